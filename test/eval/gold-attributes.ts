import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src/api/vocabulary.ts";

/** A product whose category and attributes a person has labelled. */
export interface GoldAttributes {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  /** The best leaf. */
  readonly category: string;
  /** By kind, in the words of the text. */
  readonly stated: Readonly<Record<string, string>>;
}

/** @param folder of the hand labels */
export function readGoldAttributes(folder: string): readonly GoldAttributes[] {
  return ["de", "it", "en"].flatMap((language) =>
    readFileSync(join(folder, `native.${language}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Row)
      .flatMap(({ name, description, brand, leaves, gold_attributes: stated }) =>
        leaves[0] === undefined || stated === undefined
          ? []
          : [
              {
                language: language as Language,
                name,
                description: description ?? "",
                brand: brand ?? "",
                category: leaves[0],
                stated,
              },
            ],
      ),
  );
}

interface Row {
  readonly name: string;
  readonly description: string | null;
  readonly brand: string | null;
  readonly leaves: readonly string[];
  readonly gold_attributes?: Readonly<Record<string, string>>;
}

/** What is compared: the labels' keys, and the channel's attributes that mean the same. */
export const kinds: readonly { readonly kind: string; readonly labels: RegExp; readonly own: RegExp }[] = [
  { kind: "brand", labels: /^brand$/, own: /^brand$/ },
  { kind: "color", labels: /^colou?r$/, own: /^colou?r$/ },
  { kind: "material", labels: /^(?:material|fabric)$/, own: /^(?:material|upper_material|fabric)$/ },
  {
    kind: "size",
    labels: /^(?:size|dimensions|width|height|length|depth|diameter)$/,
    own: /^(?!pack).*size$|^(?:dimensions|width|height|length|depth|diameter|cable_length)$/,
  },
  { kind: "amount", labels: /^(?:weight|capacity|volume)$/, own: /weight$|volume$|capacity$/ },
  { kind: "flavour", labels: /^flavou?r$/, own: /^flavou?r$/ },
];

/** Whether one of two texts has the other's letters and digits in a row. */
export function saysTheSame(one: string, other: string): boolean {
  const [left, right] = [fold(one), fold(other)];
  return left !== "" && right !== "" && (left.includes(right) || right.includes(left));
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/,/g, ".")
    .replace(/[^\p{L}\p{N}.]+/gu, "");
}
