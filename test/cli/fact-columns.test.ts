import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

const shirts = "name,Colour,Size,Material\nT-shirt Basic,navy,XL,Cotton\n";

interface Enriched {
  readonly pdo: { readonly attributes: Readonly<Record<string, readonly { readonly text: string }[]>> };
}

async function attributesOf(input: string, ...flags: string[]) {
  const { printed, code } = await run(
    [
      "enrich",
      "-",
      "--recommended",
      "--optional",
      "--quiet",
      "--format",
      "jsonl",
      "--tasks",
      "categorization,attribution",
      ...flags,
    ],
    { input },
  );
  expect(code).toBe(0);
  const { pdo } = JSON.parse(printed) as Enriched;
  return Object.fromEntries(Object.entries(pdo.attributes).map(([name, [value]]) => [name, value?.text]));
}

it("finds in the columns what the name does not say", async () => {
  expect(await attributesOf(shirts)).toMatchObject({ color: "navy", size: "XL", material: "Cotton" });
});

it("reads a column as the attribute that the user names, and leaves one unread", async () => {
  const input = "name,Ton,Size\nT-shirt Basic,Nachtmeer,XL\n";
  expect(await attributesOf(input)).not.toHaveProperty("color");
  const found = await attributesOf(input, "--map", "attribute:color=Ton", "--ignore", "Size");
  expect(found).toMatchObject({ color: "Nachtmeer" });
  expect(found).not.toHaveProperty("size");
});

it("takes both as settings", async () => {
  const folder = folderOf({
    "feed.csv": "name,Ton,Size\nT-shirt Basic,navy,XL\n",
    "pdo.config.json": JSON.stringify({ map: { "attribute:color": "Ton" }, ignore: ["Size"] }),
  });
  const { printed } = await run(
    ["doctor", join(folder, "feed.csv"), "--config", join(folder, "pdo.config.json"), "--output", "table"],
    {},
  );
  expect(printed).toMatch(/column "Ton" +Attribute color, as asked; for example "navy"\./);
  expect(printed).toMatch(/not read +Size: as asked\./);
});

it("says in doctor which column is read as what, and why", async () => {
  const folder = folderOf({
    "feed.csv":
      "id,name,Farbe,Gewicht [kg],Option1 Name,Option1 Value,Preis,Lager,Grünton\n" +
      "1,Hemd,rot,2,Size,XL,9,3,dunkel\n2,Hose,blau,1.5,Size,M,10,0,hell\n",
  });
  const { printed, code } = await run(["doctor", join(folder, "feed.csv"), "--output", "json"]);
  expect(code).toBe(0);
  const findings = JSON.parse(printed) as { subject: string; sentence: string }[];
  const said = Object.fromEntries(findings.map(({ subject, sentence }) => [subject, sentence]));
  expect(said).toMatchObject({
    'column "Farbe"': 'Attribute color, by its name; for example "rot".',
    'column "Gewicht [kg]"': 'Attribute weight, by its name, in kg; for example "2 kg".',
    'column "Option1 Value"':
      'Attributes that its cells name: Size (attribute size), named by the cells of "Option1 Name"; for example "XL".',
    'column "Grünton"': expect.stringContaining(
      'A fact called "Grünton", which no attribute of channel_a is',
    ),
  });
  const unread = findings.filter(({ subject }) => subject === "not read").map(({ sentence }) => sentence);
  expect(unread).toEqual([
    "Option1 Name: belongs to another column.",
    "Preis, Lager: the shop's own business, by its name.",
  ]);
});

it("warns of a column to ignore that the feed does not have", async () => {
  const { said } = await run(["enrich", "-", "--format", "jsonl", "--ignore", "Farbe"], { input: shirts });
  expect(said).toContain('The feed has no column "Farbe" that could be ignored.');
});
