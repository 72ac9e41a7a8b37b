import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { propertyRuns } from "../../property-runs.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const fields = ["name", "description", "category"] as const;
const products = ["A-1", "A-2", "A-3"] as const;
const texts = ["Kettle", "Chair, red", "Oak\ntable", "", "Lamp"] as const;

interface Step {
  readonly act: "edit" | "decide" | "apply";
  readonly product: (typeof products)[number];
  readonly field: (typeof fields)[number];
  readonly text: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("edit", "decide", "decide", "apply"),
  product: fc.constantFrom(...products),
  field: fc.constantFrom(...fields),
  text: fc.constantFrom(...texts),
});

const cellOf = (text: string) => (/[",\n]/.test(text) ? `"${text}"` : text);

/**
 * The feed is edited, decided and applied in any order, and the applied feed becomes the shop's own each time: no decision is lost, and
 * a cell changes only where its very text was decided.
 */
it("keeps every decision, and changes only what was decided, whatever is edited in between", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-sequence-"));
      const at = (name: string) => join(folder, name);
      const run = async (...words: readonly string[]) => {
        const world = createStandInWorld({ workingDirectory: folder, environment: { PDO_HOME: at("home") } });
        return { code: await main(words, world), printed: world.printed() };
      };
      const cells = new Map(products.flatMap((id) => fields.map((field) => [`${id} ${field}`, `${field}s`])));
      const decisions = new Map<string, { product: string; field: string; before: string; value: string }>();
      const feedText = () =>
        `sku,title,text,category\n${products.map((id) => `${id},${fields.map((field) => cellOf(cells.get(`${id} ${field}`) ?? "")).join(",")}\n`).join("")}`;
      const apply = async () => {
        writeFileSync(at("feed.csv"), feedText());
        const lines = [...decisions.values()].map((one) =>
          JSON.stringify({ decision: one.value === one.before ? "reject" : "edit", ...one }),
        );
        writeFileSync(at("d.jsonl"), lines.map((line) => `${line}\n`).join(""));
        const { code, printed } = await run("apply", at("d.jsonl"), at("feed.csv"), "--overwrite");
        const { name, description, category } = JSON.parse(printed).applied;
        expect(code).toBe(decisions.size > 0 && name + description + category === 0 ? 1 : 0);
        for (const [key, text] of cells) {
          const decided = decisions.get(`${key} ${text}`);
          if (decided !== undefined) cells.set(key, decided.value);
        }
        expect(readFileSync(at("feed.decided.csv"), "utf8")).toBe(feedText());
        const listed = await run("decisions", "list");
        expect(listed.code).toBe(0);
        expect(JSON.parse(listed.printed)).toMatchObject({ count: decisions.size });
      };
      for (const { act, product, field, text } of steps) {
        const key = `${product} ${field}`;
        const before = cells.get(key) ?? "";
        if (act === "edit") cells.set(key, text);
        else if (act === "decide") decisions.set(`${key} ${before}`, { product, field, before, value: text });
        else await apply();
      }
      await apply();
    }),
    { numRuns: propertyRuns(20) },
  );
});
