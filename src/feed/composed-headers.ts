import { foldText } from "../nlp/normalizer.ts";
import { normalizeColumn } from "./column-names.ts";
import type { ProductField } from "./feed.ts";
import { withFullWords } from "./header-short-forms.ts";
import { type HeaderWord, headerWordKinds } from "./header-words.ts";

/*
 * Stock systems and people compose the names of columns of a few kinds of words: what it is a list of (article, produit), what kind of
 * thing a cell is (number, name, text, group, maker), and how long it is. A name of such words alone says which field it holds, also where no list
 * has it: "DES_SOTTOCAT", "Code art. interne", "prod_desc_lg".
 */

type Kinds = ReadonlyMap<HeaderWord, number>;

/** What a name must have, and what it may have besides. */
interface Composition {
  readonly needed: readonly (readonly HeaderWord[])[];
  readonly allowed: readonly HeaderWord[];
}

const compositions: Readonly<Partial<Record<ProductField, readonly Composition[]>>> = {
  id: [
    { needed: [["key"], ["product"]], allowed: ["own", "place"] },
    { needed: [["key"], ["own"]], allowed: [] },
  ],
  name: [
    { needed: [["name"]], allowed: ["product", "short", "own"] },
    { needed: [["text"], ["short"]], allowed: ["product", "name"] },
  ],
  description: [
    { needed: [["text", "name"], ["long"]], allowed: ["product", "text", "name"] },
    { needed: [["text"]], allowed: ["product"] },
  ],
  category: [{ needed: [["group"]], allowed: ["sub", "name", "text", "product", "level", "place"] }],
  brand: [{ needed: [["maker"]], allowed: ["name", "text", "product", "place"] }],
};

/**
 * How well a composed name fits a field, 0 best; undefined where it is not composed so.
 * @param column as the feed writes it
 */
export function composedRank(field: ProductField, column: string): number | undefined {
  const some = compositions[field];
  const kinds = some && kindsOf(column);
  if (kinds === undefined) return undefined;
  const fits = some?.some(
    ({ needed, allowed }) =>
      needed.every((one) => one.some((kind) => kinds.has(kind))) &&
      [...kinds.keys()].every((kind) => allowed.includes(kind) || needed.some((one) => one.includes(kind))),
  );
  if (fits !== true) return undefined;
  // The deepest group says most.
  return 50 - (kinds.get("sub") ?? 0) * 20 - (kinds.get("level") ?? 0);
}

/** Whether a name is of a number or code of whatever the shop keeps: "MFG_CD", "Nr. Warengruppe". */
export function isComposedKey(column: string): boolean {
  const kinds = kindsOf(column);
  return kinds?.has("key") === true && kinds.size > (kinds.has("level") ? 2 : 1);
}

/** Whether a name is of a group of products, whatever of it: "Descr. gr. merc.", "WGS-Text". */
export function isComposedGroup(column: string): boolean {
  return kindsOf(column)?.has("group") === true;
}

/** Whether two names are of the same kind of text, a name or a description, in words or in short: "Descrizione" and "DESC". */
export function areTextsAlike(one: string, other: string): boolean {
  const kind = textKindOf(one);
  return kind !== undefined && kind === textKindOf(other);
}

function textKindOf(column: string): "name" | "text" | undefined {
  const kinds = [...(kindsOf(column)?.keys() ?? [])].filter((kind) => kind !== "product");
  const [only] = kinds;
  return kinds.length === 1 && (only === "name" || only === "text") ? only : undefined;
}

/**
 * The kinds of all words of a name, and how many; of levels the highest number. Undefined where a word is of none. A short form of several
 * meanings, "Gr.", is of a kind where another word of the name says so.
 */
function kindsOf(column: string): Kinds | undefined {
  const kinds = kindsOfWords(withFullWords(column));
  return kinds ?? (/\p{L}[^\p{L}]+\p{L}/u.test(column) ? kindsOfWords(column) : undefined);
}

function kindsOfWords(column: string): Kinds | undefined {
  const named = column
    .replace(/\s*\(\p{Lu}{2,4}\)$/u, "")
    .replace(/(?<=\p{L}{3})(?=\d\p{Lu}?$)/u, " ")
    .replace(/(?<=\d)(?=\p{Lu}$)/u, " ");
  const [first = "", ...others] = foldText(normalizeColumn(named)).split(" ");
  // `GA_CODEARTICLE`, `xx_Marque`: a table's name in short.
  const isOfTable = /^\p{L}{1,3}_\p{L}/u.test(column) && partsOf(first) === undefined;
  const words = isOfTable ? others : [first, ...others];
  const kinds = new Map<HeaderWord, number>();
  for (const word of words) {
    if (/^\d$/.test(word)) {
      kinds.set("level", Number(word));
      continue;
    }
    const parts = partsOf(word);
    if (parts === undefined) return undefined;
    for (const kind of parts) if (kind !== "filler") kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

const mostParts = 3;
const shortestPart = 2;

/** A word's kind, or those of the words that it is made of: "sottocat", "artikelbezeichnung", "codarticolo". */
function partsOf(word: string): readonly HeaderWord[] | undefined {
  const known = kindOf(word);
  if (known !== undefined) return [known];
  const isPart = (part: string) => ![undefined, "filler"].includes(kindOf(part));
  const [first] = splits(word, isPart, { shortest: shortestPart, most: mostParts });
  return first?.flatMap((part) => kindOf(part) ?? []);
}

/**
 * The ways in which a name without gaps falls apart into words, those with longer first words first; the word itself is one of them.
 * @param isPart whether there is such a word
 * @param size the shortest word, in characters, and the most words
 */
export function* splits(
  word: string,
  isPart: (part: string) => boolean,
  { shortest, most }: { readonly shortest: number; readonly most: number },
): Generator<readonly string[]> {
  if (isPart(word)) yield [word];
  if (most === 1) return;
  for (let end = word.length - shortest; end >= shortest; end -= 1) {
    const first = word.slice(0, end);
    if (!isPart(first)) continue;
    for (const rest of splits(word.slice(end), isPart, { shortest, most: most - 1 })) yield [first, ...rest];
  }
}

/** Of a word, also with the end that it has in a German compound. */
function kindOf(word: string): HeaderWord | undefined {
  const known = headerWordKinds().get(word);
  if (known !== undefined || word.length < shortestWithEnd) return known;
  const bare = compoundEnds.find(
    (end) => word.endsWith(end) && headerWordKinds().has(word.slice(0, -end.length)),
  );
  return bare === undefined ? undefined : headerWordKinds().get(word.slice(0, -bare.length));
}

const compoundEnds = ["n", "en", "s"];
const shortestWithEnd = 5;
