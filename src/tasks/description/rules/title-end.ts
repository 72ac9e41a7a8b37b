import { maxSeoTitleLength } from "../../../api/optimization.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { restrictions } from "./essential-phrases.ts";
import { isWithinList } from "./half-phrases.ts";
import { partsOf } from "./title-facts.ts";
import { shortestTitle, shortTitle, type TitleWords } from "./title-noun.ts";

/**
 * A title without a loose word at its end, and a short one of a long name with what the name goes on with and that fits: the noun, the maker, the
 * vehicle, the size, what it is for or comes with.
 */
export function finishedTitle(name: string, title: string, words: TitleWords): string {
  const whole = withoutLooseEnd(name, title);
  const named = withNounAtEnd(name, whole, words) ?? withMaker(name, whole, words);
  const next = name.startsWith(named) ? (protection.exec(name.slice(named.length))?.[0] ?? "") : "";
  const told = named.length + next.length <= maxSeoTitleLength ? named + next : named;
  return told.length > shortTitle ? told : refilled(name, told);
}

const protection = /^\s(?:SPF|LSF|FPS)\s?\d{1,3}\+?(?=[\s,]|$)/iu;

/** "| for", "| sans": what needs the next word. */
const openWord =
  /\s(?:de|du|des|pour|avec|sans|et|ou|mit|für|und|oder|aus|for|with|and|of|from|per|con|di|da|senza|the|der|die|das|il|lo|la|le|les|un|une|uno|una)$/iu;
/** "4YR Wty", "Gar 3 ans": how long the maker answers for it. */
const warranty =
  /\s\d{1,2}\s?-?(?:yrs?|years?|ans?|ann[oi]|jahre?)\s(?:wty|warranty|guarantee|garantie|garanzia)(?!\p{L})/iu;
/** What a number behind it is of, though it can stand alone elsewhere. */
const valued =
  /^(?:gar|garantie|garanzia|wty|warranty|guarantee|autonomie|autonomia|laufzeit|akkulaufzeit|runtime|reichweite)$/iu;

/** Without a preposition or an article, a label without its value, or a part of how long the maker answers for it. */
function withoutLooseEnd(name: string, title: string): string {
  if (name.endsWith(title)) return title;
  const promised = warranty.exec(name)?.[0] ?? "";
  const years = promised.slice(0, promised.lastIndexOf(" "));
  if (promised !== "" && !title.includes(promised) && title.includes(`${years} `))
    return withoutLooseEnd(name, title.replace(years, ""));
  const last = /\s(\p{L}+)$/u.exec(title);
  if (last === null || last.index < shortestTitle) return title;
  const from = title.lastIndexOf(" ", last.index - 1) + 1;
  const place = name.indexOf(title.slice(from));
  if (place < 0) return title;
  const rest = name.slice(place + title.length - from);
  const word = last[1] ?? "";
  const isLabel =
    /^\s\d/u.test(rest) && (valued.test(word) || (last.index >= shortTitle && isKnownLabel(word)));
  return isLabel || openWord.test(title) ? withoutLooseEnd(name, title.slice(0, last.index)) : title;
}

/** "Correttore Antimacchie | Murad … 3 Pezzi": with the maker where it stands right behind the beginning of the name and fits. */
function withMaker(name: string, title: string, { brand = "" }: TitleWords): string {
  const parts = partsOf(name, title);
  if (parts === undefined || brand === "" || foldText(title).includes(foldText(brand))) return title;
  const next = ` ${name.slice(parts.start + 1, parts.start + 1 + brand.length)}`;
  const isNext =
    foldText(next.trim()) === foldText(brand) &&
    !/^[\p{L}\p{N}]/u.test(name.slice(parts.start + next.length));
  return isNext && title.length + next.length <= maxSeoTitleLength
    ? parts.before + next + parts.after
    : title;
}

/** A short title that a name begins with, and what the name goes on with, as long as that fits. */
function refilled(name: string, title: string): string {
  if (!name.startsWith(title)) return title;
  const rest = name.slice(title.length);
  const more = pieces
    .map((piece) => piece.exec(rest)?.[0] ?? "")
    .find(
      (piece) =>
        piece !== "" && title.length + piece.length <= maxSeoTitleLength && isWhole(name, title + piece),
    );
  return more === undefined ? title : refilled(name, title + more);
}

/** Whether what is added ends with a word of its own and denies nothing by half. */
function isWhole(name: string, title: string): boolean {
  const last = /\S+$/u.exec(title)?.[0] ?? "";
  const isTorn = restrictions(name).some(({ start, end }) => start < title.length && title.length < end);
  return !isTorn && !isWithinList(name, title.length) && !openWord.test(title) && !/\.$/u.test(last);
}

/** "1.5 dCi", "1.6-2.0 TDI": the engine of the vehicle that a part is for. */
const engines =
  "\\s\\d\\.\\d(?:-\\d\\.\\d)?\\s(?:TDI|TDCi|dCi|HDi|BlueHDi|CDTI|CRDi|JTDm?|MJTD?|Multijet|TSI|TFSI|THP|VTi|PureTech|EcoBoost)(?![\\p{L}\\p{N}])";
export const engine = new RegExp(engines, "iu");

const pieces: readonly RegExp[] = [
  // "avant Clio IV/Captur 1.5 dCi": the vehicle, up to its engine, or without that
  new RegExp(`^(?:\\s[^\\s,;|()+]+){1,6}?${engines}`, "iu"),
  new RegExp(`^(?:\\s[^\\s,;|()+]+){1,5}?(?=${engines})`, "iu"),
  // "40 x 80 cm"
  /^\s\d+(?:[.,]\d+)?\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)?\s?(?:cm|mm|m)(?=[\s,]|$)(?!\s[x×])/iu,
  // "bio "Coratina""
  /^\s(?:bio|biologic[oa]|biologique|organic)(?=[\s,]|$)/iu,
  /^\s["“„«][^"“”„«»]{3,}["”“»](?=[\s,]|$)/u,
  // "pour APPLE IPHONE 6 PLUS", "con luce LED posteriore": up to the end, or what begins another phrase
  /^\s(?:for|für|pour|per|with|mit|avec|con)\s\p{L}[^,;|()+&]*?(?=$|[;|(]|\s[-–—(|+]|\s(?:with|mit|avec|con|motif|motivo)\s)/iu,
  /^\s(?:avec|con)\s\p{Ll}[^,;|()+&]*?\s\p{Ll}[^,;|()+&\s]+(?=\s(?:et|e|ed)\s)/u,
  // "- With Mother": a part of its own
  /^(?:,|\s[-–—])\s(?!(?:for|für|pour|per|da)\s)\p{L}[^,;|()+]{4,}?(?=$|[,;|]|\s[-–—(|]|\s\()/iu,
];

/**
 * English: a title without any noun of a name that ends with one, with that noun: "Prithish Double Color Ceramic Mug" of "Prithish Better Than
 * Having You For A Husband Double Color Ceramic Mug". Undefined where the words between have a number.
 */
function withNounAtEnd(name: string, title: string, words: TitleWords): string | undefined {
  const { language, glossary } = words;
  const brand = language === "en" ? makerInFront(name, words) : "";
  if (brand === "") return undefined;
  const [head = "", ...tails] = name.split(/(?=\s[-–—]\s\S+(?:\s\S+)?$)/u);
  const start = title.endsWith(tails[0] ?? "\n") ? title.slice(0, -(tails[0] ?? "").length) : title;
  if (!head.startsWith(start) || start.length >= head.length) return undefined;
  const own = start.slice(brand.length);
  const typesOf = (text: string) => {
    const reading = readWords(text);
    const isLabel = (first: number) => isKnownLabel(reading.folded[first] ?? "");
    return glossary
      .find(reading, language)
      .filter(({ entry, first }) => entry.role === "type" && !isLabel(first));
  };
  const reading = readWords(head);
  const noun = typesOf(head).find(({ end }) => end === reading.tokens.length);
  if (noun === undefined || typesOf(own).length > 0 || /[\d,;&+/()]/u.test(head.slice(start.length)))
    return undefined;
  const isProperty = (place: number) =>
    properties.test(glossary.roleOf(reading.folded[place] ?? "", language) ?? "");
  const stop = reading.folded.findLastIndex(
    (word, place) => place < noun.first && isStopWord(word, language),
  );
  const tail = title.slice(start.length);
  const isSaying = readWords(own).folded.some((word) => isStopWord(word, language));
  const [object, behind] = [reading.tokens[stop + 1], reading.tokens[stop + 2]];
  if (
    isSaying &&
    article.test(reading.folded[stop] ?? "") &&
    object !== undefined &&
    behind !== undefined &&
    stop + 2 < noun.first
  ) {
    const shorter = `${brand} ${head.slice(behind.start)}${tail}`;
    return shorter.length > maxSeoTitleLength ? undefined : shorter;
  }
  let { first } = noun;
  while (first > stop + 1 && isProperty(first - 1)) first -= 1;
  const isOfCompany = reading.folded.some(
    (word, place) =>
      place < first && (reading.tokens[place]?.start ?? 0) >= start.length && isStopWord(word, language),
  );
  if (isOfCompany && reading.tokens.length - first < fewestOfPhrase) return undefined;
  const phrase = head.slice(reading.tokens[first]?.start);
  let beginning = start;
  while (beginning.length + 1 + phrase.length + tail.length > maxSeoTitleLength) {
    const blank = beginning.lastIndexOf(" ");
    const gone = foldText(beginning.slice(blank + 1));
    if (
      isSaying ||
      blank <= brand.length ||
      /[\d()&]/u.test(own) ||
      properties.test(glossary.roleOf(gone, language) ?? "")
    )
      return undefined;
    beginning = beginning.slice(0, blank);
  }
  return `${beginning} ${phrase}${tail}`;
}

/** The row's maker where the name begins with it, else a first word that says nothing; empty where there is none. */
function makerInFront(name: string, { language, glossary, brand = "" }: TitleWords): string {
  if (brand !== "")
    return foldText(name).startsWith(`${foldText(brand)} `) ? name.slice(0, brand.length) : "";
  const [word = ""] = /^\p{Lu}\p{Ll}{3,}(?=\s\p{Lu})/u.exec(name) ?? [];
  const isKnown =
    glossary.roleOf(foldText(word), language) !== undefined || isCommonWord(word.toLowerCase(), language);
  return isKnown ? "" : word;
}

const properties = /^(?:material|color)$/u;
const article = /^(?:an?|the|my|your|our)$/u;
/** Words of a noun with what it is of; a word alone may belong to what comes with the thing: "With Millets | Cup". */
const fewestOfPhrase = 2;

/**
 * "Fragrance Body Spray - Napoleon 150 ml + Royal 150 ml": a bundle of two that are called alike, with what they are called in front alone;
 * undefined where that is not enough.
 */
export function bundleOfTwo(name: string): string | undefined {
  const [one = "", other = "", more] = name.split(" + ");
  const called = /^.{8,}?\s[-–—]\s(?=\S)/u.exec(other)?.[0] ?? "";
  if (more !== undefined || called === "" || !foldText(one).includes(foldText(called))) return undefined;
  const shorter = `${one} + ${other.slice(called.length)}`;
  return shorter.length > maxSeoTitleLength ? undefined : shorter;
}
