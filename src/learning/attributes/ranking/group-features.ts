import type { HashList } from "../reading/hash-list.ts";
import { mixHash } from "../reading/mix-hash.ts";
import { addBorderFeatures, addOrderFeatures } from "./border-features.ts";
import type { Candidate, CandidateGroup, ProductCandidates } from "./candidates.ts";
import type { GroupContext } from "./group-context.ts";
import { lexiconLevels } from "./lexicon-levels.ts";
import { highestRival } from "./rivals.ts";

/** Adds the features of "none of the candidates". */
export function addNoneFeatures({ of, category }: GroupContext, hashes: HashList): void {
  hashes.push(mixHash(1, 0));
  hashes.push(mixHash(2, logitLevel(of.presence)));
  hashes.push(mixHash(3, logitLevel(of.groups[0]?.probability ?? 0)));
  hashes.push(mixHash(4, of.groups.length));
  hashes.push(mixHash(5, of.attribute));
  hashes.push(mixHash(mixHash(6, of.attribute), category));
}

/** Adds the features of a group: what tagger and lexicon say of it, and how it stands among the others. */
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

/** Probabilities below it are told apart no more. */
const leastLevelled = 0.0005;

/** A probability in some dozen steps of its logit. */
function logitLevel(probability: number): number {
  const bounded = Math.min(1 - leastLevelled, Math.max(leastLevelled, probability));
  return Math.round(Math.log(bounded / (1 - bounded)) * 0.9) + 8;
}

function isInName({ texts }: ProductCandidates, { members }: CandidateGroup): boolean {
  for (const { text } of members) if (texts[text]?.source === "name") return true;
  return false;
}

/** Whether a candidate of another group contains this place (1), or is contained in it (2), or both (3). */
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
