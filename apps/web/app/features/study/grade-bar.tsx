import { type Rating, ratings, type StudyItem } from "@deckle/contract";
import { Keyboard } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useAreShortcutsOn } from "#lib/shortcuts.ts";
import { intervalText } from "./interval-text.ts";

interface GradeBarProps {
  readonly item: StudyItem;
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
  readonly onGrade: (rating: Rating) => void;
}

const colours: Readonly<Record<Rating, string>> = {
  1: "text-again",
  2: "text-hard",
  3: "text-good",
  4: "text-blue",
};

/**
 * What to press next, within a thumb's reach. The focus goes along: from the reveal button to Good and back, so that
 * Space and Enter lead through a session, and nothing is lost when a button goes away. One for each card: give it a key.
 */
export function GradeBar({ item, isRevealed, onReveal, onGrade }: GradeBarProps) {
  const { study: words } = useMessages();
  const areShortcutsOn = useAreShortcutsOn();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A ring around Good would look like advice to a thumb; with a keyboard it is where one is.
    const focusVisible = matchMedia("(pointer: fine)").matches;
    main.current?.focus({ preventScroll: true, ...(focusVisible ? {} : { focusVisible }) });
    if (!isRevealed) window.scrollTo({ top: 0 });
  }, [isRevealed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a guard for the buttons inside
    <section
      aria-label={words.grade}
      className="sticky bottom-0 z-20 border-t border-line bg-paper"
      onKeyDown={(event) => {
        // A key that is held down must not run through the cards.
        if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
      }}
    >
      <div className="mx-auto w-full max-w-3xl px-3 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:px-4">
        {isRevealed ? (
          <Grades item={item} main={main} areKeysShown={areShortcutsOn} onGrade={onGrade} />
        ) : (
          <button
            ref={main}
            type="button"
            className="btn btn-primary min-h-16 w-full text-lg"
            onClick={onReveal}
          >
            {words.reveal}
            {areShortcutsOn ? (
              <kbd aria-hidden className="key border-current text-current pointer-coarse:hidden">
                {words.space}
              </kbd>
            ) : null}
          </button>
        )}
        {areShortcutsOn ? (
          <p className="mt-2 flex items-center justify-center gap-1.5 text-xs text-ink3 max-sm:hidden pointer-coarse:hidden">
            <Keyboard size={14} aria-hidden />
            {words.hint}
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface GradesProps {
  readonly item: StudyItem;
  readonly main: React.Ref<HTMLButtonElement>;
  readonly areKeysShown: boolean;
  readonly onGrade: (rating: Rating) => void;
}

function Grades({ item, main, areKeysShown, onGrade }: GradesProps) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  return (
    <div className="grid grid-cols-4 gap-2">
      {ratings.map((rating) => (
        <button
          key={rating}
          ref={rating === 3 ? main : undefined}
          type="button"
          className="grade"
          onClick={() => onGrade(rating)}
        >
          <span className={`font-bold ${colours[rating]}`}>{words.ratings[rating]}</span>
          <span className="flex items-center text-xs text-ink2 tabular-nums">
            {intervalText(item.intervals[rating - 1] ?? 0, words.interval, language)}
            {areKeysShown ? (
              <kbd
                aria-hidden
                className="ml-1.5 rounded border border-line px-1 font-sans pointer-coarse:hidden max-sm:hidden"
              >
                {rating}
              </kbd>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  );
}
