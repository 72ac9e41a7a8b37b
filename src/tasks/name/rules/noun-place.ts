import { languages } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";
import { isListed } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { isAmbiguousColour, type NamedRecord } from "./named-record.ts";
import { readName } from "./read-name.ts";

/**
 * German puts the noun behind the maker and the model, or where the model's end is unsure, behind the maker; French and Italian in
 * front of all, English in front of what only varies.
 * @param brand that stands in front of the name; absent: the row's own
 */
export function withNoun(name: string, noun: string, record: NamedRecord, brand?: string): string {
  const { language, glossary, evidence } = record;
  if (language === "en") {
    const place = behindModel(name, language, glossary);
    const own = besideOwnWord(name, noun);
    if (own !== undefined) return own;
    const titled = noun.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
    return `${name.slice(0, place)} ${titled}${name.slice(place)}`;
  }
  const last =
    language === "de" ? noun.replace(/(?<=\s)\p{Ll}(?=\p{L}+$)/u, (letter) => letter.toUpperCase()) : noun;
  const capital = capitalized(last);
  const maker = language === "de" ? (brand ?? statedBrand(evidence)) : undefined;
  if (maker === undefined || !name.toLowerCase().startsWith(`${maker.toLowerCase()} `))
    return `${capital} ${name}`;
  const end = withoutColours(name.slice(0, behindModel(name, language, glossary)), glossary).length;
  const designation = name.slice(maker.length + 1, end);
  const place = endsWithModel(designation) || isNumberedName(designation, glossary) ? end : maker.length;
  return `${name.slice(0, place)} ${capital}${name.slice(place)}`;
}

/** "Musar Red 2016" is "Musar Red Wine 2016" by "red wine": the name has the first word of the noun already. */
function besideOwnWord(name: string, noun: string): string | undefined {
  const [first = "", head, other] = noun.split(" ");
  if (head === undefined || other !== undefined || !/^\p{L}{3,}$/u.test(first)) return undefined;
  const at = new RegExp(`(?<![\\p{L}\\p{N}-])${first}(?=\\s|$)`, "iu").exec(name);
  if (at === null) return undefined;
  const end = at.index + first.length;
  return `${name.slice(0, end)} ${capitalized(head)}${name.slice(end)}`;
}

/** "A-S 1000 S": a number, and behind it letters of the model alone; a lone name is the model too ("Theta"). */
function endsWithModel(designation: string): boolean {
  if (/^\p{Lu}\p{L}+$/u.test(designation)) return true;
  return /\d\S*(?:\s(?:[\p{Lu}\d][\p{Lu}\d./-]{0,3}|edge|mini|[Pp]lus|[Pp]ro|[Mm]ax|[Ll]ite))*$/u.test(
    designation,
  );
}

/** "Runner 2 Music": names and numbers, and no word of German that could say what the thing is. */
function isNumberedName(designation: string, glossary: Glossary): boolean {
  const words = designation.split(" ");
  const isNameWord = (word: string) =>
    /^\d{1,4}$/u.test(word) ||
    (/^\p{Lu}\p{Ll}+$/u.test(word) &&
      !isListed(word.toLowerCase(), "de") &&
      glossary.roleOf(foldText(word), "de") !== "type");
  return (
    words.length <= mostOfName &&
    /^\p{Lu}\p{Ll}+\s\d{1,3}(?=\s)/u.test(designation) &&
    words.every(isNameWord)
  );
}

/** Words. */
const mostOfName = 4;

/** "Premium-Silber", "Red & Creme", "Titan": words for looks in any language. */
function withoutColours(name: string, glossary: Glossary): string {
  const words = name.split(" ");
  while (words.length > 1 && isLook(words.at(-1) ?? "", glossary)) words.pop();
  return words.join(" ");
}

const looks: ReadonlySet<string> = new Set(["color", "material", "pattern"]);

function isLook(word: string, glossary: Glossary): boolean {
  if (/^[&+]$/u.test(word)) return true;
  const last = foldText(word.split(/[-/]/u).at(-1) ?? "");
  if (!/^\p{Lu}\p{Ll}[\p{L}/-]+$/u.test(word)) return false;
  const tail = /(?:gold|silber|schwarz|weiss|grau|blau|rot|grun|braun)$/u.exec(last)?.[0] ?? last;
  return (
    isAmbiguousColour(tail) || languages.some((language) => looks.has(glossary.roleOf(tail, language) ?? ""))
  );
}

/** Where the name's colours and sizes begin, or what a separator sets off; the comma of a number ("40x40x1,2") is none. */
function behindModel(name: string, language: Language, glossary: Glossary): number {
  const cut = name.search(/\s[-–—|/(]|,(?!(?<=\d,)\d)/u);
  let end = cut < 0 ? name.length : cut;
  const properties = readName(name, language, glossary)
    .attributes.filter((piece) => piece.isFree)
    .toSorted((one, two) => two.end - one.end);
  for (const { start, end: last } of properties) {
    if (start >= end) continue;
    if (name.slice(last, end).trim() !== "" || start === 0) break;
    end = start;
  }
  return name.slice(0, end).trimEnd().length;
}
