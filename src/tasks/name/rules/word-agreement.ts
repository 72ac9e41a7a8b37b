import type { Language } from "../../../nlp/language.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import {
  declineGerman,
  frenchForms,
  type GermanCase,
  italianForms,
} from "../../../translation/generation/adjectives.ts";
import { endsWithLabel, foldLetters } from "./abbreviations.ts";
import type { CleaningContext, FoundNoun } from "./cleaning-step.ts";

/** Where a word is written into a name. */
export interface WordSite {
  readonly language: Language;
  /** As it is before any word is written out. */
  readonly name: string;
  /** What the name will be before the word, and what follows the word. */
  readonly before: string;
  readonly after: string;
  readonly isColor: boolean;
  /** Whether the name has no small letter, so that its nouns do not show by their capitals. */
  readonly isShouted: boolean;
  /** The nouns of the name, in reading order, with offsets in the whole name. */
  readonly nouns: readonly FoundNoun[];
  /** Of the word itself. */
  readonly start: number;
  readonly end: number;
  /** Whether a folded word is a material. */
  readonly isMaterial: (folded: string) => boolean;
  /** Whether a folded word is a material or a colour. */
  readonly isProperty: (folded: string) => boolean;
}

/** Endings of adjectives that have more than one form. */
const frenchAdjective =
  /(?:[éiu]|[éi]rieur|brun|[aio]nt|[^m]ent|eux|if|er|el|al|[aio]l|able|ible|aire|ique|oir|anc|ert|ris|eau|leu|ouge|une|ose|ain|ein|ond|ong|ourt|at|et|que|ide|ile|uple|ouple|ple|ine|euble|ouble|riple)$/u;
const italianAdjective = /[oe]$/u;
/** Nouns and invariable words that look like adjectives. */
const invariable: ReadonlySet<string> = new Set(
  (
    "marron orange crème ivoire chêne hêtre noyer taupe kaki turquoise anthracite marine ciel prune moutarde bordeaux lilas argent bronze cuivre " +
    "acier laiton métal plastique verre cuir lin laine coton velours polyester élasthanne céramique porcelaine avec sans pour " +
    "viola rosa blu beige lilla crema avorio antracite marrone noce rovere faggio pino ottone acciaio alluminio legno vetro cotone lino " +
    "cuoio pelle rame argento oro ferro zinco titanio bronzo poliestere velluto raso gesso marmo"
  ).split(" "),
);

/**
 * A word in the form that agrees with the noun it belongs to. Undefined where it would have to agree and the noun or its gender
 * is not known: a wrong form is worse than none.
 * @param base the base form; a noun or a phrase is returned as it is
 */
export function agreeing(base: string, site: WordSite): string | undefined {
  if (/\s|-/u.test(base) || !/^\p{Ll}/u.test(base) || invariable.has(base)) return base;
  if (site.language === "de") return germanForm(base, site);
  if (site.language === "fr") return frenchAdjective.test(base) ? romanceForm(base, site) : base;
  if (site.language === "it")
    return italianAdjective.test(base) ? (romanceForm(base, site) ?? asFirstOfPair(base, site.before)) : base;
  return base;
}

/** "anteriore e posteriore": of two Italian adjectives that know but number, the second as the first. */
function asFirstOfPair(base: string, before: string): string | undefined {
  const ending = /(?:or|al|bil|ant|ent|ar)([ei])\s(?:e|ed|o)\s$/u.exec(before)?.[1];
  return ending !== undefined && base.endsWith("e") ? base.slice(0, -1) + ending : undefined;
}

/** Endings of adjectives in any form: what remains of the word, what its base form adds, by language. */
const adjectiveEndings: Readonly<Record<Language, readonly (readonly [form: RegExp, base: string])[]>> = {
  en: [],
  de: [
    [/(?<=\p{L}{2})hohe[mnrs]?$/u, "hoch"],
    [/(?<=\p{L}{2}[ai]b)l(?:e|er|es|en|em)$/u, "el"],
    [
      /(?<=\p{L}{3}(?:isch|lich|ig|bar|sam|haft|los|iert|voll|frei|fest|dicht|iv|ell|al|ibel))(?:e|er|es|en|em)$/u,
      "",
    ],
  ],
  fr: [
    // "sécurité" and "qualité" are nouns, "limité" is none.
    [/(?<=\p{L}{3})(?<!(?<!im)it|aut)é(?:e|s|es)?$/u, "é"],
    [/(?<=\p{L}{3})eu(?:x|se|ses)$/u, "eux"],
    [/(?<=\p{L}{3})i(?:f|ve|fs|ves)$/u, "if"],
    [/(?<=\p{L}{3})(?:al|ale|ales|(?<!e)aux)$/u, "al"],
    [/(?<=\p{L}{3})e(?:l|lle|ls|lles)$/u, "el"],
    [/(?<=\p{L}{3}(?:a|[^m]e))n(?:t|te|ts|tes)$/u, "nt"],
    [/(?<=\p{L}{2})an(?:c|che|cs|ches)$/u, "anc"],
    [/(?<=\p{L}{3}(?:iqu|abl|ibl))es?$/u, "e"],
  ],
  it: [
    [/(?<=\p{L}{2}(?:at|it|ut|os|iv|ic))(?:o|a|i|he|e)$/u, "o"],
    [/(?<=\p{L}{2}(?:bil|ant|ent|al))[ei]$/u, "e"],
  ],
};

/** The base form of a word that has the ending of an adjective, in small letters; undefined for any other. */
export function baseOf(word: string, language: Language): string | undefined {
  const lower = word.toLowerCase();
  for (const [form, base] of adjectiveEndings[language])
    if (form.test(lower)) return lower.replace(form, base);
  return undefined;
}

const opensPhrase = /(?:^|[,;:(/|–-]|(?:^|\s)(?:mit|ohne|für|und|aus|in|zu|zum|oder|im|am|bei))\s*$/iu;
const dative = /(?:^|\s)(?:mit|aus|in|zu|bei|von|nach)\s(?:[^,;|()]*\s)?$/iu;
const accusative = /(?:^|\s)(?:für|ohne)\s(?:[^,;|()]*\s)?$/iu;
const nextNoun = /^\s(?:\p{Ll}+e[rnsm]?\s)?(?=\p{Lu}\p{Ll})/u;
/** "UNLACK. STIEL": in a text in capitals any word may be the noun. */
const nextShouted = /^\s(?=\p{Lu}{4,})/u;

/** Before its noun a German adjective is declined; behind it, and before a number, it has one form. */
function germanForm(
  base: string,
  { before, after, nouns, end, isProperty, isShouted }: WordSite,
): string | undefined {
  const opened = isShouted && opensPhrase.test(before) ? nextShouted.exec(after)?.[0] : undefined;
  const gap = opened ?? nextNoun.exec(after)?.[0];
  if (gap === undefined) return base;
  if (!opensPhrase.test(before)) {
    // "Tischleuchte dimmbar Schwarz": said of what stands before, as the colour is.
    const next = /^\s(\p{Lu}\p{Ll}+)(?![\p{L}-])/u.exec(after)?.[1];
    return next !== undefined && (finishes.test(next) || isProperty(foldText(next))) ? base : undefined;
  }
  const noun = nouns.find(({ start }) => start === end + gap.length);
  if (noun?.gender === undefined && noun?.isPlural !== true) return undefined;
  const stem = base.endsWith("el") ? `${base.slice(0, -2)}l` : base.replace(/hoch$/u, "hoh");
  return declineGerman(stem, {
    gender: noun.gender ?? "n",
    isPlural: noun.isPlural,
    case: caseBehind(before),
  });
}

const finishes = /^(?:Chrom|Nickel|Edelstahl|Messing|Kupfer|Aluminium|Kunststoff)$/u;

function caseBehind(before: string): GermanCase {
  if (dative.test(before)) return "dative";
  return accusative.test(before) ? "accusative" : "nominative";
}

const link: Readonly<Record<"fr" | "it", RegExp>> = {
  fr: /\s(?:av\.|avec|sans|pour|et|\+)\s/u,
  it: /\s(?:con|senza|per|e|\+)\s|\s[cs]\//u,
};

/**
 * A French or Italian adjective agrees with the thing that the name begins with; behind "avec" or "con" with the noun right
 * before it, unless it is a colour.
 */
function romanceForm(base: string, site: WordSite): string | undefined {
  const { isColor, name, start } = site;
  const language = site.language === "fr" ? "fr" : "it";
  // "Pack WC + plaque BLC": what is added has properties of its own.
  const added = name.lastIndexOf(" + ", start);
  const nouns = added < 0 ? site.nouns : site.nouns.filter((noun) => noun.start > added);
  const behind = nouns.findLast((noun) => noun.end <= start);
  const isRightBehind = behind !== undefined && /^\s*$/u.test(name.slice(behind.end, start));
  const isOfThing = isColor || !link[language].test(name.slice(Math.max(0, added + 3), start));
  const first = nouns.find((noun) => noun.start <= Math.max(0, added) + firstNounStart);
  if (!isColor && isBehindMaterial(site)) return undefined;
  // Of two colours neither agrees: "blanc/noir".
  if (isColor && (site.after.startsWith("/") || site.before.endsWith("/"))) return base;
  const noun = isOfThing ? first : isRightBehind ? behind : undefined;
  const forms = language === "fr" ? frenchForms(base) : italianForms(base);
  const hasOneGender = base.endsWith("e");
  // "Lot de 6 cartouches filtrantes compat.": said of what is counted.
  if (hasOneGender && !isColor && (counted[language].test(site.before) || isOfSeveral(site))) return forms[2];
  // "Crem. brut": the thing itself is cut short, and its colour cannot agree with it.
  if (isColor && !hasOneGender && opensShort.test(site.before)) return undefined;
  if (noun === undefined || (noun.gender === undefined && !hasOneGender))
    return isColor && !isOfThing ? base : unknownNoun(base, forms, site);
  return forms[(noun.gender === "f" ? 1 : 0) + (noun.isPlural ? 2 : 0)];
}

const opensShort = /^\p{L}{3,}\.\s/u;

/** A set of several things, at the beginning of a name or a sentence, and at most one word of them. */
const counted: Readonly<Record<"fr" | "it", RegExp>> = {
  fr: /(?:^|[.!?;:•\n]\s*)(?:lot|jeu|set|pack|paire|bo[iî]te|coffret|sachet)s? de (?:[2-9]|\d{2,4}) \p{Ll}{2,}[sx] (?:\p{Ll}{2,}[sx] )?$/iu,
  it: /(?:^|[.!?;:•\n]\s*)(?:set|lotto|kit|coppia|confezione|scatola|pacco) d[ia] (?:[2-9]|\d{2,4}) \p{Ll}{2,}[ei] (?:\p{Ll}{2,}[ei] )?$/iu,
};

/** "Plaquettes frein org.": a French name that begins with a word of several that is not in the lists; the noun behind it is not the thing. */
function isOfSeveral({ language, name, nouns }: WordSite): boolean {
  return language === "fr" && severalFirst.test(name) && !nouns.some(({ start }) => start === 0);
}

const severalFirst = /^\p{L}+(?:ettes|ures|eurs|ions|oires|ières|ailles)\s/iu;

/** "nichel sat.": said of the material. */
function isBehindMaterial({ before, isMaterial }: WordSite): boolean {
  const last = /(\p{L}+)\s*$/u.exec(before.slice(-longestWord))?.[1];
  return last !== undefined && (metals.has(last.toLowerCase()) || isMaterial(foldText(last)));
}

const metals: ReadonlySet<string> = new Set(
  "nichel nickel cromo chrome ghisa fonte inox acciaio acier ottone laiton".split(" "),
);
/** In characters: what is longer is no material. */
const longestWord = 30;
/** In characters: the thing stands at the beginning, at most behind a brand. */
const firstNounStart = 20;

/** A word that has one form for both genders only needs the number, which the word before it shows. */
function unknownNoun(
  base: string,
  forms: readonly string[],
  { before, language }: WordSite,
): string | undefined {
  const last = /(\p{Ll}{3,})\s*$/u.exec(before)?.[1];
  if (!base.endsWith("e") || last === undefined) return undefined;
  if (language === "fr") return /[sx]$/u.test(last) ? forms[2] : base;
  return /[ie]$/u.test(last) ? undefined : base;
}

/** "gatto steril.": an Italian participle that the row has of several things, in the number of the masculine noun right before it. */
export function inNumberOf(before: string, participle: string): string {
  const ending = /\p{Ll}{3}(?<!us)([oi])\s$/u.exec(before)?.[1];
  const isParticiple = /^\p{Ll}+(?:at|it|ut)[oi]$/u.test(participle);
  return ending === undefined || !isParticiple ? participle : participle.slice(0, -1) + ending;
}

/** A noun as it agrees with the number before it, or as a container with the one behind it; undefined where its plural is not known. */
export function ofNumber(
  noun: string,
  { before, after }: { readonly before: string; readonly after: string },
  context: CleaningContext,
): string | undefined {
  const isNoCount = yearBehind.test(before) || (batteriesBehind.test(before) && !isBattery.test(noun));
  if (!isSeveral(before) || isNoCount) {
    const isContainer = isContainerNoun(noun, context.language);
    if (isContainer && isCellOfRow(after, noun, context.product)) return undefined;
    return containerOf(noun, after, context) ?? noun;
  }
  const plural = pluralOf(noun, context);
  const isDative = context.language === "de" && beforeCountedDative.test(before);
  return isDative ? plural?.replace(/(?<=e[lr]?)$/u, "n") : plural;
}

/** "Shakedry 1985 ": a year, or a model's name that is one; a round number may count pieces. */
const yearBehind = /\p{L}\s(?:19[5-9]|20[0-4])[1-9]\s$/u;

/** "2 x 4,0 Ah " counts batteries alone, and no case behind them. */
const batteriesBehind = /[x×]\s?\d+(?:[.,]\d+)?\s?m?Ah\s$/iu;
const isBattery = /^(?:batt?er|akku|accu)/iu;

/** "mit 220 Werkzeugen" */
const beforeCountedDative = /(?:^|\s)(?:mit|aus|von)\s\d{1,5}\s?$/iu;

const beforeDative = /(?:^|\s)(?:mit|aus|von|nach)\s$/iu;
/** "Nüsse", "Räder", "Äpfel": plurals that the row's own text has, with an n behind "mit". */
const pluralInE = /^\p{Lu}\p{L}*(?:[äöü]\p{L}*|nüss|stück|teil)(?:e|er|el)$/u;

/** A word of the row's own texts as it agrees with the number before it: an adjective and a plural stay. */
export function numbered(
  word: string,
  around: { readonly before: string; readonly after: string },
  context: CleaningContext,
): string | undefined {
  const [grammar] = context.product?.findNouns(word) ?? [];
  const isNoun =
    grammar !== undefined || context.glossary.roleOf(foldLetters(word), context.language) === "type";
  if (context.language === "de" && beforeDative.test(around.before) && pluralInE.test(word))
    return `${word}n`;
  return isNoun && grammar?.isPlural !== true ? ofNumber(word, around, context) : word;
}

/** What several of something are called; undefined where the language has no simple rule for it. */
function pluralOf(noun: string, context: CleaningContext): string | undefined {
  const { language, product } = context;
  const head = language === "fr" || language === "it" ? ofPhrase.exec(noun)?.[1] : undefined;
  if (head !== undefined) {
    const plural = pluralOf(head, context);
    return plural && plural + noun.slice(head.length);
  }
  if (!/^\p{L}+$/u.test(noun)) return noun;
  const [known] = product?.findNouns(noun) ?? [];
  const grammar = known?.end === noun.length ? known : undefined;
  if (grammar?.isPlural === true) return noun;
  const listed = grammar?.plural;
  // "borse portadocumenti" is what several are called that are no "valigette" any more.
  if (listed !== undefined && foldText(listed).charAt(0) === foldText(noun).charAt(0))
    return /^\p{Lu}/u.test(noun)
      ? capitalizedWord(listed)
      : language === "de"
        ? listed
        : listed.toLowerCase();
  if (language === "de") return undefined;
  if (language === "it") return italianPlural(noun, grammar?.gender);
  if (language === "fr")
    return /[sxz]$/u.test(noun) ? noun : /(?:eau|eu|al)$/u.test(noun) ? undefined : `${noun}s`;
  if (voicedEnd.test(noun)) return noun.replace(/fe?$/u, "ves");
  return /s$/u.test(noun)
    ? noun
    : /(?:x|ch|sh)$/u.test(noun)
      ? `${noun}es`
      : noun.replace(/(?<=[^aeiou])y$/u, "ie").concat("s");
}

/** "serviette de table", "batterie Li-Ion": the first word is what is counted. */
const ofPhrase = /^(\p{Ll}+) (?=(?:de|à|en|pour|da|di|in|per) |d['’]|\p{Lu})/u;

/** Regular Italian nouns of a known gender: "cuscino", "pentola", "confezione". */
function italianPlural(noun: string, gender: "m" | "f" | "n" | undefined): string | undefined {
  if (/[àèéìòù]$|[^aeiou]$/u.test(noun)) return noun;
  if (/(?:[cg]o|[cg]ia|ista|io)$/u.test(noun) || gender === undefined) return undefined;
  if (gender === "f" && /a$/u.test(noun)) return noun.replace(/(?<=[cg])a$/u, "ha").replace(/a$/u, "e");
  return (gender === "m" && /[oe]$/u.test(noun)) || (gender === "f" && /e$/u.test(noun))
    ? noun.replace(/[oe]$/u, "i")
    : undefined;
}

/** "2 ", "Set 4 ", "2x5.0Ah ": a number of things above one, and no measure such as "4x40 ". */
function isSeveral(before: string): boolean {
  const count =
    /(?<![\p{L}\p{N}.,x×]|\d\/|[x×]\s|\p{L}[/-])(\d{1,5})\s?(?:[x×]\s?\d+(?:[.,]\d+)?\s?(?:m?Ah|[VW]|k?g|m?l|cl)\s)?$/iu.exec(
      before.slice(-longestCount),
    )?.[1] ?? /[^\d\s]\s[x×](\d{1,2})\s$/iu.exec(before.slice(-longestCount))?.[1];
  return count !== undefined && Number(count) > 1 && !endsWithLabel(before.slice(-longestCount));
}

/** In characters. */
const longestCount = 24;

/** "boîte de 200", "scatola da 100", "box of 50": what a container holds of, where a bare number follows it. */
function containerOf(full: string, after: string, { language }: CleaningContext): string | undefined {
  if (containerNouns[language]?.has(full.toLowerCase()) !== true) return undefined;
  if (!countBehind.test(after)) return undefined;
  return `${full} ${language === "fr" ? "de" : language === "it" ? "da" : "of"}`;
}

/** "SC. 28" of jeans whose size is 28: a number that is a cell of its own, where the row does not say the container. */
function isCellOfRow(after: string, full: string, product: CleaningContext["product"]): boolean {
  const number = /^\s?(\d{1,5})(?![\p{L}\p{N}.,])/u.exec(after)?.[1];
  const texts = number === undefined ? [] : (product?.texts() ?? []).slice(0, mostTexts);
  if (!texts.some((text) => text.trim() === number)) return false;
  const folded = foldText(full);
  return !texts.some((text) => foldText(text.slice(0, longestText)).includes(folded));
}

/** A number of things: "200", "40PZ", no measure. */
const countBehind =
  /^\s?(?:[2-9]|\d{2,5})(?:\s?(?:pz|pezzi|pcs|pces|pièces|pieces)\.?(?!\p{L})|(?![\p{L}\p{N}.,]|\s?[x×]|\s?(?:[mcd]?[ml]|k?g)(?!\p{L})))/iu;

export function isContainerNoun(full: string, language: string): boolean {
  return containerNouns[language]?.has(full.toLowerCase()) === true;
}

const containerNouns: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("box pack bag tin case carton tub".split(" ")),
  fr: new Set("boîte paquet lot pack pochette sachet carton étui barquette blister".split(" ")),
  it: new Set("scatola confezione busta sacchetto pacco cartone blister".split(" ")),
};

/** English nouns with a plural in -ves: shelves, knives, halves, leaves, scarves. */
const voicedEnd = /(?:shelf|half|leaf|loaf|scarf|knife)$/u;

/** In characters of one text of the row, and in texts: what is read of them. */
const longestText = 4_000;
const mostTexts = 100;

/** With a capital at its start, but for a word that has its own inside: "iPhone". */
export function capitalizedWord(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return capitalized(text);
}

/** French: below two it is one, "0,15 carat". */
export function inFigure(unit: string, before: string, { language }: Pick<WordSite, "language">): string {
  const isOne = language === "fr" && /(?<![\d.,])[01](?:[.,]\d+)?\s?$/u.test(before);
  return isOne ? unit.replace(/(?<=^\p{L}{3,})s$/u, "") : unit;
}
