import { describe, expect, it, onTestFinished } from "vitest";
import { startStandIn } from "./stand-in.ts";

const long = "Write the name of a product as a shop would. ".repeat(120);
const other = "Write it in German. ".repeat(260);

interface Usage {
  readonly cached: number;
  readonly written: number;
}

async function openShop(options: Parameters<typeof startStandIn>[0] = {}) {
  let at = 1_700_000_000_000;
  const standIn = await startStandIn({ ...options, now: () => at });
  onTestFinished(() => standIn.close());
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${standIn.origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, never>;
  };
  const usages = (): Usage[] =>
    standIn.ledger.charges.map(({ tokens }) => ({ cached: tokens.cached, written: tokens.cacheWrite }));
  const wait = (ms: number) => {
    at += ms;
  };
  return { post, usages, wait };
}

const row = (text: string) => ({ role: "user", content: text });

describe("OpenAI's cache", () => {
  const ask = async (shop: Awaited<ReturnType<typeof openShop>>, body: object) =>
    shop.post("/v1/chat/completions", { authorization: "Bearer sk-1" }, body);

  it("of older models has what two questions share, in steps of 128 tokens from 1,024 on, and writes for nothing", async () => {
    const shop = await openShop();
    for (const name of ["lamp", "chair"])
      await ask(shop, { model: "gpt-4.1", messages: [{ role: "system", content: long }, row(name)] });
    await ask(shop, { model: "gpt-4.1", messages: [{ role: "system", content: "Short." }, row("lamp")] });
    expect(shop.usages()).toEqual([
      { cached: 0, written: 0 },
      { cached: 1_280, written: 0 },
      { cached: 0, written: 0 },
    ]);
  });

  const marked = (text: string) => ({ type: "text", text, prompt_cache_breakpoint: { mode: "explicit" } });
  const asked = (name: string, texts: readonly string[]) => ({
    model: "gpt-6-luna",
    messages: [{ role: "system", content: texts.map(marked) }, row(name)],
    prompt_cache_options: { mode: "explicit" },
    prompt_cache_key: "shop",
  });

  it("of newer models has what ends at a mark, the longest that is known", async () => {
    const shop = await openShop();
    await ask(shop, asked("lamp", [long, other]));
    await ask(shop, asked("chair", [long, other]));
    await ask(shop, asked("table", [long, "Write it in French."]));
    const [first, second, third] = shop.usages();
    expect(first).toEqual({ cached: 0, written: 2_650 });
    expect(second).toEqual({ cached: 2_650, written: 0 });
    expect(third).toEqual({ cached: 1_350, written: 5 });
  });

  it("of newer models has the whole question where nothing is marked, which no other one begins with", async () => {
    const shop = await openShop();
    for (const name of ["lamp", "chair"]) {
      const messages = [{ role: "system", content: long }, row(name)];
      await ask(shop, { model: "gpt-6-luna", messages, prompt_cache_key: "shop" });
    }
    for (const { cached, written } of shop.usages()) {
      expect(cached).toBe(0);
      expect(written).toBeGreaterThan(1_000);
    }
  });

  it("is not to be marked for older models", async () => {
    const shop = await openShop();
    const { error } = await ask(shop, { ...asked("lamp", [long]), model: "gpt-5-mini" });
    expect(JSON.stringify(error)).toContain("prompt_cache");
  });
});

describe("Anthropic's cache", () => {
  const ask = async (
    shop: Awaited<ReturnType<typeof openShop>>,
    model: string,
    name: string,
    texts = [long],
  ) =>
    shop.post(
      "/v1/messages",
      { "x-api-key": "sk-ant-1", "anthropic-version": "2023-06-01" },
      {
        model,
        max_tokens: 100,
        system: texts.map((text) => ({ type: "text", text, cache_control: { type: "ephemeral" } })),
        messages: [row(name)],
      },
    );

  it("has what ends at a mark, for five minutes from its last use, where it reaches the model's minimum", async () => {
    const shop = await openShop();
    await ask(shop, "claude-sonnet-5", "lamp");
    shop.wait(200_000);
    await ask(shop, "claude-sonnet-5", "chair");
    shop.wait(200_000);
    await ask(shop, "claude-sonnet-5", "table");
    shop.wait(300_000);
    await ask(shop, "claude-sonnet-5", "desk");
    await ask(shop, "claude-haiku-4-5", "lamp");
    expect(shop.usages().map(({ cached }) => cached)).toEqual([0, 1_350, 1_350, 0, 0]);
    expect(shop.usages().map(({ written }) => written)).toEqual([1_350, 0, 0, 1_350, 0]);
  });

  it("has nothing yet of a question that is being answered", async () => {
    const shop = await openShop({ latencyMs: 20 });
    await ask(shop, "claude-sonnet-5", "lamp");
    await ask(shop, "claude-sonnet-5", "chair");
    shop.wait(20);
    await ask(shop, "claude-sonnet-5", "table");
    expect(shop.usages().map(({ cached }) => cached)).toEqual([0, 0, 1_350]);
  });
});
