import type { Baselines } from "./baselines/all-baselines.ts";
import type { CategorizationRun, Learned, Speed } from "./pdo-home.ts";
import { percent } from "./print-table.ts";

export const categorizationHeader = [
  ...["set", "method", "top-1", "macro-F1", "top-5", "lead in top-1", "in macro-F1", "ECE"],
  ...["training s", "CPU s", "model MB", "products/s", "per CPU s"],
];

export interface CategorizationOutcome {
  readonly name: string;
  readonly run: CategorizationRun;
  readonly speed: Speed;
  readonly baselines: Baselines;
  /** Absent where nothing was. */
  readonly learned?: Learned;
}

/** One for pdo, with its lead over the best of the baselines in points, and one for each of these. */
export function categorizationRows({
  name,
  run,
  speed,
  baselines,
  learned,
}: CategorizationOutcome): string[][] {
  const all = Object.entries(baselines);
  const lead = (own: number, measure: (figures: Baselines[string]) => number | null) => {
    const points = (own - Math.max(...all.map(([, figures]) => measure(figures) ?? 0))) * 100;
    return `${points < 0 ? "" : "+"}${points.toFixed(1)}`;
  };
  const own = [
    ...[name, "pdo", percent(run.top_1), percent(run.macro_f1), percent(run.top_5)],
    ...[lead(run.top_1, ({ top1 }) => top1), lead(run.macro_f1, ({ macroF1 }) => macroF1)],
    run.expected_calibration_error?.toFixed(3) ?? "",
    ...[learned?.seconds, learned?.processorSeconds, learned?.megabytes].map(
      (each) => each?.toFixed(1) ?? "",
    ),
    ...[speed.rowsPerSecond.toString(), speed.rowsPerProcessorSecond.toString()],
  ];
  const others = all.map(([label, { top1, macroF1, top5, trainSeconds, productsPerSecond }]) => [
    ...[name, label, percent(top1), percent(macroF1), percent(top5), "", "", ""],
    ...[
      trainSeconds === 0 ? "" : trainSeconds.toFixed(1),
      "",
      "",
      Math.round(productsPerSecond).toString(),
      "",
    ],
  ]);
  return [own, ...others];
}
