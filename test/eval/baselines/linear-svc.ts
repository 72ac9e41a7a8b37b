import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CategorizationSet, textOf } from "../sets/categorization-set.ts";
import type { BaselineAnswers } from "./baseline.ts";
import { keepAnswers } from "./keep-answers.ts";

const script = join(import.meta.dirname, "linear_svc.py");
/** One thread, as everything that is measured here. */
const environment = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1" };

export interface PythonWithSklearn {
  readonly command: string;
  readonly version: string;
}

/** A Debian package lies with the system's own Python, which need not be the first on the path. */
export function findPython(): PythonWithSklearn | undefined {
  for (const command of ["python3", "/usr/bin/python3"]) {
    const { status, stdout } = spawnSync(command, ["-c", "import sklearn; print(sklearn.__version__)"], {
      encoding: "utf8",
    });
    if (status === 0) return { command, version: stdout.trim() };
  }
  return undefined;
}

export function askLinearSvc(
  features: "words" | "characters",
  { train, test }: CategorizationSet,
  { command, version }: PythonWithSklearn,
): BaselineAnswers {
  const hasDescriptions = train.some(({ description }) => (description ?? "") !== "");
  const products = JSON.stringify({
    train: train.map((row) => [textOf(row), row.category_id]),
    test: test.map(textOf),
    min_df: hasDescriptions ? 2 : 1,
  });
  return keepAnswers([readFileSync(script, "utf8"), version, features, products], () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-eval-svc-"));
    const [asked, answered] = [join(folder, "products.json"), join(folder, "answers.json")];
    try {
      writeFileSync(asked, products);
      const { status, stderr } = spawnSync(command, [script, features, asked, answered], {
        encoding: "utf8",
        env: environment,
      });
      if (status !== 0) throw new Error(`linear_svc.py ended with ${status}: ${stderr}`);
      const answers = JSON.parse(readFileSync(answered, "utf8"));
      const { ranked, train_seconds: trainSeconds, predict_seconds: predictSeconds } = answers;
      return { ranked, trainSeconds, predictSeconds };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
