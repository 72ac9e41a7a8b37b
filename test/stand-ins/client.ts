import type { OperationInput, OperationName, OperationResponse } from "../../src/api/operations.ts";
import type { Client } from "../../src/client/client.ts";

const languagesOf = (name: string) => ({ en: { name }, de: { name }, fr: { name }, it: { name } });
const category = { identifier: "x-things", languages: languagesOf("Things") };

/** Answers that say what they were asked, in the contract's shapes. */
export function plainAnswer(name: OperationName, input: OperationInput<OperationName>): unknown {
  const body = (input.body ?? {}) as Record<string, string | undefined>;
  switch (name) {
    case "optimizeName": {
      const old_name = body.product_name ?? "";
      return { message: "Done.", old_name, best_name: old_name.toUpperCase(), other_names: [] };
    }
    case "optimizeDescription": {
      const old_description = body.product_description ?? "";
      const best_description = `better: ${old_description}`;
      const more = { other_descriptions: [], bullet_points: ["one", "two"], seo: null, language: "en" };
      return { message: "Done.", old_description, best_description, ...more };
    }
    case "categorize":
      return {
        message: "Done.",
        best_category: { category, path: [category], score: 0.5 },
        other_categories: [],
      };
    case "extractAttributes": {
      const none = { recommended_attributes: [], optional_attributes: [], missing_attributes: [] };
      return { message: "Done.", category, required_attributes: [], ...none };
    }
    default:
      return { category_count: 1, categories: [category] };
  }
}

interface StandInClient extends Client {
  readonly calls: { name: OperationName; input: OperationInput<OperationName> }[];
}

/** A client without a service behind it; `answer` may throw for a call. */
export function createStandInClient(answer: typeof plainAnswer = plainAnswer): StandInClient {
  const calls: StandInClient["calls"] = [];
  return {
    calls,
    call: async <N extends OperationName>(name: N, input: OperationInput<N>) => {
      calls.push({ name, input });
      return answer(name, input) as OperationResponse<N>;
    },
    close: async () => {},
  };
}
