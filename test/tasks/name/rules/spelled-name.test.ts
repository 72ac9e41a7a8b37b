import { describe, expect, it } from "vitest";
import { createNameSpelling } from "../../../../src/tasks/name/rules/spelled-name.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const spell = createNameSpelling(createBuiltinStore());

describe("short forms of a name are written out, and nothing else changes", () => {
  it.each([
    ["en", "DUVET CVR SET DBL", /DUVET cover SET double/i],
    ["de", "Rundh. Shirt m. Kapuze", /mit Kapuze/],
    ["fr", "BOUILLOIRE S/FIL INOX", /BOUILLOIRE sans FIL INOX/i],
    ["it", "GUANTI NITRILE CONF. 100 PZ", /confezione da 100 pezzi/i],
    ["fr", "Filtre LV Ariane", /Filtre lave-vaisselle Ariane/i],
    ["fr", "Pompe de vidange LL 30 W", /vidange lave-linge 30 W/i],
    ["fr", "Courroie de SL 1930", /courroie de sèche-linge 1930/i],
    ["fr", "Clayette FR verre", /clayette réfrigérateur verre/i],
  ] as const)("%s: %s", (language, name, spelled) => {
    expect(spell(name, { evidence: { language, facts: [] } })).toMatch(spelled);
  });

  it.each([
    ["en", "WHITE COTTON SHIRT"],
    ["de", "Wasserkocher 1,7 l"],
    ["fr", "Sac LV toile"],
  ] as const)("%s: %s stays", (language, name) => {
    expect(spell(name, { evidence: { language, facts: [] } })).toBe(name);
  });
});
