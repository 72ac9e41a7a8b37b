import type { Rule, RulePack } from "../rule.ts";

const specification =
  "GS1 General Specifications, https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications";
const google = "https://support.google.com/merchants/answer/6324461";
const restricted = "https://support.google.com/merchants/answer/6286293";
const read = "2026-11-21";

const rules: readonly Rule[] = [
  {
    identifier: "gtin.scientific",
    level: "error",
    field: "gtin",
    summary: "A GTIN has all its digits: no spreadsheet rounded it.",
    check: { kind: "gtin", aspect: "scientific" },
    source: google,
    read,
  },
  {
    identifier: "gtin.digits",
    level: "error",
    field: "gtin",
    summary: "A GTIN is made of digits alone.",
    check: { kind: "gtin", aspect: "digits" },
    source: specification,
    read,
  },
  {
    identifier: "gtin.length",
    level: "error",
    field: "gtin",
    summary: "A GTIN has 8, 12, 13 or 14 digits.",
    check: { kind: "gtin", aspect: "length" },
    source: specification,
    read,
  },
  {
    identifier: "gtin.placeholder",
    level: "error",
    field: "gtin",
    summary: "A GTIN is not made up of a row of digits.",
    check: { kind: "gtin", aspect: "placeholder" },
    source: google,
    read,
  },
  {
    identifier: "gtin.check-digit",
    level: "error",
    field: "gtin",
    summary: "A GTIN ends in its check digit.",
    check: { kind: "gtin", aspect: "checkDigit" },
    source: specification,
    read,
  },
  {
    identifier: "gtin.restricted",
    level: "error",
    field: "gtin",
    summary: "A GTIN does not begin with 2, 02 or 04.",
    check: { kind: "gtin", aspect: "restricted" },
    source: restricted,
    read,
  },
];

/** Trade item numbers: EAN, UPC and ITF-14. */
export const gtin: RulePack = { name: "gtin", title: "GTIN", version: "1.0.0", rules };
