import type { Article } from "#content/article.ts";

export const communityZh: Article = {
  title: "社区 · 卡盒",
  heading: "社区",
  description: "卡盒是开源软件。怎样报告问题、提出建议、参与翻译和写代码，以及到哪里讨论 Anki 和学习方法。",
  lead: "卡盒的程序是开源的，任何人都可以查看、安装和改进。这一页说明怎样一起把它做好。",
  sections: [
    {
      id: "report",
      heading: "报告问题",
      blocks: [
        "先看[帮助中心](/help)有没有现成的办法。要报告的话，写清下面几点，问题会解决得快很多：",
        {
          points: [
            "你做了什么，原以为会怎样，实际怎样；",
            "页面上的提示语，原样抄下来；",
            "文件的类型、大小和页数。除非你愿意公开，请不要附上文件本身；",
            "浏览器和系统的名字、版本。",
          ],
        },
        "安全漏洞请不要公开讨论，私下告诉运营者，办法见[联系我们](/contact)。",
      ],
    },
    {
      id: "suggest",
      heading: "提出建议",
      blocks: [
        "说说你在学什么、卡在哪一步，比直接提一个功能更有帮助。哪一类文件的卡片做得不好，请举一两句原文和你期望的问题，这对改进出卡规则最有用。",
      ],
    },
    {
      id: "contribute",
      heading: "参与开发",
      blocks: [
        {
          points: [
            "**文字**：指南、帮助和界面的中英文都放在仓库里，发现错字或说法过时，改一行也欢迎。",
            "**代码**：从仓库里的 `CONTRIBUTING.md` 和 `docs/architecture.md` 读起，一条命令就能跑起来，不需要密钥和外部服务。",
            "**资料样本**：你自己写的、愿意公开的讲义，可以用来测试新的版式。",
          ],
        },
        "想在自己的机器上运行，看[开发文档](/docs)里的命令行部分。",
      ],
    },
    {
      id: "elsewhere",
      heading: "讨论 Anki 与学习方法",
      blocks: [
        "Anki 有自己的论坛（forums.ankiweb.net），官方手册在 docs.ankiweb.net。FSRS 由 open-spaced-repetition 社区维护。卡盒与它们没有隶属关系，请到对应的地方提问。我们自己的[学习指南](/guide)写明了引用的研究，欢迎指正。",
      ],
    },
    {
      id: "conduct",
      heading: "相处的规矩",
      blocks: [
        "对事不对人，假定对方是好意，不发别人的隐私和没有授权的资料。不懂就问，没有问题是蠢问题。屡次越线的人，运营者会请他离开。",
      ],
    },
  ],
};
