/** A text and what no answer may say of the product: leaf, text, attribute, wrong values (identifiers or words of the text). */
export type Denial = readonly [leaf: string, text: string, attribute: string, ...wrong: readonly string[]];

const seat = "a-toys-baby-travel-car-seats";
const shirt = "a-fashion-men-tshirts-long-sleeved";
const parka = "a-fashion-women-jackets-parkas";
const phoneCase = "a-electronics-phones-cases";
const bottle = "a-kitchen-dining-bottles-water";
const table = "a-home-furniture-dining-tables-dining";
const pasta = "a-food-pantry-pasta-pasta";
const chocolate = "a-food-sweet-chocolate-bars";
const shampoo = "a-beauty-hair-shampoo-shampoos";
const lotion = "a-beauty-body-lotions-oils";
const bulb = "a-home-lighting-bulbs-led";
const headphones = "a-electronics-audio-headphones-over-ear";
const radio = "a-electronics-audio-radios-dab";
const duvetCover = "a-home-textiles-bedlinen-fitted-sheets";
const screws = "a-garden-diy-hardware-fixings-screws";
const planter = "a-garden-outdoor-pots-planters";
const shelf = "a-home-furniture-living-shelves-wall";
const toner = "a-beauty-face-cleansers-toners";
const watch = "a-jewellery-watches-men";
const backpack = "a-fashion-bags-backpacks-city";
const belt = "a-fashion-accessories-belts-belts";
const kettle = "a-appliances-kitchen-kettles-kettles";

/** Written before the rules were changed. */
export const firstDenials: readonly Denial[] = [
  // Denied suitability.
  [seat, "Child car seat, not suitable for ISOFIX.", "car_seat_fixing", "isofix"],
  [seat, "Kindersitz, nicht für ISOFIX geeignet.", "car_seat_fixing", "isofix"],
  [seat, "Siège auto, ne convient pas à l'ISOFIX.", "car_seat_fixing", "isofix"],
  [seat, "Seggiolino auto, non adatto per ISOFIX.", "car_seat_fixing", "isofix"],
  [seat, "Cannot be used with Isofix.", "car_seat_fixing", "isofix"],
  [seat, "Für Isofix ungeeignet.", "car_seat_fixing", "isofix"],
  [seat, "Isofix is not supported.", "car_seat_fixing", "isofix"],
  [seat, "Isofix wird nicht unterstützt.", "car_seat_fixing", "isofix"],
  [seat, "Isofix non compatible.", "car_seat_fixing", "isofix"],
  [seat, "Isofix non incluso.", "car_seat_fixing", "isofix"],
  [seat, "Pas compatible avec les fixations Isofix.", "car_seat_fixing", "isofix"],
  [seat, "Non compatibile con gli attacchi Isofix.", "car_seat_fixing", "isofix"],
  [headphones, "Not compatible with Bluetooth.", "connectivity", "bluetooth"],
  [headphones, "Bluetooth wird nicht unterstützt.", "connectivity", "bluetooth"],
  [headphones, "Bluetooth non disponible.", "connectivity", "bluetooth"],
  [headphones, "Bluetooth non supportato.", "connectivity", "bluetooth"],
  [headphones, "Does not work with Bluetooth devices.", "connectivity", "bluetooth"],
  [headphones, "Funktioniert nicht über Bluetooth.", "connectivity", "bluetooth"],
  [headphones, "Ne fonctionne pas en Bluetooth.", "connectivity", "bluetooth"],
  [headphones, "Non funziona tramite Bluetooth.", "connectivity", "bluetooth"],
  [phoneCase, "Nicht passend für A53", "compatible_with", "A53"],
  [phoneCase, "Case for Galaxy A52, not for A53", "compatible_with", "A53"],
  [phoneCase, "Hülle, passt nicht für Galaxy A53", "compatible_with", "Galaxy A53"],
  [phoneCase, "Coque, ne convient pas pour Galaxy A53", "compatible_with", "Galaxy A53"],
  [phoneCase, "Cover non compatibile con Galaxy A53", "compatible_with", "Galaxy A53"],
  [phoneCase, "Not compatible with iPhone 13", "compatible_with", "iPhone 13"],
  [phoneCase, "Nicht kompatibel mit iPhone 13", "compatible_with", "iPhone 13"],
  [phoneCase, "Coque non compatible avec iPhone 13", "compatible_with", "iPhone 13"],
  // Other variants.
  [shirt, "Also available in navy.", "color", "navy", "blue"],
  [shirt, "Auch in Marineblau erhältlich.", "color", "navy", "blue"],
  [shirt, "Existe aussi en bleu marine.", "color", "navy", "blue"],
  [shirt, "Disponibile anche in blu navy.", "color", "navy", "blue"],
  [shirt, "Other colours: red, green, yellow.", "color", "red", "green", "yellow"],
  [shirt, "Weitere Farben: Rot, Grün, Gelb.", "color", "red", "green", "yellow"],
  [shirt, "Autres coloris : rouge, vert, jaune.", "color", "red", "green", "yellow"],
  [shirt, "Altri colori: rosso, verde, giallo.", "color", "red", "green", "yellow"],
  [parka, "Now also in black.", "color", "black"],
  [parka, "Jetzt auch in Schwarz.", "color", "black"],
  [parka, "Choose between red and blue.", "color", "red", "blue"],
  [parka, "Wählen Sie zwischen Rot und Blau.", "color", "red", "blue"],
  [parka, "À choisir : rouge ou bleu.", "color", "red", "blue"],
  [parka, "Scegli tra rosso e blu.", "color", "red", "blue"],
  // The model and what it wears.
  [shirt, "The model wears size M.", "size", "m"],
  [shirt, "Model wears M", "size", "m"],
  [shirt, "Das Model trägt Größe M.", "size", "m"],
  [shirt, "Le mannequin porte une taille M.", "size", "m"],
  [shirt, "Il modello indossa la taglia M.", "size", "m"],
  [shirt, "Model ist 1,80 m groß und trägt Größe L.", "size", "l"],
  [shirt, "Our model is 6ft tall and is wearing a size L.", "size", "l"],
  [shirt, "Le mannequin mesure 1,80 m et porte du L.", "size", "l"],
  [parka, "Model ist 1,80 m groß", "length", "1,80 m"],
  [parka, "La modella è alta 1,75 m.", "height", "1,75 m"],
  [parka, "Model height 180 cm", "height", "180 cm"],
  [parka, "Le mannequin mesure 1,75 m.", "length", "1,75 m"],
  // Without something.
  [bottle, "Bouteille zéro plastique", "material", "plastic"],
  [bottle, "Zero plastic bottle", "material", "plastic"],
  [bottle, "Bottiglia zero plastica", "material", "plastic"],
  [bottle, "Null Plastik, 100 % Genuss", "material", "plastic"],
  [bottle, "Plastikfrei verpackt", "material", "plastic"],
  [bottle, "Sans plastique ni verre", "material", "plastic", "glass"],
  [bottle, "Replaces 500 plastic bottles", "material", "plastic"],
  [bottle, "Die Alternative zu Plastik", "material", "plastic"],
  [bottle, "L'alternativa alla plastica", "material", "plastic"],
  [bottle, "Say goodbye to plastic", "material", "plastic"],
  [parka, "No fur, no leather, no feathers", "material", "fur", "leather"],
  [parka, "Ganz ohne Wolle und Seide", "material", "wool", "silk"],
  [pasta, "Contains neither milk nor eggs.", "allergens", "milk", "eggs"],
  [pasta, "Enthält weder Milch noch Eier.", "allergens", "milk", "eggs"],
  [pasta, "Ne contient ni lait ni œufs.", "allergens", "milk", "eggs"],
  [pasta, "Non contiene né latte né uova.", "allergens", "milk", "eggs"],
  [pasta, "Wird ohne Ei hergestellt.", "allergens", "eggs"],
  [pasta, "0% gluten", "allergens", "gluten"],
  // Names, looks and parts of words.
  [lotion, "Bio-Oil Hautpflegeöl 125 ml", "claims", "organic"],
  [lotion, "Bio-Oil Skincare Oil 60 ml", "claims", "organic"],
  [lotion, "Bio-Oil huile de soin 125 ml", "claims", "organic"],
  [lotion, "Bio-Oil olio dermatologico", "claims", "organic"],
  [table, "Dining table with a natural look", "color", "natural", "beige"],
  [table, "Esstisch im natürlichen Look", "color", "natural", "beige"],
  [table, "Table au look naturel", "color", "natural", "beige"],
  [table, "Tavolo dal look naturale", "color", "natural", "beige"],
  [pasta, "Enthält Gluten.", "flavour", "duck"],
  [chocolate, "Enthält Spuren von Nüssen", "flavour", "duck"],
  [shelf, "Mensola in acciaio zincato", "material", "stainless-steel"],
  [shelf, "Étagère en acier zingué", "material", "stainless-steel"],
  [shelf, "Regal aus verzinktem Stahl", "material", "stainless-steel"],
  [shelf, "Shelf made of galvanised steel", "material", "stainless-steel"],
  [planter, "Pflanzkübel verzinkt", "material", "stainless-steel"],
  [planter, "Vaso in lamiera zincata", "material", "stainless-steel"],
  [screws, "Vis acier zingué 4 x 40 mm", "material", "stainless-steel"],
  [screws, "Viti in acciaio zincato 4 x 40", "material", "stainless-steel"],
  [chocolate, "LATTA di cioccolatini 250 g", "allergens", "milk"],
  [chocolate, "Cioccolatini in scatola di latta", "flavour", "milk"],
  [pasta, "Pelati in latta 400 g", "allergens", "milk"],
  // Measures of asides.
  [bulb, "LED 8,5W=60W E27", "power", "60W", "60 W"],
  [bulb, "LED bulb 9 W (equals 60 W)", "power", "60 W"],
  [bulb, "Ampoule LED 9 W équivalent 60 W", "power", "60 W"],
  [bulb, "Lampadina LED 9W (60W)", "power", "60W"],
  [duvetCover, "Spannbettlaken 90-100 x 200 cm für Matratzen bis 25 cm Höhe", "length", "25 cm", "0 cm"],
  [backpack, "Rucksack für Laptops bis 15,6 Zoll", "height", "15,6 Zoll"],
  [backpack, "Fits A4 folders of 32 cm", "height", "32 cm"],
  [kettle, "Delivered in a box of 40 x 30 x 20 cm", "height", "20 cm", "40 x 30 x 20 cm"],
  [watch, "Not made of gold", "watch_case_material", "gold"],
  [toner, "Für trockene Haut nicht geeignet", "skin_type", "dry"],
  [toner, "Not suitable for sensitive skin", "skin_type", "sensitive"],
  [toner, "Ne convient pas aux peaux grasses", "skin_type", "oily"],
  [toner, "Non adatto a pelli secche", "skin_type", "dry"],
  [shampoo, "No more tears, without silicone", "hair_concern", "silicone"],
  [radio, "This is not a waterproof radio.", "waterproof", "yes"],
  [belt, "Looks like leather but is not", "material", "leather"],
];
