import type { Rule, RulePack } from "../rule.ts";

const source = "https://help.lengow.com/hc/en-us/articles/4411830455826-OTTO";
const read = "2026-11-21";

const rules: readonly Rule[] = [
  {
    identifier: "otto.description.language",
    level: "error",
    field: "description",
    summary: "A description is in German.",
    check: { kind: "language", languages: ["de"] },
    source,
    read,
  },
  {
    identifier: "otto.bullets.language",
    level: "error",
    field: "bullet_points",
    summary: "Bullet points are in German.",
    check: { kind: "language", languages: ["de"] },
    source,
    read,
  },
  {
    identifier: "otto.bullets.count",
    level: "error",
    field: "bullet_points",
    summary: "There are 1 to 5 bullet points.",
    check: { kind: "itemCount", min: 1, max: 5 },
    source,
    read,
  },
];

/** OTTO Market. Its lengths are not confirmed; titles it makes itself, and names borrow too much from English to tell their language. */
export const otto: RulePack = { name: "otto", title: "OTTO", version: "1.0.0", rules };
