/**
 * Where and when things are used, in the format of the nouns: a garden table is a table *de* jardin and *da* giardino.
 * The mark `w` behind a colon: only written, since the word is read as another thing.
 */
export const settingNouns = `
kitchen/kitchens | Küche/Küchen:f | cuisine/cuisines:f | cucina/cucine:f
bathroom/bathrooms | Badezimmer/Badezimmer:n ~ Bad/Bäder:n | salle de bain/salles de bain:f ~ salle de bains/salles de bains:f | bagno/bagni:m
bedroom/bedrooms | Schlafzimmer/Schlafzimmer:n | chambre/chambres:f ~ chambre à coucher/chambres à coucher:f | camera da letto/camere da letto:f ~ camera/camere:f
living room/living rooms | Wohnzimmer/Wohnzimmer:n | salon/salons:m | soggiorno/soggiorni:m ~ salotto/salotti:m
dining room/dining rooms | Esszimmer/Esszimmer:n | salle à manger/salles à manger:f | sala da pranzo/sale da pranzo:f
children's room/children's rooms ~ kids room/kids rooms ~ nursery/nurseries | Kinderzimmer/Kinderzimmer:n | chambre d'enfant/chambres d'enfant:f | cameretta/camerette:f
house/houses ~ home/homes | Haus/Häuser:n ~ Zuhause/Zuhause:n | maison/maisons:f | casa/case:fw ~ casa/casa:f
garden/gardens | Garten/Gärten:m | jardin/jardins:m | giardino/giardini:m
balcony/balconies | Balkon/Balkone:m | balcon/balcons:m | balcone/balconi:m
terrace/terraces ~ patio/patios | Terrasse/Terrassen:f | terrasse/terrasses:f | terrazza/terrazze:f
garage/garages | Garage/Garagen:f | garage/garages:m | garage/garage:m
office/offices | Büro/Büros:n | bureau/bureaux:mw | ufficio/uffici:m
school/schools | Schule/Schulen:f | école/écoles:f | scuola/scuole:f
beach/beaches | Strand/Strände:m | plage/plages:f | spiaggia/spiagge:f
mountain/mountains | Berg/Berge:m | montagne/montagnes:f | montagna/montagne:f
sea/seas | Meer/Meere:n | mer/mers:f | mare/mari:m
wall/walls | Wand/Wände:f | mur/murs:m | parete/pareti:f ~ muro/muri:m
ceiling/ceilings | Decke/Decken:fw | plafond/plafonds:m | soffitto/soffitti:m
floor/floors | Boden/Böden:m | sol/sols:m | pavimento/pavimenti:m
window/windows | Fenster/Fenster:n | fenêtre/fenêtres:f | finestra/finestre:f
travel/travels | Reise/Reisen:f | voyage/voyages:m | viaggio/viaggi:m
holiday/holidays ~ vacation/vacations | Urlaub/Urlaube:m | vacances/vacances:fp | vacanza/vacanze:f
camping/camping | Camping/Camping:n | camping/camping:m | campeggio/campeggi:m
hiking/hiking ~ trekking/trekking | Wandern/Wandern:n ~ Trekking/Trekking:n | randonnée/randonnées:f | trekking/trekking:m ~ escursionismo/escursionismo:m
running/running ~ jogging/jogging | Laufen/Laufen:n ~ Jogging/Jogging:n | course/courses:f ~ course à pied/courses à pied:f ~ running/running:m | corsa/corse:f ~ running/running:m
swimming/swimming | Schwimmen/Schwimmen:n | natation/natation:f | nuoto/nuoto:m
fishing/fishing | Angeln/Angeln:n | pêche/pêches:fw | pesca/pesca:fw
hunting/hunting | Jagd/Jagden:f | chasse/chasses:f | caccia/cacce:f
cycling/cycling | Radfahren/Radfahren:n | cyclisme/cyclisme:m | ciclismo/ciclismo:m
dance/dances ~ dancing/dancing | Tanz/Tänze:m | danse/danses:f | danza/danze:f ~ ballo/balli:m
yoga/yoga | Yoga/Yoga:n | yoga/yoga:m | yoga/yoga:m
fitness/fitness ~ gym/gyms | Fitness/Fitness:f | fitness/fitness:m | fitness/fitness:f ~ palestra/palestre:f
sport/sports | Sport/Sport:m | sport/sports:m | sport/sport:m
tennis/tennis | Tennis/Tennis:n | tennis/tennis:m | tennis/tennis:m
golf/golf | Golf/Golf:n | golf/golf:m | golf/golf:m
skiing/skiing | Skifahren/Skifahren:n | ski/skis:mw | sci/sci:mw
work/works | Arbeit/Arbeiten:f | travail/travaux:m | lavoro/lavori:m
cooking/cooking | Kochen/Kochen:n | cuisson/cuissons:f | cottura/cotture:f
baking/baking | Backen/Backen:n | pâtisserie/pâtisseries:f | pasticceria/pasticcerie:f
gardening/gardening | Gartenarbeit/Gartenarbeiten:f | jardinage/jardinage:m | giardinaggio/giardinaggio:m
storage/storage | Aufbewahrung/Aufbewahrungen:f | rangement/rangements:m | conservazione/conservazioni:f
winter/winters | Winter/Winter:m | hiver/hivers:m | inverno/inverni:m
summer/summers | Sommer/Sommer:m | été/étés:m | estate/estati:f
spring/springs | Frühling/Frühlinge:m | printemps/printemps:m | primavera/primavere:f
autumn/autumns ~ fall/falls | Herbst/Herbste:m | automne/automnes:m | autunno/autunni:m
night/nights | Nacht/Nächte:f | nuit/nuits:f | notte/notti:f
day/days | Tag/Tage:m | jour/jours:m | giorno/giorni:m
evening/evenings | Abend/Abende:m | soirée/soirées:f ~ soir/soirs:m | sera/sere:f
party/parties | Party/Partys:f | fête/fêtes:f ~ soirée/soirées:f | festa/feste:f
wedding/weddings | Hochzeit/Hochzeiten:f | mariage/mariages:m | matrimonio/matrimoni:m
birthday/birthdays | Geburtstag/Geburtstage:m | anniversaire/anniversaires:m | compleanno/compleanni:m
Christmas/Christmas | Weihnachten/Weihnachten:n | Noël/Noël:m | Natale/Natale:m
Easter/Easter | Ostern/Ostern:n | Pâques/Pâques:f | Pasqua/Pasqua:f
Halloween/Halloween | Halloween/Halloween:n | Halloween/Halloween:f | Halloween/Halloween:m
carnival/carnivals | Karneval/Karnevale:m ~ Fasching/Faschinge:m | carnaval/carnavals:m | carnevale/carnevali:m
breakfast/breakfasts | Frühstück/Frühstücke:n | petit-déjeuner/petits-déjeuners:m ~ petit déjeuner/petits déjeuners:m | colazione/colazioni:f
picnic/picnics | Picknick/Picknicks:n | pique-nique/pique-niques:m | picnic/picnic:m
`;

/** Parts of the body that things are made for. */
export const bodyNouns = `
hair/hair:p ~ hair/hair | Haar/Haare:n | cheveux/cheveux:mp ~ cheveu/cheveux:m | capelli/capelli:mp
face/faces | Gesicht/Gesichter:n | visage/visages:m | viso/visi:m
hand/hands | Hand/Hände:f | main/mains:f | mano/mani:f
body/bodies | Körper/Körper:m | corps/corps:m | corpo/corpi:m
skin/skins | Haut/Häute:f | peau/peaux:f | pelle/pelli:f
eye/eyes | Auge/Augen:n | œil/yeux:m | occhio/occhi:m
lip/lips | Lippe/Lippen:f | lèvre/lèvres:f | labbro/labbra:mf
fingernail/fingernails | Fingernagel/Fingernägel:m | ongle/ongles:m | unghia/unghie:f
tooth/teeth | Zahn/Zähne:m | dent/dents:f | dente/denti:m
ear/ears | Ohr/Ohren:n | oreille/oreilles:f | orecchio/orecchie:mf ~ orecchio/orecchi:m
neck/necks | Nacken/Nacken:m ~ Hals/Hälse:m | cou/cous:m ~ nuque/nuques:f | collo/colli:m
back/backs | Rücken/Rücken:m | dos/dos:m | schiena/schiene:f
knee/knees | Knie/Knie:n | genou/genoux:m | ginocchio/ginocchia:mf
wrist/wrists | Handgelenk/Handgelenke:n | poignet/poignets:mw | polso/polsi:m
beard/beards | Bart/Bärte:m | barbe/barbes:f | barba/barbe:f
arm/arms | Arm/Arme:m | bras/bras:m | braccio/braccia:mf
`;

/** Plants and scents that are no food of their own: lavender oil, rose soap. */
export const plantNouns = `
rose/roses | Rose/Rosen:f | rose/roses:f | rosa/rose:f
jasmine/jasmines | Jasmin/Jasmine:m | jasmin/jasmins:m | gelsomino/gelsomini:m
sandalwood/sandalwood | Sandelholz/Sandelhölzer:n | bois de santal/bois de santal:m ~ santal/santals:m | sandalo/sandali:mw
eucalyptus/eucalyptus | Eukalyptus/Eukalyptus:m | eucalyptus/eucalyptus:m | eucalipto/eucalipti:m
tea tree/tea trees | Teebaum/Teebäume:m | arbre à thé/arbres à thé:m ~ tea tree/tea tree:m | tea tree/tea tree:m ~ albero del tè/alberi del tè:m
cedarwood/cedarwood | Zedernholz/Zedernhölzer:n | bois de cèdre/bois de cèdre:m ~ cèdre/cèdres:m | legno di cedro/legno di cedro:m
bergamot/bergamots | Bergamotte/Bergamotten:f | bergamote/bergamotes:f | bergamotto/bergamotti:m
patchouli/patchouli | Patschuli/Patschuli:n ~ Patchouli/Patchouli:n | patchouli/patchoulis:m | patchouli/patchouli:m
ylang ylang/ylang ylang | Ylang-Ylang/Ylang-Ylang:n | ylang-ylang/ylang-ylang:m | ylang ylang/ylang ylang:m
lemongrass/lemongrass | Zitronengras/Zitronengräser:n | citronnelle/citronnelles:f | citronella/citronelle:f
frankincense/frankincense | Weihrauch/Weihrauch:m | encens/encens:m | incenso/incensi:m
argan/argan | Argan/Argan:m | argan/argan:m | argan/argan:m
geranium/geraniums | Geranie/Geranien:f | géranium/géraniums:m | geranio/gerani:m
camomile/camomiles ~ chamomile/chamomiles | Kamille/Kamillen:f | camomille/camomilles:f | camomilla/camomille:fw
neem/neem | Neem/Neem:m | neem/neem:m | neem/neem:m
musk/musk | Moschus/Moschus:m | musc/muscs:m | muschio/muschi:m
amber/amber | Bernstein/Bernsteine:m | ambre/ambres:m | ambra/ambre:f
palm/palms | Palme/Palmen:f | palmier/palmiers:m | palma/palme:f
cypress/cypresses | Zypresse/Zypressen:f | cyprès/cyprès:m | cipresso/cipressi:m
camphor/camphor | Kampfer/Kampfer:m | camphre/camphres:m | canfora/canfora:f
clary sage/clary sage | Muskatellersalbei/Muskatellersalbei:m | sauge sclarée/sauges sclarées:f | salvia sclarea/salvie sclaree:f
marjoram/marjoram | Majoran/Majorane:m | marjolaine/marjolaines:f | maggiorana/maggiorane:f
neroli/neroli | Neroli/Neroli:n | néroli/nérolis:m | neroli/neroli:m
palmarosa/palmarosa | Palmarosa/Palmarosa:n | palmarosa/palmarosas:m | palmarosa/palmarosa:f
petitgrain/petitgrain | Petitgrain/Petitgrain:n | petit grain/petits grains:m ~ petitgrain/petitgrains:m | petitgrain/petitgrain:m
rosewood/rosewoods | Rosenholz/Rosenhölzer:n | bois de rose/bois de rose:m | legno di rosa/legni di rosa:m
myrrh/myrrh | Myrrhe/Myrrhen:f | myrrhe/myrrhes:f | mirra/mirre:f
hyssop/hyssop | Ysop/Ysope:m | hysope/hysopes:f | issopo/issopi:m
vetiver/vetiver ~ vetivert/vetivert | Vetiver/Vetiver:m | vétiver/vétivers:m | vetiver/vetiver:m
verbena/verbenas | Eisenkraut/Eisenkräuter:n ~ Verbene/Verbenen:f | verveine/verveines:f | verbena/verbene:f
valerian/valerian | Baldrian/Baldriane:m | valériane/valérianes:f | valeriana/valeriane:f
spruce/spruces | Fichte/Fichten:f | épicéa/épicéas:m | abete rosso/abeti rossi:m
hibiscus/hibiscuses | Hibiskus/Hibiskusse:m | hibiscus/hibiscus:m | ibisco/ibischi:m
chicory/chicory | Zichorie/Zichorien:f | chicorée/chicorées:f | cicoria/cicorie:f
daisy/daisies | Gänseblümchen/Gänseblümchen:n | pâquerette/pâquerettes:f | margheritina/margheritine:f
`;
