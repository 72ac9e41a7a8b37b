import { maxSeoTitleLength } from "../../../api/optimization.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { Evidence } from "../../engine.ts";
import type { Span } from "../../name/rules/name-pieces.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { cutTitle } from "./cut-passage.ts";
import { essentialPhrases } from "./essential-phrases.ts";
import {
  endOfComplement,
  endOfDesignation,
  isBeforeCounted,
  isBeforeDesignation,
  isTornTitle,
  isWithinList,
  isWithinPhrase,
  nameGoesOn,
} from "./half-phrases.ts";
import { lengthened } from "./next-phrase.ts";
import { isTornFromNext, type PhraseEnds, phraseEnds, praisedGrade } from "./phrase-ends.ts";
import { withShortKind } from "./scent-kinds.ts";
import { withColor } from "./title-color.ts";
import { bundleOfTwo, engine, finishedTitle } from "./title-end.ts";
import { withFacts } from "./title-facts.ts";
import {
  earlierNoun,
  isHalfCompany,
  model,
  ofAnother,
  shortenedBeforeNoun,
  shortestTitle,
  shortTitle,
  slightlyShorter,
  type TitleWords,
  wholeBundle,
  withKind,
  withNounInFront,
  withOwnName,
  withoutLastMaker,
  withoutMaker,
  withoutPartNumber,
  withoutSecondAudience,
} from "./title-noun.ts";
import { isAudienceWord, isContainer } from "./word-classes.ts";

/** Characters that are read; a longer name is a description. */
const longestRead = 400;

/**
 * A name as a title of at most 60 characters: whole, else its beginning up to the last end of a phrase that fits. A model or a
 * maker further back follows it, for which phrases in the middle go. Where the words before an English or German noun are too
 * many, the first ones behind the maker go.
 */
export function seoTitle(name: string, words: TitleWords): string {
  if (words.isCut === true || unfinished.test(name))
    return seoTitle(withoutCutPart(name), { ...words, isCut: false });
  if (name.length <= maxSeoTitleLength) return name;
  const shorter = withShortKind(name);
  if (shorter !== name) return seoTitle(shorter, words);
  const joined = name.replace(sizeRange, "$1-$2");
  if (joined !== name) return seoTitle(joined, words);
  const numbered = withoutPartNumber(name);
  if (numbered !== name) return seoTitle(numbered, words);
  const brief = name.length <= maxSeoTitleLength + longestPreposition ? withoutForWhom(name, words) : name;
  if (brief.length <= maxSeoTitleLength) return brief;
  const spelled = slightlyShorter(name, words);
  if (spelled !== undefined) return spelled;
  const bundle = wholeBundle(name, words.brand) ?? bundleOfTwo(name);
  if (bundle !== undefined) return bundle;
  const text = name.slice(0, longestRead);
  const read = phraseEnds(text, words.language, words.glossary);
  const isHeadFirst = words.language === "fr" || words.language === "it";
  const noun = earlierNoun(text, read.noun, words) ?? read.noun;
  const phrases = {
    ...read,
    noun: endOfDesignation(text, isHeadFirst ? endOfComplement(text, noun) : noun),
    ends: read.ends.filter(
      (end) =>
        !isBeforeCounted(text, end) &&
        !isBeforeDesignation(text, end) &&
        !isWithinList(text, end) &&
        !isWithinPhrase(text, end, words.language) &&
        !nameGoesOn.test(text.slice(end)) &&
        !isHalfCompany(text, end, words),
    ),
  };
  const title = withEssentials(text, beginningOf(text, phrases, words), phrases, words.brand);
  const code = model.exec(name)?.[0];
  const variant = phrases.variant && text.slice(phrases.variant.start, phrases.variant.end);
  const isLost = variant !== undefined && !` ${foldText(title)} `.includes(` ${foldText(variant)} `);
  const isPattern = isLost && /^moti[fv]/iu.test(variant);
  const isPoor = title.length < shortTitle || isPattern || (code !== undefined && !title.includes(code));
  const whole = isPoor ? wholeWithoutExtras(name, words.brand) : undefined;
  // A colour says more than a maker whom nobody knows, a measure does not.
  const ofVariant = /^\p{L}/u.test(variant ?? "") ? withoutMaker(name, words.brand) : undefined;
  const complete = whole ?? (isLost ? (withVariant(text, title, phrases, words) ?? ofVariant) : undefined);
  const written = complete ?? lengthened(text, withoutOpenEnd(text, title, phrases, words), words);
  const titled = withNounInFront(text, withoutSecondAudience(written, text), words).replace(shortForm, "");
  const unbranded = isTornTitle(name, titled) ? withoutMaker(name, words.brand) : undefined;
  const told = unbranded ?? withFacts(text, withColor(text, titled, words), words);
  return (
    withKind(name, told, words.brand) ??
    (told.length < shortTitle ? withoutLastMaker(name, words.brand) : undefined) ??
    finishedTitle(text, told, words)
  );
}

/** "Imbracatura per cani": as everybody searches for it, imbracatura cani. */
const forWhom = /(?<=^(?:\p{L}[\p{L}'’-]*\s){1,3})(?:per|pour)\s(?=(\p{L}{3,})(?:\s|$))/iu;
/** In characters, with its blank. */
const longestPreposition = 5;
const animals =
  /^(?:can[ei]|gatt[oi]|cucciol[oi]|chiens?|chats?|chiots?|chatons?|chevaux|cheval|cavall[oi])$/iu;

function withoutForWhom(name: string, { language }: TitleWords): string {
  if (language !== "fr" && language !== "it") return name;
  return name.replace(forWhom, (text: string, whom: string) =>
    animals.test(whom) || isAudienceWord(foldText(whom)) ? "" : text,
  );
}

/** "Gr 116 - 122": one size, which no title ends within. */
const sizeRange =
  /(?<=(?<!\p{L})(?:gr(?:\.|öße)?|sizes?|tailles?|taglia|taglie|tg\.?)\s)(\d{1,3})\s[-–]\s(\d{1,3})(?!\S)/iu;
/** "chr." at the end of a title. */
const shortForm = /(?<=.{20})\s(?!lav\.)\p{Ll}{2,4}\.$/u;

/** The whole name but for what comes with it behind a plus, or but for its maker too, where that fits. */
function wholeWithoutExtras(name: string, brand: string | undefined): string | undefined {
  const alone = name.replace(/\s\+\s[^+]*(?:\s\+\s.*)?$/u, "");
  if (alone.length < name.length && alone.length >= shortestTitle && alone.length <= maxSeoTitleLength)
    return alone;
  return withoutMaker(name, brand) ?? (alone === name ? undefined : withoutMaker(alone, brand));
}

/**
 * "Hadleigh 3 Seater Sofa in Velvet - Bottle Green": the beginning with the variant, for which as much of what stands between them goes as
 * needed. Undefined where the maker, the device, the model or what a buyer must know would go.
 */
function withVariant(
  name: string,
  title: string,
  phrases: PhraseEnds,
  { brand = "", language, glossary }: TitleWords,
): string | undefined {
  const { variant, device } = phrases;
  if (variant === undefined || !name.startsWith(title)) return undefined;
  const tail = name.slice(variant.start, variant.end);
  const dash = /\s[-–—]\s$/u.exec(name.slice(0, variant.start))?.[0];
  const isListed = /,\s$/u.test(name.slice(0, variant.start));
  const joint = dash ?? (isListed || /^\d/u.test(tail) ? ", " : " ");
  const available = Math.min(maxSeoTitleLength - joint.length - tail.length, variant.start - joint.length);
  const joined = [...name.matchAll(secondOfTwo)].map(({ index }) => index);
  const ends = [...phrases.ends, ...joined].toSorted((one, other) => one - other);
  const end = lastEnd({ ...phrases, ends }, available) ?? 0;
  const isKept = ({ end: last }: Span) => last > title.length || last <= end;
  const code = model.exec(title)?.[0] ?? "";
  const beginning = withOwnName(name, end, available, language);
  if (beginning === undefined) return undefined;
  const isWhole =
    end >= Math.max(phrases.noun, shortestTitle) &&
    (device === undefined || isKept(device)) &&
    essentialPhrases(title).every(isKept) &&
    beginning.includes(code) &&
    (brand === "" ||
      !foldText(title).includes(foldText(brand)) ||
      foldText(beginning).includes(foldText(brand)));
  // Another property is no less than the variant.
  const omitted = title.slice(end);
  const isOfOther = ofOther.test(name.slice(end, variant.start)) && !dash;
  const isCountLost = countAlone.test(tail) && /\p{L}/u.test(name.slice(end, variant.start));
  const isKindLost =
    isCountLost || (/\p{L}/u.test(omitted) && (forPlayers.test(tail) || taste.test(omitted)));
  const lost = omitted.trim().split(/\s+/u);
  const isProperty = (word: string) => {
    const role = glossary.roleOf(foldText(word), language);
    // A model has its measures, and comes in several colours.
    const isColored = code !== "" && glossary.roleOf(foldText(tail), language) === "color";
    return (/\d/u.test(word) && !isColored) || role === "color" || role === "material";
  };
  const isSmall =
    (omitted.length <= (dash === undefined && !isListed ? mostOmitted : mostBeforeDash) ||
      praisedGrade.test(omitted.trim())) &&
    !isOfOther &&
    !forWhat.test(omitted);
  const second = joined.includes(end) ? undefined : secondThing.exec(omitted)?.[1];
  const isRomance = language === "fr" || language === "it";
  const own = isRomance ? thingBehind.exec(name.slice(end, variant.start))?.[1] : undefined;
  const isThingLost = [second, own].some(
    (word) => word !== undefined && isNoun(word, { language, glossary }),
  );
  return isWhole && isSmall && !isKindLost && !isThingLost && !lost.some(isProperty)
    ? beginning + joint + tail
    : undefined;
}

/** "batterie x2": what is counted stands before it. */
const countAlone = /^(?:[x×]\s?\d+|\d+\s?[x×])$/iu;
/** "8 à 18 joueurs - dès 10 ans": what a game is called says more. */
const forPlayers =
  /^(?:(?:dès|à partir de|ab|from|da|dai|ages?|for ages)\s)?\d{1,2}\+?(?:\s?(?:à|bis|to|a|[-–])\s?\d{1,2}\+?)?\s(?:joueurs?|ans|spieler\p{L}*|personen|jahren?|players?|years?|giocatori|anni)(?!\p{L})/iu;
/** "gusto Mirtillo": what a thing tastes or smells of. */
const taste =
  /(?<!\p{L})(?:gusto|sapore|aroma|goût|saveur|arôme|parfum|senteur|fragranza|profumo|geschmack|sorte|duft|flavou?r(?:ed)?|scent(?:ed)?)(?!\p{L})/iu;

/** "with cuff | and case": the first of two things stands alone. */
const secondOfTwo = /(?<=\s(?:with|mit|avec|con)\s\S+)\s(?:and|und|et|ed?|&)\s/gu;
/** "2 chairs and table": what a set has besides. */
const secondThing = /\s(?:and|und|et|ed?|&)\s(\p{L}{3,})/u;

/** "Cappelli | Spaghetti 500 g", "… di peperoncino | , Aperitivo Analcolico": what the thing is. */
const thingBehind = /^(?:,(?=.*\s[-–—]\s$))?\s(\p{Lu}\p{Ll}{3,})(?=\s$|\s\p{Lu}\p{Ll}+\s[-–—]\s$)/u;

function isNoun(word: string, { language, glossary }: Pick<TitleWords, "language" | "glossary">): boolean {
  return nounGrammar(word, language) !== undefined || glossary.roleOf(foldText(word), language) === "type";
}

/** Characters of the beginning that a variant may cost. */
const [mostOmitted, mostBeforeDash] = [22, 32];
/** "pour APPLE IPHONE 6": what the thing fits says more than its variant. */
const ofOther = /(?:^|\s)(?:for|für|pour|per)\s\p{Lu}/u;
const forWhat = /(?:^|\s)(?:for|für|pour|per)\s/u;

/** Without a last word that a number belongs to ("Écran" of "Écran 6,5 pouces"), and without one of several whom it is for ("For Boys, Men"). */
function withoutOpenEnd(name: string, title: string, phrases: PhraseEnds, words: TitleWords): string {
  if (!name.startsWith(title) || title.length === name.length) return title;
  const rest = name.slice(title.length);
  const audience = /\s[-–—]\s(?:for|für|pour|per|da)\s[^-–—]*$/iu.exec(title);
  if (audience !== null && /^,\s\p{L}/u.test(rest) && audience.index >= shortestTitle)
    return title.slice(0, audience.index);
  const list = listedFor.test(rest) ? forFirst.exec(title) : null;
  if (list !== null && list.index >= Math.max(phrases.noun, shortestTitle)) return title.slice(0, list.index);
  const limit = /^\s\d/u.test(rest) ? openLimit.exec(title) : null;
  if (limit !== null && limit.index >= Math.max(phrases.noun, shortestTitle))
    return title.slice(0, limit.index);
  const last = /\s(\p{Lu}?\p{Ll}{2,})$/u.exec(title);
  const isOpen =
    /^\s\d/u.test(rest) && last !== null && last.index >= Math.max(phrases.noun, shortTitle - openLetters);
  if (!isOpen) return title;
  const word = last[1] ?? "";
  const isPart =
    measuredPart.test(word) ||
    isContainer(foldText(word)) ||
    nounGrammar(word, words.language)?.domain === "part";
  // "2 batterie": counted already.
  return !isPart || /\d$/u.test(title.slice(0, last.index)) ? title : title.slice(0, last.index);
}

/** "for Brother | , Singer, Janome": the first of several that a thing is for, and what goes on behind it. */
const forFirst = /\s(?:for|für|pour|per)\s(?!.*\s(?:for|für|pour|per)\s)[^,;()]*$/u;
const listedFor = /^,\s\p{L}[^,;()]*(?:,\s\p{L}|\s(?:and|und|et|ed?|or|oder|ou|o|&)\s)/u;

/** "port. max | 69 l/min", "poids max | 110 kg": a limit without its number; a "porte gobelet max" is none. */
const openLimit =
  /\s(?:(?:\p{Ll}{2,}\.|poids|peso|weight|charge|carico|load|portata|portée|débit|flow|pression\p{L}?|pressure|hauteur|altezza|height|capacit\p{L}+|puissance|potenza|power|vitesse|velocità|speed|temp\p{L}*)\s)?(?:max|min)\.?$/u;

const measuredPart =
  /^(?:écran|ecran|display|screen|schermo|bildschirm|filo|faden|batteri[ae]|battery|akku|moteur|motore|motor)$/iu;

/** Characters that a title may lose at an open end. */
const openLetters = 10;

/** The beginning of a long name, with what of its end tells it from others. */
function beginningOf(text: string, phrases: PhraseEnds, words: TitleWords): string {
  const end = lastEnd(phrases, maxSeoTitleLength);
  if (end === undefined || end < phrases.noun) {
    const shorter = shortenedBeforeNoun(text, phrases.noun, words);
    if (shorter !== undefined) return shorter;
  }
  if (end === undefined) {
    const cut = cutTitle(text, maxSeoTitleLength);
    const isHalf =
      isTornFromNext(cut, text.slice(cut.length)) || isWithinPhrase(text, cut.length, words.language);
    const half = isHalf ? cut.replace(/\s\S+$/u, "") : cut;
    const whole = isHalfCompany(text, half.length, words) ? half.replace(/\s\S+\s\S+$/u, "") : half;
    return whole.replace(looseNumber, "");
  }
  return withModel(text, end, phrases, words.brand) ?? text.slice(0, end);
}

/** A number at the end of a title, but for that of a norm. */
const looseNumber = /(?<!\s(?:EN|ISO|IEC|DIN|NF|UNI|BS))(?:\sspf)?\s[\d.,]+°?$/iu;

/** A name that ends with a joining word: the shop cut it and did not say so. */
const unfinished =
  /^.{40,}\s(?:de|du|des|pour|avec|sans|et|ou|à|mit|für|und|oder|aus|for|with|and|of|per|con|di|da|senza)$/u;

/** With what a buyer must know and the beginning does not say, for which as much of it as needed goes. */
function withEssentials(name: string, title: string, phrases: PhraseEnds, brand = ""): string {
  const hasBrand = (text: string) => foldText(text).includes(foldText(brand));
  const all = essentialPhrases(name);
  const isSaid = ({ start, end }: Span) => title.includes(name.slice(start, end));
  // The vehicle says more than what a part comes without.
  const between = ({ start }: Span) => name.slice(Math.min(title.length, start), start);
  // Behind a plus it is how many there are of another thing.
  const missing = all.filter(
    (span) => !isSaid(span) && !engine.test(between(span)) && !/\s\+\s/u.test(between(span)),
  );
  const joint = (text: string, before: string) =>
    /^\p{L}\S*\s(?:not|nicht|non)\s/iu.test(text) || (/\p{L},\s$/u.test(before) && /,\s/u.test(title))
      ? ", "
      : " ";
  const written = (spans: readonly Span[]) =>
    spans
      .map(({ start, end }) => joint(name.slice(start, end), name.slice(0, start)) + name.slice(start, end))
      .join("");
  for (let count = missing.length; count > 0; count -= 1) {
    const tail = missing.slice(0, count);
    if (title.length + written(tail).length <= maxSeoTitleLength) return title + written(tail);
    const first = missing[0]?.start ?? 0;
    const before = name.slice(0, first).replace(/[\s,;:|/(–—-]+$/u, "").length;
    const ends = [...phrases.ends, before].filter((end) => end <= before).toSorted((one, two) => one - two);
    // What the beginning then loses goes with them.
    for (let available = maxSeoTitleLength - written(tail).length; available >= shortestTitle; ) {
      const end = lastEnd({ ...phrases, ends }, available);
      if (end === undefined || end > before) break;
      const lost = all.filter((span) => isSaid(span) && span.end > end && span.start < first);
      const added = written([...lost, ...tail]);
      const isKnown = !hasBrand(title) || hasBrand(name.slice(0, end));
      if (isKnown && end + added.length <= maxSeoTitleLength) return name.slice(0, end) + added;
      available = Math.min(available, end) - 1;
    }
  }
  return title;
}

/** The last end of a phrase within a number of characters, behind the noun where there is one. */
function lastEnd({ ends, noun }: PhraseEnds, available: number): number | undefined {
  const fitting = ends.filter((end) => end <= available && end >= shortestTitle);
  return (
    fitting.findLast((end) => end >= noun) ??
    (noun <= available && noun >= shortestTitle ? noun : fitting.at(-1))
  );
}

/** The text that a title of a row without a name can be made of: no list of ingredients or of a few words each. */
export function textForTitle(text: string, evidence: Evidence | undefined): string {
  const [first = "", ...others] = text.slice(0, longestRead).split(/[,;]\s/u);
  const isList = others.length >= fewestListed && first.trim().split(/\s+/u).length <= longestListed;
  const beginning = text.slice(0, longestBeginning);
  const isIngredients = evidence?.facts.some(
    (fact) => ingredients.test(fact.label) && fact.text.includes(beginning),
  );
  return isList || isIngredients === true || ingredients.test(beginning) ? "" : text.replace(/[.!?…]+$/u, "");
}

/** Entries behind the first one of a list, words of that, and characters of a text that are read for a label. */
const [fewestListed, longestListed, longestBeginning] = [2, 3, 30];
const ingredients = /ingr[eé]dient|zutaten|inhaltsstoffe|(?<!\p{L})inci(?!\p{L})/iu;

/** A name that the feed cut: without its last part, or where that leaves too little, without its last word. */
function withoutCutPart(name: string): string {
  const last = [...name.matchAll(/\s[-–—|/]\s|[,;]\s|\s\(/gu)].at(-1)?.index ?? 0;
  if (last >= shortestTitle) return name.slice(0, last).trimEnd();
  const blank = name.lastIndexOf(" ");
  return blank < shortestTitle / 2
    ? name
    : withoutUnfinishedWords(name.slice(0, blank).replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

/** With the names in front of it: "Fujitsu Esprimo P520". */
const named = new RegExp(`(?<=\\s)(?:\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?\\s)*${model.source}`, "u");
/** "Pelican 1015": the words at the beginning up to `end`, and a number behind them. */
function withNumber(text: string, end: number): string {
  return text.slice(0, end) + (/^(?:\s(?=\S*\d)[\p{L}\p{N}./-]+)?/u.exec(text.slice(end))?.[0] ?? "");
}

/** With the device, or the maker and the model, that stand behind the end, where they and the beginning of the name fit. */
function withModel(name: string, end: number, phrases: PhraseEnds, brand = ""): string | undefined {
  if (model.test(name.slice(0, end))) return undefined;
  const found = named.exec(name.slice(end));
  // "V & L DESTINO | Casablanca VL044704": half of what the thing is called.
  if (found !== null && /\s&\s\p{Lu}\S*\s(?:\p{Lu}\S*\s)?$/u.test(name.slice(end, end + found.index)))
    return undefined;
  const until = found === null ? undefined : end + found.index + found[0].length;
  const folded = foldText(name);
  const isMissing = brand !== "" && !folded.slice(0, end).includes(foldText(brand));
  const maker = isMissing ? folded.indexOf(foldText(brand), end) : -1;
  const isBefore = maker > 0 && until !== undefined && maker < until;
  const device = phrases.device !== undefined && phrases.device.end > end ? phrases.device : undefined;
  const ofMaker = maker > 0 ? [withNumber(name.slice(maker), brand.length)] : [];
  const ownEnd = phrases.ends.findLast((each) => each >= end && each <= maker);
  const phrase = maker > 0 && ownEnd !== undefined ? name.slice(ownEnd, maker).trim() : "";
  const isNamed = /^\p{Lu}[\p{L}\p{N}-]*$/u.test(phrase);
  const tails = [
    ...(device === undefined ? [] : [name.slice(device.start, device.end)]),
    ...(isBefore ? [name.slice(maker, until)] : []),
    ...(found === null ? [] : [found[0]]),
    ...(isNamed && ofMaker.length > 0 ? [`${phrase} ${ofMaker[0]}`] : []),
    ...ofMaker,
    ...(isBefore ? [found?.[0].split(" ").at(-1) ?? ""] : []),
  ];
  for (const tail of tails) {
    if (ofAnother.test(name.slice(0, name.indexOf(tail, end)))) continue;
    const shorter = lastEnd(phrases, Math.min(end, maxSeoTitleLength - tail.length - 1));
    if (shorter !== undefined && shorter >= Math.min(end, phrases.noun))
      return `${name.slice(0, shorter)} ${tail}`;
  }
  return undefined;
}
