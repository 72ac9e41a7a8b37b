/** A typed query as the text pairs that travel; parameters without a value are left out. */
export function toQueryPairs(query: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}
