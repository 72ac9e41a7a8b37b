import { describe, expect, it } from "vitest";
import { readSharedTexts } from "../../../src/feed/workbook/shared-texts.ts";

async function* partOf(items: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const item of items) yield Buffer.from(item);
}

describe("the shared texts of a workbook", () => {
  it("are found by their numbers, however many and however long", async () => {
    const long = "ß".repeat(1_500_000);
    const count = 140_000;
    const items = Array.from({ length: count }, (_, number) =>
      number === 70_000 ? `<si><t>${long}</t></si>` : `<si><t>text ${number} €</t></si>`,
    );
    const texts = await readSharedTexts("feed.xlsx", partOf(items));
    for (const number of [0, 1, 65_535, 65_536, 69_999, 70_001, 131_072, count - 1])
      expect(texts.at(number)).toBe(`text ${number} €`);
    expect(texts.at(70_000)).toBe(long);
  });

  it.each([-1, 2, 70_000, Number.NaN, 0.5])("are empty where there is no number %d", async (number) => {
    const texts = await readSharedTexts("feed.xlsx", partOf(["<si><t>a</t></si>", "<si/>"]));
    expect(texts.at(number)).toBe("");
  });

  it("may be empty, and may follow an empty one", async () => {
    const texts = await readSharedTexts("feed.xlsx", partOf(["<si/><si><t></t>", "</si><si><t>b</t></si>"]));
    expect([0, 1, 2].map((number) => texts.at(number))).toEqual(["", "", "b"]);
  });

  it("are gone when they are released", async () => {
    const texts = await readSharedTexts("feed.xlsx", partOf(["<si><t>a</t></si>"]));
    texts.release();
    expect(texts.at(0)).toBe("");
  });
});
