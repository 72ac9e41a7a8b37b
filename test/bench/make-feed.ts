import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createRandom } from "../seeded-random.ts";
import { brands, colours, endings, kinds, materials, openings, promotions, styles } from "./feed-words.ts";

const header = "sku,Title,Description,Brand,Category,GTIN,Price,Stock\n";
const rowsPerWrite = 1000;

/**
 * Writes a feed of products in CSV, about 300 characters a row, with quotes and line breaks in cells as exports have
 * them. The same number of rows gives the same bytes; names and descriptions differ from row to row.
 */
export async function makeFeed(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  const random = createRandom(20_240_601);
  file.write(header);
  for (let first = 0; first < rows; first += rowsPerWrite) {
    let text = "";
    for (let row = first; row < Math.min(rows, first + rowsPerWrite); row += 1) text += makeRow(row, random);
    if (!file.write(text)) await once(file, "drain");
  }
  file.end();
  await finished(file);
}

function makeRow(row: number, random: () => number): string {
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const number = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const [kind, category, virtues] = pick(kinds);
  const [brand, colour, material, style] = [pick(brands), pick(colours), pick(materials), pick(styles)];
  const model = `${String.fromCharCode(65 + number(0, 26), 65 + number(0, 26))}-${1000 + row}`;
  const [width, height, weight] = [number(10, 200), number(5, 120), number(80, 9000)];
  const title = `${brand} ${style} ${kind} ${model} ${colour} ${width} x ${height} cm`;
  const name = (random() < 0.3 ? title.toUpperCase() : title) + pick(promotions);
  const description = [
    `${pick(openings)}: the ${style} ${kind.toLowerCase()} ${model} ${pick(virtues)}.`,
    `Material: ${material}. Colour: ${colour}. Weight: ${weight} g.`,
    pick(endings),
  ].join(random() < 0.4 ? "\n" : " ");
  const price = (number(500, 50_000) / 100).toFixed(2);
  const cells = [
    name,
    description,
    brand,
    category,
    gtin(4_000_000_000_000 + row * 10),
    price,
    number(0, 500),
  ];
  return `S${100_000 + row},${cells.map(cell).join(",")}\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** GTIN-13 of a number that ends in 0: its check digit takes the zero's place. */
function gtin(number: number): number {
  const digits = [...String(number)].map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return number + ((10 - (sum % 10)) % 10);
}
