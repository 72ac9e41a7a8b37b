/** How completions are asked for and answered. */
export type WireName = "openai" | "anthropic" | "google";

interface ProviderEntry {
  readonly wire: WireName;
  /** For people. */
  readonly title: string;
  /** Absent: there is no usual one, and it has to be given. */
  readonly baseUrl?: string;
  /** Asked where no other is named: the provider's small one, good enough for catalog texts. Absent: it has to be named. */
  readonly model?: string;
  readonly needsKey: boolean;
  /** The variable that the provider's own tools read; for messages only, it is never read here. */
  readonly keyVariable?: string;
  /** The header that carries the key; absent: `authorization`, as a bearer. */
  readonly keyHeader?: string;
  /** What every request carries besides. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False: it takes no JSON schema, which is then told in the instructions. */
  readonly takesSchema: boolean;
  /** What the limit of the answer's tokens is called; the younger name where models are known to refuse the older. */
  readonly limitName?: "max_tokens" | "max_completion_tokens";
  /** Whose batch API is offered. */
  readonly batchKind?: "openai" | "anthropic";
}

const openAiLike = { wire: "openai", needsKey: true, takesSchema: true } as const;
const ownMachine = { wire: "openai", needsKey: false, takesSchema: true } as const;

/**
 * The providers that are known by name. Addresses are those of their documentation:
 * - https://platform.openai.com/docs/api-reference, https://docs.claude.com/en/api/overview, https://ai.google.dev/api
 * - usual models: https://developers.openai.com/api/docs/models/gpt-6-luna, https://platform.claude.com/docs/en/models/haiku-5-5/overview,
 *   https://ai.google.dev/gemini-api/docs/models/gemini-3.5-flash-lite (for high volumes of simple extraction, each by its vendor's word)
 * - https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle (the v1 API)
 * - https://openrouter.ai/docs, https://docs.mistral.ai/api, https://console.groq.com/docs/openai, https://api-docs.deepseek.com
 * - https://docs.ollama.com/api/openai-compatibility, https://lmstudio.ai/docs, https://docs.vllm.ai
 */
export const providers: Readonly<Record<ProviderName, ProviderEntry>> = {
  openai: {
    ...openAiLike,
    title: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-6-luna",
    keyVariable: "OPENAI_API_KEY",
    limitName: "max_completion_tokens",
    batchKind: "openai",
  },
  anthropic: {
    wire: "anthropic",
    title: "Anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    model: "claude-haiku-5-5",
    needsKey: true,
    keyVariable: "ANTHROPIC_API_KEY",
    keyHeader: "x-api-key",
    headers: { "anthropic-version": "2023-06-01" },
    takesSchema: true,
    batchKind: "anthropic",
  },
  google: {
    wire: "google",
    title: "Google",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    model: "gemini-3.5-flash-lite",
    needsKey: true,
    keyVariable: "GEMINI_API_KEY",
    keyHeader: "x-goog-api-key",
    takesSchema: true,
  },
  azure: {
    ...openAiLike,
    title: "Azure OpenAI",
    keyVariable: "AZURE_OPENAI_API_KEY",
    keyHeader: "api-key",
    limitName: "max_completion_tokens",
  },
  openrouter: {
    ...openAiLike,
    title: "OpenRouter",
    baseUrl: "https://openrouter.ai/api/v1",
    keyVariable: "OPENROUTER_API_KEY",
  },
  mistral: {
    ...openAiLike,
    title: "Mistral",
    baseUrl: "https://api.mistral.ai/v1",
    model: "mistral-small-latest",
    keyVariable: "MISTRAL_API_KEY",
  },
  groq: {
    ...openAiLike,
    title: "Groq",
    baseUrl: "https://api.groq.com/openai/v1",
    keyVariable: "GROQ_API_KEY",
  },
  deepseek: {
    ...openAiLike,
    title: "DeepSeek",
    baseUrl: "https://api.deepseek.com/v1",
    model: "deepseek-flash",
    keyVariable: "DEEPSEEK_API_KEY",
    takesSchema: false,
  },
  ollama: { ...ownMachine, title: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  lmstudio: { ...ownMachine, title: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  vllm: { ...ownMachine, title: "vLLM", baseUrl: "http://127.0.0.1:8000/v1" },
  "openai-compatible": { ...ownMachine, title: "The provider" },
};

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

/** The forms in which providers hand out keys, the narrower ones first. Google's begin with `AQ.` since 2026 (https://ai.google.dev/gemini-api/docs/api-key). */
const keyForms: readonly (readonly [prefix: string, ProviderName])[] = [
  ["sk-ant-", "anthropic"],
  ["sk-or-", "openrouter"],
  ["AIza", "google"],
  ["AQ.", "google"],
  ["gsk_", "groq"],
  ["sk-", "openai"],
];

/** Whose key it is by its form; undefined where that says nothing. DeepSeek's and others' begin as OpenAI's do. */
export function providerOfKey(key: string): ProviderName | undefined {
  return keyForms.find(([prefix]) => key.startsWith(prefix))?.[1];
}

/** Whose language models can be asked; a file of its own, since settings are read at every start. */
export const providerNames = [
  "openai",
  "anthropic",
  "google",
  "azure",
  "openrouter",
  "mistral",
  "groq",
  "deepseek",
  "ollama",
  "lmstudio",
  "vllm",
  "openai-compatible",
] as const;
export type ProviderName = (typeof providerNames)[number];
