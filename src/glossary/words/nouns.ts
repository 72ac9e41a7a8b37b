/**
 * Product words in four languages, one thing a line: en | de | fr | it. Before the slash stands the singular,
 * after it the plural; what follows `~` is another word for the same thing, which is read but never written.
 */
export const fashionNouns = `
dress/dresses | Kleid/Kleider | robe/robes | abito/abiti~vestito/vestiti
evening dress/evening dresses | Abendkleid/Abendkleider | robe de soirée/robes de soirée | abito da sera/abiti da sera
shirt/shirts | Hemd/Hemden | chemise/chemises | camicia/camicie
blouse/blouses | Bluse/Blusen | chemisier/chemisiers | blusa/bluse
T-shirt/T-shirts~tee/tees~tshirt/tshirts | T-Shirt/T-Shirts | t-shirt/t-shirts~tee shirt/tee shirts | T-shirt/T-shirt~maglietta/magliette
polo shirt/polo shirts | Poloshirt/Poloshirts | polo/polos | polo/polo
top/tops | Top/Tops | top/tops | top/top
hoodie/hoodies | Kapuzenpullover/Kapuzenpullover~Hoodie/Hoodies | sweat à capuche/sweats à capuche | felpa con cappuccio/felpe con cappuccio
sweatshirt/sweatshirts | Sweatshirt/Sweatshirts | sweat-shirt/sweat-shirts | felpa/felpe
sweater/sweaters~jumper/jumpers~pullover/pullovers | Pullover/Pullover~Pulli/Pullis | pull/pulls | maglione/maglioni
cardigan/cardigans | Strickjacke/Strickjacken | cardigan/cardigans~gilet/gilets | cardigan/cardigan
jacket/jackets | Jacke/Jacken | veste/vestes | giacca/giacche
leather jacket/leather jackets | Lederjacke/Lederjacken | veste en cuir/vestes en cuir | giacca in pelle/giacche in pelle
winter jacket/winter jackets | Winterjacke/Winterjacken | veste d'hiver/vestes d'hiver | giacca invernale/giacche invernali
rain jacket/rain jackets | Regenjacke/Regenjacken | veste de pluie/vestes de pluie | giacca impermeabile/giacche impermeabili
coat/coats | Mantel/Mäntel | manteau/manteaux | cappotto/cappotti
waistcoat/waistcoats | Weste/Westen | gilet sans manches/gilets sans manches | gilet/gilet
blazer/blazers | Blazer/Blazer~Sakko/Sakkos | blazer/blazers | blazer/blazer
trousers/trousers | Hose/Hosen | pantalon/pantalons | pantaloni/pantaloni~pantalone/pantaloni
jeans/jeans | Jeans/Jeans | jean/jeans | jeans/jeans
shorts/shorts | Shorts/Shorts~kurze Hose/kurze Hosen | short/shorts | pantaloncini/pantaloncini~shorts/shorts
leggings/leggings | Leggings/Leggings | legging/leggings | leggings/leggings
skirt/skirts | Rock/Röcke | jupe/jupes | gonna/gonne
suit/suits | Anzug/Anzüge | costume/costumes | completo/completi
swimsuit/swimsuits | Badeanzug/Badeanzüge | maillot de bain/maillots de bain | costume da bagno/costumi da bagno
bikini/bikinis | Bikini/Bikinis | bikini/bikinis | bikini/bikini
bra/bras | BH/BHs | soutien-gorge/soutiens-gorge | reggiseno/reggiseni
briefs/briefs | Slip/Slips | slip/slips~culotte/culottes | slip/slip~mutande/mutande
boxer shorts/boxer shorts | Boxershorts/Boxershorts | boxer/boxers | boxer/boxer
pyjamas/pyjamas~pajamas/pajamas | Schlafanzug/Schlafanzüge~Pyjama/Pyjamas | pyjama/pyjamas | pigiama/pigiami
tights/tights | Strumpfhose/Strumpfhosen | collant/collants | collant/collant
sock/socks | Socke/Socken | chaussette/chaussettes | calzino/calzini
glove/gloves | Handschuh/Handschuhe | gant/gants | guanto/guanti
scarf/scarves | Schal/Schals | écharpe/écharpes~foulard/foulards | sciarpa/sciarpe
hat/hats | Hut/Hüte | chapeau/chapeaux | cappello/cappelli
cap/caps | Kappe/Kappen~Cap/Caps | casquette/casquettes | berretto/berretti
beanie/beanies | Mütze/Mützen | bonnet/bonnets | berretta/berrette
belt/belts | Gürtel/Gürtel | ceinture/ceintures | cintura/cinture
tie/ties | Krawatte/Krawatten | cravate/cravates | cravatta/cravatte
shoe/shoes | Schuh/Schuhe | chaussure/chaussures | scarpa/scarpe
running shoe/running shoes | Laufschuh/Laufschuhe | chaussure de course/chaussures de course~chaussure de running/chaussures de running | scarpa da corsa/scarpe da corsa~scarpa running/scarpe running
hiking boot/hiking boots~hiking shoe/hiking shoes | Wanderschuh/Wanderschuhe | chaussure de randonnée/chaussures de randonnée | scarpa da trekking/scarpe da trekking
football boot/football boots | Fußballschuh/Fußballschuhe | chaussure de football/chaussures de football~chaussure de foot/chaussures de foot | scarpa da calcio/scarpe da calcio
safety shoe/safety shoes | Sicherheitsschuh/Sicherheitsschuhe | chaussure de sécurité/chaussures de sécurité | scarpa antinfortunistica/scarpe antinfortunistiche
trainer/trainers~sneaker/sneakers | Sneaker/Sneakers | basket/baskets | sneaker/sneakers
sandal/sandals | Sandale/Sandalen | sandale/sandales | sandalo/sandali
boot/boots | Stiefel/Stiefel | botte/bottes | stivale/stivali
ankle boot/ankle boots | Stiefelette/Stiefeletten | bottine/bottines | stivaletto/stivaletti
slipper/slippers | Hausschuh/Hausschuhe~Pantoffel/Pantoffeln | chausson/chaussons~pantoufle/pantoufles | pantofola/pantofole
bag/bags | Tasche/Taschen | sac/sacs | borsa/borse
handbag/handbags | Handtasche/Handtaschen | sac à main/sacs à main | borsetta/borsette~borsa a mano/borse a mano
shoulder bag/shoulder bags | Umhängetasche/Umhängetaschen | sac bandoulière/sacs bandoulière | borsa a tracolla/borse a tracolla
sports bag/sports bags | Sporttasche/Sporttaschen | sac de sport/sacs de sport | borsone sportivo/borsoni sportivi
backpack/backpacks~rucksack/rucksacks | Rucksack/Rucksäcke | sac à dos/sacs à dos | zaino/zaini
suitcase/suitcases | Koffer/Koffer | valise/valises | valigia/valigie
wallet/wallets | Geldbörse/Geldbörsen~Portemonnaie/Portemonnaies | portefeuille/portefeuilles | portafoglio/portafogli
umbrella/umbrellas | Regenschirm/Regenschirme | parapluie/parapluies | ombrello/ombrelli
sunglasses/sunglasses | Sonnenbrille/Sonnenbrillen | lunettes de soleil/lunettes de soleil | occhiali da sole/occhiali da sole
watch/watches | Uhr/Uhren | montre/montres | orologio/orologi
wristwatch/wristwatches | Armbanduhr/Armbanduhren | montre-bracelet/montres-bracelets | orologio da polso/orologi da polso
ring/rings | Ring/Ringe | bague/bagues | anello/anelli
necklace/necklaces | Halskette/Halsketten | collier/colliers | collana/collane
bracelet/bracelets | Armband/Armbänder | bracelet/bracelets | bracciale/bracciali
earring/earrings | Ohrring/Ohrringe | boucle d'oreille/boucles d'oreilles~boucle d'oreilles/boucles d'oreille | orecchino/orecchini
pendant/pendants | Anhänger/Anhänger | pendentif/pendentifs | ciondolo/ciondoli
brooch/brooches | Brosche/Broschen | broche/broches | spilla/spille
`;

export const homeNouns = `
table/tables | Tisch/Tische | table/tables | tavolo/tavoli
coffee table/coffee tables | Couchtisch/Couchtische | table basse/tables basses | tavolino/tavolini
desk/desks | Schreibtisch/Schreibtische | bureau/bureaux | scrivania/scrivanie
chair/chairs | Stuhl/Stühle | chaise/chaises | sedia/sedie
office chair/office chairs | Bürostuhl/Bürostühle | chaise de bureau/chaises de bureau | sedia da ufficio/sedie da ufficio
armchair/armchairs | Sessel/Sessel | fauteuil/fauteuils | poltrona/poltrone
sofa/sofas | Sofa/Sofas | canapé/canapés | divano/divani
bed/beds | Bett/Betten | lit/lits | letto/letti
headboard/headboards | Kopfteil/Kopfteile | tête de lit/têtes de lit | testiera/testiere
mattress/mattresses | Matratze/Matratzen | matelas/matelas | materasso/materassi
pillow/pillows | Kopfkissen/Kopfkissen | oreiller/oreillers | cuscino da letto/cuscini da letto
cushion/cushions | Kissen/Kissen | coussin/coussins | cuscino/cuscini
cushion cover/cushion covers | Kissenbezug/Kissenbezüge | housse de coussin/housses de coussin | federa per cuscino/federe per cuscino
blanket/blankets | Decke/Decken | couverture/couvertures | coperta/coperte
duvet/duvets | Bettdecke/Bettdecken | couette/couettes | piumone/piumoni
duvet cover/duvet covers | Bettbezug/Bettbezüge | housse de couette/housses de couette | copripiumino/copripiumini
bed linen/bed linen | Bettwäsche/Bettwäsche | linge de lit/linge de lit | biancheria da letto/biancheria da letto
bed sheet/bed sheets~bedsheet/bedsheets | Bettlaken/Bettlaken | drap/draps | lenzuolo/lenzuola
curtain/curtains | Vorhang/Vorhänge | rideau/rideaux | tenda/tende
shower curtain/shower curtains | Duschvorhang/Duschvorhänge | rideau de douche/rideaux de douche | tenda da doccia/tende da doccia
carpet/carpets~rug/rugs | Teppich/Teppiche | tapis/tapis | tappeto/tappeti
towel/towels | Handtuch/Handtücher | serviette de toilette/serviettes de toilette | asciugamano/asciugamani
lamp/lamps | Lampe/Lampen | lampe/lampes | lampada/lampade
table lamp/table lamps | Tischlampe/Tischlampen | lampe de table/lampes de table | lampada da tavolo/lampade da tavolo
floor lamp/floor lamps | Stehlampe/Stehlampen | lampadaire/lampadaires | lampada da terra/lampade da terra
light bulb/light bulbs | Glühbirne/Glühbirnen | ampoule/ampoules | lampadina/lampadine
mirror/mirrors | Spiegel/Spiegel | miroir/miroirs | specchio/specchi
shelf/shelves | Regal/Regale | étagère/étagères | scaffale/scaffali
wardrobe/wardrobes | Kleiderschrank/Kleiderschränke | armoire/armoires | armadio/armadi
candle/candles | Kerze/Kerzen | bougie/bougies | candela/candele
scented candle/scented candles | Duftkerze/Duftkerzen | bougie parfumée/bougies parfumées | candela profumata/candele profumate
vase/vases | Vase/Vasen | vase/vases | vaso/vasi
picture frame/picture frames | Bilderrahmen/Bilderrahmen | cadre photo/cadres photo | cornice/cornici
wall clock/wall clocks | Wanduhr/Wanduhren | horloge murale/horloges murales | orologio da parete/orologi da parete
alarm clock/alarm clocks | Wecker/Wecker | réveil/réveils | sveglia/sveglie
mug/mugs | Becher/Becher~Tasse/Tassen | mug/mugs | tazza/tazze
cup/cups | Tasse/Tassen | tasse/tasses | tazza/tazze
glass/glasses | Glas/Gläser | verre/verres | bicchiere/bicchieri
plate/plates | Teller/Teller | assiette/assiettes | piatto/piatti
bowl/bowls | Schüssel/Schüsseln | bol/bols | ciotola/ciotole
knife/knives | Messer/Messer | couteau/couteaux | coltello/coltelli
spoon/spoons | Löffel/Löffel | cuillère/cuillères | cucchiaio/cucchiai
fork/forks | Gabel/Gabeln | fourchette/fourchettes | forchetta/forchette
frying pan/frying pans | Bratpfanne/Bratpfannen~Pfanne/Pfannen | poêle/poêles | padella/padelle
saucepan/saucepans | Kochtopf/Kochtöpfe | casserole/casseroles | pentola/pentole
teapot/teapots | Teekanne/Teekannen | théière/théières | teiera/teiere
bottle/bottles | Flasche/Flaschen | bouteille/bouteilles | bottiglia/bottiglie
water bottle/water bottles | Trinkflasche/Trinkflaschen | gourde/gourdes | borraccia/borracce
lunch box/lunch boxes | Brotdose/Brotdosen | boîte à lunch/boîtes à lunch | porta pranzo/porta pranzo
kettle/kettles | Wasserkocher/Wasserkocher | bouilloire/bouilloires | bollitore/bollitori
toaster/toasters | Toaster/Toaster | grille-pain/grille-pain | tostapane/tostapane
coffee machine/coffee machines | Kaffeemaschine/Kaffeemaschinen | machine à café/machines à café~cafetière/cafetières | macchina da caffè/macchine da caffè
blender/blenders | Standmixer/Standmixer | blender/blenders | frullatore/frullatori
vacuum cleaner/vacuum cleaners | Staubsauger/Staubsauger | aspirateur/aspirateurs | aspirapolvere/aspirapolvere
iron/irons | Bügeleisen/Bügeleisen | fer à repasser/fers à repasser | ferro da stiro/ferri da stiro
washing machine/washing machines | Waschmaschine/Waschmaschinen | lave-linge/lave-linge~machine à laver/machines à laver | lavatrice/lavatrici
dishwasher/dishwashers | Geschirrspüler/Geschirrspüler | lave-vaisselle/lave-vaisselle | lavastoviglie/lavastoviglie
refrigerator/refrigerators~fridge/fridges | Kühlschrank/Kühlschränke | réfrigérateur/réfrigérateurs | frigorifero/frigoriferi
hair dryer/hair dryers~hairdryer/hairdryers | Haartrockner/Haartrockner~Föhn/Föhne | sèche-cheveux/sèche-cheveux | asciugacapelli/asciugacapelli~phon/phon
razor/razors | Rasierer/Rasierer | rasoir/rasoirs | rasoio/rasoi
toothbrush/toothbrushes | Zahnbürste/Zahnbürsten | brosse à dents/brosses à dents | spazzolino/spazzolini
electric toothbrush/electric toothbrushes | elektrische Zahnbürste/elektrische Zahnbürsten | brosse à dents électrique/brosses à dents électriques | spazzolino elettrico/spazzolini elettrici
watering can/watering cans | Gießkanne/Gießkannen | arrosoir/arrosoirs | annaffiatoio/annaffiatoi
garden chair/garden chairs | Gartenstuhl/Gartenstühle | chaise de jardin/chaises de jardin | sedia da giardino/sedie da giardino
tent/tents | Zelt/Zelte | tente/tentes | tenda da campeggio/tende da campeggio
sleeping bag/sleeping bags | Schlafsack/Schlafsäcke | sac de couchage/sacs de couchage | sacco a pelo/sacchi a pelo
`;

export const technologyNouns = `
battery/batteries | Akku/Akkus~Batterie/Batterien | batterie/batteries | batteria/batterie
charger/chargers | Ladegerät/Ladegeräte | chargeur/chargeurs | caricabatterie/caricabatterie
car charger/car chargers | Kfz-Ladegerät/Kfz-Ladegeräte | chargeur allume-cigare/chargeurs allume-cigare | caricabatterie da auto/caricabatterie da auto
cable/cables | Kabel/Kabel | câble/câbles | cavo/cavi
USB cable/USB cables | USB-Kabel/USB-Kabel | câble USB/câbles USB | cavo USB/cavi USB
charging cable/charging cables | Ladekabel/Ladekabel | câble de charge/câbles de charge | cavo di ricarica/cavi di ricarica
adapter/adapters | Adapter/Adapter | adaptateur/adaptateurs | adattatore/adattatori
power bank/power banks | Powerbank/Powerbanks | batterie externe/batteries externes | powerbank/powerbank
headphones/headphones | Kopfhörer/Kopfhörer | casque audio/casques audio | cuffie/cuffie
earphone/earphones | Ohrhörer/Ohrhörer | écouteur/écouteurs | auricolare/auricolari
speaker/speakers~loudspeaker/loudspeakers | Lautsprecher/Lautsprecher | enceinte/enceintes~haut-parleur/haut-parleurs | altoparlante/altoparlanti
microphone/microphones | Mikrofon/Mikrofone | microphone/microphones | microfono/microfoni
television/televisions | Fernseher/Fernseher | téléviseur/téléviseurs | televisore/televisori
remote control/remote controls | Fernbedienung/Fernbedienungen | télécommande/télécommandes | telecomando/telecomandi
wall mount/wall mounts~wall bracket/wall brackets | Wandhalterung/Wandhalterungen | support mural/supports muraux | supporto da parete/supporti da parete
amplifier/amplifiers | Verstärker/Verstärker | amplificateur/amplificateurs | amplificatore/amplificatori
turntable/turntables | Plattenspieler/Plattenspieler | platine vinyle/platines vinyle | giradischi/giradischi
camera/cameras | Kamera/Kameras | appareil photo/appareils photo | fotocamera/fotocamere
tripod/tripods | Stativ/Stative | trépied/trépieds | treppiede/treppiedi
smartphone/smartphones | Smartphone/Smartphones | smartphone/smartphones | smartphone/smartphone
mobile phone/mobile phones | Handy/Handys | téléphone portable/téléphones portables | cellulare/cellulari
phone case/phone cases | Handyhülle/Handyhüllen | coque de téléphone/coques de téléphone | custodia per cellulare/custodie per cellulare
case/cases | Hülle/Hüllen~Schutzhülle/Schutzhüllen | coque/coques~étui/étuis~housse/housses | custodia/custodie~cover/cover
screen protector/screen protectors | Displayschutzfolie/Displayschutzfolien~Schutzfolie/Schutzfolien | protection d'écran/protections d'écran~film de protection/films de protection | pellicola protettiva/pellicole protettive
laptop/laptops~notebook/notebooks | Laptop/Laptops~Notebook/Notebooks | ordinateur portable/ordinateurs portables | portatile/portatili
laptop bag/laptop bags | Laptoptasche/Laptoptaschen~Notebooktasche/Notebooktaschen | sacoche pour ordinateur portable/sacoches pour ordinateur portable | borsa per portatile/borse per portatile
laptop battery/laptop batteries | Laptop-Akku/Laptop-Akkus | batterie d'ordinateur portable/batteries d'ordinateur portable | batteria per portatile/batterie per portatile
laptop charger/laptop chargers | Laptop-Ladegerät/Laptop-Ladegeräte | chargeur d'ordinateur portable/chargeurs d'ordinateur portable~chargeur pour ordinateur portable/chargeurs pour ordinateur portable | caricabatterie per portatile/caricabatterie per portatile
laptop sleeve/laptop sleeves | Laptop-Hülle/Laptop-Hüllen | housse pour ordinateur portable/housses pour ordinateur portable | custodia per portatile/custodie per portatile
laptop backpack/laptop backpacks | Laptop-Rucksack/Laptop-Rucksäcke | sac à dos pour ordinateur portable/sacs à dos pour ordinateur portable | zaino per portatile/zaini per portatile
tablet/tablets | Tablet/Tablets | tablette/tablettes | tablet/tablet
keyboard/keyboards | Tastatur/Tastaturen | clavier/claviers | tastiera/tastiere
mouse/mice | Maus/Mäuse | souris/souris | mouse/mouse
monitor/monitors | Monitor/Monitore | moniteur/moniteurs | monitor/monitor
printer/printers | Drucker/Drucker | imprimante/imprimantes | stampante/stampanti
laser printer/laser printers | Laserdrucker/Laserdrucker | imprimante laser/imprimantes laser | stampante laser/stampanti laser
multifunction printer/multifunction printers | Multifunktionsdrucker/Multifunktionsdrucker | imprimante multifonction/imprimantes multifonctions | stampante multifunzione/stampanti multifunzione
ink cartridge/ink cartridges | Tintenpatrone/Tintenpatronen | cartouche d'encre/cartouches d'encre | cartuccia d'inchiostro/cartucce d'inchiostro
power supply/power supplies | Netzteil/Netzteile | alimentation/alimentations | alimentatore/alimentatori~fonte di alimentazione/fonti di alimentazione
hard drive/hard drives | Festplatte/Festplatten | disque dur/disques durs | disco rigido/dischi rigidi~hard disk/hard disk
external hard drive/external hard drives | externe Festplatte/externe Festplatten | disque dur externe/disques durs externes | disco rigido esterno/dischi rigidi esterni
USB stick/USB sticks~pen drive/pen drives | USB-Stick/USB-Sticks | clé USB/clés USB | chiavetta USB/chiavette USB
memory card/memory cards | Speicherkarte/Speicherkarten | carte mémoire/cartes mémoire | scheda di memoria/schede di memoria
graphics card/graphics cards | Grafikkarte/Grafikkarten | carte graphique/cartes graphiques | scheda grafica/schede grafiche
motherboard/motherboards | Mainboard/Mainboards | carte mère/cartes mères | scheda madre/schede madri
car seat/car seats | Kindersitz/Kindersitze | siège auto/sièges auto | seggiolino auto/seggiolini auto
tyre/tyres~tire/tires | Reifen/Reifen | pneu/pneus | pneumatico/pneumatici
roof bar/roof bars | Dachträger/Dachträger | barre de toit/barres de toit | barra portatutto/barre portatutto
drill/drills | Bohrmaschine/Bohrmaschinen | perceuse/perceuses | trapano/trapani
screwdriver/screwdrivers | Schraubendreher/Schraubendreher | tournevis/tournevis | cacciavite/cacciaviti
hammer/hammers | Hammer/Hämmer | marteau/marteaux | martello/martelli
saw/saws | Säge/Sägen | scie/scies | sega/seghe
tap/taps~faucet/faucets | Wasserhahn/Wasserhähne | robinet/robinets | rubinetto/rubinetti
`;

export const everydayNouns = `
perfume/perfumes | Parfüm/Parfüms~Parfum/Parfums | parfum/parfums | profumo/profumi
shampoo/shampoos | Shampoo/Shampoos | shampoing/shampoings~shampooing/shampooings | shampoo/shampoo
dry shampoo/dry shampoos | Trockenshampoo/Trockenshampoos | shampoing sec/shampoings secs | shampoo secco/shampoo secchi
conditioner/conditioners | Spülung/Spülungen | après-shampoing/après-shampoings | balsamo per capelli/balsami per capelli
shower gel/shower gels | Duschgel/Duschgele | gel douche/gels douche | bagnodoccia/bagnodoccia~gel doccia/gel doccia
soap/soaps | Seife/Seifen | savon/savons | sapone/saponi
face cream/face creams | Gesichtscreme/Gesichtscremes | crème visage/crèmes visage | crema viso/creme viso
hand cream/hand creams | Handcreme/Handcremes | crème pour les mains/crèmes pour les mains | crema mani/creme mani
body lotion/body lotions | Körperlotion/Körperlotionen~Bodylotion/Bodylotions | lait corporel/laits corporels~lait pour le corps/laits pour le corps | lozione corpo/lozioni corpo
body cream/body creams | Körpercreme/Körpercremes | crème pour le corps/crèmes pour le corps | crema corpo/creme corpo
sunscreen/sunscreens | Sonnenschutz/Sonnenschutz~Sonnencreme/Sonnencremes | protection solaire/protections solaires~crème solaire/crèmes solaires | protezione solare/protezioni solari~crema solare/creme solari
lipstick/lipsticks | Lippenstift/Lippenstifte | rouge à lèvres/rouges à lèvres | rossetto/rossetti
lip balm/lip balms | Lippenbalsam/Lippenbalsame | baume à lèvres/baumes à lèvres | balsamo labbra/balsami labbra
nail polish/nail polishes | Nagellack/Nagellacke | vernis à ongles/vernis à ongles | smalto/smalti~smalto per unghie/smalti per unghie
eye shadow/eye shadows~eyeshadow/eyeshadows | Lidschatten/Lidschatten | fard à paupières/fards à paupières~ombre à paupières/ombres à paupières | ombretto/ombretti
concealer/concealers | Concealer/Concealer | correcteur/correcteurs~anti-cernes/anti-cernes | correttore/correttori
toothpaste/toothpastes | Zahnpasta/Zahnpasten~Zahncreme/Zahncremes | dentifrice/dentifrices | dentifricio/dentifrici
essential oil/essential oils | ätherisches Öl/ätherische Öle | huile essentielle/huiles essentielles | olio essenziale/oli essenziali
food supplement/food supplements~dietary supplement/dietary supplements | Nahrungsergänzungsmittel/Nahrungsergänzungsmittel | complément alimentaire/compléments alimentaires | integratore alimentare/integratori alimentari
capsule/capsules | Kapsel/Kapseln | gélule/gélules | capsula/capsule
olive oil/olive oils | Olivenöl/Olivenöle | huile d'olive/huiles d'olive | olio d'oliva/oli d'oliva~olio di oliva/oli di oliva
coffee/coffees | Kaffee/Kaffees | café/cafés | caffè/caffè
tea/teas | Tee/Tees | thé/thés | tè/tè
green tea/green teas | Grüntee/Grüntees~grüner Tee/grüne Tees | thé vert/thés verts | tè verde/tè verdi
honey/honeys | Honig/Honige | miel/miels | miele/mieli
chocolate/chocolates | Schokolade/Schokoladen | chocolat/chocolats | cioccolato/cioccolati
dark chocolate/dark chocolates | Zartbitterschokolade/Zartbitterschokoladen | chocolat noir/chocolats noirs | cioccolato fondente/cioccolati fondenti
milk chocolate/milk chocolates | Milchschokolade/Milchschokoladen | chocolat au lait/chocolats au lait | cioccolato al latte/cioccolati al latte
biscuit/biscuits~cookie/cookies | Keks/Kekse | biscuit/biscuits | biscotto/biscotti
cake/cakes | Kuchen/Kuchen~Torte/Torten | gâteau/gâteaux | torta/torte
ice cream/ice creams | Eis/Eis~Eiscreme/Eiscremes~Glace/Glaces | glace/glaces~crème glacée/crèmes glacées | gelato/gelati
jam/jams | Konfitüre/Konfitüren~Marmelade/Marmeladen | confiture/confitures | marmellata/marmellate~confettura/confetture
bread/breads | Brot/Brote | pain/pains | pane/pani
cheese/cheeses | Käse/Käse | fromage/fromages | formaggio/formaggi
milk/milk | Milch/Milch | lait/laits | latte/latte
wine/wines | Wein/Weine | vin/vins | vino/vini
red wine/red wines | Rotwein/Rotweine | vin rouge/vins rouges | vino rosso/vini rossi
white wine/white wines | Weißwein/Weißweine | vin blanc/vins blancs | vino bianco/vini bianchi
beer/beers | Bier/Biere | bière/bières | birra/birre
juice/juices | Saft/Säfte | jus/jus | succo/succhi
orange juice/orange juices | Orangensaft/Orangensäfte | jus d'orange/jus d'orange | succo d'arancia/succhi d'arancia
apple juice/apple juices | Apfelsaft/Apfelsäfte | jus de pomme/jus de pomme | succo di mela/succhi di mela
hazelnut/hazelnuts | Haselnuss/Haselnüsse | noisette/noisettes | nocciola/nocciole
almond/almonds | Mandel/Mandeln | amande/amandes | mandorla/mandorle
strawberry/strawberries | Erdbeere/Erdbeeren | fraise/fraises | fragola/fragole
raspberry/raspberries | Himbeere/Himbeeren | framboise/framboises | lampone/lamponi
vanilla/vanilla | Vanille/Vanille | vanille/vanille | vaniglia/vaniglia
cherry/cherries | Kirsche/Kirschen | cerise/cerises | ciliegia/ciliegie
lemon/lemons | Zitrone/Zitronen | citron/citrons | limone/limoni
apple/apples | Apfel/Äpfel | pomme/pommes | mela/mele
pear/pears | Birne/Birnen | poire/poires | pera/pere
book/books | Buch/Bücher | livre/livres | libro/libri
calendar/calendars | Kalender/Kalender | calendrier/calendriers | calendario/calendari
poster/posters | Poster/Poster | affiche/affiches~poster/posters | poster/poster
sticker/stickers | Aufkleber/Aufkleber~Sticker/Sticker | autocollant/autocollants~sticker/stickers | adesivo/adesivi
puzzle/puzzles | Puzzle/Puzzles | puzzle/puzzles | puzzle/puzzle
board game/board games | Brettspiel/Brettspiele | jeu de société/jeux de société | gioco da tavolo/giochi da tavolo
toy/toys | Spielzeug/Spielzeuge | jouet/jouets | giocattolo/giocattoli
soft toy/soft toys~stuffed animal/stuffed animals | Kuscheltier/Kuscheltiere~Plüschtier/Plüschtiere | peluche/peluches | peluche/peluche
doll/dolls | Puppe/Puppen | poupée/poupées | bambola/bambole
ball/balls | Ball/Bälle | ballon/ballons | palla/palle
bicycle/bicycles~bike/bikes | Fahrrad/Fahrräder | vélo/vélos | bicicletta/biciclette~bici/bici
helmet/helmets | Helm/Helme | casque/casques | casco/caschi
dog bed/dog beds | Hundebett/Hundebetten | panier pour chien/paniers pour chien | cuccia per cani/cucce per cani~cuccia per cane/cucce per cane
dog lead/dog leads~dog leash/dog leashes | Hundeleine/Hundeleinen | laisse pour chien/laisses pour chien | guinzaglio per cani/guinzagli per cani~guinzaglio per cane/guinzagli per cane
dog harness/dog harnesses | Hundegeschirr/Hundegeschirre | harnais pour chien/harnais pour chien | imbracatura per cani/imbracature per cani~pettorina per cani/pettorine per cani
dog food/dog food | Hundefutter/Hundefutter | nourriture pour chien/nourriture pour chien | cibo per cani/cibo per cani
cat food/cat food | Katzenfutter/Katzenfutter | nourriture pour chat/nourriture pour chat | cibo per gatti/cibo per gatti
guitar/guitars | Gitarre/Gitarren | guitare/guitares | chitarra/chitarre
pencil/pencils | Bleistift/Bleistifte | crayon/crayons | matita/matite
ballpoint pen/ballpoint pens | Kugelschreiber/Kugelschreiber | stylo à bille/stylos à bille | penna a sfera/penne a sfera
gift set/gift sets | Geschenkset/Geschenksets | coffret cadeau/coffrets cadeaux | set regalo/set regalo~cofanetto regalo/cofanetti regalo
`;
