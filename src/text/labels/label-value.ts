/** The value of a label that fills its line with it: all of the line that is left. */
export function valueOfLine(raw: string): string {
  return withoutBullet(withoutFullStop(raw.trim()));
}

const clauseEnd = /[;|•\t]/;

/** A value that another pair or prose may follow: it ends at a divider, a semicolon or a sentence's end. */
export function valueInRun(raw: string, isFollowed: boolean): string {
  const clauseLength = raw.search(clauseEnd);
  const clause = clauseLength < 0 ? raw : raw.slice(0, clauseLength);
  const end = isFollowed ? -1 : sentenceEnd(clause);
  const cut = end < 0 ? clause : clause.slice(0, end + 1);
  return withoutBullet(withoutFullStop(withoutDividers(cut.trim())));
}

const endOfSentence = /[\p{L}\p{N})%]\.(?:\s+\p{Lu}|\s*$)/uy;

/** Where the last character of the first sentence stands, or -1. Looked for where the full stops are. */
function sentenceEnd(clause: string): number {
  for (let stop = clause.indexOf(".", 1); stop !== -1; stop = clause.indexOf(".", stop + 1)) {
    endOfSentence.lastIndex = stop - 1;
    const found = endOfSentence.exec(clause);
    if (found !== null) return found.index;
  }
  return -1;
}

const dividers = ",;|•·*(–—-";

function withoutDividers(value: string): string {
  let end = value.length;
  while (end > 0 && isDivider(value.charAt(end - 1))) end -= 1;
  return end === value.length ? value : value.slice(0, end);
}

function isDivider(character: string): boolean {
  return dividers.includes(character) || /\s/.test(character);
}

/** A phrase of a few words loses the full stop behind it; an abbreviation or a sentence keeps it. */
function withoutFullStop(value: string): string {
  const isPhrase =
    value.endsWith(".") &&
    value.length <= 80 &&
    /^[^.!?]*[\p{L}\p{N})%]{3,}\.$|^[^.!?]*[\s,]\p{L}\.$/u.test(value);
  return isPhrase ? value.slice(0, -1) : value;
}

const bullets = "-–—•";

/** In front of a word. */
function withoutBullet(value: string): string {
  const mayHaveOne = value !== "" && bullets.includes(value.charAt(0));
  return mayHaveOne ? value.replace(/^[-–—•]\s*(?=\p{L})/u, "") : value;
}
