import { startSession } from "./embedded-session.ts";

/** Run as a process of its own by `createEmptyDatabase`: the memory that creating a database needs goes with it. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node create-embedded.ts FOLDER");
const session = await startSession(folder);
await session.close();
