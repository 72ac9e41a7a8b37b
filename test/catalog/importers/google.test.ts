import { describe, expect, it } from "vitest";
import { type Files, importFiles, importWarnings } from "./import-files.ts";

const version = (day: string) => `# Google_Product_Taxonomy_Version: ${day}\n`;
const fileOf = (locale: string) => `taxonomy-with-ids.${locale}.txt`;

const english = `${version("2021-09-21")}5 - Toys\n9 - Toys > Kites\n`;

async function namesOf(files: Files) {
  const { catalog } = await importFiles("google", files);
  return catalog.categories.map(({ identifier, names }) => [identifier, names]);
}

describe("googleImporter", () => {
  it("parts a line at its first hyphen only", async () => {
    const german = `${version("2021-09-21")}5 - Spielzeug - Spaß\n9 - Spielzeug - Spaß > Drachen - Lenkdrachen\n`;
    const { catalog } = await importFiles("google", { [fileOf("de-DE")]: german });
    expect(catalog.categories).toMatchObject([
      { identifier: "5", names: { de: "Spielzeug - Spaß" } },
      { identifier: "9", parentIdentifier: "5", names: { de: "Drachen - Lenkdrachen" } },
    ]);
  });

  it("joins languages by number, whatever the order of their lines", async () => {
    const french = `${version("2021-09-21")}9 - Jouets > Cerfs-volants\n5 - Jouets\n`;
    expect(await namesOf({ [fileOf("en-US")]: english, [fileOf("fr-FR")]: french })).toEqual([
      ["5", { en: "Toys", fr: "Jouets" }],
      ["9", { en: "Kites", fr: "Cerfs-volants" }],
    ]);
  });

  it("finds parents that stand below their children", async () => {
    const { catalog } = await importFiles("google", { [fileOf("en-US")]: "9 - Toys > Kites\n5 - Toys\n" });
    expect(catalog.path("9").map(({ identifier }) => identifier)).toEqual(["5", "9"]);
  });

  it.each([
    ["the newest of a language", "en-US", "2019-07-10", "en-GB", "2021-09-21", "en-GB"],
    ["that of the United States of equally new ones", "en-GB", "2021-09-21", "en-US", "2021-09-21", "en-US"],
    ["that of Germany of equally new ones", "de-CH", "2021-09-21", "de-DE", "2021-09-21", "de-DE"],
  ])("takes %s and says so", async (_, one, oneDay, other, otherDay, winner) => {
    const files = {
      [fileOf(one)]: `${version(oneDay)}5 - ${one}\n`,
      [fileOf(other)]: `${version(otherDay)}5 - ${other}\n`,
    };
    const [[, names] = []] = await namesOf(files);
    expect(Object.values(names ?? {})).toEqual([winner]);
    const loser = winner === one ? other : one;
    expect(await importWarnings("google", files)).toEqual([
      `${fileOf(loser)}: passed over, since ${fileOf(winner)} is taken for ${winner.slice(0, 2)}.`,
    ]);
  });

  it("counts what a language of another version lacks or has too much", async () => {
    const files = {
      [fileOf("en-US")]: english,
      [fileOf("it-IT")]: `${version("2015-02-19")}5 - Giocattoli\n77 - Altro\n`,
    };
    expect(await importWarnings("google", files)).toEqual([
      `${fileOf("it-IT")} is of 2015-02-19, ${fileOf("en-US")} of 2021-09-21: 1 categories have no name in it, 1 are passed over.`,
    ]);
  });

  it("passes over other languages and other files of the folder", async () => {
    const files = { [fileOf("en-US")]: english, [fileOf("tr-TR")]: "5 - Oyuncaklar\n", "notes.txt": "words" };
    expect(await importWarnings("google", files)).toEqual([
      `${fileOf("tr-TR")}: passed over, pdo knows en, de, fr, it.`,
    ]);
  });

  it("reads a file of any name that ends in its language", async () => {
    const { catalog } = await importFiles("google", { "list-fr.txt": "5 - Jouets\n" }, ["list-fr.txt"]);
    expect(catalog.categories[0]?.names).toEqual({ fr: "Jouets" });
  });
});
