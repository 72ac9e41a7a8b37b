import { lazily } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { defineCheck } from "../check.ts";
import names from "../data/names.tsv";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultAt } from "../violation.ts";

const longestPhrase = 8;
const shortestWord = 5;
/** Words that are legitimately repeated. */
const legitimateRepeats = lazily(() => new Set(parseLists(names, "name")("said-twice")));

/** Words repeated immediately: "Nike Nike Air", "Cotton Shirt Cotton Shirt". */
export const echoes = defineCheck({
  kind: "echoes",
  options: {},
  find: (reading) => reading.once(echoesIn),
});

function echoesIn(reading: FieldReading): readonly Fault[] {
  const { tokens } = reading.words;
  const faults: Fault[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    const length = echoLength(reading.text, tokens, index);
    if (length === 0) continue;
    const [original, first, last] = [tokens[index - 1], tokens[index], tokens[index + length - 1]];
    if (!original || !first || !last) continue;
    const echo = reading.text.slice(first.start, last.end);
    const end = last.end + closingAfter(reading.text, original.end, first.start, last.end);
    faults.push(
      faultAt(reading, { start: first.start, end: last.end }, `It says "${echo}" twice in a row.`, {
        start: original.end,
        end,
        replacement: "",
      }),
    );
    index += length - 1;
  }
  return faults;
}

/** How many tokens from `index` on repeat those before them; 0 if none. */
function echoLength(text: string, tokens: readonly Token[], index: number): number {
  for (let length = Math.min(longestPhrase, index, tokens.length - index); length >= 1; length -= 1) {
    if (isEcho(text, tokens, index, length)) return length;
  }
  return 0;
}

function isEcho(text: string, tokens: readonly Token[], index: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) {
    if (tokens[index + offset]?.folded !== tokens[index - length + offset]?.folded) return false;
  }
  const phrase = tokens.slice(index, index + length);
  const gap = text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
  if (!/^\s*\(?\s*$/u.test(gap) || gap === "") return false;
  const rest = text.slice(tokens[index + length - 1]?.end);
  if (gap.includes("(") && !/^\s*\)/u.test(rest)) return false;
  if (length > 1) return phrase.filter(({ kind, folded }) => kind === "word" && folded.length > 2).length > 1;
  const [word] = phrase;
  return word?.kind === "word" && word.folded.length >= shortestWord && !legitimateRepeats().has(word.folded);
}

/** Extends the end over a closing bracket that was opened within the repetition. */
function closingAfter(text: string, originalEnd: number, start: number, end: number): number {
  return text.slice(originalEnd, start).includes("(")
    ? (/^\s*\)/u.exec(text.slice(end))?.[0].length ?? 0)
    : 0;
}
