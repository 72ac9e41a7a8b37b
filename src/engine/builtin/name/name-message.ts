import type { Language } from "../../../contract/vocabulary.ts";
import type { JudgedTranslation } from "../../../glossary/translation/translate.ts";
import { languageNames } from "../../../text/language.ts";
import type { CleanedName } from "./clean-name.ts";
import type { ComposedName } from "./composing/compose-name.ts";

interface NameWork {
  readonly asked: Language;
  /** Undefined where the name does not tell its language. */
  readonly source: Language | undefined;
  readonly cleaned: CleanedName;
  /** Of a detailed name only. */
  readonly composed?: ComposedName;
  readonly translation: JudgedTranslation;
}

const clean = "The name was already clean.";

/** What was done, in English sentences; says what was not done as well. */
export function nameMessage(work: NameWork): string {
  if (!/[\p{L}\p{N}]/u.test(work.cleaned.name))
    return "The name holds no words, so there is nothing to propose.";
  if (work.cleaned.done.length === 0 && work.composed === undefined && work.asked === work.source)
    return clean;
  return [cleaningSentence(work.cleaned), compositionSentence(work), ...translationSentences(work)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function cleaningSentence({ done }: CleanedName): string {
  if (done.length === 0) return clean;
  const clauses = done.join("; ");
  return `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`;
}

function compositionSentence({ composed }: NameWork): string {
  if (composed === undefined) return "";
  const { recognised, leftOut } = composed;
  const left = leftOut.length === 0 ? [] : [`Left out: ${leftOut.join("; ")}.`];
  if (recognised.length === 0)
    return ["The name states too little for a more detailed one.", ...left].join(" ");
  return [`Recognised: ${recognised.join("; ")}.`, ...left].join(" ");
}

function translationSentences({ asked, source, translation }: NameWork): string[] {
  if (source === asked) return [];
  if (source === undefined) return ["Language not recognised: not translated."];
  const { translated, untranslated } = translation;
  if (translated.length === 0) {
    return [
      `Not translated into ${languageNames[asked]}: too few of its words are known, or tell that it is not in it already.`,
    ];
  }
  const share = Math.round(100 * translation.untranslatedShare);
  const rest =
    untranslated.length === 0 ? [] : [`Not translated, ${share} % of its words: ${untranslated.join(", ")}.`];
  return [`Translated from ${languageNames[source]}: ${translated.join(", ")}.`, ...rest];
}
