import type { AttributionResponse, ExtractedValue } from "../../../api/attribution.ts";
import { languages } from "../../../api/vocabulary.ts";
import {
  type AttributeAnswer,
  type AttributionFigures,
  createAttributionCounts,
  qualityOf,
  type VerdictCounts,
} from "../../../ml/attribution-metrics.ts";
import { mergeCells } from "../../../ml/confidence-metrics.ts";
import { count, percent, percentFigure } from "../../render/figures.ts";
import type { Evaluation, ReportSection } from "./evaluation.ts";
import { toScoreAnswer, toScoreSections } from "./score-report.ts";

/** The text report shows at most this many. */
const shownAttributes = 30;

/** Counts what an answer contains: the text's words, and the listed value by its identifier or a name. */
export function createAttributionEvaluation(): Evaluation<"attribution"> {
  const counts = createAttributionCounts();
  return {
    task: "attribution",
    isLabelled: ({ example }) => Object.keys(example.attributes).length > 0,
    add: ({ example }, response) =>
      counts.add({ labels: example.attributes, answers: toAttributeAnswers(response) }),
    rows: counts.rows,
    headline: () => {
      const { published, strict } = counts.figures();
      return `${qualityText(published)}; strict ${qualityText(strict)}`;
    },
    toAnswer: () => toAnswer(counts.figures()),
    toSections: () => toSections(counts.figures()),
  };
}

function qualityText(counts: VerdictCounts): string {
  const { precision, recall, f1 } = qualityOf(counts);
  return `precision ${percent(precision)}, recall ${percent(recall)}, F1 ${percent(f1)}`;
}

function toAnswer(figures: AttributionFigures) {
  return {
    published: toQualityItem(figures.published),
    strict: toQualityItem(figures.strict),
    attributes: figures.attributes.map(({ identifier, counts }) => ({
      identifier,
      ...toQualityItem(counts),
    })),
    ...toScoreAnswer({ scores: figures.scores, total: answersIn(figures) }),
  };
}

/** Counts by label and answer: N none, V a value, C the correct one, W a wrong one. */
function toQualityItem(counts: VerdictCounts) {
  const { NN, NV, VN, VC, VW } = counts;
  return { ...qualityOf(counts), nn: NN, nv: NV, vn: VN, vc: VC, vw: VW };
}

function toSections(figures: AttributionFigures): ReportSection[] {
  const row = (name: string, counts: VerdictCounts) => {
    const { precision, recall, f1 } = qualityOf(counts);
    const { VC, VW, VN, NV } = counts;
    const shares = [precision, recall, f1].map(percentFigure);
    return [name, ...shares, ...[VC, VW, VN, NV].map(count)];
  };
  const header = ["% precision", "% recall", "% F1", "right", "wrong", "not found", "where there is none"];
  return [
    {
      table: {
        header: ["protocol", ...header],
        rows: [row("published", figures.published), row("strict", figures.strict)],
      },
      lines: [
        "published: attributes that a row's label mentions; strict: what it does not mention has no value.",
      ],
    },
    {
      title: attributesTitle(figures),
      table: {
        header: ["attribute", ...header],
        rows: figures.attributes
          .slice(0, shownAttributes)
          .map(({ identifier, counts }) => row(identifier, counts)),
      },
    },
    ...toScoreSections({ scores: figures.scores, total: answersIn(figures), plural: "answers" }),
  ];
}

function attributesTitle({ attributes: { length } }: AttributionFigures): string {
  const some = length > shownAttributes ? `, the ${shownAttributes} most labelled of ${count(length)}` : "";
  return `By attribute, published${some}`;
}

function answersIn({ scores }: AttributionFigures): number {
  return mergeCells(scores.cells()).answers;
}

/** By attribute identifier: the answer with the highest score, in all forms that may equal a label. */
export function toAttributeAnswers(response: AttributionResponse): Map<string, AttributeAnswer> {
  const { required_attributes, recommended_attributes, optional_attributes } = response;
  const answers = new Map<string, AttributeAnswer>();
  for (const { attribute, values } of [
    ...required_attributes,
    ...recommended_attributes,
    ...optional_attributes,
  ]) {
    const best = bestOf(values);
    if (best === undefined) continue;
    answers.set(attribute.identifier, { forms: [best.text, ...valueForms(best)], score: best.score });
  }
  return answers;
}

/** The first value with the highest score. */
function bestOf(values: readonly ExtractedValue[]): ExtractedValue | undefined {
  return values.reduce<ExtractedValue | undefined>(
    (best, value) => (best === undefined || value.score > best.score ? value : best),
    undefined,
  );
}

function valueForms({ value }: ExtractedValue): string[] {
  if (value === null) return [];
  return [value.identifier, ...languages.map((language) => value.languages[language].name)];
}
