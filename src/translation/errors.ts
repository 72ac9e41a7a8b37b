import { PdoError } from "../lib/errors.ts";

/** The user's glossary is invalid. @param seen what is wrong and where */
export function glossaryUnusable(path: string, seen: string): PdoError {
  return new PdoError({
    code: "PDO_GLOSSARY_FAULTY",
    what: `${path}: this is not a glossary that can be used.`,
    seen,
    nextStep:
      "Give the file a header with two or more of en, de, fr, it, and below it one thing a line with its word in each.",
    module: "translation",
  });
}
