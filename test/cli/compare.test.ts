import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { candidatesOf } from "../stand-in/answers/candidates.ts";
import { honestValue } from "../stand-in/answers/honest.ts";
import { type Question, recordOf } from "../stand-in/question.ts";
import { type StandInOptions, startStandIn } from "../stand-in/stand-in.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { providerKey } from "./customer-language-model.ts";

const folder = mkdtempSync(join(tmpdir(), "pdo-compare-"));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeAll(async () => {
  write(
    "categories.csv",
    "identifier,parent_identifier,name_en\nlight,,Lighting\nlamp,light,Desk lamps\ntorch,light,Torches\nseat,,Seating\nstool,seat,Bar stools\n",
  );
  write("attributes.csv", "category_identifier,identifier,requirement_level,kind,name_en\n");
  write("values.csv", "category_identifier,attribute_identifier,identifier,name_en\n");
  const world = createStandInWorld({ environment: { PDO_HOME: join(folder, "home") } });
  expect(
    await main(["catalog", "import", "csv", folder, "--channel", "channel_a"], world),
    world.said(),
  ).toBe(0);
});

const labelled = write(
  "labelled.csv",
  [
    "name,category",
    "Bright desk lamp,lamp",
    "Pocket torch,torch",
    "Wooden bar stool,stool",
    "Luna NX 20,stool",
    "Beamer Pocket 300,torch",
  ].join("\n"),
);

const truth: Readonly<Record<string, string>> = {
  "Luna NX 20": "Bar stools",
  "Beamer Pocket 300": "Torches",
};

/** The wise model knows the two that no word tells; the others do what they can. */
function answerOf(question: Question): string {
  const value = honestValue(question) as Record<string, unknown>;
  const known = truth[String(recordOf(question).product_name)];
  if (question.model !== "stand-in-wise" || known === undefined) return JSON.stringify(value);
  const [number] = [...candidatesOf(question)].find(([, name]) => name.includes(known)) ?? [];
  return JSON.stringify({ ...value, category: number ?? value.category });
}

interface Options {
  readonly standIn?: StandInOptions;
  readonly environment?: Readonly<Record<string, string>>;
}

async function compare(contenders: string, words: readonly string[] = [], options: Options = {}) {
  const standIn = await startStandIn({ answerOf, ...options.standIn });
  onTestFinished(() => standIn.close());
  const environment = {
    PDO_HOME: join(folder, "home"),
    PDO_PROVIDER: "openai",
    PDO_PROVIDER_BASE_URL: standIn.baseUrl,
    PDO_PROVIDER_KEY: providerKey,
    ...options.environment,
  };
  const config = write("prices.json", JSON.stringify({ prices: { "stand-in*": { input: 1, output: 4 } } }));
  const world = { ...createStandInWorld({ environment, workingDirectory: folder }), now: Date.now };
  const asked = ["evaluate", labelled, "--task", "categorization", "--config", config, ...words];
  const code = await main([...asked, ...(contenders === "" ? [] : ["--compare", contenders])], world);
  return { code, printed: world.printed(), said: world.said(), standIn };
}

describe("pdo evaluate --compare", () => {
  test("says of each how often it is right, what it took, and where they differ", async () => {
    const { code, printed, said, standIn } = await compare("builtin,openai:stand-in-wise");
    expect({ code, said }).toEqual({ code: 0, said: "" });
    const answer = JSON.parse(printed);
    expect(answer).toMatchObject({ task: "categorization", compared_rows: 5 });
    const [builtin, wise] = answer.contenders;
    expect(builtin).toMatchObject({ name: "builtin", right: 3, cost: 0, failed_rows: 0 });
    expect(wise).toMatchObject({
      name: "openai:stand-in-wise",
      right: 5,
      input_tokens: standIn.ledger.total().input,
      against_first: { both_right: 3, only_first: 0, only_this: 2, both_wrong: 0 },
    });
    expect(wise.cost).toBeGreaterThan(0);
    expect(wise.figures).toMatchObject({ top_1: 1 });
    const differing = answer.differing.map(({ name }: { name: string }) => name);
    expect(differing).toEqual(["Luna NX 20", "Beamer Pocket 300"]);
  });

  test("proposes from which score on the model need not be asked", async () => {
    const { printed } = await compare("builtin,openai:stand-in-wise", ["--no-color"]);
    const [router] = JSON.parse(printed).routers;
    expect(router).toMatchObject({ first: "builtin", other: "openai:stand-in-wise", errors: 2 });
    const proposed = router.curve.find(({ below }: { below: number }) => below === router.escalate_below);
    expect(proposed).toMatchObject({ errors_found: 2, right: 5 });
  });

  test("writes a page of it that loads nothing and runs nothing", async () => {
    const page = join(folder, "compared.html");
    const { code, said } = await compare("builtin,openai:stand-in-wise", ["--report", page]);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("compared.html") });
    const html = readFileSync(page, "utf8");
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|src=|href=/);
    for (const text of ["openai:stand-in-wise", "Luna NX 20", "--escalate-below", "<polyline"])
      expect(html).toContain(text);
  });

  test("has one budget for all, and compares the rows that all have answered", async () => {
    const words = ["--max-cost", "0.03"];
    const { code, printed } = await compare("builtin,openai:stand-in-a,openai:stand-in-b", words);
    expect(code).toBe(1);
    const { contenders, compared_rows } = JSON.parse(printed);
    const spent = contenders.reduce((sum: number, { cost }: { cost: number }) => sum + cost, 0);
    expect(spent).toBeLessThanOrEqual(0.03);
    expect(compared_rows).toBeGreaterThan(0);
    expect(compared_rows).toBeLessThan(5);
  });

  test("hands a key to its own provider alone", async () => {
    const { code, said, standIn } = await compare("builtin,anthropic");
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("PDO_PROVIDER_KEY_ANTHROPIC") });
    expect(standIn.requests).toHaveLength(0);
  });

  test.each(["builtin", "builtin,nobody:model", "builtin,builtin"])("refuses %s", async (contenders) => {
    const { code, said } = await compare(contenders);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("PDO_COMPARE_UNCLEAR") });
  });

  test("reads no more rows than are wanted", async () => {
    const { printed } = await compare("builtin,openai:stand-in-wise", ["--rows", "2"]);
    expect(JSON.parse(printed).compared_rows).toBe(2);
  });
});

test("pdo evaluate with a model says what it took", async () => {
  const { code, printed } = await compare("", ["--model", "stand-in-c", "--max-cost", "1"]);
  expect(code).toBe(0);
  expect(JSON.parse(printed).model).toMatchObject({ total: { completions: 5 }, budget_spent: false });
});

test("pdo evaluate --report without a comparison writes nothing", async () => {
  const { code, said } = await compare("", ["--report", join(folder, "none.html")]);
  expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("PDO_REPORT_OF_EVALUATION") });
  expect(existsSync(join(folder, "none.html"))).toBe(false);
});
