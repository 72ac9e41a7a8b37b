import type { AttributeRecord, Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { lazily } from "../../../lib/once.ts";
import { readName } from "../../../ml/titles/name-phrases.ts";
import { isFiller } from "../../../nlp/fillers.ts";
import { plainText } from "../../../nlp/html.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { type ReadTexts, readTexts } from "./source-words.ts";
import { isAttributeStated, readStatements } from "./stated-attributes.ts";

const mostNamed = 4;

export interface MissingStatements {
  /** The English name of the kind of product; undefined where the texts name none for sure. */
  readonly kind: string | undefined;
  /** English names of what descriptions of the kind usually state and this one does not, the most asked for first. */
  readonly names: readonly string[];
}

interface DescribedTexts {
  readonly texts: () => ReadTexts;
  /** Of the given name and of all that was read. */
  readonly nameMatches: () => readonly GlossaryMatch[];
  readonly matches: () => readonly GlossaryMatch[];
  readonly givenName: string;
  readonly language: Language;
}

interface Words {
  readonly catalogs: CatalogStore;
  readonly glossary: Glossary;
  /** What the row's columns state is not missing. */
  readonly evidence?: Evidence | undefined;
}

const nothing: MissingStatements = { kind: undefined, names: [] };

/**
 * What a description of the product's kind usually states and the texts do not; nothing where no kind is known.
 * @param name the product's, as it was sent
 */
export function findMissing(source: DescribedTexts, name: string, words: Words): MissingStatements {
  const { language, givenName } = source;
  const thing = withoutComplement(name, language);
  const ofName = thing === givenName ? source.nameMatches() : words.glossary.find(readWords(thing), language);
  const named = headsFirst(kindsOf(ofName), language);
  if (named.length === 0 && /[\p{L}\p{N}]/u.test(name)) return nothing;
  // "Cat food with rice": which of them it is, is not for this task to say.
  if (new Set(named.map(({ identifier }) => identifier)).size > 1) return nothing;
  const matches = source.matches();
  const all = kindsOf(matches);
  const kind = named.find((each) => isSaidAgain(each, all));
  const found = findCategory(kind ?? named[0] ?? all[0], words);
  if (found === undefined) return nothing;
  const statements = readStatements(source.texts(), matches, language);
  const ofRow = lazily(() => readStatementsOfRow(words, language));
  const names: string[] = [];
  for (const asked of askedAttributes(found.catalog.attributes(found.category.identifier), language)) {
    if (names.length === mostNamed) break;
    const isAsked = kind !== undefined || asked.isCommon;
    if (isAsked && !isAttributeStated(asked, statements) && !ofRow()(asked)) names.push(asked.name);
  }
  return { kind: kind?.names.en, names };
}

/** A drill with a case is no case. */
function withoutComplement(name: string, language: Language): string {
  const { core } = readName(name, tokenize(name), language);
  const last = core.at(-1);
  return last === undefined ? name : name.slice(0, last.end);
}

/** Whether a column of the row states an attribute, by its label or by its text. */
function readStatementsOfRow(
  { evidence, glossary }: Words,
  language: Language,
): (asked: AskedAttribute) => boolean {
  const facts = evidence?.facts.filter(({ text }) => !isFiller(text)) ?? [];
  if (facts.length === 0) return () => false;
  const labels = new Set(facts.map(({ label }) => bareLabel(label)));
  const texts = readTexts(facts.map(({ label, text }) => `${label}: ${plainText(text).text}`).join("\n"), "");
  const statements = readStatements(texts, glossary.find(texts, language), language);
  return (asked) =>
    textLanguages.some((each) => labels.has(foldText(asked.attribute.names[each] ?? ""))) ||
    isAttributeStated(asked, statements);
}

interface FoundCategory {
  readonly catalog: Catalog;
  readonly category: CategoryRecord;
}

function kindsOf(matches: readonly GlossaryMatch[]): readonly CategoryRecord[] {
  const kinds: CategoryRecord[] = [];
  for (const { entry } of matches) if (entry.role === "type" && entry.category) kinds.push(entry.category);
  return kinds;
}

/** The thing itself is named last in English and German (laptop skin), first in French and Italian. */
function headsFirst(kinds: readonly CategoryRecord[], language: Language): readonly CategoryRecord[] {
  return language === "en" || language === "de" ? kinds.toReversed() : kinds;
}

/** A kind that the name says and the description says again: an Apple alone is no fruit. */
function isSaidAgain({ identifier }: CategoryRecord, all: readonly CategoryRecord[]): boolean {
  let count = 0;
  for (const other of all) if (other.identifier === identifier) count += 1;
  return count > 1;
}

function findCategory(category: CategoryRecord | undefined, { catalogs }: Words): FoundCategory | undefined {
  if (category === undefined) return undefined;
  for (const channel of catalogs.channels()) {
    const catalog = catalogs.catalog(channel);
    if (catalog.findCategory(category.identifier) !== undefined) return { catalog, category };
  }
  return undefined;
}

/** What a category's descriptions usually state, as it is looked for in one language. */
export interface AskedAttribute {
  readonly attribute: AttributeRecord;
  /** In English and small letters. */
  readonly name: string;
  /** Asked of so many kinds of products that a kind which only the name says is sure enough for it. */
  readonly isCommon: boolean;
  /** Of the words that state it. */
  readonly role: GlossaryRole | undefined;
  /** Folded; undefined where the language has none. */
  readonly label: string | undefined;
}

const common = /^(?:material|colou?r|size|net[-_]weight)$/;
const roleOfAttribute: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/^colou?r$/, "color"],
  [/^material$/, "material"],
  [/gender|target[-_]group/, "audience"],
  [/^pattern$/, "pattern"],
  [/^size$/, "size"],
];

const kept = new WeakMap<readonly AttributeRecord[], Map<Language, readonly AskedAttribute[]>>();

/** What can be chosen from a list or measured and has an English name, the required ones first. Made once for a category's list. */
export function askedAttributes(
  attributes: readonly AttributeRecord[],
  language: Language,
): readonly AskedAttribute[] {
  const byLanguage = kept.get(attributes) ?? new Map<Language, readonly AskedAttribute[]>();
  kept.set(attributes, byLanguage);
  const held = byLanguage.get(language);
  if (held) return held;
  const asked = (["required", "recommended"] as const).flatMap((level) =>
    attributes
      .filter(({ kind, requirementLevel }) => kind !== "open" && requirementLevel === level)
      .flatMap((attribute) => askedAttribute(attribute, language)),
  );
  byLanguage.set(language, asked);
  return asked;
}

function askedAttribute(attribute: AttributeRecord, language: Language): readonly AskedAttribute[] {
  const { identifier, names } = attribute;
  if (names.en === undefined) return [];
  const label = names[language];
  return [
    {
      attribute,
      name: names.en.toLowerCase(),
      isCommon: common.test(identifier),
      role: roleOfAttribute.find(([pattern]) => pattern.test(identifier))?.[1],
      label: label === undefined ? undefined : foldText(label),
    },
  ];
}
