import type { Fact } from "../../../api/enrichment.ts";
import type { Language } from "../../../nlp/language.ts";
import { topicOf } from "../compose/topics.ts";

const sides = ["width", "depth", "height"] as const;
type Side = (typeof sides)[number];

/** The order in which a language writes the sides of a thing, and what it calls them together. */
const written: Readonly<Record<Language, { readonly label: string; readonly letters: string }>> = {
  en: { label: "Dimensions", letters: "WDH" },
  de: { label: "Maße", letters: "BTH" },
  fr: { label: "Dimensions", letters: "LPH" },
  it: { label: "Dimensioni", letters: "LPH" },
};

const length = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|m|in)$/iu;

/** Millimetres of the formats of paper: ISO 216. */
const formats: Readonly<Record<string, string>> = {
  A3: "297 420",
  A4: "210 297",
  A5: "148 210",
  A6: "105 148",
};

/**
 * The row's facts with the sides of the thing as one: "Dimensions (W x D x H): 1600 x 800 x 725 mm", where its columns have at least two of
 * them in one unit and none has all of them; without the sides of a sheet whose format the name has.
 */
export function withSidesTogether(facts: readonly Fact[], name: string, language: Language): readonly Fact[] {
  const found = new Map<Side, Fact>();
  for (const fact of facts) {
    const topic = topicOf(fact.label);
    if (topic?.kind === "dimensions") return facts;
    const side = sides.find((each) => each === topic?.key);
    if (side === undefined) continue;
    if (found.has(side)) return facts;
    found.set(side, fact);
  }
  const read = sides.flatMap((side, place) => {
    const fact = found.get(side);
    const [, number = "", unit = ""] = length.exec(fact?.text.trim() ?? "") ?? [];
    return fact === undefined ? [] : [{ place, fact, number, unit: unit.toLowerCase() }];
  });
  const [first, ...others] = read;
  if (first === undefined || others.length === 0 || first.unit === "") return facts;
  if (others.some(({ unit }) => unit !== first.unit)) return facts;
  const numbers = read.map(({ number }) => number);
  const isSide = (fact: Fact) => read.some((each) => each.fact === fact);
  if (isSheet(name, numbers, first.unit)) return facts.filter((fact) => !isSide(fact));
  const { label, letters } = written[language];
  const order = read.map(({ place }) => letters.charAt(place)).join(" x ");
  const whole = { label: `${label} (${order})`, text: `${numbers.join(" x ")} ${first.unit}` };
  const earliest = facts.findIndex(isSide);
  return facts.flatMap((fact, place) => (place === earliest ? [whole] : isSide(fact) ? [] : [fact]));
}

/** "A4 copier paper", 210 and 297 mm. */
function isSheet(name: string, numbers: readonly string[], unit: string): boolean {
  const format = /(?<![\p{L}\d])(?:DIN\s)?(A[3-6])(?![\p{L}\d])/u.exec(name)?.[1] ?? "";
  const millimetres = numbers.map((number) => Number(number.replace(",", ".")) * (unit === "cm" ? 10 : 1));
  return millimetres.toSorted((one, two) => one - two).join(" ") === formats[format];
}
