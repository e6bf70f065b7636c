/**
 * Completes package-lock.json. A registry may lack the builds of a native package for other platforms; npm then leaves
 * them out of the lock without a word, and `npm ci` refuses that lock everywhere ("Missing: ... from lock file").
 * Run after every change of dependencies: `node scripts/lockfill.ts`.
 */
import "./check-node.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { completeLock, type LockFile } from "./lock-file.ts";

const path = resolve(import.meta.dirname, "../package-lock.json");
// npm's own file; completeLock reads three fields of it and keeps the rest as it is.
const lock = JSON.parse(readFileSync(path, "utf8")) as LockFile;
const { completed, added } = completeLock(lock);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`);
console.log(`package-lock.json: ${added.length} platform packages added.`);
