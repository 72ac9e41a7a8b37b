import type { OpenAICompatibleProvider } from "@ai-sdk/openai-compatible";
import type { FinishReason, TokenUsage } from "../../completion.ts";
import type { CallSettings } from "../call-settings.ts";

/** A model as the packages of the AI SDK offer it (its specification V3), without the SDK's core: one HTTP request per call. */
export type SdkModel = Pick<ReturnType<OpenAICompatibleProvider["languageModel"]>, "doGenerate">;
export type SdkCall = Parameters<SdkModel["doGenerate"]>[0];
export type SdkResult = Awaited<ReturnType<SdkModel["doGenerate"]>>;

export interface WireOptions {
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Takes the place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
}

/** One protocol: a package that writes the requests and reads the answers, and what the package leaves to be read. */
export interface Wire {
  modelFor(settings: CallSettings): SdkModel;
  /** What the package takes in the protocol's own way. */
  providerOptions(settings: CallSettings): NonNullable<SdkCall["providerOptions"]>;
  /** A body as the package can read it. @throws BodyFault where it holds no answer at all */
  mend(body: Fields): Fields;
  /** What the package leaves out, or reads too coarsely. */
  readAnswer(body: Fields): WireAnswer;
}

export type Fields = Readonly<Record<string, unknown>>;

export interface WireAnswer {
  readonly finish: FinishReason;
  /** Absent where the provider does not count. */
  readonly usage: TokenUsage | undefined;
  /** A refusal's words, where they stand beside the text. */
  readonly refusal?: string;
}

export type LoadWire = (options: WireOptions) => Promise<Wire>;

/** A body that holds no answer. */
export class BodyFault extends Error {}

export function fieldsIn(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** @returns undefined for what is no count */
export function countIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
