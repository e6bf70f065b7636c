import { type Language, publicOriginPlaceholder } from "@deckle/contract";
import { languageTag, localizedPath } from "#i18n/language.ts";

/** A schema.org object, without its `@context`. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

const organizationId = `${publicOriginPlaceholder}/#organization`;

function addressOf(path: `/${string}`, language: Language): string {
  return publicOriginPlaceholder + localizedPath(path, language);
}

/** Who publishes the site, and the site itself. */
export function siteData(language: Language, name: string): readonly StructuredData[] {
  return [
    {
      "@type": "Organization",
      "@id": organizationId,
      name: "Deckle",
      alternateName: "卡盒",
      url: `${publicOriginPlaceholder}/`,
      logo: `${publicOriginPlaceholder}/icon-512.png`,
    },
    {
      "@type": "WebSite",
      name,
      url: addressOf("/", language),
      inLanguage: languageTag(language),
      publisher: { "@id": organizationId },
    },
  ];
}

/** Questions with their answers, the words that stand on the page. */
export function faqData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly path: `/${string}`;
  /** `YYYY-MM-DD`. */
  readonly updated: string;
  readonly language: Language;
  /** The pages above, outermost first: name and path. */
  readonly above: readonly (readonly [string, `/${string}`])[];
}

/** An article and the way to it from the home page. */
export function articleData(facts: ArticleFacts): readonly StructuredData[] {
  const { language } = facts;
  const organization = { "@type": "Organization", name: "Deckle", url: `${publicOriginPlaceholder}/` };
  const steps = [...facts.above, [facts.title, facts.path] as const];
  return [
    {
      "@type": "Article",
      headline: facts.title,
      description: facts.description,
      mainEntityOfPage: addressOf(facts.path, language),
      image: `${publicOriginPlaceholder}/og-${language}.png`,
      inLanguage: languageTag(language),
      dateModified: facts.updated,
      author: organization,
      publisher: organization,
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map(([name, path], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: addressOf(path, language),
      })),
    },
  ];
}
