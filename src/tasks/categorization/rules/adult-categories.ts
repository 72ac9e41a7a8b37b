import { membersBy, parseTable } from "../../../lib/table.ts";
import adultWords from "./adult-words.tsv";
import { createNamedCategories, createWordTest } from "./named-categories.ts";

/** Whether a category, by its number, is for adults alone: lingerie, alcohol, tobacco, erotica, by a name on its path. */
export const adultCategories = createNamedCategories(
  createWordTest(membersBy(parseTable(adultWords), "kind", "words")("adult")),
);
