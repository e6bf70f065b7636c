import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";

/** Whose files, of which box. */
interface BoxPlace {
  readonly id: string;
  readonly userId: string;
}

/** What the keys of all files of boxes begin with. */
export const boxFiles = "boxes";

/** Where all files of a box lie. */
export function boxFolder({ userId, id }: BoxPlace): string {
  return `${boxFiles}/${userId}/${id}`;
}

const boxFileKey = /^boxes\/([0-9a-f-]{36})\/([0-9a-f-]{36})\//;

/** The box that a file belongs to, or null for a key that is not one of a box's file. */
export function parseBoxFile(key: string): BoxPlace | null {
  const [, userId, id] = boxFileKey.exec(key) ?? [];
  return userId === undefined || id === undefined ? null : { userId, id };
}

/** The files of a box that is gone are only leftovers: failing to remove them must not fail what is being done. */
export async function removeBoxFiles(
  { files, log }: { readonly files: Files; readonly log: Log },
  box: BoxPlace,
): Promise<void> {
  try {
    await files.delete(boxFolder(box));
  } catch (error) {
    log.warn("box-files-left", { boxId: box.id, error });
  }
}
