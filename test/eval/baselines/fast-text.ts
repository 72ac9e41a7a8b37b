import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CategorizationSet, textOf } from "../sets/categorization-set.ts";
import type { BaselineAnswers } from "./baseline.ts";
import { wordsOf } from "./grams.ts";
import { keepAnswers } from "./keep-answers.ts";

/** Of the Debian package of that name. */
const program = "fasttext";

/** The default rate of 0.1 leaves sets of many categories underfitted. */
const training = ["-lr", "1.0", "-wordNgrams", "2", "-epoch", "25", "-dim", "100", "-thread", "1"];
const labelPrefix = "__label__";

export function hasFastText(): boolean {
  return spawnSync(program, [], { encoding: "utf8" }).error === undefined;
}

/** Its answers a second include the loading of its model. */
export function askFastText({ train, test }: CategorizationSet): BaselineAnswers {
  const labels = [...new Set(train.map(({ category_id }) => category_id))];
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const lines = train
    .map((row) => `${labelPrefix}${numbers.get(row.category_id)} ${wordsOf(textOf(row)).join(" ")}\n`)
    .join("");
  const asked = test.map((row) => `${wordsOf(textOf(row)).join(" ")}\n`).join("");
  return keepAnswers(["fastText 2", training.join(" "), lines, asked], () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-eval-fasttext-"));
    const path = (name: string) => join(folder, name);
    try {
      writeFileSync(path("train.txt"), lines);
      writeFileSync(path("test.txt"), asked);
      const begin = performance.now();
      run(["supervised", "-input", path("train.txt"), "-output", path("model"), ...training]);
      const trained = performance.now();
      const printed = run(["predict", path("model.bin"), path("test.txt"), "5"]);
      const predictSeconds = (performance.now() - trained) / 1000;
      const ranked = printed
        .split("\n")
        .slice(0, test.length)
        .map((line) => line.split(" ").map((word) => labels[Number(word.slice(labelPrefix.length))] ?? ""));
      return { ranked, trainSeconds: (trained - begin) / 1000, predictSeconds };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function run(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`fasttext ${words[0]} ended with ${status}: ${stderr}`);
  return stdout;
}
