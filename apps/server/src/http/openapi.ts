import {
  apiBasePath,
  apiErrors,
  envelopeOf,
  failureEnvelope,
  routeExamples,
  type RouteName,
  routes,
} from "@deckle/contract";
import { z } from "zod";

type JsonObject = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, made from the contract's route table. */
export function describeApi(publicUrl: URL): JsonObject {
  const names = Object.keys(routes) as RouteName[];
  return {
    openapi: "3.1.0",
    info: {
      title: "Deckle API",
      version: "1",
      description:
        "Every answer is an envelope {code, message, data}; code 0 is success. Messages are in Chinese or English, after Accept-Language. " +
        "Codes: " +
        Object.entries(apiErrors)
          .map(([name, error]) => `${error.code} ${name}`)
          .join(", ") +
        ".",
    },
    servers: [{ url: new URL(apiBasePath, publicUrl).href }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    paths: Object.fromEntries(
      names.map((name) => [routes[name].path, { [routes[name].method.toLowerCase()]: describeRoute(name) }]),
    ),
  };
}

function describeRoute(name: RouteName): JsonObject {
  const route = routes[name];
  const failures = {
    description: "A failure.",
    content: { "application/json": { schema: toJsonSchema(failureEnvelope) } },
  };
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === "user" ? { security: [{ bearer: [] }] } : {}),
    ...(route.method === "GET" ? {} : { requestBody: describeBody(name) }),
    responses: { "200": describeAnswer(name), "4XX": failures, "5XX": failures },
  };
}

function describeBody(name: RouteName): JsonObject {
  const route = routes[name];
  const schema = toJsonSchema(route.input, "input");
  if (route.body === "json") {
    return { content: { "application/json": { schema, example: routeExamples[name].input } } };
  }
  const properties = { ...(schema["properties"] as JsonObject), file: { type: "string", format: "binary" } };
  const required = [...((schema["required"] as string[] | undefined) ?? []), "file"];
  return {
    required: true,
    content: { "multipart/form-data": { schema: { ...schema, properties, required } } },
  };
}

function describeAnswer(name: RouteName): JsonObject {
  const route = routes[name];
  if (route.answer === "file") {
    return {
      description: route.summary,
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    };
  }
  const example = { code: 0, message: "ok", data: routeExamples[name].output };
  return {
    description: route.summary,
    content: { "application/json": { schema: toJsonSchema(envelopeOf(route.output)), example } },
  };
}

function toJsonSchema(schema: z.core.$ZodType, io: "input" | "output" = "output"): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
