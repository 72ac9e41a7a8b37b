/**
 * What became of one attribute of one product, as ExtractGPT counts it (A. Brinkmann et al., arXiv 2310.12537): the label
 * has none or a value (N, V), and nothing, a right value or a wrong one was answered (N, C, V or W).
 */
export type Verdict = "NN" | "NV" | "VN" | "VC" | "VW";

export type VerdictCounts = Record<Verdict, number>;

export function createVerdictCounts(): VerdictCounts {
  return { NN: 0, NV: 0, VN: 0, VC: 0, VW: 0 };
}

/** Each in [0, 1]; null where there is nothing to take a share of. */
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
