import { ProviderProblem } from "../provider-problem.ts";

/** A limit in money was asked for, and nobody knows what the model costs. */
export function priceUnknown(provider: string, model: string): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_PRICE_UNKNOWN",
    what: "--max-cost needs the price of the model.",
    seen: `No price is known of the model ${JSON.stringify(model)} of ${provider}.`,
    nextStep: `Say it in pdo.config.json, in dollars per million tokens: "prices": {${JSON.stringify(model)}: {"input": 0.5, "output": 1.5}}; or limit tokens with --max-tokens.`,
    kind: "final",
  });
}

/** @param where a path in the setting, `prices["my-model"].input` */
export function priceInvalid(where: string, value: unknown): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_PRICE_INVALID",
    what: `The setting ${where} is not as it must be.`,
    seen: `It is ${JSON.stringify(value) ?? "not there"}.`,
    nextStep:
      'Say dollars per million tokens, for example "prices": {"my-model": {"input": 0.5, "cachedInput": 0.05, "cacheWrite": 0.625, "output": 1.5, "batchFactor": 0.5}}; only input and output have to be there.',
    kind: "final",
  });
}
