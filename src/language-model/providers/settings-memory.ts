import { type CallSettings, findChange, firstSettings, type SettingsChange } from "./call-settings.ts";
import type { RefusalReading } from "./faults/refusal.ts";
import type { ProviderName } from "./provider-names.ts";

/** What a model was found not to take, for as long as its provider is open. */
export interface SettingsMemory {
  current(): CallSettings;
  /**
   * @param under - what the refused request was written under
   * @returns what to ask under instead; undefined where the refusal is about something else
   */
  learn(under: CallSettings, refusal: RefusalReading): CallSettings | undefined;
  /**
   * The same for a request of a batch, of which it is not known what it was written under. Of many that fail alike the first one teaches what
   * there is to learn.
   * @returns whether such a request is written in another way from now on
   */
  learnLater(refusal: RefusalReading): boolean;
}

export function createSettingsMemory(provider: ProviderName, model: string): SettingsMemory {
  const first = firstSettings(provider, model);
  let settings = first;
  /** Who refuses both names of the limit would be asked under the one and the other for ever. */
  const isBackwards = ({ limitName }: SettingsChange) => limitName === first.limitName;
  const changeFor = (under: CallSettings, { status, problem, error }: RefusalReading) => {
    const isAboutRequest =
      (status === 400 || status === 422) && problem.code === "PDO_PROVIDER_REQUEST_REFUSED";
    const change = isAboutRequest && error !== undefined ? findChange(under, error) : undefined;
    return change !== undefined && isBackwards(change) ? undefined : change;
  };
  return {
    current: () => settings,
    learn: (under, refusal) => {
      const change = changeFor(under, refusal);
      if (change === undefined) return undefined;
      settings = { ...settings, ...change };
      return { ...under, ...change };
    },
    learnLater: (refusal) => {
      const change = changeFor(settings, refusal);
      settings = { ...settings, ...change };
      return change !== undefined || changeFor(first, refusal) !== undefined;
    },
  };
}
