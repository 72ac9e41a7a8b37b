import { mixHash } from "../reading/mix-hash.ts";
import type { Candidate, CandidateGroup, ProductCandidates } from "./candidates.ts";

const beyondStart = 7;
const beyondEnd = 8;

/** Whose words are asked for: the weights of words are learned for an attribute, and for it in its category. */
export interface WordContext {
  readonly product: ProductCandidates;
  readonly attribute: number;
  readonly category: number;
}

/** The words at both borders of the likeliest place, outside and inside, and the words between them. */
export function borderFeatures({ product, attribute, category }: WordContext, { members }: CandidateGroup) {
  const features: number[] = [];
  const place = members[0];
  if (place === undefined) return features;
  const pieces = product.texts[place.text]?.pieces ?? [];
  const word = (at: number) => pieces[at]?.facts.word ?? (at < 0 ? beyondStart : beyondEnd);
  const [before, first] = [word(place.start - 1), word(place.start)];
  const [last, after] = [word(place.end - 1), word(place.end)];
  const own = mixHash(attribute + 1000, category);
  for (const [side, border] of [before, after, first, last].entries()) {
    features.push(mixHash(mixHash(40 + side, attribute), border));
    features.push(mixHash(mixHash(50 + side, own), border));
    features.push(mixHash(80 + side, border));
  }
  features.push(mixHash(84, mixHash(before, first)), mixHash(85, mixHash(after, last)));
  for (let at = place.start; at < place.end; at += 1) {
    features.push(mixHash(mixHash(100, attribute), word(at)), mixHash(101, word(at)));
  }
  return features;
}

/** Less likely places do not count as rivals. */
const leastRival = 0.05;

/** How a group's likeliest place stands among those of the other groups: in the text, and to the best of them. */
export function orderFeatures(
  groups: readonly CandidateGroup[],
  group: CandidateGroup,
  { attribute, category }: WordContext,
): number[] {
  const place = group.members[0];
  if (place === undefined) return [];
  let [before, after, over] = [0, 0, 0];
  for (const other of groups) {
    const rival = other.members[0];
    if (other === group || rival === undefined || rival.probability < leastRival) continue;
    if (rival.text < place.text || (rival.text === place.text && rival.end <= place.start)) before += 1;
    else if (rival.text > place.text || rival.start >= place.end) after += 1;
    else over += 1;
  }
  const order = Math.min(before, 2) * 9 + Math.min(after, 2) * 3 + Math.min(over, 2);
  const own = mixHash(attribute + 1000, category);
  return [
    mixHash(90, order),
    mixHash(mixHash(91, attribute), order),
    mixHash(92, place.start === 0 ? 1 : 0),
    mixHash(mixHash(93, own), Math.min(place.start, 3)),
    ...differenceFeatures(groups[0]?.members[0], place, attribute),
  ];
}

/** By how many pieces a place is longer or shorter than the likeliest one that it shares a border with. */
function differenceFeatures(best: Candidate | undefined, place: Candidate, attribute: number): number[] {
  if (best === undefined || best === place || best.text !== place.text) return [];
  if (best.start === place.start) {
    const longer = place.end - best.end + 20;
    return [mixHash(104, longer), mixHash(mixHash(105, attribute), longer)];
  }
  if (best.end === place.end) {
    const later = place.start - best.start + 20;
    return [mixHash(106, later), mixHash(mixHash(107, attribute), later)];
  }
  return [mixHash(108, attribute)];
}
