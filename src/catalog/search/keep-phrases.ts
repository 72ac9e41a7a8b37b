import { languages } from "../../contract/vocabulary.ts";
import type { IndexTexts } from "./index-texts.ts";
import { PhraseBuilder, type Phrases } from "./phrases.ts";
import { documentOf, type ReadDocuments } from "./read-documents.ts";
import { phraseWeights } from "./weights.ts";
import type { WordMeanings } from "./word-meanings.ts";

/** Every name and term as a whole. */
export function keepPhrases(
  categoryCount: number,
  { texts, names, ends }: ReadDocuments,
  meanings: WordMeanings,
): Phrases {
  const phrases = new PhraseBuilder();
  for (let category = 0; category < categoryCount; category += 1) {
    for (let language = 0; language < languages.length; language += 1) {
      const document = documentOf(category, language, categoryCount);
      const name = names[document] ?? 0;
      const end = ends[document] ?? 0;
      for (let text = name; text < end; text += 1) {
        const stems = stemsOfText(text, texts, meanings);
        const weight = text === name ? phraseWeights.name : phraseWeights.term;
        if (stems.length === 0) continue;
        phrases.add(stems, category, weight * (stems.length === 1 ? phraseWeights.singleWord : 1));
      }
    }
  }
  return phrases.build();
}

function stemsOfText(text: number, { starts, words }: IndexTexts, meanings: WordMeanings): number[] {
  const stems: number[] = [];
  const end = starts[text + 1] ?? 0;
  for (let at = starts[text] ?? 0; at < end; at += 1) {
    stems.push(meanings.stems[meanings.starts[words[at] ?? 0] ?? 0] ?? 0);
  }
  return stems;
}
