import { addFact, type FactReading, gapAfter } from "./fact-reading.ts";

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xxs: "xxs",
    xs: "xs",
    xl: "xl",
    xxl: "2xl",
    "2xl": "2xl",
    xxxl: "3xl",
    "3xl": "3xl",
    xxxxl: "4xl",
    "4xl": "4xl",
    "5xl": "5xl",
    "6xl": "6xl",
  }),
);
const single = new Set(["S", "M", "L"]);
const labels = new Set(
  "size sizes grosse groessen grossen gr taille tailles taglia taglie tg misura".split(" "),
);
const systems = new Set(["EU", "UK", "US", "FR", "IT", "DE", "EUR"]);
const largestSize = 60;

/** The size that token `index` begins: XL, Größe M, EU 42. Notes it and tells its last token; undefined for none. */
export function findSize(reading: FactReading, index: number): number | undefined {
  const token = reading.tokens[index];
  if (token === undefined || token.text.length > 5) return undefined;
  const letter = letters.get(token.folded) ?? singleLetter(reading, index);
  if (letter !== undefined) {
    addFact(reading, { kind: "code", key: `size ${letter}`, subject: "size" }, index, index);
    return index;
  }
  const next = reading.tokens[index + 1];
  if (!systems.has(token.text) || next?.kind !== "number" || reading.taken[index + 1] === 1) return undefined;
  if (Number(next.folded.replace(",", ".")) > largestSize) return undefined;
  const key = `size ${token.folded} ${next.folded.replace(",", ".")}`;
  addFact(reading, { kind: "code", key, subject: `size ${token.folded}` }, index, index + 1);
  return index + 1;
}

/** S, M and L stand for a size at the end, behind its label or beside another size. */
function singleLetter(reading: FactReading, index: number): string | undefined {
  const { tokens, folded } = reading;
  const text = tokens[index]?.text ?? "";
  if (!single.has(text)) return undefined;
  const isLabelled = labels.has(folded[index - 1] ?? "");
  const isLast = index > 0 && index === tokens.length - 1 && gapAfter(reading, index - 1) !== "'";
  const isListed = isSizeLetter(tokens[index + 1]?.text) || isSizeLetter(tokens[index - 1]?.text);
  return isLabelled || isLast || isListed ? text.toLowerCase() : undefined;
}

function isSizeLetter(text: string | undefined): boolean {
  return text !== undefined && (single.has(text) || letters.has(text.toLowerCase()));
}
