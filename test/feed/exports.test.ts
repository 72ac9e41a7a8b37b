import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { feedOf } from "./in-memory-feed.ts";

const texts: Readonly<Record<string, readonly string[]>> = {
  name: ["Steel Kettle 1.7 l", "Leather Belt black", "Garden Hose 20 m", "Kids Backpack Fox"],
  description: [
    "The kettle boils 1.7 litres in five minutes. It switches itself off.",
    "A belt of full-grain leather. The buckle is made of brass.",
    "The hose does not kink and takes 10 bar. With two connectors.",
    "A backpack for nursery school. It holds eight litres of things.",
  ],
  brand: ["Bosch", "Esprit", "Gardena", "Affenzahn"],
  category: ["Kitchen > Kettles", "Fashion > Belts", "Garden > Hoses", "Kids > Backpacks"],
  gtin: ["4006381333931", "4012345678901", "4003318812347", "4260123450011"],
  id: ["A1", "A2", "A3", "A4"],
};

/** A feed whose header says by `column=field` what stands where; a column without a field holds prices. */
async function fieldsOf(header: string) {
  const columns = header.split(" ").map((part) => part.replaceAll("_", " ").split("="));
  const rows = [0, 1, 2, 3].map((row) =>
    columns.map(([, field = ""]) => texts[field]?.[row] ?? `1${row}.90`).join(";"),
  );
  const { description, sample } = await feedOf(
    [columns.map(([name]) => name).join(";"), ...rows, ""].join("\n"),
  );
  const found = resolveColumns(description, { sample }).columns;
  const wanted = Object.fromEntries(columns.flatMap(([name, field]) => (field ? [[field, name]] : [])));
  return {
    found: Object.fromEntries(Object.keys(wanted).map((field) => [field, found[field as "name"]])),
    wanted,
  };
}

describe("the columns of exports of shop systems, stock systems and comparison sites are known", () => {
  it.each([
    [
      "Shopware 5",
      "ordernumber=id mainnumber name=name supplier=brand description_long=description ean=gtin",
    ],
    ["OXID", "OXARTNUM OXEAN=gtin OXTITLE=name OXLONGDESC=description OXPRICE"],
    [
      "JTL",
      "Artikelnummer=id Artikelname=name Beschreibung=description Hersteller=brand Kategorie_Ebene_1 GTIN=gtin",
    ],
    [
      "plentymarkets",
      "ItemTextName=name ItemTextDescription=description ItemProducer=brand VariationBarcode",
    ],
    ["Gambio", "p_model p_name.de=name p_desc.de=description p_manufacturer=brand p_ean=gtin"],
    [
      "OpenCart",
      "product_id=id name(en-gb)=name description(en-gb)=description categories=category manufacturer=brand",
    ],
    [
      "Ecwid",
      "type product_name=name product_description=description product_brand=brand product_category_1=category",
    ],
    [
      "Awin",
      "aw_product_id product_name=name description=description merchant_category=category brand_name=brand",
    ],
    ["SAP", "MATNR MAKTX=name MATKL=category EAN11=gtin LANGTEXT=description"],
    ["EBP", "Code_article=id Libellé=name Famille=category Code_barre=gtin Marque=brand"],
    [
      "Le Guide",
      "id_produit nom_produit=name desc_produit=description marque_produit=brand categorie_produit=category",
    ],
    [
      "BeezUP",
      "Sku=id Titre_produit=name Descriptif_produit=description Marque_produit=brand EAN_produit=gtin",
    ],
    [
      "Trovaprezzi",
      "Nome=name Marca=brand Descrizione=description Prezzo Categoria=category Codice_EAN=gtin",
    ],
    [
      "a list in Italian",
      "Codice_art.=id Nome_art.=name Descr._estesa=description Marchio=brand Reparto=category",
    ],
    ["a list in German", "Art.-Nr.=id Artikelbez.=name Fabrikat=brand WG=category EAN-Code=gtin"],
  ])("%s", async (_system, header) => {
    const { found, wanted } = await fieldsOf(header);
    expect(found).toEqual(wanted);
  });
});

describe("a qualifier makes no field of another thing's name", () => {
  it.each(["shop_name", "merchant_name", "store_name"])("%s is no name", async (header) => {
    const { found } = await fieldsOf(`sku=id product_title=name ${header}`);
    expect(found).toEqual({ id: "sku", name: "product title" });
  });
});
