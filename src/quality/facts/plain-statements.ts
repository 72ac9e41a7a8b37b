/** What stands in sources so plainly that no further reading is needed to see it. */
export interface PlainStatements {
  /** Whether a text stands in one of them but for case, between blanks. False is no verdict. */
  hasText(text: string): boolean;
  /** Likewise; only words of plain letters. False is no verdict. */
  hasWords(text: string): boolean;
}

/** One blank between words: what folding and the reading of words leave as it is, but for case. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;
const plainWords = /^[a-z]+(?: [a-z]+)*$/i;

/** Facts mostly are written as the source has them: to find them there takes less than to read all that it says. */
export function readPlainStatements(sources: readonly string[]): PlainStatements {
  const lowered = sources.map((source) => source.toLowerCase());
  const has = (text: string) => {
    const asked = text.toLowerCase();
    return lowered.some((source) => standsBetweenBlanks(asked, source));
  };
  return {
    hasText: (text) => plainText.test(text) && has(text),
    hasWords: (text) => plainWords.test(text) && has(text),
  };
}

/** Where it stands first: between blanks, a comma behind it or nothing. */
function standsBetweenBlanks(text: string, source: string): boolean {
  const at = source.indexOf(text);
  return at !== -1 && isFreeBefore(source, at) && isFreeBehind(source, at + text.length);
}

const digit = /\d/;
const wordEnd = /[a-z,]/;

/** A number before a word may be its amount, and then belongs to it: 5 l. */
function isFreeBefore(source: string, at: number): boolean {
  if (at === 0) return true;
  if (source.charAt(at - 1) !== " ") return false;
  return digit.test(source.charAt(at)) || wordEnd.test(source.charAt(at - 2));
}

/** A word behind a number may be its unit. */
function isFreeBehind(source: string, end: number): boolean {
  const next = source.charAt(end);
  if (next === "") return true;
  if (next === ",") return end + 1 === source.length || source.charAt(end + 1) === " ";
  return next === " " && !digit.test(source.charAt(end - 1));
}
