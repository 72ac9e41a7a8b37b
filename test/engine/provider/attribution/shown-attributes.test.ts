import { expect, it } from "vitest";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import { showAttributes } from "../../../../src/engine/provider/attribution/shown-attributes.ts";
import { createFashionCatalog } from "../../builtin/attribution/fashion-catalog.ts";

const records = createFashionCatalog().attributes("shoes");

it("shows what each attribute takes, under its name in the texts' language", () => {
  const { shown } = showAttributes(records, { text: "", language: "de" });
  expect(shown).toMatchObject({
    Marke: "text",
    Material: ["Leder", "Baumwolle", "Polyester", "Gummi", "Holz"],
    Breite: "number (cm)",
  });
});

it("finds attributes by the names that are shown", () => {
  const { shown, find } = showAttributes(records, { text: "", language: "fr" });
  expect(Object.keys(shown).map(find)).toEqual(records);
  expect(find("  LARGEUR ")?.identifier).toBe("width");
  expect(find("Bouton")).toBeUndefined();
});

it("shows an attribute by its identifier where another one has its name", () => {
  const [first] = records;
  const twins = ["one", "two"].map(
    (identifier): AttributeRecord => ({ ...(first as AttributeRecord), identifier }),
  );
  const { shown, find } = showAttributes(twins, { text: "", language: "en" });
  expect(Object.keys(shown)).toEqual(["Brand", "two"]);
  expect(find("two")?.identifier).toBe("two");
});
