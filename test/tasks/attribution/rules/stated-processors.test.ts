import { expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const laptops = "a-computers-devices-laptops";
const textsOf = (attribute: string, name: string, description = "") =>
  valuesOf({ leaf: laptops, attribute, name, description }).map(({ text, written }) => written ?? text);

it.each([
  ['ASUS Notebook 15.6" FHD i5 16GB 512SSD W11', "i5"],
  ["Notebook 15,6 Zoll Intel Core i7-1255U 16GB", "Intel Core i7-1255U"],
  ["PC portable 15,6 pouces Ryzen 5 5500U 8 Go", "Ryzen 5 5500U"],
  ["Notebook Celeron N4020 4GB", "Celeron N4020"],
  ["MacBook Air 13 M3 chip 8GB", "M3"],
  ["Notebook 15.6 16GB", undefined],
])("%s has the processor %s", (name, expected) => {
  expect(textsOf("processor", name)).toEqual(expected === undefined ? [] : [expected]);
});

it("leaves a processor to the text that labels it", () => {
  expect(textsOf("processor", "Notebook i5 16GB", "Processor: Intel Core i5-1235U")).toEqual([
    "Intel Core i5-1235U",
  ]);
});

it.each([
  ["Notebook i5 16GB 512SSD", "16 GB", "512 GB"],
  ["Notebook i5 16 GB 512 GB SSD", "16 GB", "512 GB"],
  ["PC portable i5 16 Go 512 Go SSD", "16 Go", "512 Go"],
  ["Notebook i5 8GB 256GB SSD", "8 GB", "256 GB"],
])("%s has a working memory and a drive", (name, memory, storage) => {
  expect([textsOf("memory", name), textsOf("storage_capacity", name)]).toEqual([[memory], [storage]]);
});

it.each([
  ["Laptop 15.6 i5 16GB 512GB SSD", ["15.6 inch"]],
  ["Ordinateur portable 15,6 i5 16 Go 512 Go", ["15,6 pouces"]],
  ["Notebook 15.6 i5 16gb 512gb ssd argento con tastiera italiana", ["15.6 pollici"]],
  ["Notebook 15,6 mit beleuchteter Tastatur i5", ["15,6 Zoll"]],
  ['Notebook 15,6" i5', ['15,6"']],
  ["Laptop i5 4.1 GHz 16GB", []],
  ["Laptop i5 1.5 kg 15.6 kg", []],
])("%s has the screen %j", (name, expected) => {
  expect(textsOf("screen_size", name)).toEqual(expected);
});
