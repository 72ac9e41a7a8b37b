import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Span } from "../../name/rules/name-pieces.ts";

/** Words that begin a phrase, folded. */
export const openers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("for with without by in including incl featuring compatible suitable".split(" ")),
  de: new Set(
    "fur mit ohne aus in im inkl inklusive zum zur passend kompatibel geeignet inkl. einschl exkl m. o. f.".split(
      " ",
    ),
  ),
  fr: new Set("pour avec sans en a dans compatible adapte inclus".split(" ")),
  it: new Set("per con senza in a ad compatibile adatto incluso".split(" ")),
};
export const purposes: ReadonlySet<string> = new Set(
  "for fur zum zur pour per compatible compatibile passend kompatibel geeignet suitable adapte adatto f.".split(
    " ",
  ),
);
export const lacking: ReadonlySet<string> = new Set("ohne o. without sans senza exkl".split(" "));
/** What says that something is not there. */
export const negation =
  /(?<![\p{L}\p{N}])(?:not|no|without|excluded|nicht|ohne|kein\p{Ll}*|exkl\.?|exklusive|sans|non|pas|hors|senza|esclus[oaie])(?![\p{L}\p{N}])/iu;
export const joining: ReadonlySet<string> = new Set("and und oder or et ou e ed o & / x ×".split(" "));
/** Words that say of what the number or the words behind them are. */
export const labels: ReadonlySet<string> = new Set(
  (
    "coloris couleur taille epaisseur hauteur longueur largeur profondeur diametre des colore taglia tg eta altezza larghezza " +
    "lunghezza profondita diametro spessore farbe grosse gr durchmesser hohe lange breite tiefe wassersaule stuck ab bis age ages size height width " +
    "length depth diameter colour h l o"
  ).split(" "),
);
/** Words that say of what the picture behind them is. */
export const motifs: ReadonlySet<string> = new Set("motif motifs motivo fantasia motiv".split(" "));
/** What a measure is of, behind it. */
export const memories: ReadonlySet<string> = new Set("ram rom ssd hdd emmc".split(" "));
/** Norms, which have a number. */
export const norms = /^(?:DIN|ISO|EN|UNI|NF)$/u;
/** With these a word belongs to what stands before it. */
export const ofWords: ReadonlySet<string> = new Set(
  "of von vom de du des d di del della dei delle dello degli da dal".split(" "),
);

/** A word of a name, without the comma behind it. */
export interface Word extends Span {
  readonly text: string;
  readonly folded: string;
  /** Whether a comma, a dash or a bar stands before it. */
  readonly isApart: boolean;
}

export function wordsOf(name: string): readonly Word[] {
  const words: Word[] = [];
  let isApart = false;
  for (const { 0: text, index } of name.matchAll(/\S+/gu)) {
    if (/^[-–—|/•·:]$/u.test(text)) {
      isApart = text !== ":" || !/^\s*\d/u.test(name.slice(index + 1));
      continue;
    }
    const folded = foldText(text.replace(/^[([„“"«]+|[)\],;:”"»]+$/gu, ""));
    const shown = text.replace(/[,;:]+$/u, "");
    words.push({ text, folded, start: index, end: index + shown.length, isApart });
    // "Voltage: 14,4 V" is one, "Acido folico per capelli: la verità" two.
    isApart =
      /[,;]$/u.test(text) || (/\p{L}:$/u.test(text) && !/^\s*\d/u.test(name.slice(index + text.length)));
  }
  return words;
}
