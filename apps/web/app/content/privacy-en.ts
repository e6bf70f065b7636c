import type { Article } from "./article.ts";

export const privacyEn: Article = {
  title: "Privacy policy · Deckle",
  heading: "Privacy policy",
  description:
    "What Deckle collects, what it is used for, how long it is kept, and how to see, export and delete it.",
  lead: "We collect what the service needs to work, and no more. This page says what that is, what it is used for and what you can do about it.",
  sections: [
    {
      id: "collection",
      heading: "Information we collect",
      blocks: [
        "When you use Deckle, we collect:",
        {
          points: [
            "**account details**: your e-mail address and whether it was verified, the name you give, and your password in hashed form. With an external account, that service gives us the details and we never see the password;",
            "**content**: the documents you upload, the text read from them, the names of your boxes, the cards made from them and your edits;",
            "**study records**: time, rating and duration of each answer, the progress of each card, your study settings and time zone;",
            "**questions**: what you ask is processed to answer it. We count how many you ask each month and keep neither the questions nor the answers;",
            "**usage**: the files processed, cards made and questions asked each month;",
            "**technical records**: time, status and network address of requests, to find faults and prevent abuse. They hold no text of documents, cards or questions.",
          ],
        },
        "The demo on the home page needs no account; the file and its cards are discarded as soon as the answer is sent.",
      ],
    },
    {
      id: "use",
      heading: "How we use it",
      blocks: [
        "The information is used only to:",
        {
          points: [
            "read your documents, make, keep and export your cards, and answer your questions about your own documents;",
            "schedule your reviews and show your progress;",
            "sign you in and count your monthly usage;",
            "send the e-mails you ask for: verifying your address and resetting your password. We send no advertising;",
            "keep the service safe and repair what is broken.",
          ],
        },
        "Your content is not used to train models or to profile you.",
      ],
    },
    {
      id: "sharing",
      heading: "Information sharing",
      blocks: [
        "We do not sell your information. Others get it only when you ask for it, when the law demands it, or when they run parts of the service for us, such as servers, storage and mail, and then they may only do what we ask.",
      ],
    },
    {
      id: "retention",
      heading: "Data retention",
      blocks: [
        "Documents, cards and study records are kept until you delete the box or your account. Deleting a box can be undone for a minute; then its cards, study records and file are removed from the service. Deleting your account takes effect at once; a site with an external sign-in service keeps a hash that cannot be turned back into you, so that an old token does not bring the account back. Copies in backups go when the backups expire.",
        "Technical records are kept only as long as finding faults needs.",
      ],
    },
    {
      id: "security",
      heading: "Data security",
      blocks: [
        "Passwords are hashed with an algorithm made for them and cannot be read back. Everybody can read only their own content. Uploaded documents are read in a process of their own. Sign-in tokens are short-lived and cannot be renewed after you sign out; changing your password signs out your other devices.",
        "No system is perfectly safe. If something happens that affects you, we tell you as soon as we can.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        "We use only cookies that the service needs: `locale`, which remembers your language, and a few that keep you signed in on the sign-in pages. Your browser’s local storage holds your language, your theme, your sign-in tokens, your card options and answers not yet sent. The [cookies page](/cookies) lists everything.",
        "We use no advertising or tracking cookies.",
      ],
    },
    {
      id: "third-party",
      heading: "Third-party services",
      blocks: [
        "By default cards and answers are made by this site’s own program and documents do not leave it. If the operator has turned on an external language model, the text of your documents and your questions are sent to that model’s provider, to make your cards and answers and for nothing else.",
        "If the operator uses an external sign-in or mail service, it handles your sign-in details or e-mail address under its own privacy policy.",
      ],
    },
    {
      id: "children",
      heading: "Children’s privacy",
      blocks: [
        "The service is not for children under 13, and we do not knowingly collect their information. If you learn that a child has registered, tell us and we delete what we have.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        "You can:",
        {
          points: [
            "see, edit, download and delete your boxes in the dashboard at any time;",
            "export everything in the account settings, with your files, cards and study records;",
            "delete your account there, with everything in it, at once and for good;",
            "ask to correct your account details, object to or restrict a use, or complain to the authority where you live.",
          ],
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "We give at least 30 days’ notice of material changes on this site and update the date at the top of this page.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        "For questions or requests about privacy, use the contact details that the operator of this site has published on the [contact page](/contact).",
      ],
    },
  ],
};
