/** Words that the demo needs once somebody uses it; its form has its words from the site catalogue. */
export const demoZh = {
  stages: ["上传", "处理", "完成"],
  uploading: "正在上传…",
  processing: "正在读文件、写卡片…",
  chooseFirst: "请先选择一份文件，或者用一份示例。",
  failed: "没有做成",
  done: (count: number) => `做好了 ${count} 张卡片`,
  about: (title: string) => `来自《${title}》`,
  question: "问答",
  cloze: "填空",
  levels: { easy: "简单", medium: "中等", hard: "困难" },
  source: "出处",
  page: (page: number) => `第 ${page} 页`,
  leftOut: "没有读到的部分",
  export: "导出 .apkg",
  exported: "已下载，在 Anki 里打开即可。",
  notKept: "文件和卡片都没有留在服务器上，离开本页就没有了。",
  keep: "注册后，卡片会一直为你留着",
};

export type DemoMessages = typeof demoZh;
