import { isObject, parseObject } from "./exchange.ts";
import type { Caching } from "./money/prompt-cache.ts";

/** What a model is asked, whatever wire it came over. */
export interface Question {
  readonly model: string;
  /** All instructions, one after the other. */
  readonly system: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  /** JSON Schema of the answer; undefined where none is asked for. */
  readonly schema: Readonly<Record<string, unknown>> | undefined;
  readonly schemaName: string;
  /** The tool that is to be called with the answer, where it is asked for in that way. */
  readonly tool?: string;
  /** Tokens. */
  readonly maxOutputTokens: number;
  /** Everything that is read, as it is counted: instructions, messages, schema. */
  readonly read: string;
  /** What the provider may keep of it; absent: nothing. */
  readonly caching?: Caching;
}

/** The JSON object that the first message holds, where it holds one: what is asked about, and what helps. */
export function subjectOf(question: Question): Record<string, unknown> {
  return parseObject(question.messages[0]?.text ?? "") ?? {};
}

/** The record in question: the field of that name, or the object itself. */
export function recordOf(question: Question): Record<string, unknown> {
  const subject = subjectOf(question);
  return isObject(subject.record) ? subject.record : subject;
}

/** All texts of the record, each with its field's name. */
export function textsOf(question: Question): readonly (readonly [string, string])[] {
  return Object.entries(recordOf(question)).flatMap(([field, value]) =>
    typeof value === "string" && value !== "" ? [[field, value] as const] : [],
  );
}
