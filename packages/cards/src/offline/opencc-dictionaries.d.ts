/** Dictionaries of opencc-js, which come without types: pairs parted by bars. */
declare module "opencc-js/dict/STCharacters" {
  const pairs: string;
  export default pairs;
}
declare module "opencc-js/dict/TWVariants" {
  const pairs: string;
  export default pairs;
}
