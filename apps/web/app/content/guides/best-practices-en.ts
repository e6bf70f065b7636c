import type { GuideText } from "./guide.ts";

export const bestPracticesEn: GuideText = {
  title: "Anki best practices: FSRS, retention, backlogs, leeches · Deckle",
  heading: "Anki best practices",
  description:
    "What to set desired retention to, when to split presets, how often to optimise, how to clear a backlog, what to do with leeches, and a daily routine that holds.",
  teaser: "The FSRS settings that matter, a daily routine, backlogs and leeches.",
  lead: "Anki has a great many options, and fewer than ten of them decide how well it works for you. Here they are in order of weight: first the daily routine, then FSRS, then what to do when things go wrong. Most defaults are sound. Leave them alone without a reason.",
  sections: [
    {
      id: "routine",
      heading: "A day with Anki",
      blocks: [
        {
          steps: [
            "Pick a time and place and tie it to something you already do: after breakfast, on the train.",
            "Reviews first, new cards second. Reviews protect what you have; new cards add to the bill.",
            "Ten seconds without a lead? Turn the card and press [[Again]].",
            "Fix a bad card when you meet it: `E` edits it, `@` suspends it until later.",
            "Stop at zero. More repetitions today buy nothing; tomorrow’s cards are for tomorrow.",
          ],
        },
        "On busy days do the reviews and skip new cards. Ten minutes every day beats two hours on Sunday. If certain weekdays are always full, set them to [[Reduced]] or [[Minimum]] under [[Easy Days]] in the deck options, and Anki moves cards to the days around them.",
      ],
    },
    {
      id: "retention",
      heading: "Desired retention, the number that matters most",
      blocks: [
        "It is the share of cards you want to know at the moment they come due. The default is 90%. Raise it and intervals shrink; lower it and they stretch. The catch is that the price is not linear: the last few per cent are the dear ones.",
        { figure: "retention-workload" },
        "The figure is computed from FSRS-6’s default forgetting curve. For one and the same card, going from 90% to 95% means about 2.5 times as many reviews, and 97% about 4.5 times. Your own parameters move the curve, but not its shape. The [[FSRS Simulator (Experimental)]] in the deck options predicts it from your own cards.",
        {
          points: [
            "Ordinary study: 85 to 90%.",
            "An exam soon, or mistakes that cost: 92 to 95%, and back down afterwards.",
            "Reading for interest: around 80%.",
            "Never above 97%, and never so low that you mostly fail: that wastes time and morale.",
          ],
        },
      ],
    },
    {
      id: "presets",
      heading: "Presets: split by difficulty, not by subject",
      blocks: [
        "A preset is a set of options that several decks can share. Parameters and retention belong to the preset, so it pays to separate material that differs a lot in difficulty, say vocabulary and statutes. One preset per subject leaves each with too little history to optimise well. Two or three are usually enough.",
        "To give one deck fewer cards you need no preset at all. Under [[Daily Limits]] choose [[This deck]] to change that deck only, or [[Today only]] for a change that undoes itself overnight.",
      ],
    },
    {
      id: "parameters",
      heading: "Parameters and steps",
      blocks: [
        {
          points: [
            "Let [[Optimize Current Preset]] or [[Optimize All Presets]] produce the parameters. Do not type them in and do not copy anybody’s. With few reviews the result stays near the defaults, as it should.",
            "Once every month or two is enough. If an interval shrinks after optimising, the card’s state was estimated anew; nothing broke.",
            "Keep [[Learning steps]] and [[Relearning steps]] under a day, such as `10m` or `1m 10m`. Drilling a card again and again on one day adds little to long-term memory.",
            "Leave [[Reschedule cards on change]] off. It can make a great many cards due at once.",
            "Leave [[Maximum interval]] where it is. Capping it at 30 days “to be safe” gives up spaced repetition.",
          ],
        },
        "How you rate matters more than any parameter. Forgot: [[Again]]. Knew it: [[Good]]. [[Hard]] is for “yes, but it took effort”, [[Easy]] for “far too soon”.",
      ],
    },
    {
      id: "backlog",
      heading: "Digging out of a backlog",
      blocks: [
        "Exams, travel and flu leave a pile of due cards. Do not clear it in one sitting and do not reset anything. Work in this order:",
        {
          steps: [
            "Set new cards to 0 until you are level.",
            "Set [[Maximum reviews/day]] to a number you are sure to finish, say 80.",
            "Set [[Review sort order]] to [[Descending retrievability]] for now. You meet the cards you still know first and save the most; what is already gone loses little by waiting.",
            "Stop at the limit each day. A week or two usually does it.",
            "Then go back to [[Due date, then random]] and let new cards in again.",
          ],
        },
        "FSRS takes the delay into account. A card you still know after twice its interval was stronger than expected, and its next interval grows to match. Late reviews are not wasted.",
      ],
    },
    {
      id: "leeches",
      heading: "Leeches: rewrite, rest or remove",
      blocks: [
        "When a review card has been failed eight times, Anki tags its note `leech`. In a new preset of 26.09 it is only tagged and keeps coming; [[Leech action]] can suspend it instead. Leeches are few and eat a great deal of time.",
        {
          points: [
            "**Rewrite.** Usually the question is too wide or resembles another card. Split it, or add a card that asks for the difference.",
            "**Rest.** Two look-alike words learned together fight. Suspend one until the other is firm.",
            "**Remove.** Obscure and never needed: delete it.",
          ],
        },
        "Once a week search for them in [[Browse]] and spend ten minutes:",
        {
          searches: [
            ["tag:leech -is:suspended", "leeches that are still in play"],
            [
              "prop:lapses>=4 rated:30:1",
              "cards forgotten four times or more, and again in the last 30 days",
            ],
          ],
        },
      ],
    },
    {
      id: "review",
      heading: "A monthly look at the statistics",
      blocks: [
        "In [[Stats]] the table to read is [[Retention]]: the share of cards with an interval of a day or more that you actually got right. A few points either side of your target is normal. If it stays well below, check first that you are not pressing [[Hard]] for cards you forgot, then optimise. The other graph worth a look is the forecast of due cards: if the bars keep climbing, you are adding new cards too fast.",
        "With all that in order, the [advanced features](/guide/anki-advanced-features) are a pleasure. Templates, filtered decks and add-ons make a good routine nicer; they do not rescue poor cards.",
      ],
    },
  ],
};
