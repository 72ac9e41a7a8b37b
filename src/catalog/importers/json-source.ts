import { createFault, type SourceFault } from "../source-faults.ts";
import { beginStep, type ImportContext } from "./importer.ts";
import { wrongKindFault } from "./recognize-source.ts";
import { readSourceText, type SourceFile } from "./source-text.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Describes the format's input, for messages about other files. */
interface WantedJson {
  readonly format: string;
  /** As in "This is XML, not ...". */
  readonly wanted: string;
}

/**
 * Parses a document whose root is an object.
 * @returns undefined where it is not; the faults give the reason and line
 */
function parseJsonSource(
  text: string,
  file: string,
  { format, wanted, faults }: WantedJson & { faults: SourceFault[] },
): JsonObject | undefined {
  const fail = (fault: SourceFault) => {
    faults.push(fault);
    return undefined;
  };
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed)) return parsed;
    return fail(
      createFault({ file, line: 1 }, `The JSON is no object, so not ${wanted}.`, "Give the whole response."),
    );
  } catch {
    if (!/^\s*[{[]/.test(text) || beginsWithDocument(text)) {
      const wrongKind = wrongKindFault(text, file, { format, wanted });
      if (wrongKind) return fail(wrongKind);
    }
    return fail(brokenJson(text, file));
  }
}

/** Whether the first line is a JSON document, as in JSON Lines. */
function beginsWithDocument(text: string): boolean {
  try {
    return isObject(JSON.parse(text.slice(0, text.indexOf("\n"))));
  } catch {
    return false;
  }
}

/** The fault of a valid JSON document that the format does not read. */
export function unwantedJson(
  document: JsonObject,
  file: string,
  { format, wanted, nextStep }: WantedJson & { nextStep: string },
): SourceFault {
  const keys = Object.keys(document).slice(0, 6).join(", ");
  const seen = `This is not ${wanted}: its keys are ${keys || "none"}.`;
  return (
    wrongKindFault(JSON.stringify(document), file, { format, wanted }) ??
    createFault({ file, line: 0 }, seen, nextStep)
  );
}

/** @param firstLine line number in the file, where the text is only a part of it */
export function brokenJson(text: string, file: string, firstLine = 1): SourceFault {
  const found = findJsonFault(text);
  const line = firstLine - 1 + (found?.line ?? 1);
  const what = found
    ? `The JSON breaks at column ${found.column}: ${lowered(found.what)}`
    : "This is not JSON.";
  return createFault({ file, line }, what, "Fetch or export the file again, or mend it there.");
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A text member, or a number as written; "" where it is absent or of another type. Trimmed. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** A member that is a list of objects; list items of other types are skipped. */
export function objectsOf(object: JsonObject, key: string): readonly JsonObject[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The position at which a text stops being JSON. */
interface JsonFault {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly what: string;
}

const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that JSON forbids in a string
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const blanks = /[ \t\n\r]*/y;

type Expected = "value" | "element" | "key" | "member" | "colon" | "more" | "end";

/** The first syntax error; undefined for valid JSON. `JSON.parse` does not always report a position. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";
  let at = 0;
  while (true) {
    token.lastIndex = at;
    const match = token.exec(text);
    const next: Expected | undefined = match ? follow(kindOf(match), expected, open) : undefined;
    if (next === undefined) return faultAt(text, at, expected);
    expected = next;
    at = token.lastIndex;
  }
}

function kindOf([, bracket, string]: RegExpExecArray): string {
  return bracket ?? (string === undefined ? "scalar" : "string");
}

/** What may follow the token; undefined where the token is not allowed here. */
function follow(seen: string, expected: Expected, open: ("{" | "[")[]): Expected | undefined {
  const takesValue = expected === "value" || expected === "element";
  if (seen === "{" || seen === "[") {
    if (!takesValue) return undefined;
    open.push(seen);
    return seen === "{" ? "member" : "element";
  }
  if (seen === "}" || seen === "]") return close(seen, expected, open);
  if (seen === ",") return expected === "more" ? (open.at(-1) === "{" ? "key" : "value") : undefined;
  if (seen === ":") return expected === "colon" ? "value" : undefined;
  if (seen === "string" && (expected === "key" || expected === "member")) return "colon";
  return takesValue ? afterValue(open) : undefined;
}

function close(seen: string, expected: Expected, open: ("{" | "[")[]): Expected | undefined {
  const isFitting = open.at(-1) === (seen === "}" ? "{" : "[");
  const isEmpty = expected === (seen === "}" ? "member" : "element");
  if (!isFitting || !(isEmpty || expected === "more")) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? "end" : "more";
}

const wanted: Readonly<Record<Expected, string>> = {
  value: "a value",
  element: "a value or ]",
  key: "a name in double quotes",
  member: "a name in double quotes or }",
  colon: "a colon",
  more: "a comma or the closing bracket",
  end: "the end",
};

function faultAt(text: string, after: number, expected: Expected): JsonFault | undefined {
  blanks.lastIndex = after;
  blanks.exec(text);
  const at = blanks.lastIndex;
  if (at === text.length && expected === "end") return undefined;
  const before = text.slice(0, at).split("\n");
  const seen = at === text.length ? "The text ends" : `There is ${JSON.stringify(text.slice(at, at + 12))}`;
  return {
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    what: `${seen} where ${wanted[expected]} should be.`,
  };
}

/**
 * Reads a file and parses it as one JSON object.
 * @returns undefined where it is not; the faults give the reason
 */
export async function readJsonFile(
  file: SourceFile,
  context: ImportContext,
  { format, wanted, faults }: WantedJson & { faults: SourceFault[] },
): Promise<JsonObject | undefined> {
  await beginStep(context, `reading ${file.label}`);
  const text = await readSourceText(file.path, faults);
  return text === undefined ? undefined : parseJsonSource(text, file.path, { format, wanted, faults });
}
