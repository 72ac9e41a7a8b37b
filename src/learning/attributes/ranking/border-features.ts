import type { HashList } from "../reading/hash-list.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { Piece } from "../reading/pieces.ts";
import type { Candidate, CandidateGroup, ProductCandidates } from "./candidates.ts";

const beyondStart = 7;
const beyondEnd = 8;

/** Whose words are asked for: the weights of words are learned for an attribute, and for it in its category. */
export interface WordContext {
  readonly product: ProductCandidates;
  readonly attribute: number;
  readonly category: number;
}

const noPieces: readonly Piece[] = [];

/** The words at both borders of the likeliest place, outside and inside, and the words between them. */
export function addBorderFeatures(
  { product, attribute, category }: WordContext,
  place: Candidate,
  hashes: HashList,
): void {
  const pieces = product.texts[place.text]?.pieces ?? noPieces;
  const before = wordAt(pieces, place.start - 1);
  const first = wordAt(pieces, place.start);
  const last = wordAt(pieces, place.end - 1);
  const after = wordAt(pieces, place.end);
  const own = mixHash(attribute + 1000, category);
  addBorder(0, before, attribute, own, hashes);
  addBorder(1, after, attribute, own, hashes);
  addBorder(2, first, attribute, own, hashes);
  addBorder(3, last, attribute, own, hashes);
  hashes.push(mixHash(84, mixHash(before, first)));
  hashes.push(mixHash(85, mixHash(after, last)));
  const within = mixHash(100, attribute);
  for (let at = place.start; at < place.end; at += 1) {
    const word = wordAt(pieces, at);
    hashes.push(mixHash(within, word));
    hashes.push(mixHash(101, word));
  }
}

function wordAt(pieces: readonly Piece[], at: number): number {
  if (at < 0) return beyondStart;
  return at < pieces.length ? (pieces[at]?.facts.word ?? beyondEnd) : beyondEnd;
}

/** @param own the attribute in its category */
function addBorder(side: number, word: number, attribute: number, own: number, hashes: HashList): void {
  hashes.push(mixHash(mixHash(40 + side, attribute), word));
  hashes.push(mixHash(mixHash(50 + side, own), word));
  hashes.push(mixHash(80 + side, word));
}

/** Less likely places do not count as rivals. */
const leastRival = 0.05;

/** How a group's likeliest place stands among those of the other groups: in the text, and to the best of them. */
export function addOrderFeatures(
  groups: readonly CandidateGroup[],
  place: Candidate,
  { attribute, category }: WordContext,
  hashes: HashList,
): void {
  const order = orderAmong(groups, place);
  const own = mixHash(attribute + 1000, category);
  hashes.push(mixHash(90, order));
  hashes.push(mixHash(mixHash(91, attribute), order));
  hashes.push(mixHash(92, place.start === 0 ? 1 : 0));
  hashes.push(mixHash(mixHash(93, own), Math.min(place.start, 3)));
  addDifference(groups[0]?.members[0], place, attribute, hashes);
}

/** How many likeliest places of other groups stand before, after and over a place: 0, 1, or more of each. */
function orderAmong(groups: readonly CandidateGroup[], place: Candidate): number {
  let before = 0;
  let after = 0;
  let over = 0;
  for (const { members } of groups) {
    const rival = members[0];
    if (rival === undefined || rival === place || rival.probability < leastRival) continue;
    if (rival.text < place.text || (rival.text === place.text && rival.end <= place.start)) before += 1;
    else if (rival.text > place.text || rival.start >= place.end) after += 1;
    else over += 1;
  }
  return Math.min(before, 2) * 9 + Math.min(after, 2) * 3 + Math.min(over, 2);
}

/** By how many pieces a place is longer or shorter than the likeliest one that it shares a border with. */
function addDifference(
  best: Candidate | undefined,
  place: Candidate,
  attribute: number,
  hashes: HashList,
): void {
  if (best === undefined || best === place || best.text !== place.text) return;
  if (best.start === place.start) {
    const longer = place.end - best.end + 20;
    hashes.push(mixHash(104, longer));
    hashes.push(mixHash(mixHash(105, attribute), longer));
  } else if (best.end === place.end) {
    const later = place.start - best.start + 20;
    hashes.push(mixHash(106, later));
    hashes.push(mixHash(mixHash(107, attribute), later));
  } else hashes.push(mixHash(108, attribute));
}
