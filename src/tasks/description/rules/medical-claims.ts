import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { type PhraseTable, phraseTableOf } from "../../../nlp/phrase-table.ts";
import type { WordReading } from "../../../nlp/stemmer.ts";
import medicalClaims from "./medical-claims.tsv";

const rows = parseTable(medicalClaims);

const phrases = oncePerKey((kind: "effect" | "illness"): PhraseTable<true> => {
  const found = rows.filter((row) => row.kind === kind);
  return phraseTableOf(membersOf(found, "words", "|").map((phrase) => [phrase, true] as const));
});

/**
 * Whether a statement promises an effect on an illness. The law of the EU allows that of medicines alone, and not of foods (regulation (EU)
 * No 1169/2011, article 7) or cosmetics (regulation (EC) No 1223/2009, article 20).
 */
export function isMedicalClaim({ folded }: Pick<WordReading, "folded">): boolean {
  const has = (kind: "effect" | "illness") =>
    folded.some((_, place) => phrases(kind).longestAt(folded, place) !== undefined);
  return has("illness") && has("effect");
}

/** Departments in which such a claim is the product's purpose, or what a book is about. */
const allowed =
  /^a-(?:health-care|media|electronics|computers|appliances|garden|automotive|pets|sports|toys|fashion-accessories)/u;

/** Why a person should look at a text that promises to heal; undefined where the category's products may. */
export function medicalReason(claim: string | undefined, category: string | undefined): string | undefined {
  if (claim === undefined || (category !== undefined && allowed.test(category))) return undefined;
  const quoted = claim.length > longestQuote ? `${claim.slice(0, longestQuote).toWellFormed()} …` : claim;
  return `The text promises a medical effect (“${quoted.replace(/[“”]/gu, '"')}”), which the law allows of medicines alone: it stays, and is no bullet point.`;
}

/** UTF-16 units. */
const longestQuote = 120;
