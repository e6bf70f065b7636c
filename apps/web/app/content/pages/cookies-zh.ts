import type { Article } from "#content/article.ts";

export const cookiesZh: Article = {
  title: "Cookie 说明 · 卡盒",
  heading: "Cookie 说明",
  description: "卡盒在你的浏览器里存了什么：每个 Cookie 和本地存储项的名字、用途和期限，以及怎样清除。",
  lead: "卡盒只存运行必需的东西，没有广告、统计和跟踪，所以也没有同意弹窗。下面是全部清单。",
  sections: [
    {
      id: "cookies",
      heading: "Cookie",
      blocks: [
        {
          table: {
            caption: "本站设置的 Cookie",
            head: ["名字", "用途", "期限"],
            rows: [
              ["`locale`", "记住语言，让服务器直接送出对应语言的页面", "一年"],
              [
                "`_idp_session`",
                "在登录页面保持登录状态，网页脚本读不到。使用外部登录服务的站点没有这一项",
                "14 天",
              ],
              ["`_idp_interaction`", "登录进行到哪一步，登录完成即删除", "一小时"],
              ["`_idp_resume`", "登录完成后回到哪里，用完即删除", "一小时"],
            ],
          },
        },
        "后三项带签名，改动即失效，同名加 `.sig` 的是它们的签名。",
      ],
    },
    {
      id: "local-storage",
      heading: "本地存储",
      blocks: [
        "本地存储留在你的浏览器里，不随请求发送。",
        {
          table: {
            caption: "本地存储中的项目",
            head: ["名字", "用途", "期限"],
            rows: [
              ["`preferred-language`、`locale`", "语言", "直到清除"],
              ["`theme`", "深色或浅色，手动切换后才有", "直到清除"],
              ["`logto:…`", "登录令牌：证明你是谁，用来调用接口", "退出登录时删除"],
              ["`deckle-deck-choices`", "上次用的出卡选项", "直到清除"],
              ["`deckle-shortcuts`", "是否关闭键盘快捷键", "直到清除"],
              ["`deckle-answers:…`", "断网时答的题，送出后删除", "送出为止"],
            ],
          },
        },
      ],
    },
    {
      id: "session-storage",
      heading: "标签页存储",
      blocks: [
        "只在当前标签页有效，关掉标签页就消失：登录过程中的校验值（`logto:…`）和身份服务的配置（`logto_cache:…`）、登录后要回到的页面（`deckle-return-path`）、退出登录的标记（`deckle-sign-out`）、页面自动刷新的时间（`deckle-reloaded-at`）。",
      ],
    },
    {
      id: "clear",
      heading: "怎样清除",
      blocks: [
        "退出登录会删除令牌。其余的可以在浏览器的“清除网站数据”里一次删掉，下次访问会像第一次那样。禁用 Cookie 和本地存储也能浏览公开页面，但不能登录。",
        "更多说明见[隐私政策](/privacy)。",
      ],
    },
  ],
};
