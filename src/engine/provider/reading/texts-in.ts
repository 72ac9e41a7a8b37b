/** A string of a JSON value and the field that it stands in; the keys of objects are strings as well. */
export interface PlacedText {
  readonly field: string;
  readonly text: string;
}

interface Pending {
  readonly field: string;
  readonly value: unknown;
}

/** All strings of a JSON value, however deep it is nested: no recursion, since a model's brackets could exhaust the stack. */
export function* placedTexts(json: unknown): Generator<PlacedText> {
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
