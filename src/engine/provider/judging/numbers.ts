import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

/** Looks for numbers that the sources lack, whatever they count; a comma is as good as a point. */
export function createNumberCheck(sources: readonly string[]): Judge {
  const stated = new Set(numbersIn(sources.join("\n")));
  return (text, field) => {
    const added = numbersIn(text).filter((number) => !stated.has(number));
    return added.length === 0
      ? []
      : [`${field} has numbers that the record lacks: ${added.slice(0, 3).map(quoted).join(", ")}.`];
  };
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(",", "."));
}
