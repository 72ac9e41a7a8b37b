/**
 * Whether a text fits a pattern in which `*` is any text and `?` one character. Capitals don't count.
 *
 * What stands between two `*` is looked for once, at its first place (a lookahead is never gone back into): tried at
 * every place, a pattern of many `*` would take hours.
 */
export function createGlob(pattern: string): (text: string) => boolean {
  const [first = "", ...others] = pattern.split(/\*+/).map(expressionOf);
  const last = others.pop();
  const between = others.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join("");
  const source = last === undefined ? first : `${first}${between}.*${last}`;
  const expression = new RegExp(`^${source}$`, "isu");
  return (text) => expression.test(text);
}

function expressionOf(part: string): string {
  return part.replace(/[.+^${}()|[\]\\?]/g, "\\$&").replaceAll("\\?", ".");
}
