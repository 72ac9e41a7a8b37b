import { kindOf } from "../../lint/checks.ts";
import { lintProduct } from "../../lint/linter.ts";
import type { Rule, RulePack } from "../../lint/rule.ts";
import type { Finding } from "../../lint/violation.ts";
import type { Language } from "../../nlp/language.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

interface AdvertisedText {
  readonly field: "name" | "description";
  readonly source: string;
  readonly language: Language;
}

interface AdvertisingChecks {
  /** Advertising added by the model. */
  readonly faults: Judge;
  /** Advertising in the source that the model should have removed. */
  readonly blemishes: Judge;
}

/** Finds advertising independent of the channel: offers, shipping notes, repeated symbols. */
export function createAdvertisingChecks({
  field: about,
  source,
  language,
}: AdvertisedText): AdvertisingChecks {
  const packs = [{ name: "own", title: "No advertising", version: "1", rules: ownRules[about] }];
  const known = source.toLowerCase();
  const found = (text: string) =>
    text === ""
      ? []
      : lintProduct({ fields: { [about]: text }, language }, packs).map((finding) => finding.text);
  const isOwn = (text: string) => !known.includes(text.toLowerCase());
  return {
    faults: (text, field) => advertisingFaults(found(text).filter(isOwn), field),
    blemishes: (text, field) =>
      advertisingFaults(
        found(text).filter((advertising) => !isOwn(advertising)),
        field,
      ),
  };
}

interface RuledText {
  readonly field: "name" | "description";
  readonly source: string;
  readonly language: Language;
  readonly packs: readonly RulePack[];
}

interface RuleChecks {
  /** Violations that only the model can fix. */
  readonly faults: Judge;
  /** Violations with an automatic fix that loses words. */
  readonly blemishes: Judge;
}

/** Finds violations at error level, except of rules that the source violates already. */
export function createRuleChecks({ field: about, source, language, packs }: RuledText): RuleChecks {
  const own = packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => isJudged(rule, about)) }));
  const lint = (text: string) =>
    text === "" ? [] : lintProduct({ fields: { [about]: text }, language }, own);
  const known = new Set(lint(source).map(({ rule }) => rule.identifier));
  const found = (text: string) => lint(text).filter(({ rule }) => !known.has(rule.identifier));
  return {
    faults: (text, field) =>
      ruleFaults(
        found(text).filter(({ fix }) => fix === undefined),
        field,
      ),
    blemishes: (text, field) =>
      ruleFaults(
        lint(text).filter(({ fix }) => fix?.isLossy === true),
        field,
      ),
  };
}

/**
 * Finds links, mail addresses, domains and telephone numbers.
 * @param name of the product, if it is one of several sources
 */
export function createContactCheck(sources: readonly string[], name: string = sources.join("\n")): Judge {
  const named = name.toLowerCase();
  const known = sources.join("\n").toLowerCase();
  const digits = sources.join("\n").replace(/[\s()./-]/g, "");
  const isNew = (place: string) => !known.includes(place.toLowerCase());
  return (written, field) => {
    const text = written.normalize("NFKC").replace(/[․。．｡]/gu, ".");
    const found = [
      ...matches(text, neverWanted),
      ...matches(text, [...spelledOut, platforms]).filter(isNew),
      ...matches(text, wantedIfNamed).filter((place) => !named.includes(place.toLowerCase())),
      ...matches(text, digitRuns).filter((number) => !digits.includes(number.replace(/[\s()./-]/g, ""))),
    ];
    if (found.length === 0) return [];
    const places = [...new Set(found)].slice(0, 3).map(quoted).join(", ");
    return [`${field} leads elsewhere: ${places}. Leave out links, addresses and telephone numbers.`];
  };
}

const ownRules: Readonly<Record<AdvertisedText["field"], readonly Rule[]>> = {
  name: [rule("name", { kind: "promotion", of: "name" }), rule("name", { kind: "repeated-characters" })],
  description: [
    rule("description", { kind: "promotion", of: "sentences" }),
    rule("description", { kind: "repeated-characters" }),
  ],
};

function rule(field: AdvertisedText["field"], check: Rule["check"]): Rule {
  return {
    identifier: `own.${field}.${check.kind}`,
    level: "error",
    field,
    summary: "It advertises nothing.",
    check,
    source: "ours",
    read: "",
  };
}

function advertisingFaults(advertising: readonly string[], field: string): readonly string[] {
  return advertising.length === 0
    ? []
    : [`${field} advertises: ${advertising.slice(0, 3).map(quoted).join(", ")}. Leave it out.`];
}

/** Contact details, which are never part of a product name or description, even if in the source. */
const neverWanted: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/\S*|hxxps?\S*|www\.\S+|(?:javascript|vbscript|data|mailto|tel):\S+/giu,
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}]{2,})+/giu,
  /[\p{L}\d-]+\s?(?:\(dot\)|\[dot\]|\[\.\])\s?\p{L}{2,}/giu,
  /(?<!\p{L})(?:tel(?:efon|ephone|efono)?|téléphone|tél|phone|call(?: us)?|whatsapp|hotline|fax)(?: nr| number| no)?[\s.:]{0,3}(?=\+|\(|0)[+(]?\d(?:[\s()./-]{0,2}\d){5,}/giu,
  /(?<![\p{L}\d])\+\d{1,3}(?:[\s()./-]{0,2}\d){6,}/gu,
];

const topLevelDomain = "com|net|org|info|shop|store|biz|example|online|de|fr|it|ch|at|eu|io|uk";

/** Contact details in words or with spaced letters, and invitations to a shop. */
const spelledOut: readonly RegExp[] = [
  new RegExp(`[\\p{L}\\d-]+\\s(?:dot|punkt)\\s(?:${topLevelDomain})(?![\\p{L}\\d])`, "giu"),
  /[\p{L}\d-]+\s(?:point|punto)\s(?:com|net|org|fr|it|ch|eu)(?![\p{L}\d])/giu,
  /[\p{L}\d-]+\s(?:arobase|chiocciola|klammeraffe)\s[\p{L}\d-]+/giu,
  /(?<![\p{L}\d])(?:\p{L}\s){3,}\.\s?(?:\p{L}\s?){2,4}(?![\p{L}\d])/giu,
  /(?<!\p{L})(?:(?:zero|oh|null|zéro|one|two|three|four|five|six|seven|eight|nine|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf|uno|due|tre|quattro|cinque|sei|sette|otto|nove)[\s,-]+){4,}(?:\p{L}+)/giu,
  /(?<!\p{L})(?:(?:visit|follow|contact|call|text|email|find) us|(?:visit|see) our (?:site|shop|store|website)|(?:besuchen|folgen|kontaktieren) sie uns|rufen sie (?:uns )?an|(?:suivez|contactez|appelez|rejoignez|écrivez)-nous|visitez notre|(?:seguici|contattaci|chiamaci|scrivici|visita il nostro))(?!\p{L})/giu,
];

/** Platforms; allowed where the product's texts mention them. */
const platforms =
  /(?<!\p{L})(?:instagram|facebook|whatsapp|telegram|tiktok|snapchat|youtube|pinterest|linkedin)(?!\p{L})/giu;

/** Domains and accounts, allowed if in the product's name, as a domain may be a brand (Booking.com). */
const wantedIfNamed: readonly RegExp[] = [
  /(?<![\p{L}\d.-])[\p{L}\d](?:[\p{L}\d-]*\.)+[a-z]{2,24}(?:\/\S*)?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/gu,
];

/** At least seven digits formatted like a telephone number; allowed if in the source, where they are article numbers. */
const digitRuns: readonly RegExp[] = [/(?<![\p{L}\d])[+(]?\d(?:[\s()./-]{0,2}\d){6,}(?![\p{L}\d])/gu];

function matches(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Excludes rules on the language, which the request determines. */
function isJudged({ field, level, check }: Rule, about: RuledText["field"]): boolean {
  return field === about && level === "error" && kindOf(check).settledBy !== "request";
}

function ruleFaults(findings: readonly Finding[], field: string): readonly string[] {
  return [...new Set(findings.map((finding) => sentence(finding, field)))];
}

function sentence({ rule, text, start, end }: Finding, field: string): string {
  const isWhole = start === 0 && text.length === end && text.length > 60;
  return `${field} breaks a rule: ${rule.summary}${isWhole ? "" : ` See ${quoted(text)}.`}`;
}
