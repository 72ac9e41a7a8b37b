import { isPaired, isSeveral, kindLink } from "../analysis/noun-relations.ts";
import type { NounPhrase, PhraseComplement, PhraseKind, PhraseProperty } from "../analysis/phrase.ts";
import type { Gender, GlossaryEntry } from "../glossary-entry.ts";
import { fourForms, italianForms, propertyWord } from "./adjectives.ts";
import { frenchAt, frenchOf, frenchThe, italianAt, italianThe } from "./articles.ts";
import { fixed, joinParts, type WrittenPart, word } from "./written-text.ts";

export type Romance = "fr" | "it";

interface Agreement {
  readonly gender: Gender;
  readonly isPlural: boolean;
}

const and: Readonly<Record<Romance, string>> = { fr: "et", it: "e" };
const roleOrder = ["quality", "pattern", "value", "color"];

/** Word order of French and Italian: noun, kind, qualities, colours, materials, names, audiences. */
export function writeRomance(phrase: NounPhrase, language: Romance, before?: NounPhrase): WrittenPart[] {
  const { noun, count, technical, namesBefore, namesBehind } = phrase;
  if (noun === undefined) return writeWithoutNoun(phrase, language, before);
  const agreement = agreementOf(phrase, language);
  const inFront = phrase.properties.filter(({ entry }) => isBefore(entry, language));
  const behind = phrase.properties.filter(
    ({ entry }) => !isBefore(entry, language) && !isPhrase(entry, language),
  );
  const phrases = phrase.properties.filter(({ entry }) => isPhrase(entry, language));
  const text = nounText(noun.entry, agreement.isPlural, language);
  return [
    ...(count === undefined ? [] : [fixed(count)]),
    ...writeProperties(inFront, agreement, language, text),
    word(text),
    ...technical.map(fixed),
    ...phrase.kinds.filter((kind) => !isUse(kind)).flatMap(writeOne),
    ...writeProperties(ordered(behind), agreement, language, ""),
    ...phrases.filter(isPlace).map(textOf),
    ...writeMaterials(phrase, language),
    ...phrase.kinds.filter(isUse).flatMap(writeOne),
    ...phrases.filter((property) => !isPlace(property)).map(textOf),
    ...namesBefore.map(fixed),
    ...namesBehind.map(fixed),
    ...(namesAudience(phrase, text, language) ? [] : writeAudiences(phrase, language, agreement.isPlural)),
    ...phrase.complements.flatMap((complement) => writeComplement(complement, language)),
  ];

  function textOf({ entry }: PhraseProperty): WrittenPart {
    return word(entry.forms[language]?.[0] ?? "");
  }

  /** "Table d'extérieur en bois". */
  function isPlace({ entry }: PhraseProperty): boolean {
    return /^(?:d['’]|da |de )/.test(entry.forms[language]?.[0] ?? "");
  }

  function writeOne(kind: PhraseKind): WrittenPart[] {
    return isSeason(kind, language)
      ? [word(seasonText(kind, agreement))]
      : writeKind((noun as NonNullable<typeof noun>).entry, kind, language);
  }

  /** "Mallette noire pour ordinateur": what it is for stands behind the qualities, which else would seem the computer's. */
  function isUse(kind: PhraseKind): boolean {
    const link = noun === undefined ? undefined : kindLink(noun.entry, kind);
    return (
      link === "purpose" || link === "flavour" || link === "body" || (link === "part" && language === "it")
    );
  }
}

/** "Robe longue, noire": properties after a comma agree with the previous noun. */
function writeWithoutNoun(phrase: NounPhrase, language: Romance, before?: NounPhrase): WrittenPart[] {
  const first = ({ forms }: GlossaryEntry) => forms[language]?.[0] ?? "";
  const { isLinked } = phrase;
  return [
    ...phrase.namesBefore.map(fixed),
    ...phrase.technical.map(fixed),
    ...(before === undefined
      ? joined(phrase.properties, language, first)
      : writeProperties(phrase.properties, agreementOf(before, language), language, "")),
    ...(isLinked ? writeMaterials(phrase, language) : joined(phrase.materials, language, first)),
    ...(isLinked ? writeAudiences(phrase, language) : joined(phrase.audiences, language, first)),
    ...phrase.namesBehind.map(fixed),
    ...phrase.complements.flatMap((complement) => writeComplement(complement, language)),
  ];
}

/** Whether the noun already names the audience: "croquettes pour chien". */
function namesAudience({ audiences }: NounPhrase, text: string, language: Romance): boolean {
  const form = audiences[0]?.entry.forms[language]?.[0];
  return form !== undefined && text.split(/\s/).includes(form);
}

function agreementOf({ noun, count }: NounPhrase, language: Romance): Agreement {
  const { gender = "m", pluralGender, isPluralOnly } = noun?.entry.grammar?.[language] ?? {};
  const isPlural = isPluralOnly === true || noun?.isPlural === true || (count !== undefined && count !== "1");
  return { gender: isPlural ? (pluralGender ?? gender) : gender, isPlural };
}

function nounText({ forms }: GlossaryEntry, isPlural: boolean, language: Romance): string {
  const [one = "", many = one] = forms[language] ?? [];
  return isPlural ? many : one;
}

function isBefore({ grammar }: GlossaryEntry, language: Romance): boolean {
  return grammar?.[language]?.isBeforeNoun === true;
}

function isPhrase({ grammar }: GlossaryEntry, language: Romance): boolean {
  return grammar?.[language]?.isPhrase === true;
}

function ordered(properties: readonly PhraseProperty[]): PhraseProperty[] {
  const groups: PhraseProperty[][] = [];
  for (const property of properties) {
    if (property.isJoined) groups.at(-1)?.push(property);
    else groups.push([property]);
  }
  const rank = (group: readonly PhraseProperty[]) => roleOrder.indexOf(group[0]?.entry.role ?? "");
  return groups.toSorted((one, two) => rank(one) - rank(two)).flat();
}

function joined(
  properties: readonly PhraseProperty[],
  language: Romance,
  write: (entry: GlossaryEntry) => string,
): WrittenPart[] {
  return properties.flatMap(({ entry, isJoined }) =>
    isJoined ? [word(and[language]), word(write(entry))] : [word(write(entry))],
  );
}

/** Coordinated colours do not agree in French (robe noir et blanc). */
function writeProperties(
  properties: readonly PhraseProperty[],
  agreement: Agreement,
  language: Romance,
  next: string,
): WrittenPart[] {
  const isColor = ({ entry }: PhraseProperty) => entry.role === "color";
  const areJoined =
    language === "fr" && properties.some((property) => property.isJoined && isColor(property));
  return properties.flatMap((property) => {
    const text =
      areJoined && isColor(property)
        ? (property.entry.forms[language]?.[0] ?? "")
        : adjectiveText(property.entry, agreement, language, next);
    return property.isJoined ? [word(and[language]), word(text)] : [word(text)];
  });
}

/** Forms of French adjectives before a vowel. */
const beforeVowel: Readonly<Record<string, string>> = { nouveau: "nouvel", beau: "bel", vieux: "vieil" };

function adjectiveText(
  entry: GlossaryEntry,
  { gender, isPlural }: Agreement,
  language: Romance,
  next: string,
): string {
  const property = propertyWord(entry, language);
  if (property === undefined) return "";
  const form = fourForms(property, language)[(gender === "f" ? 1 : 0) + (isPlural ? 2 : 0)] ?? property.base;
  const isElided = next !== "" && language === "fr" && !isPlural && frenchOf(next) === "d'";
  return isElided ? (beforeVowel[form] ?? form) : form;
}

function writeMaterials({ materials }: NounPhrase, language: Romance): WrittenPart[] {
  if (materials.length === 0) return [];
  const parts = joined(materials, language, ({ forms }) => forms[language]?.[0] ?? "");
  return [word(language === "fr" ? "en" : "in"), ...parts];
}

function writeAudiences({ audiences }: NounPhrase, language: Romance, isPlural = false): WrittenPart[] {
  const [first] = audiences;
  if (first === undefined) return [];
  const parts = joined(audiences, language, ({ forms }) => forms[language]?.[0] ?? "");
  if (/^unisex$/.test(first.entry.forms[language]?.[0] ?? "")) return parts;
  if (first.entry.forms.fr?.[0] === "unisexe") return [word(isPlural ? "unisexes" : "unisexe")];
  return [word(language === "fr" ? "pour" : (first.entry.grammar?.it?.link ?? "per")), ...parts];
}

const seasons: Readonly<Record<string, string>> = {
  summer: "estivo",
  winter: "invernale",
  spring: "primaverile",
  autumn: "autunnale",
};

/** "Abito estivo": Italian has adjectives for the seasons. */
function isSeason({ phrase }: PhraseKind, language: Romance): boolean {
  return language === "it" && (phrase.noun?.entry.forms.en?.[0] ?? "") in seasons;
}

function seasonText({ phrase }: PhraseKind, { gender, isPlural }: Agreement): string {
  const base = seasons[phrase.noun?.entry.forms.en?.[0] ?? ""] ?? "";
  return italianForms(base)[(gender === "f" ? 1 : 0) + (isPlural ? 2 : 0)] ?? base;
}

function writeKind(head: GlossaryEntry, kind: PhraseKind, language: Romance): WrittenPart[] {
  const link = kindLink(head, kind);
  const held = kind.phrase.noun;
  const isPlural =
    held !== undefined &&
    ((held.isPlural && link !== "setting") ||
      (isSeveral(kind, link) && isCountedIn(held.entry, language)) ||
      (link === "collection" && isCountable(held.entry)) ||
      (link === "body" && isPaired(held.entry)));
  const phrase = held === undefined ? kind.phrase : { ...kind.phrase, noun: { ...held, isPlural } };
  const parts = writeRomance(phrase, language);
  const next = joinParts(parts);
  const site = { ...agreementOf(phrase, language), next };
  if (link === "purpose" && kind.relation === "at") return [word(language === "fr" ? "à" : "con"), ...parts];
  if (link === "purpose" || (link === "part" && language === "it"))
    return [word(language === "fr" ? "pour" : "per"), ...parts];
  if (link === "flavour") return [word(language === "fr" ? frenchAt(site) : italianAt(site)), ...parts];
  if (link === "body") {
    const article = language === "fr" ? frenchThe(site) : italianThe(site);
    return [word(language === "fr" ? "pour" : "per"), word(article), ...parts];
  }
  if (link === "feature") return [word(language === "fr" ? "à" : "con"), ...parts];
  if (language === "fr") return [word(frenchOf(next)), ...parts];
  return [word(link === "setting" ? "da" : "di"), ...parts];
}

/** False for collective nouns: "torta alla frutta". */
function isCountedIn({ forms }: GlossaryEntry, language: Romance): boolean {
  const [one, many] = forms[language] ?? [];
  return language === "fr" || one !== many;
}

function isCountable({ forms }: GlossaryEntry): boolean {
  const [one, many] = forms.en ?? [];
  return one !== many;
}

const prepositions: Readonly<Record<Romance, Readonly<Record<string, string>>>> = {
  fr: { with: "avec", without: "sans", for: "pour", in: "en", on: "sur", from: "de" },
  it: { with: "con", without: "senza", for: "per", in: "in", on: "su", from: "da" },
};

function writeComplement({ joint, hasArticle, phrases }: PhraseComplement, language: Romance): WrittenPart[] {
  const inner = phrases.flatMap((phrase, place) => {
    const parts = writeRomance(phrase, language);
    const isBody = phrase.noun?.entry.domain === "body" && joint === "for";
    const site = { ...agreementOf(phrase, language), next: joinParts(parts) };
    const isNamed = phrase.noun === undefined;
    const article = language === "fr" ? frenchThe(site) : italianThe(site);
    const at = language === "fr" ? frenchAt(site) : italianAt(site);
    const starts =
      joint === "at"
        ? [word(at)]
        : (hasArticle || isBody) && joint === "for" && !isNamed
          ? [word(article)]
          : [];
    return [...(place === 0 ? [] : [word(and[language])]), ...starts, ...parts];
  });
  const preposition = prepositions[language][joint];
  return preposition === undefined ? inner : [word(preposition), ...inner];
}
