/** Numbers of documents, best first, and their scores; documents that share nothing with the query are left out. */
export type RankDocuments = (
  query: string,
) => readonly { readonly document: number; readonly score: number }[];

type Analyze = (text: string) => readonly string[];

interface Posting {
  readonly document: number;
  readonly weight: number;
}

/** Cosine of TF-IDF vectors: logarithmic term frequency, smoothed inverse document frequency, unit length. */
export function createCosine(documents: readonly string[], analyze: Analyze): RankDocuments {
  const counted = documents.map((document) => countTerms(analyze(document)));
  const rarity = new Map<string, number>();
  for (const [term, frequency] of documentFrequencies(counted))
    rarity.set(term, Math.log((1 + documents.length) / (1 + frequency)) + 1);
  const weighted = (counts: ReadonlyMap<string, number>) => {
    const weights = [...counts].flatMap(([term, count]) => {
      const weight = rarity.get(term);
      return weight === undefined ? [] : [[term, (1 + Math.log(count)) * weight] as const];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([term, weight]) => [term, weight / length] as const);
  };
  const postings = invert(counted.map(weighted));
  return (query) => rank(weighted(countTerms(analyze(query))), postings);
}

const k1 = 1.5;
const b = 0.75;

/** BM25 with k1 = 1.5 and b = 0.75 (S. Robertson, H. Zaragoza, "The Probabilistic Relevance Framework", 2009). */
export function createBm25(documents: readonly string[], analyze: Analyze): RankDocuments {
  const terms = documents.map(analyze);
  const counted = terms.map(countTerms);
  const meanLength = terms.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const frequencies = documentFrequencies(counted);
  const postings = invert(
    counted.map((counts, document) => {
      const length = terms[document]?.length ?? 0;
      return [...counts].map(([term, count]) => {
        const frequency = frequencies.get(term) ?? 0;
        const rarity = Math.log(1 + (documents.length - frequency + 0.5) / (frequency + 0.5));
        const saturation = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength));
        return [term, rarity * saturation] as const;
      });
    }),
  );
  return (query) =>
    rank(
      [...countTerms(analyze(query)).keys()].map((term) => [term, 1] as const),
      postings,
    );
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function documentFrequencies(counted: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const counts of counted)
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
}

function invert(vectors: readonly (readonly (readonly [string, number])[])[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  vectors.forEach((vector, document) => {
    for (const [term, weight] of vector) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [{ document, weight }]);
      else list.push({ document, weight });
    }
  });
  return postings;
}

function rank(
  query: readonly (readonly [string, number])[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): { document: number; score: number }[] {
  const scores = new Map<number, number>();
  for (const [term, queryWeight] of query)
    for (const { document, weight } of postings.get(term) ?? [])
      scores.set(document, (scores.get(document) ?? 0) + queryWeight * weight);
  return [...scores]
    .map(([document, score]) => ({ document, score }))
    .sort((one, other) => other.score - one.score || one.document - other.document);
}
