import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import type { Entrance } from "../accounts/entrance.ts";
import { clientNetworkOf } from "../http/client-network.ts";
import { type FormBody, readFormBody } from "../http/form-body.ts";
import type { FormTokens } from "../http/form-token.ts";
import { chooseLocale } from "../http/locale.ts";
import { localeCookie, sendPage } from "../http/page-answer.ts";
import {
  type FormTargets,
  renderSignInPage,
  renderSignUpPage,
  type TypedValues,
} from "../pages/form-pages.ts";
import { type Notice, renderNoticePage } from "../pages/notice-pages.ts";
import type { PageFrame } from "../pages/layout.ts";
import { accountPaths } from "../accounts/recovery.ts";
import { statusOfRefusal } from "./refusal-status.ts";
import { grantFirstParty, type Interaction } from "./consent.ts";

export interface InteractionOptions {
  readonly provider: Provider;
  readonly entrance: Entrance;
  readonly tokens: FormTokens;
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly publicUrl: URL;
  readonly clientAddressOf: (request: IncomingMessage) => string;
}

/** The pages of a sign-in: `/interaction/<uid>`, and below it `sign-in`, `sign-up` and `cancel`. */
export type HandleInteraction = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Step = "sign-in" | "sign-up" | "cancel";

/** One request within a running sign-in. */
interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly interaction: Interaction;
  /** Undefined on the address that the provider sends people to. */
  readonly step: Step | undefined;
  readonly frame: PageFrame;
}

const path = /^\/interaction\/([\w-]{1,64})(?:\/(sign-in|sign-up|cancel))?\/?$/;

export function createInteractions(options: InteractionOptions): HandleInteraction {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", options.publicUrl);
    const answer = (notice: Notice, status: number): void => {
      const page = renderNoticePage(
        { locale: chooseLocale(request, { chosen: chosenLanguage(url) }) },
        notice,
      );
      sendPage(response, options.pageHeaders, { status, page });
    };
    const [, uid, step] = path.exec(url.pathname) ?? [];
    if (uid === undefined) return answer({ kind: "not_found" }, 404);
    const interaction = await findInteraction(options.provider, request, response);
    if (interaction?.uid !== uid) return answer({ kind: "expired" }, 400);

    const visit: Visit = {
      request,
      response,
      url,
      interaction,
      step: step as Step | undefined, // the pattern matches nothing else
      frame: frameOf(request, url, interaction),
    };
    if (request.method === "GET" || request.method === "HEAD") return showStep(options, visit);
    if (request.method === "POST") return takeForm(options, visit);
    response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
  };
}

/** Undefined where the cookie is missing or what it points to is gone. */
async function findInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function showStep(options: InteractionOptions, visit: Visit): Promise<void> {
  const { request, response, interaction } = visit;
  if (interaction.prompt.name === "consent") {
    const grantId = await grantFirstParty(options.provider, interaction);
    return options.provider.interactionFinished(request, response, { consent: { grantId } });
  }
  const typed = { email: textOf(interaction.params["login_hint"]), name: "" };
  const form = { frame: visit.frame, targets: targetsOf(options, visit), typed };
  const page = screenOf(visit) === "sign-up" ? renderSignUpPage(form) : renderSignInPage(form);
  const headers = isChoiceNews(visit)
    ? { "set-cookie": localeCookie(options.publicUrl, visit.frame.locale) }
    : {};
  sendPage(response, options.pageHeaders, { status: 200, page, headers });
}

/** `first_screen` is what the Logto client calls it; `register` is the value that opens the other form. */
function screenOf({ step, interaction }: Visit): "sign-in" | "sign-up" {
  if (step === "sign-in" || step === "sign-up") return step;
  return interaction.params["first_screen"] === "register" ? "sign-up" : "sign-in";
}

async function takeForm(options: InteractionOptions, visit: Visit): Promise<void> {
  const { request, response, interaction, step, frame } = visit;
  const body = await readFormBody(request);
  if (!body.ok || !options.tokens.accept(request, interaction.uid, body.field("token"))) {
    const status = body.ok ? 403 : body.status;
    const headers = body.ok ? {} : { connection: "close" };
    return sendPage(response, options.pageHeaders, {
      status,
      page: renderNoticePage(frame, { kind: "forged" }),
      headers,
    });
  }
  if (step === "cancel") {
    const result = { error: "access_denied", error_description: "The user cancelled the sign-in" };
    return options.provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }
  if (interaction.prompt.name !== "login" || step === undefined) {
    return sendPage(response, options.pageHeaders, {
      status: 400,
      page: renderNoticePage(frame, { kind: "expired" }),
    });
  }
  return step === "sign-in" ? takeSignIn(options, visit, body) : takeSignUp(options, visit, body);
}

type ValidBody = Extract<FormBody, { readonly ok: true }>;

async function takeSignIn(options: InteractionOptions, visit: Visit, { field }: ValidBody): Promise<void> {
  const form = { email: field("email"), password: field("password"), network: networkOf(options, visit) };
  const outcome = await options.entrance.signIn(form);
  if (outcome.kind === "signed_in") return finishLogin(options, visit, outcome.accountId);
  const typed: TypedValues = { email: form.email, name: "" };
  const page = renderSignInPage({
    frame: visit.frame,
    targets: targetsOf(options, visit),
    typed,
    refusal: outcome,
  });
  sendPage(visit.response, options.pageHeaders, { ...statusOfRefusal(outcome), page });
}

async function takeSignUp(options: InteractionOptions, visit: Visit, { field }: ValidBody): Promise<void> {
  const typed: TypedValues = { email: field("email"), name: field("name") };
  const form = {
    ...typed,
    password: field("password"),
    network: networkOf(options, visit),
    locale: visit.frame.locale,
  };
  const outcome = await options.entrance.signUp(form);
  if (outcome.kind === "signed_in") return finishLogin(options, visit, outcome.accountId);
  const content = { frame: visit.frame, targets: targetsOf(options, visit), typed };
  if (outcome.kind === "invalid") {
    const status = outcome.problems.email === "taken" ? 409 : 422;
    return sendPage(visit.response, options.pageHeaders, {
      status,
      page: renderSignUpPage({ ...content, problems: outcome.problems }),
    });
  }
  sendPage(visit.response, options.pageHeaders, {
    ...statusOfRefusal(outcome),
    page: renderSignUpPage({ ...content, refusal: outcome }),
  });
}

function finishLogin(
  { provider }: InteractionOptions,
  { request, response }: Visit,
  accountId: string,
): Promise<void> {
  const login = { accountId, remember: true, amr: ["pwd"] };
  return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}

/**
 * The language stays in the addresses: a choice must win over the `ui_locales` of the request, and a page that says that
 * the sign-in is gone no longer knows that request.
 */
function frameOf(request: IncomingMessage, url: URL, { params }: Interaction): PageFrame {
  const locale = chooseLocale(request, { chosen: chosenLanguage(url), uiLocales: params["ui_locales"] });
  return { locale, languageHref: (other) => `${url.pathname}?lang=${other}` };
}

function chosenLanguage(url: URL): string | null {
  return url.searchParams.get("lang");
}

/** Whether the person has chosen another language than they would get without choosing. */
function isChoiceNews({ request, interaction, frame }: Visit): boolean {
  return chooseLocale(request, { uiLocales: interaction.params["ui_locales"] }) !== frame.locale;
}

function targetsOf({ tokens }: InteractionOptions, { interaction: { uid }, frame }: Visit): FormTargets {
  const target = (step: Step): string => `/interaction/${uid}/${step}?lang=${frame.locale}`;
  return {
    signIn: target("sign-in"),
    signUp: target("sign-up"),
    cancel: target("cancel"),
    forgot: `${accountPaths.forgot}?lang=${frame.locale}`,
    token: tokens.issue(uid),
  };
}

function networkOf({ clientAddressOf }: InteractionOptions, { request }: Visit): string {
  return clientNetworkOf(clientAddressOf(request));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
