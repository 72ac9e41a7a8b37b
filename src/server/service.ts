import type { CatalogStore } from "../catalog/store.ts";
import type { Engine } from "../tasks/engine.ts";
import { type Access, createRateLimiter, type RateLimiter } from "./access.ts";

/** What the reference lists are answered from. */
export type ReferenceCatalogs = Pick<CatalogStore, "catalog" | "findCategory">;

/** The service as a value; `dispatch` is what it does. */
export interface Service {
  readonly catalogs: ReferenceCatalogs;
  readonly engine: Engine;
  /** The model of the provider that gives out such keys; undefined where none is known by its form. */
  readonly engineForKey?: (providerKey: string) => Engine | undefined;
  /** The language model that the operator has set up, for callers whose level includes it. */
  readonly ownEngine?: Engine;
  /** Absent: embedded in the caller's own process; every call is admitted and none is counted. */
  readonly access?: Access;
  readonly rateLimiter: RateLimiter;
}

export interface ServiceOptions extends Omit<Service, "rateLimiter"> {
  /** Milliseconds, never going back. */
  readonly now: () => number;
}

export function createService({ now, ...parts }: ServiceOptions): Service {
  return { ...parts, rateLimiter: createRateLimiter(now) };
}
