import { splitCompound } from "../../../text/compounds.ts";
import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import type { ProductText, Word } from "./product-text.ts";
import { doubts, type Statement, scores } from "./statement.ts";
import { isImitated, isNegated, isPurpose } from "./statement-guards.ts";
import { stemsOf } from "./word-stems.ts";

/** What the modifiers of German compounds say: leather of Lederjacke. `isWord`: folded words that are known. */
export function compoundStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  isWord: (part: string) => boolean,
): readonly Statement[] {
  if (text.language !== "de" && text.language !== undefined) return [];
  return text.words.flatMap((word, index) => {
    const modifiers = modifiersOf(word, isWord);
    if (modifiers.length === 0 || isNegated(text.words, index, index)) return [];
    if (isPurpose(text.words, index) || isImitated(text.words, index, index)) return [];
    return modifiers.flatMap((part) => statementsOfPart(lexicon, text, word, part));
  });
}

const shortestCompound = 7;
/** Heads and beginnings that make something else of what stands with them: Lederoptik, Lederpflege, Kunstleder. */
const otherHead =
  /(?:frei|los|optik|look|imitat|ersatz|pflege|reiniger|reinigung|spray|farbe|farben|schutz|fett|ol|effekt|druck|halter|halterung|werkzeug|nadel|schere|messer|bohrer|kleber|leim|schrauben|waschmittel|sage)$/;
const otherBeginning = /^(?:kunst|imit|pseudo|halb|fast)/;

function modifiersOf({ folded, kind }: Word, isWord: (part: string) => boolean): readonly string[] {
  if (kind !== "word" || folded.length < shortestCompound) return [];
  if (otherHead.test(folded) || otherBeginning.test(folded)) return [];
  return splitCompound(folded, isWord)?.slice(0, -1) ?? [];
}

/** Colours don't: Rotwein, Schwarztee, Goldfisch. */
function speaksInCompounds({ subject }: CompiledAttribute): boolean {
  return subject === "material" || subject === "other";
}

function statementsOfPart(
  lexicon: CategoryLexicon,
  text: ProductText,
  word: Word,
  part: string,
): Statement[] {
  const offset = word.folded.indexOf(part);
  if (offset < 0 || word.folded.length !== word.text.length) return [];
  const start = word.start + offset;
  const walked = [{ stems: stemsOf(part), phrase: 0 }];
  return lexicon.attributes.flatMap((attribute) => {
    if (attribute.lexicon === undefined || attribute.needsName || !speaksInCompounds(attribute)) return [];
    const entry = attribute.lexicon.trie
      .longest(walked, 0)
      ?.entries.find(({ language }) => language === "de");
    if (entry === undefined || entry.owner.needsLabel) return [];
    const { value } = entry.owner;
    const isListed = text.isEnumeration && attribute.subject === "other";
    const score = scores.inCompound * (isListed ? doubts.enumeration : 1);
    return [{ attribute, value, text, start, end: start + part.length, score }];
  });
}
