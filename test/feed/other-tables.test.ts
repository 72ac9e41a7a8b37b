import { describe, expect, it } from "vitest";
import { findOtherTable, refuseNoProducts } from "../../src/feed/other-tables.ts";
import type { FeedRecord } from "../../src/feed/record.ts";

/** Records of lines whose cells stand in the columns' order. */
function recordsOf(columns: readonly string[], lines: readonly string[]): FeedRecord[] {
  return lines.map((raw, index) => {
    const cells = split(raw);
    const textAt = (position: number) => cells[position];
    return {
      index,
      line: index + 2,
      raw,
      columnCount: cells.length,
      textAt,
      text: (column) => textAt(columns.indexOf(column)),
    };
  });
}

const split = (header: string) => header.split(/[,;]/);

describe("tables that list no products", () => {
  it.each([
    ["customers", "name,email,phone,address,notes"],
    ["customers", "name,email"],
    [
      "customers",
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address City,Total Spent,Total Orders",
    ],
    ["customers", "Firma;Ansprechpartner;Straße;PLZ;Ort;Telefon"],
    ["customers", "Name;Vorname;Geburtsdatum;E-Mail"],
    ["customers", "nom;prénom;courriel;téléphone;ville"],
    ["customers", "Ragione sociale;Indirizzo;CAP;Città;Partita IVA"],
    [
      "orders",
      "Name,Email,Financial Status,Paid at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name",
    ],
    [
      "orders",
      "order-id,order-item-id,purchase-date,buyer-email,sku,product-name,quantity-purchased,item-price,ship-city",
    ],
    ["orders", "Auftragsnummer;Auftragsdatum;Kunde;Artikel;Bestellmenge;Preis"],
    ["orders", "Numéro de commande;Date de commande;Client;Produit;Quantité;Prix"],
    ["orders", "Numero ordine;Data ordine;Cliente;Prodotto;Quantità;Prezzo"],
    ["orders", "order,line item name,line item quantity,line item price"],
    ["reviews", "review_id,product_id,rating,title,body,author,date"],
    ["reviews", "Produkt;Sterne;Bewertung;Rezensent"],
    ["reviews", "produit;étoiles;avis"],
    ["reviews", "prodotto;stelle;recensione"],
    ["articles", "title,date,author,url,excerpt"],
    ["articles", "article_title,date,slug,keywords,related_products"],
    ["articles", "Titel;Autor;Veröffentlicht am;Auszug"],
    ["articles", "titre;auteur;date de publication;extrait"],
    ["articles", "titolo;autore;pubblicato il;estratto"],
    ["payments", "Buchungstag;Wertstellung;Verwendungszweck;Betrag;Währung"],
    ["payments", "Date opération;Libellé;Débit;Crédit"],
    ["payments", "Data contabile;Descrizione;Dare;Avere"],
    ["payments", "Transaction Date,Description,Debit,Credit,Balance"],
    ["categories", "term_id,name,slug,parent_category,root_category,image"],
    ["categories", "entity_id,name,url_key,is_anchor,include_in_menu,children_count"],
    ["categories", "Name;Elternkategorie;Kategoriebild;Beschreibung"],
    ["categories", "ID;Nom *;Catégorie parente;Catégorie racine (0/1);Description"],
    ["categories", "nome;categoria padre;mostra nel menu;descrizione"],
    ["attributes", "attribute_code,frontend_label,frontend_input,is_required"],
    ["attributes", "key,input_type,is_multiple,key_translation.en_US,key_translation.de_DE"],
    ["attributes", "Bezeichnung;Datentyp;Pflichtfeld;Einheit"],
    ["attributes", "nom;type de champ;valeurs possibles"],
    ["attributes", "nome;tipo di campo;valori possibili"],
    ["brands", "brand_id,brand_name,logo,country,description"],
    ["brands", "Marke;Beschreibung;Logo"],
    ["brands", "marque;site web;description"],
    ["brands", "marca;descrizione marca;sito web"],
  ])("%s: %s", (kind, header) => {
    expect(findOtherTable(split(header))?.kind).toBe(kind);
  });

  it.each([
    "name",
    "name,description",
    "title,description,link,id",
    "name,rating,reviews,price",
    "name,description,rating,review count,brand",
    "title,author,publisher,year,description",
    "title,author,isbn,publication date,excerpt",
    "Titel;Autor;Erscheinungsdatum;Verlag;Seiten",
    "Bestellnummer;Bezeichnung;Mindestbestellmenge;Preis",
    "Order No,Description,Order unit,Order quantity,Net price",
    "name;description;manufacturer name;manufacturer email;manufacturer address;responsible person email",
    "Artikel;Hersteller;Herstelleradresse;Hersteller E-Mail;Telefon;Ort",
    "title,slug,description,image,price,published",
    "handle,title,body html,vendor,type,tags,published,variant sku",
    "id;titre;date;prix;marque",
    "codice;descrizione;data;importo;giacenza",
    "name,city,phone,price",
    "name,pdo_name,pdo_status",
    "name,description,category,parent category,sub categories",
    "Name;Beschreibung;Warengruppe;Oberkategorie",
    "nom;description;rayon;catégorie parente;catégorie racine",
    "nome;categoria;categoria padre;descrizione",
    "name,description,attribute 1 name,attribute 1 value,attribute 2 name",
    "sku,name,attribute_key_1,value_1,is_required",
    "name,description,brand,brand logo",
    "Marke;Modell;Beschreibung;Logo",
    "Marke;Bezeichnung;Webseite",
    "marca;nome;sito web;descrizione",
    "brand,logo,description,price",
  ])("leaves products alone: %s", (header) => {
    expect(findOtherTable(split(header))).toBeUndefined();
  });

  it("says what the table lists, by which columns, and what to do", () => {
    const columns = split("name,email,phone");
    expect(() => refuseNoProducts(columns, { name: "people.csv" })).toThrow(
      expect.objectContaining({
        code: "PDO_FEED_NO_PRODUCTS",
        what: expect.stringContaining("people.csv, header: this is a table of people or firms"),
        seen: expect.stringContaining("email, phone"),
        nextStep: expect.stringContaining("--map name=name"),
      }),
    );
  });

  it.each([
    ["id,name,parent_id", ["1,Home,", "2,Furniture,1", "3,Chairs,2", "4,Stools,2"]],
    ["ID;Bezeichnung;Übergeordnet", ["1;Start;", "2;Möbel;1", "3;Stühle;2", "4;Hocker;2"]],
    ["nom;parent", ["Maison;Accueil", "Meubles;Maison", "Chaises;Meubles", "Tables;Meubles"]],
    ["nome;padre", ["Casa;Home", "Mobili;Casa", "Sedie;Mobili", "Tavoli;Mobili"]],
  ])("reads a tree of categories from the rows: %s", (header, lines) => {
    const columns = split(header);
    expect(() => refuseNoProducts(columns, { sample: recordsOf(columns, lines) })).toThrow(
      /table of categories/,
    );
  });

  it.each([
    ["id,name,parent_id", ["1,Shirt,", "2,Shirt red,1", "3,Shirt blue,1", "4,Cap,"]],
    ["id,name,parent_id", ["1,Shirt,1", "2,Shirt red,1", "3,Shirt blue,1"]],
    ["item;description;parent item", ["1;Bike;", "2;Wheel;1", "3;Rim;2", "4;Spoke;2"]],
    ["sku,name,parent", ["1,Bike,", "2,Wheel,1", "3,Rim,2", "4,Spoke,2"]],
  ])("takes variants and parts for products: %s", (header, lines) => {
    const columns = split(header);
    expect(() => refuseNoProducts(columns, { sample: recordsOf(columns, lines) })).not.toThrow();
  });

  it("lets categories through whose column is named, to place them", () => {
    const columns = split("name,parent_category,root_category");
    expect(() => refuseNoProducts(columns, { map: { category: "name" } })).not.toThrow();
  });

  it("believes a user who names the column", () => {
    const columns = split("name,email,phone");
    expect(() => refuseNoProducts(columns, { map: { name: "name" } })).not.toThrow();
    expect(() => refuseNoProducts(columns, { map: { description: "name" } })).not.toThrow();
  });
});
