import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import table from "./sentence-openings.tsv";
import { namesSubject, type Subject } from "./subject.ts";

const openingsOf = oncePerKey((language: Language) => {
  const rows = parseTable(table).filter((row) => row.language === language);
  const anyOf = (use: string) =>
    membersOf(
      rows.filter((row) => row.use === use),
      "phrases",
      "|",
    )
      .toSorted((one, two) => two.length - one.length)
      .map((phrase) => phrase.replaceAll("'", "['’]").replaceAll("*", "\\p{L}*"))
      .join("|");
  const end = "(?![\\p{L}\\p{N}])";
  return {
    dependent: new RegExp(`^(?:${anyOf("dependent")})${end}`, "iu"),
    inverted: new RegExp(
      `^(?:${anyOf("inverted").replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase()) || "(?!)"}) ${verbAndSubject}`,
      "u",
    ),
    removable: new RegExp(`^(?:${anyOf("removable")}),\\s+(?=\\p{L})`, "iu"),
    concluding: new RegExp(`^(?:${anyOf("concluding")})(?:,|\\s\\p{Ll}+t\\s)`, "iu"),
    demonstrative: new RegExp(`^(?:${anyOf("demonstrative")})${end}`, "iu"),
    own: new RegExp(`^(?:${anyOf("own")})$`, "iu"),
    clause: new RegExp(`^(?:${anyOf("clause")})${end}(?!\\s\\d)`, "iu"),
    within: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${anyOf("within")})${end}`, "iu"),
  };
});

/** Exceptions: names and codes that begin with such a word, such as "E 14", and "auch wenn", which begins a clause. */
const nameLike = /^(?:(?:E|Es|Er|Il|So|Ma|Son|Its|O)\s?[-\d]|IT(?!\p{L})|auch wenn\s)/u;

/** Whether the sentence is only understandable after the one before it. */
export function dependsOnPrevious(text: string, language: Language): boolean {
  if (language === "en" && personBehind.test(text)) return true;
  if (language === "de" && (femaleSubject.test(text) || pronounBehindVerb.test(text))) return true;
  return openingsOf(language).dependent.test(text) && !nameLike.test(text);
}

/** "In sintesi, la lampada offre ...", "Alles in allem bietet ...": whether a sentence sums up what others say. */
export function concludes(text: string, language: Language): boolean {
  return openingsOf(language).concluding.test(text);
}

/** "With little time left, they make ...": who, the sentence before says. */
const personBehind = /^(?!If|When)[^,.:;]{3,60},\s(?:they|he|she)\s/u;

/** "Sie spielt", not "Sie erhalten": a thing of the sentence before. */
const femaleSubject = /^Sie (?:\p{Ll}{2,}t|kann|wird)\s/u;

/** "Selbstverständlich gibt er ...", "Damit eignet er sich ...": whom, another sentence says. */
const pronounBehindVerb =
  /^(?!Wenn|Wer|Ob)[^,.:;]{2,70}?\s\p{Ll}{3,}(?:t|en)\s(?:er|dies|sie(?= sich))\s(?!\p{Lu}\p{Ll}+er\s)/u;

/** "Zusammen mit den Magneten sorgt diese Konstruktion ...", "With its two motors, this design ...": behind what the sentence begins with. */
const demonstrativeBehind: Readonly<Record<Language, RegExp>> = {
  de: /^[^,.:;]{2,70}?\s\p{Ll}{3,}(?:t|en)\s(?:diese[rs]?|jene[rs]?)(?=\s\p{Lu})/u,
  en: /^[^,.:;]{3,70},\s(?:this|these)(?=\s(?:design|construction|combination|technology|feature)s?(?!\p{L}))/u,
  fr: /^[^,.:;]{3,70},\s(?:ce|cette)(?=\s(?:design|conception|construction|combinaison|technologie|principe)(?!\p{L}))/u,
  it: /^[^,.:;]{3,70},\s(?:quest[oa])(?=\s(?:design|costruzione|combinazione|tecnologia|principio)(?!\p{L}))/u,
};

/** Words behind a demonstrative in which its noun is looked for. */
const mostWordsToNoun = 3;

/**
 * Whether a sentence argues in a clause ("Während ..."), or points at something else than the product, which stands in another sentence:
 * "Diese Marktlücke schließt ...", "un buon esempio di tutto ciò". The product's own noun behind a demonstrative is none: "Diese Lampe ...".
 * @param subject the product's name
 */
export function pointsElsewhere(text: string, language: Language, subject: Subject): boolean {
  const { demonstrative, own, clause, within } = openingsOf(language);
  if (clause.test(text) || within.test(text)) return true;
  const length = (demonstrative.exec(text) ?? demonstrativeBehind[language].exec(text))?.[0].length;
  if (length === undefined) return false;
  const words = (text.slice(length).match(/[\p{L}\d-]+/gu) ?? []).slice(0, mostWordsToNoun);
  return !words.some((word) => {
    const folded = foldText(word);
    const isNamed = own.test(word) || namesSubject([folded, stem(folded, language)], subject);
    return isNamed || isProduct(word, language);
  });
}

/** Domains of the word lists whose nouns are things that are sold as they are. */
const sold: ReadonlySet<GlossaryDomain | undefined> = new Set([
  ...([
    "technology",
    "home",
    "fashion",
    "tool",
    "vehicle",
    "office",
    "garden",
    "toy",
    "sport",
    "baby",
  ] as const),
]);

/** "Kamera" where the name says "IXUS 175": what is pointed at can only be the product. */
function isProduct(word: string, language: Language): boolean {
  const grammar = nounGrammar(word, language);
  return grammar !== undefined && sold.has(grammar.domain);
}

/** Whether a word can be what is sold: a thing, a food, a plant, a remedy, or "device" and the like. */
export function namesProduct(word: string, language: Language): boolean {
  return (
    openingsOf(language).own.test(word) ||
    isProduct(word, language) ||
    consumed.has(nounGrammar(word, language)?.domain)
  );
}

const consumed: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "care", "plant"]);

const sentenceStarts = /(?<=^|[.!?]\s|\n)[^.!?\n]{1,60}/gu;

/** The words behind the demonstratives that sentences begin with: "Lampe" of "Diese kleine Lampe ...", in its first words. */
export function demonstratedNouns(text: string, language: Language): string[] {
  const { demonstrative } = openingsOf(language);
  return [...text.matchAll(sentenceStarts)].flatMap(([start]) => {
    const length = demonstrative.exec(start)?.[0].length;
    if (length === undefined) return [];
    const words = (start.slice(length).match(/[\p{L}\d-]+/gu) ?? []).slice(0, mostWordsToNoun);
    return words.filter((word) => isProduct(word, language)).slice(0, 1);
  });
}

/** Whether the sentence begins with a word that points at something: "This lamp", "It". */
export function beginsWithReference(text: string, language: Language): boolean {
  return openingsOf(language).demonstrative.test(text) || dependsOnPrevious(text, language);
}

/** With an initial capital, unless the first word has its own capitalisation (iPhone, fitBAG). */
export function withCapital(text: string): string {
  return /^\p{Ll}+(?=[\s,;:'’(-]|$)/u.test(text) ? capitalized(text) : text;
}

/** The verb and the subject behind an opener: "Natürlich kann der Receiver auch ...". */
const verbAndSubject =
  "(kann|können|ist|sind|lässt|lassen|hat|haben|bietet|bieten|verfügt|unterstützt) ((?:der|die|das) (?:\\p{Ll}+e[nrs]? )?[\\p{Lu}\\d][\\p{L}\\d-]*(?:™|®)?) (?!des |der |von |\\p{Lu}\\S*\\d)";

/** Whether a subject ends with its noun: not "das Zero" of "das Zero Air Gap-Design", where nobody knows which word is the last one. */
function endsSubject(subject: string, behind: string, language: Language): boolean {
  if (!/^[\p{Lu}\d]/u.test(behind)) return true;
  const noun = subject.split(" ").at(-1) ?? "";
  return nounGrammar(noun, language) !== undefined && !/^\p{Lu}\S*\s[\p{Lu}\d]/u.test(behind);
}

/** The sentence without a removable connective at its start. */
export function standAlone(text: string, language: Language): string {
  const direct = text.replace(
    openingsOf(language).inverted,
    (opened: string, verb: string, subject: string, _: number, whole: string) => {
      const isSure = endsSubject(subject, whole.slice(opened.length), language);
      return isSure ? `${withCapital(subject)} ${verb} ` : opened;
    },
  );
  const own = direct.replace(openingsOf(language).removable, "");
  // "Perché scegliere questa bici? Perché si piega": the answer says it without its question.
  const rest = language === "it" && !text.endsWith("?") ? own.replace(/^Perché (?=\p{Ll})/u, "") : own;
  return rest === text ? text : capitalized(rest);
}
