/** Colours; the languages and separators are those of the nouns, after `~` stand forms that are only read. */
export const colors = `
black | Schwarz~schwarze~schwarzer~schwarzes~schwarzen | noir~noire~noirs~noires | nero~nera~neri~nere
white | Weiß~weiss~weiße~weißer~weißes~weißen | blanc~blanche~blancs~blanches | bianco~bianca~bianchi~bianche
grey~gray | Grau~graue~grauer~graues~grauen | gris~grise~grises | grigio~grigia~grigi~grigie
red | Rot~rote~roter~rotes~roten | rouge~rouges | rosso~rossa~rossi~rosse
blue | Blau~blaue~blauer~blaues~blauen | bleu~bleue~bleus~bleues | blu
navy blue~navy | Marineblau~Navy | bleu marine | blu navy
light blue | Hellblau | bleu clair | azzurro~azzurra~azzurri~azzurre~celeste
dark blue | Dunkelblau | bleu foncé | blu scuro
green | Grün~grüne~grüner~grünes~grünen | vert~verte~verts~vertes | verde~verdi
dark green | Dunkelgrün | vert foncé | verde scuro
light green | Hellgrün | vert clair | verde chiaro
olive green~olive | Olivgrün~Oliv | vert olive | verde oliva
khaki | Khaki | kaki | kaki
yellow | Gelb~gelbe~gelber~gelbes~gelben | jaune~jaunes | giallo~gialla~gialli~gialle
orange | Orange | orange | arancione~arancioni
pink | Rosa~Pink | rose | rosa
purple~violet | Lila~Violett | violet~violette~violets~violettes | viola
brown | Braun~braune~brauner~braunes~braunen | marron~brun~brune | marrone~marroni
light grey~light gray | Hellgrau | gris clair | grigio chiaro
dark grey~dark gray | Dunkelgrau | gris foncé | grigio scuro
beige | Beige | beige | beige
turquoise | Türkis | turquoise | turchese
burgundy | Bordeaux | bordeaux | bordeaux
silver | Silber~silberne~silbern | argenté~argentée~argentés~argentées | argento~argentato~argentata
gold~golden | Gold~golden~goldene | doré~dorée~dorés~dorées | oro~dorato~dorata~dorati~dorate
bronze | Bronze | bronze | bronzo
multicoloured~multicolored~multicolour~multicolor | Mehrfarbig~bunt | multicolore~multicolores | multicolore
transparent | Transparent | transparent~transparente | trasparente
titanium | Titan | titane | titanio
`;

/** Materials, as they are named in a product's name. */
export const materials = `
leather | Leder | cuir | pelle~cuoio
faux leather~artificial leather~pu leather | Kunstleder | simili cuir~similicuir | ecopelle~similpelle~finta pelle
cotton | Baumwolle | coton | cotone
wool | Wolle | laine | lana
silk | Seide | soie | seta
linen | Leinen | lin | lino
polyester | Polyester | polyester | poliestere
nylon | Nylon | nylon | nylon
velvet | Samt | velours | velluto
wood~wooden | Holz | bois | legno
bamboo | Bambus | bambou | bambù
metal | Metall | métal | metallo
steel | Stahl | acier | acciaio
stainless steel | Edelstahl | acier inoxydable~inox | acciaio inossidabile~acciaio inox
aluminium~aluminum | Aluminium~Alu | aluminium~alu | alluminio
brass | Messing | laiton | ottone
copper | Kupfer | cuivre | rame
plastic | Kunststoff~Plastik | plastique | plastica
silicone | Silikon | silicone | silicone
rubber | Gummi | caoutchouc | gomma
ceramic | Keramik | céramique | ceramica
porcelain | Porzellan | porcelaine | porcellana
paper | Papier | papier | carta
`;

/** Whom a thing is for. */
export const audiences = `
men~man~gents~mens | Herren~Männer | homme~hommes | uomo~uomini
women~woman~ladies~womens | Damen~Frauen | femme~femmes | donna~donne
children~kids~kid | Kinder | enfant~enfants | bambini
boys~boy | Jungen | garçon~garçons | bambino
girls~girl | Mädchen | fille~filles | bambina
unisex | Unisex | unisexe | unisex
`;

/** Qualities whose form is the same whatever they go with, so that they may be set word for word. */
export const qualities = `
wireless~cordless | kabellos | sans fil | senza fili
waterproof | wasserdicht | étanche~étanches | impermeabile~impermeabili
foldable | faltbar~klappbar | pliable~pliables | pieghevole~pieghevoli
rechargeable | wiederaufladbar | rechargeable~rechargeables | ricaricabile~ricaricabili
striped | gestreift~gestreifte | à rayures~rayé~rayée | a righe
floral | geblümt~geblümte | à fleurs | a fiori
checked | kariert~karierte | à carreaux | a quadri
`;

/** Words that join the others; set word for word only beside a word that is translated. */
export const connectives = `
with | mit | avec | con
without | ohne | sans | senza
for | für | pour | per
and | und | et | e~ed
`;

/** Labels of facts. */
export const labels = `
colour~color | Farbe | couleur | colore
size | Größe | taille | taglia
material | Material | matière | materiale
composition | Zusammensetzung | composition | composizione
brand | Marke | marque | marca
weight | Gewicht | poids | peso
width | Breite | largeur | larghezza
height | Höhe | hauteur | altezza
length | Länge | longueur | lunghezza
depth | Tiefe | profondeur | profondità
diameter | Durchmesser | diamètre | diametro
dimensions | Abmessungen~Maße | dimensions | dimensioni
capacity | Fassungsvermögen~Kapazität | capacité~contenance | capacità
power | Leistung | puissance | potenza
voltage | Spannung | tension | tensione
quantity | Menge | quantité | quantità
type | Typ | type | tipo
gender | Geschlecht | genre~sexe | genere
pattern | Muster | motif | fantasia
features | Eigenschaften~Merkmale | caractéristiques | caratteristiche
ingredients | Zutaten | ingrédients | ingredienti
units~unit | Einheiten~Einheit | unités~unité | unità
pieces~piece | Teile~Stück | pièces~pièce | pezzi~pezzo
`;
