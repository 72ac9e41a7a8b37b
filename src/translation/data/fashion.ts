/**
 * What is worn or carried, in four languages, one thing a line: en | de | fr | it. Before the slash stands the singular,
 * after it the plural; after the colon the grammatical gender (m f n), and `p` where there is only a plural; what
 * follows `~` is another word for the same thing, which is read but never written.
 */
export const fashionNouns = `
dress/dresses | Kleid/Kleider:n | robe/robes:f | abito/abiti:m ~ vestito/vestiti:m
evening dress/evening dresses ~ evening gown/evening gowns | Abendkleid/Abendkleider:n | robe de soirée/robes de soirée:f | abito da sera/abiti da sera:m ~ vestito da sera/vestiti da sera:m
summer dress/summer dresses ~ sundress/sundresses | Sommerkleid/Sommerkleider:n | robe d'été/robes d'été:f | abito estivo/abiti estivi:m ~ vestito estivo/vestiti estivi:m
cocktail dress/cocktail dresses | Cocktailkleid/Cocktailkleider:n | robe de cocktail/robes de cocktail:f | abito da cocktail/abiti da cocktail:m
wedding dress/wedding dresses ~ bridal gown/bridal gowns | Brautkleid/Brautkleider:n ~ Hochzeitskleid/Hochzeitskleider:n | robe de mariée/robes de mariée:f | abito da sposa/abiti da sposa:m ~ vestito da sposa/vestiti da sposa:m
maxi dress/maxi dresses | Maxikleid/Maxikleider:n | robe longue/robes longues:f | abito lungo/abiti lunghi:m ~ vestito lungo/vestiti lunghi:m
mini dress/mini dresses | Minikleid/Minikleider:n | robe courte/robes courtes:f ~ mini-robe/mini-robes:f | abito corto/abiti corti:m ~ miniabito/miniabiti:m
midi dress/midi dresses | Midikleid/Midikleider:n | robe midi/robes midi:f ~ robe mi-longue/robes mi-longues:f | abito midi/abiti midi:m
wrap dress/wrap dresses | Wickelkleid/Wickelkleider:n | robe portefeuille/robes portefeuille:f | abito a portafoglio/abiti a portafoglio:m
shirt dress/shirt dresses | Hemdblusenkleid/Hemdblusenkleider:n ~ Blusenkleid/Blusenkleider:n | robe chemise/robes chemises:f | abito chemisier/abiti chemisier:m
knitted dress/knitted dresses ~ knit dress/knit dresses ~ sweater dress/sweater dresses | Strickkleid/Strickkleider:n | robe en maille/robes en maille:f ~ robe pull/robes pull:f | abito in maglia/abiti in maglia:m
beach dress/beach dresses | Strandkleid/Strandkleider:n | robe de plage/robes de plage:f | abito da spiaggia/abiti da spiaggia:m ~ copricostume/copricostumi:m
dirndl/dirndls | Dirndl/Dirndl:n | dirndl/dirndls:m | dirndl/dirndl:m
clothing/clothing ~ apparel/apparel ~ clothes/clothes:p | Kleidung/Kleidung:f ~ Bekleidung/Bekleidung:f | vêtements/vêtements:mp ~ vêtement/vêtements:m | abbigliamento/abbigliamento:m
shirt/shirts | Hemd/Hemden:n | chemise/chemises:f | camicia/camicie:f
flannel shirt/flannel shirts | Flanellhemd/Flanellhemden:n | chemise en flanelle/chemises en flanelle:f | camicia di flanella/camicie di flanella:f
denim shirt/denim shirts | Jeanshemd/Jeanshemden:n | chemise en jean/chemises en jean:f | camicia di jeans/camicie di jeans:f
business shirt/business shirts ~ dress shirt/dress shirts | Businesshemd/Businesshemden:n ~ Business-Hemd/Business-Hemden:n | chemise de ville/chemises de ville:f | camicia elegante/camicie eleganti:f
blouse/blouses | Bluse/Blusen:f | chemisier/chemisiers:m ~ blouse/blouses:f | blusa/bluse:f ~ camicetta/camicette:f
tunic/tunics | Tunika/Tuniken:f | tunique/tuniques:f | tunica/tuniche:f
T-shirt/T-shirts ~ tee/tees ~ tshirt/tshirts ~ tee shirt/tee shirts | T-Shirt/T-Shirts:n ~ Tshirt/Tshirts:n | t-shirt/t-shirts:m ~ tee-shirt/tee-shirts:m | T-shirt/T-shirt:f ~ maglietta/magliette:f
long-sleeved shirt/long-sleeved shirts ~ long sleeve shirt/long sleeve shirts ~ longsleeve/longsleeves | Langarmshirt/Langarmshirts:n ~ Longsleeve/Longsleeves:n | t-shirt à manches longues/t-shirts à manches longues:m | maglia a maniche lunghe/maglie a maniche lunghe:f
polo shirt/polo shirts | Poloshirt/Poloshirts:n ~ Polohemd/Polohemden:n | polo/polos:m | polo/polo:f
top/tops | Top/Tops:n | top/tops:m | top/top:m
crop top/crop tops | Crop Top/Crop Tops:n | crop top/crop tops:m | crop top/crop top:m
tank top/tank tops | Tanktop/Tanktops:n ~ Tank Top/Tank Tops:n | débardeur/débardeurs:m | canotta/canotte:f ~ canottiera/canottiere:f
undershirt/undershirts | Unterhemd/Unterhemden:n | maillot de corps/maillots de corps:m ~ tricot de corps/tricots de corps:m | maglia intima/maglie intime:f
camisole/camisoles | Trägertop/Trägertops:n | caraco/caracos:m | top con spalline/top con spalline:m
bodysuit/bodysuits | Body/Bodys:m | body/bodys:m | body/body:m
baby bodysuit/baby bodysuits ~ baby body/baby bodies ~ baby vest/baby vests | Babybody/Babybodys:m ~ Strampelbody/Strampelbodys:m | body bébé/bodys bébé:m ~ body pour bébé/bodys pour bébé:m | body neonato/body neonato:m ~ body per neonati/body per neonati:m ~ body per neonato/body per neonato:m
sleepsuit/sleepsuits ~ baby romper/baby rompers ~ babygrow/babygrows | Strampler/Strampler:m ~ Strampelanzug/Strampelanzüge:m | grenouillère/grenouillères:f | tutina/tutine:f
playsuit/playsuits | Playsuit/Playsuits:m | combishort/combishorts:m | tutina corta/tutine corte:f
jumpsuit/jumpsuits | Jumpsuit/Jumpsuits:m | combinaison/combinaisons:f | tuta intera/tute intere:f ~ jumpsuit/jumpsuit:f
dungarees/dungarees:p ~ bib overalls/bib overalls:p | Latzhose/Latzhosen:f | salopette/salopettes:f | salopette/salopette:f
boiler suit/boiler suits ~ coverall/coveralls | Overall/Overalls:m ~ Arbeitsoverall/Arbeitsoveralls:m | combinaison de travail/combinaisons de travail:f | tuta da lavoro/tute da lavoro:f
snowsuit/snowsuits | Schneeanzug/Schneeanzüge:m ~ Schneeoverall/Schneeoveralls:m | combinaison de ski/combinaisons de ski:f ~ combinaison de neige/combinaisons de neige:f | tuta da neve/tute da neve:f ~ tuta da sci/tute da sci:f
onesie/onesies | Onesie/Onesies:m | combinaison pyjama/combinaisons pyjama:f | pigiama intero/pigiami interi:m
hoodie/hoodies ~ hooded sweatshirt/hooded sweatshirts | Kapuzenpullover/Kapuzenpullover:m ~ Hoodie/Hoodies:m ~ Kapuzenpulli/Kapuzenpullis:m ~ Kapuzensweatshirt/Kapuzensweatshirts:n | sweat à capuche/sweats à capuche:m ~ sweat-shirt à capuche/sweat-shirts à capuche:m ~ hoodie/hoodies:m | felpa con cappuccio/felpe con cappuccio:f ~ hoodie/hoodie:f
hooded jacket/hooded jackets | Kapuzenjacke/Kapuzenjacken:f | veste à capuche/vestes à capuche:f | giacca con cappuccio/giacche con cappuccio:f
zip hoodie/zip hoodies ~ hooded sweat jacket/hooded sweat jackets | Kapuzensweatjacke/Kapuzensweatjacken:f | sweat zippé à capuche/sweats zippés à capuche:m | felpa con cappuccio e zip/felpe con cappuccio e zip:f
sweatshirt/sweatshirts | Sweatshirt/Sweatshirts:n | sweat-shirt/sweat-shirts:m ~ sweat/sweats:m | felpa/felpe:f
track jacket/track jackets ~ sweat jacket/sweat jackets | Trainingsjacke/Trainingsjacken:f ~ Sweatjacke/Sweatjacken:f | veste de survêtement/vestes de survêtement:f | giacca della tuta/giacche della tuta:f ~ giacca da tuta/giacche da tuta:f
sweater/sweaters ~ jumper/jumpers ~ pullover/pullovers | Pullover/Pullover:m ~ Pulli/Pullis:m | pull/pulls:m ~ pull-over/pull-overs:m ~ chandail/chandails:m | maglione/maglioni:m ~ pullover/pullover:m
turtleneck sweater/turtleneck sweaters ~ roll-neck jumper/roll-neck jumpers ~ polo neck/polo necks ~ turtleneck/turtlenecks | Rollkragenpullover/Rollkragenpullover:m | pull à col roulé/pulls à col roulé:m | maglione a collo alto/maglioni a collo alto:m ~ dolcevita/dolcevita:m
knitted sweater/knitted sweaters ~ knitted jumper/knitted jumpers | Strickpullover/Strickpullover:m | pull en maille/pulls en maille:m ~ pull tricoté/pulls tricotés:m | maglione lavorato a maglia/maglioni lavorati a maglia:m
knitwear/knitwear | Strickwaren/Strickwaren:p ~ Strickmode/Strickmode:f | vêtements en maille/vêtements en maille:mp | maglieria/maglieria:f
cardigan/cardigans | Strickjacke/Strickjacken:f ~ Cardigan/Cardigans:m | cardigan/cardigans:m ~ gilet/gilets:m | cardigan/cardigan:m
bolero/boleros | Bolero/Boleros:m | boléro/boléros:m | bolero/bolero:m ~ coprispalle/coprispalle:m
poncho/ponchos | Poncho/Ponchos:m | poncho/ponchos:m | poncho/poncho:m
rain poncho/rain ponchos | Regenponcho/Regenponchos:m | poncho de pluie/ponchos de pluie:m ~ poncho imperméable/ponchos imperméables:m | poncho impermeabile/poncho impermeabili:m
cape/capes | Umhang/Umhänge:m ~ Cape/Capes:n | cape/capes:f | mantella/mantelle:f ~ mantello/mantelli:m
jacket/jackets | Jacke/Jacken:f | veste/vestes:f | giacca/giacche:f
leather jacket/leather jackets | Lederjacke/Lederjacken:f | veste en cuir/vestes en cuir:f ~ blouson en cuir/blousons en cuir:m | giacca in pelle/giacche in pelle:f ~ giacca di pelle/giacche di pelle:f
winter jacket/winter jackets | Winterjacke/Winterjacken:f | veste d'hiver/vestes d'hiver:f | giacca invernale/giacche invernali:f
rain jacket/rain jackets ~ waterproof jacket/waterproof jackets | Regenjacke/Regenjacken:f | veste de pluie/vestes de pluie:f ~ veste imperméable/vestes imperméables:f ~ imperméable/imperméables:m | giacca impermeabile/giacche impermeabili:f ~ giacca antipioggia/giacche antipioggia:f
down jacket/down jackets ~ puffer jacket/puffer jackets | Daunenjacke/Daunenjacken:f ~ Pufferjacke/Pufferjacken:f | doudoune/doudounes:f | piumino/piumini:m
quilted jacket/quilted jackets | Steppjacke/Steppjacken:f | veste matelassée/vestes matelassées:f | giacca trapuntata/giacche trapuntate:f
fleece jacket/fleece jackets | Fleecejacke/Fleecejacken:f | veste polaire/vestes polaires:f ~ polaire/polaires:f | giacca in pile/giacche in pile:f
softshell jacket/softshell jackets | Softshelljacke/Softshelljacken:f | veste softshell/vestes softshell:f | giacca softshell/giacche softshell:f
windbreaker/windbreakers ~ wind jacket/wind jackets | Windjacke/Windjacken:f ~ Windbreaker/Windbreaker:m | coupe-vent/coupe-vent:m | giacca a vento/giacche a vento:f
denim jacket/denim jackets ~ jean jacket/jean jackets | Jeansjacke/Jeansjacken:f | veste en jean/vestes en jean:f | giacca di jeans/giacche di jeans:f ~ giacca in jeans/giacche in jeans:f
bomber jacket/bomber jackets | Bomberjacke/Bomberjacken:f | bomber/bombers:m | bomber/bomber:m
short jacket/short jackets ~ blouson/blousons | Blouson/Blousons:m | blouson/blousons:m | giubbotto/giubbotti:m
biker jacket/biker jackets | Bikerjacke/Bikerjacken:f | perfecto/perfectos:m | giacca da motociclista/giacche da motociclista:f
transitional jacket/transitional jackets | Übergangsjacke/Übergangsjacken:f | veste de demi-saison/vestes de demi-saison:f ~ veste mi-saison/vestes mi-saison:f | giacca di mezza stagione/giacche di mezza stagione:f
outdoor jacket/outdoor jackets | Outdoorjacke/Outdoorjacken:f | veste outdoor/vestes outdoor:f | giacca outdoor/giacche outdoor:f
ski jacket/ski jackets | Skijacke/Skijacken:f | veste de ski/vestes de ski:f | giacca da sci/giacche da sci:f
running jacket/running jackets | Laufjacke/Laufjacken:f | veste de running/vestes de running:f ~ veste de course/vestes de course:f | giacca da corsa/giacche da corsa:f
cycling jacket/cycling jackets | Fahrradjacke/Fahrradjacken:f ~ Radjacke/Radjacken:f | veste de cyclisme/vestes de cyclisme:f ~ veste de vélo/vestes de vélo:f | giacca da ciclismo/giacche da ciclismo:f
work jacket/work jackets | Arbeitsjacke/Arbeitsjacken:f | veste de travail/vestes de travail:f | giacca da lavoro/giacche da lavoro:f
motorcycle jacket/motorcycle jackets | Motorradjacke/Motorradjacken:f | blouson moto/blousons moto:m ~ blouson de moto/blousons de moto:m | giacca da moto/giacche da moto:f
parka/parkas | Parka/Parkas:m | parka/parkas:f | parka/parka:m
anorak/anoraks | Anorak/Anoraks:m | anorak/anoraks:m | anorak/anorak:m
coat/coats | Mantel/Mäntel:m | manteau/manteaux:m | cappotto/cappotti:m
winter coat/winter coats | Wintermantel/Wintermäntel:m | manteau d'hiver/manteaux d'hiver:m | cappotto invernale/cappotti invernali:m
wool coat/wool coats | Wollmantel/Wollmäntel:m | manteau en laine/manteaux en laine:m | cappotto in lana/cappotti in lana:m ~ cappotto di lana/cappotti di lana:m
down coat/down coats ~ puffer coat/puffer coats | Daunenmantel/Daunenmäntel:m ~ Steppmantel/Steppmäntel:m | doudoune longue/doudounes longues:f | piumino lungo/piumini lunghi:m
trench coat/trench coats | Trenchcoat/Trenchcoats:m | trench/trenchs:m ~ trench-coat/trench-coats:m | trench/trench:m
raincoat/raincoats | Regenmantel/Regenmäntel:m | manteau de pluie/manteaux de pluie:m | impermeabile/impermeabili:m
rain trousers/rain trousers:p ~ waterproof trousers/waterproof trousers:p | Regenhose/Regenhosen:f | pantalon de pluie/pantalons de pluie:m | pantaloni impermeabili/pantaloni impermeabili:mp ~ pantaloni antipioggia/pantaloni antipioggia:mp
waistcoat/waistcoats | Weste/Westen:f | gilet sans manches/gilets sans manches:m | gilet/gilet:m ~ panciotto/panciotti:m
padded gilet/padded gilets ~ body warmer/body warmers ~ bodywarmer/bodywarmers ~ quilted vest/quilted vests | Steppweste/Steppwesten:f | doudoune sans manches/doudounes sans manches:f ~ bodywarmer/bodywarmers:m | gilet imbottito/gilet imbottiti:m ~ smanicato/smanicati:m
high-visibility vest/high-visibility vests ~ hi-vis vest/hi-vis vests ~ safety vest/safety vests | Warnweste/Warnwesten:f | gilet haute visibilité/gilets haute visibilité:m ~ gilet de sécurité/gilets de sécurité:m | gilet ad alta visibilità/gilet ad alta visibilità:m ~ gilet alta visibilità/gilet alta visibilità:m ~ giubbotto catarifrangente/giubbotti catarifrangenti:m
overshirt/overshirts ~ shirt jacket/shirt jackets ~ shacket/shackets | Hemdjacke/Hemdjacken:f ~ Overshirt/Overshirts:n | surchemise/surchemises:f | giacca camicia/giacche camicia:f
blazer/blazers | Blazer/Blazer:m | blazer/blazers:m | blazer/blazer:m
suit jacket/suit jackets | Sakko/Sakkos:n ~ Anzugjacke/Anzugjacken:f | veste de costume/vestes de costume:f ~ veston/vestons:m | giacca da abito/giacche da abito:f
suit/suits | Anzug/Anzüge:m | costume/costumes:m | completo elegante/completi eleganti:m
trouser suit/trouser suits ~ pantsuit/pantsuits | Hosenanzug/Hosenanzüge:m | tailleur-pantalon/tailleurs-pantalons:m | tailleur pantalone/tailleur pantalone:m
tuxedo/tuxedos ~ dinner jacket/dinner jackets | Smoking/Smokings:m | smoking/smokings:m | smoking/smoking:m
tracksuit/tracksuits ~ jogging suit/jogging suits | Trainingsanzug/Trainingsanzüge:m ~ Jogginganzug/Jogginganzüge:m | survêtement/survêtements:m ~ jogging/joggings:m | tuta da ginnastica/tute da ginnastica:f ~ tuta sportiva/tute sportive:f
trousers/trousers:p ~ pants/pants:p | Hose/Hosen:f | pantalon/pantalons:m | pantaloni/pantaloni:mp ~ pantalone/pantaloni:m
smart trousers/smart trousers:p ~ dress trousers/dress trousers:p ~ suit trousers/suit trousers:p ~ fabric trousers/fabric trousers:p | Stoffhose/Stoffhosen:f ~ Anzughose/Anzughosen:f | pantalon de costume/pantalons de costume:m | pantaloni eleganti/pantaloni eleganti:mp
chinos/chinos:p ~ chino trousers/chino trousers:p | Chino/Chinos:f ~ Chinohose/Chinohosen:f | chino/chinos:m ~ pantalon chino/pantalons chino:m | chino/chino:m ~ pantaloni chino/pantaloni chino:mp
cargo trousers/cargo trousers:p ~ cargo pants/cargo pants:p | Cargohose/Cargohosen:f | pantalon cargo/pantalons cargo:m | pantaloni cargo/pantaloni cargo:mp
leather trousers/leather trousers:p ~ leather pants/leather pants:p | Lederhose/Lederhosen:f | pantalon en cuir/pantalons en cuir:m | pantaloni in pelle/pantaloni in pelle:mp ~ pantaloni di pelle/pantaloni di pelle:mp
corduroy trousers/corduroy trousers:p | Cordhose/Cordhosen:f | pantalon en velours côtelé/pantalons en velours côtelé:m | pantaloni di velluto a coste/pantaloni di velluto a coste:mp
jogging bottoms/jogging bottoms:p ~ joggers/joggers:p ~ sweatpants/sweatpants:p ~ track pants/track pants:p | Jogginghose/Jogginghosen:f ~ Trainingshose/Trainingshosen:f ~ Sweathose/Sweathosen:f ~ Jogger/Jogger:m | pantalon de jogging/pantalons de jogging:m ~ pantalon de survêtement/pantalons de survêtement:m | pantaloni della tuta/pantaloni della tuta:mp ~ pantaloni da jogging/pantaloni da jogging:mp ~ pantaloni da tuta/pantaloni da tuta:mp
sports trousers/sports trousers:p | Sporthose/Sporthosen:f | pantalon de sport/pantalons de sport:m | pantaloni sportivi/pantaloni sportivi:mp
yoga pants/yoga pants:p | Yogahose/Yogahosen:f | pantalon de yoga/pantalons de yoga:m | pantaloni da yoga/pantaloni da yoga:mp
work trousers/work trousers:p ~ work pants/work pants:p | Arbeitshose/Arbeitshosen:f ~ Bundhose/Bundhosen:f | pantalon de travail/pantalons de travail:m | pantaloni da lavoro/pantaloni da lavoro:mp ~ pantalone da lavoro/pantaloni da lavoro:m
hiking trousers/hiking trousers:p ~ trekking trousers/trekking trousers:p ~ hiking pants/hiking pants:p | Wanderhose/Wanderhosen:f ~ Trekkinghose/Trekkinghosen:f ~ Outdoorhose/Outdoorhosen:f | pantalon de randonnée/pantalons de randonnée:m | pantaloni da trekking/pantaloni da trekking:mp ~ pantaloni da escursionismo/pantaloni da escursionismo:mp
ski trousers/ski trousers:p ~ ski pants/ski pants:p | Skihose/Skihosen:f | pantalon de ski/pantalons de ski:m | pantaloni da sci/pantaloni da sci:mp
riding breeches/riding breeches:p | Reithose/Reithosen:f | pantalon d'équitation/pantalons d'équitation:m | pantaloni da equitazione/pantaloni da equitazione:mp
cycling shorts/cycling shorts:p ~ bike shorts/bike shorts:p | Radlerhose/Radlerhosen:f ~ Radhose/Radhosen:f ~ Fahrradhose/Fahrradhosen:f | cuissard/cuissards:m | pantaloncini da ciclismo/pantaloncini da ciclismo:mp
jeans/jeans:p | Jeans/Jeans:f ~ Jeanshose/Jeanshosen:f | jean/jeans:m | jeans/jeans:mp
shorts/shorts:p | Shorts/Shorts:p ~ kurze Hose/kurze Hosen:f | short/shorts:m | pantaloncini/pantaloncini:mp ~ shorts/shorts:mp ~ pantaloncino/pantaloncini:m
Bermuda shorts/Bermuda shorts:p | Bermudashorts/Bermudashorts:p ~ Bermuda/Bermudas:f | bermuda/bermudas:m | bermuda/bermuda:mp
sports shorts/sports shorts:p | Sportshorts/Sportshorts:p | short de sport/shorts de sport:m | pantaloncini sportivi/pantaloncini sportivi:mp
running shorts/running shorts:p | Laufshorts/Laufshorts:p ~ Laufhose/Laufhosen:f | short de running/shorts de running:m ~ short de course/shorts de course:m | pantaloncini da corsa/pantaloncini da corsa:mp
leggings/leggings:p | Leggings/Leggings:p ~ Leggins/Leggins:p | legging/leggings:m | leggings/leggings:mp
running tights/running tights:p | Lauftights/Lauftights:p | collant de running/collants de running:m ~ collant de course/collants de course:m | leggings da corsa/leggings da corsa:mp
culottes/culottes:p | Culotte/Culottes:f | jupe-culotte/jupes-culottes:f | gonna pantalone/gonne pantalone:f
skirt/skirts | Rock/Röcke:m | jupe/jupes:f | gonna/gonne:f
miniskirt/miniskirts ~ mini skirt/mini skirts | Minirock/Miniröcke:m | mini-jupe/mini-jupes:f ~ minijupe/minijupes:f | minigonna/minigonne:f
pleated skirt/pleated skirts | Faltenrock/Faltenröcke:m ~ Plisseerock/Plisseeröcke:m | jupe plissée/jupes plissées:f | gonna plissettata/gonne plissettate:f ~ gonna a pieghe/gonne a pieghe:f
pencil skirt/pencil skirts | Bleistiftrock/Bleistiftröcke:m | jupe crayon/jupes crayon:f | gonna a tubino/gonne a tubino:f
denim skirt/denim skirts | Jeansrock/Jeansröcke:m | jupe en jean/jupes en jean:f | gonna di jeans/gonne di jeans:f
swimwear/swimwear | Bademode/Bademode:f | vêtements de bain/vêtements de bain:mp | abbigliamento mare/abbigliamento mare:m ~ moda mare/moda mare:f
swimsuit/swimsuits ~ bathing suit/bathing suits ~ swimming costume/swimming costumes | Badeanzug/Badeanzüge:m | maillot de bain/maillots de bain:m | costume da bagno/costumi da bagno:m ~ costume intero/costumi interi:m
sarong/sarongs ~ pareo/pareos | Pareo/Pareos:m | paréo/paréos:m | pareo/parei:m
bikini/bikinis | Bikini/Bikinis:m | bikini/bikinis:m | bikini/bikini:m
bikini top/bikini tops | Bikinioberteil/Bikinioberteile:n ~ Bikini-Oberteil/Bikini-Oberteile:n | haut de bikini/hauts de bikini:m ~ haut de maillot de bain/hauts de maillot de bain:m | reggiseno bikini/reggiseni bikini:m ~ top bikini/top bikini:m
bikini bottoms/bikini bottoms:p ~ bikini bottom/bikini bottoms | Bikinihose/Bikinihosen:f ~ Bikini-Hose/Bikini-Hosen:f | bas de bikini/bas de bikini:m ~ bas de maillot de bain/bas de maillot de bain:m | slip bikini/slip bikini:m
tankini/tankinis | Tankini/Tankinis:m | tankini/tankinis:m | tankini/tankini:m
swimming trunks/swimming trunks:p ~ swim shorts/swim shorts:p ~ swim trunks/swim trunks:p | Badehose/Badehosen:f ~ Badeshorts/Badeshorts:p | short de bain/shorts de bain:m ~ slip de bain/slips de bain:m | boxer da bagno/boxer da bagno:m ~ pantaloncini da bagno/pantaloncini da bagno:mp ~ boxer da mare/boxer da mare:m
UV protection shirt/UV protection shirts ~ rash guard/rash guards | UV-Shirt/UV-Shirts:n | t-shirt anti-UV/t-shirts anti-UV:m | maglietta anti-UV/magliette anti-UV:f
wetsuit/wetsuits | Neoprenanzug/Neoprenanzüge:m | combinaison néoprène/combinaisons néoprène:f ~ combinaison en néoprène/combinaisons en néoprène:f | muta/mute:f ~ muta in neoprene/mute in neoprene:f
swimming cap/swimming caps ~ swim cap/swim caps ~ bathing cap/bathing caps | Badekappe/Badekappen:f ~ Bademütze/Bademützen:f ~ Schwimmkappe/Schwimmkappen:f ~ Badehaube/Badehauben:f | bonnet de bain/bonnets de bain:m ~ bonnet de natation/bonnets de natation:m | cuffia da nuoto/cuffie da nuoto:f ~ cuffia da piscina/cuffie da piscina:f
bathrobe/bathrobes | Bademantel/Bademäntel:m | peignoir/peignoirs:m ~ peignoir de bain/peignoirs de bain:m | accappatoio/accappatoi:m
dressing gown/dressing gowns | Morgenmantel/Morgenmäntel:m | robe de chambre/robes de chambre:f | vestaglia/vestaglie:f
kimono/kimonos | Kimono/Kimonos:m | kimono/kimonos:m | kimono/kimono:m
underwear/underwear | Unterwäsche/Unterwäsche:f | sous-vêtements/sous-vêtements:mp ~ sous-vêtement/sous-vêtements:m | biancheria intima/biancheria intima:f ~ intimo/intimo:m
thermal underwear/thermal underwear | Thermounterwäsche/Thermounterwäsche:f | sous-vêtements thermiques/sous-vêtements thermiques:mp | intimo termico/intimo termico:m
functional underwear/functional underwear | Funktionsunterwäsche/Funktionsunterwäsche:f | sous-vêtements techniques/sous-vêtements techniques:mp | intimo tecnico/intimo tecnico:m
functional shirt/functional shirts | Funktionsshirt/Funktionsshirts:n ~ Sportshirt/Sportshirts:n | t-shirt technique/t-shirts techniques:m ~ t-shirt de sport/t-shirts de sport:m | maglia tecnica/maglie tecniche:f
lingerie/lingerie | Dessous/Dessous:p ~ Lingerie/Lingerie:f | lingerie/lingerie:f | lingerie/lingerie:f
bra/bras | BH/BHs:m ~ Büstenhalter/Büstenhalter:m | soutien-gorge/soutiens-gorge:m | reggiseno/reggiseni:m
sports bra/sports bras | Sport-BH/Sport-BHs:m | brassière de sport/brassières de sport:f ~ soutien-gorge de sport/soutiens-gorge de sport:m | reggiseno sportivo/reggiseni sportivi:m
push-up bra/push-up bras | Push-up-BH/Push-up-BHs:m | soutien-gorge push-up/soutiens-gorge push-up:m | reggiseno push-up/reggiseni push-up:m
nursing bra/nursing bras | Still-BH/Still-BHs:m | soutien-gorge d'allaitement/soutiens-gorge d'allaitement:m | reggiseno da allattamento/reggiseni da allattamento:m ~ reggiseno per allattamento/reggiseni per allattamento:m
bralette/bralettes | Bralette/Bralettes:f | brassière/brassières:f | bralette/bralette:f
bustier/bustiers | Bustier/Bustiers:n | bustier/bustiers:m | bustier/bustier:m
underskirt/underskirts ~ petticoat/petticoats | Unterrock/Unterröcke:m ~ Petticoat/Petticoats:m | jupon/jupons:m | sottogonna/sottogonne:f
corset/corsets | Korsett/Korsetts:n ~ Mieder/Mieder:n | corset/corsets:m | corsetto/corsetti:m
briefs/briefs:p | Slip/Slips:m ~ Unterhose/Unterhosen:f | slip/slips:m | slip/slip:m ~ mutande/mutande:fp
knickers/knickers:p ~ panties/panties:p | Damenslip/Damenslips:m | culotte/culottes:f | mutandine/mutandine:fp ~ mutandina/mutandine:f
boxer shorts/boxer shorts:p ~ boxer briefs/boxer briefs:p ~ boxers/boxers:p | Boxershorts/Boxershorts:p ~ Boxershort/Boxershorts:f | boxer/boxers:m ~ caleçon/caleçons:m | boxer/boxer:m
thong/thongs | String/Strings:m ~ Tanga/Tangas:m | string/strings:m | perizoma/perizomi:m ~ tanga/tanga:m
long johns/long johns:p | lange Unterhose/lange Unterhosen:f | caleçon long/caleçons longs:m | mutande lunghe/mutande lunghe:fp
shapewear/shapewear | Shapewear/Shapewear:f | lingerie sculptante/lingerie sculptante:f | intimo modellante/intimo modellante:m
pyjamas/pyjamas:p ~ pajamas/pajamas:p ~ pyjama/pyjamas | Schlafanzug/Schlafanzüge:m ~ Pyjama/Pyjamas:m | pyjama/pyjamas:m | pigiama/pigiami:m
pyjama bottoms/pyjama bottoms:p ~ pajama bottoms/pajama bottoms:p ~ pyjama trousers/pyjama trousers:p | Schlafanzughose/Schlafanzughosen:f ~ Pyjamahose/Pyjamahosen:f | pantalon de pyjama/pantalons de pyjama:m ~ bas de pyjama/bas de pyjama:m | pantaloni del pigiama/pantaloni del pigiama:mp
nightdress/nightdresses ~ nightgown/nightgowns ~ nightshirt/nightshirts | Nachthemd/Nachthemden:n | chemise de nuit/chemises de nuit:f ~ nuisette/nuisettes:f | camicia da notte/camicie da notte:f
nightwear/nightwear ~ sleepwear/sleepwear | Nachtwäsche/Nachtwäsche:f | vêtements de nuit/vêtements de nuit:mp | abbigliamento da notte/abbigliamento da notte:m
tights/tights:p ~ pantyhose/pantyhose:p | Strumpfhose/Strumpfhosen:f | collant/collants:m | collant/collant:m ~ calzamaglia/calzamaglie:f
stocking/stockings | Strumpf/Strümpfe:m | bas/bas:m | calza/calze:f
hold-up stocking/hold-up stockings ~ hold-ups/hold-ups:p | halterloser Strumpf/halterlose Strümpfe:m | bas autofixant/bas autofixants:m ~ bas auto-fixant/bas auto-fixants:m | calza autoreggente/calze autoreggenti:f
compression stocking/compression stockings ~ support stocking/support stockings | Kompressionsstrumpf/Kompressionsstrümpfe:m ~ Stützstrumpf/Stützstrümpfe:m | bas de contention/bas de contention:m ~ bas de compression/bas de compression:m | calza a compressione/calze a compressione:f ~ calza a compressione graduata/calze a compressione graduata:f
sock/socks | Socke/Socken:f ~ Socken/Socken:m | chaussette/chaussettes:f | calzino/calzini:m
sports sock/sports socks ~ running sock/running socks | Sportsocke/Sportsocken:f ~ Laufsocke/Laufsocken:f | chaussette de sport/chaussettes de sport:f | calzino sportivo/calzini sportivi:m
trainer sock/trainer socks ~ sneaker sock/sneaker socks ~ ankle sock/ankle socks | Sneakersocke/Sneakersocken:f | socquette/socquettes:f | calzino corto/calzini corti:m ~ fantasmino/fantasmini:m
knee sock/knee socks ~ knee-high sock/knee-high socks | Kniestrumpf/Kniestrümpfe:m | mi-bas/mi-bas:m ~ chaussette haute/chaussettes hautes:f | gambaletto/gambaletti:m
hiking sock/hiking socks | Wandersocke/Wandersocken:f ~ Trekkingsocke/Trekkingsocken:f | chaussette de randonnée/chaussettes de randonnée:f | calza da trekking/calze da trekking:f
ski sock/ski socks | Skisocke/Skisocken:f | chaussette de ski/chaussettes de ski:f | calza da sci/calze da sci:f
football sock/football socks ~ soccer sock/soccer socks | Fußballstutzen/Fußballstutzen:m ~ Stutzen/Stutzen:m | chaussette de football/chaussettes de football:f ~ chaussette de foot/chaussettes de foot:f | calzettone da calcio/calzettoni da calcio:m
leg warmer/leg warmers ~ legwarmer/legwarmers | Beinstulpe/Beinstulpen:f | jambière/jambières:f | scaldamuscoli/scaldamuscoli:m
football shirt/football shirts ~ football jersey/football jerseys ~ soccer jersey/soccer jerseys | Fußballtrikot/Fußballtrikots:n | maillot de football/maillots de football:m ~ maillot de foot/maillots de foot:m | maglia da calcio/maglie da calcio:f
cycling jersey/cycling jerseys | Radtrikot/Radtrikots:n ~ Fahrradtrikot/Fahrradtrikots:n | maillot de cyclisme/maillots de cyclisme:m ~ maillot de vélo/maillots de vélo:m | maglia da ciclismo/maglie da ciclismo:f
sports jersey/sports jerseys | Trikot/Trikots:n | maillot/maillots:m | maglia sportiva/maglie sportive:f
leotard/leotards | Gymnastikanzug/Gymnastikanzüge:m ~ Turnanzug/Turnanzüge:m | justaucorps/justaucorps:m | body da ginnastica/body da ginnastica:m
tutu/tutus | Tutu/Tutus:n | tutu/tutus:m | tutù/tutù:m
apron/aprons | Schürze/Schürzen:f ~ Kochschürze/Kochschürzen:f | tablier/tabliers:m | grembiule/grembiuli:m
lab coat/lab coats | Laborkittel/Laborkittel:m ~ Arztkittel/Arztkittel:m | blouse de laboratoire/blouses de laboratoire:f ~ blouse médicale/blouses médicales:f | camice da laboratorio/camici da laboratorio:m
workwear/workwear | Arbeitskleidung/Arbeitskleidung:f | vêtements de travail/vêtements de travail:mp | abbigliamento da lavoro/abbigliamento da lavoro:m
sportswear/sportswear | Sportbekleidung/Sportbekleidung:f | vêtements de sport/vêtements de sport:mp | abbigliamento sportivo/abbigliamento sportivo:m
maternity wear/maternity wear | Umstandsmode/Umstandsmode:f ~ Umstandskleidung/Umstandskleidung:f | vêtements de grossesse/vêtements de grossesse:mp | abbigliamento premaman/abbigliamento premaman:m
baby clothing/baby clothing ~ baby clothes/baby clothes:p | Babykleidung/Babykleidung:f | vêtements pour bébé/vêtements pour bébé:mp ~ vêtements bébé/vêtements bébé:mp | abbigliamento per neonati/abbigliamento per neonati:m ~ abbigliamento neonato/abbigliamento neonato:m
costume/costumes ~ fancy dress costume/fancy dress costumes | Kostüm/Kostüme:n ~ Faschingskostüm/Faschingskostüme:n ~ Verkleidung/Verkleidungen:f | déguisement/déguisements:m | costume di carnevale/costumi di carnevale:m ~ travestimento/travestimenti:m
Halloween costume/Halloween costumes | Halloween-Kostüm/Halloween-Kostüme:n ~ Halloweenkostüm/Halloweenkostüme:n | costume d'Halloween/costumes d'Halloween:m ~ déguisement Halloween/déguisements Halloween:m | costume di Halloween/costumi di Halloween:m ~ costume Halloween/costumi Halloween:m
wig/wigs | Perücke/Perücken:f | perruque/perruques:f | parrucca/parrucche:f
hat/hats | Hut/Hüte:m | chapeau/chapeaux:m | cappello/cappelli:m
straw hat/straw hats | Strohhut/Strohhüte:m | chapeau de paille/chapeaux de paille:m | cappello di paglia/cappelli di paglia:m
sun hat/sun hats | Sonnenhut/Sonnenhüte:m | chapeau de soleil/chapeaux de soleil:m | cappello da sole/cappelli da sole:m
bucket hat/bucket hats ~ fishing hat/fishing hats | Fischerhut/Fischerhüte:m ~ Anglerhut/Anglerhüte:m | bob/bobs:m | cappello da pescatore/cappelli da pescatore:m
cap/caps | Kappe/Kappen:f ~ Cap/Caps:f ~ Schirmmütze/Schirmmützen:f | casquette/casquettes:f | cappellino/cappellini:m
baseball cap/baseball caps | Baseballkappe/Baseballkappen:f ~ Baseballcap/Baseballcaps:f ~ Basecap/Basecaps:f | casquette de baseball/casquettes de baseball:f | cappellino da baseball/cappellini da baseball:m ~ berretto da baseball/berretti da baseball:m
flat cap/flat caps | Schiebermütze/Schiebermützen:f | casquette plate/casquettes plates:f | coppola/coppole:f
beret/berets | Baskenmütze/Baskenmützen:f | béret/bérets:m | basco/baschi:m
beanie/beanies ~ woolly hat/woolly hats ~ knitted hat/knitted hats | Mütze/Mützen:f ~ Beanie/Beanies:f ~ Strickmütze/Strickmützen:f | bonnet/bonnets:m | berretto/berretti:m ~ berretta/berrette:f
bobble hat/bobble hats ~ pompom hat/pompom hats | Bommelmütze/Bommelmützen:f ~ Pudelmütze/Pudelmützen:f | bonnet à pompon/bonnets à pompon:m | berretto con pompon/berretti con pompon:m
balaclava/balaclavas | Sturmhaube/Sturmhauben:f | cagoule/cagoules:f | passamontagna/passamontagna:m
headband/headbands | Stirnband/Stirnbänder:n ~ Haarband/Haarbänder:n | bandeau/bandeaux:m | fascia per capelli/fasce per capelli:f ~ fascia per la testa/fasce per la testa:f
earmuffs/earmuffs:p | Ohrenwärmer/Ohrenwärmer:m | cache-oreilles/cache-oreilles:m | paraorecchie/paraorecchie:m
bandana/bandanas | Bandana/Bandanas:n | bandana/bandanas:m | bandana/bandane:f
scarf/scarves | Schal/Schals:m | écharpe/écharpes:f | sciarpa/sciarpe:f
silk scarf/silk scarves | Seidentuch/Seidentücher:n ~ Seidenschal/Seidenschals:m | foulard en soie/foulards en soie:m | foulard di seta/foulard di seta:m
headscarf/headscarves | Kopftuch/Kopftücher:n ~ Halstuch/Halstücher:n | foulard/foulards:m | foulard/foulard:m
shawl/shawls ~ stole/stoles | Stola/Stolen:f ~ Schultertuch/Schultertücher:n | châle/châles:m ~ étole/étoles:f | scialle/scialli:m ~ stola/stole:f
snood/snoods ~ loop scarf/loop scarves ~ infinity scarf/infinity scarves | Loopschal/Loopschals:m ~ Schlauchschal/Schlauchschals:m | snood/snoods:m | sciarpa ad anello/sciarpe ad anello:f
neck warmer/neck warmers ~ neck gaiter/neck gaiters | Halswärmer/Halswärmer:m ~ Schlauchtuch/Schlauchtücher:n | tour de cou/tours de cou:m ~ cache-cou/cache-cous:m | scaldacollo/scaldacollo:m
glove/gloves | Handschuh/Handschuhe:m | gant/gants:m | guanto/guanti:m
mitten/mittens | Fäustling/Fäustlinge:m ~ Fausthandschuh/Fausthandschuhe:m | moufle/moufles:f | muffola/muffole:f
leather glove/leather gloves | Lederhandschuh/Lederhandschuhe:m | gant en cuir/gants en cuir:m | guanto in pelle/guanti in pelle:m ~ guanto di pelle/guanti di pelle:m
winter glove/winter gloves | Winterhandschuh/Winterhandschuhe:m | gant d'hiver/gants d'hiver:m | guanto invernale/guanti invernali:m
ski glove/ski gloves | Skihandschuh/Skihandschuhe:m | gant de ski/gants de ski:m | guanto da sci/guanti da sci:m
cycling glove/cycling gloves | Fahrradhandschuh/Fahrradhandschuhe:m ~ Radhandschuh/Radhandschuhe:m ~ Velohandschuh/Velohandschuhe:m | gant de cyclisme/gants de cyclisme:m ~ gant de vélo/gants de vélo:m | guanto da ciclismo/guanti da ciclismo:m
motorcycle glove/motorcycle gloves | Motorradhandschuh/Motorradhandschuhe:m | gant de moto/gants de moto:m ~ gant moto/gants moto:m | guanto da moto/guanti da moto:m
work glove/work gloves | Arbeitshandschuh/Arbeitshandschuhe:m | gant de travail/gants de travail:m | guanto da lavoro/guanti da lavoro:m
disposable glove/disposable gloves | Einweghandschuh/Einweghandschuhe:m ~ Einmalhandschuh/Einmalhandschuhe:m | gant jetable/gants jetables:m | guanto monouso/guanti monouso:m
belt/belts | Gürtel/Gürtel:m | ceinture/ceintures:f | cintura/cinture:f
leather belt/leather belts | Ledergürtel/Ledergürtel:m | ceinture en cuir/ceintures en cuir:f | cintura in pelle/cinture in pelle:f ~ cintura di pelle/cinture di pelle:f
belt buckle/belt buckles | Gürtelschnalle/Gürtelschnallen:f | boucle de ceinture/boucles de ceinture:f | fibbia per cintura/fibbie per cintura:f
braces/braces:p ~ suspenders/suspenders:p | Hosenträger/Hosenträger:m | bretelles/bretelles:fp | bretelle/bretelle:fp
tie/ties ~ necktie/neckties | Krawatte/Krawatten:f | cravate/cravates:f | cravatta/cravatte:f
bow tie/bow ties | Fliege/Fliegen:f | nœud papillon/nœuds papillon:m | papillon/papillon:m ~ farfallino/farfallini:m
pocket square/pocket squares | Einstecktuch/Einstecktücher:n | pochette de costume/pochettes de costume:f | fazzoletto da taschino/fazzoletti da taschino:m ~ pochette da taschino/pochette da taschino:f
cufflink/cufflinks | Manschettenknopf/Manschettenknöpfe:m | bouton de manchette/boutons de manchette:m | gemello da polso/gemelli da polso:m
tie clip/tie clips | Krawattenklammer/Krawattenklammern:f ~ Krawattennadel/Krawattennadeln:f | pince à cravate/pinces à cravate:f | fermacravatta/fermacravatta:m
handkerchief/handkerchiefs | Stofftaschentuch/Stofftaschentücher:n | mouchoir en tissu/mouchoirs en tissu:m | fazzoletto di stoffa/fazzoletti di stoffa:m
shoe/shoes | Schuh/Schuhe:m | chaussure/chaussures:f | scarpa/scarpe:f
running shoe/running shoes | Laufschuh/Laufschuhe:m | chaussure de course/chaussures de course:f ~ chaussure de running/chaussures de running:f | scarpa da corsa/scarpe da corsa:f ~ scarpa running/scarpe running:f ~ scarpa da running/scarpe da running:f
trail running shoe/trail running shoes | Trailrunningschuh/Trailrunningschuhe:m ~ Trailschuh/Trailschuhe:m | chaussure de trail/chaussures de trail:f | scarpa da trail running/scarpe da trail running:f ~ scarpa da trail/scarpe da trail:f
hiking boot/hiking boots ~ hiking shoe/hiking shoes ~ walking boot/walking boots ~ trekking shoe/trekking shoes | Wanderschuh/Wanderschuhe:m ~ Trekkingschuh/Trekkingschuhe:m ~ Wanderstiefel/Wanderstiefel:m | chaussure de randonnée/chaussures de randonnée:f | scarpa da trekking/scarpe da trekking:f ~ scarpa da escursionismo/scarpe da escursionismo:f
football boot/football boots ~ soccer shoe/soccer shoes ~ football shoe/football shoes | Fußballschuh/Fußballschuhe:m | chaussure de football/chaussures de football:f ~ chaussure de foot/chaussures de foot:f | scarpa da calcio/scarpe da calcio:f
tennis shoe/tennis shoes | Tennisschuh/Tennisschuhe:m | chaussure de tennis/chaussures de tennis:f | scarpa da tennis/scarpe da tennis:f
basketball shoe/basketball shoes | Basketballschuh/Basketballschuhe:m | chaussure de basketball/chaussures de basketball:f ~ chaussure de basket/chaussures de basket:f | scarpa da basket/scarpe da basket:f
cycling shoe/cycling shoes | Fahrradschuh/Fahrradschuhe:m ~ Radschuh/Radschuhe:m | chaussure de vélo/chaussures de vélo:f ~ chaussure de cyclisme/chaussures de cyclisme:f | scarpa da ciclismo/scarpe da ciclismo:f
sports shoe/sports shoes | Sportschuh/Sportschuhe:m | chaussure de sport/chaussures de sport:f | scarpa sportiva/scarpe sportive:f
safety shoe/safety shoes ~ work shoe/work shoes | Sicherheitsschuh/Sicherheitsschuhe:m ~ Arbeitsschuh/Arbeitsschuhe:m | chaussure de sécurité/chaussures de sécurité:f | scarpa antinfortunistica/scarpe antinfortunistiche:f
safety boot/safety boots ~ work boot/work boots | Sicherheitsstiefel/Sicherheitsstiefel:m ~ Arbeitsstiefel/Arbeitsstiefel:m | botte de sécurité/bottes de sécurité:f | stivale antinfortunistico/stivali antinfortunistici:m
sneaker/sneakers ~ trainer/trainers | Sneaker/Sneaker:m ~ Turnschuh/Turnschuhe:m | basket/baskets:f | sneaker/sneaker:f ~ scarpa da ginnastica/scarpe da ginnastica:f
sandal/sandals | Sandale/Sandalen:f | sandale/sandales:f | sandalo/sandali:m
high-heeled sandal/high-heeled sandals ~ heeled sandal/heeled sandals | Sandalette/Sandaletten:f | sandale à talon/sandales à talon:f | sandalo con tacco/sandali con tacco:m
flip-flop/flip-flops | Zehentrenner/Zehentrenner:m ~ Flip-Flop/Flip-Flops:m ~ Flipflop/Flipflops:m | tong/tongs:f | infradito/infradito:f
mule/mules ~ slide sandal/slide sandals | Pantolette/Pantoletten:f | mule/mules:f ~ claquette/claquettes:f | ciabatta/ciabatte:f
clog/clogs | Clog/Clogs:m | sabot/sabots:m | zoccolo/zoccoli:m
espadrille/espadrilles | Espadrille/Espadrilles:f | espadrille/espadrilles:f | espadrilla/espadrille:f ~ espadrillas/espadrillas:f
ballet flat/ballet flats ~ ballerina shoe/ballerina shoes ~ ballet pump/ballet pumps | Ballerina/Ballerinas:m | ballerine/ballerines:f | ballerina/ballerine:f
loafer/loafers ~ moccasin/moccasins | Loafer/Loafer:m ~ Mokassin/Mokassins:m ~ Slipper/Slipper:m | mocassin/mocassins:m | mocassino/mocassini:m
court shoe/court shoes ~ high heel/high heels | Pumps/Pumps:p ~ High Heel/High Heels:m | escarpin/escarpins:m | scarpa décolleté/scarpe décolleté:f ~ décolleté/décolleté:f
lace-up shoe/lace-up shoes ~ derby shoe/derby shoes | Schnürschuh/Schnürschuhe:m ~ Derbyschuh/Derbyschuhe:m | chaussure à lacets/chaussures à lacets:f ~ derby/derbies:m | scarpa stringata/scarpe stringate:f
business shoe/business shoes ~ dress shoe/dress shoes | Businessschuh/Businessschuhe:m ~ Business-Schuh/Business-Schuhe:m ~ Anzugschuh/Anzugschuhe:m | chaussure de ville/chaussures de ville:f | scarpa elegante/scarpe eleganti:f
boot/boots | Stiefel/Stiefel:m | botte/bottes:f | stivale/stivali:m
ankle boot/ankle boots ~ bootie/booties | Stiefelette/Stiefeletten:f ~ Ankle Boot/Ankle Boots:m | bottine/bottines:f | stivaletto/stivaletti:m ~ tronchetto/tronchetti:m
Chelsea boot/Chelsea boots | Chelsea Boot/Chelsea Boots:m | bottine Chelsea/bottines Chelsea:f | stivaletto Chelsea/stivaletti Chelsea:m
lace-up boot/lace-up boots | Schnürstiefel/Schnürstiefel:m ~ Schnürstiefelette/Schnürstiefeletten:f | bottine à lacets/bottines à lacets:f | anfibio/anfibi:m ~ stivaletto stringato/stivaletti stringati:m
winter boot/winter boots | Winterstiefel/Winterstiefel:m ~ Winterschuh/Winterschuhe:m | botte d'hiver/bottes d'hiver:f | stivale invernale/stivali invernali:m
snow boot/snow boots | Schneestiefel/Schneestiefel:m ~ Schneeboot/Schneeboots:m | botte de neige/bottes de neige:f ~ après-ski/après-skis:m | stivale da neve/stivali da neve:m ~ doposci/doposci:m
wellington boot/wellington boots ~ rubber boot/rubber boots ~ rain boot/rain boots ~ wellington/wellingtons ~ wellie/wellies | Gummistiefel/Gummistiefel:m ~ Regenstiefel/Regenstiefel:m | botte de pluie/bottes de pluie:f ~ botte en caoutchouc/bottes en caoutchouc:f | stivale di gomma/stivali di gomma:m ~ stivale da pioggia/stivali da pioggia:m
riding boot/riding boots | Reitstiefel/Reitstiefel:m | botte d'équitation/bottes d'équitation:f | stivale da equitazione/stivali da equitazione:m
motorcycle boot/motorcycle boots | Motorradstiefel/Motorradstiefel:m | botte de moto/bottes de moto:f ~ botte moto/bottes moto:f | stivale da moto/stivali da moto:m
slipper/slippers ~ house shoe/house shoes | Hausschuh/Hausschuhe:m ~ Pantoffel/Pantoffeln:m ~ Finken/Finken:m | chausson/chaussons:m ~ pantoufle/pantoufles:f | pantofola/pantofole:f
bath slipper/bath slippers ~ bathing shoe/bathing shoes | Badelatsche/Badelatschen:f ~ Badeschlappe/Badeschlappen:f | claquette de piscine/claquettes de piscine:f | ciabatta da piscina/ciabatte da piscina:f
water shoe/water shoes ~ aqua shoe/aqua shoes | Badeschuh/Badeschuhe:m ~ Wasserschuh/Wasserschuhe:m ~ Aquaschuh/Aquaschuhe:m | chaussure aquatique/chaussures aquatiques:f | scarpetta da scoglio/scarpette da scoglio:f ~ scarpa da scoglio/scarpe da scoglio:f
baby shoe/baby shoes | Babyschuh/Babyschuhe:m ~ Krabbelschuh/Krabbelschuhe:m | chaussure pour bébé/chaussures pour bébé:f ~ chausson bébé/chaussons bébé:m | scarpina da neonato/scarpine da neonato:f ~ scarpa da neonato/scarpe da neonato:f
dance shoe/dance shoes | Tanzschuh/Tanzschuhe:m | chaussure de danse/chaussures de danse:f | scarpa da ballo/scarpe da ballo:f
ballet shoe/ballet shoes ~ ballet slipper/ballet slippers | Ballettschuh/Ballettschuhe:m | chausson de danse/chaussons de danse:m | scarpetta da danza/scarpette da danza:f
insole/insoles ~ shoe insole/shoe insoles | Einlegesohle/Einlegesohlen:f ~ Schuheinlage/Schuheinlagen:f | semelle intérieure/semelles intérieures:f | soletta/solette:f ~ plantare/plantari:m
shoelace/shoelaces ~ bootlace/bootlaces | Schnürsenkel/Schnürsenkel:m ~ Schuhband/Schuhbänder:n | lacet/lacets:m | laccio per scarpe/lacci per scarpe:m ~ stringa/stringhe:f
shoehorn/shoehorns ~ shoe horn/shoe horns | Schuhlöffel/Schuhlöffel:m ~ Schuhanzieher/Schuhanzieher:m | chausse-pied/chausse-pieds:m | calzascarpe/calzascarpe:m ~ calzante/calzanti:m
shoe polish/shoe polishes ~ shoe cream/shoe creams | Schuhcreme/Schuhcremes:f | cirage/cirages:m | lucido da scarpe/lucidi da scarpe:m ~ crema per scarpe/creme per scarpe:f
shoe tree/shoe trees | Schuhspanner/Schuhspanner:m | embauchoir/embauchoirs:m | tendiscarpe/tendiscarpe:m
bag/bags | Tasche/Taschen:f | sac/sacs:m | borsa/borse:f
handbag/handbags ~ purse bag/purse bags | Handtasche/Handtaschen:f | sac à main/sacs à main:m | borsetta/borsette:f ~ borsa a mano/borse a mano:f
shoulder bag/shoulder bags ~ crossbody bag/crossbody bags | Umhängetasche/Umhängetaschen:f ~ Schultertasche/Schultertaschen:f | sac bandoulière/sacs bandoulière:m ~ sac à bandoulière/sacs à bandoulière:m ~ sacoche/sacoches:f | borsa a tracolla/borse a tracolla:f
tote bag/tote bags ~ shopper/shoppers ~ cloth bag/cloth bags | Stofftasche/Stofftaschen:f ~ Stoffbeutel/Stoffbeutel:m ~ Tragetasche/Tragetaschen:f | tote bag/tote bags:m ~ sac en toile/sacs en toile:m | borsa di tela/borse di tela:f ~ tote bag/tote bag:f
shopping bag/shopping bags | Einkaufstasche/Einkaufstaschen:f ~ Shopper/Shopper:m | sac de courses/sacs de courses:m ~ sac shopping/sacs shopping:m ~ cabas/cabas:m | borsa della spesa/borse della spesa:f ~ borsa per la spesa/borse per la spesa:f ~ shopper/shopper:f
shopping trolley/shopping trolleys | Einkaufstrolley/Einkaufstrolleys:m ~ Einkaufsroller/Einkaufsroller:m | chariot de courses/chariots de courses:m | carrello della spesa/carrelli della spesa:m ~ carrello portaspesa/carrelli portaspesa:m
clutch bag/clutch bags ~ evening bag/evening bags | Clutch/Clutches:f ~ Abendtasche/Abendtaschen:f | pochette/pochettes:f | pochette/pochette:f
messenger bag/messenger bags | Messenger Bag/Messenger Bags:f ~ Kuriertasche/Kuriertaschen:f | besace/besaces:f | borsa messenger/borse messenger:f
bum bag/bum bags ~ fanny pack/fanny packs ~ belt bag/belt bags ~ waist bag/waist bags | Bauchtasche/Bauchtaschen:f ~ Gürteltasche/Gürteltaschen:f ~ Hüfttasche/Hüfttaschen:f | sac banane/sacs banane:m | marsupio/marsupi:m
beach bag/beach bags | Strandtasche/Strandtaschen:f ~ Badetasche/Badetaschen:f | sac de plage/sacs de plage:m | borsa da spiaggia/borse da spiaggia:f ~ borsa mare/borse mare:f
sports bag/sports bags ~ gym bag/gym bags | Sporttasche/Sporttaschen:f | sac de sport/sacs de sport:m | borsone sportivo/borsoni sportivi:m ~ borsa sportiva/borse sportive:f ~ borsa da palestra/borse da palestra:f
drawstring bag/drawstring bags ~ gym sack/gym sacks | Turnbeutel/Turnbeutel:m ~ Sportbeutel/Sportbeutel:m | sac à cordon/sacs à cordon:m | sacca con coulisse/sacche con coulisse:f ~ sacca sportiva/sacche sportive:f
travel bag/travel bags ~ holdall/holdalls ~ duffel bag/duffel bags ~ weekender/weekenders | Reisetasche/Reisetaschen:f ~ Weekender/Weekender:m | sac de voyage/sacs de voyage:m | borsa da viaggio/borse da viaggio:f ~ borsone/borsoni:m ~ borsone da viaggio/borsoni da viaggio:m
shoe bag/shoe bags | Schuhbeutel/Schuhbeutel:m ~ Schuhtasche/Schuhtaschen:f | sac à chaussures/sacs à chaussures:m | sacca portascarpe/sacche portascarpe:f
cool bag/cool bags ~ cooler bag/cooler bags | Kühltasche/Kühltaschen:f | sac isotherme/sacs isothermes:m | borsa termica/borse termiche:f ~ borsa frigo/borse frigo:f
backpack/backpacks ~ rucksack/rucksacks | Rucksack/Rucksäcke:m | sac à dos/sacs à dos:m | zaino/zaini:m
hiking backpack/hiking backpacks ~ trekking backpack/trekking backpacks | Wanderrucksack/Wanderrucksäcke:m ~ Trekkingrucksack/Trekkingrucksäcke:m | sac à dos de randonnée/sacs à dos de randonnée:m | zaino da trekking/zaini da trekking:m ~ zaino da escursionismo/zaini da escursionismo:m
children's backpack/children's backpacks ~ kids backpack/kids backpacks | Kinderrucksack/Kinderrucksäcke:m | sac à dos pour enfant/sacs à dos pour enfant:m ~ sac à dos enfant/sacs à dos enfant:m | zainetto per bambini/zainetti per bambini:m
school backpack/school backpacks | Schulrucksack/Schulrucksäcke:m | sac à dos scolaire/sacs à dos scolaires:m | zaino scuola/zaini scuola:m ~ zaino scolastico/zaini scolastici:m
school bag/school bags ~ satchel/satchels | Schulranzen/Schulranzen:m ~ Schultasche/Schultaschen:f ~ Schulthek/Schultheks:m | cartable/cartables:m | cartella scolastica/cartelle scolastiche:f
briefcase/briefcases | Aktentasche/Aktentaschen:f | serviette porte-documents/serviettes porte-documents:f ~ mallette porte-documents/mallettes porte-documents:f ~ mallette/mallettes:f | borsa portadocumenti/borse portadocumenti:f ~ valigetta ventiquattrore/valigette ventiquattrore:f ~ valigetta/valigette:f
suitcase/suitcases | Koffer/Koffer:m | valise/valises:f | valigia/valigie:f
trolley suitcase/trolley suitcases ~ wheeled suitcase/wheeled suitcases ~ rolling suitcase/rolling suitcases | Rollkoffer/Rollkoffer:m ~ Reisekoffer/Reisekoffer:m | valise à roulettes/valises à roulettes:f | valigia trolley/valigie trolley:f ~ trolley/trolley:m
hand luggage/hand luggage ~ cabin luggage/cabin luggage ~ carry-on luggage/carry-on luggage | Handgepäck/Handgepäck:n | bagage à main/bagages à main:m ~ bagage cabine/bagages cabine:m | bagaglio a mano/bagagli a mano:m
cabin suitcase/cabin suitcases ~ cabin case/cabin cases | Handgepäckkoffer/Handgepäckkoffer:m ~ Kabinenkoffer/Kabinenkoffer:m ~ Bordcase/Bordcases:n | valise cabine/valises cabine:f | bagaglio da cabina/bagagli da cabina:m ~ valigia da cabina/valigie da cabina:f
luggage/luggage | Gepäck/Gepäck:n | bagages/bagages:mp ~ bagage/bagages:m | bagagli/bagagli:mp ~ bagaglio/bagagli:m
suitcase set/suitcase sets ~ luggage set/luggage sets | Kofferset/Koffersets:n | set de valises/sets de valises:m ~ ensemble de valises/ensembles de valises:m | set di valigie/set di valigie:m
luggage tag/luggage tags | Kofferanhänger/Kofferanhänger:m ~ Gepäckanhänger/Gepäckanhänger:m | étiquette de bagage/étiquettes de bagage:f ~ porte-étiquette/porte-étiquettes:m | etichetta per bagagli/etichette per bagagli:f ~ etichetta per valigia/etichette per valigia:f
luggage strap/luggage straps | Kofferband/Kofferbänder:n ~ Koffergurt/Koffergurte:m | sangle de valise/sangles de valise:f ~ sangle à bagages/sangles à bagages:f | cinghia per valigia/cinghie per valigia:f
packing cube/packing cubes | Packwürfel/Packwürfel:m | organisateur de valise/organisateurs de valise:m ~ cube de rangement de voyage/cubes de rangement de voyage:m | organizer per valigie/organizer per valigie:m
garment bag/garment bags | Kleidersack/Kleidersäcke:m ~ Kleiderhülle/Kleiderhüllen:f | housse à vêtements/housses à vêtements:f ~ housse de vêtements/housses de vêtements:f ~ housse de vêtement/housses de vêtement:f | portabiti/portabiti:m ~ custodia per abiti/custodie per abiti:f
toiletry bag/toiletry bags ~ wash bag/wash bags ~ sponge bag/sponge bags | Kulturbeutel/Kulturbeutel:m ~ Kulturtasche/Kulturtaschen:f ~ Waschtasche/Waschtaschen:f ~ Necessaire/Necessaires:n | trousse de toilette/trousses de toilette:f | beauty case/beauty case:m ~ borsa da toilette/borse da toilette:f
make-up bag/make-up bags ~ cosmetic bag/cosmetic bags ~ makeup bag/makeup bags | Kosmetiktasche/Kosmetiktaschen:f ~ Schminktasche/Schminktaschen:f | trousse à maquillage/trousses à maquillage:f ~ trousse de maquillage/trousses de maquillage:f | trousse per cosmetici/trousse per cosmetici:f ~ borsa per cosmetici/borse per cosmetici:f
wallet/wallets ~ purse/purses ~ billfold/billfolds | Geldbörse/Geldbörsen:f ~ Portemonnaie/Portemonnaies:n ~ Geldbeutel/Geldbeutel:m ~ Brieftasche/Brieftaschen:f ~ Portmonee/Portmonees:n | portefeuille/portefeuilles:m | portafoglio/portafogli:m ~ portafogli/portafogli:m
coin purse/coin purses | Münzbörse/Münzbörsen:f ~ Kleingeldbörse/Kleingeldbörsen:f | porte-monnaie/porte-monnaie:m | portamonete/portamonete:m
card holder/card holders ~ card case/card cases ~ credit card holder/credit card holders | Kartenetui/Kartenetuis:n ~ Kreditkartenetui/Kreditkartenetuis:n | porte-cartes/porte-cartes:m | portacarte/portacarte:m ~ porta carte/porta carte:m ~ porta carte di credito/porta carte di credito:m
passport cover/passport covers ~ passport holder/passport holders | Reisepasshülle/Reisepasshüllen:f ~ Passhülle/Passhüllen:f | protège-passeport/protège-passeports:m | portapassaporto/portapassaporto:m ~ porta passaporto/porta passaporto:m
key case/key cases ~ key pouch/key pouches | Schlüsseletui/Schlüsseletuis:n ~ Schlüsseltasche/Schlüsseltaschen:f | étui à clés/étuis à clés:m | astuccio portachiavi/astucci portachiavi:m
key ring/key rings ~ keyring/keyrings ~ keychain/keychains | Schlüsselanhänger/Schlüsselanhänger:m ~ Schlüsselring/Schlüsselringe:m | porte-clés/porte-clés:m ~ porte-clé/porte-clés:m | portachiavi/portachiavi:m
umbrella/umbrellas | Regenschirm/Regenschirme:m | parapluie/parapluies:m | ombrello/ombrelli:m
folding umbrella/folding umbrellas ~ pocket umbrella/pocket umbrellas | Taschenschirm/Taschenschirme:m | parapluie pliant/parapluies pliants:m | ombrello pieghevole/ombrelli pieghevoli:m
sunglasses/sunglasses:p | Sonnenbrille/Sonnenbrillen:f | lunettes de soleil/lunettes de soleil:fp | occhiali da sole/occhiali da sole:mp
reading glasses/reading glasses:p | Lesebrille/Lesebrillen:f | lunettes de lecture/lunettes de lecture:fp | occhiali da lettura/occhiali da lettura:mp
spectacles/spectacles:p ~ eyeglasses/eyeglasses:p | Brille/Brillen:f | lunettes/lunettes:fp | occhiali/occhiali:mp
blue light glasses/blue light glasses:p | Blaulichtfilterbrille/Blaulichtfilterbrillen:f ~ Blaulichtbrille/Blaulichtbrillen:f | lunettes anti-lumière bleue/lunettes anti-lumière bleue:fp | occhiali anti luce blu/occhiali anti luce blu:mp
sports glasses/sports glasses:p ~ sports sunglasses/sports sunglasses:p | Sportbrille/Sportbrillen:f | lunettes de sport/lunettes de sport:fp | occhiali sportivi/occhiali sportivi:mp
ski goggles/ski goggles:p | Skibrille/Skibrillen:f | masque de ski/masques de ski:m | maschera da sci/maschere da sci:f
swimming goggles/swimming goggles:p ~ swim goggles/swim goggles:p | Schwimmbrille/Schwimmbrillen:f | lunettes de natation/lunettes de natation:fp ~ lunettes de piscine/lunettes de piscine:fp | occhialini da nuoto/occhialini da nuoto:mp
glasses case/glasses cases ~ spectacle case/spectacle cases ~ eyeglass case/eyeglass cases | Brillenetui/Brillenetuis:n | étui à lunettes/étuis à lunettes:m | astuccio per occhiali/astucci per occhiali:m ~ custodia per occhiali/custodie per occhiali:f
glasses chain/glasses chains ~ glasses cord/glasses cords | Brillenkette/Brillenketten:f ~ Brillenband/Brillenbänder:n | chaîne à lunettes/chaînes à lunettes:f ~ cordon à lunettes/cordons à lunettes:m | catenella per occhiali/catenelle per occhiali:f ~ cordino per occhiali/cordini per occhiali:m
spectacle frame/spectacle frames ~ glasses frame/glasses frames | Brillenfassung/Brillenfassungen:f ~ Brillengestell/Brillengestelle:n | monture de lunettes/montures de lunettes:f | montatura per occhiali/montature per occhiali:f
jewellery/jewellery ~ jewelry/jewelry | Schmuck/Schmuck:m | bijoux/bijoux:mp ~ bijou/bijoux:m | gioielli/gioielli:mp ~ gioiello/gioielli:m
jewellery set/jewellery sets ~ jewelry set/jewelry sets | Schmuckset/Schmucksets:n | parure de bijoux/parures de bijoux:f ~ parure/parures:f | parure di gioielli/parure di gioielli:f ~ set di gioielli/set di gioielli:m
jewellery box/jewellery boxes ~ jewelry box/jewelry boxes | Schmuckkästchen/Schmuckkästchen:n ~ Schmuckkasten/Schmuckkästen:m ~ Schmuckschatulle/Schmuckschatullen:f | boîte à bijoux/boîtes à bijoux:f ~ coffret à bijoux/coffrets à bijoux:m | portagioie/portagioie:m ~ portagioielli/portagioielli:m
ring/rings | Ring/Ringe:m | bague/bagues:f | anello/anelli:m
engagement ring/engagement rings | Verlobungsring/Verlobungsringe:m | bague de fiançailles/bagues de fiançailles:f | anello di fidanzamento/anelli di fidanzamento:m
wedding ring/wedding rings ~ wedding band/wedding bands | Ehering/Eheringe:m ~ Trauring/Trauringe:m | alliance/alliances:f | fede nuziale/fedi nuziali:f
signet ring/signet rings | Siegelring/Siegelringe:m | chevalière/chevalières:f | anello con sigillo/anelli con sigillo:m ~ anello chevalier/anelli chevalier:m
necklace/necklaces | Halskette/Halsketten:f ~ Collier/Colliers:n | collier/colliers:m | collana/collane:f
pearl necklace/pearl necklaces | Perlenkette/Perlenketten:f | collier de perles/colliers de perles:m | collana di perle/collane di perle:f
choker/chokers | Choker/Choker:m | ras-de-cou/ras-de-cou:m ~ collier ras-de-cou/colliers ras-de-cou:m | collana girocollo/collane girocollo:f ~ choker/choker:m
bracelet/bracelets | Armband/Armbänder:n | bracelet/bracelets:m | bracciale/bracciali:m ~ braccialetto/braccialetti:m
bangle/bangles | Armreif/Armreife:m ~ Armreifen/Armreifen:m | bracelet jonc/bracelets joncs:m ~ jonc/joncs:m | bracciale rigido/bracciali rigidi:m
charm bracelet/charm bracelets | Bettelarmband/Bettelarmbänder:n ~ Charm-Armband/Charm-Armbänder:n | bracelet à breloques/bracelets à breloques:m | bracciale con charm/bracciali con charm:m
friendship bracelet/friendship bracelets | Freundschaftsarmband/Freundschaftsarmbänder:n | bracelet d'amitié/bracelets d'amitié:m ~ bracelet brésilien/bracelets brésiliens:m | braccialetto dell'amicizia/braccialetti dell'amicizia:m
anklet/anklets | Fußkettchen/Fußkettchen:n ~ Fußkette/Fußketten:f | bracelet de cheville/bracelets de cheville:m ~ chaîne de cheville/chaînes de cheville:f | cavigliera gioiello/cavigliere gioiello:f
earring/earrings | Ohrring/Ohrringe:m ~ Ohrhänger/Ohrhänger:m | boucle d'oreille/boucles d'oreilles:f ~ boucle d'oreilles/boucles d'oreille:f | orecchino/orecchini:m
stud earring/stud earrings ~ ear stud/ear studs | Ohrstecker/Ohrstecker:m | puce d'oreille/puces d'oreilles:f ~ clou d'oreille/clous d'oreilles:m | orecchino a lobo/orecchini a lobo:m ~ orecchino a perno/orecchini a perno:m
hoop earring/hoop earrings ~ creole earring/creole earrings | Creole/Creolen:f | créole/créoles:f | orecchino a cerchio/orecchini a cerchio:m
clip-on earring/clip-on earrings | Ohrclip/Ohrclips:m | boucle d'oreille clip/boucles d'oreilles clip:f | orecchino a clip/orecchini a clip:m
ear cuff/ear cuffs | Ear Cuff/Ear Cuffs:m ~ Ohrklemme/Ohrklemmen:f | bijou d'oreille/bijoux d'oreille:m ~ bague d'oreille/bagues d'oreille:f | ear cuff/ear cuff:m
pendant/pendants | Anhänger/Anhänger:m ~ Kettenanhänger/Kettenanhänger:m | pendentif/pendentifs:m | ciondolo/ciondoli:m ~ pendente/pendenti:m
charm/charms | Charm/Charms:m | charm/charms:m ~ breloque/breloques:f | charm/charm:m
locket/lockets ~ medallion/medallions | Medaillon/Medaillons:n | médaillon/médaillons:m | medaglione/medaglioni:m
brooch/brooches | Brosche/Broschen:f | broche/broches:f | spilla/spille:f
piercing/piercings ~ body piercing/body piercings | Piercing/Piercings:n | piercing/piercings:m | piercing/piercing:m
tiara/tiaras | Diadem/Diademe:n ~ Tiara/Tiaras:f | diadème/diadèmes:m | diadema/diademi:m ~ tiara/tiare:f
rosary/rosaries | Rosenkranz/Rosenkränze:m | chapelet/chapelets:m | rosario/rosari:m
gemstone/gemstones | Edelstein/Edelsteine:m | pierre précieuse/pierres précieuses:f | pietra preziosa/pietre preziose:f
diamond/diamonds | Diamant/Diamanten:m ~ Brillant/Brillanten:m | diamant/diamants:m | diamante/diamanti:m
pearl/pearls | Perle/Perlen:f | perle/perles:f | perla/perle:f
watch/watches | Uhr/Uhren:f | montre/montres:f | orologio/orologi:m
wristwatch/wristwatches | Armbanduhr/Armbanduhren:f | montre-bracelet/montres-bracelets:f | orologio da polso/orologi da polso:m
chronograph/chronographs | Chronograph/Chronographen:m ~ Chronograf/Chronografen:m | chronographe/chronographes:m | cronografo/cronografi:m
diver's watch/diver's watches ~ diving watch/diving watches ~ dive watch/dive watches | Taucheruhr/Taucheruhren:f | montre de plongée/montres de plongée:f | orologio subacqueo/orologi subacquei:m
automatic watch/automatic watches | Automatikuhr/Automatikuhren:f | montre automatique/montres automatiques:f | orologio automatico/orologi automatici:m
digital watch/digital watches | Digitaluhr/Digitaluhren:f | montre numérique/montres numériques:f ~ montre digitale/montres digitales:f | orologio digitale/orologi digitali:m
pocket watch/pocket watches | Taschenuhr/Taschenuhren:f | montre de poche/montres de poche:f ~ montre à gousset/montres à gousset:f | orologio da tasca/orologi da tasca:m ~ orologio da taschino/orologi da taschino:m
children's watch/children's watches ~ kids watch/kids watches | Kinderuhr/Kinderuhren:f | montre pour enfant/montres pour enfant:f ~ montre enfant/montres enfant:f | orologio per bambini/orologi per bambini:m ~ orologio da bambino/orologi da bambino:m
watch strap/watch straps ~ watch band/watch bands ~ watchband/watchbands | Uhrenarmband/Uhrenarmbänder:n ~ Uhrarmband/Uhrarmbänder:n | bracelet de montre/bracelets de montre:m | cinturino per orologio/cinturini per orologio:m ~ cinturino/cinturini:m
watch box/watch boxes | Uhrenbox/Uhrenboxen:f ~ Uhrenkasten/Uhrenkästen:m | boîte à montres/boîtes à montres:f ~ coffret à montres/coffrets à montres:m | scatola portaorologi/scatole portaorologi:f ~ portaorologi/portaorologi:m
watch winder/watch winders | Uhrenbeweger/Uhrenbeweger:m | remontoir de montre/remontoirs de montre:m | carica orologi/carica orologi:m
hair accessory/hair accessories | Haaraccessoire/Haaraccessoires:n ~ Haarschmuck/Haarschmuck:m | accessoire pour cheveux/accessoires pour cheveux:m | accessorio per capelli/accessori per capelli:m
hair clip/hair clips ~ hair slide/hair slides ~ barrette/barrettes | Haarspange/Haarspangen:f ~ Haarklammer/Haarklammern:f ~ Haarclip/Haarclips:m | barrette à cheveux/barrettes à cheveux:f ~ barrette/barrettes:f | fermaglio per capelli/fermagli per capelli:m ~ molletta per capelli/mollette per capelli:f
hair claw/hair claws ~ claw clip/claw clips | Haarklaue/Haarklauen:f ~ Haarkralle/Haarkrallen:f | pince à cheveux/pinces à cheveux:f | pinza per capelli/pinze per capelli:f
hair tie/hair ties ~ hair bobble/hair bobbles ~ hair elastic/hair elastics | Haargummi/Haargummis:n | élastique à cheveux/élastiques à cheveux:m ~ élastique pour cheveux/élastiques pour cheveux:m | elastico per capelli/elastici per capelli:m
scrunchie/scrunchies | Scrunchie/Scrunchies:n | chouchou/chouchous:m | scrunchie/scrunchie:m
hairpin/hairpins ~ bobby pin/bobby pins ~ hair grip/hair grips | Haarnadel/Haarnadeln:f | épingle à cheveux/épingles à cheveux:f | forcina/forcine:f ~ forcina per capelli/forcine per capelli:f
hairband/hairbands ~ alice band/alice bands | Haarreif/Haarreife:m ~ Haarreifen/Haarreifen:m | serre-tête/serre-tête:m | cerchietto/cerchietti:m ~ cerchietto per capelli/cerchietti per capelli:m
hair bow/hair bows | Haarschleife/Haarschleifen:f | nœud pour cheveux/nœuds pour cheveux:m | fiocco per capelli/fiocchi per capelli:m
hair extension/hair extensions | Haarverlängerung/Haarverlängerungen:f ~ Extension/Extensions:f | extension de cheveux/extensions de cheveux:f | extension per capelli/extension per capelli:f
collar/collars | Kragen/Kragen:m | col/cols:m | colletto/colletti:m
stand-up collar/stand-up collars ~ mandarin collar/mandarin collars | Stehkragen/Stehkragen:m | col montant/cols montants:m ~ col mao/cols mao:m | colletto alla coreana/colletti alla coreana:m
roll neck/roll necks | Rollkragen/Rollkragen:m | col roulé/cols roulés:m | collo alto/colli alti:m
round neckline/round necklines ~ crew neck/crew necks ~ round neck/round necks | Rundhalsausschnitt/Rundhalsausschnitte:m ~ Rundhals/Rundhals:m ~ Rundausschnitt/Rundausschnitte:m | col rond/cols ronds:m | girocollo/girocolli:m ~ scollo rotondo/scolli rotondi:m
V-neck/V-necks ~ V-neckline/V-necklines | V-Ausschnitt/V-Ausschnitte:m | col en V/cols en V:m ~ encolure en V/encolures en V:f ~ col V/cols V:m | scollo a V/scolli a V:m
neckline/necklines | Ausschnitt/Ausschnitte:m | encolure/encolures:f ~ décolleté/décolletés:m | scollo/scolli:m ~ scollatura/scollature:f
sleeve/sleeves | Ärmel/Ärmel:m | manche/manches:f | manica/maniche:f
long sleeve/long sleeves | langer Ärmel/lange Ärmel:m ~ Langarm/Langarm:m | manche longue/manches longues:f | manica lunga/maniche lunghe:f
short sleeve/short sleeves | kurzer Ärmel/kurze Ärmel:m ~ Kurzarm/Kurzarm:m | manche courte/manches courtes:f | manica corta/maniche corte:f
cuff/cuffs | Bündchen/Bündchen:n | poignet/poignets:m | polsino/polsini:m
elasticated waistband/elasticated waistbands ~ elastic waistband/elastic waistbands ~ elastic waist/elastic waists | Gummibund/Gummibünde:m ~ elastischer Bund/elastische Bünde:m | taille élastique/tailles élastiques:f ~ taille élastiquée/tailles élastiquées:f | elastico in vita/elastici in vita:m ~ vita elasticizzata/vite elasticizzate:f
hood/hoods | Kapuze/Kapuzen:f | capuche/capuches:f | cappuccio/cappucci:m
pocket/pockets | Eingrifftasche/Eingrifftaschen:f | poche/poches:f | tasca/tasche:f
breast pocket/breast pockets ~ chest pocket/chest pockets | Brusttasche/Brusttaschen:f | poche poitrine/poches poitrine:f | taschino/taschini:m ~ tasca sul petto/tasche sul petto:f
side pocket/side pockets | Seitentasche/Seitentaschen:f | poche latérale/poches latérales:f | tasca laterale/tasche laterali:f
inside pocket/inside pockets ~ inner pocket/inner pockets | Innentasche/Innentaschen:f | poche intérieure/poches intérieures:f | tasca interna/tasche interne:f
zip pocket/zip pockets ~ zipped pocket/zipped pockets ~ zippered pocket/zippered pockets | Reißverschlusstasche/Reißverschlusstaschen:f | poche zippée/poches zippées:f | tasca con zip/tasche con zip:f ~ tasca con cerniera/tasche con cerniera:f
zip/zips ~ zipper/zippers ~ zip fastener/zip fasteners | Reißverschluss/Reißverschlüsse:m ~ Zipper/Zipper:m | fermeture éclair/fermetures éclair:f ~ fermeture à glissière/fermetures à glissière:f ~ zip/zips:m | cerniera lampo/cerniere lampo:f ~ zip/zip:f ~ chiusura lampo/chiusure lampo:f
lining/linings | Innenfutter/Innenfutter:n | doublure/doublures:f | fodera interna/fodere interne:f
heel/heels | Absatz/Absätze:m | talon/talons:m | tacco/tacchi:m
block heel/block heels | Blockabsatz/Blockabsätze:m | talon carré/talons carrés:m | tacco largo/tacchi larghi:m
wedge heel/wedge heels | Keilabsatz/Keilabsätze:m | talon compensé/talons compensés:m | zeppa/zeppe:f
sole/soles | Sohle/Sohlen:f | semelle/semelles:f | suola/suole:f
boot shaft/boot shafts | Stiefelschaft/Stiefelschäfte:m | tige de botte/tiges de botte:f | gambale/gambali:m
fabric/fabrics | Stoff/Stoffe:m | tissu/tissus:m | tessuto/tessuti:m ~ stoffa/stoffe:f
button fastening/button fastenings | Knopfverschluss/Knopfverschlüsse:m ~ Knopfleiste/Knopfleisten:f | fermeture à boutons/fermetures à boutons:f | chiusura a bottoni/chiusure a bottoni:f ~ chiusura con bottoni/chiusure con bottoni:f
button/buttons | Knopf/Knöpfe:m | bouton/boutons:m | bottone/bottoni:m
press stud/press studs ~ snap fastener/snap fasteners ~ popper/poppers | Druckknopf/Druckknöpfe:m | bouton-pression/boutons-pression:m | bottone a pressione/bottoni a pressione:m ~ bottone automatico/bottoni automatici:m
buckle/buckles | Schnalle/Schnallen:f | boucle/boucles:f | fibbia/fibbie:f
hook-and-loop fastener/hook-and-loop fasteners | Klettverschluss/Klettverschlüsse:m | fermeture auto-agrippante/fermetures auto-agrippantes:f ~ fermeture scratch/fermetures scratch:f | chiusura a strappo/chiusure a strappo:f
hook-and-loop tape/hook-and-loop tapes | Klettband/Klettbänder:n | bande auto-agrippante/bandes auto-agrippantes:f | nastro a strappo/nastri a strappo:m
sewing machine/sewing machines | Nähmaschine/Nähmaschinen:f | machine à coudre/machines à coudre:f | macchina da cucire/macchine da cucire:f ~ macchina per cucire/macchine per cucire:f
sewing thread/sewing threads | Nähgarn/Nähgarne:n ~ Nähfaden/Nähfäden:m | fil à coudre/fils à coudre:m | filo da cucito/fili da cucito:m ~ filo per cucire/fili per cucire:m
sewing needle/sewing needles | Nähnadel/Nähnadeln:f | aiguille à coudre/aiguilles à coudre:f | ago da cucito/aghi da cucito:m ~ ago per cucire/aghi per cucire:m ~ ago da cucire/aghi da cucire:m
sewing kit/sewing kits | Nähset/Nähsets:n | kit de couture/kits de couture:m ~ nécessaire de couture/nécessaires de couture:m ~ nécessaire à couture/nécessaires à couture:m | kit da cucito/kit da cucito:m ~ set da cucito/set da cucito:m
sewing box/sewing boxes | Nähkasten/Nähkästen:m ~ Nähkästchen/Nähkästchen:n | boîte à couture/boîtes à couture:f | scatola da cucito/scatole da cucito:f ~ cestino da cucito/cestini da cucito:m
sewing pattern/sewing patterns | Schnittmuster/Schnittmuster:n | patron de couture/patrons de couture:m | cartamodello/cartamodelli:m
dressmaking pin/dressmaking pins ~ straight pin/straight pins | Stecknadel/Stecknadeln:f | épingle/épingles:f | spillo/spilli:m
safety pin/safety pins | Sicherheitsnadel/Sicherheitsnadeln:f | épingle de sûreté/épingles de sûreté:f ~ épingle à nourrice/épingles à nourrice:f | spilla da balia/spille da balia:f ~ spilla di sicurezza/spille di sicurezza:f
thimble/thimbles | Fingerhut/Fingerhüte:m | dé à coudre/dés à coudre:m | ditale/ditali:m
fabric scissors/fabric scissors:p ~ dressmaking scissors/dressmaking scissors:p | Stoffschere/Stoffscheren:f ~ Schneiderschere/Schneiderscheren:f | ciseaux de couture/ciseaux de couture:mp | forbici da sarto/forbici da sarto:fp ~ forbici per tessuti/forbici per tessuti:fp ~ forbici da cucito/forbici da cucito:fp
tailor's tape measure/tailor's tape measures | Schneidermaßband/Schneidermaßbänder:n | mètre de couturière/mètres de couturière:m ~ mètre ruban de couture/mètres rubans de couture:m | metro da sarto/metri da sarto:m ~ metro da sarta/metri da sarta:m
satin ribbon/satin ribbons | Satinband/Satinbänder:n | ruban de satin/rubans de satin:m ~ ruban satin/rubans satin:m | nastro di raso/nastri di raso:m
iron-on patch/iron-on patches | Aufbügler/Aufbügler:m ~ Bügelflicken/Bügelflicken:m | écusson thermocollant/écussons thermocollants:m ~ patch thermocollant/patchs thermocollants:m | toppa termoadesiva/toppe termoadesive:f
knitting needle/knitting needles | Stricknadel/Stricknadeln:f | aiguille à tricoter/aiguilles à tricoter:f | ferro da maglia/ferri da maglia:m
crochet hook/crochet hooks | Häkelnadel/Häkelnadeln:f | crochet à tricoter/crochets à tricoter:m ~ aiguille à crochet/aiguilles à crochet:f | uncinetto/uncinetti:m
knitting yarn/knitting yarns ~ knitting wool/knitting wools ~ yarn/yarns | Strickgarn/Strickgarne:n ~ Strickwolle/Strickwolle:f | fil à tricoter/fils à tricoter:m ~ laine à tricoter/laines à tricoter:f ~ pelote de laine/pelotes de laine:f | filato per maglia/filati per maglia:m ~ lana per maglia/lane per maglia:f ~ filato/filati:m
embroidery thread/embroidery threads ~ embroidery floss/embroidery floss | Stickgarn/Stickgarne:n | fil à broder/fils à broder:m | filo da ricamo/fili da ricamo:m
embroidery hoop/embroidery hoops | Stickrahmen/Stickrahmen:m | tambour à broder/tambours à broder:m | telaio da ricamo/telai da ricamo:m
embroidery/embroideries | Stickerei/Stickereien:f | broderie/broderies:f | ricamo/ricami:m
lint roller/lint rollers | Fusselrolle/Fusselrollen:f ~ Fusselroller/Fusselroller:m | rouleau anti-peluches/rouleaux anti-peluches:m ~ rouleau adhésif pour vêtements/rouleaux adhésifs pour vêtements:m ~ rouleau adhésif anti-peluches/rouleaux adhésifs anti-peluches:m | rullo levapelucchi/rulli levapelucchi:m ~ spazzola adesiva/spazzole adesive:f
harem trousers/harem trousers:p ~ harem pants/harem pants:p | Haremshose/Haremshosen:f | sarouel/sarouels:m | pantaloni alla turca/pantaloni alla turca:mp
trilby/trilbies ~ trilby hat/trilby hats | Trilby/Trilbys:m | chapeau trilby/chapeaux trilby:m ~ trilby/trilbys:m | trilby/trilby:m
cowboy hat/cowboy hats | Cowboyhut/Cowboyhüte:m | chapeau de cowboy/chapeaux de cowboy:m ~ chapeau cowboy/chapeaux cowboy:m | cappello da cowboy/cappelli da cowboy:m
rhinestone/rhinestones | Strassstein/Strasssteine:m | strass/strass:m | strass/strass:m
A-line dress/A-line dresses | A-Linien-Kleid/A-Linien-Kleider:n | robe trapèze/robes trapèze:f | abito a trapezio/abiti a trapezio:m
A-line skirt/A-line skirts | A-Linien-Rock/A-Linien-Röcke:m | jupe trapèze/jupes trapèze:f | gonna a trapezio/gonne a trapezio:f
navel piercing/navel piercings ~ belly bar/belly bars | Bauchnabelpiercing/Bauchnabelpiercings:n | piercing nombril/piercings nombril:m ~ piercing de nombril/piercings de nombril:m | piercing all'ombelico/piercing all'ombelico:m
djellaba/djellabas | Djellaba/Djellabas:f | djellaba/djellabas:f | djellaba/djellaba:f
`;
