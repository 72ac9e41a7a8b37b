import type { AskedLexicon } from "./lexicon/asked-lexicon.ts";
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

/** All that the texts say of the attributes asked for, by every rule, in no order and with repetitions. */
export function findStatements(
  asked: AskedLexicon,
  texts: readonly ProductText[],
  known: KnownWords,
): readonly Statement[] {
  const readings = texts.map((text) => readFreeText(asked.category, text));
  const ofLines = readings.map(({ lines }) => lines.flatMap((line) => statementsOfLine(line, asked)));
  const stated = ofLines.flat();
  const statements: Statement[] = [];
  readings.forEach((free, index) => {
    statements.push(
      ...(ofLines[index] ?? []),
      ...freeStatements({ asked, free, known, stated }),
      ...yesOrNoStatements(asked, free),
      ...compoundStatements(asked, free.text, known.isGerman),
      ...compatibleDevices(asked, free),
      ...measuredStatements(asked, free),
    );
  });
  return statements;
}
