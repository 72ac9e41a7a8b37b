import { foldText } from "../../../nlp/normalizer.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import { type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import { isStainless } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import { matchValue } from "./value-matches.ts";

/** The "inox" or "Edelstahl" of a column of colours, which is a material that no colour is called after; undefined for any other text. */
export function materialInstead(
  line: LabelledLine,
  { subject }: CompiledAttribute,
  { category: { attributes } }: RequestedAttributes,
): Statement[] | undefined {
  const material = attributes.find((one) => one.subject === "material" && !one.isOfPart);
  if (subject !== "color" || line.text.fact === undefined || material === undefined) return undefined;
  const [from, to] = wordsOfLine(line);
  const match = matchValue(material, line.text, from);
  if (match === undefined || match.last !== to - 1 || !isStainless(match.value)) return undefined;
  const { text, start } = line;
  const end = text.words[match.last]?.end ?? line.end;
  return [{ attribute: material, value: match.value, text, start, end, score: scores.labelledValue }];
}

const shortestBase = 3;
const compound = /^\p{L}{6,}$/u;

/** The "Taubenblau" and "Moosgrün" of a column: a German compound is a shade of the colour that it ends in. */
export function shadesOf(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const [from, to] = wordsOfLine(line);
  if (line.text.fact === undefined) return [];
  return line.text.words.slice(from, to).flatMap(({ text, folded, start, end }) => {
    if (!compound.test(text)) return [];
    const bases = attribute.record.values.flatMap((value) => {
      const base = foldText(value.names.de ?? "");
      return base.length >= shortestBase &&
        folded.length >= base.length + shortestBase &&
        folded.endsWith(base)
        ? [{ value, base }]
        : [];
    });
    const [longest] = bases.sort((one, other) => other.base.length - one.base.length);
    if (longest === undefined) return [];
    return [{ attribute, value: longest.value, text: line.text, start, end, score: scores.labelledValue }];
  });
}
