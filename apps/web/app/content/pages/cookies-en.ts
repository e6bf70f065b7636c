import type { Article } from "#content/article.ts";

export const cookiesEn: Article = {
  title: "Cookies · Deckle",
  heading: "Cookies",
  description:
    "What Deckle keeps in your browser: the name, purpose and lifetime of every cookie and stored item, and how to clear them.",
  lead: "Deckle keeps only what it needs to work. There is no advertising, no statistics and no tracking, and so no banner to agree to. This is the whole list.",
  sections: [
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        {
          table: {
            caption: "Cookies set by this site",
            head: ["Name", "Purpose", "Kept"],
            rows: [
              ["`locale`", "Your language, so that the server sends the right page at once", "A year"],
              [
                "`_idp_session`",
                "Keeps you signed in on the sign-in pages; scripts cannot read it. Absent where the site uses another sign-in service",
                "14 days",
              ],
              ["`_idp_interaction`", "How far a sign-in has got; removed when it is done", "An hour"],
              ["`_idp_resume`", "Where to go after signing in; removed once used", "An hour"],
            ],
          },
        },
        "The last three are signed and worthless when changed; the same names with `.sig` are their signatures.",
      ],
    },
    {
      id: "local-storage",
      heading: "Local storage",
      blocks: [
        "Local storage stays in your browser and is not sent with requests.",
        {
          table: {
            caption: "Items in local storage",
            head: ["Name", "Purpose", "Kept"],
            rows: [
              ["`preferred-language`, `locale`", "Language", "Until cleared"],
              ["`theme`", "Light or dark, once you have switched", "Until cleared"],
              ["`logto:…`", "Sign-in tokens, which show the API who you are", "Removed when you sign out"],
              ["`deckle-deck-choices`", "The card options you used last", "Until cleared"],
              ["`deckle-shortcuts`", "Whether keyboard shortcuts are off", "Until cleared"],
              ["`deckle-answers:…`", "Answers given offline", "Until they are sent"],
            ],
          },
        },
      ],
    },
    {
      id: "session-storage",
      heading: "Tab storage",
      blocks: [
        "Lives in one tab and goes when you close it: check values of a sign-in (`logto:…`) and the identity service’s configuration (`logto_cache:…`), the page to return to (`deckle-return-path`), a mark that you are signing out (`deckle-sign-out`), and when the page last reloaded itself (`deckle-reloaded-at`).",
      ],
    },
    {
      id: "clear",
      heading: "How to clear it",
      blocks: [
        "Signing out removes the tokens. Your browser’s “clear site data” removes the rest, and your next visit is like the first. With cookies and storage blocked you can read the public pages but not sign in.",
        "More is in the [privacy policy](/privacy).",
      ],
    },
  ],
};
