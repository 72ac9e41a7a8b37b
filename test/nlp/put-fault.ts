import { foldText } from "../../src/nlp/normalizer.ts";

export const faultKinds = ["number", "unit", "colour", "material", "claim"] as const;
export type FaultKind = (typeof faultKinds)[number];
type Random = () => number;

/** Words to insert, in English, German, French and Italian; a row is not used if the text has one of its words. */
const words: Readonly<Record<"colour" | "material" | "claim", readonly (readonly string[])[]>> = {
  colour: [
    ["red", "rot", "rouge", "rosso"],
    ["yellow", "gelb", "jaune", "giallo"],
    ["dark green", "dunkelgrün", "vert foncé", "verde scuro"],
    ["purple", "violett", "violet", "viola"],
    ["turquoise", "türkis", "turquoise", "turchese"],
    ["brown", "braun", "marron", "marrone"],
    ["light blue", "hellblau", "bleu clair", "azzurro"],
  ],
  material: [
    ["leather", "Leder", "cuir", "cuoio"],
    ["silk", "Seide", "soie", "seta"],
    ["stainless steel", "Edelstahl", "acier inoxydable", "acciaio inox"],
    ["bamboo", "Bambus", "bambou", "bambù"],
    ["porcelain", "Porzellan", "porcelaine", "porcellana"],
    ["merino wool", "Merinowolle", "laine mérinos", "lana merino"],
    ["brass", "Messing", "laiton", "ottone"],
  ],
  claim: [
    ["biodegradable", "biologisch abbaubar", "biodégradable", "biodegradabile"],
    ["climate neutral", "klimaneutral", "neutre en carbone", "a impatto zero"],
    [
      "dermatologically tested",
      "dermatologisch getestet",
      "testé dermatologiquement",
      "dermatologicamente testato",
    ],
    ["made in Switzerland", "hergestellt in der Schweiz", "fabriqué en Suisse", "prodotto in Svizzera"],
    ["antibacterial", "antibakteriell", "antibactérien", "antibatterico"],
    ["waterproof", "wasserdicht", "imperméable", "impermeabile"],
    ["BPA-free", "BPA-frei", "sans BPA", "senza BPA"],
  ],
};
const units = ["kg", "ml", "V", "W", "cm", "Ah", "°C", "Hz", "%", "Nm"];
const languages = ["en", "de", "fr", "it"];

/** The answer with one fault injected; undefined if no fault of that kind fits. */
export function putFault(
  kind: FaultKind,
  { answer, source, language }: { answer: string; source: string; language: string },
  random: Random,
): string | undefined {
  if (kind === "number") return withWrongNumber(answer, source, random);
  if (kind === "unit") return withWrongUnit(answer, source, random);
  const folded = foldText(source);
  const absent = words[kind].filter((row) =>
    row.every((word) => !folded.includes(foldText(word).slice(0, 4))),
  );
  const word = oneOf(absent, random)?.[languages.indexOf(language)];
  const gap = oneOf([...answer.matchAll(/(?<=[\p{L},]) (?=\p{L})/gu)], random)?.index ?? answer.length;
  return word && `${answer.slice(0, gap)} ${word}${answer.slice(gap)}`;
}

function withWrongNumber(answer: string, source: string, random: Random): string | undefined {
  const number = oneOf([...answer.matchAll(/(?<![\p{L}\d.,-])\d{1,4}(?![\p{L}\d.,-])/gu)], random);
  if (number === undefined) return undefined;
  let wrong = 0;
  do wrong = 2 + Math.floor(random() * 900);
  while (source.includes(String(wrong)));
  return replaced(answer, number, String(wrong));
}

/** Excludes the letters of sides: in 65 W x 50 mm the letter means width, not watt. */
function withWrongUnit(answer: string, source: string, random: Random): string | undefined {
  const measure = oneOf(
    [
      ...answer.matchAll(
        /(?<![\p{L}\d.,x×-]|[x×] )(\d{1,4}) ?(?:kg|g|cm|mm|ml|l|V|W|Zoll|%)(?![\p{L}\d]| ?[x×])/gu,
      ),
    ],
    random,
  );
  const absent = units.filter((unit) => !new RegExp(`\\d ?${unit}(?!\\p{L})`, "iu").test(source));
  const unit = oneOf(absent, random);
  return measure && unit && replaced(answer, measure, `${measure[1]} ${unit}`);
}

function replaced(text: string, match: RegExpMatchArray, written: string): string {
  const start = match.index ?? 0;
  return text.slice(0, start) + written + text.slice(start + match[0].length);
}

function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Deterministic pseudo-random numbers in [0, 1) (mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
