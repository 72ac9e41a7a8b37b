/**
 * JSON that is equal for equal values: fields are sorted, and undefined ones are left out.
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

/** Whether it is flat with sorted, defined fields, as most values are: it then need not be copied. */
function isCanonical(value: object): boolean {
  let previous = "";
  for (const [field, content] of Object.entries(value)) {
    if (content === undefined || (typeof content === "object" && content !== null) || field < previous)
      return false;
    previous = field;
  }
  return true;
}

/** The fields of an untrusted object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns undefined if it is not an object */
export function asFields(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** @returns no fields if it is not an object */
export function fieldsOf(value: unknown): Fields {
  return asFields(value) ?? {};
}

/** @returns an empty list if it is not an array */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function fieldsOfEach(value: unknown): readonly Fields[] {
  return listOf(value).map(fieldsOf);
}

/** @returns undefined if it is not a string or is empty */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** @returns undefined if it is not an integer of at least 0 */
export function countOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** @returns undefined if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
