import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributesOfLabel, distinctWords, type LabelMeaning } from "./attribute-mentions.ts";
import { attributeOfSide, sideOfLetter } from "./dimension-names.ts";
import { aliasKeys, labelKey, nameKeys } from "./label-keys.ts";
import { readWords, wordSet } from "./words.ts";

/** A feed's labels are few, and its rows share few categories. */
const meanings = new BoundedCache<string, WeakMap<CategoryLexicon, LabelMeaning>>(cacheSizes.cellLabels);

/**
 * The attributes that a column's name means: as `attributesOfLabel`, and where nothing is found by the labels that shops
 * use besides (`label-aliases.tsv`), without words such as "type", by its parts, or by a side's letter ("Maße B").
 */
export function attributesOfFactLabel(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const known = meanings.getOrCompute(label, () => new WeakMap());
  const meaning = known.get(lexicon) ?? findMeaning(lexicon, label);
  known.set(lexicon, meaning);
  return meaning;
}

function findMeaning(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const identifier = label.replace(/[\s_-]+/g, " ").toLowerCase();
  const itself = lexicon.attributes.filter(
    ({ record }) => record.identifier.replace(/[_-]/g, " ").toLowerCase() === identifier,
  );
  if (itself.length > 0) return { attributes: itself, isNamed: true, topic: undefined };
  const direct = attributesOfLabel(lexicon, label);
  if (direct.attributes.length > 0)
    return direct.isNamed ? direct : withOtherMeasures(lexicon, label, direct);
  const found = attributeOfLetter(lexicon, label) ?? ofWords(lexicon, label) ?? ofParts(lexicon, label);
  return found === undefined ? direct : { attributes: found, isNamed: false, topic: undefined };
}

/** "Quantity" is a number of pieces, and where the cells are in grams, a weight. */
function withOtherMeasures(lexicon: CategoryLexicon, label: string, direct: LabelMeaning): LabelMeaning {
  const key = keyOf(label);
  const dimensions = new Set(direct.attributes.map(({ record }) => record.dimension));
  const others = lexicon.attributes.filter(
    ({ record }) =>
      record.kind === "measure" && !dimensions.has(record.dimension) && aliasKeys(record).has(key),
  );
  return others.length === 0 ? direct : { ...direct, attributes: [...direct.attributes, ...others] };
}

function keyOf(label: string): string {
  return labelKey(readWords(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")));
}

type Found = readonly CompiledAttribute[] | undefined;

function ofWords(lexicon: CategoryLexicon, label: string): Found {
  const words = distinctWords(label);
  const bare = words.filter(({ folded }) => !idle.has(folded));
  return (
    byKey(lexicon, keyOf(label)) ??
    byKey(lexicon, labelKey(words)) ??
    byKey(lexicon, labelKey(bare)) ??
    (bare.length === 0 || bare.length === words.length
      ? undefined
      : named(lexicon, bare.map(({ text }) => text).join(" ")))
  );
}

/** Words of columns that do not tell attributes apart where the whole name is no attribute's. */
const idle = wordSet({
  en: "type types name names style value values description desc kind main primary item product overall dimension dimensions size bag of sizes outer external body",
  de: "art typ name bezeichnung wert haupt masse abmessung abmessungen gesamt aussen produkt artikel der die des tasche",
  fr: "type nom valeur principal principale dimension dimensions hors tout produit du de la sac exterieure",
  it: "tipo tipologia nome valore principale dimensione dimensioni totale prodotto del della di esterna",
});

function byKey({ attributes }: CategoryLexicon, key: string): Found {
  if (key === "") return undefined;
  const own = attributes.filter(({ record }) => nameKeys(record).has(key));
  const found = own.length > 0 ? own : attributes.filter(({ record }) => aliasKeys(record).has(key));
  return found.length === 0 ? undefined : found;
}

function named(lexicon: CategoryLexicon, label: string): Found {
  const { attributes } = attributesOfLabel(lexicon, label);
  return attributes.length === 0 ? undefined : attributes;
}

/** "Kragen/Ausschnitt", "Materials & ingredients". */
function ofParts(lexicon: CategoryLexicon, label: string): Found {
  const parts = label.replace(/\([^)]*\)|\[[^\]]*\]/g, " ").split(/\s*[/&+|]\s*/);
  if (parts.length < 2) return undefined;
  const found = parts.flatMap((part) => named(lexicon, part) ?? ofWords(lexicon, part) ?? []);
  return found.length === 0 ? undefined : [...new Set(found)];
}

const lengthMeasures =
  /^(?:(?:ma(?:ß|ss)e?|abmessung(?:en)?|dimensions?|dimensioni|dim|gr(?:ö|oe)(?:ß|ss)e|size)[\s.:_-]*)?([BHTLWDP])$/i;

/** "Maße B", "Dim. H": a letter for a side. */
function attributeOfLetter(lexicon: CategoryLexicon, label: string): Found {
  const letter = lengthMeasures.exec(label.trim())?.[1];
  const attribute = letter && attributeOfSide(lexicon, sideOfLetter(letter.toUpperCase(), [letter]));
  return attribute ? [attribute] : undefined;
}
