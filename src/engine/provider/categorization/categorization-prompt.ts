import type { Prompt } from "../question.ts";

/** @param others how many further categories are wanted; 0: the answer has no such field */
export function categorizationPrompt(others: number): Prompt {
  return { name: "categorization", version: 1, system: [...lines, ...othersLines(others), hint].join("\n") };
}

const lines = [
  "Task: choose the category of a sales channel in which a shopper looks for this product.",
  '"candidates" has the categories by number, each under the path that leads to it. They were found by their words: a lower number is likelier, and none of them need be right.',
  "- best: the number of the category for the very thing that is sold, not for what it fits, contains, is made of, comes with or is used on: a case for a phone is a case, a filter for a coffee machine is a filter. Take the most specific category that the texts bear out. Answer none only where no candidate could hold such a product.",
  "- confidence: high where the texts leave no doubt, medium where another candidate fits nearly as well, low where it is a guess.",
];

function othersLines(others: number): readonly string[] {
  if (others === 0) return [];
  return [
    `- others: at most ${others} further numbers, the likeliest first; only such as may be right instead, [] where there are none.`,
  ];
}

const hint =
  "\"suppliers_category\" is where the supplier's own list has the product: a hint, in other words than the channel's, at times wrong.";
