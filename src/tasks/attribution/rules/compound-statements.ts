import { isColor } from "../../../catalog/search/query-words.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import { attributesOfFactLabel } from "./fact-labels.ts";
import type { KnownWords } from "./known-words.ts";
import { isNegated } from "./negation.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { doubts, type Statement, scores } from "./statement.ts";
import type { WalkedWord } from "./term-trie.ts";
import { isAccessory, isImitated, isPurpose } from "./unrelated-mentions.ts";
import type { ListedTerm } from "./value-lexicon.ts";
import { isShared } from "./value-matches.ts";
import { stemsOf, type Word } from "./words.ts";

const none: readonly Statement[] = [];

/** Values stated by the modifiers of German compounds: leather in Lederjacke. */
export function compoundStatements(
  { attributes, category }: RequestedAttributes,
  text: ProductText,
  known: KnownWords,
): readonly Statement[] {
  if (!attributes.some(hasModifiers)) return none;
  if (text.language !== "de" && text.language !== undefined) return none;
  // "Zutaten: Vollmilchpulver" is about ingredients alone.
  const stated = text.fact && attributesOfFactLabel(category, text.fact.label).attributes;
  const read = stated?.length ? attributes.filter((attribute) => stated.includes(attribute)) : attributes;
  if (read.length === 0) return none;
  return text.words.flatMap((word, index) => {
    const parts = isNoun(word, text) ? known.partsOf(word.folded) : [];
    if (parts.length === 0 || isNegated(text.words, index, index)) return [];
    if (isPurpose(text.words, index) || isImitated(text.words, index, index)) return [];
    const doubt = isAccessory(text.words, index) ? doubts.accessory : 1;
    const head = parts.at(-1) ?? "";
    // "Silbergold", "Bronzeschwarz": a shade of that colour.
    if (isColor(head)) return [];
    const named = category.names.longest([walked(head)], 0)?.entries.map(({ owner }) => owner.attribute);
    return read.flatMap((attribute) => {
      const isNamed = named?.includes(attribute) === true;
      if (!isNamed && attribute.subject === "material" && isOfCompoundPart(text, index, head)) return [];
      // "Für Kapselmaschinen": the form of what the device takes.
      if (attribute.record.identifier === "product_form" && isIn("of-machine", { folded: head })) return [];
      // "Bits in Kunststoffbox"
      if (attribute.record.identifier === "working_material" && isIn("kit-case", { folded: head })) return [];
      // "20 l Papiersack"
      if (attribute.record.identifier === "litter_material" && isIn("container", { folded: head })) return [];
      // "Geschichtenbuch" tells stories.
      if (attribute.record.identifier === "genre" && isIn("other-word", { folded: parts[0] ?? "" }))
        return [];
      const compound = { text, word, modifiers: parts.slice(0, -1), isNamed };
      return statementOfModifiers(attribute, { ...compound, doubt: isNamed ? 1 : doubt });
    });
  });
}

/** "Topf mit Edelstahlboden", and in a description "Glasdeckel": a name that begins with the part is the part's own. */
function isOfCompoundPart({ source, words }: ProductText, index: number, head: string): boolean {
  if (!isIn("part-of-compound", { folded: head })) return false;
  return source !== "product_name" || isAccessory(words, index);
}

/** In a description German nouns are capitalised: excludes "enthalten", which contains Ente (duck). */
function isNoun({ text: written, kind }: Word, { source }: ProductText): boolean {
  return kind === "word" && (source === "product_name" || /^\p{Lu}/u.test(written));
}

const otherBeginning = /^(?:kunst|imit|pseudo|halb|fast)/;

/** Excludes colours, which compounds use in other senses: Rotwein, Schwarztee, Goldfisch. */
function mayBeModifier({ subject }: CompiledAttribute): boolean {
  return subject === "material" || subject === "other";
}

/** Whether a modifier may state a value of the attribute. */
function hasModifiers(attribute: CompiledAttribute): boolean {
  return attribute.lexicon !== undefined && mayBeModifier(attribute);
}

interface Compound {
  readonly text: ProductText;
  readonly word: Word;
  readonly modifiers: readonly string[];
  /** Whether the head is the attribute's name: the strap in Lederarmband. */
  readonly isNamed: boolean;
  /** Factor of the score, in (0, 1]. */
  readonly doubt: number;
}

/** The longest sequence of modifiers that is a listed value: Kunstleder in Kunstledergürtel, not Leder. */
function statementOfModifiers(attribute: CompiledAttribute, compound: Compound): Statement[] {
  const { text, word, modifiers, isNamed, doubt } = compound;
  if (!mayBeModifier(attribute) || word.folded.length !== word.text.length) return [];
  for (const part of runsOf(word.folded, modifiers)) {
    const spelt = word.folded.includes(part) ? part : part.slice(0, -1);
    const offset = word.folded.indexOf(spelt);
    const entry = findTerm(attribute, part);
    if (offset < 0 || entry === undefined) continue;
    // "Steingut" is listed itself, and no stone.
    if ((findTerm(attribute, word.folded) ?? entry).value !== entry.value) continue;
    if (!isNamed && isShared({ attribute, value: entry.value })) continue;
    if (otherBeginning.test(word.folded) && offset > 0) continue;
    const start = word.start + offset;
    const isListed = text.isEnumeration && attribute.subject === "other";
    const score =
      (isNamed ? scores.besideName : scores.inCompound) * doubt * (isListed ? doubts.enumeration : 1);
    return [{ attribute, value: entry.value, text, start, end: start + spelt.length, score }];
  }
  return [];
}

/** The compound's prefixes and single modifiers as written, the longest first. */
function runsOf(folded: string, modifiers: readonly string[]): readonly string[] {
  const starts = modifiers.map((part) => folded.indexOf(part));
  const joined = modifiers.map((part, index) => folded.slice(0, (starts[index] ?? 0) + part.length));
  return [...new Set([...joined, ...modifiers])].sort((left, right) => right.length - left.length);
}

const shortestStem = 4;

function findTerm(attribute: CompiledAttribute, part: string): ListedTerm | undefined {
  const match = attribute.lexicon?.trie.longest([walked(part)], 0);
  const entry = match?.entries.find(({ language }) => language === "de");
  const listed = entry?.words[0]?.folded ?? "";
  // "Enthält" begins with the stem of Ente.
  if (part.length < shortestStem && listed !== part) return undefined;
  return entry?.owner.needsLabel ? undefined : entry?.owner;
}

function walked(part: string): WalkedWord {
  return { text: part, folded: part, stems: stemsOf(part), phrase: 0 };
}
