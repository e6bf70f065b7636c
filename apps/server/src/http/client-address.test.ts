import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

function requestWith(forwardedFor: string | undefined): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.9" });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

describe("the client's address", () => {
  it("is the caller's where no proxy is trusted, whatever the header says", () => {
    expect(clientAddress(requestWith("1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  it("is what the nearest trusted proxy wrote, not what the client claimed", () => {
    expect(clientAddress(requestWith("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(requestWith("6.6.6.6, 1.2.3.4, 10.0.0.8"), 2)).toBe("1.2.3.4");
  });

  it("falls back to the caller where the header is missing", () => {
    expect(clientAddress(requestWith(undefined), 1)).toBe("10.0.0.9");
  });
});
