import { brandNames, mixedCaseNames } from "../../../nlp/casing-words.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { type NamePart, partsOfText } from "../../../nlp/tokenizer.ts";
import { isContraction } from "./abbreviation-text.ts";
import { abbreviationsAt } from "./abbreviations.ts";
import type { CleaningContext, CleaningStep } from "./cleaning-step.ts";
import { isEverydayWord } from "./fix-capitals.ts";
import { skeletonOf, wordBegunWith } from "./row-words.ts";

/** Writes makers as they spell themselves: NESTLÉ becomes Nestlé, bosch Bosch. */
export const brandsStep: CleaningStep = {
  done: "wrote the brand as it spells itself",
  change: "brand",
  applies: ({ name }, { product }) => product !== undefined && odd.test(name.slice(0, longestRead)),
  apply: ({ name }, context) =>
    withCarLines(spellBrands(withRowsMaker(withWholeMaker(name, context), context), context), context),
};

/** "golf VII", "polo MK5", "panda 1.2": a line of cars before its generation or engine, which in small letters would be a thing. */
function withCarLines(name: string, { product }: CleaningContext): string {
  return name.replace(
    /(?<![\p{L}\p{N}-])\p{Ll}{2,12}(?= (?:I{2,3}|I?V|VI{1,3}|IX|M[Kk]\s?\d|\d[.,]\d(?!\s?[lLgkm]))(?![\p{L}\p{N}]))/gu,
    (word) => (product?.isVehicleLine?.(word) === true ? capitalized(word) : word),
  );
}

/** In letters: fewer may stand for anything. */
const shortestStump = 3;
const shortestConsonants = 4;
const shortestShortForm = 5;

/** "SAMS. Galaxy" of Samsung is Samsung Galaxy, "CH. LA COMBE" of Château La Combe is that, and "BOSCH. Akkuschrauber" has no full stop. */
function withWholeMaker(name: string, context: CleaningContext): string {
  const { product, wasShouted } = context;
  const maker = product?.maker?.();
  if (maker === undefined) return name;
  const beginning = name.slice(0, shortestBareStump).toLowerCase();
  if (!mayShorten.test(name) && !maker.toLowerCase().startsWith(beginning)) return name;
  const parts = partsOfText(maker);
  const words = partsOfText(name, longestRead);
  const last = parts.length > 1 ? words.length - parts.length : 0;
  for (let first = 0; first <= last; first += 1) {
    const place = words.slice(first, first + parts.length);
    if (!isShortFor(place, parts, name, context)) continue;
    const start = place[0]?.start ?? 0;
    let end = place.at(-1)?.end ?? 0;
    if (name.charAt(end) === "." && isShortened(place.at(-1), parts.at(-1))) end += 1;
    const written = (wasShouted === true ? product?.calmMaker?.() : undefined) ?? maker;
    return name.slice(0, start) + written + name.slice(end);
  }
  return name;
}

/** A word with its full stop before another, or one of consonants. */
const mayShorten = /\p{L}\.\s\S|(?<!\p{L})[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]{4}/u;

/** Whether words of a name are those of its maker, one or more of them cut short. */
function isShortFor(
  words: readonly NamePart[],
  parts: readonly NamePart[],
  name: string,
  context: CleaningContext,
): boolean {
  if (words.length !== parts.length) return false;
  let isShort = false;
  for (const [place, part] of parts.entries()) {
    const word = words[place];
    const next = words[place + 1];
    if (word === undefined) return false;
    const isEnd = next === undefined;
    if (!isEnd && !/^(?:\.? ?|[-&+'’ ]{1,3})$/u.test(name.slice(word.end, next.start))) return false;
    const hasStop = name.charAt(word.end) === "." && (!isEnd || /^\.(?:\s|$)/u.test(name.slice(word.end)));
    if (word.folded === part.folded) {
      isShort ||= parts.length === 1 && hasStop && word.start === 0;
      continue;
    }
    const isAlone = parts.length === 1;
    if (isAlone && hasStop && isOtherWord(word.folded, part.folded, context)) return false;
    const isBare = isAlone && word.start === 0 && isBareStump(word, part, name, context);
    if (!isBare && !isShortWord(word.folded, part.folded, hasStop, isAlone)) return false;
    isShort = true;
  }
  const letters = words.reduce((sum, { folded }) => sum + folded.length, 0);
  return isShort && letters >= (parts.length > 1 ? shortestShortForm : shortestStump);
}

/** The "FILT." of a filter by Filtrex, the "DENT." of a Dentifrice by Dentalis: short for a thing, by the tables or the row's own texts. */
function isOtherWord(short: string, maker: string, { language, product }: CleaningContext): boolean {
  const word = wordBegunWith(short, product, language);
  if (word !== undefined) return foldText(word) !== maker;
  return abbreviationsAt(short, 0, short, language).some(
    ({ kind, full }) => kind === "product" && foldText(full).startsWith(short),
  );
}

function isShortened(word: NamePart | undefined, part: NamePart | undefined): boolean {
  return word !== undefined && (word.folded !== part?.folded || word.start === 0);
}

/** "LOGI MX Master" of Logitech: the beginning of a maker's name, in capitals, that is no word and no other maker. */
function isBareStump(word: NamePart, part: NamePart, name: string, context: CleaningContext): boolean {
  const { language, glossary, product, wasShouted } = context;
  const { folded, text, end } = word;
  if (folded.length < shortestBareStump || folded.length > part.folded.length - fewestMissing) return false;
  if (!part.folded.startsWith(folded) || !name.startsWith(" ", end)) return false;
  const maker = product?.maker?.();
  const [listed] = product?.findBrands(text) ?? [];
  if (listed?.spelling === maker && listed !== undefined) return true;
  // "Veda Keto" of Vedapure may be a line of its own.
  if (wasShouted !== true && text !== text.toUpperCase()) return false;
  if (listed !== undefined || brandNames().has(folded)) return false;
  return (
    !textLanguages.some((each) => isCommonWord(folded, each)) && !isEverydayWord(text, language, glossary)
  );
}

/** In letters. */
const [shortestBareStump, fewestMissing] = [4, 2];

function isShortWord(short: string, part: string, hasStop: boolean, isAlone: boolean): boolean {
  if (short.length >= part.length) return false;
  if (hasStop && part.startsWith(short)) return !isAlone || short.length >= shortestStump;
  if (hasStop && short.length >= shortestStump && isContraction(short, part)) return true;
  const fewest = isAlone ? shortestConsonants : shortestStump;
  if (short.length < fewest || short.charAt(0) !== part.charAt(0) || /[aeiou]/u.test(short)) return false;
  return skeletonOf(short) === skeletonOf(part);
}

/**
 * The maker of the row's own column as that has it, wherever the name has it in another case or joined otherwise. In small letters inside
 * the name a word of the language stays: "caffè forte" of Forte.
 */
function withRowsMaker(name: string, context: CleaningContext): string {
  const { product, wasShouted } = context;
  const maker = product?.maker?.();
  if (maker === undefined) return name;
  const calm = product?.calmMaker?.() ?? maker;
  const spelled = wasShouted === true ? calm : maker;
  const key = brandKey(maker);
  if (
    key.length < 2 ||
    !foldText(name)
      .replace(/[^\p{L}\p{N}]+/gu, "")
      .includes(key)
  )
    return name;
  const words = partsOfText(name, longestRead);
  for (const [first, { start }] of words.entries()) {
    const end = endOfKey(words, first, key);
    if (end === undefined || !isAlone(name, start, end)) continue;
    const written = name.slice(start, end);
    const isSmall = written === written.toLowerCase();
    // Where the column shouts, the name may know better.
    const isOwn = product?.findBrands(spelled)[0]?.spelling === spelled;
    if (written === spelled || (!isSmall && !isOwn && (spelled !== calm || isInitials(spelled, written))))
      continue;
    if (!isOtherSpelling(written, spelled, start, context)) continue;
    return `${name.slice(0, start)}${isSmall ? calm : spelled}${withRowsMaker(name.slice(end), context)}`;
  }
  return name;
}

/** "ACER", "BED HEAD" of a column that shouts, where the name has Acer and Bed Head. */
function isInitials(spelled: string, written: string): boolean {
  const isShort = spelled.length <= longestInitials + 1 || spelled.includes(" ");
  return isShort && spelled === spelled.toUpperCase() && written !== written.toUpperCase();
}

/** The end of the words, from one on, whose letters are a key. */
function endOfKey(words: readonly NamePart[], first: number, key: string): number | undefined {
  let run = "";
  for (let place = first; place < words.length && run.length < key.length; place += 1) {
    run += words[place]?.folded ?? "";
    if (run === key) return words[place]?.end;
  }
  return undefined;
}

function isOtherSpelling(
  written: string,
  spelled: string,
  start: number,
  { language, glossary, product, wasShouted }: CleaningContext,
): boolean {
  const isSmall = written === written.toLowerCase();
  // ASUS of a name that does not shout is how it writes itself, though the column has Asus.
  const isOwn = wasShouted !== true && written === written.toUpperCase() && !isSmall;
  if (isOwn && product?.findBrands(written)[0]?.spelling === written) return false;
  if (/\p{Lu}.*\p{Ll}/u.test(written) && isJoinedOtherwise(written, spelled)) return false;
  if (!isSmall || start === 0) return true;
  return partsOfText(written).some(
    ({ text }) => text.length > 2 && !isEverydayWord(text, language, glossary),
  );
}

/** In characters: what is longer is no name. */
const longestRead = 600;

/** What may be a maker that is written otherwise: capitals alone, or a name's first word. */
const odd = /\p{Lu}{3}|^\p{L}{3}/u;
const loud = /\p{Lu}{3}/u;
const shoutedBefore = /(?<![\p{L}\p{N}-])\p{Lu}{4,} $/u;
/** In characters. */
const longestMaker = 30;

function spellBrands(name: string, { product, wasShouted }: CleaningContext): string {
  const ofRow = product?.maker?.();
  const rowKey = ofRow === undefined ? undefined : brandKey(ofRow);
  const rowWords = new Set(ofRow === undefined ? [] : partsOfText(ofRow).map(({ folded }) => folded));
  const spelled = new Set<string>();
  let rest = "";
  let position = 0;
  // Elsewhere only what is in capitals is looked at.
  const read = loud.test(name) ? name : name.slice(0, longestMaker);
  for (const { start, end, spelling, isWord } of product?.findBrands(read) ?? []) {
    const written = name.slice(start, end);
    if (
      start < position ||
      !/\p{L}/u.test(written) ||
      !isAlone(name, start, end) ||
      !mayBeSpelled(written, spelling)
    )
      continue;
    // "FRoSTA": whoever writes such capitals knows why.
    if (/\p{Lu}\p{Ll}+\p{Lu}/u.test(written) && /^\p{Lu}\p{Ll}+$/u.test(spelling)) continue;
    const isOfRow = brandKey(written) === rowKey;
    // The column's spelling is meant, and "Kitchen Craft" of its Kitchen Craft Co is no other maker.
    if (isOfRow ? spelling !== ofRow : isWithin(written, rowWords)) continue;
    if (ofRow !== undefined && written.length <= longestWord && isJoinedOtherwise(written, spelling))
      continue;
    // LATTA is a can and HM a model: only the row says that they are makers.
    if (isWord || written.length < longestInitials + 1) continue;
    const isMaker = start === 0 || isOfRow || wasShouted === true || spelled.has(spelling);
    if (!isMaker && !(written.length > longestInitials && written === written.toUpperCase())) continue;
    // "DESTINO CASABLANCA" of another maker: one word of a line alone would be half of it.
    const isOther = !isMaker && ofRow !== undefined && !brandNames().has(foldText(written));
    if (isOther && shoutedBefore.test(name.slice(0, start))) continue;
    spelled.add(spelling);
    const line = lineBehind(name, end);
    rest += name.slice(position, start) + spelling + line;
    position = end + line.length;
  }
  return position === 0 ? name : rest + name.slice(position);
}

/** A known line in capitals behind its maker: Nokia LUMIA. */
function lineBehind(name: string, end: number): string {
  const [gap = "", line = ""] = /^ (\p{Lu}{4,})(?= |$)/u.exec(name.slice(end, end + longestLine)) ?? [];
  const lower = line.toLowerCase();
  if (!brandNames().has(lower)) return "";
  return ` ${mixedCaseNames().get(lower) ?? line.charAt(0) + lower.slice(1)}`.slice(0, gap.length);
}

const longestLine = 24;

/** In letters: "XTRA" of another maker's jam is no X-Tra. */
const longestWord = 5;

function isJoinedOtherwise(written: string, spelling: string): boolean {
  return foldText(written) !== foldText(spelling);
}

function isWithin(written: string, words: ReadonlySet<string>): boolean {
  return partsOfText(written).every(({ folded }) => words.has(folded));
}

/** In letters: fewer in capitals may stand for something else. */
const longestInitials = 3;

/** No part of a longer word, a code or an address. */
function isAlone(name: string, start: number, end: number): boolean {
  return (
    /(?:^|[\s([,;:|"“„«])$/u.test(name.slice(0, start)) &&
    /^(?:$|[\s)\],;:|!?"”“»]|['’]s(?!\p{L})|\.\s)/u.test(name.slice(end))
  );
}

/**
 * Whether one is the other in another case, with other accents or joined otherwise; a longer or another name is none, nor one that
 * joins what is written apart: "Cap Vert" is not Capvert.
 */
export function mayBeSpelled(written: string, spelling: string): boolean {
  if (written === spelling || brandKey(written) !== brandKey(spelling) || !plainEnds.test(spelling))
    return false;
  if (wordsOf(spelling) < wordsOf(written)) return false;
  // Whoever writes accents knows of them.
  return written.toLowerCase() === foldText(written) || spelling.toLowerCase() !== foldText(spelling);
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}'’.]+/gu)?.length ?? 0;
}

/** A name that begins or ends with another sign (Eco+, '47) looks like a word or a number. */
const plainEnds = /^[\p{L}\p{N}].*[\p{L}\p{N}.]$/su;

/** The letters and digits alone: "Black & Decker" and "BLACK+DECKER" are one. */
export function brandKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
