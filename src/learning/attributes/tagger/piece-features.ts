import type { HashList } from "../reading/hash-list.ts";
import type { SourceText } from "../reading/source-text.ts";
import {
  addLetters,
  addMixedPairs,
  addPlace,
  addShapes,
  addSource,
  addWordPairs,
  inCategory,
  nearLexicon,
  nearWord,
} from "./piece-templates.ts";
import { margin, TextContext } from "./text-context.ts";

/** The features of a text's pieces as hashes: those of piece p stand at [starts[p], starts[p + 1]). */
export interface FeatureRows {
  readonly hashes: HashList;
  readonly starts: number[];
}

/** What the lexicon says of each piece: hashes by piece. */
export type LexiconRows = readonly (readonly number[])[];

const context = new TextContext();

/**
 * All features, to learn from. Each stands once plain, for all categories, and once with the category (Daume 2007,
 * Frustratingly easy domain adaptation, https://aclanthology.org/P07-1033/). `PieceScorer` asks for the same ones.
 */
export function fillFeatures(
  source: SourceText,
  lexicon: LexiconRows,
  category: number,
  { hashes, starts }: FeatureRows,
): void {
  hashes.clear();
  starts.length = 0;
  context.read(source);
  for (let at = 0; at < source.pieces.length; at += 1) {
    const begin = hashes.length;
    starts.push(begin);
    addPlain(hashes, source, lexicon, at);
    const end = hashes.length;
    for (let feature = begin; feature < end; feature += 1) {
      hashes.push(inCategory(category, hashes.items[feature] ?? 0));
    }
  }
  starts.push(hashes.length);
}

/** Their order is that in which they were learned ever since: another one would learn other weights. */
function addPlain(hashes: HashList, { pieces }: SourceText, lexicon: LexiconRows, at: number): void {
  const { words, shapes, places } = context;
  const own = margin + at;
  const place = places[at] ?? 0;
  const shape = shapes[own] ?? 0;
  const facts = pieces[at]?.facts;
  addSource(hashes, place);
  if (facts !== undefined) addLetters(hashes, facts);
  for (const distance of [-1, 1, -2, 2]) hashes.push(nearWord(distance, words[own + distance] ?? 0));
  addWordPairs(hashes, context, at);
  addShapes(hashes, shapes[own - 1] ?? 0, shape, shapes[own + 1] ?? 0);
  addMixedPairs(hashes, context, at);
  for (const distance of [-3, 3]) hashes.push(nearWord(distance, words[own + distance] ?? 0));
  addPlace(hashes, place, shape);
  for (let near = -1; near <= 1; near += 1) {
    for (const said of lexicon[at + near] ?? []) hashes.push(nearLexicon(near, said));
  }
}
