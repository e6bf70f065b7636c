import type { KnowledgeBase } from "@deckle/contract";
import { Library } from "lucide-react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { formatMoment } from "#lib/locale-format.ts";
import { useOpenedAt } from "#lib/use-opened-at.ts";
import { Panel } from "#ui/panel.tsx";

/** The knowledge bases; the first one is where uploads go. */
export function KnowledgeBaseList({ bases }: { bases: readonly KnowledgeBase[] }) {
  const m = useMessages();
  const language = useAppLanguage();
  const now = useOpenedAt();
  return (
    <Panel heading={m.knowledgeBases.heading}>
      {bases.length === 0 ? (
        <p className="mt-2 text-sm text-ink2">{m.knowledgeBases.empty}</p>
      ) : (
        <ul className="mt-2">
          {bases.map((base, index) => (
            <li key={base.id} className="flex items-center gap-3 py-1.5 text-sm">
              <Library size={17} className="shrink-0 text-ink3" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{m.knowledgeBases.name(index + 1)}</span>
                <span className="block text-ink3">
                  {m.knowledgeBases.created(formatMoment(base.CreatedAt, now, language))}
                </span>
              </span>
              {index === 0 ? <span className="badge text-blue">{m.knowledgeBases.inUse}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
