import type { MultipartFile } from "@fastify/multipart";
import { announcedFormat, demoFormSchema, demoMaxBytes, type Difficulty } from "@deckle/contract";
import type { FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import { received } from "../http/received.ts";
import type { DemoFile } from "./demo.ts";
import { sampleFile } from "./samples.ts";

/** Room for the form's other parts and its boundaries beside a file of the largest size. */
const formOverheadBytes = 16 * 1024;
const longestFileName = 255;
const formLimits = { files: 1, fields: 4, parts: 5, fieldSize: 100, fieldNameSize: 100, headerPairs: 20 };

/** What a visitor sent. */
export interface DemoForm {
  readonly file: DemoFile;
  readonly difficulty: Difficulty;
  readonly count: number;
}

/**
 * Reads the demo's form into memory: the file part, else the sample that is named.
 * @throws Failure demoFileTooLarge as soon as it is known, unsupportedFormat, emptyFile, fileMissing, invalidInput
 */
export async function receiveDemoForm(request: FastifyRequest): Promise<DemoForm> {
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > demoMaxBytes + formOverheadBytes) throw new Failure("demoFileTooLarge");
  if (!request.isMultipart()) throw new Failure("invalidInput");

  const fields = new Map<string, unknown>();
  let uploaded: DemoFile | null = null;
  // One byte over the limit passes, so that counting refuses it; a silent cut would lose text.
  const parts = request.parts({ limits: { ...formLimits, fileSize: demoMaxBytes + 1 } });
  for await (const part of received(parts)) {
    if (part.type === "field") fields.set(part.fieldname, part.value);
    else if (part.fieldname === "file") uploaded = await readFilePart(part);
    else part.file.resume();
  }
  const form = demoFormSchema.safeParse(Object.fromEntries(fields));
  if (!form.success) throw new Failure("invalidInput");
  const { sample, difficulty, count } = form.data;
  const file = uploaded ?? (sample === undefined ? null : sampleFile(sample));
  if (file === null) throw new Failure("fileMissing");
  return { file, difficulty, count };
}

async function readFilePart(part: MultipartFile): Promise<DemoFile> {
  if (announcedFormat(part.mimetype, part.filename) === null) throw new Failure("unsupportedFormat");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of received<Uint8Array>(part.file)) {
    bytes += chunk.length;
    if (bytes > demoMaxBytes) throw new Failure("demoFileTooLarge");
    chunks.push(chunk);
  }
  if (bytes === 0) throw new Failure("emptyFile");
  return { name: part.filename.slice(0, longestFileName), bytes: Buffer.concat(chunks) };
}
