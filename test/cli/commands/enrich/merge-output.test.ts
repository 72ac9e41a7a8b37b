import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { RunSummary } from "../../../../src/pipeline/summary.ts";
import { editWorkbook } from "../../../feed/workbook/made-workbook.ts";
import { folderOf, run } from "../../folder.ts";

const feed = "sku,title,price\nA-1,KETTLE RED 1.7L,10.50\nA-2,chair oak,20\nA-3,Lamp BLUE,30\n";

function place(name = "feed.csv", text = feed, outName = "out.csv") {
  const folder = folderOf({ [name]: text });
  const at = (file: string) => join(folder, file);
  const out = at(outName);
  const pdo = (...words: readonly string[]) => run(words, { environment: { PDO_HOME: at("home") } });
  const enrich = async (...words: readonly string[]) => {
    const { code, printed, said } = await pdo("enrich", at(name), "-o", out, "--tasks", "name", ...words);
    return { code, said, summary: (code === 0 ? JSON.parse(printed) : undefined) as RunSummary };
  };
  const read = () => readFileSync(out, "utf8");
  const edit = (from: string, to: string) => {
    expect(read()).toContain(from);
    writeFileSync(out, read().replace(from, to));
  };
  return { at, pdo, enrich, read, edit, write: (content: string) => writeFileSync(at(name), content), out };
}

describe("an output that people have edited", () => {
  it("keeps their edits of our cells and of the feed's, run after run", async () => {
    const { enrich, read, edit, write } = place();
    await enrich();
    expect(read()).toContain("Kettle Red");
    edit("Kettle Red 1.7L", "The red kettle");
    edit("A-3,Lamp BLUE,30,Lamp Blue", "A-3,Lamp BLUE,29.99,Lamp Blue");
    const edited = read();
    const { code, summary } = await enrich();
    expect(code).toBe(0);
    expect(summary.merged).toMatchObject({ cells: 2, rows: 2, conflict_count: 0, conflicts: [] });
    expect(summary.warnings.join(" ")).toContain("2 cells in 2 rows of");
    expect(read()).toBe(edited.replace("name=rules", "name=person"));
    // The file is as this run wrote it, and the edits in it are still people's.
    const third = await enrich();
    expect(third.summary.merged).toMatchObject({ cells: 2 });
    expect(read()).toContain("The red kettle");
    write(feed.replace("A-2,chair oak,20", "A-2,table oak,21"));
    const fourth = await enrich("--accept-changes");
    expect(fourth.summary.merged).toMatchObject({ cells: 2, conflict_count: 0 });
    expect(read()).toMatch(/A-1,KETTLE RED 1.7L,10.50,The red kettle,/);
    expect(read()).toMatch(/A-2,table oak,21,Table Oak,/);
    expect(read()).toMatch(/A-3,Lamp BLUE,29.99,/);
  });

  it("keeps an edit for which the run has another text now, and lists both", async () => {
    const { enrich, read, edit, write, at } = place();
    await enrich();
    edit("Kettle Red 1.7L", "The red kettle");
    edit(",20,", ",22,");
    write(feed.replace("KETTLE RED 1.7L", "KETTLE GREEN 2L").replace(",20", ",21"));
    const { summary } = await enrich("--accept-changes", "--summary", at("summary.json"));
    expect(summary.merged).toMatchObject({
      cells: 2,
      conflict_count: 2,
      conflicts: [
        {
          ...{ id: "A-1", row: 1, column: "pdo_name", base: "Kettle Red 1.7L" },
          ...{ edited: "The red kettle", proposed: "Kettle Green 2L", written: "edited" },
        },
        { id: "A-2", column: "price", base: "20", edited: "22", proposed: "21", written: "edited" },
      ],
    });
    expect(read()).toContain("KETTLE GREEN 2L,10.50,The red kettle");
    expect(JSON.parse(readFileSync(at("summary.json"), "utf8")).merged).toEqual(summary.merged);
    expect(summary.warnings.join(" ")).toContain(
      'A-1, pdo_name: "The red kettle" stands, and not "Kettle Green 2L"',
    );
    // The next night proposes nothing new: the edit stands, and there is nothing to say against it.
    expect((await enrich()).summary.merged).toMatchObject({ cells: 2, conflict_count: 0 });
  });

  it("gives way to what a person decided since, and says so", async () => {
    const { at, enrich, pdo, read, edit } = place();
    await enrich();
    edit("Kettle Red 1.7L", "The red kettle");
    const decision = { product: "A-1", field: "name", decision: "edit", before: "KETTLE RED 1.7L" };
    writeFileSync(at("d.jsonl"), JSON.stringify({ ...decision, value: "Red kettle, decided" }));
    await pdo("apply", at("d.jsonl"), at("feed.csv"));
    const { summary } = await enrich();
    expect(summary.merged).toMatchObject({
      ...{ cells: 0, decided_count: 1 },
      conflicts: [{ edited: "The red kettle", written: "proposed" }],
    });
    expect(read()).toContain(",Red kettle, decided".replace(",R", ',"R'));
    expect((await enrich()).summary.merged).toBeNull();
  });

  it("may have other columns, another order and another delimiter", async () => {
    const { enrich, read, write, out } = place();
    await enrich();
    const [header = "", one = "", two = "", three = ""] = read().trimEnd().split("\n");
    const lines = [
      `${header},checked`,
      `${three},`,
      `${two.replace("Chair Oak", "Oak chair")},yes`,
      `${one},`,
    ];
    const cells = lines.map((line) => line.split(",").toSpliced(4, 1).join(";"));
    expect(cells[0]).toBe("sku;title;price;pdo_name;pdo_status;pdo_messages;checked");
    writeFileSync(out, `${cells.join("\r\n")}\r\n`);
    const { code, summary } = await enrich();
    expect([code, summary.merged?.cells]).toEqual([0, 2]);
    expect(read()).toBe(
      [
        "sku,title,price,pdo_name,pdo_source,pdo_status,pdo_messages,checked",
        `${one},`,
        `${two.replace("Chair Oak", "Oak chair").replace("name=rules", "name=person")},yes`,
        `${three},\n`,
      ].join("\n"),
    );
    write(feed.replace("A-2,chair oak,20\n", ""));
    const gone = await enrich("--accept-changes");
    expect(gone.summary.merged).toMatchObject({ cells: 0, gone_count: 1, gone: ["A-2"] });
    expect(gone.summary.warnings.join(" ")).toContain("not in the feed any more (A-2)");
  });

  it.each(["out.csv", "out.jsonl"])(
    "is for review where the product has changed since, until somebody has looked: %s",
    async (name) => {
      const { enrich, read, write, out } = place("feed.csv", feed, name);
      const statuses = () =>
        [...read().matchAll(name.endsWith("csv") ? /,(ok|review),/g : /"status":"(\w+)"/g)].map(
          ([, one]) => one,
        );
      await enrich();
      const replace = (from: string, to: string) => writeFileSync(out, read().replace(from, to));
      replace("Kettle Red 1.7L", "The red kettle | 1.7L");
      expect((await enrich("--fail-on", "review>0")).code).toBe(0);
      expect(statuses()).toEqual(["ok", "ok", "ok"]);
      write(feed.replace("KETTLE RED 1.7L", "KETTLE GREEN 2L"));
      const { summary } = await enrich("--accept-changes");
      expect(summary).toMatchObject({ ok: 2, review: 1, merged: { review_count: 1, conflict_count: 1 } });
      expect(summary.reviews).toContainEqual(expect.objectContaining({ code: "PDO_REVIEW_EDIT", count: 1 }));
      expect(statuses()).toEqual(["review", "ok", "ok"]);
      expect(read()).toContain("was edited by hand, and the run would write ");
      const next = await enrich("--fail-on", "review>0");
      expect(next.code).toBe(3);
      expect(statuses()).toEqual(["review", "ok", "ok"]);
      replace(
        name.endsWith("csv") ? ",review," : '"status":"review"',
        name.endsWith("csv") ? ",ok," : '"status":"ok"',
      );
      expect((await enrich()).summary).toMatchObject({ review: 0, merged: { cells: 1, review_count: 0 } });
      expect(statuses()).toEqual(["ok", "ok", "ok"]);
      expect(read()).toContain("The red kettle | 1.7L");
    },
  );

  it("is counted as people's among the sources", async () => {
    const { enrich, edit } = place();
    expect((await enrich()).summary.sources.name).toEqual({ rules: 3 });
    edit("Kettle Red 1.7L", "The red kettle");
    expect((await enrich()).summary.sources.name).toEqual({ rules: 2, person: 1 });
    expect((await enrich()).summary.sources.name).toEqual({ rules: 2, person: 1 });
  });

  it("gets the path of a category's number that was edited, and says of an unknown one that it is none", async () => {
    const { enrich, read, write, edit } = place(
      "feed.csv",
      "sku,title\nA-1,Electric kettle red 1.7L\nA-2,Garden chair oak\n",
    );
    const tasks = ["--tasks", "categorization"] as const;
    await enrich(...tasks);
    const [one = [], two = []] = [...read().matchAll(/^A-\d,[^,]*,([^,]+),("[^"]*"|[^,]*),([\d.]+),/gm)];
    expect([one[1], two[1]]).toEqual([expect.any(String), expect.any(String)]);
    edit(`${one[1]},${one[2]},`, `${two[1]},${one[2]},`);
    const { summary } = await enrich(...tasks);
    expect(summary).toMatchObject({ merged: { review_count: 0 }, sources: { category: { person: 1 } } });
    expect(read()).toContain(`A-1,Electric kettle red 1.7L,${two[1]},${two[2]},,`);
    edit(`1.7L,${two[1]},`, "1.7L,nonsense,");
    const wrong = await enrich(...tasks, "--fail-on", "review>0");
    expect(wrong.code).toBe(3);
    expect(read()).toMatch(
      /A-1,.*,nonsense,.*,review,.*nonsense was written by hand, and is no category of the channel/,
    );
    write("sku,title\nA-1,Electric kettle red 1.7L\nA-2,Garden chair oak\n");
    expect((await enrich(...tasks)).summary.merged).toMatchObject({ review_count: 1 });
  });

  it.each([
    ["with other edits beside it", true],
    ["alone", false],
  ])("holds the edit of a product that is not in the feed for a night, %s", async (_, hasOthers) => {
    const { enrich, read, edit, write } = place();
    await enrich();
    edit("Chair Oak", "Oak chair");
    if (hasOthers) edit("Kettle Red 1.7L", "The red kettle");
    await enrich();
    write(feed.replace("A-2,chair oak,20\n", ""));
    const gone = await enrich("--accept-changes");
    expect(gone.summary.merged).toMatchObject({ gone_count: 1, gone: ["A-2"] });
    expect(gone.summary.warnings.join(" ")).toContain("1 edited row of");
    expect(gone.summary.warnings.join(" ")).toContain("is not in the feed any more (A-2); what was edited");
    await enrich();
    expect(read()).not.toContain("A-2");
    write(feed.replace(",20", ",25"));
    const back = await enrich();
    expect([back.code, back.summary.merged]).toEqual([
      0,
      expect.objectContaining({ cells: hasOthers ? 2 : 1, returned_rows: 1, conflict_count: 0 }),
    ]);
    expect(read()).toContain("A-2,chair oak,25,Oak chair,name=person,");
    const { summary } = await enrich();
    expect(summary.merged).toMatchObject({ returned_rows: 0, cells: hasOthers ? 2 : 1 });
    expect(read()).toContain("A-2,chair oak,25,Oak chair,");
    // Taken back by hand, it does not come again.
    edit("Oak chair", "Chair Oak");
    await enrich();
    write(feed.replace("A-2,chair oak,20\n", ""));
    await enrich("--accept-changes");
    write(feed);
    await enrich();
    expect(read()).toContain("A-2,chair oak,20,Chair Oak,name=rules,");
  });

  it("lets the night of return be undone and done again", async () => {
    const { enrich, read, edit, write, pdo, out } = place();
    await enrich();
    edit("Chair Oak", "Oak chair");
    await enrich();
    write(feed.replace("A-2,chair oak,20\n", ""));
    await enrich("--accept-changes");
    write(feed);
    await enrich();
    expect((await pdo("undo", out)).code).toBe(0);
    expect(read()).not.toContain("A-2");
    await enrich();
    expect(read()).toContain("A-2,chair oak,20,Oak chair,");
  });

  it("gets rows again that were taken out of it", async () => {
    const { enrich, read, edit } = place();
    await enrich();
    const whole = read();
    edit(whole.split("\n")[2] ?? "", "");
    const { summary } = await enrich();
    expect(summary.merged).toMatchObject({ cells: 0, restored_rows: 1 });
    expect(read()).toBe(whole);
  });

  it.each([
    [
      "a row of one's own",
      (text: string) => `${text}B-1,Mine,1,Mine,,,\n`,
      "neither the feed's nor pdo's, first \"B-1\"",
    ],
    ["what is no output any more", () => "notes\nnone\n", "cannot be read as an output any more"],
  ])("stays as it is where it holds %s", async (_, change, why) => {
    const { enrich, read, out } = place();
    await enrich();
    const edited = change(read());
    writeFileSync(out, edited);
    const { code, said } = await enrich();
    expect(code).toBe(2);
    expect(said).toContain("PDO_OUTPUT_EXISTS");
    expect(said).toContain(why);
    expect(read()).toBe(edited);
  });

  it("stays as it is where its rows cannot be told, and where some of the feed's rows would take its place", async () => {
    const nameless = place("feed.csv", "price,title\n1,KETTLE\n2,\n");
    await nameless.enrich();
    writeFileSync(nameless.out, nameless.read().replace(/^2,/m, "3,"));
    const { code, said } = await nameless.enrich();
    expect([code, said]).toEqual([2, expect.stringContaining("without an identifier")]);
    const { enrich, edit } = place();
    await enrich();
    edit("Kettle Red 1.7L", "The red kettle");
    expect((await enrich("--rows", "1")).said).toContain("PDO_OUTPUT_EXISTS");
    await enrich();
    expect((await enrich("--sample", "1")).said).toContain("leave out most of its rows");
  });

  it("is told by its texts where products have no identifier", async () => {
    const text = "title,price\nKETTLE RED,1\nchair,2\n";
    const { enrich, read, edit, write } = place("feed.csv", text);
    await enrich();
    edit("Kettle Red", "My kettle");
    write(`title,price\nlamp,9\n${text.slice(12)}`);
    expect((await enrich("--accept-changes")).summary.merged).toMatchObject({ cells: 1 });
    expect(read()).toContain("KETTLE RED,1,My kettle");
  });

  it("is replaced with --overwrite, and pdo undo brings it back with its edits", async () => {
    const { enrich, pdo, read, edit, out } = place();
    await enrich();
    const written = read();
    edit("Kettle Red 1.7L", "The red kettle");
    const edited = read();
    expect((await enrich("--overwrite")).summary.merged).toBeNull();
    expect(read()).toBe(written);
    await pdo("undo", out);
    expect(read()).toBe(edited);
    expect((await enrich()).summary.merged).toMatchObject({ cells: 1 });
    await pdo("undo", out);
    expect(read()).toBe(edited);
    await pdo("undo", out);
    expect(read()).toContain("name=person");
    expect((await enrich()).summary.merged).toMatchObject({ cells: 1 });
  });

  it("is a person's where it says who wrote what", async () => {
    const { enrich, pdo, edit, out } = place();
    await enrich();
    edit("Kettle Red 1.7L", "The red kettle");
    await enrich();
    const { printed } = await pdo("blame", out, "--id", "A-1", "--output", "json");
    expect(JSON.parse(printed).fields[0]).toMatchObject({
      field: "name",
      by: "person",
      text: "The red kettle",
    });
  });

  const objects =
    '{"sku":"A-1","title":"KETTLE RED","price":10.50}\n{"sku":"A-2","title":"chair","price":2}\n';
  const xml =
    "<feed>\n<item><sku>A-1</sku><title>KETTLE RED</title><price>10.50</price></item>\n<item><sku>A-2</sku><title>chair</title><price>2</price></item>\n</feed>\n";
  it.each([
    ["jsonl", objects, '"price":10.50', '"price":12.50'],
    ["xml", xml, "<price>10.50</price>", "<price>12.50</price>"],
    ["tsv", feed.replaceAll(",", "\t"), "\t10.50\t", "\t12.50\t"],
  ])("keeps edits in %s, and the form of numbers", async (format, text, price, other) => {
    const { enrich, read, edit } = place(`feed.${format}`, text, `out.${format}`);
    await enrich();
    const written = read();
    edit(price, other);
    edit("Kettle Red", "My kettle");
    const { code, summary, said } = await enrich();
    expect([code, said, summary.merged?.cells]).toEqual([0, expect.anything(), 2]);
    expect(read()).toBe(
      written
        .replace(price, other)
        .replace(/Kettle Red/, "My kettle")
        .replace(/name=rules|"by":"rules"/, (by) => by.replace("rules", "person")),
    );
  });

  it("keeps edits in a workbook and in a packed file", async () => {
    for (const name of ["out.xlsx", "out.csv.gz"]) {
      const { enrich, out } = place("feed.csv", feed, name);
      await enrich();
      if (name.endsWith(".gz")) {
        const text = gunzipSync(readFileSync(out)).toString();
        writeFileSync(out, gzipSync(text.replace("Kettle Red 1.7L", "My kettle")));
      } else {
        await editWorkbook(out, "Kettle Red 1.7L", "My kettle");
      }
      const { code, summary, said } = await enrich();
      expect([name, code, said, summary?.merged?.cells]).toEqual([name, 0, expect.anything(), 1]);
      expect((await enrich()).summary.merged).toMatchObject({ cells: 1 });
      expect(existsSync(out)).toBe(true);
    }
  });
});
