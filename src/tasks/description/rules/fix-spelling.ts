import { oncePerKey } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { isListed } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { beginsMeasure, endsInAbbreviation, endsInUnit } from "../../../nlp/sentence-splitter.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { withSmallContractions } from "../../../nlp/word-casing.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { withKnownAccents } from "../../name/rules/restore-accents.ts";
import { isInProductTexts } from "./begun-words.ts";
import shortForms from "./short-forms.tsv";

/** What is spelled in one way only, whatever the text: see the steps. Lines stay lines. */
export function fixSpelling(text: string, language: Language, name = ""): string {
  const steps = [...common, ...(ofLanguage[language] ?? [])];
  return withFullForms(
    steps.reduce((fixed, step) => step(fixed, language), text),
    language,
    { name },
  );
}

type Step = (text: string, language: Language) => string;

/** Units that shops write in capitals, and how they are written; single letters may be anything. */
const units: Readonly<Record<string, string>> = {
  ...{ MM: "mm", CM: "cm", KM: "km", KG: "kg", MG: "mg", ML: "ml", CL: "cl", DL: "dl", HZ: "Hz", KHZ: "kHz" },
  ...{ MHZ: "MHz", GHZ: "GHz", KW: "kW", KWH: "kWh", MAH: "mAh", Mah: "mAh", mah: "mAh" },
  ...{ Kg: "kg", Ml: "ml", Cl: "cl" },
};
const shoutedUnit = new RegExp(
  `(?<=(?<![\\p{L}\\d-])\\d[\\d.,]{0,8}\\s?)(?:${Object.keys(units).join("|")})(?![\\p{L}\\d/-])`,
  "gu",
);

/** "5 L/MIN", "0-1500 U/MIN", "25 KM/H": a unit for another one. */
const shoutedRate =
  /(?<=(?:(?<![\p{L}\d-])|(?<=\d\s?-\s?))\d[\d.,]{0,8}\s?)(L|ML|MM|CM|M|KM|G|KG|U|TR|GIRI|M[³3])\/(MIN|H|S|SEC|SEK|STD|M[²2³3]|KM)(?![\p{L}\d/-])/giu;
/** "850 w": in prose a number of two digits or more has no other small w behind it. */
const smallWatt = /(?<=(?<![\p{L}\d.,-])\d{2,4} )w(?=[\s,.;)]|$)/gu;

function withRates(text: string, language: Language): string {
  if (!/\d\s?\p{L}{0,4}[³3]?\/\p{L}|\d\s?w/iu.test(text)) return text;
  return text.replace(smallWatt, "W").replace(shoutedRate, (rate, of: string, per: string) => {
    if (!/\p{Lu}{2}|\p{Lu}\/\p{Lu}|^[Ll]\/M/u.test(rate)) return rate;
    const isLitre = of.toUpperCase() === "L" && (language === "fr" || language === "en");
    const unit = isLitre || of.toUpperCase() === "U" ? of.toUpperCase() : of.toLowerCase();
    return `${unit}/${per.toLowerCase()}`.replace(/(?<=m)[23]/gu, (power) => (power === "2" ? "²" : "³"));
  });
}

/** "12 KG" is "12 kg". */
export function withUnits(text: string): string {
  if (!/\d\s?(?:[CDGHKM][A-Zagl]|mah|X)/u.test(text)) return text;
  return text
    .replace(shoutedUnit, (unit) => units[unit] ?? unit)
    .replace(
      /(?<=(?<![\p{L}\d-])\d[\d.,]{0,8}\s?)X(?=\s?\d[\d.,]{0,8}(?:\s?[xX×]\s?\d[\d.,]{0,8})?\s?[cm]?m(?!\p{L}))/gu,
      "x",
    );
}

/** "16 m2". */
function withPowers(text: string): string {
  return /\dm[23]|\d\sm[23]/u.test(text)
    ? text.replace(/(?<=\d\s?m)[23](?![\p{L}\d])/gu, (power) => (power === "2" ? "²" : "³"))
    : text;
}

/** "effi zient", "Oberfl äche": texts taken out of PDF files have a blank behind a ligature. */
const behindLigature = /(?<![\p{L}\p{N}'’-])(\p{L}*f[fil])[ \u00A0](\p{Ll}{3,})(?![\p{L}'’-])/giu;

/** So many of them in a text are lost ligatures, though the whole words are in no list. */
const fewestLigatures = 2;

/** Joined where neither part is a word and the whole is one, or where a text has several such places and nobody knows the parts. */
function withWholeLigatures(text: string, language: Language): string {
  if (!/f[fil][ \u00A0]\p{Ll}/iu.test(text)) return text;
  const isWord = (part: string) => isListed(part.toLowerCase(), language) || isStopWordInAnyLanguage(part);
  const isKnown = (part: string) => isWord(part) || isInProductTexts(foldText(part));
  const places = [...text.matchAll(behindLigature)];
  const isUnknown = ([, first = "", rest = ""]: readonly string[]) => !isKnown(first) && !isKnown(rest);
  const isTaken = places.filter(isUnknown).length >= fewestLigatures;
  return text.replace(behindLigature, (written, first: string, rest: string) => {
    const isWhole = isKnown(first + rest) && !isWord(first) && !isWord(rest);
    return isWhole || (isTaken && isUnknown([written, first, rest])) ? first + rest : written;
  });
}

/** Spanish marks before an exclamation or a question, which none of the four languages has. A name between two is one. */
const invertedMark = /(?<=^|\n|[.!?…]\s)[¡¿](?=\p{L}[^¡¿\n]{20,}?[!?])/gu;

function withoutInvertedMarks(text: string): string {
  return /[¡¿]/u.test(text) ? text.replace(invertedMark, "") : text;
}

const smallStart = /(?<=(?:\p{L}{3}|\d\+|%|\))[.!?]\s)\p{Ll}/gu;
/** A word in capitals is a warning or a maker. */
const capitalStart = /(?:\p{L}{3}|\d\+|%|\))[.!?]\s+\p{Lu}(?!\p{Lu}{2})/u;
/** So many sentences in small letters behind a first one with its capital are no short forms. */
const fewestSmall = 2;

/** "antivibrazioni. potenza 850 W", "13 mm. vitesse": a sentence behind a whole word, which no short form ends as, or behind a unit. */
const surelySmall =
  /(?<=(?:(?<![\p{L}\d])|(?<=\d[x×]))(?:\p{Ll}{4,}(?:[aeio]n[ei]|ione|[aei]nt[eio]|bil[ei]|[aiu]t[aeio]|tore|ments?|[ts]ions?|euse|able|ness|ing)|\d{1,4}\s?(?:(?:[Lml]|k?m|m³|cl)\/(?:min|h|s)|[ckm]?m|[km]?g|[mc]?[lL]|k?W|V|h|°C?|%))\s?\. )\p{Ll}(?=\p{Ll}{3,}[\s:,])/gu;

/**
 * A text in which no sentence but the first has a capital gets them: "leather boots. upper: leather. sole: rubber." In any other, what
 * begins behind a whole word.
 */
function withCapitals(text: string, language: Language): string {
  const places = [...text.matchAll(smallStart)]
    .map(({ index }) => index)
    .filter((place) => !endsInAbbreviation(text.slice(Math.max(0, place - longestWord), place - 2)));
  if (capitalStart.test(text) || places.length < (/^\p{Ll}/u.test(text) ? 1 : fewestSmall))
    return language === "de" ? text : text.replace(surelySmall, (letter) => letter.toUpperCase());
  const starts = new Set(places);
  return text
    .replace(smallStart, (letter, place: number) => (starts.has(place) ? letter.toUpperCase() : letter))
    .replace(/^\p{Ll}(?=\p{Ll}*[\s,])/u, (letter) => letter.toUpperCase());
}

/** In characters. */
const longestWord = 40;

const common: readonly Step[] = [
  withUnits,
  withRates,
  withPowers,
  withWholeLigatures,
  withoutInvertedMarks,
  withCapitals,
];

/** An article before a vowel; "lo iodio" has none. */
const fullArticle =
  /(?<![\p{L}\p{N}'’-])([Ii]l|[Ll][ao])\s((?!i[aeiou])[aeiouàèéìòù]\p{Ll}{3,})(?![\p{L}\p{N}'’-])/gu;

/** "il alimentatore" and "la alimentatore" are "l'alimentatore", where the word is known as a noun in the singular. */
function withElidedArticles(text: string): string {
  return text.replace(fullArticle, (written, article: string, word: string) => {
    const grammar = nounGrammar(word, "it");
    return grammar?.gender === undefined || grammar.isPlural
      ? written
      : `${/^\p{Lu}/u.test(article) ? "L" : "l"}'${word}`;
  });
}

/** "Ogni lampada e controllata.", "Il cuscino e imbottito con": behind one noun at the start of a sentence a participle needs the verb. */
const bareVerb =
  /(?<=(?:^|\n|[.!?]\s|(?<!\p{L})perch[éè]\s)(?:(?:[Ii]l|[Ll][ao]|[Ii]|[Gg]li|[Ll]e|[Oo]gni|[Qq]uest[oaie])\s|[Ll]['’])\p{Ll}{3,} )e(?= \p{Ll}{3,}[aiu]t[oaie](?:[.,]|\s(?:da|dal|dalla|con|in|per|perché|a|al|alla|nel|nella|su|grazie|secondo|senza)\s))/gu;

function withVerb(text: string): string {
  return /\se\s/u.test(text) ? text.replace(bareVerb, "è") : text;
}

const bareCapital = /(?<![\p{L}\d'’-])E[a-z]{3,20}(?![\p{L}'’-])/gu;

function withCapitalAccents(text: string): string {
  return text.replace(bareCapital, (word) => {
    const known = withKnownAccents(word.toLowerCase(), "fr");
    return known?.startsWith("é") ? `É${known.slice(1)}` : word;
  });
}

/** "ab 6 Monate", "von 3-6 Jahre": behind these prepositions stands the dative. */
const age =
  /(?<=(?<!\p{L})(?:[Aa]b|[Vv]on|[Ss]eit|[Uu]nter)\s(?:ca\.\s)?(?:\d{1,2}\s?(?:-|–|bis)\s?)?\d{1,2}\s?)(?:Monat|Jahr)e(?![\p{L}-])/gu;

const ofLanguage: Readonly<Partial<Record<Language, readonly Step[]>>> = {
  en: [withSmallContractions],
  de: [(text) => (/\d\s?(?:Monat|Jahr)e/u.test(text) ? text.replace(age, "$&n") : text)],
  // "E' prodotto", "Wi-Fi: si".
  it: [
    (text) =>
      text.replace(/(?<![\p{L}\p{N}'’])[Ee]['’`´](?=\s\p{L})/gu, (letter) =>
        letter.startsWith("E") ? "È" : "è",
      ),
    (text) => text.replace(/^([^:\n]{2,40}:\s?)([Ss])i(?=[.;,]?$)/gmu, "$1$2ì"),
    withElidedArticles,
    withVerb,
  ],
  // "Ecran tactile": capitals lack accents in texts that have them elsewhere.
  // "L?effet": an apostrophe that was lost in another encoding.
  fr: [
    withCapitalAccents,
    // "Lavable en machine a 30°": behind these words no verb stands.
    (text) => text.replace(/(?<=(?:[Ll]avage|[Ll]avable|[Rr]epassage|[Mm]achine) )a(?= \d)/gu, "à"),
    (text) => text.replace(/(?<![\p{L}\d])([LlDdJjNnSsCcMm]|[Qq]u)\?(?=[\p{Ll}hH])/gu, "$1'"),
  ],
};

const fullForms = oncePerKey((language: Language) =>
  parseTable(shortForms)
    .filter((row) => row.language === language)
    .map(({ before = "", short = "", after = "", full = "" }) => ({
      pattern: new RegExp(
        `${before === "" ? "(?<![\\p{L}\\d/-])" : `(?<=${before})`}(?:${short})` +
          (after === "" ? "(?![\\p{L}\\d])" : `(?=${after})`),
        "gu",
      ),
      // "c/scarico", "10yr"
      full: short.endsWith("/") && after.startsWith("\\p") ? `${full} ` : full.replace("_", " "),
      // "Fußbett u. Profilsohle": what asks for a word behind it ends no sentence.
      mayEnd: !/^(?:\(\?:)? /u.test(after),
    })),
);

const shoutedForms = oncePerKey((language: Language) =>
  fullForms(language).map((form) => ({ ...form, pattern: new RegExp(form.pattern.source, "giu") })),
);

/** "recoat 4 hrs. Coverage ...": there the stop of a short form ends the sentence too. */
const endsSentence = /^(?:$|\n|\s\p{Lu}\p{Ll}+\s[\p{Ll}\d])/u;
const beforeCapital = /^\s\p{Lu}/u;

interface FormOptions {
  /** The product's, which stays where the text repeats it. */
  readonly name: string;
  /** Whether the forms are in capitals, and so is what they stand for. */
  readonly isShouted?: boolean;
}

export function withFullForms(
  text: string,
  language: Language,
  { name, isShouted = false }: FormOptions,
): string {
  const forms = isShouted ? shoutedForms(language) : fullForms(language);
  return forms.reduce(
    (written, { pattern, full, mayEnd }) =>
      written.replace(pattern, (short: string, place: number) => {
        if (isOfName(written, place, name)) return short;
        if (isShouted) return full.toUpperCase();
        const behind = written.slice(place + short.length);
        const isEnd =
          mayEnd &&
          short.endsWith(".") &&
          (endsSentence.test(behind) ||
            beginsPack.test(behind) ||
            ((beforeCapital.test(behind) || beginsMeasure(behind.trimStart(), short.slice(0, -1))) &&
              endsInUnit(
                written.slice(Math.max(0, place - longestWord), place + short.length - 1),
                short.slice(0, -1),
              )));
        const isFirst =
          /^\p{Lu}(?:\p{Ll}|\/)/u.test(short) && (place === 0 || /[.!?]\s$/u.test(written.slice(0, place)));
        const cased = isFirst ? capitalized(full) : full;
        return isEnd ? `${cased}.` : cased;
      }),
    text,
  );
}

/** "Innenber. VPE 50 St.", "caout. PCB 12 pces": how many are in a package, behind the letters that shops have for it. */
export const beginsPack =
  /^\s+\p{Lu}{2,5}\.?:?\s\d{1,5}\s?(?:[Ss]t|[Ss]tk|[Ss]tück|pcs?|pces?|pièces?|pz|pezzi)(?!\p{L})/u;

function isOfName(text: string, place: number, name: string): boolean {
  if (name === "") return false;
  const start = Math.max(0, place - name.length);
  const found = text
    .slice(start, place + name.length)
    .toLowerCase()
    .indexOf(name.toLowerCase());
  return found >= 0 && start + found <= place && place < start + found + name.length;
}
