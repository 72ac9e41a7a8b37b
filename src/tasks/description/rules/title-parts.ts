import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { type NamePiece, overlaps, type Span } from "../../name/rules/name-pieces.ts";
import {
  bareNumber,
  isCounted,
  isHeldNumber,
  isOfNumber,
  isShaded,
  readTitle,
  type TitleReading,
} from "./title-reading.ts";
import {
  joining,
  labels,
  lacking,
  motifs,
  negation,
  norms,
  ofWords,
  openers,
  purposes,
  type Word,
} from "./title-words.ts";

/** A run of words of a name that stays or goes as a whole: UTF-16 offsets. */
export interface TitlePart extends Span {
  /** How telling it is: what has less goes first, and what has `core` names the product. */
  readonly weight: number;
  /** Whether it says something of the part before it, and goes with that: "im Koffer" behind "mit zwei Akkus". */
  readonly leans: boolean;
  /** Whether its own last words may go: those of a phrase, and of a name. */
  readonly isLong: boolean;
}

/** The weight of what names the product. */
export const core = 100;

const weights = {
  core,
  brand: 85,
  model: 80,
  device: 75,
  firstName: 62,
  numberedName: 60,
  without: 50,
  name: 45,
  furtherModel: 44,
  furtherDevice: 42,
  purpose: 40,
  size: 36,
  color: 34,
  material: 33,
  technical: 40,
  measure: 33,
  sizes: 30,
  phrase: 28,
  notIncluded: 26,
  addition: 24,
  pack: 22,
  segment: 20,
  motif: 34,
  aside: 5,
} as const;

type Kind = keyof typeof weights;

const code = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\p{N}][\p{L}\p{N}]*(?:[-/.][\p{L}\p{N}]+)*$/u;
const shortestCode = 4;
const titleWord = /^\p{Lu}\p{L}+$/u;

/** The parts of a name, in reading order; together they are all its words. */
export function titleParts(
  name: string,
  language: Language,
  glossary: Glossary,
  brand?: string,
): TitlePart[] {
  const reading = readTitle(name, language, glossary, brand);
  const { words } = reading;
  const open: { kind: Kind; first: number; end: number }[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const current = open.at(-1);
    const kind = current === undefined ? "core" : kindAt(reading, place, current);
    if (kind === undefined && current !== undefined) current.end = place + 1;
    else open.push({ kind: kind ?? "core", first: place, end: place + 1 });
  }
  const parts = open.map(({ kind, first, end }, place) =>
    partOf(reading, { kind, first, end, last: open[place - 1]?.kind }),
  );
  const kinds = open.map(({ kind }) => kind);
  return graded(parts, kinds, reading.type === undefined && open[0]?.end === 1);
}

/** In French and Italian these join nouns that are one thing: "piscine à balles". */
const joinsNouns: ReadonlySet<string> = new Set("a da en in".split(" "));

interface OpenPart {
  readonly kind: Kind;
  readonly first: number;
  readonly end: number;
  /** The kind of the part before it. */
  readonly last: Kind | undefined;
}

function partOf(reading: TitleReading, { kind, first, end, last }: OpenPart): TitlePart {
  const { words, name, type } = reading;
  const span = { start: words[first]?.start ?? 0, end: words[end - 1]?.end ?? name.length };
  const hasType = type !== undefined && overlaps(span, type);
  const isApart = words[first]?.isApart === true;
  const isShade = kind === "color" && last === "name";
  const isLabelled = /:\s*$/u.test(name.slice(0, span.start)) && last === "segment";
  const leans =
    isLabelled || (!isApart && (isShade || last === "segment" || (isOpened(kind) && isOpened(last))));
  return {
    ...span,
    weight: hasType ? core : weightOf(kind, name.slice(span.start, span.end), reading),
    leans,
    isLong: isOpened(kind) || kind === "segment" || kind === "name",
  };
}

/** Of several models the first one counts; a maker alone at the beginning names no product. */
function graded(parts: readonly TitlePart[], kinds: readonly Kind[], isLone: boolean): TitlePart[] {
  const model = kinds.indexOf("model");
  return parts.map((part, place) => {
    if (part.weight === core) return part;
    if (place === 1 && isLone && kinds[1] === "segment") return { ...part, weight: weights.brand };
    if (kinds[place] === "model" && place > model) return { ...part, weight: weights.furtherModel };
    const isFirst = kinds[place] === "name" && place === 1;
    return isFirst ? { ...part, weight: Math.max(part.weight, weights.firstName) } : part;
  });
}

function isOpened(kind: Kind | undefined): boolean {
  return (
    kind === "phrase" ||
    kind === "purpose" ||
    kind === "device" ||
    kind === "without" ||
    kind === "furtherDevice"
  );
}

/** What a device is chosen by: its screen, its power, its memory. */
const technical = /["″”]$|\d\s?(?:k?Wh?|V|VA|m?Ah|[GT]B|[GT]o)(?:\s|$)/u;

function weightOf(kind: Kind, text: string, { language, glossary }: TitleReading): number {
  if (kind === "aside" && /^\([\p{L}\d]{1,12}\)$/u.test(text) && /\d{2}/u.test(text)) return weights.addition;
  if (kind === "without" || /^(?:no|non|kein\p{Ll}*)\s/iu.test(text)) return weights.without;
  if (kind !== "phrase" && negation.test(text)) return weights.notIncluded;
  if (kind === "purpose" && isDevice(text, language, glossary)) return weights.device;
  if (kind === "measure" && /\d\s?\S*\s?[x×]\s?\d/iu.test(text)) return weights.sizes;
  if (kind === "measure" && technical.test(text)) return weights.technical;
  if (kind === "name" && /^\p{Lu}\S*(?:\s\p{Lu}\S*)?\s\d+$/u.test(text)) return weights.numberedName;
  return weights[kind];
}

/** "for Vaio VGN-CR390E", not "for kids": what it fits has a number or a name. */
function isDevice(text: string, language: Language, glossary: Glossary): boolean {
  const words = text.split(/\s+/u).slice(1);
  return words.some(
    (word) =>
      (/\d/u.test(word) && /\p{L}|^\d{3}/u.test(word)) ||
      (language !== "de" && titleWord.test(word) && glossary.roleOf(foldText(word), language) === undefined),
  );
}

/** The kind of the part that begins with a word; undefined where it goes on with the one before. */
function kindAt(
  reading: TitleReading,
  place: number,
  current: { readonly kind: Kind; readonly first: number },
): Kind | undefined {
  const { words, type, brand, language } = reading;
  const [word, before, after] = [words[place], words[place - 1], words[place + 1]];
  if (word === undefined || before === undefined) return undefined;
  const isOpenBracket = /^[([]/u.test(words[current.first]?.text ?? "") && !/[)\]][,;]?$/u.test(before.text);
  if (isOpenBracket) return undefined;
  if (/^[([]/u.test(word.text)) return "aside";
  const isInType = type !== undefined && type.start < word.start && overlaps(type, word);
  if (isInType) return undefined;
  const span = reading.spans.find((each) => overlaps(each, word));
  if (span !== undefined && overlaps(span, before)) return undefined;
  const isListed = span?.part === "color" && current.kind === "color";
  if (word.isApart && !isListed) return openedBy(reading, place) ?? kindOfSpan(span) ?? "segment";
  if (/[\p{L}\d]-$/u.test(before.text)) return undefined;
  if (joining.has(word.folded)) return isOfDevices(reading, current, word) ? "furtherDevice" : undefined;
  if (joining.has(before.folded) || ofWords.has(before.folded) || ofWords.has(word.folded)) return undefined;
  if (word.text.startsWith("+")) return "addition";
  const isOfThing =
    (current.kind === "segment" || current.kind === "name") &&
    (language === "fr" || language === "it") &&
    joinsNouns.has(word.folded);
  if (isOfThing) return undefined;
  const opened =
    current.kind === "motif" && !purposes.has(word.folded) ? undefined : openedBy(reading, place);
  if (opened === "without" && current.kind === "phrase") return undefined;
  if (opened !== undefined) return opened;
  if (/^\d\/\d$/u.test(word.text) && bareNumber.test(before.folded)) return undefined;
  if (brand !== undefined && overlaps(brand, word)) return brand.start === word.start ? "brand" : undefined;
  const isBehindType = type !== undefined && word.start >= type.end;
  const isLabel =
    labels.has(word.folded.replace(/\.$/u, "")) &&
    after !== undefined &&
    (isOpened(current.kind) ? word.folded !== "bis" && word.folded !== "ab" : isBehindType);
  if (motifs.has(word.folded) && after !== undefined) return "motif";
  if (current.kind === "motif") return undefined;
  if (isLabel) return bareNumber.test(after.folded) || isMeasureAt(reading, after) ? "measure" : "color";
  if (
    labels.has(before.folded.replace(/\.$/u, "")) &&
    place - 1 > current.first - 1 &&
    isLabelled(current.kind)
  )
    return undefined;
  if (
    isLabelled(current.kind) &&
    labels.has(words[place - 2]?.folded ?? "") &&
    /^\p{L}{1,2}\.?$/u.test(word.text)
  )
    return undefined;
  if (norms.test(word.text) && (bareNumber.test(after?.folded ?? "") || norms.test(after?.text ?? "")))
    return "model";
  if (norms.test(before.text) && (bareNumber.test(word.folded) || norms.test(word.text))) return undefined;
  const isCode =
    code.test(word.text) &&
    !ordinal.test(word.text) &&
    word.end - word.start >= shortestCode &&
    span === undefined;
  if (current.kind === "brand") return isCode ? "model" : (kindOfSpan(span) ?? undefined);
  if (isOpened(current.kind) || current.kind === "addition" || current.kind === "segment") {
    const isOwn = span?.isFree === true && span.start === word.start && !isShaded(reading, before);
    // "coppia massima 55 Nm": set off, a measure is of the words before it.
    if (isOwn && current.kind !== "segment") return kindOfSpan(span);
    return isCode && current.kind === "phrase" ? "model" : undefined;
  }
  if (isHeldNumber(reading, place - 1) || isOfNumber(reading, place)) return undefined;
  if (span !== undefined && span.start === word.start) return spanAt(reading, place, span);
  if (isCode) return "model";
  const rest = type !== undefined && word.start < type.end ? "core" : "name";
  if (current.kind === "measure" || current.kind === "pack")
    return isCounted(reading, place) ? undefined : rest;
  if (current.kind === "color" || current.kind === "material") {
    // What follows a colour or a material in French and Italian says more of it: "Ramato Intenso".
    const isTitle = (language === "fr" || language === "it") && /^\p{Lu}/u.test(before.text);
    const isShade = /^\p{Ll}/u.test(word.text) || isTitle;
    return isShade && (isBehindType || language !== "en") ? undefined : rest;
  }
  if (current.kind === "model") return rest;
  if (!isBehindType || current.kind === "name") return undefined;
  const isAdjective = (language === "fr" || language === "it") && /^\p{Ll}/u.test(word.text);
  return isAdjective ? undefined : rest;
}

const ordinal = /^\d+(?:er|[eè]re|[eè]me|st|nd|rd|th|-\p{L}{2,})$/iu;

function isMeasureAt({ spans }: TitleReading, word: Word): boolean {
  return spans.some((span) => span.part === "measure" && overlaps(span, word));
}

function isLabelled(kind: Kind): boolean {
  return kind === "measure" || kind === "color";
}

/** Colours and materials before the noun go only where a noun or a property follows: "Carbon" of "Carbon Core Guard" stays. */
function spanAt(
  { words, type, spans, glossary, language }: TitleReading,
  place: number,
  span: NamePiece,
): Kind | undefined {
  const kind = kindOfSpan(span);
  const next = words.find(({ start }) => start >= span.end);
  const isBefore = type !== undefined && span.end <= type.start;
  if (!isBefore || next === undefined || (kind !== "color" && kind !== "material")) return kind;
  const isKnown =
    overlaps(type, next) ||
    spans.some((each) => overlaps(each, next)) ||
    glossary.roleOf(next.folded, language) !== undefined;
  return isKnown ? kind : place === 0 ? undefined : "core";
}

/** Whether a list of devices goes on: "pour Golf 1 et Scirocco", but not "for Adults and Children". */
function isOfDevices(
  { words, name, language, glossary }: TitleReading,
  { kind, first }: { readonly kind: Kind; readonly first: number },
  word: Word,
): boolean {
  if (kind === "furtherDevice") return true;
  return (
    kind === "purpose" && isDevice(name.slice(words[first]?.start, word.start).trimEnd(), language, glossary)
  );
}

function kindOfSpan(span: NamePiece | undefined): Kind | undefined {
  if (span === undefined) return undefined;
  const { part } = span;
  return part === "color" || part === "material" || part === "measure" || part === "pack" || part === "size"
    ? part
    : undefined;
}

/** What a phrase that begins with a word is; undefined where none does. */
function openedBy({ words, language }: TitleReading, place: number): Kind | undefined {
  const [before, word, after] = [words[place - 1], words[place], words[place + 1]];
  if (word === undefined || after === undefined || !openers[language].has(word.folded)) return undefined;
  if (/^\p{Lu}+$/u.test(word.text) && word.text.length < 2) return undefined;
  const isBetweenNumbers = bareNumber.test(before?.folded ?? "") && bareNumber.test(after.folded);
  const isSecond = before !== undefined && openers[language].has(before.folded) && !before.isApart;
  if (isBetweenNumbers || isSecond || joining.has(before?.folded ?? "")) return undefined;
  if (lacking.has(word.folded)) return "without";
  return purposes.has(word.folded) ? "purpose" : "phrase";
}
