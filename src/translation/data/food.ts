/**
 * Food and drink as it stands in product names, one thing a line: en | de | fr | it, singular/plural, after a colon
 * the grammatical gender of German (m f n), French and Italian (m f), `p` where the word lives in the plural only.
 * What follows `~` is another word for the same thing, which is read but never written. Written for this project.
 */
export const foodNouns = `
bread/breads | Brot/Brote:n | pain/pains:m | pane/pani:m
white bread/white breads | Weißbrot/Weißbrote:n | pain blanc/pains blancs:m | pane bianco/pani bianchi:m
wholemeal bread/wholemeal breads ~ wholegrain bread/wholegrain breads | Vollkornbrot/Vollkornbrote:n | pain complet/pains complets:m | pane integrale/pani integrali:m
rye bread/rye breads | Roggenbrot/Roggenbrote:n | pain de seigle/pains de seigle:m | pane di segale/pani di segale:m
sliced bread/sliced breads ~ toast bread/toast breads ~ bread loaf/bread loaves | Toastbrot/Toastbrote:n ~ Toast/Toasts:m | pain de mie/pains de mie:m | pancarré/pancarré:m ~ pane in cassetta/pani in cassetta:m
crispbread/crispbreads | Knäckebrot/Knäckebrote:n | pain croustillant/pains croustillants:m | pane croccante/pani croccanti:m
bread roll/bread rolls | Brötchen/Brötchen:n ~ Semmel/Semmeln:f | petit pain/petits pains:m | panino/panini:m
baguette/baguettes | Baguette/Baguettes:n | baguette/baguettes:f | baguette/baguette:f
croissant/croissants | Croissant/Croissants:n | croissant/croissants:m | cornetto/cornetti:m ~ croissant/croissant:m
brioche/brioches | Brioche/Brioches:f | brioche/brioches:f | brioche/brioche:f
bagel/bagels | Bagel/Bagels:m | bagel/bagels:m | bagel/bagel:m
burger bun/burger buns ~ hamburger bun/hamburger buns | Burgerbrötchen/Burgerbrötchen:n | pain à burger/pains à burger:m ~ pain à hamburger/pains à hamburger:m | panino per hamburger/panini per hamburger:m
tortilla/tortillas | Tortilla/Tortillas:f | tortilla/tortillas:f | tortilla/tortillas:f
breadcrumbs/breadcrumbs:p | Paniermehl/Paniermehle:n ~ Semmelbrösel/Semmelbrösel:p | chapelure/chapelures:f | pangrattato/pangrattati:m
breadstick/breadsticks | Grissino/Grissini:m | gressin/gressins:m | grissino/grissini:m
rusk/rusks | Zwieback/Zwiebäcke:m | biscotte/biscottes:f | fetta biscottata/fette biscottate:f
cracker/crackers | Cracker/Cracker:m | cracker/crackers:m | cracker/cracker:m
pretzel/pretzels | Brezel/Brezeln:f ~ Breze/Brezen:f | bretzel/bretzels:m | pretzel/pretzel:m ~ brezel/brezel:m
rice cake/rice cakes | Reiswaffel/Reiswaffeln:f | galette de riz/galettes de riz:f | galletta di riso/gallette di riso:f
corn cake/corn cakes | Maiswaffel/Maiswaffeln:f | galette de maïs/galettes de maïs:f | galletta di mais/gallette di mais:f
flour/flours | Mehl/Mehle:n | farine/farines:f | farina/farine:f
wheat flour/wheat flours | Weizenmehl/Weizenmehle:n | farine de blé/farines de blé:f | farina di grano tenero/farine di grano tenero:f ~ farina di frumento/farine di frumento:f
spelt flour/spelt flours | Dinkelmehl/Dinkelmehle:n | farine d'épeautre/farines d'épeautre:f | farina di farro/farine di farro:f ~ farina di spelta/farine di spelta:f
wholemeal flour/wholemeal flours | Vollkornmehl/Vollkornmehle:n | farine complète/farines complètes:f | farina integrale/farine integrali:f
almond flour/almond flours | Mandelmehl/Mandelmehle:n | farine d'amande/farines d'amande:f | farina di mandorle/farine di mandorle:f
coconut flour/coconut flours | Kokosmehl/Kokosmehle:n | farine de coco/farines de coco:f ~ farine de noix de coco/farines de noix de coco:f | farina di cocco/farine di cocco:f
cornstarch/cornstarches ~ cornflour/cornflours | Maisstärke/Maisstärken:f | fécule de maïs/fécules de maïs:f ~ amidon de maïs/amidons de maïs:m | amido di mais/amidi di mais:m
polenta/polentas | Polenta/Polenten:f | polenta/polentas:f | polenta/polente:f
semolina/semolinas | Grieß/Grieße:m | semoule/semoules:f | semolino/semolini:m
couscous/couscous | Couscous/Couscous:m | couscous/couscous:m | couscous/couscous:m ~ cuscus/cuscus:m
bulgur/bulgurs ~ bulgur wheat/bulgur wheats | Bulgur/Bulgur:m | boulgour/boulgours:m | bulgur/bulgur:m
quinoa/quinoas | Quinoa/Quinoa:f | quinoa/quinoas:m | quinoa/quinoa:f
millet/millets | Hirse/Hirsen:f | millet/millets:m | miglio/migli:m
buckwheat/buckwheat | Buchweizen/Buchweizen:m | sarrasin/sarrasins:m | grano saraceno/grani saraceni:m
spelt/spelt | Dinkel/Dinkel:m | épeautre/épeautres:m | spelta/spelte:f ~ farro/farri:m
barley/barley | Gerste/Gersten:f | orge/orges:f | orzo/orzi:m
rye/rye | Roggen/Roggen:m | seigle/seigles:m | segale/segali:f
wheat/wheat | Weizen/Weizen:m | blé/blés:m | frumento/frumenti:m
oats/oats:p ~ oat/oats | Hafer/Hafer:m | avoine/avoine:f | avena/avena:f
oat flake/oat flakes ~ rolled oat/rolled oats | Haferflocke/Haferflocken:f | flocon d'avoine/flocons d'avoine:m | fiocco d'avena/fiocchi d'avena:m ~ fiocco di avena/fiocchi di avena:m
bran/bran | Kleie/Kleien:f | son/sons:m | crusca/crusche:f
rice/rice | Reis/Reis:m | riz/riz:m | riso/risi:m
basmati rice/basmati rice | Basmatireis/Basmatireis:m | riz basmati/riz basmati:m | riso basmati/risi basmati:m
jasmine rice/jasmine rice | Jasminreis/Jasminreis:m | riz au jasmin/riz au jasmin:m ~ riz jasmin/riz jasmin:m | riso jasmine/risi jasmine:m ~ riso gelsomino/risi gelsomino:m
risotto rice/risotto rice | Risottoreis/Risottoreis:m | riz à risotto/riz à risotto:m ~ riz pour risotto/riz pour risotto:m | riso per risotto/risi per risotto:m ~ riso da risotto/risi da risotto:m
brown rice/brown rice ~ wholegrain rice/wholegrain rice | Vollkornreis/Vollkornreis:m ~ Naturreis/Naturreis:m | riz complet/riz complets:m | riso integrale/risi integrali:m
pasta/pasta | Pasta/Pasta:f ~ Nudel/Nudeln:f ~ Teigware/Teigwaren:f | pâtes/pâtes:fp ~ pâtes alimentaires/pâtes alimentaires:fp | pasta/pasta:f
noodle/noodles | Nudel/Nudeln:fw | nouille/nouilles:f | noodle/noodle:m
spaghetti/spaghetti | Spaghetti/Spaghetti:p | spaghetti/spaghettis:m | spaghetti/spaghetti:mp
fusilli/fusilli | Fusilli/Fusilli:p | fusilli/fusillis:m | fusilli/fusilli:mp
tagliatelle/tagliatelle | Tagliatelle/Tagliatelle:p ~ Bandnudel/Bandnudeln:f | tagliatelle/tagliatelles:f | tagliatelle/tagliatelle:fp
macaroni/macaroni | Makkaroni/Makkaroni:p | macaroni/macaronis:m | maccheroni/maccheroni:mp
lasagne/lasagne ~ lasagna/lasagnas | Lasagne/Lasagnen:f | lasagnes/lasagnes:fp | lasagne/lasagne:fp ~ lasagna/lasagne:f
ravioli/ravioli | Ravioli/Ravioli:p | ravioli/raviolis:m | ravioli/ravioli:mp
gnocchi/gnocchi | Gnocchi/Gnocchi:p | gnocchi/gnocchis:m | gnocchi/gnocchi:mp
lentil/lentils | Linse/Linsen:f | lentille/lentilles:f | lenticchia/lenticchie:f
red lentil/red lentils | rote Linse/rote Linsen:f | lentille corail/lentilles corail:f ~ lentille rouge/lentilles rouges:f | lenticchia rossa/lenticchie rosse:f
chickpea/chickpeas | Kichererbse/Kichererbsen:f | pois chiche/pois chiches:m | cece/ceci:m
bean/beans | Bohne/Bohnen:f | haricot/haricots:m | fagiolo/fagioli:m
kidney bean/kidney beans | Kidneybohne/Kidneybohnen:f | haricot rouge/haricots rouges:m | fagiolo rosso/fagioli rossi:m
green bean/green beans | grüne Bohne/grüne Bohnen:f | haricot vert/haricots verts:m | fagiolino/fagiolini:m
baked beans/baked beans:p | Baked Beans/Baked Beans:p | haricots blancs à la sauce tomate/haricots blancs à la sauce tomate:mp | fagioli al pomodoro/fagioli al pomodoro:mp
pea/peas | Erbse/Erbsen:f | petit pois/petits pois:m ~ pois/pois:m | pisello/piselli:m
soya bean/soya beans ~ soybean/soybeans | Sojabohne/Sojabohnen:f | graine de soja/graines de soja:f ~ fève de soja/fèves de soja:f | seme di soia/semi di soia:m ~ fagiolo di soia/fagioli di soia:m
tofu/tofu | Tofu/Tofus:m | tofu/tofus:m | tofu/tofu:m
seitan/seitan | Seitan/Seitan:m | seitan/seitans:m | seitan/seitan:m
breakfast cereal/breakfast cereals | Frühstückscerealie/Frühstückscerealien:f | céréales du petit-déjeuner/céréales du petit-déjeuner:fp ~ céréales pour petit-déjeuner/céréales pour petit-déjeuner:fp | cereali per la colazione/cereali per la colazione:mp ~ cereali da colazione/cereali da colazione:mp
muesli/mueslis | Müsli/Müslis:n ~ Müesli/Müesli:n | muesli/mueslis:m | muesli/muesli:m
granola/granolas ~ crunchy muesli/crunchy mueslis | Knuspermüsli/Knuspermüslis:n ~ Granola/Granolas:n | granola/granolas:m | granola/granola:f
cornflakes/cornflakes:p ~ corn flakes/corn flakes:p | Cornflakes/Cornflakes:p | flocons de maïs/flocons de maïs:mp | fiocchi di mais/fiocchi di mais:mp
porridge/porridges | Porridge/Porridges:n ~ Haferbrei/Haferbreie:m | porridge/porridges:m | porridge/porridge:m
muesli bar/muesli bars ~ cereal bar/cereal bars ~ granola bar/granola bars | Müsliriegel/Müsliriegel:m | barre de céréales/barres de céréales:f ~ barre céréalière/barres céréalières:f | barretta ai cereali/barrette ai cereali:f ~ barretta di cereali/barrette di cereali:f
protein bar/protein bars | Proteinriegel/Proteinriegel:m ~ Eiweißriegel/Eiweißriegel:m | barre protéinée/barres protéinées:f | barretta proteica/barrette proteiche:f
fruit bar/fruit bars | Fruchtriegel/Fruchtriegel:m | barre de fruits/barres de fruits:f ~ barre aux fruits/barres aux fruits:f | barretta di frutta/barrette di frutta:f ~ barretta alla frutta/barrette alla frutta:f
chocolate bar/chocolate bars | Schokoladentafel/Schokoladentafeln:f | tablette de chocolat/tablettes de chocolat:f | tavoletta di cioccolato/tavolette di cioccolato:f
honey/honeys | Honig/Honige:m | miel/miels:m | miele/mieli:m
acacia honey/acacia honeys | Akazienhonig/Akazienhonige:m | miel d'acacia/miels d'acacia:m | miele di acacia/mieli di acacia:m ~ miele d'acacia/mieli d'acacia:m
forest honey/forest honeys | Waldhonig/Waldhonige:m | miel de forêt/miels de forêt:m | miele di bosco/mieli di bosco:m
manuka honey/manuka honeys | Manukahonig/Manukahonige:m | miel de manuka/miels de manuka:m | miele di manuka/mieli di manuka:m
jam/jams | Konfitüre/Konfitüren:f ~ Marmelade/Marmeladen:f | confiture/confitures:f | confettura/confetture:f ~ marmellata/marmellate:f
strawberry jam/strawberry jams | Erdbeerkonfitüre/Erdbeerkonfitüren:f ~ Erdbeermarmelade/Erdbeermarmeladen:f | confiture de fraises/confitures de fraises:f | confettura di fragole/confetture di fragole:f ~ marmellata di fragole/marmellate di fragole:f
apricot jam/apricot jams | Aprikosenkonfitüre/Aprikosenkonfitüren:f ~ Marillenmarmelade/Marillenmarmeladen:f | confiture d'abricots/confitures d'abricots:f | confettura di albicocche/confetture di albicocche:f ~ marmellata di albicocche/marmellate di albicocche:f
orange marmalade/orange marmalades | Orangenmarmelade/Orangenmarmeladen:f | marmelade d'orange/marmelades d'orange:f ~ marmelade d'oranges/marmelades d'oranges:f | marmellata di arance/marmellate di arance:f
maple syrup/maple syrups | Ahornsirup/Ahornsirupe:m | sirop d'érable/sirops d'érable:m | sciroppo d'acero/sciroppi d'acero:m
agave syrup/agave syrups | Agavendicksaft/Agavendicksäfte:m ~ Agavensirup/Agavensirupe:m | sirop d'agave/sirops d'agave:m | sciroppo d'agave/sciroppi d'agave:m ~ sciroppo di agave/sciroppi di agave:m
hazelnut spread/hazelnut spreads ~ chocolate hazelnut spread/chocolate hazelnut spreads | Nuss-Nougat-Creme/Nuss-Nougat-Cremes:f | pâte à tartiner aux noisettes/pâtes à tartiner aux noisettes:f | crema spalmabile alle nocciole/creme spalmabili alle nocciole:f
bread spread/bread spreads | Brotaufstrich/Brotaufstriche:m ~ Aufstrich/Aufstriche:m | pâte à tartiner/pâtes à tartiner:f | crema spalmabile/creme spalmabili:f
peanut butter/peanut butters | Erdnussbutter/Erdnussbutter:f ~ Erdnussmus/Erdnussmuse:n | beurre de cacahuète/beurres de cacahuète:m ~ beurre de cacahuètes/beurres de cacahuètes:m | burro di arachidi/burri di arachidi:m ~ burro d'arachidi/burri d'arachidi:m
almond butter/almond butters | Mandelmus/Mandelmuse:n | purée d'amandes/purées d'amandes:f ~ beurre d'amande/beurres d'amande:m | crema di mandorle/creme di mandorle:f ~ burro di mandorle/burri di mandorle:m
tahini/tahini | Tahin/Tahin:n ~ Sesammus/Sesammuse:n | tahini/tahinis:m ~ purée de sésame/purées de sésame:f | tahina/tahine:f ~ crema di sesamo/creme di sesamo:f
hummus/hummus ~ houmous/houmous | Hummus/Hummus:m | houmous/houmous:m | hummus/hummus:m
sugar/sugars | Zucker/Zucker:m | sucre/sucres:m | zucchero/zuccheri:m
cane sugar/cane sugars | Rohrzucker/Rohrzucker:m | sucre de canne/sucres de canne:m | zucchero di canna/zuccheri di canna:m
icing sugar/icing sugars ~ powdered sugar/powdered sugars | Puderzucker/Puderzucker:m ~ Staubzucker/Staubzucker:m | sucre glace/sucres glace:m | zucchero a velo/zuccheri a velo:m
coconut sugar/coconut sugars ~ coconut blossom sugar/coconut blossom sugars | Kokosblütenzucker/Kokosblütenzucker:m | sucre de coco/sucres de coco:m ~ sucre de fleur de coco/sucres de fleur de coco:m | zucchero di cocco/zuccheri di cocco:m
vanilla sugar/vanilla sugars | Vanillezucker/Vanillezucker:m | sucre vanillé/sucres vanillés:m | zucchero vanigliato/zuccheri vanigliati:m
birch sugar/birch sugars ~ xylitol/xylitol | Birkenzucker/Birkenzucker:m ~ Xylit/Xylite:n | sucre de bouleau/sucres de bouleau:m ~ xylitol/xylitols:m | zucchero di betulla/zuccheri di betulla:m ~ xilitolo/xilitoli:m
sweetener/sweeteners | Süßstoff/Süßstoffe:m ~ Süßungsmittel/Süßungsmittel:n | édulcorant/édulcorants:m | dolcificante/dolcificanti:m ~ edulcorante/edulcoranti:m
baking powder/baking powders | Backpulver/Backpulver:n | levure chimique/levures chimiques:f ~ poudre à lever/poudres à lever:f | lievito per dolci/lieviti per dolci:m
yeast/yeasts | Hefe/Hefen:f ~ Germ/Germ:m | levure/levures:f | lievito/lieviti:m
dried yeast/dried yeasts ~ dry yeast/dry yeasts | Trockenhefe/Trockenhefen:f | levure sèche/levures sèches:f | lievito secco/lieviti secchi:m
baking mix/baking mixes | Backmischung/Backmischungen:f | préparation pour gâteau/préparations pour gâteau:f ~ préparation pour gâteaux/préparations pour gâteaux:f | preparato per dolci/preparati per dolci:m
gelatine/gelatines ~ gelatin/gelatins | Gelatine/Gelatinen:f | gélatine/gélatines:f | gelatina/gelatine:f
milk/milk | Milch/Milch:f | lait/laits:m | latte/latti:m
whole milk/whole milk | Vollmilch/Vollmilch:f | lait entier/laits entiers:m | latte intero/latti interi:m
buttermilk/buttermilk | Buttermilch/Buttermilch:f | babeurre/babeurres:m ~ lait ribot/laits ribots:m | latticello/latticelli:m
goat's milk/goat's milk ~ goat milk/goat milk | Ziegenmilch/Ziegenmilch:f | lait de chèvre/laits de chèvre:m | latte di capra/latti di capra:m
condensed milk/condensed milk | Kondensmilch/Kondensmilch:f | lait concentré/laits concentrés:m | latte condensato/latti condensati:m
milk powder/milk powders | Milchpulver/Milchpulver:n | lait en poudre/laits en poudre:m | latte in polvere/latti in polvere:m
oat drink/oat drinks ~ oat milk/oat milk | Haferdrink/Haferdrinks:m ~ Hafermilch/Hafermilch:f | boisson à l'avoine/boissons à l'avoine:f ~ boisson d'avoine/boissons d'avoine:f ~ lait d'avoine/laits d'avoine:m | bevanda all'avena/bevande all'avena:f ~ bevanda di avena/bevande di avena:f
soya drink/soya drinks ~ soy drink/soy drinks ~ soya milk/soya milk ~ soy milk/soy milk | Sojadrink/Sojadrinks:m ~ Sojamilch/Sojamilch:f | boisson au soja/boissons au soja:f ~ boisson de soja/boissons de soja:f | bevanda alla soia/bevande alla soia:f ~ bevanda di soia/bevande di soia:f
almond drink/almond drinks ~ almond milk/almond milk | Mandeldrink/Mandeldrinks:m ~ Mandelmilch/Mandelmilch:f | boisson aux amandes/boissons aux amandes:f ~ lait d'amande/laits d'amande:m | bevanda alle mandorle/bevande alle mandorle:f ~ bevanda alla mandorla/bevande alla mandorla:f
rice drink/rice drinks ~ rice milk/rice milk | Reisdrink/Reisdrinks:m ~ Reismilch/Reismilch:f | boisson au riz/boissons au riz:f ~ boisson de riz/boissons de riz:f | bevanda al riso/bevande al riso:f ~ bevanda di riso/bevande di riso:f
coconut milk/coconut milk | Kokosmilch/Kokosmilch:f | lait de coco/laits de coco:m | latte di cocco/latti di cocco:m
butter/butters | Butter/Butter:f | beurre/beurres:m | burro/burri:m
ghee/ghees | Ghee/Ghee:n | ghee/ghees:m | ghee/ghee:m
margarine/margarines | Margarine/Margarinen:f | margarine/margarines:f | margarina/margarine:f
yoghurt/yoghurts ~ yogurt/yogurts | Joghurt/Joghurts:m ~ Jogurt/Jogurts:m | yaourt/yaourts:m ~ yogourt/yogourts:m | yogurt/yogurt:m
natural yoghurt/natural yoghurts ~ plain yoghurt/plain yoghurts | Naturjoghurt/Naturjoghurts:m | yaourt nature/yaourts nature:m | yogurt bianco/yogurt bianchi:m
kefir/kefirs | Kefir/Kefire:m | kéfir/kéfirs:m | kefir/kefir:m
quark/quarks | Quark/Quarks:m ~ Topfen/Topfen:m | fromage blanc/fromages blancs:m ~ séré/sérés:m | quark/quark:m
sour cream/sour creams | saure Sahne/saure Sahnen:f ~ Sauerrahm/Sauerrahme:m | crème aigre/crèmes aigres:f | panna acida/panne acide:f
whipping cream/whipping creams | Schlagsahne/Schlagsahnen:f ~ Schlagrahm/Schlagrahme:m ~ Schlagobers/Schlagobers:n | crème à fouetter/crèmes à fouetter:f | panna da montare/panne da montare:f
cooking cream/cooking creams | Kochsahne/Kochsahnen:f ~ Kochcreme/Kochcremes:f | crème de cuisson/crèmes de cuisson:f ~ crème cuisine/crèmes cuisine:f | panna da cucina/panne da cucina:f
cheese/cheeses | Käse/Käse:m | fromage/fromages:m | formaggio/formaggi:m
cream cheese/cream cheeses | Frischkäse/Frischkäse:m | fromage frais/fromages frais:m ~ fromage à tartiner/fromages à tartiner:m | formaggio spalmabile/formaggi spalmabili:m ~ formaggio fresco/formaggi freschi:m
cottage cheese/cottage cheeses | Hüttenkäse/Hüttenkäse:m ~ körniger Frischkäse/körnige Frischkäse:m | cottage cheese/cottage cheeses:m | fiocchi di latte/fiocchi di latte:mp
goat's cheese/goat's cheeses ~ goat cheese/goat cheeses | Ziegenkäse/Ziegenkäse:m | fromage de chèvre/fromages de chèvre:m | formaggio di capra/formaggi di capra:m ~ caprino/caprini:m
sheep's cheese/sheep's cheeses ~ sheep cheese/sheep cheeses | Schafskäse/Schafskäse:m ~ Schafkäse/Schafkäse:m | fromage de brebis/fromages de brebis:m | formaggio di pecora/formaggi di pecora:m
hard cheese/hard cheeses | Hartkäse/Hartkäse:m | fromage à pâte dure/fromages à pâte dure:m | formaggio a pasta dura/formaggi a pasta dura:m
grated cheese/grated cheeses | Reibekäse/Reibekäse:m ~ geriebener Käse/geriebene Käse:m | fromage râpé/fromages râpés:m | formaggio grattugiato/formaggi grattugiati:m
blue cheese/blue cheeses | Blauschimmelkäse/Blauschimmelkäse:m | fromage bleu/fromages bleus:m ~ fromage à pâte persillée/fromages à pâte persillée:m | formaggio erborinato/formaggi erborinati:m
mozzarella/mozzarellas | Mozzarella/Mozzarellas:m | mozzarella/mozzarellas:f | mozzarella/mozzarelle:f
ricotta/ricottas | Ricotta/Ricottas:m | ricotta/ricottas:f | ricotta/ricotte:f
feta/fetas | Feta/Fetas:m | feta/fetas:f | feta/feta:f
egg/eggs | Ei/Eier:n | œuf/œufs:m | uovo/uova:m
meat/meats | Fleisch/Fleisch:n | viande/viandes:f | carne/carni:f
beef/beef | Rindfleisch/Rindfleisch:n | viande de bœuf/viandes de bœuf:f ~ bœuf/bœufs:m | carne di manzo/carni di manzo:f ~ manzo/manzi:m
pork/pork | Schweinefleisch/Schweinefleisch:n | viande de porc/viandes de porc:f ~ porc/porcs:m | carne di maiale/carni di maiale:f ~ carne suina/carni suine:f
veal/veal | Kalbfleisch/Kalbfleisch:n | viande de veau/viandes de veau:f ~ veau/veaux:m | carne di vitello/carni di vitello:f ~ vitello/vitelli:m
lamb/lamb | Lammfleisch/Lammfleisch:n ~ Lamm/Lämmer:n | agneau/agneaux:m ~ viande d'agneau/viandes d'agneau:f | agnello/agnelli:m ~ carne d'agnello/carni d'agnello:f
chicken/chickens | Hähnchen/Hähnchen:n ~ Huhn/Hühner:n ~ Hühnchen/Hühnchen:n ~ Poulet/Poulets:n | poulet/poulets:m | pollo/polli:m
chicken breast/chicken breasts | Hähnchenbrust/Hähnchenbrüste:f ~ Hühnerbrust/Hühnerbrüste:f ~ Pouletbrust/Pouletbrüste:f | blanc de poulet/blancs de poulet:m ~ poitrine de poulet/poitrines de poulet:f | petto di pollo/petti di pollo:m
turkey/turkeys | Pute/Puten:f ~ Truthahn/Truthähne:m ~ Trute/Truten:f | dinde/dindes:f | tacchino/tacchini:m
duck/ducks | Ente/Enten:f | canard/canards:m | anatra/anatre:f
venison/venison | Hirschfleisch/Hirschfleisch:n ~ Hirsch/Hirsche:m | viande de cerf/viandes de cerf:f ~ cerf/cerfs:m | carne di cervo/carni di cervo:f ~ cervo/cervi:m
minced meat/minced meats ~ mince/mince ~ ground meat/ground meats | Hackfleisch/Hackfleisch:n ~ Faschiertes/Faschiertes:n | viande hachée/viandes hachées:f | carne macinata/carni macinate:f ~ carne tritata/carni tritate:f
steak/steaks | Steak/Steaks:n | steak/steaks:m ~ bifteck/biftecks:m | bistecca/bistecche:f
schnitzel/schnitzels ~ escalope/escalopes | Schnitzel/Schnitzel:n | escalope/escalopes:f | scaloppina/scaloppine:f ~ cotoletta/cotolette:f
burger patty/burger patties | Burgerpatty/Burgerpattys:n | steak haché/steaks hachés:m | hamburger/hamburger:m ~ svizzera/svizzere:f
sausage/sausages | Wurst/Würste:f ~ Würstchen/Würstchen:n | saucisse/saucisses:f | salsiccia/salsicce:f
bratwurst/bratwursts | Bratwurst/Bratwürste:f | saucisse à rôtir/saucisses à rôtir:f ~ saucisse à griller/saucisses à griller:f | salsiccia da griglia/salsicce da griglia:f
frankfurter/frankfurters ~ wiener/wieners | Wiener Würstchen/Wiener Würstchen:n ~ Frankfurter Würstchen/Frankfurter Würstchen:n | saucisse de Francfort/saucisses de Francfort:f ~ saucisse de Vienne/saucisses de Vienne:f | würstel/würstel:m
salami/salamis | Salami/Salamis:f | salami/salamis:m | salame/salami:m
ham/hams | Schinken/Schinken:m | jambon/jambons:m | prosciutto/prosciutti:m
cooked ham/cooked hams | Kochschinken/Kochschinken:m | jambon cuit/jambons cuits:m ~ jambon blanc/jambons blancs:m | prosciutto cotto/prosciutti cotti:m
dry-cured ham/dry-cured hams ~ cured ham/cured hams | Rohschinken/Rohschinken:m | jambon cru/jambons crus:m ~ jambon sec/jambons secs:m | prosciutto crudo/prosciutti crudi:m
bacon/bacon | Bacon/Bacons:m ~ Frühstücksspeck/Frühstücksspecke:m | bacon/bacons:m | bacon/bacon:m
jerky/jerky ~ beef jerky/beef jerky | Trockenfleisch/Trockenfleisch:n ~ Dörrfleisch/Dörrfleisch:n | viande séchée/viandes séchées:f | carne secca/carni secche:f
pâté/pâtés | Pastete/Pasteten:f | pâté/pâtés:m | pâté/pâté:m
fish/fish | Fisch/Fische:m | poisson/poissons:m | pesce/pesci:m
salmon/salmon | Lachs/Lachse:m | saumon/saumons:m | salmone/salmoni:m
smoked salmon/smoked salmon | Räucherlachs/Räucherlachse:m | saumon fumé/saumons fumés:m | salmone affumicato/salmoni affumicati:m
tuna/tuna | Thunfisch/Thunfische:m ~ Tunfisch/Tunfische:m ~ Thon/Thons:m | thon/thons:m | tonno/tonni:m
trout/trout | Forelle/Forellen:f | truite/truites:f | trota/trote:f
cod/cod | Kabeljau/Kabeljaue:m ~ Dorsch/Dorsche:m | cabillaud/cabillauds:m ~ morue/morues:f | merluzzo/merluzzi:m
herring/herrings | Hering/Heringe:m | hareng/harengs:m | aringa/aringhe:f
mackerel/mackerel | Makrele/Makrelen:f | maquereau/maquereaux:m | sgombro/sgombri:m
sardine/sardines | Sardine/Sardinen:f | sardine/sardines:f | sardina/sardine:f
anchovy/anchovies | Sardelle/Sardellen:f ~ Anchovis/Anchovis:f | anchois/anchois:m | acciuga/acciughe:f ~ alice/alici:f
prawn/prawns ~ shrimp/shrimps | Garnele/Garnelen:f ~ Crevette/Crevetten:f ~ Shrimp/Shrimps:m | crevette/crevettes:f | gambero/gamberi:m ~ gamberetto/gamberetti:m
mussel/mussels | Miesmuschel/Miesmuscheln:f | moule/moules:f | cozza/cozze:f
squid/squid | Tintenfisch/Tintenfische:m ~ Kalmar/Kalmare:m | calmar/calmars:m ~ calamar/calamars:m | calamaro/calamari:m
fish finger/fish fingers ~ fish stick/fish sticks | Fischstäbchen/Fischstäbchen:n | bâtonnet de poisson/bâtonnets de poisson:m | bastoncino di pesce/bastoncini di pesce:m
caviar/caviars | Kaviar/Kaviare:m | caviar/caviars:m | caviale/caviali:m
seafood/seafood | Meeresfrüchte/Meeresfrüchte:p | fruits de mer/fruits de mer:mp | frutti di mare/frutti di mare:mp
seaweed/seaweeds | Meeresalge/Meeresalgen:f | algue marine/algues marines:f | alga marina/alghe marine:f
fruit/fruits | Frucht/Früchte:f ~ Obst/Obst:n | fruit/fruits:m | frutta/frutta:f ~ frutto/frutti:m
dried fruit/dried fruits | Trockenfrucht/Trockenfrüchte:f ~ Dörrfrucht/Dörrfrüchte:f | fruit séché/fruits séchés:m ~ fruit sec/fruits secs:m | frutta essiccata/frutta essiccata:f ~ frutta disidratata/frutta disidratata:f
apple/apples | Apfel/Äpfel:m | pomme/pommes:f | mela/mele:f
pear/pears | Birne/Birnen:f | poire/poires:f | pera/pere:f
banana/bananas | Banane/Bananen:f | banane/bananes:f | banana/banane:f
lemon/lemons | Zitrone/Zitronen:f | citron/citrons:m | limone/limoni:m
lime/limes | Limette/Limetten:f | citron vert/citrons verts:m | lime/lime:m
grapefruit/grapefruits | Grapefruit/Grapefruits:f | pamplemousse/pamplemousses:m | pompelmo/pompelmi:m
blood orange/blood oranges | Blutorange/Blutorangen:f | orange sanguine/oranges sanguines:f | arancia rossa/arance rosse:f
mandarin/mandarins ~ tangerine/tangerines | Mandarine/Mandarinen:f | mandarine/mandarines:f | mandarino/mandarini:m
strawberry/strawberries | Erdbeere/Erdbeeren:f | fraise/fraises:f | fragola/fragole:f
raspberry/raspberries | Himbeere/Himbeeren:f | framboise/framboises:f | lampone/lamponi:m
blueberry/blueberries ~ bilberry/bilberries | Heidelbeere/Heidelbeeren:f ~ Blaubeere/Blaubeeren:f | myrtille/myrtilles:f | mirtillo/mirtilli:m
cranberry/cranberries | Cranberry/Cranberrys:f | canneberge/canneberges:f ~ cranberry/cranberries:f | mirtillo rosso/mirtilli rossi:m ~ cranberry/cranberry:m
blackberry/blackberries | Brombeere/Brombeeren:f | mûre/mûres:f | mora/more:f
blackcurrant/blackcurrants | schwarze Johannisbeere/schwarze Johannisbeeren:f ~ Cassis/Cassis:m | cassis/cassis:m | ribes nero/ribes neri:m
redcurrant/redcurrants | rote Johannisbeere/rote Johannisbeeren:f | groseille/groseilles:f | ribes rosso/ribes rossi:m
elderberry/elderberries | Holunderbeere/Holunderbeeren:f | baie de sureau/baies de sureau:f | bacca di sambuco/bacche di sambuco:f
elderflower/elderflowers | Holunderblüte/Holunderblüten:f | fleur de sureau/fleurs de sureau:f | fiore di sambuco/fiori di sambuco:m
goji berry/goji berries | Gojibeere/Gojibeeren:f | baie de goji/baies de goji:f | bacca di goji/bacche di goji:f
cherry/cherries | Kirsche/Kirschen:f | cerise/cerises:f | ciliegia/ciliegie:f
sour cherry/sour cherries | Sauerkirsche/Sauerkirschen:f | griotte/griottes:f ~ cerise acide/cerises acides:f | amarena/amarene:f
plum/plums | Pflaume/Pflaumen:f ~ Zwetschge/Zwetschgen:f ~ Zwetschke/Zwetschken:f | prune/prunes:f | susina/susine:f ~ prugna/prugne:f
prune/prunes | Dörrpflaume/Dörrpflaumen:f ~ Trockenpflaume/Trockenpflaumen:f | pruneau/pruneaux:m | prugna secca/prugne secche:f
peach/peaches | Pfirsich/Pfirsiche:m | pêche/pêches:f | pesca/pesche:f
apricot/apricots | Aprikose/Aprikosen:f ~ Marille/Marillen:f | abricot/abricots:m | albicocca/albicocche:f
grape/grapes | Weintraube/Weintrauben:f ~ Traube/Trauben:f | raisin/raisins:m | uva/uve:f
raisin/raisins | Rosine/Rosinen:f | raisin sec/raisins secs:m | uvetta/uvette:f ~ uva passa/uve passe:f
fig/figs | Feige/Feigen:f | figue/figues:f | fico/fichi:m
date/dates | Dattel/Datteln:f | datte/dattes:f | dattero/datteri:m
mango/mangoes | Mango/Mangos:f | mangue/mangues:f | mango/manghi:m
pineapple/pineapples | Ananas/Ananas:f | ananas/ananas:m | ananas/ananas:m
kiwi/kiwis | Kiwi/Kiwis:f | kiwi/kiwis:m | kiwi/kiwi:m
coconut/coconuts | Kokosnuss/Kokosnüsse:f | noix de coco/noix de coco:f | noce di cocco/noci di cocco:f ~ cocco/cocchi:m
desiccated coconut/desiccated coconut ~ coconut flake/coconut flakes | Kokosraspel/Kokosraspeln:f ~ Kokosflocke/Kokosflocken:f | noix de coco râpée/noix de coco râpées:f | cocco grattugiato/cocchi grattugiati:m
passion fruit/passion fruits | Passionsfrucht/Passionsfrüchte:f ~ Maracuja/Maracujas:f | fruit de la passion/fruits de la passion:m | frutto della passione/frutti della passione:m
pomegranate/pomegranates | Granatapfel/Granatäpfel:m | grenade/grenades:f | melagrana/melagrane:f ~ melograno/melograni:m
melon/melons | Melone/Melonen:f | melon/melons:m | melone/meloni:m
watermelon/watermelons | Wassermelone/Wassermelonen:f | pastèque/pastèques:f | anguria/angurie:f ~ cocomero/cocomeri:m
quince/quinces | Quitte/Quitten:f | coing/coings:m | mela cotogna/mele cotogne:f
rhubarb/rhubarb | Rhabarber/Rhabarber:m | rhubarbe/rhubarbes:f | rabarbaro/rabarbari:m
orange/oranges | Orange/Orangen:f | orange/oranges:f | arancia/arance:f
tart/tarts | Tarte/Tartes:f | tarte/tartes:f | crostata/crostate:f
mousse/mousses | Mousse/Mousses:f | mousse/mousses:f | mousse/mousse:f
apple sauce/apple sauces ~ apple purée/apple purées | Apfelmus/Apfelmuse:n | compote de pommes/compotes de pommes:f ~ purée de pommes/purées de pommes:f | purea di mele/puree di mele:f ~ mousse di mela/mousse di mela:f
walnut/walnuts | Walnuss/Walnüsse:f ~ Baumnuss/Baumnüsse:f | noix/noix:f | noce/noci:f
hazelnut/hazelnuts | Haselnuss/Haselnüsse:f | noisette/noisettes:f | nocciola/nocciole:f
almond/almonds | Mandel/Mandeln:f | amande/amandes:f | mandorla/mandorle:f
cashew/cashews ~ cashew nut/cashew nuts | Cashewkern/Cashewkerne:m ~ Cashewnuss/Cashewnüsse:f | noix de cajou/noix de cajou:f | anacardo/anacardi:m ~ anacardio/anacardi:m
peanut/peanuts | Erdnuss/Erdnüsse:f | cacahuète/cacahuètes:f ~ arachide/arachides:f | arachide/arachidi:f
pistachio/pistachios | Pistazie/Pistazien:f | pistache/pistaches:f | pistacchio/pistacchi:m
pecan/pecans ~ pecan nut/pecan nuts | Pekannuss/Pekannüsse:f | noix de pécan/noix de pécan:f | noce pecan/noci pecan:f
Brazil nut/Brazil nuts | Paranuss/Paranüsse:f | noix du Brésil/noix du Brésil:f | noce del Brasile/noci del Brasile:f
macadamia/macadamias ~ macadamia nut/macadamia nuts | Macadamianuss/Macadamianüsse:f | noix de macadamia/noix de macadamia:f | noce di macadamia/noci di macadamia:f ~ noce macadamia/noci macadamia:f
mixed nuts/mixed nuts:p ~ nut mix/nut mixes | Nussmischung/Nussmischungen:f ~ Nussmix/Nussmixe:m | mélange de noix/mélanges de noix:m | misto di frutta secca/misti di frutta secca:m
trail mix/trail mixes | Studentenfutter/Studentenfutter:n | mélange étudiant/mélanges étudiants:m | mix di frutta secca e disidratata/mix di frutta secca e disidratata:m
chestnut/chestnuts | Esskastanie/Esskastanien:f ~ Marone/Maronen:f ~ Maroni/Maroni:f | châtaigne/châtaignes:f ~ marron/marrons:m | castagna/castagne:f
sunflower seed/sunflower seeds | Sonnenblumenkern/Sonnenblumenkerne:m | graine de tournesol/graines de tournesol:f | seme di girasole/semi di girasole:m
pumpkin seed/pumpkin seeds | Kürbiskern/Kürbiskerne:m | graine de courge/graines de courge:f | seme di zucca/semi di zucca:m
linseed/linseeds ~ flaxseed/flaxseeds ~ flax seed/flax seeds | Leinsamen/Leinsamen:m | graine de lin/graines de lin:f | seme di lino/semi di lino:m
chia seed/chia seeds | Chiasamen/Chiasamen:m | graine de chia/graines de chia:f | seme di chia/semi di chia:m
sesame/sesame ~ sesame seed/sesame seeds | Sesam/Sesams:m | sésame/sésames:m ~ graine de sésame/graines de sésame:f | sesamo/sesami:m ~ seme di sesamo/semi di sesamo:m
hemp seed/hemp seeds | Hanfsamen/Hanfsamen:m | graine de chanvre/graines de chanvre:f | seme di canapa/semi di canapa:m
pine nut/pine nuts | Pinienkern/Pinienkerne:m | pignon de pin/pignons de pin:m | pinolo/pinoli:m
poppy seed/poppy seeds | Mohn/Mohne:m | graine de pavot/graines de pavot:f ~ pavot/pavots:m | seme di papavero/semi di papavero:m
psyllium husk/psyllium husks | Flohsamenschale/Flohsamenschalen:f | tégument de psyllium/téguments de psyllium:m | cuticola di psillio/cuticole di psillio:f ~ buccia di psillio/bucce di psillio:f
vegetable/vegetables | Gemüse/Gemüse:n | légume/légumes:m | verdura/verdure:f ~ ortaggio/ortaggi:m
potato/potatoes | Kartoffel/Kartoffeln:f ~ Erdapfel/Erdäpfel:m | pomme de terre/pommes de terre:f | patata/patate:f
sweet potato/sweet potatoes | Süßkartoffel/Süßkartoffeln:f | patate douce/patates douces:f | patata dolce/patate dolci:f
tomato/tomatoes | Tomate/Tomaten:f ~ Paradeiser/Paradeiser:m | tomate/tomates:f | pomodoro/pomodori:m
dried tomato/dried tomatoes ~ sun-dried tomato/sun-dried tomatoes | getrocknete Tomate/getrocknete Tomaten:f | tomate séchée/tomates séchées:f | pomodoro secco/pomodori secchi:m
peeled tomato/peeled tomatoes | geschälte Tomate/geschälte Tomaten:f | tomate pelée/tomates pelées:f | pomodoro pelato/pomodori pelati:m ~ pelato/pelati:m
cucumber/cucumbers | Gurke/Gurken:f | concombre/concombres:m | cetriolo/cetrioli:m
gherkin/gherkins ~ pickled gherkin/pickled gherkins | Gewürzgurke/Gewürzgurken:f ~ Essiggurke/Essiggurken:f ~ Cornichon/Cornichons:n | cornichon/cornichons:m | cetriolino sottaceto/cetriolini sottaceto:m ~ cetriolino/cetriolini:m
carrot/carrots | Karotte/Karotten:f ~ Möhre/Möhren:f ~ Rüebli/Rüebli:n | carotte/carottes:f | carota/carote:f
onion/onions | Zwiebel/Zwiebeln:f | oignon/oignons:m | cipolla/cipolle:f
crispy fried onion/crispy fried onions ~ fried onion/fried onions | Röstzwiebel/Röstzwiebeln:f | oignon frit/oignons frits:m | cipolla fritta/cipolle fritte:f ~ cipolla croccante/cipolle croccanti:f
garlic/garlic | Knoblauch/Knoblauch:m | ail/ails:m | aglio/agli:m
leek/leeks | Lauch/Lauche:m ~ Porree/Porrees:m | poireau/poireaux:m | porro/porri:m
bell pepper/bell peppers ~ sweet pepper/sweet peppers | Paprikaschote/Paprikaschoten:f | poivron/poivrons:m | peperone/peperoni:m
courgette/courgettes ~ zucchini/zucchini | Zucchini/Zucchini:f ~ Zucchetti/Zucchetti:f | courgette/courgettes:f | zucchina/zucchine:f ~ zucchino/zucchini:m
aubergine/aubergines ~ eggplant/eggplants | Aubergine/Auberginen:f ~ Melanzani/Melanzani:f | aubergine/aubergines:f | melanzana/melanzane:f
pumpkin/pumpkins | Kürbis/Kürbisse:m | courge/courges:f ~ potiron/potirons:m ~ citrouille/citrouilles:f | zucca/zucche:f
spinach/spinach | Spinat/Spinate:m | épinard/épinards:m | spinacio/spinaci:m
lettuce/lettuces | Kopfsalat/Kopfsalate:m | laitue/laitues:f | lattuga/lattughe:f
broccoli/broccoli | Brokkoli/Brokkoli:m ~ Broccoli/Broccoli:m | brocoli/brocolis:m | broccoli/broccoli:mp ~ broccolo/broccoli:m
cauliflower/cauliflowers | Blumenkohl/Blumenkohle:m ~ Karfiol/Karfiole:m | chou-fleur/choux-fleurs:m | cavolfiore/cavolfiori:m
cabbage/cabbages | Kohl/Kohle:m | chou/choux:m | cavolo/cavoli:m
Chinese cabbage/Chinese cabbages ~ Napa cabbage/Napa cabbages | Chinakohl/Chinakohle:m | chou chinois/choux chinois:m | cavolo cinese/cavoli cinesi:m
sauerkraut/sauerkraut | Sauerkraut/Sauerkraut:n | choucroute/choucroutes:f | crauti/crauti:mp
kale/kale | Grünkohl/Grünkohle:m ~ Federkohl/Federkohle:m | chou kale/choux kale:m ~ chou frisé/choux frisés:m | cavolo riccio/cavoli ricci:m
beetroot/beetroots ~ beet/beets | Rote Bete/Rote Beten:f ~ Rande/Randen:f ~ Rote Rübe/Rote Rüben:f | betterave rouge/betteraves rouges:f ~ betterave/betteraves:f | barbabietola rossa/barbabietole rosse:f ~ barbabietola/barbabietole:f
radish/radishes | Radieschen/Radieschen:n | radis/radis:m | ravanello/ravanelli:m
celery/celery | Sellerie/Sellerie:m | céleri/céleris:m | sedano/sedani:m
asparagus/asparagus | Spargel/Spargel:m | asperge/asperges:f | asparago/asparagi:m
artichoke/artichokes | Artischocke/Artischocken:f | artichaut/artichauts:m | carciofo/carciofi:m
fennel/fennel | Fenchel/Fenchel:m | fenouil/fenouils:m | finocchio/finocchi:m
mushroom/mushrooms | Pilz/Pilze:m ~ Speisepilz/Speisepilze:m | champignon/champignons:m | fungo/funghi:m
porcini mushroom/porcini mushrooms ~ porcini/porcini | Steinpilz/Steinpilze:m | cèpe/cèpes:m | fungo porcino/funghi porcini:m ~ porcino/porcini:m
truffle/truffles | Trüffel/Trüffel:m | truffe/truffes:f | tartufo/tartufi:m
sweetcorn/sweetcorn ~ corn/corn ~ maize/maize | Mais/Mais:m ~ Zuckermais/Zuckermais:m | maïs/maïs:m ~ maïs doux/maïs doux:m | mais/mais:m ~ granoturco/granoturchi:m
avocado/avocados | Avocado/Avocados:f | avocat/avocats:m | avocado/avocado:m
olive/olives | Olive/Oliven:f | olive/olives:f | oliva/olive:f
caper/capers | Kaper/Kapern:f | câpre/câpres:f | cappero/capperi:m
crisps/crisps:p ~ potato crisp/potato crisps ~ potato chip/potato chips | Kartoffelchips/Kartoffelchips:p ~ Chips/Chips:p | chips/chips:fp | patatine/patatine:fp ~ chips/chips:fp
tortilla chips/tortilla chips:p ~ nachos/nachos:p | Tortillachips/Tortillachips:p ~ Nachos/Nachos:p | chips de maïs/chips de maïs:fp ~ chips tortilla/chips tortilla:fp | tortilla chips/tortilla chips:fp ~ nachos/nachos:mp
vegetable crisps/vegetable crisps:p ~ vegetable chips/vegetable chips:p | Gemüsechips/Gemüsechips:p | chips de légumes/chips de légumes:fp | chips di verdure/chips di verdure:fp
popcorn/popcorn | Popcorn/Popcorn:n | pop-corn/pop-corn:m ~ popcorn/popcorns:m | popcorn/popcorn:m ~ pop corn/pop corn:m
pretzel stick/pretzel sticks | Salzstange/Salzstangen:f | stick salé/sticks salés:m | bastoncino salato/bastoncini salati:m ~ salatino/salatini:m
French fries/French fries:p ~ fries/fries:p | Pommes frites/Pommes frites:p ~ Pommes/Pommes:p | frites/frites:fp | patatine fritte/patatine fritte:fp
snack/snacks | Snack/Snacks:m | snack/snacks:m ~ en-cas/en-cas:m ~ encas/encas:m | snack/snack:m ~ spuntino/spuntini:m
chocolate/chocolates | Schokolade/Schokoladen:f | chocolat/chocolats:m | cioccolato/cioccolati:m
dark chocolate/dark chocolates ~ plain chocolate/plain chocolates | Zartbitterschokolade/Zartbitterschokoladen:f ~ dunkle Schokolade/dunkle Schokoladen:f ~ Bitterschokolade/Bitterschokoladen:f | chocolat noir/chocolats noirs:m | cioccolato fondente/cioccolati fondenti:m
milk chocolate/milk chocolates | Milchschokolade/Milchschokoladen:f ~ Vollmilchschokolade/Vollmilchschokoladen:f | chocolat au lait/chocolats au lait:m | cioccolato al latte/cioccolati al latte:m
white chocolate/white chocolates | weiße Schokolade/weiße Schokoladen:f | chocolat blanc/chocolats blancs:m | cioccolato bianco/cioccolati bianchi:m
drinking chocolate/drinking chocolates ~ hot chocolate/hot chocolates | Trinkschokolade/Trinkschokoladen:f ~ heiße Schokolade/heiße Schokoladen:f | chocolat chaud/chocolats chauds:m ~ chocolat en poudre/chocolats en poudre:m | cioccolata calda/cioccolate calde:f ~ cioccolata in tazza/cioccolate in tazza:f
cocoa/cocoas | Kakao/Kakaos:m | cacao/cacaos:m | cacao/cacao:m
cocoa powder/cocoa powders | Kakaopulver/Kakaopulver:n | poudre de cacao/poudres de cacao:f ~ cacao en poudre/cacaos en poudre:m | cacao in polvere/cacao in polvere:m ~ polvere di cacao/polveri di cacao:f
cocoa butter/cocoa butters | Kakaobutter/Kakaobutter:f | beurre de cacao/beurres de cacao:m | burro di cacao/burri di cacao:m
praline/pralines ~ chocolate truffle/chocolate truffles | Praline/Pralinen:f | bonbon de chocolat/bonbons de chocolat:m ~ bonbon au chocolat/bonbons au chocolat:m | cioccolatino/cioccolatini:m ~ pralina/praline:f
nougat/nougats | weißer Nougat/weiße Nougats:m ~ Türkischer Honig/Türkische Honige:m | nougat/nougats:m | torrone/torroni:m
marzipan/marzipans | Marzipan/Marzipane:n | pâte d'amande/pâtes d'amande:f ~ massepain/massepains:m ~ pâte d'amandes/pâtes d'amandes:f | marzapane/marzapani:m
caramel/caramels | Karamell/Karamelle:n ~ Karamelle/Karamellen:f | caramel/caramels:m | caramello/caramelli:m
biscuit/biscuits ~ cookie/cookies | Keks/Kekse:m ~ Guetzli/Guetzli:n ~ Biskuit/Biskuits:n | biscuit/biscuits:m ~ petit gâteau/petits gâteaux:m | biscotto/biscotti:m
butter biscuit/butter biscuits ~ butter cookie/butter cookies | Butterkeks/Butterkekse:m | petit-beurre/petits-beurre:m ~ biscuit au beurre/biscuits au beurre:m | biscotto al burro/biscotti al burro:m
shortbread/shortbreads | Shortbread/Shortbreads:n | sablé écossais/sablés écossais:m ~ shortbread/shortbreads:m | shortbread/shortbread:m
gingerbread/gingerbreads | Lebkuchen/Lebkuchen:m | pain d'épices/pains d'épices:m ~ pain d'épice/pains d'épice:m | pan di zenzero/pan di zenzero:m ~ panpepato/panpepati:m
waffle/waffles | Waffel/Waffeln:f | gaufre/gaufres:f | waffel/waffel:m ~ cialda/cialde:f
pancake/pancakes | Pfannkuchen/Pfannkuchen:m ~ Palatschinke/Palatschinken:f | pancake/pancakes:m ~ crêpe/crêpes:f | pancake/pancake:m
cake/cakes | Kuchen/Kuchen:m ~ Torte/Torten:f | gâteau/gâteaux:m | torta/torte:f
muffin/muffins | Muffin/Muffins:m | muffin/muffins:m | muffin/muffin:m
doughnut/doughnuts ~ donut/donuts | Donut/Donuts:m ~ Berliner Pfannkuchen/Berliner Pfannkuchen:m | donut/donuts:m ~ beignet/beignets:m | ciambella/ciambelle:f ~ donut/donut:m
macaron/macarons | Macaron/Macarons:n | macaron/macarons:m | macaron/macaron:m
puff pastry/puff pastries | Blätterteig/Blätterteige:m | pâte feuilletée/pâtes feuilletées:f | pasta sfoglia/paste sfoglie:f
ice cream/ice creams | Eiscreme/Eiscremes:f ~ Speiseeis/Speiseeis:n ~ Eis/Eis:n ~ Glace/Glaces:f | glace/glaces:f ~ crème glacée/crèmes glacées:f | gelato/gelati:m
sorbet/sorbets | Sorbet/Sorbets:n | sorbet/sorbets:m | sorbetto/sorbetti:m
pudding/puddings | Pudding/Puddings:m | crème dessert/crèmes dessert:f ~ flan/flans:m | budino/budini:m
dessert/desserts | Dessert/Desserts:n ~ Nachtisch/Nachtische:m ~ Nachspeise/Nachspeisen:f | dessert/desserts:m | dessert/dessert:m
sweets/sweets:p ~ candy/candies ~ boiled sweet/boiled sweets | Bonbon/Bonbons:n ~ Zuckerl/Zuckerl:n | bonbon/bonbons:m | caramella/caramelle:f
lollipop/lollipops | Lutscher/Lutscher:m ~ Lolli/Lollis:m ~ Schleckstängel/Schleckstängel:m | sucette/sucettes:f | lecca-lecca/lecca-lecca:m
fruit gum/fruit gums ~ wine gum/wine gums | Fruchtgummi/Fruchtgummis:n | bonbon gélifié/bonbons gélifiés:m | caramella gommosa/caramelle gommose:f
gummy bear/gummy bears | Gummibärchen/Gummibärchen:n ~ Gummibär/Gummibären:m | ourson gélifié/oursons gélifiés:m | orsetto gommoso/orsetti gommosi:m
liquorice/liquorices ~ licorice/licorices | Lakritze/Lakritzen:f ~ Lakritz/Lakritze:m | réglisse/réglisses:f | liquirizia/liquirizie:f
marshmallow/marshmallows | Marshmallow/Marshmallows:m | guimauve/guimauves:f ~ marshmallow/marshmallows:m | marshmallow/marshmallow:m
chewing gum/chewing gums | Kaugummi/Kaugummis:m | chewing-gum/chewing-gums:m | gomma da masticare/gomme da masticare:f ~ chewing gum/chewing gum:m
salt/salts | Salz/Salze:n | sel/sels:m | sale/sali:m
sea salt/sea salts | Meersalz/Meersalze:n | sel marin/sels marins:m ~ sel de mer/sels de mer:m | sale marino/sali marini:m
Himalayan salt/Himalayan salts | Himalayasalz/Himalayasalze:n | sel de l'Himalaya/sels de l'Himalaya:m | sale dell'Himalaya/sali dell'Himalaya:m
herb salt/herb salts | Kräutersalz/Kräutersalze:n | sel aux herbes/sels aux herbes:m | sale alle erbe/sali alle erbe:m
pepper/peppers | Pfeffer/Pfeffer:m | poivre/poivres:m | pepe/pepi:m
black pepper/black peppers | schwarzer Pfeffer/schwarze Pfeffer:m | poivre noir/poivres noirs:m | pepe nero/pepi neri:m
spice/spices | Gewürz/Gewürze:n | épice/épices:f | spezia/spezie:f
spice mix/spice mixes ~ spice blend/spice blends ~ seasoning mix/seasoning mixes | Gewürzmischung/Gewürzmischungen:f | mélange d'épices/mélanges d'épices:m | miscela di spezie/miscele di spezie:f ~ mix di spezie/mix di spezie:m
paprika powder/paprika powders ~ paprika/paprikas | Paprikapulver/Paprikapulver:n | paprika/paprikas:m ~ paprika en poudre/paprikas en poudre:m | paprica in polvere/papriche in polvere:f ~ paprika/paprike:f ~ paprica/papriche:f
chilli/chillies ~ chili/chilies ~ chili pepper/chili peppers | Chili/Chilis:m ~ Chilischote/Chilischoten:f | piment/piments:m | peperoncino/peperoncini:m
curry powder/curry powders | Currypulver/Currypulver:n | curry en poudre/currys en poudre:m ~ poudre de curry/poudres de curry:f | curry in polvere/curry in polvere:m
turmeric/turmeric | Kurkuma/Kurkuma:f | curcuma/curcumas:m | curcuma/curcume:f
ginger/ginger | Ingwer/Ingwer:m | gingembre/gingembres:m | zenzero/zenzeri:m
cinnamon/cinnamon | Zimt/Zimte:m | cannelle/cannelles:f | cannella/cannelle:f
vanilla/vanillas | Vanille/Vanille:f | vanille/vanilles:f | vaniglia/vaniglie:f
vanilla pod/vanilla pods ~ vanilla bean/vanilla beans | Vanilleschote/Vanilleschoten:f | gousse de vanille/gousses de vanille:f | baccello di vaniglia/baccelli di vaniglia:m ~ bacca di vaniglia/bacche di vaniglia:f
vanilla extract/vanilla extracts | Vanilleextrakt/Vanilleextrakte:m | extrait de vanille/extraits de vanille:m | estratto di vaniglia/estratti di vaniglia:m
clove/cloves | Gewürznelke/Gewürznelken:f ~ Nelke/Nelken:f | clou de girofle/clous de girofle:m | chiodo di garofano/chiodi di garofano:m
nutmeg/nutmegs | Muskatnuss/Muskatnüsse:f ~ Muskat/Muskate:m | noix de muscade/noix de muscade:f ~ muscade/muscades:f | noce moscata/noci moscate:f
cardamom/cardamoms | Kardamom/Kardamome:m | cardamome/cardamomes:f | cardamomo/cardamomi:m
cumin/cumin | Kreuzkümmel/Kreuzkümmel:m ~ Cumin/Cumin:m | cumin/cumin:m | cumino/cumino:m
caraway/caraways | Kümmel/Kümmel:m | carvi/carvis:m | cumino dei prati/cumini dei prati:m ~ carvi/carvi:m
coriander/corianders | Koriander/Koriander:m | coriandre/coriandres:f | coriandolo/coriandolo:m
saffron/saffron | Safran/Safrane:m | safran/safrans:m | zafferano/zafferani:m
herbs/herbs:p ~ herb/herbs | Kräuter/Kräuter:p ~ Kraut/Kräuter:n | herbes aromatiques/herbes aromatiques:fp ~ herbe aromatique/herbes aromatiques:f | erbe aromatiche/erbe aromatiche:fp ~ erba aromatica/erbe aromatiche:f
basil/basil | Basilikum/Basilikum:n | basilic/basilics:m | basilico/basilici:m
oregano/oregano | Oregano/Oregano:m | origan/origans:m | origano/origani:m
thyme/thyme | Thymian/Thymiane:m | thym/thyms:m | timo/timi:m
rosemary/rosemary | Rosmarin/Rosmarine:m | romarin/romarins:m | rosmarino/rosmarini:m
sage/sage | Salbei/Salbei:m | sauge/sauges:f | salvia/salvie:f
parsley/parsley | Petersilie/Petersilien:f ~ Peterli/Peterli:m | persil/persils:m | prezzemolo/prezzemoli:m
chives/chives:p | Schnittlauch/Schnittlauche:m | ciboulette/ciboulettes:f | erba cipollina/erbe cipolline:f
dill/dill | Dill/Dille:m ~ Dille/Dillen:f | aneth/aneths:m | aneto/aneti:m
bay leaf/bay leaves | Lorbeerblatt/Lorbeerblätter:n | feuille de laurier/feuilles de laurier:f | foglia di alloro/foglie di alloro:f ~ foglia d'alloro/foglie d'alloro:f
mint/mints | Minze/Minzen:f | menthe/menthes:f | menta/menta:f
peppermint/peppermints | Pfefferminze/Pfefferminzen:f ~ Pfefferminz/Pfefferminze:m | menthe poivrée/menthes poivrées:f | menta piperita/mente piperite:f
sauce/sauces | Soße/Soßen:f ~ Sauce/Saucen:f | sauce/sauces:f | salsa/salse:f
tomato sauce/tomato sauces | Tomatensoße/Tomatensoßen:f ~ Tomatensauce/Tomatensaucen:f | sauce tomate/sauces tomate:f | salsa di pomodoro/salse di pomodoro:f ~ sugo di pomodoro/sughi di pomodoro:m ~ sugo al pomodoro/sughi al pomodoro:m
pasta sauce/pasta sauces | Nudelsoße/Nudelsoßen:f ~ Pastasauce/Pastasaucen:f ~ Pastasoße/Pastasoßen:f | sauce pour pâtes/sauces pour pâtes:f | sugo per pasta/sughi per pasta:m ~ sugo/sughi:m
passata/passatas ~ sieved tomatoes/sieved tomatoes:p | Passata/Passatas:f ~ passierte Tomaten/passierte Tomaten:p | passata de tomates/passatas de tomates:f ~ purée de tomates/purées de tomates:f | passata di pomodoro/passate di pomodoro:f
tomato purée/tomato purées ~ tomato paste/tomato pastes | Tomatenmark/Tomatenmarke:n ~ Tomatenpüree/Tomatenpürees:n | concentré de tomates/concentrés de tomates:m ~ concentré de tomate/concentrés de tomate:m | concentrato di pomodoro/concentrati di pomodoro:m ~ doppio concentrato di pomodoro/doppi concentrati di pomodoro:m
ketchup/ketchups ~ tomato ketchup/tomato ketchups | Ketchup/Ketchups:m ~ Tomatenketchup/Tomatenketchups:m | ketchup/ketchups:m | ketchup/ketchup:m
mayonnaise/mayonnaises | Mayonnaise/Mayonnaisen:f ~ Majonäse/Majonäsen:f | mayonnaise/mayonnaises:f | maionese/maionesi:f
mustard/mustards | Senf/Senfe:m | moutarde/moutardes:f | senape/senapi:f
barbecue sauce/barbecue sauces ~ BBQ sauce/BBQ sauces | Barbecuesoße/Barbecuesoßen:f ~ BBQ-Sauce/BBQ-Saucen:f ~ Grillsauce/Grillsaucen:f ~ Barbecuesauce/Barbecuesaucen:f | sauce barbecue/sauces barbecue:f ~ sauce BBQ/sauces BBQ:f | salsa barbecue/salse barbecue:f ~ salsa BBQ/salse BBQ:f
soy sauce/soy sauces ~ soya sauce/soya sauces | Sojasoße/Sojasoßen:f ~ Sojasauce/Sojasaucen:f | sauce soja/sauces soja:f | salsa di soia/salse di soia:f
hot sauce/hot sauces ~ chilli sauce/chilli sauces ~ chili sauce/chili sauces | Chilisoße/Chilisoßen:f ~ Chilisauce/Chilisaucen:f | sauce piquante/sauces piquantes:f ~ sauce pimentée/sauces pimentées:f | salsa piccante/salse piccanti:f
pesto/pestos | Pesto/Pestos:n | pesto/pestos:m | pesto/pesti:m
salad dressing/salad dressings | Salatdressing/Salatdressings:n ~ Salatsoße/Salatsoßen:f ~ Salatsauce/Salatsaucen:f | sauce salade/sauces salade:f ~ sauce à salade/sauces à salade:f ~ vinaigrette/vinaigrettes:f | condimento per insalata/condimenti per insalata:m
dip/dips | Dip/Dips:m | sauce apéritif/sauces apéritif:f | salsa dip/salse dip:f
horseradish/horseradishes | Meerrettich/Meerrettiche:m ~ Kren/Krene:m | raifort/raiforts:m | rafano/rafani:m ~ cren/cren:m
wasabi/wasabis | Wasabi/Wasabis:m | wasabi/wasabis:m | wasabi/wasabi:m
vinegar/vinegars | Essig/Essige:m | vinaigre/vinaigres:m | aceto/aceti:m
balsamic vinegar/balsamic vinegars | Balsamicoessig/Balsamicoessige:m ~ Balsamico/Balsamicos:m ~ Balsamessig/Balsamessige:m | vinaigre balsamique/vinaigres balsamiques:m | aceto balsamico/aceti balsamici:m
apple cider vinegar/apple cider vinegars ~ cider vinegar/cider vinegars | Apfelessig/Apfelessige:m | vinaigre de cidre/vinaigres de cidre:m | aceto di mele/aceti di mele:m
oil/oils | Öl/Öle:n | huile/huiles:f | olio/oli:m
cooking oil/cooking oils | Speiseöl/Speiseöle:n | huile de cuisson/huiles de cuisson:f ~ huile alimentaire/huiles alimentaires:f | olio da cucina/oli da cucina:m ~ olio alimentare/oli alimentari:m
olive oil/olive oils | Olivenöl/Olivenöle:n | huile d'olive/huiles d'olive:f | olio d'oliva/oli d'oliva:m ~ olio di oliva/oli di oliva:m
extra virgin olive oil/extra virgin olive oils | natives Olivenöl extra/native Olivenöle extra:n | huile d'olive vierge extra/huiles d'olive vierges extra:f ~ huile d'olive extra vierge/huiles d'olive extra vierges:f | olio extravergine di oliva/oli extravergine di oliva:m ~ olio extravergine d'oliva/oli extravergine d'oliva:m ~ olio extra vergine di oliva/oli extra vergine di oliva:m
sunflower oil/sunflower oils | Sonnenblumenöl/Sonnenblumenöle:n | huile de tournesol/huiles de tournesol:f | olio di semi di girasole/oli di semi di girasole:m ~ olio di girasole/oli di girasole:m
rapeseed oil/rapeseed oils ~ canola oil/canola oils | Rapsöl/Rapsöle:n | huile de colza/huiles de colza:f | olio di colza/oli di colza:m
coconut oil/coconut oils | Kokosöl/Kokosöle:n | huile de coco/huiles de coco:f ~ huile de noix de coco/huiles de noix de coco:f | olio di cocco/oli di cocco:m
linseed oil/linseed oils ~ flaxseed oil/flaxseed oils | Leinöl/Leinöle:n | huile de lin/huiles de lin:f | olio di semi di lino/oli di semi di lino:m ~ olio di lino/oli di lino:m
sesame oil/sesame oils | Sesamöl/Sesamöle:n | huile de sésame/huiles de sésame:f | olio di sesamo/oli di sesamo:m
walnut oil/walnut oils | Walnussöl/Walnussöle:n | huile de noix/huiles de noix:f | olio di noci/oli di noci:m
pumpkin seed oil/pumpkin seed oils | Kürbiskernöl/Kürbiskernöle:n | huile de pépins de courge/huiles de pépins de courge:f ~ huile de graines de courge/huiles de graines de courge:f | olio di semi di zucca/oli di semi di zucca:m
MCT oil/MCT oils | MCT-Öl/MCT-Öle:n | huile MCT/huiles MCT:f ~ huile TCM/huiles TCM:f | olio MCT/oli MCT:m
soup/soups | Suppe/Suppen:f | soupe/soupes:f | zuppa/zuppe:f ~ minestra/minestre:f
broth/broths | Brühe/Brühen:f ~ Bouillon/Bouillons:f | bouillon/bouillons:m | brodo/brodi:m
vegetable broth/vegetable broths ~ vegetable stock/vegetable stocks | Gemüsebrühe/Gemüsebrühen:f ~ Gemüsebouillon/Gemüsebouillons:f | bouillon de légumes/bouillons de légumes:m | brodo vegetale/brodi vegetali:m
stock cube/stock cubes | Brühwürfel/Brühwürfel:m ~ Bouillonwürfel/Bouillonwürfel:m | bouillon cube/bouillons cubes:m ~ cube de bouillon/cubes de bouillon:m | dado da brodo/dadi da brodo:m
instant noodle/instant noodles | Instantnudel/Instantnudeln:f | nouille instantanée/nouilles instantanées:f | noodle istantaneo/noodle istantanei:m
ready meal/ready meals | Fertiggericht/Fertiggerichte:n | plat préparé/plats préparés:m ~ plat cuisiné/plats cuisinés:m | piatto pronto/piatti pronti:m
pizza/pizzas | Pizza/Pizzen:f | pizza/pizzas:f | pizza/pizze:f
salad/salads | Salat/Salate:m | salade/salades:f | insalata/insalate:f
sandwich/sandwiches | Sandwich/Sandwiches:n | sandwich/sandwichs:m | sandwich/sandwich:m ~ tramezzino/tramezzini:m
hot dog/hot dogs | Hotdog/Hotdogs:m ~ Hot Dog/Hot Dogs:m | hot-dog/hot-dogs:m | hot dog/hot dog:m
sushi/sushi | Sushi/Sushis:n | sushi/sushis:m | sushi/sushi:m
baby food/baby food | Babynahrung/Babynahrung:f | aliment pour bébé/aliments pour bébé:m ~ alimentation pour bébé/alimentations pour bébé:f | alimento per neonati/alimenti per neonati:m ~ pappa/pappe:f
infant formula/infant formulas ~ baby formula/baby formulas ~ infant milk/infant milk | Säuglingsmilch/Säuglingsmilch:f ~ Anfangsmilch/Anfangsmilch:f ~ Säuglingsnahrung/Säuglingsnahrung:f | lait infantile/laits infantiles:m ~ lait pour nourrissons/laits pour nourrissons:m | latte per lattanti/latti per lattanti:m ~ latte in polvere per neonati/latti in polvere per neonati:m
follow-on milk/follow-on milk ~ follow-on formula/follow-on formulas | Folgemilch/Folgemilch:f | lait de suite/laits de suite:m | latte di proseguimento/latti di proseguimento:m
baby porridge/baby porridges ~ baby cereal/baby cereals | Babybrei/Babybreie:m | bouillie pour bébé/bouillies pour bébé:f | pappa per neonati/pappe per neonati:f ~ crema di cereali/creme di cereali:f
fruit purée/fruit purées | Fruchtpüree/Fruchtpürees:n ~ Fruchtmus/Fruchtmuse:n | purée de fruits/purées de fruits:f ~ compote de fruits/compotes de fruits:f | purea di frutta/puree di frutta:f ~ omogeneizzato di frutta/omogeneizzati di frutta:m
coffee/coffees | Kaffee/Kaffees:m | café/cafés:m | caffè/caffè:m
ground coffee/ground coffees | gemahlener Kaffee/gemahlene Kaffees:m ~ Filterkaffee/Filterkaffees:m | café moulu/cafés moulus:m | caffè macinato/caffè macinati:m
coffee bean/coffee beans | Kaffeebohne/Kaffeebohnen:f | grain de café/grains de café:m | chicco di caffè/chicchi di caffè:m ~ caffè in grani/caffè in grani:m
instant coffee/instant coffees | löslicher Kaffee/lösliche Kaffees:m ~ Instantkaffee/Instantkaffees:m | café soluble/cafés solubles:m ~ café instantané/cafés instantanés:m | caffè solubile/caffè solubili:m ~ caffè istantaneo/caffè istantanei:m
coffee capsule/coffee capsules | Kaffeekapsel/Kaffeekapseln:f | capsule de café/capsules de café:f | capsula di caffè/capsule di caffè:f ~ capsula caffè/capsule caffè:f
coffee pod/coffee pods | Kaffeepad/Kaffeepads:n | dosette de café/dosettes de café:f | cialda di caffè/cialde di caffè:f ~ cialda caffè/cialde caffè:f
espresso/espressos | Espresso/Espressos:m | expresso/expressos:m ~ espresso/espressos:m | espresso/espressi:m ~ caffè espresso/caffè espressi:m
cappuccino/cappuccinos | Cappuccino/Cappuccinos:m | cappuccino/cappuccinos:m | cappuccino/cappuccini:m
malt coffee/malt coffees ~ grain coffee/grain coffees | Getreidekaffee/Getreidekaffees:m ~ Malzkaffee/Malzkaffees:m | café de céréales/cafés de céréales:m | caffè d'orzo/caffè d'orzo:m ~ caffè di cereali/caffè di cereali:m
tea/teas | Tee/Tees:m | thé/thés:m | tè/tè:m ~ thè/thè:m
green tea/green teas | grüner Tee/grüne Tees:m ~ Grüntee/Grüntees:m | thé vert/thés verts:m | tè verde/tè verdi:m
black tea/black teas | schwarzer Tee/schwarze Tees:m ~ Schwarztee/Schwarztees:m | thé noir/thés noirs:m | tè nero/tè neri:m
white tea/white teas | weißer Tee/weiße Tees:m ~ Weißtee/Weißtees:m | thé blanc/thés blancs:m | tè bianco/tè bianchi:m
herbal tea/herbal teas ~ herbal infusion/herbal infusions | Kräutertee/Kräutertees:m | tisane/tisanes:f ~ infusion/infusions:f | tisana/tisane:f ~ infuso di erbe/infusi di erbe:m
fruit tea/fruit teas | Früchtetee/Früchtetees:m | infusion aux fruits/infusions aux fruits:f ~ infusion de fruits/infusions de fruits:f | infuso alla frutta/infusi alla frutta:m ~ infuso di frutta/infusi di frutta:m
peppermint tea/peppermint teas | Pfefferminztee/Pfefferminztees:m | infusion de menthe poivrée/infusions de menthe poivrée:f ~ infusion menthe/infusions menthe:f | tisana alla menta piperita/tisane alla menta piperita:f
camomile tea/camomile teas ~ chamomile tea/chamomile teas | Kamillentee/Kamillentees:m | infusion de camomille/infusions de camomille:f ~ tisane de camomille/tisanes de camomille:f | camomilla/camomille:f ~ tisana alla camomilla/tisane alla camomilla:f
rooibos tea/rooibos teas ~ rooibos/rooibos | Rooibostee/Rooibostees:m ~ Rotbuschtee/Rotbuschtees:m ~ Rooibos/Rooibos:m | rooibos/rooibos:m ~ thé rouge/thés rouges:m | rooibos/rooibos:m ~ tè rosso/tè rossi:m
ginger tea/ginger teas | Ingwertee/Ingwertees:m | infusion au gingembre/infusions au gingembre:f ~ thé au gingembre/thés au gingembre:m | tisana allo zenzero/tisane allo zenzero:f ~ tè allo zenzero/tè allo zenzero:m
matcha/matcha ~ matcha tea/matcha teas | Matcha/Matchas:m ~ Matchatee/Matchatees:m | matcha/matchas:m ~ thé matcha/thés matcha:m | matcha/matcha:m ~ tè matcha/tè matcha:m
iced tea/iced teas ~ ice tea/ice teas | Eistee/Eistees:m | thé glacé/thés glacés:m | tè freddo/tè freddi:m
tea bag/tea bags ~ teabag/teabags | Teebeutel/Teebeutel:m | sachet de thé/sachets de thé:m | bustina di tè/bustine di tè:f
drink/drinks ~ beverage/beverages | Getränk/Getränke:n | boisson/boissons:f | bevanda/bevande:f
soft drink/soft drinks | Erfrischungsgetränk/Erfrischungsgetränke:n ~ Softdrink/Softdrinks:m | boisson rafraîchissante/boissons rafraîchissantes:f ~ soda/sodas:m | bibita/bibite:f ~ bevanda analcolica/bevande analcoliche:f
lemonade/lemonades | Limonade/Limonaden:f | limonade/limonades:f | limonata/limonate:f
cola/colas | Cola/Colas:f | cola/colas:m | cola/cole:f
energy drink/energy drinks | Energydrink/Energydrinks:m ~ Energy-Drink/Energy-Drinks:m | boisson énergisante/boissons énergisantes:f ~ boisson énergétique/boissons énergétiques:f | bevanda energetica/bevande energetiche:f ~ energy drink/energy drink:m
sports drink/sports drinks ~ isotonic drink/isotonic drinks | Sportgetränk/Sportgetränke:n ~ Isogetränk/Isogetränke:n | boisson pour sportifs/boissons pour sportifs:f ~ boisson isotonique/boissons isotoniques:f | bevanda per sportivi/bevande per sportivi:f ~ bevanda isotonica/bevande isotoniche:f
mineral water/mineral waters | Mineralwasser/Mineralwässer:n | eau minérale/eaux minérales:f | acqua minerale/acque minerali:f
coconut water/coconut waters | Kokoswasser/Kokoswässer:n | eau de coco/eaux de coco:f | acqua di cocco/acque di cocco:f
tonic water/tonic waters | Tonic Water/Tonic Waters:n ~ Tonicwater/Tonicwaters:n | eau tonique/eaux toniques:f ~ tonic/tonics:m | acqua tonica/acque toniche:f
juice/juices | Saft/Säfte:m | jus/jus:m | succo/succhi:m
fruit juice/fruit juices | Fruchtsaft/Fruchtsäfte:m | jus de fruits/jus de fruits:m ~ jus de fruit/jus de fruit:m | succo di frutta/succhi di frutta:m
orange juice/orange juices | Orangensaft/Orangensäfte:m | jus d'orange/jus d'orange:m | succo d'arancia/succhi d'arancia:m ~ succo di arancia/succhi di arancia:m
apple juice/apple juices | Apfelsaft/Apfelsäfte:m | jus de pomme/jus de pomme:m ~ jus de pommes/jus de pommes:m | succo di mela/succhi di mela:m
apple spritzer/apple spritzers | Apfelschorle/Apfelschorlen:f | jus de pomme gazéifié/jus de pomme gazéifiés:m | succo di mela frizzante/succhi di mela frizzanti:m
grape juice/grape juices | Traubensaft/Traubensäfte:m | jus de raisin/jus de raisin:m | succo d'uva/succhi d'uva:m
tomato juice/tomato juices | Tomatensaft/Tomatensäfte:m | jus de tomate/jus de tomate:m | succo di pomodoro/succhi di pomodoro:m
lemon juice/lemon juices | Zitronensaft/Zitronensäfte:m | jus de citron/jus de citron:m | succo di limone/succhi di limone:m
vegetable juice/vegetable juices | Gemüsesaft/Gemüsesäfte:m | jus de légumes/jus de légumes:m | succo di verdura/succhi di verdura:m
smoothie/smoothies | Smoothie/Smoothies:m | smoothie/smoothies:m | frullato di frutta/frullati di frutta:m ~ smoothie/smoothie:m
syrup/syrups | Sirup/Sirupe:m | sirop/sirops:m | sciroppo/sciroppi:m
kombucha/kombuchas | Kombucha/Kombuchas:m | kombucha/kombuchas:m | kombucha/kombucha:m
wine/wines | Wein/Weine:m | vin/vins:m | vino/vini:m
red wine/red wines | Rotwein/Rotweine:m | vin rouge/vins rouges:m | vino rosso/vini rossi:m
white wine/white wines | Weißwein/Weißweine:m | vin blanc/vins blancs:m | vino bianco/vini bianchi:m
rosé wine/rosé wines | Roséwein/Roséweine:m | vin rosé/vins rosés:m | vino rosato/vini rosati:m ~ vino rosé/vini rosé:m
sparkling wine/sparkling wines | Sekt/Sekte:m ~ Schaumwein/Schaumweine:m | vin mousseux/vins mousseux:m ~ mousseux/mousseux:m ~ vin effervescent/vins effervescents:m | spumante/spumanti:m ~ vino spumante/vini spumanti:m
champagne/champagnes | Champagner/Champagner:m | champagne/champagnes:m | champagne/champagne:m
prosecco/proseccos | Prosecco/Proseccos:m | prosecco/proseccos:m | prosecco/prosecchi:m
mulled wine/mulled wines | Glühwein/Glühweine:m | vin chaud/vins chauds:m | vin brulé/vin brulé:m
port wine/port wines | Portwein/Portweine:m | porto/portos:m | porto/porto:m ~ vino di Porto/vini di Porto:m
beer/beers | Bier/Biere:n | bière/bières:f | birra/birre:f
wheat beer/wheat beers | Weizenbier/Weizenbiere:n ~ Weißbier/Weißbiere:n | bière de blé/bières de blé:f | birra di frumento/birre di frumento:f ~ birra weiss/birre weiss:f
alcohol-free beer/alcohol-free beers ~ non-alcoholic beer/non-alcoholic beers | alkoholfreies Bier/alkoholfreie Biere:n | bière sans alcool/bières sans alcool:f | birra analcolica/birre analcoliche:f
cider/ciders | Cider/Cider:m ~ Apfelwein/Apfelweine:m | cidre/cidres:m | sidro/sidri:m
spirit drink/spirit drinks ~ spirits/spirits:p | Spirituose/Spirituosen:f | spiritueux/spiritueux:m | distillato/distillati:m ~ superalcolico/superalcolici:m
liqueur/liqueurs | Likör/Liköre:m | liqueur/liqueurs:f | liquore/liquori:m
whisky/whiskies ~ whiskey/whiskeys | Whisky/Whiskys:m ~ Whiskey/Whiskeys:m | whisky/whiskys:m | whisky/whisky:m ~ whiskey/whiskey:m
gin/gins | Gin/Gins:m | gin/gins:m | gin/gin:m
vodka/vodkas | Wodka/Wodkas:m ~ Vodka/Vodkas:m | vodka/vodkas:f | vodka/vodka:f
rum/rums | Rum/Rums:m | rhum/rhums:m | rum/rum:m
tequila/tequilas | Tequila/Tequilas:m | tequila/tequilas:f | tequila/tequila:f
brandy/brandies | Weinbrand/Weinbrände:m ~ Brandy/Brandys:m | brandy/brandys:m ~ eau-de-vie de vin/eaux-de-vie de vin:f | brandy/brandy:m
grappa/grappas | Grappa/Grappas:m | grappa/grappas:f | grappa/grappe:f
fruit brandy/fruit brandies ~ schnapps/schnapps | Obstbrand/Obstbrände:m ~ Schnaps/Schnäpse:m ~ Obstler/Obstler:m | eau-de-vie de fruits/eaux-de-vie de fruits:f | acquavite di frutta/acquaviti di frutta:f
bitters/bitters:p | Bitterlikör/Bitterliköre:m ~ Kräuterlikör/Kräuterliköre:m | liqueur amère/liqueurs amères:f | liquore amaro/liquori amari:m
vermouth/vermouths | Wermut/Wermute:m | vermouth/vermouths:m | vermut/vermut:m ~ vermouth/vermouth:m
cocktail/cocktails | Cocktail/Cocktails:m | cocktail/cocktails:m | cocktail/cocktail:m
whey protein/whey proteins | Molkenprotein/Molkenproteine:n ~ Whey-Protein/Whey-Proteine:n | protéine de lactosérum/protéines de lactosérum:f ~ whey/wheys:f | proteina del siero del latte/proteine del siero del latte:f
protein shake/protein shakes | Proteinshake/Proteinshakes:m ~ Eiweißshake/Eiweißshakes:m | shake protéiné/shakes protéinés:m | frullato proteico/frullati proteici:m
spirulina/spirulinas | Spirulina/Spirulinas:f | spiruline/spirulines:f | spirulina/spiruline:f
pollen/pollens ~ bee pollen/bee pollens | Blütenpollen/Blütenpollen:m | pollen/pollens:m | polline/pollini:m
tiger nut/tiger nuts | Erdmandel/Erdmandeln:f | noix tigrée/noix tigrées:f ~ souchet/souchets:m | noce tigrina/noci tigrine:f ~ zigolo/zigoli:m
lupin/lupins | Lupine/Lupinen:f | lupin/lupins:m | lupino/lupini:m
egg substitute/egg substitutes ~ egg replacer/egg replacers | Eiersatz/Eiersätze:m | substitut d'œuf/substituts d'œuf:m | sostituto dell'uovo/sostituti dell'uovo:m
food colouring/food colourings ~ food coloring/food colorings | Lebensmittelfarbe/Lebensmittelfarben:f | colorant alimentaire/colorants alimentaires:m | colorante alimentare/coloranti alimentari:m
sprinkles/sprinkles:p | Zuckerstreusel/Zuckerstreusel:m | vermicelles en sucre/vermicelles en sucre:mp ~ vermicelle en sucre/vermicelles en sucre:m | codette di zucchero/codette di zucchero:fp ~ codetta di zucchero/codette di zucchero:f ~ zuccherino colorato/zuccherini colorati:m
flavouring/flavourings ~ flavoring/flavorings | Backaroma/Backaromen:n | arôme alimentaire/arômes alimentaires:m | aroma alimentare/aromi alimentari:m
ramen/ramen | Ramen/Ramen:f | ramen/ramens:m | ramen/ramen:m
kebab/kebabs | Kebab/Kebabs:m ~ Döner/Döner:m | kebab/kebabs:m | kebab/kebab:m
nugget/nuggets | Nugget/Nuggets:n | nugget/nuggets:m | nugget/nugget:m
jalapeño/jalapeños | Jalapeño/Jalapeños:f | jalapeño/jalapeños:m | jalapeño/jalapeño:m
falafel/falafel | Falafel/Falafel:f | falafel/falafels:m | falafel/falafel:m
burrito/burritos | Burrito/Burritos:m | burrito/burritos:m | burrito/burritos:m
taco/tacos | Taco/Tacos:m | taco/tacos:m | taco/tacos:m
samosa/samosas | Samosa/Samosas:f | samoussa/samoussas:m | samosa/samosa:m
naan bread/naan breads ~ naan/naans | Naan-Brot/Naan-Brote:n ~ Naan/Naans:n | pain naan/pains naan:m ~ naan/naans:m | pane naan/pani naan:m ~ naan/naan:m
toffee/toffees | Toffee/Toffees:n | caramel au beurre/caramels au beurre:m ~ toffee/toffees:m | toffee/toffee:m
wafer/wafers | Waffelgebäck/Waffelgebäcke:n | gaufrette/gaufrettes:f | wafer/wafer:m ~ cialda/cialde:f
tiramisu/tiramisus | Tiramisu/Tiramisus:n | tiramisu/tiramisus:m | tiramisù/tiramisù:m
panna cotta/panna cottas | Panna cotta/Panna cottas:f | panna cotta/panna cottas:f | panna cotta/panne cotte:f
cheesecake/cheesecakes | Käsekuchen/Käsekuchen:m ~ Cheesecake/Cheesecakes:m | cheesecake/cheesecakes:m | cheesecake/cheesecake:f
brownie/brownies | Brownie/Brownies:m | brownie/brownies:m | brownie/brownie:m
pickled vegetable/pickled vegetables | eingelegtes Gemüse/eingelegtes Gemüse:n | pickles/pickles:mp | sottaceto/sottaceti:m
whipped cream/whipped creams | geschlagene Sahne/geschlagene Sahne:f | crème fouettée/crèmes fouettées:f ~ crème chantilly/crèmes chantilly:f | panna montata/panne montate:f
durum wheat/durum wheat | Hartweizen/Hartweizen:m | blé dur/blés durs:m | grano duro/grani duri:m
black bean/black beans | schwarze Bohne/schwarze Bohnen:f | haricot noir/haricots noirs:m | fagiolo nero/fagioli neri:m
baby corn/baby corn | Babymais/Babymais:m | mini-épi de maïs/mini-épis de maïs:m | mini pannocchia/mini pannocchie:f
castor sugar/castor sugars ~ caster sugar/caster sugars | feiner Zucker/feine Zucker:m | sucre en poudre/sucres en poudre:m | zucchero semolato/zuccheri semolati:m
table salt/table salts | Speisesalz/Speisesalze:n ~ Tafelsalz/Tafelsalze:n ~ Kochsalz/Kochsalze:n | sel de table/sels de table:m | sale da tavola/sali da tavola:m
sponge cake/sponge cakes | Biskuitkuchen/Biskuitkuchen:m | génoise/génoises:f | pan di Spagna/pan di Spagna:m
spring roll/spring rolls | Frühlingsrolle/Frühlingsrollen:f | rouleau de printemps/rouleaux de printemps:m | involtino primavera/involtini primavera:m
papaya/papayas | Papaya/Papayas:f | papaye/papayes:f | papaia/papaie:f ~ papaya/papaya:f
guava/guavas | Guave/Guaven:f | goyave/goyaves:f | guava/guava:f
lychee/lychees ~ litchi/litchis | Litschi/Litschis:f | litchi/litchis:m | litchi/litchi:m
tamarind/tamarinds | Tamarinde/Tamarinden:f | tamarin/tamarins:m | tamarindo/tamarindi:m
sorghum/sorghum | Sorghumhirse/Sorghumhirsen:f | sorgho/sorghos:m | sorgo/sorghi:m
spearmint/spearmint | Grüne Minze/Grüne Minzen:f | menthe verte/menthes vertes:f | menta verde/mente verdi:f
fenugreek/fenugreek | Bockshornklee/Bockshornklee:m | fenugrec/fenugrecs:m | fieno greco/fieno greco:m
asafoetida/asafoetida | Asant/Asant:m | asafoetida/asafoetidas:f | assafetida/assafetida:f
cheddar/cheddars ~ cheddar cheese/cheddar cheeses | Cheddar/Cheddars:m | cheddar/cheddars:m | cheddar/cheddar:m
parmesan/parmesans ~ parmesan cheese/parmesan cheeses | Parmesan/Parmesane:m | parmesan/parmesans:m | parmigiano/parmigiani:m
gouda/goudas ~ gouda cheese/gouda cheeses | Gouda/Goudas:m | gouda/goudas:m | gouda/gouda:m
moringa/moringa | Moringa/Moringa:f | moringa/moringas:m | moringa/moringa:f
ginseng/ginseng | Ginseng/Ginseng:m | ginseng/ginsengs:m | ginseng/ginseng:m
chutney/chutneys | Chutney/Chutneys:n | chutney/chutneys:m | chutney/chutney:m
salsa/salsas ~ salsa dip/salsa dips | Salsa/Salsas:f | sauce salsa/sauces salsa:f | salsa messicana/salse messicane:f
aioli/aiolis | Aioli/Aiolis:n | aïoli/aïolis:m | aioli/aioli:m
seasoning/seasonings | Würzmischung/Würzmischungen:f | assaisonnement/assaisonnements:m | condimento/condimenti:m
jaggery/jaggery | Jaggery/Jaggery:m | jaggery/jaggery:m | jaggery/jaggery:m
masala/masalas | Masala/Masalas:n | masala/masalas:m | masala/masala:m
custard/custards | Vanillesoße/Vanillesoßen:f | crème anglaise/crèmes anglaises:f | crema inglese/creme inglesi:f
milkshake/milkshakes ~ milk shake/milk shakes | Milchshake/Milchshakes:m | milk-shake/milk-shakes:m ~ milkshake/milkshakes:m | frappè/frappè:m
tartlet/tartlets | Törtchen/Törtchen:n ~ Tartelette/Tartelettes:f | tartelette/tartelettes:f | tartelletta/tartellette:f ~ crostatina/crostatine:f
strudel/strudels | Strudel/Strudel:m | strudel/strudels:m | strudel/strudel:m
apple strudel/apple strudels | Apfelstrudel/Apfelstrudel:m | strudel aux pommes/strudels aux pommes:m | strudel di mele/strudel di mele:m
stollen/stollen | Stollen/Stollen:m ~ Christstollen/Christstollen:m | stollen/stollen:m | stollen/stollen:m
profiterole/profiteroles | Profiterole/Profiteroles:n | profiterole/profiteroles:f | profiterole/profiterole:m
mille-feuille/mille-feuilles ~ millefeuille/millefeuilles | Cremeschnitte/Cremeschnitten:f ~ Millefeuille/Millefeuilles:n | mille-feuille/mille-feuilles:m ~ millefeuille/millefeuilles:m | millefoglie/millefoglie:m
chia/chia | Chia/Chia:n | chia/chia:m | chia/chia:f
goji/goji | Goji/Goji:n | goji/goji:m | goji/goji:m
acerola/acerolas | Acerola/Acerolas:f | acérola/acérolas:f | acerola/acerole:f
aronia/aronias ~ aronia berry/aronia berries ~ chokeberry/chokeberries | Aronia/Aronia:f ~ Apfelbeere/Apfelbeeren:f | aronia/aronias:m | aronia/aronie:f
mangosteen/mangosteens | Mangostan/Mangostane:f | mangoustan/mangoustans:m | mangostano/mangostani:m
açaí/açaí ~ acai/acai | Açaí/Açaí:f ~ Acai/Acai:f | açaï/açaïs:m ~ acai/acais:m | açaí/açaí:m ~ acai/acai:m
shortcrust pastry/shortcrust pastries | Mürbeteig/Mürbeteige:m | pâte brisée/pâtes brisées:f ~ pâte sablée/pâtes sablées:f | pasta frolla/paste frolle:f
dough/doughs | Teig/Teige:m | pâte à pétrir/pâtes à pétrir:f | impasto/impasti:m
kelp/kelp | Kelp/Kelp:m | varech/varechs:m | kelp/kelp:m
triphala/triphala | Triphala/Triphala:n | triphala/triphala:m | triphala/triphala:m
amaranth/amaranth | Amaranth/Amaranthe:m | amarante/amarantes:f | amaranto/amaranti:m
candied fruit/candied fruits | kandierte Frucht/kandierte Früchte:f | fruit confit/fruits confits:m | frutta candita/frutta candita:f
chai/chais ~ chai tea/chai teas | Chai/Chais:m ~ Chai-Tee/Chai-Tees:m | thé chai/thés chai:m | tè chai/tè chai:m
energy bar/energy bars | Energieriegel/Energieriegel:m | barre énergétique/barres énergétiques:f | barretta energetica/barrette energetiche:f
health drink/health drinks ~ nutrition drink/nutrition drinks | Nährdrink/Nährdrinks:m | boisson nutritionnelle/boissons nutritionnelles:f | bevanda nutriente/bevande nutrienti:f
wax melt/wax melts | Duftwachs/Duftwachse:n | fondant parfumé/fondants parfumés:m | cera profumata da fondere/cere profumate da fondere:f
Black Forest cake/Black Forest cakes ~ Black Forest gateau/Black Forest gateaux | Schwarzwälder Kirschtorte/Schwarzwälder Kirschtorten:f | forêt-noire/forêts-noires:f ~ forêt noire/forêts noires:f | torta Foresta Nera/torte Foresta Nera:f
speculoos/speculoos | Spekulatius/Spekulatius:m | spéculoos/spéculoos:m | speculoos/speculoos:m
petit four/petits fours | Petit Four/Petits Fours:n | petit four/petits fours:m | pasticcino/pasticcini:m
ice cream cone/ice cream cones | Eistüte/Eistüten:f | cornet de glace/cornets de glace:m | cono gelato/coni gelato:m
nut roll/nut rolls | Nussrolle/Nussrollen:f | roulé aux noix/roulés aux noix:m | rotolo alle noci/rotoli alle noci:m
Swiss roll/Swiss rolls | Biskuitroulade/Biskuitrouladen:f ~ Biskuitrolle/Biskuitrollen:f | biscuit roulé/biscuits roulés:m ~ roulade sucrée/roulades sucrées:f | rotolo di pan di Spagna/rotoli di pan di Spagna:m
filling/fillings | Füllung/Füllungen:f | fourrage/fourrages:m | farcitura/farciture:f
paneer/paneer | Paneer/Paneer:m | paneer/paneers:m | paneer/paneer:m
biryani/biryanis | Biryani/Biryanis:n | biryani/biryanis:m | biryani/biryani:m
curry/curries | Curry/Currys:n | curry/currys:m | curry/curry:m
garam masala/garam masalas | Garam Masala/Garam Masalas:n | garam masala/garam masalas:m | garam masala/garam masala:m
kirsch/kirsch ~ cherry brandy/cherry brandies | Kirschwasser/Kirschwässer:n ~ Kirsch/Kirsch:m | kirsch/kirschs:m | kirsch/kirsch:m
marzipan bar/marzipan bars | Marzipanriegel/Marzipanriegel:m | barre à la pâte d'amande/barres à la pâte d'amande:f | barretta di marzapane/barrette di marzapane:f
lentil soup/lentil soups | Linsensuppe/Linsensuppen:f | soupe de lentilles/soupes de lentilles:f | zuppa di lenticchie/zuppe di lenticchie:f
cake pop/cake pops | Cakepop/Cakepops:m | cake pop/cake pops:m | cake pop/cake pop:m
quiche/quiches | Quiche/Quiches:f | quiche/quiches:f | quiche/quiche:f
`;
