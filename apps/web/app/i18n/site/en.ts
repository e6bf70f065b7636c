import type { SiteMessages } from "./zh.ts";

export const siteEn: SiteMessages = {
  product: "Deckle",
  skip: "Skip to main content",
  nav: {
    main: "Main",
    mobile: "Mobile",
    menu: "Menu",
    home: "Home",
    features: "Features",
    about: "About",
    demo: "Sample",
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
    agreement: "Terms of service",
    privacy: "Privacy policy",
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
    seeSample: "See a sample",
    heroNote: "3 documents a month for free · no credit card",
    previewLabel: "Sample: a page of notes becomes three cards",
    previewFile: "Cell biology · notes.pdf",
    previewPage: "Page 12",
    previewMarkedFirst: "The mitochondrion has two membranes.",
    previewPlain: "The inner one is folded into cristae, which ",
    previewMarkedSecond: "raise the surface area for ATP synthesis.",
    previewRest:
      "The matrix holds the enzymes of the citric acid cycle, together with mitochondrial DNA and ribosomes.",
    question: "Q&A",
    cloze: "Cloze",
    source: "Source",
    previewCards: [
      {
        kind: "question",
        front: "Why is the inner mitochondrial membrane folded?",
        back: "The folds raise the surface area for ATP synthesis.",
      },
      { kind: "cloze", front: "The mitochondrion has ____ membranes.", back: "two" },
      {
        kind: "question",
        front: "Where are the enzymes of the citric acid cycle?",
        back: "In the matrix.",
      },
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
      { title: "Export and use", text: "Download the .apkg and review in Anki" },
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
    demoHeading: "What a page of notes turns into",
    demoText:
      "A sample written in the product's format. The yellow sentence is from the text, and it holds the answer.",
    demoSource: "Biology · Photosynthesis.md",
    difficulty: { easy: "Easy", medium: "Medium", hard: "Hard" },
    demoCards: [
      {
        level: "easy",
        front: "Where in the chloroplast do the light reactions take place?",
        back: "In the thylakoid membranes.",
        quote: "The light reactions take place in the thylakoid membranes, the Calvin cycle in the stroma.",
      },
      {
        level: "medium",
        front: "Which two products of the light reactions does the Calvin cycle need?",
        back: "ATP and NADPH.",
        quote: "ATP and NADPH from the light reactions drive the reduction of 3-PGA in the Calvin cycle.",
      },
      {
        level: "hard",
        front: "The light goes off. What happens to the amount of 3-PGA, and why?",
        back: "It rises for a while: its reduction slows, while carbon fixation still makes more.",
        quote: "In sudden darkness 3-PGA builds up, because it is still being made but no longer reduced.",
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
          "No, a scan holds only pictures. Run text recognition on it first, then upload it. You will be told so plainly and never get an empty box.",
      },
      {
        question: "Can I edit the cards?",
        answer:
          "Yes. After the import each card is an ordinary Anki note, and you can change it as you like.",
      },
      {
        question: "Is my material safe?",
        answer:
          "A file is used to make your cards and nothing else, and only you can see it. Deleting a box deletes the file and its cards.",
      },
    ],
    aboutHeading: "About Deckle",
    about: [
      "Deckle is for people who have to remember things: students, lawyers, language learners, researchers, product managers, teachers.",
      "It does one thing: it turns the sentences worth keeping into cards you will review, and can always say where each came from. Reviewing is left to Anki, which does it well.",
    ],
    finalHeading: "Put your first document in a box tonight",
  },
  notFound: {
    title: "Page not found · Deckle",
    heading: "There is no page here",
    text: "The address may be mistyped, or the page may have moved.",
    back: "Back to home",
  },
};
