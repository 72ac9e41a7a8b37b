/** A language model with ten examples in its prompt; F1 in percent on the official test, which need not be the one measured on. */
interface PublishedFigure {
  readonly model: string;
  readonly f1: number;
  readonly strictF1?: number;
}

const gpt4 = "GPT-4, 10 shots";

/**
 * The best published. OA-Mine and AE-110k: A. Brinkmann et al., "ExtractGPT", arXiv 2310.12537, its stored runs (shuffled
 * ensemble), the strict figures counted from these. WDC PAVE: A. Brinkmann et al., arXiv 2403.02130, and
 * https://webdatacommons.org/structureddata/wdc-pave/ (10 values and 10 demonstrations).
 */
export const publishedFigures: Readonly<Record<string, PublishedFigure>> = {
  "oa-mine": { model: gpt4, f1: 83.43, strictF1: 80.97 },
  "ae-110k": { model: gpt4, f1: 87.61, strictF1: 74.02 },
  "wdc-pave/extraction": { model: gpt4, f1: 90.54 },
  "wdc-pave/normalized": { model: gpt4, f1: 91.31 },
};
