import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";

/** What names leave out between a French or Italian noun and the one behind it. */
const joints: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: ["de ", "d'", "à "],
  it: ["da ", "di ", "d'"],
};

/**
 * French and Italian: "occhiali da lettura" of "Occhiale lettura", "plaquettes de frein" of "Plaquettes frein": a noun and the one behind it as
 * the language joins them, where the word lists have the whole. `named` where they have not, or where it says more.
 */
export function joinedType(
  named: ProductType | undefined,
  { name, language, glossary }: SearchedProduct,
): ProductType | undefined {
  const own = joints[language];
  if (own === undefined || (named !== undefined && /\s/u.test(named.text))) return named;
  const { tokens, folded, text } = readWords(name);
  const only = named && readWords(named.text).folded[0];
  const place = only === undefined ? -1 : folded.indexOf(only);
  const places = place >= 0 ? [place] : only === undefined ? [0, 1, 2, 3] : [];
  for (const at of places) {
    const [head, next] = [tokens[at], tokens[at + 1]];
    if (head?.kind !== "word" || next?.kind !== "word" || !/^\p{Lu}?\p{Ll}{2,}$/u.test(next.text)) continue;
    if (text.slice(head.end, next.start) !== " " || text.charAt(next.end) === ".") continue;
    const words = [head.text.toLowerCase(), next.text.toLowerCase()] as const;
    for (const joint of own) {
      const written = `${words[0]} ${joint}${words[1]}`;
      const entry = wholeEntry(written, language, glossary);
      if (entry !== undefined) return { text: spelled(written, entry, language), entry };
    }
  }
  return named;
}

function wholeEntry(written: string, language: Language, glossary: Glossary): GlossaryEntry | undefined {
  const reading = readWords(written);
  return glossary
    .find(reading, language)
    .find(({ entry, first, end }) => entry.role === "type" && first === 0 && end === reading.folded.length)
    ?.entry;
}

/** As the lists have what comes in pairs: "occhiali". */
function spelled(written: string, { forms }: GlossaryEntry, language: Language): string {
  const [singular = written, plural = singular] = (forms[language] ?? []).map((form) => form.toLowerCase());
  const isSame =
    readWords(singular).folded.slice(1).join(" ") === readWords(written).folded.slice(1).join(" ");
  return singular === plural && isSame ? singular : written;
}

/** English and German: the "kurta and pyjama set" of which a list has the "pyjama set": both things of a set are what it is. */
export function pairedSet(
  type: ProductType | undefined,
  { name, language }: SearchedProduct,
): ProductType | undefined {
  if (
    type === undefined ||
    (language !== "en" && language !== "de") ||
    !/(?:^|\s)(?:co-ord\s)?set$/iu.test(type.text)
  )
    return type;
  const place = name.toLowerCase().indexOf(type.text.toLowerCase());
  const first = /(?<![\p{L}-])(\p{L}{3,})\s(?:and|&|und)\s$/u.exec(name.slice(0, Math.max(0, place)))?.[1];
  if (first === undefined) return type;
  const written = `${first} ${language === "de" ? "und" : "and"} ${type.text}`;
  return { text: language === "de" ? written : written.toLowerCase(), entry: undefined };
}
