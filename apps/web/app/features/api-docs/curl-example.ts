import {
  apiBasePath,
  publicOriginPlaceholder,
  routeExamples,
  type RouteName,
  routes,
} from "@deckle/contract";

/** A call as one types it into a shell, with the contract's own example. The server puts its address in. */
export function curlExample(name: RouteName): string {
  const route = routes[name];
  const parts = [
    `curl ${route.method === "GET" ? "" : "-X POST "}${publicOriginPlaceholder}${apiBasePath}${route.path}`,
    ...(route.access === "user" ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...bodyOf(name),
    ...(route.answer === "file" ? [`-o ${answerFiles[name] ?? "answer.bin"}`] : []),
  ];
  return parts.join(" \\\n  ");
}

const answerFiles: Partial<Record<RouteName, string>> = {
  exportAnki: "deck.apkg",
  exportText: "cards.csv",
  exportAccount: "account.zip",
};

function bodyOf(name: RouteName): readonly string[] {
  const { method, body } = routes[name];
  if (method === "GET") return [];
  const input = routeExamples[name].input;
  if (body === "json") return ['-H "Content-Type: application/json"', `-d '${JSON.stringify(input)}'`];
  const fields = Object.entries(input).map(([field, value]) => `-F "${field}=${String(value)}"`);
  // The demo's example names a built-in sample in place of a file.
  return "sample" in input ? fields : [...fields, '-F "file=@notes.pdf"'];
}

/** The answer's envelope with the contract's own example; undefined where the answer is a file. */
export function answerExample(name: RouteName): string | undefined {
  if (routes[name].answer === "file") return undefined;
  return JSON.stringify({ code: 0, message: "ok", data: routeExamples[name].output }, null, 2);
}
