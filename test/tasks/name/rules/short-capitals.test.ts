import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("a device in capitals that a thing is for is written as its maker does", () => {
  it.each([
    ["fr", "Coque souple pour APPLE IPHONE 6 PLUS", "Coque souple pour Apple iPhone 6 Plus"],
    ["fr", "Chargeur pour HP PAVILION ZX5001", "Chargeur pour HP PAVILION ZX5001"],
    ["it", "Custodia nera per APPLE IPHONE 13 PRO", "Custodia nera per Apple iPhone 13 Pro"],
    ["de", "Silikonhülle für APPLE IPAD AIR", "Silikonhülle für Apple iPad Air"],
    ["en", "Leather Case for APPLE IPAD MINI", "Leather Case for Apple iPad Mini"],
    ["fr", "Dalle pour AU OPTRONICS B173", "Dalle pour AU OPTRONICS B173"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("the capitals of short words", () => {
  it.each([
    ["en", "Miller'S Self Design Blanket", "Miller's Self Design Blanket"],
    ["en", "M&M'S Peanut 200 g", "M&M'S Peanut 200 g"],
    ["fr", "MY CRAZY SUMMER N.04", "My Crazy Summer N.04"],
    ["fr", "COURONNE TUBE PER ROUGE 50 M", "Couronne tube PER rouge 50 m"],
    ["it", "PETTORINA ANTISTRAPPO CANE TAGLIA M", "Pettorina antistrappo cane taglia M"],
    ["it", "GUANTI PER FORNO", "Guanti per forno"],
    ["en", "UG GULLY GRID 110MM", "UG Gully Grid 110mm"],
    ["en", "AL FRESCO PICNIC SET", "Al Fresco Picnic Set"],
    ["en", "GO KART FOR KIDS", "Go Kart for Kids"],
    ["en", "AB ROLLER WHEEL BLACK", "Ab Roller Wheel Black"],
    ["de", "PINSEL 9. STÄRKE MIT LANGEM STIEL", "Pinsel 9. Stärke mit langem Stiel"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("shorthand of plumbers is opened where it can be nothing else", () => {
  it.each([
    ["en", "IMM HTR 24IN 3KW", "Immersion heater 24in 3kW"],
    ["en", "TOOL SET 2IN1 STEEL", "Tool Set 2-in-1 Steel"],
    ["fr", "PACK WC SUSP BLANC", "Pack WC suspendu blanc"],
    ["it", "SCALDAB.ELETTR. 50LT", "Scaldabagno elettrico 50 l"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("what stays short in a name of capitals reads as one text with it", () => {
  it.each([
    ["fr", "SERVIETTE TERRY 70X140 EP. GRISE", "Serviette Terry 70x140 ep. grise"],
    ["fr", "VERRE ANTI-BUEE INCOLORE", "Verre anti-buee incolore"],
    ["fr", "RACCORD LAITON 3/4 X 1/2", "Raccord laiton 3/4 x 1/2"],
    ["fr", "TV LED 4K HDMI", "TV LED 4K HDMI"],
    ["it", "PENNE BLU C/BUCC. VETRO", "Penne blu C/bucc. vetro"],
    ["it", "DADO ES. ACCIAIO M8", "Dado es. acciaio M8"],
    ["it", "DISCO TAGLIO D.115X1,0X22,2", "Disco taglio D.115x1,0x22,2"],
    ["it", "VITE ACCIAIO M8X40", "Vite acciaio M8x40"],
    ["it", "RELE' PASSO PASSO 230V", "Relè passo passo 230 V"],
    ["de", "UMWÄLZPUMPE 180MM EEI<0,20", "Umwälzpumpe 180 mm EEI<0,20"],
    ["en", "LED PANEL 36W UGR<19", "LED Panel 36W UGR<19"],
    ["en", "CABLE LSZH 3G2.5 GREY CPR DCA-S2,D2,A2", "Cable LSZH 3G2.5 Grey CPR DCA-S2,D2,A2"],
    ["de", "LEITUNG NYM-J 5X1,5 CPR B2CA-S1A,D1,A1 GRAU", "Leitung NYM-J 5x1,5 CPR B2CA-S1A,D1,A1 Grau"],
    ["fr", "CABLE R2V 3G6 COURONNE 100 CPR CCA-S1,D1,A1", "Câble R2V 3G6 couronne 100 CPR CCA-S1,D1,A1"],
    ["it", "CAVO FS17 NERO 200 CPR CCA-S3,D1,A CORDA", "Cavo FS17 nero 200 CPR CCA-S3,D1,A corda"],
    ["it", "ASPIRINA 500MG 20 CPR", "Aspirina 500 mg 20 compresse"],
    ["de", "RAHMENDÜBEL 10X120 ETA", "Rahmendübel 10x120 ETA"],
    ["it", "GIOCO PER TUTTE LE ETA", "Gioco per tutte le età"],
    ["fr", "CHEVILLE NYLON M10 ATE OPT. 7", "Cheville nylon M10 ATE opt. 7"],
    ["en", "THE TIGER WHO ATE TEA MUG", "The Tiger Who Ate Tea Mug"],
    ["it", "PRESA CEE 16A", "Presa CEE 16A"],
    ["it", "CAVO FTG10(O)M1 3G2,5", "Cavo FTG10(O)M1 3G2,5"],
    ["it", "INTERRUTTORE DIFFERENZIALE T.A 30MA", "Interruttore differenziale T.A 30 mA"],
    ["de", "FI-SCHALTER 4P 300MA", "FI-Schalter 4P 300 mA"],
    ["en", "SNEAKER 30MA BLACK", "Sneaker 30MA Black"],
    ["it", "LAMPADINA LED DURATA 15000H", "Lampadina LED durata 15000 h"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("a short form that has another meaning in the trade stays, or is read with its noun", () => {
  it.each([
    ["fr", "DISQUE DIAM. 230 BETON", "Disque diam. 230 béton"],
    ["fr", "POELE DIAM. 24", "Poêle diamètre 24"],
    ["fr", "MAMELON RED. LAITON", "Mamelon réduit laiton"],
    ["fr", "CREM. BRUT BLC 75CL", "Crem. brut BLC 75 cl"],
    ["it", "VALVOLA TERMOST. 1/2", "Valvola termostatica 1/2"],
    ["it", "CHIAVE INCL. 13MM", "Chiave incl. 13 mm"],
    ["it", "LAMPADA LED LAMPADINA INCL.", "Lampada LED lampadina inclusa"],
    ["it", "CAVO FS18 3G1,5 GR.", "Cavo FS18 3G1,5 gr."],
    ["it", "RISO INTEGRALE 500 GR.", "Riso integrale 500 g"],
    ["it", "SERRATURA E40 FR.22 DX", "Serratura E40 FR.22 DX"],
    ["de", "DIAM.-TRENNSCH. 230 BETON", "Diamant-Trennscheibe 230 Beton"],
    ["en", "DIA BLADE 230MM TURBO", "Diamond Blade 230mm Turbo"],
    ["en", "OFF CHR MESH BLACK", "Office Chair Mesh Black"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("the name of a technique of several words keeps its capitals", () => {
  it.each([
    ["it", "FRIGORIFERO COMBINATO NO FROST INOX", "Frigorifero combinato No Frost inox"],
    ["it", "LAVATRICE SLIM AI CONTROL STEAM CARE", "Lavatrice slim AI Control Steam Care"],
    ["it", "TELEVISORE SMART TV FULL HD NERO", "Televisore Smart TV Full HD nero"],
    ["fr", "CONGÉLATEUR ARMOIRE NO FROST BLANC", "Congélateur armoire No Frost blanc"],
    ["de", "KÜHLSCHRANK NO FROST WEISS", "Kühlschrank No Frost Weiß"],
    ["en", "FRIDGE FREEZER TOTAL NO FROST WHITE", "Fridge Freezer Total No Frost White"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
