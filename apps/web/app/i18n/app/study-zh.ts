export const studyZh = {
  title: "学习 · 卡盒",
};
