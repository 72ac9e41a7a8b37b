import { parseJson } from "../../lib/json.ts";
import type { JsonSchema } from "../../llm/language-model.ts";
import { quoted } from "./prompt.ts";

/** An object schema for strict modes: all properties required, no others. */
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

/** @param choices at most 1,000, the limit of strict modes */
export function choiceSchema(choices: readonly string[]): JsonSchema {
  return { type: "string", enum: choices };
}

/**
 * Characters that product texts do not need and that may do harm when displayed: control characters (except tab and line breaks),
 * lone surrogates, bidirectional controls, tags, noncharacters, and five or more combining marks on a letter (no script needs more
 * than four).
 */
const unprintable =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{M}{5}/u;

/** The name of the field with such a character; that of the parent where it is in a field name. */
export function findUnprintable(json: unknown): string | undefined {
  for (const { field, text } of placedTexts(json)) if (unprintable.test(text)) return field;
  return undefined;
}

/** A string of a JSON value with its field; includes keys of objects. */
interface PlacedText {
  readonly field: string;
  readonly text: string;
}

interface Pending {
  readonly field: string;
  readonly value: unknown;
}

/** All strings of a JSON value. Iterative, as deep nesting in a model's answer could overflow the stack. */
function* placedTexts(json: unknown): Generator<PlacedText> {
  const pending: Pending[] = [{ field: "the answer", value: json }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { field, value } = next;
    if (typeof value === "string") yield { field, text: value };
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (!Array.isArray(value)) yield { field, text: key };
      pending.push({ field: Array.isArray(value) ? field : key, value: inner });
    }
  }
}

/** All strings of a JSON value. */
export function textsIn(json: unknown): readonly string[] {
  return [...placedTexts(json)].map(({ text }) => text);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * An object with exactly these fields.
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
 * A string field, trimmed.
 * @param longest UTF-16 units
 * @throws AnswerFault
 */
export function readText(fields: Fields, name: string, longest: number): string {
  return checkedText(fields[name], name, longest);
}

interface TextListLimits {
  readonly most: number;
  /** UTF-16 units per text. */
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

/** An answer that does not match the question; the message is a sentence for the model. */
export class AnswerFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "AnswerFault";
  }
}

/** UTF-16 units; no task has longer answers, even with the thoughts around them. */
const longestAnswer = 200_000;
/** Thoughts that servers leave in the text; an end without a beginning is left where the template wrote the beginning. */
const thoughts = /<(think|thinking|thought|reasoning|reflection)>[\s\S]*?<\/\1>/giu;
const endOfThoughts = /^[\s\S]*<\/(?:think|thinking|thought|reasoning|reflection)>/iu;
const fences = /```[a-z]*[ \t]*\r?\n?([\s\S]*?)```/giu;

/**
 * The JSON of an answer, whatever stands around it: a byte order mark, the model's thoughts, code fences, words. Of several objects
 * the last one counts: models correct themselves.
 * @throws AnswerFault
 */
export function readJson(text: string): unknown {
  if (text.length > longestAnswer) throw new AnswerFault("The answer is far too long.");
  const bare = text.replace(/^\uFEFF/, "").trim();
  const said = bare.replace(thoughts, "").replace(endOfThoughts, "").trim();
  for (const candidate of [bare, said]) {
    const json = parse(candidate);
    if (json !== undefined) return json.value;
  }
  const fenced = [...said.matchAll(fences)].flatMap(([, inner = ""]) => parse(inner.trim()) ?? []).at(-1);
  const found = fenced ?? lastObject(said);
  if (found !== undefined) return found.value;
  throw new AnswerFault("The answer is no JSON: give one JSON object of the schema, and no words around it.");
}

interface Parsed {
  readonly value: unknown;
}

/** A text of JSON is read once more. */
function parse(text: string): Parsed | undefined {
  const value = parseJson(text);
  const inner = typeof value === "string" ? parseJson(value) : undefined;
  return value === undefined ? undefined : { value: inner ?? value };
}

/** Beginnings of objects that are tried: a text full of braces is none. */
const mostTries = 20;

/** The last whole JSON object among other words. One that breaks off hides none of those within it. */
function lastObject(text: string): Parsed | undefined {
  let found: Parsed | undefined;
  let start = text.indexOf("{");
  for (let tries = 0; start >= 0 && tries < mostTries; tries += 1) {
    const end = endOfObject(text, start);
    if (end === undefined) return found;
    found = parse(text.slice(start, end)) ?? found;
    start = text.indexOf("{", end);
  }
  return found;
}

/** Behind the brace that closes the one at `start`, braces in strings left out. Undefined: it is not closed. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isString) {
      if (character === "\\") at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
