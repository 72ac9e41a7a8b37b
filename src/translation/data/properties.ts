/**
 * Properties of things in four languages, one a line: en | de | fr | it; what follows `~` is only read. Adjectives are
 * written in their base form (German without ending, French and Italian masculine singular); `inflection/` gives the
 * other forms, but for those that stand here behind a slash: German `base/stem before an ending` (dunkel/dunkl), French
 * and Italian `masculine/feminine/masculine plural/feminine plural`. Marks behind a colon: `i` has one form for all,
 * `b` stands before the noun in French and Italian, `p` is joined to a German noun (Mini-Lampe). What begins with a
 * preposition (à rayures, senza fili) stands behind the noun as it is.
 */
export const colors = `
black | schwarz | noir | nero
white | weiß ~ weiss | blanc/blanche/blancs/blanches | bianco
grey ~ gray | grau | gris | grigio
red | rot | rouge | rosso
blue | blau | bleu | blu:i
navy blue ~ navy | marineblau ~ navy ~ navyblau ~ dunkelmarine ~ marine | bleu marine:i ~ marine:i | blu navy:i ~ blu marino:i ~ blu marine:i
light blue ~ pale blue ~ baby blue | hellblau | bleu clair:i ~ bleu ciel:i | azzurro ~ celeste ~ blu chiaro:i
sky blue | himmelblau | bleu azur:i | celeste ~ azzurro cielo:i
dark blue | dunkelblau | bleu foncé:i | blu scuro:i
royal blue | königsblau ~ royalblau | bleu roi:i | blu reale:i ~ blu royal:i ~ bluette:i
petrol blue ~ petrol | petrolblau ~ petrol ~ petrolfarben | bleu pétrole:i | blu petrolio:i ~ petrolio:i
green | grün | vert | verde
dark green | dunkelgrün | vert foncé:i | verde scuro:i
light green | hellgrün | vert clair:i | verde chiaro:i
olive green ~ olive | olivgrün ~ oliv | vert olive:i ~ olive:i | verde oliva:i
mint green | mintgrün ~ mint | vert menthe:i | verde menta:i
emerald green ~ emerald | smaragdgrün | vert émeraude:i | verde smeraldo:i
khaki | khaki/khakifarben | kaki:i | kaki:i ~ cachi:i
yellow | gelb | jaune | giallo
light yellow ~ pale yellow | hellgelb | jaune clair:i ~ jaune pâle:i | giallo chiaro:i
mustard yellow ~ mustard coloured | senfgelb ~ senffarben | jaune moutarde:i ~ moutarde:i | giallo senape:i ~ senape:i
orange | orange:i ~ orangefarben | orange:i | arancione:i ~ arancio:i
pink | rosa:i ~ pink ~ pinkfarben ~ rosafarben ~ rosé | rose ~ rosé | rosa:i
light pink ~ pale pink | hellrosa:i | rose clair:i ~ rose pâle:i | rosa chiaro:i
fuchsia ~ hot pink | fuchsia/fuchsiafarben | fuchsia:i | fucsia:i
magenta | magenta/magentafarben | magenta:i | magenta:i
purple ~ violet | lila:i ~ violett ~ lilafarben | violet/violette/violets/violettes ~ pourpre | viola:i
lavender coloured | lavendelfarben | lavande:i | color lavanda:i
lilac | fliederfarben ~ flieder | lilas:i | lilla:i
brown | braun | marron:i ~ brun ~ brune | marrone
light brown | hellbraun | marron clair:i ~ brun clair:i | marrone chiaro:i
dark brown | dunkelbraun | marron foncé:i ~ brun foncé:i | marrone scuro:i
light grey ~ light gray ~ pale grey | hellgrau | gris clair:i | grigio chiaro:i
dark grey ~ dark gray | dunkelgrau | gris foncé:i | grigio scuro:i
anthracite ~ charcoal grey ~ charcoal gray | anthrazit/anthrazitfarben ~ anthrazitgrau | anthracite:i ~ gris anthracite:i | antracite:i ~ grigio antracite:i
beige | beige/beigefarben | beige | beige:i
cream coloured ~ cream ~ off white ~ ecru ~ ivory | cremefarben ~ cremeweiß ~ creme ~ ecru ~ elfenbein ~ elfenbeinfarben | écru:i ~ blanc cassé:i ~ crème:i ~ ivoire:i | color crema:i ~ avorio:i ~ ecru:i ~ panna:i
sand coloured | sandfarben ~ sandbeige | couleur sable:i ~ sable:i | color sabbia:i ~ sabbia:i
taupe | taupe/taupefarben | taupe:i | tortora:i ~ talpa:i
camel | camel/camelfarben | camel:i | cammello:i
turquoise ~ teal | türkis/türkisfarben | turquoise ~ bleu turquoise:i | turchese
burgundy ~ bordeaux ~ wine red ~ maroon | bordeauxrot ~ bordeaux ~ weinrot ~ burgunderrot | bordeaux:i ~ rouge bordeaux:i | bordeaux:i ~ bordò:i ~ rosso bordeaux:i
dark red | dunkelrot | rouge foncé:i | rosso scuro:i
coral ~ coral red | korallenrot ~ koralle ~ korallenfarben | corail:i | corallo:i
silver ~ silvery ~ silver coloured | silber/silberfarben ~ silbern ~ silbrig | argenté | argentato ~ argento
gold ~ golden ~ gold coloured | gold/goldfarben ~ golden | doré | dorato
rose gold | roségold/roségoldfarben | or rose:i ~ doré rose:i ~ rose gold:i | oro rosa:i
bronze ~ bronze coloured | bronze/bronzefarben | bronze:i | bronzo:i
copper coloured | kupferfarben | couleur cuivre:i ~ cuivré | color rame:i ~ ramato
multicoloured ~ multicolored ~ multicolour ~ multicolor ~ multi coloured ~ multi color ~ colourful ~ colorful | mehrfarbig ~ bunt ~ multicolor | multicolore | multicolore ~ multicolor ~ colorato
transparent ~ see through | transparent ~ durchsichtig | transparent | trasparente
black and white | schwarz-weiß ~ schwarzweiß ~ schwarz weiß | noir et blanc:i ~ noir blanc:i | bianco e nero/bianca e nera/bianchi e neri/bianche e nere ~ nero e bianco:i
neon yellow ~ fluorescent yellow | neongelb | jaune fluo:i | giallo fluo:i
neon green | neongrün | vert fluo:i | verde fluo:i
neon orange | neonorange:i | orange fluo:i | arancione fluo:i
mauve | mauvefarben | mauve | malva:i
`;

/**
 * Materials, as they are named in a product's name: behind "aus", "en", "in", or before the thing; behind a slash the
 * English adjective where there is one.
 */
export const materials = `
leather | Leder ~ Echtleder | cuir | pelle ~ cuoio
genuine leather ~ real leather | echtem Leder ~ Echtleder ~ echtes Leder | cuir véritable | vera pelle ~ vero cuoio
faux leather ~ artificial leather ~ pu leather ~ imitation leather ~ leatherette ~ synthetic leather | Kunstleder ~ PU-Leder | similicuir ~ simili cuir ~ simili ~ cuir synthétique ~ cuir pu | ecopelle ~ similpelle ~ finta pelle ~ pelle sintetica ~ eco pelle
suede | Wildleder ~ Veloursleder | daim ~ cuir suédé | pelle scamosciata ~ camoscio
cotton | Baumwolle | coton | cotone
organic cotton | Bio-Baumwolle ~ Biobaumwolle | coton bio ~ coton biologique | cotone biologico ~ cotone bio
wool | Wolle ~ Schurwolle | laine | lana
merino wool ~ merino | Merinowolle ~ Merino | laine mérinos ~ mérinos | lana merino ~ merino
cashmere | Kaschmir | cachemire | cashmere ~ cachemire
silk | Seide | soie | seta
satin | Satin | satin | raso ~ satin
linen | Leinen | lin | lino
denim | Denim ~ Jeansstoff | denim ~ jean | denim ~ tessuto jeans
polyester | Polyester | polyester | poliestere
nylon | Nylon | nylon | nylon
microfibre ~ microfiber | Mikrofaser | microfibre | microfibra
fleece | Fleece | polaire ~ fleece | pile
velvet | Samt | velours | velluto
corduroy | Cord | velours côtelé | velluto a coste
lace | Spitze | dentelle | pizzo
mesh | Mesh | mesh | mesh ~ rete
canvas | Canvas ~ Segeltuch | toile ~ canvas | tela ~ canvas
felt | Filz | feutrine ~ feutre | feltro
jersey | Jersey | jersey | jersey
faux fur ~ fake fur | Kunstfell ~ Webpelz | fausse fourrure | pelliccia sintetica ~ pelliccia ecologica ~ ecopelliccia
viscose ~ rayon | Viskose | viscose | viscosa
elastane ~ spandex ~ lycra | Elastan | élasthanne | elastan ~ elastane
jute | Jute | jute | iuta ~ juta
fabric | Stoff | tissu | tessuto ~ stoffa
wood/wooden | Holz | bois | legno
solid wood | Massivholz | bois massif | legno massello ~ legno massiccio
oak ~ oak wood ~ oakwood | Eichenholz ~ Eiche | chêne ~ bois de chêne | rovere ~ legno di rovere ~ quercia
solid oak | massiver Eiche ~ Eiche massiv | chêne massif | rovere massello
beech ~ beech wood ~ beechwood | Buchenholz ~ Buche | hêtre ~ bois de hêtre | faggio ~ legno di faggio
pine ~ pine wood ~ pinewood | Kiefernholz ~ Kiefer | pin ~ bois de pin | pino ~ legno di pino
walnut wood | Nussbaumholz ~ Nussbaum | noyer ~ bois de noyer | legno di noce
teak ~ teak wood ~ teakwood | Teakholz ~ Teak | teck ~ bois de teck | teak ~ legno di teak
acacia ~ acacia wood | Akazienholz ~ Akazie | acacia ~ bois d'acacia | acacia ~ legno di acacia
mango wood | Mangoholz | bois de manguier | legno di mango
olive wood | Olivenholz | bois d'olivier | legno d'ulivo ~ legno di ulivo
plywood | Sperrholz | contreplaqué | compensato
bamboo | Bambus | bambou | bambù
rattan | Rattan | rotin | rattan
poly rattan ~ synthetic rattan | Polyrattan | polyrattan ~ résine tressée | polyrattan
wicker | Weide ~ Weidengeflecht | osier | vimini
cork | Kork | liège | sughero
metal | Metall | métal | metallo
steel | Stahl | acier | acciaio
stainless steel ~ inox | Edelstahl | acier inoxydable ~ inox ~ acier inox | acciaio inossidabile ~ acciaio inox ~ inox
carbon steel | Karbonstahl | acier au carbone | acciaio al carbonio
iron | Eisen | fer | ferro
cast iron | Gusseisen | fonte | ghisa
wrought iron | Schmiedeeisen | fer forgé | ferro battuto
aluminium ~ aluminum | Aluminium ~ Alu | aluminium ~ alu | alluminio
brass | Messing | laiton | ottone
copper | Kupfer | cuivre | rame
titanium | Titan | titane | titanio
zinc | Zink | zinc | zinco
sterling silver | Sterlingsilber | argent sterling ~ argent massif | argento sterling
gold plated steel | vergoldetem Stahl | acier doré | acciaio dorato
plastic | Kunststoff ~ Plastik | plastique ~ matière plastique | plastica
silicone | Silikon | silicone | silicone
rubber | Gummi | caoutchouc | gomma
latex | Latex | latex | lattice
foam | Schaumstoff | mousse | gommapiuma ~ schiuma
memory foam | Memory-Schaum ~ Memoryschaum | mousse à mémoire de forme ~ mémoire de forme | memory foam
acrylic | Acryl | acrylique | acrilico
glass | Glas | verre | vetro
tempered glass | gehärtetem Glas ~ Panzerglas | verre trempé | vetro temperato
borosilicate glass | Borosilikatglas | verre borosilicate | vetro borosilicato
crystal glass | Kristallglas | cristal | cristallo
ceramic | Keramik | céramique | ceramica
porcelain | Porzellan | porcelaine | porcellana
stoneware | Steinzeug | grès | gres
terracotta | Terrakotta | terre cuite ~ terracotta | terracotta
clay | Ton | argile | argilla
stone | Stein ~ Naturstein | pierre | pietra
marble | Marmor | marbre | marmo
granite | Granit | granit | granito
concrete | Beton | béton | cemento
resin | Kunstharz ~ Polyresin | résine | resina
paper | Papier | papier | carta
cardboard | Karton ~ Pappe | carton | cartone
carbon fibre ~ carbon fiber | Carbon ~ Karbon ~ Kohlefaser | fibre de carbone ~ carbone | fibra di carbonio ~ carbonio
fibreglass ~ fiberglass | Glasfaser | fibre de verre | fibra di vetro
down | Daunen | duvet | piuma ~ piume
`;

/**
 * Whom a thing is for. Before a slash stands what is set before a thing (women's dress, Babydecke), after it what
 * follows "for", where the two differ; behind the colon the Italian preposition.
 */
export const audiences = `
men ~ man ~ gents ~ mens ~ gentlemen ~ male | Herren ~ Männer ~ Herr ~ Mann | homme ~ hommes | uomo:da ~ uomini
women ~ woman ~ ladies ~ womens ~ lady ~ female | Damen ~ Frauen ~ Dame ~ Frau | femme ~ femmes ~ dame ~ dames | donna:da ~ donne
children ~ kids ~ kid ~ child ~ childrens | Kinder ~ Kind | enfant ~ enfants | bambini:per
boys ~ boy | Jungen ~ Jungs ~ Junge | garçon ~ garçons | bambino:da
girls ~ girl | Mädchen | fille ~ filles ~ fillette ~ fillettes | bambina:da ~ bambine
baby/babies ~ infant ~ infants ~ newborn ~ newborns | Baby/Babys ~ Säuglinge | bébé ~ bébés ~ nouveau-né ~ nourrisson | neonati:per ~ neonato ~ bebè
toddlers ~ toddler | Kleinkinder ~ Kleinkind | jeunes enfants ~ jeune enfant ~ tout-petits | bimbi:per ~ bimbo
teenagers ~ teens ~ teen | Teenager ~ Jugendliche | ado ~ ados ~ adolescent ~ adolescents | ragazzi:per ~ ragazzo ~ ragazza ~ adolescenti
adult/adults | Erwachsenen/Erwachsene | adulte ~ adultes | adulti:per ~ adulto
unisex | Unisex | unisexe ~ mixte | unisex
`;

/** Animals that things are sold for; the forms are those of the audiences. */
export const animals = `
dog/dogs ~ puppy ~ puppies | Hunde ~ Hund ~ Welpen | chien ~ chiens ~ chiot ~ chiots | cani:per ~ cane ~ cuccioli
cat/cats ~ kitten ~ kittens | Katzen ~ Katze ~ Kätzchen | chat ~ chats ~ chaton ~ chatons | gatti:per ~ gatto ~ gattini
pet/pets | Haustiere/Haustiere ~ Haustier ~ Tiere | animaux ~ animaux de compagnie | animali:per ~ animali domestici
horse/horses | Pferde ~ Pferd | cheval ~ chevaux | cavalli:per ~ cavallo
rabbit/rabbits | Kaninchen | lapin ~ lapins | conigli:per ~ coniglio
bird/birds | Vogel/Vögel | oiseaux ~ oiseau | uccelli:per ~ uccello
hamster/hamsters | Hamster | hamster ~ hamsters | criceti:per ~ criceto
`;

/** Patterns. */
export const patterns = `
striped ~ stripy ~ with stripes | gestreift ~ mit Streifen | rayé ~ à rayures | a righe ~ rigato
floral ~ flowered ~ floral print | geblümt ~ mit Blumenmuster ~ floral | fleuri ~ à fleurs ~ floral | a fiori ~ floreale ~ fiorato
checked ~ checkered ~ plaid ~ chequered ~ tartan | kariert ~ mit Karomuster | à carreaux | a quadri ~ a quadretti ~ scozzese
polka dot ~ dotted ~ spotted ~ with polka dots | gepunktet ~ getupft ~ mit Punkten | à pois | a pois
printed | bedruckt | imprimé | stampato
plain ~ solid colour ~ solid color | einfarbig ~ uni | uni | in tinta unita ~ tinta unita
patterned | gemustert | à motifs | fantasia:i
quilted ~ padded quilted | gesteppt | matelassé | trapuntato
embroidered | bestickt | brodé | ricamato
leopard print | mit Leopardenmuster | léopard:i ~ imprimé léopard | leopardato
camouflage | camouflage:p | camouflage:i | mimetico ~ camouflage:i
geometric | geometrisch | géométrique | geometrico
marbled | marmoriert | marbré | marmorizzato
`;

/** Qualities: what a thing is like. */
export const qualities = `
wireless | kabellos ~ drahtlos | sans fil ~ sans fils | senza fili ~ wireless ~ senza filo
cordless | kabellos ~ schnurlos | sans fil | senza fili ~ cordless
waterproof ~ water proof ~ watertight | wasserdicht | étanche ~ imperméable ~ waterproof:i | impermeabile ~ waterproof:i
water resistant ~ water repellent ~ waterresistant | wasserabweisend ~ wasserfest | résistant à l'eau/résistante à l'eau/résistants à l'eau/résistantes à l'eau ~ déperlant | resistente all'acqua/resistente all'acqua/resistenti all'acqua/resistenti all'acqua ~ idrorepellente
windproof | winddicht | coupe-vent:i | antivento:i
weatherproof ~ weather resistant | wetterfest | résistant aux intempéries/résistante aux intempéries/résistants aux intempéries/résistantes aux intempéries | resistente alle intemperie/resistente alle intemperie/resistenti alle intemperie/resistenti alle intemperie
breathable | atmungsaktiv | respirant | traspirante
foldable ~ folding ~ collapsible ~ fold up | faltbar ~ klappbar ~ zusammenklappbar | pliable ~ pliant ~ repliable | pieghevole ~ richiudibile
rechargeable | wiederaufladbar ~ aufladbar | rechargeable | ricaricabile
adjustable | verstellbar ~ einstellbar | réglable ~ ajustable | regolabile
height adjustable ~ adjustable height | höhenverstellbar | réglable en hauteur/réglable en hauteur/réglables en hauteur/réglables en hauteur | regolabile in altezza/regolabile in altezza/regolabili in altezza/regolabili in altezza
extendable ~ extendible ~ extending | ausziehbar | extensible | allungabile ~ estensibile
expandable | erweiterbar | extensible | espandibile
retractable | einziehbar | rétractable | retrattile
removable ~ detachable | abnehmbar ~ herausnehmbar | amovible ~ détachable | rimovibile ~ removibile ~ staccabile
reusable | wiederverwendbar | réutilisable | riutilizzabile
refillable | nachfüllbar | rechargeable | ricaricabile
disposable ~ single use | einweg:p ~ Einmal | jetable ~ à usage unique | monouso:i ~ usa e getta:i
washable ~ machine washable | waschbar ~ maschinenwaschbar | lavable | lavabile
dishwasher safe | spülmaschinenfest ~ spülmaschinengeeignet | adapté au lave-vaisselle/adaptée au lave-vaisselle/adaptés au lave-vaisselle/adaptées au lave-vaisselle | lavabile in lavastoviglie/lavabile in lavastoviglie/lavabili in lavastoviglie/lavabili in lavastoviglie
heat resistant ~ heat proof ~ heatproof | hitzebeständig | résistant à la chaleur/résistante à la chaleur/résistants à la chaleur/résistantes à la chaleur | resistente al calore/resistente al calore/resistenti al calore/resistenti al calore
scratch resistant | kratzfest | anti-rayures:i ~ résistant aux rayures | antigraffio:i
shockproof ~ shock resistant | stoßfest | antichoc:i | antiurto:i
unbreakable ~ shatterproof | bruchsicher ~ bruchfest | incassable | infrangibile
non slip ~ anti slip ~ non skid ~ nonslip ~ slip resistant | rutschfest ~ Anti-Rutsch | antidérapant ~ anti-dérapant | antiscivolo:i
non stick ~ nonstick | antihaftbeschichtet ~ antihaft | antiadhésif/antiadhésive/antiadhésifs/antiadhésives ~ anti-adhésif | antiaderente
leakproof ~ leak proof ~ spill proof | auslaufsicher | anti-fuite:i | a tenuta stagna ~ antigoccia:i
airtight | luftdicht | hermétique | ermetico
insulated ~ thermally insulated | isoliert ~ wärmeisoliert | isotherme ~ isolé | termico ~ isotermico ~ isolato
double walled ~ double wall | doppelwandig | à double paroi | a doppia parete
lined | gefüttert | doublé | foderato
padded | gepolstert | rembourré ~ matelassé | imbottito
upholstered | gepolstert | capitonné ~ rembourré | imbottito
elastic ~ elasticated | elastisch | élastique | elastico ~ elasticizzato
stretchy ~ stretch | dehnbar ~ stretch | stretch:i ~ extensible | elasticizzato ~ stretch:i
inflatable | aufblasbar | gonflable | gonfiabile
magnetic | magnetisch | magnétique | magnetico
electric ~ electrical | elektrisch ~ elektro | électrique | elettrico
electronic | elektronisch | électronique | elettronico
digital | digital | numérique ~ digital | digitale
analogue ~ analog | analog | analogique | analogico
automatic | automatisch | automatique | automatico
manual | manuell | manuel | manuale
mechanical | mechanisch | mécanique | meccanico
hydraulic | hydraulisch | hydraulique | idraulico
pneumatic | pneumatisch | pneumatique | pneumatico
thermal | thermo:p | thermique | termico
optical | optisch | optique | ottico
acoustic | akustisch | acoustique | acustico
ergonomic | ergonomisch | ergonomique | ergonomico
orthopaedic ~ orthopedic | orthopädisch | orthopédique | ortopedico
anatomical | anatomisch | anatomique | anatomico
portable | tragbar ~ portabel | portable ~ portatif | portatile
mobile | mobil | mobile | mobile
compact | kompakt | compact | compatto
universal | universal:p ~ universell | universel | universale
compatible | kompatibel/kompatibl | compatible | compatibile
professional | professionell ~ profi | professionnel | professionale
original | original:p ~ Originale | original/originale/originaux/originales ~ d'origine | originale
genuine | echt | véritable | autentico ~ vero
artificial | künstlich ~ Kunst | artificiel | artificiale
natural | natürlich ~ natur | naturel | naturale
organic | bio:p ~ biologisch | bio:i ~ biologique | biologico ~ bio:i
vegan | vegan | végan ~ vegan:i ~ végétalien | vegano ~ vegan:i
vegetarian | vegetarisch | végétarien | vegetariano
gluten free | glutenfrei | sans gluten | senza glutine
lactose free | laktosefrei | sans lactose | senza lattosio
sugar free ~ sugarfree ~ without sugar ~ no added sugar | zuckerfrei ~ ohne Zucker ~ ohne Zuckerzusatz | sans sucre ~ sans sucres ~ sans sucre ajouté ~ sans sucres ajoutés | senza zucchero ~ senza zuccheri ~ senza zuccheri aggiunti
fat free | fettfrei | sans matières grasses | senza grassi
low fat | fettarm | allégé ~ faible en gras | a basso contenuto di grassi ~ magro
alcohol free ~ non alcoholic | alkoholfrei | sans alcool | analcolico ~ senza alcol
decaffeinated ~ decaf | entkoffeiniert ~ koffeinfrei | décaféiné | decaffeinato
unsalted | ungesalzen | non salé | non salato
salted ~ salty | gesalzen ~ salzig | salé | salato
sweet | süß | sucré ~ doux | dolce
unsweetened | ungesüßt | non sucré | non zuccherato
sparkling | sprudelnd | pétillant | frizzante
spicy | scharf ~ würzig ~ pikant | épicé ~ piquant | piccante
roasted ~ toasted | geröstet | grillé ~ torréfié ~ rôti | tostato ~ arrostito
smoked | geräuchert | fumé | affumicato
dried | getrocknet | séché | essiccato ~ secco
frozen | tiefgekühlt ~ gefroren | surgelé ~ congelé | surgelato ~ congelato
fresh | frisch | frais/fraîche/frais/fraîches | fresco
raw | roh | cru | crudo
cooked | gekocht | cuit | cotto
ground | gemahlen | moulu | macinato
grated | gerieben | râpé | grattugiato
sliced | in Scheiben | en tranches ~ tranché | a fette ~ affettato
chopped | gehackt | haché | tritato
peeled | geschält | pelé ~ épluché | pelato ~ sgusciato
whole | ganz | entier/entière/entiers/entières | intero
wholegrain ~ whole grain ~ wholemeal ~ whole wheat | Vollkorn:p | complet/complète/complets/complètes | integrale
creamy | cremig | crémeux | cremoso
crunchy ~ crispy | knusprig | croustillant ~ croquant | croccante
filled ~ stuffed | gefüllt | fourré ~ farci | ripieno ~ farcito
instant | instant:p | instantané | istantaneo ~ solubile
liquid | flüssig | liquide | liquido
fragrance free ~ unscented ~ perfume free | parfümfrei ~ unparfümiert | sans parfum | senza profumo
scented ~ perfumed | duft:p ~ parfümiert ~ duftend | parfumé | profumato
moisturising ~ moisturizing ~ hydrating | feuchtigkeitsspendend | hydratant | idratante
nourishing | pflegend ~ nährend | nourrissant | nutriente
soothing ~ calming | beruhigend | apaisant | lenitivo ~ calmante
cleansing | reinigend | nettoyant | detergente
protective | schützend | protecteur/protectrice/protecteurs/protectrices | protettivo
revitalising ~ revitalizing | revitalisierend | revitalisant | rivitalizzante
regenerating | regenerierend | régénérant | rigenerante
brightening | aufhellend | éclaircissant | illuminante
anti aging ~ anti ageing ~ antiaging | Anti-Aging:p | anti-âge:i | antietà:i ~ anti età:i ~ anti-età:i
anti wrinkle | Anti-Falten:p ~ Antifalten | anti-rides:i ~ antirides:i | antirughe:i ~ anti rughe:i
anti dandruff | Anti-Schuppen:p | antipelliculaire | antiforfora:i
mini | mini:p | mini:ib | mini:ib
small ~ little | klein | petit:b | piccolo
medium ~ medium sized | mittelgroß | moyen ~ de taille moyenne | medio ~ di media grandezza
large ~ big | groß ~ gross | grand:b | grande
extra large ~ very large | extragroß | extra-large:i ~ très grand | extra large:i ~ molto grande
giant ~ jumbo | riesig ~ Riesen | géant | gigante
long | lang | long/longue/longs/longues | lungo
short | kurz | court | corto
wide | breit | large | largo
narrow | schmal | étroit | stretto
high ~ tall | hoch/hoh | haut | alto
low | niedrig | bas/basse/bas/basses | basso
deep | tief | profond | profondo
flat | flach | plat | piatto
thin | dünn | fin ~ mince | sottile
thick | dick | épais/épaisse/épais/épaisses | spesso
slim | schmal ~ slim | mince ~ fin | sottile ~ slim:i
ultra thin ~ ultra slim | ultradünn | ultra-fin ~ ultra fin | ultrasottile ~ ultra sottile
ultra light ~ ultralight ~ ultra lightweight | ultraleicht | ultra-léger/ultra-légère/ultra-légers/ultra-légères | ultraleggero
lightweight ~ light | leicht | léger/légère/légers/légères | leggero
heavy | schwer | lourd | pesante
heavy duty | strapazierfähig | robuste | resistente
sturdy ~ robust ~ rugged | robust ~ stabil | robuste ~ solide | robusto ~ resistente ~ solido
durable ~ long lasting | langlebig | longue durée:i ~ durable | a lunga durata ~ duraturo
strong | stark | fort | forte
soft | weich | doux/douce/doux/douces ~ souple | morbido
hard ~ rigid | hart ~ starr | rigide ~ dur | rigido
flexible | flexibel/flexibl | flexible ~ souple | flessibile
warm | warm | chaud | caldo
cold | kalt | froid | freddo
hot | heiß ~ heiss | chaud | caldo
quiet ~ silent ~ noiseless | leise ~ geräuscharm ~ lautlos | silencieux | silenzioso
fast ~ quick ~ rapid | schnell | rapide | veloce ~ rapido
new | neu | nouveau/nouvelle/nouveaux/nouvelles:b ~ neuf ~ neuve | nuovo:b
old | alt | vieux/vieille/vieux/vieilles:b | vecchio
antique | antik | antique ~ ancien | antico
vintage | vintage:p | vintage:i | vintage:i
retro | retro:p | rétro:i | rétro:i ~ retrò:i ~ retro:i
modern ~ contemporary | modern | moderne | moderno
classic ~ classical | klassisch | classique | classico
elegant | elegant | élégant | elegante
rustic | rustikal | rustique | rustico
industrial style | im Industrie-Stil | style industriel:i | in stile industriale
decorative | dekorativ ~ Deko | décoratif | decorativo
round | rund | rond | rotondo ~ tondo
square | quadratisch | carré | quadrato
rectangular | rechteckig | rectangulaire | rettangolare
oval | oval | ovale | ovale
triangular | dreieckig | triangulaire | triangolare
curved | gebogen ~ gewölbt ~ curved | incurvé ~ courbé | curvo
double | doppel:p ~ doppelt | double:b | doppio
triple | dreifach | triple:b | triplo
single | einzel:p ~ einzeln | simple | singolo
matt ~ matte | matt | mat | opaco
glossy ~ shiny ~ gloss | glänzend | brillant | lucido ~ brillante
polished | poliert | poli | lucidato
brushed | gebürstet | brossé | spazzolato ~ satinato
lacquered ~ varnished | lackiert | laqué ~ verni | laccato ~ verniciato
painted | bemalt ~ lackiert | peint | dipinto
hand painted | handbemalt | peint à la main/peinte à la main/peints à la main/peintes à la main | dipinto a mano/dipinta a mano/dipinti a mano/dipinte a mano
handmade ~ hand made ~ handcrafted | handgefertigt ~ handgemacht | fait main/faite main/faits main/faites main ~ fait à la main | fatto a mano/fatta a mano/fatti a mano/fatte a mano ~ artigianale
galvanised ~ galvanized | verzinkt | galvanisé | zincato
gold plated | vergoldet | plaqué or/plaquée or/plaqués or/plaquées or | placcato oro/placcata oro/placcati oro/placcate oro
silver plated | versilbert | plaqué argent/plaquée argent/plaqués argent/plaquées argent ~ argenté | placcato argento/placcata argento/placcati argento/placcate argento
chromed ~ chrome plated ~ chrome | verchromt ~ chrom | chromé | cromato
coated | beschichtet | revêtu | rivestito
laminated | laminiert | plastifié ~ stratifié | plastificato ~ laminato
frosted | mattiert ~ satiniert | dépoli ~ givré | satinato
braided | geflochten | tressé | intrecciato
woven | gewebt | tissé | tessuto
knitted ~ knit | gestrickt ~ Strick | tricoté ~ en maille | lavorato a maglia/lavorata a maglia/lavorati a maglia/lavorate a maglia ~ in maglia
crocheted | gehäkelt | au crochet ~ crocheté | all'uncinetto
ribbed | gerippt | côtelé | a coste
perforated | gelocht ~ perforiert | perforé | perforato ~ forato
pleated | plissiert | plissé | plissettato
fitted | tailliert | cintré ~ ajusté | aderente
loose ~ loose fit | locker ~ weit | ample | largo
tight | eng | serré ~ moulant | stretto ~ attillato
high waisted ~ high waist | mit hohem Bund | taille haute:i ~ à taille haute | a vita alta
slim fit | slim fit:i ~ figurbetont | coupe ajustée:i ~ slim fit:i ~ coupe slim:i | slim fit:i
regular fit | regular fit:i | coupe droite:i ~ coupe classique:i ~ regular fit:i | regular fit:i ~ vestibilità regolare:i
oversized ~ oversize | oversize:p | oversize:i | oversize:i
long sleeved ~ long sleeve ~ longsleeved ~ full sleeve ~ with long sleeves | langärmelig ~ langärmlig ~ langarm ~ mit langen Ärmeln | à manches longues ~ manches longues:i | a maniche lunghe ~ manica lunga:i ~ con maniche lunghe
short sleeved ~ short sleeve ~ half sleeve ~ with short sleeves | kurzärmelig ~ kurzärmlig ~ kurzarm ~ mit kurzen Ärmeln | à manches courtes ~ manches courtes:i | a maniche corte ~ manica corta:i ~ con maniche corte
sleeveless | ärmellos | sans manches | senza maniche ~ smanicato
v neck ~ with v neck | mit V-Ausschnitt ~ V-Ausschnitt | à col V ~ col V:i ~ col en V:i ~ encolure en V:i | con scollo a V ~ scollo a V:i
round neck ~ crew neck ~ with round neck | mit Rundhalsausschnitt ~ Rundhals ~ Rundhalsausschnitt | à col rond ~ col rond:i ~ encolure ronde:i | girocollo:i ~ a girocollo
hooded ~ with hood | mit Kapuze | à capuche ~ avec capuche | con cappuccio
high heeled ~ high heel ~ with heel ~ with heels | mit Absatz ~ hochhackig | à talons ~ à talons hauts ~ à talon | con tacco ~ con tacchi ~ a tacco alto
seamless | nahtlos | sans couture ~ sans coutures | senza cuciture
strapless | trägerlos | sans bretelles ~ bustier:i | senza spalline
backless | rückenfrei | dos nu:i | a schiena scoperta
open toe | zehenfrei | à bout ouvert ~ bout ouvert:i | a punta aperta ~ aperto
pointed | spitz | pointu | a punta ~ appuntito
wall mounted | wand:p ~ für die Wandmontage | mural ~ murale | da parete ~ a parete ~ a muro
freestanding ~ free standing | freistehend | autoportant ~ sur pied ~ pose libre | a libera installazione ~ autoportante
built in ~ integrated ~ recessed | einbau:p ~ eingebaut ~ integriert | encastrable ~ intégré ~ encastré | da incasso ~ incorporato ~ integrato
hanging | hänge:p ~ hängend | suspendu ~ à suspendre | sospeso ~ da appendere
stackable | stapelbar | empilable | impilabile
swivel ~ rotating ~ rotatable ~ revolving | drehbar ~ dreh | pivotant ~ rotatif ~ orientable | girevole ~ rotante ~ orientabile
tiltable | neigbar | inclinable | inclinabile
reclining | mit Liegefunktion | inclinable | reclinabile
lockable | abschließbar | verrouillable | con chiusura a chiave
self adhesive ~ adhesive ~ stick on | selbstklebend | autocollant ~ adhésif ~ auto-adhésif | autoadesivo ~ adesivo
reversible | wendbar ~ wende | réversible | reversibile ~ double-face:i ~ double face:i
waxed | gewachst | ciré | cerato
dimmable | dimmbar | dimmable ~ à intensité variable | dimmerabile ~ regolabile
bright | hell | lumineux ~ clair | luminoso
illuminated ~ light up ~ lighted ~ backlit | beleuchtet | lumineux ~ éclairé ~ rétroéclairé | luminoso ~ illuminato ~ retroilluminato
solar ~ solar powered | solar:p ~ solarbetrieben | solaire | solare ~ a energia solare
battery operated ~ battery powered | batteriebetrieben | à piles ~ à pile | a batteria ~ a batterie ~ a pile
remote controlled ~ remote control ~ radio controlled ~ rc | ferngesteuert ~ funkgesteuert | télécommandé ~ radiocommandé ~ radiocommandée | telecomandato ~ radiocomandato
programmable | programmierbar | programmable | programmabile
smart ~ intelligent | smart ~ intelligent | connecté ~ intelligent | intelligente ~ smart:i
interactive | interaktiv | interactif | interattivo
educational | pädagogisch ~ Lern | éducatif ~ pédagogique | educativo
musical | musikalisch | musical | musicale
plush | Plüsch:p | en peluche ~ peluche:i | di peluche ~ in peluche
transportable | transportabel/transportabl | transportable | trasportabile
eco friendly ~ environmentally friendly ~ ecological | umweltfreundlich ~ ökologisch | écologique | ecologico ~ ecosostenibile
recycled | recycelt | recyclé | riciclato
recyclable | recycelbar | recyclable | riciclabile
biodegradable | biologisch abbaubar | biodégradable | biodegradabile
compostable | kompostierbar | compostable | compostabile
sustainable | nachhaltig | durable | sostenibile
hypoallergenic | hypoallergen | hypoallergénique | ipoallergenico
antibacterial | antibakteriell | antibactérien | antibatterico
medical | medizinisch | médical | medico ~ medicale
sterile | steril | stérile | sterile
fireproof ~ flame retardant | feuerfest ~ schwer entflammbar | ignifuge ~ ignifugé | ignifugo
acid free | säurefrei | sans acide | senza acidi
odourless ~ odorless | geruchlos ~ geruchsneutral | inodore | inodore
oiled | geölt | huilé | oliato
untreated | unbehandelt | non traité | non trattato ~ grezzo
foldaway | klappbar | escamotable | a scomparsa
telescopic | Teleskop:p ~ ausziehbar | télescopique | telescopico
modular | modular | modulaire ~ modulable | modulare ~ componibile
outdoor ~ for outdoors ~ for outdoor use | Outdoor:p ~ für den Außenbereich ~ für draußen | d'extérieur ~ pour l'extérieur ~ outdoor:i ~ extérieur | da esterno ~ per esterni ~ da esterni ~ per esterno ~ outdoor:i
indoor ~ for indoors ~ for indoor use | Indoor:p ~ für den Innenbereich | d'intérieur ~ pour l'intérieur ~ intérieur | da interno ~ per interni ~ da interni ~ per interno
double sided ~ two sided ~ double faced | doppelseitig ~ beidseitig | double face:i ~ double-face:i ~ recto-verso:i | bifacciale ~ doppia faccia:i
left handed | für Linkshänder | pour gaucher ~ pour gauchers | per mancini
assorted ~ various colours ~ various colors ~ mixed | gemischt ~ sortiert ~ verschiedene Farben | assorti | assortito
complete | komplett | complet/complète/complets/complètes | completo
replacement ~ spare | Ersatz:p | de rechange ~ de remplacement | di ricambio ~ sostitutivo
additional ~ extra | zusätzlich ~ Zusatz | supplémentaire | aggiuntivo ~ supplementare
personalised ~ personalized ~ customised ~ customized | personalisiert ~ personalisierbar | personnalisé ~ personnalisable | personalizzato ~ personalizzabile
engraved | graviert | gravé | inciso
limited | limitiert | limité | limitato
used ~ second hand | gebraucht | d'occasion ~ usagé | usato
refurbished ~ reconditioned | generalüberholt ~ refurbished | reconditionné | ricondizionato
funny | lustig | amusant ~ drôle | divertente
cute | niedlich ~ süß | mignon | carino
beautiful ~ pretty | schön | beau/belle/beaux/belles:b ~ joli ~ jolie | bello
comfortable ~ comfy | bequem ~ komfortabel | confortable | comodo ~ confortevole
sporty | sportlich | sportif | sportivo
festive | festlich | festif | da festa ~ festivo
luxurious ~ luxury ~ deluxe | Luxus:p ~ luxuriös | de luxe ~ luxueux | di lusso ~ lussuoso
practical | praktisch | pratique | pratico
pure | rein ~ pur | pur | puro
multifunctional ~ multi purpose ~ multipurpose ~ multifunction | multifunktional ~ Multifunktions | multifonction:i ~ multifonctions:i ~ multifonctionnel ~ multi-usage:i | multifunzione:i ~ multiuso:i
high quality ~ premium quality | hochwertig | de haute qualité ~ de qualité | di alta qualità ~ di qualità
premium | Premium:p | premium:i ~ haut de gamme:i | premium:i
high resolution | hochauflösend | haute résolution:i | ad alta risoluzione
ready to use | gebrauchsfertig | prêt à l'emploi/prête à l'emploi/prêts à l'emploi/prêtes à l'emploi | pronto all'uso/pronta all'uso/pronti all'uso/pronte all'uso
travel sized ~ travel size | im Reiseformat | format voyage:i | formato viaggio:i
three piece | dreiteilig | trois pièces:i | tre pezzi:i
two piece | zweiteilig | deux pièces:i | due pezzi:i
edible | essbar ~ Speise | comestible ~ alimentaire | commestibile ~ alimentare
ripe | reif | mûr | maturo
bitter | bitter | amer/amère/amers/amères | amaro
mild | mild | doux/douce/doux/douces | delicato
sour | sauer/saur | acide | acido ~ aspro
fruity | fruchtig | fruité | fruttato
aromatic ~ flavoured ~ flavored | aromatisch ~ aromatisiert | aromatique ~ aromatisé | aromatico ~ aromatizzato
traditional | traditionell | traditionnel | tradizionale
homemade | hausgemacht ~ selbstgemacht | fait maison/faite maison/faits maison/faites maison ~ maison:i | fatto in casa/fatta in casa/fatti in casa/fatte in casa ~ casereccio
Italian | italienisch | italien | italiano
French | französisch | français/française/français/françaises | francese
German | deutsch | allemand | tedesco
English ~ British | englisch ~ britisch | anglais ~ britannique | inglese ~ britannico
Swiss | Schweizer:i ~ schweizerisch | suisse | svizzero
Spanish | spanisch | espagnol | spagnolo
Greek | griechisch | grec/grecque/grecs/grecques | greco/greca/greci/greche
Chinese | chinesisch | chinois | cinese
Japanese | japanisch | japonais | giapponese
Indian | indisch | indien | indiano
American | amerikanisch | américain | americano
European | europäisch | européen | europeo
Scandinavian ~ Nordic | skandinavisch | scandinave ~ nordique | scandinavo ~ nordico
oriental | orientalisch | oriental | orientale
left ~ left side | links/link | gauche | sinistro
right ~ right side | rechts/recht | droit | destro
front | vorder:p ~ vorderer ~ vorne | avant:i | anteriore
rear | hinter:p ~ hinterer ~ hinten | arrière:i | posteriore
upper | ober:p | supérieur | superiore
lower | unter:p | inférieur | inferiore
male | männlich | mâle | maschio:i
female | weiblich | femelle | femmina:i
ayurvedic | ayurvedisch | ayurvédique | ayurvedico
herbal | pflanzlich | aux plantes | alle erbe
delicious ~ tasty ~ yummy | lecker ~ köstlich | délicieux/délicieuse/délicieux/délicieuses | delizioso
refreshing | erfrischend | rafraîchissant | rinfrescante
healthy | gesund | sain | sano
pitted | entsteint | dénoyauté | denocciolato
diced | gewürfelt | en dés:i | a cubetti
candied | kandiert | confit/confite/confits/confites | candito
processed | verarbeitet | transformé | lavorato
imported | importiert | importé | importato
botanical | botanisch | botanique | botanico
therapeutic | therapeutisch | thérapeutique | terapeutico
chunky | stückig | avec morceaux:i | a pezzi
diabetic | für Diabetiker | pour diabétiques | per diabetici
multigrain ~ multi-grain | Mehrkorn:p | multicéréales:i | multicereali:i
eggless ~ egg-free ~ egg free | ohne Ei | sans œuf | senza uova
cable-knit ~ cable knit | im Zopfmuster | torsadé | a trecce
asymmetric ~ asymmetrical | asymmetrisch | asymétrique | asimmetrico
bicoloured ~ bicolored ~ two-tone ~ two tone | zweifarbig | bicolore | bicolore
articulated | beweglich | articulé | articolato
wrinkle-free ~ wrinkle free | knitterfrei | infroissable | antipiega:i
sequinned ~ sequined | mit Pailletten | à paillettes | con paillettes
glittery ~ glitter | glitzernd | pailleté | glitterato
stone-ground ~ stone ground | steingemahlen | moulu sur pierre | macinato a pietra
tropical | tropisch | tropical/tropicale/tropicaux/tropicales | tropicale
cold-pressed ~ cold pressed ~ coldpressed | kaltgepresst | pressé à froid | spremuto a freddo
energising ~ energizing | belebend | énergisant | energizzante
activated | aktiviert | activé | attivo
bilingual | zweisprachig | bilingue | bilingue
tactile | taktil | tactile | tattile
`;

/** Joining words that are set beside a word that is translated. */
export const connectives = `
with | mit | avec | con
without | ohne | sans | senza
for | für | pour | per
and | und | et | e ~ ed
`;

/** Labels of facts. */
export const labels = `
colour ~ color | Farbe | couleur ~ coloris | colore
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
dimensions | Abmessungen ~ Maße | dimensions | dimensioni
capacity | Fassungsvermögen ~ Kapazität | capacité ~ contenance | capacità
power | Leistung | puissance | potenza
voltage | Spannung | tension | tensione
quantity | Menge | quantité | quantità
type | Typ | type | tipo
gender | Geschlecht | genre ~ sexe | genere
pattern | Muster | motif | fantasia
features | Eigenschaften ~ Merkmale | caractéristiques | caratteristiche
ingredients | Zutaten | ingrédients | ingredienti
unit/units | Einheit/Einheiten | unité/unités | unità/unità
pieces ~ piece | Teile ~ Stück | pièces ~ pièce | pezzi ~ pezzo
`;
