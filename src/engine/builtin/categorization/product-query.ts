import type { WordPart } from "../../../catalog/search.ts";
import type { OperationBody } from "../../../contract/operations.ts";
import { plainText } from "../../../text/html.ts";
import type { Language } from "../../../text/language.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { type Token, tokenize } from "../../../text/tokens.ts";
import { isEnumeration } from "../enumeration.ts";
import { type Audience, audienceOfWords } from "./audience.ts";
import { readLabelledFacts } from "./labelled-facts.ts";
import { readName } from "./name-parts.ts";
import { tellingWords } from "./telling-words.ts";

/** What a product's texts ask a category index. */
export interface ProductQuery {
  readonly parts: readonly WordPart[];
  readonly language: Language | undefined;
  readonly audience: Audience | undefined;
  /** The words of name and description, for showing those that decided. */
  readonly texts: readonly (readonly Token[])[];
}

/**
 * How much the texts weigh. The name says what the thing is, its head most of all; what it fits or is for
 * says little; a description tells it in its first sentences and then strays. Who makes it says little too.
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
} as const;

const maxDescriptionLength = 1_500;
const openingSentences = 2;
const maxOpeningLength = 300;

export function readProductQuery(body: OperationBody<"categorize">): ProductQuery {
  const name = normalizeWhitespace(plainText(body.product_name ?? "").text);
  const description = plainText(body.product_description).text.slice(0, maxDescriptionLength);
  const language = detectLanguage(`${name}\n${description}`).language;
  const { types, brands, others } = readLabelledFacts(description);
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
  const parts: WordPart[] = [];
  const add = (text: string, tokens: readonly Token[], weight: number) => {
    const words = tellingWords(text, tokens, language);
    if (words.length > 0) parts.push({ words, weight });
  };
  const title = hasName ? name : others;
  add(title, titled.head, weights.head);
  add(types, typeTokens, weights.typeLine);
  add(title, titled.core, weights.name);
  add(title, titled.asides, weights.aside);
  add(others, opening, isList ? weights.enumeration : weights.opening);
  add(title, titled.purposes, weights.purpose);
  add(brands, tokenize(brands), weights.brand);
  add(others, rest, isList ? weights.enumeration : weights.rest);
  return {
    parts,
    language,
    audience: audienceOfWords(nameTokens) ?? audienceOfWords(typeTokens, opening),
    texts: [nameTokens, described],
  };
}

/** Where the second sentence ends, or where the opening gets too long. */
function endOfOpening(description: string, language: Language): number {
  const beginning = description.slice(0, maxOpeningLength);
  const sentences = splitSentences(beginning, language, openingSentences);
  return sentences[openingSentences - 1]?.end ?? maxOpeningLength;
}
