import { expect, it } from "vitest";
import { withLabelledCells } from "../../../../src/tasks/description/rules/labelled-cells.ts";

it.each([
  ["Fassung\tE27\nLeistung\t8,5 W", "Fassung: E27\nLeistung: 8,5 W"],
  ["Fassung\tE27\nEnergieeffizienzklasse\nLebensdauer\t15.000 h", "Fassung: E27\nLebensdauer: 15.000 h"],
  ["Technische Daten\nFassung\tE27\nLeistung\t8,5 W", "Technische Daten\nFassung: E27\nLeistung: 8,5 W"],
  ["Farbe:\tRot\nGröße :\tM", "Farbe: Rot\nGröße: M"],
  ["Color\tRed\nMaterial\nSize\tM", "Color: Red\nSize: M"],
  ["Couleur\tRouge\nMatière\nTaille\tM", "Couleur: Rouge\nTaille: M"],
  ["Colore\tRosso\nMateriale\nTaglia\tM", "Colore: Rosso\nTaglia: M"],
  ["Größe\tBrust\tTaille\nS\t90\t70\nM\t95\t75", "Größe\tBrust\tTaille\nS\t90\t70\nM\t95\t75"],
  ["Fassung\tE27", "Fassung\tE27"],
  ["Plain text", "Plain text"],
])("reads the rows of a table as facts, and leaves empty ones out: %j", (text, wanted) =>
  expect(withLabelledCells(text)).toBe(wanted),
);
