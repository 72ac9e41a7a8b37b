interface ClassCount {
  /** Rows of this class that were told so. */
  hits: number;
  /** Rows of another class that were told to be of this one. */
  falseAlarms: number;
  /** Rows of this class that were told to be of another. */
  misses: number;
}

/** How often each class was met and missed. Grows with the classes, not with the rows. */
export interface ClassCounts {
  /** @param predicted undefined: nothing was answered */
  add(label: string, predicted: string | undefined): void;
  /** Classes that occur among the labels. */
  labelCount(): number;
  /** The mean of the F1 of the classes that occur among the labels; in [0, 1], null without rows. */
  macroF1(): number | null;
}

export function createClassCounts(): ClassCounts {
  const counts = new Map<string, ClassCount>();
  const countOf = (name: string) => {
    const found = counts.get(name) ?? { hits: 0, falseAlarms: 0, misses: 0 };
    counts.set(name, found);
    return found;
  };
  const labelled = () => [...counts.values()].filter(({ hits, misses }) => hits + misses > 0);
  return {
    add: (label, predicted) => {
      if (label === predicted) {
        countOf(label).hits += 1;
        return;
      }
      countOf(label).misses += 1;
      if (predicted !== undefined) countOf(predicted).falseAlarms += 1;
    },
    labelCount: () => labelled().length,
    macroF1: () => {
      const all = labelled().map(
        ({ hits, falseAlarms, misses }) => (2 * hits) / (2 * hits + falseAlarms + misses),
      );
      return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0) / all.length;
    },
  };
}
