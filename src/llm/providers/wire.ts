import type { OpenAICompatibleProvider } from "@ai-sdk/openai-compatible";
import type { Fields } from "../../lib/json.ts";
import { loadOptionalPackage } from "../../lib/optional-package.ts";
import type { CompletionRequest, FinishReason, TokenUsage } from "../language-model.ts";
import type { CallSettings } from "./call-settings.ts";
import { packageMissing } from "./errors.ts";

/**
 * A model as the packages of the AI SDK implement it (specification V3), without the SDK's core: one HTTP
 * request per call.
 */
type SdkModel = Pick<ReturnType<OpenAICompatibleProvider["languageModel"]>, "doGenerate">;
type SdkCall = Parameters<SdkModel["doGenerate"]>[0];

interface WireOptions {
  readonly model: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Used in place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
}

/** One protocol: a package that writes requests, and the code that reads answers. */
export interface Wire {
  modelFor(settings: CallSettings): SdkModel;
  /** Options specific to the package. */
  providerOptions(settings: CallSettings): NonNullable<SdkCall["providerOptions"]>;
  /** @throws BodyFault if the body contains no answer */
  readAnswer(body: Fields): WireAnswer;
}

export interface WireAnswer {
  /** Without reasoning; for a refusal, its explanation if there is one. */
  readonly text: string;
  readonly finish: FinishReason;
  /** Undefined if the provider does not report usage. */
  readonly usage: TokenUsage | undefined;
  /** Whether the model thought aloud, which counts as output. Absent: not known. */
  readonly hasThoughts?: boolean;
}

export type LoadWire = (options: WireOptions) => Promise<Wire>;

/** A body that holds no answer. */
export class BodyFault extends Error {}

/** Joins the texts of an answer's parts. */
export function joinTexts(parts: readonly Fields[]): string {
  return parts.map(({ text }) => (typeof text === "string" ? text : "")).join("");
}

/** @throws BodyFault if it is nested too deeply to serialize */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    throw new BodyFault("The answer is nested too deep.");
  }
}

/**
 * Loads an optional package.
 * @throws LlmError PDO_PROVIDER_PACKAGE_MISSING
 */
export async function loadPackage<Module>(
  { name, version }: { readonly name: string; readonly version: string },
  load: () => Promise<Module>,
): Promise<Module> {
  return loadOptionalPackage(name, load, () => packageMissing(name, version));
}

/** A request written by a package. */
export interface WrittenRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** A package cannot express the request; its message may quote it. */
export class PackageFault extends Error {}

export interface RequestWriter {
  /** Passed to a package in place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
  /** @throws PackageFault */
  write(model: SdkModel, call: Omit<SdkCall, "abortSignal">): Promise<WrittenRequest>;
}

/**
 * Makes a package of the AI SDK write a request and intercepts it before it is sent. Sending and reading are
 * done here, since the packages discard why there is no answer and take half a millisecond to read one. A
 * package passes each call's signal on to `fetch`, so a signal per call identifies its request.
 */
export function createRequestWriter(): RequestWriter {
  const takers = new WeakMap<AbortSignal, (request: WrittenRequest) => void>();
  return {
    fetch: async (url, init) => {
      const take = init?.signal ? takers.get(init.signal) : undefined;
      take?.({
        url: String(url),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: String(init?.body),
      });
      throw new Error("A request was taken away before it was sent.");
    },
    write: async (model, call) => {
      const { signal } = new AbortController();
      const taken: WrittenRequest[] = [];
      takers.set(signal, (request) => taken.push(request));
      try {
        await model.doGenerate({ ...call, abortSignal: signal });
      } catch (fault) {
        if (taken.length === 0) throw new PackageFault(fault instanceof Error ? fault.message : "");
      }
      const [request] = taken;
      if (request === undefined) throw new PackageFault("No request was written.");
      return request;
    },
  };
}

/**
 * The instructions and the schema are equal for all records of a run, and the reference is for many: Anthropic caches up to each of the
 * flags, where the provider's minimum is reached.
 */
const cacheHint = { anthropic: { cacheControl: { type: "ephemeral" } } } as const;

/** A request in the format of the packages, with the settings that the model is known to accept. */
export function toCall(request: CompletionRequest, settings: CallSettings): Omit<SdkCall, "abortSignal"> {
  const { reference, picture, messages, schema, schemaName, maxOutputTokens } = request;
  const shown = settings.hasPictures ? picture : undefined;
  const { format } = settings;
  const system = [toInstructions(request, settings), ...(reference === undefined ? [] : [reference])];
  return {
    prompt: [
      ...system.map((content) => ({ role: "system" as const, content, providerOptions: cacheHint })),
      ...messages.map(({ role, text }, place) => ({
        role,
        content: [
          ...(place === 0 && shown !== undefined ? [pictureAt(shown)] : []),
          { type: "text" as const, text },
        ],
      })),
    ],
    maxOutputTokens,
    ...(settings.hasTemperature && { temperature: 0 }),
    ...(format === "schema" && { responseFormat: { type: "json", schema, name: schemaName } }),
    ...(format === "json" && { responseFormat: { type: "json" } }),
  };
}

function pictureAt(address: string) {
  return { type: "file" as const, data: new URL(address), mediaType: "image/*" };
}

/**
 * If the schema cannot be passed separately, it is added to the instructions; JSON modes also require the word
 * JSON there.
 */
function toInstructions({ system, schema }: CompletionRequest, { format }: CallSettings): string {
  if (format === "schema") return system;
  return `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`;
}
