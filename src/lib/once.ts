/** The map's value; makes and stores it if absent. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Memoizes `compute` by key, compared as in a Map. */
export function oncePerKey<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => results.get(key) ?? getOrMake(results, key, () => compute(key));
}

/** Memoizes `compute` by object identity; a result lives no longer than its object. */
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

/** Computes at the first call and returns the same result from then on. */
export function lazily<Result>(compute: () => Result): () => Result {
  let computed: { readonly result: Result } | undefined;
  return () => {
    computed ??= { result: compute() };
    return computed.result;
  };
}
