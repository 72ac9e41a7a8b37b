import type { Language, NameTaskType } from "../../../contract/vocabulary.ts";
import type { Translation } from "../../../glossary/translation/translate.ts";
import type { CleanedName } from "./clean-name.ts";
import type { ComposedName } from "./compose-name.ts";

interface NameWork {
  readonly taskType: NameTaskType;
  readonly asked: Language;
  /** Undefined where the name does not tell its language. */
  readonly source: Language | undefined;
  readonly cleaned: CleanedName;
  readonly composed: ComposedName;
  readonly translation: Translation;
}

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  it: "Italian",
};

/** What was done, in English sentences; says what was not done as well. */
export function nameMessage(work: NameWork): string {
  if (!/[\p{L}\p{N}]/u.test(work.cleaned.name))
    return "The name holds no words, so there is nothing to propose.";
  return [cleaningSentence(work.cleaned), compositionSentence(work), ...translationSentences(work)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function cleaningSentence({ done }: CleanedName): string {
  if (done.length === 0) return "The name was already clean.";
  const clauses = done.join("; ");
  return `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`;
}

function compositionSentence({ taskType, composed }: NameWork): string {
  if (taskType !== "detailed") return "";
  if (composed.recognised.length === 0) return "The name states too little for a more detailed one.";
  return `Recognised: ${composed.recognised.join("; ")}.`;
}

function translationSentences({ asked, source, translation }: NameWork): string[] {
  if (source === asked) return [];
  if (source === undefined) return ["Language not recognised: not translated."];
  const { translated, untranslated } = translation;
  if (translated.length === 0) {
    return [`Not translated into ${languageNames[asked]}: too few of its words are known.`];
  }
  const rest = untranslated.length === 0 ? [] : [`Not translated: ${untranslated.join(", ")}.`];
  return [`Translated from ${languageNames[source]}: ${translated.join(", ")}.`, ...rest];
}
