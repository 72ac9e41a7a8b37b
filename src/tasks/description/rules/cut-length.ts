import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isBeginningOf } from "./begun-words.ts";
import { endsInWholePhrase, type KnownWords } from "./ellipsis-end.ts";

/** Characters at which shops and databases cut texts. */
const limits: ReadonlySet<number> = new Set([
  150, 160, 180, 200, 250, 255, 256, 300, 350, 400, 500, 512, 1_000, 1_024, 1_500, 2_000, 2_048, 3_000, 4_000,
  5_000,
]);

/** What a feed that counts an entity or a line break otherwise is short of the limit, in characters. */
const mostShort = 3;

/**
 * Whether a text without a full stop is as long as a limit, and does not end in a whole measure or phrase; or nearly as long, and ends in the
 * beginning of a word.
 * @param end the last statement of the text
 */
export function isCutByLength(text: string, end: string, words: KnownWords): boolean {
  if (!/[\p{L}\p{N},;:(-]\s*$/u.test(text.slice(-2)) || wholeMeasure.test(text)) return false;
  if (limits.has(text.length)) return !endsInWholePhrase(end, words);
  const isNear = Array.from({ length: mostShort }, (_, at) => text.length + at + 1).some((length) =>
    limits.has(length),
  );
  return isNear && endsInBeginning(text, words);
}

const wholeMeasure = /\d\s?(?:kg|mg|ml|cl|dl|mm|cm|kW|Hz|°C|Stück|pièces|pezzi|pieces|pcs|pz)$/u;

/** Letters; shorter pieces are words and codes as often. */
const shortestBegun = /(?<=\p{Ll}\s)\p{Ll}{4,}$/u;

/** "dans les ordinateurs porta": no word of the language or the name, but the beginning of one. */
function endsInBeginning(text: string, { language, isKnown, said }: KnownWords): boolean {
  const word = shortestBegun.exec(text)?.[0];
  if (word === undefined || isKnown(word) || isStopWord(foldText(word), language)) return false;
  const own: readonly string[] = foldText(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  return !own.includes(foldText(word)) && isBeginningOf(word, language);
}
