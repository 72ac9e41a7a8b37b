import { plainText } from "../../text/html.ts";
import { normalizeWhitespace } from "../../text/normal-form.ts";

/** UTF-16 units that a model is shown of a name and of a description: more is no name, and is paid for. */
const longestName = 1_000;
const longestDescription = 12_000;

/** A name as a reader sees it, on one line. */
export function shownName(name: string | null | undefined): string {
  return cut(normalizeWhitespace(plainText(name ?? "").text), longestName);
}

/** A description as a reader sees it: lines as they are, no markup, nothing unseen. */
export function shownDescription(description: string): string {
  const lines = plainText(description).text.split("\n").map(normalizeWhitespace);
  return cut(
    lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    longestDescription,
  );
}

/** Behind a word where there is one near. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.slice(0, longest).search(/\s\S*$/u);
  return text
    .slice(0, space > longest / 2 ? space : longest)
    .toWellFormed()
    .trimEnd();
}

/** Whether there is anything to ask about. */
export function saysSomething(text: string): boolean {
  return /\p{L}/u.test(text);
}
