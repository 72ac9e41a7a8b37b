import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { isBalanced, isOpenList } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import type { PassageText } from "./passage-text.ts";
import { hasVerb } from "./split-heading.ts";
import { cutEnd } from "./torn-lists.ts";
import { asksForMore, type CutPhrase, isWholeEnd, lacksComplement } from "./whole-phrase.ts";

/** What goes on in thought: "und vieles mehr…". */
const saidOpen =
  /(?<!\p{L})(?:etc|ecc|usw|more|mehr|encore|altro|ancora|plus|weiter|on|suite)\s?(?:…|\.{3})$/iu;

/** Characters; behind a whole sentence, or in a list, no feed cuts shorter texts. */
const shortestCut = 80;

/** Whether the last of the statements ends in an ellipsis and no other one does: then its feed cut it. */
export function isCutAtEllipsis(texts: readonly string[]): boolean {
  const [last = "", ...before] = texts.toReversed();
  if (!cutEnd.test(last) || saidOpen.test(last) || before.some((text) => cutEnd.test(text))) return false;
  return texts.join(" ").length >= shortestCut || !(isOpenList(last) || /[.!?]$/u.test(before[0] ?? ""));
}

/** What stays of a text before its ellipsis, and whether that is all of it. */
export interface WholeBefore {
  readonly text: string;
  readonly isAll: boolean;
}

/** "- Noir - Type de fermoir", "Noir, Capacité :": a label whose value is gone, behind others that have theirs. */
const [labelOfList, labelAtEnd] = [
  /(?<=\s?:\s?[^:]+)\s?(?:\s[-–—|•·]|[,;])\s(?=\p{Lu})[^:,;|]{2,30}$/u,
  /[\s,;|–—-]+\p{Lu}\p{L}+(?:\s\p{Ll}+){0,3}\s?:$/u,
];
const fewestLabels = 2;
/** The end of a sentence within a passage, behind which one goes on in small letters. */
const sentenceEnd = /(?<=\p{L}{4})\s?[.!?](?=\s)/gu;
/** Words: of a rest that says nothing, and of what stays. */
const [mostRest, fewestKept] = [6, 4];
/** What a sentence begins with. */
const determiner =
  /^(?:(?:the|this|these|your|our|its|der|die|das|dies\p{L}*|ihre?|unsere?|les?|la|cet?|cette|ces|votre|vos|notre|nos|il|lo|gli|i|quest\p{L}*|il tuo|la tua)\s|l['’])/iu;

/**
 * A text before the ellipsis that its feed put at the end: all of it where its last word is whole and asks for no other one, else without a
 * label that lost its value, or the beginning of another sentence. Undefined where neither is known.
 */
export function beforeEllipsis({ text, lostWord }: PassageText, cut: CutPhrase): WholeBefore | undefined {
  if (!cutEnd.test(text)) return undefined;
  const bare = text.replace(cutEnd, "").replace(/[\s,;|&+–—-]+$/u, "");
  if (countWords(bare) === 0) return undefined;
  const unlabelled = withoutOpenLabel(bare);
  if (unlabelled !== undefined) return { text: unlabelled, isAll: false };
  const end = [...bare.matchAll(sentenceEnd)].at(-1)?.index ?? 0;
  const [kept, rest] = [bare.slice(0, end), bare.slice(end + 1)];
  const hasSentence =
    countWords(kept) >= fewestKept &&
    countWords(rest) <= mostRest &&
    !statesFact(rest, cut.said) &&
    isBalanced(kept);
  const isClosed = hasSentence && /^\s\p{Ll}/u.test(rest) && !hasVerb(rest, cut.language);
  if (!isClosed && !lostWord && !/[:/(]$/u.test(bare) && endsWhole(bare, cut))
    return { text: bare, isAll: true };
  return hasSentence ? { text: `${kept}.`, isAll: false } : undefined;
}

function withoutOpenLabel(text: string): string | undefined {
  const labels = text.match(/\p{L}\s?:\s?[\p{L}\d]/gu)?.length ?? 0;
  const kept = text.replace(
    labels < fewestLabels ? labelAtEnd : text.endsWith(":") ? labelAtEnd : labelOfList,
    "",
  );
  return kept !== text && countWords(kept) >= fewestKept && isBalanced(kept) ? kept : undefined;
}

export type KnownWords = Pick<CutPhrase, "language" | "isKnown" | "said">;

/** What stands before the last statement of a list or a text. */
const statementJoint = /\s[-–—•|]\s|[.!?;]\s/u;
/** "mit Reißverschluss", "für Suppen und Gemüse": a noun at the end of a statement without a verb. */
const lastNoun = /(?<=\s)\p{L}{5,}$/u;

/** Whether the last statement of a text is a phrase without a verb that ends in a whole noun: then it may be complete, whatever its length. */
export function endsInWholePhrase(text: string, cut: KnownWords): boolean {
  const statement = text.split(statementJoint).at(-1) ?? "";
  const word = lastNoun.exec(statement)?.[0];
  if (word === undefined || nounGrammar(word, cut.language) === undefined) return false;
  return !hasVerb(statement, cut.language) && endsWhole(statement, cut);
}

/** Whether the last word or measure is whole, and nothing must follow. */
function endsWhole(text: string, cut: KnownWords): boolean {
  const { language, isKnown, said } = cut;
  if (!isBalanced(text) || (text.match(/["“”„]/gu)?.length ?? 0) % 2 === 1) return false;
  const clause =
    text.split(/\s[-–—]\s|[.!?]\s|,\s(?=(?:cet?|cette|ces|dies\p{L}*|quest[oaie]|this|these)\s)/u).at(-1) ??
    "";
  if (determiner.test(clause) && !hasVerb(clause, language)) return false;
  if (isWholeEnd(text, cut) || /[!?)®™]$/u.test(text)) return true;
  const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*$/u.exec(text)?.[0] ?? "";
  const folded = foldText(word);
  if (/^[\d.,-]*$/u.test(word) || isStopWord(folded, language) || asksForMore(word, language)) return false;
  if (lacksComplement(text, language)) return false;
  const known: readonly string[] = foldText(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isCode = /\d/u.test(word) && /\p{L}/u.test(word) && word.length > 3;
  return known.includes(folded) || (isKnown(word) && word.length > 2) || isCode;
}

/**
 * "3,5 mm mâle | afin de", "un max de familles complètes pour devenir le": a text without the small words at its end, and the verb that they
 * belong to, where what stands before them is whole.
 */
export function beforeOpenWords(text: string, cut: CutPhrase): string | undefined {
  const unfinished = withoutUnfinishedWords(text);
  if (unfinished === text) return undefined;
  return [unfinished, unfinished.replace(purpose, "")].find(
    (kept) => countWords(kept) >= fewestKept && endsWhole(kept, cut),
  );
}

/** What the verb at the end of a text is for, and whom it lacks. */
const purpose =
  /[\s,]+(?:(?:pour|afin de|sans) \p{L}+(?:er|ir|re)|(?:in order |so as )?to \p{Ll}+|(?:per|senza) \p{L}+(?:are|ere|ire))$/u;

/** "160 c": a unit of which only the first letter is there. */
export function endsInTornUnit(text: string): boolean {
  return /\d\s[ck]$/u.test(text);
}

/** A number, a code, or a value behind a label, but none that has only begun: "Impression : im…". A code that is said elsewhere is none. */
export function statesFact(text: string, said = ""): boolean {
  if (/:\s*[\p{L}(](?!\p{L}?(?:…|\.{3})$)/u.test(text)) return true;
  const codes = new Set(
    (foldText(said).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word)),
  );
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => /\d/u.test(word) && !codes.has(word));
}
