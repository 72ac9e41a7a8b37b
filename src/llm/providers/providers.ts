/** The wire protocol. */
export type WireName = "openai" | "anthropic" | "google";

interface ProviderEntry {
  readonly wire: WireName;
  /** For people. */
  readonly title: string;
  /** Absent: there is no default, and it must be given. */
  readonly baseUrl?: string;
  /** The default model: the provider's small one, sufficient for catalog texts. Absent: it must be given. */
  readonly model?: string;
  readonly needsKey: boolean;
  /** The environment variable of the provider's own tools; used in messages only, never read. */
  readonly keyVariable?: string;
  /** The header for the key. Default: `authorization`, as a bearer token. */
  readonly keyHeader?: string;
  /** Additional headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False: it accepts no JSON schema, so the schema is put into the instructions. */
  readonly takesSchema: boolean;
  /** The name of the output token limit; the newer name if models are known to refuse the older. */
  readonly limitName?: "max_tokens" | "max_completion_tokens";
  /** Whether it fetches the pictures that a request names by their addresses. Absent: no, or it is not known to. */
  readonly fetchesPictures?: true;
  /** The protocol of its batch API. */
  readonly batchKind?: "openai" | "anthropic";
}

const openAiLike = { wire: "openai", needsKey: true, takesSchema: true } as const;
const ownMachine = { wire: "openai", needsKey: false, takesSchema: true } as const;

/**
 * The providers known by name. Addresses are from their documentation:
 * - https://platform.openai.com/docs/api-reference, https://docs.claude.com/en/api/overview,
 *   https://ai.google.dev/api
 * - default models: https://developers.openai.com/api/docs/models/gpt-6-luna,
 *   https://platform.claude.com/docs/en/models/haiku-5-5/overview,
 *   https://ai.google.dev/gemini-api/docs/models/gemini-3.5-flash-lite (each recommended by its vendor for high
 *   volumes of simple extraction)
 * - https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle (the v1 API)
 * - https://openrouter.ai/docs, https://docs.mistral.ai/api, https://console.groq.com/docs/openai,
 *   https://api-docs.deepseek.com
 * - https://docs.ollama.com/api/openai-compatibility, https://lmstudio.ai/docs, https://docs.vllm.ai
 */
export const providers: Readonly<Record<ProviderName, ProviderEntry>> = {
  openai: {
    ...openAiLike,
    title: "OpenAI",
    fetchesPictures: true,
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-6-luna",
    keyVariable: "OPENAI_API_KEY",
    limitName: "max_completion_tokens",
    batchKind: "openai",
  },
  anthropic: {
    wire: "anthropic",
    title: "Anthropic",
    fetchesPictures: true,
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
    fetchesPictures: true,
    keyVariable: "AZURE_OPENAI_API_KEY",
    keyHeader: "api-key",
    limitName: "max_completion_tokens",
  },
  openrouter: {
    ...openAiLike,
    title: "OpenRouter",
    fetchesPictures: true,
    baseUrl: "https://openrouter.ai/api/v1",
    keyVariable: "OPENROUTER_API_KEY",
  },
  mistral: {
    ...openAiLike,
    title: "Mistral",
    fetchesPictures: true,
    baseUrl: "https://api.mistral.ai/v1",
    model: "mistral-small-latest",
    keyVariable: "MISTRAL_API_KEY",
  },
  groq: {
    ...openAiLike,
    title: "Groq",
    fetchesPictures: true,
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
  vllm: { ...ownMachine, title: "vLLM", fetchesPictures: true, baseUrl: "http://127.0.0.1:8000/v1" },
  "openai-compatible": { ...ownMachine, title: "The provider", fetchesPictures: true },
};

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

/**
 * Key prefixes by provider, the more specific ones first. Google's keys begin with `AQ.` since 2026
 * (https://ai.google.dev/gemini-api/docs/api-key).
 */
const keyForms: readonly (readonly [prefix: string, ProviderName])[] = [
  ["sk-ant-", "anthropic"],
  ["sk-or-", "openrouter"],
  ["AIza", "google"],
  ["AQ.", "google"],
  ["gsk_", "groq"],
  ["sk-", "openai"],
];

/**
 * The provider of a key, by its prefix; undefined if that is ambiguous. Keys of DeepSeek and others look like
 * OpenAI's.
 */
export function providerOfKey(key: string): ProviderName | undefined {
  return keyForms.find(([prefix]) => key.startsWith(prefix))?.[1];
}

/** The names of the providers. */
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
