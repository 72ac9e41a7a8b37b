import { protectedPhrases } from "../../../glossary/protected-names.ts";
import type { WordTableName } from "../check.ts";
import { type Fault, type FindFaults, faultAt, type Place } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";
import type { FieldReading } from "../read-field.ts";
import { meansOtherThing } from "../words/other-meanings.ts";
import { wordTables } from "../words/word-tables.ts";

interface TableWord {
  readonly table: WordTableName;
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const subjects: Readonly<Record<WordTableName, string>> = {
  colours: "a colour",
  materials: "a material",
  audiences: "whom it is for",
  ecology: "a claim on ecology or ethics",
};

const listed = /^\s*(?:[&/,+-]|and|und|et|e|oder|or)?\s*$/iu;
const folded = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** What goes with a word when it goes: "for men", "aus Holz", "en cuir". */
const prepositions: Readonly<Record<WordTableName, ReadonlySet<string>>> = {
  colours: folded(""),
  materials: folded("in en aus of di"),
  audiences: folded("for fur pour per da de"),
  ecology: folded(""),
};

/** Words that a channel forbids in a text, in whatever language. The brand's own words are names. */
export const findWords: FindFaults<"words"> = (reading, { table }, product): readonly Fault[] =>
  reading
    .once(tableWordsIn)
    .filter((word) => word.table === table && !product.brandWords().has(word.folded))
    .map((word) => {
      const message = `It says ${subjects[table]}: "${reading.text.slice(word.start, word.end)}".`;
      return faultAt(
        reading,
        word,
        message,
        removeSpan(reading.text, withShare(reading.text, word), prepositions[table]),
      );
    });

function tableWordsIn({ text, words: { tokens, folded } }: FieldReading): readonly TableWord[] {
  const found: TableWord[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const name = protectedPhrases.longestAt(folded, index);
    const match = name ? undefined : wordTables.longestAt(folded, index);
    const length = name?.length ?? match?.length ?? 1;
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    const isOther = match && meansOtherThing(match.entry, folded, { index, length });
    if (match && first && last && !isOther) {
      found.push({ table: match.entry, start: first.start, end: last.end, folded: first.folded });
    }
    index += length - 1;
  }
  return found.reduce<TableWord[]>((words, word) => joined(words, word, text), []);
}

/** "Men & Women" is one place. */
function joined(words: TableWord[], word: TableWord, text: string): TableWord[] {
  const before = words.at(-1);
  const isOne = before?.table === word.table && listed.test(text.slice(before.end, word.start));
  if (!before || !isOne) return [...words, word];
  return [...words.slice(0, -1), { ...before, end: word.end }];
}

/** "100% Cotton": its share goes with it. */
function withShare(text: string, { start, end }: TableWord): Place {
  const share = /\d{1,3}\s?%\s*$/u.exec(text.slice(Math.max(0, start - 8), start));
  return { start: start - (share?.[0].length ?? 0), end };
}
