import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import type { AttributeRecord, Names, ValueRecord } from "../../../../src/catalog/model.ts";

/** `Glass|Glas|Verre|Vetro` */
function named(row: string): Names {
  const [en = "", de = en, fr = en, it = en] = row.split("|");
  return { en, de, fr, it };
}

function listed(label: string, ...values: readonly string[]): AttributeRecord {
  const records = values.map(
    (names): ValueRecord => ({ identifier: idOf(names), names: named(names), terms: {} }),
  );
  return { ...base(label), kind: "closed", values: records };
}

const measured = (label: string, dimension: string, unit: string): AttributeRecord => ({
  ...base(label),
  kind: "measure",
  dimension,
  unit,
});
const open = (label: string): AttributeRecord => ({ ...base(label), kind: "open" });

function base(label: string): Omit<AttributeRecord, "kind"> {
  return {
    identifier: idOf(label),
    requirementLevel: "required",
    names: named(label),
    terms: {},
    values: [],
  };
}

function idOf(row: string): string {
  return (row.split("|")[0] ?? "").toLowerCase();
}

const attributes: readonly AttributeRecord[] = [
  listed(
    "Colour|Farbe|Couleur|Colore",
    ...["Black|Schwarz|Noir|Nero", "White|Weiß|Blanc|Bianco", "Grey|Grau|Gris|Grigio", "Blue|Blau|Bleu|Blu"],
    ...["Green|Grün|Vert|Verde", "Brown|Braun|Marron|Marrone", "Gold|Gold|Or|Oro", "Red|Rot|Rouge|Rosso"],
  ),
  listed(
    "Material|Material|Matière|Materiale",
    ...["Leather|Leder|Cuir|Pelle", "Cotton|Baumwolle|Coton|Cotone", "Wool|Wolle|Laine|Lana"],
    ...["Glass|Glas|Verre|Vetro", "Ceramic|Keramik|Céramique|Ceramica", "Wood|Holz|Bois|Legno"],
    ...["Porcelain|Porzellan|Porcelaine|Porcellana", "Gold|Gold|Or|Oro"],
    ...[
      "Stainless steel|Edelstahl|Acier inoxydable|Acciaio inossidabile",
      "Plastic|Kunststoff|Plastique|Plastica",
    ],
  ),
  listed("Gender|Geschlecht|Genre|Genere", "Men|Herren|Homme|Uomo", "Women|Damen|Femme|Donna", "Unisex"),
  listed(
    "Age group|Altersgruppe|Groupe d'âge|Fascia d'età",
    "Adults|Erwachsene|Adultes|Adulti",
    "Children|Kinder|Enfants|Bambini",
  ),
  listed("Waterproof|Wasserdicht|Étanche|Impermeabile", "Yes|Ja|Oui|Sì", "No|Nein|Non|No"),
  listed("Pattern|Muster|Motif|Fantasia", "Floral|Geblümt|Fleuri|Floreale", "Plain|Uni|Uni|Tinta unita"),
  listed("Shape|Form|Forme|Forma", "Round|Rund|Rond|Rotondo", "Oval|Oval|Ovale|Ovale"),
  listed(
    "Closure|Verschluss|Fermeture|Chiusura",
    ...[
      "Lace-up|Schnürung|Lacets|Lacci",
      "Hook and loop|Klettverschluss|Scratch|Velcro",
      "Zip|Reißverschluss|Zip|Zip",
    ],
  ),
  open("Size|Größe|Taille|Taglia"),
  open("Pieces|Stückzahl|Pièces|Pezzi"),
  measured("Length|Länge|Longueur|Lunghezza", "length", "cm"),
  measured("Height|Höhe|Hauteur|Altezza", "length", "cm"),
  measured("Width|Breite|Largeur|Larghezza", "length", "cm"),
  measured("Depth|Tiefe|Profondeur|Profondità", "length", "cm"),
  measured("Diameter|Durchmesser|Diamètre|Diametro", "length", "cm"),
  measured("Weight|Gewicht|Poids|Peso", "mass", "g"),
  measured("Capacity|Fassungsvermögen|Contenance|Capacità", "volume", "ml"),
];

export const judgedCategory = "things";

/** One category with the attributes that shops' rows state. */
export function createJudgedCatalog() {
  const record = { identifier: judgedCategory, names: named("Things|Dinge|Choses|Cose"), terms: {} };
  return createCatalog(
    compileContent({ salesChannel: "channel_a", categories: [{ record, attributes }] }),
    "imported",
  );
}
