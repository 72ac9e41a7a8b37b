import type { Language } from "../../../nlp/language.ts";
import type { WordReading } from "../../../nlp/stemmer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import { contains, type NamePiece, overlaps, type Span, spanOf } from "./name-pieces.ts";

/**
 * Properties inside a product type or listed value of several words: the audience ("women's running shoes", "scarpe uomo"),
 * and the material where a linking word precedes it ("custodia in pelle"); a "leather cleaner" has no material.
 */
export function propertiesWithin(
  { text, tokens, folded }: WordReading,
  phrase: Span,
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): NamePiece[] {
  const within = tokens.flatMap((token, place) => (contains(phrase, token) ? [place] : []));
  if (within.length < 2) return [];
  return within.flatMap((place) => {
    const [token, role] = [tokens[place], glossary.roleOf(folded[place] ?? "", language)];
    if (!token || (role !== "audience" && role !== "material")) return [];
    const property: Property = { part: role, start: token.start, end: token.end };
    const { part, start, end } = withLink(text, property);
    if (/[-'’]$/.test(text.slice(0, start)) || /^[-]/.test(text.slice(end))) return [];
    if (part === "material" && start === token.start) return [];
    return [{ part, text: text.slice(start, end), start, end, isFree: false }];
  });
}

/** A colour, material, pattern, size or audience, merged with adjacent ones of the same kind. */
export interface Property extends Span {
  readonly part: PropertyPart;
}

type PropertyPart = "color" | "pattern" | "size" | "audience" | "material";

/** A label before the colour: "couleur noir", "Farbe: Rot". */
const colorLabel = /(?<![\p{L}])(?:couleurs?|coloris|colou?rs?|farbe|colore)\s*[-:–]?\s*$/iu;
/** A label after the colour: "Grey Colour", "blue coloured". */
const colorLabelBehind = /^\s(?:colou?r(?:ed)?|farben)(?![\p{L}\p{N}'’-])/iu;
const labelledSize =
  /(?<![\p{L}\p{N}])(?:size|taille|taglia|größe|gr\.|tg\.)\s?[:-]?\s?(?:(?:EU|FR|IT|DE|UK|US)\s)?(?:\d{1,3}(?:[/-]\d{1,3})?|\d?X{0,4}[SL]|M)(?![\p{L}\p{N}/])/giu;
/** Without a label, only unambiguous sizes in capitals. */
const bareSize =
  /(?<![\p{L}\p{N}/.’'-])(?:\d?X{1,4}[SL]|\dXL)(?![\p{L}\p{N}/’'-])|(?<=(?:\s[-–]|,)\s)[SML](?=$|,|\s[-–]\s)/gu;
/** Prefilters for the expensive patterns. */
const anySizeLabel = /size|taille|taglia|größe|gr\.|tg\./iu;
const anyBareSize = /X[SL]|[-–,]\s[SML]/u;
const linkBefore: Readonly<Record<PropertyPart, RegExp>> = {
  color: /(?:^|[\s,(])(?:in|en|di colore|de couleur)\s$/iu,
  material: /(?:^|[\s,(])(?:made of|in|of|aus|en|de|di)\s$/iu,
  audience: /(?:^|[\s,(])(?:for|für|pour|per|da)\s$/iu,
  pattern: /(?:^|[\s,(])(?:in|im|à|a)\s$/iu,
  size: /(?:^|[\s,(])(?:size|taille|taglia|größe|gr\.?|tg\.?|t\.?)\s$/iu,
};

/** In reading order, except sizes, which come last; spans that overlap `others` (product type, measures) are skipped. */
export function findProperties(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  others: readonly Span[],
): Property[] {
  const joined: Property[] = [];
  for (const match of matches) {
    const span = spanOf(reading.tokens, match);
    const part = partOf(match);
    if (part === undefined || others.some((other) => overlaps(span, other))) continue;
    const before = joined.at(-1);
    const isOne = before?.part === part && isJoined(reading.text.slice(before.end, span.start));
    if (isOne) joined.pop();
    const label = part === "color" ? startOfLabel(reading.text, span.start) : span.start;
    const start = others.some((other) => overlaps(other, { start: label, end: span.end }))
      ? span.start
      : label;
    const until = part === "color" ? endOfLabel(reading.text, span.end) : span.end;
    const end = others.some((other) => overlaps(other, { start: span.end, end: until })) ? span.end : until;
    joined.push({ part, start: isOne ? before.start : start, end });
  }
  const colored = withCompoundColors(reading, joined, others);
  const sizes = findSizes(reading.text).filter((size) => !others.some((other) => overlaps(size, other)));
  return sizes.length === 0
    ? colored
    : [...colored.filter((property) => !sizes.some((size) => overlaps(size, property))), ...sizes];
}

/** Merges single colour words into their compound, as "bonbon" of "rose bonbon" must not stay behind. */
function withCompoundColors(
  reading: WordReading,
  properties: Property[],
  others: readonly Span[],
): Property[] {
  const found = findCompoundColors(reading).filter((span) => !others.some((other) => overlaps(span, other)));
  return found.reduce((all, span) => {
    const parts = all.filter((one) => overlaps(one, span));
    if (parts.some((one) => one.part !== "color" && !contains(span, one))) return all;
    const start = Math.min(span.start, ...parts.map((one) => one.start));
    const end = Math.max(span.end, ...parts.map((one) => one.end));
    const rest = all.filter((one) => !parts.includes(one));
    return [...rest, { part: "color" as const, start, end }].toSorted((one, two) => one.start - two.start);
  }, properties);
}

function startOfLabel(name: string, start: number): number {
  return start - (colorLabel.exec(name.slice(Math.max(0, start - 12), start))?.[0].length ?? 0);
}

function endOfLabel(name: string, end: number): number {
  return end + (colorLabelBehind.exec(name.slice(end, end + 12))?.[0].length ?? 0);
}

/** "taille 38", "Gr. XL", "XXL" */
export function findSizes(name: string): Property[] {
  const labelled = anySizeLabel.test(name) ? matchesOf(labelledSize, name) : [];
  if (!anyBareSize.test(name)) return labelled;
  const bare = matchesOf(bareSize, name);
  return [...labelled, ...bare.filter((size) => !labelled.some((one) => overlaps(one, size)))];
}

function matchesOf(pattern: RegExp, name: string): Property[] {
  return [...name.matchAll(pattern)].map(({ 0: text, index }) => ({
    part: "size",
    start: index,
    end: index + text.length,
  }));
}

/** "Black & White" is one property. */
function isJoined(gap: string): boolean {
  return /^\s?(?:&|\/|-|,|and|und|et|e)?\s?$/u.test(gap);
}

/** Whether a glossary phrase states a property. */
export function isPropertyWord(match: GlossaryMatch): boolean {
  return partOf(match) !== undefined;
}

function partOf({ entry }: GlossaryMatch): PropertyPart | undefined {
  const { role } = entry;
  return role === "color" || role === "pattern" || role === "audience" || role === "material"
    ? role
    : undefined;
}

/** Includes the linking word, since "en cuir", "für Damen", "in Schwarz" only move or go as a whole. */
export function withLink(name: string, { part, start, end }: Property): Property {
  const before = name.slice(0, start);
  const link = linkBefore[part].exec(before)?.[0];
  return link === undefined
    ? { part, start, end }
    : { part, start: start - link.replace(/^[\s,(]/u, "").length, end };
}

const folded = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Two folded word lists; a word of the first followed by one of the second is one colour. */
interface Pairing {
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

const french: Pairing = {
  first: folded(
    "rose bleu bleue gris grise vert verte rouge jaune noir noire blanc blanche brun brune marron violet violette beige orange",
  ),
  second: folded(
    "lagon pale ciel nuit marine canard pastel fluo fonce foncee clair claire vive vif poudre poudree emeraude cobalt " +
      "electrique petrole roi acier souris perle ardoise anthracite brique carmin vermillon moutarde ivoire casse cassee " +
      "nacre nacree mat mate brillant brillante metallise metallisee satine satinee profond profonde saphir indigo azur " +
      "turquoise kaki militaire foret jade dragee saumon corail fuchsia chine chinee crayon glacier horizon bordeaux blush",
  ),
};
const italian: Pairing = {
  first: folded(
    "rosa blu verde verdi rosso rossa rossi rosse grigio grigia grigi giallo gialla gialli gialle nero nera neri nere " +
      "bianco bianca bianchi bianche viola marrone arancio",
  ),
  second: folded(
    "chiaro chiara scuro scura pastello notte cielo bottiglia acqua militare smeraldo fluo perla fumo topo cipria antico " +
      "antica mattone opaco opaca lucido lucida metallizzato metallizzata elettrico elettrica petrolio oceano avio cobalto " +
      "zaffiro corallo salmone pallido pallida intenso intensa acceso accesa navy royal senape antracite",
  ),
};
/** English colours occur in feeds of all languages ("Jet Black"). Excludes flavours and objects ("Lime", "Light"). */
const english: Pairing = {
  first: folded(
    "hot pale deep bright soft jet midnight royal sky dusty electric neon forest bottle emerald ice space steel slate pearl " +
      "snow blush cobalt ocean metallic mat matt matte glossy pastel fluorescent arctic",
  ),
  second: folded("black white grey gray red blue green yellow orange pink purple brown beige silver gold"),
};
/** Flavours and plants are shades only after a specific colour. */
const pairs: ReadonlySet<string> = new Set(
  (
    "rose bonbon,rose framboise,rouge cerise,rouge framboise,jaune citron,bleu lavande,vert pomme,verte pomme,vert anis," +
    "vert sapin,vert bouteille,vert menthe,vert tilleul,vert olive,verde mela,verde oliva,verde menta,verde lime," +
    "rosso ciliegia,giallo limone"
  ).split(","),
);
const beginnings: ReadonlySet<string> = new Set([
  ...french.first,
  ...italian.first,
  ...english.first,
  ...[...pairs].map((pair) => pair.split(" ")[0] ?? ""),
]);

/** Colours of two words, of which the glossary may know one: "rose bonbon", "verde bottiglia", "Jet Black". */
export function findCompoundColors({ text, tokens, folded: words }: WordReading): Span[] {
  const found: Span[] = [];
  for (let place = 0; place + 1 < words.length; place += 1) {
    const [first, second] = [words[place] ?? "", words[place + 1] ?? ""];
    if (!beginnings.has(first) || !isColor(first, second)) continue;
    const [start, end] = [tokens[place]?.start ?? 0, tokens[place + 1]?.end ?? 0];
    const gap = text.slice(tokens[place]?.end, tokens[place + 1]?.start);
    if (/^\s$/u.test(gap) && !/[-'’]$/u.test(text.slice(0, start)) && !/^[-'’]/u.test(text.slice(end)))
      found.push({ start, end });
  }
  return found;
}

function isColor(first: string, second: string): boolean {
  return (
    [french, italian, english].some((pairing) => pairing.first.has(first) && pairing.second.has(second)) ||
    pairs.has(`${first} ${second}`)
  );
}
