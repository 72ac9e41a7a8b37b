import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { Interrupted } from "../../src/cli/world.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const home = mkdtempSync(join(tmpdir(), "pdo-evaluate-"));
const environment = { PDO_HOME: join(home, "home") };

function write(name: string, text: string): string {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
}

const catalogFolder = mkdtempSync(join(tmpdir(), "pdo-evaluate-catalog-"));
writeFileSync(
  join(catalogFolder, "categories.csv"),
  "identifier,parent_identifier,name_en\nlight,,Lighting\nlamp,light,Desk lamps\ntorch,light,Torches\nseat,,Seating\nstool,seat,Bar stools\n",
);
writeFileSync(
  join(catalogFolder, "attributes.csv"),
  "category_identifier,identifier,requirement_level,kind,name_en\nlamp,colour,optional,closed,Colour\nlamp,material,recommended,closed,Material\n",
);
writeFileSync(
  join(catalogFolder, "values.csv"),
  "category_identifier,attribute_identifier,identifier,name_en\nlamp,colour,c-red,Red\nlamp,colour,c-blue,Blue\nlamp,material,m-steel,Steel\n",
);

beforeAll(async () => {
  const world = createStandInWorld({ environment });
  const words = ["catalog", "import", "csv", catalogFolder, "--channel", "channel_a"];
  expect(await main(words, world), world.said()).toBe(0);
});

const labelled = write(
  "labelled.csv",
  [
    "name,category",
    "Bright desk lamp,lamp",
    "Pocket torch,Lighting > Torches",
    "Wooden bar stool,torch",
    "Something else,sofa",
    "A thing without a label,",
  ].join("\n"),
);

const attributed = write(
  "attributed.jsonl",
  [
    { name: "Desk lamp red", category: "lamp", attributes: { colour: "c-red", material: "Steel" } },
    { name: "Desk lamp blue, steel", category: "lamp", attributes: { Colour: "Red", Weight: "1 kg" } },
    { name: "Desk lamp", category: "lamp", attributes: {} },
  ]
    .map((row) => JSON.stringify(row))
    .join("\n"),
);

interface EvaluateOptions {
  readonly isTerminal?: boolean;
  readonly signal?: AbortSignal;
  readonly input?: AsyncIterable<Uint8Array>;
}

async function evaluate(words: readonly string[], options: EvaluateOptions = {}) {
  const world = createStandInWorld({ environment, ...options });
  const code = await main(["evaluate", ...words], world);
  return { code, world };
}

describe("pdo evaluate --task categorization", () => {
  test("says what was right, what was left out and why, in one document", async () => {
    const { code, world } = await evaluate([labelled, "--task", "categorization"]);
    expect(code, world.said()).toBe(0);
    expect(JSON.parse(world.printed())).toMatchObject({
      schema_version: 1,
      task: "categorization",
      sales_channel: "channel_a",
      use_rag: false,
      rows: 5,
      evaluated_rows: 3,
      failed_rows: 0,
      unusable_rows: { no_category: 1, unknown_category: 1, no_text: 0, no_attributes: 0 },
      unknown_categories: ["sofa"],
      label_count: 2,
      top_1: 2 / 3,
      confusions: [
        {
          label: { identifier: "torch", path: "Lighting > Torches" },
          predicted: { identifier: "stool", path: "Seating > Bar stools" },
          count: 1,
        },
      ],
    });
  });

  test("counts macro-F1 over the labels, and the rows of each branch", async () => {
    const { world } = await evaluate([labelled, "--task", "categorization"]);
    const answer = JSON.parse(world.printed());
    // Lamps: 1 of 1 found. Torches: 1 of 2 found, none taken for one.
    expect(answer.macro_f1).toBeCloseTo((1 + 2 / 3) / 2, 10);
    expect(answer.branches).toEqual([
      {
        category: { identifier: "light", path: "Lighting" },
        rows: 3,
        right: 2,
        right_branch: 2,
        most_frequent_wrong: { category: { identifier: "seat", path: "Seating" }, count: 1 },
      },
    ]);
    expect(answer.calibration).toHaveLength(10);
    expect(answer.thresholds[0]).toMatchObject({ threshold: 0, answers: 3, right: 2, coverage: 1 });
  });

  test("shows a person tables, and which scores to trust", async () => {
    const { code, world } = await evaluate([labelled, "--task", "categorization"], { isTerminal: true });
    expect(code).toBe(0);
    const text = world.printed();
    expect(text).toContain("top-1 66.7 %");
    expect(text).toContain("3 of 5 rows");
    expect(text).toContain("1 with a category that the channel does not have");
    expect(text).toContain("Which scores to trust");
    expect(text).toContain("Most often confused");
    expect(text).not.toMatch(/undefined|NaN/);
  });

  test("prints single figures as a table of CSV", async () => {
    const { world } = await evaluate([labelled, "--task", "categorization", "--output", "csv"]);
    expect(world.printed()).toMatch(/^field,value\r?\n/);
    expect(world.printed()).toMatch(/^evaluated_rows,3\r?$/m);
  });

  test("ends with 2 and names the labels that the channel does not have where there are no others", async () => {
    const path = write("foreign.csv", "name,category\nDesk lamp,sofa\nBlue thing,couch\n");
    const { code, world } = await evaluate([path, "--task", "categorization", "--map", "category=category"]);
    expect(code).toBe(2);
    expect(world.printed()).toBe("");
    expect(world.said()).toContain('"sofa", "couch"');
    expect(world.said()).toContain("PDO_EVALUATION_EMPTY");
  });

  test("ends with 2 where the task is not said", async () => {
    const { code, world } = await evaluate([labelled]);
    expect(code).toBe(2);
    expect(world.said()).toContain("--task");
  });

  test("ends with 130 on Ctrl-C", async () => {
    const signal = AbortSignal.abort(new Interrupted(130));
    const { code } = await evaluate([labelled, "--task", "categorization"], { signal });
    expect(code).toBe(130);
  });

  test("says the figures so far on Ctrl-C", async () => {
    const controller = new AbortController();
    const rows = `Bright desk lamp,lamp,${"x".repeat(300)}\n`.repeat(1_500);
    async function* input() {
      yield Buffer.from(`name,category,stock_notes\n${rows}`);
      // More than is read ahead; and the work looks up now and then, so it gets on in each of these turns.
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      controller.abort(new Interrupted(130));
      yield Buffer.from(rows);
    }
    const { signal } = controller;
    const { code, world } = await evaluate(["-", "--task", "categorization"], { signal, input: input() });
    expect(code).toBe(130);
    expect(world.printed()).toBe("");
    expect(world.said()).toMatch(/After [\d,]+ rows: top-1 100\.0 %/);
  });
});

describe("pdo evaluate --rag", () => {
  test("says that it changes nothing where the channel has no examples", async () => {
    const { code, world } = await evaluate([labelled, "--task", "categorization", "--rag"]);
    expect(code).toBe(0);
    expect(world.said()).toContain("channel_a has no examples");
  });

  test("warns where products are evaluated that were learned from", async () => {
    const learner = createStandInWorld({ environment });
    const lamps = write("lamps.csv", "name,category\nBright desk lamp,lamp\nOak bar stool,stool\n");
    expect(await main(["examples", "add", lamps, "--channel", "channel_a"], learner), learner.said()).toBe(0);
    try {
      const { world } = await evaluate([labelled, "--task", "categorization", "--rag"]);
      expect(JSON.parse(world.printed())).toMatchObject({ use_rag: true, rows_among_examples: 1 });
      const person = await evaluate([labelled, "--task", "categorization", "--rag"], { isTerminal: true });
      expect(person.world.printed()).toContain("Among the examples that were learned from: 1 row");
    } finally {
      await main(["examples", "clear", "--channel", "channel_a"], createStandInWorld({ environment }));
    }
  });
});

describe("pdo evaluate --task attribution", () => {
  test("counts in the published protocol and in the strict one", async () => {
    const { code, world } = await evaluate([attributed, "--task", "attribution"]);
    expect(code, world.said()).toBe(0);
    const answer = JSON.parse(world.printed());
    expect(answer.unusable_rows.no_attributes).toBe(1);
    expect(answer.unknown_attributes).toEqual(["Weight"]);
    // Red is right by its identifier, steel is not stated; blue is wrong, and of steel the second label says nothing.
    expect(answer.published).toMatchObject({
      vc: 1,
      vw: 1,
      vn: 1,
      nv: 0,
      nn: 0,
      precision: 1 / 2,
      recall: 1 / 3,
    });
    expect(answer.strict).toMatchObject({ vc: 1, vw: 1, vn: 1, nv: 1 });
    expect(answer.attributes.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      "colour",
      "material",
    ]);
  });

  test("shows a person both protocols and each attribute", async () => {
    const { world } = await evaluate([attributed, "--task", "attribution"], { isTerminal: true });
    expect(world.printed()).toMatch(/^published +50\.0 +33\.3 +40\.0 +1 +1 +1 +0$/m);
    expect(world.printed()).toMatch(/^colour /m);
    expect(world.printed()).not.toMatch(/undefined|NaN/);
  });

  test("ends with 2 where no row has attributes", async () => {
    const { code, world } = await evaluate([labelled, "--task", "attribution"]);
    expect(code).toBe(2);
    expect(world.said()).toContain("3 without attributes");
  });
});

describe("pdo evaluate --base-url", () => {
  test("evaluates a remote service, tells its failures, and ends with 1", async () => {
    const asked: unknown[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      if (request.method === "GET") return void response.writeHead(404).end();
      const body = JSON.parse(Buffer.concat(chunks).toString());
      asked.push(body);
      const isTooLarge = body.product_name === "Wooden bar stool";
      response.statusCode = isTooLarge ? 413 : 200;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(isTooLarge ? { detail: "Too large" } : lampAnswer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const words = [labelled, "--task", "categorization", "--rag", "--base-url"];
      const { code, world } = await evaluate([...words, `http://127.0.0.1:${port}/api`]);
      expect(code, world.said()).toBe(1);
      expect(JSON.parse(world.printed())).toMatchObject({
        ...{ evaluated_rows: 2, failed_rows: 1, top_1: 1 / 2, rows_among_examples: 0 },
        failures: [{ code: "HTTP_413", count: 1, first_row: 3, first_reason: "Too large" }],
      });
      expect(asked).toHaveLength(3);
    } finally {
      server.close();
    }
  });
});

const languagesOf = (name: string) => ({ en: { name }, de: { name }, fr: { name }, it: { name } });
const lamp = { identifier: "lamp", languages: languagesOf("Desk lamps") };
const lampAnswer = {
  message: "",
  best_category: { category: lamp, path: [lamp], score: 0.5 },
  other_categories: [],
};
