/** Computes at the first call, and gives the same result at every other. */
export function lazily<Result>(compute: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}
