import type { ResolvedSettings } from "../resolve-settings.ts";
import type { World } from "../world.ts";

/** Whether a language model does the embedded service's tasks: one was named, or a key for one was given. */
export function usesModel({ settings }: ResolvedSettings, { environment }: World): boolean {
  const { baseUrl, provider, replay, providerKeyFile } = settings;
  if (baseUrl !== undefined) return false;
  const hasKey = providerKeyFile !== undefined || (environment.PDO_PROVIDER_KEY ?? "") !== "";
  return provider !== undefined || replay !== undefined || hasKey;
}
