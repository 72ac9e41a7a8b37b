/**
 * Certifications and marks: key | what they are called in any language, divided by `~`; `!` marks what must be written
 * in capitals, since it is a word otherwise. Names as their issuers write them: oeko-tex.com, global-standard.org,
 * fsc.org, pefc.org, eu-ecolabel.eu, blauer-engel.de, energystar.gov, msc.org, fairtrade.net.
 */
export const certifications = `
ce | ce!~ce mark~ce marked~ce zeichen~ce kennzeichnung~ce zertifiziert~marquage ce~marcatura ce~marchio ce~ce certified~certifié ce~certificato ce~ce geprüft
gs | gs!~gs zeichen~gs geprüft~geprüfte sicherheit
tüv | tüv~tuev~tüv geprüft~tüv süd~tüv rheinland~tüv nord
oeko-tex | oeko tex~öko tex~oekotex~oko tex
oeko-tex standard 100 | oeko tex standard 100~öko tex standard 100~standard 100 by oeko tex~oeko tex 100
gots | gots~global organic textile standard
grs | grs!~global recycled standard
rws | rws!~responsible wool standard
rds | rds!~responsible down standard
bci | bci!~better cotton initiative~better cotton
fsc | fsc!~fsc certified~fsc zertifiziert~certifié fsc~certificato fsc~forest stewardship council
pefc | pefc
eu ecolabel | eu ecolabel~ecolabel~eu blume~ecolabel européen~écolabel européen~ecolabel ue
blue angel | blauer engel~blue angel~blauen engel~ange bleu~angelo blu
nordic swan | nordic swan~nordischer schwan
energy star | energy star
eu organic | bio siegel~eu bio siegel~eu bio logo~eu organic logo~bio zertifiziert~certifié bio~label bio~certificato bio~certificazione biologica~ab label~agriculture biologique~usda organic~organic certified
demeter | demeter
bioland | bioland
naturland | naturland
ecocert | ecocert
cosmos organic | cosmos organic~cosmos natural
natrue | natrue
fairtrade | fairtrade~max havelaar
rainforest alliance | rainforest alliance
utz | utz!
msc | msc!~marine stewardship council
asc | asc!~aquaculture stewardship council
dop | dop!~denominazione di origine protetta~aop!~appellation d'origine protégée
igp | igp!~indicazione geografica protetta~indication géographique protégée~g.g.a.
docg | docg!
doc | doc!
label rouge | label rouge
ul | ul!~ul listed~ul zertifiziert~ul certified
etl | etl!~etl listed
fcc | fcc!
rohs | rohs
reach | reach!
vde | vde!~vde geprüft
atex | atex
ccc | ccc!
fda | fda!~fda approved~fda zugelassen
lfgb | lfgb
haccp | haccp
gmp | gmp!~good manufacturing practice
nsf | nsf!
bluesign | bluesign
cradle to cradle | cradle to cradle
leed | leed!
bsci | bsci!
sedex | sedex
peta | peta approved~peta approved vegan
leaping bunny | leaping bunny
vegan society | vegan society~v label~veganblume
hallmarked | hallmarked
mfi | mfi!~made for iphone
qi certified | qi certified~qi zertifiziert
`;

/** Environmental claims, in the notation of the colours: key | en | de | fr | it. */
export const environmentalClaims = `
eco-friendly | eco friendly~ecofriendly~environmentally friendly~environment friendly~environmentally conscious~earth friendly~planet friendly | umweltfreundlich*~umweltschonend*~umweltgerecht*~umweltbewusst* | écologique~écologiques~éco responsable~écoresponsable~respectueux de l'environnement~respectueuse de l'environnement | ecologico~ecologica~ecologici~ecologiche~eco friendly~ecosostenibile~rispettoso dell'ambiente~rispettosa dell'ambiente
green product | green product~green products | grünes produkt | produit vert | prodotto verde
climate neutral | climate neutral~carbon neutral~co2 neutral~climate positive~net zero | klimaneutral*~co2 neutral*~klimafreundlich*~klimapositiv* | neutre en carbone~climatiquement neutre~neutre pour le climat | a impatto zero~carbon neutral~neutrale per il clima~climaticamente neutro
sustainable | sustainable~sustainably~sustainability | nachhaltig*~nachhaltigkeit | durable?~durables? | sostenibile~sostenibili~sostenibilità
biodegradable | biodegradable~bio degradable | biologisch abbaubar*~bioabbaubar* | biodégradable~biodégradables | biodegradabile~biodegradabili
compostable | compostable | kompostierbar* | compostable~compostables | compostabile~compostabili
recycled | recycled | recycelt*~recyclt*~wiederverwertet* | recyclé* | riciclat*
recyclable | recyclable | recycelbar*~recyclebar*~wiederverwertbar* | recyclable~recyclables | riciclabile~riciclabili
organic | organic~organics~organically~certified organic | bio~biologisch*~biologischem anbau~kontrolliert biologisch*~ökologisch* | bio~biologique~biologiques~issu de l'agriculture biologique | bio~biologico~biologica~biologici~biologiche~agricoltura biologica
bio-based | bio based~biobased~plant based | biobasiert*~pflanzenbasiert* | biosourcé*~à base de plantes | a base biologica~di origine vegetale~a base vegetale
vegan | vegan | vegan* | vegan~végan~vegane~végane~végétalien~végétalienne | vegan~vegano~vegana~vegani~vegane
vegetarian | vegetarian | vegetarisch* | végétarien~végétarienne~végétariens | vegetariano~vegetariana~vegetariani
cruelty free | cruelty free~not tested on animals~no animal testing | tierversuchsfrei*~ohne tierversuche | non testé sur les animaux~sans cruauté | cruelty free~non testato su animali~non testata su animali
natural | all natural~natural ingredients~naturally derived | natürliche inhaltsstoffe~natürlichen inhaltsstoffen~naturrein* | ingrédients naturels~d'origine naturelle | ingredienti naturali~di origine naturale
fair trade | fair trade~fairly traded | fair gehandelt*~fairer handel | commerce équitable | commercio equo~equo e solidale~equosolidale
ocean plastic | ocean plastic~ocean bound plastic | ozeanplastik~meeresplastik | plastique océanique | plastica oceanica
energy saving | energy saving~energy efficient~low energy | energiesparend*~energieeffizient*~stromsparend* | économe en énergie~à faible consommation | a risparmio energetico~risparmio energetico~basso consumo
refillable | refillable | nachfüllbar* | rechargeable? | ricaricabile?
non-toxic | non toxic~nontoxic | ungiftig*~schadstofffrei*~schadstoffgeprüft* | non toxique~non toxiques | atossico~atossica~atossici~non tossico~non tossica
`;

/** Claims of health and hygiene, in the notation of the colours: key | en | de | fr | it. */
export const healthClaims = `
antibacterial | antibacterial~anti bacterial~antimicrobial~anti microbial | antibakteriell*~antimikrobiell* | antibactérien*~antibactérienne~antibactériennes~antimicrobien | antibatterico~antibatterica~antibatterici~antibatteriche~antimicrobico
antifungal | antifungal~anti fungal | antimykotisch*~pilzhemmend* | antifongique~antifongiques | antimicotico~antifungino
hypoallergenic | hypoallergenic~hypo allergenic | hypoallergen*~antiallergisch*~allergikerfreundlich* | hypoallergénique~hypoallergéniques~anti allergique | ipoallergenico~ipoallergenica~ipoallergenici~ipoallergeniche~anallergico~anallergica
dermatologically tested | dermatologically tested~dermatologist tested~dermatologist approved | dermatologisch getestet*~dermatologisch geprüft*~hautärztlich getestet* | testé dermatologiquement~testée dermatologiquement~testés dermatologiquement~dermatologiquement testé | dermatologicamente testato~dermatologicamente testata~testato dermatologicamente~testata dermatologicamente
clinically tested | clinically tested~clinically proven | klinisch getestet*~klinisch geprüft*~klinisch bewiesen | cliniquement prouvé~cliniquement testé~testé cliniquement | clinicamente testato~clinicamente testata~clinicamente provato
heals | heals~healing~cures | heilt~heilend*~heilsam* | guérit~guérison~cicatrisant~cicatrisante | guarisce~curativo~curativa~cicatrizzante
relieves pain | pain relief~relieves pain~pain relieving~relieve pain | schmerzlindernd*~lindert schmerzen~schmerzstillend* | soulage la douleur~antidouleur~anti douleur | allevia il dolore~antidolorifico~antidolorifica
anti-inflammatory | anti inflammatory~antiinflammatory | entzündungshemmend*~antientzündlich* | anti inflammatoire~anti inflammatoires | antinfiammatorio~antinfiammatoria~antinfiammatori~anti infiammatorio
immune system | boosts immunity~strengthens the immune system~immune boosting~boosts the immune system | stärkt das immunsystem~immunstärkend* | renforce le système immunitaire~renforce l'immunité | rafforza il sistema immunitario~rinforza le difese immunitarie
slimming | slimming~weight loss~fat burning | fettverbrennend*~schlankmachend* | amincissant~amincissante~brûle graisse | dimagrante~dimagranti~brucia grassi~snellente
anti-ageing | anti ageing~anti aging~antiaging~anti wrinkle | anti aging~anti falten~faltenreduzierend* | anti âge~anti rides | antietà~anti età~antirughe~anti rughe
antioxidant | antioxidant~antioxidants~antioxidative | antioxidativ*~antioxidantien | antioxydant*~antioxydante~antioxydantes | antiossidante~antiossidanti
detox | detox~detoxifying | detox~entgiftend* | détox~détoxifiant~détoxifiante | detox~disintossicante
medical device | medical device~medical grade | medizinprodukt | dispositif médical | dispositivo medico~presidio medico
orthopaedic | orthopaedic~orthopedic | orthopädisch* | orthopédique~orthopédiques | ortopedico~ortopedica~ortopedici
breathable | breathable | atmungsaktiv* | respirant*~respirante~respirantes | traspirante~traspiranti
skin friendly | skin friendly~kind to skin | hautfreundlich*~hautverträglich* | doux pour la peau~respectueux de la peau | delicato sulla pelle~delicata sulla pelle
food safe | food safe~food grade | lebensmittelecht*~lebensmittelsicher* | qualité alimentaire~contact alimentaire | per alimenti~uso alimentare
low fat | low fat~fat reduced | fettarm*~fettreduziert* | allégé~allégée~pauvre en matières grasses | a basso contenuto di grassi~basso contenuto di grassi
high protein | high protein~protein rich~rich in protein | proteinreich*~eiweißreich* | riche en protéines | ricco di proteine~ricca di proteine~alto contenuto di proteine
high fibre | high fibre~high fiber~rich in fibre | ballaststoffreich* | riche en fibres | ricco di fibre~ricca di fibre
kosher | kosher | koscher* | casher~kasher | kosher
halal | halal | halal | halal | halal
`;

/** What a thing is said to withstand or to do without, in the notation of the colours: key | en | de | fr | it. */
export const performanceClaims = `
waterproof | waterproof~water proof~watertight | wasserdicht*~wasserfest* | étanche~étanches~imperméable~imperméables~waterproof | impermeabile~impermeabili~waterproof
water-repellent | water repellent~water resistant~splash proof~splashproof | wasserabweisend*~wasserresistent*~spritzwassergeschützt*~wasserbeständig* | déperlant*~déperlante~résistant à l'eau~résistante à l'eau~hydrofuge | idrorepellente~idrorepellenti~resistente all'acqua~resistenti all'acqua
windproof | windproof~wind proof | winddicht*~windfest* | coupe vent | antivento
dustproof | dustproof~dust proof | staubdicht* | étanche à la poussière | antipolvere
shockproof | shockproof~shock proof~shock resistant | stoßfest*~stoßsicher* | antichoc~résistant aux chocs | antiurto
scratch-resistant | scratch resistant~scratchproof~scratch proof | kratzfest*~kratzresistent* | anti rayures~résistant aux rayures | antigraffio~resistente ai graffi
heat-resistant | heat resistant~heatproof | hitzebeständig*~hitzefest* | résistant à la chaleur~résistante à la chaleur | resistente al calore~resistenti al calore
rustproof | rustproof~rust proof~rust free | rostfrei* | antirouille~inoxydable? | antiruggine
fireproof | fireproof~flame retardant~fire resistant | feuerfest*~schwer entflammbar*~flammhemmend* | ignifuge~ignifugé~ignifugée | ignifugo~ignifuga~ignifughi
unbreakable | unbreakable~shatterproof | bruchsicher*~unzerbrechlich*~bruchfest* | incassable~incassables | infrangibile~infrangibili
dishwasher-safe | dishwasher safe | spülmaschinenfest*~spülmaschinengeeignet*~geschirrspülerfest* | passe au lave vaisselle~compatible lave vaisselle~adapté au lave vaisselle~adaptée au lave vaisselle~lavable au lave vaisselle | lavabile in lavastoviglie~adatto alla lavastoviglie~adatta alla lavastoviglie
microwave-safe | microwave safe~microwavable | mikrowellengeeignet*~mikrowellenfest* | passe au micro ondes~compatible micro ondes | adatto al microonde~per microonde
oven-safe | oven safe~ovenproof | ofenfest*~backofenfest* | passe au four~allant au four | adatto al forno~resistente al forno
machine washable | machine washable~machine wash | maschinenwaschbar*~waschmaschinenfest* | lavable en machine~lavables en machine | lavabile in lavatrice~lavabili in lavatrice
non-stick | non stick~nonstick | antihaft~antihaftbeschichtet*~antihaftbeschichtung | anti adhésif~antiadhésif~antiadhésive~anti adhésive | antiaderente~antiaderenti
non-slip | non slip~anti slip~slip resistant | rutschfest*~rutschhemmend* | antidérapant*~antidérapante~antidérapantes | antiscivolo~antisdrucciolo
adjustable | adjustable | verstellbar*~einstellbar*~höhenverstellbar* | réglable~réglables~ajustable~ajustables | regolabile~regolabili
foldable | foldable~folding~collapsible~foldaway | faltbar*~klappbar*~zusammenklappbar* | pliable~pliables~pliant~pliante~escamotable^ | a scomparsa^~pieghevole~pieghevoli
rechargeable | rechargeable | wiederaufladbar*~aufladbar* | rechargeable~rechargeables | ricaricabile~ricaricabili
wireless | wireless~cordless | kabellos*~drahtlos*~schnurlos*~akkuschrauber^~akkubohrschrauber^~akkubohrer^~akkusauger^~akkustaubsauger^~akkusäge^~akkulampe^~akkuleuchte^ | sans fil | senza fili~wireless~senza filo
`;

/** Seals and verdicts of tests, awards and warranties, in the notation of the colours: key | en | de | fr | it. */
export const testSeals = `
stiftung warentest | stiftung warentest | stiftung warentest~warentest | stiftung warentest | stiftung warentest
öko-test | oko test | öko test~ökotest | öko test | öko test
test winner | test winner~best in test~winner of the test | testsieger~testsiegerin~preis leistungs sieger | meilleur du test~vainqueur du test | vincitore del test~migliore del test
award winning | award winning~award winner | preisgekrönt*~ausgezeichnet mit | primé*~élu produit de l'année | premiato~premiata~vincitore del premio
red dot award | red dot award~red dot design award~reddot | red dot award~red dot design award | red dot award | red dot award
if design award | if design award | if design award | if design award | if design award
consumer reports | consumer reports~which best buy | verbraucherzentrale | que choisir~60 millions de consommateurs | altroconsumo
best seller | best seller~bestseller~bestselling | bestseller~verkaufsschlager | meilleure vente~best seller | più venduto~best seller
number one | no 1 brand~number one brand~world's no 1 | marktführer~nummer 1 | numéro 1~numéro un | numero 1~numero uno
`;

export const warranties = `
warranty | warranty~guarantee~guaranteed | garantie~herstellergarantie~gewährleistung~garantiert* | garantie~garanties~garanti | garanzia
lifetime warranty | lifetime warranty~lifetime guarantee | lebenslange garantie~lebenslanger garantie | garantie à vie | garanzia a vita
money back guarantee | money back guarantee | geld zurück garantie | satisfait ou remboursé | soddisfatti o rimborsati
`;
