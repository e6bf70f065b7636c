import type { GuideText } from "./guide.ts";

export const learningTheoryEn: GuideText = {
  title: "The learning theory behind Anki: forgetting, retrieval, spacing · Deckle",
  heading: "The learning theory behind Anki",
  description:
    "What Ebbinghaus measured, which experiments stand behind retrieval practice and spacing, how FSRS turns them into dates, and what the research does not say.",
  teaser: "Forgetting, retrieval and spacing, each claim with the study it comes from.",
  lead: "Why does testing yourself a few days apart beat reading the page again? This article goes through the studies that spaced repetition rests on: who ran them, what they measured, and what follows. Knowing the reasons makes the habit easier to keep, and exaggerated claims easier to spot.",
  sections: [
    {
      id: "forgetting",
      heading: "Forgetting is fast, then slow",
      blocks: [
        "In 1885 Hermann Ebbinghaus published experiments on a single subject, himself. He learned lists of nonsense syllables and measured how much time he saved when he learned them again later: 58% after 20 minutes, 44% after an hour, 34% after a day, 25% after six days, 21% after 31 days. Most of the loss comes early. Murre and Dros repeated the procedure in 2015 and found much the same curve.",
        { figure: "forgetting-curve" },
        "Mind what was measured: nonsense syllables, one person, savings in relearning. The popular line that “you forget two thirds in a day” does not carry over to a lecture you understood. Meaningful material that hooks into what you know fades far more slowly. What carries over is the shape. **Left alone, memory drains quickly and then slowly; each successful recall makes the next curve flatter.**",
      ],
    },
    {
      id: "testing",
      heading: "Testing is learning",
      blocks: [
        "In 2006 Roediger and Karpicke had students read short passages. One passage they read twice; another they read once and then wrote down from memory, with no feedback. After five minutes rereading was slightly ahead, 81% to 75%. Two days later the order had flipped, 54% to 68%, and after a week it was 42% to 56%.",
        { figure: "testing-effect" },
        "The confidence ratings are the sting. In the paper’s second experiment, the students who kept rereading were surer of themselves and remembered less. Fluent reading feels like knowing. When you say the answer before turning a card, you are practising retrieval; when you peek and nod, you are rereading.",
        "A review by Dunlosky and colleagues in 2013 rated ten common study techniques. Only two were given “high utility”: **practice testing** and **distributed practice**. Rereading, highlighting and summarising came out as “low utility”. Anki is those two high-utility techniques put together.",
      ],
    },
    {
      id: "spacing",
      heading: "Spread it out and it lasts",
      blocks: [
        "The same hours last longer when they are spread over days. Cepeda and colleagues pulled together 317 experiments from 184 articles in 2006, and spacing beat massing across them.",
        "How far apart? In a 2008 study by the same group more than 1,350 people learned obscure facts, reviewed them once after a varying gap and were tested up to a year later. The best gap depended on the goal: about 20 to 40% of the delay for a test a week away, falling to 5 to 10% for a test a year away. Longer goals want longer gaps, and no single number fits everyone. A fixed timetable of 1, 2, 4, 7 and 15 days is an approximation; a program that watches your answers can do better.",
        "Intuition gets this wrong. In Kornell’s 2009 flashcard experiments 90% of people learned more by spacing, yet after the first session 72% believed that cramming had worked better. Spaced study feels harder, and the effort is part of why it works. Robert Bjork calls such effort a desirable difficulty.",
      ],
    },
    {
      id: "encoding",
      heading: "Depth comes first",
      blocks: [
        "Spacing and retrieval govern when and how you review. How the thing got in matters too. Craik and Lockhart proposed in 1972 that deeper processing, thinking about what something means rather than how it looks, leaves a more lasting trace; Slamecka and Graf showed in 1978 that words people generate themselves are remembered better than words they read. On a card that means asking in your own words and keeping a reason or an example beside the answer. It is also why somebody else’s deck works better once you have read the source and edited a few cards.",
      ],
    },
    {
      id: "algorithm",
      heading: "From research to a scheduler",
      blocks: [
        "In the 1980s Piotr Wozniak wrote SM-2 for SuperMemo: each card carries an ease factor, and every correct answer multiplies the interval. Anki began with a modified SM-2.",
        "FSRS describes a memory differently. It keeps three numbers for each card. **Retrievability** is the chance that you could recall it now. **Stability** is how many days it takes for that chance to fall to 90%. **Difficulty** is how stubborn the card is. Each rating updates all three, and your [[Desired retention]] decides the next date. FSRS-6 has 21 parameters. The defaults come from a large pool of anonymous review histories; [[Optimize Current Preset]] replaces them with yours.",
        {
          table: {
            caption: "Where each finding shows up in Anki",
            head: ["Finding", "In Anki"],
            rows: [
              [
                "Forgetting is fast, then slow",
                "A new card comes back within minutes, then after days, then months",
              ],
              ["Retrieval beats rereading", "Question first; the answer stays hidden until you have tried"],
              ["Spacing beats cramming", "A little every day, with limits on new cards"],
              ["Difficulty differs", "Dates follow your ratings, not a fixed timetable"],
              ["Mixing beats blocking", "Reviews from all chapters arrive shuffled"],
            ],
          },
        },
      ],
    },
    {
      id: "limits",
      heading: "What the research does not say",
      blocks: [
        {
          points: [
            "It does not say that cards replace understanding. The first of Wozniak’s twenty rules is not to learn what you do not understand. Cards keep what you understood; reading, problems and explaining get you there.",
            "It does not say that a day’s delay ruins anything. Missing one review costs little. Stopping for weeks is what costs.",
            "It does not say that more retention is always better. Going from 90% to 95% multiplies the reviews; [best practices](/guide/anki-best-practices) does that sum.",
            "It does not say that everything belongs on a card. Skills, writing and proofs need practice of their own. Cards suit definitions, facts, vocabulary, steps and the reasons behind decisions.",
          ],
        },
        {
          note: "Studies named here: Ebbinghaus (1885); Craik and Lockhart (1972); Slamecka and Graf (1978); Murre and Dros (2015); Roediger and Karpicke (2006); Dunlosky et al. (2013); Cepeda et al. (2006, 2008); Kornell (2009); Bjork (1994).",
        },
      ],
    },
    {
      id: "practice",
      heading: "Three things to do today",
      blocks: [
        {
          steps: [
            "Say or write the answer before you turn the card. Skip this and all that is left is rereading.",
            "Spread new cards over the week instead of adding a hundred on Sunday.",
            "Understand a section before you make cards of it, then start reviewing the next day, so that the very first recall is already spaced.",
          ],
        },
        "That is the theory. To put it onto cards, read [how to write a good card](/guide/anki-card-creation); to put it into a calendar, read [study strategies](/guide/anki-study-strategies).",
      ],
    },
  ],
};
