import type { CategoryLexicon } from "./lexicon/category-lexicon.ts";
import type { KnownWords } from "./lexicon/known-words.ts";
import { readFreeText } from "./lines/free-text.ts";
import { measuredStatements } from "./measures/measured-statements.ts";
import type { Statement } from "./statements/statement.ts";
import type { ProductText } from "./texts/product-text.ts";
import { compatibleDevices } from "./values/compatible-devices.ts";
import { compoundStatements } from "./values/compound-statements.ts";
import { freeStatements } from "./values/free-statements.ts";
import { statementsOfLine } from "./values/labelled-statements.ts";
import { yesOrNoStatements } from "./values/yes-or-no.ts";

/** All that the texts say of the category's attributes, by every rule, in no order and with repetitions. */
export function findStatements(
  lexicon: CategoryLexicon,
  texts: readonly ProductText[],
  known: KnownWords,
): readonly Statement[] {
  return texts.flatMap((text) => {
    const free = readFreeText(lexicon, text);
    return [
      ...free.lines.flatMap(statementsOfLine),
      ...freeStatements(lexicon, free, known),
      ...yesOrNoStatements(lexicon, free),
      ...compoundStatements(lexicon, text, known.isGerman),
      ...compatibleDevices(lexicon, free),
      ...measuredStatements(lexicon, free),
    ];
  });
}
