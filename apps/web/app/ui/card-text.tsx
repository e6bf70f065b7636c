import { Fragment } from "react";
import { type Block, type Inline, parseCardText, texWithGaps } from "#lib/card-text.ts";
import { Maths } from "./maths.tsx";

interface CardTextProps {
  readonly text: string;
  /** Whether the gaps of a cloze text are open or filled in. */
  readonly gaps?: "hidden" | "shown";
  /** What a screen reader says for an open gap. */
  readonly gapLabel: string;
}

/** A card's text with its paragraphs, lists, code, formulas and gaps. */
export function CardText({ text, gaps = "shown", gapLabel }: CardTextProps) {
  const look = { gaps, gapLabel };
  return (
    <div className="card-text">
      {parseCardText(text).map((block, index) => (
        <BlockView key={index} block={block} look={look} />
      ))}
    </div>
  );
}

type Look = Required<Pick<CardTextProps, "gaps" | "gapLabel">>;

function BlockView({ block, look }: { block: Block; look: Look }) {
  switch (block.kind) {
    case "code":
      return (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide block of code is scrolled by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-lg bg-sunk px-3 py-2 text-left text-[0.9em] leading-relaxed"
        >
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <InlineView content={item} look={look} />
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc space-y-1 pl-6">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal space-y-1 pl-7">
          {items}
        </ol>
      );
    }
    case "paragraph":
      return (
        <p className="whitespace-pre-line">
          <InlineView content={block.content} look={look} />
        </p>
      );
  }
}

function InlineView({ content, look }: { content: readonly Inline[]; look: Look }) {
  return content.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} look={look} />
    </Fragment>
  ));
}

function Piece({ piece, look }: { piece: Inline; look: Look }) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "code":
      return <code className="card-code">{piece.text}</code>;
    case "maths":
      return <Maths tex={texWithGaps(piece.tex, look.gaps)} isDisplayed={piece.isDisplayed} />;
    case "gap":
      return look.gaps === "hidden" ? (
        <span className="gap-open">
          <span className="sr-only">{look.gapLabel}</span>
          {piece.hint ?? <span aria-hidden>…</span>}
        </span>
      ) : (
        <b className="gap-filled">
          <InlineView content={piece.content} look={look} />
        </b>
      );
  }
}
