import { Globe, Menu, SunMoon } from "lucide-react";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import { Logo } from "#ui/logo.tsx";

/**
 * Navigation of the public pages. Menus are `<details>`, so they open without a script; the page's script closes them
 * on a click outside and on Escape, and fills in the signed-in person's name.
 */
export function SiteHeader() {
  const { nav, product } = useSiteMessages();
  const language = usePageLanguage();
  const home = localizedPath("/", language);
  const links = [
    [home, nav.home],
    [localizedPath("/#features", language), nav.features],
    [localizedPath("/#qa", language), nav.about],
    [localizedPath("/guide", language), nav.guides],
  ] as const;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <a href={home} className="mr-3 flex items-center gap-2.5 py-2 text-ink">
          <Logo />
          <span className="display text-xl">{product}</span>
        </a>
        <nav className="hidden items-center md:flex" aria-label={nav.main}>
          {links.map(([href, label]) => (
            <a key={href} href={href} className="nav-link">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <button type="button" className="icon-button max-sm:hidden" data-act="theme" aria-label={nav.theme}>
            <SunMoon size={18} aria-hidden />
          </button>
          <LanguageMenu />
          <AccountLinks />
          <MobileMenu links={links} />
        </div>
      </div>
    </header>
  );
}

function LanguageMenu() {
  const { nav } = useSiteMessages();
  const language = usePageLanguage();
  return (
    <details className="relative" data-menu>
      <summary className="btn btn-ghost btn-small list-none" aria-label={nav.language}>
        <Globe size={18} aria-hidden />
        <span className="max-sm:hidden">{nav.language}</span>
      </summary>
      <div className="menu w-36">
        <a
          className="menu-item"
          href="/"
          hrefLang="zh-CN"
          lang="zh-CN"
          data-language="zh"
          {...currentOf(language === "zh")}
        >
          中文
        </a>
        <a
          className="menu-item"
          href="/en"
          hrefLang="en"
          lang="en"
          data-language="en"
          {...currentOf(language === "en")}
        >
          English
        </a>
      </div>
    </details>
  );
}

function currentOf(isCurrent: boolean): { "aria-current"?: "true" } {
  return isCurrent ? { "aria-current": "true" } : {};
}

/** Both looks are in the file; the script in the head decides which one shows before the first paint. */
function AccountLinks() {
  const { nav } = useSiteMessages();
  return (
    <>
      <a href="/sign_in" className="when-signed-out btn btn-ghost btn-small max-md:hidden">
        {nav.login}
      </a>
      <a href="/sign_in?screen=register" className="when-signed-out btn btn-ghost btn-small max-lg:hidden">
        {nav.signUp}
      </a>
      <a href="/sign_in?screen=register" className="when-signed-out btn btn-primary btn-small">
        {nav.tryFree}
      </a>
      <span
        className="when-signed-in max-w-40 truncate px-2 text-sm text-ink2 max-md:hidden"
        data-account-name
      />
      <a
        href="/sign_out"
        data-act="sign-out"
        className="when-signed-in btn btn-ghost btn-small max-md:hidden"
      >
        {nav.signOut}
      </a>
      <a href="/dashboard" className="when-signed-in btn btn-primary btn-small">
        {nav.dashboard}
      </a>
    </>
  );
}

function MobileMenu({ links }: { links: readonly (readonly [string, string])[] }) {
  const { nav } = useSiteMessages();
  const language = usePageLanguage();
  const more = [
    [localizedPath("/#demo", language), nav.demo],
    [localizedPath("/#about", language), nav.aboutProduct],
  ] as const;
  return (
    <details className="relative md:hidden" data-menu>
      <summary className="icon-button list-none" aria-label={nav.menu}>
        <Menu size={20} aria-hidden />
      </summary>
      <nav aria-label={nav.mobile} className="menu w-56">
        {[...links, ...more].map(([href, label]) => (
          <a key={href} href={href} className="menu-item">
            {label}
          </a>
        ))}
        <hr className="my-1 border-line" />
        <button type="button" className="menu-item w-full" data-act="theme">
          {nav.theme}
        </button>
        <span className="when-signed-in block truncate px-3 py-2 text-sm text-ink3" data-account-name />
        <a href="/sign_out" data-act="sign-out" className="when-signed-in menu-item">
          {nav.signOut}
        </a>
        <a href="/sign_in" className="when-signed-out menu-item">
          {nav.login}
        </a>
        <a href="/sign_in?screen=register" className="when-signed-out menu-item">
          {nav.signUp}
        </a>
      </nav>
    </details>
  );
}
