/** What does not show on a screen, or moves what does, or looks like a space and is none. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[^\S ]/gu;

const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0" };

/** Characters that are shown of a value. */
const mostShown = 60;
/** Of these, so many before the first that differs. */
const shownBefore = 20;

/** A text in which every character can be seen. */
export function visible(text: string): string {
  return text.replace(invisible, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return named[character] ?? `\\u{${code}}`;
  });
}

/** Two values as a person compares them: both cut around the place at which they begin to differ. */
export function showDifferent(feed: string | null, enriched: string | null) {
  const from = Math.max(0, firstDifference(feed ?? "", enriched ?? "") - shownBefore);
  const show = (text: string | null) => (text === null ? undefined : `"${visible(cut(text, from))}"`);
  return { feed: show(feed), enriched: show(enriched) };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function cut(text: string, from: number): string {
  const end = from + mostShown;
  return `${from > 0 ? "…" : ""}${text.slice(from, end)}${end < text.length ? "…" : ""}`;
}
