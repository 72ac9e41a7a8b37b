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
  const stated: Statement[] = [];
  for (const { lines } of readings) {
    for (const line of lines) addAll(stated, statementsOfLine(line, asked));
  }
  const statements: Statement[] = [];
  for (const free of readings) {
    for (const statement of stated) if (statement.text === free.text) statements.push(statement);
    addAll(statements, freeStatements({ asked, free, known, stated }));
    addAll(statements, yesOrNoStatements(asked, free));
    addAll(statements, compoundStatements(asked, free.text, known));
    addAll(statements, compatibleDevices(asked, free));
    addAll(statements, measuredStatements(asked, free));
  }
  return statements;
}

function addAll(statements: Statement[], found: readonly Statement[]): void {
  for (const statement of found) statements.push(statement);
}
