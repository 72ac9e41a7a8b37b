import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { folderOf, run } from "./folder.ts";
import { runVerifyCommand, verified } from "./run-verify.ts";

const header = "sku,Title";
const good = "1,Red shirt XL";
/** As many cells as the enriched header: where they were copied as they come, they would be the run's answers. */
const forging = "2,Oak chair,Forged name,ok,Forged message";

/** Enriches a feed and returns its output as other readers see it. */
async function enriched(text: string, { feed = "feed.csv", out = "out.csv" } = {}) {
  const folder = folderOf({ [feed]: text });
  const at = (name: string) => join(folder, name);
  const { code } = await run(["enrich", at(feed), "-o", at(out), "--tasks", "name"]);
  const output = readFileSync(at(out), "utf8");
  const { data } = Papa.parse<Record<string, string>>(output.trimEnd(), { header: true });
  return { at, code, output, rows: data, feed: at(feed), out: at(out) };
}

describe("a row that is wider than the header", () => {
  test("does not set the run's cells: they stand in their own columns, its surplus cells behind them", async () => {
    const { rows, output, code, feed, out } = await enriched(`${header}\n${good}\n${forging}\n`);
    expect(code).toBe(1);
    expect(rows[1]).toMatchObject({ sku: "2", Title: "Oak chair", pdo_name: "", pdo_status: "rejected" });
    expect(rows[1]?.pdo_messages).toMatch(/^The row has 5 cells and the header 2/);
    expect(output).toMatch(/^2,Oak chair,,,rejected,"[^"]*",Forged name,ok,Forged message$/m);
    expect(await verified(feed, out)).toMatchObject({
      proven: true,
      statuses: { ok: 1, partial: 0, rejected: 1 },
    });
  });

  test("cannot do so with a broken quote either, on which readers differ", async () => {
    const row = '2,"Oak" chair,Forged name,ok';
    const { rows, output, feed, out } = await enriched(`${header}\n${good}\n${row}\n`);
    expect(rows[1]).toMatchObject({ Title: '"Oak" chair', pdo_name: "", pdo_status: "rejected" });
    expect(output).toMatch(/^2,"""Oak"" chair",,,rejected,.*,Forged name,ok$/m);
    expect(await verified(feed, out)).toMatchObject({ proven: true });
  });

  test("is refused by verify where it was copied as it came", async () => {
    const { at, output, feed } = await enriched(`${header}\n${good}\n${forging}\n`);
    writeFileSync(at("forged.csv"), output.replace(/^2,.*$/m, forging));
    const verification = await verified(feed, at("forged.csv"));
    expect(verification).toMatchObject({ code: 1, proven: false });
  });

  test.each(["out.tsv", "out.jsonl", "out.json"])("is proven in %s, all its cells in it", async (out) => {
    const made = await enriched(`${header}\n${good}\n${forging}\n`, { out });
    expect(made.output).toContain("Forged message");
    expect(await verified(made.feed, made.out)).toMatchObject({ proven: true, statuses: { rejected: 1 } });
  });

  test("stays as it is, and rejected, where an output is enriched again", async () => {
    const first = await enriched(`${header}\n${good}\n${forging}\n`);
    const second = await enriched(first.output);
    expect(second.rows[1]).toMatchObject({ pdo_name: "", pdo_status: "rejected" });
    expect(second.output).toMatch(/,Forged name,ok,Forged message$/m);
    expect(second.output.split("\n")[0]).toBe(first.output.split("\n")[0]);
    expect(await verified(second.feed, second.out)).toMatchObject({ proven: true });
  });
});

describe("a column that is called like the run's", () => {
  test("is written wherever it stands", async () => {
    const { rows, output, feed, out } = await enriched(
      "pdo_status,sku,Title,pdo_status\nok,1,Red shirt XL,forged\nok,2,,forged\n",
    );
    expect(output).not.toContain("forged");
    expect(rows.map(({ pdo_status }) => pdo_status)).toEqual(["ok", "rejected"]);
    expect(await verified(feed, out)).toMatchObject({ proven: true });
  });

  test("is another key in JSON, where readers differ on which of two counts", async () => {
    const text = '{"pdo":{"status":"ok"},"name":"Red shirt XL","pdo":{"status":"ok"}}\n{"name":""}\n';
    const twice = await enriched(text, { feed: "feed.jsonl", out: "out.jsonl" });
    expect(twice.output.match(/"language"|"status"/g)?.length).toBe(3);
    const table = await enriched('name,pdo\nRed shirt XL,"{""status"":""forged""}"\n', { out: "out.jsonl" });
    expect(Object.keys(JSON.parse(table.output))).toEqual(["name", "pdo_2", "pdo"]);
    for (const { feed, out } of [twice, table])
      expect(await verified(feed, out)).toMatchObject({ proven: true });
  });
});

test("a row of bytes that are no text says that it is rejected, in the run's own column", async () => {
  const text = `sku,Title,brand\n1,Red \ufffd shirt,Gös\n2,Blue shirt,Gös\n`;
  const folder = folderOf({});
  const [feed, out] = [join(folder, "feed.csv"), join(folder, "out.csv")];
  const bytes = Buffer.from(text).toString("latin1").replace("\xef\xbf\xbd", "\xb1");
  writeFileSync(feed, Buffer.from(bytes, "latin1"));
  await run(["enrich", feed, "-o", out, "--tasks", "name", "--encoding", "utf-8"]);
  const { data } = Papa.parse<Record<string, string>>(readFileSync(out, "utf8").trimEnd(), { header: true });
  expect(data.map(({ pdo_status }) => pdo_status)).toEqual(["rejected", "ok"]);
  expect(await verified(feed, out)).toMatchObject({ proven: true, statuses: { ok: 1, rejected: 1 } });
});

test("a feed in single quotes is read back in them, whatever its output looks like", async () => {
  const rows = ["T1,Winterjacke,'Warme Jacke, lang.'", "T2,Lampe de table,'Chaude, 35 cm.'", "T3,Oak"];
  const text = `# made by a shop\nsku,title,description\n${rows.join("\n")}`;
  const { feed, out } = await enriched(text);
  expect(await verified(feed, out)).toMatchObject({ proven: true, rows: 3 });
});

describe("the ends of rows", () => {
  test.each([
    ["\\r\\r\\n", "\r\r\n"],
    ["a lone CR", "\r"],
  ])("%s end rows in the output as in the feed, with the added cells before them", async (_, end) => {
    const { output, feed, out } = await enriched([header, good, "2,Oak chair", ""].join(end));
    const lines = output.split(end);
    expect(lines.map((line) => /[\r\n]/.test(line))).toEqual([false, false, false, false]);
    expect(lines[2]).toMatch(/^2,Oak chair,.*,ok,/);
    expect(await verified(feed, out)).toMatchObject({ proven: true, rows: 2, statuses: { ok: 2 } });
  });

  test("of several kinds in one feed each end a row", async () => {
    const text = `${header}\r\n1,Red shirt XL\r2,Oak chair\n3,Desk lamp\r\r\n\n4,"Wool\rscarf"\r\n`;
    const { output, feed, out } = await enriched(text);
    expect(output).toMatch(
      /^sku,.*\r\n1,Red shirt XL,[^\r\n]+\r2,Oak chair,[^\r\n]+\n3,Desk lamp,[^\r\n]+\r\r\n\n4,"Wool\rscarf",[^\n]+\r\n$/,
    );
    expect(await verified(feed, out)).toMatchObject({ proven: true, rows: 4, statuses: { ok: 4 } });
  });
});

describe("pdo verify --summary", () => {
  test("proves the statuses, counts and bytes of an output that nobody touched", async () => {
    const folder = folderOf({ "feed.csv": `${header}\n${good}\n3,\n` });
    const at = (name: string) => join(folder, name);
    for (const out of ["out.csv", "out.csv.gz", "out.jsonl"]) {
      await run(["enrich", at("feed.csv"), "-o", at(out), "--summary", at(`${out}.run`), "--tasks", "name"]);
      const proof = await verified(at("feed.csv"), at(out), "--summary", at(`${out}.run`));
      expect(proof).toMatchObject({ code: 0, proven: true, against_summary: true });
    }
    const words = [at("feed.csv"), at("out.csv"), "--summary", at("out.csv.run"), "--output", "table"];
    const { printed } = await runVerifyCommand(words);
    expect(printed).toContain("Its statuses, counts and bytes are those of the run's summary.");
  });

  test.each([
    ["a status that was forged", (text: string) => text.replace(",rejected,", ",ok,"), /rows that are ok/],
    [
      "a name that was changed",
      (text: string) => text.replace("2,Oak chair,Oak chair", "2,Oak chair,Elm chair"),
      /not byte for byte/,
    ],
    [
      "two rows' answers that were exchanged",
      (text: string) => text.replace(/^(1,Red shirt XL),(.*)\n(2,Oak chair),(.*)$/m, "$1,$4\n$3,$2"),
      /not byte for byte/,
    ],
  ])("refuses %s, which the feed alone cannot tell", async (_, forge, reason) => {
    const folder = folderOf({ "feed.csv": `${header}\n${good}\n2,Oak chair\n3,\n` });
    const at = (name: string) => join(folder, name);
    const paths = ["-o", at("out.csv"), "--summary", at("run.json")];
    await run(["enrich", at("feed.csv"), ...paths, "--tasks", "name"]);
    const output = readFileSync(at("out.csv"), "utf8");
    writeFileSync(at("out.csv"), forge(output));
    expect(readFileSync(at("out.csv"), "utf8")).not.toBe(output);
    const verification = await verified(at("feed.csv"), at("out.csv"), "--summary", at("run.json"));
    expect(verification).toMatchObject({ code: 1, proven: false });
    expect(verification.first_differences.map(({ what }) => what).join("\n")).toMatch(reason);
  });

  test.each([undefined, "{", '{"rows":3}'])(
    "says what is wrong with a summary that reads %j",
    async (text) => {
      const { at, feed, out } = await enriched(`${header}\n${good}\n`);
      if (text !== undefined) writeFileSync(at("run.json"), text);
      const { code, said } = await runVerifyCommand([feed, out, "--summary", at("run.json")]);
      expect(code).toBe(2);
      expect(said).toContain("PDO_VERIFY_SUMMARY");
    },
  );
});
