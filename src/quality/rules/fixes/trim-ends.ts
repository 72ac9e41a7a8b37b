import { foldText } from "../../../text/normal-form.ts";
import { danglingWords } from "../words/dangling-words.ts";

const signsAtEnd = /(?:[\s,;:|/&•~–—([{]|\s[-+.!?*]|(?<=[\p{L}\p{N}])-)+$/u;
const signsAtStart = /^(?:[\s,;:|/•~–—)\]}]|-(?=\s))+/u;
const lastWord = /[\s(,-]+(\p{L}+)['’]?$/u;

/** A name without separators, open brackets and joining words at its ends; behind a number such a word is a unit (1 l). */
export function trimEnds(name: string): string {
  let rest = name.replace(signsAtStart, "").replace(signsAtEnd, "");
  for (;;) {
    const last = lastWord.exec(rest);
    if (!last?.[1] || last.index === 0 || !danglingWords.has(foldText(last[1]))) break;
    if (isUnit(last[1], rest.slice(0, last.index)) || /^\p{Lu}+$/u.test(last[1])) break;
    rest = rest.slice(0, last.index).replace(signsAtEnd, "");
  }
  return rest === "" ? name.trim() : rest;
}

/** "1 l", "5 A": behind a number one or two letters are a unit, whatever else they mean. */
function isUnit(word: string, before: string): boolean {
  return word.length <= 2 && /\d$/.test(before);
}
