export const cardsZh = {
  title: (name: string) => `${name} · 卡盒`,
};
