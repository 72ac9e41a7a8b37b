import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { propertyWords } from "./named-type.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { genitives } from "./term-guard.ts";

/** Search terms that end where a phrase of the name does, each once: of a torn one what stands before the phrase. */
export function wholeTerms(terms: readonly string[], product: SearchedProduct): string[] {
  const whole = terms.flatMap((term) => {
    if (isTornName(term, product) || isOfFitting(term, product)) return [];
    return [isTornFromList(term, product) ? term.replace(/\s\S+$/u, "") : term];
  });
  return [...new Set(whole)];
}

/** "Smoothie Fragola" of "Smoothie Fragola, Banana e Mela", "Unterlenkerkugel Kat" of "Unterlenkerkugel Kat 2". */
function isTornFromList(term: string, { name }: SearchedProduct): boolean {
  if (!/\s/u.test(term)) return false;
  const place = name.toLowerCase().indexOf(term.toLowerCase());
  if (place < 0) return false;
  const rest = name.slice(place + term.length);
  if (/^\.?\s?\d/u.test(rest) && numbered.test(term)) return true;
  return /\s\p{Lu}\p{L}+$/u.test(name.slice(place, place + term.length)) && listBehind.test(rest);
}

/** Words that a number follows. */
const numbered =
  /\s(?:kat|cat|kl|gr|größe|nr|no|typ|type|taille|taglia|tg|size|cl|klasse|class|classe|stufe|level|art|mod|vol|band|tome|teil|part|partie|parte|serie|series|série)$/iu;
/** ", Banana e Mela" */
const listBehind = /^,\s\p{Lu}\p{L}+(?:,\s\p{Lu}\p{L}+)*\s(?:e|ed|et|and|und|&)\s\p{Lu}\p{L}+/u;

/** "Scatola in cartongesso" of a "Scatola da incasso per cartongesso": what a thing is for is not what it is made of. */
function isOfFitting(term: string, { name, language, glossary, evidence }: SearchedProduct): boolean {
  const { folded } = readWords(name);
  const said = readWords(term).folded;
  const stated = foldText(factsAbout("material", evidence)[0]?.text ?? "");
  return said.some((word, at) => {
    if (at === 0 && said.length === 1) return false;
    if (forWhat.test(said[at - 1] ?? "") || glossary.roleOf(word, language) !== "material") return false;
    const places = folded.flatMap((each, place) => (each === word ? [place] : []));
    return (
      places.length > 0 &&
      !stated.includes(word) &&
      places.every((place) => forWhat.test(folded[place - 1] ?? ""))
    );
  });
}

const forWhat = /^(?:for|fur|pour|per)$/;

/** French and Italian: "al bergamotto di Reggio | Calabria", "à col | Claudine": a term that ends within what the name calls something. */
function isTornName(term: string, { name, language }: SearchedProduct): boolean {
  if (language !== "fr" && language !== "it") return false;
  const { tokens, folded, text } = readWords(name);
  const words = readWords(term).folded;
  const start = folded.findIndex((_, place) => words.every((word, at) => folded[place + at] === word));
  const [last, next] = [tokens[start + words.length - 1], tokens[start + words.length]];
  if (start < 0 || words.length < 2 || last === undefined || next === undefined) return false;
  if (text.slice(last.end, next.start) !== " " || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false;
  const before = words.at(-2) ?? "";
  if (genitives.has(before)) return /^\p{Lu}\p{Ll}/u.test(last.text);
  return /^(?:a|al|au|aux|alla)$/u.test(before) && openPart.test(words.at(-1) ?? "");
}

const openPart =
  /^(?:cols?|collo|scollo|encolure|manches?|manic[ah]e?|talons?|tacc[oh]i?|bouts?|taille|vita)$/u;

/** Whether a term says of the product only what the name says of it, and not of what comes with it. */
export function isOfProduct(term: string, type: ProductType, product: SearchedProduct): boolean {
  const { name, language } = product;
  const reading = readWords(name);
  const start = reading.folded.findIndex((word, place) => place > 0 && company[language].test(word));
  if (start < 0) return true;
  const own = new Set([...readWords(type.text).folded, ...propertyWords(product)]);
  const before = new Set(reading.folded.slice(0, start));
  const behind = new Set(reading.folded.slice(start));
  return readWords(term).folded.every(
    (word) =>
      own.has(word) ||
      before.has(word) ||
      !behind.has(word) ||
      isStopWord(word, language) ||
      product.glossary.roleOf(word, language) !== "material",
  );
}

const company: Readonly<Record<Language, RegExp>> = {
  en: /^with$/,
  de: /^mit$/,
  fr: /^avec$/,
  it: /^con$/,
};

/** "Fluoride Free Toothpaste" is no fluoride toothpaste. */
export function withoutDenied(term: string, { name, language }: SearchedProduct): string {
  if (language !== "en") return term;
  const denied = [...name.matchAll(/(\p{L}{3,})[\s-]free(?!\p{L})/giu)].map(([, word = ""]) => word);
  return denied.reduce(
    (rest, word) => rest.replace(new RegExp(`(?<!\\p{L})${word}\\s(?!free(?!\\p{L}))`, "giu"), "").trim(),
    term,
  );
}
