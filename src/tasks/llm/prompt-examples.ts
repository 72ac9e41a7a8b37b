import { oncePerKey } from "../../lib/once.ts";
import examples from "./prompt-examples.json" with { type: "json" };

/*
 * Worked examples of each task, written for this. They stand behind the instructions where a provider caches these only if they are as
 * long as with them (see `systemText`).
 */

interface Example {
  readonly record: object;
  /** What the category asks for. */
  readonly attributes?: object;
  readonly answer: object;
  /** Why, in half a sentence. */
  readonly why: string;
}

const headings: Readonly<Record<keyof typeof examples, string>> = {
  cleanedName: "Names, cleaned.",
  detailedName: "Names, composed.",
  description: "Descriptions.",
  category: "Categories, named here where an answer has a number.",
  attributes: "Attributes.",
};

/** The examples of a task as text. */
export const examplesOf: (task: keyof typeof examples) => string = oncePerKey((task) => {
  const opening = `${headings[task]} Examples of other shops, in the languages that these asked for; take the manner from them, never a word:`;
  const lines = (examples[task] as readonly Example[]).map(
    ({ attributes, record, answer, why }) =>
      `${JSON.stringify(attributes ? { attributes, record } : record)}\n=> ${JSON.stringify(answer)} (${why})`,
  );
  return [opening, ...lines].join("\n");
});
