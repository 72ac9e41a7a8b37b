import { lazily } from "../../lib/once.ts";
import { createPhraseTable } from "../../nlp/phrase-table.ts";
import { conditionPhrases } from "../data/forbidden-words.ts";
import { type Fault, type FindFaults, faultAt } from "../violation.ts";
import { foldPhrase } from "../word-prefilter.ts";

const conditions = lazily(() => {
  const table = createPhraseTable<true>();
  for (const phrase of conditionPhrases) table.add(foldPhrase(phrase), true);
  return table;
});

/** In what condition a thing is sold: another field's. Mended by a person, since a buyer must learn of it somewhere. */
export const findConditions: FindFaults<"condition"> = (reading): readonly Fault[] => {
  const { tokens, folded } = reading.words;
  const faults: Fault[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const match = conditions().longestAt(folded, index);
    const [first, last] = [tokens[index], tokens[index + (match?.length ?? 1) - 1]];
    if (!match || !first || !last) continue;
    const place = { start: first.start, end: last.end };
    faults.push(
      faultAt(
        reading,
        place,
        `It says in what condition it is: "${reading.text.slice(place.start, place.end)}".`,
      ),
    );
    index += match.length - 1;
  }
  return faults;
};
