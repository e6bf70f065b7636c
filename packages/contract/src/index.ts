export * from "./account.ts";
export * from "./card-box.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export * from "./examples.ts";
export * from "./limits.ts";
export * from "./routes.ts";
export * from "./runtime-config.ts";
