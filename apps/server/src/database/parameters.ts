/** A parameter as both drivers take it. Left to themselves they encode dates, arrays and objects differently. */
type EncodedParameter = string | Uint8Array | null;

/**
 * Encodes the parameters of a statement. Arrays become PostgreSQL arrays (`= any($1)`); JSON is passed as JSON text, so
 * that an array for a jsonb column is never taken for the other kind.
 * @throws TypeError for plain objects and functions.
 */
export function encodeParameters(values: readonly unknown[]): EncodedParameter[] {
  return values.map(encodeParameter);
}

function encodeParameter(value: unknown): EncodedParameter {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(",")}}`;
  return encodeScalar(value);
}

function encodeScalar(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string") return value;
  const isPlain = typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
  if (isPlain) return String(value);
  throw new TypeError("A parameter is an object or a function; pass JSON as JSON text.");
}

function encodeElement(value: unknown): string {
  const text = encodeScalar(value);
  return text === null ? "NULL" : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
