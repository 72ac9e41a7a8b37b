/**
 * Office and school supplies, paper, books and media, packaging, industry, musical instruments. One thing a line,
 * en | de | fr | it: singular/plural, `:` and the gender (`p` where only the plural exists); what follows `~` is
 * another word for the same thing, read but never written.
 */
export const officeNouns = `
pen/pens | Stift/Stifte:m | stylo/stylos:m | penna/penne:f
ballpoint pen/ballpoint pens ~ biro/biros | Kugelschreiber/Kugelschreiber:m | stylo à bille/stylos à bille:m ~ stylo bille/stylos bille:m | penna a sfera/penne a sfera:f
fountain pen/fountain pens | Füllfederhalter/Füllfederhalter:m ~ Füller/Füller:m | stylo plume/stylos plume:m | penna stilografica/penne stilografiche:f ~ stilografica/stilografiche:f
rollerball pen/rollerball pens | Tintenroller/Tintenroller:m | stylo roller/stylos roller:m | penna roller/penne roller:f
gel pen/gel pens | Gelstift/Gelstifte:m ~ Gelschreiber/Gelschreiber:m | stylo gel/stylos gel:m ~ stylo à encre gel/stylos à encre gel:m | penna gel/penne gel:f
felt-tip pen/felt-tip pens ~ felt tip/felt tips ~ felt pen/felt pens | Filzstift/Filzstifte:m ~ Fasermaler/Fasermaler:m | stylo feutre/stylos feutres:m ~ feutre de coloriage/feutres de coloriage:m ~ crayon feutre/crayons feutres:m ~ feutre/feutres:m | pennarello/pennarelli:m
fineliner/fineliners | Fineliner/Fineliner:m | feutre fin/feutres fins:m ~ fineliner/fineliners:m | fineliner/fineliner:m ~ penna a punta fine/penne a punta fine:f
marker pen/marker pens ~ marker/markers | Marker/Marker:m | marqueur/marqueurs:m | marcatore/marcatori:m
permanent marker/permanent markers | Permanentmarker/Permanentmarker:m | marqueur permanent/marqueurs permanents:m ~ marqueur indélébile/marqueurs indélébiles:m | marcatore permanente/marcatori permanenti:m ~ pennarello indelebile/pennarelli indelebili:m
whiteboard marker/whiteboard markers | Whiteboardmarker/Whiteboardmarker:m ~ Boardmarker/Boardmarker:m | marqueur effaçable/marqueurs effaçables:m ~ marqueur pour tableau blanc/marqueurs pour tableau blanc:m | pennarello per lavagna/pennarelli per lavagna:m ~ marcatore per lavagna/marcatori per lavagna:m
highlighter pen/highlighter pens ~ text highlighter/text highlighters | Textmarker/Textmarker:m | surligneur/surligneurs:m | evidenziatore/evidenziatori:m
pencil/pencils | Bleistift/Bleistifte:m | crayon à papier/crayons à papier:m ~ crayon/crayons:m ~ crayon graphite/crayons graphite:m | matita/matite:f ~ lapis/lapis:m
mechanical pencil/mechanical pencils ~ propelling pencil/propelling pencils | Druckbleistift/Druckbleistifte:m | porte-mine/porte-mines:m ~ portemine/portemines:m | portamine/portamine:m ~ matita meccanica/matite meccaniche:f
pencil lead/pencil leads | Bleistiftmine/Bleistiftminen:f ~ Feinmine/Feinminen:f | mine de crayon/mines de crayon:f | mina per matita/mine per matita:f ~ micromina/micromine:f
coloured pencil/coloured pencils ~ colored pencil/colored pencils ~ colouring pencil/colouring pencils | Buntstift/Buntstifte:m ~ Farbstift/Farbstifte:m | crayon de couleur/crayons de couleur:m | matita colorata/matite colorate:f ~ pastello colorato/pastelli colorati:m ~ pastello/pastelli:m
wax crayon/wax crayons ~ crayon/crayons | Wachsmalstift/Wachsmalstifte:m ~ Wachsmaler/Wachsmaler:m ~ Wachsmalkreide/Wachsmalkreiden:f | crayon de cire/crayons de cire:m ~ crayon gras/crayons gras:m ~ crayon à la cire/crayons à la cire:m | pastello a cera/pastelli a cera:m
chalk/chalks | Kreide/Kreiden:f | craie/craies:f | gessetto/gessetti:m
watercolour paint/watercolour paints ~ watercolor paint/watercolor paints ~ watercolour/watercolours | Aquarellfarbe/Aquarellfarben:f ~ Wasserfarbe/Wasserfarben:f | peinture aquarelle/peintures aquarelle:f ~ aquarelle/aquarelles:f | colore ad acquerello/colori ad acquerello:m ~ acquerello/acquerelli:m
ink refill/ink refills ~ pen refill/pen refills | Kugelschreibermine/Kugelschreiberminen:f | recharge de stylo/recharges de stylo:f ~ recharge pour stylo/recharges pour stylo:f | refill per penna/refill per penna:m ~ ricarica per penna/ricariche per penna:f
pencil case/pencil cases | Federmäppchen/Federmäppchen:n ~ Federmappe/Federmappen:f ~ Schlamperetui/Schlamperetuis:n ~ Stiftemäppchen/Stiftemäppchen:n | trousse d'écolier/trousses d'écolier:f ~ trousse scolaire/trousses scolaires:f ~ plumier/plumiers:m | astuccio/astucci:m ~ portapenne scuola/portapenne scuola:m
pen holder/pen holders ~ pen pot/pen pots ~ pencil holder/pencil holders | Stiftehalter/Stiftehalter:m ~ Stifteköcher/Stifteköcher:m | pot à crayons/pots à crayons:m ~ porte-stylos/porte-stylos:m | portapenne/portapenne:m
eraser/erasers | Radiergummi/Radiergummis:m | gomme/gommes:f ~ gomme à effacer/gommes à effacer:f | gomma da cancellare/gomme da cancellare:f ~ gomma per cancellare/gomme per cancellare:f
pencil sharpener/pencil sharpeners | Anspitzer/Anspitzer:m ~ Bleistiftspitzer/Bleistiftspitzer:m | taille-crayon/taille-crayons:m | temperamatite/temperamatite:m ~ temperino/temperini:m
ruler/rulers | Lineal/Lineale:n | règle/règles:f | righello/righelli:m ~ riga da disegno/righe da disegno:f
set square/set squares | Geodreieck/Geodreiecke:n ~ Zeichendreieck/Zeichendreiecke:n | équerre de géométrie/équerres de géométrie:f | squadra da disegno/squadre da disegno:f
drawing compass/drawing compasses | Zirkel/Zirkel:m | compas/compas:m | compasso/compassi:m
scissors/scissors:p | Schere/Scheren:f | ciseaux/ciseaux:mp ~ paire de ciseaux/paires de ciseaux:f | forbici/forbici:fp ~ forbice/forbici:f
cutting mat/cutting mats | Schneidematte/Schneidematten:f ~ Schneideunterlage/Schneideunterlagen:f | tapis de découpe/tapis de découpe:m | tappetino da taglio/tappetini da taglio:m
glue stick/glue sticks | Klebestift/Klebestifte:m | bâton de colle/bâtons de colle:m ~ colle en bâton/colles en bâton:f | colla stick/colle stick:f
adhesive tape/adhesive tapes ~ sticky tape/sticky tapes | Klebeband/Klebebänder:n | ruban adhésif/rubans adhésifs:m | nastro adesivo/nastri adesivi:m
tape dispenser/tape dispensers | Klebebandabroller/Klebebandabroller:m ~ Tischabroller/Tischabroller:m | dévidoir de ruban adhésif/dévidoirs de ruban adhésif:m ~ dévidoir/dévidoirs:m | dispenser per nastro adesivo/dispenser per nastro adesivo:m ~ tendinastro/tendinastro:m
correction tape/correction tapes | Korrekturroller/Korrekturroller:m | ruban correcteur/rubans correcteurs:m ~ roller correcteur/rollers correcteurs:m | correttore a nastro/correttori a nastro:m
correction fluid/correction fluids | Korrekturflüssigkeit/Korrekturflüssigkeiten:f | correcteur liquide/correcteurs liquides:m ~ blanc correcteur/blancs correcteurs:m | bianchetto/bianchetti:m ~ correttore liquido/correttori liquidi:m
stapler/staplers | Heftgerät/Heftgeräte:n ~ Bürohefter/Bürohefter:m | agrafeuse/agrafeuses:f | cucitrice/cucitrici:f ~ spillatrice/spillatrici:f ~ pinzatrice/pinzatrici:f
staple/staples | Heftklammer/Heftklammern:f | agrafe/agrafes:f | punto metallico/punti metallici:m
hole punch/hole punches | Locher/Locher:m | perforatrice/perforatrices:f ~ perforateur de bureau/perforateurs de bureau:m | perforatore/perforatori:m
paper clip/paper clips ~ paperclip/paperclips | Büroklammer/Büroklammern:f | trombone/trombones:m | graffetta/graffette:f ~ fermaglio per carta/fermagli per carta:m
binder clip/binder clips ~ foldback clip/foldback clips | Foldback-Klammer/Foldback-Klammern:f ~ Foldbackklammer/Foldbackklammern:f | pince double clip/pinces double clip:f ~ pince à dessin/pinces à dessin:f | molla fermacarte/molle fermacarte:f ~ clip fermacarte/clip fermacarte:f
drawing pin/drawing pins ~ thumbtack/thumbtacks | Reißzwecke/Reißzwecken:f ~ Reißnagel/Reißnägel:m | punaise/punaises:f | puntina da disegno/puntine da disegno:f
push pin/push pins | Pinnnadel/Pinnnadeln:f ~ Pinnwandnadel/Pinnwandnadeln:f | épingle à tête/épingles à tête:f ~ punaise tête haute/punaises tête haute:f | spillo da bacheca/spilli da bacheca:m
rubber band/rubber bands ~ elastic band/elastic bands | Gummiband/Gummibänder:n ~ Haushaltsgummi/Haushaltsgummis:m | bracelet élastique/bracelets élastiques:m ~ élastique de bureau/élastiques de bureau:m | elastico/elastici:m
paper/papers | Papier/Papiere:n | papier/papiers:m | carta/carte:f
copy paper/copy papers ~ printer paper/printer papers ~ copier paper/copier papers | Kopierpapier/Kopierpapiere:n ~ Druckerpapier/Druckerpapiere:n | papier d'impression/papiers d'impression:m ~ papier photocopieur/papiers photocopieur:m ~ papier pour imprimante/papiers pour imprimante:m | carta per fotocopie/carte per fotocopie:f ~ carta per stampante/carte per stampante:f
drawing paper/drawing papers | Zeichenpapier/Zeichenpapiere:n | papier à dessin/papiers à dessin:m ~ papier dessin/papiers dessin:m | carta da disegno/carte da disegno:f
tissue paper/tissue papers | Seidenpapier/Seidenpapiere:n | papier de soie/papiers de soie:m | carta velina/carte veline:f
kraft paper/kraft papers | Kraftpapier/Kraftpapiere:n | papier kraft/papiers kraft:m | carta kraft/carte kraft:f
cardboard/cardboards | Pappe/Pappen:f | carton/cartons:m | cartone/cartoni:m
craft card/craft cards ~ cardstock/cardstocks | Tonkarton/Tonkartons:m ~ Bastelkarton/Bastelkartons:m | papier cartonné/papiers cartonnés:m | cartoncino/cartoncini:m
paper roll/paper rolls | Papierrolle/Papierrollen:f | rouleau de papier/rouleaux de papier:m | rotolo di carta/rotoli di carta:m
till roll/till rolls ~ thermal paper roll/thermal paper rolls | Thermorolle/Thermorollen:f ~ Kassenrolle/Kassenrollen:f ~ Bonrolle/Bonrollen:f | rouleau thermique/rouleaux thermiques:m ~ bobine thermique/bobines thermiques:f | rotolo termico/rotoli termici:m
writing notebook/writing notebooks ~ paper notebook/paper notebooks | Notizbuch/Notizbücher:n | carnet de notes/carnets de notes:m ~ carnet/carnets:m | taccuino/taccuini:m
exercise book/exercise books | Schulheft/Schulhefte:n | cahier/cahiers:m | quaderno/quaderni:m
spiral notebook/spiral notebooks | Spiralblock/Spiralblöcke:m ~ Collegeblock/Collegeblöcke:m | cahier à spirale/cahiers à spirale:m | quaderno a spirale/quaderni a spirale:m
notepad/notepads ~ writing pad/writing pads | Notizblock/Notizblöcke:m | bloc-notes/blocs-notes:m | blocco note/blocchi note:m ~ bloc-notes/bloc-notes:m ~ blocco per appunti/blocchi per appunti:m
sketchbook/sketchbooks ~ sketch pad/sketch pads ~ sketchpad/sketchpads | Skizzenbuch/Skizzenbücher:n ~ Skizzenblock/Skizzenblöcke:m | carnet de croquis/carnets de croquis:m ~ carnet à dessin/carnets à dessin:m | album da disegno/album da disegno:m ~ taccuino per schizzi/taccuini per schizzi:m
diary/diaries | Tagebuch/Tagebücher:n | journal intime/journaux intimes:m | diario/diari:m
planner/planners ~ appointment book/appointment books | Terminplaner/Terminplaner:m ~ Terminkalender/Terminkalender:m ~ Agenda/Agenden:f | agenda/agendas:m | agenda/agende:f
sticky note/sticky notes | Haftnotiz/Haftnotizen:f | note adhésive/notes adhésives:f ~ note repositionnable/notes repositionnables:f | foglietto adesivo/foglietti adesivi:m ~ nota adesiva/note adesive:f
calendar/calendars | Kalender/Kalender:m | calendrier/calendriers:m | calendario/calendari:m
wall calendar/wall calendars | Wandkalender/Wandkalender:m | calendrier mural/calendriers muraux:m | calendario da parete/calendari da parete:m ~ calendario da muro/calendari da muro:m
desk calendar/desk calendars | Tischkalender/Tischkalender:m | calendrier de bureau/calendriers de bureau:m | calendario da tavolo/calendari da tavolo:m ~ calendario da scrivania/calendari da scrivania:m
envelope/envelopes | Briefumschlag/Briefumschläge:m ~ Umschlag/Umschläge:m ~ Couvert/Couverts:n ~ Kuvert/Kuverts:n | enveloppe/enveloppes:f | busta/buste:f ~ busta da lettera/buste da lettera:f
padded envelope/padded envelopes ~ bubble mailer/bubble mailers | Luftpolstertasche/Luftpolstertaschen:f ~ Luftpolsterumschlag/Luftpolsterumschläge:m | enveloppe à bulles/enveloppes à bulles:f | busta imbottita/buste imbottite:f
postcard/postcards | Postkarte/Postkarten:f ~ Ansichtskarte/Ansichtskarten:f | carte postale/cartes postales:f | cartolina/cartoline:f
greeting card/greeting cards ~ greetings card/greetings cards | Grußkarte/Grußkarten:f ~ Glückwunschkarte/Glückwunschkarten:f | carte de vœux/cartes de vœux:f | biglietto d'auguri/biglietti d'auguri:m ~ biglietto di auguri/biglietti di auguri:m
birthday card/birthday cards | Geburtstagskarte/Geburtstagskarten:f | carte d'anniversaire/cartes d'anniversaire:f | biglietto di compleanno/biglietti di compleanno:m
invitation card/invitation cards ~ invitation/invitations | Einladungskarte/Einladungskarten:f ~ Einladung/Einladungen:f | carte d'invitation/cartes d'invitation:f ~ invitation/invitations:f ~ faire-part/faire-part:m | invito/inviti:m ~ biglietto d'invito/biglietti d'invito:m
business card/business cards | Visitenkarte/Visitenkarten:f | carte de visite/cartes de visite:f | biglietto da visita/biglietti da visita:m
gift card/gift cards | Geschenkkarte/Geschenkkarten:f | carte cadeau/cartes cadeaux:f | carta regalo/carte regalo:f
wrapping paper/wrapping papers ~ gift wrap/gift wraps | Geschenkpapier/Geschenkpapiere:n | papier cadeau/papiers cadeaux:m | carta da regalo/carte da regalo:f ~ carta regalo da imballo/carte regalo da imballo:f
gift box/gift boxes | Geschenkbox/Geschenkboxen:f ~ Geschenkschachtel/Geschenkschachteln:f | boîte cadeau/boîtes cadeaux:f | scatola regalo/scatole regalo:f
gift bag/gift bags | Geschenktüte/Geschenktüten:f ~ Geschenktasche/Geschenktaschen:f | sac cadeau/sacs cadeaux:m ~ pochette cadeau/pochettes cadeaux:f | sacchetto regalo/sacchetti regalo:m ~ busta regalo/buste regalo:f
gift set/gift sets | Geschenkset/Geschenksets:n ~ Geschenk-Set/Geschenk-Sets:n | coffret cadeau/coffrets cadeaux:m | set regalo/set regalo:m ~ cofanetto regalo/cofanetti regalo:m ~ confezione regalo/confezioni regalo:f
label/labels | Etikett/Etiketten:n ~ Etikette/Etiketten:f | étiquette/étiquettes:f | etichetta/etichette:f
shipping label/shipping labels ~ address label/address labels | Versandetikett/Versandetiketten:n ~ Adressetikett/Adressetiketten:n | étiquette d'expédition/étiquettes d'expédition:f ~ étiquette d'adresse/étiquettes d'adresse:f | etichetta di spedizione/etichette di spedizione:f ~ etichetta per indirizzi/etichette per indirizzi:f
price tag/price tags | Preisschild/Preisschilder:n ~ Preisetikett/Preisetiketten:n | étiquette de prix/étiquettes de prix:f | cartellino prezzo/cartellini prezzo:m ~ etichetta prezzo/etichette prezzo:f
sticker/stickers ~ decal/decals | Aufkleber/Aufkleber:m ~ Sticker/Sticker:m | autocollant/autocollants:m ~ sticker/stickers:m | adesivo/adesivi:m ~ sticker/sticker:m
label tape/label tapes ~ labelling tape/labelling tapes | Schriftband/Schriftbänder:n ~ Beschriftungsband/Beschriftungsbänder:n | ruban d'étiquettes/rubans d'étiquettes:m ~ ruban pour étiqueteuse/rubans pour étiqueteuse:m | nastro per etichettatrice/nastri per etichettatrice:m
lever arch file/lever arch files | Ordner/Ordner:m ~ Aktenordner/Aktenordner:m ~ Bundesordner/Bundesordner:m | classeur à levier/classeurs à levier:m | registratore a leva/registratori a leva:m ~ raccoglitore a leva/raccoglitori a leva:m
ring binder/ring binders | Ringbuch/Ringbücher:n ~ Ringordner/Ringordner:m ~ Ringmappe/Ringmappen:f | classeur à anneaux/classeurs à anneaux:m ~ classeur/classeurs:m | raccoglitore ad anelli/raccoglitori ad anelli:m ~ raccoglitore/raccoglitori:m
folder/folders ~ document folder/document folders | Mappe/Mappen:f ~ Dokumentenmappe/Dokumentenmappen:f | chemise à rabats/chemises à rabats:f ~ porte-documents/porte-documents:m | cartellina/cartelline:f ~ portadocumenti/portadocumenti:m
suspension file/suspension files ~ hanging file/hanging files | Hängemappe/Hängemappen:f ~ Hängeregister/Hängeregister:n | dossier suspendu/dossiers suspendus:m | cartella sospesa/cartelle sospese:f
sheet protector/sheet protectors ~ punched pocket/punched pockets ~ plastic wallet/plastic wallets | Klarsichthülle/Klarsichthüllen:f ~ Prospekthülle/Prospekthüllen:f ~ Sichtmäppchen/Sichtmäppchen:n | pochette perforée/pochettes perforées:f ~ pochette transparente/pochettes transparentes:f | busta trasparente/buste trasparenti:f ~ busta forata/buste forate:f
file divider/file dividers ~ index divider/index dividers | Trennblatt/Trennblätter:n ~ Ordnerregister/Ordnerregister:n | intercalaire/intercalaires:m | divisorio per raccoglitori/divisori per raccoglitori:m ~ separatore per raccoglitori/separatori per raccoglitori:m
clipboard/clipboards | Klemmbrett/Klemmbretter:n | porte-bloc/porte-blocs:m | portablocco/portablocchi:m ~ cartellina con clip/cartelline con clip:f
letter tray/letter trays | Briefablage/Briefablagen:f ~ Ablagekorb/Ablagekörbe:m ~ Ablagefach/Ablagefächer:n | bac à courrier/bacs à courrier:m ~ corbeille à courrier/corbeilles à courrier:f | vaschetta portacorrispondenza/vaschette portacorrispondenza:f
magazine file/magazine files | Stehsammler/Stehsammler:m | range-revues/range-revues:m | portariviste da scrivania/portariviste da scrivania:m
archive box/archive boxes | Archivbox/Archivboxen:f ~ Archivschachtel/Archivschachteln:f | boîte d'archives/boîtes d'archives:f ~ boîte à archives/boîtes à archives:f | scatola archivio/scatole archivio:f
desk organiser/desk organisers ~ desk organizer/desk organizers | Schreibtisch-Organizer/Schreibtisch-Organizer:m ~ Schreibtischorganizer/Schreibtischorganizer:m | organiseur de bureau/organiseurs de bureau:m | organizer da scrivania/organizer da scrivania:m
desk pad/desk pads ~ desk mat/desk mats | Schreibtischunterlage/Schreibtischunterlagen:f ~ Schreibunterlage/Schreibunterlagen:f | sous-main/sous-mains:m | sottomano/sottomani:m
paper shredder/paper shredders ~ document shredder/document shredders ~ shredder/shredders | Aktenvernichter/Aktenvernichter:m | destructeur de documents/destructeurs de documents:m ~ broyeur de documents/broyeurs de documents:m | distruggidocumenti/distruggidocumenti:m
laminator/laminators | Laminiergerät/Laminiergeräte:n ~ Laminator/Laminatoren:m | plastifieuse/plastifieuses:f | plastificatrice/plastificatrici:f
laminating pouch/laminating pouches | Laminierfolie/Laminierfolien:f ~ Laminiertasche/Laminiertaschen:f | pochette de plastification/pochettes de plastification:f ~ pochette à plastifier/pochettes à plastifier:f | busta per plastificatrice/buste per plastificatrice:f ~ busta per plastificare/buste per plastificare:f ~ pouch per plastificatrice/pouches per plastificatrice:f
binding machine/binding machines | Bindegerät/Bindegeräte:n | relieuse/relieuses:f ~ perforelieuse/perforelieuses:f | rilegatrice/rilegatrici:f
paper trimmer/paper trimmers ~ paper cutter/paper cutters | Papierschneider/Papierschneider:m ~ Papierschneidemaschine/Papierschneidemaschinen:f | massicot/massicots:m ~ rogneuse/rogneuses:f | taglierina per carta/taglierine per carta:f
whiteboard/whiteboards | Whiteboard/Whiteboards:n | tableau blanc/tableaux blancs:m | lavagna bianca/lavagne bianche:f
flip chart/flip charts ~ flipchart/flipcharts | Flipchart/Flipcharts:n | chevalet de conférence/chevalets de conférence:m ~ paperboard/paperboards:m | lavagna a fogli mobili/lavagne a fogli mobili:f
pinboard/pinboards ~ notice board/notice boards ~ bulletin board/bulletin boards | Pinnwand/Pinnwände:f | tableau d'affichage/tableaux d'affichage:m | bacheca/bacheche:f
blackboard/blackboards ~ chalkboard/chalkboards | Kreidetafel/Kreidetafeln:f ~ Wandtafel/Wandtafeln:f ~ Schultafel/Schultafeln:f | tableau noir/tableaux noirs:m ~ ardoise murale/ardoises murales:f | lavagna nera/lavagne nere:f ~ lavagna di ardesia/lavagne di ardesia:f
magnetic board/magnetic boards | Magnettafel/Magnettafeln:f ~ Magnetwand/Magnetwände:f | tableau magnétique/tableaux magnétiques:m | lavagna magnetica/lavagne magnetiche:f
magnet/magnets | Magnet/Magnete:m | aimant/aimants:m | magnete/magneti:m ~ calamita/calamite:f
rubber stamp/rubber stamps ~ self-inking stamp/self-inking stamps | Stempel/Stempel:m | tampon encreur/tampons encreurs:m ~ tampon en caoutchouc/tampons en caoutchouc:m | timbro/timbri:m
ink pad/ink pads ~ stamp pad/stamp pads | Stempelkissen/Stempelkissen:n | coussin encreur/coussins encreurs:m | tampone per timbri/tamponi per timbri:m ~ cuscinetto per timbri/cuscinetti per timbri:m
postage stamp/postage stamps | Briefmarke/Briefmarken:f | timbre-poste/timbres-poste:m | francobollo/francobolli:m
name badge/name badges ~ name tag/name tags | Namensschild/Namensschilder:n | badge nominatif/badges nominatifs:m ~ porte-badge/porte-badges:m | cartellino portanome/cartellini portanome:m ~ portabadge/portabadge:m ~ targhetta portanome/targhette portanome:f
lanyard/lanyards | Schlüsselband/Schlüsselbänder:n ~ Umhängeband/Umhängebänder:n | cordon tour de cou/cordons tour de cou:m ~ tour de cou porte-badge/tours de cou porte-badge:m | laccetto da collo/laccetti da collo:m ~ cordino portabadge/cordini portabadge:m
cash box/cash boxes | Geldkassette/Geldkassetten:f | caisse à monnaie/caisses à monnaie:f ~ coffret à monnaie/coffrets à monnaie:m | cassetta portavalori/cassette portavalori:f ~ portavalori/portavalori:m
school cone/school cones | Schultüte/Schultüten:f ~ Zuckertüte/Zuckertüten:f | cornet de rentrée/cornets de rentrée:m | cono scolastico/coni scolastici:m
globe/globes | Globus/Globen:m | globe terrestre/globes terrestres:m | mappamondo/mappamondi:m ~ globo terrestre/globi terrestri:m
map/maps | Landkarte/Landkarten:f | carte géographique/cartes géographiques:f | carta geografica/carte geografiche:f ~ cartina geografica/cartine geografiche:f
world map/world maps | Weltkarte/Weltkarten:f | carte du monde/cartes du monde:f ~ mappemonde/mappemondes:f | mappa del mondo/mappe del mondo:f ~ planisfero/planisferi:m
book/books | Buch/Bücher:n | livre/livres:m | libro/libri:m
children's book/children's books | Kinderbuch/Kinderbücher:n | livre pour enfants/livres pour enfants:m ~ livre jeunesse/livres jeunesse:m | libro per bambini/libri per bambini:m
picture book/picture books | Bilderbuch/Bilderbücher:n | livre d'images/livres d'images:m ~ album illustré/albums illustrés:m | libro illustrato/libri illustrati:m
colouring book/colouring books ~ coloring book/coloring books | Malbuch/Malbücher:n ~ Ausmalbuch/Ausmalbücher:n | livre de coloriage/livres de coloriage:m ~ cahier de coloriage/cahiers de coloriage:m | libro da colorare/libri da colorare:m ~ album da colorare/album da colorare:m
cookbook/cookbooks ~ cookery book/cookery books | Kochbuch/Kochbücher:n | livre de cuisine/livres de cuisine:m | libro di cucina/libri di cucina:m ~ libro di ricette/libri di ricette:m
textbook/textbooks ~ schoolbook/schoolbooks | Schulbuch/Schulbücher:n ~ Lehrbuch/Lehrbücher:n | manuel scolaire/manuels scolaires:m | libro di testo/libri di testo:m ~ libro scolastico/libri scolastici:m
workbook/workbooks | Arbeitsheft/Arbeitshefte:n ~ Arbeitsbuch/Arbeitsbücher:n | cahier d'exercices/cahiers d'exercices:m | libro di esercizi/libri di esercizi:m ~ eserciziario/eserciziari:m
novel/novels | Roman/Romane:m | roman/romans:m | romanzo/romanzi:m
crime novel/crime novels | Kriminalroman/Kriminalromane:m ~ Krimi/Krimis:m | roman policier/romans policiers:m | romanzo giallo/romanzi gialli:m
paperback/paperbacks | Taschenbuch/Taschenbücher:n | livre de poche/livres de poche:m | libro tascabile/libri tascabili:m ~ tascabile/tascabili:m
dictionary/dictionaries | Wörterbuch/Wörterbücher:n | dictionnaire/dictionnaires:m | dizionario/dizionari:m ~ vocabolario/vocabolari:m
travel guide/travel guides ~ guidebook/guidebooks | Reiseführer/Reiseführer:m | guide de voyage/guides de voyage:m ~ guide touristique/guides touristiques:m | guida turistica/guide turistiche:f ~ guida di viaggio/guide di viaggio:f
non-fiction book/non-fiction books | Sachbuch/Sachbücher:n | livre documentaire/livres documentaires:m | saggio/saggi:m
comic/comics ~ comic book/comic books | Comic/Comics:m ~ Comicheft/Comichefte:n | bande dessinée/bandes dessinées:f ~ BD/BD:f | fumetto/fumetti:m
manga/manga | Manga/Mangas:m | manga/mangas:m | manga/manga:m
magazine/magazines | Zeitschrift/Zeitschriften:f ~ Magazin/Magazine:n | magazine/magazines:m ~ revue/revues:f | rivista/riviste:f
newspaper/newspapers | Zeitung/Zeitungen:f | journal/journaux:m | giornale/giornali:m ~ quotidiano/quotidiani:m
e-book/e-books ~ ebook/ebooks | E-Book/E-Books:n | livre numérique/livres numériques:m ~ e-book/e-books:m ~ ebook/ebooks:m | e-book/e-book:m ~ ebook/ebook:m ~ libro elettronico/libri elettronici:m
audiobook/audiobooks ~ audio book/audio books | Hörbuch/Hörbücher:n | livre audio/livres audio:m | audiolibro/audiolibri:m
bookmark/bookmarks | Lesezeichen/Lesezeichen:n ~ Buchzeichen/Buchzeichen:n | marque-page/marque-pages:m | segnalibro/segnalibri:m
bookend/bookends | Buchstütze/Buchstützen:f | serre-livres/serre-livres:m | reggilibri/reggilibri:m ~ fermalibri/fermalibri:m
poster/posters | Poster/Poster:n ~ Plakat/Plakate:n | affiche/affiches:f ~ poster/posters:m | poster/poster:m ~ manifesto/manifesti:m
CD/CDs | CD/CDs:f | CD/CD:m | CD/CD:m
DVD/DVDs | DVD/DVDs:f | DVD/DVD:m | DVD/DVD:m
Blu-ray disc/Blu-ray discs ~ Blu-ray/Blu-rays | Blu-ray/Blu-rays:f ~ Blu-ray-Disc/Blu-ray-Discs:f | Blu-ray/Blu-ray:m ~ disque Blu-ray/disques Blu-ray:m | Blu-ray/Blu-ray:m ~ disco Blu-ray/dischi Blu-ray:m
vinyl record/vinyl records ~ LP/LPs ~ vinyl LP/vinyl LPs | Schallplatte/Schallplatten:f ~ Vinylplatte/Vinylplatten:f ~ LP/LPs:f | disque vinyle/disques vinyle:m ~ vinyle/vinyles:m | disco in vinile/dischi in vinile:m ~ vinile/vinili:m ~ LP/LP:m
sheet music/sheet music | Notenheft/Notenhefte:n | partition/partitions:f | spartito/spartiti:m
cardboard box/cardboard boxes ~ shipping box/shipping boxes ~ carton/cartons | Karton/Kartons:m ~ Versandkarton/Versandkartons:m ~ Faltkarton/Faltkartons:m | boîte en carton/boîtes en carton:f ~ carton d'expédition/cartons d'expédition:m | scatola di cartone/scatole di cartone:f ~ scatolone/scatoloni:m
moving box/moving boxes ~ removal box/removal boxes | Umzugskarton/Umzugskartons:m | carton de déménagement/cartons de déménagement:m | scatola per trasloco/scatole per trasloco:f ~ scatolone da trasloco/scatoloni da trasloco:m
packaging/packaging | Verpackung/Verpackungen:f | emballage/emballages:m | imballaggio/imballaggi:m
packing tape/packing tapes ~ parcel tape/parcel tapes | Packband/Packbänder:n ~ Paketband/Paketbänder:n ~ Paketklebeband/Paketklebebänder:n | ruban d'emballage/rubans d'emballage:m ~ ruban adhésif d'emballage/rubans adhésifs d'emballage:m | nastro da imballaggio/nastri da imballaggio:m ~ nastro adesivo da imballaggio/nastri adesivi da imballaggio:m
bubble wrap/bubble wraps | Luftpolsterfolie/Luftpolsterfolien:f ~ Noppenfolie/Noppenfolien:f | film à bulles/films à bulles:m ~ papier bulle/papiers bulle:m | pluriball/pluriball:m ~ film a bolle d'aria/film a bolle d'aria:m
stretch film/stretch films ~ stretch wrap/stretch wraps ~ pallet wrap/pallet wraps | Stretchfolie/Stretchfolien:f | film étirable/films étirables:m | film estensibile/film estensibili:m ~ pellicola estensibile/pellicole estensibili:f
shrink film/shrink films ~ shrink wrap/shrink wraps | Schrumpffolie/Schrumpffolien:f | film rétractable/films rétractables:m | film termoretraibile/film termoretraibili:m ~ pellicola termoretraibile/pellicole termoretraibili:f
shipping bag/shipping bags ~ mailing bag/mailing bags ~ poly mailer/poly mailers | Versandtasche/Versandtaschen:f ~ Versandbeutel/Versandbeutel:m | pochette d'expédition/pochettes d'expédition:f ~ enveloppe d'expédition/enveloppes d'expédition:f | busta per spedizioni/buste per spedizioni:f ~ busta da spedizione/buste da spedizione:f
paper bag/paper bags | Papiertüte/Papiertüten:f ~ Papiertasche/Papiertaschen:f ~ Papiertragetasche/Papiertragetaschen:f ~ Papiersack/Papiersäcke:m | sac en papier/sacs en papier:m | sacchetto di carta/sacchetti di carta:m ~ busta di carta/buste di carta:f
plastic bag/plastic bags | Plastiktüte/Plastiktüten:f ~ Plastikbeutel/Plastikbeutel:m | sac en plastique/sacs en plastique:m ~ sac plastique/sacs plastique:m | sacchetto di plastica/sacchetti di plastica:m ~ busta di plastica/buste di plastica:f
zip bag/zip bags ~ zip lock bag/zip lock bags ~ grip seal bag/grip seal bags | Druckverschlussbeutel/Druckverschlussbeutel:m | sachet zip/sachets zip:m ~ sachet à fermeture zip/sachets à fermeture zip:m | bustina con chiusura a zip/bustine con chiusura a zip:f ~ sacchetto con zip/sacchetti con zip:m
pallet/pallets | Palette/Paletten:f | palette de manutention/palettes de manutention:f | pallet/pallet:m ~ bancale/bancali:m
storage crate/storage crates ~ stacking crate/stacking crates | Stapelbox/Stapelboxen:f ~ Stapelkiste/Stapelkisten:f ~ Eurobox/Euroboxen:f | bac gerbable/bacs gerbables:m | cassa impilabile/casse impilabili:f
pallet truck/pallet trucks | Hubwagen/Hubwagen:m ~ Gabelhubwagen/Gabelhubwagen:m | transpalette/transpalettes:m | transpallet/transpallet:m
platform trolley/platform trolleys ~ platform truck/platform trucks | Plattformwagen/Plattformwagen:m ~ Transportwagen/Transportwagen:m | chariot à plateforme/chariots à plateforme:m ~ chariot plateforme/chariots plateforme:m | carrello a pianale/carrelli a pianale:m
parcel scale/parcel scales ~ postal scale/postal scales | Paketwaage/Paketwaagen:f ~ Briefwaage/Briefwaagen:f | pèse-colis/pèse-colis:m ~ pèse-lettre/pèse-lettres:m | bilancia pesapacchi/bilance pesapacchi:f ~ bilancia pesalettere/bilance pesalettere:f
electric hoist/electric hoists | Elektroseilzug/Elektroseilzüge:m ~ elektrischer Seilzug/elektrische Seilzüge:m | palan électrique/palans électriques:m | paranco elettrico/paranchi elettrici:m
safety sign/safety signs | Sicherheitsschild/Sicherheitsschilder:n ~ Sicherheitszeichen/Sicherheitszeichen:n | panneau de sécurité/panneaux de sécurité:m | cartello di sicurezza/cartelli di sicurezza:m ~ segnale di sicurezza/segnali di sicurezza:m
barrier tape/barrier tapes ~ warning tape/warning tapes | Absperrband/Absperrbänder:n ~ Warnband/Warnbänder:n | ruban de signalisation/rubans de signalisation:m ~ rubalise/rubalises:f | nastro segnaletico/nastri segnaletici:m
musical instrument/musical instruments | Musikinstrument/Musikinstrumente:n | instrument de musique/instruments de musique:m | strumento musicale/strumenti musicali:m
guitar/guitars | Gitarre/Gitarren:f | guitare/guitares:f | chitarra/chitarre:f
acoustic guitar/acoustic guitars | akustische Gitarre/akustische Gitarren:f ~ Akustikgitarre/Akustikgitarren:f ~ Westerngitarre/Westerngitarren:f | guitare acoustique/guitares acoustiques:f ~ guitare folk/guitares folk:f | chitarra acustica/chitarre acustiche:f
electric guitar/electric guitars | E-Gitarre/E-Gitarren:f ~ Elektrogitarre/Elektrogitarren:f | guitare électrique/guitares électriques:f | chitarra elettrica/chitarre elettriche:f
classical guitar/classical guitars | Konzertgitarre/Konzertgitarren:f ~ klassische Gitarre/klassische Gitarren:f | guitare classique/guitares classiques:f | chitarra classica/chitarre classiche:f
bass guitar/bass guitars ~ electric bass/electric basses | E-Bass/E-Bässe:m ~ Bassgitarre/Bassgitarren:f | guitare basse/guitares basses:f ~ basse électrique/basses électriques:f | basso elettrico/bassi elettrici:m
ukulele/ukuleles | Ukulele/Ukulelen:f | ukulélé/ukulélés:m | ukulele/ukulele:m
guitar string/guitar strings | Gitarrensaite/Gitarrensaiten:f | corde de guitare/cordes de guitare:f ~ corde pour guitare/cordes pour guitare:f | corda per chitarra/corde per chitarra:f
guitar strap/guitar straps | Gitarrengurt/Gitarrengurte:m | sangle de guitare/sangles de guitare:f ~ courroie de guitare/courroies de guitare:f | tracolla per chitarra/tracolle per chitarra:f
guitar stand/guitar stands | Gitarrenständer/Gitarrenständer:m | support de guitare/supports de guitare:m ~ stand guitare/stands guitare:m | supporto per chitarra/supporti per chitarra:m
guitar case/guitar cases | Gitarrenkoffer/Gitarrenkoffer:m | étui de guitare/étuis de guitare:m ~ étui pour guitare/étuis pour guitare:m | custodia per chitarra/custodie per chitarra:f
guitar amplifier/guitar amplifiers | Gitarrenverstärker/Gitarrenverstärker:m | amplificateur de guitare/amplificateurs de guitare:m ~ ampli guitare/amplis guitare:m | amplificatore per chitarra/amplificatori per chitarra:m
effects pedal/effects pedals ~ guitar pedal/guitar pedals | Effektpedal/Effektpedale:n ~ Effektgerät/Effektgeräte:n | pédale d'effet/pédales d'effet:f | pedale per effetti/pedali per effetti:m
guitar pick/guitar picks ~ plectrum/plectrums | Plektrum/Plektren:n | médiator/médiators:m ~ plectre/plectres:m | plettro/plettri:m
piano/pianos | Klavier/Klaviere:n | piano/pianos:m | pianoforte/pianoforti:m
digital piano/digital pianos ~ electric piano/electric pianos | Digitalpiano/Digitalpianos:n ~ E-Piano/E-Pianos:n | piano numérique/pianos numériques:m | pianoforte digitale/pianoforti digitali:m ~ piano digitale/piano digitali:m
synthesizer/synthesizers ~ synthesiser/synthesisers | Synthesizer/Synthesizer:m | synthétiseur/synthétiseurs:m | sintetizzatore/sintetizzatori:m
MIDI keyboard/MIDI keyboards | MIDI-Keyboard/MIDI-Keyboards:n | clavier MIDI/claviers MIDI:m ~ clavier maître/claviers maîtres:m | tastiera MIDI/tastiere MIDI:f
accordion/accordions | Akkordeon/Akkordeons:n | accordéon/accordéons:m | fisarmonica/fisarmoniche:f
harmonica/harmonicas ~ mouth organ/mouth organs | Mundharmonika/Mundharmonikas:f | harmonica/harmonicas:m | armonica a bocca/armoniche a bocca:f ~ armonica/armoniche:f
violin/violins | Violine/Violinen:f ~ Geige/Geigen:f | violon/violons:m | violino/violini:m
violin bow/violin bows | Geigenbogen/Geigenbögen:m ~ Violinbogen/Violinbögen:m | archet de violon/archets de violon:m | archetto per violino/archetti per violino:m
cello/cellos | Cello/Celli:n ~ Violoncello/Violoncelli:n | violoncelle/violoncelles:m | violoncello/violoncelli:m
concert flute/concert flutes ~ transverse flute/transverse flutes | Querflöte/Querflöten:f | flûte traversière/flûtes traversières:f | flauto traverso/flauti traversi:m
recorder flute/recorder flutes | Blockflöte/Blockflöten:f | flûte à bec/flûtes à bec:f | flauto dolce/flauti dolci:m
clarinet/clarinets | Klarinette/Klarinetten:f | clarinette/clarinettes:f | clarinetto/clarinetti:m
saxophone/saxophones | Saxophon/Saxophone:n ~ Saxofon/Saxofone:n | saxophone/saxophones:m | sassofono/sassofoni:m
trumpet/trumpets | Trompete/Trompeten:f | trompette/trompettes:f | tromba/trombe:f
drum/drums | Trommel/Trommeln:f | tambour/tambours:m | tamburo/tamburi:m
drum kit/drum kits ~ drum set/drum sets | Schlagzeug/Schlagzeuge:n | batterie acoustique/batteries acoustiques:f | batteria acustica/batterie acustiche:f
electronic drum kit/electronic drum kits | E-Drum-Set/E-Drum-Sets:n ~ elektronisches Schlagzeug/elektronische Schlagzeuge:n | batterie électronique/batteries électroniques:f | batteria elettronica/batterie elettroniche:f
drumstick/drumsticks | Trommelstock/Trommelstöcke:m ~ Drumstick/Drumsticks:m | baguette de batterie/baguettes de batterie:f | bacchetta per batteria/bacchette per batteria:f
cymbal/cymbals | Schlagzeugbecken/Schlagzeugbecken:n | cymbale/cymbales:f | piatto per batteria/piatti per batteria:m
cajon/cajons | Cajon/Cajons:n | cajon/cajons:m | cajón/cajón:m
music stand/music stands | Notenständer/Notenständer:m ~ Notenpult/Notenpulte:n | pupitre à partitions/pupitres à partitions:m ~ pupitre/pupitres:m ~ pupitre à musique/pupitres à musique:m | leggio/leggii:m
metronome/metronomes | Metronom/Metronome:n | métronome/métronomes:m | metronomo/metronomi:m
tuner/tuners | Stimmgerät/Stimmgeräte:n | accordeur/accordeurs:m | accordatore/accordatori:m
`;

/** Cars, motorcycles and bicycles: parts, accessories, tyres and care; written like the nouns above. */
export const vehicleNouns = `
car/cars | Auto/Autos:n | voiture/voitures:f | auto/auto:f ~ automobile/automobili:f
motorcycle/motorcycles ~ motorbike/motorbikes | Motorrad/Motorräder:n | moto/motos:f | moto/moto:f ~ motocicletta/motociclette:f
motor scooter/motor scooters | Motorroller/Motorroller:m | scooter/scooters:m | scooter/scooter:m
electric scooter/electric scooters ~ e-scooter/e-scooters | E-Scooter/E-Scooter:m ~ Elektroroller/Elektroroller:m | trottinette électrique/trottinettes électriques:f | monopattino elettrico/monopattini elettrici:m
kick scooter/kick scooters | Tretroller/Tretroller:m ~ Trottinett/Trottinetts:n ~ Kickroller/Kickroller:m | trottinette/trottinettes:f ~ patinette/patinettes:f | monopattino/monopattini:m
bicycle/bicycles ~ bike/bikes | Fahrrad/Fahrräder:n ~ Velo/Velos:n | vélo/vélos:m ~ bicyclette/bicyclettes:f | bicicletta/biciclette:f ~ bici/bici:f
electric bike/electric bikes ~ e-bike/e-bikes ~ ebike/ebikes ~ electric bicycle/electric bicycles | E-Bike/E-Bikes:n ~ Elektrofahrrad/Elektrofahrräder:n ~ Pedelec/Pedelecs:n | vélo électrique/vélos électriques:m | bicicletta elettrica/biciclette elettriche:f ~ e-bike/e-bike:f ~ bici elettrica/bici elettriche:f
mountain bike/mountain bikes | Mountainbike/Mountainbikes:n | VTT/VTT:m ~ vélo tout-terrain/vélos tout-terrain:m | mountain bike/mountain bike:f
road bike/road bikes ~ racing bike/racing bikes | Rennrad/Rennräder:n ~ Rennvelo/Rennvelos:n | vélo de route/vélos de route:m ~ vélo de course/vélos de course:m | bici da corsa/bici da corsa:f ~ bicicletta da corsa/biciclette da corsa:f
city bike/city bikes | Citybike/Citybikes:n ~ City-Bike/City-Bikes:n ~ Stadtfahrrad/Stadtfahrräder:n | vélo de ville/vélos de ville:m | bicicletta da città/biciclette da città:f ~ city bike/city bike:f ~ bici da città/bici da città:f
folding bike/folding bikes | Klapprad/Klappräder:n ~ Faltrad/Falträder:n | vélo pliant/vélos pliants:m | bici pieghevole/bici pieghevoli:f ~ bicicletta pieghevole/biciclette pieghevoli:f
children's bike/children's bikes ~ kids' bike/kids' bikes | Kinderfahrrad/Kinderfahrräder:n ~ Kindervelo/Kindervelos:n | vélo enfant/vélos enfant:m ~ vélo pour enfant/vélos pour enfant:m | bicicletta per bambini/biciclette per bambini:f ~ bici per bambini/bici per bambini:f ~ bici da bambino/bici da bambino:f
balance bike/balance bikes | Laufrad/Laufräder:n ~ Kinderlaufrad/Kinderlaufräder:n | draisienne/draisiennes:f | bicicletta senza pedali/biciclette senza pedali:f ~ bici senza pedali/bici senza pedali:f
tyre/tyres ~ tire/tires | Reifen/Reifen:m ~ Pneu/Pneus:m | pneu/pneus:m ~ pneumatique/pneumatiques:m | pneumatico/pneumatici:m
summer tyre/summer tyres ~ summer tire/summer tires | Sommerreifen/Sommerreifen:m ~ Sommerpneu/Sommerpneus:m | pneu été/pneus été:m ~ pneu d'été/pneus d'été:m | pneumatico estivo/pneumatici estivi:m ~ gomma estiva/gomme estive:f
winter tyre/winter tyres ~ winter tire/winter tires | Winterreifen/Winterreifen:m ~ Winterpneu/Winterpneus:m | pneu hiver/pneus hiver:m ~ pneu d'hiver/pneus d'hiver:m | pneumatico invernale/pneumatici invernali:m ~ gomma invernale/gomme invernali:f
all-season tyre/all-season tyres ~ all-season tire/all-season tires | Ganzjahresreifen/Ganzjahresreifen:m ~ Allwetterreifen/Allwetterreifen:m | pneu toutes saisons/pneus toutes saisons:m ~ pneu quatre saisons/pneus quatre saisons:m | pneumatico quattro stagioni/pneumatici quattro stagioni:m ~ gomma quattro stagioni/gomme quattro stagioni:f
car tyre/car tyres ~ car tire/car tires | Autoreifen/Autoreifen:m ~ Pkw-Reifen/Pkw-Reifen:m | pneu de voiture/pneus de voiture:m ~ pneu auto/pneus auto:m | pneumatico auto/pneumatici auto:m ~ pneumatico per auto/pneumatici per auto:m
motorcycle tyre/motorcycle tyres ~ motorcycle tire/motorcycle tires | Motorradreifen/Motorradreifen:m | pneu moto/pneus moto:m ~ pneu de moto/pneus de moto:m | pneumatico moto/pneumatici moto:m ~ pneumatico per moto/pneumatici per moto:m
bicycle tyre/bicycle tyres ~ bike tyre/bike tyres ~ bike tire/bike tires ~ bicycle tire/bicycle tires | Fahrradreifen/Fahrradreifen:m ~ Velopneu/Velopneus:m | pneu de vélo/pneus de vélo:m ~ pneu vélo/pneus vélo:m | copertone per bicicletta/copertoni per bicicletta:m ~ copertone bici/copertoni bici:m ~ pneumatico per bici/pneumatici per bici:m ~ copertone per bici/copertoni per bici:m
rim/rims ~ wheel rim/wheel rims | Felge/Felgen:f | jante/jantes:f | cerchione/cerchioni:m
alloy wheel/alloy wheels ~ alloy rim/alloy rims | Alufelge/Alufelgen:f ~ Aluminiumfelge/Aluminiumfelgen:f ~ Leichtmetallfelge/Leichtmetallfelgen:f | jante alu/jantes alu:f ~ jante en aluminium/jantes en aluminium:f ~ jante aluminium/jantes aluminium:f | cerchio in lega/cerchi in lega:m ~ cerchione in lega/cerchioni in lega:m
wheel trim/wheel trims ~ hubcap/hubcaps ~ wheel cover/wheel covers | Radkappe/Radkappen:f ~ Radzierblende/Radzierblenden:f | enjoliveur/enjoliveurs:m | copricerchio/copricerchi:m ~ copriruota/copriruota:m
wheel bolt/wheel bolts | Radschraube/Radschrauben:f ~ Radbolzen/Radbolzen:m | vis de roue/vis de roue:f ~ boulon de roue/boulons de roue:m | bullone ruota/bulloni ruota:m
wheel bearing/wheel bearings | Radlager/Radlager:n | roulement de roue/roulements de roue:m | cuscinetto ruota/cuscinetti ruota:m
wheel hub/wheel hubs | Radnabe/Radnaben:f | moyeu de roue/moyeux de roue:m | mozzo ruota/mozzi ruota:m
snow chain/snow chains | Schneekette/Schneeketten:f | chaîne à neige/chaînes à neige:f ~ chaîne neige/chaînes neige:f | catena da neve/catene da neve:f
brake pad/brake pads | Bremsbelag/Bremsbeläge:m ~ Bremsklotz/Bremsklötze:m | plaquette de frein/plaquettes de frein:f | pastiglia freno/pastiglie freno:f ~ pastiglia dei freni/pastiglie dei freni:f
brake disc/brake discs ~ brake rotor/brake rotors ~ brake disk/brake disks | Bremsscheibe/Bremsscheiben:f | disque de frein/disques de frein:m | disco freno/dischi freno:m ~ disco del freno/dischi del freno:m
brake caliper/brake calipers ~ brake calliper/brake callipers | Bremssattel/Bremssättel:m | étrier de frein/étriers de frein:m | pinza freno/pinze freno:f
brake shoe/brake shoes | Bremsbacke/Bremsbacken:f | mâchoire de frein/mâchoires de frein:f | ganascia freno/ganasce freno:f
brake fluid/brake fluids | Bremsflüssigkeit/Bremsflüssigkeiten:f | liquide de frein/liquides de frein:m | liquido freni/liquidi freni:m ~ olio freni/oli freni:m
brake hose/brake hoses | Bremsschlauch/Bremsschläuche:m | flexible de frein/flexibles de frein:m | tubo flessibile freno/tubi flessibili freno:m ~ tubo freno/tubi freno:m
brake lever/brake levers | Bremshebel/Bremshebel:m | levier de frein/leviers de frein:m | leva freno/leve freno:f ~ leva del freno/leve del freno:f
shock absorber/shock absorbers | Stoßdämpfer/Stoßdämpfer:m | amortisseur/amortisseurs:m | ammortizzatore/ammortizzatori:m
coil spring/coil springs ~ suspension spring/suspension springs | Fahrwerksfeder/Fahrwerksfedern:f | ressort de suspension/ressorts de suspension:m | molla sospensione/molle sospensione:f
control arm/control arms ~ suspension arm/suspension arms | Querlenker/Querlenker:m | bras de suspension/bras de suspension:m | braccio oscillante/bracci oscillanti:m
stabiliser link/stabiliser links ~ stabilizer link/stabilizer links ~ drop link/drop links | Koppelstange/Koppelstangen:f | biellette de barre stabilisatrice/biellettes de barre stabilisatrice:f ~ biellette stabilisatrice/biellettes stabilisatrices:f | biella barra stabilizzatrice/bielle barra stabilizzatrice:f ~ bielletta barra stabilizzatrice/biellette barra stabilizzatrice:f
tie rod end/tie rod ends ~ track rod end/track rod ends | Spurstangenkopf/Spurstangenköpfe:m | rotule de direction/rotules de direction:f | testina sterzo/testine sterzo:f ~ testa tirante sterzo/teste tirante sterzo:f
clutch kit/clutch kits | Kupplungssatz/Kupplungssätze:m | kit d'embrayage/kits d'embrayage:m | kit frizione/kit frizione:m
clutch lever/clutch levers | Kupplungshebel/Kupplungshebel:m | levier d'embrayage/leviers d'embrayage:m | leva frizione/leve frizione:f
timing belt/timing belts ~ cambelt/cambelts | Zahnriemen/Zahnriemen:m | courroie de distribution/courroies de distribution:f | cinghia di distribuzione/cinghie di distribuzione:f
V-ribbed belt/V-ribbed belts ~ serpentine belt/serpentine belts | Keilrippenriemen/Keilrippenriemen:m | courroie d'accessoire/courroies d'accessoire:f | cinghia poly-V/cinghie poly-V:f
fuel pump/fuel pumps | Kraftstoffpumpe/Kraftstoffpumpen:f ~ Benzinpumpe/Benzinpumpen:f | pompe à carburant/pompes à carburant:f ~ pompe à essence/pompes à essence:f | pompa del carburante/pompe del carburante:f ~ pompa carburante/pompe carburante:f
oil filter/oil filters | Ölfilter/Ölfilter:m | filtre à huile/filtres à huile:m | filtro dell'olio/filtri dell'olio:m ~ filtro olio/filtri olio:m
fuel filter/fuel filters | Kraftstofffilter/Kraftstofffilter:m | filtre à carburant/filtres à carburant:m | filtro del carburante/filtri del carburante:m ~ filtro carburante/filtri carburante:m
cabin filter/cabin filters ~ pollen filter/pollen filters | Innenraumfilter/Innenraumfilter:m ~ Pollenfilter/Pollenfilter:m | filtre d'habitacle/filtres d'habitacle:m ~ filtre à pollen/filtres à pollen:m | filtro abitacolo/filtri abitacolo:m ~ filtro antipolline/filtri antipolline:m
spark plug/spark plugs | Zündkerze/Zündkerzen:f | bougie d'allumage/bougies d'allumage:f | candela di accensione/candele di accensione:f ~ candela d'accensione/candele d'accensione:f
glow plug/glow plugs | Glühkerze/Glühkerzen:f | bougie de préchauffage/bougies de préchauffage:f | candeletta/candelette:f ~ candela a incandescenza/candele a incandescenza:f
ignition coil/ignition coils | Zündspule/Zündspulen:f | bobine d'allumage/bobines d'allumage:f | bobina di accensione/bobine di accensione:f ~ bobina d'accensione/bobine d'accensione:f
alternator/alternators | Lichtmaschine/Lichtmaschinen:f | alternateur/alternateurs:m | alternatore/alternatori:m
starter motor/starter motors | Anlasser/Anlasser:m | démarreur/démarreurs:m | motorino di avviamento/motorini di avviamento:m
carburettor/carburettors ~ carburetor/carburetors | Vergaser/Vergaser:m | carburateur/carburateurs:m | carburatore/carburatori:m
turbocharger/turbochargers | Turbolader/Turbolader:m | turbocompresseur/turbocompresseurs:m ~ turbo/turbos:m | turbocompressore/turbocompressori:m
injector/injectors ~ injection nozzle/injection nozzles | Einspritzdüse/Einspritzdüsen:f | injecteur/injecteurs:m | iniettore/iniettori:m
cylinder head gasket/cylinder head gaskets ~ head gasket/head gaskets | Zylinderkopfdichtung/Zylinderkopfdichtungen:f | joint de culasse/joints de culasse:m | guarnizione testata/guarnizioni testata:f ~ guarnizione della testata/guarnizioni della testata:f
exhaust silencer/exhaust silencers ~ muffler/mufflers | Schalldämpfer/Schalldämpfer:m ~ Endschalldämpfer/Endschalldämpfer:m | silencieux d'échappement/silencieux d'échappement:m | silenziatore di scarico/silenziatori di scarico:m ~ marmitta/marmitte:f
exhaust system/exhaust systems | Auspuffanlage/Auspuffanlagen:f ~ Abgasanlage/Abgasanlagen:f | système d'échappement/systèmes d'échappement:m ~ ligne d'échappement/lignes d'échappement:f | impianto di scarico/impianti di scarico:m
catalytic converter/catalytic converters | Katalysator/Katalysatoren:m | catalyseur/catalyseurs:m ~ pot catalytique/pots catalytiques:m | catalizzatore/catalizzatori:m
lambda sensor/lambda sensors ~ oxygen sensor/oxygen sensors | Lambdasonde/Lambdasonden:f | sonde lambda/sondes lambda:f | sonda lambda/sonde lambda:f
car radiator/car radiators | Autokühler/Autokühler:m ~ Wasserkühler/Wasserkühler:m | radiateur de voiture/radiateurs de voiture:m ~ radiateur moteur/radiateurs moteur:m | radiatore auto/radiatori auto:m ~ radiatore motore/radiatori motore:m
headlight/headlights | Scheinwerfer/Scheinwerfer:m | phare/phares:m | faro/fari:m
fog light/fog lights ~ fog lamp/fog lamps | Nebelscheinwerfer/Nebelscheinwerfer:m | phare antibrouillard/phares antibrouillard:m ~ feu antibrouillard/feux antibrouillard:m | fendinebbia/fendinebbia:m ~ faro fendinebbia/fari fendinebbia:m
tail light/tail lights ~ rear light/rear lights ~ taillight/taillights | Rückleuchte/Rückleuchten:f ~ Rücklicht/Rücklichter:n ~ Heckleuchte/Heckleuchten:f | feu arrière/feux arrière:m | fanale posteriore/fanali posteriori:m ~ luce posteriore/luci posteriori:f
turn signal/turn signals ~ indicator light/indicator lights | Blinker/Blinker:m ~ Blinkleuchte/Blinkleuchten:f | clignotant/clignotants:m | indicatore di direzione/indicatori di direzione:m
daytime running light/daytime running lights | Tagfahrlicht/Tagfahrlichter:n | feu de jour/feux de jour:m ~ feu diurne/feux diurnes:m | luce diurna/luci diurne:f
car bulb/car bulbs | Autolampe/Autolampen:f ~ Kfz-Lampe/Kfz-Lampen:f | ampoule de voiture/ampoules de voiture:f ~ ampoule auto/ampoules auto:f | lampadina auto/lampadine auto:f ~ lampadina per auto/lampadine per auto:f
wing mirror/wing mirrors ~ side mirror/side mirrors ~ door mirror/door mirrors | Außenspiegel/Außenspiegel:m | rétroviseur extérieur/rétroviseurs extérieurs:m | specchietto retrovisore esterno/specchietti retrovisori esterni:m ~ specchietto laterale/specchietti laterali:m
rear-view mirror/rear-view mirrors ~ rearview mirror/rearview mirrors | Rückspiegel/Rückspiegel:m ~ Innenspiegel/Innenspiegel:m | rétroviseur/rétroviseurs:m | specchietto retrovisore/specchietti retrovisori:m ~ retrovisore/retrovisori:m
windscreen/windscreens ~ windshield/windshields | Windschutzscheibe/Windschutzscheiben:f ~ Frontscheibe/Frontscheiben:f | pare-brise/pare-brise:m | parabrezza/parabrezza:m
wiper blade/wiper blades ~ windscreen wiper/windscreen wipers ~ windshield wiper/windshield wipers | Scheibenwischer/Scheibenwischer:m ~ Wischerblatt/Wischerblätter:n | balai d'essuie-glace/balais d'essuie-glace:m ~ essuie-glace/essuie-glaces:m | spazzola tergicristallo/spazzole tergicristallo:f ~ tergicristallo/tergicristalli:m
bumper/bumpers | Stoßstange/Stoßstangen:f ~ Stoßfänger/Stoßfänger:m | pare-chocs/pare-chocs:m | paraurti/paraurti:m
car bonnet/car bonnets ~ engine hood/engine hoods | Motorhaube/Motorhauben:f | capot moteur/capots moteur:m ~ capot de voiture/capots de voiture:m | cofano motore/cofani motore:m
mudguard/mudguards | Schutzblech/Schutzbleche:n | garde-boue/garde-boue:m | parafango/parafanghi:m
mud flap/mud flaps | Schmutzfänger/Schmutzfänger:m | bavette garde-boue/bavettes garde-boue:f ~ bavette anti-boue/bavettes anti-boue:f | paraspruzzi/paraspruzzi:m
number plate holder/number plate holders ~ licence plate holder/licence plate holders ~ license plate frame/license plate frames | Kennzeichenhalter/Kennzeichenhalter:m | support de plaque d'immatriculation/supports de plaque d'immatriculation:m ~ porte-plaque/porte-plaques:m | portatarga/portatarga:m
steering wheel/steering wheels | Lenkrad/Lenkräder:n | volant de direction/volants de direction:m | volante/volanti:m
steering wheel cover/steering wheel covers | Lenkradbezug/Lenkradbezüge:m ~ Lenkradhülle/Lenkradhüllen:f | couvre-volant/couvre-volants:m | coprivolante/coprivolanti:m
gear knob/gear knobs ~ gear shift knob/gear shift knobs ~ shift knob/shift knobs | Schaltknauf/Schaltknäufe:m | pommeau de levier de vitesse/pommeaux de levier de vitesse:m ~ pommeau de vitesse/pommeaux de vitesse:m | pomello del cambio/pomelli del cambio:m ~ pomello cambio/pomelli cambio:m
car seat cover/car seat covers | Autositzbezug/Autositzbezüge:m | housse de siège auto/housses de siège auto:f ~ housse de siège voiture/housses de siège voiture:f | coprisedile auto/coprisedili auto:m ~ coprisedile/coprisedili:m
car mat/car mats ~ car floor mat/car floor mats | Autofußmatte/Autofußmatten:f ~ Auto-Fußmatte/Auto-Fußmatten:f ~ Automatte/Automatten:f | tapis de voiture/tapis de voiture:m ~ tapis de sol auto/tapis de sol auto:m ~ tapis auto/tapis auto:m | tappetino auto/tappetini auto:m ~ tappetino per auto/tappetini per auto:m
boot liner/boot liners ~ boot mat/boot mats ~ trunk liner/trunk liners ~ cargo liner/cargo liners | Kofferraumwanne/Kofferraumwannen:f ~ Kofferraummatte/Kofferraummatten:f | bac de coffre/bacs de coffre:m ~ tapis de coffre/tapis de coffre:m | vasca baule/vasche baule:f ~ vasca bagagliaio/vasche bagagliaio:f ~ tappeto baule/tappeti baule:m
boot organiser/boot organisers ~ trunk organizer/trunk organizers ~ boot organizer/boot organizers | Kofferraum-Organizer/Kofferraum-Organizer:m ~ Kofferraumtasche/Kofferraumtaschen:f | organiseur de coffre/organiseurs de coffre:m ~ sac de coffre/sacs de coffre:m | organizer da bagagliaio/organizer da bagagliaio:m ~ organizer bagagliaio/organizer bagagliaio:m
car cover/car covers | Autoabdeckung/Autoabdeckungen:f ~ Autogarage/Autogaragen:f ~ Autoplane/Autoplanen:f | housse de voiture/housses de voiture:f ~ bâche de voiture/bâches de voiture:f | telo copriauto/teli copriauto:m ~ copriauto/copriauto:m
motorcycle cover/motorcycle covers ~ motorbike cover/motorbike covers | Motorradabdeckung/Motorradabdeckungen:f ~ Motorradplane/Motorradplanen:f | housse de moto/housses de moto:f ~ housse moto/housses moto:f | telo coprimoto/teli coprimoto:m ~ coprimoto/coprimoto:m
car sunshade/car sunshades ~ windscreen sunshade/windscreen sunshades ~ car sun shade/car sun shades | Auto-Sonnenschutz/Auto-Sonnenschutz:m ~ Autosonnenblende/Autosonnenblenden:f | pare-soleil voiture/pare-soleil voiture:m ~ pare-soleil auto/pare-soleil auto:m | parasole auto/parasole auto:m ~ tendina parasole auto/tendine parasole auto:f
child car seat/child car seats ~ car seat/car seats | Autokindersitz/Autokindersitze:m ~ Kindersitz/Kindersitze:m ~ Autositz/Autositze:m ~ Kinderautositz/Kinderautositze:m | siège auto/sièges auto:m | seggiolino auto/seggiolini auto:m
booster seat/booster seats | Sitzerhöhung/Sitzerhöhungen:f | rehausseur/rehausseurs:m | rialzo auto/rialzi auto:m ~ alzatina auto/alzatine auto:f
roof bar/roof bars | Dachträger/Dachträger:m | barre de toit/barres de toit:f | barra portatutto/barre portatutto:f ~ barra da tetto/barre da tetto:f
roof box/roof boxes | Dachbox/Dachboxen:f | coffre de toit/coffres de toit:m | box da tetto/box da tetto:m ~ box portatutto/box portatutto:m ~ box tetto/box tetto:m
bike rack/bike racks ~ bike carrier/bike carriers ~ bicycle carrier/bicycle carriers | Fahrradträger/Fahrradträger:m ~ Veloträger/Veloträger:m | porte-vélos/porte-vélos:m ~ porte-vélo/porte-vélos:m | portabiciclette/portabiciclette:m ~ portabici/portabici:m
car trailer/car trailers ~ trailer/trailers | Autoanhänger/Autoanhänger:m ~ Pkw-Anhänger/Pkw-Anhänger:m | remorque/remorques:f | rimorchio/rimorchi:m
tow bar/tow bars ~ towbar/towbars ~ trailer hitch/trailer hitches | Anhängerkupplung/Anhängerkupplungen:f | attelage de remorque/attelages de remorque:m ~ attelage/attelages:m ~ crochet d'attelage/crochets d'attelage:m | gancio di traino/ganci di traino:m ~ gancio traino/ganci traino:m
tow rope/tow ropes | Abschleppseil/Abschleppseile:n | corde de remorquage/cordes de remorquage:f ~ câble de remorquage/câbles de remorquage:m | cavo da traino/cavi da traino:m ~ fune da traino/funi da traino:f
car jack/car jacks ~ trolley jack/trolley jacks | Wagenheber/Wagenheber:m | cric/crics:m | cric/cric:m ~ martinetto/martinetti:m
car battery/car batteries | Autobatterie/Autobatterien:f ~ Starterbatterie/Starterbatterien:f | batterie de voiture/batteries de voiture:f ~ batterie auto/batteries auto:f | batteria auto/batterie auto:f ~ batteria per auto/batterie per auto:f
motorcycle battery/motorcycle batteries ~ motorbike battery/motorbike batteries | Motorradbatterie/Motorradbatterien:f | batterie moto/batteries moto:f ~ batterie de moto/batteries de moto:f | batteria moto/batterie moto:f ~ batteria per moto/batterie per moto:f
car battery charger/car battery chargers | Autobatterie-Ladegerät/Autobatterie-Ladegeräte:n | chargeur de batterie auto/chargeurs de batterie auto:m ~ chargeur de batterie voiture/chargeurs de batterie voiture:m | caricabatterie per batteria auto/caricabatterie per batteria auto:m
jump leads/jump leads:p ~ jumper cables/jumper cables:p ~ booster cables/booster cables:p | Starthilfekabel/Starthilfekabel:n ~ Überbrückungskabel/Überbrückungskabel:n | câble de démarrage/câbles de démarrage:m | cavi di avviamento/cavi di avviamento:mp ~ cavi per batteria/cavi per batteria:mp
jump starter/jump starters | Starthilfegerät/Starthilfegeräte:n ~ Jumpstarter/Jumpstarter:m | booster de démarrage/boosters de démarrage:m ~ booster de batterie/boosters de batterie:m | avviatore di emergenza/avviatori di emergenza:m ~ avviatore d'emergenza/avviatori d'emergenza:m
warning triangle/warning triangles | Warndreieck/Warndreiecke:n | triangle de signalisation/triangles de signalisation:m | triangolo di emergenza/triangoli di emergenza:m ~ triangolo di segnalazione/triangoli di segnalazione:m
car first aid kit/car first aid kits | Kfz-Verbandkasten/Kfz-Verbandkästen:m ~ Autoverbandkasten/Autoverbandkästen:m ~ Kfz-Verbandtasche/Kfz-Verbandtaschen:f | trousse de secours auto/trousses de secours auto:f ~ trousse de secours voiture/trousses de secours voiture:f | kit di pronto soccorso auto/kit di pronto soccorso auto:m
ice scraper/ice scrapers | Eiskratzer/Eiskratzer:m ~ Eisschaber/Eisschaber:m | grattoir à glace/grattoirs à glace:m ~ gratte-givre/gratte-givre:m | raschiaghiaccio/raschiaghiaccio:m
engine oil/engine oils ~ motor oil/motor oils | Motoröl/Motoröle:n | huile moteur/huiles moteur:f | olio motore/oli motore:m
gear oil/gear oils ~ transmission oil/transmission oils | Getriebeöl/Getriebeöle:n | huile de boîte de vitesses/huiles de boîte de vitesses:f ~ huile de transmission/huiles de transmission:f | olio cambio/oli cambio:m ~ olio per cambio/oli per cambio:m
antifreeze/antifreezes | Frostschutzmittel/Frostschutzmittel:n ~ Kühlerfrostschutz/Kühlerfrostschutz:m | antigel/antigels:m | antigelo/antigelo:m
coolant/coolants | Kühlflüssigkeit/Kühlflüssigkeiten:f ~ Kühlmittel/Kühlmittel:n | liquide de refroidissement/liquides de refroidissement:m | liquido di raffreddamento/liquidi di raffreddamento:m ~ liquido refrigerante/liquidi refrigeranti:m
screenwash/screenwashes ~ windscreen washer fluid/windscreen washer fluids ~ windshield washer fluid/windshield washer fluids | Scheibenreiniger/Scheibenreiniger:m ~ Scheibenfrostschutz/Scheibenfrostschutz:m | liquide lave-glace/liquides lave-glace:m ~ lave-glace/lave-glaces:m | liquido lavavetri/liquidi lavavetri:m ~ liquido tergicristallo/liquidi tergicristallo:m
car shampoo/car shampoos | Autoshampoo/Autoshampoos:n | shampoing auto/shampoings auto:m ~ shampoing voiture/shampoings voiture:m | shampoo per auto/shampoo per auto:m ~ shampoo auto/shampoo auto:m
car wax/car waxes | Autowachs/Autowachse:n | cire auto/cires auto:f ~ cire de voiture/cires de voiture:f | cera per auto/cere per auto:f ~ cera auto/cere auto:f
car polish/car polishes | Autopolitur/Autopolituren:f | polish auto/polishs auto:m ~ polish voiture/polishs voiture:m | polish per auto/polish per auto:m ~ lucidante per auto/lucidanti per auto:m
wheel cleaner/wheel cleaners ~ rim cleaner/rim cleaners | Felgenreiniger/Felgenreiniger:m | nettoyant pour jantes/nettoyants pour jantes:m ~ nettoyant jantes/nettoyants jantes:m | detergente per cerchi/detergenti per cerchi:m ~ pulitore per cerchi/pulitori per cerchi:m
car air freshener/car air fresheners | Autoduft/Autodüfte:m ~ Duftbaum/Duftbäume:m | désodorisant voiture/désodorisants voiture:m ~ désodorisant auto/désodorisants auto:m ~ parfum de voiture/parfums de voiture:m | profumatore per auto/profumatori per auto:m ~ deodorante per auto/deodoranti per auto:m
car radio/car radios ~ car stereo/car stereos | Autoradio/Autoradios:n | autoradio/autoradios:m | autoradio/autoradio:f
reversing camera/reversing cameras ~ rear view camera/rear view cameras ~ backup camera/backup cameras | Rückfahrkamera/Rückfahrkameras:f | caméra de recul/caméras de recul:f | telecamera di retromarcia/telecamere di retromarcia:f ~ retrocamera/retrocamere:f
parking sensor/parking sensors | Parksensor/Parksensoren:m ~ Einparkhilfe/Einparkhilfen:f | capteur de stationnement/capteurs de stationnement:m ~ radar de recul/radars de recul:m | sensore di parcheggio/sensori di parcheggio:m
parking disc/parking discs | Parkscheibe/Parkscheiben:f | disque de stationnement/disques de stationnement:m | disco orario/dischi orari:m
charging cable for electric cars/charging cables for electric cars ~ EV charging cable/EV charging cables | Ladekabel für Elektroautos/Ladekabel für Elektroautos:n | câble de recharge pour voiture électrique/câbles de recharge pour voiture électrique:m | cavo di ricarica per auto elettriche/cavi di ricarica per auto elettriche:m
wallbox/wallboxes ~ wall box/wall boxes | Wallbox/Wallboxen:f | borne de recharge/bornes de recharge:f ~ wallbox/wallbox:f | wallbox/wallbox:f
tyre inflator/tyre inflators ~ tire inflator/tire inflators | Reifenfüller/Reifenfüller:m | gonfleur de pneus/gonfleurs de pneus:m | gonfiatore per pneumatici/gonfiatori per pneumatici:m ~ gonfiagomme/gonfiagomme:m
motorcycle helmet/motorcycle helmets ~ motorbike helmet/motorbike helmets | Motorradhelm/Motorradhelme:m | casque moto/casques moto:m ~ casque de moto/casques de moto:m | casco da moto/caschi da moto:m ~ casco moto/caschi moto:m
full-face helmet/full-face helmets | Integralhelm/Integralhelme:m | casque intégral/casques intégraux:m | casco integrale/caschi integrali:m
open-face helmet/open-face helmets ~ jet helmet/jet helmets | Jethelm/Jethelme:m | casque jet/casques jet:m | casco jet/caschi jet:m
flip-up helmet/flip-up helmets ~ modular helmet/modular helmets | Klapphelm/Klapphelme:m | casque modulable/casques modulables:m | casco modulare/caschi modulari:m ~ casco apribile/caschi apribili:m
motorcycle trousers/motorcycle trousers:p ~ motorcycle pants/motorcycle pants:p | Motorradhose/Motorradhosen:f | pantalon moto/pantalons moto:m ~ pantalon de moto/pantalons de moto:m | pantaloni da moto/pantaloni da moto:mp ~ pantaloni moto/pantaloni moto:mp
motorcycle chain/motorcycle chains | Motorradkette/Motorradketten:f | chaîne moto/chaînes moto:f ~ chaîne de moto/chaînes de moto:f | catena moto/catene moto:f ~ catena per moto/catene per moto:f
chain kit/chain kits | Kettensatz/Kettensätze:m ~ Kettenkit/Kettenkits:n | kit chaîne/kits chaîne:m | kit catena/kit catena:m ~ kit trasmissione/kit trasmissione:m
motorcycle footpeg/motorcycle footpegs ~ footpeg/footpegs | Fußraste/Fußrasten:f | cale-pied moto/cale-pieds moto:m ~ repose-pied moto/repose-pieds moto:m | pedana poggiapiedi/pedane poggiapiedi:f ~ pedana moto/pedane moto:f
top case/top cases | Topcase/Topcases:n | top case/top cases:m | bauletto moto/bauletti moto:m ~ bauletto/bauletti:m
pannier/panniers ~ pannier bag/pannier bags | Gepäckträgertasche/Gepäckträgertaschen:f | sacoche de vélo/sacoches de vélo:f ~ sacoche vélo/sacoches vélo:f | borsa da bicicletta/borse da bicicletta:f ~ borsa bici/borse bici:f
handlebar/handlebars | Lenker/Lenker:m | guidon/guidons:m | manubrio/manubri:m ~ manubrio per bici/manubri per bici:m
handlebar grip/handlebar grips ~ bike grip/bike grips | Lenkergriff/Lenkergriffe:m | poignée de guidon/poignées de guidon:f ~ poignée de vélo/poignées de vélo:f | manopola per manubrio/manopole per manubrio:f
handlebar tape/handlebar tapes ~ bar tape/bar tapes | Lenkerband/Lenkerbänder:n | ruban de guidon/rubans de guidon:m ~ guidoline/guidolines:f | nastro manubrio/nastri manubrio:m
bicycle stem/bicycle stems ~ bike stem/bike stems | Lenkervorbau/Lenkervorbauten:m | potence/potences:f | attacco manubrio/attacchi manubrio:m
bicycle saddle/bicycle saddles ~ bike saddle/bike saddles ~ bike seat/bike seats | Fahrradsattel/Fahrradsättel:m | selle de vélo/selles de vélo:f ~ selle vélo/selles vélo:f | sella per bicicletta/selle per bicicletta:f ~ sella bici/selle bici:f
seatpost/seatposts ~ seat post/seat posts | Sattelstütze/Sattelstützen:f | tige de selle/tiges de selle:f | reggisella/reggisella:m
bicycle chain/bicycle chains ~ bike chain/bike chains | Fahrradkette/Fahrradketten:f ~ Velokette/Veloketten:f | chaîne de vélo/chaînes de vélo:f ~ chaîne vélo/chaînes vélo:f | catena per bicicletta/catene per bicicletta:f ~ catena bici/catene bici:f ~ catena per bici/catene per bici:f
crankset/cranksets | Kurbelgarnitur/Kurbelgarnituren:f ~ Kurbelsatz/Kurbelsätze:m | pédalier/pédaliers:m | guarnitura/guarniture:f
chainring/chainrings | Kettenblatt/Kettenblätter:n | plateau de pédalier/plateaux de pédalier:m | corona per bici/corone per bici:f
bicycle cassette/bicycle cassettes ~ bike cassette/bike cassettes | Fahrradkassette/Fahrradkassetten:f | cassette de vélo/cassettes de vélo:f ~ cassette vélo/cassettes vélo:f | cassetta pignoni/cassette pignoni:f
rear derailleur/rear derailleurs | Schaltwerk/Schaltwerke:n | dérailleur arrière/dérailleurs arrière:m | cambio posteriore/cambi posteriori:m ~ deragliatore posteriore/deragliatori posteriori:m
bottom bracket/bottom brackets | Innenlager/Innenlager:n ~ Tretlager/Tretlager:n | boîtier de pédalier/boîtiers de pédalier:m | movimento centrale/movimenti centrali:m
bicycle wheel/bicycle wheels ~ bike wheel/bike wheels | Fahrrad-Laufrad/Fahrrad-Laufräder:n | roue de vélo/roues de vélo:f ~ roue vélo/roues vélo:f | ruota per bicicletta/ruote per bicicletta:f ~ ruota bici/ruote bici:f
inner tube/inner tubes | Fahrradschlauch/Fahrradschläuche:m | chambre à air/chambres à air:f | camera d'aria/camere d'aria:f
bicycle pump/bicycle pumps ~ bike pump/bike pumps | Fahrradpumpe/Fahrradpumpen:f ~ Luftpumpe/Luftpumpen:f ~ Velopumpe/Velopumpen:f | pompe à vélo/pompes à vélo:f ~ pompe vélo/pompes vélo:f | pompa per bicicletta/pompe per bicicletta:f ~ pompa bici/pompe bici:f ~ pompa per bici/pompe per bici:f
puncture repair kit/puncture repair kits ~ tyre repair kit/tyre repair kits ~ tire repair kit/tire repair kits | Flickzeug/Flickzeuge:n ~ Reifenreparaturset/Reifenreparatursets:n | kit de réparation de crevaison/kits de réparation de crevaison:m ~ kit anti-crevaison/kits anti-crevaison:m | kit riparazione forature/kit riparazione forature:m
bicycle light/bicycle lights ~ bike light/bike lights | Fahrradlicht/Fahrradlichter:n ~ Fahrradlampe/Fahrradlampen:f ~ Fahrradbeleuchtung/Fahrradbeleuchtungen:f ~ Velolicht/Velolichter:n | éclairage de vélo/éclairages de vélo:m ~ éclairage vélo/éclairages vélo:m ~ lampe de vélo/lampes de vélo:f | luce per bicicletta/luci per bicicletta:f ~ luce bici/luci bici:f ~ luce per bici/luci per bici:f
bicycle bell/bicycle bells ~ bike bell/bike bells | Fahrradklingel/Fahrradklingeln:f ~ Fahrradglocke/Fahrradglocken:f ~ Veloglocke/Veloglocken:f | sonnette de vélo/sonnettes de vélo:f ~ sonnette vélo/sonnettes vélo:f | campanello per bicicletta/campanelli per bicicletta:m ~ campanello bici/campanelli bici:m ~ campanello per bici/campanelli per bici:m
bicycle lock/bicycle locks ~ bike lock/bike locks | Fahrradschloss/Fahrradschlösser:n ~ Veloschloss/Veloschlösser:n | antivol vélo/antivols vélo:m ~ antivol de vélo/antivols de vélo:m ~ cadenas de vélo/cadenas de vélo:m | lucchetto per bicicletta/lucchetti per bicicletta:m ~ lucchetto bici/lucchetti bici:m ~ antifurto bici/antifurti bici:m ~ lucchetto per bici/lucchetti per bici:m ~ antifurto per bici/antifurti per bici:m
bicycle helmet/bicycle helmets ~ bike helmet/bike helmets ~ cycling helmet/cycling helmets | Fahrradhelm/Fahrradhelme:m ~ Velohelm/Velohelme:m | casque de vélo/casques de vélo:m ~ casque vélo/casques vélo:m | casco da bicicletta/caschi da bicicletta:m ~ casco bici/caschi bici:m ~ casco da bici/caschi da bici:m
bicycle basket/bicycle baskets ~ bike basket/bike baskets | Fahrradkorb/Fahrradkörbe:m ~ Velokorb/Velokörbe:m | panier de vélo/paniers de vélo:m ~ panier vélo/paniers vélo:m | cestino per bicicletta/cestini per bicicletta:m ~ cestino bici/cestini bici:m ~ cestino per bici/cestini per bici:m
luggage rack/luggage racks ~ pannier rack/pannier racks | Gepäckträger/Gepäckträger:m | porte-bagages/porte-bagages:m | portapacchi/portapacchi:m
kickstand/kickstands ~ bike stand/bike stands | Fahrradständer/Fahrradständer:m ~ Seitenständer/Seitenständer:m | béquille de vélo/béquilles de vélo:f ~ béquille latérale/béquilles latérales:f | cavalletto per bicicletta/cavalletti per bicicletta:m ~ cavalletto bici/cavalletti bici:m ~ cavalletto laterale/cavalletti laterali:m
bicycle computer/bicycle computers ~ bike computer/bike computers ~ cycling computer/cycling computers ~ cycle computer/cycle computers | Fahrradcomputer/Fahrradcomputer:m ~ Fahrradtacho/Fahrradtachos:m ~ Velocomputer/Velocomputer:m | compteur de vélo/compteurs de vélo:m ~ compteur vélo/compteurs vélo:m | ciclocomputer/ciclocomputer:m
bicycle trailer/bicycle trailers ~ bike trailer/bike trailers | Fahrradanhänger/Fahrradanhänger:m ~ Veloanhänger/Veloanhänger:m | remorque de vélo/remorques de vélo:f ~ remorque vélo/remorques vélo:f ~ remorque à vélo/remorques à vélo:f | rimorchio per bicicletta/rimorchi per bicicletta:m ~ rimorchio bici/rimorchi bici:m ~ rimorchio per bici/rimorchi per bici:m
child bike seat/child bike seats ~ child bicycle seat/child bicycle seats ~ bicycle child seat/bicycle child seats | Fahrradkindersitz/Fahrradkindersitze:m ~ Velositz/Velositze:m | siège vélo enfant/sièges vélo enfant:m ~ siège enfant pour vélo/sièges enfant pour vélo:m | seggiolino per bicicletta/seggiolini per bicicletta:m ~ seggiolino bici/seggiolini bici:m ~ seggiolino per bici/seggiolini per bici:m
bicycle bottle holder/bicycle bottle holders ~ bottle cage/bottle cages | Flaschenhalter/Flaschenhalter:m | porte-bidon/porte-bidons:m ~ porte-bidons/porte-bidons:m | portaborraccia/portaborraccia:m
e-bike battery/e-bike batteries | E-Bike-Akku/E-Bike-Akkus:m | batterie de vélo électrique/batteries de vélo électrique:f | batteria per e-bike/batterie per e-bike:f ~ batteria per bici elettrica/batterie per bici elettrica:f
chain lubricant/chain lubricants ~ chain lube/chain lubes | Kettenspray/Kettensprays:n ~ Kettenöl/Kettenöle:n | lubrifiant pour chaîne/lubrifiants pour chaîne:m ~ graisse chaîne/graisses chaîne:f | lubrificante per catena/lubrificanti per catena:m ~ lubrificante catena/lubrificanti catena:m
caravan/caravans | Wohnwagen/Wohnwagen:m | caravane/caravanes:f | roulotte/roulotte:f ~ caravan/caravan:m
motorhome/motorhomes ~ campervan/campervans | Wohnmobil/Wohnmobile:n | camping-car/camping-cars:m | camper/camper:m
`;
