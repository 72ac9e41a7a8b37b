type QueryPairs = readonly (readonly [name: string, value: string])[];

/** The query as pairs: `+` is a space, a broken percent sequence stands for itself, wrong bytes are replaced. */
export function readQuery(url: string): QueryPairs {
  const start = url.indexOf("?");
  const text = start < 0 ? "" : url.slice(start + 1);
  // The question mark is said again, since only the first one is taken off.
  return [...new URLSearchParams(`?${text}`)];
}
