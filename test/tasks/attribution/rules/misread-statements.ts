/** A leaf, a name or description, an attribute and all that is stated of it. */
export type Reading = readonly [leaf: string, text: string, attribute: string, ...stated: readonly string[]];

const pan = "a-kitchen-cooking-pans-crepe";
const washer = "a-appliances-large-washing-machines";
const blocks = "a-toys-play-building-wooden-blocks";
const cable = "a-electronics-accessories-data-cables-usb";
const bulb = "a-home-lighting-bulbs-led";
const slippers = "a-fashion-shoes-women-sandals-slippers";
const dress = "a-fashion-women-dresses-casual";
const honey = "a-food-breakfast-spreads-honey";

/** What is removed or averted is elsewhere. */
export const removed: readonly Reading[] = [
  [pan, "Reduces chlorine, limescale and copper for better taste.", "material"],
  [pan, "Removes iron and copper.", "material"],
  [pan, "Protects against rust, iron and copper.", "material"],
  [pan, "Entfernt Kalk, Chlor und Kupfer.", "material"],
  [pan, "Reduziert Eisen und Kupfer im Wasser.", "material"],
  [pan, "Schutz gegen Eisen und Kupfer.", "material"],
  [pan, "Réduit le chlore, le calcaire et le cuivre.", "material"],
  [pan, "Élimine le cuivre.", "material"],
  [pan, "Protection contre le fer et le cuivre.", "material"],
  [pan, "Riduce cloro, calcare e rame.", "material"],
  [pan, "Elimina il rame.", "material"],
  [pan, "Protegge contro il ferro e il rame.", "material"],
  [pan, "Reduces weight thanks to aluminium.", "material", "aluminium"],
  [pan, "Gegen Flecken, aus Aluminium.", "material", "aluminium"],
];

export const numbers: readonly Reading[] = [
  [washer, "Energy class A+++, 1200 rpm", "energy_class"],
  [washer, "Energieklasse A++, 1200 U/min", "energy_class"],
  [washer, "Classe énergétique A+, 1200 tr/min", "energy_class"],
  [washer, "Classe energetica A+++, 1200 giri", "energy_class"],
  [washer, "Energy class A, 1200 rpm", "energy_class", "a"],
  [blocks, "Toy for ages 3-12 years", "min_age", "3-years"],
  [blocks, "Toy for ages 6 months to 3 years", "min_age", "6-months"],
  [blocks, "Spielzeug für Kinder 6 Monate bis 3 Jahre", "min_age", "6-months"],
  [blocks, "Jouet pour enfants de 6 mois à 3 ans", "min_age", "6-months"],
  [blocks, "Gioco per bambini da 6 mesi a 3 anni", "min_age", "6-months"],
  [blocks, "For children from 3 to 12 years", "min_age", "3-years"],
  [blocks, "Für Kinder von 3 bis 12 Jahren", "min_age", "3-years"],
  [blocks, "Für Kinder von 3,5 bis 12 Jahren", "min_age"],
  [blocks, "Pour les enfants de 3 à 12 ans", "min_age", "3-years"],
  [blocks, "Gioco per bambini da 3 a 12 anni", "min_age", "3-years"],
  [blocks, "Gioco per bambini da 3 anni", "min_age", "3-years"],
  [slippers, "Ladies slippers UK 5 to 7.5", "size"],
  [slippers, "Ladies slippers UK 5-7", "size"],
  [slippers, "Damen Hausschuhe EU 38 bis 41", "size"],
  [slippers, "Chaussons femme EU 38 à 41", "size"],
  [slippers, "Pantofole donna EU 38-41", "size"],
  [slippers, "Pantofole donna EU 38", "size", "eu-38"],
  [dress, "Vestito da donna rosso, taglia 44", "size"],
  [dress, "Vestito da donna rosso, taglia EU 44", "size", "eu-44"],
  [dress, "Damenkleid rot, Größe 44", "size", "eu-44"],
];

/** In names. */
export const equivalents: readonly Reading[] = [
  [bulb, "LED Bulb E27 7W (equiv. 50 W) warm white", "power", "7W"],
  [bulb, "LED Bulb E27 7W (50W equivalent) warm white", "power", "7W"],
  [bulb, "LED-Lampe E27 7W (äquiv. 50 W) warmweiß", "power", "7W"],
  [bulb, "LED-Lampe E27 7W (50W-Äquivalent) warmweiß", "power", "7W"],
  [bulb, "Ampoule LED E27 7W (équiv. 50 W) blanc chaud", "power", "7W"],
  [bulb, "Lampadina LED E27 7W (equiv. 50 W) luce calda", "power", "7W"],
];

export const measures: readonly Reading[] = [
  [honey, "Net weight: 0.17", "net_weight"],
  [honey, "Nettogewicht: 0,17", "net_weight"],
  [honey, "Poids net : 0,17", "net_weight"],
  [honey, "Peso netto: 0,17", "net_weight"],
  [honey, "Net weight (kg): 0.17", "net_weight", "0.17"],
  [cable, "USB-C to USB-C cable, USB 2.0", "connector_type", "usb-c"],
  [cable, "USB-C auf USB-C Kabel, USB 2.0", "connector_type", "usb-c"],
  [cable, "Câble USB-C vers USB-C, USB 2.0", "connector_type", "usb-c"],
  [cable, "Cavo da USB-C a USB-C, USB 2.0", "connector_type", "usb-c"],
];

export const steels: readonly Reading[] = [
  [pan, "Material: zinc-plated steel", "material"],
  [pan, "Material: galvanised steel", "material"],
  [pan, "Material: verzinkter Stahl", "material"],
  [pan, "Matériau : acier zingué", "material"],
  [pan, "Materiale: acciaio zincato", "material"],
  [pan, "Materiale: lamiera zincata", "material"],
];
