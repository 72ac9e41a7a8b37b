/** Whether a text fits a pattern in which `*` is any text and `?` one character. Capitals don't count. */
export function createGlob(pattern: string): (text: string) => boolean {
  const escaped = pattern.replace(/\*+/g, "*").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const source = escaped.replaceAll("\\*", ".*").replaceAll("\\?", ".");
  const expression = new RegExp(`^${source}$`, "isu");
  return (text) => expression.test(text);
}
