import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { importContent, importerFor, importers } from "../../src/catalog/import-catalog.ts";
import { importFormats } from "../../src/catalog/importers/importer.ts";
import { type Files, importFiles, importProblem, withFiles } from "./importers/import-files.ts";
import { littleCatalog, littleSources } from "./little-catalog.ts";

const formats = importers.map(({ format }) => format);

function packed(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.gz`, gzipSync(text)]));
}

function read(format: string, files: Files, named?: (folder: string) => string[]) {
  return withFiles(files, async (folder) => {
    const paths = named?.(folder) ?? [folder];
    return importContent({ salesChannel: "channel_a", format, paths, reserved: [] });
  });
}

describe("importers", () => {
  it("are those that the help names, in its order", () => {
    expect(formats).toEqual(importFormats.map(({ format }) => format));
    expect(formats.map((format) => importerFor(format).format)).toEqual(formats);
  });
});

describe.each(formats)("the importer of %s", (format) => {
  const files = littleSources[format];
  const [name = ""] = Object.keys(files);

  it("reads the little catalog, with everything that the format can say", async () => {
    const { content, warnings } = await read(format, files);
    expect(content).toEqual(littleCatalog(format));
    expect(warnings).toEqual([]);
  });

  it("reads the same from gzipped files", async () => {
    expect((await read(format, packed(files))).content).toEqual(littleCatalog(format));
  });

  it("reads the same from files that are named one by one, in any order", async () => {
    const named = (folder: string) =>
      Object.keys(files)
        .reverse()
        .map((file) => `${folder}/${file}`);
    expect((await read(format, files, named)).content).toEqual(littleCatalog(format));
  });

  it("reads files with a byte order mark and other line ends", async () => {
    const windows = Object.entries(files).map(([file, text]) => [
      file,
      `\uFEFF${String(text).replaceAll("\n", "\r\n")}`,
    ]);
    expect((await read(format, Object.fromEntries(windows))).content).toEqual(littleCatalog(format));
  });

  it("gives categories that ask for the same the same list, and equal attributes as one", async () => {
    const { content } = await read(format, files);
    const [, pens, refills] = content.categories;
    expect(refills?.attributes).toBe(
      format === "google" ? content.categories[0]?.attributes : pens?.attributes,
    );
  });

  it("tells its steps and stops between them when asked to", async () => {
    const steps: string[] = [];
    const controller = new AbortController();
    const onProgress = (step: string) => {
      steps.push(step);
      controller.abort(new Error("enough"));
    };
    const request = {
      salesChannel: "channel_a",
      format,
      reserved: [],
      onProgress,
      signal: controller.signal,
    } as const;
    const run = withFiles(files, (folder) => importContent({ ...request, paths: [folder] }));
    await expect(run).rejects.toThrow("enough");
    expect(steps).toEqual([expect.stringMatching(/^reading [\w./-]+$/)]);
  });

  it("says what it wants where there is nothing", async () => {
    const paths = ["/no/such/place"];
    const request = { salesChannel: "channel_a", format, reserved: [] } as const;
    for (const missing of [paths, []]) {
      const problem = await importProblem(() => importContent({ ...request, paths: missing }));
      expect(problem.code).toBe("PDO_CATALOG_SOURCE_MISSING");
      expect(problem.nextStep).toMatch(/^(Name|Save) .*\.$/);
    }
    expect((await importProblem(() => read(format, {}))).code).toBe("PDO_CATALOG_SOURCE_MISSING");
  });

  it.each<[string, string | Uint8Array, string]>([
    ["an empty file", "", "The file is empty."],
    ["a web page", "<!DOCTYPE html>\n<html><body>404</body></html>", "This is an HTML page, not "],
    ["what is not UTF-8", Uint8Array.from([0x69, 0x64, 0xe4, 0x0a]), "The file is not text in UTF-8."],
    ["UTF-16", Buffer.from("\uFEFFid", "utf16le"), "The file is in UTF-16."],
    ["a spreadsheet", Buffer.from("PK\u0003\u0004"), "This is a zip archive or a spreadsheet."],
    ["half a gzip", gzipSync("id".repeat(500)).subarray(0, 20), "The gzip is damaged or ends too early."],
  ])("refuses %s", async (_, content, what) => {
    const { faults } = (await importProblem(() => importFiles(format, { ...files, [name]: content })))
      .details;
    expect(faults).toHaveLength(1);
    expect(faults[0]?.what.startsWith(what)).toBe(true);
    expect(faults[0]?.file.endsWith(name)).toBe(true);
    expect(faults[0]?.fix).toMatch(/\.$/);
  });

  it("refuses a name in .gz that holds no gzip", async () => {
    const misnamed = { ...packed(files), [`${name}.gz`]: String(files[name]) };
    const { faults } = (await importProblem(() => importFiles(format, misnamed))).details;
    expect(faults[0]).toMatchObject({ what: "The name ends in .gz, but the file is not gzip." });
  });

  it("points a file of another format to that format", async () => {
    for (const other of formats.filter((one) => one !== format)) {
      const [foreign = ""] = Object.keys(littleSources[other]);
      const { faults } = (await importProblem(() => importFiles(format, littleSources[other], [foreign])))
        .details;
      expect(faults[0]?.fix, `${other} given to ${format}`).toMatch(
        new RegExp(`^Import it with pdo catalog import ${other} .*${foreign}\\.$`),
      );
    }
  });

  it("lets a levels file decide", async () => {
    const levels = {
      "levels.csv": "category,attribute,level\n*,*,optional\nstationery > pens,in?,required\n",
    };
    const { catalog, warnings } = await withLevels(format, { ...files, ...levels });
    const asked = catalog.categories.map(({ identifier }) =>
      catalog.attributes(identifier).map(({ requirementLevel }) => requirementLevel),
    );
    expect(asked).toEqual(format === "google" ? [[], [], []] : [[], ["required"], ["optional"]]);
    expect(warnings.length).toBe(format === "google" ? 2 : 0);
  });
});

/** The levels file stands beside the source, which is named file by file. */
function withLevels(format: string, files: Files) {
  return importFiles(
    format,
    files,
    Object.keys(files).filter((file) => file !== "levels.csv"),
  );
}
