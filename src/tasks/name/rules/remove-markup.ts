import { hasMarkup, plainText } from "../../../nlp/html.ts";
import type { CleaningStep } from "./cleaning-step.ts";

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** Tags and entities, as a plain text; nothing else is touched. */
export const markupStep: CleaningStep = {
  done: "removed markup",
  applies: ({ name }) => /[<&]/.test(name),
  apply: ({ name }) => (hasMarkup(name) || entity.test(name) ? plainText(name).text : name),
};
