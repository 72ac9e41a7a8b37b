import type { OpenAICompatibleProvider } from "@ai-sdk/openai-compatible";
import type { FinishReason, TokenUsage } from "../../completion.ts";
import type { Fields } from "../../json-fields.ts";
import type { CallSettings } from "../call-settings.ts";

/** A model as the packages of the AI SDK offer it (its specification V3), without the SDK's core: one HTTP request per call. */
export type SdkModel = Pick<ReturnType<OpenAICompatibleProvider["languageModel"]>, "doGenerate">;
export type SdkCall = Parameters<SdkModel["doGenerate"]>[0];

export interface WireOptions {
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Takes the place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
}

/** One protocol: a package that writes the requests, and how the answers are read. */
export interface Wire {
  modelFor(settings: CallSettings): SdkModel;
  /** What the package takes in the protocol's own way. */
  providerOptions(settings: CallSettings): NonNullable<SdkCall["providerOptions"]>;
  /** @throws BodyFault where the body holds no answer at all */
  readAnswer(body: Fields): WireAnswer;
}

export interface WireAnswer {
  /** Without what was only thought; of a refusal the words for it, where there are any. */
  readonly text: string;
  readonly finish: FinishReason;
  /** Undefined where the provider does not count. */
  readonly usage: TokenUsage | undefined;
}

export type LoadWire = (options: WireOptions) => Promise<Wire>;

/** A body that holds no answer. */
export class BodyFault extends Error {}

/** The texts of an answer's parts, one behind the other. */
export function joinTexts(parts: readonly Fields[]): string {
  return parts.map(({ text }) => (typeof text === "string" ? text : "")).join("");
}
