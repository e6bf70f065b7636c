import {
  ChartNoAxesColumn,
  GraduationCap,
  type LucideIcon,
  MessageCircleQuestionMark,
  PanelsTopLeft,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { AccountMenu } from "#features/session/account-menu.tsx";
import { useAccount } from "#features/session/use-account.ts";
import { useMessages } from "#i18n/app-i18n.ts";
import { Logo } from "#ui/logo.tsx";

/** The way between the pages of the app, and who is signed in. `children` are buttons of the page at hand. */
export function AppHeader({ children }: { children?: ReactNode }) {
  const m = useMessages();
  return (
    <header className="z-40 border-b border-line bg-paper/95 backdrop-blur-sm sm:sticky sm:top-0">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-4 sm:h-14 sm:flex-nowrap sm:px-6">
        <a href="/" className="flex h-14 items-center gap-2.5">
          <Logo size={26} />
          <span className="display text-lg">{m.product}</span>
        </a>
        <AppNavigation />
        <div className="ml-auto flex items-center gap-1">
          {children}
          <AccountMenu account={useAccount()} />
        </div>
      </div>
    </header>
  );
}

function AppNavigation() {
  const { shell } = useMessages();
  const { pathname } = useLocation();
  const places: readonly (readonly [string, string, LucideIcon])[] = [
    ["/dashboard", shell.boxes, PanelsTopLeft],
    ["/study", shell.study, GraduationCap],
    ["/progress", shell.progress, ChartNoAxesColumn],
    ["/chat", shell.chat, MessageCircleQuestionMark],
  ];
  return (
    <nav
      aria-label={shell.navigation}
      className="flex gap-1 max-sm:order-last max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:border-t max-sm:border-line max-sm:px-2 sm:ml-5"
    >
      {places.map(([path, label, Icon]) => (
        <Link
          key={path}
          to={path}
          className="app-tab"
          aria-current={pathname === path ? "page" : isWithin(path, pathname) ? "true" : undefined}
        >
          <Icon size={16} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** A box's own page belongs to the boxes. */
function isWithin(path: string, pathname: string): boolean {
  return path === "/dashboard" && pathname.startsWith("/box/");
}
