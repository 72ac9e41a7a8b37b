import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import fillers from "./data/fillers.tsv";
import { foldText } from "./normalizer.ts";

const knownFillers = lazily(
  (): ReadonlySet<string> => new Set(membersOf(parseTable(fillers), "words", "|").map(foldText)),
);

/** In characters. */
const longestFiller = 24;

/** "NA cm", "- kg": a column put its unit behind nothing. */
const unitBehind = /^([^\s\d]{1,6})\s(?:mm|cm|m|kg|g|ml|cl|l|W|V|A|Hz|kW)$/u;

/** True for a text that says only that there is nothing to say. */
export function isFiller(text: string): boolean {
  const trimmed = text.trim().replace(unitBehind, "$1");
  return trimmed.length <= longestFiller && knownFillers().has(foldText(trimmed));
}
