import { APICallError } from "@ai-sdk/provider";

/** Why a part of a document was not written by the model. */
export type ModelFailureCode =
  | "BAD_KEY"
  | "QUOTA_SPENT"
  | "MODEL_NOT_FOUND"
  | "MOVED"
  | "RATE_LIMITED"
  | "SERVER_ERROR"
  | "UNREACHABLE"
  | "TIMED_OUT"
  | "CUT_OFF"
  | "TOO_LONG"
  | "REJECTED"
  | "REFUSED"
  | "NO_CARDS"
  | "TOKEN_LIMIT"
  | "COST_LIMIT"
  | "OUT_OF_TIME";

/** What each failure means to the one who runs or uses the service. */
export const modelFailureMessages: Readonly<
  Record<ModelFailureCode, { readonly zh: string; readonly en: string }>
> = {
  BAD_KEY: {
    zh: "模型服务不接受所配置的密钥。请更换密钥。",
    en: "The model service does not accept the key. Set another key.",
  },
  QUOTA_SPENT: {
    zh: "模型服务的额度已用完。请充值或更换账户。",
    en: "The account at the model service has no credit left. Top it up or use another.",
  },
  MODEL_NOT_FOUND: {
    zh: "模型服务没有所配置的模型。请检查模型名称和地址。",
    en: "The model service does not know the model. Check its name and the address.",
  },
  MOVED: {
    zh: "所配置的地址把请求转到了别处，密钥没有发过去。请把地址改成模型服务的最终地址。",
    en: "The address sends requests on to another one; the key was not sent there. Configure the service's own address.",
  },
  RATE_LIMITED: {
    zh: "模型服务限制了请求频率。请稍后再试，或降低并发数。",
    en: "The model service limits how often it is asked. Try later, or lower the concurrency.",
  },
  SERVER_ERROR: { zh: "模型服务出错。请稍后再试。", en: "The model service failed. Try later." },
  UNREACHABLE: {
    zh: "无法连接模型服务。请检查地址和网络。",
    en: "The model service cannot be reached. Check the address and the network.",
  },
  TIMED_OUT: {
    zh: "模型服务长时间没有回应。请稍后再试。",
    en: "The model service did not answer in time. Try later.",
  },
  CUT_OFF: { zh: "模型的回答多次中断。", en: "The model's answer broke off again and again." },
  TOO_LONG: {
    zh: "这段文字对该模型太长。请改用上下文更长的模型。",
    en: "The passage is too long for the model. Use one with a longer context.",
  },
  REJECTED: {
    zh: "模型服务拒绝了请求。请检查模型名称和地址。",
    en: "The model service rejected the request. Check the model's name and the address.",
  },
  REFUSED: { zh: "模型不愿处理这段文字。", en: "The model declined to work on this passage." },
  NO_CARDS: { zh: "模型没有写出可用的卡片。", en: "The model wrote no usable cards." },
  TOKEN_LIMIT: {
    zh: "已达到每份文档的令牌上限。",
    en: "The limit of tokens for one document is reached.",
  },
  COST_LIMIT: { zh: "已达到每份文档的费用上限。", en: "The limit of cost for one document is reached." },
  OUT_OF_TIME: {
    zh: "已达到每份文档的时间上限。",
    en: "The time for one document is used up.",
  },
};

/** What to do about a call that failed. */
export type CallFailure =
  /** No call of this document can succeed. */
  | { readonly remedy: "give-up"; readonly code: ModelFailureCode }
  /** The same call may succeed later. */
  | { readonly remedy: "retry"; readonly code: ModelFailureCode; readonly retryAfterMs?: number }
  | { readonly remedy: "simpler-format"; readonly code: "REJECTED" }
  | { readonly remedy: "no-usage"; readonly code: "REJECTED" }
  /** The length asked of the reply is refused, or is too much beside the passage; without one, the passage is too long. */
  | { readonly remedy: "no-length-limit"; readonly code: "REJECTED" | "TOO_LONG" }
  | { readonly remedy: "split"; readonly code: "TOO_LONG" }
  /** This passage is not for this model. */
  | { readonly remedy: "skip"; readonly code: ModelFailureCode };

/** Thrown into a call that takes too long. */
export class ReplyTimeout extends Error {
  override readonly name = "ReplyTimeout";
}

const spent =
  /exceeded your current quota|insufficient[_ ](quota|balance|credit|funds|user[_ ]quota)|billing|credit balance|arrearage|free tier[^.]{0,40}exhausted|allocationquota|out of credits|余额不足|欠费|额度已用|请充值/i;
/** The wait as some services name it, in the text alone: `"retryDelay": "39s"`, "try again in 1m3.5s", "after 20 ms". */
const namedWait =
  /(?:retrydelay["':\s]{1,6}|(?:retry|try again) (?:in|after) )(?:(?<minutes>\d{1,3})m(?!s) ?)?(?:(?<number>\d{1,6}(?:\.\d{1,9})?) ?(?<unit>ms|milliseconds?|s\b|seconds?))?/i;
const badKey = /api[ _-]?key (not valid|invalid|is invalid)|invalid api[ _-]?key|incorrect api key/i;
const noModel = /model[^.]{0,80}(not found|not exist|does not exist|unknown)|(unknown|no such) model/i;
const tooLong =
  /context[ _-]?(length|window)|maximum context|too many (input )?tokens|prompt is too long|input (is )?too long|reduce the length|exceeds? the (maximum|limit)[^.]{0,40}tokens/i;
const lengthParameter = /max_(completion_|new_)?tokens|maxoutputtokens|in the completion/i;
const usageParameter = /stream_?options|include_usage/i;
const formatParameter =
  /response_?format|json_?schema|json_?object|json[ _-]?mode|structured|response_?schema|response_?mime|output_?(config|format)|unavailable now/i;
const inspected =
  /data_inspection|inappropriate content|content exists risk|content[ _-]?(filter|policy|management)|sensitive|safety|敏感|不安全/i;

/** Sorts what a call threw. `now` is for a retry time given as a date. */
export function failureOf(error: unknown, now: Date): CallFailure {
  if (error instanceof ReplyTimeout) return { remedy: "retry", code: "TIMED_OUT" };
  return APICallError.isInstance(error) ? answerFailure(error, now) : streamFailure(error);
}

/** What a server said instead of a reply, or that it said nothing. */
function answerFailure(error: APICallError, now: Date): CallFailure {
  const { statusCode: status, responseHeaders: headers = {} } = error;
  if (status === undefined) return { remedy: "retry", code: "UNREACHABLE" };
  // The SDK's word for a connection that breaks within a reply that began well.
  if (status < 300) return { remedy: "retry", code: "CUT_OFF" };
  // Redirects are not followed: the key goes to nobody but the address that was configured.
  if (status < 400) return { remedy: "give-up", code: "MOVED" };
  const said = `${error.message} ${error.responseBody?.slice(0, 4000) ?? ""}`;
  const retryAfterMs = retryAfter(headers, now) ?? waitNamedIn(said);
  if (status === 402 || (status < 500 && isSpent(said, retryAfterMs))) {
    return { remedy: "give-up", code: "QUOTA_SPENT" };
  }
  if ([401, 403].includes(status) || badKey.test(said)) return { remedy: "give-up", code: "BAD_KEY" };
  const passing = passingCode(status);
  return passing === undefined ? rejection(status, said) : retry(passing, retryAfterMs);
}

/** A quota that comes back by itself in a moment is a rate limit. */
function isSpent(said: string, retryAfterMs: number | undefined): boolean {
  return spent.test(said) && retryAfterMs === undefined;
}

function passingCode(status: number): ModelFailureCode | undefined {
  if (status === 429) return "RATE_LIMITED";
  if ([408, 409, 425].includes(status)) return "TIMED_OUT";
  return status >= 500 ? "SERVER_ERROR" : undefined;
}

function rejection(status: number, said: string): CallFailure {
  const isTooLong = tooLong.test(said) || status === 413;
  // "4000 in the messages, 8000 in the completion": a shorter passage would not help, a shorter reply does.
  if (lengthParameter.test(said)) {
    return { remedy: "no-length-limit", code: isTooLong ? "TOO_LONG" : "REJECTED" };
  }
  if (usageParameter.test(said)) return { remedy: "no-usage", code: "REJECTED" };
  if (isTooLong) return { remedy: "split", code: "TOO_LONG" };
  if (formatParameter.test(said)) return { remedy: "simpler-format", code: "REJECTED" };
  if (status === 404 || noModel.test(said)) return { remedy: "give-up", code: "MODEL_NOT_FOUND" };
  if (inspected.test(said)) return { remedy: "skip", code: "REFUSED" };
  return { remedy: "skip", code: "REJECTED" };
}

/** An error within a stream that had begun well: a message of the server, or a connection that was cut. */
function streamFailure(error: unknown): CallFailure {
  const said = error instanceof Error ? error.message : (JSON.stringify(error) ?? "");
  const retryAfterMs = waitNamedIn(said);
  if (isSpent(said, retryAfterMs)) return { remedy: "give-up", code: "QUOTA_SPENT" };
  if (badKey.test(said)) return { remedy: "give-up", code: "BAD_KEY" };
  // The same passage would be paid for, and refused, again.
  if (inspected.test(said)) return { remedy: "skip", code: "REFUSED" };
  if (/rate.?limit|too many requests/i.test(said)) return retry("RATE_LIMITED", retryAfterMs);
  if (/overloaded|server.?error|internal|unavailable/i.test(said)) {
    return { remedy: "retry", code: "SERVER_ERROR" };
  }
  return { remedy: "retry", code: "CUT_OFF" };
}

function retry(code: ModelFailureCode, retryAfterMs: number | undefined): CallFailure {
  return { remedy: "retry", code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

function waitNamedIn(said: string): number | undefined {
  const { minutes, number, unit } = namedWait.exec(said)?.groups ?? {};
  if (minutes === undefined && number === undefined) return undefined;
  const perUnit = /^m/i.test(unit ?? "") ? 1 : 1000;
  return Number(minutes ?? 0) * 60_000 + Number(number ?? 0) * perUnit;
}

/** The wait a server asks for: milliseconds, seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(headers: Readonly<Record<string, string>>, now: Date): number | undefined {
  const exact = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const named = headers["retry-after"];
  if (named === undefined) return undefined;
  const seconds = Number(named);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(named);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
