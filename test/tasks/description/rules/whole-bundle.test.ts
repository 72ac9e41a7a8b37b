import { expect, test } from "vitest";
import { wholeBundle } from "../../../../src/tasks/description/rules/title-noun.ts";

test.each([
  ["Halden Chilli Jam 200 g + Fig Chutney 150 g + Lime Pickle 180 g, 3 Jars", "Halden", undefined],
  [
    "Halden Chilli Jam 200 g + Fig Chutney 150 g + Lime Pickle 180 g",
    "Halden",
    "Chilli Jam 200 g + Fig Chutney 150 g + Lime Pickle 180 g",
  ],
  [
    "Haldenhof Erdbeerkonfitüre 200 g + Feigensenf 150 g + Quittengelee 180 g",
    undefined,
    "Haldenhof Erdbeerkonfitüre + Feigensenf + Quittengelee",
  ],
  [
    "Halden Confiture de figues 200 g + Moutarde au miel 150 g + Gelée de coing 180 g",
    "Halden",
    "Confiture de figues + Moutarde au miel + Gelée de coing",
  ],
  [
    "Halden Confettura di fichi 200 g + Senape al miele 150 g + Gelatina di mele 180 g",
    "Halden",
    "Confettura di fichi + Senape al miele + Gelatina di mele",
  ],
  ["Halden Toothpaste 100 g + Toothpaste 80 g for sensitive teeth and gums", "Halden", undefined],
])("of %s (%s)", (name, brand, title) => {
  expect(wholeBundle(name, brand)).toBe(title);
});
