import { lazily } from "../../lib/once.ts";
import { membersOf, parseTable, type TableRow } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import unitWords from "../data/unit-words.tsv";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { PackPiece, PropertyPiece } from "./piece.ts";

/** A unit written as a word: singular and plural in each language. */
type UnitWords = Readonly<Record<Language, readonly [singular: string, plural: string]>>;

const unitOfWord = lazily((): ReadonlyMap<string, UnitWords> => {
  const units = new Map<string, UnitWords>();
  for (const row of parseTable(unitWords)) {
    const unit = {
      en: formsAt(row, "en"),
      de: formsAt(row, "de"),
      fr: formsAt(row, "fr"),
      it: formsAt(row, "it"),
    };
    for (const form of Object.values(unit).flat()) units.set(foldText(form), unit);
    for (const word of membersOf([row], "also")) units.set(word, unit);
  }
  return units;
});

function formsAt(row: TableRow, language: Language): readonly [string, string] {
  const [singular = "", plural = singular] = (row[language] ?? "").split("/");
  return [singular, plural];
}

/**
 * A measure in the spelling of the target language: the decimal separator, and the unit if it is a word. The value and unit
 * symbols (in, ml, W) are unchanged.
 */
export function localMeasure(found: string, target: Language): string {
  const numbers = found.replace(
    /(?<![\d.,])(\d{1,4})[.,](\d{1,2})(?![\d.,])/g,
    (_, whole: string, part: string) => (target === "en" ? `${whole}.${part}` : `${whole},${part}`),
  );
  return numbers.replace(/\p{L}{2,}/gu, (word) => {
    const row = unitOfWord().get(foldText(word));
    if (row === undefined) return word;
    const isOne = /(?<![\d.,])1(?![\d.,])/.test(numbers);
    return row[target][isOne ? 0 : 1];
  });
}

const set = "set|kit|ensemble|coffret";
const pack = "pack|packs|packung|lot|confezione|multipack|box|boîte|boite";
const pieces = "pieces|pcs|stück|stk\\.?|pièces|pezzi|pz\\.?|teile";
const edge = "(?![\\p{L}\\p{N}])";
const before = "(?<![\\p{L}\\p{N}.,-])";
const counted = new RegExp(
  `${before}(?:(?<setA>${set})|(?<packA>${pack})) (?:of|de|da|di|mit|von|à) (?<countA>\\d{1,3})(?: ?(?:${pieces}))?${edge}` +
    `|${before}(?<countB>\\d{1,3})er[- ]?(?:(?<setB>set|kit)|(?<packB>pack|packung))${edge}` +
    `|${before}(?<countC>\\d{1,3})[- ](?<packC>pack)${edge}` +
    `|${before}(?<countD>\\d{1,3})(?:[- ]piece|[- ]?tlg\\.?|[- ]?teilig(?:e[rsnm]?)?)${edge}` +
    `|${before}(?<countE>\\d{1,3}) ?(?:${pieces})${edge}`,
  "giu",
);

/** "Set of 3", "3er-Set", "lot de 3", "3 pezzi"; "3-piece" and "3-teilig" are properties. */
export function findPacks(text: string): (PackPiece | PropertyPiece)[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(counted)].map((match) => {
    const groups = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length, found: match[0] };
    const count = Number(groups.countA ?? groups.countB ?? groups.countC ?? groups.countD ?? groups.countE);
    if (groups.countD !== undefined) return { ...span, kind: "property", entry: pieceEntry(count) } as const;
    const isSet = groups.setA !== undefined || groups.setB !== undefined;
    const shape = groups.countE === undefined ? (isSet ? "set" : "pack") : "pieces";
    return { ...span, kind: "pack", shape, count } as const;
  });
}

function pieceEntry(count: number): GlossaryEntry {
  const forms = {
    en: [`${count}-piece`],
    de: [`${count}-teilig`],
    fr: [`${count} pièces`],
    it: [`da ${count} pezzi`],
  };
  const grammar = { fr: { isInvariable: true }, it: { isPhrase: true, isInvariable: true } };
  return { role: "quality", forms, grammar };
}

/** The text of a pack in the target language; French uses "lot" for both sets and packs. */
export function writePack({ shape, count }: PackPiece, target: Language): string {
  if (shape === "pieces")
    return `${count} ${{ en: "pieces", de: "Stück", fr: "pièces", it: "pezzi" }[target]}`;
  const words = {
    en: shape === "set" ? `set of ${count}` : `pack of ${count}`,
    de: shape === "set" ? `${count}er-Set` : `${count}er-Pack`,
    fr: `lot de ${count}`,
    it: shape === "set" ? `set da ${count}` : `confezione da ${count}`,
  };
  return words[target];
}
