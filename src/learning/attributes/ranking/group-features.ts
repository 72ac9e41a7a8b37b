import { wordsOf } from "../lexicon/create-lexicon.ts";
import { countLevel, type OwnValues, ownKey, shareLevel } from "../lexicon/lexicon-rows.ts";
import { everyCategory, type ValueLexicon } from "../lexicon/value-lexicon.ts";
import { findHash } from "../reading/hash-numbers.ts";
import { mixHash } from "../reading/mix-hash.ts";
import { borderFeatures, orderFeatures } from "./border-features.ts";
import type { AttributeCandidates, CandidateGroup, ProductCandidates } from "./candidates.ts";

export interface GroupContext {
  readonly product: ProductCandidates;
  readonly of: AttributeCandidates;
  readonly category: number;
  readonly lexicon: ValueLexicon;
  readonly own?: OwnValues;
}

/** The features of "none of the candidates". */
export function noneFeatures({ of, category }: GroupContext): number[] {
  const best = of.groups[0]?.probability ?? 0;
  const features = [
    mixHash(1, 0),
    mixHash(2, logitLevel(of.presence)),
    mixHash(3, logitLevel(best)),
    mixHash(4, of.groups.length),
  ];
  return [...features, mixHash(5, of.attribute), mixHash(mixHash(6, of.attribute), category)];
}

/** The features of a group: what the tagger and the lexicon say of it, and how it stands among the others. */
export function groupFeatures(context: GroupContext, group: CandidateGroup, rank: number): number[] {
  const { of, product, category } = context;
  const words = { product, attribute: of.attribute, category };
  const best = of.groups[0]?.probability ?? 0;
  const first = group.members[0];
  const level = logitLevel(group.probability);
  const lexicon = lexiconLevels(context, group);
  const inName = group.members.some(({ text }) => product.texts[text]?.source === "name");
  const length = first === undefined ? 0 : first.end - first.start;
  return [
    mixHash(10, level),
    mixHash(11, Math.min(rank, 3)),
    mixHash(12, logitLevel(best > 0 ? group.probability / (best + group.probability) : 0)),
    mixHash(13, lexicon.own),
    mixHash(14, lexicon.every),
    mixHash(15, lexicon.own * 64 + level),
    mixHash(16, Math.min(group.members.length, 4) * 2 + (inName ? 1 : 0)),
    mixHash(17, Math.min(length, 7)),
    mixHash(18, rivalLevel(context, group) * 16 + Math.min(level, 8)),
    mixHash(19, extensionLevel(context, group)),
    ...borderFeatures(words, group),
    ...orderFeatures(of.groups, group, words),
  ];
}

/** A probability in some dozen steps of its logit. */
function logitLevel(probability: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, probability));
  return Math.round(Math.log(bounded / (1 - bounded)) * 0.9) + 8;
}

function lexiconLevels({ product, of, category, lexicon, own }: GroupContext, group: CandidateGroup) {
  let [ownLevel, everyLevel] = [0, 0];
  for (const { text, start, end } of group.members) {
    const words = wordsOf(product.texts[text]?.pieces ?? [], start, end);
    const number = findHash(lexicon.table, words);
    if (number < 0) continue;
    const mine = own?.has(ownKey(words, of.attribute)) ? 1 : 0;
    const last = lexicon.starts[number + 1] ?? 0;
    for (let entry = lexicon.starts[number] ?? 0; entry < last; entry += 1) {
      if (lexicon.attributes[entry] !== of.attribute) continue;
      const valued = (lexicon.valued[entry] ?? 0) - mine;
      const present = Math.max(1, (lexicon.present[entry] ?? 0) - mine);
      const level = valued <= 0 ? 0 : 1 + countLevel(valued) * 4 + shareLevel(valued / present);
      if (lexicon.categories[entry] === category) ownLevel = Math.max(ownLevel, level);
      else if (lexicon.categories[entry] === everyCategory) everyLevel = Math.max(everyLevel, level);
    }
  }
  return { own: ownLevel, every: everyLevel };
}

/** How likely another attribute's best candidate that overlaps this one is. */
function rivalLevel({ product, of }: GroupContext, group: CandidateGroup): number {
  const mine = group.members[0];
  let highest = 0;
  if (mine === undefined) return 0;
  for (const other of product.attributes) {
    if (other === of) continue;
    for (const rival of other.groups) {
      const overlaps = rival.members.some(
        ({ text, start, end }) => text === mine.text && start < mine.end && mine.start < end,
      );
      if (overlaps) highest = Math.max(highest, rival.probability);
    }
  }
  return logitLevel(highest);
}

/** Whether a likelier or a less likely candidate contains this one, or is contained in it. */
function extensionLevel({ of }: GroupContext, group: CandidateGroup): number {
  const mine = group.members[0];
  if (mine === undefined) return 0;
  let level = 0;
  for (const other of of.groups) {
    if (other === group) continue;
    for (const { text, start, end } of other.members) {
      if (text !== mine.text) continue;
      if (start <= mine.start && mine.end <= end) level |= 1;
      else if (mine.start <= start && end <= mine.end) level |= 2;
    }
  }
  return level;
}
