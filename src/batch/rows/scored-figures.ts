/** Scores of one product, each in [0, 100]; see `scoreProduct`. */
export interface Figures {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly total: number;
}

/** How good a record was, and how good it is with its proposals in the place of its own texts. */
export interface ScoredFigures {
  /** How many rows it stands for, from 1; see `scoreWeight`. */
  readonly weight: number;
  readonly before: Figures;
  readonly after: Figures;
}
