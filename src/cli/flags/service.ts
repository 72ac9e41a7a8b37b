import { type FlagRecord, integer, texts } from "./flag-record.ts";

const hour = 3_600_000;

/** Flags of `pdo serve` beside its host, port and keys. */
export const serviceFlags = {
  adminPort: {
    type: integer(0, 65_535),
    value: "<port>",
    help: "a port of its own for /metrics, and for /healthz and /readyz too",
    defaultHelp: "the service's",
  },
  corsOrigin: {
    type: texts,
    value: "<origin>",
    help: "whose pages may call the service from a browser, for example https://shop.example; * for all; may be repeated",
    defaultHelp: "those of nobody",
    trust: "user",
  },
  drainTime: {
    type: integer(0, hour),
    default: 10_000,
    value: "<ms>",
    help: "time for a shutdown, in which calls in flight are finished",
  },
  drainDelay: {
    type: integer(0, hour),
    default: 0,
    value: "<ms>",
    help: "for how much of it new calls are still taken, while /readyz says no already",
  },
} as const satisfies Readonly<Record<string, FlagRecord>>;
