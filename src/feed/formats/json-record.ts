import { type TextForm, textFormOf } from "../encodings.ts";
import type { FeedDescription } from "../feed.ts";
import type { LineRecord, RawCell } from "../feed-format.ts";
import type { FeedRecord, RecordProblem } from "../record.ts";
import { addedKey } from "../row-form.ts";
import { type RawMember, rawMembers } from "./json-scanner.ts";
import { jsonFault, type RawElement } from "./json-splitter.ts";

/** Deeper than any real product, and within the limits of common readers. */
const MAX_NESTING = 512;

interface ElementPlace {
  readonly index: number;
  /** The object's encoding problem, if any. */
  readonly broken: RecordProblem | undefined;
}

/** One JSON object, split and decoded lazily. */
export class JsonRecord implements FeedRecord {
  readonly index: number;
  readonly line: number;
  readonly raw: string;
  readonly lead: string;
  readonly ending: string;
  readonly problem?: RecordProblem;
  #form: TextForm;
  #members: Map<string, RawMember> | undefined;

  constructor(form: TextForm, element: RawElement, { index, broken }: ElementPlace) {
    this.#form = form;
    this.index = index;
    this.line = element.line;
    this.raw = element.raw;
    this.lead = element.lead;
    this.ending = element.ending;
    const problem = broken ?? problemOf(form.textOfRaw(element.raw), element.depth);
    if (problem !== undefined) this.problem = problem;
  }

  get columnCount(): number {
    return this.#byKey().size;
  }

  /** The object's decoded keys in order, without repetition. */
  keys(): string[] {
    return [...this.#byKey().keys()];
  }

  text(column: string): string | undefined {
    const member = this.#byKey().get(column);
    return member === undefined ? undefined : this.#textOf(member);
  }

  textAt(position: number): string | undefined {
    const member = [...this.#byKey().values()][position];
    return member === undefined ? undefined : this.#textOf(member);
  }

  #textOf(member: RawMember): string | undefined {
    const value = this.raw.slice(member.valueStart, member.valueEnd);
    if (value === "null") return undefined;
    const json = this.#form.textOfRaw(value);
    if (!json.startsWith('"')) return json;
    return json.includes("\\") ? String(JSON.parse(json)) : json.slice(1, -1);
  }

  /** The last one of repeated keys counts, as in JSON.parse. */
  #byKey(): Map<string, RawMember> {
    if (this.#members === undefined) {
      const members = isWholeObject(this, this.#form) ? rawMembers(this.raw) : [];
      this.#members = new Map(members.map((member) => [keyOf(member, this.#form), member]));
    }
    return this.#members;
  }
}

export function keyOf({ keyRaw }: RawMember, form: TextForm): string {
  const json = form.textOfRaw(keyRaw);
  return json.includes("\\") ? String(JSON.parse(json)) : json.slice(1, -1);
}

/**
 * Whether a record is an object that can take members: any without a problem, and one whose only fault are bytes that
 * its encoding lacks.
 */
export function isWholeObject(
  { problem, raw }: Pick<FeedRecord, "problem" | "raw">,
  form: TextForm,
): boolean {
  if (problem === undefined) return true;
  if (problem.code !== "PDO_FEED_ROW_BYTES") return false;
  const text = form.textOfRaw(raw).trimStart();
  return text.startsWith("{") && jsonFault(text).message === "";
}

function problemOf(text: string, depth: number): RecordProblem | undefined {
  if (depth > MAX_NESTING) {
    return {
      code: "PDO_FEED_ROW_TOO_DEEP",
      reason: `Its objects and arrays are nested ${depth} deep; ${MAX_NESTING} is the most that is read.`,
    };
  }
  const { message } = jsonFault(text);
  if (message !== "") return { code: "PDO_FEED_ROW_NOT_JSON", reason: `It is not valid JSON: ${message}.` };
  if (text.trimStart().startsWith("{")) return undefined;
  return { code: "PDO_FEED_ROW_NOT_AN_OBJECT", reason: "It is a JSON value, but not an object with fields." };
}

/** The position of a key's value in its object. */
export function findJsonCell(
  record: FeedRecord,
  column: string,
  { encoding }: FeedDescription,
): RawCell | undefined {
  const form = textFormOf(encoding);
  const member = rawMembers(record.raw).findLast((one) => keyOf(one, form) === column);
  if (member === undefined) return undefined;
  const raw = record.raw.slice(member.valueStart, member.valueEnd);
  const json = form.textOfRaw(raw);
  const isExact = json.startsWith('"') && form.rawOfText(json) === raw;
  return {
    start: member.valueStart,
    end: member.valueEnd,
    ...(isExact && {
      offset: (textOffset) =>
        member.valueStart + form.rawOfText(json.slice(0, literalOffset(json, textOffset))).length,
    }),
    part: (text) => JSON.stringify(text).slice(1, -1),
    whole: (text) => JSON.stringify(text),
  };
}

/** Maps an offset in a string's value to one in its JSON literal, including the quotes. */
function literalOffset(json: string, textOffset: number): number {
  let at = 1;
  for (let unit = 0; unit < textOffset; unit += 1) {
    if (json[at] === "\\") at += json[at + 1] === "u" ? 6 : 2;
    else at += 1;
  }
  return at;
}

/** A line that begins with `{"...` or `[{` is a broken record, not a product name. */
const brokenJson = /^\s*(?:\[\s*)?\{\s*(?:"|\}?\s*$)/;

const notJson: RecordProblem = {
  code: "PDO_RECORD_NOT_JSON",
  reason: "The line begins like JSON, and is not one whole object; jq -c '.[]' writes one a line.",
};

/** Parses a line that holds a JSON object; answers are added to it under `pdo`. */
export function readJsonLine(line: string): LineRecord | RecordProblem | undefined {
  const object = parseObject(line);
  if (object === undefined) return brokenJson.test(line) ? notJson : undefined;
  const before = object[addedKey];
  const added = isObject(before) ? before : {};
  return {
    text: (key) => {
      const value = object[key];
      return typeof value === "string" ? value : undefined;
    },
    keys: () => Object.keys(object).filter((key) => key !== addedKey),
    cell: (key) => {
      const value = object[key];
      if (typeof value === "string" || value === undefined || value === null) return value ?? undefined;
      return JSON.stringify(value);
    },
    added: (key) => added[key],
    withAdded: (key, answer) =>
      setMember(line, addedKey, setMember(JSON.stringify(added), key, JSON.stringify(answer))),
  };
}

function parseObject(line: string): Record<string, unknown> | undefined {
  if (!line.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Sets one member of a raw JSON object and leaves all other bytes unchanged: replaces the value of the key's last
 * occurrence, else inserts the member before the closing brace.
 */
export function setMember(raw: string, key: string, valueRaw: string): string {
  const members = rawMembers(raw);
  const present = members.findLast(({ keyRaw }) => JSON.parse(keyRaw) === key);
  if (present !== undefined) return raw.slice(0, present.valueStart) + valueRaw + raw.slice(present.valueEnd);
  const last = members.at(-1);
  const at = last?.valueEnd ?? raw.indexOf("{") + 1;
  return `${raw.slice(0, at)}${last === undefined ? "" : ","}${JSON.stringify(key)}:${valueRaw}${raw.slice(at)}`;
}
