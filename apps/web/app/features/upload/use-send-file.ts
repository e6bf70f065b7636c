import { apiErrors, type RouteInput } from "@deckle/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { ApiError } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** The id of the knowledge base that uploads go to; may wait for the list. Undefined where there is none. */
export type FindKnowledgeBase = () => Promise<string | undefined>;

export type UploadFields = Omit<RouteInput<"uploadFile">, "knowledge_base_id">;

type SendFile = (file: File, fields: UploadFields, signal: AbortSignal) => Promise<void>;

/** Sends one file as a new box, and has the lists fetched again, whatever came of it. Throws `ApiError`, or the abort. */
export function useSendFile(findKnowledgeBase: FindKnowledgeBase): SendFile {
  const m = useMessages();
  const api = useApi();
  const queryClient = useQueryClient();
  return async (file, fields, signal) => {
    const knowledgeBase = await findKnowledgeBase();
    signal.throwIfAborted();
    if (knowledgeBase === undefined) {
      throw new ApiError(apiErrors.knowledgeBaseNotFound.code, m.upload.noKnowledgeBase);
    }
    try {
      await api.call("uploadFile", { ...fields, knowledge_base_id: knowledgeBase }, { file, signal });
    } finally {
      // After a failure too: an answer that was lost on the way may have made a box.
      void queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    }
  };
}
