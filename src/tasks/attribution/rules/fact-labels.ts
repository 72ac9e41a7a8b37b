import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { sideOfLetter } from "../../../nlp/side-letters.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributesOfLabel, distinctWords, type LabelMeaning } from "./attribute-mentions.ts";
import { attributeOfSide } from "./dimension-names.ts";
import { aliasKeys, labelKey, nameKeys, senseOf } from "./label-keys.ts";
import { hasCutWord, spelledOut } from "./label-short-forms.ts";
import { readWords, wordSet } from "./words.ts";

/** A feed's labels are few, and its rows share few categories. */
const meanings = new BoundedCache<string, WeakMap<CategoryLexicon, LabelMeaning>>(cacheSizes.cellLabels);

/**
 * The attributes that a column's name means: as `attributesOfLabel`, and where nothing is found by the labels that shops
 * use besides (`label-aliases.tsv`), without words such as "type", by its parts, by a side's letter ("Maße B"), or by a known
 * label in it ("Giri centrifuga", "Nennfüllmenge").
 */
export function attributesOfFactLabel(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const known = meanings.getOrCompute(label, () => new WeakMap());
  const meaning = known.get(lexicon) ?? withoutCards(findMeaning(lexicon, label), label);
  known.set(lexicon, meaning);
  return meaning;
}

const cards = wordSet({
  en: "card cards",
  de: "karte karten speicherkarte speicherkarten grafikkarte",
  fr: "carte cartes",
  it: "scheda schede",
});

/** "Max memory card size", "Mémoire carte graphique": the memory of another thing than the computer's. */
function withoutCards(meaning: LabelMeaning, label: string): LabelMeaning {
  if (!meaning.attributes.some(isMemory) || !distinctWords(label).some(({ folded }) => cards.has(folded)))
    return meaning;
  return { ...meaning, attributes: meaning.attributes.filter((attribute) => !isMemory(attribute)) };
}

function isMemory({ record }: CompiledAttribute): boolean {
  return record.identifier === "memory";
}

function findMeaning(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const identifier = label.replace(/[\s_-]+/g, " ").toLowerCase();
  const itself = lexicon.attributes.filter(
    ({ record }) => record.identifier.replace(/[_-]/g, " ").toLowerCase() === identifier,
  );
  if (itself.length > 0) return { attributes: itself, isNamed: true, topic: undefined };
  const sense = lexicon.isOfAll === true ? undefined : bySense(lexicon, keyOf(label));
  if (sense !== undefined) {
    // "Farbe" of a pen is its ink's where it is a colour of ink.
    const isBorrowed = sense.record.identifier === "ink_color";
    return {
      attributes: [sense],
      isNamed: !isBorrowed,
      topic: undefined,
      ...(isBorrowed && { isPart: true }),
    };
  }
  if (hasCutWord(label)) {
    const meant = ofCutWords(lexicon, label);
    if (meant !== undefined) return meant;
  }
  const direct = attributesOfLabel(lexicon, label);
  if (direct.attributes.length > 0) {
    const term = ofTerm(lexicon, label, direct);
    return hasCutWord(label) ? { ...term, isNamed: false, isPart: true } : term;
  }
  const whole = attributeOfLetter(lexicon, label) ?? byKey(lexicon, keyOf(label));
  const found = whole ?? ofWords(lexicon, label) ?? ofParts(lexicon, label);
  if (found !== undefined) return { attributes: found, isNamed: whole?.length === 1, topic: undefined };
  const contained = ofContained(lexicon, label);
  return contained === undefined
    ? direct
    : { attributes: contained, isNamed: false, topic: undefined, isPart: true };
}

/** "Ursprungsld.": what all that it may be in full means; if that differs, what stands in the cells has to be one of it. */
function ofCutWords(lexicon: CategoryLexicon, label: string): LabelMeaning | undefined {
  const found = spelledOut(lexicon, label)
    .map((reading) => findMeaning(lexicon, reading))
    .filter(({ attributes }) => attributes.length > 0);
  const [first] = found;
  const isSame = ({ attributes }: LabelMeaning) => attributes[0] === first?.attributes[0];
  if (first === undefined || found.every(isSame)) return first;
  const attributes = distinguishable([...new Set(found.flatMap((meaning) => meaning.attributes))]) ?? [];
  return { attributes, isNamed: false, topic: undefined, isPart: true };
}

/**
 * A column that is called by a term of one attribute has its values, also such as the channel does not list. "Quantity" is a
 * number of pieces, and where the cells are in grams, a weight.
 */
function ofTerm(lexicon: CategoryLexicon, label: string, direct: LabelMeaning): LabelMeaning {
  const key = keyOf(label);
  const dimensions = new Set(direct.attributes.map(({ record }) => record.dimension));
  const others = lexicon.attributes.filter(
    ({ record }) =>
      record.kind === "measure" && !dimensions.has(record.dimension) && aliasKeys(record).has(key),
  );
  const attributes = [...direct.attributes, ...others];
  return { ...direct, attributes, isNamed: direct.isNamed || attributes.length === 1 };
}

function keyOf(label: string): string {
  return labelKey(readWords(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")));
}

function bySense({ attributes }: CategoryLexicon, key: string): CompiledAttribute | undefined {
  const named = ({ identifier }: CompiledAttribute["record"]) => identifier.replace(/[_-]/g, " ");
  const identifier = senseOf(key, new Set(attributes.map(({ record }) => named(record))));
  return identifier === undefined ? undefined : attributes.find(({ record }) => named(record) === identifier);
}

type Found = readonly CompiledAttribute[] | undefined;

function ofWords(lexicon: CategoryLexicon, label: string): Found {
  const words = distinctWords(label);
  const bare = words.filter(({ folded }) => !idle.has(folded));
  return (
    byKey(lexicon, labelKey(words)) ??
    byKey(lexicon, labelKey(bare)) ??
    (bare.length === 0 || bare.length === words.length
      ? undefined
      : named(lexicon, bare.map(({ text }) => text).join(" ")))
  );
}

/** Words of columns that do not tell attributes apart where the whole name is no attribute's. */
const idle = wordSet({
  en: "type types name names style value values description desc kind main primary item product article unit overall dimension dimensions size bag of sizes outer external body",
  de: "art typ name bezeichnung wert haupt masse abmessung abmessungen gesamt aussen produkt artikel der die des tasche",
  fr: "type nom valeur principal principale dimension dimensions hors tout produit article unitaire du de la sac exterieure",
  it: "tipo tipologia nome valore principale dimensione dimensioni totale prodotto articolo unitario del della di esterna",
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

const shortest = { word: 4, end: 5 } as const;
const mostLabelWords = 6;
/** Of what they are a number, a kind, a class or a country, the other words say. */
const vague = wordSet({
  en: "number count quantity country type types class level",
  de: "anzahl menge land typ klasse stufe",
  fr: "nombre quantite pays type types classe niveau",
  it: "numero quantita paese tipo tipi tipologia classe livello",
});
/** What of the product the rest of a label speaks of, if not of the whole. */
const parts = wordSet({
  en: "packaging package packing carton parcel shipping delivery frame leg legs foot feet handle lid base cable strap band cover accessory accessories warranty price stock available availability serving speaker",
  de: "verpackung vpe umkarton karton paket versand lieferung gestell rahmen bein beine fuss fusse griff deckel kabel zubehor garantie preis lager bestand mindestbestellmenge erhaltlich erhaltliche verfugbar verfugbare lieferbare portion lautsprecher",
  fr: "emballage colis carton livraison expedition cadre pied pieds poignee couvercle cable accessoire accessoires garantie prix stock",
  it: "imballo imballaggio collo cartone spedizione consegna telaio gamba gambe piede piedi manico coperchio cavo accessori garanzia prezzo magazzino disponibile disponibili porzione altoparlante",
});

/**
 * The longest known label among a longer one's words, or at a German compound's end. Only such attributes whose values can be
 * told: what stands in the cells has to be one.
 */
function ofContained(lexicon: CategoryLexicon, label: string): Found {
  const words = distinctWords(label);
  if (words.length > mostLabelWords || words.some(({ folded }) => parts.has(folded))) return undefined;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const some = words
      .slice(0, words.length - length + 1)
      .map((_, first) => words.slice(first, first + length));
    const found = some.flatMap((part) =>
      isTelling(part) ? [attributesOf(lexicon, labelKey(part), length > 1) ?? []] : [],
    );
    const telling = found.filter((attributes) => attributes.length > 0);
    if (telling.length > 0) return distinguishable([...new Set(telling.flat())]);
  }
  const ends = words.flatMap(({ folded }) => endOfCompound(lexicon, folded) ?? []);
  return ends.length === 0 ? undefined : ends;
}

/**
 * "Tension batterie" is a voltage and a battery: the unit in the cells tells which is meant. Of two in the same unit it is the
 * first, of a part's attribute and the product's the part's.
 */
function distinguishable(found: readonly CompiledAttribute[]): Found {
  const isSame = (one: CompiledAttribute, other: CompiledAttribute) =>
    one !== other && one.record.kind === "measure" && one.record.dimension === other.record.dimension;
  return found.filter(
    (attribute, place) =>
      !found.slice(0, place).some((other) => isSame(attribute, other)) &&
      !found.some((other) => isOfPart(other, attribute)),
  );
}

/** "Materiale suola" has a material in it and a sole's: it is the sole's. */
function isOfPart({ record: part }: CompiledAttribute, { record: whole }: CompiledAttribute): boolean {
  return new RegExp(`.[_-]${whole.identifier}$`).test(part.identifier);
}

function endOfCompound(lexicon: CategoryLexicon, folded: string): Found {
  for (const part of parts) if (part.length >= shortest.end && folded.startsWith(part)) return undefined;
  for (let start = 3; start <= folded.length - shortest.end; start += 1) {
    const found = attributesOf(lexicon, folded.slice(start), false);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Short words have to be acronyms: RAM. */
function isTelling(words: readonly { readonly text: string; readonly folded: string }[]): boolean {
  const [word, ...others] = words.filter(({ folded }) => !isStopWordInAnyLanguage(folded));
  if (word === undefined || others.length > 0) return others.length > 0;
  if (vague.has(word.folded)) return false;
  return word.folded.length >= shortest.word || word.text === word.text.toUpperCase();
}

/** @param isSure whether attributes of free text are meant too, in which any cell is a value */
function attributesOf(lexicon: CategoryLexicon, key: string, isSure: boolean): Found {
  const found = byKey(lexicon, key)?.filter(({ record }) => isSure || record.kind !== "open") ?? [];
  return found.length === 0 ? undefined : found;
}

const lengthMeasures =
  /^(?:(?:ma(?:ß|ss)e?|abmessung(?:en)?|dimensions?|dimensioni|dim|gr(?:ö|oe)(?:ß|ss)e|size)[\s.:_-]*(?=[ABHTLWDP]$))?([BHTLWDP]|(?<=[\s.:_-])A)$/i;

/** "Maße B", "Dim. H": a letter for a side; "Ø Pfanne". */
function attributeOfLetter(lexicon: CategoryLexicon, label: string): Found {
  const round = /^\s*[Ø⌀]/.test(label) ? attributeOfSide(lexicon, "diameter") : undefined;
  if (round !== undefined) return [round];
  const letter = lengthMeasures.exec(label.trim())?.[1];
  const attribute = letter && attributeOfSide(lexicon, sideOfLetter(letter.toUpperCase(), [letter]));
  return attribute ? [attribute] : undefined;
}
