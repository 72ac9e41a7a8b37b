import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { type AddressRules, withCapitalOf } from "./form-of-address.ts";
import frenchNouns from "./french-nouns.tsv";
import frenchVerbs from "./french-verbs.tsv";

const prefilter = /(?:^|[^a-z])(?:vo(?:us|tre|s)|t(?:u|es?|['’]|a|oi))(?![a-z])|^\p{L}+ez(?!\p{L})/iu;
const formalWord = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})|^(?!Chez|Assez|Nez)\p{Lu}\p{L}+ez(?=\s|[,!])/iu;
const informalWord = /(?<![\p{L}.])(?:tu|te|t['’]|ta|tes|toi)(?!\p{L})/iu;
const vowel = /^[aeiouyéèêâh]/u;
const preposition = "pour|avec|chez|à|sur|sans|de|vers|en";

export const frenchAddress: AddressRules = {
  prefilter,
  formOf(sentence) {
    const [isFormal, isInformal] = [formalWord.test(sentence), informalWord.test(sentence)];
    if (isFormal === isInformal) return undefined;
    return isFormal ? "formal" : "informal";
  },
  rewrite: (sentence, wanted) => (wanted === "informal" ? toInformal(sentence) : toFormal(sentence)),
};

function toInformal(sentence: string): string | undefined {
  const rewritten = sentence
    .replace(/^(\p{Lu}\p{L}*ez|Faites)(?=\s)/u, (found) => {
      const imperative = verbOfVous(found.toLowerCase())?.imperative;
      return imperative === undefined ? found : withCapitalOf(found, imperative);
    })
    .replace(/(?<!\p{L})vous (?=\p{Ll}+(?:er|ir|re)(?!\p{L}))(?=(\p{Ll}))/gu, (_, first: string) =>
      vowel.test(first) ? "t’" : "te ",
    )
    .replace(new RegExp(`(?<!\\p{L})(${preposition}) vous(?!\\p{L})`, "giu"), "$1 toi")
    .replace(/(?<!\p{L})(vous) (\p{L}+)(?!\p{L})/giu, (found, pronoun: string, word: string) => {
      const verb = verbOfVous(word.toLowerCase());
      if (verb) return `${withCapitalOf(pronoun, "tu")} ${verb.tu}`;
      if (!isOtherSubjects(word)) return found;
      const object = vowel.test(word) ? "t’" : "te ";
      return `${withCapitalOf(pronoun, object)}${word}`;
    })
    .replace(/(?<!\p{L})vos(?!\p{L})/giu, (found) => withCapitalOf(found, "tes"))
    .replace(/(?<!\p{L})votre (\p{L}[\p{L}-]*)/giu, (found, noun: string) => {
      const word = possessiveOf(noun.toLowerCase());
      return word === undefined ? found : `${withCapitalOf(found, word)} ${noun}`;
    });
  return formalWord.test(rewritten) ||
    /\p{L}ez(?!\p{L})/u.test(rewritten.replace(/(?<!\p{L})chez|assez|nez/gu, ""))
    ? undefined
    : rewritten;
}

/** "vous permet", "vous offrent": the reader is the object, not the subject. */
function isOtherSubjects(word: string): boolean {
  return (
    /^\p{Ll}{3,}(?:e|t|ent|ra|ront)$/u.test(word) &&
    !/^(?:êtes|faites|dites|le|la|les|en|y|et|aussi|que)$/u.test(word)
  );
}

function toFormal(sentence: string): string | undefined {
  const rewritten = sentence
    .replace(/(?<!\p{L})(tu) (\p{L}+)(?!\p{L})/giu, (found, pronoun: string, word: string) => {
      const verb = verbOfTu(word.toLowerCase());
      return verb ? `${withCapitalOf(pronoun, "vous")} ${verb.vous}` : found;
    })
    .replace(/(?<!\p{L})(?:te\s|t['’])(?=\p{Ll})/giu, (found) => `${withCapitalOf(found, "vous")} `)
    .replace(/(?<!\p{L})(?:ton(?!\ssur\ston)|(?<!ton\ssur\s)ta)(?=\s\p{L})/giu, (found) =>
      withCapitalOf(found, "votre"),
    )
    .replace(/(?<!\p{L})tes(?=\s\p{L})/giu, (found) => withCapitalOf(found, "vos"))
    .replace(/(?<!\p{L})toi(?!\p{L})/giu, (found) => withCapitalOf(found, "vous"));
  return informalWord.test(rewritten) ? undefined : rewritten;
}

interface FrenchVerb {
  readonly vous: string;
  readonly tu: string;
  /** Undefined for verbs not used as a command. */
  readonly imperative: string | undefined;
}

const verbs = lazily((): readonly FrenchVerb[] =>
  parseTable(frenchVerbs).map(({ vous = "", tu = "", imperative }) => ({
    vous,
    tu,
    imperative: imperative || undefined,
  })),
);

const byVous = lazily(() => new Map(verbs().map((verb) => [verb.vous, verb])));
const byTu = lazily(() => new Map(verbs().map((verb) => [verb.tu, verb])));

function verbOfVous(word: string): FrenchVerb | undefined {
  return byVous().get(word);
}

function verbOfTu(word: string): FrenchVerb | undefined {
  return byTu().get(word);
}

const nouns = lazily(() => {
  const nounsOf = membersBy(parseTable(frenchNouns), "gender", "nouns");
  return { feminine: nounsOf("f"), masculine: nounsOf("m") };
});

/** The informal possessive of a noun; undefined where its gender is not known. */
function possessiveOf(noun: string): "ton" | "ta" | undefined {
  if (/^[aeiouyàâéèêëîïôöûüœh]/u.test(noun)) return "ton";
  if (nouns().feminine.has(noun) || /(?:tion|sion|ette|ière|ance|ence)$/u.test(noun)) return "ta";
  return nouns().masculine.has(noun) || /(?:age|ment|eau|isme|oir)$/u.test(noun) ? "ton" : undefined;
}
