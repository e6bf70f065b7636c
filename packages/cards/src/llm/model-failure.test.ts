import { APICallError } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { failureOf } from "./model-failure.ts";

const now = new Date("2026-11-21T08:00:00Z");

function answered(statusCode: number, message: string, responseHeaders: Record<string, string> = {}) {
  return failureOf(
    new APICallError({
      message,
      url: "http://model.test",
      requestBodyValues: {},
      statusCode,
      responseHeaders,
    }),
    now,
  );
}

describe("an answer of a model service", () => {
  it.each([
    [401, "Unauthorized", "BAD_KEY"],
    [400, "API key not valid. Please pass a valid API key.", "BAD_KEY"],
    [402, "Insufficient Balance", "QUOTA_SPENT"],
    [429, "You exceeded your current quota, please check your plan and billing details.", "QUOTA_SPENT"],
    [400, "Your credit balance is too low to access the Anthropic API.", "QUOTA_SPENT"],
    [403, "The free tier of the model has been exhausted. AllocationQuota.FreeTierOnly", "QUOTA_SPENT"],
    [429, "您的账户已欠费，请充值后重试", "QUOTA_SPENT"],
    [307, "", "MOVED"],
    [404, "The model `x` does not exist", "MODEL_NOT_FOUND"],
    [400, "Model not exist", "MODEL_NOT_FOUND"],
  ])("%i %s ends the calls of the document", (status, message, code) => {
    expect(answered(status, message)).toEqual({ remedy: "give-up", code });
  });

  it.each([
    [429, "Rate limit reached", "RATE_LIMITED"],
    [503, "overloaded, check billing", "SERVER_ERROR"],
    [529, "Overloaded", "SERVER_ERROR"],
  ])("%i %s is tried again", (status, message, code) => {
    expect(answered(status, message)).toEqual({ remedy: "retry", code });
  });

  it.each([
    ["This response_format type is unavailable now", "simpler-format"],
    ["Unsupported parameter: 'max_tokens' is not supported with this model.", "no-length-limit"],
    [
      "'max_tokens' is too large: 8000. This model's maximum context length is 8192 tokens.",
      "no-length-limit",
    ],
    ["Json mode response is not supported when enable_thinking is true", "simpler-format"],
    ["系统检测到输入或生成内容可能包含不安全或敏感内容", "skip"],
    ["This model's maximum context length is 8192 tokens.", "split"],
    ["prompt is too long: 210000 tokens > 200000 maximum", "split"],
    ["Output data may contain inappropriate content. data_inspection_failed", "skip"],
    ["Something else", "skip"],
  ])("400 %s leads to: %s", (message, remedy) => {
    expect(answered(400, message)).toMatchObject({ remedy });
  });

  it("names the wait in milliseconds, in seconds or as a date", () => {
    expect(answered(429, "", { "retry-after-ms": "250" })).toMatchObject({ retryAfterMs: 250 });
    expect(answered(429, "", { "retry-after": "2" })).toMatchObject({ retryAfterMs: 2000 });
    expect(answered(429, "", { "retry-after": "Sat, 21 Nov 2026 08:00:07 GMT" })).toMatchObject({
      retryAfterMs: 7000,
    });
    expect(answered(429, "You exceeded your current quota. Please retry in 12.5s.")).toEqual({
      remedy: "retry",
      code: "RATE_LIMITED",
      retryAfterMs: 12_500,
    });
    expect(answered(429, '"retryDelay": "39s"')).toMatchObject({ retryAfterMs: 39_000 });
    expect(answered(429, "Please try again in 1m3.5s.")).toMatchObject({ retryAfterMs: 63_500 });
    expect(answered(429, "Please try again in 20ms.")).toMatchObject({ retryAfterMs: 20 });
    expect(answered(429, "", { "retry-after": "soon" })).not.toHaveProperty("retryAfterMs");
  });
});
