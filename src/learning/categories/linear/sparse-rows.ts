/** Rows of features and their values, one after the other. */
export interface SparseRows {
  /** One more than there are rows. */
  readonly starts: Uint32Array;
  readonly features: Uint32Array;
  readonly values: Float32Array;
  /** Features that may occur. */
  readonly width: number;
}
