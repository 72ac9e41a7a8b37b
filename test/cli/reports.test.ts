import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv } from "ajv";
import { Parser } from "htmlparser2";
import { beforeAll, describe, expect, test } from "vitest";
import { createLintFolder } from "./lint-folder.ts";
import { runLintCommand } from "./run.ts";

const require = createRequire(import.meta.url);
/** The schema of SchemaStore, as a package of Microsoft has it. */
const schemaPath = require.resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");

const { folder, write } = createLintFolder();

const csv =
  'id,title,description,gtin\n1,"Grüne ""Lampe"" 🎈 VERSANDKOSTENFREI","Eine Lampe,\naus Stahl & <i>Glas</i>.",4006381333932\n' +
  "2,,Ohne Namen,\n3,Lampe 20 cm GRATIS VERSAND,Eine Lampe,\n";

interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly byteOffset?: number;
  readonly byteLength?: number;
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly locations: readonly { readonly physicalLocation: { readonly region: Region } }[];
  readonly fixes?: readonly {
    readonly artifactChanges: readonly {
      readonly replacements: readonly {
        readonly deletedRegion: Region;
        readonly insertedContent: { readonly text: string };
      }[];
    }[];
  }[];
}

interface SarifLog {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly Result[];
  }[];
}

async function sarifOf(...words: readonly string[]): Promise<SarifLog> {
  const { printed, said } = await runLintCommand([...words, "--output", "sarif"]);
  expect(said).toBe("");
  return JSON.parse(printed) as SarifLog;
}

function regionOf(log: SarifLog, rule: string): Region {
  const result = log.runs[0]?.results.find(({ ruleId }) => ruleId === rule);
  const region = result?.locations[0]?.physicalLocation.region;
  if (region === undefined) throw new Error(`The report has no ${rule}.`);
  return region;
}

function sliceOf(bytes: Uint8Array, { byteOffset = 0, byteLength = 0 }: Region): string {
  return Buffer.from(bytes.subarray(byteOffset, byteOffset + byteLength)).toString("utf8");
}

describe("a SARIF report", () => {
  test.each([
    ["of a table", "valid.csv", csv, []],
    ["of JSON", "valid.json", JSON.stringify([{ title: "LAMPE GRATIS VERSAND 🎈", gtin: "1" }]), []],
    ["after fixing", "fixed.csv", csv, ["--fix", "--overwrite"]],
    ["without a finding", "empty.csv", "title,gtin\nLampe,4006381333931\n", ["--language", "de"]],
  ] as const)("validates against the schema: %s", async (_, name, content, words) => {
    const {
      $schema: _draft,
      id: _id,
      ...schema
    } = JSON.parse(readFileSync(schemaPath, "utf8")) as Record<string, unknown>;
    const isAddress = (text: string) => URL.canParse(text, "http://relative.test/");
    const formats = {
      uri: (text: string) => URL.canParse(text),
      "uri-reference": isAddress,
      "date-time": true,
    } as const;
    const validate = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, formats }).compile(
      schema,
    );
    const log = await sarifOf(write(name, content), "--rules", "all", ...words);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  });

  test("has every rule of the packs, and results that point at them", async () => {
    const log = await sarifOf(write("rules.csv", csv), "--rules", "google,gtin");
    const run = log.runs[0];
    expect(log.version).toBe("2.1.0");
    expect(run?.results.length).toBeGreaterThan(2);
    for (const { ruleId, ruleIndex } of run?.results ?? []) {
      expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    }
  });

  test("points at the very bytes and columns of what was found", async () => {
    const path = write("place.csv", `\ufeff${csv}`);
    const region = regionOf(await sarifOf(path, "--rules", "google"), "google.title.pictures");
    expect(sliceOf(readFileSync(path), region)).toBe("🎈");
    // Columns count UTF-16 units: 1,"Grüne ""Lampe"" before it.
    expect(region).toMatchObject({ startLine: 2, startColumn: 20, endLine: 2, endColumn: 22 });
  });

  test("points at the right line behind a cell of several lines", async () => {
    const path = write("lines.csv", csv);
    const log = await sarifOf(path, "--rules", "google");
    const region = regionOf(log, "google.title.required");
    expect(region).toEqual({ startLine: 4 });
  });

  test("has fixes that do in the file what --fix does", async () => {
    const content = 'id,title\n1,"Red ""lamp"" 🎈 for you"\n2,Oak stool\n';
    const path = write("apply.csv", content);
    const log = await sarifOf(path, "--rules", "google");
    const replacement = log.runs[0]?.results
      .flatMap(({ fixes = [] }) => fixes)
      .flatMap(({ artifactChanges }) => artifactChanges)
      .flatMap(({ replacements }) => replacements)[0];
    const { byteOffset = 0, byteLength = 0 } = replacement?.deletedRegion ?? { startLine: 0 };
    const bytes = readFileSync(path);
    const applied = Buffer.concat([
      bytes.subarray(0, byteOffset),
      Buffer.from(replacement?.insertedContent.text ?? ""),
      bytes.subarray(byteOffset + byteLength),
    ]).toString("utf8");
    expect(applied).toBe('id,title\n1,"Red ""lamp"" for you"\n2,Oak stool\n');
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** All elements of a document, in order. Throws where one is not closed by its own tag. */
function readXml(xml: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, attributes, text: "" };
        elements.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
      onclosetag: (name, isImplied) => {
        const isOwn = open.pop()?.name === name;
        if (!isOwn || (isImplied && xml.includes(`</${name}>`) && name !== "testcase"))
          throw new Error(`${name} is not closed.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return elements;
}

describe("a JUnit report", () => {
  const path = join(folder, "junit <&'>.csv");
  let elements: readonly Element[] = [];
  let xml = "";

  beforeAll(async () => {
    writeFileSync(path, csv.replace("VERSANDKOSTENFREI", 'VERSANDKOSTENFREI <b>]]>&"\u0007'));
    xml = (await runLintCommand([path, "--rules", "google,gtin", "--output", "junit"])).printed;
    elements = readXml(xml);
  });

  test("has a suite for each pack, a case for each rule, and counts that agree with them", () => {
    const suites = elements.filter(({ name }) => name === "testsuite");
    expect(suites.map(({ attributes }) => attributes.name)).toEqual(["google", "gtin"]);
    for (const { attributes } of suites) {
      const cases = elements.filter(
        ({ name, attributes: own }) => name === "testcase" && own.classname === attributes.name,
      );
      expect(cases.length).toBe(Number(attributes.tests));
    }
    const failures = elements.filter(({ name }) => name === "failure");
    expect(failures.length).toBe(Number(elements[0]?.attributes.failures));
    expect(failures.length).toBeGreaterThan(1);
  });

  test("lists what was found, escaped, without what XML cannot hold", () => {
    const texts = elements.filter(({ name }) => name === "failure").map(({ text }) => text);
    expect(texts.join("\n")).toContain(`${path}:4: name: It is missing.`);
    expect(xml).not.toContain("\u0007");
    expect(xml.replace(/<\/?[a-z?][^<>]*>/g, "")).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
  });

  test("keeps warnings out of the failures unless they count", async () => {
    const feed = write("warned.csv", "title\nOak bar stool!\n");
    const failures = async (...words: string[]) => {
      const { printed } = await runLintCommand([feed, "--rules", "google", "--output", "junit", ...words]);
      return readXml(printed).filter(({ name }) => name === "failure").length;
    };
    expect(await failures()).toBe(0);
    expect(await failures("--fail-on", "warning")).toBe(1);
  });
});
