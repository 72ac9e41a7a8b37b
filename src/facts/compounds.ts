import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import type { Language } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { colours, shades } from "./data/properties.ts";
import { parseFactWords, type WordMeaning } from "./lexicon.ts";
import { imitationHeads } from "./negation.ts";

const rows = parseFactWords(shades).map(({ key, text, language }) => ({
  key,
  language,
  folded: foldText(text),
}));

function shadesOf(languages: readonly Language[]): ReadonlyMap<string, string> {
  return new Map(
    rows.filter((row) => languages.includes(row.language)).map(({ folded, key }) => [folded, key]),
  );
}

function coloursOf(languages: readonly Language[]): ReadonlySet<string> {
  const words = parseFactWords(colours).filter(({ language }) => languages.includes(language));
  return new Set(words.map(({ text }) => foldText(text)));
}

/** What makes another colour of the one behind it, by its folded word, and those colours: light blue, hell-blau. */
export const shadesBefore = shadesOf(["en", "de"]);
export const coloursBehindShades = coloursOf(["en", "de"]);
/** Likewise of the one before it: bleu foncé, blu notte. */
export const shadesBehind = shadesOf(["fr", "it"]);
export const coloursBeforeShades = coloursOf(["fr", "it"]);

type Stated = Pick<WordMeaning, "kind" | "key">;

/** First parts of German compounds, folded, and what they state: Damenkleid, Lederjacke. The longer ones first. */
const modifiers: readonly (readonly [string, Stated])[] = [
  ...audience("women", "damen frauen"),
  ...audience("men", "herren manner"),
  ...audience("children", "kinder"),
  ...audience("girls", "madchen"),
  ...audience("boys", "jungen"),
  ...audience("babies", "baby"),
  ...audience("dogs", "hunde"),
  ...audience("cats", "katzen"),
  ...material("faux leather", "kunstleder"),
  ...material("leather", "leder"),
  ...material("cotton", "baumwoll"),
  ...material("silk", "seiden"),
  ...material("linen", "leinen"),
  ...material("solid wood", "massivholz"),
  ...material("wood", "holz"),
  ...material("stainless steel", "edelstahl"),
  ...material("steel", "stahl"),
  ...material("metal", "metall"),
  ...material("aluminium", "aluminium"),
  ...material("plastic", "kunststoff plastik"),
  ...material("rubber", "gummi"),
  ...material("silicone", "silikon"),
  ...material("ceramic", "keramik"),
  ...material("porcelain", "porzellan"),
  ...material("velvet", "samt"),
  ...material("bamboo", "bambus"),
  ...material("cork", "kork"),
  ...material("copper", "kupfer"),
  ...material("brass", "messing"),
  ...material("felt", "filz"),
  ...material("marble", "marmor"),
  ...material("concrete", "beton"),
  ...material("rattan", "rattan"),
  ...material("polyester", "polyester"),
  ...material("nylon", "nylon"),
  ...material("fleece", "fleece"),
  ...material("wool", "woll"),
];

function audience(key: string, words: string): [string, Stated][] {
  return words.split(" ").map((word) => [word, { kind: "audience", key }]);
}

function material(key: string, words: string): [string, Stated][] {
  return words.split(" ").map((word) => [word, { kind: "material", key }]);
}

const lettersOfStart = 4;
const modifiersByStart = new Map<string, (readonly [string, Stated])[]>();
for (const modifier of modifiers) {
  const start = modifier[0].slice(0, lettersOfStart);
  modifiersByStart.set(start, [...(modifiersByStart.get(start) ?? []), modifier]);
}

/** Compounds that say nothing of the kind: a pram, charcoal, a waste-paper basket. */
const others =
  /^(?:kinder(?:wagen|sitz|leicht|garten|gerecht|sicher|stube)|hunde(?:rt)|baby(?:phon|lon)|holz(?:kohle|hammer|fall|bock|weg|leim)|gummi(?:bar|tier|stiefel)|stahl(?:wille)|metall(?:ic|isch|ica|en)|plastik(?:frei)|filz(?:stift)|leder(?:pflege|fett|reinig)|seiden(?:matt|glatt|weich)|woll(?:en|te|ust|waschmittel)|kork(?:enzieher|en)|beton(?:en|t|ung)|marmor(?:iert)|samt(?:lich|weich|heit|ig)|damen(?:binde)|kupfer(?:stich)|katzen(?:auge))/;
/** Endings that make a quality or a substance of the first part, not a thing made of it. */
const qualityHeads = /^(?:frei|los|haft|ahnlich|artig|arm|ig|weich|fest|sicher)/;
const shortestHead = 3;

const colourHeads: ReadonlyMap<string, string> = new Map(
  Object.entries({
    schwarz: "black",
    weiss: "white",
    grau: "grey",
    braun: "brown",
    rot: "red",
    blau: "blue",
    grun: "green",
    gelb: "yellow",
    rosa: "pink",
    lila: "purple",
    violett: "purple",
    turkis: "turquoise",
    beige: "beige",
    orange: "orange",
    pink: "pink",
  }),
);
const colourHead =
  /^(.{3,14})(schwarz|weiss|grau|braun|rot|blau|grun|gelb|rosa|lila|violett|turkis|beige|orange|pink)(?:e|er|es|en|em)?$/;

const shortestCompound = 6;
const longestCompound = 40;
const compounds = new BoundedCache<string, Stated | null>(cacheSizes.compoundFacts);

/** What a German compound states by its first part, or of a colour by both. `folded` is one word, lower case. */
export function readCompound(folded: string): Stated | undefined {
  if (folded.length < shortestCompound || folded.length > longestCompound) return undefined;
  return compounds.getOrCompute(folded, findStated) ?? undefined;
}

function findStated(folded: string): Stated | null {
  return readModifier(folded) ?? readShade(folded) ?? null;
}

function readModifier(folded: string): Stated | undefined {
  const candidates = modifiersByStart.get(folded.slice(0, lettersOfStart));
  const found = candidates?.find(([word]) => folded.startsWith(word));
  if (found === undefined) return undefined;
  const [word, stated] = found;
  const head = folded.slice(word.length);
  if (head.length < shortestHead || others.test(folded) || qualityHeads.test(head)) return undefined;
  return imitationHeads.test(head) ? { ...stated, key: `${stated.key} look` } : stated;
}

function readShade(folded: string): Stated | undefined {
  const found = colourHead.exec(folded);
  if (found === null) return undefined;
  const shade = shadesBefore.get(found[1] ?? "");
  const colour = colourHeads.get(found[2] ?? "");
  return shade === undefined || colour === undefined
    ? undefined
    : { kind: "colour", key: `${shade} ${colour}` };
}

/** Last parts that name a material: baking paper is paper too, where a source vouches for it. */
const materialHeads: ReadonlyMap<string, string> = new Map(
  Object.entries({
    papier: "paper",
    glas: "glass",
    leder: "leather",
    stahl: "steel",
    holz: "wood",
    wolle: "wool",
  }),
);

/** The material that the last part of a German compound names: Backpapier, Eichenholz, but not Kunstleder. */
export function readHead(folded: string): Stated | undefined {
  for (const [head, key] of materialHeads) {
    if (folded.length > head.length + 2 && folded.endsWith(head)) return { kind: "material", key };
  }
  return undefined;
}
