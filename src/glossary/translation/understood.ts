import type { Language } from "../../text/language.ts";
import { readWords } from "../../text/read-words.ts";
import { holdsPackName, holdsShare } from "./open-readings.ts";
import type { Clause } from "./parse-phrases.ts";
import type { Piece } from "./piece.ts";
import { holdsVagueKind } from "./vague-kinds.ts";

/** What hangs together in a name: its pieces, and how they were understood. */
export interface Run {
  readonly pieces: readonly Piece[];
  readonly clauses: readonly Clause[];
}

/** Whether the reading of a run leaves nothing to guess. */
export function isUnderstood(run: Run, target: Language): boolean {
  const { pieces, clauses } = run;
  if (holdsShare(run) || holdsPackName(run)) return false;
  return clauses.every((clause, place) => {
    const [before, after] = [clauses[place - 1], clauses[place + 1]];
    if (clause.kind === "phrase")
      return clause.phrase.isSure && before?.kind !== "phrase" && !holdsVagueKind(clause.phrase, target);
    const { piece } = clause;
    if (piece.kind === "opaque") return pieces.length === 1;
    if (piece.kind === "joint")
      return piece.word === "and" && isSimple(before) && isSimple(after) && areAlike(before, after);
    return piece.kind === "pack";
  });
}

/** "Creme corpo e mani": of two that are not of one kind, the second may hang on the first. */
function areAlike(before: Clause | undefined, after: Clause | undefined): boolean {
  const [first, second] = [before, after].map((clause) =>
    clause?.kind === "phrase" ? clause.phrase.noun?.entry : undefined,
  );
  if (first !== undefined && first === second) return false;
  if (isNameAlone(before) !== isNameAlone(after)) return false;
  const [one, two] = [first?.domain, second?.domain];
  return one === two || ![one, two].some((domain) => domain === "body" || domain === "setting");
}

/** "Zarbul & Trex chocolate": one of the two is a name, which the other may go on. */
function isNameAlone(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { noun, namesBefore, properties, materials, audiences } = clause.phrase;
  return (
    noun === undefined &&
    namesBefore.length > 0 &&
    properties.length + materials.length + audiences.length === 0
  );
}

/** Of "salt and pepper mill" none can say what is milled. */
function isSimple(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { kinds, properties, materials, noun } = clause.phrase;
  return noun === undefined || [kinds, properties, materials].every((list) => list.length === 0);
}

/** "Étagère murale murale": what a word says already is said again. */
export function repeatsWord(text: string): boolean {
  const words = readWords(text).folded.filter((word) => word.length > 4);
  return new Set(words).size < words.length;
}

/** "Ein- und Ausgang", "SAT/Kabel", "Thyme (White) Oil": words that others complete. */
export function isTornApart(text: string): boolean {
  return /\p{L}- |[\p{L}-]\/\p{L}|\p{L} *\([^()]*\) *\p{L}|['’]\p{L}['’]|\p{L}[½\uFFFD¿]\p{L}/u.test(text);
}
