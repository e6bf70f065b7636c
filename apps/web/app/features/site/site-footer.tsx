import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import { Logo } from "#ui/logo.tsx";

/** Legal links and the language select, which the page's script listens to. */
export function SiteFooter() {
  const { footer } = useSiteMessages();
  const language = usePageLanguage();
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-8 text-sm text-ink2 sm:px-6">
        <Logo />
        <nav aria-label={footer.heading} className="flex flex-wrap gap-x-6 gap-y-1">
          <a className="footer-link" href={localizedPath("/user_agreement", language)}>
            {footer.agreement}
          </a>
          <a className="footer-link" href={localizedPath("/privacy", language)}>
            {footer.privacy}
          </a>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <label htmlFor="footer-language">{footer.language}</label>
          <select
            id="footer-language"
            className="min-h-10 rounded-lg border border-edge bg-sheet px-2"
            defaultValue={language}
            data-language-select
            autoComplete="off"
          >
            <option value="zh" lang="zh-CN">
              中文
            </option>
            <option value="en" lang="en">
              English
            </option>
          </select>
        </div>
        <span>{footer.rights}</span>
      </div>
    </footer>
  );
}
