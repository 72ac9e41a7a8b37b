import type { Language } from "../../text/language.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { PackPiece, PropertyPiece } from "./piece.ts";

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

/** The French "lot" and "set" are told apart by what they hold; both are counted alike here. */
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
