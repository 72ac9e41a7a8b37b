import type { ServerResponse } from "node:http";
import type { Reply } from "./exchange.ts";

export type Wait = (milliseconds: number) => Promise<void>;

/** Writes a reply, or as much of it as is to arrive, and then breaks the connection. */
export async function sendReply(response: ServerResponse, reply: Reply, wait: Wait): Promise<void> {
  if (reply.delayMs) await wait(reply.delayMs);
  if (response.destroyed) return;
  if (reply.hangUp === "before-headers") return breakOff(response);
  const bytes = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, "content-length": bytes.length });
  if (reply.hangUp === undefined) {
    response.end(bytes);
    return;
  }
  if (reply.hangUp === "after-headers") response.flushHeaders();
  else response.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
  await drained(response);
  breakOff(response);
}

/** With a reset where half an answer is out, so that it cannot pass for an end. */
function breakOff(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/** What was written has reached the kernel, and the client a moment to read it before the reset throws it away. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.write("", () => setTimeout(resolve, 5));
  });
}
