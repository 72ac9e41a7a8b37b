import { describe, expect, it } from "vitest";
import { type Row, termsOf } from "./terms-of.ts";

describe("a book", () => {
  const cookery = "a-media-books-nonfiction-cookery";
  const novels = "a-media-books-fiction-literary";
  it.each<[Parameters<typeof termsOf>[0], string, Row, string[]]>([
    [
      "de",
      "Kochbuch: Die schnelle Küche für Zwei",
      { leaf: cookery },
      ["Die schnelle Küche für Zwei", "Kochbuch"],
    ],
    [
      "en",
      "The Salt Path (Paperback)",
      { leaf: novels, facts: { Author: "Ruth Ellerby" } },
      ["The Salt Path", "The Salt Path Ruth Ellerby", "Ruth Ellerby"],
    ],
    ["fr", "L'oiseau (5e édition revue et corrigée)", { leaf: novels }, ["L'oiseau"]],
    [
      "fr",
      "Gardien",
      { leaf: novels, facts: { Auteur: "Claire Vaubert" } },
      ["Gardien", "Gardien Claire Vaubert"],
    ],
    [
      "it",
      "La casa sul fiume",
      { leaf: novels, facts: { Autore: "Anna Verdi" } },
      ["La casa sul fiume", "Anna Verdi"],
    ],
  ])("is searched by its title, its author and its kind: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)).toEqual(expect.arrayContaining(wanted));
  });
});
