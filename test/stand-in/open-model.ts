import type { LanguageModel } from "../../src/llm/language-model.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import type { ProviderName } from "../../src/llm/providers/providers.ts";
import type { StandIn } from "./stand-in.ts";

export const standInKey = "sk-J8w2Lq7Zx4Vb9Nc3Tf6R";

/** A language model that asks a stand-in, each question once: no retries and no waiting. */
export async function openModel(standIn: StandIn, provider: ProviderName = "openai"): Promise<LanguageModel> {
  const opened = await openProvider({
    provider,
    model: "stand-in",
    baseUrl: standIn.baseUrl,
    key: standInKey,
    connections: 8,
    connectTimeoutMs: 5_000,
    userAgent: "pdo/test",
  });
  return {
    identity: opened.identity,
    complete: async (request, { signal } = {}) =>
      (await opened.attempt(request, { signal, timeoutMs: 20_000 })).completion,
    close: opened.close,
  };
}
