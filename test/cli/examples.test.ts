import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

const samples = join(import.meta.dirname, "..", "..", "samples");
const kettles = "a-appliances-kitchen-kettles-kettles";
const channel = ["--channel", "channel_a"];
const json = ["--output", "json"];

const homeOf = () => join(folderOf({}), "home");
const at = (home: string) => ({ environment: { PDO_HOME: home } });
const add = (feed: string, home: string) => run(["examples", "add", feed, ...channel, ...json], at(home));
const categorized = join(samples, "learning", "categorized.csv");

describe("pdo examples", () => {
  it("learns from a categorized feed, and --rag asks what was learned", async () => {
    const home = homeOf();
    const added = await add(categorized, home);
    expect(added.code).toBe(0);
    expect(JSON.parse(added.printed)).toMatchObject({
      rows: 30,
      added: 30,
      example_count: 30,
      category_count: 5,
    });
    const words = ["categorize", "WK 18 S 2200W inox", ...channel, ...json];
    const plain = JSON.parse((await run(words, at(home))).printed);
    const taught = JSON.parse((await run([...words, "--rag"], at(home))).printed);
    expect(plain.best_category.category.identifier).not.toBe(kettles);
    expect(taught.best_category.category.identifier).toBe(kettles);
    expect(taught.message).toContain("Learned from 30 examples.");
  });

  it("adds nothing twice, and takes what a later feed corrects", async () => {
    const home = homeOf();
    await add(categorized, home);
    expect(JSON.parse((await add(categorized, home)).printed)).toMatchObject({
      added: 0,
      repeated: 30,
      example_count: 30,
    });
    const folder = folderOf({
      "later.csv": `name,brand,category\nEVO Bio 1 l,Colline,${kettles}\nEVO Rustico 1 l,Colline,a-food-pantry-oils-olive\n`,
    });
    expect(JSON.parse((await add(join(folder, "later.csv"), home)).printed)).toMatchObject({
      added: 1,
      changed: 1,
      example_count: 31,
    });
  });

  it("learns nothing anew where all is known, unless what was learned is damaged", async () => {
    const home = homeOf();
    await add(categorized, home);
    const path = join(home, "examples", "channel_a.learned");
    const { ino } = statSync(path);
    await add(categorized, home);
    expect(statSync(path).ino).toBe(ino);
    const before = readFileSync(path);
    writeFileSync(path, "damaged");
    await add(categorized, home);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("learns the same from the same, to the byte", async () => {
    const homes = [homeOf(), homeOf()];
    for (const home of homes) await add(categorized, home);
    const [one, other] = homes.map((home) => readFileSync(join(home, "examples", "channel_a.learned")));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it("says which rows are left out, and of which unknown category", async () => {
    const folder = folderOf({
      "feed.csv": `name,category\nKettle one,${kettles}\nKettle two,${kettles}\nKettle three,\nLamp,Nowhere\n`,
    });
    const { code, printed } = await add(join(folder, "feed.csv"), homeOf());
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      added: 2,
      left_out: { no_category: 1, unknown_category: 1, no_text: 0 },
      unknown_categories: ["Nowhere"],
    });
  });

  it("tells a person in sentences", async () => {
    const { printed } = await run(["examples", "add", categorized, ...channel], {
      ...at(homeOf()),
      isTerminal: true,
    });
    expect(printed).toContain("30 rows: 30 added, 0 changed, 0 as they were.");
    expect(printed).toContain("channel_a has learned from 30 examples of 5 categories");
  });

  it("lists them, by channel and by category", async () => {
    const home = homeOf();
    await add(categorized, home);
    const list = JSON.parse((await run(["examples", "list", ...json], at(home))).printed);
    expect(list).toMatchObject([
      { sales_channel: "channel_a", example_count: 30, category_count: 5 },
      { sales_channel: "channel_b", example_count: 0 },
    ]);
    const ofChannel = JSON.parse((await run(["examples", "list", ...channel, ...json], at(home))).printed);
    expect(ofChannel).toHaveLength(5);
    expect(ofChannel).toContainEqual(
      expect.objectContaining({ category_identifier: kettles, example_count: 6 }),
    );
  });

  it("removes one by its id or its name, and says where there is none", async () => {
    const folder = folderOf({
      "feed.csv": `id,name,category\n1,Kettle one,${kettles}\n2,Kettle two,${kettles}\n3,Kettle three,${kettles}\n`,
    });
    const home = homeOf();
    await add(join(folder, "feed.csv"), home);
    const remove = (which: string) => run(["examples", "remove", which, ...channel], at(home));
    expect((await remove("2")).said).toContain("Removed 1 example; channel_a has 2 examples left.");
    expect((await remove("KETTLE one")).said).toContain("channel_a has 1 example left");
    const unknown = await remove("Kettle two");
    expect(unknown.code).toBe(2);
    expect(unknown.said).toContain("PDO_EXAMPLE_UNKNOWN");
    expect((await remove("3")).said).toContain("0 examples left");
    expect(existsSync(join(home, "examples", "channel_a.learned"))).toBe(false);
  });

  it("clears them", async () => {
    const home = homeOf();
    await add(categorized, home);
    expect((await run(["examples", "clear", ...channel], at(home))).said).toContain(
      "has forgotten its examples",
    );
    expect(existsSync(join(home, "examples", "channel_a.learned"))).toBe(false);
    const { printed } = await run(["categorize", "Kettle", ...channel, "--rag", ...json], at(home));
    expect(JSON.parse(printed).message).toContain("There are no examples for this channel");
    expect((await run(["examples", "clear", ...channel], at(home))).said).toContain("had no examples");
  });

  it("learns again from the examples that are there, without their feed", async () => {
    const home = homeOf();
    await add(categorized, home);
    const path = join(home, "examples", "channel_a.learned");
    const before = readFileSync(path);
    writeFileSync(path, "damaged");
    const refused = await run(["categorize", "Kettle", ...channel, "--rag"], at(home));
    expect(refused.code).toBe(2);
    expect(refused.said).toContain("pdo examples learn --channel channel_a");
    expect((await run(["examples", "learn", ...channel], at(home))).code).toBe(0);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("refuses a feed without a usable row and leaves what was there", async () => {
    const home = homeOf();
    await add(categorized, home);
    const path = join(home, "examples", "channel_a.examples");
    const before = readFileSync(path);
    const folder = folderOf({ "feed.csv": "name,shelf\nKettle,A7\n" });
    const { code, said } = await add(join(folder, "feed.csv"), home);
    expect(code).toBe(2);
    expect(said).toContain("PDO_FEED_LABELS_MISSING");
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});
