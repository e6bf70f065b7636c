import type { Language } from "@deckle/contract";
import { Check, LogOut, SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { changeLanguage, useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { toggleTheme } from "#lib/theme.ts";
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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="ml-1 grid size-9 cursor-pointer place-items-center rounded-full bg-wash text-sm font-bold text-blue uppercase max-sm:size-11"
        aria-label={m.account.menu}
      >
        {Array.from(name)[0]}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 w-60 rounded-xl border border-line bg-sheet p-1.5 text-sm shadow-lift"
        >
          <DropdownMenu.Label className="px-3 py-2">
            <span className="block truncate font-bold">{name}</span>
            {account?.email && account.email !== name ? (
              <span className="block truncate text-ink3">{account.email}</span>
            ) : null}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <LanguageItems />
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className="menu-item" onSelect={toggleTheme}>
            <SunMoon size={16} aria-hidden />
            {m.common.theme}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => void signOut()}>
            <LogOut size={16} aria-hidden />
            {m.account.signOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function LanguageItems() {
  const m = useMessages();
  const current = useAppLanguage();
  return (
    <DropdownMenu.RadioGroup
      value={current}
      aria-label={m.common.language}
      onValueChange={(value) => {
        const chosen: Language = value === "en" ? "en" : "zh";
        changeLanguage(chosen).catch((error: unknown) => reportProblem("The language did not load:", error));
      }}
    >
      {languages.map(([language, label]) => (
        <DropdownMenu.RadioItem
          key={language}
          value={language}
          lang={language === "zh" ? "zh-CN" : "en"}
          className="menu-item"
        >
          <span className="grid size-4 place-items-center">
            <DropdownMenu.ItemIndicator>
              <Check size={16} aria-hidden />
            </DropdownMenu.ItemIndicator>
          </span>
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
