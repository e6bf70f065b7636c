import type { SiteMessages } from "./zh.ts";

export const siteEn: SiteMessages = {
  product: "Deckle",
  pictureText: "Highlighted sentences of a page of notes become three cards",
  skip: "Skip to main content",
  nav: {
    main: "Main",
    mobile: "Mobile",
    menu: "Menu",
    home: "Home",
    features: "Features",
    about: "About",
    demo: "Demo",
    guides: "Guides",
    aboutProduct: "About Deckle",
    login: "Login",
    signUp: "Sign Up",
    tryFree: "Try Free",
    dashboard: "Dashboard",
    signOut: "Sign out",
    language: "Language",
    theme: "Switch between light and dark",
    account: "My account",
  },
  footer: {
    heading: "Footer",
    about: "What you read, as cards you remember, each with its source.",
    product: "Product",
    learn: "Learn",
    legal: "Legal",
    features: "Features",
    demo: "Demo",
    faq: "Questions",
    guides: "Anki guides",
    help: "Help",
    docs: "Docs",
    community: "Community",
    contact: "Contact",
    agreement: "Terms of service",
    privacy: "Privacy policy",
    cookies: "Cookies",
    share: "Share on",
    networks: { weibo: "Weibo", x: "X", linkedIn: "LinkedIn", telegram: "Telegram" },
    language: "Language",
    rights: "© 2026 Deckle",
  },
  home: {
    title: "Deckle · Turn what you read into cards you remember",
    description:
      "Upload a PDF, Word, Markdown or text file. Get question-and-answer cards that quote their source, and export them to Anki.",
    heroFirst: "Turn what you read",
    heroSecond: "into cards you remember",
    heroText:
      "Upload a PDF, Word, Markdown or text file and get a box of question-and-answer cards in seconds. Every card shows the sentence it came from, and the download opens in Anki.",
    start: "Start free",
    openDashboard: "Open dashboard",
    seeSample: "Try without an account",
    heroNote: "3 documents a month for free · no credit card",
    previewLabel: "Sample: a page of notes becomes three cards",
    previewFile: "Cell biology · notes.pdf",
    previewPage: "Page 12",
    previewText: [
      { isMarked: true, text: "The mitochondrion has two membranes." },
      { isMarked: false, text: " The outer one is smooth. " },
      {
        isMarked: true,
        text: "The inner membrane is folded into cristae, which raise the surface area for ATP synthesis.",
      },
      { isMarked: false, text: " More folds mean more room for the enzymes of respiration. " },
      { isMarked: true, text: "The matrix is the space inside the inner membrane." },
    ],
    question: "Q&A",
    cloze: "Cloze",
    source: "Source",
    previewCards: [
      { kind: "question", front: "How many membranes does the mitochondrion have?", back: "two" },
      { kind: "question", front: "What is the inner membrane folded into?", back: "cristae" },
      { kind: "question", front: "What is the matrix?", back: "the space inside the inner membrane" },
    ],
    previewDone: "Three cards, each with its source",
    featuresHeading: "From one document to a good box of cards",
    featuresText:
      "More than cut-up sentences: the structure is read first, then what is worth knowing is picked, one fact to a card.",
    advantages: [
      {
        title: "Every card has a source",
        text: "The sentence and its chapter are on the card, with the page for a PDF. Check it whenever you like.",
      },
      {
        title: "One fact, one card",
        text: "A card asks one thing. Doubles are merged, and what does not match the text is dropped.",
      },
      {
        title: "Straight into Anki",
        text: "A standard .apkg, imported with a double click. Importing a box again updates it and never doubles it.",
      },
    ],
    stepsHeading: "Four steps",
    steps: [
      { title: "Upload document", text: "Drop it in: five formats, Chinese or English" },
      { title: "AI analysis", text: "Headings, paragraphs, lists and tables are rebuilt" },
      { title: "Generate cards", text: "Questions and clozes, with their quotes" },
      { title: "Export and use", text: "Take the .apkg to Anki, or review here" },
    ],
    technologyHeading: "What is different inside",
    technology: [
      { title: "Structure first", text: "Headings and tables are rebuilt before anything is asked." },
      {
        title: "Checked quotes",
        text: "Each quote is compared with the text word for word. A card that fails is not made.",
      },
      {
        title: "Memory curve",
        text: "The exported deck works with FSRS, which plans around how fast you forget.",
      },
      {
        title: "Your data",
        text: "Export or delete at any time. Open source, so you can run it on your own machine.",
      },
    ],
    faqHeading: "Questions",
    faq: [
      { question: "Which files, and how big?", answer: "PDF, DOC, DOCX, MD and TXT, up to 10 MB each." },
      {
        question: "What are the limits of the free plan?",
        answer: "3 documents a month. No credit card, and no feature is left out.",
      },
      {
        question: "How long does it take?",
        answer:
          "Small documents usually take less than 30 seconds, large ones 2–3 minutes. You may close the page: processing goes on, and the download waits for you.",
      },
      {
        question: "Can I use a scanned PDF?",
        answer:
          "That depends on whether this site has text recognition. Without it you are told so plainly and never get an empty box; run recognition on the file first, then upload it.",
      },
      {
        question: "Can I edit the cards?",
        answer:
          "Yes. Change, delete and add cards in the box; exporting again updates and never doubles. In Anki they are ordinary notes.",
      },
      {
        question: "Is my material safe?",
        answer:
          "A file is used to make your cards and nothing else, and only you can see it. Deleting a box deletes the file and its cards.",
      },
    ],
    guidesHeading: "Get going with Anki",
    guidesAll: "All guides",
    guides: {
      complete: { title: "The complete guide", text: "From installing it to ten minutes a day" },
      creation: { title: "Writing cards", text: "One fact, cloze and reversed cards" },
      strategies: { title: "Study strategies", text: "New cards, reviews and the weeks before an exam" },
    },
    aboutHeading: "About Deckle",
    about: [
      "Deckle is for people who have to remember things: students, lawyers, language learners, researchers, product managers, teachers.",
      "It does one thing: it turns the sentences worth keeping into cards you will review, and can always say where each came from. Review them here, or take them to Anki.",
    ],
    finalHeading: "Put your first document in a box tonight",
  },
  demo: {
    heading: "Try it on a page of yours",
    text: "No account needed. Choose a small file of your own or a sample, and in about ten seconds you see the cards and where each came from.",
    pick: "Drop a file here, or choose one",
    formats: "PDF, DOC, DOCX, MD or TXT, up to 1 MB",
    difficulty: "Difficulty",
    levels: { easy: "Easy", medium: "Medium", hard: "Hard" },
    count: "Cards at most",
    start: "Make cards",
    noFile: "No file at hand?",
    samples: { zh: "Chinese sample", en: "English sample" },
    promise: "The file is worked on in memory, not kept and not used for training.",
    stages: ["Upload", "Processing", "Completed"],
    waiting:
      "The cards appear here, each with the sentence it came from. If you like them, export them as an Anki deck.",
    needsScript: "The demo needs JavaScript. Switch it on in your browser and reload this page.",
    offline: "The demo did not load. Check your connection and try again.",
  },
  notFound: {
    title: "Page not found · Deckle",
    heading: "There is no page here",
    text: "The address may be mistyped, or the page may have moved.",
    back: "Back to home",
  },
};
