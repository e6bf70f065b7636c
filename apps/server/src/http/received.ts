import { Failure } from "../failure.ts";

const cutShort = {
  zh: "文件没有传完整，可能是网络断开了，请重新上传。",
  en: "The file did not arrive whole; the connection may have been cut. Please upload it again.",
};

/**
 * What a client sends, piece by piece: the parts of a form, or the bytes of a part. A form that breaks off, or is none, is
 * no fault of the server. @throws Failure invalidInput
 */
export async function* received<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw isLimit(error) ? error : new Failure("invalidInput", { words: cutShort, cause: error });
  }
}

/** A form with more parts than it may have; such errors carry the status they stand for. */
function isLimit(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === 413;
}
