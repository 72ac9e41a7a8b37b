import { foldText } from "../../../../text/normal-form.ts";

const positive = new Set(
  "yes ja oui si true vorhanden included inklusive inclus incluso presente".split(" "),
);
const negative = new Set(
  "no nein non false keine kein none nicht vorhanden not included pas inclus assente nessuno".split(" "),
);

/** What a line's value answers where its label is a question: "Bluetooth: ja"; undefined for anything else. */
export function answerIn(value: string): "yes" | "no" | undefined {
  const words = foldText(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined || words.length > 2) return undefined;
  if (negative.has(first)) return "no";
  return positive.has(first) && words.length === 1 ? "yes" : undefined;
}
