import { gzipSync } from "node:zlib";
import type { FeedCase } from "./planned.ts";

const names = [
  [
    "Bürostuhl Lumen mit Armlehnen, schwarz",
    "Ein bequemer Stuhl aus Stahl und Stoff. Sitzhöhe 45 cm.",
    "Büro > Stühle",
  ],
  [
    "Oak dining table 180 x 90 cm",
    "Solid oak table for six people. Oiled by hand, 75 cm high.",
    "Furniture / Tables",
  ],
  [
    "T-Shirt Rundhals Baumwolle blau XL",
    "Weiches Shirt aus Bio-Baumwolle. Bei 30 Grad waschbar.",
    "Mode > Shirts",
  ],
  [
    "Chaussures de randonnée homme taille 43",
    "Chaussures en cuir imperméable pour la montagne et la forêt.",
    "Sport > Chaussures",
  ],
  [
    "Macchina da caffè automatica 1,5 l",
    "Macchina per il caffè con macinino e serbatoio da 1,5 litri.",
    "Casa > Cucina",
  ],
  ["LED Lampe 10W warmweiß E27", "Lampe mit 10 Watt und 806 Lumen. Lebensdauer 15000 Stunden.", "Licht"],
] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly category: string;
  readonly price: string;
}

function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const [name = "", text = "", category = ""] = names[(at * 5 + (at >> 3)) % names.length] ?? [];
    const isOdd = at % 11 === 7;
    return {
      id: `P-${at}`,
      name: isOdd ? "" : `${name} ${at}`,
      text: at % 13 === 5 ? "" : isOdd && at % 2 === 0 ? "" : text,
      category,
      price: `${at},90`,
    };
  });
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

export function csv(count: number, ending: string): string {
  const lines = rows(count).map(({ id, name, text, category, price }, at) => {
    const broken = at % 17 === 3 ? text.replace(". ", `.${ending}`) : text;
    const stray = at % 19 === 4 ? `${name.replaceAll(",", "")} 19"` : quoted(name);
    const lead = at % 23 === 9 ? ending : "";
    const surplus = at % 29 === 13 ? `,${quoted("too")},wide` : "";
    return `${lead}${id},${stray},${quoted(broken)},${quoted(category)},${quoted(price)}${surplus}`;
  });
  return `id,name,description,category,price${ending}${lines.join(ending)}${ending}`;
}

function jsonLines(count: number): string {
  return rows(count)
    .map((row, at) =>
      at % 21 === 6 ? '{"id": "broken", ' : JSON.stringify(row).replace('"text"', '"description"'),
    )
    .join("\n");
}

function jsonArray(count: number): string {
  const objects = rows(count).map((row, at) =>
    at % 21 === 6 ? "17" : JSON.stringify(row, undefined, 2).replace('"text"', '"description"'),
  );
  return `{"shop": "a", "products": [\n${objects.join(" ,\n")}\n], "end": true}\n`;
}

function xml(count: number): string {
  const items = rows(count).map(
    ({ id, name, text, category }) =>
      `  <item>\n    <id>${id}</id>\n    <title>${name}</title>\n    <description>${text}</description>\n    <product_type>${category.replace(">", "&gt;")}</product_type>\n  </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss><channel>\n${items.join("\n")}\n</channel></rss>\n`;
}

function shopify(products: number): string {
  const head = "Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Image Src";
  const lines = rows(products).flatMap(({ name, text, category }, at) => {
    const handle = `h-${at % 40}`;
    const first = `${handle},${quoted(name || "Hemd")},${quoted(`<p>${text}</p>`)},Hartwell,${quoted(category)},Farbe,Rot,S-${at},a.jpg`;
    const variants = ["Blau", "Grün"]
      .slice(0, at % 3)
      .map((color) => `${handle},,,,,,${color},S-${at}-${color},`);
    const pictures = at % 4 === 1 ? [`${handle},,,,,,,,b.jpg`, `${handle},,,,,,,,c.jpg`] : [];
    return [first, ...variants, ...pictures];
  });
  return `${head}\n${lines.join("\n")}\n`;
}

export const plain = { output: "csv", rejects: "rejects.csv" };
const lines = { output: "jsonl", rejects: "rejects.jsonl" };

/** Feeds of every form, and how they are run. */
export const cases: readonly (FeedCase & { readonly what: string })[] = [
  {
    what: "CSV with CRLF, line breaks in quotes, stray quotes and blank lines",
    file: "feed.csv",
    content: csv(36, "\r\n"),
    endings: plain,
  },
  {
    what: "CSV without a last line break",
    file: "feed.csv",
    content: csv(34, "\n").trimEnd(),
    flags: ["--write", "replace"],
    endings: plain,
  },
  {
    what: "CSV with old line endings",
    file: "feed.csv",
    content: csv(34, "\r"),
    flags: ["--tasks", "name"],
    endings: plain,
  },
  {
    what: "UTF-16",
    file: "feed.csv",
    content: Buffer.from(`\ufeff${csv(34, "\r\n")}`, "utf16le"),
    flags: ["--tasks", "name"],
    endings: plain,
  },
  {
    what: "Windows-1252",
    file: "feed.csv",
    content: Buffer.from(csv(34, "\r\n"), "latin1"),
    flags: ["--tasks", "name"],
    endings: plain,
  },
  { what: "JSON Lines", file: "feed.jsonl", content: jsonLines(32), endings: lines },
  {
    what: "a JSON array within an object",
    file: "feed.json",
    content: jsonArray(32),
    endings: { output: "json2", rejects: "rejects.json" },
    flags: ["--format", "json"],
  },
  {
    what: "JSON Lines as a table",
    file: "feed.jsonl",
    content: jsonLines(32),
    endings: { output: "csv", rejects: "rejects.jsonl" },
    flags: ["--format", "csv"],
  },
  {
    what: "CSV as a JSON array",
    file: "feed.csv",
    content: csv(34, "\n"),
    endings: { output: "json2", rejects: "rejects.csv" },
    flags: ["--format", "json"],
  },
  { what: "XML", file: "feed.xml", content: xml(24), endings: { output: "xml", rejects: "rejects.xml" } },
  { what: "gzip", file: "feed.csv.gz", content: gzipSync(csv(34, "\n")), endings: plain },
  { what: "Shopify's continuation rows", file: "feed.csv", content: shopify(45), endings: plain },
  {
    what: "Shopify's rows, in their own cells",
    file: "feed.csv",
    content: shopify(42),
    flags: ["--write", "fill", "--language", "en"],
    endings: plain,
  },
  {
    what: "a column for each attribute",
    file: "feed.csv",
    content: csv(34, "\n"),
    flags: ["--attributes", "columns"],
    endings: plain,
  },
  {
    what: "the first rows",
    file: "feed.csv",
    content: csv(45, "\n"),
    flags: ["--rows", "23", "--tasks", "name"],
    endings: plain,
  },
  {
    what: "a sample of the rows",
    file: "feed.csv",
    content: shopify(45),
    flags: ["--sample", "25", "--tasks", "name"],
    endings: plain,
  },
  {
    what: "a limit that is passed",
    file: "feed.csv",
    content: csv(34, "\n"),
    flags: ["--fail-on", "rejects>0"],
    endings: plain,
  },
  {
    what: "Excel's CSV",
    file: "feed.csv",
    content: csv(34, "\n"),
    flags: ["--excel", "--tasks", "name"],
    endings: plain,
  },
  {
    what: "first rows that lack what later ones have",
    file: "feed.csv",
    content:
      "id,name,description,category\n1,,Ein Stuhl aus Holz mit Armlehnen.,\n2,Oak table 180 cm,,\n3,,,\n4,Blue shirt,Cotton shirt.,Mode\n",
    endings: plain,
  },
  { what: "one row", file: "feed.csv", content: csv(1, "\n"), endings: plain },
  {
    what: "a category map, suppliers' facts, a glossary and decisions",
    file: "feed.csv",
    content: csv(34, "\n"),
    flags: [
      "--category-map",
      "@map.csv",
      "--facts",
      "@facts.csv",
      "--glossary",
      "@words.csv",
      "--language",
      "en",
    ],
    endings: plain,
    others: {
      "map.csv":
        "source_category,category\nLicht,Electronics > Audio and hi-fi > Radios > DAB radios\nSport > Chaussures,nowhere\n",
      "facts.csv": "id,asked for,value\nP-1,Color,red\nP-30,Material,oak\nP-30,Weight,3 kg\n",
      "words.csv": "en;de\nglow bulb/glow bulbs;Lampe/Lampen:f\n",
      "home/decisions.jsonl":
        '{"product":"P-8","field":"name","decision":"edit","before":"Oak dining table 180 x 90 cm 8","value":"Table, as decided"}\n',
    },
  },
  {
    what: "what Unicode calls a line's end, within a family's texts",
    file: "feed.csv",
    content: shopify(30)
      .replaceAll("Stahl und", "Stahl\u2028und")
      .replaceAll("für die", "für\u2029die\u0085"),
    endings: plain,
  },
];

/** Those that fast tests do; slow ones do the others too. */
export const usualCases = cases.filter(({ what }) =>
  /^(?:CSV with CRLF|JSON Lines$|gzip|Shopify's continuation|a column for|a limit)/.test(what),
);
