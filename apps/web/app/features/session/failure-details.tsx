import { useMessages } from "#i18n/app-i18n.ts";

/** The words and the code of the sign-in library, for whoever has to find out. They are English in both languages. */
export function FailureDetails({ error }: { error: unknown }) {
  const m = useMessages();
  if (!(error instanceof Error)) return null;
  return (
    <p role="alert" className="mt-4 rounded-lg bg-sunk px-4 py-2.5 text-left text-sm wrap-anywhere text-ink2">
      <span className="block font-semibold">{m.session.details}</span>
      <span lang="en">
        {error.message}
        {"code" in error ? ` (${String(error.code)})` : ""}
      </span>
    </p>
  );
}
