import { byId } from "./dom.js";

/*
 * The rows lie in the page, gzipped in Base64: a line each, `status <tab> attention <tab> changes <tab> JSON`, so that a list of
 * 100,000 is filtered without reading their JSON.
 */

/** @type {{ line: string, status: string, attention: number, changes: string, number: number }[]} */
export const rows = [];

/** Reads the rows out of the page. */
export async function readRows() {
  const holder = byId("rows");
  const stream = new Blob([bytesOf(holder.textContent)]).stream();
  holder.remove();
  const text = await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).text();
  for (let start = 0, end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
    rows.push(rowOf(text.slice(start, end), rows.length + 1));
    start = end + 1;
  }
}

function rowOf(line, number) {
  const [status, attention, changes] = line.slice(0, line.indexOf("{")).split("\t");
  return { line, status, attention: Number(attention), changes, number };
}

/** A loop, for `Uint8Array.from` calls a function for each byte: of 100,000 rows there are 15 million. */
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export function rowAt(place) {
  const { line } = rows[place];
  return JSON.parse(line.slice(line.indexOf("{")));
}

let placeOfProduct;
/** The row that was asked for before: decisions of a row come one after the other. */
let lastRow;

/** By its number; where another product stands there by now, by the product. */
export function findRow({ row, product }) {
  if (lastRow?.row !== row) lastRow = rows[row - 1] && rowAt(row - 1);
  const found = lastRow;
  if (found?.product === product) return found;
  placeOfProduct ??= new Map(rows.map((_, place) => [rowAt(place).product, place]));
  const place = placeOfProduct.get(product);
  return place === undefined ? undefined : rowAt(place);
}
