import type { GuideText } from "./guide.ts";

export const advancedFeaturesEn: GuideText = {
  title: "Advanced Anki: templates, filtered decks, search, add-ons · Deckle",
  heading: "Advanced Anki features",
  description:
    "Note types and templates, typed answers, image occlusion, the browser’s search language, filtered decks, burying and suspending, add-ons and export, each with something to copy.",
  teaser: "Templates, search, filtered decks, occlusion and add-ons, ready to copy.",
  lead: "You can do well with Anki and none of this. Learned one at a time, these features save a lot of repeated work. Everything here was checked against Anki 26.09, and the searches can be pasted into [[Browse]] as they are. If your cards still need work, start with [how to write a good card](/guide/anki-card-creation).",
  sections: [
    {
      id: "templates",
      heading: "Note types: ingredients and recipe",
      blocks: [
        "In the [[Add]] window the [[Fields]] and [[Cards]] buttons decide what is stored and how it is shown. Templates pull fields in with double braces: `{{Front}}` on the front, `{{FrontSide}}<hr>{{Back}}` on the back.",
        { figure: "fields-template" },
        {
          table: {
            caption: "Template code worth knowing",
            head: ["Write", "To get"],
            rows: [
              ["`{{#Source}}…{{/Source}}`", "The middle part only when Source is filled in"],
              ["`{{^Source}}…{{/Source}}`", "The middle part only when Source is empty"],
              ["`{{hint:Clue}}`", "A link that opens when clicked"],
              ["`{{type:Back}}`", "A box to type into, compared letter by letter"],
              ["`{{tts en_US:Front}}`", "The field read aloud by the system’s voice"],
              ["`{{cloze:Text}}`", "The text with its gaps, in cloze note types"],
            ],
          },
        },
        "Renaming or adding a field keeps your content; removing one deletes what was in it, so back up first. Adding or removing fields or card templates makes the next sync a one-way sync: sync your other devices before you begin.",
        "Looks go under [[Styling]] and are ordinary CSS. In night mode Anki gives the card the class `nightMode`, so you can set colours for it. Use at least 20 px if you review on a phone.",
      ],
    },
    {
      id: "typing",
      heading: "Type the answer",
      blocks: [
        "For spelling, formulas, code and drug names, thinking the answer is too easy to fudge. [[Basic (type in the answer)]] gives you a box, and the back marks what was right, wrong or missing. Cloze cards can do it too: change the front template to `{{type:cloze:Text}}`.",
        "Anki compares; the rating stays yours. A missing comma can still be [[Good]]. Keep such cards few if you mostly study on a phone.",
      ],
    },
    {
      id: "occlusion",
      heading: "Image occlusion for diagrams and maps",
      blocks: [
        "Built in since 23.10, with no add-on needed. Choose [[Image Occlusion]] when adding, load a picture and cover what you want to be asked with a [[Rectangle]], [[Ellipse]] or [[Polygon]]. Each cover makes a card.",
        { figure: "image-occlusion" },
        {
          points: [
            "[[Hide All, Guess One]] covers the other labels too: harder, and right when labels give each other away.",
            "[[Hide One, Guess One]] leaves the others visible: right for how a part sits in the whole.",
            "Shapes that belong together can be grouped with [[Group Selection]] and count as one card.",
          ],
        },
      ],
    },
    {
      id: "search",
      heading: "Search: find any set of cards",
      blocks: [
        "Press `B` to open [[Browse]]. A space between terms means “and”, `or` means or, and a minus means not. The same language drives filtered decks.",
        {
          searches: [
            ["deck:current is:due", "due cards of the current deck"],
            ["tag:contract -is:suspended", "cards with this tag that are not suspended"],
            ["added:7", "cards added in the last seven days"],
            ["rated:1:1", "cards you answered [[Again]] today"],
            ["prop:ivl>=90", "well-known cards, 90 days apart or more"],
            ["prop:r<0.8", "cards FSRS gives less than an 80% chance right now"],
            ["flag:1 or tag:leech", "cards with a red flag, and leeches"],
            ['"good faith"', "cards that contain these words together"],
          ],
        },
        "Searches you use often can be kept in the sidebar with [[Save Current Search]]. When a card looks wrong during review and you have no time, press `Ctrl+1` for a red flag and mend them all at the weekend with `flag:1`.",
      ],
    },
    {
      id: "filtered",
      heading: "Filtered decks: borrow cards for a session",
      blocks: [
        "[[Create Filtered Deck...]] gathers cards by a search, lends them to a temporary deck and sends each one home after you study it. Use it to go over one chapter before a test, yesterday’s failures, or tomorrow’s reviews today.",
        {
          searches: [
            ["tag:law::contract is:due", "only what is due in this chapter"],
            ["rated:2:1", "what you forgot yesterday and today"],
            ["is:due prop:due<=-7", "a backlog more than a week old, to be worked off separately"],
          ],
        },
        "Think about [[Reschedule cards based on my answers in this deck]]. On, your answers count. Off, the cards go back exactly as they were, which suits last-minute cramming. For a few extra cards, [[Custom Study]] is quicker.",
      ],
    },
    {
      id: "bury",
      heading: "Bury, suspend, reset: pick the right one",
      blocks: [
        {
          table: {
            caption: "Four ways to say “not now”",
            head: ["Action", "Key", "Effect"],
            rows: [
              ["[[Bury Card]]", "`-`", "Gone for today, back tomorrow"],
              ["[[Suspend Card]]", "`@`", "Gone until you bring it back; progress is kept"],
              ["[[Reset Card]]", "`Ctrl+Alt+N`", "A new card again, from the start"],
              ["[[Set Due Date]]", "`Ctrl+Shift+D`", "Comes back in the days you name"],
            ],
          },
        },
        "Cards of one note are siblings. Under [[Burying]] in the deck options you can keep siblings apart by a day, so that they do not answer each other.",
      ],
    },
    {
      id: "addons",
      heading: "Add-ons: fewer is steadier",
      blocks: [
        "Add-ons run on the computer only, not on phones or AnkiWeb, and a big update breaks some of them each time. Three that have been looked after for years: Review Heatmap, AnkiConnect (lets other programs add cards) and FSRS Helper. Do not combine FSRS with add-ons that change intervals.",
        "Install one by pasting its number into the [[Add-ons]] window. If Anki will not start or behaves oddly, hold Shift while it opens to load none of them, then add them back one by one.",
      ],
    },
    {
      id: "export",
      heading: "Import and export",
      blocks: [
        "CSV and TSV files import column by column into fields, and a note whose first field matches is updated. To share, export an [[Anki Deck Package]] and usually leave [[Include scheduling information]] off; to move house, use an [[Anki Collection Package]]. For somebody on an old version tick [[Support older Anki versions (slower/larger files)]].",
        "Packages from Deckle come with tags, a source field and an optional FSRS preset. Once imported they are ordinary notes, and everything above works on them. Next, [study strategies](/guide/anki-study-strategies) puts these tools to work for particular exams and subjects.",
      ],
    },
  ],
};
