import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { fourForms, propertyWord } from "../inflection/property-forms.ts";
import type { PhraseDraft } from "./phrase.ts";
import type { NounPiece, PropertyPiece } from "./piece.ts";

/** The number that the phrase has: that of the noun's form, or where it is open, what stands beside it says. */
export function draftIsPlural({ noun, count, properties }: PhraseDraft, source: Language): boolean {
  if (noun === undefined) return false;
  if (count !== undefined) return Number(count) !== 1;
  if (noun.entry.grammar?.[source]?.isPluralOnly === true) return noun.isPlural && !noun.isNumberOpen;
  if (!noun.isNumberOpen) return noun.isPlural;
  return properties.some((property) => saysPlural(property, noun, source));
}

function saysPlural(
  { entry, found }: PhraseDraft["properties"][number],
  noun: NounPiece,
  source: Language,
): boolean {
  const word = propertyWord(entry, source);
  if (word === undefined || word.isInvariable || source === "en") return false;
  const folded = foldText(found);
  if (source === "de") {
    const gender = noun.entry.grammar?.de?.gender;
    return gender !== "f" && folded.endsWith("e") && folded !== foldText(word.base);
  }
  const forms = fourForms(word, source).map(foldText);
  return !forms.slice(0, 2).includes(folded) && forms.slice(2).includes(folded);
}

/** Whether the property stands in a form that agrees with the noun. */
export function fitsNoun({ entry, found }: PropertyPiece, noun: NounPiece, source: Language): boolean {
  if (source === "en" || source === "de") return true;
  const word = propertyWord(entry, source);
  if (word === undefined || word.isInvariable) return true;
  const { gender, isPluralOnly } = noun.entry.grammar?.[source] ?? {};
  if (gender === undefined) return true;
  const forms = fourForms(word, source).map(foldText);
  const feminine = gender === "f" ? 1 : 0;
  const isOpen = noun.isNumberOpen && isPluralOnly !== true;
  const isPlural = noun.isPlural || isPluralOnly === true;
  const places = isOpen ? [feminine, feminine + 2] : [isPlural ? feminine + 2 : feminine];
  return places.some((place) => forms[place] === foldText(found));
}
