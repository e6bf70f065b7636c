import type { CardBox } from "@deckle/contract";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { fileNameOf } from "#lib/file-name.ts";
import { showImportHelp } from "#lib/import-help.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { saveFile } from "#lib/save-file.ts";
import { showToast } from "#ui/toaster.tsx";

/** Fetches the Anki package of a box and hands it to the browser's downloads. */
export function useDownloadBox() {
  const api = useApi();
  const m = useMessages();
  return useMutation({
    mutationFn: (box: CardBox) =>
      api.download("exportAnki", {
        box_id: box.box_id,
        include_progress: false,
        include_fsrs: true,
        deck_name: box.subject_name,
      }),
    onSuccess: (answer, box) => {
      if (answer === "started") {
        showToast("success", m.boxes.downloadStarted);
        return;
      }
      const fileName = fileNameOf(box.subject_name, "apkg");
      saveFile(answer, fileName);
      showToast("success", m.boxes.downloaded(fileName), { label: m.boxes.howToImport, run: showImportHelp });
    },
    onError: (error) => {
      reportProblem("Download failed:", error);
      showToast("failure", m.boxes.downloadFailed);
    },
  });
}
