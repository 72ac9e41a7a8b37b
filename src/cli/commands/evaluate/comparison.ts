import {
  agreementOf,
  type ComparedRow,
  type RouterCurve,
  routerCurve,
} from "../../../ml/comparison-metrics.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import type { ComparisonPage, Router } from "../../../report/comparison-page.ts";
import { count, counted, dollars, duration, percent, percentFigure } from "../../render/figures.ts";
import type { ReportSection } from "./evaluation.ts";
import type { RowTally } from "./rows.ts";
import { failedRows } from "./rows.ts";
import type { ShownRow, Verdicts } from "./verdicts.ts";

/** What became of one contender. */
export interface ContenderResult {
  readonly name: string;
  readonly verdicts: Verdicts;
  readonly tally: RowTally;
  /** All its figures, as those of an evaluation of its own. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Absent: the built-in engine, which costs nothing. */
  readonly model?: ModelFigures;
  readonly milliseconds: number;
}

/** The results of all, on the rows that all have answered. */
export interface Comparison {
  readonly results: readonly ContenderResult[];
  readonly rows: readonly (ComparedRow & { readonly shown: ShownRow })[];
  /** Of each but the first. */
  readonly routers: readonly { readonly other: number; readonly curve: RouterCurve }[];
}

export function compareResults(results: readonly ContenderResult[]): Comparison {
  const [first, ...others] = results;
  const rows = [...(first?.verdicts.shown ?? [])].flatMap(([row, shown]) => {
    const verdicts = results.flatMap(({ verdicts: { byRow } }) => byRow.get(row) ?? []);
    if (verdicts.length < results.length) return [];
    return [{ isRight: verdicts.map(({ isRight }) => isRight), score: verdicts[0]?.score ?? 0, shown }];
  });
  const routers = others.map((_, place) => ({
    other: place + 1,
    curve: routerCurve(rows, place + 1),
  }));
  return { results, rows, routers };
}

const rightOf = ({ rows }: Comparison, place: number) =>
  rows.filter(({ isRight }) => isRight[place] === true).length;

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Differing rows in the JSON answer, and on the page. */
const [mostListed, mostShown] = [100, 1_000];

/** Those first of which some answers are right and others wrong. */
function differing({ results, rows }: Comparison) {
  const saidBy = (row: number) => results.map(({ verdicts }) => verdicts.byRow.get(row));
  const found = rows.flatMap(({ shown }) => {
    const answers = saidBy(shown.row).flatMap((verdict) => verdict ?? []);
    return new Set(answers.map(({ said }) => said)).size < 2 ? [] : [{ ...shown, answers }];
  });
  const isSplit = ({ answers }: (typeof found)[number]) =>
    new Set(answers.map(({ isRight }) => isRight)).size > 1;
  return [...found.filter(isSplit), ...found.filter((row) => !isSplit(row))];
}

/** All figures for JSON. `schema_version` increases when a field changes its meaning. */
export function toComparisonAnswer(comparison: Comparison) {
  const { results, rows, routers } = comparison;
  const differ = differing(comparison);
  return {
    compared_rows: rows.length,
    contenders: results.map(({ name, answer, tally, model, milliseconds }, place) => ({
      name,
      right: rightOf(comparison, place),
      share_right: share(rightOf(comparison, place), rows.length),
      evaluated_rows: tally.evaluated,
      failed_rows: failedRows(tally),
      cost: model === undefined ? 0 : model.total.cost,
      input_tokens: model?.total.input_tokens ?? 0,
      output_tokens: model?.total.output_tokens ?? 0,
      kept: model?.kept ?? 0,
      budget_spent: model?.budget_spent ?? false,
      duration_ms: Math.round(milliseconds),
      ...(place > 0 && { against_first: toAgreement(comparison, place) }),
      figures: answer,
    })),
    differing_rows: differ.length,
    differing: differ.slice(0, mostListed).map(({ row, name, label, answers }) => ({
      row,
      name,
      label,
      answers: answers.map(({ said, isRight, score }) => ({ said, right: isRight, score })),
    })),
    routers: routers.map(({ other, curve: { best, errors, points } }) => ({
      first: results[0]?.name,
      other: results[other]?.name,
      errors,
      escalate_below: best?.below ?? null,
      curve: points.map(({ below, asked, errorsFound, right }) => ({
        below,
        asked,
        errors_found: errorsFound,
        right,
      })),
    })),
  };
}

function toAgreement({ rows }: Comparison, place: number) {
  const { bothRight, onlyFirst, onlyOther, bothWrong } = agreementOf(rows, place);
  return { both_right: bothRight, only_first: onlyFirst, only_this: onlyOther, both_wrong: bothWrong };
}

const header = [
  "",
  "% right",
  "right",
  "answered",
  "failed",
  "cost",
  "tokens in",
  "tokens out",
  "kept",
  "time",
];

function tableRows(comparison: Comparison): string[][] {
  return comparison.results.map(({ name, tally, model, milliseconds }, place) => [
    name,
    percentFigure(share(rightOf(comparison, place), comparison.rows.length)),
    count(rightOf(comparison, place)),
    count(tally.evaluated),
    count(failedRows(tally)),
    model === undefined ? "" : model.total.cost === null ? "unknown" : dollars(model.total.cost),
    model === undefined ? "" : count(model.total.input_tokens),
    model === undefined ? "" : count(model.total.output_tokens),
    model === undefined ? "" : count(model.kept),
    duration(milliseconds),
  ]);
}

function agreementLine(comparison: Comparison, place: number): string {
  const { bothRight, onlyFirst, onlyOther, bothWrong } = agreementOf(comparison.rows, place);
  const [first, other] = [comparison.results[0]?.name, comparison.results[place]?.name];
  return `${first} and ${other}: both right ${count(bothRight)}, only ${first} ${count(onlyFirst)}, only ${other} ${count(onlyOther)}, both wrong ${count(bothWrong)}.`;
}

/** What is to be done with `--escalate-below`, a sentence. */
function proposalOf(comparison: Comparison, place: number): string {
  const { results, routers, rows } = comparison;
  const router = routers[place];
  const [first, other] = [results[0]?.name, results[router?.other ?? 0]?.name];
  const best = router?.curve.best;
  if (router === undefined || !best)
    return `No threshold makes more rows right than ${first} alone: ${other} is not worth asking by its score.`;
  return (
    `--escalate-below ${best.below.toFixed(2)} asks ${other} about ${percent(best.asked / rows.length, 0)} of the rows and about ` +
    `${percent(best.errorsFound / router.curve.errors, 0)} of ${first}'s errors: ${percent(best.right / rows.length)} right, ` +
    `where ${first} alone has ${percent(1 - router.curve.errors / rows.length)} and ${other} alone ${percent(rightOf(comparison, router.other) / rows.length)}.`
  );
}

/** The curve is of use where the first one's answers are those that `--escalate-below` looks at. */
function shownRouters({ results, routers }: Comparison) {
  return results[0]?.model === undefined ? routers.map((router, place) => ({ ...router, place })) : [];
}

/** All figures for the text report. */
export function toComparisonSections(comparison: Comparison): readonly ReportSection[] {
  const { results, rows } = comparison;
  const evaluated = Math.max(...results.map(({ tally }) => tally.evaluated));
  return [
    {
      title: "Who is right how often",
      lines: [
        `On the ${counted(rows.length, "row")} that all have answered${rows.length === evaluated ? "" : `, of ${count(evaluated)}`}.`,
      ],
      table: { header, rows: tableRows(comparison) },
    },
    { lines: results.slice(1).map((_, place) => agreementLine(comparison, place + 1)) },
    ...shownRouters(comparison).map(({ other, place, curve }) => ({
      title: `Asking ${results[other]?.name} only where ${results[0]?.name} is unsure`,
      lines: [proposalOf(comparison, place)],
      table: {
        header: ["--escalate-below", "% of rows asked", "% of errors found", "% right"],
        rows: curve.points
          .filter((point, at) => at % 10 === 0 || point === curve.best)
          .map(({ below, asked, errorsFound, right }) => [
            below.toFixed(2),
            percentFigure(share(asked, rows.length)),
            percentFigure(share(errorsFound, curve.errors)),
            percentFigure(share(right, rows.length)),
          ]),
      },
    })),
  ];
}

export function toComparisonPage(
  comparison: Comparison,
  feed: string,
  notes: readonly string[],
): ComparisonPage {
  const { results, rows } = comparison;
  const differ = differing(comparison);
  const routers = shownRouters(comparison).map(({ other, place, curve }): Router => {
    const best = curve.best === null ? undefined : curve.points.indexOf(curve.best);
    return {
      title: `Asking ${results[other]?.name} only where ${results[0]?.name} is unsure`,
      proposal: proposalOf(comparison, place),
      points: curve.points.map(({ below, asked, errorsFound, right }) => ({
        below,
        asked: share(asked, rows.length) ?? 0,
        found: share(errorsFound, curve.errors) ?? 0,
        right: share(right, rows.length) ?? 0,
      })),
      ...(best !== undefined && { best }),
    };
  });
  return {
    feed,
    notes: [...notes, ...results.slice(1).map((_, place) => agreementLine(comparison, place + 1))],
    contenders: { header, rows: tableRows(comparison) },
    routers,
    differing: {
      header: ["#", "product", "label", ...results.map(({ name }) => name)],
      rows: differ.slice(0, mostShown),
      total: differ.length,
    },
  };
}
