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
