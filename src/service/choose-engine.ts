import type { Engine } from "../engine/engine.ts";
import type { Caller } from "./access/access.ts";
import type { Service } from "./service.ts";

interface ChosenEngine {
  readonly engine: Engine;
  /** True where a provider key came along that nobody here has a use for. */
  readonly isKeyUnused: boolean;
}

/**
 * Who does a caller's task: the model of the caller's own provider, where a key of one came along; else the model that the
 * operator has set up, for levels that include it; else the built-in engine. Embedded, it is whatever was set up.
 */
export function chooseEngine(
  service: Service,
  providerKey: string | undefined,
  caller: Caller | undefined,
): ChosenEngine {
  const { engine, engineForKey, ownEngine } = service;
  const ofKey = providerKey ? engineForKey?.(providerKey) : undefined;
  if (ofKey !== undefined) return { engine: ofKey, isKeyUnused: false };
  const own = caller?.level.ownProvider === true ? ownEngine : undefined;
  return { engine: own ?? engine, isKeyUnused: Boolean(providerKey) };
}
