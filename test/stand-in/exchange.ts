import type { IncomingHttpHeaders } from "node:http";

/** A request as it came. */
export interface Received {
  /** 1 for the first that the stand-in got. */
  readonly count: number;
  /** Milliseconds, by the stand-in's clock, when its last byte was there. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** As UTF-8. */
  readonly body: string;
  /** What the stand-in took it for: a row of its routes, or `unknown`. */
  readonly route: string;
}

/** How an answer goes wrong on its way: cut off before its headers, behind them, or in the middle of its body. */
export type HangUp = "before-headers" | "after-headers" | "in-body";

/** What goes back over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A text goes out as UTF-8. */
  readonly body: string | Uint8Array;
  readonly hangUp?: HangUp;
  /** Milliseconds to wait before the first byte. */
  readonly delayMs?: number;
}

/** A reply in JSON. */
export function jsonReply(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** A body's JSON as an object; undefined for anything else. */
export function parseObject(body: string | Uint8Array): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
