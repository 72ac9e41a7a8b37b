/** Beauty, health and drugstore goods in four languages; the rows are written as in the fashion nouns. */
export const careNouns = `
cosmetics/cosmetics:p | Kosmetik/Kosmetik:f | cosmétiques/cosmétiques:mp ~ cosmétique/cosmétiques:m | cosmetici/cosmetici:mp ~ cosmetico/cosmetici:m
make-up/make-up ~ makeup/makeup | Make-up/Make-ups:n ~ Makeup/Makeups:n ~ Schminke/Schminken:f | maquillage/maquillages:m | trucco/trucchi:m ~ make-up/make-up:m
make-up set/make-up sets ~ makeup set/makeup sets ~ make-up kit/make-up kits | Schminkset/Schminksets:n ~ Make-up-Set/Make-up-Sets:n | coffret de maquillage/coffrets de maquillage:m ~ kit de maquillage/kits de maquillage:m | set trucco/set trucco:m ~ kit trucco/kit trucco:m
face paint/face paints | Kinderschminke/Kinderschminken:f ~ Faschingsschminke/Faschingsschminken:f ~ Schminkfarbe/Schminkfarben:f | peinture pour le visage/peintures pour le visage:f ~ peinture visage/peintures visage:f ~ maquillage de carnaval/maquillages de carnaval:m | colore per il viso/colori per il viso:m ~ trucco per bambini/trucchi per bambini:m
make-up palette/make-up palettes ~ makeup palette/makeup palettes | Make-up-Palette/Make-up-Paletten:f | palette de maquillage/palettes de maquillage:f | palette trucco/palette trucco:f
foundation/foundations | Foundation/Foundations:f | fond de teint/fonds de teint:m | fondotinta/fondotinta:m
make-up primer/make-up primers ~ face primer/face primers | Make-up-Primer/Make-up-Primer:m ~ Primer/Primer:m | base de teint/bases de teint:f | primer viso/primer viso:m ~ base trucco/basi trucco:f
concealer/concealers | Concealer/Concealer:m ~ Abdeckstift/Abdeckstifte:m | correcteur de teint/correcteurs de teint:m ~ anti-cernes/anti-cernes:m ~ correcteur/correcteurs:m | correttore/correttori:m
BB cream/BB creams | BB-Creme/BB-Cremes:f ~ BB Cream/BB Creams:f | BB crème/BB crèmes:f | BB cream/BB cream:f
face powder/face powders ~ setting powder/setting powders ~ compact powder/compact powders | Puder/Puder:m ~ Gesichtspuder/Gesichtspuder:m ~ Kompaktpuder/Kompaktpuder:m | poudre de teint/poudres de teint:f ~ poudre visage/poudres visage:f ~ poudre compacte/poudres compactes:f | cipria/ciprie:f
blush/blushes ~ blusher/blushers | Rouge/Rouges:n ~ Blush/Blushes:m | blush/blushs:m ~ fard à joues/fards à joues:m | blush/blush:m ~ fard/fard:m
bronzer/bronzers ~ bronzing powder/bronzing powders | Bronzer/Bronzer:m ~ Bronzing-Puder/Bronzing-Puder:m | poudre bronzante/poudres bronzantes:f ~ poudre de soleil/poudres de soleil:f | terra abbronzante/terre abbronzanti:f ~ bronzer/bronzer:m
face highlighter/face highlighters ~ highlighter make-up/highlighter make-up | Highlighter/Highlighter:m | enlumineur/enlumineurs:m ~ highlighter/highlighters:m | illuminante/illuminanti:m
setting spray/setting sprays ~ make-up setting spray/make-up setting sprays | Fixierspray/Fixiersprays:n ~ Make-up-Fixierspray/Make-up-Fixiersprays:n | spray fixateur/sprays fixateurs:m | spray fissante/spray fissanti:m
lipstick/lipsticks | Lippenstift/Lippenstifte:m | rouge à lèvres/rouges à lèvres:m | rossetto/rossetti:m
liquid lipstick/liquid lipsticks | flüssiger Lippenstift/flüssige Lippenstifte:m | rouge à lèvres liquide/rouges à lèvres liquides:m | rossetto liquido/rossetti liquidi:m
lip gloss/lip glosses ~ lipgloss/lipglosses | Lipgloss/Lipglosse:m | gloss/gloss:m ~ brillant à lèvres/brillants à lèvres:m | lucidalabbra/lucidalabbra:m ~ gloss/gloss:m
lip liner/lip liners ~ lip pencil/lip pencils | Lipliner/Lipliner:m ~ Lippenkonturenstift/Lippenkonturenstifte:m | crayon à lèvres/crayons à lèvres:m ~ crayon lèvres/crayons lèvres:m | matita labbra/matite labbra:f
lip balm/lip balms | Lippenbalsam/Lippenbalsame:m ~ Lippenpflegestift/Lippenpflegestifte:m | baume à lèvres/baumes à lèvres:m | balsamo labbra/balsami labbra:m ~ burrocacao/burrocacao:m ~ burro cacao/burri cacao:m
lip care/lip care | Lippenpflege/Lippenpflege:f | soin des lèvres/soins des lèvres:m ~ soin lèvres/soins lèvres:m | trattamento labbra/trattamenti labbra:m
mascara/mascaras | Mascara/Mascaras:f ~ Wimperntusche/Wimperntuschen:f | mascara/mascaras:m | mascara/mascara:m
eyeliner/eyeliners | Eyeliner/Eyeliner:m | eye-liner/eye-liners:m ~ eyeliner/eyeliners:m | eyeliner/eyeliner:m
eye pencil/eye pencils ~ kohl pencil/kohl pencils ~ kajal/kajals | Kajalstift/Kajalstifte:m ~ Kajal/Kajals:m ~ Augenkonturenstift/Augenkonturenstifte:m | crayon pour les yeux/crayons pour les yeux:m ~ crayon yeux/crayons yeux:m ~ khôl/khôls:m | matita occhi/matite occhi:f ~ kajal/kajal:m
eyeshadow/eyeshadows ~ eye shadow/eye shadows | Lidschatten/Lidschatten:m | fard à paupières/fards à paupières:m ~ ombre à paupières/ombres à paupières:f | ombretto/ombretti:m
eyeshadow palette/eyeshadow palettes ~ eye shadow palette/eye shadow palettes | Lidschattenpalette/Lidschattenpaletten:f ~ Lidschatten-Palette/Lidschatten-Paletten:f | palette de fards à paupières/palettes de fards à paupières:f ~ palette d'ombres à paupières/palettes d'ombres à paupières:f | palette di ombretti/palette di ombretti:f
eyebrow pencil/eyebrow pencils ~ brow pencil/brow pencils | Augenbrauenstift/Augenbrauenstifte:m | crayon à sourcils/crayons à sourcils:m ~ crayon sourcils/crayons sourcils:m | matita sopracciglia/matite sopracciglia:f ~ matita per sopracciglia/matite per sopracciglia:f
eyebrow gel/eyebrow gels ~ brow gel/brow gels | Augenbrauengel/Augenbrauengele:n | gel à sourcils/gels à sourcils:m ~ gel sourcils/gels sourcils:m | gel sopracciglia/gel sopracciglia:m ~ gel per sopracciglia/gel per sopracciglia:m
eyebrow razor/eyebrow razors | Augenbrauenrasierer/Augenbrauenrasierer:m | rasoir à sourcils/rasoirs à sourcils:m | rasoio per sopracciglia/rasoi per sopracciglia:m
false eyelashes/false eyelashes:p ~ fake lashes/fake lashes:p ~ false lashes/false lashes:p | künstliche Wimpern/künstliche Wimpern:p ~ falsche Wimpern/falsche Wimpern:p | faux cils/faux cils:mp | ciglia finte/ciglia finte:fp
eyelash glue/eyelash glues ~ lash glue/lash glues | Wimpernkleber/Wimpernkleber:m | colle à faux cils/colles à faux cils:f ~ colle pour faux cils/colles pour faux cils:f | colla per ciglia finte/colle per ciglia finte:f
eyelash/eyelashes | Wimper/Wimpern:f | cil/cils:m | ciglio/ciglia:m
eyelash curler/eyelash curlers | Wimpernzange/Wimpernzangen:f | recourbe-cils/recourbe-cils:m | piegaciglia/piegaciglia:m
eyelash serum/eyelash serums ~ lash serum/lash serums | Wimpernserum/Wimpernseren:n | sérum cils/sérums cils:m ~ sérum pour les cils/sérums pour les cils:m | siero ciglia/sieri ciglia:m ~ siero per ciglia/sieri per ciglia:m
make-up brush/make-up brushes ~ makeup brush/makeup brushes ~ cosmetic brush/cosmetic brushes | Make-up-Pinsel/Make-up-Pinsel:m ~ Schminkpinsel/Schminkpinsel:m ~ Kosmetikpinsel/Kosmetikpinsel:m | pinceau de maquillage/pinceaux de maquillage:m ~ pinceau maquillage/pinceaux maquillage:m | pennello trucco/pennelli trucco:m ~ pennello da trucco/pennelli da trucco:m ~ pennello per trucco/pennelli per trucco:m
powder brush/powder brushes | Puderpinsel/Puderpinsel:m | pinceau poudre/pinceaux poudre:m ~ pinceau à poudre/pinceaux à poudre:m | pennello da cipria/pennelli da cipria:m
make-up sponge/make-up sponges ~ makeup sponge/makeup sponges | Make-up-Schwamm/Make-up-Schwämme:m ~ Schminkschwamm/Schminkschwämme:m | éponge à maquillage/éponges à maquillage:f ~ éponge de maquillage/éponges de maquillage:f | spugnetta trucco/spugnette trucco:f ~ spugnetta per trucco/spugnette per trucco:f
make-up remover/make-up removers ~ makeup remover/makeup removers | Make-up-Entferner/Make-up-Entferner:m ~ Abschminkmittel/Abschminkmittel:n | démaquillant/démaquillants:m | struccante/struccanti:m
make-up remover pad/make-up remover pads | Abschminkpad/Abschminkpads:n | disque démaquillant/disques démaquillants:m | dischetto struccante/dischetti struccanti:m
make-up mirror/make-up mirrors ~ cosmetic mirror/cosmetic mirrors ~ makeup mirror/makeup mirrors ~ vanity mirror/vanity mirrors | Kosmetikspiegel/Kosmetikspiegel:m ~ Schminkspiegel/Schminkspiegel:m | miroir de maquillage/miroirs de maquillage:m ~ miroir grossissant/miroirs grossissants:m | specchio per trucco/specchi per trucco:m ~ specchio da trucco/specchi da trucco:m ~ specchio cosmetico/specchi cosmetici:m
cotton pad/cotton pads ~ cotton wool pad/cotton wool pads | Wattepad/Wattepads:n | coton démaquillant/cotons démaquillants:m ~ rondelle de coton/rondelles de coton:f | dischetto di cotone/dischetti di cotone:m ~ dischetto levatrucco/dischetti levatrucco:m
cotton bud/cotton buds ~ cotton swab/cotton swabs | Wattestäbchen/Wattestäbchen:n | coton-tige/cotons-tiges:m ~ bâtonnet ouaté/bâtonnets ouatés:m | bastoncino cotonato/bastoncini cotonati:m ~ cotton fioc/cotton fioc:m
cotton wool/cotton wool | Watte/Watte:f | ouate/ouates:f ~ coton hydrophile/cotons hydrophiles:m | cotone idrofilo/cotone idrofilo:m ~ ovatta/ovatta:f
perfume/perfumes ~ fragrance/fragrances | Parfüm/Parfüms:n ~ Duft/Düfte:m | parfum/parfums:m | profumo/profumi:m
eau de parfum/eaux de parfum | Eau de Parfum/Eaux de Parfum:n | eau de parfum/eaux de parfum:f | eau de parfum/eau de parfum:f
eau de toilette/eaux de toilette | Eau de Toilette/Eaux de Toilette:n | eau de toilette/eaux de toilette:f | eau de toilette/eau de toilette:f
eau de Cologne/eaux de Cologne | Eau de Cologne/Eaux de Cologne:n ~ Kölnisch Wasser/Kölnisch Wasser:n | eau de Cologne/eaux de Cologne:f | acqua di Colonia/acque di Colonia:f ~ eau de Cologne/eau de Cologne:f
body spray/body sprays ~ body mist/body mists | Körperspray/Körpersprays:n ~ Bodyspray/Bodysprays:n ~ Body Mist/Body Mists:n | brume corporelle/brumes corporelles:f ~ brume pour le corps/brumes pour le corps:f ~ brume parfumée/brumes parfumées:f | spray corpo/spray corpo:m ~ acqua profumata/acque profumate:f
deodorant/deodorants | Deodorant/Deodorants:n ~ Deo/Deos:n | déodorant/déodorants:m | deodorante/deodoranti:m
deodorant spray/deodorant sprays | Deospray/Deosprays:n ~ Deodorant-Spray/Deodorant-Sprays:n | déodorant spray/déodorants spray:m ~ spray déodorant/sprays déodorants:m | deodorante spray/deodoranti spray:m
roll-on deodorant/roll-on deodorants ~ deodorant roll-on/deodorant roll-ons | Deoroller/Deoroller:m ~ Deo-Roll-on/Deo-Roll-ons:m | déodorant roll-on/déodorants roll-on:m ~ déodorant à bille/déodorants à bille:m | deodorante roll-on/deodoranti roll-on:m
deodorant stick/deodorant sticks | Deostick/Deosticks:m | déodorant stick/déodorants stick:m | deodorante stick/deodoranti stick:m
shampoo/shampoos | Shampoo/Shampoos:n | shampoing/shampoings:m ~ shampooing/shampooings:m | shampoo/shampoo:m
dry shampoo/dry shampoos | Trockenshampoo/Trockenshampoos:n | shampoing sec/shampoings secs:m ~ shampooing sec/shampooings secs:m | shampoo secco/shampoo secchi:m
shampoo bar/shampoo bars ~ solid shampoo/solid shampoos | festes Shampoo/feste Shampoos:n ~ Shampoo-Bar/Shampoo-Bars:m ~ Haarseife/Haarseifen:f | shampoing solide/shampoings solides:m ~ shampooing solide/shampooings solides:m | shampoo solido/shampoo solidi:m
anti-dandruff shampoo/anti-dandruff shampoos ~ dandruff shampoo/dandruff shampoos | Anti-Schuppen-Shampoo/Anti-Schuppen-Shampoos:n ~ Antischuppenshampoo/Antischuppenshampoos:n | shampoing antipelliculaire/shampoings antipelliculaires:m ~ shampooing antipelliculaire/shampooings antipelliculaires:m | shampoo antiforfora/shampoo antiforfora:m
children's shampoo/children's shampoos ~ kids shampoo/kids shampoos | Kindershampoo/Kindershampoos:n | shampoing pour enfants/shampoings pour enfants:m ~ shampoing enfant/shampoings enfant:m | shampoo per bambini/shampoo per bambini:m
baby shampoo/baby shampoos | Babyshampoo/Babyshampoos:n | shampoing pour bébé/shampoings pour bébé:m ~ shampoing bébé/shampoings bébé:m | shampoo per neonati/shampoo per neonati:m ~ shampoo neonato/shampoo neonato:m
conditioner/conditioners ~ hair conditioner/hair conditioners | Spülung/Spülungen:f ~ Conditioner/Conditioner:m ~ Haarspülung/Haarspülungen:f | après-shampoing/après-shampoings:m ~ après-shampooing/après-shampooings:m | balsamo per capelli/balsami per capelli:m ~ balsamo capelli/balsami capelli:m
hair mask/hair masks ~ hair treatment mask/hair treatment masks | Haarmaske/Haarmasken:f ~ Haarkur/Haarkuren:f | masque capillaire/masques capillaires:m ~ masque cheveux/masques cheveux:m ~ masque pour cheveux/masques pour cheveux:m | maschera per capelli/maschere per capelli:f ~ maschera capelli/maschere capelli:f
hair care/hair care ~ haircare/haircare | Haarpflege/Haarpflege:f | soin capillaire/soins capillaires:m | cura dei capelli/cura dei capelli:f
hair oil/hair oils | Haaröl/Haaröle:n | huile capillaire/huiles capillaires:f ~ huile pour cheveux/huiles pour cheveux:f | olio per capelli/oli per capelli:m ~ olio capelli/oli capelli:m
hair serum/hair serums | Haarserum/Haarseren:n | sérum capillaire/sérums capillaires:m ~ sérum cheveux/sérums cheveux:m | siero per capelli/sieri per capelli:m ~ siero capelli/sieri capelli:m
hair tonic/hair tonics | Haarwasser/Haarwässer:n ~ Haartonikum/Haartonika:n | lotion capillaire/lotions capillaires:f | lozione per capelli/lozioni per capelli:f
hair dye/hair dyes ~ hair colour/hair colours ~ hair color/hair colors | Haarfarbe/Haarfarben:f ~ Haarfärbemittel/Haarfärbemittel:n ~ Coloration/Colorationen:f | coloration capillaire/colorations capillaires:f ~ teinture pour cheveux/teintures pour cheveux:f | tinta per capelli/tinte per capelli:f ~ tinta capelli/tinte capelli:f ~ colorazione per capelli/colorazioni per capelli:f
hairspray/hairsprays ~ hair spray/hair sprays | Haarspray/Haarsprays:n | laque pour cheveux/laques pour cheveux:f ~ spray coiffant/sprays coiffants:m | lacca per capelli/lacche per capelli:f ~ lacca capelli/lacche capelli:f
hair gel/hair gels ~ styling gel/styling gels | Haargel/Haargele:n ~ Stylinggel/Stylinggele:n | gel coiffant/gels coiffants:m ~ gel cheveux/gels cheveux:m | gel per capelli/gel per capelli:m ~ gel capelli/gel capelli:m
hair wax/hair waxes ~ styling wax/styling waxes | Haarwachs/Haarwachse:n | cire coiffante/cires coiffantes:f | cera per capelli/cere per capelli:f ~ cera capelli/cere capelli:f
hair mousse/hair mousses ~ styling mousse/styling mousses | Schaumfestiger/Schaumfestiger:m ~ Haarschaum/Haarschäume:m | mousse coiffante/mousses coiffantes:f | schiuma per capelli/schiume per capelli:f ~ mousse per capelli/mousse per capelli:f
pomade/pomades ~ hair pomade/hair pomades | Pomade/Pomaden:f ~ Haarpomade/Haarpomaden:f | pommade coiffante/pommades coiffantes:f | pomata per capelli/pomate per capelli:f
heat protection spray/heat protection sprays ~ heat protectant spray/heat protectant sprays | Hitzeschutzspray/Hitzeschutzsprays:n | spray thermoprotecteur/sprays thermoprotecteurs:m ~ spray thermo-protecteur/sprays thermo-protecteurs:m | spray termoprotettore/spray termoprotettori:m
hairbrush/hairbrushes ~ hair brush/hair brushes | Haarbürste/Haarbürsten:f | brosse à cheveux/brosses à cheveux:f | spazzola per capelli/spazzole per capelli:f
round brush/round brushes | Rundbürste/Rundbürsten:f | brosse ronde/brosses rondes:f | spazzola rotonda/spazzole rotonde:f
detangling brush/detangling brushes | Entwirrungsbürste/Entwirrungsbürsten:f | brosse démêlante/brosses démêlantes:f | spazzola districante/spazzole districanti:f
hot air brush/hot air brushes ~ hot brush/hot brushes | Warmluftbürste/Warmluftbürsten:f ~ Föhnbürste/Föhnbürsten:f | brosse soufflante/brosses soufflantes:f | spazzola ad aria calda/spazzole ad aria calda:f
comb/combs | Kamm/Kämme:m | peigne/peignes:m | pettine/pettini:m
beard comb/beard combs | Bartkamm/Bartkämme:m | peigne à barbe/peignes à barbe:m | pettine da barba/pettini da barba:m
nit comb/nit combs ~ lice comb/lice combs | Läusekamm/Läusekämme:m ~ Nissenkamm/Nissenkämme:m | peigne anti-poux/peignes anti-poux:m ~ peigne à poux/peignes à poux:m | pettine antipidocchi/pettini antipidocchi:m
hair dryer/hair dryers ~ hairdryer/hairdryers ~ blow dryer/blow dryers | Haartrockner/Haartrockner:m ~ Föhn/Föhne:m ~ Fön/Föne:m | sèche-cheveux/sèche-cheveux:m | asciugacapelli/asciugacapelli:m ~ phon/phon:m
hair straightener/hair straighteners ~ flat iron/flat irons | Glätteisen/Glätteisen:n ~ Haarglätter/Haarglätter:m | lisseur/lisseurs:m ~ fer à lisser/fers à lisser:m | piastra per capelli/piastre per capelli:f
straightening brush/straightening brushes | Glättbürste/Glättbürsten:f ~ Glättungsbürste/Glättungsbürsten:f | brosse lissante/brosses lissantes:f | spazzola lisciante/spazzole liscianti:f
curling iron/curling irons ~ curling tong/curling tongs ~ curling wand/curling wands | Lockenstab/Lockenstäbe:m ~ Lockenstyler/Lockenstyler:m | fer à boucler/fers à boucler:m ~ boucleur/boucleurs:m | arricciacapelli/arricciacapelli:m ~ ferro arricciacapelli/ferri arricciacapelli:m
hair curler/hair curlers ~ hair roller/hair rollers | Lockenwickler/Lockenwickler:m | bigoudi/bigoudis:m | bigodino/bigodini:m
hair clipper/hair clippers | Haarschneidemaschine/Haarschneidemaschinen:f ~ Haarschneider/Haarschneider:m | tondeuse à cheveux/tondeuses à cheveux:f ~ tondeuse cheveux/tondeuses cheveux:f | tagliacapelli/tagliacapelli:m
hairdressing scissors/hairdressing scissors:p ~ hair scissors/hair scissors:p | Haarschere/Haarscheren:f ~ Friseurschere/Friseurscheren:f | ciseaux de coiffure/ciseaux de coiffure:mp ~ ciseaux de coiffeur/ciseaux de coiffeur:mp | forbici da parrucchiere/forbici da parrucchiere:fp ~ forbici per capelli/forbici per capelli:fp
shower cap/shower caps | Duschhaube/Duschhauben:f | bonnet de douche/bonnets de douche:m | cuffia da doccia/cuffie da doccia:f ~ cuffia doccia/cuffie doccia:f
shower gel/shower gels ~ body wash/body washes | Duschgel/Duschgele:n | gel douche/gels douche:m | bagnodoccia/bagnodoccia:m ~ gel doccia/gel doccia:m ~ docciaschiuma/docciaschiuma:m ~ doccia schiuma/doccia schiuma:m
shower oil/shower oils | Duschöl/Duschöle:n | huile de douche/huiles de douche:f ~ huile douche/huiles douche:f | olio doccia/oli doccia:m
shower cream/shower creams | Cremedusche/Cremeduschen:f ~ Duschcreme/Duschcremes:f | crème de douche/crèmes de douche:f ~ crème douche/crèmes douche:f | crema doccia/creme doccia:f
bubble bath/bubble baths ~ foam bath/foam baths | Schaumbad/Schaumbäder:n | bain moussant/bains moussants:m | bagnoschiuma/bagnoschiuma:m ~ bagno schiuma/bagno schiuma:m
bath salts/bath salts:p ~ bath salt/bath salts | Badesalz/Badesalze:n | sels de bain/sels de bain:mp ~ sel de bain/sels de bain:m | sali da bagno/sali da bagno:mp
bath bomb/bath bombs | Badekugel/Badekugeln:f ~ Badebombe/Badebomben:f | boule de bain/boules de bain:f ~ bombe de bain/bombes de bain:f | bomba da bagno/bombe da bagno:f
bath additive/bath additives | Badezusatz/Badezusätze:m | produit pour le bain/produits pour le bain:m ~ additif pour le bain/additifs pour le bain:m | additivo da bagno/additivi da bagno:m
soap/soaps | Seife/Seifen:f | savon/savons:m | sapone/saponi:m
bar soap/bar soaps ~ bar of soap/bars of soap ~ soap bar/soap bars | feste Seife/feste Seifen:f ~ Stückseife/Stückseifen:f | savon solide/savons solides:m ~ pain de savon/pains de savon:m | saponetta/saponette:f ~ sapone solido/saponi solidi:m
liquid soap/liquid soaps ~ hand soap/hand soaps ~ hand wash/hand washes ~ handwash/handwashes | Flüssigseife/Flüssigseifen:f ~ Handseife/Handseifen:f | savon liquide/savons liquides:m ~ savon pour les mains/savons pour les mains:m ~ savon mains/savons mains:m | sapone liquido/saponi liquidi:m ~ sapone mani/saponi mani:m ~ sapone per le mani/saponi per le mani:m
bath sponge/bath sponges | Badeschwamm/Badeschwämme:m | éponge de bain/éponges de bain:f | spugna da bagno/spugne da bagno:f
loofah/loofahs | Luffaschwamm/Luffaschwämme:m ~ Luffa/Luffas:f | éponge loofah/éponges loofah:f ~ luffa/luffas:m ~ loofah/loofahs:m | spugna di luffa/spugne di luffa:f ~ luffa/luffa:f
body brush/body brushes ~ bath brush/bath brushes | Körperbürste/Körperbürsten:f ~ Badebürste/Badebürsten:f | brosse corporelle/brosses corporelles:f ~ brosse de bain/brosses de bain:f ~ brosse pour le corps/brosses pour le corps:f | spazzola per il corpo/spazzole per il corpo:f ~ spazzola corpo/spazzole corpo:f
massage brush/massage brushes | Massagebürste/Massagebürsten:f | brosse de massage/brosses de massage:f | spazzola per massaggi/spazzole per massaggi:f
skin care/skin care ~ skincare/skincare | Hautpflege/Hautpflege:f | soin de la peau/soins de la peau:m | cura della pelle/cura della pelle:f
facial care/facial care ~ face care/face care | Gesichtspflege/Gesichtspflege:f | soin du visage/soins du visage:m ~ soin visage/soins visage:m | cura del viso/cura del viso:f
body care/body care | Körperpflege/Körperpflege:f | soin du corps/soins du corps:m ~ soin corps/soins corps:m | cura del corpo/cura del corpo:f
cream/creams | Creme/Cremes:f | crème/crèmes:f | crema/creme:f
lotion/lotions | Lotion/Lotionen:f | lotion/lotions:f | lozione/lozioni:f
serum/serums | Serum/Seren:n | sérum/sérums:m | siero/sieri:m
face cream/face creams ~ facial cream/facial creams | Gesichtscreme/Gesichtscremes:f | crème visage/crèmes visage:f ~ crème pour le visage/crèmes pour le visage:f | crema viso/creme viso:f ~ crema per il viso/creme per il viso:f
day cream/day creams | Tagescreme/Tagescremes:f ~ Tagespflege/Tagespflegen:f | crème de jour/crèmes de jour:f | crema giorno/creme giorno:f ~ crema da giorno/creme da giorno:f
night cream/night creams | Nachtcreme/Nachtcremes:f ~ Nachtpflege/Nachtpflegen:f | crème de nuit/crèmes de nuit:f | crema notte/creme notte:f ~ crema da notte/creme da notte:f
eye cream/eye creams | Augencreme/Augencremes:f ~ Augenpflege/Augenpflegen:f | crème contour des yeux/crèmes contour des yeux:f ~ crème pour les yeux/crèmes pour les yeux:f | crema contorno occhi/creme contorno occhi:f
anti-wrinkle cream/anti-wrinkle creams | Anti-Falten-Creme/Anti-Falten-Cremes:f ~ Antifaltencreme/Antifaltencremes:f | crème anti-rides/crèmes anti-rides:f ~ crème antirides/crèmes antirides:f | crema antirughe/creme antirughe:f
moisturiser/moisturisers ~ moisturizer/moisturizers ~ moisturising cream/moisturising creams ~ moisturizing cream/moisturizing creams | Feuchtigkeitscreme/Feuchtigkeitscremes:f | crème hydratante/crèmes hydratantes:f | crema idratante/creme idratanti:f
face serum/face serums ~ facial serum/facial serums | Gesichtsserum/Gesichtsseren:n | sérum visage/sérums visage:m ~ sérum pour le visage/sérums pour le visage:m | siero viso/sieri viso:m ~ siero per il viso/sieri per il viso:m
face oil/face oils ~ facial oil/facial oils | Gesichtsöl/Gesichtsöle:n | huile visage/huiles visage:f ~ huile pour le visage/huiles pour le visage:f | olio viso/oli viso:m ~ olio per il viso/oli per il viso:m
face mask/face masks ~ facial mask/facial masks | Gesichtsmaske/Gesichtsmasken:f | masque visage/masques visage:m ~ masque pour le visage/masques pour le visage:m | maschera viso/maschere viso:f ~ maschera per il viso/maschere per il viso:f
sheet mask/sheet masks | Tuchmaske/Tuchmasken:f | masque en tissu/masques en tissu:m ~ masque tissu/masques tissu:m | maschera in tessuto/maschere in tessuto:f
eye pad/eye pads ~ under-eye patch/under-eye patches | Augenpad/Augenpads:n | patch pour les yeux/patchs pour les yeux:m ~ patch yeux/patchs yeux:m | patch occhi/patch occhi:m
facial cleanser/facial cleansers ~ face wash/face washes ~ face cleanser/face cleansers | Gesichtsreiniger/Gesichtsreiniger:m ~ Gesichtsreinigung/Gesichtsreinigungen:f | nettoyant visage/nettoyants visage:m ~ nettoyant pour le visage/nettoyants pour le visage:m | detergente viso/detergenti viso:m ~ detergente per il viso/detergenti per il viso:m
cleansing gel/cleansing gels | Reinigungsgel/Reinigungsgele:n | gel nettoyant/gels nettoyants:m | gel detergente/gel detergenti:m
cleansing foam/cleansing foams ~ cleansing mousse/cleansing mousses | Reinigungsschaum/Reinigungsschäume:m | mousse nettoyante/mousses nettoyantes:f | mousse detergente/mousse detergenti:f ~ schiuma detergente/schiume detergenti:f
cleansing milk/cleansing milks | Reinigungsmilch/Reinigungsmilch:f | lait nettoyant/laits nettoyants:m ~ lait démaquillant/laits démaquillants:m | latte detergente/latti detergenti:m
facial toner/facial toners ~ face tonic/face tonics ~ facial tonic/facial tonics | Gesichtswasser/Gesichtswässer:n ~ Gesichtstonikum/Gesichtstonika:n | lotion tonique/lotions toniques:f ~ tonique visage/toniques visage:m | tonico viso/tonici viso:m ~ tonico per il viso/tonici per il viso:m
micellar water/micellar waters | Mizellenwasser/Mizellenwasser:n | eau micellaire/eaux micellaires:f | acqua micellare/acque micellari:f
exfoliant/exfoliants ~ exfoliator/exfoliators ~ exfoliating scrub/exfoliating scrubs | Peeling/Peelings:n | gommage/gommages:m ~ exfoliant/exfoliants:m | esfoliante/esfolianti:m ~ scrub/scrub:m
body scrub/body scrubs | Körperpeeling/Körperpeelings:n | gommage corps/gommages corps:m ~ gommage pour le corps/gommages pour le corps:m ~ gommage corporel/gommages corporels:m | scrub corpo/scrub corpo:m ~ esfoliante corpo/esfolianti corpo:m
face scrub/face scrubs ~ facial scrub/facial scrubs | Gesichtspeeling/Gesichtspeelings:n | gommage visage/gommages visage:m ~ exfoliant visage/exfoliants visage:m | scrub viso/scrub viso:m ~ esfoliante viso/esfolianti viso:m
facial cleansing brush/facial cleansing brushes | Gesichtsreinigungsbürste/Gesichtsreinigungsbürsten:f ~ Gesichtsbürste/Gesichtsbürsten:f | brosse nettoyante visage/brosses nettoyantes visage:f ~ brosse nettoyante pour le visage/brosses nettoyantes pour le visage:f | spazzola per la pulizia del viso/spazzole per la pulizia del viso:f ~ spazzola viso/spazzole viso:f
face roller/face rollers ~ facial roller/facial rollers | Gesichtsroller/Gesichtsroller:m | rouleau de massage pour le visage/rouleaux de massage pour le visage:m ~ rouleau visage/rouleaux visage:m | rullo per il viso/rulli per il viso:m ~ rullo viso/rulli viso:m
hand cream/hand creams | Handcreme/Handcremes:f | crème pour les mains/crèmes pour les mains:f ~ crème mains/crèmes mains:f ~ crème à mains/crèmes à mains:f | crema mani/creme mani:f ~ crema per le mani/creme per le mani:f
foot cream/foot creams | Fußcreme/Fußcremes:f | crème pour les pieds/crèmes pour les pieds:f ~ crème pieds/crèmes pieds:f | crema piedi/creme piedi:f ~ crema per i piedi/creme per i piedi:f
body lotion/body lotions ~ body milk/body milks | Bodylotion/Bodylotions:f ~ Körperlotion/Körperlotionen:f ~ Körpermilch/Körpermilch:f | lait corporel/laits corporels:m ~ lait pour le corps/laits pour le corps:m ~ lait corps/laits corps:m ~ lotion pour le corps/lotions pour le corps:f | lozione corpo/lozioni corpo:f ~ latte corpo/latti corpo:m ~ lozione per il corpo/lozioni per il corpo:f
body cream/body creams | Körpercreme/Körpercremes:f | crème pour le corps/crèmes pour le corps:f ~ crème corps/crèmes corps:f ~ crème corporelle/crèmes corporelles:f | crema corpo/creme corpo:f ~ crema per il corpo/creme per il corpo:f
body butter/body butters | Körperbutter/Körperbutter:f ~ Bodybutter/Bodybutter:f | beurre corporel/beurres corporels:m ~ beurre pour le corps/beurres pour le corps:m | burro corpo/burri corpo:m ~ burro per il corpo/burri per il corpo:m
body oil/body oils | Körperöl/Körperöle:n | huile corporelle/huiles corporelles:f ~ huile pour le corps/huiles pour le corps:f ~ huile corps/huiles corps:f | olio corpo/oli corpo:m ~ olio per il corpo/oli per il corpo:m
massage oil/massage oils | Massageöl/Massageöle:n | huile de massage/huiles de massage:f | olio da massaggio/oli da massaggio:m ~ olio per massaggi/oli per massaggi:m
baby oil/baby oils | Babyöl/Babyöle:n | huile pour bébé/huiles pour bébé:f ~ huile bébé/huiles bébé:f | olio per neonati/oli per neonati:m ~ olio per bambini/oli per bambini:m
baby powder/baby powders | Babypuder/Babypuder:m | talc pour bébé/talcs pour bébé:m ~ talc/talcs:m | talco per neonati/talchi per neonati:m ~ borotalco/borotalchi:m
baby cream/baby creams | Babycreme/Babycremes:f | crème pour bébé/crèmes pour bébé:f ~ crème bébé/crèmes bébé:f | crema per neonati/creme per neonati:f
essential oil/essential oils | ätherisches Öl/ätherische Öle:n | huile essentielle/huiles essentielles:f | olio essenziale/oli essenziali:m
almond oil/almond oils | Mandelöl/Mandelöle:n | huile d'amande/huiles d'amande:f ~ huile d'amande douce/huiles d'amande douce:f | olio di mandorle/oli di mandorle:m
argan oil/argan oils | Arganöl/Arganöle:n | huile d'argan/huiles d'argan:f | olio di argan/oli di argan:m ~ olio d'argan/oli d'argan:m
jojoba oil/jojoba oils | Jojobaöl/Jojobaöle:n | huile de jojoba/huiles de jojoba:f | olio di jojoba/oli di jojoba:m
castor oil/castor oils | Rizinusöl/Rizinusöle:n | huile de ricin/huiles de ricin:f | olio di ricino/oli di ricino:m
tea tree oil/tea tree oils | Teebaumöl/Teebaumöle:n | huile d'arbre à thé/huiles d'arbre à thé:f | olio di tea tree/oli di tea tree:m ~ olio di melaleuca/oli di melaleuca:m
shea butter/shea butter | Sheabutter/Sheabutter:f ~ Karitébutter/Karitébutter:f | beurre de karité/beurres de karité:m | burro di karité/burri di karité:m
aloe vera/aloe vera | Aloe vera/Aloe vera:f | aloe vera/aloe vera:m ~ aloès/aloès:m | aloe vera/aloe vera:f
aloe vera gel/aloe vera gels | Aloe-vera-Gel/Aloe-vera-Gele:n | gel d'aloe vera/gels d'aloe vera:m | gel di aloe vera/gel di aloe vera:m ~ gel all'aloe vera/gel all'aloe vera:m
petroleum jelly/petroleum jelly | Vaseline/Vaselinen:f | vaseline/vaselines:f | vaselina/vaseline:f
sun cream/sun creams ~ sunscreen/sunscreens ~ suncream/suncreams | Sonnencreme/Sonnencremes:f ~ Sonnenschutzmittel/Sonnenschutzmittel:n | crème solaire/crèmes solaires:f ~ protection solaire/protections solaires:f | crema solare/creme solari:f ~ protezione solare/protezioni solari:f
sun lotion/sun lotions ~ suntan lotion/suntan lotions | Sonnenmilch/Sonnenmilch:f ~ Sonnenlotion/Sonnenlotionen:f | lait solaire/laits solaires:m | latte solare/latti solari:m
sun spray/sun sprays ~ sunscreen spray/sunscreen sprays | Sonnenspray/Sonnensprays:n | spray solaire/sprays solaires:m | spray solare/spray solari:m
sun oil/sun oils ~ tanning oil/tanning oils | Sonnenöl/Sonnenöle:n | huile solaire/huiles solaires:f ~ huile bronzante/huiles bronzantes:f | olio solare/oli solari:m ~ olio abbronzante/oli abbronzanti:m
after-sun lotion/after-sun lotions ~ aftersun/aftersuns | After-Sun-Lotion/After-Sun-Lotionen:f ~ After-Sun/After-Suns:n ~ Aftersun/Aftersuns:n | lait après-soleil/laits après-soleil:m ~ après-soleil/après-soleil:m | latte doposole/latti doposole:m ~ doposole/doposole:m
self-tanner/self-tanners ~ self-tanning lotion/self-tanning lotions ~ fake tan/fake tans | Selbstbräuner/Selbstbräuner:m | autobronzant/autobronzants:m | autoabbronzante/autoabbronzanti:m
insect repellent/insect repellents ~ mosquito repellent/mosquito repellents | Insektenschutzmittel/Insektenschutzmittel:n ~ Mückenschutz/Mückenschutz:m ~ Mückenspray/Mückensprays:n | répulsif anti-insectes/répulsifs anti-insectes:m ~ anti-moustiques/anti-moustiques:m ~ répulsif anti-moustiques/répulsifs anti-moustiques:m ~ répulsif insectes/répulsifs insectes:m | repellente per insetti/repellenti per insetti:m ~ antizanzare/antizanzare:m ~ repellente antizanzare/repellenti antizanzare:m
tick remover/tick removers ~ tick tweezers/tick tweezers:p | Zeckenzange/Zeckenzangen:f ~ Zeckenentferner/Zeckenentferner:m | tire-tique/tire-tiques:m ~ tire-tiques/tire-tiques:m ~ crochet à tiques/crochets à tiques:m | pinzetta per zecche/pinzette per zecche:f ~ togli zecche/togli zecche:m ~ pinza per zecche/pinze per zecche:f
razor/razors | Rasierer/Rasierer:m ~ Nassrasierer/Nassrasierer:m | rasoir/rasoirs:m | rasoio/rasoi:m
electric shaver/electric shavers ~ electric razor/electric razors | Elektrorasierer/Elektrorasierer:m ~ Rasierapparat/Rasierapparate:m ~ elektrischer Rasierer/elektrische Rasierer:m | rasoir électrique/rasoirs électriques:m | rasoio elettrico/rasoi elettrici:m
safety razor/safety razors | Rasierhobel/Rasierhobel:m | rasoir de sûreté/rasoirs de sûreté:m ~ rasoir de sécurité/rasoirs de sécurité:m | rasoio di sicurezza/rasoi di sicurezza:m
disposable razor/disposable razors | Einwegrasierer/Einwegrasierer:m | rasoir jetable/rasoirs jetables:m | rasoio usa e getta/rasoi usa e getta:m
razor blade/razor blades | Rasierklinge/Rasierklingen:f | lame de rasoir/lames de rasoir:f | lametta da barba/lamette da barba:f ~ lama di rasoio/lame di rasoio:f ~ lama di ricambio per rasoio/lame di ricambio per rasoio:f
shaving brush/shaving brushes | Rasierpinsel/Rasierpinsel:m | blaireau de rasage/blaireaux de rasage:m ~ blaireau/blaireaux:m | pennello da barba/pennelli da barba:m
shaving foam/shaving foams | Rasierschaum/Rasierschäume:m | mousse à raser/mousses à raser:f | schiuma da barba/schiume da barba:f
shaving gel/shaving gels | Rasiergel/Rasiergele:n | gel à raser/gels à raser:m ~ gel de rasage/gels de rasage:m | gel da barba/gel da barba:m
shaving cream/shaving creams | Rasiercreme/Rasiercremes:f | crème à raser/crèmes à raser:f | crema da barba/creme da barba:f
shaving soap/shaving soaps | Rasierseife/Rasierseifen:f | savon à barbe/savons à barbe:m ~ savon à raser/savons à raser:m | sapone da barba/saponi da barba:m
shaving set/shaving sets ~ shaving kit/shaving kits | Rasierset/Rasiersets:n | set de rasage/sets de rasage:m ~ kit de rasage/kits de rasage:m | set da barba/set da barba:m ~ set da rasatura/set da rasatura:m
aftershave/aftershaves ~ after shave/after shaves | Aftershave/Aftershaves:n ~ After Shave/After Shaves:n ~ Rasierwasser/Rasierwässer:n | après-rasage/après-rasages:m ~ lotion après-rasage/lotions après-rasage:f | dopobarba/dopobarba:m
aftershave balm/aftershave balms ~ after shave balm/after shave balms | Aftershave-Balsam/Aftershave-Balsame:m ~ After-Shave-Balsam/After-Shave-Balsame:m | baume après-rasage/baumes après-rasage:m | balsamo dopobarba/balsami dopobarba:m
beard oil/beard oils | Bartöl/Bartöle:n | huile à barbe/huiles à barbe:f ~ huile pour barbe/huiles pour barbe:f | olio da barba/oli da barba:m ~ olio per barba/oli per barba:m
beard balm/beard balms | Bartbalsam/Bartbalsame:m | baume à barbe/baumes à barbe:m ~ baume pour barbe/baumes pour barbe:m | balsamo da barba/balsami da barba:m ~ balsamo per barba/balsami per barba:m
beard trimmer/beard trimmers | Barttrimmer/Barttrimmer:m ~ Bartschneider/Bartschneider:m | tondeuse à barbe/tondeuses à barbe:f ~ tondeuse barbe/tondeuses barbe:f | regolabarba/regolabarba:m
nose hair trimmer/nose hair trimmers ~ nose trimmer/nose trimmers | Nasenhaartrimmer/Nasenhaartrimmer:m ~ Nasenhaarschneider/Nasenhaarschneider:m | tondeuse nez et oreilles/tondeuses nez et oreilles:f ~ tondeuse à nez/tondeuses à nez:f | tagliapeli per naso/tagliapeli per naso:m ~ rifinitore naso e orecchie/rifinitori naso e orecchie:m
epilator/epilators | Epilierer/Epilierer:m ~ Epiliergerät/Epiliergeräte:n | épilateur/épilateurs:m | epilatore/epilatori:m
IPL hair removal device/IPL hair removal devices | IPL-Gerät/IPL-Geräte:n ~ IPL-Haarentfernungsgerät/IPL-Haarentfernungsgeräte:n | épilateur à lumière pulsée/épilateurs à lumière pulsée:m | epilatore a luce pulsata/epilatori a luce pulsata:m
depilatory cream/depilatory creams ~ hair removal cream/hair removal creams | Enthaarungscreme/Enthaarungscremes:f | crème dépilatoire/crèmes dépilatoires:f | crema depilatoria/creme depilatorie:f
wax strip/wax strips | Kaltwachsstreifen/Kaltwachsstreifen:m ~ Wachsstreifen/Wachsstreifen:m | bande de cire/bandes de cire:f ~ bande de cire froide/bandes de cire froide:f | striscia depilatoria/strisce depilatorie:f
tweezers/tweezers:p ~ tweezer/tweezers | Pinzette/Pinzetten:f | pince à épiler/pinces à épiler:f | pinzetta/pinzette:f
temporary tattoo/temporary tattoos | temporäres Tattoo/temporäre Tattoos:n ~ Klebetattoo/Klebetattoos:n | tatouage temporaire/tatouages temporaires:m ~ tatouage éphémère/tatouages éphémères:m | tatuaggio temporaneo/tatuaggi temporanei:m
nail polish/nail polishes ~ nail varnish/nail varnishes ~ nail lacquer/nail lacquers | Nagellack/Nagellacke:m | vernis à ongles/vernis à ongles:m | smalto per unghie/smalti per unghie:m ~ smalto/smalti:m ~ smalto unghie/smalti unghie:m
gel nail polish/gel nail polishes ~ gel polish/gel polishes | Gel-Nagellack/Gel-Nagellacke:m ~ Gelnagellack/Gelnagellacke:m ~ UV-Nagellack/UV-Nagellacke:m | vernis semi-permanent/vernis semi-permanents:m ~ vernis gel/vernis gel:m | smalto semipermanente/smalti semipermanenti:m ~ smalto gel/smalti gel:m
nail polish remover/nail polish removers ~ nail varnish remover/nail varnish removers | Nagellackentferner/Nagellackentferner:m | dissolvant/dissolvants:m ~ dissolvant pour vernis à ongles/dissolvants pour vernis à ongles:m | solvente per unghie/solventi per unghie:m ~ levasmalto/levasmalto:m
top coat/top coats ~ topcoat/topcoats | Überlack/Überlacke:m ~ Top Coat/Top Coats:m | top coat/top coats:m | top coat/top coat:m
base coat/base coats ~ basecoat/basecoats | Unterlack/Unterlacke:m ~ Base Coat/Base Coats:m | base pour ongles/bases pour ongles:f ~ base coat/base coats:f | base per unghie/basi per unghie:f ~ base coat/base coat:f
nail file/nail files | Nagelfeile/Nagelfeilen:f | lime à ongles/limes à ongles:f | lima per unghie/lime per unghie:f ~ limetta per unghie/limette per unghie:f
nail clipper/nail clippers | Nagelknipser/Nagelknipser:m ~ Nagelzwicker/Nagelzwicker:m | coupe-ongles/coupe-ongles:m | tagliaunghie/tagliaunghie:m
nail scissors/nail scissors:p | Nagelschere/Nagelscheren:f | ciseaux à ongles/ciseaux à ongles:mp | forbicine per unghie/forbicine per unghie:fp ~ forbici per unghie/forbici per unghie:fp
nail brush/nail brushes ~ nailbrush/nailbrushes | Nagelbürste/Nagelbürsten:f | brosse à ongles/brosses à ongles:f | spazzolino per unghie/spazzolini per unghie:m
nail care/nail care | Nagelpflege/Nagelpflege:f | soin des ongles/soins des ongles:m | cura delle unghie/cura delle unghie:f
nail oil/nail oils ~ cuticle oil/cuticle oils | Nagelöl/Nagelöle:n ~ Nagelhautöl/Nagelhautöle:n | huile pour ongles/huiles pour ongles:f ~ huile à cuticules/huiles à cuticules:f | olio per unghie/oli per unghie:m ~ olio per cuticole/oli per cuticole:m
false nail/false nails ~ artificial nail/artificial nails ~ press-on nail/press-on nails | künstlicher Fingernagel/künstliche Fingernägel:m ~ Kunstnagel/Kunstnägel:m | faux ongle/faux ongles:m | unghia finta/unghie finte:f
nail sticker/nail stickers | Nagelsticker/Nagelsticker:m ~ Nagelfolie/Nagelfolien:f | autocollant pour ongles/autocollants pour ongles:m ~ sticker pour ongles/stickers pour ongles:m | adesivo per unghie/adesivi per unghie:m
nail lamp/nail lamps ~ nail dryer/nail dryers ~ UV nail lamp/UV nail lamps | Nagellampe/Nagellampen:f ~ Lichthärtungsgerät/Lichthärtungsgeräte:n | lampe à ongles/lampes à ongles:f ~ lampe pour ongles/lampes pour ongles:f | lampada per unghie/lampade per unghie:f
manicure set/manicure sets ~ manicure kit/manicure kits | Maniküre-Set/Maniküre-Sets:n ~ Maniküreset/Maniküresets:n ~ Nagelpflegeset/Nagelpflegesets:n | set de manucure/sets de manucure:m ~ kit de manucure/kits de manucure:m ~ trousse de manucure/trousses de manucure:f | set manicure/set manicure:m ~ kit manicure/kit manicure:m
pedicure set/pedicure sets ~ pedicure kit/pedicure kits | Pediküre-Set/Pediküre-Sets:n ~ Pediküreset/Pediküresets:n | set de pédicure/sets de pédicure:m ~ kit de pédicure/kits de pédicure:m | set pedicure/set pedicure:m ~ kit pedicure/kit pedicure:m
callus remover/callus removers | Hornhautentferner/Hornhautentferner:m ~ Hornhautraspel/Hornhautraspeln:f | râpe anti-callosités/râpes anti-callosités:f ~ râpe électrique anti-callosités/râpes électriques anti-callosités:f | rimuovi calli/rimuovi calli:m ~ levacalli/levacalli:m
pumice stone/pumice stones | Bimsstein/Bimssteine:m | pierre ponce/pierres ponces:f | pietra pomice/pietre pomici:f
foot file/foot files | Fußfeile/Fußfeilen:f ~ Hornhautfeile/Hornhautfeilen:f | râpe à pieds/râpes à pieds:f ~ lime à pieds/limes à pieds:f | raspa per piedi/raspe per piedi:f ~ lima per piedi/lime per piedi:f
foot bath/foot baths ~ foot spa/foot spas | Fußbad/Fußbäder:n ~ Fußsprudelbad/Fußsprudelbäder:n | bain de pieds/bains de pieds:m | pediluvio/pediluvi:m
toothbrush/toothbrushes | Zahnbürste/Zahnbürsten:f | brosse à dents/brosses à dents:f | spazzolino da denti/spazzolini da denti:m ~ spazzolino/spazzolini:m
electric toothbrush/electric toothbrushes | elektrische Zahnbürste/elektrische Zahnbürsten:f | brosse à dents électrique/brosses à dents électriques:f | spazzolino elettrico/spazzolini elettrici:m
sonic toothbrush/sonic toothbrushes | Schallzahnbürste/Schallzahnbürsten:f | brosse à dents sonique/brosses à dents soniques:f | spazzolino sonico/spazzolini sonici:m
children's toothbrush/children's toothbrushes ~ kids toothbrush/kids toothbrushes | Kinderzahnbürste/Kinderzahnbürsten:f | brosse à dents pour enfants/brosses à dents pour enfants:f ~ brosse à dents enfant/brosses à dents enfant:f | spazzolino per bambini/spazzolini per bambini:m
toothbrush head/toothbrush heads ~ replacement brush head/replacement brush heads | Aufsteckbürste/Aufsteckbürsten:f ~ Bürstenkopf/Bürstenköpfe:m ~ Ersatzzahnbürste/Ersatzzahnbürsten:f | brossette de rechange/brossettes de rechange:f ~ tête de brosse à dents/têtes de brosse à dents:f ~ tête de brosse/têtes de brosse:f | testina di ricambio per spazzolino/testine di ricambio per spazzolino:f ~ testina per spazzolino/testine per spazzolino:f
toothpaste/toothpastes | Zahnpasta/Zahnpasten:f ~ Zahncreme/Zahncremes:f | dentifrice/dentifrices:m | dentifricio/dentifrici:m
toothbrush holder/toothbrush holders | Zahnbürstenhalter/Zahnbürstenhalter:m ~ Zahnputzbecher/Zahnputzbecher:m | porte-brosse à dents/porte-brosses à dents:m ~ porte-brosses à dents/porte-brosses à dents:m | portaspazzolino/portaspazzolini:m ~ portaspazzolini/portaspazzolini:m
mouthwash/mouthwashes ~ mouth rinse/mouth rinses | Mundspülung/Mundspülungen:f ~ Mundwasser/Mundwässer:n | bain de bouche/bains de bouche:m | collutorio/collutori:m
dental floss/dental floss | Zahnseide/Zahnseiden:f | fil dentaire/fils dentaires:m | filo interdentale/fili interdentali:m
interdental brush/interdental brushes | Interdentalbürste/Interdentalbürsten:f ~ Zahnzwischenraumbürste/Zahnzwischenraumbürsten:f | brossette interdentaire/brossettes interdentaires:f | scovolino interdentale/scovolini interdentali:m
oral irrigator/oral irrigators ~ water flosser/water flossers | Munddusche/Mundduschen:f | hydropulseur/hydropulseurs:m ~ jet dentaire/jets dentaires:m | idropulsore/idropulsori:m
oral care/oral care ~ dental care/dental care | Mundpflege/Mundpflege:f ~ Zahnpflege/Zahnpflege:f ~ Mundhygiene/Mundhygiene:f | hygiène bucco-dentaire/hygiène bucco-dentaire:f ~ soin dentaire/soins dentaires:m | igiene orale/igiene orale:f ~ igiene dentale/igiene dentale:f
tongue scraper/tongue scrapers ~ tongue cleaner/tongue cleaners | Zungenreiniger/Zungenreiniger:m ~ Zungenschaber/Zungenschaber:m | gratte-langue/gratte-langues:m | nettalingua/nettalingua:m ~ puliscilingua/puliscilingua:m
denture cleaner/denture cleaners ~ denture tablet/denture tablets | Gebissreiniger/Gebissreiniger:m ~ Zahnprothesenreiniger/Zahnprothesenreiniger:m | nettoyant pour prothèses dentaires/nettoyants pour prothèses dentaires:m ~ nettoyant pour dentier/nettoyants pour dentier:m | detergente per dentiere/detergenti per dentiere:m ~ pulitore per protesi dentali/pulitori per protesi dentali:m
denture adhesive/denture adhesives | Haftcreme/Haftcremes:f | crème fixative/crèmes fixatives:f ~ crème adhésive pour prothèses dentaires/crèmes adhésives pour prothèses dentaires:f | adesivo per dentiere/adesivi per dentiere:m ~ crema adesiva per dentiere/creme adesive per dentiere:f
teeth whitening kit/teeth whitening kits | Zahnaufhellungsset/Zahnaufhellungssets:n ~ Bleaching-Set/Bleaching-Sets:n | kit de blanchiment dentaire/kits de blanchiment dentaire:m | kit sbiancamento denti/kit sbiancamento denti:m ~ kit per sbiancamento dentale/kit per sbiancamento dentale:m
bite guard/bite guards ~ night guard/night guards | Aufbissschiene/Aufbissschienen:f ~ Zahnschiene/Zahnschienen:f | gouttière dentaire/gouttières dentaires:f | bite dentale/bite dentali:m
sticking plaster/sticking plasters ~ adhesive plaster/adhesive plasters ~ adhesive bandage/adhesive bandages | Pflaster/Pflaster:n ~ Heftpflaster/Heftpflaster:n ~ Wundpflaster/Wundpflaster:n | pansement/pansements:m ~ pansement adhésif/pansements adhésifs:m ~ sparadrap/sparadraps:m | cerotto/cerotti:m
blister plaster/blister plasters | Blasenpflaster/Blasenpflaster:n | pansement ampoules/pansements ampoules:m ~ pansement pour ampoules/pansements pour ampoules:m | cerotto per vesciche/cerotti per vesciche:m
heat patch/heat patches ~ heat plaster/heat plasters | Wärmepflaster/Wärmepflaster:n | patch chauffant/patchs chauffants:m | cerotto riscaldante/cerotti riscaldanti:m ~ cerotto autoriscaldante/cerotti autoriscaldanti:m
bandage/bandages | Verband/Verbände:m ~ Bandage/Bandagen:f | bandage/bandages:m ~ bande de contention/bandes de contention:f | benda/bende:f ~ bendaggio/bendaggi:m
gauze bandage/gauze bandages | Mullbinde/Mullbinden:f | bande de gaze/bandes de gaze:f | benda di garza/bende di garza:f
compress/compresses ~ gauze pad/gauze pads | Kompresse/Kompressen:f | compresse/compresses:f | garza/garze:f ~ compressa di garza/compresse di garza:f
kinesiology tape/kinesiology tapes | Kinesiologie-Tape/Kinesiologie-Tapes:n ~ Kinesiologietape/Kinesiologietapes:n ~ Kinesio-Tape/Kinesio-Tapes:n | bande de kinésiologie/bandes de kinésiologie:f | nastro kinesiologico/nastri kinesiologici:m
first aid kit/first aid kits | Erste-Hilfe-Set/Erste-Hilfe-Sets:n ~ Verbandskasten/Verbandskästen:m ~ Verbandkasten/Verbandkästen:m | trousse de premiers secours/trousses de premiers secours:f ~ kit de premiers secours/kits de premiers secours:m ~ trousse de secours/trousses de secours:f | kit di pronto soccorso/kit di pronto soccorso:m ~ cassetta di pronto soccorso/cassette di pronto soccorso:f ~ kit di primo soccorso/kit di primo soccorso:m
thermometer/thermometers | Thermometer/Thermometer:n | thermomètre/thermomètres:m | termometro/termometri:m
clinical thermometer/clinical thermometers ~ fever thermometer/fever thermometers | Fieberthermometer/Fieberthermometer:n | thermomètre médical/thermomètres médicaux:m | termometro clinico/termometri clinici:m ~ termometro per la febbre/termometri per la febbre:m
blood pressure monitor/blood pressure monitors | Blutdruckmessgerät/Blutdruckmessgeräte:n | tensiomètre/tensiomètres:m | misuratore di pressione/misuratori di pressione:m ~ sfigmomanometro/sfigmomanometri:m
pulse oximeter/pulse oximeters | Pulsoximeter/Pulsoximeter:n | oxymètre de pouls/oxymètres de pouls:m ~ oxymètre/oxymètres:m | pulsossimetro/pulsossimetri:m ~ saturimetro/saturimetri:m
blood glucose meter/blood glucose meters ~ glucose meter/glucose meters | Blutzuckermessgerät/Blutzuckermessgeräte:n | lecteur de glycémie/lecteurs de glycémie:m ~ glucomètre/glucomètres:m | glucometro/glucometri:m ~ misuratore di glicemia/misuratori di glicemia:m
test strip/test strips | Teststreifen/Teststreifen:m | bandelette de test/bandelettes de test:f ~ bandelette réactive/bandelettes réactives:f | striscia reattiva/strisce reattive:f
pregnancy test/pregnancy tests | Schwangerschaftstest/Schwangerschaftstests:m | test de grossesse/tests de grossesse:m | test di gravidanza/test di gravidanza:m
stethoscope/stethoscopes | Stethoskop/Stethoskope:n | stéthoscope/stéthoscopes:m | stetoscopio/stetoscopi:m ~ fonendoscopio/fonendoscopi:m
inhaler/inhalers ~ nebuliser/nebulisers ~ nebulizer/nebulizers | Inhalator/Inhalatoren:m ~ Inhaliergerät/Inhaliergeräte:n ~ Inhalationsgerät/Inhalationsgeräte:n | inhalateur/inhalateurs:m ~ nébuliseur/nébuliseurs:m | inalatore/inalatori:m ~ nebulizzatore/nebulizzatori:m
hot-water bottle/hot-water bottles | Wärmflasche/Wärmflaschen:f ~ Bettflasche/Bettflaschen:f | bouillotte/bouillottes:f | borsa dell'acqua calda/borse dell'acqua calda:f ~ boule dell'acqua calda/boule dell'acqua calda:f
cherry stone pillow/cherry stone pillows | Kirschkernkissen/Kirschkernkissen:n | bouillotte aux noyaux de cerise/bouillottes aux noyaux de cerise:f | cuscino ai noccioli di ciliegia/cuscini ai noccioli di ciliegia:m
heating pad/heating pads | Heizkissen/Heizkissen:n ~ Wärmekissen/Wärmekissen:n | coussin chauffant/coussins chauffants:m | termoforo/termofori:m ~ cuscino riscaldante/cuscini riscaldanti:m
gel pack/gel packs ~ hot and cold pack/hot and cold packs | Kalt-Warm-Kompresse/Kalt-Warm-Kompressen:f | compresse chaud-froid/compresses chaud-froid:f | cuscinetto caldo-freddo/cuscinetti caldo-freddo:m
infrared lamp/infrared lamps | Infrarotlampe/Infrarotlampen:f ~ Rotlichtlampe/Rotlichtlampen:f | lampe infrarouge/lampes infrarouges:f | lampada a infrarossi/lampade a infrarossi:f
massager/massagers ~ massage device/massage devices | Massagegerät/Massagegeräte:n | appareil de massage/appareils de massage:m ~ masseur/masseurs:m | massaggiatore/massaggiatori:m
massage gun/massage guns | Massagepistole/Massagepistolen:f | pistolet de massage/pistolets de massage:m | pistola massaggiante/pistole massaggianti:f ~ pistola per massaggi/pistole per massaggi:f
bathroom scale/bathroom scales ~ body scale/body scales ~ personal scale/personal scales | Personenwaage/Personenwaagen:f ~ Körperwaage/Körperwaagen:f | pèse-personne/pèse-personnes:m | bilancia pesapersone/bilance pesapersone:f ~ pesapersone/pesapersone:m
knee support/knee supports ~ knee brace/knee braces | Kniebandage/Kniebandagen:f | genouillère de maintien/genouillères de maintien:f | tutore per ginocchio/tutori per ginocchio:m
ankle support/ankle supports ~ ankle brace/ankle braces | Knöchelbandage/Knöchelbandagen:f ~ Sprunggelenkbandage/Sprunggelenkbandagen:f | chevillère/chevillères:f | cavigliera/cavigliere:f
wrist support/wrist supports ~ wrist brace/wrist braces | Handgelenkbandage/Handgelenkbandagen:f | attelle de poignet/attelles de poignet:f ~ protège-poignet/protège-poignets:m | polsiera/polsiere:f
elbow support/elbow supports | Ellenbogenbandage/Ellenbogenbandagen:f | coudière de maintien/coudières de maintien:f | tutore per gomito/tutori per gomito:m
back support/back supports ~ back brace/back braces | Rückenbandage/Rückenbandagen:f | ceinture lombaire/ceintures lombaires:f | fascia lombare/fasce lombari:f
posture corrector/posture correctors | Haltungskorrektor/Haltungskorrektoren:m ~ Geradehalter/Geradehalter:m | correcteur de posture/correcteurs de posture:m | correttore posturale/correttori posturali:m
crutch/crutches | Krücke/Krücken:f ~ Unterarmgehstütze/Unterarmgehstützen:f | béquille/béquilles:f | stampella/stampelle:f
walking stick/walking sticks ~ walking cane/walking canes | Gehstock/Gehstöcke:m ~ Spazierstock/Spazierstöcke:m | canne de marche/cannes de marche:f | bastone da passeggio/bastoni da passeggio:m
rollator/rollators ~ walker with wheels/walkers with wheels | Rollator/Rollatoren:m | déambulateur à roulettes/déambulateurs à roulettes:m ~ rollateur/rollateurs:m | deambulatore con ruote/deambulatori con ruote:m ~ rollator/rollator:m
wheelchair/wheelchairs | Rollstuhl/Rollstühle:m | fauteuil roulant/fauteuils roulants:m | sedia a rotelle/sedie a rotelle:f ~ carrozzina per disabili/carrozzine per disabili:f
hearing aid/hearing aids | Hörgerät/Hörgeräte:n | appareil auditif/appareils auditifs:m ~ aide auditive/aides auditives:f | apparecchio acustico/apparecchi acustici:m
hearing aid battery/hearing aid batteries | Hörgerätebatterie/Hörgerätebatterien:f | pile auditive/piles auditives:f ~ pile pour appareil auditif/piles pour appareil auditif:f | batteria per apparecchi acustici/batterie per apparecchi acustici:f
earplug/earplugs ~ ear plug/ear plugs | Ohrstöpsel/Ohrstöpsel:m ~ Gehörschutzstöpsel/Gehörschutzstöpsel:m | bouchon d'oreille/bouchons d'oreilles:m | tappo per le orecchie/tappi per le orecchie:m ~ tappo auricolare/tappi auricolari:m ~ tappo per orecchie/tappi per orecchie:m
sleep mask/sleep masks ~ eye mask/eye masks ~ sleeping mask/sleeping masks | Schlafmaske/Schlafmasken:f ~ Schlafbrille/Schlafbrillen:f | masque de sommeil/masques de sommeil:m ~ masque de nuit/masques de nuit:m | mascherina per dormire/mascherine per dormire:f ~ maschera per dormire/maschere per dormire:f
surgical mask/surgical masks ~ medical mask/medical masks ~ medical face mask/medical face masks | OP-Maske/OP-Masken:f ~ medizinische Maske/medizinische Masken:f | masque chirurgical/masques chirurgicaux:m | mascherina chirurgica/mascherine chirurgiche:f
FFP2 mask/FFP2 masks | FFP2-Maske/FFP2-Masken:f | masque FFP2/masques FFP2:m | mascherina FFP2/mascherine FFP2:f
contact lens/contact lenses | Kontaktlinse/Kontaktlinsen:f | lentille de contact/lentilles de contact:f | lente a contatto/lenti a contatto:f
contact lens solution/contact lens solutions | Kontaktlinsenlösung/Kontaktlinsenlösungen:f ~ Kontaktlinsenflüssigkeit/Kontaktlinsenflüssigkeiten:f | solution pour lentilles/solutions pour lentilles:f ~ produit pour lentilles/produits pour lentilles:m | soluzione per lenti a contatto/soluzioni per lenti a contatto:f
eye drops/eye drops:p | Augentropfen/Augentropfen:p | gouttes pour les yeux/gouttes pour les yeux:fp ~ collyre/collyres:m | collirio/colliri:m ~ gocce oculari/gocce oculari:fp
nasal spray/nasal sprays ~ nose spray/nose sprays | Nasenspray/Nasensprays:n | spray nasal/sprays nasaux:m | spray nasale/spray nasali:m
throat lozenge/throat lozenges ~ cough drop/cough drops | Halsbonbon/Halsbonbons:n ~ Hustenbonbon/Hustenbonbons:n ~ Halspastille/Halspastillen:f | pastille pour la gorge/pastilles pour la gorge:f | pastiglia per la gola/pastiglie per la gola:f ~ caramella per la gola/caramelle per la gola:f
cough syrup/cough syrups | Hustensaft/Hustensäfte:m | sirop contre la toux/sirops contre la toux:m | sciroppo per la tosse/sciroppi per la tosse:m
ointment/ointments | Salbe/Salben:f | pommade/pommades:f ~ onguent/onguents:m | unguento/unguenti:m ~ pomata/pomate:f
wound ointment/wound ointments | Wundsalbe/Wundsalben:f ~ Wund- und Heilsalbe/Wund- und Heilsalben:f | pommade cicatrisante/pommades cicatrisantes:f | pomata cicatrizzante/pomate cicatrizzanti:f
medicine/medicines ~ medication/medications | Arzneimittel/Arzneimittel:n ~ Medikament/Medikamente:n | médicament/médicaments:m | farmaco/farmaci:m ~ medicinale/medicinali:m
pill box/pill boxes ~ pill organiser/pill organisers ~ pill organizer/pill organizers | Pillendose/Pillendosen:f ~ Tablettenbox/Tablettenboxen:f ~ Medikamentendosierer/Medikamentendosierer:m | pilulier/piluliers:m ~ boîte à pilules/boîtes à pilules:f | portapillole/portapillole:m
syringe/syringes | Spritze/Spritzen:f | seringue/seringues:f | siringa/siringhe:f
disinfectant/disinfectants | Desinfektionsmittel/Desinfektionsmittel:n | désinfectant/désinfectants:m | disinfettante/disinfettanti:m
hand sanitiser/hand sanitisers ~ hand sanitizer/hand sanitizers ~ hand disinfectant/hand disinfectants ~ hand rub/hand rubs | Handdesinfektionsmittel/Handdesinfektionsmittel:n ~ Händedesinfektionsmittel/Händedesinfektionsmittel:n ~ Handdesinfektion/Handdesinfektionen:f | gel hydroalcoolique/gels hydroalcooliques:m ~ désinfectant pour les mains/désinfectants pour les mains:m | igienizzante mani/igienizzanti mani:m ~ gel igienizzante mani/gel igienizzanti mani:m ~ disinfettante mani/disinfettanti mani:m
wet wipe/wet wipes ~ baby wipe/baby wipes | Feuchttuch/Feuchttücher:n | lingette humide/lingettes humides:f ~ lingette/lingettes:f | salvietta umidificata/salviette umidificate:f ~ salvietta/salviette:f ~ salviettina umidificata/salviettine umidificate:f
make-up remover wipe/make-up remover wipes ~ facial wipe/facial wipes ~ cleansing wipe/cleansing wipes | Abschminktuch/Abschminktücher:n ~ Reinigungstuch fürs Gesicht/Reinigungstücher fürs Gesicht:n | lingette démaquillante/lingettes démaquillantes:f | salvietta struccante/salviette struccanti:f
disinfectant wipe/disinfectant wipes ~ disinfecting wipe/disinfecting wipes | Desinfektionstuch/Desinfektionstücher:n | lingette désinfectante/lingettes désinfectantes:f | salvietta disinfettante/salviette disinfettanti:f
tissue/tissues ~ paper tissue/paper tissues ~ facial tissue/facial tissues | Papiertaschentuch/Papiertaschentücher:n ~ Taschentuch/Taschentücher:n ~ Kosmetiktuch/Kosmetiktücher:n | mouchoir en papier/mouchoirs en papier:m ~ mouchoir/mouchoirs:m | fazzoletto di carta/fazzoletti di carta:m ~ fazzoletto/fazzoletti:m ~ velina/veline:f
sanitary towel/sanitary towels ~ sanitary pad/sanitary pads | Damenbinde/Damenbinden:f | serviette hygiénique/serviettes hygiéniques:f | assorbente igienico/assorbenti igienici:m ~ assorbente/assorbenti:m
panty liner/panty liners ~ pantyliner/pantyliners | Slipeinlage/Slipeinlagen:f | protège-slip/protège-slips:m | salvaslip/salvaslip:m ~ proteggi slip/proteggi slip:m
tampon/tampons | Tampon/Tampons:m | tampon hygiénique/tampons hygiéniques:m | assorbente interno/assorbenti interni:m ~ tampone interno/tamponi interni:m
menstrual cup/menstrual cups | Menstruationstasse/Menstruationstassen:f | coupe menstruelle/coupes menstruelles:f ~ cup menstruelle/cups menstruelles:f | coppetta mestruale/coppette mestruali:f
period underwear/period underwear ~ period pants/period pants:p | Periodenunterwäsche/Periodenunterwäsche:f ~ Periodenslip/Periodenslips:m | culotte menstruelle/culottes menstruelles:f | slip mestruale/slip mestruali:m
incontinence pad/incontinence pads | Inkontinenzeinlage/Inkontinenzeinlagen:f | protection pour incontinence/protections pour incontinence:f | assorbente per incontinenza/assorbenti per incontinenza:m
incontinence pants/incontinence pants:p ~ incontinence underwear/incontinence underwear | Inkontinenzhose/Inkontinenzhosen:f | culotte pour incontinence/culottes pour incontinence:f ~ slip absorbant/slips absorbants:m | pannolone mutandina/pannoloni mutandina:m ~ mutandina assorbente/mutandine assorbenti:f
intimate wash/intimate washes ~ intimate wash lotion/intimate wash lotions | Intimwaschlotion/Intimwaschlotionen:f | soin lavant intime/soins lavants intimes:m ~ gel intime/gels intimes:m | detergente intimo/detergenti intimi:m
condom/condoms | Kondom/Kondome:n | préservatif/préservatifs:m | preservativo/preservativi:m ~ profilattico/profilattici:m
lubricating gel/lubricating gels ~ personal lubricant/personal lubricants | Gleitgel/Gleitgele:n | gel lubrifiant/gels lubrifiants:m ~ lubrifiant intime/lubrifiants intimes:m | gel lubrificante/gel lubrificanti:m ~ lubrificante intimo/lubrificanti intimi:m
vibrator/vibrators | Vibrator/Vibratoren:m | vibromasseur/vibromasseurs:m | vibratore/vibratori:m
vitamin/vitamins | Vitamin/Vitamine:n | vitamine/vitamines:f | vitamina/vitamine:f
multivitamin/multivitamins | Multivitaminpräparat/Multivitaminpräparate:n | multivitamine/multivitamines:f ~ complexe multivitaminé/complexes multivitaminés:m | multivitaminico/multivitaminici:m
food supplement/food supplements ~ dietary supplement/dietary supplements ~ nutritional supplement/nutritional supplements ~ supplement/supplements | Nahrungsergänzungsmittel/Nahrungsergänzungsmittel:n | complément alimentaire/compléments alimentaires:m | integratore alimentare/integratori alimentari:m ~ integratore/integratori:m
capsule/capsules | Kapsel/Kapseln:f | gélule/gélules:f ~ capsule/capsules:f | capsula/capsule:f
softgel/softgels ~ soft gel capsule/soft gel capsules | Weichkapsel/Weichkapseln:f ~ Softgel/Softgels:n | capsule molle/capsules molles:f | capsula molle/capsule molli:f ~ softgel/softgel:f
effervescent tablet/effervescent tablets | Brausetablette/Brausetabletten:f | comprimé effervescent/comprimés effervescents:m | compressa effervescente/compresse effervescenti:f
chewable tablet/chewable tablets | Kautablette/Kautabletten:f | comprimé à croquer/comprimés à croquer:m ~ comprimé à mâcher/comprimés à mâcher:m | compressa masticabile/compresse masticabili:f
lozenge/lozenges ~ pastille/pastilles | Lutschtablette/Lutschtabletten:f ~ Pastille/Pastillen:f | pastille/pastilles:f | pastiglia/pastiglie:f
powder/powders | Pulver/Pulver:n | poudre/poudres:f | polvere/polveri:f
magnesium/magnesium | Magnesium/Magnesium:n | magnésium/magnésium:m | magnesio/magnesio:m
zinc/zinc | Zink/Zink:n | zinc/zinc:m | zinco/zinco:m
collagen/collagen | Kollagen/Kollagene:n ~ Collagen/Collagene:n | collagène/collagènes:m | collagene/collageni:m
hyaluronic acid/hyaluronic acid | Hyaluronsäure/Hyaluronsäure:f | acide hyaluronique/acide hyaluronique:m | acido ialuronico/acido ialuronico:m
retinol/retinol | Retinol/Retinol:n | rétinol/rétinol:m | retinolo/retinolo:m
keratin/keratin | Keratin/Keratin:n | kératine/kératine:f | cheratina/cheratina:f
melatonin/melatonin | Melatonin/Melatonin:n | mélatonine/mélatonine:f | melatonina/melatonina:f
biotin/biotin | Biotin/Biotin:n | biotine/biotine:f | biotina/biotina:f
folic acid/folic acid | Folsäure/Folsäure:f | acide folique/acide folique:m | acido folico/acido folico:m
fish oil/fish oils | Fischöl/Fischöle:n | huile de poisson/huiles de poisson:f | olio di pesce/oli di pesce:m
amino acid/amino acids | Aminosäure/Aminosäuren:f | acide aminé/acides aminés:m | amminoacido/amminoacidi:m ~ aminoacido/aminoacidi:m
creatine/creatine | Kreatin/Kreatin:n ~ Creatin/Creatin:n | créatine/créatine:f | creatina/creatina:f
protein/proteins | Protein/Proteine:n ~ Eiweiß/Eiweiße:n | protéine/protéines:f | proteina/proteine:f
protein powder/protein powders | Proteinpulver/Proteinpulver:n ~ Eiweißpulver/Eiweißpulver:n | protéine en poudre/protéines en poudre:f ~ poudre de protéines/poudres de protéines:f | proteine in polvere/proteine in polvere:fp
probiotic/probiotics | Probiotikum/Probiotika:n | probiotique/probiotiques:m | probiotico/probiotici:m
electrolyte/electrolytes | Elektrolyt/Elektrolyte:m | électrolyte/électrolytes:m | elettrolita/elettroliti:m
medicinal clay/medicinal clays ~ healing clay/healing clays | Heilerde/Heilerden:f | argile médicinale/argiles médicinales:f | argilla medicinale/argille medicinali:f
diet shake/diet shakes ~ meal replacement shake/meal replacement shakes | Diätshake/Diätshakes:m ~ Diät-Shake/Diät-Shakes:m | substitut de repas/substituts de repas:m | sostitutivo del pasto/sostitutivi del pasto:m ~ pasto sostitutivo/pasti sostitutivi:m
gel/gels | Gel/Gele:n | gel/gels:m | gel/gel:m
myrtle/myrtles | Myrte/Myrten:f | myrte/myrtes:m | mirto/mirti:m
paddle brush/paddle brushes ~ paddle hair brush/paddle hair brushes | Paddle-Bürste/Paddle-Bürsten:f ~ Paddlebrush/Paddlebrushes:f | brosse plate/brosses plates:f | spazzola piatta/spazzole piatte:f
body cleanser/body cleansers ~ bodywash/bodywashes | Körperreinigung/Körperreinigungen:f | nettoyant corps/nettoyants corps:m | detergente corpo/detergenti corpo:m
baby wash/baby washes | Babywaschgel/Babywaschgele:n | gel lavant bébé/gels lavants bébé:m | detergente per bambini/detergenti per bambini:m
mouth freshener/mouth fresheners | Mundspray/Mundsprays:n | spray buccal/sprays buccaux:m | spray per l'alito/spray per l'alito:m
nail art/nail art | Nagelkunst/Nagelkunst:f | nail art/nail art:m | nail art/nail art:f
cleansing oil/cleansing oils | Reinigungsöl/Reinigungsöle:n | huile démaquillante/huiles démaquillantes:f | olio detergente/oli detergenti:m
scrubber/scrubbers | Schrubber/Schrubber:m | brosse à récurer/brosses à récurer:f | spazzola per pavimenti/spazzole per pavimenti:f
`;
