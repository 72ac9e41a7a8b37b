import { endsCut } from "./cut-passage.ts";
import { countWords } from "./passage.ts";

const labelStart = /^[\p{L}][^:!?\n]{1,38}?\s?:\s*/u;
const mostLabelWords = 5;

export function isLabel(text: string): boolean {
  if (!text.includes(":")) return false;
  const label = labelStart.exec(text)?.[0];
  return label !== undefined && countWords(label) <= mostLabelWords;
}

const longestWrappedLine = 120;
/** Of lists of entries: in lines, and in characters of each. */
const fewestEntries = 4;
const longestEntry = 60;

/** A list in one line continues no sentence. */
const listSeparator = /\s[|•●▪✓✔]\s/u;

/** An entry of a list is no rest of the line before. */
const entryStart = /^[-–—•*·]\s+[\p{Lu}\d]/u;

/** Rejoins hard-wrapped text: a line without a stop, followed by one that starts in lower case, that fills the width, or that it asks for. */
export function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  let [before, length] = ["", 0];
  const isWrapped = lines.every((line) => line.length <= longestWrappedLine);
  // Short lines with labels among them are entries, whatever letter they begin with.
  const isOfEntries =
    lines.length >= fewestEntries &&
    lines.every((line) => line.length <= longestEntry) &&
    lines.some(isLabel);
  for (const [place, line] of lines.entries()) {
    // A line that stands in the text already continues none.
    const isCopy = line.length > 40 && lines.indexOf(line) < place;
    // A wide line may end in a model's number.
    const isOpen = /[\p{Ll},;–(]$/u.test(before.slice(-2)) || (length > 70 && /\p{N}$/u.test(before));
    const goesOn = isOfEntries ? /[,;–(]$/u.test(before) : isOpen;
    // "Ø int : 26 mm" and "réf. équivalentes : 1109": a label behind a labelled value.
    const isBegun = goesOn && /^(?:\p{Ll}|\(\p{Ll})/u.test(line) && !(isLabel(before) && isLabel(line));
    const isFull =
      length > 70 &&
      line.length > 40 &&
      !entryStart.test(line) &&
      /[\p{L}\p{N},]$/u.test(before.slice(-2)) &&
      (isWrapped || endsInSentence(before, line));
    const isNext =
      !isCopy && (isBegun || (!listSeparator.test(line) && (isFull || isOpenBefore(before, line))));
    if (isNext) {
      joined.at(-1)?.push(line);
      length += 1 + line.length;
    } else {
      joined.push([line]);
      length = line.length;
    }
    before = line;
  }
  return joined.map((parts) => parts.join(" "));
}

/** Whether the last word is in lower case, so that the sentence continues, unless a label follows. */
function endsInSentence(before: string, next: string): boolean {
  return /(?:^|\s)\p{Ll}(?:\S{0,60}\p{Ll})?$/u.test(before.slice(-longestOpenEnd)) && !isLabel(next);
}

/** UTF-16 units at the end of a line. */
const longestOpenEnd = 80;
/** Forms of articles that no sentence ends in, besides those of a cut end. */
const articleEnd =
  /(?:^|\s)(?:den|dem|eine[mnrs]|am|vom|beim|ins|your|their|cette|nos|vos|alla|dalla|negli|dello)$/u;
/** The first word of a sentence, which is never its last one. */
const begunSentence =
  /[.!?]\s(?:Für|Mit|Im|In|Bei|Der|Die|Das|Eine?|The|An?|With|For|Les?|La|Une?|Avec|Pour|Il|Lo|Gli|Con|Per)$/u;
/** German articles with an adjective behind a preposition, and no noun: "für die kleinen". */
const adjectiveEnd =
  /(?:^|\s)(?:an|auf|aus|bei|durch|für|gegen|hinter|in|mit|nach|neben|ohne|über|um|unter|von|vor|zu|zwischen) (?:d(?:er|ie|as|en|em)|(?:k|dies)?ein(?:e[mnrs]?)?) \p{Ll}{3,30}(?:e[mnrs]?)$/u;
/** "sorgt eine neue DAC", before "Master Clock-Schaltung": letters behind an article and an adjective are the first part of a longer noun. */
const acronymEnd =
  /\s(?:eine?[mnrs]?|d(?:er|ie|as|en|em)|an?|the|une?|la|les?|un[ao]?|il|lo)\s\p{Ll}{3,}\s\p{Lu}{2,4}$/u;
/** "LS-P01, ausgegeben werden können.": a name, and the rest of its sentence. */
const sentenceRest = /^(?=.{0,200}[.!?](?:\s|$))[\p{L}\p{N}-]{2,30}, \p{Ll}/u;
const fewestOpenWords = 6;

/** Whether a line ends in the middle of a phrase that the next one continues. */
function isOpenBefore(before: string, next: string): boolean {
  if (!/\p{L}$/u.test(before) || !/^[\p{L}\d("„“«]/u.test(next) || isLabel(next)) return false;
  const end = before.slice(-longestOpenEnd);
  if (endsCut(end) || begunSentence.test(end) || articleEnd.test(end) || adjectiveEnd.test(end)) return true;
  if (acronymEnd.test(end) && before.length > longestEntry && /^\p{Lu}\p{Ll}.*\p{Ll}/u.test(next))
    return true;
  return sentenceRest.test(next) && !isLabel(before) && countWords(before) >= fewestOpenWords;
}
