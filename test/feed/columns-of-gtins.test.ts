import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { feedOf } from "./in-memory-feed.ts";

async function gtinColumn(header: string, cells: readonly string[]) {
  const rows = cells.map((cell, at) => `${at};Lampe ${at} aus Holz;${cell}`).join("\n");
  const { description, sample } = await feedOf(`sku;name;${header}\n${rows}\n`);
  return resolveColumns(description, { sample }).columns.gtin;
}

const gtins = ["4006381333931", "8001431100507", "5701100400114"];

describe("the column of GTINs where no header says so", () => {
  it.each(["product-id", "AR_CB", "Codice interno 2", "Nummer", "C13"])(
    "is known by its cells: %s",
    async (header) => {
      expect(await gtinColumn(header, gtins)).toBe(header);
    },
  );

  it("is none where a check digit is wrong, cells are short, or all are the same", async () => {
    expect(await gtinColumn("product-id", ["4006381333932", ...gtins])).toBe(undefined);
    expect(await gtinColumn("product-id", ["96385074", "12345670"])).toBe(undefined);
    expect(await gtinColumn("product-id", ["4006381333931", "4006381333931"])).toBe(undefined);
  });

  it.each(["Karton-Nr.", "parent id", "GLN Lieferant", "Code colis", "Codice fornitore"])(
    "is none of another thing: %s",
    async (header) => {
      expect(await gtinColumn(header, gtins)).toBe(undefined);
    },
  );
});
