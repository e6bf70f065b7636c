import type { CardBox } from "@deckle/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { showToast } from "#ui/toaster.tsx";
import { withoutBox } from "./use-boxes.ts";

/**
 * Deletes a box; it leaves the list when the server has done it, and stays when the server could not. The toast that
 * says so holds the way back.
 */
export function useDeleteBox() {
  const api = useApi();
  const m = useMessages();
  const queryClient = useQueryClient();
  const restoration = useRestoreBox();
  return useMutation({
    mutationFn: (box: CardBox) => api.call("deleteCardBox", { box_id: box.box_id }),
    onSuccess: async (_answer, box) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.allBoxes });
      queryClient.setQueriesData<readonly CardBox[]>(
        { queryKey: queryKeys.allBoxes },
        (old) => old && withoutBox(old, box.box_id),
      );
      showToast("success", m.boxes.deleted(box.subject_name), {
        label: m.boxes.undo,
        run: () => restoration.mutate(box),
      });
    },
    onError: (error) => {
      reportProblem("Failed to delete card box:", error);
      showToast("failure", m.boxes.deleteFailed(messageOf(error, m.common.failedToLoad)));
    },
  });
}

function useRestoreBox() {
  const api = useApi();
  const m = useMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (box: CardBox) => api.call("restoreCardBox", { box_id: box.box_id }),
    onSuccess: async (box) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
      showToast("success", m.boxes.restored(box.subject_name));
    },
    onError: (error) => {
      reportProblem("Failed to restore card box:", error);
      showToast("failure", m.boxes.restoreFailed(messageOf(error, m.common.failedToLoad)));
    },
  });
}
