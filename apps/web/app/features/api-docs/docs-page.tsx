import { apiErrors, type RouteName } from "@deckle/contract";
import { callGroups, type DocsText, groupOfCall } from "#content/pages/docs.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { ArticleFrame, ArticleSection } from "#ui/article/article-frame.tsx";
import { Blocks, noFigure } from "#ui/article/blocks.tsx";
import { Call } from "./call.tsx";

/** The HTTP API, made from the contract, and the command line. */
export function DocsPage({ text }: { text: DocsText }) {
  const { words } = text;
  const contents = [
    ...text.opening,
    { id: "calls", heading: words.calls },
    { id: "errors", heading: words.errors },
    { id: "command-line", heading: words.commandLine },
  ];
  return (
    <ArticleFrame heading={text.heading} lead={text.lead} contents={contents}>
      {text.opening.map((section) => (
        <ArticleSection key={section.id} id={section.id} heading={section.heading}>
          <Blocks blocks={section.blocks} drawFigure={noFigure} />
        </ArticleSection>
      ))}
      <Calls text={text} />
      <Errors words={words} />
      <CommandLine text={text} />
    </ArticleFrame>
  );
}

function Calls({ text }: { text: DocsText }) {
  const names = Object.keys(groupOfCall) as RouteName[];
  return (
    <ArticleSection id="calls" heading={text.words.calls}>
      <Blocks blocks={[text.words.callsText]} drawFigure={noFigure} />
      {callGroups.map((group) => (
        <section key={group} aria-labelledby={`calls-${group}`}>
          <h3 id={`calls-${group}`}>{text.groups[group]}</h3>
          {names
            .filter((name) => groupOfCall[name] === group)
            .map((name) => (
              <Call key={name} name={name} text={text} />
            ))}
        </section>
      ))}
    </ArticleSection>
  );
}

function Errors({ words }: { words: DocsText["words"] }) {
  const language = usePageLanguage();
  const rows = Object.values(apiErrors).map(({ code, httpStatus, message }) => [
    `\`${code}\` (${httpStatus})`,
    message[language],
  ]);
  return (
    <ArticleSection id="errors" heading={words.errors}>
      <Blocks
        blocks={[
          words.errorsText,
          { table: { caption: words.errors, head: [words.code, words.meaning], rows } },
        ]}
        drawFigure={noFigure}
      />
    </ArticleSection>
  );
}

function CommandLine({ text }: { text: DocsText }) {
  const { words } = text;
  const rows = text.options.map(({ usage, text: meaning }) => [`\`${usage}\``, meaning]);
  return (
    <ArticleSection id="command-line" heading={words.commandLine}>
      <Blocks
        blocks={[
          ...text.commandLine,
          { code: text.commandExamples },
          { table: words.commands },
          { table: { caption: words.optionsCaption, head: [words.option, words.meaning], rows } },
          text.exitCodes,
        ]}
        drawFigure={noFigure}
      />
    </ArticleSection>
  );
}
