import { findMentions } from "./attribute-mentions.ts";
import type { CategoryLexicon } from "./category-lexicon.ts";
import { compoundStatements } from "./compound-statements.ts";
import { freeStatements } from "./free-statements.ts";
import type { FreeText } from "./free-text.ts";
import { findLabelledLines } from "./labelled-lines.ts";
import { statementsOfLine } from "./labelled-statements.ts";
import { measuredStatements } from "./measured-statements.ts";
import type { ProductText } from "./product-text.ts";
import type { Statement } from "./statement.ts";
import { yesOrNoStatements } from "./yes-or-no.ts";

/** All that the texts say of the category's attributes, by every rule, in no order and with repetitions. */
export function findStatements(
  lexicon: CategoryLexicon,
  texts: readonly ProductText[],
  isWord: (folded: string) => boolean,
): readonly Statement[] {
  return texts.flatMap((text) => {
    const lines = findLabelledLines(lexicon, text);
    const free: FreeText = { text, lines, mentions: findMentions(lexicon, text.words) };
    return [
      ...lines.flatMap(statementsOfLine),
      ...freeStatements(lexicon, free),
      ...yesOrNoStatements(free),
      ...compoundStatements(lexicon, text, isWord),
      ...measuredStatements(lexicon, free),
    ];
  });
}
