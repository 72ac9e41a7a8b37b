import type { Language } from "../../nlp/language.ts";
import { readWords } from "../../nlp/stemmer.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import { englishName, hasUnclearRelation, isEdible } from "./noun-relations.ts";
import type { PhraseDraft } from "./phrase.ts";
import type { Clause } from "./phrase-parser.ts";
import type { Piece } from "./piece.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));

/** Qualities that food does not have: combined with one, the word for the food means something else (a wall mounted "glace"). */
const uneatable = words(
  "plain|wall mounted|foldable|folding|waterproof|on castors|with castors|washable|adjustable|inflatable|extendable|rechargeable|cordless|" +
    "wireless|magnetic|stackable|telescopic|electric|battery operated|stretch|elastic|lined|self adhesive",
);

/** Whether the quality's word must mean something else of that thing. */
export function isOddQuality(quality: GlossaryEntry, thing: GlossaryEntry): boolean {
  return isEdible(thing) && uneatable.has(englishName(quality));
}

/** A connected part of a name: its pieces and their parse. */
export interface Run {
  readonly pieces: readonly Piece[];
  readonly clauses: readonly Clause[];
}

/** Whether the parse of a run is unambiguous. */
export function isUnderstood(run: Run, target: Language): boolean {
  const { pieces, clauses } = run;
  if (hasShare(run) || hasPackName(run)) return false;
  return clauses.every((clause, place) => {
    const [before, after] = [clauses[place - 1], clauses[place + 1]];
    if (clause.kind === "phrase")
      return clause.phrase.isSure && before?.kind !== "phrase" && !hasUnclearRelation(clause.phrase, target);
    const { piece } = clause;
    if (piece.kind === "opaque") return pieces.length === 1;
    if (piece.kind === "joint")
      return piece.word === "and" && isSimple(before) && isSimple(after) && areAlike(before, after);
    return piece.kind === "pack";
  });
}

/** "Creme corpo e mani": if the two are not of one kind, the second may belong to a part of the first. */
function areAlike(before: Clause | undefined, after: Clause | undefined): boolean {
  const [first, second] = [before, after].map((clause) =>
    clause?.kind === "phrase" ? clause.phrase.noun?.entry : undefined,
  );
  if (first !== undefined && first === second) return false;
  if (isNameAlone(before) !== isNameAlone(after)) return false;
  const [one, two] = [first?.domain, second?.domain];
  return one === two || ![one, two].some((domain) => domain === "body" || domain === "setting");
}

/** "Zarbul & Trex chocolate": if one of the two is a name, the other may be its continuation. */
function isNameAlone(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { noun, namesBefore, properties, materials, audiences } = clause.phrase;
  return (
    noun === undefined &&
    namesBefore.length > 0 &&
    properties.length + materials.length + audiences.length === 0
  );
}

/** False if a coordination is ambiguous: "salt and pepper mill". */
function isSimple(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { kinds, properties, materials, noun, namesBefore, namesBehind } = clause.phrase;
  if (noun === undefined) return true;
  return [kinds, properties, materials, namesBefore, namesBehind].every((list) => list.length === 0);
}

/** Whether a word occurs twice: "étagère murale murale". */
export function repeatsWord(text: string): boolean {
  const words = readWords(text).folded.filter((word) => word.length > 4);
  return new Set(words).size < words.length;
}

/** Whether it has words that are completed by others: "Ein- und Ausgang", "SAT/Kabel", "Thyme (White) Oil". */
export function isTornApart(text: string): boolean {
  return /\p{L}- |[\p{L}-]\/\p{L}|\p{L} *\([^()]*\) *\p{L}|['’]\p{L}['’]|\p{L}[½\uFFFD¿]\p{L}/u.test(text);
}

const collections = words("set|kit|pack|pair|box|bundle|collection");
const shapes = words(
  "square|round|rectangular|oval|large|small|big|deep|flat|long|short|thin|thick|high|low",
);
const origins =
  /^(?:english|french|german|italian|spanish|swiss|indian|japanese|chinese|turkish|greek|thai|american|african|danish|dutch)$/i;
const addition = words("additional|extra");

/**
 * Whether a quality may modify another word than the head: in "square plate set" the plates are square, in "English lavender
 * soap" the lavender may be English, "extra nourishing" is one quality.
 */
export function mayModifyAnother({ noun, kinds, properties }: PhraseDraft, source: Language): boolean {
  if (noun === undefined) return false;
  const names = properties.map(({ entry }) => englishName(entry));
  if (names.length > 1 && names.some((name) => addition.has(name))) return true;
  if (kinds.length === 0 || source === "fr" || source === "it") return false;
  if (collections.has(englishName(noun.entry)) && names.some((name) => shapes.has(name))) return true;
  return names.some((name) => origins.test(name));
}

/** "Stone ceramic mug": one of two adjacent materials may specify the other. */
export function hasTwoMaterials({ materials }: PhraseDraft): boolean {
  return materials.length > 1 && !materials.some(({ isJoined }) => isJoined);
}

/** "100% coton", "20% vitamin C": a percentage belongs to the word after it, and must not be separated from it. */
function hasShare({ pieces }: Run): boolean {
  return pieces.some((piece, place) => {
    const next = pieces[place + 1];
    if (!isShare(piece) || next === undefined) return false;
    const isLast = place + 2 === pieces.length;
    return next.kind === "material" || next.kind === "noun" || (next.kind === "property" && !isLast);
  });
}

function isShare({ kind, found }: Piece): boolean {
  return kind === "measure" && found.endsWith("%");
}

/** "Gift pack of 7", "maillot 2 pièces": directly after a singular thing, a pack may be part of its name. */
function hasPackName({ pieces }: Run): boolean {
  return pieces.some((piece, place) => {
    const before = pieces[place - 1];
    return piece.kind === "pack" && before?.kind === "noun" && !before.isPlural;
  });
}
