import { AnswerFault } from "./answer-fault.ts";

/** UTF-16 units: no task has a longer answer. */
const longestAnswer = 100_000;
const fence = /^```[a-z]*\s*\n([\s\S]*?)\n?```$/i;

/**
 * The JSON of an answer. A byte order mark and the fence of a code block around all of it are no faults; words before or
 * behind it are.
 * @throws AnswerFault
 */
export function readJson(text: string): unknown {
  if (text.length > longestAnswer) throw new AnswerFault("The answer is far too long.");
  const bare = text.replace(/^\uFEFF/, "").trim();
  try {
    return JSON.parse(fence.exec(bare)?.[1] ?? bare);
  } catch {
    throw new AnswerFault(
      "The answer is no JSON: give one JSON object of the schema, and no words around it.",
    );
  }
}
