import type { Language } from "../../nlp/language.ts";
import type { NounPhrase } from "../analysis/phrase.ts";
import type { Clause } from "../analysis/phrase-parser.ts";
import type { JointWord, Piece } from "../analysis/piece.ts";
import { writePack } from "../analysis/quantities.ts";
import type { TranslationDirection } from "../translate.ts";
import { writeEnglish } from "./english.ts";
import { writeGerman } from "./german.ts";
import { writeRomance } from "./romance.ts";
import { capitalizeFirst, fixed, joinParts, titleCase, type WrittenPart, word } from "./written-text.ts";

interface RunSite extends TranslationDirection {
  /** Whether all words of the name are capitalized. */
  readonly isTitle: boolean;
  /** The text between the previous run and this one. */
  readonly gap: string;
  /** The source text of the run. */
  readonly text: string;
  readonly isFirst: boolean;
  /** The main phrase of the previous run. */
  readonly thing: NounPhrase | undefined;
}

/** Writes the clauses of a run in the target language, capitalized according to its position. */
export function writeRun(clauses: readonly Clause[], site: RunSite): string {
  const parts = clauses.flatMap((clause, place) => writeClause(clause, clauses[place - 1], site));
  const cased = site.isTitle ? titleCase(parts, site.target) : parts;
  return joinParts(wantsCapital(site) ? capitalizeFirst(cased) : cased);
}

function writeClause(clause: Clause, before: Clause | undefined, site: RunSite): WrittenPart[] {
  const { target } = site;
  if (clause.kind === "phrase") return writePhrase(afterPack(clause.phrase, before), target, anchorOf(site));
  const { piece } = clause;
  if (piece.kind === "pack") {
    const isBehind = before?.kind === "phrase" && before.phrase.noun !== undefined;
    return [...(isBehind ? [word(",")] : []), word(writePack(piece, target))];
  }
  if (piece.kind === "opaque") return [word(opaqueText(piece, site))];
  if (piece.found === "&") return [fixed("&")];
  if (piece.kind === "joint") return [word(joints[target][piece.word] ?? piece.found)];
  return [fixed(piece.found)];
}

function anchorOf({ gap, thing }: RunSite): NounPhrase | undefined {
  return gap === "" ? undefined : thing;
}

/** The content of a pack is plural: "3er-Set Messer". */
function afterPack(phrase: NounPhrase, before: Clause | undefined): NounPhrase {
  const isInPack = before?.kind === "piece" && before.piece.kind === "pack" && before.piece.count > 1;
  return isInPack && phrase.noun ? { ...phrase, noun: { ...phrase.noun, isPlural: true } } : phrase;
}

const joints: Readonly<Record<Language, Partial<Record<JointWord, string>>>> = {
  en: { and: "and", with: "with", without: "without", for: "for" },
  de: { and: "und", with: "mit", without: "ohne", for: "für" },
  fr: { and: "et", with: "avec", without: "sans", for: "pour" },
  it: { and: "e", with: "con", without: "senza", for: "per" },
};

/** Catalog names are capitalized; inside a product name only German keeps the capital. */
function opaqueText(piece: Piece, { target }: RunSite): string {
  const text = ("entry" in piece ? piece.entry?.forms[target]?.[0] : undefined) ?? piece.found;
  return target === "de" || /^\p{Lu}{2}|^\p{Lu}-/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether a run is capitalized: like the source at the start and after a dash; elsewhere depending on language and title case. */
function wantsCapital({ source, isTitle, gap, text, isFirst }: RunSite): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  const isCapital = first !== first.toLowerCase();
  if (isFirst) return isCapital || /^\d/.test(text);
  if (/\s[-–—|]\s|[:.]\s/.test(gap)) return isCapital;
  return isCapital && source !== "de" && !isTitle;
}

/**
 * Writes a phrase in the target language, with its word order and agreement.
 * @param before the phrase with which a phrase without a noun agrees
 */
export function writePhrase(phrase: NounPhrase, target: Language, before?: NounPhrase): WrittenPart[] {
  if (target === "en") return writeEnglish(phrase);
  return target === "de" ? writeGerman(phrase) : writeRomance(phrase, target, before);
}
