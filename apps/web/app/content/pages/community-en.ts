import type { Article } from "#content/article.ts";

export const communityEn: Article = {
  title: "Community · Deckle",
  heading: "Community",
  description:
    "Deckle is open source. How to report a problem, suggest something, help with words or code, and where to talk about Anki and learning.",
  lead: "Deckle’s program is open source: anyone may read it, install it and improve it. This page says how to help.",
  sections: [
    {
      id: "report",
      heading: "Report a problem",
      blocks: [
        "Look in [help](/help) first; there may be a way round it. If not, these make a report easy to act on:",
        {
          points: [
            "what you did, what you expected and what happened;",
            "the message on the page, word for word;",
            "the type, size and number of pages of the file, but not the file itself unless you want it public;",
            "the name and version of your browser and system.",
          ],
        },
        "Please keep security holes out of public places and tell the operator privately; see [contact](/contact).",
      ],
    },
    {
      id: "suggest",
      heading: "Suggest something",
      blocks: [
        "What you are studying and where you got stuck helps more than a feature’s name. If cards from some kind of document are poor, quote a sentence or two and the question you would have asked: nothing improves the rules more.",
      ],
    },
    {
      id: "contribute",
      heading: "Help build it",
      blocks: [
        {
          points: [
            "**Words.** Guides, help and interface are in the repository in both languages. Fixing one outdated line is welcome.",
            "**Code.** Begin with `CONTRIBUTING.md` and `docs/architecture.md`. One command starts everything, with no keys and no outside services.",
            "**Samples.** Notes of your own that you are happy to publish help to test new layouts.",
          ],
        },
        "To run it on your own machine, see the command line in the [docs](/docs).",
      ],
    },
    {
      id: "elsewhere",
      heading: "Talk about Anki and learning",
      blocks: [
        "Anki has its own forum at forums.ankiweb.net and a manual at docs.ankiweb.net. FSRS is looked after by the open-spaced-repetition community. Deckle is not affiliated with either, so ask each in its own place. Our [guides](/guide) name the studies they rely on; corrections are welcome.",
      ],
    },
    {
      id: "conduct",
      heading: "How we treat each other",
      blocks: [
        "Argue about the matter, assume good intent, and post nobody’s private details or material you have no right to share. Ask when you do not understand. People who keep crossing the line are asked to leave by the operator.",
      ],
    },
  ],
};
