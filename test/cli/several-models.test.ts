import { expect, test } from "vitest";
import { honestAnswer } from "../stand-in/answers/honest.ts";
import { billed, openCustomer, roundedUp } from "./customer-language-model.ts";

const askedModels = (requests: readonly { readonly body: string }[]) =>
  requests.map(({ body }) => {
    const { model, response_format: form } = JSON.parse(body);
    return `${model} ${form.json_schema.name}`;
  });

const verdict = JSON.stringify({ faults: [] });
const answers = {
  answerOf: (question: Parameters<typeof honestAnswer>[0]) =>
    question.schemaName === "verdict" ? verdict : honestAnswer(question),
};

test("each task is asked of its own model, the rest together, and the summary has them all", async () => {
  const customer = await openCustomer({ rows: 2 });
  const words = ["--model", "stand-in,description=stand-in-large"];
  expect(await customer.enrich(words)).toMatchObject({ code: 0, said: "" });
  const asked = askedModels(customer.standIn.requests);
  expect(asked.filter((each) => each === "stand-in-large description")).toHaveLength(2);
  expect(asked.filter((each) => each === "stand-in product")).toHaveLength(2);
  const { model } = customer.summary();
  expect(model).toMatchObject({ requests: asked.length, total: { completions: asked.length } });
  expect(model?.model).toMatch(/ stand-in, stand-in-large$/);
  expect(model?.total.cost).toBeCloseTo(billed(customer.standIn), 5);
  await customer.enrich(words);
  expect(customer.standIn.requests).toHaveLength(asked.length);
});

test("a second model reads names and descriptions, and is paid for from the same budget", async () => {
  const customer = await openCustomer({ rows: 2, standIn: answers });
  const words = ["--tasks", "name,description", "--judge", "stand-in-small"];
  expect(await customer.enrich(words)).toMatchObject({ code: 0, said: "" });
  const asked = askedModels(customer.standIn.requests);
  expect(asked.filter((each) => each === "stand-in-small verdict")).toHaveLength(4);
  expect(Object.keys(customer.summary().model?.tasks ?? {}).toSorted()).toEqual(["judge", "row"]);

  const poor = await openCustomer({ rows: 4, standIn: answers });
  await poor.enrich([...words, "--max-cost", "0.02"]);
  expect(billed(poor.standIn)).toBeLessThanOrEqual(0.02 + roundedUp(poor.standIn));
});

test.each(["--batch", "--record=recording"])("%s refuses several", async (flag) => {
  const customer = await openCustomer();
  const { code, said } = await customer.enrich(["--judge", "stand-in-small", flag]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_MODELS_SEVERAL");
  expect(customer.standIn.requests).toHaveLength(0);
});

test("a plan says that what a second model reads is not in it", async () => {
  const customer = await openCustomer({ rows: 1 });
  const words = ["enrich", customer.at("feed.csv"), "--dry-run", "--json", "--judge", "stand-in-small"];
  const { printed } = await customer.run(words);
  expect(JSON.parse(printed).notes).toContainEqual(expect.stringContaining("stand-in-small reads"));
});

test("a plan counts the questions to all models", async () => {
  const customer = await openCustomer({ rows: 2 });
  const plan = async (...words: string[]) => {
    const { printed } = await customer.run([
      "enrich",
      customer.at("feed.csv"),
      "--dry-run",
      "--json",
      ...words,
    ]);
    return JSON.parse(printed).model.to_ask as number;
  };
  expect(await plan("--tasks", "name,description")).toBe(2);
  expect(await plan("--tasks", "name,description", "--model", "name=stand-in-a,description=stand-in-b")).toBe(
    4,
  );
});
