import type { GuideText } from "./guide.ts";

export const cardCreationEn: GuideText = {
  title: "How to write a good Anki card: rules, rewrites, formats · Deckle",
  heading: "How to write a good card",
  description:
    "One question per card, an answer you can judge, enough context, a source on the back. With before-and-after rewrites and when to use cloze, typing and image occlusion.",
  teaser: "One question a card, rewrites, cloze and occlusion, and a checklist.",
  lead: "People rarely give up on Anki because of the scheduler. They give up because their cards ask three things at once, so every answer is half right and the pile grows. Writing cards is a skill with known rules; Piotr Wozniak’s “twenty rules of formulating knowledge” from 1999 still covers most of it. Here are the ones that matter most, with rewrites.",
  sections: [
    {
      id: "understand",
      heading: "Understand first, then make cards",
      blocks: [
        "Wozniak’s first rule is not to learn what you do not understand, and the second is to learn the whole before you memorise the parts. Cards made from a page you did not follow cut your confusion into pieces and serve it daily.",
        "Work in two passes. Read a section and say in two or three sentences what it claims. Only then make cards, and only for what you will need and would lose. Five to eight cards a page is plenty for most textbooks; not every sentence earns one.",
      ],
    },
    {
      id: "anatomy",
      heading: "What a good card looks like",
      blocks: [
        { figure: "card-anatomy" },
        {
          points: [
            "**It asks one thing.** You know it or you do not; “half right” cannot happen.",
            "**The answer is short and can be judged.** A word, a number, a sentence. Over two lines, split it.",
            "**It carries its context.** Met alone in three months, it still says which subject and what about it.",
            "**It gives nothing away.** Neither the wording nor the length hints at the answer.",
            "**It names its source.** Chapter, page or the sentence itself, so a doubt takes seconds to settle.",
          ],
        },
      ],
    },
    {
      id: "rewrite",
      heading: "Before and after",
      blocks: [
        "**Break up lists.** “Name all the…” is the hardest kind of card: forget one item and you fail, and it is a different item each time. Wozniak’s advice is to avoid sets and enumerations. When you must know one, turn it into several gaps, or ask why each item is there.",
        {
          cards: [
            {
              verdict: "poor",
              label: "Three questions in one",
              front: "What makes a contract binding in English law?",
              back: "Offer and acceptance, consideration, and an intention to create legal relations.",
            },
            {
              verdict: "good",
              label: "One of three cards",
              front:
                "Contract, English law: besides agreement and the intention to be bound, what must each side give?",
              back: "Consideration",
            },
          ],
        },
        "**Narrow the question.** “Describe” and “discuss” have no answer you can check, so the rating becomes a mood.",
        {
          cards: [
            {
              verdict: "poor",
              label: "Too wide",
              front: "Describe photosynthesis.",
              back: "Plants use light to turn carbon dioxide and water into sugars and oxygen, in light and dark reactions…",
            },
            {
              verdict: "good",
              label: "One spot",
              front: "Photosynthesis: where in the chloroplast do the light reactions take place?",
              back: "The thylakoid membrane",
            },
          ],
        },
        "**Ask why as well as what.** A definition learned word for word fails as soon as the wording changes. Give an important idea a second card: “Why do limitation periods exist?” Two short sentences on the back, and the key word decides the rating.",
        "**Add context.** “What is its capital?” means nothing when it turns up on its own. Put a word or two at the front that names the subject.",
        "**Fight confusion head-on.** If two cards keep getting mixed up, ask for the difference: “affect or effect: which one is usually the verb?” Once you know that, the other two stop interfering.",
      ],
    },
    {
      id: "types",
      heading: "Which kind of card",
      blocks: [
        {
          table: {
            caption: "Note types that come with Anki",
            head: ["Note type", "Good for", "Not for"],
            rows: [
              ["[[Basic]]", "Definitions, reasons, decisions", "Sentences that need their context"],
              [
                "[[Basic (and reversed card)]]",
                "Vocabulary you need both ways",
                "Questions with no single answer backwards",
              ],
              [
                "[[Basic (type in the answer)]]",
                "Spelling, formulas, code, drug names",
                "Answers that may be worded differently",
              ],
              [
                "[[Cloze]]",
                "Text whose wording is the point: statutes, theorems, verse",
                "Sentences with so many gaps that little is left",
              ],
              ["[[Image Occlusion]]", "Anatomy, maps, circuits, processes", "What words say just as well"],
            ],
          },
        },
        "Reverse with care. “A product of photosynthesis?” is fine; “Oxygen is a product of what?” has many answers and only irritates. Make the second card when you really need that direction.",
      ],
    },
    {
      id: "cloze",
      heading: "Writing cloze cards",
      blocks: [
        "Select the words to hide and press `Ctrl+Shift+C`; Anki wraps them as `{{c1::…}}`. Each new number makes a card of its own. Gaps with the same number are hidden together on one card. A second pair of colons adds a hint: `{{c1::thylakoid membrane::where}}` shows [where].",
        { figure: "cloze-gaps" },
        {
          points: [
            "Hide the word that carries the information, never the small words.",
            "One to three gaps in a sentence. With five, the cards share so much context that they answer each other.",
            "What remains must fix the answer. “Passed in […]” is hopeless; “The Human Rights Act was passed in […]” works.",
            "Switch on [[Bury new siblings]] so that gaps from one sentence do not meet on the same day.",
          ],
        },
      ],
    },
    {
      id: "sources",
      heading: "Sources, pictures, tags",
      blocks: [
        "Rule 18 of the twenty is to provide sources, rule 19 to put a date on what may change. Statutes are amended and guidelines revised; a card with no source is a card you will not trust in two years. Cards from Deckle carry the sentence, page and heading on the back, with the words of your document in yellow. For your own cards, add a “Source” field.",
        "A picture can save a paragraph. Use one at most, cropped to what is being asked. Let tags say where a card comes from, such as `law::contract::week-3`, because later you will filter by them. Keep decks coarse, one per course: in tiny decks the deck’s name gives the answer away.",
      ],
    },
    {
      id: "checklist",
      heading: "A checklist of five",
      blocks: [
        {
          steps: [
            "With the back covered, can I answer within ten seconds? If not, split it.",
            "Would a classmate know what is being asked?",
            "Is there a second answer that would also be right? Then add a limit.",
            "Will I still need this in three months? If not, delete it.",
            "Does the back name its source?",
          ],
        },
        "Run the same five over cards that a program drafted for you: keep the sharp ones, narrow the wide ones, delete what you already know. When the cards are in order, [best practices](/guide/anki-best-practices) puts the daily routine in order too.",
      ],
    },
  ],
};
