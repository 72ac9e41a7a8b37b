import { type ProviderName, providers } from "./providers.ts";
import type { ErrorBody, RefusalReading } from "./refusals.ts";

/** How a model is asked, as far as models differ in what they take. */
export interface CallSettings {
  /** Whether it is told a temperature (of 0). */
  readonly hasTemperature: boolean;
  /** What the limit of the answer's tokens is called, where the protocol has two names for it. */
  readonly limitName: "max_tokens" | "max_completion_tokens";
  /** A JSON schema to keep to; or any JSON, or any text, and the schema told in the instructions. */
  readonly format: "schema" | "json" | "text";
  /** Whether it is told to think little: what is thought counts as output, and these questions need little. */
  readonly limitsThinking: boolean;
}

type SettingsChange = Partial<CallSettings>;

/** What is known beforehand; the rest is found out by asking (see `findChange`). */
function firstSettings(provider: ProviderName, model: string): CallSettings {
  const { takesSchema, limitName = "max_tokens" } = providers[provider];
  return {
    hasTemperature: !isThinkingModel(model),
    limitName,
    format: takesSchema ? "schema" : "json",
    limitsThinking: true,
  };
}

/** OpenAI's models that think before they answer: they know no temperature (https://platform.openai.com/docs/guides/reasoning). */
export function isThinkingModel(model: string): boolean {
  return /^(openai\/)?(o\d|gpt-[5-9](?!.*chat))/.test(model);
}

const saysUnsupported =
  /(un|not |n't )support|unavailable|not (available|allowed|permitted|accepted)|deprecated|(does|do) not (support|accept|allow)|unrecognized|unknown|unexpected|extra inputs|must be|cannot be used|only the default/i;

/**
 * What to change where a model refuses a setting that others take, for example `Unsupported value: 'temperature' does not support 0 with
 * this model.`
 * @param error - of a 400 or 422
 * @returns undefined where the refusal is about something else
 */
function findChange(settings: CallSettings, { message, parameter }: ErrorBody): SettingsChange | undefined {
  const isAbout = (name: RegExp) => name.test(parameter) || name.test(message);
  if (!saysUnsupported.test(message)) return undefined;
  if (isAbout(/max_completion_tokens|max_tokens/)) {
    const limitName = settings.limitName === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    return isAboutName(message, settings.limitName) ? { limitName } : undefined;
  }
  if (settings.hasTemperature && isAbout(/\btemperature\b/i)) return { hasTemperature: false };
  if (settings.limitsThinking && isAbout(/reasoning|thinking/i)) return { limitsThinking: false };
  return isAbout(formatNames) ? lowerFormat(settings, message) : undefined;
}

const formatNames = /response_?(format|schema)|json_?(schema|object)|output_config|structured output/i;

/** The limit's name is refused, not its size: `Unsupported parameter: 'max_tokens' is not supported with this model.` */
function isAboutName(message: string, name: string): boolean {
  const [first] = message.match(/max_completion_tokens|max_tokens/) ?? [];
  return (
    (first === undefined || first === name) &&
    !/too large|at most|greater than|less than|exceed/i.test(message)
  );
}

/** A schema that is faulty is no format that is unknown, though the words are much alike. */
const saysFaulty = /invalid (json )?schema|schema: |must be (explicitly|supplied|set)|required/i;

function lowerFormat({ format }: CallSettings, message: string): SettingsChange | undefined {
  if (format === "schema") return saysFaulty.test(message) ? undefined : { format: "json" };
  return format === "json" && !/json_?schema/i.test(message) ? { format: "text" } : undefined;
}

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
