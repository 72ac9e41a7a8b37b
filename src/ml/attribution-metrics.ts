import { createScoreCounts, type ScoreCounts } from "./confidence-metrics.ts";

/** The answer for one attribute: its best value in all forms that may equal a label. */
export interface AttributeAnswer {
  /** The words of the source, and the listed value's identifier and names: what the answer contains. */
  readonly forms: readonly string[];
  /** In [0, 1]. */
  readonly score: number;
}

/** One labelled product and its answers, by attribute identifier. */
interface AttributedRow {
  /** The values that count as right, or null where the product has none. An absent attribute is unknown. */
  readonly labels: Readonly<Record<string, readonly string[] | null>>;
  readonly answers: ReadonlyMap<string, AttributeAnswer>;
}

export interface AttributionFigures {
  readonly rows: number;
  /** Only attributes that a product's label mentions. */
  readonly published: VerdictCounts;
  /** An attribute that the label does not mention is assumed to have no value. */
  readonly strict: VerdictCounts;
  /** The published counts by attribute identifier, most labels first. */
  readonly attributes: readonly { readonly identifier: string; readonly counts: VerdictCounts }[];
  /** Scores of the answers that the published protocol counts. */
  readonly scores: ScoreCounts;
}

/** Counts right attributions. Memory grows with the attributes, not with the rows. */
interface AttributionCounts {
  add(row: AttributedRow): void;
  rows(): number;
  figures(): AttributionFigures;
}

export function createAttributionCounts(): AttributionCounts {
  let rows = 0;
  const published = createVerdictCounts();
  const unmentioned = createVerdictCounts();
  const attributes = new Map<string, VerdictCounts>();
  const scores = createScoreCounts();
  const countsOf = (identifier: string) => {
    const counts = attributes.get(identifier) ?? createVerdictCounts();
    attributes.set(identifier, counts);
    return counts;
  };
  return {
    add: ({ labels, answers }) => {
      rows += 1;
      for (const [identifier, label] of Object.entries(labels)) {
        const answer = answers.get(identifier);
        const verdict = judge(label, answer);
        published[verdict] += 1;
        countsOf(identifier)[verdict] += 1;
        if (answer !== undefined) scores.add(answer.score, verdict === "VC");
      }
      for (const identifier of answers.keys()) if (!Object.hasOwn(labels, identifier)) unmentioned.NV += 1;
    },
    rows: () => rows,
    figures: () => ({
      rows,
      published: { ...published },
      strict: { ...published, NV: published.NV + unmentioned.NV },
      attributes: [...attributes]
        .map(([identifier, counts]) => ({ identifier, counts }))
        .sort((one, other) => labelsOf(other.counts) - labelsOf(one.counts)),
      scores,
    }),
  };
}

/** Exact comparison as in the published protocol, apart from white space around the label. */
export function judge(label: readonly string[] | null, answer: AttributeAnswer | undefined): Verdict {
  const hasValue = label !== null && label.length > 0;
  if (answer === undefined) return hasValue ? "VN" : "NN";
  if (!hasValue) return "NV";
  return label.some((value) => answer.forms.includes(value.trim())) ? "VC" : "VW";
}

function labelsOf({ VN, VC, VW }: VerdictCounts): number {
  return VN + VC + VW;
}

/**
 * The outcome of one attribute of one product, as in ExtractGPT (A. Brinkmann et al., arXiv 2310.12537): the label
 * has no value or one (N, V), and the answer is none, right or wrong (N, C or V, W).
 */
type Verdict = "NN" | "NV" | "VN" | "VC" | "VW";

export type VerdictCounts = Record<Verdict, number>;

function createVerdictCounts(): VerdictCounts {
  return { NN: 0, NV: 0, VN: 0, VC: 0, VW: 0 };
}

/** Each in [0, 1]; null where the denominator is 0. */
export interface Quality {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

/** P = VC / (NV + VC + VW), R = VC / (VN + VC + VW), F1 their harmonic mean. */
export function qualityOf({ NV, VN, VC, VW }: Readonly<VerdictCounts>): Quality {
  const answered = NV + VC + VW;
  const labelled = VN + VC + VW;
  return {
    precision: answered === 0 ? null : VC / answered,
    recall: labelled === 0 ? null : VC / labelled,
    f1: answered + labelled === 0 ? null : (2 * VC) / (answered + labelled),
  };
}
