import type { Article } from "./article.ts";

export const agreementEn: Article = {
  title: "Terms of service · Deckle",
  heading: "Terms of service",
  description:
    "What to know before you use Deckle: accounts, acceptable use, who owns what, liability, changes.",
  lead: "These terms say what you and we may expect of each other when you use Deckle. We have kept them short and plain.",
  sections: [
    {
      id: "acceptance",
      heading: "Acceptance",
      blocks: [
        "By creating an account or using Deckle you say that you have read and accept these terms and the [privacy policy](/privacy). If you do not, please do not use the service.",
        "If you use it for a school, a company or another organisation, you need the right to accept these terms on its behalf.",
      ],
    },
    {
      id: "description",
      heading: "Description of the service",
      blocks: [
        "Deckle turns documents that you upload (PDF, DOC, DOCX, MD, TXT) into question-and-answer cards that quote their source. You can edit and study the cards here, ask about your own documents, and export the cards as .apkg files for Anki or as text.",
        "Each account may process a limited number of files a month; the dashboard shows the limit. Cards and answers made by a machine can be wrong, so check what matters against the source.",
        "The demo on the home page needs no account and keeps neither your file nor its cards.",
      ],
    },
    {
      id: "accounts",
      heading: "User accounts",
      blocks: [
        "The dashboard needs an account.",
        {
          points: [
            "The service is not for children under 13. If you are younger, please do not register.",
            "Give an e-mail address that is yours and keep your password safe. You are responsible for what is done with your account.",
            "If somebody else uses your account, change the password at once and tell us.",
          ],
        },
      ],
    },
    {
      id: "acceptable-use",
      heading: "Acceptable use",
      blocks: [
        "When you use the service, please do not:",
        {
          points: [
            "upload content that you have no right to use or that is against the law;",
            "upload harmful files, or try to break or get around the security measures and limits;",
            "read, download or delete what belongs to somebody else;",
            "send so many requests with a program that others are disturbed.",
          ],
        },
      ],
    },
    {
      id: "intellectual-property",
      heading: "Intellectual property",
      blocks: [
        "The Deckle program is offered under its open-source licence. The name and the mark belong to their owner, and the licence gives no right to use them.",
        "Anki is a trademark of its owner. Deckle is not affiliated with the developers of Anki.",
      ],
    },
    {
      id: "user-content",
      heading: "User content",
      blocks: [
        "The documents you upload and the cards made from them stay yours, or their original owner’s.",
        "So that the service can work, you allow us to store, read and process them to make, show and export your cards and to answer your questions about your own documents, and for nothing else. They are not used to train models and are not published.",
        "Deleting a box deletes its cards, study records and file; it can be undone for a minute.",
      ],
    },
    {
      id: "disclaimer",
      heading: "Disclaimer",
      blocks: [
        "The service is offered as it is. As far as the law allows, we do not promise that it is never interrupted or free of errors, nor that cards and answers are fully correct or fit for a certain exam.",
      ],
    },
    {
      id: "limitation",
      heading: "Limitation of liability",
      blocks: [
        "As far as the law allows, we are not liable for indirect damage such as lost data, exam results or income. Please keep your original documents.",
        "Liability that the law does not let us exclude is not touched by this section.",
      ],
    },
    {
      id: "termination",
      heading: "Termination",
      blocks: [
        "You may stop at any time and delete your account in the account settings; what is in it goes with it.",
        "If you break these terms badly or again and again, we may suspend or close your account. Unless the law or an emergency forbids it, we tell you why first and give you time to export your cards.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "We give at least 30 days’ notice of material changes, shown on this site. Using the service after that means that you accept the new terms; if you do not, you can delete your account before they take effect.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        "For questions about these terms, use the contact details that the operator of this site has published on the [contact page](/contact). We answer as soon as we can.",
      ],
    },
  ],
};
