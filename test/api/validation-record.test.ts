import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { maxFactLength, maxNameLength } from "../../src/api/text-limits.ts";
import { validateRequest } from "../../src/api/validation.ts";
import { propertyRuns } from "../property-runs.ts";
import { recordedRecordFaults } from "./recorded-record-faults.ts";

const record = { name: "Lamp" };

/** Null where the body is accepted. */
function detailOf(body: unknown): unknown {
  try {
    validateRequest("enrichRecord", { query: [], body });
    return [];
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.status !== 422) throw problem;
    return problem.detail;
  }
}

describe("a record's body", () => {
  test.each(recordedRecordFaults)("%s: judged as pydantic judges it", (_title, body, faults) => {
    expect(detailOf(body)).toEqual(faults);
  });

  test("gets its defaults", () => {
    const body = {
      record,
      tasks: ["name", "categorization"],
      options: { categorization: { sales_channel: "channel_a", limit: "7" } },
    };
    expect(validateRequest("enrichRecord", { query: [], body }).body).toEqual({
      record: { name: "Lamp", facts: [] },
      tasks: ["name", "categorization"],
      options: { categorization: { sales_channel: "channel_a", limit: 7, use_rag: false } },
    });
  });

  const missing = (task: string) => ({
    loc: ["body", "options", task, "sales_channel"],
    msg: "Field required",
    type: "missing",
  });
  test.each([[undefined], [{}], [{ categorization: null }]])(
    "needs the sales channel of the tasks that are asked for, in options %j",
    (options) => {
      const body = { record, tasks: ["categorization", "attribution"], ...(options && { options }) };
      expect(detailOf(body)).toEqual([missing("categorization"), missing("attribution")]);
    },
  );

  test("reports a missing sales channel beside all else that is wrong", () => {
    const detail = detailOf({ record: { name: 5 }, tasks: ["attribution", "x"] });
    expect(detail).toMatchObject([
      { loc: ["body", "record", "name"], type: "string_type" },
      { loc: ["body", "tasks", 1], type: "enum" },
      missing("attribution"),
    ]);
  });

  test("may be as long as it may, counted in characters", () => {
    const emoji = "💡".repeat(maxNameLength);
    const facts = [{ label: "Text", text: "x".repeat(maxFactLength) }];
    expect(detailOf({ record: { name: emoji, facts }, tasks: ["name"] })).toEqual([]);
    expect(
      detailOf({
        record: { name: `${emoji}x`, facts: [{ label: "Text", text: `${facts[0]?.text}x` }] },
        tasks: ["name"],
      }),
    ).toEqual([
      {
        loc: ["body", "record", "name"],
        msg: "String should have at most 10000 characters",
        type: "string_too_long",
      },
      {
        loc: ["body", "record", "facts", 0, "text"],
        msg: "String should have at most 20000 characters",
        type: "string_too_long",
      },
    ]);
  });

  test("reports half characters where they are declared, once each, and ignores them elsewhere", () => {
    const half = "\ud800";
    const facts = [{ label: half, text: "b", more: half }];
    const body = {
      record: { name: "a", facts, other: [half] },
      tasks: [half],
      options: { name: { task_type: half } },
      more: half,
    };
    expect(detailOf(body)).toMatchObject([
      { loc: ["body", "record", "facts", 0, "label"], type: "string_unicode" },
      { loc: ["body", "tasks", 0], type: "enum" },
      { loc: ["body", "options", "name", "task_type"], type: "enum" },
    ]);
  });

  test("of any depth is judged without running out of stack", () => {
    let deep: unknown = "\ud800";
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(detailOf({ record: { ...record, deep }, tasks: ["name"], deep })).toEqual([]);
    expect(detailOf({ record, tasks: [deep] })).toMatchObject([{ loc: ["body", "tasks", 0], type: "enum" }]);
  });

  test("with an object that has a length in a list's place is refused once", () => {
    const [fault, other] = detailOf({
      record: { ...record, facts: { length: 201 } },
      tasks: ["name"],
    }) as readonly {
      type: string;
    }[];
    expect(fault?.type).toBe("list_type");
    expect(other).toBeUndefined();
  });

  test("of any JSON is accepted or refused, all faults once and in the order of declaration", () => {
    const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("en", "name", "channel_a", 5));
    const fields = (...names: string[]) =>
      fc.oneof(
        fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] }),
        field,
      );
    const body = fc.record(
      {
        record: fields("name", "description", "brand", "language", "source_category", "facts"),
        tasks: fc.oneof(fc.array(field, { maxLength: 4 }), field),
        options: fc.oneof(
          fc.record(
            {
              name: fields("task_type"),
              categorization: fields("sales_channel", "limit", "use_rag"),
              attribution: fields("sales_channel"),
            },
            { requiredKeys: [] },
          ),
          field,
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, (given) => {
        const detail = detailOf(given) as readonly { loc: readonly (string | number)[] }[];
        const places = detail.map(({ loc }) => JSON.stringify(loc));
        expect(new Set(places).size).toBe(places.length);
        const order = ["record", "tasks", "options"];
        const tops = detail.map(({ loc }) => order.indexOf(String(loc[1])));
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
        expect(detail.every(({ loc }) => loc[0] === "body")).toBe(true);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
