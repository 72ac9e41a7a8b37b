import { foldText } from "../../../text/normal-form.ts";

const cutMark = /\s*(?:…|\.{3,})\s*[)\]]?\s*$/u;
const minLengthOfCutName = 30;
const longestFragment = 3;
const mostUnfinishedWords = 6;
const longestTail = 40;
/** A number whose unit was cut off says nothing: "Contenu: 50 p…". */
const labelledNumber = /\s\p{L}+\s?:\s?\d+(?:[.,]\d+)?$/u;

/** Words after which something must follow. */
const unfinishedWords: ReadonlySet<string> = new Set(
  (
    "for with and or of the a an in to from by mit fur und oder von der die das ein eine im zum zur aus am pour avec et ou de du des " +
    "d motif coloris taille le la les un une en au aux a sur sans per con e o di da del della dei delle il lo gli nel nella su senza l"
  ).split(" "),
);

/**
 * The ellipsis of a name that was cut, the piece of a word before it where it is too short to say anything
 * ("Allume-c…"), and joining words that have nothing left to join ("avec…"). A longer last word stays: it may
 * be whole.
 */
export function removeCutEnd(name: string): string {
  const mark = cutMark.exec(name);
  if (!mark) return name;
  const rest = name.slice(0, mark.index);
  if (!/[\p{L}\p{N}]/u.test(rest)) return name;
  if (rest.length < minLengthOfCutName) return rest;
  const isCutInWord = !/^\s/u.test(mark[0]);
  return withoutUnfinishedWords(isCutInWord ? withoutFragment(rest) : rest);
}

function withoutFragment(rest: string): string {
  const cutNumber = /\s[-–|:]\s*\d+(?:[.,]\d*)?(?:\s?\p{Ll}{1,2})?$/u.exec(rest);
  if (cutNumber) return rest.slice(0, cutNumber.index);
  const last = /[\s\-/(,:]+(\p{L}+)$/u.exec(rest);
  const word = last?.[1];
  if (!last || !word || word.length > longestFragment || /^\p{Lu}{2,}$/u.test(word)) return rest;
  return rest.slice(0, last.index).replace(labelledNumber, "");
}

/** Without the joining words at its end that nothing follows; behind a number such a word is a unit (1 l). */
export function withoutUnfinishedWords(name: string): string {
  let rest = name;
  for (let count = 0; count < mostUnfinishedWords; count += 1) {
    const tail = rest.slice(-longestTail);
    const last = /(?<!\d)[\s(,:-]+(\p{L}+)['’]?$/u.exec(tail);
    if (!last?.[1] || !unfinishedWords.has(foldText(last[1]))) break;
    const end = rest.length - tail.length + last.index;
    if (end === 0) break;
    rest = rest.slice(0, end);
  }
  return rest;
}
