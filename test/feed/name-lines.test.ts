import { expect, test } from "vitest";
import { fullLength, nameOf, secondLineOf } from "../../src/feed/name-lines.ts";
import type { Cells } from "../../src/feed/record.ts";

const recordsOf = (columns: readonly [string, string], rows: readonly (readonly [string, string])[]) =>
  rows.map(
    ([first, second]): Cells => ({
      text: (column) => (column === columns[0] ? first : column === columns[1] ? second : undefined),
    }),
  );

const full: readonly (readonly [string, string])[] = [
  ["CHEMISE ELASTIQUE A4 CARTON POI", "NTE RENFORCEE ROUGE"],
  ["AGRAFEUSE METAL 24/6 CAPACITE 2", "5F NOIRE"],
  ["CORBEILLE A COURRIER POLYSTYREN", "E GRISE"],
];

test.each([
  ["designation", "designation_compl"],
  ["Bezeichnung", "Zusatzbezeichnung"],
  ["Descrizione", "Descr. agg."],
  ["Description", "Additional description"],
] as const)("an additional text goes on with the full lines of %s", (first, second) => {
  const columns = [first, second] as const;
  expect(secondLineOf(first, columns, recordsOf(columns, full))).toBe(second);
});

test("but not where the lines have several lengths, or end with their words", () => {
  const columns = ["designation", "designation_compl"] as const;
  const uneven = [...full, ["CISEAUX 17 CM", "LAME INOX"] as const];
  expect(secondLineOf(columns[0], columns, recordsOf(columns, uneven))).toBeUndefined();
  const whole = ["ROUGE", "NOIRE", "VERTE"].map(
    (color) => [`CHEMISE A RABATS A4 ${color}`, "CARTE LUSTREE"] as const,
  );
  expect(secondLineOf(columns[0], columns, recordsOf(columns, whole))).toBeUndefined();
});

test("a full line is joined to its second where a word or a number is cut", () => {
  const columns = ["designation", "designation_compl"] as const;
  const [cut, other, doubtful] = recordsOf(columns, [
    ["AGRAFEUSE METAL 24/6 CAPACITE 2", "5F NOIRE"],
    ["AGRAFEUSE METAL 24/6 NOIRE 25 F", "GARANTIE 10 ANS"],
    ["FAUTEUIL BUREAU SYNCHRO APP BRC", "C REGLABLES NOIR"],
  ]);
  if (cut === undefined || other === undefined || doubtful === undefined) throw new Error("three records");
  expect(nameOf(cut, ...columns, 31)).toBe("AGRAFEUSE METAL 24/6 CAPACITE 25F NOIRE");
  expect(nameOf(cut, ...columns)).toBe("AGRAFEUSE METAL 24/6 CAPACITE 2 5F NOIRE");
  expect(nameOf(doubtful, ...columns, 31)).toBe("FAUTEUIL BUREAU SYNCHRO APP BRC");
  expect(nameOf(other, ...columns, 31)).toBe("AGRAFEUSE METAL 24/6 NOIRE 25 F GARANTIE 10 ANS");
});

test("the length of full lines is known where all that go on have it", () => {
  const columns = ["designation", "designation_compl"] as const;
  expect(fullLength(...columns, recordsOf(columns, [...full, ["CISEAUX", ""]]))).toBe(31);
  expect(fullLength(...columns, recordsOf(columns, full.slice(0, 2)))).toBeUndefined();
});

test("a second line that is a list of its own stands behind a comma", () => {
  const columns = ["Bez1", "Bez2"] as const;
  const cases = [
    ["TOASTER 2-SCHLITZ 900W", "7 BRAEUNUNGSST., AUFTAUFKT.", ", "],
    ["KOCHTOPFSET 5-TLG.", "TOEPFE 16/20/24CM, STIELKASS. 16CM", ", "],
    ["STOCKPOT 24CM 7L", "CAPSULE BASE, OVEN SAFE", ", "],
    ["POELE 28CM ALU", "CORPS INOX, TOUS FEUX", ", "],
    ["FERRO DA STIRO 2400W", "PIASTRA CERAMICA, SERBATOIO 300ML", ", "],
    ["Akkuschrauber", "GSR 18V", " "],
    ["Toaster", "mit Brötchenaufsatz, schwarz", " "],
    ["Sofa mit", "Bettfunktion, Kissen", " "],
    ["Regal 5 Böden,", "Eiche, massiv", " "],
    ["Wandfarbe", "2,5 L weiß", " "],
  ] as const;
  for (const [first, second, joint] of cases) {
    const [record] = recordsOf(columns, [[first, second]]);
    expect(record && nameOf(record, ...columns)).toBe(`${first}${joint}${second}`);
  }
});
