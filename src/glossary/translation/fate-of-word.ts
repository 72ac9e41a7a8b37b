import { foldText } from "../../text/normal-form.ts";
import { readWords } from "../../text/read-words.ts";
import { isInCatalog } from "./in-catalog.ts";
import { isInternational } from "./international-words.ts";
import type { JointWord, Piece } from "./piece.ts";
import { isWanting, type WantSite } from "./wants-translating.ts";
import { isAlike } from "./words-of-language.ts";

/** What became of a word; `none`: it wants no translating. */
export type Fate = "translated" | "left" | "none";

/** Where a piece stands whose words are judged. */
export interface FateSite extends WantSite {
  /** False where the name was given back as it came. */
  readonly isWritten: boolean;
}

/** Of these every language has its word, which is written wherever anything is. */
export const alwaysWritten: ReadonlySet<JointWord> = new Set(["with", "without", "for", "and"]);

const translatable: ReadonlySet<Piece["kind"]> = new Set([
  "noun",
  "property",
  "material",
  "audience",
  "opaque",
  "pack",
]);

/** Whether the piece is understood, so that it is written in the target language. */
export function isTranslatable({ kind }: Piece): boolean {
  return translatable.has(kind);
}

/** Of a joint: where no other word decides for it. */
export function fateOf(text: string, piece: Piece, site: FateSite): Fate {
  if (piece.kind === "joint") return alwaysWritten.has(piece.word) ? "translated" : "left";
  if (piece.kind === "name" && piece.isGuess !== true) return "none";
  if (staysRight(text, piece, site)) return "none";
  if (isTranslatable(piece)) return site.isWritten ? "translated" : "left";
  return isWanting(text, piece, site) ? "left" : "none";
}

/** The target language spells the word so: of what is understood, its own word; of the rest, what its lists and catalogs have. */
function staysRight(text: string, piece: Piece, { direction, roleOf }: FateSite): boolean {
  const { target } = direction;
  const folded = foldText(text);
  const forms = "entry" in piece ? piece.entry?.forms[target] : undefined;
  if (forms === undefined) {
    return isAlike(text, direction) || isInternational(folded, target) || isInCatalog(folded, target, roleOf);
  }
  const isPlural = piece.kind === "noun" && piece.isPlural;
  const written = (isPlural ? forms[1] : undefined) ?? forms[0] ?? "";
  return readWords(written).folded.includes(folded);
}
