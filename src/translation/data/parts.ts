/**
 * The general nouns of product names (set, refill, edition, length) and the parts of products (handle, lid, wheel). One
 * thing a line, en | de | fr | it: singular/plural, `:` and the gender (`p` where only the plural exists); what
 * follows `~` is another word for the same thing, read but never written.
 */
export const partNouns = `
set/sets | Set/Sets:n | set/sets:m ~ ensemble/ensembles:m | set/set:m
pack/packs ~ multipack/multipacks | Packung/Packungen:f ~ Pack/Packs:n ~ Multipack/Multipacks:n | lot/lots:m ~ pack/packs:m ~ paquet/paquets:m | confezione/confezioni:f ~ multipack/multipack:m
kit/kits | Kit/Kits:n | kit/kits:m | kit/kit:m
pair/pairs | Paar/Paar:n | paire/paires:f | paio/paia:m
piece/pieces | Stück/Stück:n | pièce/pièces:f | pezzo/pezzi:m
product/products | Produkt/Produkte:n | produit/produits:m | prodotto/prodotti:m
article/articles ~ item/items | Artikel/Artikel:m | article/articles:m | articolo/articoli:m
device/devices ~ appliance/appliances | Gerät/Geräte:n | appareil/appareils:m | apparecchio/apparecchi:m ~ dispositivo/dispositivi:m
machine/machines | Maschine/Maschinen:f | machine/machines:f | macchina/macchine:f
system/systems | System/Systeme:n | système/systèmes:m | sistema/sistemi:m
equipment/equipment | Ausrüstung/Ausrüstungen:f | équipement/équipements:m | attrezzatura/attrezzature:f
accessories/accessories:p ~ accessory/accessories | Zubehör/Zubehör:n ~ Accessoire/Accessoires:n | accessoires/accessoires:mp ~ accessoire/accessoires:m | accessori/accessori:mp ~ accessorio/accessori:m
replacement part/replacement parts ~ spare part/spare parts | Ersatzteil/Ersatzteile:n | pièce de rechange/pièces de rechange:f ~ pièce détachée/pièces détachées:f | pezzo di ricambio/pezzi di ricambio:m ~ ricambio/ricambi:m ~ parte di ricambio/parti di ricambio:f
refill/refills ~ refill pack/refill packs | Nachfüllpackung/Nachfüllpackungen:f ~ Nachfüllpack/Nachfüllpacks:m ~ Nachfüller/Nachfüller:m | recharge/recharges:f | ricarica/ricariche:f
sample/samples | Probe/Proben:f | échantillon/échantillons:m | campione/campioni:m ~ campioncino/campioncini:m
gift/gifts ~ present/presents | Geschenk/Geschenke:n | cadeau/cadeaux:m | regalo/regali:m
edition/editions | Edition/Editionen:f ~ Ausgabe/Ausgaben:f | édition/éditions:f | edizione/edizioni:f
version/versions | Version/Versionen:f | version/versions:f | versione/versioni:f
model/models | Modell/Modelle:n | modèle/modèles:m | modello/modelli:m
collection/collections | Kollektion/Kollektionen:f | collection/collections:f | collezione/collezioni:f
series/series | Serie/Serien:f | série/séries:f | serie/serie:f
starter kit/starter kits ~ starter set/starter sets | Starterset/Startersets:n ~ Starter-Set/Starter-Sets:n ~ Einsteigerset/Einsteigersets:n | kit de démarrage/kits de démarrage:m | kit iniziale/kit iniziali:m ~ starter kit/starter kit:m
accessory kit/accessory kits ~ accessory set/accessory sets | Zubehörset/Zubehörsets:n ~ Zubehör-Set/Zubehör-Sets:n | kit d'accessoires/kits d'accessoires:m | kit di accessori/kit di accessori:m ~ kit accessori/kit accessori:m
mounting kit/mounting kits ~ installation kit/installation kits | Montageset/Montagesets:n ~ Montagesatz/Montagesätze:m | kit de montage/kits de montage:m ~ kit de fixation/kits de fixation:m | kit di montaggio/kit di montaggio:m ~ kit di fissaggio/kit di fissaggio:m
repair kit/repair kits | Reparaturset/Reparatursets:n ~ Reparatursatz/Reparatursätze:m | kit de réparation/kits de réparation:m | kit di riparazione/kit di riparazione:m
gasket set/gasket sets | Dichtungssatz/Dichtungssätze:m | jeu de joints/jeux de joints:m | kit guarnizioni/kit guarnizioni:m
instruction manual/instruction manuals ~ user manual/user manuals | Bedienungsanleitung/Bedienungsanleitungen:f ~ Gebrauchsanweisung/Gebrauchsanweisungen:f | mode d'emploi/modes d'emploi:m ~ notice d'utilisation/notices d'utilisation:f | manuale d'uso/manuali d'uso:m ~ istruzioni per l'uso/istruzioni per l'uso:fp
warranty/warranties | Garantie/Garantien:f | garantie/garanties:f | garanzia/garanzie:f
size/sizes | Größe/Größen:f | taille/tailles:f | taglia/taglie:f ~ misura/misure:f
colour/colours ~ color/colors | Farbe/Farben:f | couleur/couleurs:f ~ coloris/coloris:m | colore/colori:m
pattern/patterns | Muster/Muster:n | motif/motifs:m | motivo/motivi:m ~ fantasia/fantasie:f
design/designs | Design/Designs:n | design/designs:m | design/design:m
shape/shapes | Form/Formen:f | forme/formes:f | forma/forme:f
length/lengths | Länge/Längen:f | longueur/longueurs:f | lunghezza/lunghezze:f
width/widths | Breite/Breiten:f | largeur/largeurs:f | larghezza/larghezze:f
height/heights | Höhe/Höhen:f | hauteur/hauteurs:f | altezza/altezze:f
depth/depths | Tiefe/Tiefen:f | profondeur/profondeurs:f | profondità/profondità:f
diameter/diameters | Durchmesser/Durchmesser:m | diamètre/diamètres:m | diametro/diametri:m
thickness/thicknesses | Dicke/Dicken:f | épaisseur/épaisseurs:f | spessore/spessori:m
weight/weights | Gewicht/Gewichte:n | poids/poids:m | peso/pesi:m
volume/volumes | Volumen/Volumen:n | volume/volumes:m | volume/volumi:m
capacity/capacities | Kapazität/Kapazitäten:f ~ Fassungsvermögen/Fassungsvermögen:n | capacité/capacités:f | capacità/capacità:f ~ capienza/capienze:f
voltage/voltages | Spannung/Spannungen:f | tension/tensions:f | tensione/tensioni:f ~ voltaggio/voltaggi:m
temperature/temperatures | Temperatur/Temperaturen:f | température/températures:f | temperatura/temperature:f
function/functions | Funktion/Funktionen:f | fonction/fonctions:f | funzione/funzioni:f
quality/qualities | Qualität/Qualitäten:f | qualité/qualités:f | qualità/qualità:f
surface/surfaces | Oberfläche/Oberflächen:f | surface/surfaces:f | superficie/superfici:f
coating/coatings | Beschichtung/Beschichtungen:f | revêtement/revêtements:m | rivestimento/rivestimenti:m
material/materials | Material/Materialien:n | matériau/matériaux:m | materiale/materiali:m
liquid/liquids | Flüssigkeit/Flüssigkeiten:f | liquide/liquides:m | liquido/liquidi:m
spray/sprays | Spray/Sprays:n | spray/sprays:m | spray/spray:m
lubricant/lubricants | Schmiermittel/Schmiermittel:n ~ Schmierstoff/Schmierstoffe:m | lubrifiant/lubrifiants:m | lubrificante/lubrificanti:m
grease/greases | Schmierfett/Schmierfette:n | graisse/graisses:f | grasso lubrificante/grassi lubrificanti:m
box/boxes | Box/Boxen:f ~ Schachtel/Schachteln:f ~ Kiste/Kisten:f | boîte/boîtes:f | scatola/scatole:f
parcel/parcels ~ package/packages | Paket/Pakete:n | colis/colis:m | pacco/pacchi:m
pouch/pouches ~ sachet/sachets | Beutel/Beutel:m | sachet/sachets:m | bustina/bustine:f ~ sacchetto/sacchetti:m
tube/tubes | Tube/Tuben:f | tube/tubes:m | tubetto/tubetti:m
can/cans ~ tin/tins | Dose/Dosen:f | canette/canettes:f | lattina/lattine:f
spray can/spray cans ~ aerosol can/aerosol cans | Sprühdose/Sprühdosen:f ~ Spraydose/Spraydosen:f | bombe aérosol/bombes aérosol:f ~ aérosol/aérosols:m | bomboletta spray/bombolette spray:f
jar/jars | Schraubglas/Schraubgläser:n | bocal/bocaux:m | barattolo/barattoli:m
canister/canisters ~ jerrycan/jerrycans ~ jerry can/jerry cans | Kanister/Kanister:m | bidon/bidons:m ~ jerrican/jerricans:m | tanica/taniche:f
container/containers | Behälter/Behälter:m | récipient/récipients:m ~ conteneur/conteneurs:m | contenitore/contenitori:m ~ recipiente/recipienti:m
tank/tanks | Tank/Tanks:m | réservoir/réservoirs:m | serbatoio/serbatoi:m
dispenser/dispensers | Spender/Spender:m | distributeur/distributeurs:m | dispenser/dispenser:m ~ erogatore/erogatori:m
roll/rolls | Rolle/Rollen:f | rouleau/rouleaux:m | rotolo/rotoli:m
transport case/transport cases ~ flight case/flight cases | Transportkoffer/Transportkoffer:m | mallette de transport/mallettes de transport:f ~ valise de transport/valises de transport:f | valigetta da trasporto/valigette da trasporto:f ~ valigia da trasporto/valigie da trasporto:f
frame/frames | Rahmen/Rahmen:m | cadre/cadres:m | telaio/telai:m
cover/covers | Abdeckung/Abdeckungen:f ~ Bezug/Bezüge:m | housse/housses:f | copertura/coperture:f ~ fodera/fodere:f
protective cover/protective covers | Schutzabdeckung/Schutzabdeckungen:f ~ Schutzhaube/Schutzhauben:f | housse de protection/housses de protection:f | copertura protettiva/coperture protettive:f
protective film/protective films | Schutzfolie/Schutzfolien:f | film de protection/films de protection:m ~ film protecteur/films protecteurs:m | pellicola protettiva/pellicole protettive:f
adhesive film/adhesive films ~ self-adhesive film/self-adhesive films | Klebefolie/Klebefolien:f | film adhésif/films adhésifs:m | pellicola adesiva/pellicole adesive:f
lid/lids | Deckel/Deckel:m | couvercle/couvercles:m | coperchio/coperchi:m
stopper/stoppers | Stopfen/Stopfen:m ~ Stöpsel/Stöpsel:m | bouchon/bouchons:m | tappo/tappi:m
screw cap/screw caps | Schraubverschluss/Schraubverschlüsse:m | bouchon à vis/bouchons à vis:m | tappo a vite/tappi a vite:m
end cap/end caps | Endkappe/Endkappen:f | embout/embouts:m | tappo terminale/tappi terminali:m
holder/holders ~ mount/mounts | Halterung/Halterungen:f ~ Halter/Halter:m | support/supports:m | supporto/supporti:m
stand/stands | Ständer/Ständer:m | support sur pied/supports sur pied:m ~ stand/stands:m | stand/stand:m
mounting bracket/mounting brackets | Montagehalterung/Montagehalterungen:f ~ Befestigungswinkel/Befestigungswinkel:m | support de montage/supports de montage:m ~ support de fixation/supports de fixation:m | staffa di montaggio/staffe di montaggio:f ~ staffa di fissaggio/staffe di fissaggio:f
bracket/brackets | Haltewinkel/Haltewinkel:m | équerre/équerres:f ~ patte de fixation/pattes de fixation:f | staffa/staffe:f
display stand/display stands | Aufsteller/Aufsteller:m ~ Verkaufsständer/Verkaufsständer:m | présentoir/présentoirs:m | espositore/espositori:m
base/bases | Sockel/Sockel:m | socle/socles:m | base/basi:f
mounting rail/mounting rails | Montageschiene/Montageschienen:f | rail de montage/rails de montage:m | guida di montaggio/guide di montaggio:f ~ binario di montaggio/binari di montaggio:m
handle/handles | Griff/Griffe:m | poignée/poignées:f | manico/manici:m ~ maniglia/maniglie:f ~ impugnatura/impugnature:f
tool handle/tool handles ~ broom handle/broom handles | Stiel/Stiele:m | manche d'outil/manches d'outil:m | manico per attrezzi/manici per attrezzi:m
knob/knobs ~ rotary knob/rotary knobs | Drehknopf/Drehknöpfe:m ~ Drehregler/Drehregler:m | bouton rotatif/boutons rotatifs:m | manopola/manopole:f
push button/push buttons ~ pushbutton/pushbuttons | Drucktaster/Drucktaster:m ~ Taster/Taster:m | bouton-poussoir/boutons-poussoirs:m | pulsante/pulsanti:m
electrical switch/electrical switches | Schalter/Schalter:m | interrupteur/interrupteurs:m | interruttore/interruttori:m
control panel/control panels | Bedienfeld/Bedienfelder:n ~ Bedienpanel/Bedienpanels:n | panneau de commande/panneaux de commande:m | pannello di controllo/pannelli di controllo:m ~ pannello comandi/pannelli comandi:m
control unit/control units | Steuergerät/Steuergeräte:n | unité de commande/unités de commande:f ~ boîtier de commande/boîtiers de commande:m | centralina/centraline:f ~ unità di controllo/unità di controllo:f
screen/screens ~ display/displays | Display/Displays:n ~ Bildschirm/Bildschirme:m | écran/écrans:m ~ afficheur/afficheurs:m | schermo/schermi:m ~ display/display:m
touchscreen/touchscreens ~ touch screen/touch screens | Touchscreen/Touchscreens:m | écran tactile/écrans tactiles:m | touchscreen/touchscreen:m ~ schermo tattile/schermi tattili:m
housing/housings ~ enclosure/enclosures | Gehäuse/Gehäuse:n | boîtier/boîtiers:m | involucro/involucri:m
spectacle lens/spectacle lenses | Brillenglas/Brillengläser:n | verre de lunettes/verres de lunettes:m | lente per occhiali/lenti per occhiali:f ~ lente da vista/lenti da vista:f
replacement lens/replacement lenses | Ersatzglas/Ersatzgläser:n ~ Wechselglas/Wechselgläser:n | verre de rechange/verres de rechange:m | lente di ricambio/lenti di ricambio:f
magnifying glass/magnifying glasses ~ magnifier/magnifiers | Lupe/Lupen:f | loupe/loupes:f | lente d'ingrandimento/lenti d'ingrandimento:f
filter/filters | Filter/Filter:m | filtre/filtres:m | filtro/filtri:m
replacement filter/replacement filters ~ spare filter/spare filters | Ersatzfilter/Ersatzfilter:m | filtre de rechange/filtres de rechange:m ~ filtre de remplacement/filtres de remplacement:m | filtro di ricambio/filtri di ricambio:m
air filter/air filters | Luftfilter/Luftfilter:m | filtre à air/filtres à air:m | filtro dell'aria/filtri dell'aria:m ~ filtro aria/filtri aria:m
HEPA filter/HEPA filters | HEPA-Filter/HEPA-Filter:m | filtre HEPA/filtres HEPA:m | filtro HEPA/filtri HEPA:m
motor/motors ~ engine/engines | Motor/Motoren:m | moteur/moteurs:m | motore/motori:m
electric motor/electric motors | Elektromotor/Elektromotoren:m | moteur électrique/moteurs électriques:m | motore elettrico/motori elettrici:m
pump/pumps | Pumpe/Pumpen:f | pompe/pompes:f | pompa/pompe:f
solenoid valve/solenoid valves | Magnetventil/Magnetventile:n | électrovanne/électrovannes:f | elettrovalvola/elettrovalvole:f
nozzle/nozzles | Düse/Düsen:f | buse/buses:f | ugello/ugelli:m
hose/hoses | Schlauch/Schläuche:m | tuyau flexible/tuyaux flexibles:m ~ flexible/flexibles:m | tubo flessibile/tubi flessibili:m
pressure gauge/pressure gauges ~ manometer/manometers | Manometer/Manometer:n ~ Druckmesser/Druckmesser:m | manomètre/manomètres:m | manometro/manometri:m
heating element/heating elements | Heizelement/Heizelemente:n ~ Heizstab/Heizstäbe:m | élément chauffant/éléments chauffants:m ~ résistance chauffante/résistances chauffantes:f | elemento riscaldante/elementi riscaldanti:m
timer/timers | Timer/Timer:m | minuteur/minuteurs:m | timer/timer:m
blade/blades | Klinge/Klingen:f | lame/lames:f | lama/lame:f
replacement blade/replacement blades ~ spare blade/spare blades | Ersatzklinge/Ersatzklingen:f | lame de rechange/lames de rechange:f | lama di ricambio/lame di ricambio:f
O-ring/O-rings | O-Ring/O-Ringe:m | joint torique/joints toriques:m | O-ring/O-ring:m ~ guarnizione O-ring/guarnizioni O-ring:f
ball bearing/ball bearings | Kugellager/Kugellager:n | roulement à billes/roulements à billes:m | cuscinetto a sfere/cuscinetti a sfere:m
gear wheel/gear wheels ~ cogwheel/cogwheels | Zahnrad/Zahnräder:n | roue dentée/roues dentées:f ~ engrenage/engrenages:m | ruota dentata/ruote dentate:f ~ ingranaggio/ingranaggi:m
drive belt/drive belts | Antriebsriemen/Antriebsriemen:m | courroie d'entraînement/courroies d'entraînement:f | cinghia di trasmissione/cinghie di trasmissione:f
V-belt/V-belts | Keilriemen/Keilriemen:m | courroie trapézoïdale/courroies trapézoïdales:f | cinghia trapezoidale/cinghie trapezoidali:f
gas spring/gas springs ~ gas strut/gas struts | Gasdruckfeder/Gasdruckfedern:f ~ Gasfeder/Gasfedern:f | vérin à gaz/vérins à gaz:m ~ ressort à gaz/ressorts à gaz:m | molla a gas/molle a gas:f ~ pistone a gas/pistoni a gas:m
compression spring/compression springs | Druckfeder/Druckfedern:f | ressort de compression/ressorts de compression:m | molla di compressione/molle di compressione:f
chain/chains | Kette/Ketten:f | chaîne/chaînes:f | catena/catene:f
cord/cords | Schnur/Schnüre:f | cordon/cordons:m | cordino/cordini:m
wire rope/wire ropes ~ steel cable/steel cables | Drahtseil/Drahtseile:n ~ Stahlseil/Stahlseile:n | câble en acier/câbles en acier:m ~ câble acier/câbles acier:m | fune d'acciaio/funi d'acciaio:f ~ cavo d'acciaio/cavi d'acciaio:m
wire/wires | Draht/Drähte:m | fil métallique/fils métalliques:m | filo metallico/fili metallici:m
strap/straps | Riemen/Riemen:m ~ Gurt/Gurte:m | sangle/sangles:f | cinghia/cinghie:f
shoulder strap/shoulder straps | Schultergurt/Schultergurte:m ~ Schulterriemen/Schulterriemen:m | bandoulière/bandoulières:f | tracolla/tracolle:f
clip/clips | Clip/Clips:m | clip/clips:m | clip/clip:f
suction cup/suction cups | Saugnapf/Saugnäpfe:m | ventouse/ventouses:f | ventosa/ventose:f
wheel/wheels | Rad/Räder:n | roue/roues:f | ruota/ruote:f
foot/feet | Fuß/Füße:m | pied/pieds:m | piede/piedi:m ~ piedino/piedini:m
table leg/table legs | Tischbein/Tischbeine:n | pied de table/pieds de table:m | gamba per tavolo/gambe per tavolo:f ~ gamba del tavolo/gambe del tavolo:f
seat/seats | Sitz/Sitze:m | siège/sièges:m | sedile/sedili:m
backrest/backrests | Rückenlehne/Rückenlehnen:f | dossier/dossiers:m | schienale/schienali:m
armrest/armrests | Armlehne/Armlehnen:f | accoudoir/accoudoirs:m | bracciolo/braccioli:m
headrest/headrests | Kopfstütze/Kopfstützen:f | appui-tête/appuis-tête:m ~ appuie-tête/appuie-tête:m | poggiatesta/poggiatesta:m
padding/padding | Polsterung/Polsterungen:f | rembourrage/rembourrages:m | imbottitura/imbottiture:f
compartment/compartments | Fach/Fächer:n | compartiment/compartiments:m | scomparto/scomparti:m
insert/inserts | Einsatz/Einsätze:m | insert/inserts:m | inserto/inserti:m
pedal/pedals | Pedal/Pedale:n | pédale/pédales:f | pedale/pedali:m
lever/levers | Hebel/Hebel:m | levier/leviers:m | leva/leve:f
crank handle/crank handles | Kurbel/Kurbeln:f | manivelle/manivelles:f | manovella/manovelle:f
stencil/stencils | Schablone/Schablonen:f | pochoir/pochoirs:m | stencil/stencil:m
`;
