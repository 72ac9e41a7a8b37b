/** Masculine, feminine, masculine plural, feminine plural of a regular adjective. */
export function frenchForms(base: string): [string, string, string, string] {
  const feminine = feminineOf(base);
  return [base, feminine, pluralOf(base), pluralOf(feminine)];
}

const feminineEndings: readonly (readonly [RegExp, string])[] = [
  [/e$/, "e"],
  [/eux$/, "euse"],
  [/if$/, "ive"],
  [/er$/, "ère"],
  [/(el|ul|en|on)$/, "$&"],
  [/eau$/, "elle"],
  [/c$/, "que"],
];

function feminineOf(base: string): string {
  for (const [ending, feminine] of feminineEndings) {
    if (!ending.test(base)) continue;
    if (feminine === "$&") return `${base}${base.slice(-1)}e`;
    return base.replace(ending, feminine);
  }
  return `${base}e`;
}

function pluralOf(singular: string): string {
  if (/[sx]$/.test(singular)) return singular;
  if (/eau$/.test(singular)) return `${singular}x`;
  return /al$/.test(singular) ? `${singular.slice(0, -2)}aux` : `${singular}s`;
}
