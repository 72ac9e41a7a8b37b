import { describe, expect, it } from "vitest";
import { findOtherTable, refuseNoProducts } from "../../src/feed/other-tables.ts";

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

  it("believes a user who names the column", () => {
    const columns = split("name,email,phone");
    expect(() => refuseNoProducts(columns, { map: { name: "name" } })).not.toThrow();
    expect(() => refuseNoProducts(columns, { map: { description: "name" } })).not.toThrow();
  });
});
