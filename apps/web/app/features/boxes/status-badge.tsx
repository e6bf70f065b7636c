import { displayStatus } from "@deckle/contract";
import { CircleAlert, CircleCheck, CircleHelp, Clock, LoaderCircle } from "lucide-react";
import { useMessages } from "#i18n/app-i18n.ts";

const looks = {
  pending: { colour: "text-ink2", Icon: Clock },
  running: { colour: "text-blue", Icon: LoaderCircle },
  finished: { colour: "text-good", Icon: CircleCheck },
  failed: { colour: "text-again", Icon: CircleAlert },
  unknown: { colour: "text-ink3", Icon: CircleHelp },
} as const;

/** The state of a box, with its percentage while it runs. */
export function StatusBadge({ status, progress }: { status: string; progress: number }) {
  const m = useMessages();
  const shown = displayStatus(status);
  const { colour, Icon } = looks[shown];
  return (
    <span className={`badge ${colour}`} data-status={shown}>
      <Icon size={13} aria-hidden className={shown === "running" ? "spin" : ""} />
      {m.status[shown]}
      {shown === "running" ? <span className="tabular-nums"> {progress}%</span> : null}
    </span>
  );
}
