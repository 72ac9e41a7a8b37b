import { basename, dirname } from "node:path";
import { type Language, languages } from "../../../contract/vocabulary.ts";
import { findSourceFiles, type SourceFile } from "../source-files.ts";

export interface ShopifyFile extends SourceFile {
  /** Undefined where neither name nor folder says it. */
  readonly language: Language | undefined;
}

export const nextStep =
  "Name categories.json and attributes.json (or taxonomy.json), plain or .gz, or the folder with en, de, fr and it.";

const listName = /^(categories|attributes|taxonomy)([._-][a-z]{2}(-[a-z]+)?)?\.json(\.gz)?$/i;
const anyJson = /\.json(\.gz)?$/i;
const flatValues = /^(attribute_)?values\b/i;
const languageInName = /[._-]([a-z]{2})(?:[-_][a-z]{2,4})?$/i;
const languageFolder = /^([a-z]{2})(?:[-_][A-Za-z]{2,4})?$/;

/** Files of one language stand together, English first. Other languages than pdo's are named apart. */
export function findShopifyFiles(paths: readonly string[]): {
  readonly files: readonly ShopifyFile[];
  readonly foreign: readonly string[];
} {
  const all = findSourceFiles(paths, nextStep);
  const named = all.filter(({ path, isNamed }) => isNamed || listName.test(basename(path)));
  const candidates = (named.length > 0 ? named : all.filter(({ path }) => anyJson.test(path))).filter(
    ({ path }) => !flatValues.test(basename(path)),
  );
  const told = candidates.map((file) => ({ file, word: languageWord(file) }));
  const known = told.map(({ file, word }) => ({
    ...file,
    language: languages.find((one) => one === word),
    word,
  }));
  const files = known.filter(({ language, word }) => language !== undefined || word === undefined);
  return {
    files: withoutDoubles(files).sort((one, other) => rank(one) - rank(other)),
    foreign: known.flatMap(({ language, word }) =>
      language === undefined && word !== undefined ? [word] : [],
    ),
  };
}

/** The language's two letters in the file's name, else in the name of its folder. */
function languageWord({ path }: SourceFile): string | undefined {
  const inName = languageInName.exec(basename(path).replace(/(\.json)?(\.gz)?$/i, ""))?.[1]?.toLowerCase();
  if (inName !== undefined) return inName;
  return languageFolder.exec(basename(dirname(path)))?.[1];
}

/** `taxonomy.json` is the two others in one: where they are there it is left aside. */
function withoutDoubles(files: readonly ShopifyFile[]): ShopifyFile[] {
  const partOf = ({ path }: ShopifyFile) => listName.exec(basename(path))?.[1]?.toLowerCase();
  return files.filter((file) => {
    if (partOf(file) !== "taxonomy" || file.isNamed) return true;
    const others = files.filter(({ language }) => language === file.language).map(partOf);
    return !(others.includes("categories") && others.includes("attributes"));
  });
}

function rank({ language }: ShopifyFile): number {
  return language === undefined ? languages.length : languages.indexOf(language);
}
