/** What stands on every page of the app. */
export const shellZh = {
  navigation: "主导航",
  boxes: "卡盒",
  study: "学习",
  progress: "进度",
  chat: "问资料",
  offline: "现在没有网络。已经打开的内容可以继续看，改动要等网络恢复。",
  expiredHint: "这个页面的内容还在。请在新标签页重新登录，再回到这里继续。",
};
