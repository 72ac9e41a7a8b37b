import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { groupedBy } from "../lib/grouped.ts";
import { parseTable } from "../lib/table.ts";
import type { Language } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import colours from "./data/colours.tsv";
import compounds from "./data/compounds.tsv";
import shades from "./data/shades.tsv";
import type { FactKind } from "./fact.ts";
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

/** Words that modify the colour after them, folded, with the resulting colours: light blue, hell-blau. */
export const shadesBefore = shadesOf(["en", "de"]);
export const coloursBehindShades = coloursOf(["en", "de"]);
/** Likewise for the colour before them: bleu foncé, blu notte. */
export const shadesBehind = shadesOf(["fr", "it"]);
export const coloursBeforeShades = coloursOf(["fr", "it"]);

type Stated = Pick<WordMeaning, "kind" | "key">;

interface CompoundPart {
  readonly word: string;
  readonly stated: Stated;
}

/** The first or last parts of German compounds, folded, with what they state. */
function partsOf(place: "first" | "last", kind: FactKind): readonly CompoundPart[] {
  return parseTable(compounds)
    .filter((row) => row.part === place && row.kind === kind)
    .map(({ word = "", key = "" }) => ({ word, stated: { kind, key } }));
}

/** What first parts state: Damenkleid, Lederjacke. Longest first. */
const modifiers = [...partsOf("first", "audience"), ...partsOf("first", "material")];

const lettersOfStart = 4;
const modifiersByStart = groupedBy(modifiers, ({ word }) => word.slice(0, lettersOfStart));

/** Compounds that look alike but state something else: a pram, charcoal, a waste-paper basket. */
const others =
  /^(?:kinder(?:wagen|sitz|leicht|garten|gerecht|sicher|stube)|hunde(?:rt)|baby(?:phon|lon)|holz(?:kohle|hammer|fall|bock|weg|leim)|gummi(?:bar|tier|stiefel)|stahl(?:wille)|metall(?:ic|isch|ica|en)|plastik(?:frei)|filz(?:stift)|leder(?:pflege|fett|reinig)|seiden(?:matt|glatt|weich)|woll(?:en|te|ust|waschmittel)|kork(?:enzieher|en)|beton(?:en|t|ung)|marmor(?:iert)|samt(?:lich|weich|heit|ig)|damen(?:binde)|kupfer(?:stich)|katzen(?:auge))/;
/** Suffixes that derive a property or a substance from the first part, not a thing made of it. */
const qualityHeads = /^(?:frei|los|haft|ahnlich|artig|arm|ig|weich|fest|sicher)/;
const shortestHead = 3;

const colourHeads = new Map(partsOf("last", "colour").map(({ word, stated }) => [word, stated.key]));
const colourHead = new RegExp(`^(.{3,14})(${[...colourHeads.keys()].join("|")})(?:e|er|es|en|em)?$`);

const shortestCompound = 6;
const longestCompound = 40;
const knownCompounds = new BoundedCache<string, Stated | null>(cacheSizes.compoundFacts);

/**
 * What a German compound states by its first part, or for a colour by both. @param folded one word, lower case
 */
export function readCompound(folded: string): Stated | undefined {
  if (folded.length < shortestCompound || folded.length > longestCompound) return undefined;
  return knownCompounds.getOrCompute(folded, findStated) ?? undefined;
}

function findStated(folded: string): Stated | null {
  return readModifier(folded) ?? readShade(folded) ?? null;
}

function readModifier(folded: string): Stated | undefined {
  const candidates = modifiersByStart.get(folded.slice(0, lettersOfStart));
  const found = candidates?.find(({ word }) => folded.startsWith(word));
  if (found === undefined) return undefined;
  const { word, stated } = found;
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

/** Last parts that name a material. They count in sources only: "Backpapier" grounds "Papier". */
const materialHeads = partsOf("last", "material");

/** The material named by the last part of a German compound: Backpapier, Eichenholz, but not Kunstleder. */
export function readHead(folded: string): Stated | undefined {
  return materialHeads.find(({ word }) => folded.length > word.length + 2 && folded.endsWith(word))?.stated;
}
