import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import { createNumberLists, listAt } from "../../storage/number-lists.ts";
import { createTextColumn, textsOf } from "../../storage/text-column.ts";
import type { AttributeModel } from "./attribute-model.ts";
import type { AttributeModelParts } from "./attribute-model-parts.ts";
import { openAttributeModel } from "./open-attribute-model.ts";
import type { HashTable } from "./reading/hash-numbers.ts";

const root = "attributes";

/** Lays a trained model out in a file; `readAttributeModel` gives the model that answers alike. */
export function writeAttributeModel(model: AttributeModelParts, to: SectionWriter): void {
  const { vocabulary, lexicon, tagger, ranker, leastScore } = model;
  to.texts(`${root}.categories`, createTextColumn(vocabulary.categories));
  to.texts(`${root}.attributes`, createTextColumn(vocabulary.attributes));
  to.lists(`${root}.categoryAttributes`, createNumberLists(vocabulary.categoryAttributes));
  writeTable(`${root}.lexicon.table`, lexicon.table, to);
  to.array(`${root}.lexicon.starts`, lexicon.starts);
  to.array(`${root}.lexicon.attributes`, lexicon.attributes);
  to.array(`${root}.lexicon.categories`, lexicon.categories);
  to.array(`${root}.lexicon.valued`, lexicon.valued);
  to.array(`${root}.lexicon.present`, lexicon.present);
  writeTable(`${root}.lexicon.firstTable`, lexicon.firstTable, to);
  to.array(`${root}.lexicon.firstLengths`, lexicon.firstLengths);
  writeTable(`${root}.tagger.table`, tagger.table, to);
  to.array(`${root}.tagger.starts`, tagger.starts);
  to.array(`${root}.tagger.labels`, tagger.labels);
  to.array(`${root}.tagger.weights`, tagger.weights);
  for (const [category, weights] of tagger.transitions.entries()) {
    to.array(`${root}.tagger.transitions.${category}`, weights);
  }
  writeTable(`${root}.ranker.table`, ranker.table, to);
  to.array(`${root}.ranker.weights`, ranker.weights);
  to.array(`${root}.leastScore`, Float32Array.of(leastScore));
}

/** @throws RangeError, TypeError where the file holds no such model */
export function readAttributeModel(from: SectionReader): AttributeModel {
  const categories = textsOf(from.texts(`${root}.categories`));
  const owned = from.lists(`${root}.categoryAttributes`);
  return openAttributeModel({
    vocabulary: {
      categories,
      attributes: textsOf(from.texts(`${root}.attributes`)),
      categoryAttributes: categories.map((_, category) => listAt(owned, category)),
    },
    lexicon: {
      table: readTable(`${root}.lexicon.table`, from),
      starts: from.uint32(`${root}.lexicon.starts`),
      attributes: from.uint16(`${root}.lexicon.attributes`),
      categories: from.uint16(`${root}.lexicon.categories`),
      valued: from.uint32(`${root}.lexicon.valued`),
      present: from.uint32(`${root}.lexicon.present`),
      firstTable: readTable(`${root}.lexicon.firstTable`, from),
      firstLengths: from.uint8(`${root}.lexicon.firstLengths`),
    },
    tagger: {
      table: readTable(`${root}.tagger.table`, from),
      starts: from.uint32(`${root}.tagger.starts`),
      labels: from.uint16(`${root}.tagger.labels`),
      weights: from.float32(`${root}.tagger.weights`),
      transitions: categories.map((_, category) => from.float32(`${root}.tagger.transitions.${category}`)),
    },
    ranker: {
      table: readTable(`${root}.ranker.table`, from),
      weights: from.float32(`${root}.ranker.weights`),
    },
    leastScore: from.float32(`${root}.leastScore`)[0] ?? 0,
  });
}

function writeTable(name: string, { keys, numbers }: HashTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.numbers`, numbers);
}

function readTable(name: string, from: SectionReader): HashTable {
  return { keys: from.uint32(`${name}.keys`), numbers: from.uint32(`${name}.numbers`) };
}
