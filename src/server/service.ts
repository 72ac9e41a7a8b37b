import type { CatalogStore } from "../catalog/store.ts";
import type { Engine } from "../tasks/engine.ts";
import { type Access, createRateLimiter, type RateLimiter } from "./access.ts";

/** The catalogs behind the reference lists. */
export type ReferenceCatalogs = Pick<CatalogStore, "catalog" | "channels" | "findCategory">;

/** The state of the service; `dispatch` performs its calls. */
export interface Service {
  readonly catalogs: ReferenceCatalogs;
  readonly engine: Engine;
  /** The engine of the provider that issues keys of this form; undefined for unknown forms. */
  readonly engineForKey?: (providerKey: string) => Engine | undefined;
  /** The operator's language model, for callers whose level includes it. */
  readonly ownEngine?: Engine;
  /** Absent when embedded: every call is admitted and none is counted. */
  readonly access?: Access;
  readonly rateLimiter: RateLimiter;
}

export interface ServiceOptions extends Omit<Service, "rateLimiter"> {
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

export function createService({ now, ...parts }: ServiceOptions): Service {
  return { ...parts, rateLimiter: createRateLimiter(now) };
}
