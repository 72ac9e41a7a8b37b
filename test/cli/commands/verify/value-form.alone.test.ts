import { expect, test, vi } from "vitest";
import { valueForm } from "../../../../src/cli/commands/verify/value-form.ts";
import { feedOf, recordsOf } from "../../../feed/in-memory-feed.ts";

vi.mock("../../../../src/feed/formats/formats.ts", async (load) => {
  const table = await load<typeof import("../../../../src/feed/formats/formats.ts")>();
  const { ltsv } = await import("../../../feed/formats/ltsv.ts");
  return { ...table, feedFormats: [...table.feedFormats, ltsv] };
});

const table = "a,a,pdo_name,b\n1,2,old,3\n4,5,,6,surplus\n";
const lines = [
  "a:1\ta_2:2\tpdo_name:new\tb:3\tpdo_status:ok",
  "a:4\ta_2:5\tpdo_name:\tb:6\tcolumn_5:surplus\tpdo_status:rejected",
  "",
].join("\n");

/** What a table's rows and the lines made of them differ in. */
async function differing(enriched: string) {
  const [feed, other] = [await feedOf(table), await feedOf(enriched, { path: "out.ltsv" })];
  const form = valueForm({
    feed: feed.description,
    enriched: other.description,
    changed: new Set<string>(),
  });
  const [rows, others] = [await recordsOf(feed), await recordsOf(other)];
  return rows.map((row, place) => {
    const line = others[place];
    if (line === undefined) throw new Error("There is a line for each row.");
    const pairs = form.pairs(row, line).filter((pair) => !pair.mayDiffer && pair.feed !== pair.enriched);
    const isSame = form.feedPart(row) === form.enrichedPart(line, row);
    return { isSame, columns: pairs.map(({ column }) => column), status: form.status(row, line) };
  });
}

test("repeated columns and surplus cells of a table are found in records with named fields", async () => {
  expect(await differing(lines)).toEqual([
    { isSame: true, columns: [], status: "ok" },
    { isSame: true, columns: [], status: "rejected" },
  ]);
});

test("a repeated column or a surplus cell that says something else shows", async () => {
  const [first, second] = await differing(lines.replace("a_2:2", "a_2:1").replace("surplus", "other"));
  expect(first).toMatchObject({ isSame: false, columns: ["a"] });
  expect(second).toMatchObject({ isSame: false, columns: ["column_5"] });
});

test("a field that the table does not have shows", async () => {
  const [first] = await differing(lines.replace("b:3", "b:3\tc:4"));
  expect(first).toMatchObject({ isSame: false });
});

test("what a table writes for U+0000 is no difference", async () => {
  const feed = await feedOf('{"n":"a\\u0000b"}\n', { path: "feed.jsonl" });
  const other = await feedOf("n\na\uFFFDb\n");
  const form = valueForm({ feed: feed.description, enriched: other.description, changed: new Set<string>() });
  const [[row], [line]] = [await recordsOf(feed), await recordsOf(other)];
  if (row === undefined || line === undefined) throw new Error("Each has a row.");
  expect(form.feedPart(row)).toBe(form.enrichedPart(line, row));
});
