import type { Language } from "@deckle/contract";
import { usePageLanguage } from "./page-language.ts";

/** Words around the pages that are read (guides, help, API, legal). The Chinese object gives the type. */
const zh = {
  contents: "目录",
  code: "代码",
  verdict: { poor: "不好", good: "好" },
  updated: (day: string) => `最后更新：${day}`,
  readingTime: (minutes: number) => `阅读约 ${minutes} 分钟`,
  contact: {
    heading: "本站运营者",
    none: "运营者没有公布联系地址。如果你认识架设本站的人（学校、公司或朋友），请直接找他。",
    needsScript: "显示邮箱需要启用脚本。",
  },
  guide: {
    title: "Anki 学习指南 · 卡盒",
    heading: "Anki 学习指南",
    description: "六篇写给真实学习者的 Anki 指南：安装与导入、学习理论、写卡、最佳实践、进阶功能和学习策略。",
    lead: "从装好 Anki 到考场，六篇讲完。每篇都照着 Anki 26.09 核对过，引用的研究写明出处，没有夸大。第一次用，从第一篇开始；已经在用，挑你卡住的那篇。",
    kicker: "学习指南",
    related: "接着读",
    neighbours: "上一篇和下一篇",
    previous: "上一篇",
    next: "下一篇",
    invitation: "手里有讲义或教材？卡盒能做出带原文出处的卡片初稿，不用注册就能先试。",
    tryDemo: "试一试",
    openDashboard: "打开控制台",
    all: "全部指南",
  },
};

export type ReadingMessages = typeof zh;

const en: ReadingMessages = {
  contents: "Contents",
  code: "Code",
  verdict: { poor: "Poor", good: "Better" },
  updated: (day) => `Last updated: ${day}`,
  readingTime: (minutes) => `${minutes} min read`,
  contact: {
    heading: "The operator of this site",
    none: "The operator has not published an address. If you know who runs this site (a school, a company, a friend), ask them directly.",
    needsScript: "Scripts must be on to show the address.",
  },
  guide: {
    title: "Anki study guides · Deckle",
    heading: "Anki study guides",
    description:
      "Six Anki guides for real learners: installing and importing, learning theory, writing cards, best practices, advanced features and study strategies.",
    lead: "From installing Anki to sitting the exam, in six articles. Each was checked against Anki 26.09 and names the studies it relies on. New to Anki? Begin with the first. Already using it? Pick the one about what is holding you up.",
    kicker: "Study guides",
    related: "Read next",
    neighbours: "Previous and next guide",
    previous: "Previous",
    next: "Next",
    invitation:
      "Got lecture notes or a chapter? Deckle drafts cards that quote their source. You can try it without an account.",
    tryDemo: "Try it",
    openDashboard: "Open the dashboard",
    all: "All guides",
  },
};

const catalogues: Readonly<Record<Language, ReadingMessages>> = { zh, en };

/** The words around an article, in the language of its file. */
export function useReadingMessages(): ReadingMessages {
  return catalogues[usePageLanguage()];
}
