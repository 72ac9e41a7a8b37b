import { describe, expect, it, test } from "vitest";
import { isCutWord } from "../../src/feed/cut-words.ts";

test.each([
  ["BRASS ISOLATING VAL", "VE 22MM"],
  ["SCHLAUCHTUELLE VERZ", "INKT 1/2"],
  ["SIFONANSCHLUSS VERC", "HR. M. ROSETTE"],
  ["POIGNEE DE PO", "RTE INOX"],
  ["PIED DE MEUBLE R", "EGL 100 A 150"],
  ["SIFONE A BOTTIGLIA CRO", "MATO 1 1/4"],
  ["VIS BOIS 4X3", "X50"],
  ["GAINE ANNELEE 3X1.", "5 ROULEAU 100M"],
  ["BATI SUPPORT 98C", "M AUTOPORTANT"],
])("%s goes on in %s", (first, second) => {
  expect(isCutWord(first, second)).toBe(true);
});

test.each([
  ["BASIN TAP CHROME PLTD", "MIN 0.2 BAR"],
  ["HEIZKOERPER H600 WS", "RAL9016"],
  ["BOGEN 22X15X22", "V-KONTUR"],
  ["RACCORDO 20X20 C", "OTTONE"],
  ["VALVOLA PN40", "OTT. NICHELATO"],
  ["TUBO PER", "CORSO"],
  ["KUGELHAHN VERZ ", "INKT"],
  ["SET OF 4", "X 12 CM"],
  ["BALLAST 10 M", "M8"],
])("%s ends before %s", (first, second) => {
  expect(isCutWord(first, second)).toBe(false);
});

test.each([
  ["ORDNER A4 RUECKEN 80 POLYP", "RO SCHWARZ"],
  ["CUCITRICE 24/6 PASSO 1", "5 FOGLI"],
  ["CHEMISE A RABATS POLYPR", "OP BLEUE"],
  ["DESK STAPLER 26/6 CAP 2", "0 SHEETS"],
])("a full line %s goes on in %s", (first, second) => {
  expect(isCutWord(first, second, true)).toBe(true);
});

test.each([
  ["ORDNER A4 RUECKEN 80 BLAU", "MIT SICHTTASCHE"],
  ["CUCITRICE PASSO STANDARD NERA", "GARANZIA 10 ANNI"],
  ["CHEMISE A RABATS REF 161", "MULTIFONCTION"],
  ["DESK STAPLER HALF STRIP BLUE", "METAL"],
])("a full line %s ends before %s", (first, second) => {
  expect(isCutWord(first, second, true)).toBe(false);
});

describe("a full line before a piece that says what it is", () => {
  it.each([
    ["LADEGERÄT USB 2", ".4A WEISS"],
    ["PRISE DOUBLE USB 2", ",1A BLANC"],
    ["MORSETTO 4 POLI 2", ".5MMQ"],
    ["SOCKET TWIN USB 2", ".1A"],
  ])("goes on with the decimals of its number: %s%s", (first, second) => {
    expect(isCutWord(first, second)).toBe(true);
  });

  it.each([
    ["HEIZKÖRPERVENTIL CHROM GEWI", "EINSTELLB. 5 STUFEN"],
    ["FENÊTRE PVC BLANC OUVRAN", "ELECTR. 2 VITRES"],
    ["HANDBRAUSE MASSAGESTRA", "VERSTELLB. 3 STUFEN"],
  ])("does not go on with a short form of its own: %s %s", (first, second) => {
    expect(isCutWord(first, second, true)).toBe(false);
  });
});
