import { describe, expect, it } from "vitest";
import { salesChannels } from "../../../../src/api/vocabulary.ts";
import { assembleSource } from "../../../../src/catalog/builtin-catalog.ts";
import { loadSource } from "../../../../src/catalog/builtin-source.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../../../src/catalog/catalog-files.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import { lintProduct } from "../../../../src/lint/linter.ts";
import { withoutMisread } from "../../../../src/lint/misread.ts";
import { findRulePack } from "../../../../src/lint/packs.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { cleanName } from "../../../../src/tasks/name/rules/clean-name.ts";
import type { NameChange } from "../../../../src/tasks/name/rules/cleaning-step.ts";
import { otherNames } from "../../../../src/tasks/name/rules/other-names.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { textLanguage } from "../../../../src/translation/text-language.ts";
import { hasRealNames, type RealName, readRealNames } from "../../real-names.ts";
import { changesOf, faultsOf } from "./stated-facts.ts";

const leastUnchanged = 0.97;
/** What the judge does not read: it compares words and units as they are written. */
const asWritten: ReadonlySet<NameChange> = new Set(["abbreviations", "accents", "units"]);

describe.skipIf(!hasRealNames)("the names of all real feeds (skipped without the shared data)", () => {
  const glossary = createGlossary(
    salesChannels.map((salesChannel) =>
      createCatalog(compileContent(assembleSource(loadSource(builtinSourceFolder, salesChannel))), "builtin"),
    ),
  );
  const clean = (name: string, fromFeed: Language) => {
    const language = textLanguage(name, glossary, fromFeed) ?? fromFeed;
    return { language, name: cleanName(name, { language, glossary, keep: asWritten }).name };
  };
  const names = hasRealNames ? readRealNames() : [];
  const pairs = names.map((real) => ({ ...real, cleaned: clean(real.name, real.language) }));

  it("are 8,000 and more", () => expect(names.length).toBeGreaterThanOrEqual(8_000));

  it("state after cleaning what they stated before, nothing lost, added or changed", () => {
    const changed = pairs.flatMap(({ name, cleaned, brand }: RealName & (typeof pairs)[number]) => {
      // "ÔÇô" is a dash, and no fact.
      const changes = changesOf(withoutMisread(name), cleaned.name, brand);
      return changes.length === 0 ? [] : [{ name, cleaned: cleaned.name, changes }];
    });
    expect(changed).toEqual([]);
  });

  it("are clean once they were cleaned", () => {
    const changed = pairs.flatMap(({ name, cleaned: { name: once, language } }) => {
      const twice = cleanName(once, { language, glossary, keep: asWritten }).name;
      return once === twice ? [] : [{ name, once, twice }];
    });
    expect(changed).toEqual([]);
  });

  it("state every number after short forms, accents and units are written as the language writes them", () => {
    const digits = (text: string) => text.match(/\d+/gu)?.join(" ");
    const changed = pairs.flatMap(({ cleaned: { name, language } }) => {
      const native = cleanName(name, { language, glossary }).name;
      return digits(native) === digits(name) ? [] : [{ name, native }];
    });
    expect(changed).toEqual([]);
  });

  it("come back as they are where there is no fault, but for capitals that French and Italian do not write", () => {
    const faultless = pairs.filter(({ name }) => faultsOf(name).length === 0);
    const unchanged = faultless.filter(({ name, cleaned, language }) =>
      language === "fr" || language === "it"
        ? name.toLowerCase() === cleaned.name.toLowerCase()
        : name === cleaned.name,
    );
    expect(faultless.length).toBeGreaterThan(5_000);
    expect(unchanged.length / faultless.length).toBeGreaterThanOrEqual(leastUnchanged);
  });

  it("break no rule of Google's any more that a change of the name can mend, but for makers' names", () => {
    const google = findRulePack("google");
    if (google === undefined) throw new Error("There is no pack for Google.");
    const broken = pairs.flatMap(({ name, cleaned, language, brand }) =>
      lintProduct({ fields: { name: cleaned.name }, language }, [google])
        .filter(({ rule, fix }) => rule.level === "error" && fix !== undefined)
        .filter(({ text }) => brand === "" || !brand.toLowerCase().includes(text.toLowerCase()))
        .map(({ rule, message }) => ({ name, cleaned: cleaned.name, rule: rule.identifier, message })),
    );
    expect(broken).toEqual([]);
  });

  it("have alternatives that state nothing else", () => {
    const wrong = pairs.flatMap(({ cleaned: { name } }) =>
      otherNames(name, [], [])
        .map((other) => ({
          name,
          other,
          added: changesOf(name, other).filter(({ kind }) => kind === "added"),
        }))
        .filter(({ added }) => added.length > 0),
    );
    expect(wrong).toEqual([]);
  });

  it("have no fault left that can be seen in the signs", () => {
    const kinds = ["ellipsis", "blanks", "signs", "brackets"];
    const faulty = pairs.flatMap(({ name, cleaned }) => {
      // "N'ayez pas peur... de croire": a pause within a title is none.
      const titled = cleaned.name.replace(/(?<=\p{L})\.{3}(?= \p{Ll}+ \p{Ll})/u, "");
      const faults = faultsOf(titled).filter((fault) => kinds.includes(fault));
      return faults.length === 0 ? [] : [{ name, cleaned: cleaned.name, faults }];
    });
    expect(faulty).toEqual([]);
  });
});
