import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "../folder.ts";

function place(out: string) {
  const folder = folderOf({ "feed.csv": "sku,title\nA-1,KETTLE RED\nA-2,chair\n" });
  const at = (name: string) => join(folder, name);
  const pdo = (...words: readonly string[]) => run(words, { environment: { PDO_HOME: at("home") } });
  const enrich = (...words: readonly string[]) =>
    pdo("enrich", at("feed.csv"), "-o", at(out), "--tasks", "name", ...words);
  const blame = async (id: string, ...words: readonly string[]) =>
    pdo("blame", at(out), "--id", id, ...words);
  return { at, pdo, enrich, blame };
}

describe("pdo blame", () => {
  it.each(["out.csv", "out.jsonl"])(
    "says who wrote a field of %s, what was before it, and with what",
    async (out) => {
      const { enrich, blame } = place(out);
      await enrich("--keep", "capitals");
      await enrich();
      const { code, printed } = await blame("A-1");
      expect(code).toBe(0);
      const answer = JSON.parse(printed);
      expect(answer).toMatchObject({ id: "A-1", row: 1, status: "ok", made_with: { channel: "channel_a" } });
      expect(answer.fields).toEqual([
        {
          field: "name",
          own: "KETTLE RED",
          text: "Kettle Red",
          by: "rules",
          messages: [expect.stringContaining("capitals")],
          decision: null,
          changed_at: expect.stringContaining("T"),
          before: "KETTLE RED",
        },
      ]);
      expect((await blame("A-1", "--output", "table")).printed).toContain("now:  Kettle Red");
    },
  );

  it("names a person's decision", async () => {
    const { at, pdo, enrich, blame } = place("out.csv");
    const decision = { product: "A-2", field: "name", before: "chair", value: "A chair", decision: "edit" };
    writeFileSync(at("d.jsonl"), JSON.stringify(decision));
    await pdo("decisions", "import", at("d.jsonl"));
    await enrich();
    const { fields } = JSON.parse((await blame("A-2")).printed);
    expect(fields[0]).toMatchObject({ text: "A chair", by: "person", decision: "edit", changed_at: null });
  });

  it("shows what stands in the shop's own column", async () => {
    const { enrich, blame } = place("out.csv");
    await enrich("--write", "replace");
    const { fields } = JSON.parse((await blame("A-1")).printed);
    expect(fields[0]).toMatchObject({ field: "name", text: "Kettle Red", by: "rules" });
  });

  it("says where there is no such product, and no result", async () => {
    const { at, pdo, enrich, blame } = place("out.csv");
    await enrich();
    const { code, said } = await blame("A-9");
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("PDO_BLAME_NO_PRODUCT") });
    expect((await pdo("blame", at("feed.csv"), "--id", "A-1")).said).toContain("PDO_BLAME_NOT_ENRICHED");
  });
});
