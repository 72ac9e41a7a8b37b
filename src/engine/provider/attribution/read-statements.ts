import type { JsonSchema } from "../../../language-model/completion.ts";
import { arraySchema, objectSchema, textSchema } from "../answer-schema.ts";
import { AnswerFault } from "../reading/answer-fault.ts";
import { readFields, readText } from "../reading/read-fields.ts";

/** What the model says of an attribute, and the words that it says are its reason. */
export interface Statement {
  readonly attribute: string;
  /** "" where the words name no allowed value. */
  readonly value: string;
  readonly quote: string;
}

/** Alike for all categories, so that a provider compiles it once; what is allowed is checked when the answer is there. */
export const statementsSchema: JsonSchema = objectSchema({
  values: arraySchema(objectSchema({ attribute: textSchema, value: textSchema, quote: textSchema })),
});

const mostStatements = 300;
/** UTF-16 units. */
const longest = { attribute: 300, value: 1_000, quote: 2_000 } as const;

/** @throws AnswerFault */
export function readStatements(json: unknown): readonly Statement[] {
  const { values } = readFields(json, ["values"]);
  if (!Array.isArray(values)) throw new AnswerFault("values is no array.");
  if (values.length > mostStatements) {
    throw new AnswerFault(`values has ${values.length} entries; no product has so many.`);
  }
  return values.map((each: unknown) => {
    const fields = readFields(each, ["attribute", "value", "quote"], "An entry of values");
    return {
      attribute: readText(fields, "attribute", longest.attribute),
      value: readText(fields, "value", longest.value),
      quote: readText(fields, "quote", longest.quote),
    };
  });
}
