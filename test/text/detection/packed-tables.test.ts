import { describe, expect, it } from "vitest";
import { countWords } from "../../../src/text/detection/count-words.ts";
import { packWordLists } from "../../../src/text/detection/pack-word-lists.ts";
import { unpackTables } from "../../../src/text/detection/packed-tables.ts";

describe("packed word tables", () => {
  it("are those of the word lists again once they went through the text of a program", () => {
    expect(unpackTables(JSON.parse(JSON.stringify(packWordLists())))).toEqual(countWords());
  });
});
