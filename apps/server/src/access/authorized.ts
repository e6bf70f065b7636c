declare const authorized: unique symbol;

/**
 * A record that the calling user has been shown to own. Functions that change or hand out a record take only this
 * type, so that a forgotten ownership check does not compile.
 */
export type Authorized<Record> = Record & { readonly [authorized]: true };

/** Marks a record as the user's own, or returns null where it is somebody else's: callers answer "not found" for both. */
export function authorize<Record extends { readonly userId: string }>(
  user: { readonly id: string },
  record: Record | null,
): Authorized<Record> | null {
  if (record === null || record.userId !== user.id) return null;
  // The one place that makes the brand; the check above is what it stands for.
  return record as Authorized<Record>;
}
