import type { ReactNode } from "react";
import type { ArticleBlock, ArticleTable, ExampleCard, Question } from "#content/article.ts";
import { MarkedText } from "./marked-text.tsx";
import { useReadingMessages } from "#i18n/reading.ts";

interface BlocksProps<Figure extends string> {
  readonly blocks: readonly ArticleBlock<Figure>[];
  readonly drawFigure: (name: Figure) => ReactNode;
}

/** The blocks of a section, in order. */
export function Blocks<Figure extends string>({ blocks, drawFigure }: BlocksProps<Figure>) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // Blocks have no identity but their place, and it never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} drawFigure={drawFigure} />
      ))}
    </div>
  );
}

function Block<Figure extends string>({
  block,
  drawFigure,
}: {
  block: ArticleBlock<Figure>;
  drawFigure: (name: Figure) => ReactNode;
}) {
  if (typeof block === "string") {
    return (
      <p>
        <MarkedText text={block} />
      </p>
    );
  }
  if ("points" in block) return <ul>{items(block.points)}</ul>;
  if ("steps" in block) return <ol>{items(block.steps)}</ol>;
  if ("note" in block) {
    return (
      <p className="note">
        <MarkedText text={block.note} />
      </p>
    );
  }
  if ("code" in block) return <CodeBlock code={block.code} />;
  if ("table" in block) return <Table table={block.table} />;
  if ("searches" in block) return <Searches searches={block.searches} />;
  if ("cards" in block) return <ExampleCards cards={block.cards} />;
  if ("questions" in block) return <Questions questions={block.questions} />;
  return drawFigure(block.figure);
}

function items(texts: readonly string[]): ReactNode {
  return texts.map((text) => (
    <li key={text}>
      <MarkedText text={text} />
    </li>
  ));
}

/** Code that may be wider than the page: it scrolls by itself, by keyboard too. */
export function CodeBlock({ code }: { code: string }) {
  const words = useReadingMessages();
  return (
    // What scrolls must be reachable without a mouse (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} role="group" aria-label={words.code}>
      <code>{code}</code>
    </pre>
  );
}

function Table({ table }: { table: ArticleTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-frame" tabIndex={0} role="group" aria-label={table.caption}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <MarkedText text={name} />
              </th>
              {cells.map((cell, index) => (
                // Cells belong to their column.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index}>
                  <MarkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Searches({ searches }: { searches: readonly (readonly [query: string, finds: string])[] }) {
  return (
    <dl className="searches">
      {searches.map(([query, finds]) => (
        <div key={query}>
          <dt>
            <code data-anki-search>{query}</code>
          </dt>
          <dd>
            <MarkedText text={finds} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExampleCards({ cards }: { cards: readonly ExampleCard[] }) {
  const words = useReadingMessages();
  return (
    <div className="example-cards">
      {cards.map((card) => (
        <div key={card.front} className="index-card example-card">
          <div className="index-card-head">
            <span className={`verdict-${card.verdict}`}>{words.verdict[card.verdict]}</span>
            <span>{card.label}</span>
          </div>
          <p>
            <MarkedText text={card.front} />
          </p>
          <p>
            <MarkedText text={card.back} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="question">
          <summary>{question}</summary>
          {/* Inside, so that a browser opens the question that an address names. */}
          <div id={id} className="question-answer">
            <Blocks blocks={answer} drawFigure={noFigure} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** For articles whose kind has no drawings. */
export function noFigure(): null {
  return null;
}
