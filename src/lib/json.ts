/**
 * JSON that is alike for values that are alike: in which order an object's fields were written does not matter, nor does one
 * that is undefined.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(canonical(value));
}

function canonical(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  if (isCanonical(value)) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([field, content]) => [field, canonical(content)]));
}

/** Whether it holds no objects and its fields are in order and not undefined, as of most questions: it need not be copied. */
function isCanonical(value: object): boolean {
  let previous = "";
  for (const [field, content] of Object.entries(value)) {
    if (content === undefined || (typeof content === "object" && content !== null) || field < previous)
      return false;
    previous = field;
  }
  return true;
}

/** The fields of an object that somebody else wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns undefined where it is no object */
export function asFields(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** None where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return asFields(value) ?? {};
}

/** Empty where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function fieldsOfEach(value: unknown): readonly Fields[] {
  return listOf(value).map(fieldsOf);
}

/** @returns undefined where it is no text, or an empty one */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** @returns undefined where it is no whole number of at least 0 */
export function countOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** @returns undefined where it is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
