import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

const drill = "a-garden-diy-tools-power-drills";
const receiver = "a-electronics-audio-amplifiers-av";
const radio = "a-electronics-audio-radios-boombox";
const speaker = "a-automotive-accessories-electronics-speakers";

function modelsOf(language: Language, leaf: string, name: string, description = "") {
  return valuesOf({ language, leaf, attribute: "model", name, description }).map(({ text }) => text);
}

describe("the number of batteries behind a model", () => {
  it.each([
    ["de", "Akku-Bohrschrauber GSB 12V-35 2x3,0Ah", "GSB 12V-35"],
    ["de", "Akku-Bohrschrauber GSB 12V-35 2 x 3,0 Ah", "GSB 12V-35"],
    ["de", "Akkuschrauber DS 18DJL 2x5,0 Ah im Koffer", "DS 18DJL"],
    ["de", "Schlagbohrschrauber BSB 18 2 x 4 Ah", "BSB 18"],
    ["de", "Bohrschrauber PBS14A 1x1,5Ah", "PBS14A"],
    ["en", "Combi drill GSB 12V-35 2x3.0Ah", "GSB 12V-35"],
    ["en", "Combi drill GSB 12V-35 2 x 3.0 Ah", "GSB 12V-35"],
    ["en", "Drill driver DS 18DJL 2x5.0Ah", "DS 18DJL"],
    ["en", "Hammer drill BSB 18 2 x 4 Ah", "BSB 18"],
    ["en", "Drill driver PBS14A 1x1.5Ah", "PBS14A"],
    ["fr", "Perceuse-visseuse GSB 12V-35 2x3,0Ah", "GSB 12V-35"],
    ["fr", "Perceuse-visseuse GSB 12V-35 2 x 3,0 Ah", "GSB 12V-35"],
    ["fr", "Visseuse sans fil DS 18DJL 2x5,0 Ah", "DS 18DJL"],
    ["fr", "Perceuse à percussion BSB 18 2 x 4 Ah", "BSB 18"],
    ["fr", "Perceuse PBS14A 1x1,5Ah", "PBS14A"],
    ["it", "Trapano avvitatore GSB 12V-35 2x3,0Ah", "GSB 12V-35"],
    ["it", "Trapano avvitatore GSB 12V-35 2 x 3,0 Ah", "GSB 12V-35"],
    ["it", "Avvitatore DS 18DJL 2x5,0 Ah", "DS 18DJL"],
    ["it", "Trapano a percussione BSB 18 2 x 4 Ah", "BSB 18"],
    ["it", "Trapano PBS14A 1x1,5Ah", "PBS14A"],
    // A number that nothing is counted by belongs to the model.
    ["de", "Bohrschrauber BSB 18 KL 2 rot", "BSB 18 KL 2"],
  ] as const)("in %s: %s", (language, name, model) => {
    expect(modelsOf(language, drill, name)).toEqual([model]);
  });
});

describe("a model whose last letter is also a unit", () => {
  it.each([
    ["de", "QSR-N 1500 W schwarz", "Der Receiver QSR-N1500W mit HDMI.", "QSR-N 1500 W"],
    ["en", "QSR-N 1500 W black", "The QSR-N1500W receiver has HDMI.", "QSR-N 1500 W"],
    ["fr", "QSR-N 1500 W noir", "L'ampli QSR-N1500W avec HDMI.", "QSR-N 1500 W"],
    ["it", "QSR-N 1500 W nero", "Il sintoamplificatore QSR-N1500W con HDMI.", "QSR-N 1500 W"],
    ["de", "DRX 700 V silber", "Der DRX700V spielt alles.", "DRX 700 V"],
    ["en", "DRX 700 V silver", "The DRX700V plays it all.", "DRX 700 V"],
    ["fr", "DRX 700 V argent", "Le DRX700V lit tout.", "DRX 700 V"],
    ["it", "DRX 700 V argento", "Il DRX700V legge tutto.", "DRX 700 V"],
    // Without such a code in the text it is a power.
    ["de", "QSR 1500 W schwarz", "Ein Receiver mit 1500 W.", undefined],
    ["en", "QSR 1500 W black", "A receiver with 1500 W.", undefined],
  ] as const)("in %s: %s", (language, name, description, model) => {
    expect(modelsOf(language, receiver, name, description)).toEqual(model === undefined ? [] : [model]);
  });
});

describe("what a model is equipped with", () => {
  it.each([
    ["de", "VTQ 40 BT weiß", "VTQ 40 BT"],
    ["de", "Boombox P 60 BT weiß", "P 60 BT"],
    ["de", "Radiorecorder TR 900 DAB", "TR 900 DAB"],
    ["en", "VTQ 40 BT white", "VTQ 40 BT"],
    ["en", "Boombox TR 900 DAB", "TR 900 DAB"],
    ["fr", "VTQ 40 BT blanc", "VTQ 40 BT"],
    ["fr", "Radio TR 900 DAB", "TR 900 DAB"],
    ["it", "VTQ 40 BT bianco", "VTQ 40 BT"],
    ["it", "Radio TR 900 DAB", "TR 900 DAB"],
    ["de", "Mischpult IQ 2 MIDI schwarz", "IQ 2 MIDI"],
    ["en", "Mixer IQ 2 MIDI black", "IQ 2 MIDI"],
    // Behind a code that is whole without it, it is a property.
    ["de", "Radiorecorder KX2200 BT", "KX2200"],
    ["en", "Boombox KX2200 DAB", "KX2200"],
    ["fr", "Radio portable KX2200 BT", "KX2200"],
    ["it", "Radio portatile KX2200 BT", "KX2200"],
  ] as const)("in %s: %s", (language, name, model) => {
    expect(modelsOf(language, radio, name)).toEqual([model]);
  });
});

describe("a code that a full stop or a hyphen divides", () => {
  it.each([
    ["de", "K6X.3 13 cm Koaxialsystem", "K6X.3"],
    ["en", "K6X.3 13 cm coaxial speakers", "K6X.3"],
    ["fr", "Haut-parleurs K6X.3 13 cm", "K6X.3"],
    ["it", "Altoparlanti K6X.3 13 cm", "K6X.3"],
    ["de", "GRUBNASIL-V20M Lautsprecher", "GRUBNASIL-V20M"],
    ["en", "GRUBNASIL-V20M speakers", "GRUBNASIL-V20M"],
    ["fr", "Haut-parleurs GRUBNASIL-V20M", "GRUBNASIL-V20M"],
    ["it", "Altoparlanti GRUBNASIL-V20M", "GRUBNASIL-V20M"],
    // The end of a sentence, and a word that says what it is.
    ["de", "Lautsprecher K6X. 13 cm", "K6X"],
    ["en", "Speakers K6X.", "K6X"],
    ["de", "LAUTSPRECHER-V20M", "V20M"],
    ["it", "ALTOPARLANTI-V20M", "V20M"],
  ] as const)("in %s: %s", (language, name, model) => {
    expect(modelsOf(language, speaker, name)).toEqual([model]);
  });
});

describe("what is no part of a model", () => {
  it.each([
    ["de", "AV-Receiver QRX4410 QRX4410", "QRX4410"],
    ["en", "AV receiver QRX4410 QRX4410", "QRX4410"],
    ["fr", "Ampli QRX4410 QRX4410", "QRX4410"],
    ["it", "Ricevitore QRX4410 QRX4410", "QRX4410"],
    ["en", "Memory CL16 QMX16GX4M1", "QMX16GX4M1"],
    ["fr", "Mémoire CL16 QMX16GX4M1", "QMX16GX4M1"],
    ["en", "Network switch QSG108E RJ45 black", "QSG108E"],
    ["de", "Netzwerk-Switch QSG108E RJ45 schwarz", "QSG108E"],
    ["fr", "Commutateur QSG108E RJ45 noir", "QSG108E"],
    ["it", "Switch di rete QSG108E RJ45 nero", "QSG108E"],
    ["en", "Saw QS 171 C-BE 14in", "QS 171 C-BE"],
    ["de", "Säge QS 171 C-IN schwarz", "QS 171 C-IN"],
    ["fr", "Scie QS 171 C-DE noire", "QS 171 C-DE"],
    ["it", "Motosega QS 171 C-DI nera", "QS 171 C-DI"],
  ] as const)("in %s: %s", (language, name, model) => {
    expect(modelsOf(language, receiver, name)).toEqual([model]);
  });
});

describe("a grade of steel is no model", () => {
  const secateurs = "a-garden-outdoor-watering-pruners";
  it.each([
    ["en", "Bypass secateurs 8in SK5 blade", "", []],
    ["en", "Pruning saw SK5", "With a SK5 carbon steel blade.", []],
    ["de", "Gartenschere SK5", "Klinge aus Stahl SK5.", []],
    ["de", "Gartenschere SK5 Klinge 20 cm", "", []],
    ["fr", "Sécateur SK5", "Lame en acier SK5.", []],
    ["it", "Forbici SK5", "Lama in acciaio SK5.", []],
    ["en", "Secateurs SK5", "Light and handy.", ["SK5"]],
    ["de", "Gartenschere GS220 Stahl", "", ["GS220"]],
    ["fr", "Sécateur PX94 lame acier", "", ["PX94"]],
    ["it", "Forbici TR210 lama acciaio", "", ["TR210"]],
  ] as const)("in %s: %s %s", (language, name, description, models) => {
    expect(modelsOf(language, secateurs, name, description)).toEqual(models);
  });
});

it.each([
  ["en", "Norda CQ43 6 Cell Laptop Battery", "CQ43"],
  ["de", "Norda CQ43 6 Zellen Akku", "CQ43"],
  ["fr", "Norda CQ43 6 cellules batterie", "CQ43"],
  ["it", "Norda CQ43 6 celle batteria", "CQ43"],
  ["en", "Norda CQ43 6 Battery", "CQ43 6"],
] as const)("a count of cells is no part of a code: %s %s", (language, name, model) => {
  expect(modelsOf(language, "a-computers-components-laptop-power-batteries", name)).toEqual([model]);
});

it.each([
  ["de", "a-garden-diy-tools-power-drills", "Akku-Bohrschrauber 18V 45NM 2-GANG"],
  ["en", "a-garden-diy-tools-power-drills", "Cordless drill 18V 2-SPEED"],
  ["de", "a-computers-devices-laptops", "Acer Laptop Ryzen 5 5500U silber"],
  ["en", "a-computers-devices-laptops", "Acer laptop Ryzen 7 5700U silver"],
  ["en", "a-appliances-kitchen-cooking-toasters", "Norda toaster 4-SLICE 1800W"],
  ["en", "a-computers-devices-desktops-gaming", "Norda gaming PC Ryzen 7 32GB RTX4060"],
  ["de", "a-computers-devices-desktops-gaming", "Norda Gaming-PC 32GB GTX1660Ti"],
  ["fr", "a-garden-outdoor-watering-pruners", "Norda sécateur Ø20MM"],
  ["it", "a-garden-outdoor-watering-pruners", "Norda cesoia Ø20MM"],
  ["fr", "a-computers-devices-laptops", "Acer ordinateur portable Celeron N4020"],
  ["it", "a-computers-devices-laptops", "Acer portatile Ryzen 5 5500U"],
] as const)("in %s of %s takes what it has within for no model: %s", (language, leaf, name) => {
  expect(valuesOf({ language, leaf, attribute: "model", name })).toEqual([]);
});

describe("what stands behind a model and is no part of it", () => {
  it.each([
    ["en", receiver, "AV receiver VSX 830 5.1 black", ["VSX 830"]],
    ["de", receiver, "AV-Receiver RX 300 7.2 schwarz", ["RX 300"]],
    ["fr", receiver, "Ampli home cinéma RX 300 5.1 noir", ["RX 300"]],
    ["it", receiver, "Ricevitore RX 300 5.1 nero", ["RX 300"]],
    ["fr", drill, "Disque à tronçonner métal 125 mm X10", []],
    ["it", drill, "Disco da taglio metallo 125 mm X10", []],
    ["en", drill, "Cutting disc metal 125 mm X10", []],
    ["de", drill, "TRENNSCHEIBE METALL 125 MM X10", []],
    ["en", radio, "Fujifilm X10", ["X10"]],
  ] as const)("%s, %s: %s", (language, leaf, name, expected) => {
    expect(modelsOf(language, leaf, name)).toEqual(expected);
  });

  it.each([
    ["Itag Bluetooth Tracer Anti Lost Alarm Remote Shutter Connect With 10 Units", []],
    ["RCD-M 39 BKE2", ["RCD-M 39 BKE2"]],
  ])("a column of models with the whole name is none: %s", (text, expected) => {
    const row = { language: "en", leaf: radio, attribute: "model", name: "Radio" } as const;
    const found = valuesOf({ ...row, facts: [["Model", text]] });
    expect(found.map((one) => one.text)).toEqual(expected);
  });
});
