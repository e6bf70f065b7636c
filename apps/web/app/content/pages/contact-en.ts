import type { Article } from "#content/article.ts";

export const contactEn: Article = {
  title: "Contact · Deckle",
  heading: "Contact",
  description:
    "How to reach the operator of this site, and what to write about a problem, a privacy request, a security hole or a copyright notice.",
  lead: "Anyone can run Deckle; the person who runs this site answers you. [Help](/help) has most answers straight away.",
  sections: [
    {
      id: "general",
      heading: "Problems",
      blocks: [
        "Say which e-mail address you signed up with, what the page told you, the type and size of the file, and roughly when it was. Never send a password; we will not ask for it.",
      ],
    },
    {
      id: "privacy",
      heading: "Privacy requests",
      blocks: [
        "You can see, export, correct and delete nearly everything yourself in the account settings, at once. For the rest write from the address you signed up with and say what it concerns; to protect you we check that it is you. The rules are in the [privacy policy](/privacy).",
      ],
    },
    {
      id: "security",
      heading: "Security holes",
      blocks: [
        "Tell us privately how to reproduce it and what it affects. Do not read or change other people’s data, and give us 90 days before you publish. We answer within a week.",
      ],
    },
    {
      id: "copyright",
      heading: "Copyright notices",
      blocks: [
        "Documents here can be seen only by the person who uploaded them. If you believe that somebody infringes your rights through this site, name the work, your right and how to reach you, and we look into it.",
      ],
    },
  ],
};
