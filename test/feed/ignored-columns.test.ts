import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/api/vocabulary.ts";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { namesProperty } from "../../src/feed/ignored-columns.ts";
import { feedOf } from "./in-memory-feed.ts";

async function isFact(column: string, cells: readonly [string, string]): Promise<boolean> {
  const { description, sample } = await feedOf(
    `sku;Titel;${column}\nA1;Stuhl Anton;${cells[0]}\nA2;Tisch Berta;${cells[1]}\n`,
  );
  return resolveColumns(description, { sample }).facts?.some((fact) => fact.column === column) ?? false;
}

describe("a column of keys, flags or bare numbers states nothing where its name says no property", () => {
  it.each([
    ["MOIN", "M0018XKQ7B", "M0018XKQ8C"],
    ["ARCODIVA", "22", "10"],
    ["GA_PAHT", "24,10", "18,00"],
    ["Disponent", "MEI", "KRA"],
    ["InvntItem", "Y", "N"],
    ["Ricetta", "N", "S"],
    ["MUL", "1", "10"],
    ["Must go alone?", "No", "Yes"],
  ])("%s: %s", async (column, ...cells) => {
    expect(await isFact(column, cells)).toBe(false);
  });

  it.each([
    ["Sitzhöhe", "45", "75"],
    ["Numero di cassetti", "3", "5"],
    ["Item Height", "12", "90"],
    ["Technologie de dalle", "OLED", "LCD"],
    ["Spülmaschinenfest", "ja", "nein"],
    ["Attribute 3", "XL", "M"],
    ["IP", "IP44", "IP20"],
    ["Wattage", "12", "60"],
  ])("but does where it says one, %s: %s", async (column, ...cells) => {
    expect(await isFact(column, cells)).toBe(true);
  });

  it("nor where its cells are words, or say what they measure", async () => {
    expect(await isFact("Extra", ["Argento", "Noce"])).toBe(true);
    expect(await isFact("Xyl", ["20 cm", "30 cm"])).toBe(true);
    expect(await isFact("MG", ["34 %", "28 %"])).toBe(true);
  });
});

describe("a name without gaps is of business where one of its words is", () => {
  it.each(["productprice", "stockstatus", "hideproduct", "freeshippingitem"])("%s", async (column) => {
    expect(await isFact(column, ["as agreed", "on request"])).toBe(false);
  });

  it.each(["backrest", "handleform", "colourfamily", "shelfmaterial"])("and not: %s", async (column) => {
    expect(await isFact(column, ["like that", "as shown"])).toBe(true);
  });
});

it("knows the properties that the catalogs measure", () => {
  const data = join(import.meta.dirname, "../../src/catalog/data");
  const names = (["channel_a", "channel_b"] as const)
    .flatMap((channel) => loadSource(data, channel).attributes)
    .filter(({ kind }) => kind === "measure")
    .flatMap((attribute) => languages.map((language) => attribute.names[language] ?? ""));
  const unknown = names.filter((name) => !namesProperty({ label: name }));
  expect(unknown.length, unknown.join(", ")).toBeLessThanOrEqual(names.length * 0.02);
});

it("takes a marketplace's least age for a property, and not its code", () => {
  expect(namesProperty({ label: "mfg_minimum" })).toBe(true);
  expect(namesProperty({ label: "mfg" })).toBe(false);
});
