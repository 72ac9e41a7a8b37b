import { splitCompound } from "../../../../text/compounds.ts";
import { isStopWord } from "../../../../text/stop-words.ts";

const shortestCompound = 7;
/** Heads that make something else of what stands with them: Lederoptik, Lederpflege. */
const otherHead =
  /(?:frei|los|optik|look|imitat|ersatz|pflege|reiniger|reinigung|spray|farbe|farben|schutz|fett|ol|effekt|druck|halter|halterung|werkzeug|nadel|schere|messer|bohrer|kleber|leim|schrauben|waschmittel|sage)$/;
const none: readonly string[] = [];

/**
 * The modifiers of a German compound, those within a head that is a compound itself (kunst, leder of Kunstledergürtel), and the
 * head; none where the word is no compound, or its head makes something else of its modifiers.
 * @param isWord whether a folded word is known
 */
export function splitNoun(folded: string, isWord: (part: string) => boolean): readonly string[] {
  if (folded.length < shortestCompound || otherHead.test(folded)) return none;
  const parts = splitCompound(folded, isWord) ?? [];
  const head = parts.at(-1) ?? "";
  if (isStopWord(head, "de")) return none;
  const within = splitCompound(head, isWord)?.slice(0, -1) ?? [];
  return parts.toSpliced(-1, 0, ...within);
}
