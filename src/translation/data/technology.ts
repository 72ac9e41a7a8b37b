/**
 * Technology: telephones, computers, printing, networks, power, audio, pictures, smart home, games, wearables. One
 * thing a line, en | de | fr | it: singular/plural, `:` and the gender (`p` where only the plural exists); what
 * follows `~` is another word for the same thing, read but never written.
 */
export const technologyNouns = `
smartphone/smartphones | Smartphone/Smartphones:n | smartphone/smartphones:m | smartphone/smartphone:m
mobile phone/mobile phones ~ cell phone/cell phones ~ cellphone/cellphones | Handy/Handys:n ~ Mobiltelefon/Mobiltelefone:n ~ Natel/Natels:n | téléphone portable/téléphones portables:m ~ téléphone mobile/téléphones mobiles:m | cellulare/cellulari:m ~ telefono cellulare/telefoni cellulari:m ~ telefonino/telefonini:m
senior phone/senior phones | Seniorenhandy/Seniorenhandys:n | téléphone pour seniors/téléphones pour seniors:m | telefono per anziani/telefoni per anziani:m ~ cellulare per anziani/cellulari per anziani:m
telephone/telephones ~ phone/phones | Telefon/Telefone:n | téléphone/téléphones:m | telefono/telefoni:m
cordless phone/cordless phones | Schnurlostelefon/Schnurlostelefone:n | téléphone sans fil/téléphones sans fil:m | telefono cordless/telefoni cordless:m ~ cordless/cordless:m
landline phone/landline phones | Festnetztelefon/Festnetztelefone:n | téléphone fixe/téléphones fixes:m | telefono fisso/telefoni fissi:m
answering machine/answering machines | Anrufbeantworter/Anrufbeantworter:m | répondeur/répondeurs:m | segreteria telefonica/segreterie telefoniche:f
walkie-talkie/walkie-talkies | Walkie-Talkie/Walkie-Talkies:n ~ Funkgerät/Funkgeräte:n | talkie-walkie/talkies-walkies:m | walkie-talkie/walkie-talkie:m ~ ricetrasmittente/ricetrasmittenti:f
SIM card/SIM cards | SIM-Karte/SIM-Karten:f | carte SIM/cartes SIM:f | scheda SIM/schede SIM:f
phone case/phone cases ~ mobile phone case/mobile phone cases | Handyhülle/Handyhüllen:f | coque de téléphone/coques de téléphone:f ~ coque pour téléphone/coques pour téléphone:f | cover per cellulare/cover per cellulare:f ~ custodia per cellulare/custodie per cellulare:f
case/cases | Hülle/Hüllen:f | coque/coques:f ~ étui/étuis:m | custodia/custodie:f ~ cover/cover:f
protective case/protective cases | Schutzhülle/Schutzhüllen:f | coque de protection/coques de protection:f ~ étui de protection/étuis de protection:m | custodia protettiva/custodie protettive:f ~ cover protettiva/cover protettive:f
silicone case/silicone cases | Silikonhülle/Silikonhüllen:f | coque en silicone/coques en silicone:f ~ coque silicone/coques silicone:f | custodia in silicone/custodie in silicone:f ~ cover in silicone/cover in silicone:f
leather case/leather cases | Lederhülle/Lederhüllen:f | étui en cuir/étuis en cuir:m ~ coque en cuir/coques en cuir:f | custodia in pelle/custodie in pelle:f ~ cover in pelle/cover in pelle:f
wallet case/wallet cases | Klapphülle/Klapphüllen:f ~ Klapptasche/Klapptaschen:f | étui portefeuille/étuis portefeuille:m | custodia a portafoglio/custodie a portafoglio:f
tablet case/tablet cases | Tablet-Hülle/Tablet-Hüllen:f ~ Tablethülle/Tablethüllen:f | housse pour tablette/housses pour tablette:f ~ étui pour tablette/étuis pour tablette:m | custodia per tablet/custodie per tablet:f
screen protector/screen protectors | Displayschutzfolie/Displayschutzfolien:f ~ Displayschutz/Displayschutz:m | protection d'écran/protections d'écran:f ~ protecteur d'écran/protecteurs d'écran:m | pellicola proteggischermo/pellicole proteggischermo:f ~ proteggischermo/proteggischermo:m
tempered glass/tempered glass | Panzerglas/Panzergläser:n ~ Schutzglas/Schutzgläser:n | verre trempé/verres trempés:m | vetro temperato/vetri temperati:m
phone holder/phone holders ~ phone mount/phone mounts | Handyhalterung/Handyhalterungen:f ~ Handyhalter/Handyhalter:m | support de téléphone/supports de téléphone:m ~ support pour téléphone/supports pour téléphone:m ~ support smartphone/supports smartphone:m | supporto per cellulare/supporti per cellulare:m ~ porta cellulare/porta cellulare:m
phone lanyard/phone lanyards ~ phone strap/phone straps | Handykette/Handyketten:f ~ Handyband/Handybänder:n | cordon de téléphone/cordons de téléphone:m ~ bandoulière pour téléphone/bandoulières pour téléphone:f | laccetto per cellulare/laccetti per cellulare:m ~ tracolla per cellulare/tracolle per cellulare:f
phone battery/phone batteries | Handyakku/Handyakkus:m | batterie de téléphone/batteries de téléphone:f | batteria per cellulare/batterie per cellulare:f
stylus pen/stylus pens ~ stylus/styluses | Eingabestift/Eingabestifte:m ~ Touchpen/Touchpens:m | stylet/stylets:m | pennino/pennini:m ~ penna capacitiva/penne capacitive:f
selfie stick/selfie sticks | Selfie-Stick/Selfie-Sticks:m ~ Selfiestick/Selfiesticks:m | perche à selfie/perches à selfie:f | bastone per selfie/bastoni per selfie:m ~ asta per selfie/aste per selfie:f
charger/chargers | Ladegerät/Ladegeräte:n | chargeur/chargeurs:m | caricabatterie/caricabatterie:m ~ caricatore/caricatori:m ~ caricabatteria/caricabatteria:m
fast charger/fast chargers ~ quick charger/quick chargers | Schnellladegerät/Schnellladegeräte:n | chargeur rapide/chargeurs rapides:m | caricabatterie rapido/caricabatterie rapidi:m ~ caricatore rapido/caricatori rapidi:m
wireless charger/wireless chargers | kabelloses Ladegerät/kabellose Ladegeräte:n ~ Induktionsladegerät/Induktionsladegeräte:n | chargeur sans fil/chargeurs sans fil:m ~ chargeur à induction/chargeurs à induction:m | caricabatterie wireless/caricabatterie wireless:m ~ caricatore wireless/caricatori wireless:m
car charger/car chargers | Kfz-Ladegerät/Kfz-Ladegeräte:n ~ Autoladegerät/Autoladegeräte:n | chargeur allume-cigare/chargeurs allume-cigare:m ~ chargeur de voiture/chargeurs de voiture:m | caricabatterie da auto/caricabatterie da auto:m ~ caricatore da auto/caricatori da auto:m
wall charger/wall chargers | Steckerladegerät/Steckerladegeräte:n | chargeur secteur/chargeurs secteur:m ~ chargeur mural/chargeurs muraux:m | caricabatterie da muro/caricabatterie da muro:m ~ caricatore da muro/caricatori da muro:m
charging station/charging stations | Ladestation/Ladestationen:f | station de charge/stations de charge:f ~ station de recharge/stations de recharge:f | stazione di ricarica/stazioni di ricarica:f
docking station/docking stations | Dockingstation/Dockingstations:f | station d'accueil/stations d'accueil:f | docking station/docking station:f
power bank/power banks | Powerbank/Powerbanks:f | batterie externe/batteries externes:f ~ powerbank/powerbanks:f | powerbank/powerbank:m ~ power bank/power bank:m ~ batteria esterna/batterie esterne:f
laptop/laptops ~ notebook computer/notebook computers | Laptop/Laptops:m ~ Notebook/Notebooks:n | ordinateur portable/ordinateurs portables:m ~ PC portable/PC portables:m | portatile/portatili:m ~ computer portatile/computer portatili:m ~ notebook/notebook:m
gaming laptop/gaming laptops | Gaming-Laptop/Gaming-Laptops:m ~ Gaming-Notebook/Gaming-Notebooks:n | ordinateur portable gaming/ordinateurs portables gaming:m ~ PC portable gamer/PC portables gamer:m | portatile da gaming/portatili da gaming:m ~ notebook da gaming/notebook da gaming:m
computer/computers | Computer/Computer:m ~ Rechner/Rechner:m | ordinateur/ordinateurs:m | computer/computer:m
desktop computer/desktop computers ~ desktop PC/desktop PCs | Desktop-PC/Desktop-PCs:m ~ Desktop-Computer/Desktop-Computer:m | ordinateur de bureau/ordinateurs de bureau:m ~ PC de bureau/PC de bureau:m | computer desktop/computer desktop:m ~ PC desktop/PC desktop:m ~ computer fisso/computer fissi:m
gaming PC/gaming PCs | Gaming-PC/Gaming-PCs:m | PC gamer/PC gamer:m ~ PC gaming/PC gaming:m | PC da gaming/PC da gaming:m ~ PC gaming/PC gaming:m
mini PC/mini PCs | Mini-PC/Mini-PCs:m | mini PC/mini PC:m | mini PC/mini PC:m
workstation/workstations | Workstation/Workstations:f | station de travail/stations de travail:f | workstation/workstation:f
server/servers | Server/Server:m | serveur/serveurs:m | server/server:m
tablet/tablets | Tablet/Tablets:n | tablette/tablettes:f ~ tablette tactile/tablettes tactiles:f | tablet/tablet:m
e-reader/e-readers ~ e-book reader/e-book readers ~ ebook reader/ebook readers | E-Reader/E-Reader:m ~ E-Book-Reader/E-Book-Reader:m | liseuse/liseuses:f ~ liseuse électronique/liseuses électroniques:f | e-reader/e-reader:m ~ lettore e-book/lettori e-book:m ~ lettore di e-book/lettori di e-book:m
graphics tablet/graphics tablets ~ drawing tablet/drawing tablets | Grafiktablett/Grafiktabletts:n ~ Zeichentablett/Zeichentabletts:n | tablette graphique/tablettes graphiques:f | tavoletta grafica/tavolette grafiche:f
laptop bag/laptop bags | Laptoptasche/Laptoptaschen:f ~ Notebooktasche/Notebooktaschen:f | sacoche pour ordinateur portable/sacoches pour ordinateur portable:f ~ sacoche d'ordinateur portable/sacoches d'ordinateur portable:f | borsa per portatile/borse per portatile:f ~ borsa porta PC/borse porta PC:f
laptop sleeve/laptop sleeves | Laptop-Hülle/Laptop-Hüllen:f ~ Laptophülle/Laptophüllen:f ~ Notebookhülle/Notebookhüllen:f | housse pour ordinateur portable/housses pour ordinateur portable:f ~ housse d'ordinateur portable/housses d'ordinateur portable:f | custodia per portatile/custodie per portatile:f
laptop backpack/laptop backpacks | Laptop-Rucksack/Laptop-Rucksäcke:m ~ Laptoprucksack/Laptoprucksäcke:m ~ Notebook-Rucksack/Notebook-Rucksäcke:m | sac à dos pour ordinateur portable/sacs à dos pour ordinateur portable:m | zaino per portatile/zaini per portatile:m ~ zaino porta PC/zaini porta PC:m
laptop battery/laptop batteries | Laptop-Akku/Laptop-Akkus:m ~ Notebook-Akku/Notebook-Akkus:m | batterie d'ordinateur portable/batteries d'ordinateur portable:f ~ batterie pour ordinateur portable/batteries pour ordinateur portable:f | batteria per portatile/batterie per portatile:f ~ batteria per notebook/batterie per notebook:f
laptop charger/laptop chargers | Laptop-Ladegerät/Laptop-Ladegeräte:n ~ Notebook-Ladegerät/Notebook-Ladegeräte:n | chargeur d'ordinateur portable/chargeurs d'ordinateur portable:m ~ chargeur pour ordinateur portable/chargeurs pour ordinateur portable:m | caricabatterie per portatile/caricabatterie per portatile:m ~ caricabatterie per notebook/caricabatterie per notebook:m
laptop stand/laptop stands | Laptopständer/Laptopständer:m ~ Laptop-Ständer/Laptop-Ständer:m | support pour ordinateur portable/supports pour ordinateur portable:m | supporto per portatile/supporti per portatile:m ~ supporto per notebook/supporti per notebook:m
laptop cooler/laptop coolers ~ laptop cooling pad/laptop cooling pads | Laptop-Kühler/Laptop-Kühler:m ~ Notebook-Kühler/Notebook-Kühler:m | refroidisseur pour ordinateur portable/refroidisseurs pour ordinateur portable:m | base di raffreddamento per portatile/basi di raffreddamento per portatile:f
tablet stand/tablet stands ~ tablet holder/tablet holders | Tablet-Halterung/Tablet-Halterungen:f ~ Tablet-Ständer/Tablet-Ständer:m | support pour tablette/supports pour tablette:m | supporto per tablet/supporti per tablet:m
keyboard/keyboards | Tastatur/Tastaturen:f | clavier/claviers:m | tastiera/tastiere:f
gaming keyboard/gaming keyboards | Gaming-Tastatur/Gaming-Tastaturen:f | clavier gaming/claviers gaming:m ~ clavier gamer/claviers gamer:m | tastiera da gaming/tastiere da gaming:f ~ tastiera gaming/tastiere gaming:f
mechanical keyboard/mechanical keyboards | mechanische Tastatur/mechanische Tastaturen:f | clavier mécanique/claviers mécaniques:m | tastiera meccanica/tastiere meccaniche:f
numeric keypad/numeric keypads | Ziffernblock/Ziffernblöcke:m ~ Nummernblock/Nummernblöcke:m | pavé numérique/pavés numériques:m | tastierino numerico/tastierini numerici:m
mouse/mice | Maus/Mäuse:f | souris/souris:f | mouse/mouse:m
gaming mouse/gaming mice | Gaming-Maus/Gaming-Mäuse:f | souris gaming/souris gaming:f ~ souris gamer/souris gamer:f | mouse da gaming/mouse da gaming:m ~ mouse gaming/mouse gaming:m
wireless mouse/wireless mice | Funkmaus/Funkmäuse:f ~ kabellose Maus/kabellose Mäuse:f | souris sans fil/souris sans fil:f | mouse wireless/mouse wireless:m ~ mouse senza fili/mouse senza fili:m
mouse pad/mouse pads ~ mouse mat/mouse mats ~ mousepad/mousepads | Mauspad/Mauspads:n ~ Mousepad/Mousepads:n | tapis de souris/tapis de souris:m | tappetino per mouse/tappetini per mouse:m ~ tappetino mouse/tappetini mouse:m
trackball/trackballs | Trackball/Trackballs:m | trackball/trackballs:m | trackball/trackball:f
touchpad/touchpads | Touchpad/Touchpads:n | pavé tactile/pavés tactiles:m | touchpad/touchpad:m
wrist rest/wrist rests | Handballenauflage/Handballenauflagen:f ~ Handgelenkauflage/Handgelenkauflagen:f | repose-poignet/repose-poignets:m | poggiapolsi/poggiapolsi:m
monitor/monitors | Monitor/Monitore:m | moniteur/moniteurs:m | monitor/monitor:m
gaming monitor/gaming monitors | Gaming-Monitor/Gaming-Monitore:m | moniteur gaming/moniteurs gaming:m ~ écran gaming/écrans gaming:m | monitor da gaming/monitor da gaming:m ~ monitor gaming/monitor gaming:m
monitor arm/monitor arms | Monitorarm/Monitorarme:m | bras de moniteur/bras de moniteur:m ~ bras pour écran/bras pour écran:m | braccio per monitor/bracci per monitor:m
monitor stand/monitor stands | Monitorständer/Monitorständer:m | support de moniteur/supports de moniteur:m ~ support d'écran/supports d'écran:m | supporto per monitor/supporti per monitor:m
privacy filter/privacy filters ~ privacy screen filter/privacy screen filters | Blickschutzfilter/Blickschutzfilter:m ~ Blickschutzfolie/Blickschutzfolien:f | filtre de confidentialité/filtres de confidentialité:m | filtro privacy/filtri privacy:m
webcam/webcams | Webcam/Webcams:f | webcam/webcams:f | webcam/webcam:f
processor/processors | Prozessor/Prozessoren:m | processeur/processeurs:m | processore/processori:m
CPU cooler/CPU coolers | CPU-Kühler/CPU-Kühler:m ~ Prozessorkühler/Prozessorkühler:m | refroidisseur de processeur/refroidisseurs de processeur:m ~ ventirad/ventirads:m | dissipatore per CPU/dissipatori per CPU:m
case fan/case fans ~ PC fan/PC fans | Gehäuselüfter/Gehäuselüfter:m | ventilateur de boîtier/ventilateurs de boîtier:m | ventola per case/ventole per case:f
computer case/computer cases ~ PC case/PC cases | PC-Gehäuse/PC-Gehäuse:n ~ Computergehäuse/Computergehäuse:n | boîtier PC/boîtiers PC:m ~ boîtier d'ordinateur/boîtiers d'ordinateur:m | case PC/case PC:m ~ case per PC/case per PC:m
thermal paste/thermal pastes | Wärmeleitpaste/Wärmeleitpasten:f | pâte thermique/pâtes thermiques:f | pasta termica/paste termiche:f
motherboard/motherboards ~ mainboard/mainboards | Mainboard/Mainboards:n ~ Motherboard/Motherboards:n ~ Hauptplatine/Hauptplatinen:f | carte mère/cartes mères:f | scheda madre/schede madri:f
graphics card/graphics cards ~ video card/video cards | Grafikkarte/Grafikkarten:f | carte graphique/cartes graphiques:f | scheda grafica/schede grafiche:f ~ scheda video/schede video:f
sound card/sound cards | Soundkarte/Soundkarten:f | carte son/cartes son:f | scheda audio/schede audio:f
network card/network cards ~ network adapter/network adapters | Netzwerkkarte/Netzwerkkarten:f | carte réseau/cartes réseau:f | scheda di rete/schede di rete:f
memory module/memory modules ~ RAM module/RAM modules | Arbeitsspeicher/Arbeitsspeicher:m ~ Speichermodul/Speichermodule:n ~ RAM-Modul/RAM-Module:n | module mémoire/modules mémoire:m ~ mémoire vive/mémoires vives:f ~ barrette mémoire/barrettes mémoire:f | modulo di memoria/moduli di memoria:m ~ modulo RAM/moduli RAM:m
PC power supply/PC power supplies | PC-Netzteil/PC-Netzteile:n | alimentation PC/alimentations PC:f | alimentatore per PC/alimentatori per PC:m
power supply/power supplies ~ power adapter/power adapters | Netzteil/Netzteile:n | alimentation/alimentations:f ~ bloc d'alimentation/blocs d'alimentation:m ~ adaptateur secteur/adaptateurs secteur:m | alimentatore/alimentatori:m ~ fonte di alimentazione/fonti di alimentazione:f
optical drive/optical drives | optisches Laufwerk/optische Laufwerke:n | lecteur optique/lecteurs optiques:m | unità ottica/unità ottiche:f
DVD burner/DVD burners ~ DVD writer/DVD writers | DVD-Brenner/DVD-Brenner:m | graveur DVD/graveurs DVD:m | masterizzatore DVD/masterizzatori DVD:m
hard drive/hard drives ~ hard disk/hard disks ~ hard disk drive/hard disk drives | Festplatte/Festplatten:f | disque dur/disques durs:m | disco rigido/dischi rigidi:m ~ hard disk/hard disk:m
external hard drive/external hard drives ~ portable hard drive/portable hard drives | externe Festplatte/externe Festplatten:f | disque dur externe/disques durs externes:m | disco rigido esterno/dischi rigidi esterni:m ~ hard disk esterno/hard disk esterni:m
solid-state drive/solid-state drives ~ SSD/SSDs | SSD/SSDs:f ~ SSD-Festplatte/SSD-Festplatten:f | SSD/SSD:m ~ disque SSD/disques SSD:m | SSD/SSD:m ~ unità SSD/unità SSD:f
external SSD/external SSDs ~ portable SSD/portable SSDs | externe SSD/externe SSDs:f | SSD externe/SSD externes:m | SSD esterno/SSD esterni:m
hard drive enclosure/hard drive enclosures | Festplattengehäuse/Festplattengehäuse:n | boîtier pour disque dur/boîtiers pour disque dur:m | box per disco rigido/box per disco rigido:m ~ case per hard disk/case per hard disk:m
network storage/network storages ~ NAS/NAS ~ NAS server/NAS servers | NAS/NAS:n ~ Netzwerkspeicher/Netzwerkspeicher:m ~ NAS-Server/NAS-Server:m | serveur NAS/serveurs NAS:m ~ NAS/NAS:m | NAS/NAS:m ~ server NAS/server NAS:m
USB stick/USB sticks ~ USB flash drive/USB flash drives ~ pen drive/pen drives ~ thumb drive/thumb drives | USB-Stick/USB-Sticks:m | clé USB/clés USB:f | chiavetta USB/chiavette USB:f ~ pendrive/pendrive:f
memory card/memory cards | Speicherkarte/Speicherkarten:f | carte mémoire/cartes mémoire:f | scheda di memoria/schede di memoria:f
SD card/SD cards | SD-Karte/SD-Karten:f | carte SD/cartes SD:f | scheda SD/schede SD:f
microSD card/microSD cards | microSD-Karte/microSD-Karten:f | carte microSD/cartes microSD:f | scheda microSD/schede microSD:f
card reader/card readers | Kartenleser/Kartenleser:m ~ Kartenlesegerät/Kartenlesegeräte:n | lecteur de cartes/lecteurs de cartes:m | lettore di schede/lettori di schede:m
barcode scanner/barcode scanners | Barcodescanner/Barcodescanner:m ~ Barcode-Scanner/Barcode-Scanner:m | lecteur de codes-barres/lecteurs de codes-barres:m | lettore di codici a barre/lettori di codici a barre:m
USB hub/USB hubs | USB-Hub/USB-Hubs:m | hub USB/hubs USB:m ~ concentrateur USB/concentrateurs USB:m | hub USB/hub USB:m
KVM switch/KVM switches | KVM-Switch/KVM-Switches:m | commutateur KVM/commutateurs KVM:m | switch KVM/switch KVM:m
cable lock/cable locks ~ laptop lock/laptop locks | Laptopschloss/Laptopschlösser:n ~ Notebookschloss/Notebookschlösser:n | câble antivol/câbles antivol:m | cavo di sicurezza/cavi di sicurezza:m
software/software | Software/Software:f | logiciel/logiciels:m | software/software:m
operating system/operating systems | Betriebssystem/Betriebssysteme:n | système d'exploitation/systèmes d'exploitation:m | sistema operativo/sistemi operativi:m
antivirus software/antivirus software | Antivirensoftware/Antivirensoftware:f ~ Virenschutz/Virenschutz:m | logiciel antivirus/logiciels antivirus:m ~ antivirus/antivirus:m | software antivirus/software antivirus:m ~ antivirus/antivirus:m
printer/printers | Drucker/Drucker:m | imprimante/imprimantes:f | stampante/stampanti:f
laser printer/laser printers | Laserdrucker/Laserdrucker:m | imprimante laser/imprimantes laser:f | stampante laser/stampanti laser:f
inkjet printer/inkjet printers | Tintenstrahldrucker/Tintenstrahldrucker:m | imprimante à jet d'encre/imprimantes à jet d'encre:f ~ imprimante jet d'encre/imprimantes jet d'encre:f | stampante a getto d'inchiostro/stampanti a getto d'inchiostro:f ~ stampante inkjet/stampanti inkjet:f
multifunction printer/multifunction printers ~ all-in-one printer/all-in-one printers | Multifunktionsdrucker/Multifunktionsdrucker:m | imprimante multifonction/imprimantes multifonctions:f ~ imprimante multifonctions/imprimantes multifonctions:f | stampante multifunzione/stampanti multifunzione:f ~ multifunzione/multifunzione:f
photo printer/photo printers | Fotodrucker/Fotodrucker:m | imprimante photo/imprimantes photo:f | stampante fotografica/stampanti fotografiche:f
label printer/label printers | Etikettendrucker/Etikettendrucker:m | imprimante d'étiquettes/imprimantes d'étiquettes:f ~ étiqueteuse/étiqueteuses:f | stampante per etichette/stampanti per etichette:f ~ etichettatrice/etichettatrici:f
receipt printer/receipt printers | Bondrucker/Bondrucker:m ~ Belegdrucker/Belegdrucker:m | imprimante de tickets/imprimantes de tickets:f ~ imprimante à reçus/imprimantes à reçus:f | stampante per scontrini/stampanti per scontrini:f ~ stampante per ricevute/stampanti per ricevute:f
3D printer/3D printers | 3D-Drucker/3D-Drucker:m | imprimante 3D/imprimantes 3D:f | stampante 3D/stampanti 3D:f
filament/filaments | Filament/Filamente:n | filament/filaments:m | filamento/filamenti:m
scanner/scanners | Scanner/Scanner:m | scanner/scanners:m | scanner/scanner:m
document scanner/document scanners | Dokumentenscanner/Dokumentenscanner:m | scanner de documents/scanners de documents:m | scanner per documenti/scanner per documenti:m
ink cartridge/ink cartridges ~ printer cartridge/printer cartridges | Tintenpatrone/Tintenpatronen:f ~ Druckerpatrone/Druckerpatronen:f | cartouche d'encre/cartouches d'encre:f | cartuccia d'inchiostro/cartucce d'inchiostro:f ~ cartuccia di inchiostro/cartucce di inchiostro:f
cartridge/cartridges | Patrone/Patronen:f ~ Kartusche/Kartuschen:f | cartouche/cartouches:f | cartuccia/cartucce:f
toner/toners | Toner/Toner:m | toner/toners:m | toner/toner:m
toner cartridge/toner cartridges | Tonerkartusche/Tonerkartuschen:f ~ Tonerkassette/Tonerkassetten:f | cartouche de toner/cartouches de toner:f ~ cartouche toner/cartouches toner:f | cartuccia toner/cartucce toner:f ~ cartuccia di toner/cartucce di toner:f
ink/inks | Tinte/Tinten:f | encre/encres:f | inchiostro/inchiostri:m
printer ink/printer inks | Druckertinte/Druckertinten:f | encre d'imprimante/encres d'imprimante:f ~ encre pour imprimante/encres pour imprimante:f | inchiostro per stampante/inchiostri per stampante:m
drum unit/drum units ~ imaging drum/imaging drums | Trommeleinheit/Trommeleinheiten:f ~ Bildtrommel/Bildtrommeln:f | tambour d'impression/tambours d'impression:m ~ unité tambour/unités tambour:f | unità tamburo/unità tamburo:f ~ tamburo di stampa/tamburi di stampa:m
print head/print heads ~ printhead/printheads | Druckkopf/Druckköpfe:m | tête d'impression/têtes d'impression:f | testina di stampa/testine di stampa:f
router/routers | Router/Router:m | routeur/routeurs:m | router/router:m
wireless router/wireless routers ~ Wi-Fi router/Wi-Fi routers | WLAN-Router/WLAN-Router:m | routeur Wi-Fi/routeurs Wi-Fi:m ~ routeur WiFi/routeurs WiFi:m ~ routeur sans fil/routeurs sans fil:m | router Wi-Fi/router Wi-Fi:m ~ router WiFi/router WiFi:m ~ router wireless/router wireless:m
modem/modems | Modem/Modems:n | modem/modems:m | modem/modem:m
access point/access points | Access Point/Access Points:m ~ Zugangspunkt/Zugangspunkte:m | point d'accès/points d'accès:m | access point/access point:m ~ punto di accesso/punti di accesso:m
Wi-Fi repeater/Wi-Fi repeaters ~ Wi-Fi extender/Wi-Fi extenders ~ range extender/range extenders | WLAN-Repeater/WLAN-Repeater:m ~ WLAN-Verstärker/WLAN-Verstärker:m | répéteur Wi-Fi/répéteurs Wi-Fi:m ~ répéteur WiFi/répéteurs WiFi:m | ripetitore Wi-Fi/ripetitori Wi-Fi:m ~ ripetitore WiFi/ripetitori WiFi:m
network switch/network switches ~ Ethernet switch/Ethernet switches | Netzwerk-Switch/Netzwerk-Switches:m ~ Netzwerkswitch/Netzwerkswitches:m | commutateur réseau/commutateurs réseau:m ~ switch réseau/switchs réseau:m | switch di rete/switch di rete:m ~ switch Ethernet/switch Ethernet:m
Wi-Fi adapter/Wi-Fi adapters ~ wireless adapter/wireless adapters | WLAN-Adapter/WLAN-Adapter:m ~ WLAN-Stick/WLAN-Sticks:m | adaptateur Wi-Fi/adaptateurs Wi-Fi:m ~ clé Wi-Fi/clés Wi-Fi:f | adattatore Wi-Fi/adattatori Wi-Fi:m ~ adattatore wireless/adattatori wireless:m
Bluetooth adapter/Bluetooth adapters | Bluetooth-Adapter/Bluetooth-Adapter:m | adaptateur Bluetooth/adaptateurs Bluetooth:m | adattatore Bluetooth/adattatori Bluetooth:m
antenna/antennas ~ aerial/aerials | Antenne/Antennen:f | antenne/antennes:f | antenna/antenne:f
cable/cables | Kabel/Kabel:n | câble/câbles:m | cavo/cavi:m
USB cable/USB cables | USB-Kabel/USB-Kabel:n | câble USB/câbles USB:m | cavo USB/cavi USB:m
USB-C cable/USB-C cables | USB-C-Kabel/USB-C-Kabel:n | câble USB-C/câbles USB-C:m | cavo USB-C/cavi USB-C:m
charging cable/charging cables ~ charger cable/charger cables | Ladekabel/Ladekabel:n | câble de charge/câbles de charge:m ~ câble de recharge/câbles de recharge:m ~ câble de chargement/câbles de chargement:m | cavo di ricarica/cavi di ricarica:m
data cable/data cables | Datenkabel/Datenkabel:n | câble de données/câbles de données:m | cavo dati/cavi dati:m
HDMI cable/HDMI cables | HDMI-Kabel/HDMI-Kabel:n | câble HDMI/câbles HDMI:m | cavo HDMI/cavi HDMI:m
DisplayPort cable/DisplayPort cables | DisplayPort-Kabel/DisplayPort-Kabel:n | câble DisplayPort/câbles DisplayPort:m | cavo DisplayPort/cavi DisplayPort:m
network cable/network cables ~ Ethernet cable/Ethernet cables ~ LAN cable/LAN cables | Netzwerkkabel/Netzwerkkabel:n ~ LAN-Kabel/LAN-Kabel:n ~ Ethernet-Kabel/Ethernet-Kabel:n | câble réseau/câbles réseau:m ~ câble Ethernet/câbles Ethernet:m | cavo di rete/cavi di rete:m ~ cavo Ethernet/cavi Ethernet:m
patch cable/patch cables ~ patch cord/patch cords | Patchkabel/Patchkabel:n | cordon de brassage/cordons de brassage:m | cavo patch/cavi patch:m
fibre optic cable/fibre optic cables ~ fiber optic cable/fiber optic cables | Glasfaserkabel/Glasfaserkabel:n ~ LWL-Kabel/LWL-Kabel:n | câble à fibre optique/câbles à fibre optique:m ~ câble fibre optique/câbles fibre optique:m | cavo in fibra ottica/cavi in fibra ottica:m
power cable/power cables ~ power cord/power cords ~ mains cable/mains cables | Netzkabel/Netzkabel:n ~ Stromkabel/Stromkabel:n | câble d'alimentation/câbles d'alimentation:m ~ cordon d'alimentation/cordons d'alimentation:m | cavo di alimentazione/cavi di alimentazione:m
audio cable/audio cables | Audiokabel/Audiokabel:n | câble audio/câbles audio:m | cavo audio/cavi audio:m
jack cable/jack cables | Klinkenkabel/Klinkenkabel:n | câble jack/câbles jack:m | cavo jack/cavi jack:m
speaker cable/speaker cables | Lautsprecherkabel/Lautsprecherkabel:n | câble d'enceinte/câbles d'enceinte:m ~ câble haut-parleur/câbles haut-parleur:m | cavo per altoparlanti/cavi per altoparlanti:m
microphone cable/microphone cables | Mikrofonkabel/Mikrofonkabel:n | câble de microphone/câbles de microphone:m ~ câble micro/câbles micro:m | cavo microfonico/cavi microfonici:m
aerial cable/aerial cables ~ antenna cable/antenna cables | Antennenkabel/Antennenkabel:n | câble d'antenne/câbles d'antenne:m | cavo d'antenna/cavi d'antenna:m
coaxial cable/coaxial cables | Koaxialkabel/Koaxialkabel:n | câble coaxial/câbles coaxiaux:m | cavo coassiale/cavi coassiali:m
adapter cable/adapter cables | Adapterkabel/Adapterkabel:n | câble adaptateur/câbles adaptateurs:m | cavo adattatore/cavi adattatori:m
connection cable/connection cables ~ connecting cable/connecting cables | Anschlusskabel/Anschlusskabel:n ~ Verbindungskabel/Verbindungskabel:n | câble de raccordement/câbles de raccordement:m ~ câble de connexion/câbles de connexion:m | cavo di collegamento/cavi di collegamento:m ~ cavo di connessione/cavi di connessione:m
cable clip/cable clips | Kabelclip/Kabelclips:m ~ Kabelschelle/Kabelschellen:f | clip de câble/clips de câble:m ~ attache-câble/attache-câbles:m | clip fermacavo/clip fermacavo:f ~ fermacavo/fermacavi:m
adapter/adapters ~ adaptor/adaptors | Adapter/Adapter:m | adaptateur/adaptateurs:m | adattatore/adattatori:m
travel adapter/travel adapters | Reiseadapter/Reiseadapter:m ~ Reisestecker/Reisestecker:m | adaptateur de voyage/adaptateurs de voyage:m | adattatore da viaggio/adattatori da viaggio:m
splitter/splitters | Splitter/Splitter:m ~ Verteiler/Verteiler:m | répartiteur/répartiteurs:m | splitter/splitter:m ~ sdoppiatore/sdoppiatori:m
signal converter/signal converters | Signalwandler/Signalwandler:m | convertisseur de signal/convertisseurs de signal:m | convertitore di segnale/convertitori di segnale:m
power inverter/power inverters ~ inverter/inverters | Wechselrichter/Wechselrichter:m ~ Spannungswandler/Spannungswandler:m | convertisseur de tension/convertisseurs de tension:m | inverter/inverter:m
uninterruptible power supply/uninterruptible power supplies ~ UPS/UPS | unterbrechungsfreie Stromversorgung/unterbrechungsfreie Stromversorgungen:f ~ USV/USVs:f | onduleur/onduleurs:m | gruppo di continuità/gruppi di continuità:m
plug/plugs | Stecker/Stecker:m | fiche/fiches:f | spina/spine:f
electrical connector/electrical connectors ~ connector/connectors | Steckverbinder/Steckverbinder:m | connecteur/connecteurs:m | connettore/connettori:m
surge protector/surge protectors | Überspannungsschutz/Überspannungsschutz:m | parasurtenseur/parasurtenseurs:m ~ parafoudre/parafoudres:m | protezione da sovratensione/protezioni da sovratensione:f ~ scaricatore di sovratensione/scaricatori di sovratensione:m
smart plug/smart plugs ~ smart socket/smart sockets | smarte Steckdose/smarte Steckdosen:f ~ WLAN-Steckdose/WLAN-Steckdosen:f | prise connectée/prises connectées:f | presa smart/prese smart:f ~ presa intelligente/prese intelligenti:f
battery/batteries | Batterie/Batterien:f | batterie/batteries:f ~ pile/piles:f | batteria/batterie:f ~ pila/pile:f
rechargeable battery/rechargeable batteries | Akku/Akkus:m ~ Akkumulator/Akkumulatoren:m | batterie rechargeable/batteries rechargeables:f ~ pile rechargeable/piles rechargeables:f | batteria ricaricabile/batterie ricaricabili:f ~ pila ricaricabile/pile ricaricabili:f
replacement battery/replacement batteries | Ersatzakku/Ersatzakkus:m ~ Ersatzbatterie/Ersatzbatterien:f | batterie de rechange/batteries de rechange:f ~ batterie de remplacement/batteries de remplacement:f | batteria di ricambio/batterie di ricambio:f ~ batteria sostitutiva/batterie sostitutive:f
lithium-ion battery/lithium-ion batteries ~ Li-ion battery/Li-ion batteries | Lithium-Ionen-Akku/Lithium-Ionen-Akkus:m ~ Li-Ionen-Akku/Li-Ionen-Akkus:m | batterie lithium-ion/batteries lithium-ion:f ~ batterie Li-ion/batteries Li-ion:f | batteria agli ioni di litio/batterie agli ioni di litio:f
AA battery/AA batteries | AA-Batterie/AA-Batterien:f ~ Mignon-Batterie/Mignon-Batterien:f | pile AA/piles AA:f | batteria AA/batterie AA:f ~ pila AA/pile AA:f
AAA battery/AAA batteries | AAA-Batterie/AAA-Batterien:f ~ Micro-Batterie/Micro-Batterien:f | pile AAA/piles AAA:f | batteria AAA/batterie AAA:f ~ pila AAA/pile AAA:f
alkaline battery/alkaline batteries | Alkalibatterie/Alkalibatterien:f ~ Alkaline-Batterie/Alkaline-Batterien:f | pile alcaline/piles alcalines:f | batteria alcalina/batterie alcaline:f ~ pila alcalina/pile alcaline:f
button cell/button cells ~ coin cell/coin cells | Knopfzelle/Knopfzellen:f ~ Knopfbatterie/Knopfbatterien:f | pile bouton/piles boutons:f | batteria a bottone/batterie a bottone:f ~ pila a bottone/pile a bottone:f
battery charger/battery chargers | Akkuladegerät/Akkuladegeräte:n ~ Batterieladegerät/Batterieladegeräte:n | chargeur de batterie/chargeurs de batterie:m ~ chargeur de piles/chargeurs de piles:m | caricatore per batterie/caricatori per batterie:m
power station/power stations | Powerstation/Powerstations:f | station électrique portable/stations électriques portables:f | stazione di energia portatile/stazioni di energia portatili:f ~ power station/power station:f
headphones/headphones:p ~ headphone/headphones | Kopfhörer/Kopfhörer:m | casque audio/casques audio:m | cuffie/cuffie:fp
wireless headphones/wireless headphones:p | kabelloser Kopfhörer/kabellose Kopfhörer:m ~ Funkkopfhörer/Funkkopfhörer:m | casque sans fil/casques sans fil:m | cuffie wireless/cuffie wireless:fp ~ cuffie senza fili/cuffie senza fili:fp
Bluetooth headphones/Bluetooth headphones:p | Bluetooth-Kopfhörer/Bluetooth-Kopfhörer:m | casque Bluetooth/casques Bluetooth:m | cuffie Bluetooth/cuffie Bluetooth:fp
over-ear headphones/over-ear headphones:p | Over-Ear-Kopfhörer/Over-Ear-Kopfhörer:m | casque circum-aural/casques circum-auraux:m | cuffie over-ear/cuffie over-ear:fp
in-ear headphones/in-ear headphones:p ~ in-ear earphones/in-ear earphones:p | In-Ear-Kopfhörer/In-Ear-Kopfhörer:m | écouteurs intra-auriculaires/écouteurs intra-auriculaires:mp | auricolari in-ear/auricolari in-ear:mp
earphone/earphones ~ earbud/earbuds | Ohrhörer/Ohrhörer:m | écouteur/écouteurs:m | auricolare/auricolari:m
headset/headsets | Headset/Headsets:n | micro-casque/micro-casques:m | cuffie con microfono/cuffie con microfono:fp ~ headset/headset:m
gaming headset/gaming headsets | Gaming-Headset/Gaming-Headsets:n | casque gaming/casques gaming:m ~ casque gamer/casques gamer:m ~ micro-casque gaming/micro-casques gaming:m | cuffie da gaming/cuffie da gaming:fp ~ cuffie gaming/cuffie gaming:fp
ear pad/ear pads ~ ear cushion/ear cushions | Ohrpolster/Ohrpolster:n | coussinet d'oreille/coussinets d'oreille:m ~ coussinet de rechange/coussinets de rechange:m | cuscinetto auricolare/cuscinetti auricolari:m ~ padiglione per cuffie/padiglioni per cuffie:m
speaker/speakers ~ loudspeaker/loudspeakers | Lautsprecher/Lautsprecher:m | enceinte/enceintes:f ~ haut-parleur/haut-parleurs:m | altoparlante/altoparlanti:m ~ cassa acustica/casse acustiche:f
Bluetooth speaker/Bluetooth speakers | Bluetooth-Lautsprecher/Bluetooth-Lautsprecher:m | enceinte Bluetooth/enceintes Bluetooth:f ~ haut-parleur Bluetooth/haut-parleurs Bluetooth:m | altoparlante Bluetooth/altoparlanti Bluetooth:m ~ cassa Bluetooth/casse Bluetooth:f ~ speaker Bluetooth/speaker Bluetooth:m
portable speaker/portable speakers | tragbarer Lautsprecher/tragbare Lautsprecher:m | enceinte portable/enceintes portables:f | altoparlante portatile/altoparlanti portatili:m ~ cassa portatile/casse portatili:f
smart speaker/smart speakers | smarter Lautsprecher/smarte Lautsprecher:m | enceinte connectée/enceintes connectées:f | altoparlante intelligente/altoparlanti intelligenti:m ~ smart speaker/smart speaker:m
bookshelf speaker/bookshelf speakers | Regallautsprecher/Regallautsprecher:m | enceinte de bibliothèque/enceintes de bibliothèque:f ~ enceinte bibliothèque/enceintes bibliothèque:f | diffusore da scaffale/diffusori da scaffale:m
floor-standing speaker/floor-standing speakers | Standlautsprecher/Standlautsprecher:m | enceinte colonne/enceintes colonnes:f | diffusore da pavimento/diffusori da pavimento:m
soundbar/soundbars ~ sound bar/sound bars | Soundbar/Soundbars:f | barre de son/barres de son:f | soundbar/soundbar:f
subwoofer/subwoofers | Subwoofer/Subwoofer:m | caisson de basses/caissons de basses:m ~ subwoofer/subwoofers:m | subwoofer/subwoofer:m
home cinema system/home cinema systems ~ home theatre system/home theatre systems ~ home theater system/home theater systems | Heimkinosystem/Heimkinosysteme:n | système home cinéma/systèmes home cinéma:m | sistema home theatre/sistemi home theatre:m ~ impianto home cinema/impianti home cinema:m
stereo system/stereo systems ~ hi-fi system/hi-fi systems | Stereoanlage/Stereoanlagen:f ~ Hi-Fi-Anlage/Hi-Fi-Anlagen:f | chaîne hi-fi/chaînes hi-fi:f ~ chaîne stéréo/chaînes stéréo:f | impianto stereo/impianti stereo:m ~ impianto hi-fi/impianti hi-fi:m
microphone/microphones | Mikrofon/Mikrofone:n ~ Mikrophon/Mikrophone:n | microphone/microphones:m ~ micro/micros:m | microfono/microfoni:m
microphone stand/microphone stands | Mikrofonständer/Mikrofonständer:m | pied de microphone/pieds de microphone:m ~ pied de micro/pieds de micro:m | asta per microfono/aste per microfono:f
amplifier/amplifiers | Verstärker/Verstärker:m | amplificateur/amplificateurs:m ~ ampli/amplis:m | amplificatore/amplificatori:m
AV receiver/AV receivers | AV-Receiver/AV-Receiver:m | amplificateur home cinéma/amplificateurs home cinéma:m ~ récepteur AV/récepteurs AV:m | sintoamplificatore/sintoamplificatori:m
audio interface/audio interfaces | Audiointerface/Audiointerfaces:n ~ Audio-Interface/Audio-Interfaces:n | interface audio/interfaces audio:f | interfaccia audio/interfacce audio:f
mixing desk/mixing desks ~ audio mixer/audio mixers | Mischpult/Mischpulte:n | table de mixage/tables de mixage:f | mixer audio/mixer audio:m
turntable/turntables ~ record player/record players | Plattenspieler/Plattenspieler:m | platine vinyle/platines vinyle:f ~ tourne-disque/tourne-disques:m | giradischi/giradischi:m
stylus needle/stylus needles ~ turntable stylus/turntable styluses | Abtastnadel/Abtastnadeln:f ~ Plattenspielernadel/Plattenspielernadeln:f | diamant de platine/diamants de platine:m | puntina per giradischi/puntine per giradischi:f
radio/radios | Radio/Radios:n | radio/radios:f | radio/radio:f
DAB radio/DAB radios ~ digital radio/digital radios | Digitalradio/Digitalradios:n ~ DAB-Radio/DAB-Radios:n | radio numérique/radios numériques:f ~ radio DAB/radios DAB:f | radio digitale/radio digitali:f ~ radio DAB/radio DAB:f
clock radio/clock radios | Radiowecker/Radiowecker:m | radio-réveil/radios-réveils:m | radiosveglia/radiosveglie:f
CD player/CD players | CD-Player/CD-Player:m ~ CD-Spieler/CD-Spieler:m | lecteur CD/lecteurs CD:m | lettore CD/lettori CD:m
DVD player/DVD players | DVD-Player/DVD-Player:m | lecteur DVD/lecteurs DVD:m | lettore DVD/lettori DVD:m
Blu-ray player/Blu-ray players | Blu-ray-Player/Blu-ray-Player:m | lecteur Blu-ray/lecteurs Blu-ray:m | lettore Blu-ray/lettori Blu-ray:m
MP3 player/MP3 players | MP3-Player/MP3-Player:m | lecteur MP3/lecteurs MP3:m ~ baladeur MP3/baladeurs MP3:m | lettore MP3/lettori MP3:m
dictaphone/dictaphones ~ voice recorder/voice recorders | Diktiergerät/Diktiergeräte:n | dictaphone/dictaphones:m ~ enregistreur vocal/enregistreurs vocaux:m | registratore vocale/registratori vocali:m ~ dittafono/dittafoni:m
television/televisions ~ TV/TVs ~ TV set/TV sets | Fernseher/Fernseher:m ~ TV-Gerät/TV-Geräte:n | téléviseur/téléviseurs:m ~ télévision/télévisions:f | televisore/televisori:m ~ TV/TV:f
smart TV/smart TVs | Smart-TV/Smart-TVs:m | Smart TV/Smart TV:f ~ téléviseur connecté/téléviseurs connectés:m | Smart TV/Smart TV:f
remote control/remote controls | Fernbedienung/Fernbedienungen:f | télécommande/télécommandes:f | telecomando/telecomandi:m
universal remote control/universal remote controls ~ universal remote/universal remotes | Universalfernbedienung/Universalfernbedienungen:f | télécommande universelle/télécommandes universelles:f | telecomando universale/telecomandi universali:m
TV mount/TV mounts ~ TV wall mount/TV wall mounts ~ TV bracket/TV brackets | TV-Halterung/TV-Halterungen:f ~ TV-Wandhalterung/TV-Wandhalterungen:f ~ Fernsehhalterung/Fernsehhalterungen:f | support TV/supports TV:m ~ support mural TV/supports muraux TV:m | supporto TV/supporti TV:m ~ staffa TV/staffe TV:f ~ supporto per TV/supporti per TV:m
wall mount/wall mounts | Wandhalterung/Wandhalterungen:f ~ Wandhalter/Wandhalter:m | support mural/supports muraux:m | supporto da parete/supporti da parete:m ~ supporto a parete/supporti a parete:m
set-top box/set-top boxes | Set-Top-Box/Set-Top-Boxen:f | décodeur TV/décodeurs TV:m | decoder/decoder:m
satellite receiver/satellite receivers | Sat-Receiver/Sat-Receiver:m ~ Satellitenreceiver/Satellitenreceiver:m | récepteur satellite/récepteurs satellite:m ~ démodulateur satellite/démodulateurs satellite:m | ricevitore satellitare/ricevitori satellitari:m
satellite dish/satellite dishes | Satellitenschüssel/Satellitenschüsseln:f ~ Satellitenantenne/Satellitenantennen:f | antenne parabolique/antennes paraboliques:f ~ parabole/paraboles:f | antenna parabolica/antenne paraboliche:f ~ parabola satellitare/parabole satellitari:f
streaming stick/streaming sticks | Streaming-Stick/Streaming-Sticks:m | clé de streaming/clés de streaming:f | chiavetta per streaming/chiavette per streaming:f
projector/projectors | Beamer/Beamer:m ~ Projektor/Projektoren:m | vidéoprojecteur/vidéoprojecteurs:m ~ projecteur vidéo/projecteurs vidéo:m | videoproiettore/videoproiettori:m ~ proiettore video/proiettori video:m
projection screen/projection screens ~ projector screen/projector screens | Beamer-Leinwand/Beamer-Leinwände:f ~ Projektionsleinwand/Projektionsleinwände:f | écran de projection/écrans de projection:m | telo per proiettore/teli per proiettore:m ~ schermo di proiezione/schermi di proiezione:m
projector lamp/projector lamps | Beamerlampe/Beamerlampen:f ~ Projektorlampe/Projektorlampen:f | lampe de vidéoprojecteur/lampes de vidéoprojecteur:f ~ lampe de projecteur/lampes de projecteur:f | lampada per proiettore/lampade per proiettore:f
camera/cameras | Kamera/Kameras:f | appareil photo/appareils photo:m | fotocamera/fotocamere:f ~ macchina fotografica/macchine fotografiche:f
digital camera/digital cameras | Digitalkamera/Digitalkameras:f | appareil photo numérique/appareils photo numériques:m | fotocamera digitale/fotocamere digitali:f
compact camera/compact cameras | Kompaktkamera/Kompaktkameras:f | appareil photo compact/appareils photo compacts:m | fotocamera compatta/fotocamere compatte:f
mirrorless camera/mirrorless cameras ~ system camera/system cameras | Systemkamera/Systemkameras:f ~ spiegellose Kamera/spiegellose Kameras:f | appareil photo hybride/appareils photo hybrides:m | fotocamera mirrorless/fotocamere mirrorless:f
SLR camera/SLR cameras ~ DSLR camera/DSLR cameras ~ reflex camera/reflex cameras | Spiegelreflexkamera/Spiegelreflexkameras:f | appareil photo reflex/appareils photo reflex:m | fotocamera reflex/fotocamere reflex:f ~ reflex/reflex:f
instant camera/instant cameras | Sofortbildkamera/Sofortbildkameras:f | appareil photo instantané/appareils photo instantanés:m | fotocamera istantanea/fotocamere istantanee:f
action camera/action cameras ~ action cam/action cams | Actionkamera/Actionkameras:f ~ Action-Cam/Action-Cams:f | caméra d'action/caméras d'action:f ~ caméra sport/caméras sport:f | action cam/action cam:f
camcorder/camcorders ~ video camera/video cameras | Camcorder/Camcorder:m ~ Videokamera/Videokameras:f | caméscope/caméscopes:m ~ caméra vidéo/caméras vidéo:f | videocamera/videocamere:f
drone/drones | Drohne/Drohnen:f | drone/drones:m | drone/droni:m
camera lens/camera lenses | Objektiv/Objektive:n ~ Kameraobjektiv/Kameraobjektive:n | objectif/objectifs:m ~ objectif photo/objectifs photo:m | obiettivo/obiettivi:m ~ obiettivo fotografico/obiettivi fotografici:m
lens cap/lens caps | Objektivdeckel/Objektivdeckel:m | bouchon d'objectif/bouchons d'objectif:m ~ cache d'objectif/caches d'objectif:m | tappo obiettivo/tappi obiettivo:m ~ copriobiettivo/copriobiettivi:m
lens hood/lens hoods | Gegenlichtblende/Gegenlichtblenden:f | pare-soleil d'objectif/pare-soleil d'objectif:m | paraluce/paraluce:m
camera bag/camera bags | Kameratasche/Kamerataschen:f ~ Fototasche/Fototaschen:f | sac photo/sacs photo:m ~ sacoche photo/sacoches photo:f | borsa per fotocamera/borse per fotocamera:f ~ borsa fotografica/borse fotografiche:f
camera strap/camera straps | Kameragurt/Kameragurte:m ~ Kameraband/Kamerabänder:n | courroie d'appareil photo/courroies d'appareil photo:f ~ sangle d'appareil photo/sangles d'appareil photo:f | tracolla per fotocamera/tracolle per fotocamera:f ~ cinghia per fotocamera/cinghie per fotocamera:f
camera battery/camera batteries | Kamera-Akku/Kamera-Akkus:m ~ Kameraakku/Kameraakkus:m | batterie d'appareil photo/batteries d'appareil photo:f | batteria per fotocamera/batterie per fotocamera:f
tripod/tripods | Stativ/Stative:n ~ Dreibeinstativ/Dreibeinstative:n | trépied/trépieds:m | treppiede/treppiedi:m ~ cavalletto fotografico/cavalletti fotografici:m
gimbal/gimbals | Gimbal/Gimbals:m | stabilisateur/stabilisateurs:m | stabilizzatore/stabilizzatori:m ~ gimbal/gimbal:m
camera flash/camera flashes ~ flash unit/flash units | Blitzgerät/Blitzgeräte:n ~ Kamerablitz/Kamerablitze:m | flash photo/flashs photo:m | flash fotografico/flash fotografici:m
softbox/softboxes | Softbox/Softboxen:f | boîte à lumière/boîtes à lumière:f ~ softbox/softbox:f | softbox/softbox:m
ring light/ring lights | Ringlicht/Ringlichter:n ~ Ringleuchte/Ringleuchten:f | anneau lumineux/anneaux lumineux:m | luce ad anello/luci ad anello:f
photo backdrop/photo backdrops ~ photography backdrop/photography backdrops | Fotohintergrund/Fotohintergründe:m | fond photo/fonds photo:m ~ toile de fond photo/toiles de fond photo:f | fondale fotografico/fondali fotografici:m
photo paper/photo papers | Fotopapier/Fotopapiere:n | papier photo/papiers photo:m | carta fotografica/carte fotografiche:f
film roll/film rolls | Filmrolle/Filmrollen:f | pellicule photo/pellicules photo:f | rullino/rullini:m ~ rullino fotografico/rullini fotografici:m
digital photo frame/digital photo frames ~ digital picture frame/digital picture frames | digitaler Bilderrahmen/digitale Bilderrahmen:m | cadre photo numérique/cadres photo numériques:m | cornice digitale/cornici digitali:f
binoculars/binoculars:p | Fernglas/Ferngläser:n ~ Feldstecher/Feldstecher:m | jumelles/jumelles:fp | binocolo/binocoli:m
telescope/telescopes | Teleskop/Teleskope:n | télescope/télescopes:m | telescopio/telescopi:m
microscope/microscopes | Mikroskop/Mikroskope:n | microscope/microscopes:m | microscopio/microscopi:m
surveillance camera/surveillance cameras ~ security camera/security cameras ~ CCTV camera/CCTV cameras | Überwachungskamera/Überwachungskameras:f ~ Sicherheitskamera/Sicherheitskameras:f | caméra de surveillance/caméras de surveillance:f ~ caméra de sécurité/caméras de sécurité:f | telecamera di sorveglianza/telecamere di sorveglianza:f ~ telecamera di sicurezza/telecamere di sicurezza:f
IP camera/IP cameras | IP-Kamera/IP-Kameras:f | caméra IP/caméras IP:f | telecamera IP/telecamere IP:f
trail camera/trail cameras ~ wildlife camera/wildlife cameras | Wildkamera/Wildkameras:f | caméra de chasse/caméras de chasse:f ~ piège photographique/pièges photographiques:m | fototrappola/fototrappole:f
alarm system/alarm systems | Alarmanlage/Alarmanlagen:f | système d'alarme/systèmes d'alarme:m | impianto d'allarme/impianti d'allarme:m ~ sistema di allarme/sistemi di allarme:m
water leak detector/water leak detectors | Wassermelder/Wassermelder:m | détecteur de fuite d'eau/détecteurs de fuite d'eau:m | rilevatore di perdite d'acqua/rilevatori di perdite d'acqua:m
window sensor/window sensors ~ door and window sensor/door and window sensors | Fensterkontakt/Fensterkontakte:m ~ Fenstersensor/Fenstersensoren:m | capteur d'ouverture/capteurs d'ouverture:m ~ détecteur d'ouverture/détecteurs d'ouverture:m | sensore per finestre/sensori per finestre:m
video doorbell/video doorbells | Video-Türklingel/Video-Türklingeln:f ~ Videotürklingel/Videotürklingeln:f | sonnette vidéo/sonnettes vidéo:f | videocampanello/videocampanelli:m
intercom/intercoms ~ door intercom/door intercoms | Gegensprechanlage/Gegensprechanlagen:f ~ Türsprechanlage/Türsprechanlagen:f | interphone/interphones:m | citofono/citofoni:m
video intercom/video intercoms | Video-Türsprechanlage/Video-Türsprechanlagen:f | visiophone/visiophones:m ~ interphone vidéo/interphones vidéo:m | videocitofono/videocitofoni:m
smart lock/smart locks | smartes Türschloss/smarte Türschlösser:n | serrure connectée/serrures connectées:f | serratura smart/serrature smart:f ~ serratura intelligente/serrature intelligenti:f
smart thermostat/smart thermostats | smarter Thermostat/smarte Thermostate:m | thermostat connecté/thermostats connectés:m | termostato smart/termostati smart:m ~ termostato intelligente/termostati intelligenti:m
radiator thermostat/radiator thermostats | Heizkörperthermostat/Heizkörperthermostate:m | tête thermostatique/têtes thermostatiques:f | testina termostatica/testine termostatiche:f ~ valvola termostatica/valvole termostatiche:f
baby monitor/baby monitors | Babyphone/Babyphones:n ~ Babyfon/Babyfone:n | babyphone/babyphones:m ~ écoute-bébé/écoute-bébés:m | baby monitor/baby monitor:m
GPS tracker/GPS trackers | GPS-Tracker/GPS-Tracker:m | traceur GPS/traceurs GPS:m ~ balise GPS/balises GPS:f | localizzatore GPS/localizzatori GPS:m ~ tracker GPS/tracker GPS:m
game console/game consoles ~ games console/games consoles ~ gaming console/gaming consoles | Spielkonsole/Spielkonsolen:f ~ Spielekonsole/Spielekonsolen:f | console de jeu/consoles de jeu:f ~ console de jeux/consoles de jeux:f | console per videogiochi/console per videogiochi:f ~ console di gioco/console di gioco:f
video game/video games ~ videogame/videogames | Videospiel/Videospiele:n | jeu vidéo/jeux vidéo:m | videogioco/videogiochi:m
game controller/game controllers ~ gamepad/gamepads | Gamecontroller/Gamecontroller:m ~ Gamepad/Gamepads:n | manette de jeu/manettes de jeu:f ~ manette/manettes:f | controller di gioco/controller di gioco:m ~ gamepad/gamepad:m
joystick/joysticks | Joystick/Joysticks:m | joystick/joysticks:m | joystick/joystick:m
racing wheel/racing wheels | Gaming-Lenkrad/Gaming-Lenkräder:n | volant de course/volants de course:m | volante da corsa/volanti da corsa:m
gaming desk/gaming desks | Gaming-Tisch/Gaming-Tische:m | bureau gaming/bureaux gaming:m ~ bureau gamer/bureaux gamer:m | scrivania da gaming/scrivanie da gaming:f ~ scrivania gaming/scrivanie gaming:f
virtual reality headset/virtual reality headsets ~ VR headset/VR headsets | VR-Brille/VR-Brillen:f ~ Virtual-Reality-Brille/Virtual-Reality-Brillen:f | casque de réalité virtuelle/casques de réalité virtuelle:m ~ casque VR/casques VR:m | visore per realtà virtuale/visori per realtà virtuale:m ~ visore VR/visori VR:m
smartwatch/smartwatches ~ smart watch/smart watches | Smartwatch/Smartwatches:f | montre connectée/montres connectées:f ~ smartwatch/smartwatchs:f | smartwatch/smartwatch:m
sports watch/sports watches | Sportuhr/Sportuhren:f | montre de sport/montres de sport:f | orologio sportivo/orologi sportivi:m
fitness tracker/fitness trackers ~ activity tracker/activity trackers | Fitnesstracker/Fitnesstracker:m ~ Fitness-Tracker/Fitness-Tracker:m ~ Fitnessarmband/Fitnessarmbänder:n | bracelet connecté/bracelets connectés:m ~ traqueur d'activité/traqueurs d'activité:m | fitness tracker/fitness tracker:m ~ braccialetto fitness/braccialetti fitness:m
heart rate monitor/heart rate monitors | Herzfrequenzmesser/Herzfrequenzmesser:m ~ Pulsmesser/Pulsmesser:m | cardiofréquencemètre/cardiofréquencemètres:m | cardiofrequenzimetro/cardiofrequenzimetri:m
smart ring/smart rings | Smart Ring/Smart Rings:m ~ smarter Ring/smarte Ringe:m | bague connectée/bagues connectées:f | anello smart/anelli smart:m ~ smart ring/smart ring:m
smart glasses/smart glasses:p | smarte Brille/smarte Brillen:f | lunettes connectées/lunettes connectées:fp | occhiali smart/occhiali smart:mp
pocket calculator/pocket calculators ~ calculator/calculators | Taschenrechner/Taschenrechner:m | calculatrice/calculatrices:f | calcolatrice/calcolatrici:f
cash register/cash registers | Registrierkasse/Registrierkassen:f | caisse enregistreuse/caisses enregistreuses:f | registratore di cassa/registratori di cassa:m
interactive whiteboard/interactive whiteboards ~ digital whiteboard/digital whiteboards | interaktives Whiteboard/interaktive Whiteboards:n | tableau blanc interactif/tableaux blancs interactifs:m | lavagna interattiva/lavagne interattive:f
fax machine/fax machines | Faxgerät/Faxgeräte:n | télécopieur/télécopieurs:m ~ fax/fax:m | fax/fax:m
circuit board/circuit boards | Platine/Platinen:f ~ Leiterplatte/Leiterplatten:f | circuit imprimé/circuits imprimés:m | circuito stampato/circuiti stampati:m
resistor/resistors | Widerstand/Widerstände:m | résistance/résistances:f | resistore/resistori:m ~ resistenza/resistenze:f
capacitor/capacitors | Kondensator/Kondensatoren:m | condensateur/condensateurs:m | condensatore/condensatori:m
transistor/transistors | Transistor/Transistoren:m | transistor/transistors:m | transistor/transistor:m
relay/relays | Relais/Relais:n | relais/relais:m | relè/relè:m
microcontroller/microcontrollers | Mikrocontroller/Mikrocontroller:m | microcontrôleur/microcontrôleurs:m | microcontrollore/microcontrollori:m
sensor/sensors | Sensor/Sensoren:m | capteur/capteurs:m | sensore/sensori:m
transformer/transformers | Transformator/Transformatoren:m ~ Trafo/Trafos:m | transformateur/transformateurs:m | trasformatore/trasformatori:m
docking cradle/docking cradles ~ charging cradle/charging cradles | Ladeschale/Ladeschalen:f | socle de charge/socles de charge:m | base di ricarica/basi di ricarica:f
server rack/server racks ~ server cabinet/server cabinets | Serverschrank/Serverschränke:m | baie serveur/baies serveur:f ~ baie informatique/baies informatiques:f | armadio rack/armadi rack:m
patch panel/patch panels | Patchpanel/Patchpanels:n ~ Patchfeld/Patchfelder:n | panneau de brassage/panneaux de brassage:m | pannello patch/pannelli patch:m ~ patch panel/patch panel:m
media player/media players | Mediaplayer/Mediaplayer:m | lecteur multimédia/lecteurs multimédia:m | lettore multimediale/lettori multimediali:m
karaoke machine/karaoke machines | Karaokeanlage/Karaokeanlagen:f ~ Karaoke-Maschine/Karaoke-Maschinen:f | machine à karaoké/machines à karaoké:f ~ karaoké/karaokés:m | macchina per karaoke/macchine per karaoke:f
cleaning kit/cleaning kits | Reinigungsset/Reinigungssets:n | kit de nettoyage/kits de nettoyage:m | kit di pulizia/kit di pulizia:m
navigation device/navigation devices ~ sat nav/sat navs ~ satnav/satnavs | Navigationsgerät/Navigationsgeräte:n ~ Navi/Navis:n | GPS auto/GPS auto:m ~ navigateur GPS/navigateurs GPS:m | navigatore satellitare/navigatori satellitari:m ~ navigatore GPS/navigatori GPS:m
dash cam/dash cams ~ dashcam/dashcams | Dashcam/Dashcams:f | dashcam/dashcams:f ~ caméra embarquée/caméras embarquées:f | dash cam/dash cam:f ~ dashcam/dashcam:f
USB charger/USB chargers | USB-Ladegerät/USB-Ladegeräte:n | chargeur USB/chargeurs USB:m | caricabatterie USB/caricabatterie USB:m ~ caricatore USB/caricatori USB:m
USB adapter/USB adapters | USB-Adapter/USB-Adapter:m | adaptateur USB/adaptateurs USB:m | adattatore USB/adattatori USB:m
HDMI adapter/HDMI adapters | HDMI-Adapter/HDMI-Adapter:m | adaptateur HDMI/adaptateurs HDMI:m | adattatore HDMI/adattatori HDMI:m
plug adapter/plug adapters | Steckeradapter/Steckeradapter:m | adaptateur de prise/adaptateurs de prise:m | adattatore di presa/adattatori di presa:m
controller charger/controller chargers | Controller-Ladestation/Controller-Ladestationen:f | chargeur de manette/chargeurs de manette:m | caricatore per controller/caricatori per controller:m
carrying case/carrying cases ~ carry case/carry cases | Transporttasche/Transporttaschen:f | étui de transport/étuis de transport:m ~ housse de transport/housses de transport:f | custodia da trasporto/custodie da trasporto:f ~ custodia per il trasporto/custodie per il trasporto:f
cigarette lighter socket/cigarette lighter sockets | Zigarettenanzünder/Zigarettenanzünder:m | allume-cigare/allume-cigares:m ~ allume-cigares/allume-cigares:m | accendisigari/accendisigari:m
image sensor/image sensors | Bildsensor/Bildsensoren:m | capteur d'image/capteurs d'image:m | sensore d'immagine/sensori d'immagine:m
laser pointer/laser pointers | Laserpointer/Laserpointer:m | pointeur laser/pointeurs laser:m | puntatore laser/puntatori laser:m
streaming device/streaming devices | Streaming-Gerät/Streaming-Geräte:n | appareil de streaming/appareils de streaming:m | dispositivo di streaming/dispositivi di streaming:m
laptop briefcase/laptop briefcases | Laptop-Aktentasche/Laptop-Aktentaschen:f | mallette pour ordinateur portable/mallettes pour ordinateur portable:f | valigetta per portatile/valigette per portatile:f
sound system/sound systems | Soundsystem/Soundsysteme:n | système audio/systèmes audio:m | impianto audio/impianti audio:m
`;
