import type { ProviderName } from "../../language-model/providers/provider-names.ts";
import { providerOfKey } from "../../language-model/providers/providers.ts";
import { CliProblem } from "../cli-problem.ts";
import type { ResolvedSettings } from "../resolve-settings.ts";
import { readSecrets } from "../secrets.ts";
import type { World } from "../world.ts";

/** Whose model is asked, and how it is reached. */
export interface ModelChoice {
  readonly provider: ProviderName;
  /** Absent: the provider's usual one, where there is one. */
  readonly model?: string;
  readonly baseUrl?: string;
  readonly key?: string;
}

/**
 * The provider that was named, else the one that gives out such keys.
 * @throws CliProblem PDO_PROVIDER_UNCLEAR where neither tells
 */
export async function chooseModel(
  resolved: ResolvedSettings,
  world: World,
  onWarning: (sentence: string) => void,
): Promise<ModelChoice> {
  const { model, providerBaseUrl, provider: named } = resolved.settings;
  const { providerKey } = await readSecrets(resolved, world, onWarning);
  const provider = named ?? (providerKey === undefined ? undefined : providerOfKey(providerKey));
  if (provider === undefined) throw providerUnclear();
  return {
    provider,
    ...(model !== undefined && { model }),
    ...(providerBaseUrl !== undefined && { baseUrl: providerBaseUrl }),
    ...(providerKey !== undefined && { key: providerKey }),
  };
}

function providerUnclear(): CliProblem {
  return new CliProblem({
    code: "PDO_PROVIDER_UNCLEAR",
    what: "It is not clear whose language model the provider key is for.",
    seen: "Its form is that of no provider that is known here.",
    nextStep:
      "Name the provider, for example --provider mistral; without the key the built-in engine does it.",
  });
}
