import type { JsonSchema } from "../../language-model/completion.ts";

/** As strict modes want it: all properties required, no others. */
export function objectSchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

export function arraySchema(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

export const textSchema: JsonSchema = { type: "string" };

/** @param choices at most 1,000, which is what strict modes take */
export function choiceSchema(choices: readonly string[]): JsonSchema {
  return { type: "string", enum: choices };
}
