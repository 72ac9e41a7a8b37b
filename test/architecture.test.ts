import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** The modules, lowest first, and what each may import of ours (see src/README.md). */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  nlp: ["lib"],
  api: ["lib"],
  net: ["lib"],
  feed: ["nlp", "lib"],
  catalog: ["api", "nlp", "lib"],
  ml: ["catalog", "api", "nlp", "lib"],
  translation: ["catalog", "api", "nlp", "lib"],
  facts: ["translation", "nlp", "lib"],
  lint: ["facts", "translation", "api", "nlp", "lib"],
  channels: ["lint", "facts", "catalog", "feed", "api", "nlp", "lib"],
  scoring: ["lint", "facts", "nlp", "lib"],
  llm: ["net", "nlp", "lib"],
  tasks: ["llm", "scoring", "lint", "facts", "translation", "ml", "catalog", "api", "nlp", "lib"],
  server: ["tasks", "llm", "catalog", "api", "lib"],
  client: ["server", "llm", "net", "api", "lib"],
  cache: ["client", "llm", "net", "api", "nlp", "lib"],
  pipeline: [
    "cache",
    "client",
    "net",
    "llm",
    "scoring",
    "channels",
    "lint",
    "facts",
    "feed",
    "api",
    "nlp",
    "lib",
  ],
  report: ["pipeline", "channels", "feed", "lib"],
  library: [
    ...[
      "pipeline",
      "client",
      "server",
      "tasks",
      "llm",
      "lint",
      "ml",
      "catalog",
      "feed",
      "net",
      "api",
      "nlp",
      "lib",
    ],
  ],
  cli: [
    ...[
      "library",
      "report",
      "pipeline",
      "cache",
      "client",
      "server",
      "tasks",
      "llm",
      "scoring",
      "channels",
      "lint",
      "facts",
    ],
    ...["translation", "ml", "catalog", "feed", "net", "api", "nlp", "lib"],
  ],
};
const modules = Object.keys(mayImport);

/** Each npm package has one home: the folders that may import it. */
const homes: Readonly<Record<string, readonly string[]>> = {
  htmlparser2: ["src/nlp/"],
  entities: ["src/nlp/"],
  zod: ["src/api/", "src/cli/"],
  "csv-parse": ["src/catalog/importers/"],
  "csv-stringify": ["src/feed/", "src/catalog/"],
  "@zip.js/zip.js": ["src/feed/workbook/"],
  undici: ["src/net/", "src/client/", "src/llm/providers/"],
  "@ai-sdk/anthropic": ["src/llm/providers/"],
  "@ai-sdk/google": ["src/llm/providers/"],
  "@ai-sdk/openai-compatible": ["src/llm/providers/"],
  "p-limit": ["src/pipeline/", "src/net/"],
  "image-size": ["src/net/"],
  "@opentelemetry/api": ["src/llm/tracing/"],
  commander: ["src/cli/"],
  ora: ["src/cli/render/"],
  "@modelcontextprotocol/server": ["src/cli/mcp/"],
  "cli-table3": ["src/cli/render/"],
  bullmq: ["src/pipeline/cluster/"],
  ioredis: ["src/net/"],
  "@aws-sdk/client-s3": ["src/net/"],
};

/** What a reader has to know to understand a step: the files that it imports, directly or not, types included. */
const closureCaps: Readonly<Record<string, number>> = {
  "src/tasks/name/rules/clean-name.ts": 80,
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
const moduleOf = (path: string) => path.split("/")[1] ?? "";
const show = (offenders: readonly Import[]) =>
  offenders.map(({ file, line, specifier }) => `${file}:${line} imports ${specifier}`);

describe("the layout", () => {
  test("has only the modules of the plan", () => {
    const found = new Set(sourceFiles.filter((file) => file.split("/").length > 2).map(moduleOf));
    expect([...found].filter((name) => !modules.includes(name))).toEqual([]);
    expect(sourceFiles.filter((file) => file.split("/").length <= 2)).toEqual([]);
  });

  test("has imports that point down only", () => {
    const offenders = allImports.filter(({ file, target }) => {
      if (target === undefined) return false;
      const [from, to] = [moduleOf(file), moduleOf(target)];
      return from !== to && !mayImport[from]?.includes(to);
    });
    expect(show(offenders)).toEqual([]);
  });

  test("has modules at most two folders deep", () => {
    expect(sourceFiles.filter((file) => file.split("/").length > 5)).toEqual([]);
  });

  test("has files of a subject each, not of a function: 115 lines and more in the mean, ten a folder", () => {
    const folders = new Set(sourceFiles.map(dirname));
    const lines = sourceFiles.reduce((sum, file) => sum + linesOf(file).length, 0);
    expect(lines / sourceFiles.length).toBeGreaterThanOrEqual(115);
    expect(sourceFiles.length / folders.size).toBeGreaterThanOrEqual(10);
  });

  test.each(Object.entries(closureCaps))("lets %s be understood with at most %i files", (file, cap) => {
    expect([...closureOf(file)].length).toBeLessThanOrEqual(cap);
  });

  // Each of them costs every call two to four milliseconds.
  test("starts without Node's streams, archives and hashes", () => {
    const chunks = join(root, "dist", "chunks");
    const [start = ""] = readdirSync(chunks).filter((name) => /^start-/.test(name));
    const modules = readFileSync(join(chunks, start), "utf8").matchAll(/^import .* from "node:([^"]+)"/gm);
    expect(Array.from(modules, ([, name]) => name).sort()).toEqual(["fs", "module", "os", "path", "util"]);
  });

  test("has no module that names a higher one", () => {
    const offenders = sourceFiles.flatMap((file) => {
      const module = moduleOf(file);
      const higher = modules
        .slice(modules.indexOf(module) + 1)
        .filter((name) => !mayImport[module]?.includes(name));
      const path = new RegExp(
        `(?<![/\\w-]|biome-ignore )(?:${higher.join("|")})/[a-z][a-z-]*[a-z](?:/|\\.ts\\b)`,
      );
      return higher.length === 0
        ? []
        : linesOf(file).flatMap((line, index) =>
            path.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
          );
    });
    expect(offenders).toEqual([]);
  });

  test("has no type with a field that only higher modules use", () => {
    expect(fieldsForHigherModules()).toEqual([]);
  });

  test("lets only the embedded client import the server", () => {
    const offenders = allImports.filter(
      ({ file, target }) =>
        file.startsWith("src/client/") &&
        file !== "src/client/embedded.ts" &&
        target?.startsWith("src/server/"),
    );
    expect(show(offenders)).toEqual([]);
  });

  test("has no import cycle", () => {
    expect(findCycle(fileArrows())).toEqual([]);
  });

  test("gives each package one home", () => {
    const offenders = allImports.filter(({ file, specifier, target }) => {
      if (target !== undefined || specifier.startsWith("node:")) return false;
      const name = packageOf(specifier);
      return !homes[name]?.some((home) => file.startsWith(home));
    });
    expect(show(offenders)).toEqual([]);
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

  test("has no file over 400 lines", () => {
    expect(sourceFiles.filter((file) => linesOf(file).length > 401)).toEqual([]);
  });

  test("bounds every cache in one place", () => {
    const made = sourceFiles.flatMap((file) =>
      [...code(file).matchAll(/new BoundedCache\b[^(]*\(\s*([^)]*?),?\s*\)/g)].map(
        ([, capacity]) => `${file}: ${capacity}`,
      ),
    );
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((cache) => !/: cacheSizes\.\w+$/.test(cache))).toEqual([]);
  });

  test("has no folder or file of leftovers", () => {
    const leftovers = sourceFiles.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|shared|types)(\/|\.ts$)/.test(file),
    );
    expect(leftovers).toEqual([]);
  });

  test("keeps its top level to what is on the plan", () => {
    const allowed = [
      ...["package.json", "package-lock.json", "tsconfig.json", "bin", "src", "samples", "test"],
      ...["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs"],
      ...["node_modules", "dist"],
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

function linesOf(file: string): string[] {
  return readFileSync(join(root, file), "utf8").split("\n");
}

/** A file and all that it imports, directly or not, types included. */
function closureOf(file: string): Set<string> {
  const found = new Set([file]);
  for (const next of found) {
    for (const { file: from, target } of allImports) {
      if (from === next && target?.endsWith(".ts")) found.add(target);
    }
  }
  return found;
}

/**
 * The fields of exported interfaces whose name stands nowhere else in the module or in those that it may import:
 * nobody there reads or writes them, so they are declared for a higher module. Published formats are exempt, since
 * others read them: the API's types and the run's summary.
 */
function fieldsForHigherModules(): string[] {
  const words = new Map(modules.map((module) => [module, new Map<string, number>()]));
  for (const file of sourceFiles) {
    const counts = words.get(moduleOf(file));
    for (const [word] of code(file).matchAll(/[A-Za-z_$][\w$]*/g))
      counts?.set(word, (counts.get(word) ?? 0) + 1);
  }
  return sourceFiles
    .filter((file) => !["api", "cli"].includes(moduleOf(file)) && file !== "src/pipeline/run-figures.ts")
    .flatMap((file) => {
      const module = moduleOf(file);
      const uses = (field: string) =>
        [module, ...(mayImport[module] ?? [])].reduce(
          (sum, name) => sum + (words.get(name)?.get(field) ?? 0),
          0,
        );
      return [...code(file).matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(
        ([, name, body]) =>
          [...(body ?? "").matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)]
            .map(([, field]) => field ?? "")
            .filter((field) => uses(field) <= 1)
            .map((field) => `${file}: ${name}.${field}`),
      );
    });
}
