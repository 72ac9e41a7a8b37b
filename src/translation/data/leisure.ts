/**
 * Pets and riding, one thing a line: en | de | fr | it, singular/plural, after a colon the grammatical gender of
 * German (m f n), French and Italian (m f), `p` where the word lives in the plural only. What follows `~` is another
 * word for the same thing, which is read but never written. Written for this project, like the tables below.
 */
export const petNouns = `
pet/pets | Haustier/Haustiere:n | animal de compagnie/animaux de compagnie:m | animale domestico/animali domestici:m
dog/dogs | Hund/Hunde:m | chien/chiens:m | cane/cani:m
puppy/puppies | Welpe/Welpen:m | chiot/chiots:m | cucciolo/cuccioli:m
cat/cats | Katze/Katzen:f | chat/chats:m | gatto/gatti:m
kitten/kittens | Kätzchen/Kätzchen:n | chaton/chatons:m | gattino/gattini:m
horse/horses | Pferd/Pferde:n | cheval/chevaux:m | cavallo/cavalli:m
bird/birds | Vogel/Vögel:m | oiseau/oiseaux:m | uccello/uccelli:m
rodent/rodents | Nagetier/Nagetiere:n ~ Nager/Nager:m | rongeur/rongeurs:m | roditore/roditori:m
rabbit/rabbits | Kaninchen/Kaninchen:n | lapin/lapins:m | coniglio/conigli:m
guinea pig/guinea pigs | Meerschweinchen/Meerschweinchen:n | cochon d'Inde/cochons d'Inde:m | porcellino d'India/porcellini d'India:m ~ cavia/cavie:f
hamster/hamsters | Hamster/Hamster:m | hamster/hamsters:m | criceto/criceti:m
dog food/dog food | Hundefutter/Hundefutter:n | nourriture pour chien/nourritures pour chien:f ~ nourriture pour chiens/nourritures pour chiens:f ~ aliment pour chien/aliments pour chien:m | cibo per cani/cibi per cani:m ~ cibo per cane/cibi per cane:m ~ alimento per cani/alimenti per cani:m
dry dog food/dry dog food | Hundetrockenfutter/Hundetrockenfutter:n | croquettes pour chien/croquettes pour chien:fp ~ croquette pour chien/croquettes pour chien:f ~ croquette pour chiens/croquettes pour chiens:f | crocchette per cani/crocchette per cani:fp ~ crocchetta per cani/crocchette per cani:f
wet dog food/wet dog food | Hundenassfutter/Hundenassfutter:n | pâtée pour chien/pâtées pour chien:f ~ pâtée pour chiens/pâtées pour chiens:f | cibo umido per cani/cibi umidi per cani:m ~ umido per cani/umidi per cani:m
puppy food/puppy food | Welpenfutter/Welpenfutter:n | nourriture pour chiot/nourritures pour chiot:f ~ nourriture pour chiots/nourritures pour chiots:f | cibo per cuccioli/cibi per cuccioli:m
cat food/cat food | Katzenfutter/Katzenfutter:n | nourriture pour chat/nourritures pour chat:f ~ nourriture pour chats/nourritures pour chats:f ~ aliment pour chat/aliments pour chat:m | cibo per gatti/cibi per gatti:m ~ cibo per gatto/cibi per gatto:m ~ alimento per gatti/alimenti per gatti:m
dry cat food/dry cat food | Katzentrockenfutter/Katzentrockenfutter:n | croquettes pour chat/croquettes pour chat:fp ~ croquette pour chat/croquettes pour chat:f ~ croquette pour chats/croquettes pour chats:f | crocchette per gatti/crocchette per gatti:fp ~ crocchetta per gatti/crocchette per gatti:f
wet cat food/wet cat food | Katzennassfutter/Katzennassfutter:n | pâtée pour chat/pâtées pour chat:f ~ pâtée pour chats/pâtées pour chats:f | cibo umido per gatti/cibi umidi per gatti:m ~ umido per gatti/umidi per gatti:m
bird food/bird food ~ bird seed/bird seed | Vogelfutter/Vogelfutter:n | nourriture pour oiseaux/nourritures pour oiseaux:f ~ graines pour oiseaux/graines pour oiseaux:fp | mangime per uccelli/mangimi per uccelli:m
fish food/fish food | Fischfutter/Fischfutter:n | nourriture pour poissons/nourritures pour poissons:f | mangime per pesci/mangimi per pesci:m
horse feed/horse feeds | Pferdefutter/Pferdefutter:n | aliment pour chevaux/aliments pour chevaux:m ~ aliment pour cheval/aliments pour cheval:m | mangime per cavalli/mangimi per cavalli:m
dog treat/dog treats ~ dog snack/dog snacks | Hundesnack/Hundesnacks:m ~ Hundeleckerli/Hundeleckerlis:n ~ Hundekeks/Hundekekse:m | friandise pour chien/friandises pour chien:f ~ friandise pour chiens/friandises pour chiens:f | snack per cani/snack per cani:m
cat treat/cat treats ~ cat snack/cat snacks | Katzensnack/Katzensnacks:m ~ Katzenleckerli/Katzenleckerlis:n | friandise pour chat/friandises pour chat:f ~ friandise pour chats/friandises pour chats:f | snack per gatti/snack per gatti:m
chew bone/chew bones | Kauknochen/Kauknochen:m | os à mâcher/os à mâcher:m | osso da masticare/ossi da masticare:m
dog chew/dog chews ~ chew stick/chew sticks | Kausnack/Kausnacks:m ~ Kaustange/Kaustangen:f | friandise à mâcher/friandises à mâcher:f ~ bâtonnet à mâcher/bâtonnets à mâcher:m | snack da masticare/snack da masticare:m ~ bastoncino da masticare/bastoncini da masticare:m
dog toy/dog toys | Hundespielzeug/Hundespielzeuge:n | jouet pour chien/jouets pour chien:m ~ jouet pour chiens/jouets pour chiens:m | gioco per cani/giochi per cani:m ~ giocattolo per cani/giocattoli per cani:m
cat toy/cat toys | Katzenspielzeug/Katzenspielzeuge:n | jouet pour chat/jouets pour chat:m ~ jouet pour chats/jouets pour chats:m | gioco per gatti/giochi per gatti:m ~ giocattolo per gatti/giocattoli per gatti:m
dog bed/dog beds | Hundebett/Hundebetten:n ~ Hundekorb/Hundekörbe:m ~ Hundekissen/Hundekissen:n | panier pour chien/paniers pour chien:m ~ lit pour chien/lits pour chien:m ~ coussin pour chien/coussins pour chien:m | cuccia per cani/cucce per cani:f ~ cuccia per cane/cucce per cane:f ~ letto per cani/letti per cani:m
cat bed/cat beds | Katzenbett/Katzenbetten:n | panier pour chat/paniers pour chat:m ~ lit pour chat/lits pour chat:m | cuccia per gatti/cucce per gatti:f ~ letto per gatti/letti per gatti:m
dog house/dog houses ~ kennel/kennels | Hundehütte/Hundehütten:f | niche pour chien/niches pour chien:f ~ niche/niches:f | casetta per cani/casette per cani:f
dog collar/dog collars | Hundehalsband/Hundehalsbänder:n | collier pour chien/colliers pour chien:m ~ collier de chien/colliers de chien:m | collare per cani/collari per cani:m ~ collare per cane/collari per cane:m
cat collar/cat collars | Katzenhalsband/Katzenhalsbänder:n | collier pour chat/colliers pour chat:m | collare per gatti/collari per gatti:m
flea collar/flea collars | Flohhalsband/Flohhalsbänder:n ~ Zeckenhalsband/Zeckenhalsbänder:n | collier antipuces/colliers antipuces:m ~ collier antiparasitaire/colliers antiparasitaires:m ~ collier anti-puces/colliers anti-puces:m | collare antipulci/collari antipulci:m ~ collare antiparassitario/collari antiparassitari:m
dog lead/dog leads ~ dog leash/dog leashes | Hundeleine/Hundeleinen:f | laisse pour chien/laisses pour chien:f ~ laisse/laisses:f | guinzaglio per cani/guinzagli per cani:m ~ guinzaglio per cane/guinzagli per cane:m ~ guinzaglio/guinzagli:m
dog harness/dog harnesses | Hundegeschirr/Hundegeschirre:n ~ Brustgeschirr/Brustgeschirre:n | harnais pour chien/harnais pour chien:m | pettorina per cani/pettorine per cani:f ~ pettorina/pettorine:f ~ imbracatura per cani/imbracature per cani:f
muzzle/muzzles | Maulkorb/Maulkörbe:m | muselière/muselières:f | museruola/museruole:f
dog coat/dog coats | Hundemantel/Hundemäntel:m | manteau pour chien/manteaux pour chien:m | cappottino per cani/cappottini per cani:m ~ cappotto per cani/cappotti per cani:m
dog tag/dog tags | Hundemarke/Hundemarken:f | médaille pour chien/médailles pour chien:f | medaglietta per cani/medagliette per cani:f
feeding bowl/feeding bowls ~ pet bowl/pet bowls | Futternapf/Futternäpfe:m ~ Fressnapf/Fressnäpfe:m | gamelle/gamelles:f | ciotola per animali/ciotole per animali:f
dog bowl/dog bowls | Hundenapf/Hundenäpfe:m | gamelle pour chien/gamelles pour chien:f | ciotola per cani/ciotole per cani:f
cat bowl/cat bowls | Katzennapf/Katzennäpfe:m | gamelle pour chat/gamelles pour chat:f | ciotola per gatti/ciotole per gatti:f
automatic feeder/automatic feeders | Futterautomat/Futterautomaten:m | distributeur de croquettes/distributeurs de croquettes:m | distributore automatico di cibo/distributori automatici di cibo:m ~ dispenser di cibo/dispenser di cibo:m
pet fountain/pet fountains ~ pet water fountain/pet water fountains | Haustier-Trinkbrunnen/Haustier-Trinkbrunnen:m ~ Katzenbrunnen/Katzenbrunnen:m | fontaine à eau pour animaux/fontaines à eau pour animaux:f | fontanella per animali/fontanelle per animali:f
pet carrier/pet carriers | Transportbox/Transportboxen:f | caisse de transport/caisses de transport:f | trasportino/trasportini:m
cat litter/cat litters | Katzenstreu/Katzenstreuen:f | litière pour chat/litières pour chat:f ~ litière pour chats/litières pour chats:f | sabbia per gatti/sabbie per gatti:f ~ lettiera per gatti/lettiere per gatti:f
litter box/litter boxes ~ litter tray/litter trays | Katzentoilette/Katzentoiletten:f ~ Katzenklo/Katzenklos:n | bac à litière/bacs à litière:m ~ maison de toilette/maisons de toilette:f | cassetta igienica per gatti/cassette igieniche per gatti:f ~ toilette per gatti/toilette per gatti:f
cat tree/cat trees | Kratzbaum/Kratzbäume:m | arbre à chat/arbres à chat:m | albero tiragraffi/alberi tiragraffi:m ~ tiragraffi/tiragraffi:m
scratching post/scratching posts | Kratzsäule/Kratzsäulen:f ~ Kratzstamm/Kratzstämme:m | griffoir/griffoirs:m | palo tiragraffi/pali tiragraffi:m
cat flap/cat flaps | Katzenklappe/Katzenklappen:f | chatière/chatières:f | gattaiola/gattaiole:f
catnip/catnip | Katzenminze/Katzenminzen:f | cataire/cataires:f ~ herbe à chat/herbes à chat:f | erba gatta/erbe gatte:f
poop bag/poop bags ~ dog waste bag/dog waste bags | Kotbeutel/Kotbeutel:m ~ Hundekotbeutel/Hundekotbeutel:m | sac à déjections/sacs à déjections:m ~ sac à crottes/sacs à crottes:m | sacchetto igienico per cani/sacchetti igienici per cani:m
puppy pad/puppy pads ~ training pad/training pads | Welpenunterlage/Welpenunterlagen:f | tapis éducateur/tapis éducateurs:m | tappetino igienico/tappetini igienici:m ~ traversina/traversine:f
pet brush/pet brushes | Fellbürste/Fellbürsten:f ~ Tierbürste/Tierbürsten:f | brosse pour animaux/brosses pour animaux:f | spazzola per animali/spazzole per animali:f
dog shampoo/dog shampoos | Hundeshampoo/Hundeshampoos:n | shampoing pour chien/shampoings pour chien:m ~ shampooing pour chien/shampooings pour chien:m | shampoo per cani/shampoo per cani:m
dog ramp/dog ramps | Hunderampe/Hunderampen:f | rampe pour chien/rampes pour chien:f | rampa per cani/rampe per cani:f
bird cage/bird cages ~ birdcage/birdcages | Vogelkäfig/Vogelkäfige:m | cage à oiseaux/cages à oiseaux:f | gabbia per uccelli/gabbie per uccelli:f ~ voliera/voliere:f
bird feeder/bird feeders | Vogelfutterhaus/Vogelfutterhäuser:n ~ Futterhaus/Futterhäuser:n | mangeoire à oiseaux/mangeoires à oiseaux:f ~ mangeoire pour oiseaux/mangeoires pour oiseaux:f | mangiatoia per uccelli/mangiatoie per uccelli:f
nesting box/nesting boxes ~ nest box/nest boxes | Nistkasten/Nistkästen:m | nichoir/nichoirs:m | casetta nido/casette nido:f ~ nido artificiale/nidi artificiali:m
rodent cage/rodent cages | Nagerkäfig/Nagerkäfige:m ~ Kleintierkäfig/Kleintierkäfige:m | cage pour rongeurs/cages pour rongeurs:f ~ cage à rongeurs/cages à rongeurs:f | gabbia per roditori/gabbie per roditori:f
rabbit hutch/rabbit hutches | Kaninchenstall/Kaninchenställe:m ~ Hasenstall/Hasenställe:m | clapier/clapiers:m | conigliera/conigliere:f
animal bedding/animal beddings ~ small animal bedding/small animal beddings | Einstreu/Einstreuen:f ~ Kleintierstreu/Kleintierstreuen:f | litière pour rongeurs/litières pour rongeurs:f | lettiera per roditori/lettiere per roditori:f
hay/hay | Heu/Heu:n | foin/foins:m | fieno/fieni:m
straw/straw | Stroh/Stroh:n | paille/pailles:f | paglia/paglie:f
hamster wheel/hamster wheels | Hamsterrad/Hamsterräder:n | roue pour hamster/roues pour hamster:f ~ roue d'exercice/roues d'exercice:f | ruota per criceti/ruote per criceti:f
aquarium/aquariums ~ fish tank/fish tanks | Aquarium/Aquarien:n | aquarium/aquariums:m | acquario/acquari:m
aquarium filter/aquarium filters | Aquarienfilter/Aquarienfilter:m ~ Aquariumfilter/Aquariumfilter:m | filtre d'aquarium/filtres d'aquarium:m ~ filtre pour aquarium/filtres pour aquarium:m | filtro per acquario/filtri per acquario:m
aquarium pump/aquarium pumps | Aquariumpumpe/Aquariumpumpen:f ~ Aquarienpumpe/Aquarienpumpen:f | pompe d'aquarium/pompes d'aquarium:f ~ pompe pour aquarium/pompes pour aquarium:f | pompa per acquario/pompe per acquario:f
aquarium heater/aquarium heaters | Aquarienheizer/Aquarienheizer:m ~ Aquariumheizer/Aquariumheizer:m | chauffage d'aquarium/chauffages d'aquarium:m ~ chauffage pour aquarium/chauffages pour aquarium:m | riscaldatore per acquario/riscaldatori per acquario:m
terrarium/terrariums | Terrarium/Terrarien:n | terrarium/terrariums:m | terrario/terrari:m
horse rug/horse rugs ~ horse blanket/horse blankets | Pferdedecke/Pferdedecken:f | couverture pour cheval/couvertures pour cheval:f | coperta per cavalli/coperte per cavalli:f ~ coperta per cavallo/coperte per cavallo:f
saddle pad/saddle pads | Schabracke/Schabracken:f ~ Satteldecke/Satteldecken:f | tapis de selle/tapis de selle:m | sottosella/sottosella:m
bridle/bridles | Trense/Trensen:f ~ Zaumzeug/Zaumzeuge:n | bridon/bridons:m | briglia/briglie:f
head collar/head collars ~ horse halter/horse halters | Halfter/Halfter:n | licol/licols:m | capezza/capezze:f ~ cavezza/cavezze:f
`;

/** Babies and small children: prams, nappies, feeding, sleep, safety. Lines as in `petNouns`. */
export const babyNouns = `
pram/prams ~ baby carriage/baby carriages | Kinderwagen/Kinderwagen:m | landau/landaus:m | carrozzina/carrozzine:f
pushchair/pushchairs ~ stroller/strollers ~ baby buggy/baby buggies | Buggy/Buggys:m | poussette/poussettes:f | passeggino/passeggini:m
nappy/nappies ~ diaper/diapers | Windel/Windeln:f | couche/couches:f ~ couche-culotte/couches-culottes:f | pannolino/pannolini:m
cloth nappy/cloth nappies ~ cloth diaper/cloth diapers | Stoffwindel/Stoffwindeln:f | couche lavable/couches lavables:f | pannolino lavabile/pannolini lavabili:m
swim nappy/swim nappies ~ swim diaper/swim diapers | Schwimmwindel/Schwimmwindeln:f | couche de bain/couches de bain:f ~ maillot-couche/maillots-couches:m | pannolino da nuoto/pannolini da nuoto:m ~ costumino contenitivo/costumini contenitivi:m
nappy bin/nappy bins ~ diaper pail/diaper pails | Windeleimer/Windeleimer:m | poubelle à couches/poubelles à couches:f | mangiapannolini/mangiapannolini:m
nappy cream/nappy creams ~ diaper cream/diaper creams | Wundschutzcreme/Wundschutzcremes:f | crème pour le change/crèmes pour le change:f | crema per il cambio/creme per il cambio:f ~ pasta per il cambio/paste per il cambio:f
dummy/dummies ~ pacifier/pacifiers ~ soother/soothers | Schnuller/Schnuller:m ~ Nuggi/Nuggis:m | tétine/tétines:f | ciuccio/ciucci:m ~ succhietto/succhietti:m
dummy clip/dummy clips ~ dummy chain/dummy chains ~ pacifier clip/pacifier clips | Schnullerkette/Schnullerketten:f ~ Nuggikette/Nuggiketten:f | attache-tétine/attache-tétines:m ~ attache-sucette/attache-sucettes:m | portaciuccio/portaciuccio:m ~ catenella portaciuccio/catenelle portaciuccio:f
baby bottle/baby bottles ~ feeding bottle/feeding bottles | Babyflasche/Babyflaschen:f ~ Schoppenflasche/Schoppenflaschen:f | biberon/biberons:m | biberon/biberon:m
bottle teat/bottle teats ~ bottle nipple/bottle nipples | Flaschensauger/Flaschensauger:m ~ Trinksauger/Trinksauger:m | tétine de biberon/tétines de biberon:f | tettarella/tettarelle:f
bottle warmer/bottle warmers | Flaschenwärmer/Flaschenwärmer:m ~ Babykostwärmer/Babykostwärmer:m | chauffe-biberon/chauffe-biberons:m | scaldabiberon/scaldabiberon:m
bottle steriliser/bottle sterilisers ~ bottle sterilizer/bottle sterilizers | Fläschchensterilisator/Fläschchensterilisatoren:m ~ Vaporisator/Vaporisatoren:m | stérilisateur de biberons/stérilisateurs de biberons:m | sterilizzatore per biberon/sterilizzatori per biberon:m
breast pump/breast pumps | Milchpumpe/Milchpumpen:f | tire-lait/tire-lait:m | tiralatte/tiralatte:m
nursing pillow/nursing pillows | Stillkissen/Stillkissen:n | coussin d'allaitement/coussins d'allaitement:m | cuscino per allattamento/cuscini per allattamento:m ~ cuscino allattamento/cuscini allattamento:m
nursing pad/nursing pads ~ breast pad/breast pads | Stilleinlage/Stilleinlagen:f | coussinet d'allaitement/coussinets d'allaitement:m | coppetta assorbilatte/coppette assorbilatte:f
cot/cots ~ baby cot/baby cots ~ baby crib/baby cribs | Babybett/Babybetten:n ~ Gitterbett/Gitterbetten:n | lit bébé/lits bébé:m ~ lit à barreaux/lits à barreaux:m | lettino/lettini:m
cot bed/cot beds ~ children's bed/children's beds ~ kids bed/kids beds | Kinderbett/Kinderbetten:n | lit enfant/lits enfant:m ~ lit pour enfant/lits pour enfant:m | letto per bambini/letti per bambini:m ~ lettino per bambini/lettini per bambini:m
bedside crib/bedside cribs ~ bedside cot/bedside cots | Beistellbett/Beistellbetten:n | lit cododo/lits cododo:m ~ berceau cododo/berceaux cododo:m | culla affiancabile/culle affiancabili:f
cradle/cradles | Wiege/Wiegen:f | berceau/berceaux:m | culla/culle:f
Moses basket/Moses baskets | Babykorb/Babykörbe:m ~ Moseskorb/Moseskörbe:m | couffin/couffins:m | cesta porta neonato/ceste porta neonato:f
travel cot/travel cots | Reisebett/Reisebetten:n ~ Babyreisebett/Babyreisebetten:n | lit parapluie/lits parapluie:m ~ lit de voyage/lits de voyage:m | lettino da viaggio/lettini da viaggio:m
cot bumper/cot bumpers | Bettnestchen/Bettnestchen:n ~ Bettumrandung/Bettumrandungen:f | tour de lit/tours de lit:m | paracolpi/paracolpi:m
cot mobile/cot mobiles ~ baby mobile/baby mobiles | Babymobile/Babymobiles:n | mobile bébé/mobiles bébé:m ~ mobile musical/mobiles musicaux:m | giostrina per culla/giostrine per culla:f ~ giostrina/giostrine:f
changing table/changing tables | Wickeltisch/Wickeltische:m ~ Wickelkommode/Wickelkommoden:f | table à langer/tables à langer:f | fasciatoio/fasciatoi:m
changing mat/changing mats | Wickelauflage/Wickelauflagen:f ~ Wickelunterlage/Wickelunterlagen:f | matelas à langer/matelas à langer:m ~ tapis à langer/tapis à langer:m | materassino per fasciatoio/materassini per fasciatoio:m
changing bag/changing bags ~ diaper bag/diaper bags ~ nappy bag/nappy bags | Wickeltasche/Wickeltaschen:f | sac à langer/sacs à langer:m | borsa fasciatoio/borse fasciatoio:f
baby carrier/baby carriers | Babytrage/Babytragen:f ~ Bauchtrage/Bauchtragen:f | porte-bébé/porte-bébés:m | marsupio portabebè/marsupi portabebè:m
baby sling/baby slings ~ baby wrap/baby wraps | Babytragetuch/Babytragetücher:n ~ Tragetuch/Tragetücher:n | écharpe de portage/écharpes de portage:f | fascia portabebè/fasce portabebè:f
infant car seat/infant car seats ~ baby car seat/baby car seats | Babyschale/Babyschalen:f | coque auto/coques auto:f ~ cosy/cosys:m | ovetto/ovetti:m
high chair/high chairs ~ highchair/highchairs | Hochstuhl/Hochstühle:m | chaise haute/chaises hautes:f | seggiolone/seggioloni:m
baby bouncer/baby bouncers | Babywippe/Babywippen:f | transat bébé/transats bébé:m ~ transat pour bébé/transats pour bébé:m | sdraietta/sdraiette:f
baby walker/baby walkers | Lauflernhilfe/Lauflernhilfen:f ~ Lauflernwagen/Lauflernwagen:m | trotteur/trotteurs:m ~ chariot de marche/chariots de marche:m | girello/girelli:m
playpen/playpens | Laufstall/Laufställe:m ~ Laufgitter/Laufgitter:n | parc bébé/parcs bébé:m ~ parc pour bébé/parcs pour bébé:m | box per bambini/box per bambini:m
bib/bibs | Lätzchen/Lätzchen:n | bavoir/bavoirs:m | bavaglino/bavaglini:m
muslin cloth/muslin cloths ~ muslin square/muslin squares | Mulltuch/Mulltücher:n ~ Mullwindel/Mullwindeln:f ~ Spucktuch/Spucktücher:n | lange/langes:m | mussola/mussole:f
baby blanket/baby blankets | Babydecke/Babydecken:f | couverture bébé/couvertures bébé:f ~ couverture pour bébé/couvertures pour bébé:f | copertina per neonati/copertine per neonati:f ~ coperta per neonati/coperte per neonati:f
baby sleeping bag/baby sleeping bags | Babyschlafsack/Babyschlafsäcke:m | gigoteuse/gigoteuses:f ~ turbulette/turbulettes:f | sacco nanna/sacchi nanna:m
romper/rompers ~ romper suit/romper suits | Spielanzug/Spielanzüge:m | barboteuse/barboteuses:f | pagliaccetto/pagliaccetti:m
baby bath/baby baths ~ baby bathtub/baby bathtubs | Babybadewanne/Babybadewannen:f ~ Babywanne/Babywannen:f | baignoire bébé/baignoires bébé:f ~ baignoire pour bébé/baignoires pour bébé:f | vaschetta da bagno per neonati/vaschette da bagno per neonati:f ~ vaschetta bagnetto/vaschette bagnetto:f
hooded towel/hooded towels | Kapuzenhandtuch/Kapuzenhandtücher:n ~ Kapuzenbadetuch/Kapuzenbadetücher:n | cape de bain/capes de bain:f ~ sortie de bain/sorties de bain:f | accappatoio a triangolo/accappatoi a triangolo:m
bath thermometer/bath thermometers | Badethermometer/Badethermometer:n | thermomètre de bain/thermomètres de bain:m | termometro da bagno/termometri da bagno:m
potty/potties | Töpfchen/Töpfchen:n | pot bébé/pots bébé:m ~ pot d'apprentissage/pots d'apprentissage:m ~ pot pour bébé/pots pour bébé:m | vasino/vasini:m
toilet seat reducer/toilet seat reducers ~ toilet trainer/toilet trainers | Toilettensitz für Kinder/Toilettensitze für Kinder:m | réducteur de toilette/réducteurs de toilette:m | riduttore WC/riduttori WC:m
sippy cup/sippy cups ~ training cup/training cups | Trinklernbecher/Trinklernbecher:m ~ Trinklerntasse/Trinklerntassen:f | tasse d'apprentissage/tasses d'apprentissage:f | tazza antigoccia/tazze antigoccia:f
play mat/play mats ~ playmat/playmats | Spielmatte/Spielmatten:f ~ Krabbeldecke/Krabbeldecken:f | tapis d'éveil/tapis d'éveil:m ~ tapis de jeu/tapis de jeu:m | tappetino da gioco/tappetini da gioco:m ~ tappeto gioco/tappeti gioco:m
baby gym/baby gyms ~ play arch/play arches | Spielbogen/Spielbögen:m ~ Spieltrapez/Spieltrapeze:n | arche d'éveil/arches d'éveil:f ~ arche de jeu/arches de jeu:f | palestrina per neonati/palestrine per neonati:f ~ palestrina/palestrine:f
teether/teethers ~ teething ring/teething rings | Beißring/Beißringe:m | anneau de dentition/anneaux de dentition:m | massaggiagengive/massaggiagengive:m ~ anello da dentizione/anelli da dentizione:m
rattle/rattles | Rassel/Rasseln:f | hochet/hochets:m | sonaglino/sonaglini:m ~ sonaglio/sonagli:m
baby comforter/baby comforters | Schmusetuch/Schmusetücher:n ~ Kuscheltuch/Kuscheltücher:n ~ Nuscheli/Nuscheli:n | doudou/doudous:m | doudou/doudou:m
safety gate/safety gates ~ stair gate/stair gates ~ baby gate/baby gates | Türschutzgitter/Türschutzgitter:n ~ Treppenschutzgitter/Treppenschutzgitter:n | barrière de sécurité/barrières de sécurité:f | cancelletto di sicurezza/cancelletti di sicurezza:m
bed guard/bed guards ~ bed rail/bed rails | Bettschutzgitter/Bettschutzgitter:n ~ Bettgitter/Bettgitter:n | barrière de lit/barrières de lit:f | barriera letto/barriere letto:f ~ sponda letto/sponde letto:f
socket cover/socket covers | Steckdosenschutz/Steckdosenschutze:m ~ Steckdosensicherung/Steckdosensicherungen:f | cache-prise/cache-prises:m | copripresa/copripresa:m
footmuff/footmuffs | Kinderwagen-Fußsack/Kinderwagen-Fußsäcke:m ~ Fußsack/Fußsäcke:m | chancelière/chancelières:f | sacco per passeggino/sacchi per passeggino:m
pushchair rain cover/pushchair rain covers ~ stroller rain cover/stroller rain covers | Kinderwagen-Regenschutz/Kinderwagen-Regenschutze:m ~ Regenverdeck/Regenverdecke:n | habillage pluie/habillages pluie:m ~ housse de pluie/housses de pluie:f | parapioggia per passeggino/parapioggia per passeggino:m
`;

/** Toys and games, party and gifts, arts and crafts, music and other hobbies. Lines as in `petNouns`. */
export const toyNouns = `
toy/toys | Spielzeug/Spielzeuge:n ~ Spielsache/Spielsachen:f | jouet/jouets:m | giocattolo/giocattoli:m
wooden toy/wooden toys | Holzspielzeug/Holzspielzeuge:n | jouet en bois/jouets en bois:m | giocattolo in legno/giocattoli in legno:m ~ gioco in legno/giochi in legno:m
educational toy/educational toys | Lernspielzeug/Lernspielzeuge:n | jouet éducatif/jouets éducatifs:m | gioco educativo/giochi educativi:m ~ giocattolo educativo/giocattoli educativi:m
soft toy/soft toys ~ stuffed animal/stuffed animals ~ cuddly toy/cuddly toys ~ plush toy/plush toys | Kuscheltier/Kuscheltiere:n ~ Plüschtier/Plüschtiere:n ~ Stofftier/Stofftiere:n | peluche/peluches:f | peluche/peluche:m
teddy bear/teddy bears | Teddybär/Teddybären:m ~ Teddy/Teddys:m | ours en peluche/ours en peluche:m ~ nounours/nounours:m | orsacchiotto/orsacchiotti:m
doll/dolls | Puppe/Puppen:f | poupée/poupées:f | bambola/bambole:f
doll's house/doll's houses ~ dollhouse/dollhouses | Puppenhaus/Puppenhäuser:n | maison de poupée/maisons de poupée:f ~ maison de poupées/maisons de poupées:f | casa delle bambole/case delle bambole:f
doll's pram/doll's prams ~ doll pram/doll prams ~ doll stroller/doll strollers | Puppenwagen/Puppenwagen:m | landau de poupée/landaus de poupée:m ~ poussette de poupée/poussettes de poupée:f | passeggino per bambole/passeggini per bambole:m ~ carrozzina per bambole/carrozzine per bambole:f
doll's clothes/doll's clothes:p ~ doll clothes/doll clothes:p | Puppenkleidung/Puppenkleidung:f | vêtements de poupée/vêtements de poupée:mp | vestiti per bambole/vestiti per bambole:mp
toy brick/toy bricks ~ building brick/building bricks ~ building block/building blocks | Spielbaustein/Spielbausteine:m ~ Klemmbaustein/Klemmbausteine:m ~ Bauklotz/Bauklötze:m | brique de construction/briques de construction:f ~ bloc de construction/blocs de construction:m | mattoncino/mattoncini:m ~ blocco da costruzione/blocchi da costruzione:m
construction set/construction sets ~ building set/building sets | Baukasten/Baukästen:m ~ Konstruktionsspielzeug/Konstruktionsspielzeuge:n | jeu de construction/jeux de construction:m | gioco di costruzioni/giochi di costruzioni:m ~ set di costruzioni/set di costruzioni:m
toy car/toy cars | Spielzeugauto/Spielzeugautos:n | petite voiture/petites voitures:f ~ voiture jouet/voitures jouets:f | macchinina/macchinine:f ~ automobilina/automobiline:f
remote-controlled car/remote-controlled cars ~ remote control car/remote control cars ~ RC car/RC cars | ferngesteuertes Auto/ferngesteuerte Autos:n ~ RC-Auto/RC-Autos:n | voiture télécommandée/voitures télécommandées:f ~ voiture RC/voitures RC:f | macchina telecomandata/macchine telecomandate:f ~ macchinina telecomandata/macchinine telecomandate:f
race track/race tracks ~ slot car track/slot car tracks | Autorennbahn/Autorennbahnen:f ~ Rennbahn/Rennbahnen:f | circuit de voitures/circuits de voitures:m | pista per macchinine/piste per macchinine:f
toy train/toy trains | Spielzeugeisenbahn/Spielzeugeisenbahnen:f ~ Spielzeugzug/Spielzeugzüge:m | petit train/petits trains:m ~ train jouet/trains jouets:m | trenino/trenini:m
model railway/model railways ~ model train/model trains | Modelleisenbahn/Modelleisenbahnen:f | train miniature/trains miniatures:m ~ train électrique/trains électriques:m | trenino elettrico/trenini elettrici:m
model kit/model kits | Modellbausatz/Modellbausätze:m | maquette/maquettes:f ~ maquette à monter/maquettes à monter:f | kit di modellismo/kit di modellismo:m ~ modellino da costruire/modellini da costruire:m
model car/model cars | Modellauto/Modellautos:n | voiture miniature/voitures miniatures:f ~ modèle réduit de voiture/modèles réduits de voiture:m | modellino di auto/modellini di auto:m ~ modellino auto/modellini auto:m
kite/kites | Lenkdrachen/Lenkdrachen:m ~ Flugdrachen/Flugdrachen:m | cerf-volant/cerfs-volants:m | aquilone/aquiloni:m
jigsaw puzzle/jigsaw puzzles ~ puzzle/puzzles | Puzzle/Puzzles:n | puzzle/puzzles:m | puzzle/puzzle:m
board game/board games | Brettspiel/Brettspiele:n ~ Gesellschaftsspiel/Gesellschaftsspiele:n | jeu de société/jeux de société:m ~ jeu de plateau/jeux de plateau:m | gioco da tavolo/giochi da tavolo:m ~ gioco di società/giochi di società:m
card game/card games | Kartenspiel/Kartenspiele:n | jeu de cartes/jeux de cartes:m | gioco di carte/giochi di carte:m
playing card/playing cards | Spielkarte/Spielkarten:f | carte à jouer/cartes à jouer:f | carta da gioco/carte da gioco:f
trading card/trading cards ~ collectible card/collectible cards | Sammelkarte/Sammelkarten:f | carte à collectionner/cartes à collectionner:f | carta collezionabile/carte collezionabili:f
dice/dice | Spielwürfel/Spielwürfel:m | dé à jouer/dés à jouer:m | dado da gioco/dadi da gioco:m
chess set/chess sets | Schachspiel/Schachspiele:n ~ Schach-Set/Schach-Sets:n | jeu d'échecs/jeux d'échecs:m | set di scacchi/set di scacchi:m ~ gioco degli scacchi/giochi degli scacchi:m
domino game/domino games ~ dominoes/dominoes:p | Dominospiel/Dominospiele:n | jeu de dominos/jeux de dominos:m | gioco del domino/giochi del domino:m
memory game/memory games | Gedächtnisspiel/Gedächtnisspiele:n ~ Memospiel/Memospiele:n | jeu de mémoire/jeux de mémoire:m | gioco di memoria/giochi di memoria:m
quiz game/quiz games | Quizspiel/Quizspiele:n | jeu de quiz/jeux de quiz:m | gioco a quiz/giochi a quiz:m
learning game/learning games ~ educational game/educational games | Lernspiel/Lernspiele:n | jeu éducatif/jeux éducatifs:m | gioco didattico/giochi didattici:m
table football/table footballs ~ football table/football tables ~ foosball table/foosball tables | Tischkicker/Tischkicker:m ~ Tischfußball/Tischfußbälle:m ~ Kickertisch/Kickertische:m | baby-foot/baby-foot:m | calcio balilla/calcio balilla:m ~ biliardino/biliardini:m
dartboard/dartboards ~ dart board/dart boards | Dartscheibe/Dartscheiben:f | cible de fléchettes/cibles de fléchettes:f ~ jeu de fléchettes/jeux de fléchettes:m | bersaglio per freccette/bersagli per freccette:m
dart/darts | Dartpfeil/Dartpfeile:m | fléchette/fléchettes:f | freccetta/freccette:f
marbles/marbles:p ~ toy marble/toy marbles | Murmel/Murmeln:f | bille/billes:f | biglia/biglie:f
marble run/marble runs | Murmelbahn/Murmelbahnen:f ~ Kugelbahn/Kugelbahnen:f | circuit à billes/circuits à billes:m | pista per biglie/piste per biglie:f
spinning top/spinning tops | Kreisel/Kreisel:m | toupie/toupies:f | trottola/trottole:f
bouncy ball/bouncy balls | Flummi/Flummis:m | balle rebondissante/balles rebondissantes:f | pallina rimbalzante/palline rimbalzanti:f
yo-yo/yo-yos | Jo-Jo/Jo-Jos:n ~ Yo-Yo/Yo-Yos:n | yo-yo/yo-yo:m ~ yoyo/yoyos:m | yo-yo/yo-yo:m
stacking tower/stacking towers ~ stacking toy/stacking toys | Stapelturm/Stapeltürme:m ~ Stapelspielzeug/Stapelspielzeuge:n | tour à empiler/tours à empiler:f ~ pyramide à empiler/pyramides à empiler:f | torre impilabile/torri impilabili:f
shape sorter/shape sorters | Formensortierspiel/Formensortierspiele:n ~ Steckwürfel/Steckwürfel:m | boîte à formes/boîtes à formes:f ~ trieur de formes/trieurs de formes:m | gioco a incastro/giochi a incastro:m
pull-along toy/pull-along toys | Nachziehspielzeug/Nachziehspielzeuge:n ~ Nachziehtier/Nachziehtiere:n | jouet à tirer/jouets à tirer:m | gioco da trainare/giochi da trainare:m ~ giocattolo da trainare/giocattoli da trainare:m
bath toy/bath toys | Badespielzeug/Badespielzeuge:n | jouet de bain/jouets de bain:m | gioco per il bagno/giochi per il bagno:m ~ gioco da bagno/giochi da bagno:m ~ gioco da bagnetto/giochi da bagnetto:m
water pistol/water pistols ~ water gun/water guns | Wasserpistole/Wasserpistolen:f | pistolet à eau/pistolets à eau:m | pistola ad acqua/pistole ad acqua:f
soap bubble/soap bubbles | Seifenblase/Seifenblasen:f | bulle de savon/bulles de savon:f | bolla di sapone/bolle di sapone:f
sand toy/sand toys ~ beach toy/beach toys | Sandspielzeug/Sandspielzeuge:n ~ Strandspielzeug/Strandspielzeuge:n | jouet de plage/jouets de plage:m ~ jouet de sable/jouets de sable:m | gioco da spiaggia/giochi da spiaggia:m
swing/swings | Schaukel/Schaukeln:f | balançoire/balançoires:f | altalena/altalene:f
children's slide/children's slides ~ garden slide/garden slides | Rutsche/Rutschen:f ~ Kinderrutsche/Kinderrutschen:f | toboggan/toboggans:m | scivolo/scivoli:m
bouncy castle/bouncy castles | Hüpfburg/Hüpfburgen:f | château gonflable/châteaux gonflables:m | castello gonfiabile/castelli gonfiabili:m
climbing frame/climbing frames | Klettergerüst/Klettergerüste:n | structure d'escalade/structures d'escalade:f ~ cage à grimper/cages à grimper:f | struttura da arrampicata/strutture da arrampicata:f
playhouse/playhouses ~ play house/play houses | Spielhaus/Spielhäuser:n ~ Kinderspielhaus/Kinderspielhäuser:n | maisonnette/maisonnettes:f ~ cabane pour enfants/cabanes pour enfants:f | casetta da gioco/casette da gioco:f ~ casetta per bambini/casette per bambini:f
play tent/play tents | Spielzelt/Spielzelte:n | tente de jeu/tentes de jeu:f | tenda da gioco/tende da gioco:f ~ tenda gioco/tende gioco:f
toy kitchen/toy kitchens ~ play kitchen/play kitchens | Spielküche/Spielküchen:f ~ Kinderküche/Kinderküchen:f | cuisine pour enfants/cuisines pour enfants:f ~ cuisine enfant/cuisines enfant:f ~ cuisine jouet/cuisines jouets:f | cucina giocattolo/cucine giocattolo:f
play food/play food ~ toy food/toy food | Spiellebensmittel/Spiellebensmittel:n | aliment factice/aliments factices:m ~ dînette/dînettes:f | cibo giocattolo/cibi giocattolo:m
play shop/play shops ~ toy shop/toy shops | Kaufladen/Kaufläden:m ~ Verkaufsladen/Verkaufsläden:m | épicerie pour enfants/épiceries pour enfants:f ~ marchande/marchandes:f | negozio giocattolo/negozi giocattolo:m
ride-on toy/ride-on toys ~ ride-on car/ride-on cars | Rutschauto/Rutschautos:n ~ Rutscherfahrzeug/Rutscherfahrzeuge:n | porteur/porteurs:m | cavalcabile/cavalcabili:m
rocking horse/rocking horses | Schaukelpferd/Schaukelpferde:n | cheval à bascule/chevaux à bascule:m | cavallo a dondolo/cavalli a dondolo:m
tricycle/tricycles | Dreirad/Dreiräder:n | tricycle/tricycles:m | triciclo/tricicli:m
action figure/action figures | Actionfigur/Actionfiguren:f | figurine articulée/figurines articulées:f ~ figurine d'action/figurines d'action:f | action figure/action figure:f
figurine/figurines | Figur/Figuren:f ~ Spielfigur/Spielfiguren:f | figurine/figurines:f | statuina/statuine:f ~ statuetta/statuette:f
collectible figure/collectible figures | Sammelfigur/Sammelfiguren:f | figurine de collection/figurines de collection:f | statuina da collezione/statuine da collezione:f
hand puppet/hand puppets | Handpuppe/Handpuppen:f | marionnette à main/marionnettes à main:f | burattino/burattini:m
puppet theatre/puppet theatres ~ puppet theater/puppet theaters | Puppentheater/Puppentheater:n ~ Kasperletheater/Kasperletheater:n | théâtre de marionnettes/théâtres de marionnettes:m | teatrino delle marionette/teatrini delle marionette:m ~ teatrino dei burattini/teatrini dei burattini:m
toy robot/toy robots | Spielzeugroboter/Spielzeugroboter:m | robot jouet/robots jouets:m | robot giocattolo/robot giocattolo:m
modelling clay/modelling clays ~ modeling clay/modeling clays ~ play dough/play doughs | Knete/Knete:f ~ Knetmasse/Knetmassen:f ~ Modelliermasse/Modelliermassen:f | pâte à modeler/pâtes à modeler:f | pasta da modellare/paste da modellare:f ~ pasta modellabile/paste modellabili:f ~ plastilina/plastiline:f
magic set/magic sets | Zauberkasten/Zauberkästen:m | coffret de magie/coffrets de magie:m | set di magia/set di magia:m
experiment kit/experiment kits ~ science kit/science kits | Experimentierkasten/Experimentierkästen:m | coffret d'expériences/coffrets d'expériences:m ~ kit d'expériences/kits d'expériences:m | kit di esperimenti/kit di esperimenti:m ~ kit scientifico/kit scientifici:m
toy box/toy boxes ~ toy chest/toy chests | Spielzeugkiste/Spielzeugkisten:f ~ Spielzeugtruhe/Spielzeugtruhen:f | coffre à jouets/coffres à jouets:m | contenitore portagiochi/contenitori portagiochi:m ~ portagiochi/portagiochi:m
balloon/balloons | Luftballon/Luftballons:m ~ Ballon/Ballons:m | ballon de baudruche/ballons de baudruche:m | palloncino/palloncini:m
foil balloon/foil balloons | Folienballon/Folienballons:m | ballon aluminium/ballons aluminium:m ~ ballon en aluminium/ballons en aluminium:m | palloncino in foil/palloncini in foil:m ~ palloncino foil/palloncini foil:m
bunting/buntings | Wimpelkette/Wimpelketten:f | guirlande de fanions/guirlandes de fanions:f ~ guirlande fanions/guirlandes fanions:f | festone di bandierine/festoni di bandierine:m
confetti/confetti | Konfetti/Konfettis:n | confettis/confettis:mp | coriandoli/coriandoli:mp
party streamer/party streamers ~ paper streamer/paper streamers | Luftschlange/Luftschlangen:f | serpentin/serpentins:m | stella filante/stelle filanti:f
party hat/party hats | Partyhut/Partyhüte:m | chapeau de fête/chapeaux de fête:m | cappellino da festa/cappellini da festa:m
birthday candle/birthday candles | Geburtstagskerze/Geburtstagskerzen:f | bougie d'anniversaire/bougies d'anniversaire:f | candelina di compleanno/candeline di compleanno:f ~ candelina/candeline:f
sparkler/sparklers | Wunderkerze/Wunderkerzen:f | cierge magique/cierges magiques:m | stellina scintillante/stelline scintillanti:f
paper plate/paper plates | Pappteller/Pappteller:m | assiette en carton/assiettes en carton:f | piatto di carta/piatti di carta:m
paper cup/paper cups | Pappbecher/Pappbecher:m | gobelet en carton/gobelets en carton:m | bicchiere di carta/bicchieri di carta:m
gift basket/gift baskets ~ hamper/hampers | Geschenkkorb/Geschenkkörbe:m | panier cadeau/paniers cadeaux:m ~ panier garni/paniers garnis:m | cesto regalo/cesti regalo:m
gift voucher/gift vouchers | Geschenkgutschein/Geschenkgutscheine:m | bon cadeau/bons cadeaux:m ~ chèque-cadeau/chèques-cadeaux:m | buono regalo/buoni regalo:m ~ gift card/gift card:f
gift ribbon/gift ribbons | Geschenkband/Geschenkbänder:n | ruban cadeau/rubans cadeaux:m ~ bolduc/bolducs:m | nastro regalo/nastri regalo:m ~ nastro da regalo/nastri da regalo:m
carnival mask/carnival masks | Faschingsmaske/Faschingsmasken:f ~ Karnevalsmaske/Karnevalsmasken:f ~ Fasnachtsmaske/Fasnachtsmasken:f | masque de carnaval/masques de carnaval:m ~ masque de déguisement/masques de déguisement:m | maschera di carnevale/maschere di carnevale:f
Easter egg/Easter eggs | Osterei/Ostereier:n | œuf de Pâques/œufs de Pâques:m | uovo di Pasqua/uova di Pasqua:m
piñata/piñatas | Piñata/Piñatas:f | piñata/piñatas:f | pignatta/pignatte:f
guest book/guest books | Gästebuch/Gästebücher:n | livre d'or/livres d'or:m | libro degli ospiti/libri degli ospiti:m
fridge magnet/fridge magnets | Kühlschrankmagnet/Kühlschrankmagnete:m | magnet frigo/magnets frigo:m ~ aimant de réfrigérateur/aimants de réfrigérateur:m | calamita da frigo/calamite da frigo:f ~ magnete da frigo/magneti da frigo:m
craft kit/craft kits ~ craft set/craft sets | Bastelset/Bastelsets:n | kit créatif/kits créatifs:m ~ coffret créatif/coffrets créatifs:m | kit creativo/kit creativi:m ~ set creativo/set creativi:m
acrylic paint/acrylic paints | Acrylfarbe/Acrylfarben:f | peinture acrylique/peintures acryliques:f | colore acrilico/colori acrilici:m ~ vernice acrilica/vernici acriliche:f
oil paint/oil paints | Ölfarbe/Ölfarben:f | peinture à l'huile/peintures à l'huile:f | colore a olio/colori a olio:m ~ colore ad olio/colori ad olio:m
finger paint/finger paints | Fingerfarbe/Fingerfarben:f | peinture au doigt/peintures au doigt:f ~ peinture à doigts/peintures à doigts:f | colore a dita/colori a dita:m
fabric paint/fabric paints | Stoffmalfarbe/Stoffmalfarben:f ~ Textilfarbe/Textilfarben:f | peinture pour tissu/peintures pour tissu:f ~ peinture textile/peintures textiles:f | colore per tessuti/colori per tessuti:m ~ colore per stoffa/colori per stoffa:m
artist's brush/artist's brushes | Malpinsel/Malpinsel:m | pinceau/pinceaux:m | pennello/pennelli:m
stretched canvas/stretched canvases ~ painting canvas/painting canvases | Keilrahmen/Keilrahmen:m | châssis entoilé/châssis entoilés:m ~ toile à peindre/toiles à peindre:f | tela per pittura/tele per pittura:f ~ tela per dipingere/tele per dipingere:f
easel/easels | Staffelei/Staffeleien:f | chevalet/chevalets:m | cavalletto da pittura/cavalletti da pittura:m
drawing pad/drawing pads | Zeichenblock/Zeichenblöcke:m ~ Malblock/Malblöcke:m | bloc à dessin/blocs à dessin:m ~ bloc de dessin/blocs de dessin:m | blocco da disegno/blocchi da disegno:m
paint-by-numbers kit/paint-by-numbers kits | Malen-nach-Zahlen-Set/Malen-nach-Zahlen-Sets:n | kit de peinture par numéros/kits de peinture par numéros:m | kit per dipingere con i numeri/kit per dipingere con i numeri:m
diamond painting kit/diamond painting kits | Diamond-Painting-Set/Diamond-Painting-Sets:n | kit de broderie diamant/kits de broderie diamant:m | kit di diamond painting/kit di diamond painting:m
embroidery kit/embroidery kits | Stickset/Sticksets:n | kit de broderie/kits de broderie:m | kit da ricamo/kit da ricamo:m
bead/beads | Schmuckperle/Schmuckperlen:f ~ Bastelperle/Bastelperlen:f | perle décorative/perles décoratives:f ~ perle à enfiler/perles à enfiler:f | perlina/perline:f
iron-on bead/iron-on beads ~ fuse bead/fuse beads | Bügelperle/Bügelperlen:f | perle à repasser/perles à repasser:f | perlina da stirare/perline da stirare:f ~ perlina termofusibile/perline termofusibili:f
origami paper/origami papers | Origamipapier/Origamipapiere:n | papier origami/papiers origami:m | carta per origami/carte per origami:f
stamp album/stamp albums | Briefmarkenalbum/Briefmarkenalben:n | album de timbres/albums de timbres:m ~ album pour timbres/albums pour timbres:m | album per francobolli/album per francobolli:m
`;

/** Sports and outdoors: balls, fitness, cycling, camping, climbing, water, snow, fishing. Lines as in `petNouns`. */
export const sportNouns = `
ball/balls | Ball/Bälle:m | ballon/ballons:m | palla/palle:f
football/footballs ~ soccer ball/soccer balls | Fußball/Fußbälle:m | ballon de football/ballons de football:m ~ ballon de foot/ballons de foot:m | pallone da calcio/palloni da calcio:m
basketball/basketballs | Basketball/Basketbälle:m | ballon de basket/ballons de basket:m ~ ballon de basketball/ballons de basketball:m | pallone da basket/palloni da basket:m ~ palla da basket/palle da basket:f
volleyball/volleyballs | Volleyball/Volleybälle:m | ballon de volley/ballons de volley:m ~ ballon de volleyball/ballons de volleyball:m ~ ballon de volley-ball/ballons de volley-ball:m | pallone da pallavolo/palloni da pallavolo:m ~ palla da pallavolo/palle da pallavolo:f
handball/handballs | Handball/Handbälle:m | ballon de handball/ballons de handball:m | pallone da pallamano/palloni da pallamano:m
rugby ball/rugby balls | Rugbyball/Rugbybälle:m | ballon de rugby/ballons de rugby:m | pallone da rugby/palloni da rugby:m ~ palla da rugby/palle da rugby:f
football goal/football goals ~ soccer goal/soccer goals | Fußballtor/Fußballtore:n | but de football/buts de football:m ~ cage de foot/cages de foot:f | porta da calcio/porte da calcio:f
shin guard/shin guards ~ shin pad/shin pads | Schienbeinschoner/Schienbeinschoner:m | protège-tibia/protège-tibias:m | parastinco/parastinchi:m
goalkeeper glove/goalkeeper gloves | Torwarthandschuh/Torwarthandschuhe:m ~ Torhüterhandschuh/Torhüterhandschuhe:m | gant de gardien/gants de gardien:m ~ gant de gardien de but/gants de gardien de but:m | guanto da portiere/guanti da portiere:m
basketball hoop/basketball hoops | Basketballkorb/Basketballkörbe:m | panier de basket/paniers de basket:m | canestro da basket/canestri da basket:m ~ canestro/canestri:m
tennis racket/tennis rackets ~ tennis racquet/tennis racquets | Tennisschläger/Tennisschläger:m | raquette de tennis/raquettes de tennis:f | racchetta da tennis/racchette da tennis:f
tennis ball/tennis balls | Tennisball/Tennisbälle:m | balle de tennis/balles de tennis:f | pallina da tennis/palline da tennis:f ~ palla da tennis/palle da tennis:f
padel racket/padel rackets | Padelschläger/Padelschläger:m | raquette de padel/raquettes de padel:f | racchetta da padel/racchette da padel:f
badminton racket/badminton rackets ~ badminton racquet/badminton racquets | Badmintonschläger/Badmintonschläger:m ~ Federballschläger/Federballschläger:m | raquette de badminton/raquettes de badminton:f | racchetta da badminton/racchette da badminton:f
shuttlecock/shuttlecocks | Federball/Federbälle:m | volant de badminton/volants de badminton:m | volano da badminton/volani da badminton:m
table tennis table/table tennis tables ~ ping-pong table/ping-pong tables | Tischtennisplatte/Tischtennisplatten:f ~ Tischtennistisch/Tischtennistische:m | table de ping-pong/tables de ping-pong:f ~ table de tennis de table/tables de tennis de table:f | tavolo da ping pong/tavoli da ping pong:m
table tennis bat/table tennis bats ~ table tennis racket/table tennis rackets | Tischtennisschläger/Tischtennisschläger:m | raquette de ping-pong/raquettes de ping-pong:f ~ raquette de tennis de table/raquettes de tennis de table:f | racchetta da ping pong/racchette da ping pong:f
table tennis ball/table tennis balls ~ ping-pong ball/ping-pong balls | Tischtennisball/Tischtennisbälle:m | balle de ping-pong/balles de ping-pong:f | pallina da ping pong/palline da ping pong:f
golf ball/golf balls | Golfball/Golfbälle:m | balle de golf/balles de golf:f | pallina da golf/palline da golf:f
golf club/golf clubs | Golfschläger/Golfschläger:m | club de golf/clubs de golf:m | mazza da golf/mazze da golf:f ~ bastone da golf/bastoni da golf:m
golf bag/golf bags | Golfbag/Golfbags:n ~ Golftasche/Golftaschen:f | sac de golf/sacs de golf:m | sacca da golf/sacche da golf:f
hockey stick/hockey sticks | Hockeyschläger/Hockeyschläger:m ~ Hockeystock/Hockeystöcke:m | crosse de hockey/crosses de hockey:f | mazza da hockey/mazze da hockey:f ~ bastone da hockey/bastoni da hockey:m
baseball bat/baseball bats | Baseballschläger/Baseballschläger:m | batte de baseball/battes de baseball:f | mazza da baseball/mazze da baseball:f
billiard table/billiard tables ~ pool table/pool tables | Billardtisch/Billardtische:m | table de billard/tables de billard:f ~ billard/billards:m | tavolo da biliardo/tavoli da biliardo:m ~ biliardo/biliardi:m
billiard cue/billiard cues ~ pool cue/pool cues | Billardqueue/Billardqueues:n | queue de billard/queues de billard:f | stecca da biliardo/stecche da biliardo:f
boules set/boules sets ~ petanque set/petanque sets | Boule-Set/Boule-Sets:n | jeu de pétanque/jeux de pétanque:m ~ set de pétanque/sets de pétanque:m | set di bocce/set di bocce:m ~ set da bocce/set da bocce:m
flying disc/flying discs | Wurfscheibe/Wurfscheiben:f | disque volant/disques volants:m | disco volante/dischi volanti:m
referee whistle/referee whistles ~ sports whistle/sports whistles | Trillerpfeife/Trillerpfeifen:f ~ Schiedsrichterpfeife/Schiedsrichterpfeifen:f | sifflet/sifflets:m | fischietto/fischietti:m
stopwatch/stopwatches | Stoppuhr/Stoppuhren:f | chronomètre/chronomètres:m | cronometro/cronometri:m
trophy/trophies | Pokal/Pokale:m | trophée/trophées:m | trofeo/trofei:m
medal/medals | Medaille/Medaillen:f | médaille/médailles:f | medaglia/medaglie:f
dumbbell/dumbbells | Kurzhantel/Kurzhanteln:f ~ Hantel/Hanteln:f | haltère/haltères:m | manubrio da palestra/manubri da palestra:m
barbell/barbells | Langhantel/Langhanteln:f | barre d'haltères/barres d'haltères:f ~ haltère long/haltères longs:m | bilanciere/bilancieri:m
weight plate/weight plates | Hantelscheibe/Hantelscheiben:f ~ Gewichtsscheibe/Gewichtsscheiben:f | disque de musculation/disques de musculation:m ~ poids de musculation/poids de musculation:m ~ disque de poids/disques de poids:m | disco per bilanciere/dischi per bilanciere:m
kettlebell/kettlebells | Kettlebell/Kettlebells:f ~ Kugelhantel/Kugelhanteln:f | kettlebell/kettlebells:f | kettlebell/kettlebell:m
resistance band/resistance bands ~ fitness band/fitness bands | Fitnessband/Fitnessbänder:n ~ Widerstandsband/Widerstandsbänder:n | bande de résistance/bandes de résistance:f ~ élastique de musculation/élastiques de musculation:m ~ bande élastique/bandes élastiques:f | fascia elastica/fasce elastiche:f ~ banda elastica/bande elastiche:f ~ elastico fitness/elastici fitness:m
weight bench/weight benches | Hantelbank/Hantelbänke:f ~ Trainingsbank/Trainingsbänke:f | banc de musculation/bancs de musculation:m | panca per pesi/panche per pesi:f ~ panca da palestra/panche da palestra:f ~ panca fitness/panche fitness:f
home gym/home gyms ~ multi-gym/multi-gyms | Kraftstation/Kraftstationen:f | station de musculation/stations de musculation:f | stazione multifunzione/stazioni multifunzione:f
exercise bike/exercise bikes | Heimtrainer/Heimtrainer:m ~ Hometrainer/Hometrainer:m ~ Ergometer/Ergometer:n | vélo d'appartement/vélos d'appartement:m | cyclette/cyclette:f
treadmill/treadmills | Laufband/Laufbänder:n | tapis de course/tapis de course:m | tapis roulant/tapis roulant:m
rowing machine/rowing machines | Rudergerät/Rudergeräte:n | rameur/rameurs:m | vogatore/vogatori:m
cross trainer/cross trainers ~ elliptical trainer/elliptical trainers | Crosstrainer/Crosstrainer:m ~ Ellipsentrainer/Ellipsentrainer:m | vélo elliptique/vélos elliptiques:m | bici ellittica/bici ellittiche:f ~ ellittica/ellittiche:f
stepper/steppers | Stepper/Stepper:m | stepper/steppers:m | stepper/stepper:m
pull-up bar/pull-up bars | Klimmzugstange/Klimmzugstangen:f | barre de traction/barres de traction:f | sbarra per trazioni/sbarre per trazioni:f ~ barra per trazioni/barre per trazioni:f
skipping rope/skipping ropes ~ jump rope/jump ropes | Springseil/Springseile:n | corde à sauter/cordes à sauter:f | corda per saltare/corde per saltare:f ~ corda da salto/corde da salto:f
exercise mat/exercise mats ~ fitness mat/fitness mats ~ gym mat/gym mats | Gymnastikmatte/Gymnastikmatten:f ~ Fitnessmatte/Fitnessmatten:f | tapis de gymnastique/tapis de gymnastique:m ~ tapis de fitness/tapis de fitness:m | tappetino da ginnastica/tappetini da ginnastica:m ~ tappetino fitness/tappetini fitness:m ~ materassino da ginnastica/materassini da ginnastica:m
yoga mat/yoga mats | Yogamatte/Yogamatten:f | tapis de yoga/tapis de yoga:m | tappetino da yoga/tappetini da yoga:m ~ tappetino yoga/tappetini yoga:m ~ tappetino per yoga/tappetini per yoga:m
yoga block/yoga blocks | Yogablock/Yogablöcke:m | brique de yoga/briques de yoga:f ~ bloc de yoga/blocs de yoga:m | blocco da yoga/blocchi da yoga:m ~ mattone yoga/mattoni yoga:m ~ blocco yoga/blocchi yoga:m
meditation cushion/meditation cushions | Meditationskissen/Meditationskissen:n | coussin de méditation/coussins de méditation:m | cuscino da meditazione/cuscini da meditazione:m ~ cuscino per meditazione/cuscini per meditazione:m
exercise ball/exercise balls ~ gym ball/gym balls | Gymnastikball/Gymnastikbälle:m ~ Sitzball/Sitzbälle:m | ballon de gymnastique/ballons de gymnastique:m ~ swiss ball/swiss balls:m | palla da ginnastica/palle da ginnastica:f ~ palla fitness/palle fitness:f
medicine ball/medicine balls | Medizinball/Medizinbälle:m | médecine-ball/médecine-balls:m | palla medica/palle mediche:f
foam roller/foam rollers | Faszienrolle/Faszienrollen:f | rouleau de massage/rouleaux de massage:m | rullo da massaggio/rulli da massaggio:m ~ foam roller/foam roller:m
boxing glove/boxing gloves | Boxhandschuh/Boxhandschuhe:m | gant de boxe/gants de boxe:m | guantone da boxe/guantoni da boxe:m ~ guanto da boxe/guanti da boxe:m
punchbag/punchbags ~ punching bag/punching bags | Boxsack/Boxsäcke:m | sac de frappe/sacs de frappe:m ~ sac de boxe/sacs de boxe:m | sacco da boxe/sacchi da boxe:m
mouthguard/mouthguards | Zahnschutz/Zahnschutze:m | protège-dents/protège-dents:m | paradenti/paradenti:m
elbow pad/elbow pads | Ellbogenschoner/Ellbogenschoner:m ~ Ellbogenschützer/Ellbogenschützer:m ~ Ellenbogenschoner/Ellenbogenschoner:m | coudière/coudières:f | gomitiera/gomitiere:f
sweatband/sweatbands | Schweißband/Schweißbänder:n | bandeau éponge/bandeaux éponge:m | fascia tergisudore/fasce tergisudore:f
running belt/running belts | Laufgürtel/Laufgürtel:m | ceinture de running/ceintures de running:f ~ ceinture de course/ceintures de course:f | cintura da corsa/cinture da corsa:f
hydration pack/hydration packs ~ hydration backpack/hydration backpacks | Trinkrucksack/Trinkrucksäcke:m | sac à dos d'hydratation/sacs à dos d'hydratation:m ~ sac d'hydratation/sacs d'hydratation:m | zaino idrico/zaini idrici:m
helmet/helmets | Helm/Helme:m | casque/casques:m | casco/caschi:m
saddle/saddles | Sattel/Sättel:m | selle/selles:f | sella/selle:f
bike bag/bike bags ~ bicycle bag/bicycle bags | Fahrradtasche/Fahrradtaschen:f ~ Velotasche/Velotaschen:f | sacoche pour vélo/sacoches pour vélo:f | borsa per bici/borse per bici:f ~ borsa da bici/borse da bici:f
skateboard/skateboards | Skateboard/Skateboards:n | skateboard/skateboards:m ~ planche à roulettes/planches à roulettes:f | skateboard/skateboard:m
longboard/longboards | Longboard/Longboards:n | longboard/longboards:m | longboard/longboard:m
inline skate/inline skates | Inlineskate/Inlineskates:m ~ Inliner/Inliner:m ~ Inline-Skate/Inline-Skates:m | roller en ligne/rollers en ligne:m ~ roller/rollers:m | pattino in linea/pattini in linea:m
roller skate/roller skates | Rollschuh/Rollschuhe:m | patin à roulettes/patins à roulettes:m | pattino a rotelle/pattini a rotelle:m
ice skate/ice skates | Schlittschuh/Schlittschuhe:m | patin à glace/patins à glace:m | pattino da ghiaccio/pattini da ghiaccio:m
tent/tents | Zelt/Zelte:n | tente/tentes:f | tenda da campeggio/tende da campeggio:f
beach tent/beach tents ~ beach shelter/beach shelters | Strandmuschel/Strandmuscheln:f | tente de plage/tentes de plage:f ~ abri de plage/abris de plage:m | tenda da spiaggia/tende da spiaggia:f
tent peg/tent pegs | Zelthering/Zeltheringe:m | sardine de tente/sardines de tente:f ~ piquet de tente/piquets de tente:m | picchetto da tenda/picchetti da tenda:m ~ picchetto/picchetti:m
sleeping bag/sleeping bags | Schlafsack/Schlafsäcke:m | sac de couchage/sacs de couchage:m | sacco a pelo/sacchi a pelo:m
sleeping mat/sleeping mats ~ camping mat/camping mats | Isomatte/Isomatten:f ~ Schlafmatte/Schlafmatten:f | tapis de couchage/tapis de couchage:m ~ matelas de camping/matelas de camping:m | materassino da campeggio/materassini da campeggio:m
air bed/air beds ~ airbed/airbeds ~ air mattress/air mattresses | Luftbett/Luftbetten:n ~ Luftmatratze/Luftmatratzen:f | matelas gonflable/matelas gonflables:m | materasso gonfiabile/materassi gonfiabili:m ~ materassino gonfiabile/materassini gonfiabili:m
camping chair/camping chairs | Campingstuhl/Campingstühle:m | chaise de camping/chaises de camping:f | sedia da campeggio/sedie da campeggio:f
camping table/camping tables | Campingtisch/Campingtische:m | table de camping/tables de camping:f | tavolo da campeggio/tavoli da campeggio:m
camping stove/camping stoves | Campingkocher/Campingkocher:m ~ Gaskocher/Gaskocher:m | réchaud de camping/réchauds de camping:m ~ réchaud/réchauds:m | fornello da campeggio/fornelli da campeggio:m ~ fornellino da campeggio/fornellini da campeggio:m
camping lantern/camping lanterns | Campinglampe/Campinglampen:f ~ Campinglaterne/Campinglaternen:f | lanterne de camping/lanternes de camping:f ~ lampe de camping/lampes de camping:f | lanterna da campeggio/lanterne da campeggio:f ~ lampada da campeggio/lampade da campeggio:f
ice pack/ice packs | Kühlakku/Kühlakkus:m | pain de glace/pains de glace:m ~ accumulateur de froid/accumulateurs de froid:m | mattonella refrigerante/mattonelle refrigeranti:f ~ siberino/siberini:m
trekking pole/trekking poles ~ hiking pole/hiking poles | Trekkingstock/Trekkingstöcke:m ~ Wanderstock/Wanderstöcke:m | bâton de randonnée/bâtons de randonnée:m ~ bâton de marche/bâtons de marche:m | bastoncino da trekking/bastoncini da trekking:m ~ bastone da trekking/bastoni da trekking:m
compass/compasses | Kompass/Kompasse:m | boussole/boussoles:f | bussola/bussole:f
dry bag/dry bags | Drybag/Drybags:m ~ Packsack/Packsäcke:m | sac étanche/sacs étanches:m | sacca stagna/sacche stagne:f ~ sacca impermeabile/sacche impermeabili:f
climbing rope/climbing ropes | Kletterseil/Kletterseile:n | corde d'escalade/cordes d'escalade:f | corda da arrampicata/corde da arrampicata:f
climbing harness/climbing harnesses | Klettergurt/Klettergurte:m | baudrier/baudriers:m ~ baudrier d'escalade/baudriers d'escalade:m ~ harnais d'escalade/harnais d'escalade:m | imbracatura da arrampicata/imbracature da arrampicata:f ~ imbrago/imbraghi:m
climbing shoe/climbing shoes | Kletterschuh/Kletterschuhe:m ~ Kletterfinken/Kletterfinken:m | chausson d'escalade/chaussons d'escalade:m | scarpetta da arrampicata/scarpette da arrampicata:f ~ scarpa da arrampicata/scarpe da arrampicata:f
climbing helmet/climbing helmets | Kletterhelm/Kletterhelme:m | casque d'escalade/casques d'escalade:m | casco da arrampicata/caschi da arrampicata:m
swim ring/swim rings | Schwimmring/Schwimmringe:m ~ Schwimmreifen/Schwimmreifen:m | bouée gonflable/bouées gonflables:f ~ bouée/bouées:f | ciambella gonfiabile/ciambelle gonfiabili:f
swimming armband/swimming armbands ~ water wing/water wings | Schwimmflügel/Schwimmflügel:m ~ Schwimmärmel/Schwimmärmel:m | brassard de natation/brassards de natation:m ~ brassard gonflable/brassards gonflables:m | bracciolo da nuoto/braccioli da nuoto:m
life jacket/life jackets ~ life vest/life vests | Schwimmweste/Schwimmwesten:f ~ Rettungsweste/Rettungswesten:f | gilet de sauvetage/gilets de sauvetage:m | giubbotto di salvataggio/giubbotti di salvataggio:m ~ giubbotto salvagente/giubbotti salvagente:m
swimming board/swimming boards | Schwimmbrett/Schwimmbretter:n | planche de natation/planches de natation:f | tavoletta da nuoto/tavolette da nuoto:f
snorkel/snorkels | Schnorchel/Schnorchel:m | tuba/tubas:m | boccaglio/boccagli:m
diving mask/diving masks ~ snorkel mask/snorkel masks | Tauchmaske/Tauchmasken:f ~ Taucherbrille/Taucherbrillen:f | masque de plongée/masques de plongée:m | maschera subacquea/maschere subacquee:f ~ maschera da sub/maschere da sub:f
swim fin/swim fins ~ diving fin/diving fins ~ swim flipper/swim flippers | Schwimmflosse/Schwimmflossen:f ~ Taucherflosse/Taucherflossen:f ~ Flosse/Flossen:f | palme de natation/palmes de natation:f ~ palme de plongée/palmes de plongée:f | pinna/pinne:f
surfboard/surfboards | Surfbrett/Surfbretter:n ~ Surfboard/Surfboards:n | planche de surf/planches de surf:f | tavola da surf/tavole da surf:f
paddle board/paddle boards ~ SUP board/SUP boards ~ stand-up paddle board/stand-up paddle boards | SUP-Board/SUP-Boards:n ~ Stand-up-Paddle-Board/Stand-up-Paddle-Boards:n | stand up paddle/stand up paddles:m ~ planche de paddle/planches de paddle:f | tavola da SUP/tavole da SUP:f ~ tavola SUP/tavole SUP:f
kayak/kayaks | Kajak/Kajaks:n | kayak/kayaks:m | kayak/kayak:m
paddle/paddles | Paddel/Paddel:n | pagaie/pagaies:f | pagaia/pagaie:f
inflatable boat/inflatable boats ~ dinghy/dinghies | Schlauchboot/Schlauchboote:n | bateau gonflable/bateaux gonflables:m ~ canot gonflable/canots gonflables:m | canotto gonfiabile/canotti gonfiabili:m ~ gommone/gommoni:m
ski/skis | Ski/Ski:m | ski/skis:m | sci/sci:m
ski boot/ski boots | Skischuh/Skischuhe:m ~ Skistiefel/Skistiefel:m | chaussure de ski/chaussures de ski:f | scarpone da sci/scarponi da sci:m
ski pole/ski poles | Skistock/Skistöcke:m | bâton de ski/bâtons de ski:m | bastoncino da sci/bastoncini da sci:m ~ racchetta da sci/racchette da sci:f
ski binding/ski bindings | Skibindung/Skibindungen:f | fixation de ski/fixations de ski:f | attacco da sci/attacchi da sci:m
ski helmet/ski helmets | Skihelm/Skihelme:m | casque de ski/casques de ski:m | casco da sci/caschi da sci:m
snowboard/snowboards | Snowboard/Snowboards:n | snowboard/snowboards:m | snowboard/snowboard:m ~ tavola da snowboard/tavole da snowboard:f
snowboard boot/snowboard boots | Snowboardschuh/Snowboardschuhe:m ~ Snowboardboot/Snowboardboots:m | boots de snowboard/boots de snowboard:fp | scarpone da snowboard/scarponi da snowboard:m
sledge/sledges ~ sled/sleds ~ toboggan/toboggans | Schlitten/Schlitten:m ~ Rodel/Rodel:f | luge/luges:f | slittino/slittini:m ~ slitta/slitte:f
snowshoe/snowshoes | Schneeschuh/Schneeschuhe:m | raquette à neige/raquettes à neige:f | ciaspola/ciaspole:f ~ racchetta da neve/racchette da neve:f
gaiter/gaiters | Gamasche/Gamaschen:f | guêtre/guêtres:f | ghetta/ghette:f
fishing rod/fishing rods | Angelrute/Angelruten:f ~ Angel/Angeln:f | canne à pêche/cannes à pêche:f | canna da pesca/canne da pesca:f
fishing reel/fishing reels | Angelrolle/Angelrollen:f | moulinet/moulinets:m ~ moulinet de pêche/moulinets de pêche:m | mulinello/mulinelli:m ~ mulinello da pesca/mulinelli da pesca:m
fishing line/fishing lines | Angelschnur/Angelschnüre:f | fil de pêche/fils de pêche:m ~ ligne de pêche/lignes de pêche:f | filo da pesca/fili da pesca:m ~ lenza/lenze:f
fishing hook/fishing hooks ~ fish hook/fish hooks | Angelhaken/Angelhaken:m | hameçon/hameçons:m | amo/ami:m
fishing lure/fishing lures | Kunstköder/Kunstköder:m | leurre de pêche/leurres de pêche:m ~ leurre/leurres:m | esca artificiale/esche artificiali:f
landing net/landing nets | Kescher/Kescher:m ~ Feumer/Feumer:m | épuisette/épuisettes:f | guadino/guadini:m
tackle box/tackle boxes | Angelkoffer/Angelkoffer:m ~ Angelbox/Angelboxen:f | boîte de pêche/boîtes de pêche:f | cassetta da pesca/cassette da pesca:f ~ valigetta da pesca/valigette da pesca:f
waders/waders:p | Wathose/Wathosen:f | waders/waders:mp | waders/waders:mp
riding helmet/riding helmets | Reithelm/Reithelme:m | casque d'équitation/casques d'équitation:m ~ bombe d'équitation/bombes d'équitation:f | casco da equitazione/caschi da equitazione:m ~ cap da equitazione/cap da equitazione:m
`;
