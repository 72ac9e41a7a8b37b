import type { Rule, RulePack } from "../rule.ts";

const source = "https://productfeedspec.com/platforms/meta-catalog";
const practices = "https://developers.facebook.com/docs/marketing-api/catalog/best-practices";
const read = "2026-11-21";

const rules: readonly Rule[] = [
  {
    identifier: "meta.title.length",
    level: "error",
    field: "name",
    summary: "A title has at most 200 characters.",
    check: { kind: "length", max: 200, mends: true },
    source,
    read,
  },
  {
    identifier: "meta.title.capitals",
    level: "error",
    field: "name",
    summary: "A title is not written in capitals.",
    check: { kind: "capitals" },
    source,
    read,
  },
  {
    identifier: "meta.title.html",
    level: "error",
    field: "name",
    summary: "A title is plain text.",
    check: { kind: "markup", entities: true },
    source,
    read,
  },
  {
    identifier: "meta.description.length",
    level: "error",
    field: "description",
    summary: "A description has at most 9,999 characters.",
    check: { kind: "length", max: 9999, mends: true },
    source,
    read,
  },
  {
    identifier: "meta.description.html",
    level: "error",
    field: "description",
    summary: "A description is plain text, without HTML and its entities.",
    check: { kind: "markup", entities: true },
    source: practices,
    read,
  },
  {
    identifier: "meta.description.links",
    level: "error",
    field: "description",
    summary: "A description holds no links.",
    check: { kind: "contacts", of: "sentences" },
    source,
    read,
  },
  {
    identifier: "meta.description.capitals",
    level: "error",
    field: "description",
    summary: "A description is not written in capitals.",
    check: { kind: "capitals" },
    source,
    read,
  },
  {
    identifier: "meta.description.differs",
    level: "error",
    field: "description",
    summary: "A description says something else than the title.",
    check: { kind: "sameAs", other: "name" },
    source,
    read,
  },
  {
    identifier: "meta.id.length",
    level: "error",
    field: "id",
    summary: "An identifier has at most 100 characters.",
    check: { kind: "length", max: 100 },
    source,
    read,
  },
  {
    identifier: "meta.brand.length",
    level: "error",
    field: "brand",
    summary: "A brand has at most 100 characters.",
    check: { kind: "length", max: 100 },
    source,
    read,
  },
];

/** Meta's product catalogues: Facebook and Instagram. */
export const meta: RulePack = {
  name: "meta",
  title: "Meta",
  version: "1.1.0",
  rules,
  naming: { maxLength: 200, recommendedLength: 65, wants: ["brand", "type", "color", "size"], forbids: [] },
};
