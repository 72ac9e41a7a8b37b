import { textLanguages } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { foldText } from "../../../text/normal-form.ts";
import { loneFlags, markedWords, shoutedFlags } from "./promotional-words.ts";

/** All words that may be a flag, folded: where none of them is, none need be looked for. */
export const flagWords: () => readonly string[] = lazily(() =>
  [
    ...textLanguages.flatMap((language) => markedWords[language]),
    ...loneFlags.first,
    ...loneFlags.last,
    ...shoutedFlags,
  ].map(foldText),
);
