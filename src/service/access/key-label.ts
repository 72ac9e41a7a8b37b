import { ServiceConfigurationProblem } from "../configuration-problem.ts";

/** Characters of a label: enough for a sentence, and a line of a list. */
const longestLabel = 200;

/** Control characters, line and paragraph separators, half characters, and marks that turn the direction of writing. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Holds a label to one printable line of at most 200 characters, since lists and logs show it; it may be empty.
 * @throws ServiceConfigurationProblem PDO_SERVICE_LABEL_INVALID
 */
export function validateLabel(label: string): void {
  const length = [...label].length;
  if (length > longestLabel) throw labelInvalid(`It has ${length} characters.`);
  const found = unprintable.exec(label)?.[0];
  if (found === undefined) return;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  throw labelInvalid(`It holds the character U+${code}, which cannot be printed in a line.`);
}

function labelInvalid(seen: string): ServiceConfigurationProblem {
  return new ServiceConfigurationProblem({
    code: "PDO_SERVICE_LABEL_INVALID",
    what: `A key's label is one line of at most ${longestLabel} characters.`,
    seen,
    nextStep: "Give a short one, for example --label 'night job'",
  });
}
