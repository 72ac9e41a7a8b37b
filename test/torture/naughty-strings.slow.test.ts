import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createService } from "../../src/server/service.ts";
import { type Surface, surfaces } from "../api/surfaces.ts";
import { feedOf, recordsOf, written } from "../feed/in-memory-feed.ts";
import { standInCatalogs, standInEngine } from "../server/stand-in.ts";
import { hasCorpus, readCorpusFile } from "./corpus.ts";

const strings: string[] = hasCorpus ? JSON.parse(readCorpusFile("blns/blns.json").toString("utf8")) : [];

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The strings as the names of products. */
const feedText = `sku,name\r\n${strings.map((text, place) => `${place},${quoted(text)}\r\n`).join("")}`;

describe.skipIf(!hasCorpus)(
  "the big list of naughty strings (skipped where the folder of shared data is not there)",
  () => {
    let service: Surface;
    beforeAll(async () => {
      const open = surfaces["the remote client"];
      if (open === undefined) throw new Error("There is no such surface.");
      service = await open(createService({ engine: standInEngine, catalogs: standInCatalogs, now: () => 0 }));
    });
    afterAll(() => service.close());

    /** What the service says was sent to it, for each row of the feed. */
    async function echoes(): Promise<string[]> {
      const said: string[] = [];
      for (const record of await recordsOf(await feedOf(feedText))) {
        const { status, body } = await service.ask(
          "optimizeName",
          { task_type: "cleaned", translation_language: "en" },
          { product_name: record.text("name") },
        );
        expect(status).toBe(200);
        said.push((body as { old_name: string }).old_name);
      }
      return said;
    }

    it("goes from CSV through the service over HTTP, and comes back in CSV and JSON as it was", async () => {
      const said = await echoes();
      expect(said).toEqual(strings);
      expect(said.length).toBe(515);
      for (const format of ["csv", "json", "jsonl"] as const) {
        const out = await written(
          await feedOf(feedText),
          { format, addedColumns: ["pdo_name"], csvSafe: "off" },
          ({ index }) => ({ added: { pdo_name: said[index] ?? "" } }),
        );
        const again = await recordsOf(await feedOf(out.bytes, { path: `feed.${format}` }));
        expect(again.map((record) => record.text("name"))).toEqual(strings);
        const added = again.map((record) =>
          format === "csv" ? record.text("pdo_name") : JSON.parse(record.text("pdo") ?? "{}").pdo_name,
        );
        expect(added).toEqual(strings);
      }
    });

    it("leaves its own columns byte for byte as they came", async () => {
      const out = await written(await feedOf(feedText), { addedColumns: ["pdo_name"] }, () => ({
        added: { pdo_name: "x" },
      }));
      expect(out.text.replace(/,(?:pdo_name|x)\r\n/g, "\r\n")).toBe(feedText);
    });
  },
);
