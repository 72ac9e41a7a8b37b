import { type ProviderName, providers } from "./providers.ts";
import type { ErrorBody, RefusalReading } from "./refusals.ts";

/** Request settings that models differ in. */
export interface CallSettings {
  /** Whether a temperature (0) is sent. */
  readonly hasTemperature: boolean;
  /** The name of the output token limit, where the protocol has two. */
  readonly limitName: "max_tokens" | "max_completion_tokens";
  /** Constrained to the JSON schema; or to any JSON, or unconstrained, with the schema in the instructions. */
  readonly format: "schema" | "json" | "text";
  /** Whether reasoning is limited: it counts as output, and these requests need little. */
  readonly limitsThinking: boolean;
  /** The effort of reasoning that is asked for. Absent: the least that is known of the model by its name, or none. */
  readonly effort?: string;
  /**
   * How a shared beginning is told to OpenAI's cache: by marks where it ends and by a key, as models since GPT-5.6 want it, which keep
   * nothing else of use; by the key alone; or not at all.
   */
  readonly promptCaching: "marked" | "keyed" | "none";
  /** Whether the provider fetches pictures. */
  readonly hasPictures: boolean;
}

type SettingsChange = Partial<CallSettings>;

/** What is known beforehand; the rest is learned from refusals (see `findChange`). */
function firstSettings(provider: ProviderName, model: string): CallSettings {
  const { takesSchema, limitName = "max_tokens" } = providers[provider];
  return {
    hasTemperature: !isThinkingModel(model),
    limitName,
    format: takesSchema ? "schema" : "json",
    limitsThinking: true,
    hasPictures: providers[provider].fetchesPictures === true,
    promptCaching: provider !== "openai" ? "none" : marksBeginnings(model) ? "marked" : "keyed",
  };
}

/**
 * OpenAI's models that cache beginnings where these are marked; by default up to the last message, which is another one for every record
 * (https://developers.openai.com/api/docs/guides/prompt-caching).
 */
function marksBeginnings(model: string): boolean {
  return /^gpt-(?:5\.(?:[6-9]|\d\d)|[6-9])/.test(model);
}

/**
 * OpenAI's reasoning models, which accept no temperature (https://platform.openai.com/docs/guides/reasoning).
 */
export function isThinkingModel(model: string): boolean {
  return /^(openai\/)?(o\d|gpt-[5-9](?!.*chat))/.test(model);
}

const mentionsUnsupported =
  /(un|not |n't )support|unavailable|not (available|allowed|permitted|accepted)|deprecated|(does|do) not (support|accept|allow)|unrecognized|unknown|unexpected|extra inputs|must be|cannot be used|only the default/i;

/**
 * The setting to change when a model refuses it, for example `Unsupported value: 'temperature' does not support
 * 0 with this model.`
 * @param error of a 400 or 422
 * @returns undefined if the refusal is about something else
 */
function findChange(settings: CallSettings, { message, parameter }: ErrorBody): SettingsChange | undefined {
  const isAbout = (name: RegExp) => name.test(parameter) || name.test(message);
  if (!mentionsUnsupported.test(message)) return undefined;
  if (isAbout(/max_completion_tokens|max_tokens/)) {
    const limitName = settings.limitName === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    return isAboutName(message, settings.limitName) ? { limitName } : undefined;
  }
  if (settings.promptCaching !== "none" && isAbout(/prompt_cache/)) {
    const isOfMarks = settings.promptCaching === "marked" && !isAbout(/prompt_cache_key/);
    return { promptCaching: isOfMarks ? "keyed" : "none" };
  }
  if (settings.hasTemperature && isAbout(/\btemperature\b/i)) return { hasTemperature: false };
  if (settings.limitsThinking && isAbout(/reasoning|thinking/i)) return otherEffort(settings, message);
  return isAbout(formatNames) ? lowerFormat(settings, message) : undefined;
}

/** Efforts, the least first. */
const efforts = ["none", "minimal", "low"] as const;

/**
 * A lower effort that the refusal itself names (`Supported values are: 'none', 'low'`; "must be one of `none` or `default`"). A second
 * refusal ends the limit.
 */
function otherEffort({ effort }: CallSettings, message: string): SettingsChange {
  const [, offered = ""] = /(?:supported values|must be|one of|expected|allowed)(.*)$/is.exec(message) ?? [];
  const named = efforts.find((each) => new RegExp(`\\b${each}\\b`, "i").test(offered));
  return named === undefined || (effort !== undefined && effort !== usualEffort) || named === effort
    ? { limitsThinking: false }
    : { effort: named };
}

/** For models that reason and are not known to take less. */
export const usualEffort = "low";

/**
 * Open models that reason, by the names that servers give them: GPT-OSS, Qwen, QwQ, DeepSeek R1, Magistral, GLM, Kimi, MiniMax,
 * Nemotron, Grok, and whatever says so of itself.
 */
export function isOpenThinkingModel(model: string): boolean {
  return /gpt-?oss|qwq|qwen-?3(?!.*instruct)|deepseek-?(r\d|reasoner)|\br1\b|magistral|glm-?(4\.[5-9]|[5-9])|kimi.*think|minimax-m|nemotron|grok-(3-mini|[4-9])|phi-?4.*reason|think(?!er)|reason/i.test(
    model,
  );
}

const formatNames = /response_?(format|schema)|json_?(schema|object)|output_config|structured output/i;

/**
 * The limit's name is refused, not its value: `Unsupported parameter: 'max_tokens' is not supported with this
 * model.`
 */
function isAboutName(message: string, name: string): boolean {
  const [first] = message.match(/max_completion_tokens|max_tokens/) ?? [];
  return (
    (first === undefined || first === name) &&
    !/too large|at most|greater than|less than|exceed/i.test(message)
  );
}

/** An invalid schema must not be mistaken for an unsupported format, although the messages are similar. */
const mentionsInvalidSchema = /invalid (json )?schema|schema: |must be (explicitly|supplied|set)|required/i;

function lowerFormat({ format }: CallSettings, message: string): SettingsChange | undefined {
  if (format === "schema") return mentionsInvalidSchema.test(message) ? undefined : { format: "json" };
  return format === "json" && !/json_?schema/i.test(message) ? { format: "text" } : undefined;
}

/** The settings that a model was found not to support, for the lifetime of its provider. */
export interface SettingsMemory {
  current(): CallSettings;
  /**
   * @param under the settings of the refused request
   * @returns the settings to use instead; undefined if the refusal is about something else
   */
  learn(under: CallSettings, refusal: RefusalReading): CallSettings | undefined;
  /**
   * Like `learn`, for a request of a batch, whose settings are not known. Of many equal failures, the first one
   * changes the settings.
   * @returns whether such a request would be written differently from now on
   */
  learnLater(refusal: RefusalReading): boolean;
  /** The model has reasoned although nothing is known of it: it is asked to do less from then on. */
  noteThoughts(): void;
}

export function createSettingsMemory(provider: ProviderName, model: string): SettingsMemory {
  const first = firstSettings(provider, model);
  let settings = first;
  /** A model that refuses both names of the limit would otherwise be called with each in turn forever. */
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
    noteThoughts: () => {
      if (settings.limitsThinking) settings = { ...settings, effort: settings.effort ?? usualEffort };
    },
    learnLater: (refusal) => {
      const change = changeFor(settings, refusal);
      settings = { ...settings, ...change };
      return change !== undefined || changeFor(first, refusal) !== undefined;
    },
  };
}
