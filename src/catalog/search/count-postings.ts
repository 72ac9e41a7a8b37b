import { languages } from "../../contract/vocabulary.ts";
import type { Catalog } from "../model.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";
import { documentOf, type ReadDocuments } from "./read-documents.ts";
import type { WordMeanings } from "./vocabulary.ts";
import { fieldWeights } from "./weights.ts";

/** Counts each document's name, terms and the names above it. */
export function countPostings(
  catalog: Catalog,
  { texts, names, ends }: ReadDocuments,
  meanings: WordMeanings,
): Postings {
  const categoryCount = catalog.categories.length;
  const builder = new PostingsBuilder({ texts, meanings, categoryCount });
  const ancestors = ancestorsOf(catalog);
  for (let category = 0; category < categoryCount; category += 1) {
    for (let language = 0; language < languages.length; language += 1) {
      const document = documentOf(category, language, categoryCount);
      const name = names[document] ?? 0;
      builder.countText(name, fieldWeights.name);
      for (let text = name + 1; text < (ends[document] ?? 0); text += 1) {
        builder.countText(text, fieldWeights.term);
      }
      for (const ancestor of ancestors[category] ?? []) {
        const above = names[documentOf(ancestor, language, categoryCount)];
        if (above !== undefined) builder.countText(above, fieldWeights.path);
      }
      builder.endDocument(document);
    }
  }
  return builder.build();
}

/** The categories above each one, from the root on, by number. */
function ancestorsOf(catalog: Catalog): number[][] {
  const numberOf = new Map(catalog.categories.map(({ identifier }, number) => [identifier, number]));
  return catalog.categories.map(({ identifier }) =>
    catalog
      .path(identifier)
      .slice(0, -1)
      .map((ancestor) => numberOf.get(ancestor.identifier) ?? -1),
  );
}
