import type { GuideText } from "./guide.ts";

export const studyStrategiesEn: GuideText = {
  title: "Anki study strategies: exams, languages, law, medicine · Deckle",
  heading: "Anki study strategies",
  description:
    "Fitting cards into real study: a week’s plan, what to do eight, four and one week before an exam, and how to make cards for languages, law, medicine, maths and code.",
  teaser: "A week’s plan, an exam countdown, and advice by subject.",
  lead: "Anki takes care of remembering. Studying also means understanding, practising and using. This guide shows where cards fit: in an ordinary week, in the weeks before an exam, and in different subjects. The research behind it is in [the learning theory](/guide/anki-learning-theory).",
  sections: [
    {
      id: "loop",
      heading: "Read, make, review, use",
      blocks: [
        {
          steps: [
            "**Read** a section, close the book and explain it in your own words.",
            "**Make** five to twenty cards, the same day or the next, of what you need to keep.",
            "**Review** what Anki serves each day, old before new.",
            "**Use** it every week: problems, essays, explaining it to someone. What breaks becomes new cards.",
          ],
        },
        "Many people stop at the third step and wonder why they know every card and fail the questions. Cards keep the parts; assembling them is a separate exercise. The reverse fails too: with problems alone the parts keep falling off, and you look the same things up again. Half and half is a sound split of your time.",
      ],
    },
    {
      id: "week",
      heading: "An ordinary week",
      blocks: [
        "Suppose you have 30 to 40 minutes a day. New material goes from Monday to Thursday, Friday is for reviews only, and the weekend is for tidying and use.",
        { figure: "week-plan" },
        {
          points: [
            "Reviews in the morning, 15 to 20 minutes. Evenings are for reading and making cards.",
            "No new cards on Friday, so that the queue is empty for the weekend.",
            "Saturday is for mending: red flags, leeches, cards you no longer need.",
            "Sunday is a practice paper or a page of summary. What you could not do becomes next week’s cards.",
          ],
        },
        "Mix rather than block. In a 2007 study Rohrer and Taylor had students practise several volume formulas; those who practised them mixed made more mistakes while practising, and did far better on the test a week later. Anki shuffles reviews by itself; do the same with exercises.",
      ],
    },
    {
      id: "exam",
      heading: "Eight weeks before an exam",
      blocks: [
        { figure: "exam-countdown" },
        {
          table: {
            caption: "From eight weeks out to the day",
            head: ["When", "New cards, retention", "Focus"],
            rows: [
              ["8 to 4 weeks", "15 to 20 a day, 90%", "Read and make cards until the syllabus is covered"],
              ["4 to 2 weeks", "5 to 10 a day, 92%", "Past papers; cards only for mistakes"],
              ["Last 2 weeks", "None, 95%", "Clear the queue, sit mock exams"],
              ["Last 2 days", "None", "A filtered deck of weak cards, and sleep"],
            ],
          },
        },
        "Stop new cards earlier than feels right. A card learned today needs a few spaced recalls before it stands; what you add three days before mostly soothes nerves. For the last days build a filtered deck with rescheduling off:",
        {
          searches: [
            ["deck:current prop:lapses>=2", "cards forgotten twice or more: the best use of an hour"],
            ["deck:current prop:r<0.9", "cards FSRS gives you less than a 90% chance on"],
          ],
        },
        "Afterwards set retention back to 90%. Keep reviewing what you still need and suspend whole chapters you do not.",
      ],
    },
    {
      id: "languages",
      heading: "Languages: sentences first",
      blocks: [
        {
          points: [
            "Lay a base of 1,000 to 2,000 frequent words, both ways. After that take words from what you actually read and hear.",
            "Put a new word in its sentence with one gap. The sentence teaches the company it keeps.",
            "Add sound. If listening is weak, make a second card with sound alone on the front.",
            "Look-alikes deserve a card that asks for the difference: affect and effect do not sort themselves out on two cards.",
            "Cards are not the language. Read or listen at least as long as you review.",
          ],
        },
      ],
    },
    {
      id: "law",
      heading: "Law: mind the exceptions",
      blocks: [
        {
          points: [
            "Statutes suit cloze, with gaps on elements and time limits, and the act and section in the question.",
            "Split a test of several elements into one card each, and add one that asks how many there are.",
            "Exceptions come up more than rules. Give each one its own card.",
            "Do not memorise cases whole. Ask for the issue, the holding and the reason.",
            "Law changes. Tag cards with the year, and when an amendment comes in, search and update them together.",
          ],
        },
      ],
    },
    {
      id: "medicine",
      heading: "Medicine: ask for differences",
      blocks: [
        {
          points: [
            "Anatomy and pathology are made for [[Image Occlusion]], three to eight covers a picture.",
            "Turn mechanisms into a chain with a card for each arrow: “A rises. What follows, and why?”",
            "Learn drugs by class, and make cards of single drugs only where they differ.",
            "For differential diagnosis ask what separates two conditions instead of listing either.",
            "Large ready-made decks tempt. Unsuspend them chapter by chapter as the course goes, never all at once.",
          ],
        },
      ],
    },
    {
      id: "stem",
      heading: "Maths and code: why and when",
      blocks: [
        {
          points: [
            "A formula is at least three cards: the formula, what each symbol means, when it applies.",
            "For a theorem keep the conditions and a counterexample; for a proof, the one step that is hard to find.",
            "For algorithms ask cost and use. For code let [[Basic (type in the answer)]] take one line, not a listing.",
            "Do not paste a problem you got wrong. Distil it: seeing what, should I have thought of what?",
          ],
        },
        "Formulas go between `\\(` and `\\)` and are shown with MathJax, on phones too.",
      ],
    },
    {
      id: "together",
      heading: "Teachers and study groups",
      blocks: [
        "A teacher can hand a deck to a class: export it without learning progress. When cards change mid-term, export and share it again; students who import with [[If newer]] get the updates and keep their own progress. Groups that share the work should agree on tags and fields first, take a chapter each, and check one another’s cards before merging. Checking someone else’s card is a fine review in itself.",
        "If the notes already exist as a document, you need not start from nothing. Let Deckle draft the cards, read them against the yellow source lines, narrow what is wide, delete what is shallow, and share the rest. For the standard to hold them to, see [how to write a good card](/guide/anki-card-creation).",
      ],
    },
  ],
};
