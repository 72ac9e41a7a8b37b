import type { OperationBody } from "../../../api/operations.ts";
import type { WordPart } from "../../../catalog/search/word-search.ts";
import { lazily } from "../../../lib/once.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import { readName } from "../../../ml/titles/name-phrases.ts";
import type { KnownProduct } from "../../../ml/titles/product-knowledge.ts";
import { longestDescription } from "../../../ml/titles/title-model.ts";
import { placeLabels, stepsOf } from "../../../nlp/category-path.ts";
import { isEnumeration, isIngredientList } from "../../../nlp/enumeration.ts";
import { plainText } from "../../../nlp/html.ts";
import { findLabelledTexts } from "../../../nlp/labelled-lines.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { isForAnimal } from "./animals.ts";
import { type Audience, audienceOfWords } from "./audience.ts";
import { type Childhood, readChildhood } from "./children.ts";
import { kindsBesideModel, kindsDescribed } from "./described-kind.ts";
import { findHead, isCodeName, searchableWords, withoutColors } from "./query-words.ts";
import { writeOutPrepositions } from "./short-prepositions.ts";
import { addressedText, readStatedAudience, type StatedAudience } from "./stated-audience.ts";

/** The query to a category index for a product. */
export interface ProductQuery {
  readonly parts: readonly WordPart[];
  readonly language: Language | undefined;
  readonly audience: Audience | undefined;
  /** Whether it is for children: this keeps it out of categories for adults. */
  readonly childhood: Childhood;
  /** Whether its description lists what food is made of, which tells the department and nothing of the kind. */
  readonly isOfIngredients: boolean;
  /** Whether it is stated to be for an animal: this keeps it out of categories for people. */
  readonly isForAnimal: boolean;
  /** For whom the row's columns say that it is: this binds. */
  readonly stated?: StatedAudience;
  /** The kind of product with its audience, as catalogs with a department for each would call it. */
  readonly addressed?: WordPart;
  /** Tokens of name and description, to show the matched words as written. */
  readonly texts: readonly (readonly Token[])[];
  /** The same product as texts, for what has been learned. */
  readonly known: KnownProduct;
  /** The same with its ingredients, where the description lists nothing else. */
  readonly listed?: KnownProduct;
  /** What labelled lines of the description say that it is: "Tipo: Giocattolo per gatti". */
  readonly labelled: readonly string[];
  /** What its texts call it beside its model's number. */
  readonly beside: readonly string[];
  /** What the description calls it. */
  readonly described: readonly string[];
  /** What its first sentence calls it, with the words of the name; looked for when asked. */
  readonly calledSo: () => readonly string[];
}

/**
 * Weights of the text parts. The name identifies the product, its head noun most of all; purpose and brand say little about its
 * kind; a description is most relevant in its first sentences.
 */
const weights = {
  head: 4,
  name: 3,
  typeLine: 3,
  aside: 1.6,
  purpose: 0.5,
  opening: 1.4,
  brand: 0.5,
  rest: 0.35,
  enumeration: 0.15,
  /** The last part of the shop's own category, and those above it. */
  place: 2.5,
  placeAbove: 1.2,
  /** A column "Type" may say what the product is ("Bracelet") or how it works ("Analog"). */
  kind: 1.4,
  audience: 2,
} as const;

const maxDescriptionLength = 1_500;
const maxFactLength = 300;
const openingSentences = 2;
const maxOpeningLength = 300;

export function readProductQuery(body: OperationBody<"categorize">, evidence?: Evidence): ProductQuery {
  const written = normalizeWhitespace(plainText(body.product_name ?? "").text);
  const description = plainText(body.product_description).text.slice(0, maxDescriptionLength);
  const language = evidence?.language ?? detectLanguage(`${written}\n${description}`).language;
  const name = writeOutPrepositions(written, language);
  const { types, kinds, audiences, brands, others } = readLabelledFacts(description);
  const nameTokens = tokenize(name);
  const described = tokenize(others);
  const openingEnd = endOfOpening(others, language ?? "en");
  const firstOfRest = described.findIndex(({ end }) => end > openingEnd);
  const opening = firstOfRest < 0 ? described : described.slice(0, firstOfRest);
  const rest = described.slice(opening.length);
  const typeTokens = tokenize(types);
  const hasName = nameTokens.length > 0;
  const titled = readName(hasName ? name : others, hasName ? nameTokens : opening, language);
  const isList = hasName && isEnumeration(description);
  const isOfIngredients = isList && isIngredientList(description);
  const isCode = hasName && isCodeName(nameTokens);
  const parts: WordPart[] = [];
  const add = (text: string, tokens: readonly Token[], weight: number) => {
    const words = searchableWords(text, isCode ? withoutColors(tokens) : tokens, language);
    if (words.length > 0) parts.push({ words, weight });
  };
  const title = hasName ? name : others;
  add(title, findHead(titled.core, language), weights.head);
  add(types, typeTokens, weights.typeLine);
  add(title, titled.core, weights.name);
  add(title, titled.asides, weights.aside);
  add(others, opening, isList ? weights.enumeration : weights.opening);
  add(title, titled.purposes, weights.purpose);
  add(brands, tokenize(brands), weights.brand);
  add(others, rest, isList ? weights.enumeration : weights.rest);
  const audience = evidence && readStatedAudience(evidence, name);
  const stated = readEvidence(evidence);
  for (const { text, tokens, weight } of stated) add(text, tokens, weight);
  const named = audienceOfWords(nameTokens);
  const childhood = readChildhood(name, named, audience);
  const core = textOf(title, titled.core);
  const addressed =
    audience && named === undefined
      ? addressedText(factsAbout("type", evidence)[0]?.text ?? core, audience, language ?? "en")
      : "";
  // The sugar and the flour of a cake are no kinds of it.
  const knownAs = (text: string): KnownProduct => ({
    fields: fieldsOf(
      { name: isCode ? "" : name, description: text, brand: evidence?.brand ?? brands, language },
      evidence,
    ),
    named: isCode ? { ...titled.named, text: "" } : titled.named,
    unpurposed: titled.named.text,
  });
  return {
    parts,
    ...(addressed !== "" && {
      addressed: {
        words: searchableWords(addressed, tokenize(addressed), language),
        weight: weights.audience,
      },
    }),
    language,
    audience: named ?? (childhood.isNamed ? "children" : audienceOfWords(typeTokens, opening)),
    childhood,
    isOfIngredients,
    isForAnimal: isForAnimal({
      called: [name, ...kinds],
      audiences: [...audiences, ...factsAbout("audience", evidence).map(({ text }) => text)],
    }),
    ...(audience && { stated: audience }),
    labelled: hasName ? kinds : [],
    described: hasName
      ? proseOf(isList ? "" : others, evidence).flatMap((text) => kindsDescribed(text, nameTokens, language))
      : [],
    calledSo: lazily(() =>
      hasName
        ? proseOf(isList ? "" : others, evidence).flatMap((text) =>
            kindsDescribed(firstSentence(text, nameTokens, language ?? "en"), [], language),
          )
        : [],
    ),
    beside: hasName
      ? proseOf(isList ? "" : others, evidence).flatMap((text) =>
          kindsBesideModel(text, nameTokens, language),
        )
      : [],
    texts: [nameTokens, described, ...stated.map(({ tokens }) => tokens)],
    known: knownAs(isOfIngredients ? "" : others),
    ...(isOfIngredients && { listed: knownAs(others) }),
  };
}

/** A list of ingredients calls it nothing: its first is none of its kinds. */
function proseOf(description: string, evidence: Evidence | undefined): readonly string[] {
  return [description, ...factsAbout("prose", evidence).map(({ text }) => text)];
}

/** What the row says of the product's kind stands before its description. */
function fieldsOf(
  {
    name,
    description,
    brand,
    language,
  }: Required<Omit<ProductFields, "kinds">> & { readonly language: Language | undefined },
  evidence: Evidence | undefined,
): ProductFields {
  const kinds = evidence === undefined ? [] : factsAbout("type", evidence).map(({ text }) => text);
  return {
    name,
    description: contentWords([...kinds, description].join("\n").slice(0, longestDescription), language),
    ...(brand !== "" && { brand }),
  };
}

/** Without colours, and function words, which the title model knows from the titles of books alone. */
function contentWords(text: string, language: Language | undefined): string {
  const words = withoutColors(searchableWords(text, tokenize(text), language));
  return words.map(({ text: word }) => word).join(" ");
}

function textOf(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.start, last.end) : "";
}

interface WeightedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly weight: number;
}

/**
 * The texts of a row that say what the product is. Colour, material, size and care are no words of a kind: a "leather" column
 * does not make a shoe cream of a shoe.
 */
function readEvidence(evidence: Evidence | undefined): readonly WeightedText[] {
  if (evidence === undefined) return [];
  const texts: WeightedText[] = [];
  const add = (text: string, weight: number) => {
    const plain = text.slice(0, maxFactLength);
    texts.push({ text: plain, tokens: tokenize(plain), weight });
  };
  for (const { text } of factsAbout("type", evidence)) add(text, weights.typeLine);
  for (const { text } of factsAbout("kind", evidence)) add(text, weights.kind);
  const { sourceCategory, brand } = evidence;
  const places = factsAbout("category", evidence).map(({ label, text }) => ({
    path: text,
    weight: label === placeLabels.category && sourceCategory ? weights.placeAbove : weights.place,
  }));
  if (sourceCategory !== undefined) places.unshift({ path: sourceCategory, weight: weights.place });
  for (const { path, weight } of places) {
    const parts = stepsOf(path);
    add(parts.at(-1) ?? "", weight);
    if (parts.length > 1) add(parts.slice(0, -1).join(" > "), weights.placeAbove);
  }
  for (const { text } of factsAbout("prose", evidence)) add(text, weights.rest);
  if (brand !== undefined) add(brand, weights.brand);
  return texts;
}

/** End of the second sentence, at most `maxOpeningLength`. */
function endOfOpening(description: string, language: Language): number {
  const beginning = description.slice(0, maxOpeningLength);
  const sentences = splitSentences(beginning, language, openingSentences);
  return sentences[openingSentences - 1]?.end ?? maxOpeningLength;
}

/** None of a text that begins with the name again: what follows it is a heading. */
function firstSentence(text: string, name: readonly Token[], language: Language): string {
  const named = new Set(name.map(({ folded }) => folded));
  const [first, second] = tokenize(text.slice(0, maxOpeningLength));
  if (first && second && named.has(first.folded) && named.has(second.folded)) return "";
  const beginning = text.slice(0, maxOpeningLength);
  return beginning.slice(0, splitSentences(beginning, language, 1)[0]?.end);
}

/** Kind and brand of a product from labelled lines of the description. */
interface LabelledFacts {
  /** Values of lines such as "Kategorie: Kopfhörer", one per line. */
  readonly types: string;
  /** Those of them that say what it is, and not for whom. */
  readonly kinds: readonly string[];
  /** Values of lines that say for which animal it is. */
  readonly audiences: readonly string[];
  /** Values of lines such as "Brand: Acme", one per line. */
  readonly brands: string;
  /** The description with the brands blanked out, so that offsets stay valid. */
  readonly others: string;
}

const kindLabel =
  /^(?:(?:product|item|artikel|produkt|type de|tipo di?)?\s*-?(?:category|categories|type|kategorie|warengruppe|art|typ|categorie|rayon|produit|categoria|tipo|prodotto|tipologia|produktart|produkttyp|artikelart))$/;
const audienceLabel = /^(?:ideal for|gender|geschlecht|genre|sexe|sesso|genere)$/;
const animalLabel =
  /^(?:animal|(?:animal|pet) type|target species|tierart|geeignet fur|type d['’ ]animal|espece animale|animale(?: domestico)?|tipo di animale|specie animale)$/;
const brandLabel = /^(?:brand|marke|marque|marca|hersteller|fabricant|manufacturer|produttore)$/;
const mayHaveLabels = /[:\t：–—]|=>/;

export function readLabelledFacts(description: string): LabelledFacts {
  if (!mayHaveLabels.test(description))
    return { types: "", kinds: [], audiences: [], brands: "", others: description };
  const types: string[] = [];
  const kinds: string[] = [];
  const audiences: string[] = [];
  const brands: string[] = [];
  let others = description;
  for (const { label, labelStart, value, valueEnd } of findLabelledTexts(description)) {
    const folded = foldText(label.trim());
    if (kindLabel.test(folded)) kinds.push(value);
    if (kindLabel.test(folded) || audienceLabel.test(folded)) types.push(value);
    if (animalLabel.test(folded)) audiences.push(value);
    if (!brandLabel.test(folded)) continue;
    brands.push(value);
    others = others.slice(0, labelStart) + " ".repeat(valueEnd - labelStart) + others.slice(valueEnd);
  }
  return { types: types.join("\n"), kinds, audiences, brands: brands.join("\n"), others };
}
