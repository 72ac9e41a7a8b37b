import type { CategorySuggestion } from "../../../api/categorization.ts";
import type { Language } from "../../../api/vocabulary.ts";
import { categoryPathText } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { judge } from "../../../ml/attribution-metrics.ts";
import type { TaskAnswer } from "../../../pipeline/tasks.ts";
import { shorten } from "../../render/text.ts";
import { toAttributeAnswers } from "./attribution.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import type { LabelledRow } from "./labelled-feed.ts";

/** What one contender answered to one row. */
export interface Verdict {
  readonly isRight: boolean;
  /** In [0, 1], as `--escalate-below` looks at it. */
  readonly score: number;
  /** The answer, for people. */
  readonly said: string;
}

/** A row that is compared, for people. */
export interface ShownRow {
  readonly row: number;
  readonly name: string;
  readonly label: string;
}

/** How answers to a task are judged and shown, row by row. */
export interface RowJudge<T extends EvaluatedTask> {
  judge(row: LabelledRow, answer: TaskAnswer<T>): Verdict;
  show(row: LabelledRow): ShownRow;
}

/** Characters of a text on the page. */
const longestText = 160;

function shownRow({ row, example }: LabelledRow, label: string): ShownRow {
  const name = example.name.trim() === "" ? example.description : example.name;
  return { row, name: shorten(name.trim(), longestText), label: shorten(label, longestText) };
}

/** Right: the best category is one that counts as right. */
export function createCategoryJudge(catalog: Catalog, language: Language): RowJudge<"categorization"> {
  const pathOf = (identifier: string) => categoryPathText(catalog, identifier, language) || identifier;
  const isGuess = ({ score }: CategorySuggestion) => score === 0;
  return {
    judge: ({ accepted }, { best_category: best }) => ({
      isRight: accepted.includes(best.category.identifier) && !isGuess(best),
      score: best.score,
      said: isGuess(best) ? "none" : pathOf(best.category.identifier),
    }),
    show: (row) => shownRow(row, row.accepted.map(pathOf).join(" or ")),
  };
}

/** Right: every attribute that the label mentions is as it says, and those that it denies have no value. */
export function createAttributesJudge(): RowJudge<"attribution"> {
  return {
    judge: ({ example }, response) => {
      const answers = toAttributeAnswers(response);
      const labels = Object.entries(example.attributes);
      const verdicts = labels.map(([identifier, label]) => judge(label, answers.get(identifier)));
      const scores = [...answers.values()].map(({ score }) => score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
      const isMissing = response.missing_attributes.length > 0;
      const said = labels.map(
        ([identifier]) => `${identifier}: ${answers.get(identifier)?.forms[0] ?? "none"}`,
      );
      return {
        isRight: verdicts.every((verdict) => verdict === "VC" || verdict === "NN"),
        // As `--escalate-below` has it: a required attribute that is missing is always asked for.
        score: isMissing ? 0 : scores.length === 0 ? 1 : mean,
        said: shorten(said.join("; "), longestText),
      };
    },
    show: (row) => {
      const labels = Object.entries(row.example.attributes);
      return shownRow(
        row,
        labels.map(([identifier, values]) => `${identifier}: ${values?.join(" or ") ?? "none"}`).join("; "),
      );
    },
  };
}

/** The verdicts on one contender by row, and the rows as they are shown. */
export interface Verdicts {
  readonly byRow: ReadonlyMap<number, Verdict>;
  readonly shown: ReadonlyMap<number, ShownRow>;
}

/** An evaluation that keeps its verdicts too: about 200 bytes a row. */
export function withVerdicts<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  rowJudge: RowJudge<T>,
): { readonly evaluation: Evaluation<T>; readonly verdicts: Verdicts } {
  const [byRow, shown] = [new Map<number, Verdict>(), new Map<number, ShownRow>()];
  return {
    evaluation: {
      ...evaluation,
      add: (row, answer) => {
        evaluation.add(row, answer);
        byRow.set(row.row, rowJudge.judge(row, answer));
        shown.set(row.row, rowJudge.show(row));
      },
    },
    verdicts: { byRow, shown },
  };
}
