import { textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import type { KnownWords } from "./known-words.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import type { ValueMatch } from "./value-matches.ts";
import { readWords } from "./words.ts";

/** How French booksellers introduce who wrote a book and who published it. */
const byline = /^\s*De (\p{L}[^\n.;|]{1,60}?) aux éditions (\p{L}[^\n.;|]{0,40})/u;
const nobody = /^(?:collectif|divers|anonyme|auteurs? divers)$/iu;

/** "De Pascal Bruckner aux éditions LGF": author and publisher. Else the author that the title begins or ends with. */
export function bylineStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
): readonly Statement[] {
  const text = texts.find(({ source }) => source === "product_description");
  const [whole = "", author = "", publisher = ""] = byline.exec(text?.plain.text ?? "") ?? [];
  const place = (of: ProductText, identifier: string, words: string, start: number): Statement[] => {
    const attribute = attributes.find(
      ({ record }: CompiledAttribute) => record.identifier === identifier && record.kind === "open",
    );
    const end = start + words.trimEnd().length;
    return attribute === undefined
      ? []
      : [{ attribute, value: null, text: of, start, end, score: scores.besideName }];
  };
  if (text === undefined || author === "") {
    const name = texts.find(({ source }) => source === "product_name");
    const found = name && authorInTitle(name, known);
    return name === undefined || found === undefined
      ? []
      : place(name, "author", found, name.plain.text.indexOf(found));
  }
  return [
    ...(nobody.test(author) ? [] : place(text, "author", author, whole.indexOf(author))),
    ...place(text, "publisher", publisher, whole.length - publisher.length),
  ];
}

/** Whether a description says who wrote a book: none of its names is a brand. */
export function hasByline(texts: readonly ProductText[]): boolean {
  return texts.some(({ source, plain }) => source === "product_description" && byline.test(plain.text));
}

/**
 * Whether a colour or material is part of a person's name: in a column of authors or publishers, in the line that names them, or behind
 * a forename and a hyphen, as in "Jean-Pierre".
 */
export function isOfPerson({ first }: Pick<ValueMatch, "first">, text: ProductText): boolean {
  const { fact, plain, source, words } = text;
  const [before, word] = [words[first - 1], words[first]];
  if (word === undefined) return false;
  if (fact !== undefined && readWords(fact.label).some((one) => isIn("person", one))) return true;
  if (source === "product_description" && word.end <= (byline.exec(plain.text)?.[0].length ?? 0)) return true;
  if (before === undefined || !isIn("forename", before)) return false;
  return (
    plain.text.slice(before.end, word.start) === "-" &&
    /^\p{Lu}/u.test(before.text) &&
    /^\p{Lu}/u.test(word.text)
  );
}

const particle = "(?:(?:von|van|de|di|da|del|della|du|le|la|Mc|Mac)\\s)?";
const capitalised = "\\p{Lu}[\\p{L}'’-]+";
/** "CAMILLERI A. - La forma", "Rowling J.K. – Harry Potter". */
const surnameFirst = new RegExp(
  `^(${particle}${capitalised},?\\s(?:\\p{Lu}\\.[\\s-]?){1,3})\\s?[-–:]\\s`,
  "u",
);
/** "Spohn, Margot: Was blüht denn da?" */
const withComma = new RegExp(
  `^(${particle}${capitalised},\\s\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?(?:\\s\\p{Lu}\\.)?)\\s?[:–-]\\s`,
  "u",
);
/** "The Very Hungry Caterpillar (Board Book) - Eric Carle". */
const atEnd = new RegExp(
  `\\s[-–]\\s(${capitalised}\\s(?:\\p{Lu}\\.\\s?){0,2}${particle}${capitalised})$`,
  "u",
);
/** "Der Prozess von Franz Kafka". */
const introduced = new RegExp(
  `\\s(?:by|von|di|par|de)\\s(${capitalised}\\s(?:\\p{Lu}\\.\\s?){0,2}${particle}${capitalised})(?:$|\\s?[,(])`,
  "u",
);

/** A name that the shop cut off is nobody's: "- Lisa Cher...". */
const isCut = /(?:…|\.{2,3})\s*$/u;

function authorInTitle({ plain, sent }: ProductText, known: KnownWords): string | undefined {
  const title = plain.text;
  const sure = surnameFirst.exec(title)?.[1] ?? withComma.exec(title)?.[1];
  if (sure !== undefined) return sure.trim();
  const found = (isCut.test(sent) ? undefined : atEnd.exec(title)?.[1]) ?? introduced.exec(title)?.[1];
  // "- Deluxe Edition", "von Anfang An": words of a title.
  return found === undefined || found.split(/\s/).some((word) => isOrdinary(word, known)) ? undefined : found;
}

const ofEditions = new Set(
  "edition deluxe special limited collection volume band tome serie box set".split(" "),
);

function isOrdinary(word: string, known: KnownWords): boolean {
  const [small, folded] = [word.toLowerCase(), foldText(word)];
  return (
    ofEditions.has(folded) ||
    textLanguages.some((language) => isCommonWord(small, language) || known.isKind(folded, language))
  );
}
