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
