/**
 * A word as a POSIX shell would pass it on, of what was typed so far: quotes and backslashes are taken off, an open quote
 * ends with the text. Nothing is expanded.
 */
export function unquote(typed: string): string {
  let text = "";
  let quote = "";
  for (let at = 0; at < typed.length; at += 1) {
    const character = typed.charAt(at);
    const next = typed.charAt(at + 1);
    const isEscape = character === "\\" && quote !== "'" && (quote === "" || '"\\$`'.includes(next));
    if (isEscape) {
      text += next;
      at += 1;
    } else if (quote === "" && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = "";
    else text += character;
  }
  return text;
}
