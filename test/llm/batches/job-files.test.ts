import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beginJob } from "../../../src/llm/batches/batch-job.ts";
import { jobName, openJobFiles } from "../../../src/llm/batches/job-files.ts";

const job = beginJob({ id: "1", vendor: "openai", identity: "m", feed: "feed.csv" });
const folder = () => join(mkdtempSync(join(tmpdir(), "pdo-jobs-")), "batches");

describe("a job's files", () => {
  test("hold the state, whole, and say that there is none", () => {
    const files = openJobFiles(folder(), "a");
    expect(files.load()).toBeUndefined();
    files.save(job);
    expect(files.load()).toEqual(job);
  });

  test.each(["", "{", "null", '{"version":2}', '{"version":1,"parts":[]}'])(
    "are refused with %j for a state, for to submit anew would be to pay twice",
    (text) => {
      const files = openJobFiles(folder(), "a");
      files.save(job);
      writeFileSync(files.statePath, text);
      expect(() => files.load()).toThrowError(
        expect.objectContaining({ code: "PDO_BATCH_FAILED", kind: "final" }),
      );
    },
  );

  test("go with the job, and leave those of others alone", () => {
    const place = folder();
    const [files, others] = [openJobFiles(place, "a"), openJobFiles(place, "ab")];
    for (const each of [files, others]) {
      each.save(job);
      writeFileSync(each.listPath(1), "");
      writeFileSync(each.listPath(2), "");
      writeFileSync(each.refusedPath, "");
    }
    files.tidy(2);
    expect(readdirSync(place).filter((name) => name.startsWith("a."))).toEqual([
      "a.2.requests.jsonl",
      "a.json",
      "a.refused.jsonl",
    ]);
    files.remove();
    expect(readdirSync(place).every((name) => name.startsWith("ab."))).toBe(true);
    expect(readdirSync(place)).toHaveLength(4);
  });

  test("list unfinished jobs of the same feed with other settings", () => {
    const place = folder();
    const [files, others] = [openJobFiles(place, "a"), openJobFiles(place, "b")];
    expect(files.others("feed.csv")).toEqual([]);
    files.save(job);
    others.save({ ...job, identity: "another model" });
    openJobFiles(place, "c").save({ ...job, feed: "other.csv" });
    writeFileSync(join(place, "d.json"), "{");
    expect(files.others("feed.csv").map(({ identity }) => identity)).toEqual(["another model"]);
  });

  test("are others for another feed or other settings", () => {
    const names = [
      jobName("/a.csv", "x"),
      jobName("/b.csv", "x"),
      jobName("/a.csv", "y"),
      jobName("/a.csv", "x"),
    ];
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toMatch(/^[0-9a-f]{24}$/);
  });
});
