import type { Rule, RulePack } from "../rule.ts";

const naming = "https://partner.zalando.com/university/article/article-naming-guidelines";
const composition =
  "https://help.lengow.com/hc/en-us/articles/9404922183452-Zalando-Single-country-Attributes-Specific-settings";
const read = "2026-11-21";

const rules: readonly Rule[] = [
  {
    identifier: "zalando.name.length",
    level: "error",
    field: "name",
    summary: "An article name has at most 101 characters.",
    check: { kind: "length", max: 101, mends: true },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.brand",
    level: "error",
    field: "name",
    summary: "An article name does not say the brand.",
    check: { kind: "fieldInside", other: "brand" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.colour",
    level: "error",
    field: "name",
    summary: "An article name says no colour, in any language.",
    check: { kind: "words", table: "colours" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.material",
    level: "error",
    field: "name",
    summary: "An article name says no material, in any language.",
    check: { kind: "words", table: "materials" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.audience",
    level: "error",
    field: "name",
    summary: "An article name does not say whom it is for.",
    check: { kind: "words", table: "audiences" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.ecology",
    level: "error",
    field: "name",
    summary: "An article name says nothing of ecology and ethics.",
    check: { kind: "words", table: "ecology" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.pack",
    level: "error",
    field: "name",
    summary: "An article name says nothing of packs.",
    check: { kind: "packs" },
    source: naming,
    read,
  },
  {
    identifier: "zalando.name.article-number",
    level: "error",
    field: "name",
    summary: "An article name holds no article numbers.",
    check: { kind: "articleNumbers", mends: true },
    source: naming,
    read,
  },
  {
    identifier: "zalando.material.total",
    level: "error",
    field: "material",
    summary: "The shares of a composition add up to 100 %.",
    check: { kind: "composition" },
    source: composition,
    read,
  },
  {
    identifier: "zalando.material.brand",
    level: "error",
    field: "material",
    summary: "A composition names fibres, not brands of fibres.",
    check: { kind: "trademarkedFibre" },
    source: composition,
    read,
  },
];

/** Zalando, which has other fields for nearly all that others want in a name. */
export const zalando: RulePack = {
  name: "zalando",
  title: "Zalando",
  version: "1.1.0",
  rules,
  naming: { maxLength: 101, forbids: ["brand", "color", "material", "audience", "pack"] },
};
