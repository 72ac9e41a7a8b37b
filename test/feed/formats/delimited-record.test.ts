import { describe, expect, it } from "vitest";
import { feedOf, recordsOf, written } from "../in-memory-feed.ts";

describe("quotes where none should be", () => {
  it("rejects a row whose cell goes on after its closing quote, and says where", async () => {
    const text = 'sku,name\n1,"Tisch"\n2,"TV 55" black"\n3,Stuhl\n';
    const records = await recordsOf(await feedOf(text));
    expect(records.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      "PDO_FEED_ROW_QUOTES",
      undefined,
    ]);
    expect(records[1]?.problem?.reason).toContain(
      "Cell 2 goes on after the quote that closes it (line 3, character 9)",
    );
    expect((await written(await feedOf(text), {})).text).toBe(text);
  });

  it("counts the place within a cell of several lines from the quote's own line", async () => {
    const [record] = await recordsOf(await feedOf('sku,name\n1,"a\nb" c"\n'));
    expect(record?.line).toBe(2);
    expect(record?.problem?.reason).toContain("line 3, character 2");
  });

  it("says that a backslash is no escape", async () => {
    const [record] = await recordsOf(await feedOf('sku,name\n1,"TV 55\\" black"\n'));
    expect(record?.problem?.reason).toContain("A backslash before a quote is no escape in CSV");
  });

  it("reads a quote within an unquoted cell as it stands, and tells how often and where first", async () => {
    const feed = await feedOf('sku,name\n1,Tisch\n2,TV 55" black\n3,TV 65" "new"\n');
    expect((await recordsOf(feed)).map((record) => record.text("name"))).toEqual([
      "Tisch",
      'TV 55" black',
      'TV 65" "new"',
    ]);
    expect(feed.counts().strayQuotes).toEqual({ records: 2, first: { line: 3, position: 1 } });
  });

  it("tells a row that has both by what divides readers", async () => {
    const feed = await feedOf('a,b,c\nTV 55",x,"y"z\n');
    const [record] = await recordsOf(feed);
    expect(record?.problem?.code).toBe("PDO_FEED_ROW_QUOTES");
    expect(feed.counts().strayQuotes.records).toBe(0);
  });

  it("refuses a feed whose header cannot be read right", async () => {
    await expect(feedOf('sku,"na"me\n1,a\n')).rejects.toMatchObject({
      code: "PDO_FEED_HEADER_BROKEN",
      seen: expect.stringContaining("Cell 2 goes on after the quote that closes it (line 1, character 8)"),
    });
  });

  it("tells of a quote in the header that is read as it stands", async () => {
    const { description } = await feedOf('sku,size 5"\n1,a\n');
    expect(description.columns).toEqual(["sku", 'size 5"']);
    expect(description.why).toContain("Cell 2 of the header holds a quote, which is read as it stands.");
  });
});
