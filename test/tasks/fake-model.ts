import type { CatalogStore } from "../../src/catalog/store.ts";
import { type LlmError, type LlmErrorParts, llmError } from "../../src/llm/errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../../src/llm/language-model.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import type { ProviderEngineOptions } from "../../src/tasks/llm-engine.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createShopCatalog } from "./shop-catalog.ts";

export interface FakeModel extends LanguageModel {
  /** What it was asked, in order. */
  readonly requests: readonly CompletionRequest[];
}

export type Reply = string | object | Error;

/** Answers the first question with the first reply and so on; objects as JSON, completions as they are, errors are thrown. */
export function fakeModel(...replies: readonly Reply[]): FakeModel {
  const requests: CompletionRequest[] = [];
  return {
    identity: "fake at nowhere",
    requests,
    complete: async (request) => {
      const reply = replies[requests.length];
      requests.push(request);
      if (reply === undefined) throw new Error("The fake model was asked more often than it knows answers.");
      if (reply instanceof Error) throw reply;
      return isCompletion(reply) ? reply : completionOf(reply);
    },
    close: async () => {},
  };
}

export function completionOf(reply: string | object, parts: Partial<Completion> = {}): Completion {
  const text = typeof reply === "string" ? reply : JSON.stringify(reply);
  return { text, finish: "stop", model: "fake-1", ...parts };
}

function isCompletion(reply: string | object): reply is Completion {
  return typeof reply === "object" && "finish" in reply;
}

export function problemOf(parts: Partial<LlmErrorParts> = {}): LlmError {
  return llmError({
    code: "PDO_PROVIDER_FAILED",
    what: "The provider failed.",
    seen: "It answered 500.",
    nextStep: "Try again later.",
    kind: "faulty",
    ...parts,
  });
}

const shopCatalog = createShopCatalog();
const unused = () => {
  throw new Error("not part of these tests");
};

export const catalogs: CatalogStore = {
  channels: () => ["channel_a", "channel_b"],
  catalog: () => shopCatalog,
  findCategory: unused,
  importCatalog: unused,
  removeImport: unused,
};

export const builtin: Engine = createBuiltinEngine({ catalogs });

export function engineParts(
  model: LanguageModel,
  parts: Partial<ProviderEngineOptions> = {},
): ProviderEngineOptions {
  return { model, builtin, catalogs, packs: [], fallback: "builtin", ...parts };
}
