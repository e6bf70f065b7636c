/** A card of any maker, as the scorer sees it. */
export interface BenchCard {
  /** A question, or a sentence with its gap shown as `[...]`. */
  readonly prompt: string;
  readonly answer: string;
  /** The whole sentence behind a gap; absent for a question. */
  readonly sentence?: string;
  /** Number of gaps hidden at one time. */
  readonly gaps?: number;
  /** What the maker says the card rests on; the answer itself where it says nothing. */
  readonly quote?: string;
}
