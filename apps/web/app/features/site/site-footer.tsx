import { publicOriginPlaceholder } from "@deckle/contract";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import { Logo } from "#ui/logo.tsx";

/** Everywhere else on the site, sharing, and the language select, which the page's script listens to. */
export function SiteFooter() {
  const { footer, product } = useSiteMessages();
  const language = usePageLanguage();
  return (
    <footer className="border-t border-line bg-sunk text-sm text-ink2">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-sm:col-span-2 sm:max-lg:col-span-3">
            <a href={localizedPath("/", language)} className="inline-flex items-center gap-2.5 text-ink">
              <Logo />
              <span className="display text-xl">{product}</span>
            </a>
            <p className="mt-2 max-w-72">{footer.about}</p>
          </div>
          <FooterLinks />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <ShareLinks />
          <div className="flex items-center gap-2 sm:ml-auto">
            <label htmlFor="footer-language">{footer.language}</label>
            <select
              id="footer-language"
              className="field"
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
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { footer } = useSiteMessages();
  const language = usePageLanguage();
  const groups = [
    {
      heading: footer.product,
      links: [
        ["/#features", footer.features],
        ["/#demo", footer.demo],
        ["/#qa", footer.faq],
      ],
    },
    {
      heading: footer.learn,
      links: [
        ["/guide", footer.guides],
        ["/help", footer.help],
        ["/docs", footer.docs],
        ["/community", footer.community],
        ["/contact", footer.contact],
      ],
    },
    {
      heading: footer.legal,
      links: [
        ["/user_agreement", footer.agreement],
        ["/privacy", footer.privacy],
        ["/cookies", footer.cookies],
      ],
    },
  ] as const;
  return groups.map(({ heading, links }) => (
    <nav key={heading} aria-label={heading}>
      <p className="font-semibold text-ink">{heading}</p>
      <ul className="mt-1">
        {links.map(([path, label]) => (
          <li key={path}>
            <a className="footer-link" href={localizedPath(path, language)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/**
 * The social links: plain addresses that share this site's home page. They load nothing from a network until somebody
 * follows one.
 */
function ShareLinks() {
  const { footer, home } = useSiteMessages();
  const language = usePageLanguage();
  const url = encodeURI(`${publicOriginPlaceholder}${localizedPath("/", language)}`);
  const title = encodeURIComponent(home.title);
  const networks = [
    [footer.networks.weibo, `https://service.weibo.com/share/share.php?url=${url}&title=${title}`],
    [footer.networks.x, `https://x.com/intent/post?url=${url}&text=${title}`],
    [footer.networks.linkedIn, `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    [footer.networks.telegram, `https://t.me/share/url?url=${url}&text=${title}`],
  ] as const;
  return (
    <nav aria-label={footer.share} className="flex flex-wrap items-center gap-x-4">
      <span aria-hidden>{footer.share}</span>
      {networks.map(([name, href]) => (
        <a key={name} className="footer-link" href={href} target="_blank" rel="noopener nofollow">
          {name}
        </a>
      ))}
    </nav>
  );
}
