import { languages } from "../../contract/vocabulary.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";
import { documentOf, type ReadDocuments } from "./read-documents.ts";
import { fieldWeights } from "./weights.ts";
import type { WordMeanings } from "./word-meanings.ts";

/**
 * Counts each document's name, terms and the names and terms above it.
 * @param parents by category's number; -1 at a root
 */
export function countPostings(
  parents: Int32Array,
  { texts, names, ends }: ReadDocuments,
  meanings: WordMeanings,
): Postings {
  const categoryCount = parents.length;
  const builder = new PostingsBuilder({ texts, meanings, categoryCount });
  for (let category = 0; category < categoryCount; category += 1) {
    for (let language = 0; language < languages.length; language += 1) {
      const document = documentOf(category, language, categoryCount);
      const name = names[document] ?? 0;
      builder.countText(name, fieldWeights.name);
      for (let text = name + 1; text < (ends[document] ?? 0); text += 1) {
        builder.countText(text, fieldWeights.term);
      }
      for (let above = parents[category] ?? -1; above >= 0; above = parents[above] ?? -1) {
        const aboveDocument = documentOf(above, language, categoryCount);
        const aboveName = names[aboveDocument] ?? 0;
        builder.countText(aboveName, fieldWeights.path);
        for (let text = aboveName + 1; text < (ends[aboveDocument] ?? 0); text += 1) {
          builder.countText(text, fieldWeights.pathTerm);
        }
      }
      builder.endDocument(document);
    }
  }
  return builder.build();
}
