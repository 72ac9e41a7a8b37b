import type { Glossary } from "../../../glossary/glossary.ts";
import { textLanguage } from "../../../glossary/text-language.ts";
import type { Language } from "../../../text/language.ts";
import { readWords } from "../../../text/read-words.ts";
import { isStopWord } from "../../../text/stop-words.ts";

const charactersForLanguage = 240;
/** A shorter description tells its language only together with the name. */
const tellingLength = 80;

/**
 * The language of a description. A title or a list of parts may look like another language's: where it has more small
 * words of the asked one, it is taken for that.
 */
export function sourceLanguage(
  plain: string,
  { name, asked, glossary }: { name: string; asked: Language | undefined; glossary: Glossary },
): Language | undefined {
  const telling = plain.length < tellingLength ? `${plain}\n${name}` : plain.slice(0, charactersForLanguage);
  const stated = textLanguage(telling, glossary, asked);
  if (asked === undefined || stated === undefined || stated === asked) return stated;
  const { folded } = readWords(telling);
  const small = (language: Language) => folded.filter((word) => isStopWord(word, language)).length;
  return small(asked) > small(stated) ? asked : stated;
}
