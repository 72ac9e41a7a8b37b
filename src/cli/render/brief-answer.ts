/** What a pipe gets of a summary at most, in bytes: a log keeps it, and the whole is written with `--summary`. */
export const mostSummaryBytes = 4096;

interface Limits {
  /** Entries of each list. */
  readonly items: number;
  /** Characters of each text within a list. */
  readonly characters: number;
}

/** Tried in this order until the summary fits. */
const attempts: readonly Limits[] = [
  { items: 20, characters: 300 },
  { items: 10, characters: 200 },
  { items: 5, characters: 160 },
  { items: 3, characters: 120 },
  { items: 1, characters: 80 },
  { items: 0, characters: 0 },
];

/**
 * The summary, its lists shortened to their first entries where it is longer than `mostSummaryBytes`; `left_out` counts by
 * path what is missing of them. Fields themselves are all there.
 */
export function briefAnswer(answer: object): object {
  if (sizeOf(answer) <= mostSummaryBytes) return answer;
  let brief: object = answer;
  for (const limits of attempts) {
    const leftOut: Record<string, number> = {};
    brief = { ...(shorten(answer, "", { limits, leftOut }) as object), left_out: leftOut };
    if (sizeOf(brief) <= mostSummaryBytes) break;
  }
  return brief;
}

function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value)) + 1;
}

interface Shortening {
  readonly limits: Limits;
  readonly leftOut: Record<string, number>;
}

function shorten(value: unknown, path: string, shortening: Shortening): unknown {
  const { limits, leftOut } = shortening;
  if (Array.isArray(value)) {
    if (value.length > limits.items) leftOut[path] = value.length - limits.items;
    return value
      .slice(0, limits.items)
      .map((item: unknown) => cutTexts(shorten(item, path, shortening), limits.characters));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    shorten(inner, path === "" ? key : `${path}.${key}`, shortening),
  ]);
  return Object.fromEntries(entries);
}

function cutTexts(value: unknown, characters: number): unknown {
  if (typeof value === "string")
    return value.length > characters ? `${value.slice(0, characters).toWellFormed()}…` : value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutTexts(inner, characters)]));
}
