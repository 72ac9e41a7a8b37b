import { quoted } from "../quoted.ts";
import { AnswerFault } from "./answer-fault.ts";

export type Fields = Readonly<Record<string, unknown>>;

/**
 * An object with these fields, all of them and no others.
 * @param what names the object in a fault
 * @throws AnswerFault
 */
export function readFields(json: unknown, names: readonly string[], what = "The answer"): Fields {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new AnswerFault(`${what} is no JSON object.`);
  }
  const missing = names.find((name) => !Object.hasOwn(json, name));
  if (missing !== undefined) throw new AnswerFault(`${what} lacks the field ${missing}.`);
  const other = Object.keys(json).find((name) => !names.includes(name));
  if (other !== undefined)
    throw new AnswerFault(`${what} has a field that the schema lacks: ${quoted(other)}.`);
  return json as Fields;
}

/**
 * A text, without blanks at its ends.
 * @param longest UTF-16 units
 * @throws AnswerFault
 */
export function readText(fields: Fields, name: string, longest: number): string {
  return checkedText(fields[name], name, longest);
}

export interface TextListLimits {
  readonly most: number;
  /** UTF-16 units of each. */
  readonly longest: number;
}

/** @throws AnswerFault */
export function readTexts(fields: Fields, name: string, { most, longest }: TextListLimits): string[] {
  const list = fields[name];
  if (!Array.isArray(list)) throw new AnswerFault(`${name} is no array.`);
  if (list.length > most)
    throw new AnswerFault(`${name} has ${list.length} entries; at most ${most} are wanted.`);
  return list.map((item: unknown) => checkedText(item, name, longest));
}

function checkedText(value: unknown, name: string, longest: number): string {
  if (typeof value !== "string") throw new AnswerFault(`${name} is no string.`);
  const text = value.trim();
  if (text.length > longest) {
    throw new AnswerFault(`${name} has ${text.length} characters; at most ${longest} are possible.`);
  }
  return text;
}
