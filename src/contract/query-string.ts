/** A typed query as the text pairs that travel; parameters without a value are left out. */
export function toQueryPairs(query: Readonly<Record<string, unknown>>): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name in query) {
    const value = query[name];
    if (value !== undefined) pairs.push([name, String(value)]);
  }
  return pairs;
}
