import type { Language } from "@deckle/contract";
import { Check, LogOut, Settings, SunMoon } from "lucide-react";
import { Link } from "react-router";
import { changeLanguage, useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { languageTag } from "#i18n/language.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { toggleTheme } from "#lib/theme.ts";
import { DisclosureMenu } from "#ui/disclosure-menu.tsx";
import { signOut } from "./sign-in-out.ts";
import type { Account } from "./use-account.ts";

const languages: readonly (readonly [Language, string])[] = [
  ["zh", "中文"],
  ["en", "English"],
];

/** Who is signed in, language, theme and sign-out. */
export function AccountMenu({ account }: { account: Account | undefined }) {
  const m = useMessages();
  const name = account?.displayName ?? m.account.defaultName;
  return (
    <DisclosureMenu
      label={m.account.menu}
      face={Array.from(name)[0]}
      buttonClassName="ml-1 grid size-9 cursor-pointer place-items-center rounded-full bg-wash text-sm font-bold text-blue uppercase pointer-coarse:size-11"
    >
      {(close) => (
        <>
          <p className="px-3 py-2">
            <span className="block truncate font-bold">{name}</span>
            {account?.email && account.email !== name ? (
              <span className="block truncate text-ink3">{account.email}</span>
            ) : null}
          </p>
          <hr className="my-1 border-line" />
          <Link to="/account" className="menu-item w-full" onClick={close}>
            <Settings size={16} aria-hidden />
            {m.accountPage.link}
          </Link>
          <hr className="my-1 border-line" />
          <LanguageButtons onChosen={close} />
          <hr className="my-1 border-line" />
          <button type="button" className="menu-item w-full" onClick={toggleTheme}>
            <SunMoon size={16} aria-hidden />
            {m.common.theme}
          </button>
          <button type="button" className="menu-item w-full" onClick={() => void signOut()}>
            <LogOut size={16} aria-hidden />
            {m.account.signOut}
          </button>
        </>
      )}
    </DisclosureMenu>
  );
}

function LanguageButtons({ onChosen }: { onChosen: () => void }) {
  const m = useMessages();
  const current = useAppLanguage();
  return (
    <div role="group" aria-label={m.common.language}>
      {languages.map(([language, label]) => (
        <button
          key={language}
          type="button"
          lang={languageTag(language)}
          aria-pressed={language === current}
          className="menu-item w-full"
          onClick={() => {
            changeLanguage(language).catch((error: unknown) =>
              reportProblem("The language did not load:", error),
            );
            onChosen();
          }}
        >
          <span className="grid size-4 place-items-center">
            {language === current ? <Check size={16} aria-hidden /> : null}
          </span>
          {label}
        </button>
      ))}
    </div>
  );
}
