/** Control characters but line break and tab, and the marks that turn the direction of writing. */
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Product texts come from strangers: whatever would move the cursor, colour the screen or ring the bell is taken
 * out before a terminal sees it. Line breaks and tabs stay.
 */
export function plainTerminalText(text: string): string {
  return text.replace(unwelcome, (character) => (character === "\n" || character === "\t" ? character : ""));
}

/** Lines as one text; empty ones are left out. */
export function renderLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== "")
    .map((line) => `${line}\n`)
    .join("");
}
