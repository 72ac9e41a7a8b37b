import { describe, expect, test } from "vitest";
import { commands } from "../../../src/cli/commands/commands.ts";
import { type CompletionSources, completeWords } from "../../../src/cli/completion/complete.ts";
import { pageNames } from "../../../src/cli/help/topics.ts";
import { rulePackNames } from "../../../src/lint/packs.ts";

const sources: CompletionSources = {
  commands,
  channels: async () => ["channel_a", "channel_b", "myshop"],
  categories: async (beginning, channel) =>
    ["a-lamps", "a-lids"]
      .filter((one) => one.startsWith(beginning))
      .map((value) => ({ value: `${value}${channel ?? ""}` })),
  attributes: async (category) => [{ value: `${category}-color` }],
  columns: async (feed, flags) => [feed, ...Object.keys(flags), "Product Title"],
};

async function complete(line: string): Promise<string> {
  const completion = await completeWords(line.split(" "), sources);
  return completion.kind === "words"
    ? completion.candidates.map(({ value }) => value).join(" ")
    : completion.kind;
}

describe("what may stand in a place", () => {
  test.each([
    ["cat", "catalog categories categorize"],
    ["--ve", "--version"],
    ["help exi", "exit-codes"],
    ["help enr", "enrich"],
    ["catalog im", "import"],
    ["catalog import sh", "shopify"],
    ["catalog import csv fo", "files"],
    ["catalog export --channel my", "myshop"],
    ["enrich fe", "files"],
    ["enrich feed.csv more", ""],
    ["enrich --cha", "--channel"],
    ["enrich --channel ", "channel_a channel_b myshop"],
    ["enrich --channel=my", "--channel=myshop"],
    ["enrich --channel channel_a --chann", ""],
    ["enrich --out=fe", "files"],
    ["enrich -o fe", "files"],
    ["enrich --record mod", "folders"],
    ["enrich --tasks name,cat", "name,categorization"],
    ["enrich --tasks name,na", ""],
    ["enrich --no-mess", "--no-messages"],
    ["enrich --limit 5", ""],
    ["enrich feed.csv --map na", "name="],
    ["enrich feed.csv --map name=Pro", "name=Product Title"],
    ["enrich feed.csv --delimiter ; --map=name=d", "--map=name=delimiter"],
    ["enrich feed.csv --map name=A --ma", "--map --max-cost --max-tokens --max-churn --max-time --max-wait"],
    ["enrich feed.csv --ignore feed", "feed.csv"],
    ["enrich --forc", ""],
    ["enrich -- --cha", "files"],
    ["lint --output sa", "sarif"],
    ["lint --fail-on w", "warning"],
    ["verify a.csv b", "files"],
    ["attributes a-l", "a-lamps a-lids"],
    ["attribute --channel X --category a-la", "a-lampsX"],
    ["values a-lamps a", "a-lamps-color"],
    ["keys revoke x", ""],
    ["completion z", "zsh"],
    ["nonsense x", ""],
    ["config --ou", "--output"],
    ["config tr", "trust"],
  ])("pdo %s: %s", async (line, candidates) => {
    const found = (await complete(line)).split(" ").sort();
    expect(found.filter((word) => word !== "").sort()).toEqual(candidates.split(" ").filter(Boolean).sort());
  });

  test("the packs of lint and the topics of help are all offered", async () => {
    for (const name of rulePackNames) expect((await complete("lint --rules ")).split(" ")).toContain(name);
    for (const name of pageNames) expect((await complete("help ")).split(" ")).toContain(name);
  });
});
