import { expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { calmValue } from "../../../../src/tasks/description/compose/calm-value.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const glossary = glossaryOf(createBuiltinStore());

type Case = readonly [language: Language, value: string, wanted: string];

test.each<Case>([
  ["en", "STAINLESS STEEL", "Stainless steel"],
  ["en", "CLEAR", "Clear"],
  ["en", "BRUSHED CHROME", "Brushed chrome"],
  ["de", "TRANSPARENT", "Transparent"],
  ["de", "GRUEN", "Grün"],
  ["de", "GEBUERSTET", "Gebürstet"],
  ["de", "HELLE EICHE", "Helle Eiche"],
  ["fr", "ASSORTI", "Assorti"],
  ["fr", "CHENE CLAIR", "Chêne clair"],
  ["fr", "NOYER FONCE", "Noyer foncé"],
  ["it", "TRASPARENTE", "Trasparente"],
  ["it", "VETRO TEMPERATO", "Vetro temperato"],
])("a value in capitals is written as the words of the language are, in %s: %s", (language, value, wanted) =>
  expect(calmValue(value, { language, glossary })).toBe(wanted),
);

test.each<Case>([
  ["en", "DISNEY FROZEN", "DISNEY FROZEN"],
  ["en", "PVC", "PVC"],
  ["en", "XL", "XL"],
  ["en", "Clear", "Clear"],
  ["de", "BLAU/SCHW", "BLAU/SCHW"],
  ["de", "HDMI 2.1", "HDMI 2.1"],
  ["fr", "INOX 304", "INOX 304"],
  ["it", "ROVERE SONOMA", "ROVERE SONOMA"],
])("names, codes and cut words stay, in %s: %s", (language, value, wanted) =>
  expect(calmValue(value, { language, glossary })).toBe(wanted),
);
