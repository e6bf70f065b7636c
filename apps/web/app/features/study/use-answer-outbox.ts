import type { RouteOutput } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import type { Api } from "#lib/api.ts";
import { appClient } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { showToast } from "#ui/toaster.tsx";
import { type AnswerOutbox, createAnswerOutbox, type OutboxState } from "./answer-outbox.ts";

/** What the server said about an answer, for the page that shows the session. */
export type SentListener = (result: RouteOutput<"answerCard">) => void;

interface PersonalOutbox {
  readonly outbox: AnswerOutbox;
  readonly listeners: Set<SentListener>;
}

/** One for each person on this page; the answers themselves are in the storage. */
const outboxes = new Map<string, PersonalOutbox>();

const lockName = "deckle-answers";
const retryPauseMs = 10_000;

function outboxOf(userId: string, api: Api, onRefused: () => void): PersonalOutbox {
  const known = outboxes.get(userId);
  if (known) return known;
  const listeners = new Set<SentListener>();
  const outbox = createAnswerOutbox({
    storage: localStorage,
    storageKey: `deckle-answers:${userId}`,
    send: async (answer) => {
      const result = await api.call("answerCard", answer);
      for (const listener of listeners) listener(result);
    },
    onRefused: (answer, error) => {
      reportProblem(`The answer ${answer.review_id} was refused:`, error);
      onRefused();
    },
    exclusive: async (task) => {
      if ("locks" in navigator) await navigator.locks.request(lockName, task);
      else await task();
    },
  });
  const made = { outbox, listeners };
  outboxes.set(userId, made);
  return made;
}

/** The signed-in person's outbox; undefined until it is known who that is. */
export function useAnswerOutbox(): PersonalOutbox | undefined {
  const api = useApi();
  const { study } = useMessages();
  const { data: userId } = useQuery({
    queryKey: ["user-id"],
    queryFn: async () => (await appClient().getIdTokenClaims()).sub,
    staleTime: Infinity,
  });
  return userId === undefined ? undefined : outboxOf(userId, api, () => showToast("failure", study.refused));
}

const emptyState: OutboxState = { unsent: [], isStuck: false };
const never = () => () => undefined;

/** Sends what is left over, at once, when the network comes back, and every ten seconds while it does not work. */
export function useSending(personal: PersonalOutbox | undefined): OutboxState {
  const outbox = personal?.outbox;
  const state = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.state ?? (() => emptyState));
  useEffect(() => {
    if (!outbox) return;
    const send = () => void outbox.flush();
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [outbox]);
  useEffect(() => {
    if (!outbox || !state.isStuck) return;
    const timer = setInterval(() => void outbox.flush(), retryPauseMs);
    return () => clearInterval(timer);
  }, [outbox, state.isStuck]);
  return state;
}
