import type { AttributeRecord } from "../../../catalog/model.ts";
import { findFacts } from "../../../facts/extractor.ts";
import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { plainText } from "../../../nlp/html.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { quoted } from "../../llm/prompt.ts";
import type { QuotedText } from "../quotes.ts";
import type { StatedValue, Statement, Verdict } from "./check-statements.ts";
import seenTable from "./seen-attributes.tsv";
import { findValue } from "./shown-attributes.ts";

type Seeable = "colour" | "pattern" | "type" | "count";

const seeable = lazily(() =>
  parseTable(seenTable).map(({ what, words = "" }) => ({ what: what as Seeable, words: words.split(" ") })),
);

/** What a picture tells of an attribute; undefined: it tells nothing, or of several things. */
function seeableOf({ names }: AttributeRecord): Seeable | undefined {
  const words = Object.values(names).flatMap((name) => tokenize(name).map(({ folded }) => folded));
  const found = seeable().filter(({ words: beginnings }) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
  );
  return found.length === 1 ? found[0]?.what : undefined;
}

/** Below what words of the record are worth, and above what a person has to look at. */
const score = 0.55;
/** UTF-16 units of a value in the model's own words. */
const longestWords = 60;
/** Things that are counted on a picture. */
const mostCounted = 50;

/**
 * Checks a value that a model has seen on the product's picture: only of a colour, a pattern, a kind or a count, and of a list only what is
 * listed.
 */
export function checkSeen(attribute: AttributeRecord, { attribute: name, value: said }: Statement): Verdict {
  const what = seeableOf(attribute);
  if (what === undefined)
    return { fault: `A picture does not tell ${quoted(name)}: leave the entry out, or quote the record.` };
  const words = said.trim();
  const seen = (value: StatedValue["value"]): Verdict => ({
    stated: { attribute, value, text: textOf(words), start: 0, end: words.length, score },
  });
  if (attribute.kind === "closed") {
    const value = findValue(attribute, words);
    return value === undefined
      ? { fault: `${quoted(name)} does not allow ${quoted(words)}: take a value of its list.` }
      : seen(value);
  }
  const isCount = /^\d{1,2}$/.test(words) && Number(words) > 0 && Number(words) <= mostCounted;
  const isWords =
    /^[\p{L}\p{M} ,/'’-]+$/u.test(words) && words.length <= longestWords && /\p{L}/u.test(words);
  const isFit = what === "count" ? isCount : attribute.kind !== "measure" && isWords;
  return isFit
    ? seen(null)
    : {
        fault: `${quoted(words)} is not what a picture tells of ${quoted(name)}: a word or two, or a count.`,
      };
}

function textOf(words: string): QuotedText {
  return { source: "image", sent: words, plain: plainText(words) };
}

/** The values without those seen on a picture where a text of the product states the attribute: a text is never overruled. */
export function withoutOverruled(
  values: readonly StatedValue[],
  texts: readonly QuotedText[],
): readonly StatedValue[] {
  const isSeen = ({ text }: StatedValue) => text.source === "image";
  const stated = new Set(values.filter((value) => !isSeen(value)).map(({ attribute }) => attribute));
  const hasColour = lazily(() =>
    texts.some(({ plain }) => findFacts(plain.text, {}).some(({ kind }) => kind === "colour")),
  );
  const isSaid = (attribute: AttributeRecord) =>
    stated.has(attribute) ||
    (seeableOf(attribute) === "colour" && hasColour()) ||
    texts.some(({ fact }) => fact !== undefined && isNamed(attribute, fact.label));
  return values.filter((value) => !isSeen(value) || !isSaid(value.attribute));
}

/** Whether a column is the attribute's own. */
function isNamed({ names }: AttributeRecord, label: string): boolean {
  const folded = foldText(label).trim();
  return Object.values(names).some((name) => foldText(name).trim() === folded);
}
