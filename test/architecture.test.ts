import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** The rooms, ground floor first, and what each may import of ours (see src/README.md). */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  text: [],
  storage: [],
  contract: [],
  exchange: [],
  pacing: [],
  "language-model": ["exchange", "pacing", "storage", "text"],
  feed: ["text"],
  catalog: ["contract", "storage", "text"],
  learning: ["storage", "text"],
  examples: ["learning", "catalog", "contract", "storage", "text"],
  glossary: ["catalog", "contract", "storage", "text"],
  quality: ["glossary", "catalog", "contract", "text"],
  engine: ["quality", "glossary", "examples", "learning", "catalog", "language-model", "contract", "text"],
  service: ["engine", "catalog", "language-model", "contract", "storage"],
  client: ["service", "language-model", "exchange", "pacing", "contract"],
  answers: ["client", "language-model", "contract", "storage", "text"],
  batch: ["answers", "client", "quality", "feed", "language-model", "contract", "storage", "text"],
  evaluation: ["client", "contract", "text"],
  cli: [
    "evaluation",
    "batch",
    "answers",
    "client",
    "service",
    "engine",
    "quality",
    "glossary",
    "examples",
    "learning",
    "catalog",
    "feed",
    "language-model",
    "pacing",
    "contract",
    "storage",
    "text",
  ],
};

/** The folders of large rooms, ground floor first: each may import those before it. */
const floors: Readonly<Record<string, readonly string[]>> = {
  catalog: ["search", "compiled", "thesaurus", "importers", "export", "diff", "builtin"],
  batch: ["output", "history", "tasks", "rows", "summary", "threads"],
};

/** Each npm package has one home: the places that may import it. */
const homes: Readonly<Record<string, readonly string[]>> = {
  htmlparser2: ["src/text/"],
  entities: ["src/text/"],
  zod: ["src/contract/", "src/cli/settings.ts"],
  "csv-parse": ["src/feed/", "src/catalog/importers/"],
  "csv-stringify": ["src/feed/", "src/catalog/export/"],
  lmdb: ["src/storage/"],
  undici: ["src/exchange/", "src/client/", "src/language-model/providers/"],
  "@ai-sdk/anthropic": ["src/language-model/providers/"],
  "@ai-sdk/google": ["src/language-model/providers/"],
  "@ai-sdk/openai-compatible": ["src/language-model/providers/"],
  "p-limit": ["src/batch/"],
  commander: ["src/cli/"],
  ora: ["src/cli/terminal/"],
  "cli-table3": ["src/cli/terminal/"],
};

const root = join(import.meta.dirname, "..");
const sourceFiles = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => join("src", path))
  .sort();

interface Import {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** Where a relative specifier leads; undefined for packages and Node's own modules. */
  readonly target?: string;
  /** A type leaves nothing in the program: it makes an arrow, but no cycle. */
  readonly isTypeOnly: boolean;
}

const importForm =
  /^(?:import|export)(\s+type)?\b[^"';]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(importForm)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? "";
    const line = text.slice(0, match.index).split("\n").length;
    const target = specifier.startsWith(".")
      ? relative(root, join(root, dirname(file), specifier))
      : undefined;
    return {
      file,
      line,
      specifier,
      isTypeOnly: match[1] !== undefined,
      ...(target !== undefined && { target }),
    };
  });
}

const allImports = sourceFiles.flatMap(importsOf);
const roomOf = (path: string) => path.split("/")[1] ?? "";
const told = (offenders: readonly Import[]) =>
  offenders.map(({ file, line, specifier }) => `${file}:${line} imports ${specifier}`);

describe("the house", () => {
  test("has only the rooms that are on its plan", () => {
    const rooms = new Set(sourceFiles.filter((file) => file.split("/").length > 2).map(roomOf));
    expect([...rooms].filter((room) => !(room in mayImport))).toEqual([]);
    expect(sourceFiles.filter((file) => file.split("/").length <= 2)).toEqual([]);
  });

  test("has arrows that go down only", () => {
    const offenders = allImports.filter(({ file, target }) => {
      if (target === undefined) return false;
      const [from, to] = [roomOf(file), roomOf(target)];
      return from !== to && !mayImport[from]?.includes(to);
    });
    expect(told(offenders)).toEqual([]);
  });

  test.each(Object.entries(floors))("has folders of %s that stand on one another", (room, folders) => {
    const floorOf = (path = "") => {
      const [, folder] = new RegExp(`^src/${room}/([^/]+)/`).exec(path) ?? [];
      return folder === undefined ? undefined : folders.indexOf(folder);
    };
    expect(sourceFiles.filter((file) => floorOf(file) === -1)).toEqual([]);
    const offenders = allImports.filter(({ file, target }) => {
      const [from, to] = [floorOf(file), floorOf(target)];
      return from !== undefined && to !== undefined && to > from;
    });
    expect(told(offenders)).toEqual([]);
  });

  test("lets only the embedded client know the service", () => {
    const offenders = allImports.filter(
      ({ file, target }) =>
        file.startsWith("src/client/") &&
        file !== "src/client/embedded.ts" &&
        target?.startsWith("src/service/"),
    );
    expect(told(offenders)).toEqual([]);
  });

  test("has no cycle of files", () => {
    expect(findCycle(fileArrows())).toEqual([]);
  });

  test("gives each package one home", () => {
    const offenders = allImports.filter(({ file, specifier, target }) => {
      if (target !== undefined || specifier.startsWith("node:")) return false;
      const name = packageOf(specifier);
      return !homes[name]?.some((home) => file.startsWith(home));
    });
    expect(told(offenders)).toEqual([]);
  });

  test("touches the process in bin and cli alone", () => {
    const offenders = sourceFiles
      .filter((file) => !file.startsWith("src/cli/"))
      .flatMap((file) =>
        code(file)
          .split("\n")
          .flatMap((line, index) =>
            /\bprocess\.|\bconsole\.|["'](?:node:)?process["']/.test(line)
              ? [`${file}:${index + 1} ${line.trim()}`]
              : [],
          ),
      );
    expect(offenders).toEqual([]);
  });

  test("has no file over 250 lines but tables of data", () => {
    const isTable = (file: string) => !/=>|\bfunction\b/.test(code(file));
    const large = sourceFiles.filter(
      (file) => readFileSync(join(root, file), "utf8").split("\n").length > 251,
    );
    expect(large.filter((file) => !isTable(file))).toEqual([]);
  });

  test("has no drawers", () => {
    const drawers = sourceFiles.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|shared|types)(\/|\.ts$)/.test(file),
    );
    expect(drawers).toEqual([]);
  });

  test("keeps its top level to what is on the plan", () => {
    const allowed = [
      ...["package.json", "package-lock.json", "tsconfig.json", "bin", "docs", "src", "samples", "test"],
      ...["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "node_modules", "dist"],
    ];
    const found = readdirSync(root).filter((name) => !name.startsWith(".") && !allowed.includes(name));
    expect(found).toEqual([]);
  });
});

/** `@scope/name` or `name`, without what follows it within the package. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Comments may name what code may not touch. */
function code(file: string): string {
  return readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|\s)\/\/.*$/gm, "");
}

function fileArrows(): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const { file, target, isTypeOnly } of allImports) {
    if (target !== undefined && !isTypeOnly) arrows.set(file, [...(arrows.get(file) ?? []), target]);
  }
  return arrows;
}

/** The files of one cycle, in order; empty where there is none. */
function findCycle(arrows: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    path.push(file);
    for (const next of arrows.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of arrows.keys()) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
