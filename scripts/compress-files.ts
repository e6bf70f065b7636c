import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Not the pages: the server puts the address of the site into them. */
const texts = "**/*.{js,css,svg,json,webmanifest}";
/** Below this the saved bytes are fewer than the headers around them. */
const worthwhileBytes = 512;

/** Writes `name.br` beside every text of a folder, at the highest level: done once here instead of at each request. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder }).map((name) => join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < worthwhileBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, await compress(bytes, { params }));
}
