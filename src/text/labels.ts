import { foldText } from "./normal-form.ts";

/** Folded words under which product texts in the four languages state a property, separated by `|`. */
const knownLabels: ReadonlySet<string> = new Set(
  [
    "color|colour|colors|colours|main color|primary color|brand|brand name|model|model name|model number|model no|model id|material|materials|outer material|inner material|sole material|fabric|fabric care|fabric type|size|sizes|type|style|pattern|fit|sleeve|sleeves|neck|neck type|neckline|collar|closure|gender|ideal for|suitable for|occasion|age|age group|season|weight|net weight|item weight|height|width|length|depth|diameter|dimensions|dimension|capacity|volume|power|power source|voltage|battery|battery type|battery capacity|warranty|contents|package contents|in the box|sales package|number of contents in sales package|pack of|quantity|ingredients|origin|country of origin|flavour|flavor|scent|fragrance|finish|shape|theme|design|connectivity|connection|interface|compatibility|compatible with|display|screen size|resolution|operating system|processor|memory|storage|ram|frequency|speed|care|care instructions|wash care|features|key features|form factor|part number|sku|ean|gtin|isbn|author|publisher|format|language|series|collection|made in|base material|gemstone|plating|certification|skin type|hair type|shelf life|usage|use|recommended use|heel height|strap color|dial color|movement|latin name|part of plant used|source|extraction method",
    "farbe|farben|hauptfarbe|marke|hersteller|modell|modellname|modellnummer|material|materialien|obermaterial|innenmaterial|futter|sohle|stoff|grosse|grossen|typ|art|stil|muster|passform|armel|kragen|verschluss|geschlecht|zielgruppe|geeignet fur|alter|altersempfehlung|saison|gewicht|nettogewicht|hohe|breite|lange|tiefe|durchmesser|masse|abmessungen|abmessung|dimensionen|fassungsvermogen|volumen|inhalt|leistung|spannung|stromversorgung|akku|batterie|batterietyp|akkukapazitat|kapazitat|garantie|lieferumfang|menge|anzahl|stuckzahl|zutaten|herkunft|herkunftsland|ursprungsland|geschmack|duft|oberflache|form|thema|anschlusse|anschluss|schnittstelle|schnittstellen|kompatibilitat|kompatibel mit|display|bildschirmgrosse|bildschirmdiagonale|auflosung|betriebssystem|prozessor|arbeitsspeicher|speicher|frequenz|geschwindigkeit|pflege|pflegehinweise|pflegehinweis|eigenschaften|besonderheiten|merkmale|artikelnummer|art.-nr|autor|verlag|format|sprache|serie|kollektion|hergestellt in|zertifikat|energieeffizienzklasse|verpackung|anwendung|verwendung|ausfuhrung|variante|absatzhohe|gehause|zubehor|system|technologie",
    "couleur|couleurs|coloris|couleur principale|marque|fabricant|modele|nom du modele|numero de modele|matiere|matieres|materiau|materiaux|composition|tissu|doublure|semelle|taille|tailles|pointure|type|style|motif|motifs|coupe|manches|manche|col|fermeture|sexe|genre|public|convient a|age|age minimum|saison|poids|poids net|hauteur|largeur|longueur|profondeur|diametre|dimensions|dimension|contenance|capacite|volume|puissance|tension|alimentation|batterie|type batterie|type de batterie|type de cellule|garantie|contenu|contenu du paquet|livre avec|quantite|nombre|ingredients|origine|pays d'origine|fabrique en|saveur|gout|parfum|finition|forme|theme|connectivite|connectique|interface|compatibilite|compatible avec|ecran|taille de l'ecran|taille ecran|resolution|systeme d'exploitation|processeur|memoire|memoire vive|stockage|frequence|vitesse|entretien|caracteristiques|specifications|reference|ref|auteur|editeur|format|langue|serie|collection|support|mode d'emploi|utilisation|conditionnement|etat|epaisseur|pierre|metal|plateforme|hauteur talon",
    "colore|colori|colore principale|marca|marchio|produttore|modello|nome modello|numero modello|materiale|materiali|materiale esterno|composizione|tessuto|fodera|suola|taglia|taglie|misura|misure|numero|tipo|tipologia|stile|fantasia|motivo|vestibilita|maniche|manica|collo|chiusura|sesso|genere|adatto a|adatto per|eta|eta consigliata|stagione|peso|peso netto|altezza|larghezza|lunghezza|profondita|diametro|dimensioni|dimensioni appross|dimensione|capacita|capienza|volume|contenuto|potenza|tensione|voltaggio|alimentazione|batteria|tipo di batteria|garanzia|include|contenuto della confezione|quantita|numero di pezzi|pezzi|unita|ingredienti|origine|paese di origine|prodotto in|gusto|sapore|profumo|fragranza|finitura|forma|tema|connettivita|connessione|interfaccia|compatibilita|compatibile con|display|schermo|dimensione schermo|risoluzione|sistema operativo|processore|memoria|archiviazione|frequenza|velocita|manutenzione|caratteristiche|specifiche|codice|riferimento|autore|editore|formato|lingua|serie|collezione|design|uso|uso consigliato|utilizzo|confezione|posizioni|spessore|pietra|cassa|cinturino|proprieta|informazioni importanti|disegno",
  ]
    .join("|")
    .split("|"),
);

/** Characters of the longest of them; folding makes a text shorter only where it has letters with marks of their own. */
const longestKnown = Math.max(...[...knownLabels].map((label) => label.length));
const beyondLatin = /[^\0-\u017F]/;

/** Characters; no longer text is a known label. */
export const longestLabel = 48;

/** Whether a text is a label that product texts commonly use. */
export function isKnownLabel(label: string): boolean {
  if (label.length > longestKnown && (label.length > longestLabel || !beyondLatin.test(label))) return false;
  return knownLabels.has(foldText(label));
}

/** Characters at either end by which most texts are told to be no known label; none of these is shorter. */
const endLength = 3;
const beginnings = new Set([...knownLabels].map((label) => unitsAt(label, 0)));
const endings = new Set([...knownLabels].map((label) => unitsAt(label, label.length - endLength)));

/** False only where no known label begins as the text does from the place on. */
export function mayBeginLabel(text: string, place: number): boolean {
  const units = unitsAt(text, place);
  return units === undefined || beginnings.has(units);
}

/** False only where no known label ends as the text does. */
export function mayEndLabel(text: string): boolean {
  const units = unitsAt(text, text.length - endLength);
  return units === undefined || endings.has(units);
}

/** Three letters of ASCII in lower case, as one number; undefined where a text has others there, which folding may change. */
function unitsAt(text: string, place: number): number | undefined {
  let units = 0;
  for (let at = place; at < place + endLength; at += 1) {
    const unit = text.charCodeAt(at) | 0x20;
    if (!(unit >= 0x61 && unit <= 0x7a)) return undefined;
    units = (units << 7) | unit;
  }
  return units;
}
