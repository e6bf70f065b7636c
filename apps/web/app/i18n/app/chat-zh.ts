export const chatZh = {
  title: "问资料 · 卡盒",
};
