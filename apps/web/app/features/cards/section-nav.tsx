import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { isSameSection, type OutlineEntry } from "./outline.ts";

interface SectionNavProps {
  readonly outline: readonly OutlineEntry[];
  readonly section: readonly string[];
  readonly onChoose: (section: readonly string[]) => void;
}

/** The document's headings with the cards below each; choosing one shows only those. */
export function SectionNav({ outline, section, onChoose }: SectionNavProps) {
  const { cards: words } = useMessages();
  const language = useAppLanguage();
  const everything = { section: [], depth: 0, label: words.filter.everySection, cards: null } as const;
  return (
    <nav aria-labelledby="outline-heading" className="max-lg:hidden">
      <h2 id="outline-heading" className="mb-1.5 font-bold">
        {words.outline}
      </h2>
      <ul className="max-h-[60vh] overflow-y-auto text-sm">
        {[everything, ...outline].map((entry) => (
          <li key={JSON.stringify(entry.section)}>
            <button
              type="button"
              aria-current={isSameSection(entry.section, section)}
              className="outline-entry"
              style={{ paddingInlineStart: `${0.6 + entry.depth * 0.9}rem` }}
              onClick={() => onChoose(entry.section)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{entry.label}</span>
              {entry.cards === null ? null : (
                <span className="text-ink3 tabular-nums">{formatCount(entry.cards, language)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
