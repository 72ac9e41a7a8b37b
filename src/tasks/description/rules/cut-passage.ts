import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { countWords } from "./passage.ts";

/** Where a sentence can be cut and stay complete: not at the comma of an enumeration. */
const clauseEnd =
  /;(?=\s)|\s[–—-](?=\s)|,(?=\s(?:and|but|which|so|while|as|making|(?:ensur|provid|offer|allow|giv|keep|help|lett|add|deliver|creat|reduc|prevent|enabl|guarantee)ing|und|aber|der|die|das|sodass|so dass|wodurch|wobei|während|et|mais|qui|dont|(?:offr|garantiss|assur|permett|facilit|procur|apport|rend|évit|optimis|réduis|ajout)ant|e|ma|che|mentre|il|la|\p{L}{3,}[ae]ndo|capac[ei] di|ideal[ei] per|perfett[oaie] per|adatt[oaie] (?:a|per|sia)|able to|capable of|ideal for|perfect for|capables? de|idéal\p{L}* pour|parfait\p{L}* pour|ideal für|perfekt für)\s)|\s(?=und\s(?:gewährleiste[tn]|sorg(?:t|en)|biete[tn]|verfüg(?:t|en)|ermöglich(?:t|en)|eigne[tn]|pass(?:t|en)|überzeug(?:t|en)|mach(?:t|en)|lässt|garantier(?:t|en)|ist|sind|hat|haben)\s|and\s(?:offers?|provides?|ensures?|features|comes|has|is|makes|keeps|gives|lets|allows)\s|et\s(?:offre|permet|assure|garantit|convient|dispose|est|rend|apporte)\s|ed?\s(?:offre|permette|assicura|garantisce|dispone|è|rende|consente)\s)/gu;
const leastShare = 0.5;

/** The text cut to a number of words: at a clause end that keeps at least half of it, else after a word, with "…". */
export function cutToWords(text: string, maxWords: number): string {
  if (countWords(text) <= maxWords) return text;
  const words = text.split(" ");
  let end = 0;
  for (let count = 0; end < words.length; end += 1) {
    count += countWords(words[end] ?? "");
    if (count > maxWords) break;
  }
  return endAtClause(words.slice(0, Math.max(1, end)).join(" "));
}

/** Beginnings of sentences whose verb may stand behind the clause: "Ganz gleich, ob Sie surfen oder arbeiten – das Notebook passt." */
export const fronted =
  /^(?:whether|no matter|regardless|whatever|(?:ganz )?(?:gleich|egal),?|gleichgültig,?|que|peu importe|quel(?:le)?s? que|sia che|che|non importa|a prescindere|with|thanks|when|while|if|although|because|for|by|in|on|due|designed|made|mit|dank|durch|wenn|während|weil|da|ob|um|als|aus|grâce|avec|si|lorsque|quand|pour|dans|en|grazie|con|se|quando|mentre|per|in|dal|dalla)\s/iu;

/** "Per quanto riguarda la connettività, la scheda ...": where the subject stands behind such a beginning, what follows has the verb. */
const frontedSubject =
  /^[^,;:–—]{3,70},\s(?:the|this|it|der|die|das|le|la|les|l['’]|ce|cet|cette|il|lo|i|gli|quest[oaei])(?:\s|(?<=['’]))\p{L}+\s\p{L}+/iu;

/** A longer sentence up to the last end of a clause within a number of characters, with a full stop; empty where none ends there. */
export function cutAtClause(text: string, maxLength: number): string {
  if (text.length < maxLength) return text;
  const end = lastClauseEnd(text, maxLength - 1);
  if (fronted.test(text) && end < (frontedSubject.exec(text)?.[0].length ?? text.length)) return "";
  return end < 0 ? "" : endedClause(text.slice(0, end));
}

/** A longer text up to the last comma, else the last word, within a number of characters, with "…". */
export function cutAtPhrase(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength - 1);
  const comma = head.lastIndexOf(", ");
  const blank = head.lastIndexOf(" ");
  if (blank <= 0) return `${withoutHalfSurrogate(head)}…`;
  const end = comma >= head.length * leastShare && isBalanced(head.slice(0, comma)) ? comma : blank;
  return `${withoutUnfinishedWords(head.slice(0, end)).replace(/[\s,;:([–—-]+$/u, "")}…`;
}

function endAtClause(head: string): string {
  const last = lastClauseEnd(head, head.length);
  if (last >= head.length * leastShare) return endedClause(head.slice(0, last));
  return `${head.replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** With a full stop in place of what stood between it and the next clause: "mühelos ansteuert, und macht". */
function endedClause(text: string): string {
  return `${text.replace(/[\s,;:–—-]+$/u, "")}.`;
}

/** The last one before a place; -1 where no clause ends. */
function lastClauseEnd(text: string, most: number): number {
  let last = -1;
  for (const match of text.matchAll(clauseEnd)) {
    if (match.index >= most) break;
    const before = text.slice(0, match.index);
    const isAnnounced =
      notOnly.test(before) || (announcing.test(before) && relative.test(text.slice(match.index)));
    // "Ihr Film- und Klangerlebnis": the first half of two compounds.
    if (isBalanced(before) && !isAnnounced && !/\p{L}-$/u.test(before)) last = match.index;
  }
  return last;
}

/** "assicura non solo una maggiore persistenza": what else, the clause behind it says. */
const notOnly =
  /(?<!\p{L})(?:not (?:only|just)|nicht (?:nur|allein)|non (?:seulement|solo|soltanto)|sowohl|both|sia|tanto)(?!\p{L})[^.;:]*$/iu;

/** "one of the few receivers", "zu den wenigen Receivern": which ones, the clause behind it says. */
const announcing =
  /(?<!\p{L})(?:(?:one of (?:the|those)|among the|the only|the few|(?:einer|eine|eines) de[rn]|zu (?:den|jenen)|de[rnm]jenigen|diejenigen|(?:die|der|den) (?:wenigen|einzigen?)|(?:une?|seuls?|parmi) (?:de )?(?:des|les|ceux)|l['’]une? des|(?:le|la|les) (?:seuls?|seules?|rares)|un[oa] (?:dei|degli|delle)|tra (?:i|gli|le)|(?:il|la|i|gli|le) (?:unic[oaie]|soli|sole|poch[ie])|l['’]unic[oa]))\s[^,.;:]*$/iu;
const relative =
  /^\s?[,–—-]?\s?(?:(?:in|auf|mit|an|von|bei|zu|of|with|in|on|for|to|à|dans|pour|avec|con|per|su)\s)?(?:that|which|who|whose|die|der|das|den|dem|deren|dessen|denen|welche[rsnm]?|qui|que|qu['’]|dont|où|lesquel\p{L}*|che|cui|il cui|la cui)(?!\p{L})/iu;

/** A text truncated in the source, up to its last complete sentence if that keeps at least half of it; else as it is. */
export function wholeParts(text: string): string {
  if (!endsInEllipsis(text) || isOpenList(text)) return text;
  const last = [...text.matchAll(/(?<=\p{Ll}{4}[.!?])\s(?=\p{Lu})/gu)].map(({ index }) => index).at(-1);
  return last === undefined || last < text.length * leastShare ? text : text.slice(0, last);
}

/** UTF-16 units at the end of a text. */
const longestList = 120;
const shortEntry = "\\s[^\\s,;]+(?:\\s[^\\s,;]+){0,2}";
const openList = new RegExp(`[,;]${shortEntry}[,;]${shortEntry}\\s?(?:…|\\.{3})$`, "u");

/** "2710, 2720, 4120...": short entries, after which others follow; none of them is cut off. */
export function isOpenList(text: string): boolean {
  return openList.test(text.slice(-longestList).replace(/\.{3}$/u, "…"));
}

/** Whether the numbers of opening and closing brackets are equal. */
export function isBalanced(text: string): boolean {
  return (text.match(/[([]/gu)?.length ?? 0) === (text.match(/[)\]]/gu)?.length ?? 0);
}

/** Cut at a word end without an ellipsis, as titles are. */
export function cutTitle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  const wordEnd = head.lastIndexOf(" ");
  return wordEnd <= 0
    ? withoutHalfSurrogate(text.slice(0, maxLength))
    : withoutUnfinishedWords(trimTitle(head.slice(0, wordEnd)));
}

/** Without an unclosed bracket and trailing punctuation. */
function trimTitle(title: string): string {
  const whole = isBalanced(title) ? title : title.replace(/\s*[([][^()[\]]*$/u, "");
  return (whole === "" ? title : whole).replace(/[\s,;:|/&+([–—-]+$/u, "");
}

/** Drops half a surrogate pair at the end. */
function withoutHalfSurrogate(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, "");
}

const lostWord = /(?<=\p{L}\s\p{Ll}+)(?<!\s(?:taille|size|taglia|größe|gr\.?))\s\p{Ll}$/u;
const fewestWords = 6;

/** A passage as output: its label's colon spaced for the language, and a truncated end marked by an ellipsis. */
export function withEndShown(written: string, language: Language): string {
  return withoutCutWord(withCutShown(withLabelColon(written, language)), language);
}

/** Whether the passage is truncated in the source. */
export function endsCut(text: string): boolean {
  return endsInEllipsis(text) || isUnfinished(text);
}

/** Whether a full stop, a bracket or a sign of a name closes a text. */
export function isClosed(text: string): boolean {
  return /[.!?)"”»®™]$/u.test(text) && !text.endsWith("...");
}

function endsInEllipsis(text: string): boolean {
  return text.endsWith("…") || text.endsWith("...");
}

/** Ends without a full stop, at a word that requires another one. */
function isUnfinished(text: string): boolean {
  if (!/\p{Ll}$/u.test(text.slice(-2)) || withoutUnfinishedWords(text) === text) return false;
  return /\p{L}\s\p{Ll}{2,}$/u.test(text);
}

/** "Latin Name : Citrus": only French puts a blank before the colon. */
function withLabelColon(text: string, language: Language): string {
  return language === "fr" || !text.includes(" :")
    ? text
    : text.replace(/^(\p{L}[\p{L} ]{0,38})\s:\s/u, "$1: ");
}

/** "... compatible a", "Idéal pour p": one letter of a lost word, and joining words before it. */
function withCutShown(text: string): string {
  if (text.charAt(text.length - 2) !== " " || !lostWord.test(text)) return text;
  return `${withoutUnfinishedWords(text.replace(lostWord, ""))}…`;
}

/** The beginning of a word, of at most four letters, right before the cut: "Pi…". */
const begunWord = /(?:[\s,;:|–—-]*[\s,;:|–—])(?!(?:cm|mm|kg|ml|cl|Go|GB)…)(\p{L}{1,4})(?:…|\.{3})$/u;

/** The last word of a truncated text, where it is certainly no whole one. A longer one may be, and then it states something. */
function withoutCutWord(text: string, language: Language): string {
  if (!endsInEllipsis(text) || countWords(text) <= fewestWords || isOpenList(text)) return text;
  const begun = begunWord.exec(text);
  const word = begun?.[1]?.toLowerCase() ?? "";
  // "+ 3 Film…": a number needs its word; "en ABS…" is one that nobody cuts.
  if (
    begun === null ||
    /^\p{Lu}{2,}$/u.test(begun[1] ?? "") ||
    isWhole(word, language) ||
    (/\d$/u.test(text.slice(0, begun.index)) && /^\s/u.test(begun[0]))
  )
    return text;
  return `${text.slice(0, begun.index)}…`;
}

/** One letter is hardly a word, and of two letters only small words are. */
function isWhole(word: string, language: Language): boolean {
  if (word.length === 1) return false;
  return isStopWord(word, language) || (word.length > 2 && isCommonWord(word, language));
}
