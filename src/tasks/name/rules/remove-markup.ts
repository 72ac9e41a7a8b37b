import { hasMarkup, plainText } from "../../../nlp/html.ts";
import type { CleaningStep } from "./cleaning-step.ts";

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** Replaces tags and entities by plain text. */
export const markupStep: CleaningStep = {
  done: "removed markup",
  applies: ({ name }) => /[<&]/.test(name),
  apply: ({ name }) => (hasMarkup(name) || entity.test(name) ? plainText(name).text : name),
};
