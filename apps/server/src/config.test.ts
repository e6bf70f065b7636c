import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("the configuration", () => {
  it("works with nothing set", () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 3000,
      host: "localhost",
      databaseUrl: undefined,
      workerConcurrency: 1,
    });
    expect([...config.roles]).toEqual(["web", "worker"]);
  });

  it("reports every mistake at once", () => {
    const read = () =>
      readConfig({ PORT: "many", DATABASE_URL: "mysql://x", ROLES: "cook", TRUSTED_PROXIES: "yes" });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*ROLES[\s\S]*TRUSTED_PROXIES/);
  });

  it("refuses to split roles on the embedded database, which belongs to one process", () => {
    expect(() => readConfig({ ROLES: "worker" })).toThrow(/DATABASE_URL/);
    expect(
      readConfig({ ROLES: "worker", DATABASE_URL: "postgres://localhost/deckle" }).roles.has("web"),
    ).toBe(false);
  });

  it("refuses an issuer without resources where no audience is named", () => {
    expect(() => readConfig({ OIDC_ISSUER: "https://id.example", API_RESOURCE: "none" })).toThrow(
      /OIDC_AUDIENCE/,
    );
  });

  it("refuses settings of another issuer where none is named", () => {
    expect(() => readConfig({ OIDC_AUDIENCE: "https://api.example" })).toThrow(/OIDC_ISSUER/);
  });

  it("takes a model only whole: a provider and the model's name", () => {
    expect(readConfig({}).model).toBeNull();
    expect(() => readConfig({ CARDS_LLM: "google" })).toThrow(/CARDS_LLM_MODEL/);
    expect(() => readConfig({ CARDS_LLM_API_KEY: "key" })).toThrow(/nothing without CARDS_LLM/);
    expect(
      readConfig({ CARDS_LLM: "openai-compatible", CARDS_LLM_MODEL: "deepseek-chat" }).model,
    ).toMatchObject({
      provider: "openai-compatible",
      model: "deepseek-chat",
      concurrency: 4,
    });
  });

  it("reads what a model costs, and most that a document may cost", () => {
    const model = { CARDS_LLM: "openai-compatible", CARDS_LLM_MODEL: "deepseek-chat" };

    expect(
      readConfig({ ...model, CARDS_LLM_PRICE: "CNY 2 8", CARDS_LLM_MAX_COST: "0.5" }).model,
    ).toMatchObject({
      price: { currency: "CNY", inputPerMillion: 2, outputPerMillion: 8 },
      maxCost: 0.5,
    });
    expect(() => readConfig({ ...model, CARDS_LLM_PRICE: "cheap" })).toThrow(/CARDS_LLM_PRICE/);
    expect(() => readConfig({ ...model, CARDS_LLM_MAX_COST: "0.5" })).toThrow(/needs CARDS_LLM_PRICE/);
  });

  it("treats a blank variable as not set", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "" }).port).toBe(3000);
  });
});
