import type { RulePack } from "../../quality/rules/rule.ts";
import { findRulePack, rulePacks } from "../../quality/rules/rule-packs.ts";
import { CliProblem } from "../cli-problem.ts";
import { nearestWord } from "../nearest-word.ts";

/** Where nobody names a pack: a channel that most sell on, the law, and what holds of numbers everywhere. */
export const defaultPacks = ["google", "eu-claims", "gtin"] as const;

/** Every pack at once; they contradict each other, so no feed keeps all of them. */
export const everyPack = "all";

/**
 * The packs of a list such as `google,zalando`, each once, in the order in which they were named.
 * @throws CliProblem PDO_RULES_UNKNOWN with the nearest name
 */
export function choosePacks(list: string): readonly RulePack[] {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length === 0) throw unknownPack("");
  if (names.includes(everyPack)) return rulePacks;
  return [...new Set(names)].map((name) => {
    const pack = findRulePack(name) ?? findRulePack(name.toLowerCase());
    if (pack === undefined) throw unknownPack(name);
    return pack;
  });
}

function unknownPack(name: string): CliProblem {
  const known = rulePacks.map((pack) => pack.name);
  const nearest = nearestWord(name, [...known, everyPack]);
  return new CliProblem({
    code: "PDO_RULES_UNKNOWN",
    what: name === "" ? "--rules names no pack." : `--rules ${name}: there is no such pack of rules.`,
    seen: `The packs are ${known.join(", ")}; ${everyPack} is every one.`,
    nextStep: nearest === undefined ? "Take some of them." : `Did you mean --rules ${nearest}?`,
  });
}
