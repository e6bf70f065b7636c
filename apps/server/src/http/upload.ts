import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import {
  announcedFormat,
  deckChoices,
  documentRangeChoices,
  parseBoxName,
  uploadMaxBytes,
} from "@deckle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import * as zod from "zod/mini";
import type { StoredUpload, UploadForm } from "../boxes/boxes.ts";
import { cardOptionsOf } from "../boxes/choices.ts";
import { storable } from "../cards/card.ts";
import { Failure } from "../failure.ts";
import { type Files, FileTooLargeError } from "../files/files.ts";
import { invalidField } from "./invalid-input.ts";
import { received } from "./received.ts";

/** Room for the form's other parts and its boundaries beside a file of the largest size. */
const formOverheadBytes = 64 * 1024;
const longestFileName = 255;
const formLimits = {
  files: 2,
  fields: 16,
  parts: 18,
  fieldSize: 8 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** An upload that was received whole: the stored file and the form's checked fields. */
export interface ReceivedUpload {
  readonly upload: StoredUpload;
  readonly form: UploadForm;
}

/**
 * Streams the form's file into the file store and reads its fields. Whatever goes wrong, no file is left behind.
 * @throws Failure fileTooLarge (declared or counted), unsupportedFormat, emptyFile, fileMissing, boxNameRequired,
 * boxNameTooLong, invalidInput (naming the field, or where the form breaks off)
 */
export async function receiveUpload(
  request: FastifyRequest,
  files: Files,
  place: { readonly boxId: string; readonly fileKey: string },
): Promise<ReceivedUpload> {
  const declared = declaredBytes(request);
  if (Number.isFinite(declared) && declared > uploadMaxBytes + formOverheadBytes) {
    throw new Failure("fileTooLarge");
  }
  if (!request.isMultipart()) throw new Failure("invalidInput");
  try {
    const { fileName, fields } = await readParts(request, files, place.fileKey);
    if (fileName === null) throw new Failure("fileMissing");
    return { upload: { ...place, fileName }, form: checkFields(fields) };
  } catch (error) {
    await files.delete(place.fileKey);
    throw error;
  }
}

/** Length of the body as the client declares it; infinite where it does not. */
function declaredBytes(request: FastifyRequest): number {
  return Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
}

async function readParts(
  request: FastifyRequest,
  files: Files,
  fileKey: string,
): Promise<{ fileName: string | null; fields: Map<string, string> }> {
  const fields = new Map<string, string>();
  let fileName: string | null = null;
  // One byte over the limit passes, so that the store, which counts, is the one to refuse; a silent cut would lose text.
  const parts = request.parts({ limits: { ...formLimits, fileSize: uploadMaxBytes + 1 } });
  for await (const part of received(parts)) {
    if (part.type === "field") fields.set(part.fieldname, fieldText(part));
    else if (part.fieldname === "file" && fileName === null) fileName = await storeFile(part, files, fileKey);
    else part.file.resume();
  }
  return { fileName, fields };
}

async function storeFile(part: MultipartFile, files: Files, fileKey: string): Promise<string> {
  if (announcedFormat(part.mimetype, part.filename) === null) throw new Failure("unsupportedFormat");
  try {
    const { bytes } = await files.write(fileKey, received(part.file), { maxBytes: uploadMaxBytes });
    if (bytes === 0) throw new Failure("emptyFile");
  } catch (error) {
    if (error instanceof FileTooLargeError) throw new Failure("fileTooLarge", { cause: error });
    throw error;
  }
  return storable(part.filename.slice(0, longestFileName));
}

function fieldText(part: MultipartValue): string {
  return typeof part.value === "string" && !part.valueTruncated ? part.value : "";
}

const choicesSchema = zod.object({ ...deckChoices, ...documentRangeChoices });

function checkFields(fields: ReadonlyMap<string, string>): UploadForm {
  const boxName = parseBoxName(storable(fields.get("boxname") ?? ""));
  if ("error" in boxName) throw new Failure(boxName.error);
  const knowledgeBaseId = z.uuid().safeParse(fields.get("knowledge_base_id"));
  if (!knowledgeBaseId.success) throw invalidField("knowledge_base_id");
  return { subjectName: boxName.name, knowledgeBaseId: knowledgeBaseId.data, choices: checkChoices(fields) };
}

/** A form sends what was left empty as an empty text. */
function checkChoices(fields: ReadonlyMap<string, string>): UploadForm["choices"] {
  const filled = [...fields].filter(([, text]) => text.trim() !== "");
  const parsed = choicesSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0]));
  const choices = cardOptionsOf(parsed.data);
  if (choices === null) throw invalidField("pages");
  return choices;
}

/** How much of a refused upload is still read, and for how long. */
interface Linger {
  readonly bytes: number;
  readonly ms: number;
}

/** A form of a proper size is read to its end: browsers show an answer only once they have sent everything. */
const lingerForForm: Linger = { bytes: uploadMaxBytes + formOverheadBytes, ms: 60_000 };
/** Whoever sends more, or does not say how much, is cut off soon. */
const lingerForFlood: Linger = { bytes: 1024 * 1024, ms: 1_000 };

/**
 * Closes the connection of a refused upload once the answer is out. Destroying the socket at once would make many
 * clients lose the answer (unread input turns the close into a reset); reading on for ever would let them send for ever.
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const incoming = request.raw;
  if (incoming.complete) return;
  const isProperForm = declaredBytes(request) <= lingerForForm.bytes;
  const linger = isProperForm ? lingerForForm : lingerForFlood;
  reply.header("connection", "close");
  reply.raw.once("finish", () => {
    const timer = setTimeout(() => incoming.socket.destroy(), linger.ms);
    let read = 0;
    incoming.unpipe();
    incoming.on("data", (chunk: Buffer) => {
      read += chunk.length;
      if (read > linger.bytes) incoming.socket.destroy();
    });
    incoming.once("close", () => clearTimeout(timer));
    incoming.resume();
  });
}
