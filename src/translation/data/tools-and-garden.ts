/**
 * Nouns of the workshop and the building site: en | de | fr | it, each singular/plural, after the colon the gender
 * (m, f, n; p = only in the plural); what follows `~` is another word for the same thing, read but never written.
 * Hand and power tools, fasteners, paint, building material, plumbing, electrical installation, safety equipment.
 */
export const toolNouns = `
tool/tools | Werkzeug/Werkzeuge:n | outil/outils:m | utensile/utensili:m ~ attrezzo/attrezzi:m
tool set/tool sets ~ tool kit/tool kits | Werkzeugset/Werkzeugsets:n ~ Werkzeug-Set/Werkzeug-Sets:n | jeu d'outils/jeux d'outils:m ~ coffret d'outils/coffrets d'outils:m | set di utensili/set di utensili:m ~ set di attrezzi/set di attrezzi:m ~ kit di attrezzi/kit di attrezzi:m
tool box/tool boxes ~ toolbox/toolboxes | Werkzeugkasten/Werkzeugkästen:m ~ Werkzeugkiste/Werkzeugkisten:f ~ Werkzeugbox/Werkzeugboxen:f | boîte à outils/boîtes à outils:f ~ caisse à outils/caisses à outils:f | cassetta degli attrezzi/cassette degli attrezzi:f ~ cassetta porta attrezzi/cassette porta attrezzi:f
tool case/tool cases | Werkzeugkoffer/Werkzeugkoffer:m | mallette à outils/mallettes à outils:f ~ valise à outils/valises à outils:f | valigetta porta attrezzi/valigette porta attrezzi:f ~ valigetta attrezzi/valigette attrezzi:f
tool bag/tool bags | Werkzeugtasche/Werkzeugtaschen:f | sac à outils/sacs à outils:m ~ sacoche à outils/sacoches à outils:f | borsa porta attrezzi/borse porta attrezzi:f ~ borsa porta utensili/borse porta utensili:f
tool trolley/tool trolleys ~ tool cart/tool carts | Werkstattwagen/Werkstattwagen:m ~ Werkzeugwagen/Werkzeugwagen:m | servante d'atelier/servantes d'atelier:f | carrello porta utensili/carrelli porta utensili:m ~ carrello porta attrezzi/carrelli porta attrezzi:m
workbench/workbenches | Werkbank/Werkbänke:f | établi/établis:m | banco da lavoro/banchi da lavoro:m
trestle/trestles ~ sawhorse/sawhorses | Arbeitsbock/Arbeitsböcke:m ~ Klappbock/Klappböcke:m | tréteau/tréteaux:m | cavalletto da lavoro/cavalletti da lavoro:m
drill/drills ~ power drill/power drills | Bohrmaschine/Bohrmaschinen:f | perceuse/perceuses:f | trapano/trapani:m
impact drill/impact drills ~ percussion drill/percussion drills | Schlagbohrmaschine/Schlagbohrmaschinen:f | perceuse à percussion/perceuses à percussion:f | trapano a percussione/trapani a percussione:m
cordless drill/cordless drills ~ cordless drill driver/cordless drill drivers ~ drill driver/drill drivers | Akku-Bohrschrauber/Akku-Bohrschrauber:m ~ Akkubohrschrauber/Akkubohrschrauber:m ~ Bohrschrauber/Bohrschrauber:m | perceuse-visseuse sans fil/perceuses-visseuses sans fil:f ~ perceuse-visseuse/perceuses-visseuses:f | trapano avvitatore a batteria/trapani avvitatori a batteria:m ~ trapano avvitatore/trapani avvitatori:m
cordless screwdriver/cordless screwdrivers ~ electric screwdriver/electric screwdrivers | Akkuschrauber/Akkuschrauber:m ~ Akku-Schrauber/Akku-Schrauber:m | visseuse sans fil/visseuses sans fil:f ~ tournevis électrique/tournevis électriques:m ~ visseuse/visseuses:f | avvitatore a batteria/avvitatori a batteria:m ~ avvitatore/avvitatori:m
impact driver/impact drivers | Schlagschrauber/Schlagschrauber:m ~ Akku-Schlagschrauber/Akku-Schlagschrauber:m | visseuse à chocs/visseuses à chocs:f | avvitatore a impulsi/avvitatori a impulsi:m ~ avvitatore a percussione/avvitatori a percussione:m
hammer drill/hammer drills ~ rotary hammer/rotary hammers | Bohrhammer/Bohrhämmer:m | marteau perforateur/marteaux perforateurs:m ~ perforateur burineur/perforateurs burineurs:m | tassellatore/tassellatori:m ~ martello perforatore/martelli perforatori:m
demolition hammer/demolition hammers | Abbruchhammer/Abbruchhämmer:m ~ Stemmhammer/Stemmhämmer:m | marteau-piqueur/marteaux-piqueurs:m ~ marteau démolisseur/marteaux démolisseurs:m | martello demolitore/martelli demolitori:m
drill bit/drill bits | Bohrer/Bohrer:m | foret/forets:m ~ mèche de perceuse/mèches de perceuse:f | punta da trapano/punte da trapano:f ~ punta per trapano/punte per trapano:f
drill bit set/drill bit sets | Bohrerset/Bohrersets:n ~ Bohrer-Set/Bohrer-Sets:n | coffret de forets/coffrets de forets:m ~ jeu de forets/jeux de forets:m | set di punte da trapano/set di punte da trapano:m ~ set di punte/set di punte:m
hole saw/hole saws | Lochsäge/Lochsägen:f | scie cloche/scies cloches:f | sega a tazza/seghe a tazza:f
screwdriver bit/screwdriver bits | Schrauberbit/Schrauberbits:m | embout de vissage/embouts de vissage:m | inserto per avvitatore/inserti per avvitatore:m ~ bit per avvitatore/bit per avvitatore:m
bit set/bit sets | Bitset/Bitsets:n ~ Bit-Set/Bit-Sets:n | coffret d'embouts/coffrets d'embouts:m ~ jeu d'embouts/jeux d'embouts:m | set di inserti per avvitatore/set di inserti per avvitatore:m ~ set di bit/set di bit:m
angle grinder/angle grinders | Winkelschleifer/Winkelschleifer:m ~ Trennschleifer/Trennschleifer:m | meuleuse d'angle/meuleuses d'angle:f ~ meuleuse/meuleuses:f | smerigliatrice angolare/smerigliatrici angolari:f ~ flessibile/flessibili:m
bench grinder/bench grinders | Doppelschleifer/Doppelschleifer:m ~ Doppelschleifmaschine/Doppelschleifmaschinen:f | touret à meuler/tourets à meuler:m | smerigliatrice da banco/smerigliatrici da banco:f ~ mola da banco/mole da banco:f
cutting disc/cutting discs ~ cut-off wheel/cut-off wheels | Trennscheibe/Trennscheiben:f | disque à tronçonner/disques à tronçonner:m ~ disque de coupe/disques de coupe:m | disco da taglio/dischi da taglio:m
diamond blade/diamond blades ~ diamond cutting disc/diamond cutting discs | Diamanttrennscheibe/Diamanttrennscheiben:f | disque diamant/disques diamant:m ~ disque diamanté/disques diamantés:m | disco diamantato/dischi diamantati:m
grinding disc/grinding discs | Schruppscheibe/Schruppscheiben:f | disque à ébarber/disques à ébarber:m ~ disque à meuler/disques à meuler:m | disco da sbavo/dischi da sbavo:m
sander/sanders | Schleifmaschine/Schleifmaschinen:f ~ Schleifer/Schleifer:m | ponceuse/ponceuses:f | levigatrice/levigatrici:f
orbital sander/orbital sanders ~ random orbital sander/random orbital sanders | Exzenterschleifer/Exzenterschleifer:m | ponceuse excentrique/ponceuses excentriques:f ~ ponceuse orbitale/ponceuses orbitales:f | levigatrice rotorbitale/levigatrici rotorbitali:f ~ levigatrice orbitale/levigatrici orbitali:f
belt sander/belt sanders | Bandschleifer/Bandschleifer:m | ponceuse à bande/ponceuses à bande:f | levigatrice a nastro/levigatrici a nastro:f
sandpaper/sandpapers ~ sanding paper/sanding papers ~ abrasive paper/abrasive papers | Schleifpapier/Schleifpapiere:n ~ Sandpapier/Sandpapiere:n | papier abrasif/papiers abrasifs:m ~ papier de verre/papiers de verre:m | carta abrasiva/carte abrasive:f ~ carta vetrata/carte vetrate:f
sanding disc/sanding discs | Schleifscheibe/Schleifscheiben:f | disque abrasif/disques abrasifs:m ~ disque de ponçage/disques de ponçage:m | disco abrasivo/dischi abrasivi:m
saw/saws | Säge/Sägen:f | scie/scies:f | sega/seghe:f
handsaw/handsaws ~ hand saw/hand saws | Handsäge/Handsägen:f ~ Fuchsschwanz/Fuchsschwänze:m | scie égoïne/scies égoïnes:f ~ scie à main/scies à main:f | sega a mano/seghe a mano:f ~ saracco/saracchi:m
hacksaw/hacksaws | Metallsäge/Metallsägen:f ~ Metallbügelsäge/Metallbügelsägen:f | scie à métaux/scies à métaux:f | seghetto per metalli/seghetti per metalli:m
circular saw/circular saws | Kreissäge/Kreissägen:f ~ Handkreissäge/Handkreissägen:f | scie circulaire/scies circulaires:f | sega circolare/seghe circolari:f
table saw/table saws | Tischkreissäge/Tischkreissägen:f | scie circulaire sur table/scies circulaires sur table:f ~ scie sur table/scies sur table:f | sega circolare da banco/seghe circolari da banco:f ~ sega da banco/seghe da banco:f
mitre saw/mitre saws ~ miter saw/miter saws | Kappsäge/Kappsägen:f ~ Kapp- und Gehrungssäge/Kapp- und Gehrungssägen:f | scie à onglet/scies à onglet:f | troncatrice/troncatrici:f
jigsaw/jigsaws ~ jig saw/jig saws | Stichsäge/Stichsägen:f | scie sauteuse/scies sauteuses:f | seghetto alternativo/seghetti alternativi:m
reciprocating saw/reciprocating saws ~ sabre saw/sabre saws | Säbelsäge/Säbelsägen:f | scie sabre/scies sabres:f | sega a gattuccio/seghe a gattuccio:f ~ sega universale/seghe universali:f
band saw/band saws ~ bandsaw/bandsaws | Bandsäge/Bandsägen:f | scie à ruban/scies à ruban:f | sega a nastro/seghe a nastro:f
chainsaw/chainsaws ~ chain saw/chain saws | Kettensäge/Kettensägen:f ~ Motorsäge/Motorsägen:f | tronçonneuse/tronçonneuses:f | motosega/motoseghe:f
saw chain/saw chains ~ chainsaw chain/chainsaw chains | Sägekette/Sägeketten:f | chaîne de tronçonneuse/chaînes de tronçonneuse:f | catena per motosega/catene per motosega:f
saw blade/saw blades | Sägeblatt/Sägeblätter:n | lame de scie/lames de scie:f | lama per sega/lame per sega:f
wood router/wood routers | Oberfräse/Oberfräsen:f | défonceuse/défonceuses:f | fresatrice verticale/fresatrici verticali:f
planer/planers ~ electric planer/electric planers | Elektrohobel/Elektrohobel:m ~ Hobel/Hobel:m | rabot électrique/rabots électriques:m ~ rabot/rabots:m | pialletto elettrico/pialletti elettrici:m ~ pialla/pialle:f
multi-tool/multi-tools ~ multitool/multitools | Multifunktionswerkzeug/Multifunktionswerkzeuge:n ~ Multitool/Multitools:n | outil multifonction/outils multifonctions:m ~ pince multifonction/pinces multifonctions:f | utensile multifunzione/utensili multifunzione:m ~ attrezzo multiuso/attrezzi multiuso:m
heat gun/heat guns | Heißluftpistole/Heißluftpistolen:f ~ Heißluftgebläse/Heißluftgebläse:n | décapeur thermique/décapeurs thermiques:m ~ pistolet à air chaud/pistolets à air chaud:m | pistola termica/pistole termiche:f ~ pistola ad aria calda/pistole ad aria calda:f
glue gun/glue guns ~ hot glue gun/hot glue guns | Heißklebepistole/Heißklebepistolen:f ~ Klebepistole/Klebepistolen:f | pistolet à colle/pistolets à colle:m | pistola per colla a caldo/pistole per colla a caldo:f ~ pistola incollatrice/pistole incollatrici:f
soldering iron/soldering irons | Lötkolben/Lötkolben:m | fer à souder/fers à souder:m | saldatore a stagno/saldatori a stagno:m ~ saldatore/saldatori:m
soldering station/soldering stations | Lötstation/Lötstationen:f | station de soudage/stations de soudage:f ~ poste à souder électronique/postes à souder électroniques:m | stazione saldante/stazioni saldanti:f ~ stazione di saldatura/stazioni di saldatura:f
welding machine/welding machines ~ welder/welders | Schweißgerät/Schweißgeräte:n | poste à souder/postes à souder:m | saldatrice/saldatrici:f
welding helmet/welding helmets | Schweißhelm/Schweißhelme:m | masque de soudure/masques de soudure:m ~ casque de soudage/casques de soudage:m | maschera per saldatura/maschere per saldatura:f ~ maschera da saldatore/maschere da saldatore:f
nail gun/nail guns ~ nailer/nailers | Nagler/Nagler:m ~ Nagelpistole/Nagelpistolen:f | cloueuse/cloueuses:f ~ cloueur/cloueurs:m | chiodatrice/chiodatrici:f
staple gun/staple guns | Handtacker/Handtacker:m ~ Tacker/Tacker:m | agrafeuse murale/agrafeuses murales:f ~ pistolet agrafeur/pistolets agrafeurs:m | graffatrice/graffatrici:f ~ pistola sparapunti/pistole sparapunti:f ~ sparapunti/sparapunti:f
air compressor/air compressors ~ compressor/compressors | Kompressor/Kompressoren:m ~ Druckluftkompressor/Druckluftkompressoren:m | compresseur d'air/compresseurs d'air:m ~ compresseur/compresseurs:m | compressore d'aria/compressori d'aria:m ~ compressore/compressori:m
power generator/power generators ~ generator/generators | Stromerzeuger/Stromerzeuger:m ~ Stromgenerator/Stromgeneratoren:m ~ Notstromaggregat/Notstromaggregate:n | groupe électrogène/groupes électrogènes:m | generatore di corrente/generatori di corrente:m ~ gruppo elettrogeno/gruppi elettrogeni:m
pressure washer/pressure washers ~ high-pressure cleaner/high-pressure cleaners | Hochdruckreiniger/Hochdruckreiniger:m | nettoyeur haute pression/nettoyeurs haute pression:m | idropulitrice/idropulitrici:f
screwdriver/screwdrivers | Schraubendreher/Schraubendreher:m ~ Schraubenzieher/Schraubenzieher:m | tournevis/tournevis:m | cacciavite/cacciaviti:m ~ giravite/giraviti:m
screwdriver set/screwdriver sets | Schraubendreher-Set/Schraubendreher-Sets:n ~ Schraubendreherset/Schraubendrehersets:n ~ Schraubendrehersatz/Schraubendrehersätze:m | jeu de tournevis/jeux de tournevis:m ~ set de tournevis/sets de tournevis:m | set di cacciaviti/set di cacciaviti:m
hammer/hammers | Hammer/Hämmer:m | marteau/marteaux:m | martello/martelli:m
mallet/mallets ~ rubber mallet/rubber mallets | Gummihammer/Gummihämmer:m | maillet/maillets:m ~ maillet en caoutchouc/maillets en caoutchouc:m | mazzuolo/mazzuoli:m ~ martello di gomma/martelli di gomma:m
pliers/pliers:p | Zange/Zangen:f | pince/pinces:f | pinza/pinze:f
combination pliers/combination pliers:p | Kombizange/Kombizangen:f | pince universelle/pinces universelles:f | pinza universale/pinze universali:f
water pump pliers/water pump pliers:p | Wasserpumpenzange/Wasserpumpenzangen:f | pince multiprise/pinces multiprises:f | pinza regolabile/pinze regolabili:f ~ pinza a pappagallo/pinze a pappagallo:f
side cutters/side cutters:p ~ side cutter/side cutters ~ diagonal pliers/diagonal pliers:p | Seitenschneider/Seitenschneider:m | pince coupante/pinces coupantes:f ~ pince coupante diagonale/pinces coupantes diagonales:f | tronchese/tronchesi:m ~ tronchesino/tronchesini:m
wire stripper/wire strippers | Abisolierzange/Abisolierzangen:f | pince à dénuder/pinces à dénuder:f | pinza spelafili/pinze spelafili:f ~ spelafili/spelafili:m
crimping tool/crimping tools ~ crimping pliers/crimping pliers:p | Crimpzange/Crimpzangen:f | pince à sertir/pinces à sertir:f | pinza crimpatrice/pinze crimpatrici:f ~ crimpatrice/crimpatrici:f
bolt cutter/bolt cutters | Bolzenschneider/Bolzenschneider:m | coupe-boulons/coupe-boulons:m | tagliabulloni/tagliabulloni:m
spanner/spanners ~ wrench/wrenches | Schraubenschlüssel/Schraubenschlüssel:m | clé de serrage/clés de serrage:f ~ clé plate/clés plates:f | chiave fissa/chiavi fisse:f ~ chiave inglese/chiavi inglesi:f
combination spanner/combination spanners ~ combination wrench/combination wrenches | Ringmaulschlüssel/Ringmaulschlüssel:m ~ Ring-Maulschlüssel/Ring-Maulschlüssel:m ~ Gabelringschlüssel/Gabelringschlüssel:m | clé mixte/clés mixtes:f | chiave combinata/chiavi combinate:f
adjustable spanner/adjustable spanners ~ adjustable wrench/adjustable wrenches | Rollgabelschlüssel/Rollgabelschlüssel:m ~ Verstellschlüssel/Verstellschlüssel:m | clé à molette/clés à molette:f | chiave a rullino/chiavi a rullino:f ~ chiave regolabile/chiavi regolabili:f
Allen key/Allen keys ~ hex key/hex keys | Innensechskantschlüssel/Innensechskantschlüssel:m ~ Inbusschlüssel/Inbusschlüssel:m | clé Allen/clés Allen:f ~ clé hexagonale/clés hexagonales:f | chiave a brugola/chiavi a brugola:f ~ chiave esagonale/chiavi esagonali:f
torque wrench/torque wrenches | Drehmomentschlüssel/Drehmomentschlüssel:m | clé dynamométrique/clés dynamométriques:f | chiave dinamometrica/chiavi dinamometriche:f
ratchet/ratchets ~ ratchet wrench/ratchet wrenches | Ratsche/Ratschen:f ~ Knarre/Knarren:f ~ Umschaltknarre/Umschaltknarren:f | clé à cliquet/clés à cliquet:f ~ cliquet/cliquets:m | chiave a cricchetto/chiavi a cricchetto:f ~ cricchetto/cricchetti:m
socket set/socket sets ~ socket wrench set/socket wrench sets | Steckschlüsselsatz/Steckschlüsselsätze:m ~ Steckschlüssel-Set/Steckschlüssel-Sets:n | coffret de douilles/coffrets de douilles:m ~ jeu de douilles/jeux de douilles:m | set di chiavi a bussola/set di chiavi a bussola:m ~ set di bussole/set di bussole:m
chisel/chisels ~ wood chisel/wood chisels | Stechbeitel/Stechbeitel:m | ciseau à bois/ciseaux à bois:m | scalpello da legno/scalpelli da legno:m ~ scalpello/scalpelli:m
metal file/metal files | Metallfeile/Metallfeilen:f ~ Feile/Feilen:f | lime à métaux/limes à métaux:f | lima per metalli/lime per metalli:f
wire brush/wire brushes | Drahtbürste/Drahtbürsten:f | brosse métallique/brosses métalliques:f | spazzola metallica/spazzole metalliche:f
clamp/clamps | Schraubzwinge/Schraubzwingen:f ~ Zwinge/Zwingen:f | serre-joint/serre-joints:m | morsetto/morsetti:m
vice/vices ~ vise/vises ~ bench vice/bench vices | Schraubstock/Schraubstöcke:m | étau/étaux:m | morsa/morse:f
utility knife/utility knives ~ box cutter/box cutters | Cuttermesser/Cuttermesser:n ~ Cutter/Cutter:m ~ Teppichmesser/Teppichmesser:n | cutter/cutters:m | taglierino/taglierini:m ~ cutter/cutter:m
pocket knife/pocket knives ~ penknife/penknives | Taschenmesser/Taschenmesser:n ~ Sackmesser/Sackmesser:n | couteau de poche/couteaux de poche:m ~ canif/canifs:m ~ couteau pliant/couteaux pliants:m | coltellino/coltellini:m ~ coltello tascabile/coltelli tascabili:m ~ coltellino svizzero/coltellini svizzeri:m ~ coltellino tascabile/coltellini tascabili:m ~ coltello a serramanico/coltelli a serramanico:m
axe/axes ~ ax/axes | Axt/Äxte:f | hache/haches:f | ascia/asce:f ~ scure/scuri:f
hatchet/hatchets | Beil/Beile:n | hachette/hachettes:f | accetta/accette:f
crowbar/crowbars ~ pry bar/pry bars | Brecheisen/Brecheisen:n ~ Brechstange/Brechstangen:f | pied-de-biche/pieds-de-biche:m | piede di porco/piedi di porco:m
tape measure/tape measures ~ measuring tape/measuring tapes | Maßband/Maßbänder:n ~ Bandmaß/Bandmaße:n ~ Rollbandmaß/Rollbandmaße:n | mètre ruban/mètres rubans:m ~ mètre à ruban/mètres à ruban:m | flessometro/flessometri:m ~ metro a nastro/metri a nastro:m
folding rule/folding rules | Zollstock/Zollstöcke:m ~ Gliedermaßstab/Gliedermaßstäbe:m ~ Meterstab/Meterstäbe:m | mètre pliant/mètres pliants:m | metro pieghevole/metri pieghevoli:m
spirit level/spirit levels | Wasserwaage/Wasserwaagen:f | niveau à bulle/niveaux à bulle:m | livella a bolla/livelle a bolla:f ~ livella/livelle:f
cross-line laser/cross-line lasers ~ laser level/laser levels | Kreuzlinienlaser/Kreuzlinienlaser:m | niveau laser/niveaux laser:m | livella laser/livelle laser:f
laser distance meter/laser distance meters ~ laser measure/laser measures | Laser-Entfernungsmesser/Laser-Entfernungsmesser:m ~ Entfernungsmesser/Entfernungsmesser:m | télémètre laser/télémètres laser:m | distanziometro laser/distanziometri laser:m ~ telemetro laser/telemetri laser:m
caliper/calipers ~ vernier caliper/vernier calipers | Messschieber/Messschieber:m ~ Schieblehre/Schieblehren:f | pied à coulisse/pieds à coulisse:m | calibro a corsoio/calibri a corsoio:m ~ calibro/calibri:m
multimeter/multimeters | Multimeter/Multimeter:n | multimètre/multimètres:m | multimetro/multimetri:m
voltage tester/voltage testers | Spannungsprüfer/Spannungsprüfer:m ~ Phasenprüfer/Phasenprüfer:m | testeur de tension/testeurs de tension:m | cercafase/cercafase:m ~ tester di tensione/tester di tensione:m
ladder/ladders | Leiter/Leitern:f | échelle/échelles:f | scala/scale:f
stepladder/stepladders ~ step ladder/step ladders | Stehleiter/Stehleitern:f ~ Trittleiter/Trittleitern:f ~ Haushaltsleiter/Haushaltsleitern:f | escabeau/escabeaux:m | scaletta/scalette:f
telescopic ladder/telescopic ladders | Teleskopleiter/Teleskopleitern:f | échelle télescopique/échelles télescopiques:f | scala telescopica/scale telescopiche:f
scaffold/scaffolds ~ scaffolding/scaffoldings | Gerüst/Gerüste:n ~ Rollgerüst/Rollgerüste:n | échafaudage/échafaudages:m | ponteggio/ponteggi:m ~ trabattello/trabattelli:m
hand truck/hand trucks ~ sack truck/sack trucks | Sackkarre/Sackkarren:f ~ Stapelkarre/Stapelkarren:f ~ Sackrolli/Sackrollis:m | diable de manutention/diables de manutention:m ~ diable/diables:m | carrello portapacchi/carrelli portapacchi:m ~ carrello portasacchi/carrelli portasacchi:m
screw/screws | Schraube/Schrauben:f | vis/vis:f | vite/viti:f
wood screw/wood screws | Holzschraube/Holzschrauben:f | vis à bois/vis à bois:f | vite per legno/viti per legno:f
bolt/bolts | Sechskantschraube/Sechskantschrauben:f | boulon/boulons:m | bullone/bulloni:m
hex nut/hex nuts | Sechskantmutter/Sechskantmuttern:f ~ Schraubenmutter/Schraubenmuttern:f | écrou hexagonal/écrous hexagonaux:m ~ écrou/écrous:m | dado esagonale/dadi esagonali:m
flat washer/flat washers | Unterlegscheibe/Unterlegscheiben:f ~ Beilagscheibe/Beilagscheiben:f | rondelle/rondelles:f | rondella/rondelle:f
nail/nails | Nagel/Nägel:m | clou/clous:m | chiodo/chiodi:m
wall plug/wall plugs | Dübel/Dübel:m | cheville/chevilles:f | tassello/tasselli:m
rivet/rivets ~ blind rivet/blind rivets | Niete/Nieten:f ~ Blindniete/Blindnieten:f | rivet/rivets:m | rivetto/rivetti:m
threaded rod/threaded rods | Gewindestange/Gewindestangen:f | tige filetée/tiges filetées:f | barra filettata/barre filettate:f
hook/hooks | Haken/Haken:m | crochet/crochets:m | gancio/ganci:m
hinge/hinges | Scharnier/Scharniere:n | charnière/charnières:f | cerniera per mobili/cerniere per mobili:f ~ cardine/cardini:m ~ cerniera/cerniere:f
door handle/door handles | Türgriff/Türgriffe:m ~ Türklinke/Türklinken:f ~ Türdrücker/Türdrücker:m | poignée de porte/poignées de porte:f | maniglia per porta/maniglie per porta:f ~ maniglia della porta/maniglie della porta:f
furniture handle/furniture handles ~ cabinet handle/cabinet handles | Möbelgriff/Möbelgriffe:m | poignée de meuble/poignées de meuble:f | maniglia per mobili/maniglie per mobili:f
furniture knob/furniture knobs ~ cabinet knob/cabinet knobs | Möbelknopf/Möbelknöpfe:m | bouton de meuble/boutons de meuble:m | pomello per mobili/pomelli per mobili:m
castor/castors ~ caster/casters ~ swivel castor/swivel castors | Lenkrolle/Lenkrollen:f ~ Möbelrolle/Möbelrollen:f ~ Laufrolle/Laufrollen:f | roulette pivotante/roulettes pivotantes:f ~ roulette/roulettes:f | rotella girevole/rotelle girevoli:f ~ rotella/rotelle:f
felt pad/felt pads | Filzgleiter/Filzgleiter:m | patin en feutre/patins en feutre:m ~ patin feutre/patins feutre:m | feltrino/feltrini:m
drawer slide/drawer slides ~ drawer runner/drawer runners | Schubladenschiene/Schubladenschienen:f ~ Schubladenauszug/Schubladenauszüge:m | coulisse de tiroir/coulisses de tiroir:f ~ glissière de tiroir/glissières de tiroir:f | guida per cassetto/guide per cassetto:f ~ guida per cassetti/guide per cassetti:f
shelf bracket/shelf brackets | Regalträger/Regalträger:m ~ Regalhalter/Regalhalter:m | équerre d'étagère/équerres d'étagère:f ~ support d'étagère/supports d'étagère:m | reggimensola/reggimensola:m ~ staffa per mensola/staffe per mensola:f
padlock/padlocks | Vorhängeschloss/Vorhängeschlösser:n | cadenas/cadenas:m | lucchetto/lucchetti:m
door lock/door locks | Türschloss/Türschlösser:n | serrure de porte/serrures de porte:f ~ serrure/serrures:f | serratura per porta/serrature per porta:f ~ serratura/serrature:f
lock cylinder/lock cylinders ~ profile cylinder/profile cylinders | Profilzylinder/Profilzylinder:m ~ Schließzylinder/Schließzylinder:m ~ Zylinderschloss/Zylinderschlösser:n | cylindre de serrure/cylindres de serrure:m | cilindro per serratura/cilindri per serratura:m
key safe/key safes ~ key lock box/key lock boxes | Schlüsseltresor/Schlüsseltresore:m ~ Schlüsselsafe/Schlüsselsafes:m | boîte à clés sécurisée/boîtes à clés sécurisées:f | cassetta di sicurezza per chiavi/cassette di sicurezza per chiavi:f
rope/ropes | Seil/Seile:n | corde/cordes:f | corda/corde:f ~ fune/funi:f
carabiner/carabiners ~ karabiner/karabiners | Karabinerhaken/Karabinerhaken:m ~ Karabiner/Karabiner:m | mousqueton/mousquetons:m | moschettone/moschettoni:m
ratchet strap/ratchet straps ~ tie-down strap/tie-down straps ~ lashing strap/lashing straps | Spanngurt/Spanngurte:m ~ Zurrgurt/Zurrgurte:m | sangle d'arrimage/sangles d'arrimage:f | cinghia di ancoraggio/cinghie di ancoraggio:f ~ cinghia di fissaggio/cinghie di fissaggio:f
cable tie/cable ties ~ zip tie/zip ties | Kabelbinder/Kabelbinder:m | serre-câble/serre-câbles:m ~ collier de serrage plastique/colliers de serrage plastique:m | fascetta per cavi/fascette per cavi:f ~ fascetta fermacavi/fascette fermacavi:f ~ fascetta stringicavo/fascette stringicavo:f
hose clamp/hose clamps | Schlauchschelle/Schlauchschellen:f | collier de serrage/colliers de serrage:m | fascetta stringitubo/fascette stringitubo:f
adhesive/adhesives ~ glue/glues | Klebstoff/Klebstoffe:m ~ Kleber/Kleber:m ~ Leim/Leime:m | colle/colles:f | colla/colle:f ~ adesivo sigillante/adesivi sigillanti:m
super glue/super glues ~ superglue/superglues | Sekundenkleber/Sekundenkleber:m | colle instantanée/colles instantanées:f ~ super glue/super glues:f | colla istantanea/colle istantanee:f
mounting adhesive/mounting adhesives ~ construction adhesive/construction adhesives | Montagekleber/Montagekleber:m | colle de montage/colles de montage:f ~ colle de fixation/colles de fixation:f | adesivo di montaggio/adesivi di montaggio:m
sealant/sealants | Dichtstoff/Dichtstoffe:m ~ Dichtmasse/Dichtmassen:f | mastic d'étanchéité/mastics d'étanchéité:m ~ mastic/mastics:m | sigillante/sigillanti:m
silicone sealant/silicone sealants | Silikondichtstoff/Silikondichtstoffe:m ~ Sanitärsilikon/Sanitärsilikone:n | mastic silicone/mastics silicone:m | sigillante siliconico/sigillanti siliconici:m
duct tape/duct tapes ~ fabric tape/fabric tapes | Gewebeband/Gewebebänder:n ~ Panzertape/Panzertapes:n ~ Gewebeklebeband/Gewebeklebebänder:n | ruban adhésif toilé/rubans adhésifs toilés:m | nastro telato/nastri telati:m
insulating tape/insulating tapes ~ electrical tape/electrical tapes | Isolierband/Isolierbänder:n | ruban isolant/rubans isolants:m | nastro isolante/nastri isolanti:m
masking tape/masking tapes ~ painter's tape/painter's tapes | Kreppband/Kreppbänder:n ~ Malerkrepp/Malerkrepps:m ~ Abdeckband/Abdeckbänder:n ~ Abklebeband/Abklebebänder:n | ruban de masquage/rubans de masquage:m | nastro per mascheratura/nastri per mascheratura:m ~ nastro carta/nastri carta:m ~ nastro di carta adesivo/nastri di carta adesivi:m
double-sided tape/double-sided tapes ~ double-sided adhesive tape/double-sided adhesive tapes | doppelseitiges Klebeband/doppelseitige Klebebänder:n | ruban adhésif double face/rubans adhésifs double face:m ~ adhésif double face/adhésifs double face:m | nastro biadesivo/nastri biadesivi:m ~ biadesivo/biadesivi:m
sealing tape/sealing tapes ~ sealing strip/sealing strips | Dichtungsband/Dichtungsbänder:n | bande d'étanchéité/bandes d'étanchéité:f ~ joint d'étanchéité adhésif/joints d'étanchéité adhésifs:m | nastro sigillante/nastri sigillanti:m
paint/paints | Anstrichfarbe/Anstrichfarben:f | peinture/peintures:f | vernice/vernici:f ~ pittura/pitture:f
wall paint/wall paints | Wandfarbe/Wandfarben:f | peinture murale/peintures murales:f | pittura murale/pitture murali:f ~ idropittura/idropitture:f
spray paint/spray paints | Sprühfarbe/Sprühfarben:f ~ Sprühlack/Sprühlacke:m ~ Lackspray/Lacksprays:n | peinture en spray/peintures en spray:f ~ peinture aérosol/peintures aérosol:f ~ bombe de peinture/bombes de peinture:f | vernice spray/vernici spray:f
varnish/varnishes ~ lacquer/lacquers | Lack/Lacke:m ~ Klarlack/Klarlacke:m | vernis/vernis:m ~ laque/laques:f | vernice trasparente/vernici trasparenti:f ~ lacca/lacche:f
paint primer/paint primers ~ undercoat/undercoats | Grundierung/Grundierungen:f ~ Haftgrund/Haftgründe:m | sous-couche/sous-couches:f | fondo aggrappante/fondi aggrappanti:m
wood stain/wood stains ~ wood glaze/wood glazes | Holzlasur/Holzlasuren:f ~ Lasur/Lasuren:f | lasure/lasures:f ~ lasure bois/lasures bois:f | impregnante per legno/impregnanti per legno:m
wood oil/wood oils | Holzöl/Holzöle:n | huile pour bois/huiles pour bois:f | olio per legno/oli per legno:m
wall filler/wall fillers | Spachtelmasse/Spachtelmassen:f ~ Füllspachtel/Füllspachtel:m | enduit de rebouchage/enduits de rebouchage:m ~ enduit/enduits:m | stucco/stucchi:m
paint brush/paint brushes ~ paintbrush/paintbrushes | Malerpinsel/Malerpinsel:m ~ Flachpinsel/Flachpinsel:m ~ Pinsel/Pinsel:m | pinceau de peintre/pinceaux de peintre:m | pennello da pittore/pennelli da pittore:m ~ pennellessa/pennellesse:f
paint roller/paint rollers | Farbroller/Farbroller:m ~ Farbrolle/Farbrollen:f ~ Malerrolle/Malerrollen:f | rouleau de peinture/rouleaux de peinture:m ~ rouleau à peinture/rouleaux à peinture:m | rullo per pittura/rulli per pittura:m ~ rullo da pittore/rulli da pittore:m
paint sprayer/paint sprayers ~ spray gun/spray guns | Farbsprühsystem/Farbsprühsysteme:n ~ Farbsprühpistole/Farbsprühpistolen:f ~ Lackierpistole/Lackierpistolen:f | pistolet à peinture/pistolets à peinture:m | pistola a spruzzo/pistole a spruzzo:f ~ pistola per verniciare/pistole per verniciare:f
putty knife/putty knives ~ filling knife/filling knives | Spachtel/Spachtel:m ~ Malerspachtel/Malerspachtel:m | couteau à enduire/couteaux à enduire:m | spatola da stuccatore/spatole da stuccatore:f
trowel/trowels | Maurerkelle/Maurerkellen:f ~ Kelle/Kellen:f | truelle/truelles:f | cazzuola/cazzuole:f
cement/cements | Zement/Zemente:m | ciment/ciments:m | cemento/cementi:m
tile/tiles | Fliese/Fliesen:f ~ Kachel/Kacheln:f ~ Plättli/Plättli:n | carreau/carreaux:m ~ carrelage/carrelages:m | piastrella/piastrelle:f ~ mattonella/mattonelle:f
laminate flooring/laminate flooring ~ laminate floor/laminate floors | Laminatboden/Laminatböden:m ~ Laminat/Laminate:n | sol stratifié/sols stratifiés:m ~ parquet stratifié/parquets stratifiés:m | pavimento laminato/pavimenti laminati:m
vinyl flooring/vinyl flooring ~ vinyl floor/vinyl floors | Vinylboden/Vinylböden:m | sol vinyle/sols vinyle:m ~ sol PVC/sols PVC:m | pavimento vinilico/pavimenti vinilici:m
parquet/parquets ~ parquet flooring/parquet flooring | Parkett/Parkette:n ~ Parkettboden/Parkettböden:m | parquet/parquets:m | parquet/parquet:m
skirting board/skirting boards ~ baseboard/baseboards | Sockelleiste/Sockelleisten:f ~ Fußleiste/Fußleisten:f | plinthe/plinthes:f | battiscopa/battiscopa:m ~ zoccolino/zoccolini:m
insulation board/insulation boards ~ insulation panel/insulation panels | Dämmplatte/Dämmplatten:f | panneau isolant/panneaux isolants:m | pannello isolante/pannelli isolanti:m
door/doors | Tür/Türen:f ~ Türe/Türen:f | porte/portes:f | porta/porte:f
window film/window films | Fensterfolie/Fensterfolien:f ~ Sichtschutzfolie/Sichtschutzfolien:f | film pour vitres/films pour vitres:m ~ film pour vitrage/films pour vitrage:m ~ film pour fenêtre/films pour fenêtre:m | pellicola per vetri/pellicole per vetri:f ~ pellicola per finestre/pellicole per finestre:f
tarpaulin/tarpaulins ~ tarp/tarps | Abdeckplane/Abdeckplanen:f ~ Plane/Planen:f ~ Gewebeplane/Gewebeplanen:f ~ Blache/Blachen:f | bâche/bâches:f | telone/teloni:m
tap/taps ~ faucet/faucets | Wasserhahn/Wasserhähne:m | robinet/robinets:m | rubinetto/rubinetti:m
mixer tap/mixer taps | Mischbatterie/Mischbatterien:f ~ Einhebelmischer/Einhebelmischer:m | mitigeur/mitigeurs:m | miscelatore/miscelatori:m
kitchen tap/kitchen taps ~ kitchen faucet/kitchen faucets | Küchenarmatur/Küchenarmaturen:f ~ Spültischarmatur/Spültischarmaturen:f | robinet de cuisine/robinets de cuisine:m ~ mitigeur de cuisine/mitigeurs de cuisine:m | rubinetto da cucina/rubinetti da cucina:m ~ miscelatore da cucina/miscelatori da cucina:m
basin tap/basin taps ~ bathroom tap/bathroom taps | Waschtischarmatur/Waschtischarmaturen:f ~ Waschbeckenarmatur/Waschbeckenarmaturen:f | robinet de lavabo/robinets de lavabo:m ~ mitigeur de lavabo/mitigeurs de lavabo:m | rubinetto per lavabo/rubinetti per lavabo:m ~ miscelatore per lavabo/miscelatori per lavabo:m
kitchen sink/kitchen sinks | Küchenspüle/Küchenspülen:f ~ Spüle/Spülen:f ~ Spülbecken/Spülbecken:n | évier/éviers:m | lavello/lavelli:m
washbasin/washbasins ~ wash basin/wash basins | Waschbecken/Waschbecken:n ~ Waschtisch/Waschtische:m ~ Lavabo/Lavabos:n | lavabo/lavabos:m ~ vasque/vasques:f | lavabo/lavabi:m ~ lavandino/lavandini:m
toilet/toilets | WC/WCs:n ~ Toilette/Toiletten:f | WC/WC:m ~ toilettes/toilettes:fp ~ cuvette WC/cuvettes WC:f | vaso WC/vasi WC:m ~ WC/WC:m ~ water/water:m
bathtub/bathtubs ~ bath tub/bath tubs | Badewanne/Badewannen:f | baignoire/baignoires:f | vasca da bagno/vasche da bagno:f
shower/showers | Dusche/Duschen:f | douche/douches:f | doccia/docce:f
shower enclosure/shower enclosures ~ shower cabin/shower cabins ~ shower cubicle/shower cubicles | Duschkabine/Duschkabinen:f | cabine de douche/cabines de douche:f | box doccia/box doccia:m ~ cabina doccia/cabine doccia:f
shower tray/shower trays | Duschwanne/Duschwannen:f ~ Duschtasse/Duschtassen:f | receveur de douche/receveurs de douche:m ~ bac à douche/bacs à douche:m | piatto doccia/piatti doccia:m
shower head/shower heads ~ showerhead/showerheads | Duschkopf/Duschköpfe:m | pommeau de douche/pommeaux de douche:m ~ pomme de douche/pommes de douche:f | soffione doccia/soffioni doccia:m ~ soffione/soffioni:m
hand shower/hand showers ~ handheld shower/handheld showers | Handbrause/Handbrausen:f | douchette/douchettes:f | doccetta/doccette:f
shower hose/shower hoses | Duschschlauch/Duschschläuche:m ~ Brauseschlauch/Brauseschläuche:m | flexible de douche/flexibles de douche:m | flessibile doccia/flessibili doccia:m ~ tubo doccia/tubi doccia:m
shower set/shower sets | Duschset/Duschsets:n | ensemble de douche/ensembles de douche:m ~ set de douche/sets de douche:m | set doccia/set doccia:m
siphon/siphons | Siphon/Siphons:m ~ Geruchsverschluss/Geruchsverschlüsse:m | siphon/siphons:m | sifone/sifoni:m
pipe/pipes | Rohr/Rohre:n | tuyau/tuyaux:m | tubo/tubi:m
seal ring/seal rings ~ sealing ring/sealing rings ~ gasket/gaskets | Dichtungsring/Dichtungsringe:m ~ Dichtung/Dichtungen:f | joint d'étanchéité/joints d'étanchéité:m ~ joint/joints:m | guarnizione/guarnizioni:f
valve/valves | Ventil/Ventile:n | vanne/vannes:f ~ valve/valves:f ~ soupape/soupapes:f | valvola/valvole:f
radiator/radiators | Heizkörper/Heizkörper:m ~ Radiator/Radiatoren:m | radiateur/radiateurs:m | radiatore/radiatori:m ~ termosifone/termosifoni:m ~ calorifero/caloriferi:m
towel radiator/towel radiators ~ heated towel rail/heated towel rails | Handtuchheizkörper/Handtuchheizkörper:m ~ Badheizkörper/Badheizkörper:m | radiateur sèche-serviettes/radiateurs sèche-serviettes:m ~ sèche-serviettes/sèche-serviettes:m | termoarredo/termoarredi:m ~ scaldasalviette/scaldasalviette:m
thermostat/thermostats | Thermostat/Thermostate:m | thermostat/thermostats:m | termostato/termostati:m
water heater/water heaters ~ boiler/boilers | Warmwasserspeicher/Warmwasserspeicher:m ~ Durchlauferhitzer/Durchlauferhitzer:m ~ Boiler/Boiler:m | chauffe-eau/chauffe-eau:m | scaldabagno/scaldabagni:m ~ scaldacqua/scaldacqua:m
plug socket/plug sockets ~ wall socket/wall sockets ~ power outlet/power outlets ~ socket outlet/socket outlets ~ power socket/power sockets | Steckdose/Steckdosen:f | prise de courant/prises de courant:f ~ prise électrique/prises électriques:f | presa di corrente/prese di corrente:f ~ presa elettrica/prese elettriche:f
power strip/power strips ~ extension socket/extension sockets | Steckdosenleiste/Steckdosenleisten:f ~ Mehrfachsteckdose/Mehrfachsteckdosen:f ~ Steckerleiste/Steckerleisten:f | multiprise/multiprises:f ~ bloc multiprise/blocs multiprises:m | ciabatta multipresa/ciabatte multipresa:f ~ multipresa/multiprese:f ~ ciabatta elettrica/ciabatte elettriche:f
extension lead/extension leads ~ extension cable/extension cables ~ extension cord/extension cords | Verlängerungskabel/Verlängerungskabel:n ~ Stromverlängerung/Stromverlängerungen:f | rallonge électrique/rallonges électriques:f ~ rallonge/rallonges:f ~ câble d'extension/câbles d'extension:m | prolunga elettrica/prolunghe elettriche:f ~ prolunga/prolunghe:f ~ cavo di prolunga/cavi di prolunga:m
cable reel/cable reels | Kabeltrommel/Kabeltrommeln:f ~ Kabelrolle/Kabelrollen:f | enrouleur électrique/enrouleurs électriques:m ~ enrouleur de câble/enrouleurs de câble:m | avvolgicavo/avvolgicavo:m
light switch/light switches | Lichtschalter/Lichtschalter:m | interrupteur mural/interrupteurs muraux:m | interruttore della luce/interruttori della luce:m
dimmer/dimmers ~ dimmer switch/dimmer switches | Dimmer/Dimmer:m | variateur de lumière/variateurs de lumière:m ~ variateur/variateurs:m | dimmer/dimmer:m ~ varialuce/varialuce:m
motion detector/motion detectors ~ motion sensor/motion sensors | Bewegungsmelder/Bewegungsmelder:m ~ Bewegungssensor/Bewegungssensoren:m | détecteur de mouvement/détecteurs de mouvement:m | rilevatore di movimento/rilevatori di movimento:m ~ sensore di movimento/sensori di movimento:m
timer switch/timer switches ~ plug-in timer/plug-in timers ~ time switch/time switches | Zeitschaltuhr/Zeitschaltuhren:f | prise programmable/prises programmables:f ~ programmateur électrique/programmateurs électriques:m ~ minuterie/minuteries:f | presa con timer/prese con timer:f ~ timer elettrico/timer elettrici:m ~ presa temporizzata/prese temporizzate:f
circuit breaker/circuit breakers | Leitungsschutzschalter/Leitungsschutzschalter:m ~ Sicherungsautomat/Sicherungsautomaten:m | disjoncteur/disjoncteurs:m | interruttore magnetotermico/interruttori magnetotermici:m
fuse/fuses | Schmelzsicherung/Schmelzsicherungen:f ~ Sicherung/Sicherungen:f | fusible/fusibles:m | fusibile/fusibili:m
junction box/junction boxes | Abzweigdose/Abzweigdosen:f ~ Verteilerdose/Verteilerdosen:f | boîte de dérivation/boîtes de dérivation:f | scatola di derivazione/scatole di derivazione:f
cable duct/cable ducts ~ cable trunking/cable trunkings | Kabelkanal/Kabelkanäle:m | goulotte électrique/goulottes électriques:f ~ cache-câble/cache-câbles:m ~ goulotte/goulottes:f | canalina passacavi/canaline passacavi:f ~ canalina/canaline:f ~ canalina per cavi/canaline per cavi:f
doorbell/doorbells | Türklingel/Türklingeln:f ~ Klingel/Klingeln:f | sonnette/sonnettes:f ~ carillon de porte/carillons de porte:m | campanello/campanelli:m
solar panel/solar panels ~ solar module/solar modules | Solarmodul/Solarmodule:n ~ Solarpanel/Solarpanele:n | panneau solaire/panneaux solaires:m | pannello solare/pannelli solari:m ~ pannello fotovoltaico/pannelli fotovoltaici:m
smoke detector/smoke detectors ~ smoke alarm/smoke alarms | Rauchmelder/Rauchmelder:m ~ Rauchwarnmelder/Rauchwarnmelder:m | détecteur de fumée/détecteurs de fumée:m | rilevatore di fumo/rilevatori di fumo:m
carbon monoxide detector/carbon monoxide detectors ~ carbon monoxide alarm/carbon monoxide alarms ~ CO detector/CO detectors | Kohlenmonoxidmelder/Kohlenmonoxidmelder:m ~ CO-Melder/CO-Melder:m | détecteur de monoxyde de carbone/détecteurs de monoxyde de carbone:m | rilevatore di monossido di carbonio/rilevatori di monossido di carbonio:m
fire extinguisher/fire extinguishers | Feuerlöscher/Feuerlöscher:m | extincteur/extincteurs:m | estintore/estintori:m
fire blanket/fire blankets | Löschdecke/Löschdecken:f | couverture anti-feu/couvertures anti-feu:f | coperta antincendio/coperte antincendio:f ~ coperta antifiamma/coperte antifiamma:f
safety helmet/safety helmets ~ hard hat/hard hats | Schutzhelm/Schutzhelme:m ~ Bauhelm/Bauhelme:m | casque de chantier/casques de chantier:m ~ casque de sécurité/casques de sécurité:m | casco antinfortunistico/caschi antinfortunistici:m ~ elmetto da cantiere/elmetti da cantiere:m ~ elmetto protettivo/elmetti protettivi:m
safety goggles/safety goggles:p ~ safety glasses/safety glasses:p | Schutzbrille/Schutzbrillen:f | lunettes de protection/lunettes de protection:fp ~ lunettes de sécurité/lunettes de sécurité:fp | occhiali protettivi/occhiali protettivi:mp ~ occhiali di protezione/occhiali di protezione:mp
ear defenders/ear defenders:p ~ ear muffs/ear muffs:p ~ hearing protection/hearing protection | Gehörschützer/Gehörschützer:m ~ Kapselgehörschützer/Kapselgehörschützer:m ~ Gehörschutz/Gehörschutz:m | casque antibruit/casques antibruit:m ~ casque anti-bruit/casques anti-bruit:m | cuffie antirumore/cuffie antirumore:fp
respirator mask/respirator masks ~ dust mask/dust masks | Atemschutzmaske/Atemschutzmasken:f ~ Staubmaske/Staubmasken:f | masque respiratoire/masques respiratoires:m ~ masque anti-poussière/masques anti-poussière:m | maschera respiratoria/maschere respiratorie:f ~ maschera antipolvere/maschere antipolvere:f
knee pad/knee pads | Knieschoner/Knieschoner:m ~ Knieschützer/Knieschützer:m | genouillère/genouillères:f | ginocchiera/ginocchiere:f
warning sign/warning signs | Warnschild/Warnschilder:n ~ Hinweisschild/Hinweisschilder:n | panneau d'avertissement/panneaux d'avertissement:m ~ panneau de signalisation/panneaux de signalisation:m | cartello di avvertimento/cartelli di avvertimento:m ~ cartello di pericolo/cartelli di pericolo:m
`;

/**
 * Nouns of the garden, in the same form: tools, machines, furniture, plants and seeds, soil, watering, barbecue, pool.
 */
export const gardenNouns = `
garden tool/garden tools | Gartenwerkzeug/Gartenwerkzeuge:n ~ Gartengerät/Gartengeräte:n | outil de jardin/outils de jardin:m ~ outil de jardinage/outils de jardinage:m | attrezzo da giardino/attrezzi da giardino:m ~ attrezzo da giardinaggio/attrezzi da giardinaggio:m
spade/spades | Spaten/Spaten:m | bêche/bêches:f | vanga/vanghe:f
shovel/shovels | Schaufel/Schaufeln:f | pelle/pelles:f | badile/badili:m ~ pala/pale:f
snow shovel/snow shovels | Schneeschaufel/Schneeschaufeln:f ~ Schneeschieber/Schneeschieber:m | pelle à neige/pelles à neige:f | pala da neve/pale da neve:f
snow blower/snow blowers ~ snow thrower/snow throwers | Schneefräse/Schneefräsen:f | fraise à neige/fraises à neige:f ~ souffleuse à neige/souffleuses à neige:f | spazzaneve a turbina/spazzaneve a turbina:m ~ turbina da neve/turbine da neve:f
rake/rakes | Rechen/Rechen:m ~ Harke/Harken:f | râteau/râteaux:m | rastrello/rastrelli:m
leaf rake/leaf rakes | Laubrechen/Laubrechen:m ~ Laubbesen/Laubbesen:m | balai à feuilles/balais à feuilles:m ~ râteau à feuilles/râteaux à feuilles:m | scopa rastrello/scope rastrello:f ~ rastrello per foglie/rastrelli per foglie:m
garden hoe/garden hoes ~ hoe/hoes | Gartenhacke/Gartenhacken:f ~ Hacke/Hacken:f | binette/binettes:f ~ houe/houes:f | zappa/zappe:f
pitchfork/pitchforks ~ garden fork/garden forks | Grabegabel/Grabegabeln:f ~ Mistgabel/Mistgabeln:f ~ Heugabel/Heugabeln:f | fourche-bêche/fourches-bêches:f ~ fourche/fourches:f | forca da giardino/forche da giardino:f ~ forcone/forconi:m
hand trowel/hand trowels ~ garden trowel/garden trowels | Pflanzkelle/Pflanzkellen:f ~ Blumenkelle/Blumenkellen:f ~ Handschaufel/Handschaufeln:f | transplantoir/transplantoirs:m | paletta da giardino/palette da giardino:f ~ trapiantatore/trapiantatori:m
weed puller/weed pullers ~ weeder/weeders | Unkrautstecher/Unkrautstecher:m | désherbeur manuel/désherbeurs manuels:m ~ arrache-mauvaises herbes/arrache-mauvaises herbes:m | estirpatore manuale/estirpatori manuali:m ~ cavaerba/cavaerba:m
weed burner/weed burners | Unkrautbrenner/Unkrautbrenner:m ~ Abflammgerät/Abflammgeräte:n | désherbeur thermique/désherbeurs thermiques:m | diserbatore termico/diserbatori termici:m ~ bruciatore per erbacce/bruciatori per erbacce:m
secateurs/secateurs:p ~ pruning shears/pruning shears:p ~ pruner/pruners | Gartenschere/Gartenscheren:f ~ Rosenschere/Rosenscheren:f ~ Baumschere/Baumscheren:f ~ Rebschere/Rebscheren:f | sécateur/sécateurs:m | cesoia da giardino/cesoie da giardino:f ~ cesoie/cesoie:fp ~ forbici da potatura/forbici da potatura:fp
lopper/loppers | Astschere/Astscheren:f | coupe-branches/coupe-branches:m ~ ébrancheur/ébrancheurs:m | troncarami/troncarami:m ~ svettatoio/svettatoi:m
hedge shears/hedge shears:p | Heckenschere/Heckenscheren:f | cisaille à haie/cisailles à haie:f ~ cisaille à haies/cisailles à haies:f | cesoia per siepi/cesoie per siepi:f ~ forbice per siepi/forbici per siepi:f
hedge trimmer/hedge trimmers | Elektro-Heckenschere/Elektro-Heckenscheren:f ~ Akku-Heckenschere/Akku-Heckenscheren:f ~ Motorheckenschere/Motorheckenscheren:f | taille-haie/taille-haies:m | tagliasiepi/tagliasiepi:m
grass shears/grass shears:p | Grasschere/Grasscheren:f | cisaille à gazon/cisailles à gazon:f | cesoia per erba/cesoie per erba:f ~ forbice tagliaerba/forbici tagliaerba:f
pruning saw/pruning saws | Astsäge/Astsägen:f ~ Baumsäge/Baumsägen:f | scie d'élagage/scies d'élagage:f ~ scie à élaguer/scies à élaguer:f | sega da potatura/seghe da potatura:f ~ segaccio/segacci:m
pole saw/pole saws ~ pole pruner/pole pruners | Hochentaster/Hochentaster:m | élagueuse sur perche/élagueuses sur perche:f | potatore ad asta/potatori ad asta:m ~ potatore telescopico/potatori telescopici:m
lawn mower/lawn mowers ~ lawnmower/lawnmowers | Rasenmäher/Rasenmäher:m | tondeuse à gazon/tondeuses à gazon:f | tosaerba/tosaerba:m ~ rasaerba/rasaerba:m ~ tagliaerba/tagliaerba:m
robotic lawn mower/robotic lawn mowers ~ robot lawn mower/robot lawn mowers ~ robotic lawnmower/robotic lawnmowers | Mähroboter/Mähroboter:m ~ Rasenmähroboter/Rasenmähroboter:m ~ Rasenroboter/Rasenroboter:m | robot tondeuse/robots tondeuses:m ~ tondeuse robot/tondeuses robots:f | robot tagliaerba/robot tagliaerba:m ~ robot tosaerba/robot tosaerba:m ~ robot rasaerba/robot rasaerba:m
ride-on mower/ride-on mowers ~ lawn tractor/lawn tractors | Rasentraktor/Rasentraktoren:m ~ Aufsitzmäher/Aufsitzmäher:m | tracteur tondeuse/tracteurs tondeuses:m ~ tondeuse autoportée/tondeuses autoportées:f | trattorino tagliaerba/trattorini tagliaerba:m ~ trattorino rasaerba/trattorini rasaerba:m
grass trimmer/grass trimmers ~ string trimmer/string trimmers ~ strimmer/strimmers | Rasentrimmer/Rasentrimmer:m | coupe-bordure/coupe-bordures:m ~ coupe-bordures/coupe-bordures:m | tagliabordi/tagliabordi:m
brush cutter/brush cutters ~ brushcutter/brushcutters | Motorsense/Motorsensen:f ~ Freischneider/Freischneider:m | débroussailleuse/débroussailleuses:f | decespugliatore/decespugliatori:m
trimmer line/trimmer lines ~ strimmer line/strimmer lines | Trimmerfaden/Trimmerfäden:m ~ Mähfaden/Mähfäden:m ~ Fadenspule/Fadenspulen:f | fil pour débroussailleuse/fils pour débroussailleuse:m ~ fil de coupe-bordure/fils de coupe-bordure:m | filo per decespugliatore/fili per decespugliatore:m ~ filo per tagliabordi/fili per tagliabordi:m
scarifier/scarifiers ~ lawn scarifier/lawn scarifiers | Vertikutierer/Vertikutierer:m | scarificateur/scarificateurs:m | arieggiatore/arieggiatori:m ~ scarificatore/scarificatori:m
tiller/tillers ~ cultivator/cultivators ~ rotavator/rotavators | Motorhacke/Motorhacken:f ~ Gartenfräse/Gartenfräsen:f ~ Bodenhacke/Bodenhacken:f | motobineuse/motobineuses:f ~ motoculteur/motoculteurs:m | motozappa/motozappe:f
leaf blower/leaf blowers | Laubbläser/Laubbläser:m | souffleur de feuilles/souffleurs de feuilles:m ~ souffleur à feuilles/souffleurs à feuilles:m | soffiatore per foglie/soffiatori per foglie:m ~ soffiatore/soffiatori:m ~ soffiafoglie/soffiafoglie:m
garden shredder/garden shredders | Gartenhäcksler/Gartenhäcksler:m ~ Häcksler/Häcksler:m | broyeur de végétaux/broyeurs de végétaux:m | biotrituratore/biotrituratori:m
log splitter/log splitters ~ wood splitter/wood splitters | Holzspalter/Holzspalter:m | fendeur de bûches/fendeurs de bûches:m ~ fendeuse de bûches/fendeuses de bûches:f | spaccalegna/spaccalegna:m
wheelbarrow/wheelbarrows | Schubkarre/Schubkarren:f ~ Schubkarren/Schubkarren:m ~ Garette/Garetten:f | brouette/brouettes:f | carriola/carriole:f
garden cart/garden carts ~ garden trolley/garden trolleys | Gartenwagen/Gartenwagen:m | chariot de jardin/chariots de jardin:m | carrello da giardino/carrelli da giardino:m
gardening glove/gardening gloves ~ garden glove/garden gloves | Gartenhandschuh/Gartenhandschuhe:m | gant de jardinage/gants de jardinage:m ~ gant de jardin/gants de jardin:m | guanto da giardinaggio/guanti da giardinaggio:m ~ guanto da giardino/guanti da giardino:m
seed spreader/seed spreaders ~ fertiliser spreader/fertiliser spreaders | Streuwagen/Streuwagen:m | épandeur/épandeurs:m | spandiconcime/spandiconcime:m
garden sprayer/garden sprayers ~ pressure sprayer/pressure sprayers | Drucksprüher/Drucksprüher:m ~ Gartenspritze/Gartenspritzen:f ~ Drucksprühgerät/Drucksprühgeräte:n | pulvérisateur à pression/pulvérisateurs à pression:m ~ pulvérisateur/pulvérisateurs:m | irroratore a pressione/irroratori a pressione:m ~ nebulizzatore a pressione/nebulizzatori a pressione:m ~ irroratore/irroratori:m
watering can/watering cans | Gießkanne/Gießkannen:f | arrosoir/arrosoirs:m | annaffiatoio/annaffiatoi:m ~ innaffiatoio/innaffiatoi:m
garden hose/garden hoses ~ hosepipe/hosepipes | Gartenschlauch/Gartenschläuche:m | tuyau d'arrosage/tuyaux d'arrosage:m | tubo da giardino/tubi da giardino:m ~ tubo per irrigazione/tubi per irrigazione:m
hose reel/hose reels | Schlauchaufroller/Schlauchaufroller:m ~ Schlauchtrommel/Schlauchtrommeln:f ~ Schlauchwagen/Schlauchwagen:m | dévidoir de tuyau/dévidoirs de tuyau:m ~ enrouleur de tuyau/enrouleurs de tuyau:m | avvolgitubo/avvolgitubo:m
hose nozzle/hose nozzles ~ spray nozzle/spray nozzles | Gartenbrause/Gartenbrausen:f ~ Schlauchbrause/Schlauchbrausen:f ~ Gartenspritzpistole/Gartenspritzpistolen:f | pistolet d'arrosage/pistolets d'arrosage:m ~ lance d'arrosage/lances d'arrosage:f | pistola per irrigazione/pistole per irrigazione:f ~ lancia per irrigazione/lance per irrigazione:f
hose connector/hose connectors | Schlauchanschluss/Schlauchanschlüsse:m ~ Schlauchverbinder/Schlauchverbinder:m ~ Schlauchkupplung/Schlauchkupplungen:f | raccord de tuyau/raccords de tuyau:m ~ raccord d'arrosage/raccords d'arrosage:m | raccordo per tubo/raccordi per tubo:m
sprinkler/sprinklers ~ lawn sprinkler/lawn sprinklers | Rasensprenger/Rasensprenger:m ~ Regner/Regner:m ~ Sprinkler/Sprinkler:m | arroseur/arroseurs:m ~ asperseur/asperseurs:m | irrigatore/irrigatori:m
irrigation system/irrigation systems ~ watering system/watering systems | Bewässerungssystem/Bewässerungssysteme:n ~ Bewässerungsanlage/Bewässerungsanlagen:f | système d'arrosage/systèmes d'arrosage:m ~ système d'irrigation/systèmes d'irrigation:m | sistema di irrigazione/sistemi di irrigazione:m ~ impianto di irrigazione/impianti di irrigazione:m
drip irrigation kit/drip irrigation kits ~ drip irrigation/drip irrigation | Tropfbewässerung/Tropfbewässerungen:f ~ Tropfbewässerungsset/Tropfbewässerungssets:n | kit d'arrosage goutte-à-goutte/kits d'arrosage goutte-à-goutte:m ~ arrosage goutte à goutte/arrosages goutte à goutte:m | kit di irrigazione a goccia/kit di irrigazione a goccia:m ~ irrigazione a goccia/irrigazioni a goccia:f
irrigation controller/irrigation controllers ~ water timer/water timers | Bewässerungscomputer/Bewässerungscomputer:m ~ Bewässerungsuhr/Bewässerungsuhren:f | programmateur d'arrosage/programmateurs d'arrosage:m | programmatore per irrigazione/programmatori per irrigazione:m ~ centralina per irrigazione/centraline per irrigazione:f
rain barrel/rain barrels ~ water butt/water butts | Regentonne/Regentonnen:f ~ Regenfass/Regenfässer:n ~ Regenwassertonne/Regenwassertonnen:f | récupérateur d'eau de pluie/récupérateurs d'eau de pluie:m ~ récupérateur d'eau/récupérateurs d'eau:m | serbatoio per acqua piovana/serbatoi per acqua piovana:m
rain gauge/rain gauges | Regenmesser/Regenmesser:m | pluviomètre/pluviomètres:m | pluviometro/pluviometri:m
water pump/water pumps | Wasserpumpe/Wasserpumpen:f | pompe à eau/pompes à eau:f | pompa dell'acqua/pompe dell'acqua:f ~ pompa acqua/pompe acqua:f ~ pompa per acqua/pompe per acqua:f
submersible pump/submersible pumps | Tauchpumpe/Tauchpumpen:f | pompe submersible/pompes submersibles:f ~ pompe immergée/pompes immergées:f | pompa sommersa/pompe sommerse:f ~ pompa a immersione/pompe a immersione:f
pond pump/pond pumps | Teichpumpe/Teichpumpen:f | pompe de bassin/pompes de bassin:f | pompa per laghetto/pompe per laghetto:f
pond liner/pond liners | Teichfolie/Teichfolien:f | bâche de bassin/bâches de bassin:f ~ liner de bassin/liners de bassin:m | telo per laghetto/teli per laghetto:m
garden fountain/garden fountains | Gartenbrunnen/Gartenbrunnen:m ~ Springbrunnen/Springbrunnen:m | fontaine de jardin/fontaines de jardin:f | fontana da giardino/fontane da giardino:f
plant/plants | Pflanze/Pflanzen:f | plante/plantes:f | pianta/piante:f
houseplant/houseplants ~ house plant/house plants ~ indoor plant/indoor plants | Zimmerpflanze/Zimmerpflanzen:f | plante d'intérieur/plantes d'intérieur:f | pianta da interno/piante da interno:f ~ pianta d'appartamento/piante d'appartamento:f
flower/flowers | Blume/Blumen:f | fleur/fleurs:f | fiore/fiori:m
rose bush/rose bushes | Rosenstock/Rosenstöcke:m ~ Rosenstrauch/Rosensträucher:m | rosier/rosiers:m | rosaio/rosai:m
tulip/tulips | Tulpe/Tulpen:f | tulipe/tulipes:f | tulipano/tulipani:m
sunflower/sunflowers | Sonnenblume/Sonnenblumen:f | tournesol/tournesols:m | girasole/girasoli:m
orchid/orchids | Orchidee/Orchideen:f | orchidée/orchidées:f | orchidea/orchidee:f
lavender/lavenders | Lavendel/Lavendel:m | lavande/lavandes:f | lavanda/lavande:f
cactus/cacti | Kaktus/Kakteen:m | cactus/cactus:m | cactus/cactus:m
succulent plant/succulent plants ~ succulent/succulents | Sukkulente/Sukkulenten:f | plante grasse/plantes grasses:f ~ plante succulente/plantes succulentes:f | pianta grassa/piante grasse:f ~ pianta succulenta/piante succulente:f
bonsai/bonsai ~ bonsai tree/bonsai trees | Bonsai/Bonsais:m | bonsaï/bonsaïs:m | bonsai/bonsai:m
shrub/shrubs | Strauch/Sträucher:m | arbuste/arbustes:m | arbusto/arbusti:m ~ cespuglio/cespugli:m
tree/trees | Baum/Bäume:m | arbre/arbres:m | albero/alberi:m
fruit tree/fruit trees | Obstbaum/Obstbäume:m | arbre fruitier/arbres fruitiers:m | albero da frutto/alberi da frutto:m
olive tree/olive trees | Olivenbaum/Olivenbäume:m | olivier/oliviers:m | ulivo/ulivi:m ~ olivo/olivi:m
seed/seeds ~ plant seed/plant seeds | Samen/Samen:m ~ Saatgut/Saatgut:n | graine/graines:f ~ semence/semences:f | seme/semi:m ~ semente/sementi:f
vegetable seed/vegetable seeds | Gemüsesamen/Gemüsesamen:m | graine potagère/graines potagères:f ~ graine de légume/graines de légumes:f | seme di ortaggio/semi di ortaggi:m ~ seme di verdura/semi di verdura:m
flower seed/flower seeds | Blumensamen/Blumensamen:m | graine de fleur/graines de fleurs:f | seme di fiore/semi di fiori:m
lawn seed/lawn seeds ~ grass seed/grass seeds | Rasensamen/Rasensamen:m | graine de gazon/graines de gazon:f ~ semence de gazon/semences de gazon:f | seme per prato/semi per prato:m
flower bulb/flower bulbs | Blumenzwiebel/Blumenzwiebeln:f | bulbe à fleurs/bulbes à fleurs:m ~ bulbe de fleur/bulbes de fleurs:m | bulbo da fiore/bulbi da fiore:m ~ bulbo di fiore/bulbi di fiori:m
potting soil/potting soils ~ potting compost/potting composts | Blumenerde/Blumenerden:f ~ Pflanzerde/Pflanzerden:f | terreau/terreaux:m | terriccio/terricci:m
compost/composts | Kompost/Komposte:m | compost/composts:m | compost/compost:m
composter/composters ~ compost bin/compost bins | Komposter/Komposter:m | composteur/composteurs:m | compostiera/compostiere:f ~ composter/composter:m
bark mulch/bark mulches | Rindenmulch/Rindenmulche:m | paillage d'écorce/paillages d'écorce:m ~ paillis d'écorce/paillis d'écorce:m | corteccia da pacciamatura/cortecce da pacciamatura:f
fertiliser/fertilisers ~ fertilizer/fertilizers ~ plant food/plant foods | Dünger/Dünger:m ~ Pflanzendünger/Pflanzendünger:m | engrais/engrais:m | fertilizzante/fertilizzanti:m ~ concime/concimi:m
lawn fertiliser/lawn fertilisers ~ lawn fertilizer/lawn fertilizers ~ lawn feed/lawn feeds | Rasendünger/Rasendünger:m | engrais gazon/engrais gazon:m ~ engrais pour gazon/engrais pour gazon:m | concime per prato/concimi per prato:m ~ fertilizzante per prato/fertilizzanti per prato:m
weedkiller/weedkillers ~ weed killer/weed killers ~ herbicide/herbicides | Unkrautvernichter/Unkrautvernichter:m ~ Herbizid/Herbizide:n | désherbant/désherbants:m ~ herbicide/herbicides:m | diserbante/diserbanti:m ~ erbicida/erbicidi:m
insecticide/insecticides | Insektizid/Insektizide:n ~ Insektenspray/Insektensprays:n | insecticide/insecticides:m | insetticida/insetticidi:m
mousetrap/mousetraps ~ mouse trap/mouse traps | Mausefalle/Mausefallen:f | piège à souris/pièges à souris:m ~ tapette à souris/tapettes à souris:f | trappola per topi/trappole per topi:f
flower pot/flower pots ~ flowerpot/flowerpots ~ plant pot/plant pots | Blumentopf/Blumentöpfe:m ~ Pflanztopf/Pflanztöpfe:m ~ Übertopf/Übertöpfe:m | pot de fleurs/pots de fleurs:m ~ cache-pot/cache-pots:m | vaso per piante/vasi per piante:m ~ portavaso/portavasi:m
planter/planters | Pflanzkübel/Pflanzkübel:m ~ Pflanzgefäß/Pflanzgefäße:n ~ Blumenkübel/Blumenkübel:m | bac à fleurs/bacs à fleurs:m ~ bac à plantes/bacs à plantes:m | fioriera/fioriere:f
window box/window boxes ~ balcony planter/balcony planters | Balkonkasten/Balkonkästen:m ~ Blumenkasten/Blumenkästen:m | jardinière/jardinières:f ~ balconnière/balconnières:f | cassetta per fiori/cassette per fiori:f ~ balconiera/balconiere:f
hanging basket/hanging baskets ~ hanging planter/hanging planters | Blumenampel/Blumenampeln:f ~ Hängeampel/Hängeampeln:f | pot suspendu/pots suspendus:m ~ suspension pour plante/suspensions pour plantes:f | vaso sospeso/vasi sospesi:m ~ vaso pensile/vasi pensili:m
plant stand/plant stands | Blumenständer/Blumenständer:m ~ Pflanzenständer/Pflanzenständer:m | porte-plante/porte-plantes:m ~ support pour plantes/supports pour plantes:m | portavasi da interno/portavasi da interno:m ~ supporto per piante/supporti per piante:m
raised bed/raised beds ~ raised garden bed/raised garden beds | Hochbeet/Hochbeete:n | carré potager/carrés potagers:m ~ potager surélevé/potagers surélevés:m | orto rialzato/orti rialzati:m ~ aiuola rialzata/aiuole rialzate:f
greenhouse/greenhouses | Gewächshaus/Gewächshäuser:n ~ Treibhaus/Treibhäuser:n ~ Foliengewächshaus/Foliengewächshäuser:n | serre de jardin/serres de jardin:f ~ serre/serres:f | serra da giardino/serre da giardino:f ~ serra/serre:f
cold frame/cold frames | Frühbeet/Frühbeete:n | châssis de jardin/châssis de jardin:m ~ châssis de culture/châssis de culture:m | cassone da semina/cassoni da semina:m
trellis/trellises | Rankgitter/Rankgitter:n ~ Spalier/Spaliere:n ~ Rankhilfe/Rankhilfen:f | treillis/treillis:m | traliccio per rampicanti/tralicci per rampicanti:m ~ graticcio/graticci:m
weed control fabric/weed control fabrics ~ weed membrane/weed membranes | Unkrautvlies/Unkrautvliese:n | toile de paillage/toiles de paillage:f ~ toile anti-mauvaises herbes/toiles anti-mauvaises herbes:f | telo pacciamante/teli pacciamanti:m
artificial grass/artificial grass ~ artificial turf/artificial turf | Kunstrasen/Kunstrasen:m ~ Rasenteppich/Rasenteppiche:m | gazon synthétique/gazons synthétiques:m ~ gazon artificiel/gazons artificiels:m ~ pelouse artificielle/pelouses artificielles:f | erba sintetica/erbe sintetiche:f ~ prato sintetico/prati sintetici:m
garden fence/garden fences ~ fence/fences | Gartenzaun/Gartenzäune:m ~ Zaun/Zäune:m | clôture de jardin/clôtures de jardin:f ~ clôture/clôtures:f | recinzione da giardino/recinzioni da giardino:f ~ recinzione/recinzioni:f
privacy screen/privacy screens ~ balcony privacy screen/balcony privacy screens | Sichtschutz/Sichtschutze:m ~ Balkonsichtschutz/Balkonsichtschutze:m ~ Sichtschutzzaun/Sichtschutzzäune:m | brise-vue/brise-vue:m | frangivista/frangivista:m
garden shed/garden sheds ~ tool shed/tool sheds | Gartenhaus/Gartenhäuser:n ~ Gerätehaus/Gerätehäuser:n ~ Geräteschuppen/Geräteschuppen:m | abri de jardin/abris de jardin:m | casetta da giardino/casette da giardino:f ~ capanno da giardino/capanni da giardino:m
garden furniture/garden furniture ~ outdoor furniture/outdoor furniture ~ patio furniture/patio furniture | Gartenmöbel/Gartenmöbel:n | meubles de jardin/meubles de jardin:mp ~ meuble de jardin/meubles de jardin:m ~ mobilier de jardin/mobiliers de jardin:m | mobili da giardino/mobili da giardino:mp ~ mobile da giardino/mobili da giardino:m ~ arredo da giardino/arredi da giardino:m
garden furniture set/garden furniture sets ~ patio set/patio sets ~ garden set/garden sets | Gartenmöbel-Set/Gartenmöbel-Sets:n ~ Gartenmöbelset/Gartenmöbelsets:n ~ Sitzgruppe/Sitzgruppen:f | salon de jardin/salons de jardin:m | set di mobili da giardino/set di mobili da giardino:m ~ set da giardino/set da giardino:m ~ salotto da giardino/salotti da giardino:m
garden lounge set/garden lounge sets ~ outdoor lounge set/outdoor lounge sets | Garten-Lounge/Garten-Lounges:f ~ Gartenlounge/Gartenlounges:f ~ Loungeset/Loungesets:n | salon bas de jardin/salons bas de jardin:m | set lounge da giardino/set lounge da giardino:m
garden chair/garden chairs ~ patio chair/patio chairs | Gartenstuhl/Gartenstühle:m | chaise de jardin/chaises de jardin:f | sedia da giardino/sedie da giardino:f
garden table/garden tables ~ patio table/patio tables | Gartentisch/Gartentische:m | table de jardin/tables de jardin:f | tavolo da giardino/tavoli da giardino:m
garden bench/garden benches | Gartenbank/Gartenbänke:f | banc de jardin/bancs de jardin:m | panchina da giardino/panchine da giardino:f ~ panca da giardino/panche da giardino:f ~ panchina/panchine:f
sun lounger/sun loungers ~ garden lounger/garden loungers | Sonnenliege/Sonnenliegen:f ~ Gartenliege/Gartenliegen:f | bain de soleil/bains de soleil:m ~ chaise longue/chaises longues:f ~ transat/transats:m | lettino prendisole/lettini prendisole:m ~ lettino da giardino/lettini da giardino:m ~ sdraio/sdraio:f
deckchair/deckchairs ~ deck chair/deck chairs | Liegestuhl/Liegestühle:m | chilienne/chiliennes:f | sedia a sdraio/sedie a sdraio:f
hammock/hammocks | Hängematte/Hängematten:f | hamac/hamacs:m | amaca/amache:f
hanging chair/hanging chairs ~ hanging egg chair/hanging egg chairs | Hängesessel/Hängesessel:m | fauteuil suspendu/fauteuils suspendus:m | poltrona sospesa/poltrone sospese:f ~ poltrona pensile/poltrone pensili:f
garden swing/garden swings ~ swing seat/swing seats ~ porch swing/porch swings | Hollywoodschaukel/Hollywoodschaukeln:f | balancelle/balancelles:f | dondolo da giardino/dondoli da giardino:m ~ dondolo/dondoli:m
parasol/parasols ~ sun umbrella/sun umbrellas ~ garden umbrella/garden umbrellas | Sonnenschirm/Sonnenschirme:m | parasol/parasols:m | ombrellone/ombrelloni:m
cantilever parasol/cantilever parasols | Ampelschirm/Ampelschirme:m | parasol déporté/parasols déportés:m | ombrellone a braccio/ombrelloni a braccio:m ~ ombrellone decentrato/ombrelloni decentrati:m
parasol base/parasol bases ~ parasol stand/parasol stands ~ umbrella base/umbrella bases | Sonnenschirmständer/Sonnenschirmständer:m ~ Schirmfuß/Schirmfüße:m ~ Schirmsockel/Schirmsockel:m | pied de parasol/pieds de parasol:m ~ socle de parasol/socles de parasol:m | base per ombrellone/basi per ombrellone:f
shade sail/shade sails ~ sun sail/sun sails | Sonnensegel/Sonnensegel:n | voile d'ombrage/voiles d'ombrage:f | vela ombreggiante/vele ombreggianti:f ~ tenda a vela/tende a vela:f
awning/awnings | Markise/Markisen:f ~ Store/Storen:f | store banne/stores bannes:m ~ store extérieur/stores extérieurs:m | tenda da sole/tende da sole:f
gazebo/gazebos ~ pavilion/pavilions | Pavillon/Pavillons:m | tonnelle/tonnelles:f ~ pavillon de jardin/pavillons de jardin:m | gazebo/gazebo:m ~ gazebo da giardino/gazebo da giardino:m
pergola/pergolas | Pergola/Pergolen:f | pergola/pergolas:f | pergola/pergole:f
garden furniture cover/garden furniture covers ~ patio furniture cover/patio furniture covers | Gartenmöbelabdeckung/Gartenmöbelabdeckungen:f ~ Gartenmöbel-Abdeckung/Gartenmöbel-Abdeckungen:f | housse de salon de jardin/housses de salon de jardin:f ~ housse pour meubles de jardin/housses pour meubles de jardin:f | telo copri mobili da giardino/teli copri mobili da giardino:m ~ copertura per mobili da giardino/coperture per mobili da giardino:f
cushion box/cushion boxes ~ deck box/deck boxes | Auflagenbox/Auflagenboxen:f ~ Kissenbox/Kissenboxen:f | coffre de jardin/coffres de jardin:m ~ coffre à coussins/coffres à coussins:m | baule da giardino/bauli da giardino:m ~ baule portacuscini/bauli portacuscini:m
solar light/solar lights ~ solar lamp/solar lamps | Solarleuchte/Solarleuchten:f ~ Solarlampe/Solarlampen:f | lampe solaire/lampes solaires:f | lampada solare/lampade solari:f
garden light/garden lights | Gartenleuchte/Gartenleuchten:f ~ Gartenlampe/Gartenlampen:f | lampe de jardin/lampes de jardin:f | lampada da giardino/lampade da giardino:f
garden figure/garden figures ~ garden ornament/garden ornaments | Gartenfigur/Gartenfiguren:f | statue de jardin/statues de jardin:f ~ figurine de jardin/figurines de jardin:f | statua da giardino/statue da giardino:f
garden gnome/garden gnomes | Gartenzwerg/Gartenzwerge:m | nain de jardin/nains de jardin:m | nano da giardino/nani da giardino:m
insect hotel/insect hotels ~ bug hotel/bug hotels | Insektenhotel/Insektenhotels:n | hôtel à insectes/hôtels à insectes:m | casetta per insetti/casette per insetti:f ~ hotel per insetti/hotel per insetti:m
barbecue/barbecues ~ BBQ/BBQs ~ grill/grills | Grill/Grills:m | barbecue/barbecues:m | barbecue/barbecue:m ~ griglia barbecue/griglie barbecue:f
charcoal barbecue/charcoal barbecues ~ charcoal grill/charcoal grills ~ charcoal BBQ/charcoal BBQs | Holzkohlegrill/Holzkohlegrills:m | barbecue à charbon/barbecues à charbon:m | barbecue a carbone/barbecue a carbone:m ~ barbecue a carbonella/barbecue a carbonella:m
gas barbecue/gas barbecues ~ gas grill/gas grills ~ gas BBQ/gas BBQs | Gasgrill/Gasgrills:m | barbecue à gaz/barbecues à gaz:m | barbecue a gas/barbecue a gas:m
electric barbecue/electric barbecues | Elektro-Standgrill/Elektro-Standgrills:m ~ Elektro-Tischgrill/Elektro-Tischgrills:m | barbecue électrique/barbecues électriques:m | barbecue elettrico/barbecue elettrici:m
smoker grill/smoker grills ~ barbecue smoker/barbecue smokers | Smoker-Grill/Smoker-Grills:m ~ Räucherofen/Räucheröfen:m | barbecue fumoir/barbecues fumoirs:m ~ fumoir/fumoirs:m | barbecue affumicatore/barbecue affumicatori:m ~ affumicatore/affumicatori:m
grill grate/grill grates ~ cooking grate/cooking grates ~ grill rack/grill racks | Grillrost/Grillroste:m | grille de barbecue/grilles de barbecue:f ~ grille de cuisson/grilles de cuisson:f | griglia per barbecue/griglie per barbecue:f ~ griglia di cottura/griglie di cottura:f
grill tongs/grill tongs:p ~ barbecue tongs/barbecue tongs:p ~ BBQ tongs/BBQ tongs:p | Grillzange/Grillzangen:f | pince à barbecue/pinces à barbecue:f | pinza per barbecue/pinze per barbecue:f
barbecue tool set/barbecue tool sets ~ grill set/grill sets ~ BBQ set/BBQ sets | Grillbesteck/Grillbestecke:n ~ Grillbesteck-Set/Grillbesteck-Sets:n ~ Grillset/Grillsets:n | set d'ustensiles pour barbecue/sets d'ustensiles pour barbecue:m ~ kit barbecue/kits barbecue:m | set di utensili per barbecue/set di utensili per barbecue:m ~ set barbecue/set barbecue:m
barbecue cover/barbecue covers ~ grill cover/grill covers ~ BBQ cover/BBQ covers | Grillabdeckung/Grillabdeckungen:f ~ Grillhaube/Grillhauben:f ~ Grill-Abdeckhaube/Grill-Abdeckhauben:f | housse de barbecue/housses de barbecue:f ~ housse pour barbecue/housses pour barbecue:f | telo copri barbecue/teli copri barbecue:m ~ copertura per barbecue/coperture per barbecue:f
charcoal/charcoal | Holzkohle/Holzkohlen:f ~ Grillkohle/Grillkohlen:f | charbon de bois/charbons de bois:m | carbonella/carbonella:f ~ carbone di legna/carbone di legna:m
charcoal briquette/charcoal briquettes ~ briquette/briquettes | Grillbrikett/Grillbriketts:n ~ Holzkohlebrikett/Holzkohlebriketts:n | briquette de charbon/briquettes de charbon:f ~ briquette de charbon de bois/briquettes de charbon de bois:f | bricchetto di carbone/bricchetti di carbone:m
firelighter/firelighters ~ fire lighter/fire lighters | Grillanzünder/Grillanzünder:m ~ Kaminanzünder/Kaminanzünder:m ~ Anzünder/Anzünder:m | allume-feu/allume-feux:m ~ allume-barbecue/allume-barbecues:m | accendifuoco/accendifuoco:m
firewood/firewood | Brennholz/Brennholz:n ~ Kaminholz/Kaminholz:n | bois de chauffage/bois de chauffage:m | legna da ardere/legna da ardere:f
log rack/log racks ~ firewood rack/firewood racks ~ log store/log stores | Kaminholzregal/Kaminholzregale:n ~ Brennholzregal/Brennholzregale:n | range-bûches/range-bûches:m ~ abri bûches/abris bûches:m | portalegna/portalegna:m ~ legnaia/legnaie:f
pizza oven/pizza ovens | Pizzaofen/Pizzaöfen:m | four à pizza/fours à pizza:m | forno per pizza/forni per pizza:m ~ forno pizza/forni pizza:m
fire pit/fire pits ~ fire bowl/fire bowls | Feuerschale/Feuerschalen:f ~ Feuerkorb/Feuerkörbe:m | brasero/braseros:m | braciere/bracieri:m
patio heater/patio heaters | Terrassenheizer/Terrassenheizer:m ~ Terrassenstrahler/Terrassenstrahler:m ~ Heizstrahler/Heizstrahler:m ~ Heizpilz/Heizpilze:m | chauffage de terrasse/chauffages de terrasse:m ~ parasol chauffant/parasols chauffants:m | stufa da esterno/stufe da esterno:f ~ fungo riscaldante/funghi riscaldanti:m
swimming pool/swimming pools ~ pool/pools | Pool/Pools:m ~ Schwimmbecken/Schwimmbecken:n ~ Swimmingpool/Swimmingpools:m | piscine/piscines:f | piscina/piscine:f
above-ground pool/above-ground pools ~ frame pool/frame pools | Aufstellpool/Aufstellpools:m ~ Frame-Pool/Frame-Pools:m | piscine hors sol/piscines hors sol:f ~ piscine tubulaire/piscines tubulaires:f | piscina fuori terra/piscine fuori terra:f
paddling pool/paddling pools ~ kiddie pool/kiddie pools ~ wading pool/wading pools | Planschbecken/Planschbecken:n | pataugeoire/pataugeoires:f | piscina per bambini/piscine per bambini:f ~ piscinetta/piscinette:f
hot tub/hot tubs | Outdoor-Whirlpool/Outdoor-Whirlpools:m | spa/spas:m ~ spa gonflable/spas gonflables:m | vasca idromassaggio/vasche idromassaggio:f ~ idromassaggio/idromassaggi:m
sauna/saunas | Sauna/Saunen:f | sauna/saunas:m | sauna/saune:f
garden shower/garden showers ~ outdoor shower/outdoor showers ~ solar shower/solar showers | Gartendusche/Gartenduschen:f ~ Solardusche/Solarduschen:f | douche de jardin/douches de jardin:f ~ douche solaire/douches solaires:f ~ douche extérieure/douches extérieures:f | doccia da giardino/docce da giardino:f ~ doccia da esterno/docce da esterno:f ~ doccia solare/docce solari:f
pool cover/pool covers | Poolabdeckung/Poolabdeckungen:f ~ Poolplane/Poolplanen:f ~ Pool-Abdeckplane/Pool-Abdeckplanen:f | bâche de piscine/bâches de piscine:f ~ couverture de piscine/couvertures de piscine:f | copertura per piscina/coperture per piscina:f ~ telo copripiscina/teli copripiscina:m
pool pump/pool pumps ~ filter pump/filter pumps | Poolpumpe/Poolpumpen:f ~ Filterpumpe/Filterpumpen:f | pompe de piscine/pompes de piscine:f ~ pompe de filtration/pompes de filtration:f | pompa per piscina/pompe per piscina:f ~ pompa filtro/pompe filtro:f
pool filter/pool filters ~ sand filter system/sand filter systems | Poolfilter/Poolfilter:m ~ Sandfilteranlage/Sandfilteranlagen:f | filtre de piscine/filtres de piscine:m ~ filtre à sable/filtres à sable:m | filtro per piscina/filtri per piscina:m ~ filtro a sabbia/filtri a sabbia:m
pool ladder/pool ladders | Poolleiter/Poolleitern:f | échelle de piscine/échelles de piscine:f | scaletta per piscina/scalette per piscina:f ~ scala per piscina/scale per piscina:f
pool robot/pool robots ~ robotic pool cleaner/robotic pool cleaners ~ pool cleaner/pool cleaners | Poolroboter/Poolroboter:m | robot de piscine/robots de piscine:m ~ robot piscine/robots piscine:m | robot per piscina/robot per piscina:m ~ robot pulitore per piscina/robot pulitori per piscina:m
pool heater/pool heaters | Poolheizung/Poolheizungen:f | chauffage de piscine/chauffages de piscine:m ~ réchauffeur de piscine/réchauffeurs de piscine:m | riscaldatore per piscina/riscaldatori per piscina:m
trampoline/trampolines | Trampolin/Trampoline:n | trampoline/trampolines:m | trampolino elastico/trampolini elastici:m ~ tappeto elastico/tappeti elastici:m
sandpit/sandpits ~ sandbox/sandboxes | Sandkasten/Sandkästen:m ~ Sandkiste/Sandkisten:f | bac à sable/bacs à sable:m | sabbiera/sabbiere:f
`;
