import type { Finding } from "../../../quality/rules/finding.ts";
import { lintProduct } from "../../../quality/rules/lint-product.ts";
import type { Rule, RulePack } from "../../../quality/rules/rule.ts";
import type { Language } from "../../../text/language.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

export interface RuledText {
  readonly field: "name" | "description";
  readonly source: string;
  readonly language: Language;
  readonly packs: readonly RulePack[];
}

interface RuleChecks {
  /** Rules that only the model can keep. */
  readonly faults: Judge;
  /** Rules that a program can mend where the model does not, at the cost of words. */
  readonly blemishes: Judge;
}

/** Looks for broken rules at error level, but for those that the source breaks already. */
export function createRuleChecks({ field: about, source, language, packs }: RuledText): RuleChecks {
  const own = packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => isJudged(rule, about)) }));
  const lint = (text: string) =>
    text === "" ? [] : lintProduct({ fields: { [about]: text }, language }, own);
  const known = new Set(lint(source).map(({ rule }) => rule.identifier));
  const found = (text: string) => lint(text).filter(({ rule }) => !known.has(rule.identifier));
  return {
    faults: (text, field) =>
      told(
        found(text).filter(({ fix }) => fix === undefined),
        field,
      ),
    blemishes: (text, field) =>
      told(
        lint(text).filter(({ fix, rule }) => fix !== undefined && rule.check.kind === "length"),
        field,
      ),
  };
}

/** In which language it is written, the request decides. */
function isJudged({ field, level, check }: Rule, about: RuledText["field"]): boolean {
  return field === about && level === "error" && check.kind !== "language";
}

function told(findings: readonly Finding[], field: string): readonly string[] {
  return [...new Set(findings.map((finding) => sentence(finding, field)))];
}

function sentence({ rule, text, start, end }: Finding, field: string): string {
  const isWhole = start === 0 && text.length === end && text.length > 60;
  return `${field} breaks a rule: ${rule.summary}${isWhole ? "" : ` See ${quoted(text)}.`}`;
}
