import { useMessages } from "#i18n/learn-i18n.ts";
import { ShortcutSheet } from "#ui/shortcut-sheet.tsx";

/** The keys of a box's page. */
export function CardShortcuts({ onClose }: { onClose: () => void }) {
  const { cards, common } = useMessages();
  const words = cards.shortcuts;
  return (
    <ShortcutSheet
      title={words.title}
      closeLabel={common.close}
      switchLabel={words.switch}
      switchHint={words.switchHint}
      rows={[
        { keys: ["/"], label: words.search },
        { keys: ["J", "K"], label: words.next },
        { keys: ["E"], label: words.edit },
        { keys: ["S"], label: words.suspend },
        { keys: ["Delete"], label: words.remove },
        { keys: ["Ctrl", "Enter"], label: words.save },
        { keys: ["Esc"], label: words.cancel },
        { keys: ["?"], label: words.help },
      ]}
      onClose={onClose}
    />
  );
}
