import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";

/** How French booksellers introduce who wrote a book and who published it. */
const byline = /^\s*De (\p{L}[^\n.;|]{1,60}?) aux éditions (\p{L}[^\n.;|]{0,40})/u;
const nobody = /^(?:collectif|divers|anonyme|auteurs? divers)$/iu;

/** "De Pascal Bruckner aux éditions LGF": author and publisher. */
export function bylineStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
): readonly Statement[] {
  const text = texts.find(({ source }) => source === "product_description");
  const [whole = "", author = "", publisher = ""] = byline.exec(text?.plain.text ?? "") ?? [];
  if (text === undefined || author === "") return [];
  const place = (identifier: string, words: string, start: number): Statement[] => {
    const attribute = attributes.find(
      ({ record }: CompiledAttribute) => record.identifier === identifier && record.kind === "open",
    );
    const end = start + words.trimEnd().length;
    return attribute === undefined
      ? []
      : [{ attribute, value: null, text, start, end, score: scores.besideName }];
  };
  return [
    ...(nobody.test(author) ? [] : place("author", author, whole.indexOf(author))),
    ...place("publisher", publisher, whole.length - publisher.length),
  ];
}
