/**
 * Marketing figures and voices (specification section 1). They are the specification's samples, not measurements of
 * this copy: the page says so while `isSample` is true. An operator replaces `claims-zh.ts` and `claims-en.ts` with
 * what is true for the site, or empties the lists, and then the sections are left out.
 */
export interface Claims {
  readonly isSample: boolean;
  readonly sampleNote: string;
  readonly figuresHeading: string;
  readonly figures: readonly Figure[];
  readonly barsHeading: string;
  readonly bars: readonly { readonly label: string; readonly percent: number }[];
  readonly voices: {
    readonly heading: string;
    readonly text: string;
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly rating: (stars: number) => string;
    readonly items: readonly Voice[];
  };
}

interface Figure {
  readonly value: number;
  readonly decimals: number;
  readonly suffix: string;
  readonly label: string;
}

interface Voice {
  /** 1 to 5. */
  readonly rating: number;
  readonly initials: string;
  readonly platform: string;
  readonly name: string;
  readonly role: string;
  readonly content: string;
}
