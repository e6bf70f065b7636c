import fastifyStatic from "@fastify/static";
import { apiBasePath } from "@deckle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "./error-answers.ts";
import { cookieLanguage } from "./language.ts";
import { robotsText, siteMap } from "./site-map.ts";
import { loadWebPages, movedTo, type PageSettings, type WebPage } from "./web-pages.ts";

interface WebOptions extends PageSettings {
  readonly folder: string;
  readonly publicOrigin: string;
  readonly connectOrigins: readonly string[];
}

/** Serves the built web part: hashed assets for ever, pages by path, and a page of its own for what does not exist. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const pages = loadWebPages(options.folder, options);
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robotsText(options.publicOrigin)),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(siteMap(pages.listedPaths, options.publicOrigin)),
  );
  await app.register(fastifyStatic, {
    root: options.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.html", "**/*.br", "**/*.html.br"],
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    if (!wantsPage || path.startsWith(`${apiBasePath}/`)) return sendFailure(request, reply, "notFound");
    const target = movedTo(path);
    if (target) return reply.redirect(query === undefined ? target : `${target}?${query}`, 308);
    const language = cookieLanguage(request);
    const page = pages.find(path, language);
    if (page) return sendPage(request, reply.status(200), page);
    const missing = pages.notFound(path, language);
    return missing ? sendPage(request, reply.status(404), missing) : sendFailure(request, reply, "notFound");
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): Promise<FastifyReply> {
  reply
    .header("content-security-policy", page.contentSecurityPolicy)
    .header("cache-control", "no-cache")
    .header("vary", "cookie, accept-encoding")
    .header("etag", page.etag);
  if (reply.statusCode === 200 && request.headers["if-none-match"] === page.etag) {
    return reply.status(304).send();
  }
  reply.type("text/html; charset=utf-8");
  const acceptsBrotli = /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  if (!acceptsBrotli) return reply.send(page.body);
  return reply.header("content-encoding", "br").send(await page.compressedBody());
}
