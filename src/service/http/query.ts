type QueryPairs = readonly (readonly [name: string, value: string])[];

/** Longer ones are no query of this contract over and over again. */
const longestKept = 256;
const mostKept = 16;
/** The last few queries as they were read: a feed's products are all asked about alike. */
const kept = new Map<string, QueryPairs>();

/** The query as pairs: `+` is a space, a broken percent sequence stands for itself, wrong bytes are replaced. */
export function readQuery(url: string): QueryPairs {
  const start = url.indexOf("?");
  const text = start < 0 ? "" : url.slice(start + 1);
  const known = kept.get(text);
  if (known !== undefined) return known;
  // The question mark is said again, since only the first one is taken off.
  const pairs = [...new URLSearchParams(`?${text}`)];
  if (text.length > longestKept) return pairs;
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, pairs);
  return pairs;
}
