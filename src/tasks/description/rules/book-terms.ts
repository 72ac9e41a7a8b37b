import { foldText } from "../../../nlp/normalizer.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { bareTitle } from "./named-terms.ts";
import { countWords } from "./passage.ts";
import type { SearchedProduct } from "./property-terms.ts";
import { leafWord } from "./row-noun.ts";

/** Score of the found category from which a row is of a book, and from which its name is what people call the book. */
const [surelyBook, surelyFound] = [0.7, 0.9];
const bookWord =
  /(?<!\p{L})(?:isbn|edizione tascabile|paperbacks?|hardback|hardcover|taschenbuch|gebundene ausgabe|roman,|broché|livre de poche|brossura|copertina (?:rigida|flessibile)|aux éditions)(?!\p{L})/iu;

/** People search a book by its title. */
export function isBook({ name, text, evidence }: SearchedProduct): boolean {
  const { identifier = "", score = 0 } = evidence?.category ?? {};
  if (identifier.startsWith("a-media-books-") && score >= surelyBook) return true;
  return [name, text?.reading.text ?? ""].some((written) => bookWord.test(written));
}

const authorLabel = /^(?:authors?|writer|autor(?:in|en)?|auteurs?|autore|autori|autrice)$/u;
/** "Kochbuch: Die schnelle Küche": a kind of book in front of the title. */
const kindInFront = /^\p{Lu}\p{L}+\s?:\s(?=\p{Lu}\p{L}+\s)/u;
/** Words; a longer title is searched by its beginning, up to a colon or a bracket. */
const longestTitle = 8;

/** The title of a book, its author, both, and what kind of book it is where that was surely found. */
export function bookTerms(product: SearchedProduct): string[] {
  const { name, evidence } = product;
  const whole = bareTitle(name)
    .replace(kindInFront, "")
    .replace(/\s?\[[^\]]*\]$/u, "");
  const cut = whole.split(/\s?[:;(]\s?|\s[-–—]\s/u)[0]?.trim() ?? "";
  const title = countWords(whole) > longestTitle || /[:;(]/u.test(whole) ? cut : whole;
  const isTitle = /\p{L}{3}/u.test(title) && countWords(title) <= longestTitle && !/\p{L}\.$|…$/u.test(title);
  const [author] = (evidence?.facts ?? []).filter(({ label }) => authorLabel.test(bareLabel(label)));
  const isAuthor = author !== undefined && /^\p{Lu}[\p{L}.'’ -]{4,40}$/u.test(author.text);
  const score = evidence?.category?.score ?? 0;
  const kind = score >= surelyFound ? leafWord(product)?.text : undefined;
  const isSaid = kind !== undefined && foldText(name).includes(foldText(kind));
  return [
    ...(isTitle ? [title] : []),
    ...(isTitle && isAuthor ? [`${title} ${author.text}`] : []),
    ...(isAuthor ? [author.text] : []),
    ...(isSaid || (kind !== undefined && isTitle) ? [kind] : []),
  ];
}
