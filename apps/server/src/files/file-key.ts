const segment = /^[a-z0-9_-][a-z0-9._-]{0,99}$/;
const maxSegments = 8;

/**
 * The segments of a key. Keys are made by this server, so a wrong one is a mistake in the code, not of a user.
 * @throws TypeError
 */
export function parseFileKey(key: string): readonly string[] {
  const segments = key.split("/");
  if (segments.length > maxSegments || !segments.every((part) => segment.test(part))) {
    throw new TypeError("A file key may only hold lower-case letters, digits, '-', '_', '.' and single '/'.");
  }
  return segments;
}
