/**
 * The UTF-16 unit of a text at a place, as `charCodeAt` gives it, for loops over all units of a text: V8 keeps strings in some ten
 * shapes, and looks the method up anew for each unit where a loop has met more than four of them.
 */
export function codeAt(text: string, at: number): number {
  return String.prototype.charCodeAt.call(text, at);
}
