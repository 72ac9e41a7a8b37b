/** A phrase, its language, and its translations. */
export interface TranslatedPhrase {
  readonly source: "en" | "de" | "fr" | "it";
  readonly text: string;
  readonly targets: Readonly<Partial<Record<"en" | "de" | "fr" | "it", string>>>;
}

const row = (
  source: TranslatedPhrase["source"],
  text: string,
  targets: TranslatedPhrase["targets"],
): TranslatedPhrase => ({ source, text, targets });

/** Translations that a native reader accepts, in all twelve directions. */
export const translatedPhrases: readonly TranslatedPhrase[] = [
  row("en", "Red summer dress for women", {
    de: "Rotes Damensommerkleid",
    fr: "Robe d'été rouge pour femme",
    it: "Abito estivo rosso da donna",
  }),
  row("en", "men's black leather belt", {
    de: "schwarzer Herrenledergürtel",
    fr: "ceinture en cuir noire pour homme",
    it: "cintura in pelle nera da uomo",
  }),
  row("en", "Striped cotton socks", {
    de: "Gestreifte Socken aus Baumwolle",
    fr: "Chaussettes rayées en coton",
    it: "Calzini in cotone a righe",
  }),
  row("en", "waterproof hiking boots", {
    de: "wasserdichte Wanderschuhe",
    fr: "chaussures de randonnée étanches",
    it: "scarpe da trekking impermeabili",
  }),
  row("en", "small wooden table", {
    de: "kleiner Tisch aus Holz",
    fr: "petite table en bois",
    it: "tavolo piccolo in legno",
  }),
  row("en", "New white shirt", {
    de: "Neues weißes Hemd",
    fr: "Nouvelle chemise blanche",
    it: "Nuova camicia bianca",
  }),
  row("en", "Large round mirror", {
    de: "Großer runder Spiegel",
    fr: "Grand miroir rond",
    it: "Specchio grande rotondo",
  }),
  row("en", "stainless steel knife set", {
    de: "Messerset aus Edelstahl",
    fr: "set de couteaux en acier inoxydable",
    it: "set di coltelli in acciaio inossidabile",
  }),
  row("en", "Set of 6 wine glasses", {
    de: "6er-Set Weingläser",
    fr: "Lot de 6 verres à vin",
    it: "Set da 6 calici da vino",
  }),
  row("en", "3-piece cookware set", {
    de: "3-teiliges Topfset",
    fr: "Set de casseroles 3 pièces",
    it: "Set di pentole da 3 pezzi",
  }),
  row("en", "pair of gloves", { de: "Paar Handschuhe", fr: "paire de gants", it: "paio di guanti" }),
  row("en", "Rechargeable LED desk lamp", {
    de: "Wiederaufladbare LED-Schreibtischlampe",
    fr: "Lampe de bureau LED rechargeable",
    it: "Lampada da scrivania LED ricaricabile",
  }),
  row("en", "USB cable 1.5 m", { de: "USB-Kabel 1,5 m", fr: "Câble USB 1,5 m", it: "Cavo USB 1,5 m" }),
  row("en", "Foldable chair with armrest", {
    de: "Faltbarer Stuhl mit Armlehne",
    fr: "Chaise pliable avec accoudoir",
    it: "Sedia pieghevole con bracciolo",
  }),
  row("en", "cooking pot without lid", {
    de: "Kochtopf ohne Deckel",
    fr: "marmite sans couvercle",
    it: "pentola senza coperchio",
  }),
  row("en", "Baby blanket, blue", {
    de: "Babydecke, blau",
    fr: "Couverture bébé, bleue",
    it: "Copertina per neonati, blu",
  }),
  row("en", "dog bed, grey", {
    de: "Hundebett, grau",
    fr: "panier pour chien, gris",
    it: "cuccia per cani, grigia",
  }),
  row("en", "Lemon cake", { de: "Zitronenkuchen", fr: "Gâteau au citron", it: "Torta al limone" }),
  row("en", "Almond oil 100 ml", {
    de: "Mandelöl 100 ml",
    fr: "Huile d'amande 100 ml",
    it: "Olio di mandorle 100 ml",
  }),
  row("en", "gluten-free chocolate biscuits", {
    de: "glutenfreie Schokoladenkekse",
    fr: "biscuits au chocolat sans gluten",
    it: "biscotti al cioccolato senza glutine",
  }),
  row("en", "Wireless headphones Sony WH-1000XM4", {
    de: "Kabelloser Kopfhörer Sony WH-1000XM4",
    fr: "Casque sans fil Sony WH-1000XM4",
    it: "Cuffie wireless Sony WH-1000XM4",
  }),
  row("en", "guitar strap", { de: "Gitarrengurt", fr: "sangle de guitare", it: "tracolla per chitarra" }),
  row("en", "kitchen scissors", { de: "Küchenschere", fr: "ciseaux de cuisine", it: "forbici da cucina" }),
  row("en", "beach towel", { de: "Strandtuch", fr: "serviette de plage", it: "telo mare" }),
  row("en", "French cheese", { de: "Französischer Käse", fr: "Fromage français", it: "Formaggio francese" }),
  row("en", "Black and white cushion", {
    de: "Schwarz-weißes Kissen",
    fr: "Coussin noir et blanc",
    it: "Cuscino bianco e nero",
  }),
  row("en", "garden hose 20 m", {
    de: "Gartenschlauch 20 m",
    fr: "tuyau d'arrosage 20 m",
    it: "tubo da giardino 20 m",
  }),
  row("en", "Handmade wool scarf", {
    de: "Handgefertigter Schal aus Wolle",
    fr: "Écharpe faite main en laine",
    it: "Sciarpa fatta a mano in lana",
  }),
  row("en", "Old wall clock", {
    de: "Alte Wanduhr",
    fr: "Vieille horloge murale",
    it: "Orologio da parete vecchio",
  }),
  row("en", "strawberry yoghurt", {
    de: "Erdbeerjoghurt",
    fr: "yaourt à la fraise",
    it: "yogurt alla fragola",
  }),
  row("de", "Schwarze Lederjacke für Herren", {
    en: "Black men's leather jacket",
    fr: "Veste en cuir noire pour homme",
    it: "Giacca in pelle nera da uomo",
  }),
  row("de", "Weißes Damenhemd", {
    en: "White women's shirt",
    fr: "Chemise blanche pour femme",
    it: "Camicia bianca da donna",
  }),
  row("de", "grüne Kinderstiefel", {
    en: "green children's boots",
    fr: "bottes vertes pour enfant",
    it: "stivali verdi per bambini",
  }),
  row("de", "Faltbarer Gartentisch aus Holz", {
    en: "Foldable wooden garden table",
    fr: "Table de jardin pliable en bois",
    it: "Tavolo da giardino pieghevole in legno",
  }),
  row("de", "Glasschüssel mit Deckel", {
    en: "Glass bowl with lid",
    fr: "Bol en verre avec couvercle",
    it: "Ciotola in vetro con coperchio",
  }),
  row("de", "Edelstahltopf 5 l", {
    en: "Stainless steel cooking pot 5 l",
    fr: "Marmite en acier inoxydable 5 l",
    it: "Pentola in acciaio inossidabile 5 l",
  }),
  row("de", "4er-Set Handtücher", {
    en: "Set of 4 towels",
    fr: "Lot de 4 serviettes de toilette",
    it: "Set da 4 asciugamani",
  }),
  row("de", "Wiederaufladbare Taschenlampe", {
    en: "Rechargeable torch",
    fr: "Lampe de poche rechargeable",
    it: "Torcia elettrica ricaricabile",
  }),
  row("de", "Wasserdichter Rucksack, schwarz", {
    en: "Waterproof backpack, black",
    fr: "Sac à dos étanche, noir",
    it: "Zaino impermeabile, nero",
  }),
  row("de", "Dunkelblaue Jeans", { en: "Dark blue jeans", fr: "Jean bleu foncé", it: "Jeans blu scuro" }),
  row("de", "Kaffeetasse aus Porzellan", {
    en: "Porcelain coffee cup",
    fr: "Tasse à café en porcelaine",
    it: "Tazza da caffè in porcellana",
  }),
  row("de", "Laufschuhe für Damen", {
    en: "Women's running shoes",
    fr: "Chaussures de course pour femme",
    it: "Scarpe da corsa da donna",
  }),
  row("de", "Katzenspielzeug", { en: "Cat toy", fr: "Jouet pour chat", it: "Gioco per gatti" }),
  row("de", "Lampe ohne Schalter", {
    en: "Lamp without electrical switch",
    fr: "Lampe sans interrupteur",
    it: "Lampada senza interruttore",
  }),
  row("de", "Großer Spiegel mit Holzrahmen", {
    en: "Large mirror with wooden frame",
    fr: "Grand miroir avec cadre en bois",
    it: "Specchio grande con telaio in legno",
  }),
  row("de", "Apfelsaft 1,5 l", {
    en: "Apple juice 1.5 l",
    fr: "Jus de pomme 1,5 l",
    it: "Succo di mela 1,5 l",
  }),
  row("de", "HDMI-Kabel schwarz", { en: "Black HDMI cable", fr: "Câble HDMI noir", it: "Cavo HDMI nero" }),
  row("de", "Verstellbarer Bürostuhl", {
    en: "Adjustable office chair",
    fr: "Chaise de bureau réglable",
    it: "Sedia da ufficio regolabile",
  }),
  row("de", "Bio-Honig", { en: "Organic honey", fr: "Miel bio", it: "Miele biologico" }),
  row("de", "Küchenmesser", { en: "Kitchen knife", fr: "Couteau de cuisine", it: "Coltello da cucina" }),
  row("fr", "Robe longue noire", {
    en: "Black maxi dress",
    de: "Schwarzes Maxikleid",
    it: "Abito lungo nero",
  }),
  row("fr", "Chaussures de randonnée pour homme", {
    en: "Men's hiking boots",
    de: "Herrenwanderschuhe",
    it: "Scarpe da trekking da uomo",
  }),
  row("fr", "Sac à dos en toile", { en: "Canvas backpack", de: "Rucksack aus Canvas", it: "Zaino in tela" }),
  row("fr", "petite table ronde", {
    en: "small round table",
    de: "kleiner runder Tisch",
    it: "tavolo piccolo rotondo",
  }),
  row("fr", "Lot de 4 assiettes blanches", {
    en: "Pack of 4 white plates",
    de: "4er-Pack weiße Teller",
    it: "Confezione da 4 piatti bianchi",
  }),
  row("fr", "Chemise à manches longues", {
    en: "Long sleeved shirt",
    de: "Langärmeliges Hemd",
    it: "Camicia a maniche lunghe",
  }),
  row("fr", "Pantalon imperméable pour enfant", {
    en: "Waterproof children's trousers",
    de: "Wasserdichte Kinderhose",
    it: "Pantaloni impermeabili per bambini",
  }),
  row("fr", "Vase en verre bleu", {
    en: "Blue glass vase",
    de: "Blaue Vase aus Glas",
    it: "Vaso da fiori blu in vetro",
  }),
  row("fr", "Huile d'olive 1 l", { en: "Olive oil 1 l", de: "Olivenöl 1 l", it: "Olio d'oliva 1 l" }),
  row("fr", "Tarte aux pommes", { en: "Apple tart", de: "Apfeltarte", it: "Crostata alle mele" }),
  row("fr", "ceinture en cuir marron", {
    en: "brown leather belt",
    de: "brauner Ledergürtel",
    it: "cintura in pelle marrone",
  }),
  row("fr", "Lampe de bureau réglable", {
    en: "Adjustable desk lamp",
    de: "Verstellbare Schreibtischlampe",
    it: "Lampada da scrivania regolabile",
  }),
  row("fr", "Ciseaux pour gaucher", {
    en: "Left handed scissors",
    de: "Schere für Linkshänder",
    it: "Forbici per mancini",
  }),
  row("fr", "Coussin rayé bleu et blanc", {
    en: "Striped blue and white cushion",
    de: "Gestreiftes blau-weißes Kissen",
    it: "Cuscino blu e bianco a righe",
  }),
  row("fr", "Montre connectée étanche", {
    en: "Waterproof smartwatch",
    de: "Wasserdichte Smartwatch",
    it: "Smartwatch impermeabile",
  }),
  row("fr", "Housse de protection pour canapé", {
    en: "Protective cover for sofa",
    de: "Schutzabdeckung für Sofa",
    it: "Copertura protettiva per divano",
  }),
  row("fr", "Tasse à café en porcelaine", {
    en: "Porcelain coffee cup",
    de: "Kaffeetasse aus Porzellan",
    it: "Tazza da caffè in porcellana",
  }),
  row("fr", "Bonnet en laine pour bébé", {
    en: "Baby wool beanie",
    de: "Babymütze aus Wolle",
    it: "Berretto in lana per neonati",
  }),
  row("it", "Gonna lunga rossa", { en: "Long red skirt", de: "Langer roter Rock", fr: "Jupe longue rouge" }),
  row("it", "Scarpe da corsa da donna", {
    en: "Women's running shoes",
    de: "Damenlaufschuhe",
    fr: "Chaussures de course pour femme",
  }),
  row("it", "Borsa in pelle nera", {
    en: "Black leather bag",
    de: "Schwarze Tasche aus Leder",
    fr: "Sac noir en cuir",
  }),
  row("it", "Tavolo pieghevole in legno", {
    en: "Wooden folding table",
    de: "Klapptisch aus Holz",
    fr: "Table pliante en bois",
  }),
  row("it", "Set da 6 bicchieri", {
    en: "Set of 6 drinking glasses",
    de: "6er-Set Trinkgläser",
    fr: "Lot de 6 verres",
  }),
  row("it", "Giacca impermeabile con cappuccio", {
    en: "Hooded rain jacket",
    de: "Regenjacke mit Kapuze",
    fr: "Veste de pluie à capuche",
  }),
  row("it", "Camicia bianca a maniche corte", {
    en: "White short sleeved shirt",
    de: "Weißes kurzärmeliges Hemd",
    fr: "Chemise blanche à manches courtes",
  }),
  row("it", "Olio d'oliva 750 ml", {
    en: "Olive oil 750 ml",
    de: "Olivenöl 750 ml",
    fr: "Huile d'olive 750 ml",
  }),
  row("it", "Lampada da terra", { en: "Floor lamp", de: "Stehlampe", fr: "Lampadaire" }),
  row("it", "Torta al cioccolato", {
    en: "Chocolate cake",
    de: "Schokoladenkuchen",
    fr: "Gâteau au chocolat",
  }),
  row("it", "Cuscino per cani", { en: "Dog cushion", de: "Hundekissen", fr: "Coussin pour chien" }),
  row("it", "Coperta di lana per neonati", {
    en: "Baby wool blanket",
    de: "Babywolldecke",
    fr: "Couverture en laine pour bébé",
  }),
  row("it", "Occhiali da sole da uomo", {
    en: "Men's sunglasses",
    de: "Herrensonnenbrille",
    fr: "Lunettes de soleil pour homme",
  }),
  row("it", "Pantaloni neri", { en: "Black trousers", de: "Schwarze Hose", fr: "Pantalon noir" }),
  row("it", "Cavo USB 2 m", { en: "USB cable 2 m", de: "USB-Kabel 2 m", fr: "Câble USB 2 m" }),
  row("it", "Pentola con coperchio in vetro", {
    en: "Cooking pot with glass lid",
    de: "Kochtopf mit Deckel aus Glas",
    fr: "Marmite avec couvercle en verre",
  }),
];
