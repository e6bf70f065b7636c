import { htmlLanguageOf, otherLocale, type Locale } from "../http/locale.ts";
import { preferencesScriptAsset, stylesheetAsset, submitScriptAsset } from "./assets.ts";
import { html, type Html } from "./html.ts";
import { wordsOf } from "./words.ts";

/** What every page needs to know. */
export interface PageFrame {
  readonly locale: Locale;
  /** Address of the same page with `lang=`; without one there is no language link (the page answers a form). */
  readonly languageHref?: ((locale: Locale) => string) | undefined;
}

export interface PageContent {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly body: Html;
  /** Sends the first form of the page as soon as it is there. */
  readonly submits?: boolean;
}

/** A whole page: one index card below the name of the product. */
export function renderPage(
  { locale, languageHref }: PageFrame,
  { title, lead, body, submits }: PageContent,
): string {
  const words = wordsOf[locale];
  const other = otherLocale(locale);
  return html`<!doctype html>
    <html lang="${htmlLanguageOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${words.product}</title>
        <link rel="icon" href="data:," />
        <script src="${preferencesScriptAsset.path}"></script>
        <link rel="stylesheet" href="${stylesheetAsset.path}" />
        ${submits ? html`<script src="${submitScriptAsset.path}" defer></script>` : null}
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/">${logo}${words.product}</a>
          ${languageHref ? html`<a href="${languageHref(other)}" lang="${htmlLanguageOf(other)}" hreflang="${htmlLanguageOf(other)}">${words.switchLanguage}</a>` : null}
        </header>
        <main>
          <div class="card">
            <div class="head">
              <h1>${title}</h1>
              ${lead === undefined ? null : html`<p>${lead}</p>`}
            </div>
            <div class="body">${body}</div>
          </div>
        </main>
      </body>
    </html> `.markup;
}

const logo = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect class="tile" width="28" height="28" rx="7" />
  <path class="mark" d="M7 10V8h14v2M6 10h16v11H6zM10 15h8" />
</svg>`;
