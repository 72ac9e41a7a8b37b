import type { Prompt } from "../question.ts";

export const attributionPrompt: Prompt = {
  name: "attribution",
  version: 1,
  system: [
    "Task: find the attributes of a product in its texts.",
    '"attributes" has what the category asks for. Beside each name stand the allowed values, or "text" for free text, or "number (unit)" for a measure.',
    "Give one entry for each value that the texts state of the product itself: not of what it fits, is used with, comes with or comes in, not of other variants, not what it is said not to be. Leave out what they do not state; conclude nothing from what such products usually are.",
    "- attribute: its name as listed.",
    '- value: of a list, the allowed value letter by letter, in whatever language or form the texts have it; "" where they name one that is not listed. Of free text and measures, the very words of the quote that are the value, a number with its unit as it is written, without a label.',
    "- quote: the shortest piece of the record that states it, whole words, copied letter by letter from one place.",
    "Several values of one attribute are several entries. An empty list is right where nothing is stated.",
  ].join("\n"),
};
