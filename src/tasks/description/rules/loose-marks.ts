import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";

/** "Odour resistant ... soft on the skin ... flat seams": dots between phrases of a list. */
const dots = /(?<=[\p{L}\d)*])\s+(?:\.{3,5}|…)\s+(?=\p{L})/gu;
const fewestJoints = 2;
/** Words of such a phrase; longer ones are prose, in which dots are a pause. */
const mostWords = 8;

/** With full stops for the dots, where a line has several of them between short phrases. */
function withDotsAsStops(line: string): string {
  const phrases = line.split(dots);
  if (phrases.length <= fewestJoints) return line;
  const [first = "", ...others] = phrases;
  const inner = [
    first.split(/[.!?]\s/u).at(-1) ?? "",
    ...others.map((part) => part.split(/[.!?]\s/u)[0] ?? ""),
  ];
  if (inner.some((part) => part.trim().split(/\s+/u).length > mostWords || isPause(part))) return line;
  return [first, ...others.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join(". ");
}

/** "und dann", "but": what is told goes on behind a pause. */
const goesOn =
  /^(?:and|but|then|or|und|aber|dann|doch|oder|et|mais|puis|ou|e|ma|poi|o|he|she|they|er|sie|il|elle|lui|lei)\s/iu;

function isPause(phrase: string): boolean {
  const [word = ""] = /^\p{L}+/u.exec(phrase) ?? [];
  return (
    goesOn.test(phrase) || (isStopWordInAnyLanguage(word.toLowerCase()) && phrase.split(/\s+/u).length < 2)
  );
}

/** "Flat seams*, drop tail … *no chafing": one star behind a word, and at the end of the text the note that it refers to. */
const noted =
  /^((?:[^*]){3,600}?\p{L}{3})\*(?=[\s,;.])([^*]{2,600}?[.!?\n])\s*\*\s?(\p{L}[^*.!?\n]{3,78})[.!]?\s*$/u;

/** With the note in brackets where its star stands. What certifies food is marked with a star and a note in all shops, and stays. */
function withNoteInPlace(text: string): string {
  const [, before, between, note] = noted.exec(text) ?? [];
  if (before === undefined || between === undefined || note === undefined) return text;
  return ofOrigin.test(note) ? text : `${before} (${note.trim()})${between.trimEnd()}`;
}

const ofOrigin =
  /(?<!\p{L})(?:organic|bio\p{L}*|biologi\p{L}+|ökologisch\p{L}*|fair\s?trade|agricoltura|agriculture)(?!\p{L})/iu;

/** "★ FREE SHIPPING ★ Bedding": stars around a statement. Behind a lone digit they are a class. */
const starred = /(?<!(?<![\d.,$€£])\d\s{0,2})(?:^|[^\S\n]+|(?<=\n))[★☆✪✰❤♥♦◆■]+[^\S\n]+(?=[\p{L}\d])/gu;

/** ">Présentation   card": the heading of the page that the text was taken from. */
const pageHeading =
  /(?<=^|\s)[>»]\s?(?:présentation|presentation|beschreibung|description|descrizione|presentazione)(?:\s{2,}|\s?:\s|\n)/giu;

/** A text without the marks that shops put between statements, which become sentences or lines of their own. */
export function withoutLooseMarks(text: string): string {
  if (!/\.{3}|…|\*|[★☆✪✰❤♥♦◆■>»]/u.test(text)) return text;
  const lines = text.replace(pageHeading, "\n").replace(starred, "\n");
  const apart = /\s(?:\.{3}|…)\s/u.test(lines) ? lines.split("\n").map(withDotsAsStops).join("\n") : lines;
  return apart.includes("*") ? withNoteInPlace(apart) : apart;
}
