import type { OperationRequest } from "../../src/api/operations.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import type { CategoryContent } from "../../src/catalog/model.ts";
import { createCategorizer } from "../../src/tasks/categorization/rules/categorize.ts";

type Row = readonly [identifier: string, parent: string, names: string, terms?: string];

const rows: readonly Row[] = [
  ["fashion", "", "Fashion|Mode|Mode|Moda"],
  ["women", "fashion", "Women|Damen|Femme|Donna"],
  [
    "women-jackets",
    "women",
    "Women's jackets|Damenjacken|Vestes femme|Giacche donna",
    "winter jacket|Winterjacke|manteau|giubbotto",
  ],
  [
    "women-shoes",
    "women",
    "Women's shoes|Damenschuhe|Chaussures femme|Scarpe donna",
    "shoe|Schuh|chaussure|scarpa",
  ],
  ["men", "fashion", "Men|Herren|Homme|Uomo"],
  [
    "men-jackets",
    "men",
    "Men's jackets|Herrenjacken|Vestes homme|Giacche uomo",
    "winter jacket|Winterjacke|manteau|giubbotto",
  ],
  [
    "men-shoes",
    "men",
    "Men's shoes|Herrenschuhe|Chaussures homme|Scarpe uomo",
    "shoe|Schuh|chaussure|scarpa",
  ],
  ["electronics", "", "Electronics|Elektronik|Électronique|Elettronica"],
  [
    "phones",
    "electronics",
    "Mobile phones|Handys|Téléphones portables|Cellulari",
    "smartphone,iPhone|Smartphone,iPhone|smartphone,iPhone|smartphone,iPhone",
  ],
  [
    "phone-cases",
    "electronics",
    "Phone cases|Handyhüllen|Coques de téléphone|Custodie per cellulari",
    "case,cover|Hülle,Schutzhülle|coque,étui|custodia,cover",
  ],
  [
    "headphones",
    "electronics",
    "Headphones|Kopfhörer|Casques audio|Cuffie",
    "wireless headphones,earphones|Ohrhörer|écouteurs,casque|auricolari",
  ],
  ["home", "", "Home|Wohnen|Maison|Casa"],
  [
    "towels",
    "home",
    "Towels|Handtücher|Serviettes|Asciugamani",
    "bath towel|Badetuch|drap de bain|telo bagno",
  ],
];

function contentOf([identifier, parent, names, terms = "|||"]: Row): CategoryContent {
  const [en = "", de = "", fr = "", it = ""] = names.split("|");
  const [enTerms, deTerms, frTerms, itTerms] = terms
    .split("|")
    .map((cell) => cell.split(",").filter(Boolean));
  return {
    record: {
      identifier,
      ...(parent === "" ? {} : { parentIdentifier: parent }),
      names: { en, de, fr, it },
      terms: { en: enTerms ?? [], de: deTerms ?? [], fr: frTerms ?? [], it: itTerms ?? [] },
    },
    attributes: [],
  };
}

export function createShopCatalog() {
  return createCatalog(
    compileContent({ salesChannel: "channel_a", categories: rows.map(contentOf) }),
    "imported",
  );
}

type Query = Partial<OperationRequest<"categorize">["query"]>;

export function createShopCategorizer() {
  const catalog = createShopCatalog();
  const categorize = createCategorizer({ catalogs: { catalog: () => catalog } });
  return (name: string, description = "", query: Query = {}) =>
    categorize({
      query: { sales_channel: "channel_a", limit: 5, use_rag: false, ...query },
      body: { product_name: name, product_description: description },
    });
}
