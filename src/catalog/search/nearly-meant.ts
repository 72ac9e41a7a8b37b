import { findNearWords, type NearWord } from "./near-words.ts";
import { type Meaning, type ResolvedWord, skippedWord, unknownWord } from "./resolved-word.ts";
import type { Spelling } from "./spelling.ts";
import { doubtedSlipWeight, otherFormWeight } from "./weights.ts";

/** A form that no name has may be another form of a known word, or a slip that happens to look like one. */
export function doubt(word: ResolvedWord, spelling: Spelling): ResolvedWord {
  if (word.whole.includes(skippedWord)) return word;
  const slips = findNearWords(spelling, word.folded).filter(({ isSlip }) => isSlip);
  const meant = slips.flatMap((slip) => meaningsOf(slip, spelling));
  const doubted = meant.map((meaning) => ({ ...meaning, share: meaning.share * doubtedSlipWeight }));
  return { ...word, meanings: [...word.meanings, ...doubted] };
}

/**
 * A word as some language writes it is hardly another form in another one: phone is no form of German Phon.
 * @param written its number in `Spelling.words`
 */
export function preferWritten(word: ResolvedWord, spelling: Spelling, written: number): ResolvedWord {
  const ofLanguages = new Set(
    meaningsOf({ word: written, closeness: 1 }, spelling).map(({ language }) => language),
  );
  const meanings = word.meanings.map((meaning) =>
    ofLanguages.has(meaning.language) ? meaning : { ...meaning, share: meaning.share * otherFormWeight },
  );
  const whole = word.whole.map((number, language) =>
    number >= 0 && !ofLanguages.has(language) ? unknownWord : number,
  );
  return { ...word, whole, meanings };
}

/** A word that the index lacks is taken for those near it; a slip of the pen also stands for its word in a phrase. */
export function lookAround({ folded, whole, meanings }: ResolvedWord, spelling: Spelling): ResolvedWord {
  const near = findNearWords(spelling, folded).sort((one, other) => other.closeness - one.closeness);
  const meant = [...whole];
  for (const word of near) {
    if (!word.isSlip) continue;
    for (const { word: stemNumber, share, language } of meaningsOf(word, spelling)) {
      if (share === word.closeness && meant[language] === unknownWord) meant[language] = stemNumber;
    }
  }
  return {
    folded,
    whole: meant,
    meanings: [...meanings, ...near.flatMap((word) => meaningsOf(word, spelling))],
  };
}

function meaningsOf(
  { word, closeness }: Pick<NearWord, "word" | "closeness">,
  spelling: Spelling,
): Meaning[] {
  const { starts, stems, shares, languages: positions } = spelling.meanings;
  const meanings: Meaning[] = [];
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
    const share = closeness * (shares[at] ?? 0);
    meanings.push({ word: stems[at] ?? 0, share, language: positions[at] ?? 0 });
  }
  return meanings;
}
