import { describe, expect, it } from "vitest";
import { findBroken, isSound } from "../../src/feed/encoding-detection.ts";
import { textFormOf } from "../../src/feed/encodings.ts";
import { feedOf, recordsOf, written } from "./in-memory-feed.ts";

const utf8 = textFormOf("utf-8");

function latin1(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

describe("bytes that are no text", () => {
  it.each([
    ["nothing", "Gr\xc3\xb6\xc3\x9fe \xef\xbf\xbd", -1],
    ["a lone byte of Latin-1", "Gr\xc3\xb6\xdfe", 4],
    ["a character that is cut", "caf\xc3", 3],
    ["a character of four bytes that is cut", "a\xf0\x9f\x98,b", 1],
    ["a surrogate", "a\xed\xa0\x80", 1],
    ["an overlong slash", "\xc0\xaf", 0],
    ["a zero", "ab\0c", 2],
    ["a zero before a broken byte", "a\0\xff", 1],
    ["a zero behind a broken byte", "a\xff\0", 1],
  ])("finds %s", (_, raw, place) => {
    expect(findBroken(raw, utf8)).toBe(place);
    expect(isSound(raw, utf8)).toBe(place === -1);
  });

  it("finds half a pair in UTF-16, and no broken byte in encodings of one byte", () => {
    expect(findBroken("a\ud83db", textFormOf("utf-16le"))).toBe(1);
    expect(findBroken("a😀b", textFormOf("utf-16le"))).toBe(-1);
    expect(findBroken("\x81\xff", textFormOf("windows-1252"))).toBe(-1);
  });

  it("rejects the row with the byte's place in the feed, in chunks of any size, and leaves it as it came", async () => {
    const bytes = latin1("\xef\xbb\xbfsku,name\n1,Gr\xc3\xb6\xc3\x9fe\n\n2,caf\xe9\n3,Gr\xc3\xbcn\n");
    for (const chunk of [1, 7, 65_536]) {
      const feed = await feedOf(bytes, { chunk, encoding: "utf-8" });
      const [first, second, third] = await recordsOf(feed);
      expect([first?.problem, third?.problem]).toEqual([undefined, undefined]);
      expect(second?.problem).toEqual({
        code: "PDO_FEED_ROW_BYTES",
        reason: expect.stringContaining(`not utf-8 from byte ${bytes.indexOf(0xe9)} of the feed on (0xE9)`),
      });
      expect(feed.counts().undecodableRecords).toBe(1);
    }
    expect((await written(await feedOf(bytes, { encoding: "utf-8" }), {})).bytes.equals(bytes)).toBe(true);
  });

  it("rejects a JSON object with the byte's place too", async () => {
    const bytes = latin1('{"sku":"1","name":"a"}\n{"sku":"2","name":"caf\xe9"}\n');
    const feed = await feedOf(bytes, { path: "feed.jsonl", encoding: "utf-8" });
    expect((await recordsOf(feed)).map(({ problem }) => problem?.reason)).toEqual([
      undefined,
      expect.stringContaining(`from byte ${bytes.indexOf(0xe9)} of the feed`),
    ]);
  });

  it("counts two bytes for each character of UTF-16", async () => {
    const bytes = Buffer.from("\ufeffsku,name\n1,a\ud83d\n2,b\n", "utf16le");
    const [record] = await recordsOf(await feedOf(bytes));
    expect(record?.problem?.reason).toContain("not utf-16le from byte 26 of the feed on (0xD83D)");
  });

  it("refuses a header that is not in the feed's encoding, and UTF-16 that ends within a character", async () => {
    await expect(feedOf(latin1("sku,gr\xf6\xdfe\n1,a\n"), { encoding: "utf-8" })).rejects.toMatchObject({
      code: "PDO_FEED_HEADER_BROKEN",
      seen: expect.stringContaining("byte 6 of the feed"),
    });
    const cut = Buffer.from("\ufeffsku,name\n1,a\n", "utf16le").subarray(0, -1);
    const feed = await feedOf(cut);
    await expect(recordsOf(feed)).rejects.toMatchObject({ code: "PDO_FEED_CUT" });
  });

  it("refuses what no encoding that is read explains, unless one is named", async () => {
    const japanese = latin1("sku,name\n1,\x83\x65\x81\x5b\x83\x75\x83\x8b\n");
    await expect(feedOf(japanese)).rejects.toMatchObject({
      code: "PDO_FEED_ENCODING",
      what: expect.stringContaining("line 2"),
      seen: expect.stringContaining("byte 11 on (0x83)"),
    });
    expect((await feedOf(japanese, { encoding: "windows-1252" })).description.encoding).toBe("windows-1252");
  });
});
