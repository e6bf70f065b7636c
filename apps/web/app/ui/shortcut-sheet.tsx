import { switchShortcuts, useAreShortcutsOn } from "#lib/shortcuts.ts";
import { Dialog } from "./dialog.tsx";
import { Switch } from "./switch.tsx";

interface ShortcutSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly switchLabel: string;
  readonly switchHint: string;
  /** What each set of keys does. */
  readonly rows: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly onClose: () => void;
}

/** The keys of a page, and the switch that turns them off. */
export function ShortcutSheet({
  title,
  closeLabel,
  switchLabel,
  switchHint,
  rows,
  onClose,
}: ShortcutSheetProps) {
  const isOn = useAreShortcutsOn();
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      <dl className={`mt-1 divide-y divide-line ${isOn ? "" : "text-ink3"}`}>
        {rows.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 rounded-lg bg-sunk p-3">
        <Switch
          label={switchLabel}
          hint={switchHint}
          isOn={isOn}
          onChange={(next) => switchShortcuts(next ? "on" : "off")}
        />
      </div>
    </Dialog>
  );
}
