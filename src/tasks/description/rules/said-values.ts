import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { shortestShared } from "./subject.ts";

/** Without anything but letters and digits. */
export function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]+/gu, "");
}

/** "EDP" behind an "eau de parfum": letters that words of the name begin with, one after the other. */
export function isInitialsIn(value: string, name: string): boolean {
  if (!/^\p{Lu}{3,5}$/u.test(value)) return false;
  const initials = readWords(name)
    .folded.map((word) => word.charAt(0))
    .join("");
  return initials.includes(value.toLowerCase());
}

/** Whether an entry before it has a labelled value already: "area of use: eyes" behind "purpose dry eyes", "length: 274 cm" behind "274 cm in height". */
export function isSaidAgain(point: string, entries: readonly { readonly text: string }[]): boolean {
  const colon = point.indexOf(":");
  const { folded } = readWords(point.slice(colon + 1));
  if (colon < 0) return false;
  const isMeasure = folded.length === 2 && /^\d/u.test(folded[0] ?? "");
  return entries.some(({ text }) => {
    const said = readWords(text).folded;
    if (isMeasure) return said.length > 3 && said[0] === folded[0] && said[1] === folded[1];
    return (
      folded.length === 1 &&
      said.length > 2 &&
      /^\p{L}{4,}$/u.test(folded[0] ?? "") &&
      said.at(-1) === folded[0]
    );
  });
}

/** German: "genießen Sie": a whole sentence, which stands in no list. */
export const asksReader = /\p{Ll}en\sSie(?=[\s,]|$)/u;

/** "RX-V579" of "RX-V 579 black". */
export function namesModel(text: string, code: string): boolean {
  return (text.match(modelWord) ?? []).some((word) => {
    const key = compact(word);
    return key.length >= shortestShared && /\d/u.test(key) && /\p{L}/u.test(key) && code.includes(key);
  });
}

const modelWord = /[\p{L}\d-]*\d[\p{L}\d-]*/gu;

/** "DE-ÖKO-006", "IT-BIO-014": the number of the body that controls a farm, and nothing else. */
export function isControlCode(text: string): boolean {
  return /^\p{Lu}{2}-(?:ÖKO|OEKO|BIO|ORG|ECO|EKO)-\d{2,4}[.,;]?$/iu.test(text.trim());
}
