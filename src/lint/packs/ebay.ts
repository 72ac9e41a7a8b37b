import type { Rule, RulePack } from "../rule.ts";

const source =
  "https://developer.ebay.com/devzone/merchant-products/catalog-best-practices/content/titles.html";
const manipulation =
  "https://www.ebay.com.sg/help/policies/listing-policies/search-manipulation-policy?id=4243";
const read = "2026-11-21";

const rules: readonly Rule[] = [
  {
    identifier: "ebay.title.length",
    level: "error",
    field: "name",
    summary: "A title has at most 80 characters.",
    check: { kind: "length", max: 80, mends: true },
    source,
    read,
  },
  {
    identifier: "ebay.title.plus",
    level: "warning",
    field: "name",
    summary: 'A title says "and", not "+".',
    check: { kind: "plusForAnd" },
    source,
    read,
  },
  {
    identifier: "ebay.title.pictures",
    level: "error",
    field: "name",
    summary: "A title holds no special characters for show.",
    check: { kind: "pictures" },
    source: manipulation,
    read,
  },
  {
    identifier: "ebay.title.trade-marks",
    level: "error",
    field: "name",
    summary: "A title holds no signs such as ™.",
    check: { kind: "tradeMarks" },
    source: manipulation,
    read,
  },
  {
    identifier: "ebay.title.repeated-signs",
    level: "warning",
    field: "name",
    summary: "A title holds no rows of signs.",
    check: { kind: "repeatedSigns" },
    source,
    read,
  },
  {
    identifier: "ebay.title.html",
    level: "warning",
    field: "name",
    summary: "A title is plain text.",
    check: { kind: "markup", entities: true },
    source,
    read,
  },
];

/** eBay. */
export const ebay: RulePack = {
  name: "ebay",
  title: "eBay",
  version: "1.1.0",
  rules,
  naming: { maxLength: 80, wants: ["brand", "type", "model", "size", "color"], forbids: [] },
};
