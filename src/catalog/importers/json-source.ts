import { createFault, type SourceFault } from "../source-fault.ts";
import { findJsonFault } from "./json-fault.ts";
import { wrongKindFault } from "./recognize-source.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a format reads, for a file that is something else. */
export interface WantedJson {
  readonly format: string;
  /** As in "This is XML, not ...". */
  readonly wanted: string;
}

/**
 * Parses a document whose root is an object.
 * @returns undefined where it is none; the faults say why, with the line
 */
export function parseJsonSource(
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

/** Whether the first line is JSON by itself, as in JSON Lines. */
function beginsWithDocument(text: string): boolean {
  try {
    return isObject(JSON.parse(text.slice(0, text.indexOf("\n"))));
  } catch {
    return false;
  }
}

/** The fault of a document that is sound JSON, and nothing that the format reads. */
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

/** @param firstLine of the file, where the text is only a part of it */
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

/** A member that is text, or a number as it is written; "" where it is absent or something else. Trimmed. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** A member that is a list of objects; other members of the list are passed over. */
export function objectsOf(object: JsonObject, key: string): readonly JsonObject[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}
