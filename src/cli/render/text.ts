import { styleText } from "node:util";
import type { ByteOutput } from "../world.ts";
import { count } from "./figures.ts";

/** The line width: the terminal's; unlimited without a terminal. */
export function lineWidth({ isTerminal, columns }: ByteOutput): number {
  return isTerminal ? columns : Number.POSITIVE_INFINITY;
}

/** `a, b, c and 312 more`. */
export function listSome(words: readonly string[], most: number): string {
  const hidden = words.length - most;
  const shown = words.slice(0, most).join(", ");
  return hidden > 0 ? `${shown} and ${count(hidden)} more` : shown;
}

/** Control characters except line break and tab, and characters that change the writing direction. */
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes what could move the cursor, colour the screen or ring the bell, since product texts are untrusted. Line
 * breaks and tabs stay.
 */
export function plainTerminalText(text: string): string {
  return text.replace(unwelcome, (character) => (character === "\n" || character === "\t" ? character : ""));
}

/** Joins the non-empty lines. */
export function renderLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== "")
    .map((line) => `${line}\n`)
    .join("");
}

const ellipsis = "…";

/** The text in at most `width` columns of a terminal; a cut is shown as `…`. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let beginning = "";
  let taken = 0;
  for (const character of text) {
    taken += textWidth(character);
    if (taken > width - 1) break;
    beginning += character;
  }
  return width < 1 ? "" : `${wholeWords(beginning, text).trimEnd()}${ellipsis}`;
}

/** Without the part of a word at its end, unless little would be left. */
function wholeWords(beginning: string, text: string): string {
  if (!/^\p{L}/u.test(text.slice(beginning.length))) return beginning;
  const words = beginning.replace(/[\p{L}\p{M}\p{N}]+$/u, "");
  return words.trimEnd().length * 2 < beginning.length ? beginning : words;
}

/**
 * A path of names in at most `width` columns: steps before the most specific end are dropped first (`Home > … >
 * Lamps`), then the end is cut.
 */
export function shortenPath(path: string, width: number): string {
  if (textWidth(path) <= width) return path;
  const steps = path.split(separator);
  const [root = "", ...rest] = steps;
  for (let from = 1; from < rest.length; from += 1) {
    const shorter = [root, ellipsis, ...rest.slice(from)].join(separator);
    if (textWidth(shorter) <= width) return shorter;
  }
  const last = steps.length > 1 ? `${ellipsis}${separator}${steps.at(-1)}` : path;
  return shorten(last, width);
}

const separator = " > ";

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
const narrow = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u203a]*$/;

/** Columns of a terminal taken by a text without colours. */
export function textWidth(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}

type Style = (text: string) => string;

const names = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

export type Styles = Readonly<Record<(typeof names)[number], Style>>;

/** Colours for a terminal; otherwise the functions return the text unchanged. */
export function createStyles(isOn: boolean): Styles {
  const style = (name: (typeof names)[number]): Style =>
    isOn ? (text) => styleText(name, text, { validateStream: false }) : (text) => text;
  return Object.fromEntries(names.map((name) => [name, style(name)])) as Styles;
}
