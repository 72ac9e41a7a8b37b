import { lazily } from "../../../text/lazily.ts";
import { foldText } from "../../../text/normal-form.ts";
import { canary } from "../prompts/frame.ts";

/** So many words in a row are a quotation. */
const runLength = 6;
const word = /[\p{L}\p{N}]+/gu;

export interface LeakSources {
  readonly system: string;
  /** What the record and its context say: words of theirs are no leak. */
  readonly question: readonly string[];
}

/** Looks for the canary, and for six words in a row of the instructions that are not the question's as well. */
export function createLeakCheck({
  system,
  question,
}: LeakSources): (texts: readonly string[]) => readonly string[] {
  const secret = runsOf(system);
  const mark = bare(canary);
  const known = lazily(() => new Set(question.flatMap((text) => [...runsOf(text)])));
  const isLeak = (text: string) =>
    bare(text).includes(mark) || [...runsOf(text)].some((run) => secret.has(run) && !known().has(run));
  return (texts) =>
    texts.some(isLeak) ? ["The answer repeats the instructions; it must be about the product alone."] : [];
}

/** Letters and digits alone: signs between them hide nothing. */
function bare(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

function runsOf(text: string): ReadonlySet<string> {
  const words = foldText(text).match(word) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= words.length; start += 1) {
    runs.add(words.slice(start, start + runLength).join(" "));
  }
  return runs;
}
