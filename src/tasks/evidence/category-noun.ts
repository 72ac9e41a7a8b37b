import { type Language, textLanguages } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { readWords } from "../../nlp/stemmer.ts";
import type { Glossary } from "../../translation/glossary.ts";
import type { GlossaryEntry } from "../../translation/glossary-entry.ts";
import { type NounGrammar, nounGrammar } from "../../translation/noun-grammar.ts";

/** A singular noun in the language that was asked for, and the word list's entry that it is of. */
export interface CategoryNoun {
  readonly noun: string;
  readonly grammar: NounGrammar;
  readonly entry: GlossaryEntry;
}

/**
 * What the things of a shop's own category are called, where its last level is one noun of the word lists in any language:
 * "digital-cameras" are each a "Digitalkamera".
 */
export function categoryNoun(
  category: string,
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): CategoryNoun | undefined {
  const last = lastLevel(category).replace(/[-_]/gu, " ").trim();
  if (isShelf(last) || placeOfUse.test(last)) return undefined;
  const reading = readWords(last);
  for (const each of [language, ...textLanguages]) {
    const [match, more] = glossary.find(reading, each);
    if (match === undefined || more !== undefined || match.end - match.first !== reading.folded.length)
      continue;
    const { entry } = match;
    // "Cooking", "Camping": where things are used.
    if (entry.domain === "setting" || !isWritten(last, entry, each, language)) continue;
    const form = entry.role === "type" ? entry.forms[language]?.[0] : undefined;
    // What a catalog calls a group of things is no name of one: the shop's own word for it is.
    const own = each === language ? lastLevel(category) : undefined;
    const noun = form !== undefined && ofSeveral.test(form) ? own : form;
    const grammar = noun === undefined ? undefined : nounGrammar(noun, language);
    if (noun === undefined || grammar === undefined || grammar.isPlural || grammar.domain === "part")
      continue;
    return { noun, grammar, entry };
  }
  return undefined;
}

/** Whether a word of another language is written as its word list has it: "Port" is no Italian "porta". */
function isWritten(
  word: string,
  { forms, category }: GlossaryEntry,
  of: Language,
  language: Language,
): boolean {
  if (of === language) return true;
  const listed = [...(forms[of] ?? []), ...(category?.terms[of] ?? []), category?.names[of] ?? ""];
  return listed.some((form) => foldText(form) === foldText(word));
}

/** "Over-Ear- und On-Ear-Kopfhörer", "Cuffie over-ear e on-ear". */
const ofSeveral = /-\s|[,&/]|\s(?:und|oder|and|or|et|ou|ed?|o)\s/u;

/** "Skin Care", "Home Decor", "Autozubehör": not what one thing of it is called. */
export function isShelf(category: string): boolean {
  return shelf.test(category);
}

const shelf =
  /(?:\bcare|wear|ware|food|foods|supplies|accessories|essentials|products|equipment|d[eé]cor|clothing|beauty|make-?up|footwear|grocery|fragrances?|pflege|bedarf|zubehör|bekleidung|kosmetik|lebensmittel|\bsoins?|beauté|vêtements|accessoires|alimentation|\bcura|bellezza|abbigliamento|accessori|alimentari|cosmetic[ai]|cosmetics)$/iu;

/** Where things are used, and the trades that use them: a mould among "Pasticceria" is no pastry. */
const placeOfUse =
  /^(?:(?:the\s)?(?:kitchens?|bath(?:room)?s?|bedrooms?|living rooms?|garden|garage|office|home)|baking|sugarcraft|equestrian|konditorei|backen|reitsport|pâtisserie|équitation|pasticceria|equitazione|küchen?|bad|badezimmer|schlafzimmer|wohnzimmer|garten|büro|haushalt|cuisines?|salle de bains?|chambres?|salon|jardin|bureau|maison|cucin[ae]|bagno|camer[ae](?: da letto)?|soggiorno|giardino|ufficio|casa)$/iu;

/** Keys of several categories: "camcorders,variant-showcase". */
const keys = /^\p{Ll}[\p{Ll}\d_-]*(?:,\p{Ll}[\p{Ll}\d_-]*)+$/u;

/** Of a path of categories; of several keys the first one. */
export function lastLevel(category: string): string {
  const last =
    category
      .split(/[>/|»]/u)
      .at(-1)
      ?.trim() ?? "";
  return keys.test(last) ? (last.split(",")[0] ?? "") : last;
}
