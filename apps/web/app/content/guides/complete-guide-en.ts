import type { GuideText } from "./guide.ts";

export const completeGuideEn: GuideText = {
  title: "The complete guide to Anki: install, import, review · Deckle",
  heading: "The complete guide to Anki",
  description:
    "Which Anki to install, how to import an .apkg deck, what the four buttons mean and how to switch on FSRS: everything for your first week.",
  teaser: "Installing, importing, rating, syncing: what the first week brings.",
  lead: "Anki is an open-source flashcard program that decides when you see each card again. You say how well you remembered; it works out the next date. This guide follows Anki 26.09 and takes you from nothing installed to a review routine. For why any of this works, read [the learning theory](/guide/anki-learning-theory).",
  sections: [
    {
      id: "concepts",
      heading: "Four words to know first",
      blocks: [
        "Most confusion in Anki comes from four words. A **note** is one thing you wrote down, split into fields such as “Front”, “Back” and “Source”. A **note type** says which fields there are and how cards are laid out from them. A **card** is what you actually see, turn over and rate. A **deck** is the folder a card lives in, and what you pick when you sit down to study.",
        { figure: "notes-to-cards" },
        "One note can make several cards. [[Basic (and reversed card)]] makes two, one in each direction; [[Cloze]] makes one for each numbered gap. You edit notes, and their cards follow without losing their progress. Deleting works the same way: delete the note and all its cards go with it.",
      ],
    },
    {
      id: "install",
      heading: "Which version to install",
      blocks: [
        "The desktop program is free and open source. Get it from apps.ankiweb.net for Windows, macOS or Linux. The phone versions are made by different people under different names, and app stores are full of look-alikes, so check the name.",
        {
          table: {
            caption: "The real Anki on each platform",
            head: ["Where", "Program", "Price"],
            rows: [
              ["Computer", "Anki", "Free"],
              ["Android", "AnkiDroid (volunteers, open source)", "Free"],
              ["iPhone and iPad", "AnkiMobile (by Ankitects, the makers of Anki)", "Paid once"],
              ["Browser", "AnkiWeb (ankiweb.net)", "Free, fewer features"],
            ],
          },
        },
        "Start with the computer even if you plan to review on the bus. Writing, tidying and bulk changes are far easier there. The paid iPhone app is how Anki’s development is funded; if you would rather not buy it, AnkiWeb in the browser reviews the same cards.",
      ],
    },
    {
      id: "import",
      heading: "Import your first deck",
      blocks: [
        "A shared deck, or one you downloaded from Deckle, is a single `.apkg` file. On a computer double-click it, or open Anki and choose [[File]] → [[Import]]. On a phone, tap the file among your downloads and open it with AnkiDroid or AnkiMobile; both also offer “Import File” behind their plus button or menu.",
        { figure: "import-options" },
        {
          points: [
            "[[Import any learning progress]]: whether to take over a review history that travels in the file. Leave it off for somebody else’s deck, or you inherit their intervals and a card you have never seen may turn up in three months. Tick it when you are moving your own progress.",
            "[[Import any deck presets]]: whether to take over the deck options in the file. Decks from Deckle carry a preset made for FSRS. Tick the box to use it; leave it if you have settings of your own.",
            "[[Update notes]]: what to do with notes you imported before. With [[If newer]], importing a deck a second time updates it and never doubles it.",
          ],
        },
        "Afterwards Anki lists how many notes were added, updated and skipped. Skipped nearly always means “you already have this one”.",
      ],
    },
    {
      id: "fsrs",
      heading: "Switch on FSRS, once",
      blocks: [
        "Anki has two schedulers. SM-2 is the old one. FSRS is newer: it estimates the state of each memory from your own review history, and usually reaches the same recall with fewer reviews. In a fresh collection of 26.09 we found the switch still off, so turn it on yourself.",
        {
          steps: [
            "On the deck list click the gear beside a deck, choose [[Options]] and scroll to the FSRS section.",
            "Switch FSRS on. It applies to every deck. If you also use a phone, it needs AnkiDroid 2.17 or AnkiMobile 23.10, or newer.",
            "Leave [[Desired retention]] at 90% for now.",
            "Leave [[Learning steps]] at `1m 10m`. Steps of a day or more get in the way of FSRS.",
            "Save. Once you have a few weeks of reviews, come back and press [[Optimize Current Preset]], then repeat that every month or two.",
          ],
        },
        "What retention costs, and when a second preset is worth it, is in [best practices](/guide/anki-best-practices).",
      ],
    },
    {
      id: "rating",
      heading: "What the four buttons mean",
      blocks: [
        "Read the question, say the whole answer in your head, then turn the card. Space turns it; 1 to 4 rate it. There is one test: did you have the answer before you looked?",
        { figure: "rating-buttons" },
        "The most expensive mistake is pressing [[Hard]] when you forgot. [[Hard]] is a passing grade: the interval still grows, FSRS believes your memory is better than it is, and everything comes back too late. If you did not know it, press [[Again]]. Most days [[Again]] and [[Good]] are all you need, and `Ctrl+Z` takes back a slip.",
      ],
    },
    {
      id: "daily",
      heading: "How much a day",
      blocks: [
        "The default is 20 new cards a day. The Anki manual’s rule of thumb is that a steady 20 new cards a day grows into roughly 200 reviews a day. With a job or a full timetable, begin with 10 and adjust after two weeks. Finishing the reviews matters far more than adding new cards.",
        "Missing a day or two is fine: just carry on. If a real backlog builds up, set new cards to 0 until you have caught up. [Best practices](/guide/anki-best-practices) has the full drill.",
      ],
    },
    {
      id: "sync",
      heading: "Sync and back up",
      blocks: [
        "Make a free account at ankiweb.net, click [[Sync]] on the computer and sign in, then use the same account on the phone. If both sides already hold cards, the first sync asks which one to keep: choose the side that has your work, because the other is replaced. From then on, sync before you study and again when you finish.",
        "Anki backs up cards and progress by itself, but not pictures and sound. Before changing computers use [[File]] → [[Export]], choose [[Anki Collection Package]] and tick [[Include media]]. The `.colpkg` you get restores everything.",
      ],
    },
    {
      id: "trouble",
      heading: "Questions from the first week",
      blocks: [
        {
          points: [
            "**The deck has 200 cards. Why do I get 20?** The daily limit is at work and releases the rest day by day. For more today, press [[Custom Study]] and choose [[Increase today's new card limit]].",
            "**One card annoys me, but I do not want to delete it.** While reviewing choose [[Suspend Card]] under [[More]]. You can bring it back in [[Browse]].",
            "**My intervals differ from my friend’s.** They are worked out from your own answers, with a little random shift so that cards learned together do not stay together for ever.",
            "**Which day do I study at 2 a.m.?** A day ends at four in the morning by default; change [[Next day starts at]] in the preferences.",
          ],
        },
      ],
    },
    {
      id: "next",
      heading: "Where to go from here",
      blocks: [
        "The tool is the easy half. What decides the outcome is the cards, so read [how to write a good card](/guide/anki-card-creation) next. If you already have lecture notes or a book chapter, let Deckle write a first draft and keep the cards you like.",
      ],
    },
  ],
};
