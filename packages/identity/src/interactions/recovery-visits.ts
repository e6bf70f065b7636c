import type { IncomingMessage, ServerResponse } from "node:http";
import { accountPaths, type Recovery } from "../accounts/recovery.ts";
import { clientNetworkOf } from "../http/client-network.ts";
import { type FormBody, readFormBody } from "../http/form-body.ts";
import type { FormTokens } from "../http/form-token.ts";
import { chooseLocale } from "../http/locale.ts";
import { localeCookie, type PageAnswer, sendPage } from "../http/page-answer.ts";
import type { PageFrame } from "../pages/layout.ts";
import { renderNoticePage } from "../pages/notice-pages.ts";
import {
  type RecoveryEnding,
  renderConfirmPage,
  renderEndingPage,
  renderForgotPage,
  renderResetPage,
  renderSentPage,
} from "../pages/recovery-pages.ts";
import { statusOfRefusal } from "./refusal-status.ts";

/** Below this path lies what people do about their account without being signed in. */
export const accountMount = "/oidc/account/";

interface RecoveryVisitOptions {
  readonly recovery: Recovery;
  readonly tokens: FormTokens;
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly publicUrl: URL;
  /** Whether messages reach the people they are for. */
  readonly reachesPeople: boolean;
  readonly clientAddressOf: (request: IncomingMessage) => string;
}

interface Visit {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly frame: PageFrame;
}

/** Pages that forms lead to, so that reloading one sends nothing again. */
const endings: Readonly<Record<string, RecoveryEnding>> = {
  "/oidc/account/password-saved": "password_saved",
  "/oidc/account/email-confirmed": "email_confirmed",
};
const sentPath = "/oidc/account/mail-sent";
/** What the hidden token of these forms is made of; they belong to no sign-in. */
const formUid = "account";

/** The pages of a forgotten password and of an address to confirm. */
export function createRecoveryVisits(
  options: RecoveryVisitOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", options.publicUrl);
    const visit: Visit = { request, url, frame: frameOf(request, url) };
    const isForm = request.method === "POST";
    if (!isForm && request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
      return;
    }
    const answer = await (isForm ? takeForm(options, visit) : showPage(options, visit));
    const isNews = chooseLocale(request) !== visit.frame.locale;
    const cookie = isNews ? { "set-cookie": localeCookie(options.publicUrl, visit.frame.locale) } : {};
    sendPage(response, options.pageHeaders, { ...answer, headers: { ...cookie, ...answer.headers } });
  };
}

async function showPage(options: RecoveryVisitOptions, visit: Visit): Promise<PageAnswer> {
  const { recovery, reachesPeople } = options;
  const { url, frame } = visit;
  const ending = endings[url.pathname];
  if (ending) return endingPage(visit, 200, ending);
  const link = url.searchParams.get("token") ?? "";
  switch (url.pathname) {
    case accountPaths.forgot:
      return {
        status: 200,
        page: renderForgotPage({ frame, target: targetOf(options, visit), reachesPeople }),
      };
    case sentPath:
      return { status: 200, page: renderSentPage(frame, { reachesPeople }) };
    case accountPaths.reset: {
      const found = await recovery.findReset(link);
      if (!found) return endingPage(visit, 410, "reset_expired");
      const target = targetOf(options, visit);
      return { status: 200, page: renderResetPage({ frame, target, email: found.email, link }) };
    }
    case accountPaths.verify: {
      const found = await recovery.findVerification(link);
      if (!found) return endingPage(visit, 410, "verify_expired");
      const target = targetOf(options, visit);
      return { status: 200, page: renderConfirmPage({ frame, target, email: found.email, link }) };
    }
    default:
      return { status: 404, page: renderNoticePage(frame, { kind: "not_found" }) };
  }
}

async function takeForm(options: RecoveryVisitOptions, visit: Visit): Promise<PageAnswer> {
  const { request, url, frame } = visit;
  const body = await readFormBody(request);
  if (!body.ok || !options.tokens.accept(request, formUid, body.field("token"))) {
    const status = body.ok ? 403 : body.status;
    const headers = body.ok ? {} : { connection: "close" };
    return { status, page: renderNoticePage(frame, { kind: "forged" }), headers };
  }
  switch (url.pathname) {
    case accountPaths.forgot:
      return takeForgot(options, visit, body);
    case accountPaths.reset:
      return takeReset(options, visit, body);
    case accountPaths.verify: {
      const isVerified = await options.recovery.verify(body.field("link"));
      if (!isVerified) return endingPage(visit, 410, "verify_expired");
      return redirect(visit, "/oidc/account/email-confirmed");
    }
    default:
      return { status: 404, page: renderNoticePage(frame, { kind: "not_found" }) };
  }
}

type ValidBody = Extract<FormBody, { readonly ok: true }>;

async function takeForgot(
  options: RecoveryVisitOptions,
  visit: Visit,
  { field }: ValidBody,
): Promise<PageAnswer> {
  const { frame } = visit;
  const email = field("email");
  const network = networkOf(options, visit);
  const outcome = await options.recovery.requestReset({ email, network, locale: frame.locale });
  if (outcome.kind === "taken") return redirect(visit, sentPath);
  const { reachesPeople } = options;
  const target = targetOf(options, visit);
  const page = renderForgotPage({ frame, target, reachesPeople, typed: email, refusal: outcome });
  return outcome.kind === "invalid" ? { status: 422, page } : { ...statusOfRefusal(outcome), page };
}

async function takeReset(
  options: RecoveryVisitOptions,
  visit: Visit,
  { field }: ValidBody,
): Promise<PageAnswer> {
  const { frame } = visit;
  const link = field("link");
  const form = { token: link, password: field("password"), network: networkOf(options, visit) };
  const outcome = await options.recovery.reset({ ...form, locale: frame.locale });
  if (outcome.kind === "changed") return redirect(visit, "/oidc/account/password-saved");
  const found = outcome.kind === "expired" ? undefined : await options.recovery.findReset(link);
  if (!found || outcome.kind === "expired") return endingPage(visit, 410, "reset_expired");
  const content = { frame, target: targetOf(options, visit), email: found.email, link };
  if (outcome.kind === "busy") {
    return { ...statusOfRefusal(outcome), page: renderResetPage({ ...content, refusal: outcome }) };
  }
  return { status: 422, page: renderResetPage({ ...content, problem: outcome.problem }) };
}

function endingPage({ frame }: Visit, status: number, ending: RecoveryEnding): PageAnswer {
  return { status, page: renderEndingPage(frame, ending, `${accountPaths.forgot}?lang=${frame.locale}`) };
}

function redirect({ frame }: Visit, path: string): PageAnswer {
  return { status: 303, page: "", headers: { location: `${path}?lang=${frame.locale}` } };
}

function targetOf({ tokens }: RecoveryVisitOptions, { url, frame }: Visit) {
  return { action: `${url.pathname}?lang=${frame.locale}`, token: tokens.issue(formUid) };
}

function networkOf({ clientAddressOf }: RecoveryVisitOptions, { request }: Visit): string {
  return clientNetworkOf(clientAddressOf(request));
}

/** The link's token stays in the address when the language changes. A page that answers a form has no such link. */
function frameOf(request: IncomingMessage, url: URL): PageFrame {
  const locale = chooseLocale(request, { chosen: url.searchParams.get("lang") });
  if (request.method === "POST") return { locale };
  return {
    locale,
    languageHref: (other) => {
      const parameters = new URLSearchParams(url.searchParams);
      parameters.set("lang", other);
      return `${url.pathname}?${parameters.toString()}`;
    },
  };
}
