import { lazily } from "../../lib/once.ts";
import { createPhraseTable, type PhraseTable } from "../../nlp/phrase-table.ts";
import { claimPhrases, denials, farming, provingLabels } from "../data/forbidden-words.ts";
import type { FieldReading } from "../product-reading.ts";
import type { ClaimTableName } from "../rule.ts";
import { type Fault, type FindFaults, faultAt, type Place } from "../violation.ts";
import { foldPhrase } from "../word-prefilter.ts";

const wordsBefore = 2;

interface Claim extends Place {
  readonly table: ClaimTableName;
}

const claims = lazily(() => {
  const phrases = createPhraseTable<ClaimTableName>();
  for (const table of ["generic", "offsetting"] as const) addAll(phrases, claimPhrases[table], table);
  return phrases;
});
const labels = lazily(() => {
  const phrases = createPhraseTable<true>();
  addAll(phrases, provingLabels, true);
  return phrases;
});

/** Claims that say in general how good for nature a thing is. Mended by a person, who knows what is true of it. */
export const findClaims: FindFaults<"claims"> = (reading, { table }, product): readonly Fault[] => {
  const found = reading.once(claimsIn).filter((claim) => claim.table === table);
  if (
    found.length === 0 ||
    (table === "generic" && isProven(product.field("name"), product.field("description")))
  )
    return [];
  return found.map((claim) =>
    faultAt(reading, claim, `It claims in general: "${reading.text.slice(claim.start, claim.end)}".`),
  );
};

function addAll<Entry>(table: PhraseTable<Entry>, phrases: readonly string[], entry: Entry): void {
  for (const phrase of phrases) table.add(foldPhrase(phrase), entry);
}

function isProven(...readings: readonly (FieldReading | undefined)[]): boolean {
  return readings.some((reading) => reading?.once(namesLabel));
}

function namesLabel({ words: { folded } }: FieldReading): boolean {
  return folded.some((_word, index) => labels().longestAt(folded, index) !== undefined);
}

/** "Nicht biologisch abbaubar" claims nothing. */
function claimsIn({ text, words: { tokens, folded } }: FieldReading): readonly Claim[] {
  const found: Claim[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const match = claims().longestAt(folded, index);
    const [first, last] = [tokens[index], tokens[index + (match?.length ?? 1) - 1]];
    if (!match || !first || !last) continue;
    const isDenied = tokens
      .slice(Math.max(0, index - wordsBefore), index)
      .some((token) => denials.has(token.folded) && !/[,;.]/.test(text.slice(token.end, first.start)));
    const isFarming = farming.has(folded[index + match.length] ?? "");
    if (!isDenied && !isFarming) found.push({ table: match.entry, start: first.start, end: last.end });
    index += match.length - 1;
  }
  return found;
}
