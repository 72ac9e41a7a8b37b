import type { Rule, RulePack } from "../rule.ts";

const directive = "Directive 2005/29/EC, Annex I, as amended by Directive (EU) 2024/825";
const read = "2026-11-21";

const generic = `${directive}, point 4a (applies from 2026-09-27)`;
const offsetting = `${directive}, point 4c (applies from 2026-09-27)`;

/** Offsetting is a warning: whether a claim stands on it, its text alone does not tell. */
const rules: readonly Rule[] = [
  {
    identifier: "eu-claims.title.generic",
    level: "error",
    field: "name",
    summary: "No generic environmental claim is made without recognised excellent performance.",
    check: { kind: "claims", table: "generic" },
    source: generic,
    read,
  },
  {
    identifier: "eu-claims.description.generic",
    level: "error",
    field: "description",
    summary: "No generic environmental claim is made without recognised excellent performance.",
    check: { kind: "claims", table: "generic" },
    source: generic,
    read,
  },
  {
    identifier: "eu-claims.bullets.generic",
    level: "error",
    field: "bullet_points",
    summary: "No generic environmental claim is made without recognised excellent performance.",
    check: { kind: "claims", table: "generic" },
    source: generic,
    read,
  },
  {
    identifier: "eu-claims.title.offsetting",
    level: "warning",
    field: "name",
    summary: "No product is called climate neutral because of offsetting.",
    check: { kind: "claims", table: "offsetting" },
    source: offsetting,
    read,
  },
  {
    identifier: "eu-claims.description.offsetting",
    level: "warning",
    field: "description",
    summary: "No product is called climate neutral because of offsetting.",
    check: { kind: "claims", table: "offsetting" },
    source: offsetting,
    read,
  },
  {
    identifier: "eu-claims.bullets.offsetting",
    level: "warning",
    field: "bullet_points",
    summary: "No product is called climate neutral because of offsetting.",
    check: { kind: "claims", table: "offsetting" },
    source: offsetting,
    read,
  },
];

/** What consumers in the European Union may be told of the environment. */
export const euClaims: RulePack = {
  name: "eu-claims",
  title: "Environmental claims in the EU",
  version: "1.1.0",
  rules,
};
