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
  if (providerKey !== undefined) refuseMisplaced(providerKey, resolved);
  return {
    provider,
    ...(model !== undefined && { model }),
    ...(providerBaseUrl !== undefined && { baseUrl: providerBaseUrl }),
    ...(providerKey !== undefined && { key: providerKey }),
  };
}

/** Keys that are words (`none`, `ollama`) may well be in an address, and shorter ones are no secret. */
const shortestSecret = 16;

/** Model and address are shown, and written into summaries. */
function refuseMisplaced(key: string, { settings, sources }: ResolvedSettings): void {
  const places = ["model", "providerBaseUrl"] as const;
  const misplaced = places.find((name) => settings[name]?.includes(key) === true);
  if (misplaced === undefined || key.length < shortestSecret) return;
  throw new CliProblem({
    code: "PDO_KEY_MISPLACED",
    what: `${sources[misplaced].name}: the provider key stands there too.`,
    seen: "It would be shown with every summary, and go into logs.",
    nextStep: "Take it out there; the key belongs in PDO_PROVIDER_KEY or a file of its own.",
  });
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
