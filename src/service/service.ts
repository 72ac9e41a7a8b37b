import type { CatalogStore } from "../catalog/store.ts";
import type { Engine } from "../engine/engine.ts";
import type { Access } from "./access/access.ts";
import { createRateLimiter, type RateLimiter } from "./access/rate-limiter.ts";

/** What the reference lists are answered from. */
export type ReferenceCatalogs = Pick<CatalogStore, "catalog" | "findCategory">;

/** The service as a value; `dispatch` is what it does. */
export interface Service {
  readonly catalogs: ReferenceCatalogs;
  readonly engine: Engine;
  /** Absent: embedded in the caller's own process; every call is admitted and none is counted. */
  readonly access?: Access;
  readonly rateLimiter: RateLimiter;
}

export interface ServiceOptions {
  readonly catalogs: ReferenceCatalogs;
  readonly engine: Engine;
  readonly access?: Access;
  /** Milliseconds, never going back. */
  readonly now: () => number;
}

export function createService({ now, ...parts }: ServiceOptions): Service {
  return { ...parts, rateLimiter: createRateLimiter(now) };
}
