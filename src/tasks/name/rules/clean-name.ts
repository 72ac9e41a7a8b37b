import { isShouting } from "../../../nlp/casing.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type CleaningContext, type CleaningStep, NameReading } from "./cleaning-step.ts";
import { abbreviationsStep, doubtfulAbbreviations } from "./expand-abbreviations.ts";
import { capitalsStep, quietTail } from "./fix-capitals.ts";
import { elisionsStep, punctuationStep } from "./fix-punctuation.ts";
import { unitsStep } from "./fix-units.ts";
import { cutEndStep } from "./remove-cut-end.ts";
import {
  articleNumbersStep,
  decorationStep,
  encodingStep,
  leftoversStep,
  markupStep,
} from "./remove-leftovers.ts";
import { promotionStep } from "./remove-promotion.ts";
import { repetitionStep } from "./remove-repetition.ts";
import { accentsStep } from "./restore-accents.ts";
import { brandsStep } from "./spell-brands.ts";

export interface CleanedName {
  readonly name: string;
  /** The clauses of the steps that changed something, in the order of the steps, each once. */
  readonly done: readonly string[];
  /** Clauses on what was left as it is though it may be a fault. */
  readonly left: readonly string[];
}

const maxRounds = 3;

/**
 * Removes faults from the name and changes nothing else. The steps are repeated, up to three rounds, while one exposes work
 * for another, so that cleaning is idempotent. Never empty unless the name was blank.
 */
export function cleanName(name: string, given: CleaningContext): CleanedName {
  const clauses = new Map<CleaningStep, Set<string>>();
  let reading = new NameReading(name);
  const context = { ...given, wasShouted: isShouting(name, reading.tokens) || quietTail(name) > 0 };
  const steps = cleaningSteps.filter(
    ({ change }) => change === undefined || context.keep?.has(change) !== true,
  );
  for (let round = 0; round < maxRounds; round += 1) {
    const before = reading;
    for (const step of steps) {
      if (step.applies?.(reading, context) === false) continue;
      const current = reading.name;
      const next = step.apply(reading, context);
      if (next === current) continue;
      // Blanks that one step leaves at the ends and another removes are not reported.
      if (current === name || next.trim() !== current.trim()) {
        const clause = step.tell?.(reading, context) ?? step.done;
        clauses.set(step, (clauses.get(step) ?? new Set()).add(clause));
      }
      reading = new NameReading(next);
    }
    if (reading === before) break;
  }
  const done = steps.flatMap((step) => [...(clauses.get(step) ?? [])]);
  return { name: reading.name, done, left: leftIn(reading, context) };
}

function leftIn(reading: NameReading, context: CleaningContext): string[] {
  if (context.keep?.has("abbreviations")) return [];
  const doubtful = doubtfulAbbreviations(reading, context);
  const asked = doubtful.map(({ short }) => short.replace(/\.$/u, ""));
  const others = leftShortForms(reading.name, context).filter(
    (short) => !asked.includes(short.replace(/\.$/u, "")),
  );
  return [
    ...doubtful.map(({ short, meanings }) => `“${short}” may mean ${meanings.join(" or ")} and stayed`),
    ...(others.length === 0 ? [] : [`${others.map((short) => `“${short}”`).join(", ")} stayed short`]),
    ...leftFaults(reading, context),
  ];
}

/** What a person should look at: a word twice, one letter behind a dash, and a name without a capital. */
function leftFaults(
  { name, tokens }: NameReading,
  { language, product }: CleaningContext,
): readonly string[] {
  if (name.length > longestRead) return [];
  const ofMaker = foldText(product?.brand ?? "");
  const words = tokens.filter(
    ({ kind, folded }) =>
      kind === "word" &&
      folded.length >= shortestTwice &&
      !isStopWord(folded, language) &&
      !ofMaker.includes(folded),
  );
  const twice = words.find(
    (word, place) => words.findIndex(({ folded }) => folded === word.folded) < place && !isSetApart(name),
  );
  const stump = /\s[-–]\s\p{L}$/u.exec(name)?.[0].trim();
  const isSmall = /\p{Ll}{3}.*\s\p{Ll}{3}/u.test(name) && !/\p{Lu}/u.test(name);
  return [
    ...(twice === undefined ? [] : [`“${twice.text}” stands twice and stayed`]),
    ...(stump === undefined ? [] : [`“${stump}” at the end may be cut off and stayed`]),
    ...(isSmall ? ["all letters are small and stayed"] : []),
  ];
}

/** In letters. */
const shortestTwice = 5;

/** "Kaffee, ganze Bohne; Kaffee, gemahlen": parts that each name a thing. */
function isSetApart(name: string): boolean {
  return /[,;:+&|/(]|\s[-–]\s|\s(?:and|und|et|e|ed|to|auf)\s/u.test(name);
}

/** A word with a full stop inside or at the end of a name, and a letter or two before a slash and a word. */
const shortForm =
  /(?<![\p{L}\p{N}.'’-])(\p{L}{2,20})\.(?=$|[\s,;)/+])|(?<![\p{L}\p{N}./])(?:\p{L}{1,2})\/(?:\p{L}{4,20})(?![\p{L}\p{N}/])/gu;

/** Short forms as they are usual in names of products. */
const usual: ReadonlySet<string> = new Set(
  (
    "gr nr st dr mr mrs ms prof bd vol no ca inkl incl excl exkl max min jr sr co ltd inc tg th hl ste cie feat vs ft etc ecc usw " +
    "art mod ver ed aufl str tel approx dia gen sig san"
  ).split(" "),
);

/** In characters: what is longer is no name. */
const longestRead = 600;

/** The short forms that are still in a cleaned name, each once. */
function leftShortForms(
  name: string,
  { language, glossary }: Pick<CleaningContext, "language" | "glossary">,
): readonly string[] {
  if (name.length > longestRead || !/[./]/.test(name)) return [];
  const found = new Set<string>();
  for (const [text, word] of name.matchAll(shortForm)) {
    const folded = foldText(word ?? "");
    const isWhole =
      word !== undefined &&
      (usual.has(folded) ||
        isCommonWord(word.toLowerCase(), language) ||
        glossary.roleOf(folded, language) !== undefined);
    if (!isWhole) found.add(text);
  }
  return [...found];
}

const spacesStep: CleaningStep = {
  done: "mended spaces",
  apply: ({ name }) => normalizeWhitespace(name),
};

/** In order of application: faults that hide others come first. */
export const cleaningSteps: readonly CleaningStep[] = [
  markupStep,
  encodingStep,
  spacesStep,
  leftoversStep,
  cutEndStep,
  articleNumbersStep,
  promotionStep,
  decorationStep,
  repetitionStep,
  elisionsStep,
  capitalsStep,
  brandsStep,
  abbreviationsStep,
  accentsStep,
  unitsStep,
  punctuationStep,
];
