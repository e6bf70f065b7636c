import { createReadableStreamFromReadable } from "@react-router/node";
import { Transform } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { languageOfPath } from "#i18n/language.ts";
import { LanguageProvider } from "#i18n/page-language.ts";
import { StillProvider } from "#lib/still.ts";

/**
 * Runs at build time only. Waits for the whole page (`onAllReady`): with a string renderer the loader stream never
 * arrives in the browser and nothing hydrates.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <LanguageProvider value={language}>
        <StillProvider value={!context.isSpaMode}>
          <ServerRouter context={context} url={request.url} />
        </StillProvider>
      </LanguageProvider>,
      {
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const body = context.isSpaMode ? lowerPreloadPriority() : slimDrawings();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}

/** Lets the first paint win the bandwidth over the scripts. */
function lowerPreloadPriority(): Transform {
  return edited((html) => html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'));
}

/** Takes out of the icons what a drawing inside of a page does not need: 0.3 KiB of the landing page, compressed. */
function slimDrawings(): Transform {
  return edited((html) =>
    html
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
      .replaceAll(/ class="lucide lucide-[a-z-]+ ?/g, ' class="')
      .replaceAll(' class=""', ""),
  );
}

/** Collects the chunks and decodes once, because a chunk may end in the middle of a Chinese character. */
function edited(edit: (html: string) => string): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
    flush(done) {
      done(null, edit(Buffer.concat(chunks).toString("utf8")));
    },
  });
}
