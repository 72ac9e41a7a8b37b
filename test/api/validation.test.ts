import { describe, expect, test } from "vitest";
import { createOpenApiDocument } from "../../src/api/openapi.ts";
import { isLongerThan, maxNameLength } from "../../src/api/text-limits.ts";
import { validateRequest } from "../../src/api/validation.ts";

const body = { product_name: "Kettle" };
const query = (...pairs: readonly (readonly [string, string])[]) => ({ query: pairs, body });
const cleaned = ["task_type", "cleaned"] as const;
const inGerman = ["translation_language", "de"] as const;

describe("validating requests one after the other", () => {
  test("checks a query that was asked before as it did then", () => {
    const first = validateRequest("optimizeName", query(cleaned, inGerman));
    const second = validateRequest("optimizeName", query(cleaned, inGerman));
    expect(second).toEqual(first);
    expect(second.query).toEqual({ task_type: "cleaned", translation_language: "de" });
  });

  test("keeps apart what differs in one value, in a parameter or in its order", () => {
    const ask = (...pairs: readonly (readonly [string, string])[]) =>
      validateRequest("optimizeName", query(...pairs)).query.translation_language;
    expect(ask(cleaned, inGerman, ["translation_language", "fr"])).toBe("fr");
    expect(ask(cleaned, ["translation_language", "fr"], inGerman)).toBe("de");
    expect(ask(cleaned, ["translation_language", "it"])).toBe("it");
  });

  test("refuses a faulty query every time, and goes on with others", () => {
    const ask = () => validateRequest("optimizeName", query(cleaned, ["translation_language", "xx"]));
    expect(ask).toThrow();
    expect(ask).toThrow();
    expect(validateRequest("optimizeName", query(cleaned, inGerman)).body).toEqual(body);
  });

  test("checks the body anew beside a query that is known", () => {
    validateRequest("optimizeName", query(cleaned, inGerman));
    expect(() => validateRequest("optimizeName", { ...query(cleaned, inGerman), body: {} })).toThrow();
    const broken = { ...query(cleaned, inGerman), body: { product_name: "\ud800" } };
    expect(() => validateRequest("optimizeName", broken)).toThrow();
  });

  test("gives out queries that nobody can change for the next one", () => {
    const first = validateRequest("optimizeName", query(cleaned, inGerman));
    Reflect.set(first.query, "translation_language", "fr");
    expect(validateRequest("optimizeName", query(cleaned, inGerman)).query.translation_language).toBe("de");
  });
});

describe("the longest texts", () => {
  test.each([
    ["a", 10_000, false],
    ["a", 10_001, true],
    ["😀", 10_000, false],
    ["😀", 10_001, true],
    ["a😀", 5_000, false],
    ["a😀", 5_001, true],
    ["\ud83d", 10_000, false],
    ["\ude00", 10_001, true],
  ])("%j, %i times, is too long: %s", (text, times, expected) => {
    expect(isLongerThan(maxNameLength, text.repeat(times))).toBe(expected);
  });

  test("stand in the interface description", () => {
    const { schemas } = createOpenApiDocument().components;
    const text = (maxLength: number) => ({ type: "string", maxLength });
    const optional = { anyOf: [text(10_000), { type: "null" }] };
    expect(schemas.NameRequest?.properties).toEqual({ product_name: text(10_000) });
    expect(schemas.ProductRequest?.properties).toEqual({
      product_description: text(200_000),
      product_name: optional,
    });
  });
});

describe("the sales channel of a request", () => {
  const body = { product_description: "A chair." };
  const ask = (channel: string, channels?: readonly string[]) =>
    validateRequest("categorize", { query: [["sales_channel", channel]], body }, channels);
  const own = ["channel_a", "channel_b", "myshop"];
  const faultsOf = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (problem) {
      return (problem as { readonly detail: unknown }).detail;
    }
  };

  test("is one of the contract's two, where the service has no others", () => {
    expect(ask("channel_b").query.sales_channel).toBe("channel_b");
    expect(faultsOf(() => ask("myshop"))).toEqual([
      { loc: ["query", "sales_channel"], msg: "Input should be 'channel_a' or 'channel_b'", type: "enum" },
    ]);
  });

  test("may be the operator's own", () => {
    expect(ask("myshop", own).query).toEqual({ sales_channel: "myshop", limit: 5, use_rag: false });
    expect(faultsOf(() => ask("other", own))).toEqual([
      {
        loc: ["query", "sales_channel"],
        msg: "Input should be 'channel_a', 'channel_b' or 'myshop'",
        type: "enum",
      },
    ]);
  });

  test("is looked at in a record's options, and is missed as before", () => {
    const record = (sales_channel: unknown) => ({
      record: { name: "Chair" },
      tasks: ["categorization"],
      options: { categorization: { sales_channel } },
    });
    const enrich = (sales_channel: unknown) =>
      faultsOf(() => validateRequest("enrichRecord", { query: [], body: record(sales_channel) }, own));
    const loc = ["body", "options", "categorization", "sales_channel"];
    const unknown = { loc, msg: "Input should be 'channel_a', 'channel_b' or 'myshop'", type: "enum" };
    expect(enrich("other")).toEqual([unknown]);
    expect(enrich(5)).toEqual([unknown]);
    expect(enrich(undefined)).toEqual([{ loc, msg: "Field required", type: "missing" }]);
    expect(enrich("myshop")).toMatchObject({
      body: { options: { categorization: { sales_channel: "myshop" } } },
    });
  });

  test("stands in the interface description, with the operator's own", () => {
    const described = (channels?: readonly string[]) =>
      createOpenApiDocument(channels).components.schemas.SalesChannelEnum;
    expect(described()).toMatchObject({ type: "string", enum: ["channel_a", "channel_b"] });
    expect(described(own)).toMatchObject({ type: "string", enum: own });
  });
});
