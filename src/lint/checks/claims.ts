import { lazily } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import { phraseTableOf } from "../../nlp/phrase-table.ts";
import { defineCheck, oneOf } from "../check.ts";
import claimWords from "../data/claims.tsv";
import type { FieldReading } from "../product-reading.ts";
import { faultAt, type Place } from "../violation.ts";

/** Environmental claims that are generic or based on offsetting. */
const claimTables = ["generic", "offsetting"] as const;
const wordsBefore = 2;

const lists = lazily(() => parseLists(claimWords, "phrase"));

interface Claim extends Place {
  readonly table: (typeof claimTables)[number];
}

const claimsByPhrase = lazily(() =>
  phraseTableOf(claimTables.flatMap((table) => lists()(table).map((phrase) => [phrase, table] as const))),
);
const labels = lazily(() => phraseTableOf(lists()("label").map((label) => [label, true])));
const denials = lazily(() => new Set(lists()("denial")));
const farming = lazily(() => new Set(lists()("farming")));

/** Generic environmental claims. They need a person, who knows what is true of the product. */
export const claims = defineCheck({
  kind: "claims",
  options: { table: oneOf(...claimTables) },
  find: (reading, { table }, product) => {
    const found = reading.once(claimsIn).filter((claim) => claim.table === table);
    if (
      found.length === 0 ||
      (table === "generic" && isProven(product.field("name"), product.field("description")))
    )
      return [];
    return found.map((claim) =>
      faultAt(reading, claim, `It claims in general: "${reading.text.slice(claim.start, claim.end)}".`),
    );
  },
});

function isProven(...readings: readonly (FieldReading | undefined)[]): boolean {
  return readings.some((reading) => reading?.once(namesLabel));
}

function namesLabel({ words: { folded } }: FieldReading): boolean {
  return folded.some((_word, index) => labels().longestAt(folded, index) !== undefined);
}

/** "Nicht biologisch abbaubar" is not a claim. */
function claimsIn({ text, words: { tokens, folded } }: FieldReading): readonly Claim[] {
  const found: Claim[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const match = claimsByPhrase().longestAt(folded, index);
    const [first, last] = [tokens[index], tokens[index + (match?.length ?? 1) - 1]];
    if (!match || !first || !last) continue;
    const isDenied = tokens
      .slice(Math.max(0, index - wordsBefore), index)
      .some((token) => denials().has(token.folded) && !/[,;.]/.test(text.slice(token.end, first.start)));
    const isFarming = farming().has(folded[index + match.length] ?? "");
    if (!isDenied && !isFarming) found.push({ table: match.entry, start: first.start, end: last.end });
    index += match.length - 1;
  }
  return found;
}
