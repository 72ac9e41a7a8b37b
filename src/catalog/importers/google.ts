import { basename } from "node:path";
import { type Language, languages } from "../../contract/vocabulary.ts";
import { sourceMissing } from "../problems.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { beginStep } from "./begin-step.ts";
import { chooseLocales, type LocaleTaxonomy } from "./google/choose-locales.ts";
import { joinLanguages } from "./google/join-languages.ts";
import { parseTaxonomy } from "./google/parse-taxonomy.ts";
import type { ImportContext, Importer } from "./importer.ts";
import { readSourceText } from "./read-source-text.ts";
import { wrongKindFault } from "./recognize-source.ts";
import { findSourceFiles, type SourceFile } from "./source-files.ts";

const format = "google";
const wanted = "a list of Google's product taxonomy";
const nextStep =
  "Name files called taxonomy-with-ids.<locale>.txt, for example taxonomy-with-ids.en-US.txt, or their folder.";
const localeInName = /(?:^|[^a-z])([a-z]{2})(?:[-_]([a-z]{2}))?$/i;

/**
 * Google's product taxonomy: one `taxonomy-with-ids.<locale>.txt` for each language. A category's identifier
 * is Google's number (`166`), the same in all languages and releases. English gives the tree where it is there, else
 * German, French or Italian, in this order. The file names no attributes.
 */
export const googleImporter: Importer = {
  format,
  read: async (paths, context) => {
    const files = findSourceFiles(paths, nextStep).filter(isTaxonomyFile);
    if (files.length === 0)
      throw sourceMissing(paths[0] ?? "", "It has no taxonomy-with-ids file.", nextStep);
    const faults: SourceFault[] = [];
    const warnings: string[] = [];
    const read: LocaleTaxonomy[] = [];
    for (const file of files) {
      const locale = localeOf(file);
      if (locale !== undefined && locale.language === undefined) {
        warnings.push(`${file.path}: passed over, pdo knows ${languages.join(", ")}.`);
        continue;
      }
      const taxonomy = await readTaxonomy(file, context, faults);
      if (taxonomy === undefined) continue;
      if (locale?.language !== undefined)
        read.push({ ...taxonomy, ...locale, language: locale.language, file: file.path });
      else faults.push(unknownLanguage(file.path));
    }
    const { chosen, warnings: passedOver } = chooseLocales(read);
    const joined = joinLanguages(chosen);
    return {
      categories: joined.categories,
      attributes: [],
      values: [],
      faults: faults.length > 0 ? faults : joined.faults,
      isComplete: faults.length === 0,
      warnings: [...warnings, ...passedOver, ...joined.warnings],
    };
  },
};

/** In a folder, what is called like one; what the person named is taken by any name. */
function isTaxonomyFile({ path, isNamed }: SourceFile): boolean {
  return isNamed || /taxonomy.*\.txt(\.gz)?$/i.test(basename(path));
}

/** Undefined where the name says no locale; without a language where it says one that pdo does not know. */
function localeOf({ path }: SourceFile): { language: Language | undefined; locale: string } | undefined {
  const name = basename(path).replace(/(\.txt)?(\.gz)?$/i, "");
  const [, language = "", country = ""] = localeInName.exec(name) ?? [];
  if (language === "") return undefined;
  const lower = language.toLowerCase();
  return {
    language: languages.find((known) => known === lower),
    locale: country === "" ? lower : `${lower}-${country.toUpperCase()}`,
  };
}

async function readTaxonomy(file: SourceFile, context: ImportContext, faults: SourceFault[]) {
  await beginStep(context, `reading ${file.label}`);
  const text = await readSourceText(file.path, faults);
  if (text === undefined) return undefined;
  const wrongKind = wrongKindFault(text, file.path, { format, wanted });
  if (wrongKind) faults.push(wrongKind);
  return wrongKind ? undefined : parseTaxonomy(text, file.path, faults);
}

function unknownLanguage(file: string): SourceFault {
  return createFault(
    { file, line: 0 },
    "The file's name does not say its language.",
    "Call it taxonomy-with-ids.<locale>.txt, for example taxonomy-with-ids.de-DE.txt.",
  );
}
