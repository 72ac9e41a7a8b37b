import { createFrequentPairs } from "./frequent-pairs.ts";

/** What became of the rows whose label lies in one branch: below one top-level category. */
export interface BranchFigures {
  readonly branch: string;
  readonly rows: number;
  /** Rows whose category is right. */
  readonly right: number;
  /** Rows whose category lies in the right branch at least. */
  readonly rightBranch: number;
  /** The other branch that was told most often, and how often; null where none was. */
  readonly mostFrequentWrong: { readonly branch: string; readonly count: number } | null;
}

export interface BranchCounts {
  add(row: {
    readonly branch: string;
    readonly predicted: string | undefined;
    readonly isRight: boolean;
  }): void;
  /** Most rows first. */
  figures(): BranchFigures[];
}

export function createBranchCounts(): BranchCounts {
  const branches = new Map<string, { rows: number; right: number; rightBranch: number }>();
  const wrong = createFrequentPairs();
  return {
    add: ({ branch, predicted, isRight }) => {
      const counts = branches.get(branch) ?? { rows: 0, right: 0, rightBranch: 0 };
      branches.set(branch, counts);
      counts.rows += 1;
      if (isRight) counts.right += 1;
      if (predicted === branch || isRight) counts.rightBranch += 1;
      else if (predicted !== undefined) wrong.add(branch, predicted);
    },
    figures: () => {
      const firstWrong = new Map<string, NonNullable<BranchFigures["mostFrequentWrong"]>>();
      for (const { label, predicted, count } of wrong.top(Number.POSITIVE_INFINITY))
        if (!firstWrong.has(label)) firstWrong.set(label, { branch: predicted, count });
      return [...branches]
        .sort(([, one], [, other]) => other.rows - one.rows)
        .map(([branch, counts]) => ({
          branch,
          ...counts,
          mostFrequentWrong: firstWrong.get(branch) ?? null,
        }));
    },
  };
}
