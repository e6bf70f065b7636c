/** The least that a Fastify server can be: what the cold start of the product is compared with. */
import fastify from "fastify";

const app = fastify();
app.get("/", (_request, reply) => reply.type("text/html").send("<!doctype html><title>empty</title>"));
console.log(await app.listen({ port: 0, host: "localhost" }));
