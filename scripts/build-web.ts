/**
 * Builds the web part. With `--if-stale` only where its sources changed since the last build.
 */
import "./check-node.mjs";
import { buildWeb } from "./web-build.ts";

const built = await buildWeb({ when: process.argv.includes("--if-stale") ? "stale" : "always" });
console.log(built.message);
if (!built.ok) process.exitCode = 1;
