import { oncePerKey } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import { frenchThe, italianThe } from "../../../translation/generation/articles.ts";
import type { NounGrammar } from "../../../translation/noun-grammar.ts";
import sentenceTemplates from "./templates.tsv";
import type { TopicName } from "./topics.ts";

/** A noun as a sentence's subject. */
export interface Subject {
  readonly grammar: NounGrammar;
  /** At the beginning of a sentence, with its article. */
  readonly text: string;
}

const germanThe = { m: "der", f: "die", n: "das" } as const;

/** The noun phrase with its definite article. */
export function withArticle(
  text: string,
  { gender = "m", isPlural }: NounGrammar,
  language: Language,
): string {
  if (language === "en") return `the ${text}`;
  if (language === "de") return `${isPlural ? "die" : germanThe[gender]} ${text}`;
  const article = (language === "fr" ? frenchThe : italianThe)({ gender, isPlural, next: text });
  return article.endsWith("'") ? article + text : `${article} ${text}`;
}

const germanThis = { m: "dieser", f: "diese", n: "dieses" } as const;

/** The noun phrase with a demonstrative: "this kettle", "cet imperméable". */
export function withDemonstrative(
  text: string,
  { gender = "m", isPlural }: NounGrammar,
  language: Language,
): string {
  if (language === "en") return `${isPlural ? "these" : "this"} ${text}`;
  if (language === "de") return `${isPlural ? "diese" : germanThis[gender]} ${text}`;
  const isElided = (language === "fr" ? frenchThe : italianThe)({ gender, isPlural, next: text }).endsWith(
    "'",
  );
  if (language === "fr") {
    if (isPlural) return `ces ${text}`;
    return gender === "f" ? `cette ${text}` : `${isElided ? "cet" : "ce"} ${text}`;
  }
  if (isPlural) return `${gender === "f" ? "queste" : "questi"} ${text}`;
  return isElided ? `quest'${text}` : `${gender === "f" ? "questa" : "questo"} ${text}`;
}

/** What stands for a noun in the sentences behind the first. Italian verbs need nothing. */
export function pronounOf({ gender = "m", isPlural }: NounGrammar, language: Language): string {
  if (language === "en") return isPlural ? "They" : "It";
  if (language === "it") return "";
  if (language === "fr") return `${gender === "f" ? "Elle" : "Il"}${isPlural ? "s" : ""}`;
  return isPlural ? "Sie" : { m: "Er", f: "Sie", n: "Es" }[gender];
}

const templatesOf = oncePerKey((language: Language): ReadonlyMap<string, readonly string[]> => {
  const rows = parseTable(sentenceTemplates).filter((row) => row.language === language);
  return new Map(rows.map(({ form = "", text = "" }) => [form, text.split(" ~ ")]));
});

export function hasTemplate(form: string, language: Language): boolean {
  return templatesOf(language).has(form);
}

/**
 * A sentence of the language.
 * @param form see `templates.tsv`
 * @param choice of the alternatives: the same number always makes the same choice
 */
export function writeSentence(
  form: string,
  {
    language,
    subject,
    slots,
    choice,
  }: {
    readonly language: Language;
    readonly subject: Subject;
    readonly slots: Readonly<Record<string, string>>;
    readonly choice: number;
  },
): string {
  const alternatives = templatesOf(language).get(form) ?? [];
  const template = alternatives[choice % Math.max(1, alternatives.length)] ?? "";
  const { gender, isPlural } = subject.grammar;
  const agreed = template.replace(/\[([^\]]*)\]/gu, (_, forms: string) => {
    const all = forms.split("|");
    const place = (isPlural ? all.length / 2 : 0) + (all.length > 2 && gender === "f" ? 1 : 0);
    return all[place] ?? "";
  });
  const filled = agreed.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? subject.text);
  return capitalized(filled.trim());
}

const germanOne = { m: "einen", f: "eine", n: "ein" } as const;

/** "Eine Leistung von 2200 W": the value of a measured property, as the object of a sentence. */
export function measuredNoun(
  { noun, gender = "m", isUncounted }: TopicName,
  value: string,
  language: Language,
): string {
  if (language === "de") return `${germanOne[gender]} ${noun} von ${value}`;
  if (language === "fr") return `${gender === "f" ? "une" : "un"} ${noun} de ${value}`;
  if (language === "it") return `${italianOne(noun, gender)}${noun} di ${value}`;
  if (isUncounted) return `${value} of ${noun}`;
  return `${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun} of ${value}`;
}

function italianOne(noun: string, gender: "m" | "f" | "n"): string {
  const the = italianThe({ gender, isPlural: false, next: noun });
  if (gender === "f") return the === "l'" ? "un'" : "una ";
  return the === "lo" ? "uno " : "un ";
}
