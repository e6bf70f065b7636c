import { useMessages } from "#i18n/learn-i18n.ts";
import { ShortcutSheet } from "#ui/shortcut-sheet.tsx";

/** The keys of a study session. */
export function StudyShortcuts({ onClose }: { onClose: () => void }) {
  const { study, common } = useMessages();
  const words = study.sheet;
  return (
    <ShortcutSheet
      title={words.title}
      closeLabel={common.close}
      switchLabel={words.switch}
      switchHint={words.switchHint}
      rows={[
        { keys: [study.space, "Enter"], label: words.reveal },
        { keys: [study.space, "Enter"], label: words.good },
        { keys: ["1", "2", "3", "4"], label: words.ratings },
        { keys: ["U"], label: words.undo },
        { keys: ["E"], label: words.edit },
        { keys: ["S", "-"], label: words.suspend },
        { keys: ["?"], label: words.help },
      ]}
      onClose={onClose}
    />
  );
}
