/** What the map holds under the key; where it holds nothing, what is made is put there. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** As `compute`, but only once for each number, text or very object: shared lists cost nothing the second time. */
export function oncePerKey<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => results.get(key) ?? getOrMake(results, key, () => compute(key));
}

/** The same for objects, each result being kept no longer than its object. */
export function oncePerObject<Key extends object, Result extends {}>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}

/** Computes at the first call, and gives the same result at every other. */
export function lazily<Result>(compute: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}
