import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { descriptionOf } from "../../src/feed/description-columns.ts";
import { statedFacts } from "../../src/feed/fact-columns.ts";
import { usedFieldsOf } from "../../src/pipeline/history/row-fingerprints.ts";
import { toProduct } from "../../src/pipeline/product.ts";
import { feedOf, recordsOf } from "./in-memory-feed.ts";

async function read(text: string, map: Record<string, string> = {}) {
  const feed = await feedOf(text, { delimiter: "\t" });
  const mapping = resolveColumns(feed.description, { sample: feed.sample, name: "feed.csv", map });
  const records = await recordsOf(feed);
  return { mapping, records, feed, texts: records.map((record) => descriptionOf(record, mapping)) };
}

const prose = {
  en: "The oak table seats six people and is treated with oil. It is delivered with four screws.",
  de: "Der Tisch aus Eiche bietet Platz für sechs Personen und ist geölt. Vier Schrauben liegen bei.",
  fr: "La table en chêne accueille six personnes et elle est huilée. Quatre vis sont fournies.",
  it: "Il tavolo in rovere ospita sei persone ed è trattato con olio. Quattro viti sono incluse.",
};

describe("the text that describes a product", () => {
  it.each([
    ["English", "Short Description", "Long Description", prose.en],
    ["German", "Kurzbeschreibung", "Langbeschreibung", prose.de],
    ["French", "Description courte", "Description longue", prose.fr],
    ["Italian", "Descrizione breve", "Descrizione lunga", prose.it],
  ])(
    "is the longer column's, where the shorter one only repeats the name: %s",
    async (_, short, long, text) => {
      const { mapping, texts } = await read(
        `Name\t${short}\t${long}\nOAK 12\tOAK 12\t${text}\nOAK 13\tOak 13.\t\nOAK 14\tOAK 14 14\t\n`,
      );
      expect(mapping.columns.description).toBe(long);
      expect(texts).toEqual([text, "", ""]);
    },
  );

  it.each([
    ["English", "Short Description", "Long Description", "Folding chair of beech", prose.en],
    ["German", "Kurzbeschreibung", "Langbeschreibung", "Klappstuhl aus Buche", prose.de],
    ["French", "Description courte", "Description longue", "Chaise pliante en hêtre", prose.fr],
    ["Italian", "Descrizione breve", "Descrizione lunga", "Sedia pieghevole in faggio", prose.it],
  ])("is the other column's, row by row, where its own is empty: %s", async (_, short, long, other, text) => {
    const { texts } = await read(`Name\t${short}\t${long}\nA 1\t${other}\t${text}\nA 2\t${other}\t\n`);
    expect(texts).toEqual([text, other]);
  });

  it.each([
    ["English", "Short Description", "Long Description", "Folding chair of beech", prose.en],
    ["German", "Kurzbeschreibung", "Langbeschreibung", "Klappstuhl aus Buche", prose.de],
    ["French", "Description courte", "Description longue", "Chaise pliante en hêtre", prose.fr],
    ["Italian", "Descrizione breve", "Descrizione lunga", "Sedia pieghevole in faggio", prose.it],
  ])("leaves what the short text says a statement of its own: %s", async (_, short, long, line, text) => {
    const { mapping, records } = await read(
      `Name\t${short}\t${long}\nA 1\t${line}\t${text}\nA 2\tA 2\t${text}\nA 3\t${line}\t\n`,
    );
    const stated = records.map((record) => statedFacts(record, mapping).map((fact) => fact.text));
    expect(stated).toEqual([[line], [], []]);
  });

  it("is the longest of the others, which may be called anything that a description is", async () => {
    const { mapping, texts, records } = await read(
      `Name\tShort Description\tLong Description\tLong Description MM\nRX 1\tRX 1\t\t${prose.de}\nRX 2\tRX 2\t${prose.de}\t\nRX 3\tAV-Receiver\t\t\n`,
    );
    expect(texts).toEqual([prose.de, prose.de, "AV-Receiver"]);
    expect(records.map((record) => toProduct(record, mapping).description)).toEqual(texts);
    expect(mapping.facts).toEqual([{ column: "Short Description", label: "Short Description" }]);
    expect(records.map((record) => statedFacts(record, mapping).map(({ text }) => text))).toEqual([
      [],
      [],
      [],
    ]);
    expect(mapping.why.description).toContain('"Long Description MM"');
  });

  it.each([
    [
      "English",
      "Webpage description (html)",
      "Webpage description (plain text)",
      "The oak table seats six people.",
      "It is treated with oil.",
    ],
    [
      "German",
      "Beschreibung HTML",
      "Beschreibung Text",
      "Der Tisch aus Eiche bietet Platz für sechs.",
      "Er ist geölt.",
    ],
    [
      "French",
      "Description HTML",
      "Description texte brut",
      "La table en chêne accueille six personnes.",
      "Elle est huilée.",
    ],
    [
      "Italian",
      "Descrizione HTML",
      "Descrizione testo",
      "Il tavolo in rovere ospita sei persone.",
      "È trattato con olio.",
    ],
  ])(
    "is the HTML of two columns with one text, whose breaks separate: %s",
    async (_, html, plain, one, two) => {
      const text = `<p>${one}<br>${two}</p>`;
      for (const [first, second] of [
        [html, plain],
        [plain, html],
      ] as const) {
        const cells = (column: string) => (column === html ? text : `${one}${two}`);
        const { mapping, texts } = await read(
          `Name\t${first}\t${second}\nA 1\t${cells(first)}\t${cells(second)}\nA 2\t${cells(first)}\t${cells(second)}\n`,
        );
        expect(mapping.columns.description).toBe(html);
        expect(texts).toEqual([text, text]);
      }
    },
  );

  it("is the one that the user names, alone", async () => {
    const { mapping, texts } = await read(
      `Name\tShort Description\tLong Description\nRX 1\tRX 1\t${prose.de}\nRX 2\t\t${prose.de}\n`,
      { description: "Short Description" },
    );
    expect(mapping.furtherDescriptions).toBeUndefined();
    expect(texts).toEqual(["RX 1", ""]);
  });

  it("is not in another language than the description's column", async () => {
    const { mapping } = await read(
      `name.de_DE\tdescription.de_DE\tshort_description.de_DE\tdescription.fr_FR\nA\t${prose.de}\tTisch\t${prose.fr}\n`,
      { name: "name.de_DE" },
    );
    expect(mapping.furtherDescriptions).toEqual(["short_description.de_DE"]);
  });

  it("changes its row's fingerprint, wherever it stands", async () => {
    const header = "Name\tShort Description\tLong Description";
    const hashesOf = async (rows: string) => {
      const { mapping, records, feed } = await read(`${header}\n${rows}`);
      const used = usedFieldsOf(mapping, feed.description);
      return records.map((record) => used.read(record).hashes.join(" "));
    };
    const first = await hashesOf(`A 1\tKlappstuhl\t${prose.de}\nA 2\tKlappstuhl\t\n`);
    const second = await hashesOf(`A 1\tKlappstuhl\t${prose.de}\nA 2\tKlapptisch\t\n`);
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
  });
});
