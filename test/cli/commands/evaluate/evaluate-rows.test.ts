import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../../../src/api/service-problem.ts";
import type { Evaluation } from "../../../../src/cli/commands/evaluate/evaluation.ts";
import type {
  LabelledFeed,
  LabelledRow,
  RowFault,
} from "../../../../src/cli/commands/evaluate/labelled-feed.ts";
import { createRowTally, evaluateRows, failedRows } from "../../../../src/cli/commands/evaluate/rows.ts";
import { Interrupted } from "../../../../src/cli/world.ts";
import { createStandInClient, plainAnswer } from "../../../stand-ins/client.ts";
import { plainOptions } from "../../../stand-ins/task-options.ts";

function labelled(row: number): LabelledRow {
  const example = {
    name: `Lamp ${row}`,
    description: "Bright",
    brand: "Acme",
    categoryIdentifier: "x-secret",
    attributes: { colour: ["x-secret-value"] },
  };
  return { row, example, accepted: ["x-secret"], unknownAttributes: [] };
}

/** @param pulled is told of each batch as it is read */
function feedOf(batches: readonly (readonly (LabelledRow | RowFault)[])[], pulled = () => {}): LabelledFeed {
  return {
    name: "a feed",
    why: [],
    rows: async function* () {
      for (const batch of batches) {
        pulled();
        yield batch;
      }
    },
    close: async () => {},
  };
}

function createEvaluation(seen: number[] = []): Evaluation<"categorization"> {
  return {
    task: "categorization",
    isLabelled: () => true,
    add: ({ row }) => void seen.push(row),
    rows: () => seen.length,
    headline: () => "",
    toAnswer: () => ({}),
    toSections: () => [],
  };
}

function asking(client = createStandInClient(), signal = new AbortController().signal) {
  return { client, options: plainOptions, concurrency: 2, signal, now: () => 0, onProgress: () => {} };
}

describe("rows that are evaluated", () => {
  test("are asked about by their texts and brand, and never by their label", async () => {
    const client = createStandInClient();
    await evaluateRows(
      createEvaluation(),
      { feed: feedOf([[labelled(1)]]), tally: createRowTally() },
      asking(client),
    );
    expect(client.calls.map(({ input }) => input.body)).toEqual([
      { product_name: "Lamp 1", product_description: "Bright\nBrand: Acme" },
    ]);
    expect(JSON.stringify(client.calls)).not.toContain("secret");
  });

  test("are counted in their order, and what is no label by its reason", async () => {
    const seen: number[] = [];
    const tally = createRowTally();
    const fault = { row: 2, reason: "unknown_category", seen: "Sofas" } as const;
    await evaluateRows(
      createEvaluation(seen),
      { feed: feedOf([[labelled(1), fault], [labelled(3)]]), tally },
      asking(),
    );
    expect(seen).toEqual([1, 3]);
    expect(tally).toMatchObject({ rows: 3, evaluated: 2, unusable: { unknown_category: 1 } });
    expect([...tally.unknownCategories.first]).toEqual(["Sofas"]);
  });

  test("name the first five of all unknown categories", async () => {
    const faults = Array.from({ length: 9 }, (_, row) => ({
      row,
      reason: "unknown_category" as const,
      seen: `Sofas ${row % 7}`,
    }));
    const tally = createRowTally();
    await evaluateRows(createEvaluation(), { feed: feedOf([faults]), tally }, asking());
    expect(tally.unknownCategories.rows).toBe(9);
    expect(tally.unknownCategories.first.size).toBe(5);
  });

  test("do not end the others where the service fails for one", async () => {
    const client = createStandInClient((name, input) => {
      const asked = (input.body as { product_name?: string } | undefined)?.product_name;
      if (asked === "Lamp 2") throw new ServiceProblem(413, "Too large");
      return plainAnswer(name, input);
    });
    const tally = createRowTally();
    await evaluateRows(
      createEvaluation(),
      { feed: feedOf([[labelled(1), labelled(2), labelled(3)]]), tally },
      asking(client),
    );
    expect(tally.evaluated).toBe(2);
    expect(failedRows(tally)).toBe(1);
    expect(tally.failures.get("HTTP_413")).toMatchObject({ count: 1, first_row: 2 });
  });

  test("say what went wrong within where the service is in this process", async () => {
    const client = createStandInClient((name, input) => {
      const asked = (input.body as { product_name?: string } | undefined)?.product_name;
      if (asked !== "Lamp 1") return plainAnswer(name, input);
      throw new ServiceProblem(500, "Internal Server Error", { cause: new Error("No such list.") });
    });
    const tally = createRowTally();
    await evaluateRows(
      createEvaluation(),
      { feed: feedOf([[labelled(2), labelled(1)]]), tally },
      asking(client),
    );
    expect(tally.failures.get("HTTP_500")?.first_reason).toBe("Internal Server Error: No such list.");
  });

  test("end with the first one where the service refuses the key", async () => {
    const client = createStandInClient(() => {
      throw new ServiceProblem(401, "Unknown key");
    });
    const rows = Array.from({ length: 50 }, (_, row) => labelled(row));
    const work = evaluateRows(
      createEvaluation(),
      { feed: feedOf([rows]), tally: createRowTally() },
      asking(client),
    );
    await expect(work).rejects.toThrow("Unknown key");
  });

  test("are read no faster than they are answered", async () => {
    const state = { pulled: 0, most: 0 };
    const seen: number[] = [];
    const batches = Array.from({ length: 300 }, (_, row) => [labelled(row)]);
    const feed = feedOf(batches, () => {
      state.pulled += 1;
      state.most = Math.max(state.most, state.pulled - seen.length);
    });
    await evaluateRows(createEvaluation(seen), { feed, tally: createRowTally() }, asking());
    expect(seen).toHaveLength(300);
    expect(state.most).toBeLessThan(50);
  });

  test("end with the reason of an interruption", async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const batches = Array.from({ length: 300 }, (_, row) => {
      return [labelled(row)];
    });
    const feed = feedOf(batches, () => {
      if (seen.length > 20) controller.abort(new Interrupted(130));
    });
    const work = evaluateRows(
      createEvaluation(seen),
      { feed, tally: createRowTally() },
      asking(createStandInClient(), controller.signal),
    );
    await expect(work).rejects.toBeInstanceOf(Interrupted);
    expect(seen.length).toBeLessThan(300);
  });

  test("that were learned from are counted", async () => {
    const tally = createRowTally();
    const known = { count: 1, has: ({ name }: { readonly name: string }) => name === "Lamp 2" };
    await evaluateRows(
      createEvaluation(),
      { feed: feedOf([[labelled(1), labelled(2)]]), tally, known },
      asking(),
    );
    expect(tally.known).toBe(1);
  });
});
