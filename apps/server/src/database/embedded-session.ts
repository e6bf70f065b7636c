import { PGlite, types } from "@electric-sql/pglite";

const asText = (text: string): string => text;

/** PostgreSQL's own shared memory; the default of 128 MB is resident from the start and brings one user nothing. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the embedded engine on a folder; creates a database there if it holds none. */
export async function startEmbedded(folder: string): Promise<PGlite> {
  return PGlite.create(folder, {
    startParams,
    parsers: {
      [types.INT8]: Number,
      [types.DATE]: asText,
      [types.TIMESTAMP]: asText,
    },
  });
}
