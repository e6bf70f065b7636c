export const progressZh = {
  title: "学习进度 · 卡盒",
};
