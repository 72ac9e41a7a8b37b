import { randomUUID } from "node:crypto";

const plain = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's `X-Request-Id` where it is 1 to 64 plain characters, else a new one. */
export function chooseRequestIdentifier(sent: string | string[] | undefined): string {
  return typeof sent === "string" && plain.test(sent) ? sent : randomUUID();
}
