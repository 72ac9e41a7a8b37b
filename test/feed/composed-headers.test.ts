import { describe, expect, it } from "vitest";
import { composedRank, isComposedKey } from "../../src/feed/composed-headers.ts";

const fieldsOf = (column: string) =>
  (["id", "name", "description", "category", "brand"] as const).filter(
    (field) => composedRank(field, column) !== undefined,
  );

describe("a column's name that is composed of known words", () => {
  it.each([
    ["Interne Artikelnummer", ["id"]],
    ["Warengruppen-Bezeichnung", ["category"]],
    ["Hersteller Name", ["brand"]],
    ["Bezeichnung kurz", ["name"]],
    ["Artikeltext lang", ["description"]],
    ["Code produit interne", ["id"]],
    ["Libellé sous-famille", ["category"]],
    ["MRQ_LIB", ["brand"]],
    ["prod_nm", ["name"]],
    ["descriptif_long_art", ["description"]],
    ["COD_ART_INTERNO", ["id"]],
    ["DES_SOTTOCAT", ["category"]],
    ["Descrizione marchio", ["brand"]],
    ["Denominazione di vendita", ["name"]],
    ["Testo web articolo", ["description"]],
    ["GA_CODEARTICLE", ["id"]],
    ["Shop category name", ["category"]],
    ["Brand label", ["brand"]],
    ["Desc - Short (SHO)", ["name"]],
    ["Item web copy", ["description"]],
    ["xx_Marque", ["brand"]],
    ["Retailer Taxonomy Node", ["category"]],
    ["Descr. gr. merc.", ["category"]],
    ["FAM2L", ["category"]],
  ])("says that %s holds %j", (column, wanted) => {
    expect(fieldsOf(column)).toEqual(wanted);
  });

  it.each(["Lieferanten-Nr.", "Réf. fournisseur", "Codice fornitore", "Supplier code", "Kundennummer"])(
    "is not made of them where it is about someone else: %s",
    (column) => {
      expect(fieldsOf(column)).toEqual([]);
    },
  );

  it.each(["Farbe", "Puissance", "Larghezza cm", "Fabric", "Size name", "Modell-Nr.", "Titel der Serie"])(
    "says nothing of %s",
    (column) => {
      expect(fieldsOf(column)).toEqual([]);
      expect(isComposedKey(column)).toBe(false);
    },
  );

  it("takes the deepest group first", () => {
    const ranks = ["Sous-famille", "Famille 2", "Famille 1"].map((column) =>
      composedRank("category", column),
    );
    expect(ranks).toEqual([...ranks].sort((one, other) => Number(one) - Number(other)));
  });

  it.each(["WGR-Nr.", "Code famille", "MFG_CD", "Codice gruppo", "Dept Number"])(
    "is a key, and no fact: %s",
    (column) => {
      expect(isComposedKey(column)).toBe(true);
    },
  );
});
