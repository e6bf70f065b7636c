import { html, trustedHtml } from "./html.ts";
import { renderPage, type PageFrame } from "./layout.ts";
import { wordsOf } from "./words.ts";

/** What a page that ends a sign-in tells. `request` and `server` show the provider's own words to the administrator. */
export type Notice =
  | { readonly kind: "expired" | "forged" | "not_found" | "too_many" }
  /** The app was opened at an address that it may not be sent back to. */
  | { readonly kind: "wrong_address"; readonly origin: string }
  | { readonly kind: "request" | "server"; readonly details: string };

export function renderNoticePage(frame: PageFrame, notice: Notice): string {
  const { errors } = wordsOf[frame.locale];
  const text = {
    expired: { title: errors.expiredTitle, lead: errors.expired },
    forged: { title: errors.forgedTitle, lead: errors.forged },
    wrong_address: { title: errors.wrongAddressTitle, lead: errors.wrongAddress },
    too_many: { title: errors.tooManyTitle, lead: errors.tooMany },
    not_found: { title: errors.notFoundTitle, lead: errors.notFound },
    request: { title: errors.title, lead: errors.request },
    server: { title: errors.title, lead: errors.server },
  }[notice.kind];
  const details =
    "details" in notice
      ? html`<details>
          <summary>${errors.details}</summary>
          <code>${notice.details}</code>
        </details>`
      : null;
  const link =
    notice.kind === "wrong_address"
      ? html`<a class="as-button" href="${notice.origin}/">${notice.origin}</a>`
      : html`<a class="as-button" href="/">${errors.again}</a>`;
  const body = html`<p class="lead">${text.lead}</p>
    ${link}${details}`;
  return renderPage(frame, { title: text.title, body });
}

/**
 * The page of the end-session endpoint. Without an `id_token_hint` the provider insists on a form; the app sends none,
 * so the form sends itself, and its button is there for whoever has no script.
 * @param form the provider's form, complete with its hidden secret
 */
export function renderSignOutPage(frame: PageFrame, form: string): string {
  const { signOut } = wordsOf[frame.locale];
  const button = html`<input type="hidden" name="logout" value="yes"><button class="primary" autofocus>${signOut.submit}</button></form>`;
  const completed = trustedHtml(form.replace("</form>", button.markup));
  const body = html`${completed}
    <p class="other"><a href="/">${signOut.stay}</a></p>`;
  return renderPage(frame, { title: signOut.title, lead: signOut.lead, body, submits: true });
}

/** Where a sign-out without a return address ends. */
export function renderSignedOutPage(frame: PageFrame): string {
  const { signOut, toHome } = wordsOf[frame.locale];
  const body = html`<a class="as-button" href="/">${toHome}</a>`;
  return renderPage(frame, { title: signOut.doneTitle, lead: signOut.doneLead, body });
}
