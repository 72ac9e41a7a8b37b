import { lineWords } from "./header-words.ts";

/** A column of several that hold one text, by its name. */
export interface HeaderLine {
  /** What the name numbers: "kurztext" of "kurztext 2". */
  readonly text: string;
  readonly line: number;
  /** Called an additional text, which need not go on where the first one ends: "Descr. agg.". */
  readonly isAdditional: boolean;
}

/** The text that a normalised name numbers, and the number: "kurztext 2", "2 bezeichnung", "descr agg", "zusatzbezeichnung". */
export function lineOf(base: string): HeaderLine | undefined {
  const [, text, line] = /^(.*\p{L})\s?([1-9])$/u.exec(base) ?? [];
  if (text !== undefined && line !== undefined) return { text, line: Number(line), isAdditional: false };
  return wordedLine(base, "second") ?? wordedLine(base, "additional");
}

function wordedLine(base: string, kind: "second" | "additional"): HeaderLine | undefined {
  const words = lineWords(kind);
  const [first = "", ...rest] = base.split(" ");
  const last = rest.at(-1) ?? "";
  const found = (text: string) => ({ text, line: 2, isAdditional: kind === "additional" });
  if (words.has(last)) return found(base.slice(0, -last.length - 1));
  if (words.has(first) && rest.length > 0) return found(rest.join(" "));
  if (rest.length > 0) return undefined;
  for (const word of words) {
    if (word.length < shortestPart || first.length < word.length + shortestPart) continue;
    // German compounds: "zusatzbezeichnung", "bezeichnungszusatz".
    if (first.startsWith(word)) return found(first.slice(word.length));
    if (first.endsWith(word)) return found(first.slice(0, -word.length).replace(/s$/, ""));
  }
  return undefined;
}

const shortestPart = 4;
