import { BoundedCache } from "../../text/bounded-cache.ts";

type QueryPairs = readonly (readonly [name: string, value: string])[];

/** Longer ones are no query of this contract over and over again. */
const longestCached = 256;
/** A feed's products are all asked about alike. */
const cached = new BoundedCache<string, QueryPairs>(16);

/** The query as pairs: `+` is a space, a broken percent sequence stands for itself, wrong bytes are replaced. */
export function readQuery(url: string): QueryPairs {
  const start = url.indexOf("?");
  const text = start < 0 ? "" : url.slice(start + 1);
  return text.length > longestCached ? readPairs(text) : cached.getOrCompute(text, readPairs);
}

function readPairs(text: string): QueryPairs {
  // The question mark is said again, since only the first one is taken off.
  return [...new URLSearchParams(`?${text}`)];
}
