import { acronyms } from "../../nlp/casing-words.ts";
import { isSeveral, kindLink, takesOf } from "../analysis/noun-relations.ts";
import type { NounPhrase, PhraseKind, PhraseProperty } from "../analysis/phrase.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import { declineGerman, type GermanAgreement, type GermanCase } from "./adjectives.ts";
import { germanThe } from "./articles.ts";
import { compoundPrefix, joinCompound } from "./german-compounds.ts";
import { fixed, type WrittenPart, word } from "./written-text.ts";

interface GermanSite {
  readonly case: GermanCase;
  readonly hasArticle?: boolean;
}

/** Word order: declined adjectives, noun (a compound if possible), materials after "aus", other modifiers. */
export function writeGerman(phrase: NounPhrase, site: GermanSite = { case: "nominative" }): WrittenPart[] {
  const { noun, count, namesBefore, namesBehind } = phrase;
  if (noun === undefined) return writeWithoutNoun(phrase);
  const { isPluralOnly, gender = "n" } = noun.entry.grammar?.de ?? {};
  const isPlural = isPluralOnly === true || noun.isPlural || (count !== undefined && count !== "1");
  const agreement: GermanAgreement = { gender, isPlural, ...site };
  const thing = writeThing(phrase, agreement);
  const hasAdjective = phrase.properties.some(({ entry }) => !isPhrase(entry) && !isPrefix(entry));
  const isTerm = /\s/.test(thing.text) || (hasAdjective && namesBefore.some((name) => /\d/.test(name)));
  return [
    ...(count === undefined ? [] : [fixed(count)]),
    ...writeAdjectives(phrase.properties, agreement),
    ...(isTerm ? [] : namesBefore.map(fixed)),
    ...thing.loose.map(fixed),
    word(thing.text),
    ...(isTerm ? namesBefore.map(fixed) : []),
    ...thing.apposition,
    ...writeMaterials(phrase),
    ...thing.behind,
    ...phrase.properties
      .filter(({ entry }) => isPhrase(entry))
      .map(({ entry }) => word(entry.forms.de?.[0] ?? "")),
    ...namesBehind.map(fixed),
    ...writeComplements(phrase),
  ];
}

function writeWithoutNoun(phrase: NounPhrase): WrittenPart[] {
  const { properties, materials, audiences, isLinked } = phrase;
  return [
    ...phrase.namesBefore.map(fixed),
    ...phrase.technical.map(fixed),
    ...joined(properties, ({ forms }) => forms.de?.[0] ?? ""),
    ...(isLinked && materials.length > 0 ? [word("aus")] : []),
    ...joined(materials, ({ forms }) => forms.de?.[0] ?? ""),
    ...(isLinked && audiences.length > 0 ? [word("für")] : []),
    ...joined(audiences, ({ forms }) => forms.de?.[1] ?? forms.de?.[0] ?? ""),
    ...phrase.namesBehind.map(fixed),
    ...writeComplements(phrase),
  ];
}

function joined(
  properties: readonly PhraseProperty[],
  write: (entry: GlossaryEntry) => string,
): WrittenPart[] {
  return properties.flatMap(({ entry, isJoined }) =>
    isJoined ? [word("und"), word(write(entry))] : [word(write(entry))],
  );
}

function isPhrase({ grammar }: GlossaryEntry): boolean {
  return grammar?.de?.isPhrase === true;
}

function isPrefix({ grammar }: GlossaryEntry): boolean {
  return grammar?.de?.isJoined === true;
}

/** "Schwarz-weißes Kleid": coordinated colours form one adjective; other adjectives follow each other. */
function writeAdjectives(properties: readonly PhraseProperty[], agreement: GermanAgreement): WrittenPart[] {
  const adjectives = properties.filter(({ entry }) => !isPhrase(entry) && !isPrefix(entry));
  return adjectives.flatMap(({ entry }, place) => {
    const next = adjectives[place + 1];
    const isFirstOfTwo = next?.isJoined === true && entry.role === "color" && next.entry.role === "color";
    if (isFirstOfTwo) return [word(`${entry.forms.de?.[0] ?? ""}-`)];
    const isAdded = adjectives[place]?.isJoined === true && entry.role !== "color";
    return [...(isAdded ? [word("und")] : []), word(adjectiveText(entry, agreement))];
  });
}

function adjectiveText({ forms, grammar }: GlossaryEntry, agreement: GermanAgreement): string {
  const base = forms.de?.[0] ?? "";
  const { isInvariable, inflected } = grammar?.de ?? {};
  return isInvariable === true ? base : declineGerman(inflected?.[1] ?? base, agreement);
}

interface WrittenThing {
  readonly text: string;
  /** Technical terms that are not joined with a hyphen. */
  readonly loose: readonly string[];
  readonly apposition: readonly WrittenPart[];
  /** The modifiers that are not part of the compound. */
  readonly behind: readonly WrittenPart[];
}

function writeThing(phrase: NounPhrase, agreement: GermanAgreement): WrittenThing {
  const { noun, kinds, audiences, technical, properties } = phrase;
  const behind: WrittenPart[] = [];
  const apposition: WrittenPart[] = [];
  if (noun === undefined) return { text: "", loose: [], apposition, behind };
  let text = nounText(noun.entry, agreement);
  for (const kind of kinds) {
    const prefix = takesOf(noun.entry) ? undefined : kindPrefix(kind);
    const compound = prefix === undefined ? undefined : joinCompound(prefix, text);
    if (compound !== undefined) text = compound;
    else if (kindLink(noun.entry, kind) === "collection")
      apposition.push(...writeGerman(asPlural(kind.phrase)));
    else behind.push(...writeKindBehind(noun.entry, kind));
  }
  for (const { entry } of properties) {
    if (isPrefix(entry))
      text = joinCompound(entry.forms.de?.[0] ?? "", text) ?? `${entry.forms.de?.[0]} ${text}`;
  }
  const [audience] = audiences;
  const prefix = audience?.entry.forms.de?.[0];
  const isPlain = audiences.length === 1 && prefix !== undefined && kinds.length === 0;
  const hasPrefix = prefix !== undefined && text.toLowerCase().includes(prefix.toLowerCase());
  const mayJoin = isPlain && joinedAudiences.has(prefix) && !properties.some(({ entry }) => isPrefix(entry));
  const compound = mayJoin ? joinCompound(prefix, text) : undefined;
  if (!hasPrefix && compound !== undefined && compound.length <= 26) text = compound;
  else if (!hasPrefix && audiences.length > 0) {
    const words = joined(audiences, ({ forms }) => forms.de?.[1] ?? forms.de?.[0] ?? "");
    if (prefix === "Unisex") text = `Unisex-${text}`;
    else behind.unshift(word("für"), ...words);
  }
  const loose = technical.filter((name) => !acronyms().has(name.toLowerCase()) || /\s/.test(text));
  const hyphened = technical.filter((name) => !loose.includes(name));
  return { text: [...hyphened, text].join("-"), loose, apposition, behind };
}

/** "Pulver aus schwarzem Pfeffer", "Tasche für elektrische Gitarren". */
function writeKindBehind(head: GlossaryEntry, kind: PhraseKind): WrittenPart[] {
  const link = kindLink(head, kind);
  if (link === "substance") return [word("aus"), ...writeGerman(kind.phrase, { case: "dative" })];
  if (link === "flavour") {
    const phrase = isSeveral(kind, link) ? asPlural(kind.phrase) : kind.phrase;
    return [word("mit"), ...writeGerman(phrase, { case: "dative" })];
  }
  return [word("für"), ...writeGerman(kind.phrase, { case: "accusative" })];
}

/** Audiences that are usual as the first part of a compound; others follow "für". */
const joinedAudiences: ReadonlySet<string> = new Set(
  "Damen Herren Kinder Baby Mädchen Hunde Katzen".split(" "),
);

function kindPrefix({ phrase }: PhraseKind): string | undefined {
  const { noun, properties, materials, kinds, audiences, complements } = phrase;
  const isBare = [properties, materials, kinds, audiences, complements].every((list) => list.length === 0);
  return noun !== undefined && isBare ? compoundPrefix(noun.entry) : undefined;
}

function asPlural(phrase: NounPhrase): NounPhrase {
  return phrase.noun === undefined ? phrase : { ...phrase, noun: { ...phrase.noun, isPlural: true } };
}

/** The noun in its number and case, including the adjective of a term (elektrische Zahnbürste). */
function nounText({ forms }: GlossaryEntry, agreement: GermanAgreement): string {
  const [one = "", many = one] = forms.de ?? [];
  const text = agreement.isPlural ? many : one;
  const isDativePlural = agreement.case === "dative" && agreement.isPlural && /(?:e|e[lr])$/.test(text);
  const ended = isDativePlural ? `${text}n` : text;
  const adjective = /^(\p{Ll}+?)(?:e[rs]?) (?=\p{Lu})/u.exec(ended);
  if (adjective?.[1] === undefined || agreement.case === "nominative") return ended;
  return `${declineGerman(adjective[1], agreement)} ${ended.slice(adjective[0].length)}`;
}

function writeMaterials({ materials }: NounPhrase): WrittenPart[] {
  if (materials.length === 0) return [];
  return [word("aus"), ...joined(materials, ({ forms }) => forms.de?.[0] ?? "")];
}

const prepositions = {
  with: ["mit", "dative"],
  without: ["ohne", "accusative"],
  for: ["für", "accusative"],
  in: ["in", "dative"],
  on: ["auf", "dative"],
  from: ["aus", "dative"],
  at: ["mit", "dative"],
} as const;

function writeComplements({ complements }: NounPhrase): WrittenPart[] {
  return complements.flatMap(({ joint, hasArticle, phrases }) => {
    const [preposition, governedCase] = prepositions[joint as keyof typeof prepositions] ?? prepositions.with;
    const inner = phrases.flatMap((phrase, place) => {
      const article = hasArticle && joint === "for" ? articleOf(phrase) : undefined;
      return [
        ...(place === 0 ? [] : [word("und")]),
        ...(article === undefined ? [] : [word(article)]),
        ...writeGerman(phrase, { case: governedCase, hasArticle: article !== undefined }),
      ];
    });
    return [word(preposition), ...inner];
  });
}

function articleOf({ noun, namesBefore }: NounPhrase): string | undefined {
  const gender = noun?.entry.grammar?.de?.gender;
  if (noun === undefined || gender === undefined || noun.isPlural || namesBefore.length > 0) return undefined;
  return germanThe(gender, false);
}
