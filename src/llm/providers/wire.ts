import type { OpenAICompatibleProvider } from "@ai-sdk/openai-compatible";
import type { Fields } from "../../lib/json.ts";
import type { CompletionRequest, FinishReason, TokenUsage } from "../language-model.ts";
import type { CallSettings } from "./call-settings.ts";
import { packageMissing } from "./errors.ts";

/** A model as the packages of the AI SDK offer it (its specification V3), without the SDK's core: one HTTP request per call. */
type SdkModel = Pick<ReturnType<OpenAICompatibleProvider["languageModel"]>, "doGenerate">;
type SdkCall = Parameters<SdkModel["doGenerate"]>[0];

interface WireOptions {
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

/**
 * A package that is installed where it is wanted only.
 * @throws LlmError PDO_PROVIDER_PACKAGE_MISSING
 */
export async function loadPackage<Module>(
  { name, version }: { readonly name: string; readonly version: string },
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (fault) {
    if (isNotFound(fault, name)) throw packageMissing(name, version);
    throw fault;
  }
}

function isNotFound(fault: unknown, name: string): boolean {
  return (
    fault instanceof Error &&
    "code" in fault &&
    fault.code === "ERR_MODULE_NOT_FOUND" &&
    fault.message.includes(name)
  );
}

/** A request as a package has written it. */
export interface WrittenRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** A package has no form for the question; its message may quote it. */
export class PackageFault extends Error {}

export interface RequestWriter {
  /** Handed to a package in the place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
  /** @throws PackageFault */
  write(model: SdkModel, call: Omit<SdkCall, "abortSignal">): Promise<WrittenRequest>;
}

/**
 * Lets a package of the AI SDK write a request, and takes it away before it is sent: to send it, and to read what comes of it, is done here, since
 * the packages throw away why there is no answer, and take half a millisecond to read one. A package hands each call's signal on to `fetch` as
 * it is; so each call gets a signal of its own, and is known again by it.
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

/** The instructions and the schema are alike for all records of a run: Anthropic keeps ready what is marked, others do so by themselves. */
const keptReady = { anthropic: { cacheControl: { type: "ephemeral" } } } as const;

/** A request as the packages take it, under the settings that the model is known to take. */
export function toCall(request: CompletionRequest, settings: CallSettings): Omit<SdkCall, "abortSignal"> {
  const { messages, schema, schemaName, maxOutputTokens } = request;
  const { format } = settings;
  return {
    prompt: [
      { role: "system", content: toInstructions(request, settings), providerOptions: keptReady },
      ...messages.map(({ role, text }) => ({ role, content: [{ type: "text" as const, text }] })),
    ],
    maxOutputTokens,
    ...(settings.hasTemperature && { temperature: 0 }),
    ...(format === "schema" && { responseFormat: { type: "json", schema, name: schemaName } }),
    ...(format === "json" && { responseFormat: { type: "json" } }),
  };
}

/** Where the schema cannot be handed over it is told; a mode for JSON wants to hear that word too. */
function toInstructions({ system, schema }: CompletionRequest, { format }: CallSettings): string {
  if (format === "schema") return system;
  return `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`;
}
