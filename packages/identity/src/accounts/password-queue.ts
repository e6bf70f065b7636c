import { PasswordQueueFull } from "../passwords/password-hasher.ts";

/** Too many passwords in line is something to tell the person, not a fault. */
export async function turnFullQueueIntoBusy<T>(
  work: () => Promise<T>,
): Promise<T | { readonly kind: "busy" }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasswordQueueFull) return { kind: "busy" };
    throw error;
  }
}
