import { capitalized } from "../../../nlp/normalizer.ts";
import {
  endOf,
  isCounted,
  isCutNoun,
  isHalfOfPair,
  isMeant,
  isModifier,
  isOpenBefore,
} from "./abbreviation-place.ts";
import { cased, isTail } from "./abbreviation-text.ts";
import {
  type Abbreviation,
  abbreviationsAt,
  type DoubtfulAbbreviation,
  type Expansion,
  foldLetters,
  isDepartment,
  kept,
  meantIn,
  mostConditions,
  readCompound,
  setApart,
  spansDepartments,
  withExpansions,
} from "./abbreviations.ts";
import { type CleaningContext, type CleaningStep, type FoundNoun, NameReading } from "./cleaning-step.ts";
import {
  colorOfCell,
  countOrPair,
  digits,
  initialsOfRow,
  isOfAudienceCell,
  mayAbbreviate,
  openingOfRow,
  runs,
  siteOf,
  statedAmong,
  titledWord,
} from "./row-cells.ts";
import { declinedInRow, formOfRow, prepositionOfRow, stoppedOfRow } from "./row-prepositions.ts";
import { besideInRow, hasOtherWord, rowSays, spelledByRow, wordsOf } from "./row-words.ts";
import { mayBeOfNext } from "./unit-order.ts";
import {
  agreeing,
  baseOf,
  inFigure,
  inNumberOf,
  isContainerNoun,
  numbered,
  ofNumber,
} from "./word-agreement.ts";

/**
 * Writes short forms out: "btl" becomes "bottle", "m. verst. Armlehnen" "mit verstellbaren Armlehnen". Only what means one thing
 * where it stands; a short form that may mean several stays as it is.
 */
export const abbreviationsStep: CleaningStep = {
  done: "spelt out abbreviations",
  change: "abbreviations",
  applies: ({ name }, context) => mayAbbreviate(name, context),
  apply: (reading, context) => withExpansions(reading.name, findExpansions(reading, context)),
  tell: (reading, context) => {
    const pairs = findExpansions(reading, context).map(
      ({ short, text }) => `${short}: ${text.replace(/^[\s,]+|\s+$/gu, "")}`,
    );
    return `spelt out abbreviations (${[...new Set(pairs)].join("; ")})`;
  },
};

const longestRead = 600;

interface Reading {
  readonly name: string;
  readonly folded: string;
  readonly context: CleaningContext;
  /** The name up to `position` with its short forms written out. */
  readonly prefix: string;
  readonly position: number;
  /** Found when they are first needed. */
  readonly nouns: () => readonly FoundNoun[];
  readonly categories: () => readonly string[];
  /** But for nouns that only say of what another one is. */
  readonly headCategories: () => readonly string[];
}

function readingOf({ name }: NameReading, context: CleaningContext): Reading {
  const texts = { name, folded: foldLetters(name), context };
  let found: readonly FoundNoun[] | undefined;
  const nouns = () => {
    found ??= (context.product?.findNouns(name) ?? []).filter((noun) => !isCutNoun(noun, texts, context));
    return found;
  };
  const withRow = (found: readonly FoundNoun[]) => {
    const known = [
      ...(context.product?.categories() ?? []),
      ...found.flatMap(({ category }) => category ?? []),
    ];
    if (bicycle.test(name)) known.push("a-sports-outdoor-cycling-bikes");
    return known.length > 0 ? known : (context.product?.witnessed?.() ?? []);
  };
  const categories = () => withRow(nouns());
  const headCategories = () => withRow(nouns().filter((noun) => !isModifier({ name, context }, noun)));
  return { ...texts, nouns, categories, headCategories, prefix: "", position: 0 };
}

/** A text with its short forms written out, or those that `isWanted` lets through. */
export function spelledOut(
  text: string,
  context: CleaningContext,
  isWanted: (expansion: Expansion) => boolean = () => true,
): string {
  if (!mayAbbreviate(text, context)) return text;
  return withExpansions(text, findExpansions(new NameReading(text), context).filter(isWanted));
}

/** A vehicle of a category of its own, whatever the word lists make of it. */
const bicycle = /(?<!\p{L})(?:bici|biciclett[ae]|mtb|mountain ?bike|v[ée]los?|vt[tc]|bmx)(?!\p{L})/iu;

function findExpansions(reading: NameReading, context: CleaningContext): readonly Expansion[] {
  if (reading.name.length > longestRead) return [];
  return readAll(readingOf(reading, context)).expansions;
}

/** Those that may mean several things there, and stay. */
export function doubtfulAbbreviations(
  reading: NameReading,
  context: CleaningContext,
): readonly DoubtfulAbbreviation[] {
  if (reading.name.length > longestRead || !mayAbbreviate(reading.name, context)) return [];
  return readAll(readingOf(reading, context)).doubtful;
}

function readAll(start: Reading) {
  const expansions: Expansion[] = [];
  const doubtful: DoubtfulAbbreviation[] = [];
  let reading = start;
  for (const { 0: whole, index } of start.folded.matchAll(runs)) {
    const number = digits.exec(whole)?.[0] ?? "";
    const places = number === "" ? [index] : [index, index + number.length];
    for (const place of places) {
      if (place < reading.position) continue;
      const run = start.folded.slice(place, index + whole.length);
      const found = read(reading, place, run);
      if (found === undefined) continue;
      if ("meanings" in found) doubtful.push(found);
      else {
        const prefix = reading.prefix + start.name.slice(reading.position, found.start) + found.text;
        reading = { ...reading, prefix, position: found.end };
        if (found.text !== found.short) expansions.push(found);
      }
      break;
    }
  }
  return {
    expansions: expansions.filter(
      (each) =>
        !isHalfOfPair(start.name, each, expansions, start.context.language) &&
        !isOpenBefore(start.name, each, expansions, start.context),
    ),
    doubtful,
  };
}

/** By the row's own texts where they have the word at that place, by the tables, and by the row's other words what these leave. */
function read(reading: Reading, start: number, run: string): Expansion | DoubtfulAbbreviation | undefined {
  const once = readOnce(reading, start, run);
  const found = once !== undefined && "text" in once ? once : (readApart(reading, start, run) ?? once);
  if (found === undefined || !("text" in found) || reading.context.language !== "it") return found;
  if (reading.context.glossary.roleOf(foldLetters(found.text), "it") === "material") return found;
  const before = reading.prefix + reading.name.slice(reading.position, start);
  return { ...found, text: inNumberOf(before, found.text) };
}

function readOnce(
  reading: Reading,
  start: number,
  run: string,
): Expansion | DoubtfulAbbreviation | undefined {
  const { name, context } = reading;
  const place = { start, run };
  const opening = openingOfRow(name, place, context) ?? initialsOfRow(name, place, context);
  if (opening !== undefined) return opening;
  const preposition = readPreposition(reading, start, run);
  const listed = preposition === undefined || run === "x" ? readAt(reading, start, run) : undefined;
  // "x uomo" is in the list as a whole.
  if (preposition !== undefined && listed === undefined) return preposition;
  const beside = readBeside(reading, start, run) ?? readCounted(reading, start, run);
  if (listed !== undefined && "text" in listed) {
    if (beside?.text.endsWith(` ${listed.text}`) === true) return beside;
    const isStated = listed.text !== listed.short && rowSays(listed.text, reading.context.product);
    const isLonger = listed.end > start + run.length + 1;
    const isOther = beside !== undefined || hasOtherWord(run, listed, reading.context);
    const isOpen = listed.text === listed.short && !isLonger;
    if (isStated || isLonger || !isOther)
      return (isOpen ? readStated(reading, start, run) : undefined) ?? listed;
  }
  return (
    beside ??
    readStated(reading, start, run) ??
    (listed === undefined ? readStopped(reading, start, run) : undefined) ??
    readColor(reading, start, run) ??
    listed ??
    readCompound(reading, { start, run }) ??
    readTitled(reading, start, run)
  );
}

/** What is glued to other short forms, as if it had its blanks. */
function readApart(reading: Reading, start: number, run: string): Expansion | undefined {
  const { context, prefix, position } = reading;
  if (context.product === undefined) return undefined;
  const before = prefix + reading.name.slice(position, start);
  const apart = setApart(reading.name, { start, run, before }, context);
  if (apart === undefined) return undefined;
  const { name, left, right } = apart;
  const among = { ...reading, name };
  const found = readBeside(among, apart.start, run) ?? readStated(among, apart.start, run);
  const end = start + run.length + (reading.name.charAt(start + run.length) === "." ? 1 : 0);
  if (found === undefined || found.end !== end + left.length) return undefined;
  return { start, end, short: reading.name.slice(start, end), text: left + found.text + right };
}

/** What is counted, and two short forms together, as the row has them. */
function readCounted({ name, prefix, position, context }: Reading, start: number, run: string) {
  const found = countOrPair(name, { start, run, before: prefix + name.slice(position, start) }, context);
  return found && { start, short: name.slice(start, found.end), ...found };
}

function readStopped({ name, prefix, position, context }: Reading, start: number, run: string) {
  const place = { start, run, before: prefix + name.slice(position, start) };
  const found = context.product && stoppedOfRow(name, place, wordsOf(context.product), context);
  return found && { start, short: name.slice(start, found.end), ...found };
}

/** The colour of the row's column that a short form stands for, as it agrees with the thing. */
function readColor(reading: Reading, start: number, run: string): Expansion | undefined {
  const { name, context } = reading;
  const before = reading.prefix + name.slice(reading.position, start);
  const found = colorOfCell(name, { start, run, before }, context);
  if (found === undefined) return undefined;
  const form =
    context.language === "en" ? found.text : agreeing(found.text, siteOf(reading, { start, ...found }, true));
  return { start, end: found.end, short: name.slice(start, found.end), text: form ?? found.text };
}

function readPreposition({ name, prefix, position, context }: Reading, start: number, run: string) {
  const before = prefix + name.slice(position, start);
  const found = prepositionOfRow(name, { start, run, before }, context);
  return found && { start, end: found.end, short: name.slice(start, found.end).trimEnd(), text: found.text };
}

function readBeside({ name, prefix, position, context }: Reading, start: number, run: string) {
  const before = prefix + name.slice(position, start);
  const found = besideInRow(name, { start, run, before }, context);
  if (found === undefined) return undefined;
  const { end } = found;
  const text = numbered(found.text, { before, after: name.slice(end) }, context);
  const base = context.language === "de" && text !== undefined ? baseOf(text, "de") : undefined;
  // "mit elektrischer Aufstehhilfe" has the ending of its sentence.
  const isOwn = base === undefined || text === base || /\s(?:mit|ohne|für|aus|von|in|zu)\s$/u.test(before);
  const written = isOwn
    ? text
    : agreeing(base, siteOf(readingOf(new NameReading(name), context), { start, end }, false));
  return written === undefined ? undefined : { start, end, short: name.slice(start, end), text: written };
}

/** Short forms as they stand at one place, the longest first. */
function readAt(reading: Reading, start: number, run: string): Expansion | DoubtfulAbbreviation | undefined {
  const { folded, context } = reading;
  let rest = abbreviationsAt(folded, start, run, context.language).filter(
    (each) =>
      isMeant(reading, each, start, () => rowSays(each.full, context.product)) &&
      !(each.kind === "unit" && mayBeOfNext(reading.name, { start, unit: each.short }, context)) &&
      (!each.when.has("stated") ||
        statedAmong([each], context, reading.name.slice(0, start)) !== undefined) &&
      (!each.when.has("cell") || isOfAudienceCell(each, aroundOf(reading, each, start), context)),
  );
  while (rest.length > 0) {
    const length = rest[0]?.short.length ?? 0;
    const group = rest.filter(({ short }) => short.length === length);
    const found = choose(reading, group, start);
    if (found !== undefined) return found;
    rest = rest.slice(group.length);
  }
  return undefined;
}

function aroundOf({ name }: Reading, { short }: Abbreviation, start: number) {
  const end = start + short.length;
  return { before: name.slice(0, start), after: name.slice(end).replace(/^\./u, "") };
}

/** Of several meanings the one with the narrowest place, if there is but one; undefined where none holds here. */
function choose(
  reading: Reading,
  group: readonly Abbreviation[],
  start: number,
): Expansion | DoubtfulAbbreviation | undefined {
  const stated = statedAmong(group, reading.context, reading.name.slice(0, start));
  if (stated !== undefined) return expand(reading, stated, start);
  const categories = group.some(({ where }) => where.length > 0) ? categoriesFor(group, reading) : [];
  const meant = meantIn(group, categories);
  const [first] = meant;
  if (first === undefined) return undefined;
  // Without a category all that it may mean counts.
  const rivals = mostConditions(categories.length > 0 ? meant : group);
  const [one = first] = rivals.filter((each) => meant.includes(each));
  const meanings = [...new Set(rivals.map(({ full }) => full))];
  if (meanings.length < 2 || rivals.some(({ kind }) => kept.has(kind))) return expand(reading, one, start);
  return { short: reading.name.slice(start, start + first.short.length), meanings };
}

/**
 * The category that was found for sure, where any of the meanings is of it. What means different things in different places is decided by
 * what the name is for, not by any of its nouns.
 */
function categoriesFor(group: readonly Abbreviation[], reading: Reading): readonly string[] {
  const { name, context, prefix, position } = reading;
  const sure = context.product?.sure?.() ?? [];
  if (sure.length > 0 && meantIn(group, sure).some(({ where }) => where.length > 0)) return sure;
  const isOne = group.every(({ full }) => full === group[0]?.full);
  const known = isOne ? reading.categories() : reading.headCategories();
  // "Dress hook S/S": where a department is all that is known of the head, another noun may be of another one.
  if (!isOne && known.every(isDepartment) && spansDepartments(reading.categories())) return [];
  if (known.length > 0 || prefix === "") return known;
  // A noun that was short is one by now.
  return (context.product?.findNouns(prefix + name.slice(position)) ?? []).flatMap(
    ({ category }) => category ?? [],
  );
}

const agreeingKinds: ReadonlySet<string> = new Set(["color", "feature", "material", "size"]);

function expand(reading: Reading, each: Abbreviation, start: number): Expansion | undefined {
  const { kind } = each;
  const { name, context, prefix } = reading;
  const end = endOf(name, each, start);
  if (end === undefined) return undefined;
  const written = name.slice(start, end);
  if (kept.has(kind)) return { start, end, short: written, text: written };
  const [before, after] = [prefix + name.slice(reading.position, start), name.slice(end)];
  const isAdjective = agreeingKinds.has(kind) && context.language !== "en";
  const full = kind === "unit" ? inFigure(each.full, before, context) : each.full;
  const form = isAdjective
    ? (formOfRow(full, before, context) ?? agreeing(full, siteOf(reading, { start, end }, kind === "color")))
    : full;
  if (form === undefined) return undefined;
  const isNoun = kind === "product" || (kind === "count" && isContainerNoun(form, context.language));
  const counted = isNoun ? ofNumber(form, { before, after }, context) : form;
  if (counted === undefined) return undefined;
  const text =
    kind === "unit" && !counted.includes(" ") ? counted : cased(counted, { written, before, after, context });
  if (text === written) return undefined;
  const isCompound = kind === "audience" && context.language === "de";
  const joined = /[\p{L}\p{N}]/u.test(after.charAt(0)) ? (isCompound ? "-" : " ") : "";
  // 2 tlg. is 2-teilig.
  if (isCounted(full, kind, before, context))
    return {
      start: name.slice(0, start).replace(/[\s-]$/u, "").length,
      end,
      short: written,
      text: `-${text}${joined}`,
    };
  const spaced = /[\p{L}\p{N}]$/u.test(before) && !/^(?:°|er-|(?:mm|cm|mg|mcg|IU)\s)/u.test(text) ? " " : "";
  if (kind !== "color" || !isTail(before, after, context))
    return { start, end, short: written, text: `${spaced}${text}${joined}` };
  return { start: name.slice(0, start).trimEnd().length, end, short: written, text: `, ${text}` };
}

/** What only the row's own texts spell out; an adjective as it agrees here, not there. */
function readStated(reading: Reading, start: number, run: string): Expansion | undefined {
  const { name, context } = reading;
  const before = reading.prefix + name.slice(reading.position, start);
  const isAmongShort = reading.prefix !== "";
  const found = spelledByRow(name, { start, run, before, isAmongShort }, context);
  if (found === undefined) return undefined;
  const { end } = found;
  const text = numbered(found.text, { before, after: name.slice(end) }, context);
  if (text === undefined) return undefined;
  const expansion = { start, end, short: name.slice(start, end), text };
  const isNoun = context.glossary.roleOf(foldLetters(text), context.language) === "type";
  const base = isNoun
    ? undefined
    : (baseOf(text, context.language) ?? declinedInRow(text, name.slice(end), context));
  if (base === undefined) return expansion;
  const form = formOfRow(base, before, context) ?? agreeing(base, siteOf(reading, { start, end }, false));
  if (form !== undefined) return { ...expansion, text: start === 0 ? capitalized(form) : form };
  return text.toLowerCase() === base && context.language !== "de" ? expansion : undefined;
}

/** What only titles of such products spell out; an adjective where it is known how it agrees. */
function readTitled(reading: Reading, start: number, run: string): Expansion | undefined {
  const { name, context, prefix, position } = reading;
  const { end = 0, text: word = "", isAdjective = false } = titledWord(name, { start, run }, context) ?? {};
  const around = { before: prefix + name.slice(position, start), after: name.slice(end) };
  const site = siteOf(reading, { start, end }, false);
  const text = isAdjective ? agreeing(word, site) : numbered(word, around, context);
  return end === 0 || text === undefined ? undefined : { start, end, short: name.slice(start, end), text };
}
