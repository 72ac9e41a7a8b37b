import { describe, expect, test } from "vitest";
import { channelFormats, channelNames } from "../../src/channels/channel-names.ts";
import { channels } from "../../src/channels/channels.ts";
import { createItemWriter } from "../../src/channels/file-formats.ts";
import { describeGaps, GapTally } from "../../src/channels/gaps.ts";
import { kettle, productOf, request, shirts } from "./product-of.ts";

describe.each(channelNames)("the channel %s", (name) => {
  const channel = channels[name];
  const families = [{ members: [{ product: kettle, options: [] }] }, shirts];

  test("is in the table under its name, with its source and the day of its reading", () => {
    expect(channel.name).toBe(name);
    expect(channel.source.url).toMatch(/^https:\/\//);
    expect(channel.source.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const format of channel.formats) expect(channelFormats).toContain(format);
  });

  test("fills only fields of its own, and always those that are always there", () => {
    for (const family of families) {
      const items = channel.items(family, request);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(Object.keys(item).filter((field) => !channel.fields.includes(field))).toEqual([]);
        expect(Object.values(item)).not.toContain("");
      }
      const [first = {}] = items;
      for (const field of channel.alwaysThere) expect(Object.keys(first)).toContain(field);
    }
  });

  test("makes nothing up: of a product without anything it says nothing of the product", () => {
    const items = channel.items(
      { members: [{ product: productOf({ id: "1" }), options: [] }] },
      {
        ...request,
        pathText: () => "",
        taxonomy: () => "",
      },
    );
    const said = JSON.stringify(items);
    expect(said).not.toMatch(/new|EUR|in.stock|adult|unisex|https?:/i);
  });

  test("says what it requires", () => {
    const tally = new GapTally(channel);
    tally.add(productOf({ id: "1" }), false);
    const sentence = describeGaps(channel, tally.gaps()) ?? "";
    expect(sentence).toContain(channel.title);
    expect(sentence).toMatch(/title|name/i);
    expect(sentence).toMatch(/price/i);
    const full = new GapTally(channel);
    full.add(kettle, false);
    expect(full.gaps().filter(({ hint = "" }) => !hint.startsWith("of the shop"))).toEqual([]);
  });

  test("names each variant, and all by the same family", () => {
    const said = JSON.stringify(channel.items(shirts, request));
    for (const id of ["S-M", "S-L"]) expect(said).toContain(`"${id}"`);
  });

  test.each(["csv", "tsv", "xml", "jsonl"] as const)(
    "can be written as %s without a line too many",
    (format) => {
      if (!channel.formats.some((known) => known === format)) return;
      const { fields } = channel;
      const writer = createItemWriter(format, { channel, fields });
      const items = families.flatMap((family) => channel.items(family, request));
      const lines = items.map((item) => writer.item(item));
      if (format === "tsv" || format === "jsonl")
        for (const line of lines) expect(line.split("\n")).toHaveLength(2);
      const whole = writer.begin() + lines.join("") + writer.end();
      expect(whole).toContain("Lumora");
    },
  );
});
