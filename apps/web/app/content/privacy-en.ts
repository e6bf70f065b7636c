import type { LegalDocument } from "./legal-document.ts";

export const privacyEn: LegalDocument = {
  title: "Privacy policy · Deckle",
  heading: "Privacy policy",
  description:
    "What Deckle collects, what it is used for, how long it is kept, and how to see, export and delete it.",
  lastUpdated: (date) => `Last updated: ${date}`,
  contents: "Contents",
  intro:
    "We collect what the service needs to work, and no more. This page says what that is, what it is used for and what you can do about it.",
  sections: [
    {
      id: "collection",
      heading: "Information we collect",
      paragraphs: ["When you use Deckle, we collect:"],
      points: [
        "account details: your e-mail address, the name you give, and your password in hashed form. With an external account, that service gives us the details and we never see the password;",
        "content: the documents you upload, the names of your boxes, the cards made from them;",
        "usage: the files processed and the cards made each month;",
        "technical records: time, status and network address of requests, to find faults and prevent abuse. They hold no document text.",
      ],
    },
    {
      id: "use",
      heading: "How we use it",
      paragraphs: ["The information is used only to:"],
      points: [
        "read your documents and make, keep and export your cards;",
        "sign you in and count your monthly usage;",
        "keep the service safe and repair what is broken.",
      ],
    },
    {
      id: "sharing",
      heading: "Information sharing",
      paragraphs: [
        "We do not sell your information. Others get it only when you ask for it, when the law demands it, or when they run parts of the service for us, such as servers and storage, and then they may only do what we ask.",
      ],
    },
    {
      id: "retention",
      heading: "Data retention",
      paragraphs: [
        "Documents and cards are kept until you delete the box or your account. Deleting a box removes its cards and its file from the service at once; copies in backups go when the backups expire.",
        "Technical records are kept only as long as finding faults needs.",
      ],
    },
    {
      id: "security",
      heading: "Data security",
      paragraphs: [
        "Passwords are hashed with an algorithm made for them and cannot be read back. Everybody can read only their own content. Sign-in tokens are short-lived and cannot be renewed after you sign out.",
        "No system is perfectly safe. If something happens that affects you, we tell you as soon as we can.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "We use two kinds of cookies that the service needs: “locale”, which remembers your language, and those that keep you signed in on the sign-in pages. Your browser's local storage holds your language, your theme and your sign-in tokens.",
        "We use no advertising or tracking cookies.",
      ],
    },
    {
      id: "third-party",
      heading: "Third-party services",
      paragraphs: [
        "By default the cards are made by this site's own program and documents do not leave it. If the operator has turned on an external language model, the text of your documents is sent to that model's provider, to make your cards and for nothing else.",
        "If the operator uses an external sign-in service, it handles your sign-in details under its own privacy policy.",
      ],
    },
    {
      id: "children",
      heading: "Children's privacy",
      paragraphs: [
        "The service is not for children under 13, and we do not knowingly collect their information. If you learn that a child has registered, tell us and we delete what we have.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: ["You can:"],
      points: [
        "see, download and delete your boxes in the dashboard at any time;",
        "ask to see, correct or delete your account details;",
        "object to or restrict a use, or complain to the authority where you live.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      paragraphs: [
        "We give at least 30 days' notice of material changes on this site and update the date at the top of this page.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      paragraphs: [
        "For questions or requests about privacy, use the contact details that the operator of this site has published.",
      ],
    },
  ],
};
