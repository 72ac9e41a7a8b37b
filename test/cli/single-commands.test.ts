import { expect, test } from "vitest";
import { always } from "../stand-in/scenarios/plan.ts";
import { openCustomer } from "./customer-language-model.ts";

const commands: readonly [string, ...string[]][] = [
  ["name", "STEEL KETTLE 1.7L"],
  ["description", "Boils 1.7 litres. Material: stainless steel."],
  ["categorize", "Steel kettle"],
  ["attribute", "Colour: red", "--category", "a-fashion-women-dresses"],
];

test.each(commands)("pdo %s is answered by the model, asked once", async (...words) => {
  const { run, standIn } = await openCustomer();
  const first = await run(words);
  expect(first).toMatchObject({ code: 0, said: "" });
  expect(JSON.parse(first.printed).message).toContain("By stand-in");
  const asked = standIn.requests.length;
  expect(asked).toBeGreaterThan(0);
  expect(await run(words)).toEqual(first);
  expect(standIn.requests).toHaveLength(asked);
});

test.each(commands)("pdo %s ends with 5 where the key is refused", async (...words) => {
  const { run, standIn } = await openCustomer({ standIn: { plan: always("401") } });
  const { code, printed, said } = await run(words);
  expect({ code, printed }).toEqual({ code: 5, printed: "" });
  expect(said).toContain("PDO_PROVIDER_KEY_REFUSED");
  expect(standIn.requests).toHaveLength(1);
});

test.each(commands)(
  "pdo %s is answered by the built-in engine where the model does not answer",
  async (...words) => {
    const { run } = await openCustomer({ standIn: { plan: always("refusal") } });
    const { code, printed } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(printed).message).toContain("Done without the language model: ");
    expect((await run([...words, "--fallback", "none"])).code).toBe(5);
  },
);

test("a filter asks the model for each record", async () => {
  const { run, standIn } = await openCustomer();
  const { code, printed } = await run(["name"], { input: "STEEL KETTLE\nRED LAMP\n" });
  expect(code).toBe(0);
  const records = printed
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(records.map((record) => record.pdo.name.message)).toEqual([
    expect.stringContaining("By stand-in"),
    expect.stringContaining("By stand-in"),
  ]);
  expect(standIn.requests).toHaveLength(2);
});
