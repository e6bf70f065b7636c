/**
 * `fetch` for one form, which also says when the form has been sent: the browser's own does not tell. Rejects as `fetch`
 * does: with the signal's reason where it was aborted, with a TypeError where there was no answer.
 */
export function sendWithProgress(address: string, init: RequestInit, onSent: () => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", address);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("load", onSent);
    request.addEventListener("load", () => {
      const type = request.getResponseHeader("Content-Type") ?? "";
      resolve(
        new Response(request.responseText, { status: request.status, headers: { "Content-Type": type } }),
      );
    });
    request.addEventListener("error", () => reject(new TypeError("no answer")));
    init.signal?.addEventListener("abort", () => {
      request.abort();
      reject(init.signal?.reason instanceof Error ? init.signal.reason : new TypeError("aborted"));
    });
    request.send(init.body instanceof FormData ? init.body : null);
  });
}
