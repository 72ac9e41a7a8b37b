import { createNumberLists, listAt } from "../../storage/number-lists.ts";
import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import { createTextColumn, textsOf } from "../../storage/text-column.ts";
import type { AttributeModel } from "./attribute-model.ts";
import type { AttributeModelParts } from "./attribute-model-parts.ts";
import { openAttributeModel } from "./open-attribute-model.ts";
import { readTable, writeTable } from "./storing/hash-table-sections.ts";
import { readLexicon, writeLexicon } from "./storing/lexicon-sections.ts";
import { readWritings, writeWritings } from "./storing/writing-sections.ts";

const root = "attributes";

/** Lays a trained model out in a file; `readAttributeModel` gives the model that answers alike. */
export function writeAttributeModel(model: AttributeModelParts, to: SectionWriter): void {
  const { vocabulary, lexicon, tagger, writings, ranker, calibration, leastScore } = model;
  to.texts(`${root}.categories`, createTextColumn(vocabulary.categories));
  to.texts(`${root}.attributes`, createTextColumn(vocabulary.attributes));
  to.lists(`${root}.categoryAttributes`, createNumberLists(vocabulary.categoryAttributes));
  to.lists(`${root}.attributeExamples`, createNumberLists(vocabulary.attributeExamples));
  writeLexicon(lexicon, to);
  writeTable(`${root}.tagger.table`, tagger.table, to);
  to.array(`${root}.tagger.starts`, tagger.starts);
  to.array(`${root}.tagger.labels`, tagger.labels);
  to.array(`${root}.tagger.weights`, tagger.weights);
  for (const [category, weights] of tagger.transitions.entries()) {
    to.array(`${root}.tagger.transitions.${category}`, weights);
  }
  writeWritings(writings, to);
  writeTable(`${root}.ranker.table`, ranker.table, to);
  to.array(`${root}.ranker.weights`, ranker.weights);
  to.array(`${root}.calibration`, Float32Array.of(calibration.slope, calibration.offset));
  to.array(`${root}.leastScore`, Float32Array.of(leastScore));
}

/** @throws RangeError, TypeError where the file holds no such model */
export function readAttributeModel(from: SectionReader): AttributeModel {
  const categories = textsOf(from.texts(`${root}.categories`));
  const owned = from.lists(`${root}.categoryAttributes`);
  const said = from.lists(`${root}.attributeExamples`);
  return openAttributeModel({
    vocabulary: {
      categories,
      attributes: textsOf(from.texts(`${root}.attributes`)),
      categoryAttributes: categories.map((_, category) => listAt(owned, category)),
      attributeExamples: categories.map((_, category) => listAt(said, category)),
    },
    lexicon: readLexicon(from),
    tagger: {
      table: readTable(`${root}.tagger.table`, from),
      starts: from.uint32(`${root}.tagger.starts`),
      labels: from.uint16(`${root}.tagger.labels`),
      weights: from.float32(`${root}.tagger.weights`),
      transitions: categories.map((_, category) => from.float32(`${root}.tagger.transitions.${category}`)),
    },
    writings: readWritings(from, categories.length),
    ranker: {
      table: readTable(`${root}.ranker.table`, from),
      weights: from.float32(`${root}.ranker.weights`),
    },
    calibration: readCalibration(from),
    leastScore: from.float32(`${root}.leastScore`)[0] ?? 0,
  });
}

function readCalibration(from: SectionReader) {
  const [slope, offset] = from.float32(`${root}.calibration`);
  return { slope: slope ?? 1, offset: offset ?? 0 };
}
