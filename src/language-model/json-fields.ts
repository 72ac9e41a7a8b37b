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
