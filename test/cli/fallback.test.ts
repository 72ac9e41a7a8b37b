import Papa from "papaparse";
import { expect, test } from "vitest";
import { always } from "../stand-in/scenarios/plan.ts";
import { type Customer, openCustomer } from "./customer-language-model.ts";

const refusing = { standIn: { plan: always("refusal") } };

function statuses({ read }: Customer) {
  const { data } = Papa.parse<Record<string, string>>(read("feed.enriched.csv") ?? "", {
    header: true,
    skipEmptyLines: true,
  });
  return data.map(({ pdo_status, pdo_messages, pdo_name }) => ({ pdo_status, pdo_messages, pdo_name }));
}

test("where the model does not answer, the built-in engine does, and the row says so", async () => {
  const customer = await openCustomer(refusing);
  // Nothing that was asked for was done by the model.
  expect((await customer.enrich()).code).toBe(1);
  const [first] = statuses(customer);
  expect(first).toMatchObject({ pdo_status: "partial", pdo_name: "Steel Kettle 1.7L 0" });
  expect(first?.pdo_messages).toContain("name: Done without the language model: The model would not answer.");
  // Each task says so once.
  expect(first?.pdo_messages?.match(/Done without the language model/g)).toHaveLength(4);
  const { partial, rows_with_fallbacks, fallbacks, failures, reviews } = customer.summary();
  expect(reviews.filter(({ code }) => code === "PDO_REVIEW_EVIDENCE")).toEqual([]);
  expect({ partial, rows_with_fallbacks, failures }).toEqual({
    partial: 4,
    rows_with_fallbacks: 4,
    failures: [],
  });
  const code = "PDO_PROVIDER_ANSWER_UNUSABLE";
  expect(fallbacks).toMatchObject([
    { task: "name", code, count: 4 },
    { task: "description", code, count: 4 },
    { task: "categorization", code, count: 4 },
    { task: "attribution", code, count: 4 },
  ]);
});

test("--fail-on fallbacks>0 ends such a run with 3", async () => {
  const { enrich, standIn } = await openCustomer(refusing);
  expect((await enrich(["--fail-on", "fallbacks>0"])).code).toBe(3);
  standIn.workings.plan = always("ok");
  expect((await enrich(["--fail-on", "fallbacks>0", "--refresh"])).code).toBe(0);
});

test.each([
  ["500", []],
  ["502-html", []],
  ["bad-json", []],
  ["bad-json", ["--escalate-below", "1"]],
] as const)(
  "a model of which no answer can be used ends a short run with 1: %s %j",
  async (scenario, words) => {
    const customer = await openCustomer({ standIn: { plan: always(scenario) } });
    const ran = await customer.enrich(["--tasks", "name", "--retries", "0", "--output", "table", ...words]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toMatch(/^! 4 rows.*no answer could be used/s);
    expect(statuses(customer)).toHaveLength(4);
    expect(customer.summary()).toMatchObject({ rows_by_model: 0, exit_code: 1 });
    // Of what is kept no answer can be used either.
    if (scenario === "bad-json") expect((await customer.enrich(["--tasks", "name", ...words])).code).toBe(1);
  },
);

test("one answer of use is enough", async () => {
  const customer = await openCustomer({
    standIn: { plan: ({ question }) => (question.messages[0]?.text.includes("KETTLE") ? "ok" : "refusal") },
  });
  expect((await customer.enrich(["--tasks", "name"])).code).toBe(0);
  expect(customer.summary()).toMatchObject({ rows_by_model: 1, rows_with_fallbacks: 3 });
});

test("with --fallback none nobody else answers", async () => {
  const customer = await openCustomer(refusing);
  const rejects = customer.at("rejects.csv");
  expect((await customer.enrich(["--fallback", "none", "--rejects", rejects])).code).toBe(1);
  expect(statuses(customer)).toHaveLength(4);
  for (const row of statuses(customer)) expect(row).toMatchObject({ pdo_status: "rejected", pdo_name: "" });
  expect(customer.summary()).toMatchObject({ rejected: 4, fallbacks: [], rows_with_fallbacks: 0 });
  expect(customer.read("rejects.csv")).toContain(
    "2,name,PDO_PROVIDER_ANSWER_UNUSABLE,The model would not answer.",
  );
});

test("an answer that is not fit is asked for once more, naming the fault", async () => {
  const customer = await openCustomer({
    standIn: { plan: ({ question }) => (question.messages.length === 1 ? "wrong-schema" : "ok") },
  });
  expect((await customer.enrich(["--tasks", "name"])).code).toBe(0);
  expect(customer.summary()).toMatchObject({ ok: 4, fallbacks: [] });
  expect(customer.standIn.requests).toHaveLength(8);
});
