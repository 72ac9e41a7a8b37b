import { lazily } from "../../lib/once.ts";
import { columnOf, parseTable } from "../../lib/table.ts";
import { phraseTableOf } from "../../nlp/phrase-table.ts";
import { defineCheck } from "../check.ts";
import conditionPhrases from "../data/conditions.tsv";
import { type Fault, faultAt } from "../violation.ts";

const conditions = lazily(() =>
  phraseTableOf(columnOf(parseTable(conditionPhrases), "phrase").map((phrase) => [phrase, true])),
);

/**
 * The condition of the product, which belongs in its own field. It needs a person, since buyers must be
 * informed of it somewhere.
 */
export const condition = defineCheck({
  kind: "condition",
  options: {},
  find: (reading) => {
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
  },
});
