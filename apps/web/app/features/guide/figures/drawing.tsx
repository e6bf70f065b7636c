import type { ReactNode } from "react";

interface DrawingProps {
  /** In units of the drawing, which is 480 wide. */
  readonly height: number;
  /** What the drawing shows, for people who do not see it. */
  readonly label: string;
  readonly caption: string;
  readonly children: ReactNode;
}

/** A drawing in the page's own colours, with its words for every reader. */
export function Drawing({ height, label, caption, children }: DrawingProps) {
  return (
    <figure className="figure">
      <svg viewBox={`0 0 480 ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An index card with its red rule. */
export function CardShape({ x, y, width, height }: BoxProps) {
  return (
    <>
      <rect className="s-sheet" x={x} y={y} width={width} height={height} rx="6" />
      <path className="l-rule" d={`M${x + 1} ${y + 24}H${x + width - 1}`} />
    </>
  );
}

/** An arrow from left to right. */
export function Arrow({ from, to, y }: { from: number; to: number; y: number }) {
  return <path className="l-ink" d={`M${from} ${y}H${to}m-6 -5l6 5l-6 5`} />;
}

interface TextsProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly className?: string;
  readonly lineHeight?: number;
}

/** Lines of text below each other. */
export function Texts({ x, y, lines, className, lineHeight = 20 }: TextsProps) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * lineHeight} className={className}>
      {line}
    </text>
  ));
}
