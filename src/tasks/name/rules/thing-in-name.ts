import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { type NamedRecord, proseOf } from "./named-record.ts";

/** Whether a name says the noun already, as a part, in a compound, or cut short, or has words of its own for the thing. */
export function saysThing(name: string, noun: string, record: NamedRecord): boolean {
  return (
    saysPartOf(noun, name) ||
    isInCompound(noun, name, record) ||
    shortNoun.test(name) ||
    isCalledOtherwise(name, record)
  );
}

/**
 * "6 Burner Gas Range G506D", where a text says "gas range" in small letters: a maker's line would have capitals. The thing is called before
 * the model in English, and at the beginning in French and Italian.
 */
function isCalledOtherwise(name: string, record: NamedRecord): boolean {
  const words = name.split(/\s+/u);
  const { language } = record;
  if (language === "de" || words.length <= wordsOfThing || !/\d/u.test(words.at(-1) ?? "")) return false;
  const called = language === "en" ? words.slice(-1 - wordsOfThing, -1) : words.slice(0, wordsOfThing);
  const key = called.join(" ").toLowerCase();
  return /^\p{L}{3,} \p{L}{3,}$/u.test(key) && proseOf(record).some((text) => text().includes(key));
}

/** Fewer may be any words. */
const wordsOfThing = 2;

/** "Adh. masq.", "Bosch Smer. ang.", "TV-Schr.": the noun is there, though it is cut short. */
const shortNoun = /^(?:\p{Lu}[\p{L}&]* )?(?:\p{L}+-)?(\p{L}{3,})\.(?=[\s-])/u;

/** In letters: shorter words end other ones by chance. */
const shortestSaid = 4;

/** "Managed Switch" has the noun of "network switch", "Router AX" that of "WLAN-Router": it would be said twice. */
function saysPartOf(noun: string, name: string): boolean {
  const words = tokenize(noun).flatMap(({ folded }) => folded.split("-"));
  return tokenize(name).some(
    ({ kind, folded }) =>
      kind === "word" &&
      folded.length >= shortestSaid &&
      words.some(
        (word) => word.endsWith(folded) || isOtherNumber(word, folded) || isOtherCompound(word, folded),
      ),
  );
}

/** "Allzweckdübel" has the noun "Dübel", and "Scharnierband" that of a "Scharnier"; a maker's own name says nothing. */
function isInCompound(noun: string, name: string, { language, evidence }: NamedRecord): boolean {
  const key = foldText(noun);
  if (language !== "de" || key.length < shortestInside) return false;
  const brand = foldText(statedBrand(evidence) ?? "");
  return tokenize(name).some(
    ({ text, folded }) =>
      /^\p{Lu}\p{Ll}/u.test(text) &&
      !brand.includes(folded) &&
      (folded.endsWith(key) || (folded.startsWith(key) && folded.length >= key.length + shortestSaid)),
  );
}

/** In letters: a noun that is found within a compound. */
const shortestInside = 5;

/** In letters: what two compounds of one head share at their ends. */
const shortestHead = 7;

/** "Profilzylinder" and "Profil-Doppelzylinder": compounds with the same head. */
function isOtherCompound(one: string, other: string): boolean {
  return Math.min(one.length, other.length) > shortestHead && one.endsWith(other.slice(-shortestHead));
}

/** "Sneaker" and "Sneakers", "scarpa" and "scarpe". */
function isOtherNumber(one: string, other: string): boolean {
  if (one.length < shortestSaid || Math.abs(one.length - other.length) > longestEnding) return false;
  const least = Math.min(one.length, other.length);
  const ending = /^(?:|[aeiosxn]|es|en|er|se)$/;
  return [least, least - 1].some(
    (length) =>
      other.startsWith(one.slice(0, length)) &&
      ending.test(one.slice(length)) &&
      ending.test(other.slice(length)),
  );
}

/** In letters. */
const longestEnding = 2;
