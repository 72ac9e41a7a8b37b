import {
  type AttributeCandidates,
  type Candidate,
  type CandidateGroup,
  highestRival,
  type ProductCandidates,
} from "./candidates.ts";
import { type HashList, mixHash } from "./hash-table.ts";
import type { Piece } from "./pieces.ts";
import {
  countLevel,
  everyCategory,
  type LexiconMatch,
  type OwnValues,
  ownKey,
  shareLevel,
  type ValueLexicon,
} from "./value-lexicon.ts";

/** The input of the features of an attribute's options. */
export interface GroupContext {
  readonly product: ProductCandidates;
  readonly of: AttributeCandidates;
  readonly attribute: number;
  readonly category: number;
  readonly lexicon: ValueLexicon;
  readonly own: OwnValues | undefined;
}

/** Adds the features of the option "none". */
export function addNoneFeatures({ of, category }: GroupContext, hashes: HashList): void {
  hashes.push(mixHash(1, 0));
  hashes.push(mixHash(2, logitLevel(of.presence)));
  hashes.push(mixHash(3, logitLevel(of.groups[0]?.probability ?? 0)));
  hashes.push(mixHash(4, of.groups.length));
  hashes.push(mixHash(5, of.attribute));
  hashes.push(mixHash(mixHash(6, of.attribute), category));
}

/** Adds the features of a group: its scores by tagger and lexicon, and its rank among the others. */
export function addGroupFeatures(
  context: GroupContext,
  group: CandidateGroup,
  rank: number,
  hashes: HashList,
): void {
  const place = group.members[0];
  if (place === undefined) return;
  const { groups } = context.of;
  const best = groups[0]?.probability ?? 0;
  const level = logitLevel(group.probability);
  const levels = lexiconLevels(context, group);
  const ownLevel = levels & 0xff;
  const { product, attribute } = context;
  const rivalLevel = logitLevel(highestRival(product.rivals, place, attribute));
  const inName = isInName(product, group) ? 1 : 0;
  hashes.push(mixHash(10, level));
  hashes.push(mixHash(11, Math.min(rank, 3)));
  hashes.push(mixHash(12, logitLevel(best > 0 ? group.probability / (best + group.probability) : 0)));
  hashes.push(mixHash(13, ownLevel));
  hashes.push(mixHash(14, levels >>> 8));
  hashes.push(mixHash(15, ownLevel * 64 + level));
  hashes.push(mixHash(16, Math.min(group.members.length, 4) * 2 + inName));
  hashes.push(mixHash(17, Math.min(place.end - place.start, 7)));
  hashes.push(mixHash(18, rivalLevel * 16 + Math.min(level, 8)));
  hashes.push(mixHash(19, extensionLevel(groups, group, place)));
  addBorderFeatures(context, place, hashes);
  addOrderFeatures(groups, place, context, hashes);
}

/** Smaller probabilities are not distinguished. */
const minLevelled = 0.0005;

/** Quantizes a probability to a dozen levels of its logit. */
function logitLevel(probability: number): number {
  const bounded = Math.min(1 - minLevelled, Math.max(minLevelled, probability));
  return Math.round(Math.log(bounded / (1 - bounded)) * 0.9) + 8;
}

function isInName({ texts }: ProductCandidates, { members }: CandidateGroup): boolean {
  for (const { text } of members) if (texts[text]?.source === "name") return true;
  return false;
}

/** Whether a candidate of another group contains this place (1), is contained in it (2), or both (3). */
function extensionLevel(groups: readonly CandidateGroup[], group: CandidateGroup, place: Candidate): number {
  let level = 0;
  for (const other of groups) {
    if (other === group) continue;
    for (const { text, start, end } of other.members) {
      if (text !== place.text) continue;
      if (start <= place.start && place.end <= end) level |= 1;
      else if (place.start <= start && end <= place.end) level |= 2;
    }
    if (level === 3) return level;
  }
  return level;
}

const beyondStart = 7;
const beyondEnd = 8;

/** The keys for word features, which have weights for an attribute and for it within its category. */
interface WordContext {
  readonly product: ProductCandidates;
  readonly attribute: number;
  readonly category: number;
}

const noPieces: readonly Piece[] = [];

/** The words at both borders of the most probable place, outside and inside, and the words between them. */
function addBorderFeatures(
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

/** @param attributeInCategory the attribute within its category */
function addBorder(side: number, word: number, attribute: number, own: number, hashes: HashList): void {
  hashes.push(mixHash(mixHash(40 + side, attribute), word));
  hashes.push(mixHash(mixHash(50 + side, own), word));
  hashes.push(mixHash(80 + side, word));
}

/** Less probable places do not count as rivals. */
const minRival = 0.05;

/**
 * Compares a group's most probable place with those of the other groups: by position in the text, and with the best
 * of them.
 */
function addOrderFeatures(
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

/** The number of other groups' most probable places before, after and overlapping a place: 0, 1, or more of each. */
function orderAmong(groups: readonly CandidateGroup[], place: Candidate): number {
  let before = 0;
  let after = 0;
  let over = 0;
  for (const { members } of groups) {
    const rival = members[0];
    if (rival === undefined || rival === place || rival.probability < minRival) continue;
    if (rival.text < place.text || (rival.text === place.text && rival.end <= place.start)) before += 1;
    else if (rival.text > place.text || rival.start >= place.end) after += 1;
    else over += 1;
  }
  return Math.min(before, 2) * 9 + Math.min(after, 2) * 3 + Math.min(over, 2);
}

/** The difference in length, in pieces, to the most probable place that shares a border. */
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

/**
 * How often and how reliably the group's words are a value of the attribute, at best.
 * @returns the level within the category in the low 8 bits, and the level over all categories above them; never 0
 */
function lexiconLevels(context: GroupContext, { members }: CandidateGroup): number {
  let ownLevel = 0;
  let everyLevel = 0;
  const { lexicon, attribute } = context;
  for (const { text, start, end } of members) {
    const match = matchAt(context.product.matches[text] ?? [], start, end);
    if (match === undefined) continue;
    const mine = context.own?.has(ownKey(match.words, attribute)) ? 1 : 0;
    for (let entry = match.entriesStart; entry < match.entriesEnd; entry += 1) {
      if (lexicon.attributes[entry] !== attribute) continue;
      const valued = (lexicon.valued[entry] ?? 0) - mine;
      const present = Math.max(1, (lexicon.present[entry] ?? 0) - mine);
      const level = valued <= 0 ? 0 : 1 + countLevel(valued) * 4 + shareLevel(valued / present);
      const category = lexicon.categories[entry];
      if (category === context.category) ownLevel = Math.max(ownLevel, level);
      else if (category === everyCategory) everyLevel = Math.max(everyLevel, level);
    }
  }
  return everyLevel * 256 + ownLevel;
}

function matchAt(matches: readonly LexiconMatch[], start: number, end: number): LexiconMatch | undefined {
  for (const match of matches) {
    if (match.start > start) return undefined;
    if (match.start === start && match.end === end) return match;
  }
  return undefined;
}
