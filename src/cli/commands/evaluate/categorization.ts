import type { CategorySuggestion } from "../../../api/categorization.ts";
import type { Language } from "../../../api/vocabulary.ts";
import { categoryPathText } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import {
  type CategorizationFigures,
  createCategorizationCounts,
  type SuggestedCategory,
} from "../../../ml/categorization-metrics.ts";
import { count, counted, percent, percentFigure } from "../../render/figures.ts";
import type { Evaluation, ReportSection } from "./evaluation.ts";
import { toScoreAnswer, toScoreSections } from "./score-report.ts";

interface Labels {
  /** Resolves labels to categories. */
  readonly catalog: Catalog;
  /** The language of names in tables. */
  readonly language: Language;
}

/** The text report shows at most this many. */
const shownConfusions = 10;

export function createCategorizationEvaluation(labels: Labels): Evaluation<"categorization"> {
  const counts = createCategorizationCounts();
  const level = branchLevel(labels.catalog);
  const branchOf = (path: readonly { readonly identifier: string }[]) =>
    (path[level] ?? path.at(-1))?.identifier;
  const toSuggested = ({ category, path, score }: CategorySuggestion): SuggestedCategory => ({
    identifier: category.identifier,
    score,
    branch: branchOf(path) ?? category.identifier,
  });
  return {
    task: "categorization",
    isLabelled: () => true,
    add: ({ accepted, example: { categoryIdentifier } }, { best_category, other_categories }) =>
      counts.add({
        accepted,
        branch: branchOf(labels.catalog.path(categoryIdentifier)) ?? categoryIdentifier,
        suggested: [best_category, ...other_categories].map(toSuggested),
      }),
    rows: counts.rows,
    headline: () => {
      const { top1, top5, macroF1 } = counts.figures();
      return `top-1 ${percent(top1)}, top-5 ${percent(top5)}, macro-F1 ${percent(macroF1)}`;
    },
    toAnswer: () => toAnswer(counts.figures(), labels),
    toSections: () => toSections(counts.figures(), labels),
  };
}

/** Branches are the top level, or the second level where there is a single root. */
function branchLevel(catalog: Catalog): 0 | 1 {
  return catalog.children().length === 1 ? 1 : 0;
}

function toAnswer(figures: CategorizationFigures, { catalog, language }: Labels) {
  const named = (identifier: string) => ({
    identifier,
    path: categoryPathText(catalog, identifier, language),
  });
  return {
    label_count: figures.labelCount,
    top_1: figures.top1,
    top_5: figures.top5,
    macro_f1: figures.macroF1,
    guesses: figures.guesses,
    ...toScoreAnswer({ scores: figures.scores, total: figures.rows }),
    branches: figures.branches.map(({ branch, rows, right, rightBranch, mostFrequentWrong }) => ({
      category: named(branch),
      rows,
      right,
      right_branch: rightBranch,
      most_frequent_wrong: mostFrequentWrong && {
        category: named(mostFrequentWrong.branch),
        count: mostFrequentWrong.count,
      },
    })),
    confusions: figures.confused.map(({ label, predicted, count: times }) => ({
      label: named(label),
      predicted: named(predicted),
      count: times,
    })),
  };
}

function toSections(figures: CategorizationFigures, { catalog, language }: Labels): ReportSection[] {
  const pathText = (identifier: string) => categoryPathText(catalog, identifier, language) || identifier;
  return [
    {
      lines: [
        `The labels name ${counted(figures.labelCount, "category", "categories")}.`,
        ...(figures.guesses === 0
          ? []
          : [`No word pointed to a category (score 0): ${counted(figures.guesses, "row")}.`]),
      ],
    },
    ...toScoreSections({ scores: figures.scores, total: figures.rows, plural: "rows" }),
    {
      title: "By branch",
      table: {
        header: ["branch", "rows", "% right", "% right branch", "most often taken for", "times"],
        rows: figures.branches.map(({ branch, rows, right, rightBranch, mostFrequentWrong: wrong }) => [
          pathText(branch),
          count(rows),
          percentFigure(right / rows),
          percentFigure(rightBranch / rows),
          wrong === null ? "" : pathText(wrong.branch),
          wrong === null ? "" : count(wrong.count),
        ]),
      },
    },
    {
      title: "Most often confused",
      table: {
        header: ["is", "was taken for", "times"],
        rows: figures.confused
          .slice(0, shownConfusions)
          .map(({ label, predicted, count: times }) => [pathText(label), pathText(predicted), count(times)]),
      },
    },
  ];
}
