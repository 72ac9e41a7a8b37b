/**
 * Nouns of the home in four languages, one thing a line: en | de | fr | it, each singular/plural, after the colon the
 * gender (m, f, n; p = only in the plural); what follows `~` is another word for the same thing, read but never written.
 * Furniture, bedding, bath, decoration, storage, cleaning, tableware, cookware, lighting, household appliances.
 */
export const homeNouns = `
furniture/furniture | Möbel/Möbel:n ~ Möbelstück/Möbelstücke:n | meubles/meubles:mp ~ meuble/meubles:m | mobili/mobili:mp
table/tables | Tisch/Tische:m | table/tables:f | tavolo/tavoli:m
coffee table/coffee tables | Couchtisch/Couchtische:m ~ Sofatisch/Sofatische:m ~ Wohnzimmertisch/Wohnzimmertische:m ~ Salontisch/Salontische:m | table basse/tables basses:f | tavolino da salotto/tavolini da salotto:m ~ tavolino/tavolini:m
side table/side tables | Beistelltisch/Beistelltische:m | table d'appoint/tables d'appoint:f | tavolino d'appoggio/tavolini d'appoggio:m
dining table/dining tables | Esstisch/Esstische:m ~ Esszimmertisch/Esszimmertische:m | table à manger/tables à manger:f ~ table de salle à manger/tables de salle à manger:f | tavolo da pranzo/tavoli da pranzo:m
folding table/folding tables | Klapptisch/Klapptische:m | table pliante/tables pliantes:f | tavolo pieghevole/tavoli pieghevoli:m
console table/console tables | Konsolentisch/Konsolentische:m | console d'entrée/consoles d'entrée:f ~ table console/tables consoles:f | consolle/consolle:f
dressing table/dressing tables ~ vanity table/vanity tables | Schminktisch/Schminktische:m ~ Frisiertisch/Frisiertische:m | coiffeuse/coiffeuses:f | tavolo da trucco/tavoli da trucco:m ~ toeletta/toelette:f
desk/desks | Schreibtisch/Schreibtische:m | bureau/bureaux:m | scrivania/scrivanie:f
standing desk/standing desks ~ sit-stand desk/sit-stand desks | Sitz-Steh-Schreibtisch/Sitz-Steh-Schreibtische:m ~ Stehschreibtisch/Stehschreibtische:m | bureau assis-debout/bureaux assis-debout:m | scrivania regolabile in altezza/scrivanie regolabili in altezza:f
bedside table/bedside tables ~ nightstand/nightstands | Nachttisch/Nachttische:m ~ Nachtkästchen/Nachtkästchen:n ~ Nachtschrank/Nachtschränke:m | table de chevet/tables de chevet:f | comodino/comodini:m
chair/chairs | Stuhl/Stühle:m | chaise/chaises:f | sedia/sedie:f
dining chair/dining chairs | Esszimmerstuhl/Esszimmerstühle:m | chaise de salle à manger/chaises de salle à manger:f | sedia da pranzo/sedie da pranzo:f
office chair/office chairs ~ desk chair/desk chairs | Bürostuhl/Bürostühle:m ~ Schreibtischstuhl/Schreibtischstühle:m | chaise de bureau/chaises de bureau:f | sedia da ufficio/sedie da ufficio:f
gaming chair/gaming chairs | Gaming-Stuhl/Gaming-Stühle:m ~ Gamingstuhl/Gamingstühle:m | chaise gaming/chaises gaming:f ~ fauteuil gaming/fauteuils gaming:m ~ siège gaming/sièges gaming:m ~ fauteuil gamer/fauteuils gamer:m ~ chaise gamer/chaises gamer:f | sedia gaming/sedie gaming:f ~ sedia da gaming/sedie da gaming:f
folding chair/folding chairs | Klappstuhl/Klappstühle:m | chaise pliante/chaises pliantes:f | sedia pieghevole/sedie pieghevoli:f
rocking chair/rocking chairs | Schaukelstuhl/Schaukelstühle:m | fauteuil à bascule/fauteuils à bascule:m ~ rocking-chair/rocking-chairs:m | sedia a dondolo/sedie a dondolo:f
armchair/armchairs | Sessel/Sessel:m ~ Fauteuil/Fauteuils:m | fauteuil/fauteuils:m | poltrona/poltrone:f
recliner/recliners ~ reclining chair/reclining chairs | Relaxsessel/Relaxsessel:m ~ Fernsehsessel/Fernsehsessel:m | fauteuil de relaxation/fauteuils de relaxation:m ~ fauteuil relax/fauteuils relax:m | poltrona relax/poltrone relax:f ~ poltrona reclinabile/poltrone reclinabili:f
stool/stools | Hocker/Hocker:m | tabouret/tabourets:m | sgabello/sgabelli:m
bar stool/bar stools | Barhocker/Barhocker:m | tabouret de bar/tabourets de bar:m | sgabello da bar/sgabelli da bar:m
step stool/step stools | Tritthocker/Tritthocker:m | marchepied/marchepieds:m | sgabello a gradini/sgabelli a gradini:m
footrest/footrests | Fußstütze/Fußstützen:f | repose-pieds/repose-pieds:m | poggiapiedi/poggiapiedi:m
pouffe/pouffes ~ pouf/poufs | Pouf/Poufs:m ~ Sitzpouf/Sitzpoufs:m | pouf/poufs:m | pouf/pouf:m
bean bag/bean bags ~ bean bag chair/bean bag chairs | Sitzsack/Sitzsäcke:m | pouf poire/poufs poires:m | poltrona a sacco/poltrone a sacco:f ~ pouf a sacco/pouf a sacco:m
bench/benches | Sitzbank/Sitzbänke:f ~ Bank/Bänke:f | banc/bancs:m | panca/panche:f
sofa/sofas ~ couch/couches ~ settee/settees | Sofa/Sofas:n ~ Couch/Couches:f | canapé/canapés:m ~ sofa/sofas:m | divano/divani:m ~ sofà/sofà:m
corner sofa/corner sofas | Ecksofa/Ecksofas:n ~ Eckcouch/Eckcouches:f | canapé d'angle/canapés d'angle:m | divano angolare/divani angolari:m ~ divano ad angolo/divani ad angolo:m
sofa bed/sofa beds | Schlafsofa/Schlafsofas:n ~ Schlafcouch/Schlafcouches:f ~ Bettsofa/Bettsofas:n | canapé-lit/canapés-lits:m ~ canapé convertible/canapés convertibles:m | divano letto/divani letto:m
sofa cover/sofa covers | Sofabezug/Sofabezüge:m ~ Sofaüberwurf/Sofaüberwürfe:m | housse de canapé/housses de canapé:f | copridivano/copridivani:m
chair cover/chair covers | Stuhlbezug/Stuhlbezüge:m ~ Stuhlhusse/Stuhlhussen:f | housse de chaise/housses de chaise:f | coprisedia/coprisedia:m
chair cushion/chair cushions | Stuhlkissen/Stuhlkissen:n | coussin de chaise/coussins de chaise:m ~ galette de chaise/galettes de chaise:f | cuscino per sedia/cuscini per sedia:m
seat cushion/seat cushions | Sitzkissen/Sitzkissen:n | coussin d'assise/coussins d'assise:m | cuscino per seduta/cuscini per seduta:m
bed/beds | Bett/Betten:n | lit/lits:m | letto/letti:m
bed frame/bed frames | Bettgestell/Bettgestelle:n ~ Bettrahmen/Bettrahmen:m | cadre de lit/cadres de lit:m ~ structure de lit/structures de lit:f | struttura letto/strutture letto:f
bunk bed/bunk beds | Etagenbett/Etagenbetten:n ~ Stockbett/Stockbetten:n | lit superposé/lits superposés:m | letto a castello/letti a castello:m
loft bed/loft beds | Hochbett/Hochbetten:n | lit mezzanine/lits mezzanine:m | letto a soppalco/letti a soppalco:m
box spring bed/box spring beds | Boxspringbett/Boxspringbetten:n | lit boxspring/lits boxspring:m | letto boxspring/letti boxspring:m
guest bed/guest beds | Gästebett/Gästebetten:n | lit d'appoint/lits d'appoint:m | letto per ospiti/letti per ospiti:m
headboard/headboards | Kopfteil/Kopfteile:n ~ Betthaupt/Betthäupter:n | tête de lit/têtes de lit:f | testiera/testiere:f ~ testata letto/testate letto:f
slatted base/slatted bases | Lattenrost/Lattenroste:m | sommier à lattes/sommiers à lattes:m | rete a doghe/reti a doghe:f
mattress/mattresses | Matratze/Matratzen:f | matelas/matelas:m | materasso/materassi:m
mattress topper/mattress toppers | Topper/Topper:m ~ Matratzentopper/Matratzentopper:m ~ Matratzenauflage/Matratzenauflagen:f | surmatelas/surmatelas:m | topper per materasso/topper per materasso:m ~ topper/topper:m
mattress protector/mattress protectors ~ mattress cover/mattress covers | Matratzenschoner/Matratzenschoner:m ~ Matratzenschutz/Matratzenschutz:m | protège-matelas/protège-matelas:m ~ alèse/alèses:f | coprimaterasso/coprimaterassi:m ~ proteggi materasso/proteggi materasso:m
wardrobe/wardrobes | Kleiderschrank/Kleiderschränke:m ~ Schrank/Schränke:m | armoire/armoires:f | armadio/armadi:m
shoe cabinet/shoe cabinets | Schuhschrank/Schuhschränke:m | meuble à chaussures/meubles à chaussures:m | scarpiera/scarpiere:f
shoe rack/shoe racks | Schuhregal/Schuhregale:n | étagère à chaussures/étagères à chaussures:f ~ range-chaussures/range-chaussures:m | portascarpe/portascarpe:m
display cabinet/display cabinets | Vitrine/Vitrinen:f | vitrine/vitrines:f | vetrina/vetrine:f
kitchen cabinet/kitchen cabinets | Küchenschrank/Küchenschränke:m | meuble de cuisine/meubles de cuisine:m | mobile da cucina/mobili da cucina:m
bathroom cabinet/bathroom cabinets | Badschrank/Badschränke:m ~ Badezimmerschrank/Badezimmerschränke:m | meuble de salle de bain/meubles de salle de bain:m ~ meuble de salle de bains/meubles de salle de bains:m | mobile da bagno/mobili da bagno:m
mirror cabinet/mirror cabinets | Spiegelschrank/Spiegelschränke:m | armoire de toilette/armoires de toilette:f | armadietto a specchio/armadietti a specchio:m ~ specchiera contenitore/specchiere contenitore:f
vanity unit/vanity units | Waschbeckenunterschrank/Waschbeckenunterschränke:m ~ Waschtischunterschrank/Waschtischunterschränke:m | meuble sous-vasque/meubles sous-vasque:m ~ meuble sous-lavabo/meubles sous-lavabo:m | mobile sottolavabo/mobili sottolavabo:m
chest of drawers/chests of drawers | Kommode/Kommoden:f | commode/commodes:f | cassettiera/cassettiere:f ~ comò/comò:m
sideboard/sideboards | Sideboard/Sideboards:n ~ Anrichte/Anrichten:f | buffet/buffets:m ~ enfilade/enfilades:f | credenza/credenze:f
TV stand/TV stands ~ TV unit/TV units ~ TV cabinet/TV cabinets | TV-Schrank/TV-Schränke:m ~ TV-Lowboard/TV-Lowboards:n ~ TV-Möbel/TV-Möbel:n | meuble TV/meubles TV:m | mobile TV/mobili TV:m ~ mobile porta TV/mobili porta TV:m
bookcase/bookcases ~ bookshelf/bookshelves | Bücherregal/Bücherregale:n | bibliothèque/bibliothèques:f | libreria/librerie:f
shelf/shelves ~ shelving unit/shelving units | Regal/Regale:n | étagère/étagères:f | scaffale/scaffali:m
wall shelf/wall shelves | Wandregal/Wandregale:n | étagère murale/étagères murales:f | mensola/mensole:f
corner shelf/corner shelves | Eckregal/Eckregale:n | étagère d'angle/étagères d'angle:f | mensola angolare/mensole angolari:f ~ scaffale angolare/scaffali angolari:m
heavy-duty shelf/heavy-duty shelves | Schwerlastregal/Schwerlastregale:n | étagère charge lourde/étagères charge lourde:f | scaffale per carichi pesanti/scaffali per carichi pesanti:m
wine rack/wine racks ~ bottle rack/bottle racks | Weinregal/Weinregale:n ~ Flaschenregal/Flaschenregale:n | casier à bouteilles/casiers à bouteilles:m ~ range-bouteilles/range-bouteilles:m ~ casier à vin/casiers à vin:m | portabottiglie/portabottiglie:m ~ cantinetta portabottiglie/cantinette portabottiglie:f
magazine rack/magazine racks | Zeitungsständer/Zeitungsständer:m ~ Zeitschriftenständer/Zeitschriftenständer:m | porte-revues/porte-revues:m | portariviste/portariviste:m
umbrella stand/umbrella stands | Schirmständer/Schirmständer:m ~ Regenschirmständer/Regenschirmständer:m | porte-parapluies/porte-parapluies:m | portaombrelli/portaombrelli:m
coat rack/coat racks | Garderobe/Garderoben:f | portemanteau/portemanteaux:m | appendiabiti/appendiabiti:m
coat stand/coat stands | Garderobenständer/Garderobenständer:m ~ Kleiderständer/Kleiderständer:m | portemanteau sur pied/portemanteaux sur pied:m | appendiabiti da terra/appendiabiti da terra:m
coat hook/coat hooks | Kleiderhaken/Kleiderhaken:m ~ Garderobenhaken/Garderobenhaken:m | patère/patères:f | gancio appendiabiti/ganci appendiabiti:m
clothes rail/clothes rails ~ clothes rack/clothes racks ~ garment rack/garment racks | Kleiderstange/Kleiderstangen:f | portant à vêtements/portants à vêtements:m | stender appendiabiti/stender appendiabiti:m ~ stender/stender:m
clothes hanger/clothes hangers ~ coat hanger/coat hangers | Kleiderbügel/Kleiderbügel:m | cintre/cintres:m | gruccia/grucce:f
room divider/room dividers ~ folding screen/folding screens | Paravent/Paravents:m ~ Raumteiler/Raumteiler:m | paravent/paravents:m | paravento/paraventi:m
kitchen trolley/kitchen trolleys | Küchenwagen/Küchenwagen:m | desserte de cuisine/dessertes de cuisine:f | carrello da cucina/carrelli da cucina:m
serving trolley/serving trolleys ~ serving cart/serving carts | Servierwagen/Servierwagen:m | chariot de service/chariots de service:m | carrello portavivande/carrelli portavivande:m
mirror/mirrors | Spiegel/Spiegel:m | miroir/miroirs:m | specchio/specchi:m
wall mirror/wall mirrors | Wandspiegel/Wandspiegel:m | miroir mural/miroirs muraux:m | specchio da parete/specchi da parete:m
drawer/drawers | Schublade/Schubladen:f ~ Schubkasten/Schubkästen:m | tiroir/tiroirs:m | cassetto/cassetti:m
pillow/pillows | Kopfkissen/Kopfkissen:n | oreiller/oreillers:m | guanciale/guanciali:m ~ cuscino da letto/cuscini da letto:m
neck pillow/neck pillows | Nackenkissen/Nackenkissen:n | coussin cervical/coussins cervicaux:m ~ oreiller cervical/oreillers cervicaux:m | cuscino cervicale/cuscini cervicali:m
travel pillow/travel pillows | Reisekissen/Reisekissen:n | coussin de voyage/coussins de voyage:m | cuscino da viaggio/cuscini da viaggio:m
pillowcase/pillowcases ~ pillow case/pillow cases | Kopfkissenbezug/Kopfkissenbezüge:m | taie d'oreiller/taies d'oreiller:f | federa/federe:f
cushion/cushions | Kissen/Kissen:n | coussin/coussins:m | cuscino/cuscini:m
cushion cover/cushion covers | Kissenbezug/Kissenbezüge:m ~ Kissenhülle/Kissenhüllen:f | housse de coussin/housses de coussin:f | fodera per cuscino/fodere per cuscino:f ~ copricuscino/copricuscini:m ~ federa per cuscino/federe per cuscino:f
decorative cushion/decorative cushions ~ throw pillow/throw pillows | Zierkissen/Zierkissen:n ~ Dekokissen/Dekokissen:n ~ Sofakissen/Sofakissen:n | coussin décoratif/coussins décoratifs:m | cuscino decorativo/cuscini decorativi:m ~ cuscino arredo/cuscini arredo:m
blanket/blankets | Decke/Decken:f | couverture/couvertures:f | coperta/coperte:f
throw blanket/throw blankets | Kuscheldecke/Kuscheldecken:f ~ Wohndecke/Wohndecken:f ~ Plaid/Plaids:n | plaid/plaids:m | plaid/plaid:m
wool blanket/wool blankets | Wolldecke/Wolldecken:f | couverture en laine/couvertures en laine:f | coperta di lana/coperte di lana:f
electric blanket/electric blankets ~ heated blanket/heated blankets | Heizdecke/Heizdecken:f | couverture chauffante/couvertures chauffantes:f | coperta elettrica/coperte elettriche:f ~ termocoperta/termocoperte:f
weighted blanket/weighted blankets | Gewichtsdecke/Gewichtsdecken:f ~ Therapiedecke/Therapiedecken:f | couverture lestée/couvertures lestées:f | coperta ponderata/coperte ponderate:f
bedspread/bedspreads | Tagesdecke/Tagesdecken:f ~ Bettüberwurf/Bettüberwürfe:m | couvre-lit/couvre-lits:m ~ dessus-de-lit/dessus-de-lit:m | copriletto/copriletti:m
duvet/duvets ~ comforter/comforters | Bettdecke/Bettdecken:f ~ Duvet/Duvets:n | couette/couettes:f | piumone/piumoni:m
duvet cover/duvet covers | Bettbezug/Bettbezüge:m ~ Bettdeckenbezug/Bettdeckenbezüge:m | housse de couette/housses de couette:f | copripiumino/copripiumini:m
bed linen/bed linen ~ bedding/bedding ~ bed clothes/bed clothes:p ~ bedclothes/bedclothes:p | Bettwäsche/Bettwäsche:f | linge de lit/linge de lit:m | biancheria da letto/biancheria da letto:f
bed linen set/bed linen sets ~ bedding set/bedding sets | Bettwäsche-Set/Bettwäsche-Sets:n ~ Bettwäscheset/Bettwäschesets:n ~ Bettwäschegarnitur/Bettwäschegarnituren:f | parure de lit/parures de lit:f | completo letto/completi letto:m ~ parure letto/parure letto:f
bed sheet/bed sheets ~ bedsheet/bedsheets | Bettlaken/Bettlaken:n ~ Betttuch/Betttücher:n ~ Leintuch/Leintücher:n | drap/draps:m | lenzuolo/lenzuoli:m ~ lenzuolo/lenzuola:m
cotton ball/cotton balls | Wattebausch/Wattebäusche:m ~ Wattekugel/Wattekugeln:f | boule de coton/boules de coton:f | batuffolo di cotone/batuffoli di cotone:m
fitted sheet/fitted sheets | Spannbettlaken/Spannbettlaken:n ~ Spannbetttuch/Spannbetttücher:n ~ Spannleintuch/Spannleintücher:n ~ Fixleintuch/Fixleintücher:n | drap-housse/draps-housses:m | lenzuolo con angoli/lenzuoli con angoli:m ~ lenzuola con angoli/lenzuola con angoli:fp
mosquito net/mosquito nets | Moskitonetz/Moskitonetze:n ~ Mückennetz/Mückennetze:n | moustiquaire/moustiquaires:f | zanzariera/zanzariere:f
fly screen/fly screens ~ insect screen/insect screens | Fliegengitter/Fliegengitter:n ~ Insektenschutzgitter/Insektenschutzgitter:n | moustiquaire de fenêtre/moustiquaires de fenêtre:f | zanzariera per finestra/zanzariere per finestra:f
towel/towels | Handtuch/Handtücher:n | serviette de toilette/serviettes de toilette:f ~ serviette éponge/serviettes éponge:f ~ essuie-mains/essuie-mains:m | asciugamano/asciugamani:m
guest towel/guest towels | Gästehandtuch/Gästehandtücher:n ~ Gästetuch/Gästetücher:n | serviette invité/serviettes invité:f ~ serviette d'invité/serviettes d'invité:f | asciugamano ospite/asciugamani ospite:m
bath towel/bath towels | Badetuch/Badetücher:n ~ Duschtuch/Duschtücher:n ~ Badehandtuch/Badehandtücher:n | drap de bain/draps de bain:m | telo bagno/teli bagno:m ~ asciugamano da bagno/asciugamani da bagno:m
beach towel/beach towels | Strandtuch/Strandtücher:n ~ Strandhandtuch/Strandhandtücher:n ~ Badelaken/Badelaken:n | serviette de plage/serviettes de plage:f ~ drap de plage/draps de plage:m | telo mare/teli mare:m ~ asciugamano da spiaggia/asciugamani da spiaggia:m
washcloth/washcloths ~ face cloth/face cloths | Waschlappen/Waschlappen:m ~ Waschhandschuh/Waschhandschuhe:m | gant de toilette/gants de toilette:m | lavetta/lavette:f ~ guanto da bagno/guanti da bagno:m
bath mat/bath mats ~ bath rug/bath rugs | Badematte/Badematten:f ~ Badteppich/Badteppiche:m ~ Badvorleger/Badvorleger:m | tapis de bain/tapis de bain:m | tappetino da bagno/tappetini da bagno:m ~ tappeto da bagno/tappeti da bagno:m
shower mat/shower mats | Duschmatte/Duschmatten:f | tapis de douche/tapis de douche:m | tappetino doccia/tappetini doccia:m
shower curtain/shower curtains | Duschvorhang/Duschvorhänge:m | rideau de douche/rideaux de douche:m | tenda da doccia/tende da doccia:f ~ tenda doccia/tende doccia:f
soap dispenser/soap dispensers | Seifenspender/Seifenspender:m | distributeur de savon/distributeurs de savon:m | dispenser per sapone/dispenser per sapone:m ~ dosatore di sapone/dosatori di sapone:m ~ dispenser di sapone/dispenser di sapone:m
soap dish/soap dishes | Seifenschale/Seifenschalen:f | porte-savon/porte-savons:m | portasapone/portasapone:m
toilet brush/toilet brushes | Toilettenbürste/Toilettenbürsten:f ~ WC-Bürste/WC-Bürsten:f ~ Klobürste/Klobürsten:f | brosse WC/brosses WC:f ~ brosse de toilette/brosses de toilette:f | scopino WC/scopini WC:m ~ scopino/scopini:m
toilet seat/toilet seats | WC-Sitz/WC-Sitze:m ~ Toilettensitz/Toilettensitze:m ~ Toilettendeckel/Toilettendeckel:m | abattant WC/abattants WC:m ~ abattant de WC/abattants de WC:m | copriwater/copriwater:m ~ sedile WC/sedili WC:m
toilet paper/toilet paper | Toilettenpapier/Toilettenpapiere:n ~ WC-Papier/WC-Papiere:n | papier toilette/papiers toilette:m ~ papier hygiénique/papiers hygiéniques:m | carta igienica/carta igienica:f
toilet paper holder/toilet paper holders ~ toilet roll holder/toilet roll holders | Toilettenpapierhalter/Toilettenpapierhalter:m ~ WC-Rollenhalter/WC-Rollenhalter:m ~ Klopapierhalter/Klopapierhalter:m | porte-papier toilette/porte-papier toilette:m ~ dérouleur de papier toilette/dérouleurs de papier toilette:m | portarotolo/portarotoli:m
towel rail/towel rails ~ towel holder/towel holders ~ towel rack/towel racks | Handtuchhalter/Handtuchhalter:m ~ Handtuchstange/Handtuchstangen:f | porte-serviettes/porte-serviettes:m | portasciugamani/portasciugamani:m
shower shelf/shower shelves ~ shower caddy/shower caddies | Duschablage/Duschablagen:f ~ Duschregal/Duschregale:n | étagère de douche/étagères de douche:f | mensola per doccia/mensole per doccia:f ~ portaoggetti doccia/portaoggetti doccia:m
tissue box/tissue boxes | Taschentuchbox/Taschentuchboxen:f ~ Kosmetiktuchbox/Kosmetiktuchboxen:f | boîte à mouchoirs/boîtes à mouchoirs:f | portafazzoletti/portafazzoletti:m
kitchen roll/kitchen rolls ~ paper towel/paper towels | Küchenrolle/Küchenrollen:f ~ Küchenpapier/Küchenpapiere:n ~ Haushaltspapier/Haushaltspapiere:n | essuie-tout/essuie-tout:m | carta da cucina/carta da cucina:f ~ rotolo da cucina/rotoli da cucina:m
curtain/curtains | Vorhang/Vorhänge:m ~ Gardine/Gardinen:f | rideau/rideaux:m | tenda/tende:f
blackout curtain/blackout curtains | Verdunkelungsvorhang/Verdunkelungsvorhänge:m ~ Verdunklungsvorhang/Verdunklungsvorhänge:m | rideau occultant/rideaux occultants:m | tenda oscurante/tende oscuranti:f
roller blind/roller blinds | Rollo/Rollos:n | store enrouleur/stores enrouleurs:m | tenda a rullo/tende a rullo:f
venetian blind/venetian blinds | Jalousie/Jalousien:f | store vénitien/stores vénitiens:m | veneziana/veneziane:f ~ tenda veneziana/tende veneziane:f
pleated blind/pleated blinds | Plissee/Plissees:n ~ Plisseerollo/Plisseerollos:n | store plissé/stores plissés:m | tenda plissettata/tende plissettate:f ~ tenda plissé/tende plissé:f
roller shutter/roller shutters | Rollladen/Rollläden:m ~ Rolladen/Rolläden:m | volet roulant/volets roulants:m | tapparella/tapparelle:f
curtain rod/curtain rods ~ curtain pole/curtain poles | Gardinenstange/Gardinenstangen:f ~ Vorhangstange/Vorhangstangen:f | tringle à rideaux/tringles à rideaux:f ~ tringle à rideau/tringles à rideau:f | bastone per tende/bastoni per tende:m
curtain track/curtain tracks ~ curtain rail/curtain rails | Gardinenschiene/Gardinenschienen:f ~ Vorhangschiene/Vorhangschienen:f | rail à rideaux/rails à rideaux:m ~ rail de rideau/rails de rideau:m | binario per tende/binari per tende:m
rug/rugs ~ carpet/carpets | Teppich/Teppiche:m | tapis/tapis:m | tappeto/tappeti:m
runner rug/runner rugs ~ carpet runner/carpet runners | Teppichläufer/Teppichläufer:m | tapis de couloir/tapis de couloir:m | passatoia/passatoie:f
doormat/doormats ~ door mat/door mats | Fußmatte/Fußmatten:f ~ Türmatte/Türmatten:f | paillasson/paillassons:m | zerbino/zerbini:m
anti-slip mat/anti-slip mats ~ non-slip mat/non-slip mats | Antirutschmatte/Antirutschmatten:f | tapis antidérapant/tapis antidérapants:m | tappetino antiscivolo/tappetini antiscivolo:m
wall picture/wall pictures | Wandbild/Wandbilder:n | tableau mural/tableaux muraux:m | quadro da parete/quadri da parete:m ~ quadro/quadri:m
canvas print/canvas prints | Leinwandbild/Leinwandbilder:n | tableau sur toile/tableaux sur toile:m ~ impression sur toile/impressions sur toile:f | stampa su tela/stampe su tela:f ~ quadro su tela/quadri su tela:m
picture frame/picture frames ~ photo frame/photo frames | Bilderrahmen/Bilderrahmen:m ~ Fotorahmen/Fotorahmen:m | cadre photo/cadres photo:m | cornice/cornici:f ~ portafoto/portafoto:m ~ cornice portafoto/cornici portafoto:f
photo album/photo albums | Fotoalbum/Fotoalben:n | album photo/albums photo:m ~ album photos/albums photos:m | album fotografico/album fotografici:m ~ album foto/album foto:m ~ album portafoto/album portafoto:m
wall sticker/wall stickers ~ wall decal/wall decals | Wandtattoo/Wandtattoos:n ~ Wandaufkleber/Wandaufkleber:m ~ Wandsticker/Wandsticker:m | sticker mural/stickers muraux:m ~ autocollant mural/autocollants muraux:m | adesivo murale/adesivi murali:m ~ adesivo da parete/adesivi da parete:m
wallpaper/wallpapers | Tapete/Tapeten:f | papier peint/papiers peints:m | carta da parati/carte da parati:f
photo wallpaper/photo wallpapers ~ wall mural/wall murals | Fototapete/Fototapeten:f | papier peint photo/papiers peints photo:m | carta da parati fotografica/carte da parati fotografiche:f ~ fotomurale/fotomurali:m
vase/vases | Vase/Vasen:f ~ Blumenvase/Blumenvasen:f | vase/vases:m | vaso da fiori/vasi da fiori:m ~ vaso/vasi:m
decorative figure/decorative figures ~ decorative figurine/decorative figurines | Dekofigur/Dekofiguren:f | figurine décorative/figurines décoratives:f | statuina decorativa/statuine decorative:f ~ statuetta decorativa/statuette decorative:f
statue/statues | Statue/Statuen:f | statue/statues:f | statua/statue:f
wall clock/wall clocks | Wanduhr/Wanduhren:f | horloge murale/horloges murales:f ~ pendule murale/pendules murales:f | orologio da parete/orologi da parete:m
alarm clock/alarm clocks | Wecker/Wecker:m | réveil/réveils:m | sveglia/sveglie:f
candle/candles | Kerze/Kerzen:f | bougie/bougies:f | candela/candele:f
scented candle/scented candles | Duftkerze/Duftkerzen:f | bougie parfumée/bougies parfumées:f | candela profumata/candele profumate:f
pillar candle/pillar candles | Stumpenkerze/Stumpenkerzen:f | bougie pilier/bougies piliers:f | candela cilindrica/candele cilindriche:f
LED candle/LED candles | LED-Kerze/LED-Kerzen:f | bougie LED/bougies LED:f | candela LED/candele LED:f
tealight/tealights ~ tea light/tea lights | Teelicht/Teelichter:n | bougie chauffe-plat/bougies chauffe-plat:f | candelina tealight/candeline tealight:f ~ tealight/tealight:f ~ lumino/lumini:m
tealight holder/tealight holders ~ tea light holder/tea light holders | Teelichthalter/Teelichthalter:m ~ Teelichtglas/Teelichtgläser:n ~ Windlicht/Windlichter:n | photophore/photophores:m | portacandela tealight/portacandele tealight:m ~ porta tealight/porta tealight:m
candle holder/candle holders ~ candlestick/candlesticks | Kerzenhalter/Kerzenhalter:m ~ Kerzenständer/Kerzenständer:m ~ Kerzenleuchter/Kerzenleuchter:m | bougeoir/bougeoirs:m ~ porte-bougie/porte-bougies:m ~ chandelier/chandeliers:m | portacandele/portacandele:m ~ portacandela/portacandele:m ~ candeliere/candelieri:m
lantern/lanterns | Laterne/Laternen:f | lanterne/lanternes:f | lanterna/lanterne:f
aroma diffuser/aroma diffusers | Aroma-Diffuser/Aroma-Diffuser:m ~ Aromadiffuser/Aromadiffuser:m ~ Diffuser/Diffuser:m | diffuseur d'arômes/diffuseurs d'arômes:m ~ diffuseur d'huiles essentielles/diffuseurs d'huiles essentielles:m | diffusore di aromi/diffusori di aromi:m ~ diffusore di essenze/diffusori di essenze:m ~ diffusore di oli essenziali/diffusori di oli essenziali:m
home fragrance/home fragrances ~ room fragrance/room fragrances | Raumduft/Raumdüfte:m | parfum d'intérieur/parfums d'intérieur:m ~ parfum d'ambiance/parfums d'ambiance:m | profumo per ambienti/profumi per ambienti:m ~ profumatore per ambienti/profumatori per ambienti:m
room spray/room sprays | Raumspray/Raumsprays:n | spray d'ambiance/sprays d'ambiance:m ~ spray d'intérieur/sprays d'intérieur:m | spray per ambienti/spray per ambienti:m
air freshener/air fresheners | Lufterfrischer/Lufterfrischer:m | désodorisant/désodorisants:m ~ désodorisant d'intérieur/désodorisants d'intérieur:m | deodorante per ambienti/deodoranti per ambienti:m
incense stick/incense sticks ~ joss stick/joss sticks | Räucherstäbchen/Räucherstäbchen:n | bâtonnet d'encens/bâtonnets d'encens:m ~ bâton d'encens/bâtons d'encens:m | bastoncino d'incenso/bastoncini d'incenso:m ~ bastoncino di incenso/bastoncini di incenso:m
door wreath/door wreaths | Türkranz/Türkränze:m | couronne de porte/couronnes de porte:f | ghirlanda da porta/ghirlande da porta:f
garland/garlands | Girlande/Girlanden:f | guirlande/guirlandes:f | ghirlanda/ghirlande:f ~ festone/festoni:m
artificial flower/artificial flowers | Kunstblume/Kunstblumen:f | fleur artificielle/fleurs artificielles:f | fiore artificiale/fiori artificiali:m
artificial plant/artificial plants | Kunstpflanze/Kunstpflanzen:f | plante artificielle/plantes artificielles:f | pianta artificiale/piante artificiali:f
dried flower/dried flowers | Trockenblume/Trockenblumen:f | fleur séchée/fleurs séchées:f | fiore secco/fiori secchi:m ~ fiore essiccato/fiori essiccati:m
Christmas tree/Christmas trees | Weihnachtsbaum/Weihnachtsbäume:m ~ Christbaum/Christbäume:m ~ Tannenbaum/Tannenbäume:m | sapin de Noël/sapins de Noël:m ~ arbre de Noël/arbres de Noël:m | albero di Natale/alberi di Natale:m
Christmas tree stand/Christmas tree stands | Christbaumständer/Christbaumständer:m ~ Weihnachtsbaumständer/Weihnachtsbaumständer:m | pied de sapin de Noël/pieds de sapin de Noël:m | base per albero di Natale/basi per albero di Natale:f
Christmas bauble/Christmas baubles ~ Christmas ball/Christmas balls | Weihnachtskugel/Weihnachtskugeln:f ~ Christbaumkugel/Christbaumkugeln:f | boule de Noël/boules de Noël:f | pallina di Natale/palline di Natale:f
Christmas decoration/Christmas decorations | Weihnachtsdekoration/Weihnachtsdekorationen:f ~ Weihnachtsdeko/Weihnachtsdekos:f | décoration de Noël/décorations de Noël:f | decorazione natalizia/decorazioni natalizie:f ~ addobbo natalizio/addobbi natalizi:m
Advent calendar/Advent calendars | Adventskalender/Adventskalender:m ~ Adventkalender/Adventkalender:m | calendrier de l'Avent/calendriers de l'Avent:m | calendario dell'Avvento/calendari dell'Avvento:m
Advent wreath/Advent wreaths | Adventskranz/Adventskränze:m ~ Adventkranz/Adventkränze:m | couronne de l'Avent/couronnes de l'Avent:f | corona dell'Avvento/corone dell'Avvento:f
snow globe/snow globes | Schneekugel/Schneekugeln:f | boule à neige/boules à neige:f | sfera di neve/sfere di neve:f ~ palla di neve in vetro/palle di neve in vetro:f
money box/money boxes ~ piggy bank/piggy banks | Spardose/Spardosen:f ~ Sparschwein/Sparschweine:n | tirelire/tirelires:f | salvadanaio/salvadanai:m
dreamcatcher/dreamcatchers ~ dream catcher/dream catchers | Traumfänger/Traumfänger:m | attrape-rêves/attrape-rêves:m ~ attrape-rêve/attrape-rêves:m | acchiappasogni/acchiappasogni:m
wind chime/wind chimes | Windspiel/Windspiele:n | carillon à vent/carillons à vent:m | campana a vento/campane a vento:f
letterbox/letterboxes ~ mailbox/mailboxes | Briefkasten/Briefkästen:m | boîte aux lettres/boîtes aux lettres:f | cassetta postale/cassette postali:f ~ cassetta delle lettere/cassette delle lettere:f
security safe/security safes ~ safe box/safe boxes | Tresor/Tresore:m ~ Safe/Safes:m | coffre-fort/coffres-forts:m | cassaforte/casseforti:f
basket/baskets | Korb/Körbe:m | panier/paniers:m | cesto/cesti:m ~ cestino/cestini:m ~ cesta/ceste:f
storage basket/storage baskets | Aufbewahrungskorb/Aufbewahrungskörbe:m | panier de rangement/paniers de rangement:m | cesto portaoggetti/cesti portaoggetti:m
storage box/storage boxes | Aufbewahrungsbox/Aufbewahrungsboxen:f ~ Aufbewahrungskiste/Aufbewahrungskisten:f | boîte de rangement/boîtes de rangement:f ~ caisse de rangement/caisses de rangement:f | scatola portaoggetti/scatole portaoggetti:f ~ contenitore portaoggetti/contenitori portaoggetti:m
underbed storage box/underbed storage boxes | Unterbettbox/Unterbettboxen:f ~ Unterbettkommode/Unterbettkommoden:f | boîte de rangement sous lit/boîtes de rangement sous lit:f | scatola sottoletto/scatole sottoletto:f ~ contenitore sottoletto/contenitori sottoletto:m
vacuum storage bag/vacuum storage bags | Vakuumbeutel/Vakuumbeutel:m | sac sous vide/sacs sous vide:m ~ housse sous vide/housses sous vide:f | sacchetto sottovuoto/sacchetti sottovuoto:m ~ sacco sottovuoto/sacchi sottovuoto:m
drawer organiser/drawer organisers ~ drawer organizer/drawer organizers | Schubladeneinsatz/Schubladeneinsätze:m ~ Schubladen-Organizer/Schubladen-Organizer:m | organiseur de tiroir/organiseurs de tiroir:m | organizer per cassetti/organizer per cassetti:m
laundry basket/laundry baskets | Wäschekorb/Wäschekörbe:m | panier à linge/paniers à linge:m ~ corbeille à linge/corbeilles à linge:f | cesto portabiancheria/cesti portabiancheria:m ~ cesto per la biancheria/cesti per la biancheria:m ~ portabiancheria/portabiancheria:m
clothes airer/clothes airers ~ drying rack/drying racks ~ clothes horse/clothes horses | Wäscheständer/Wäscheständer:m | séchoir à linge/séchoirs à linge:m ~ étendoir/étendoirs:m ~ étendoir à linge/étendoirs à linge:m | stendibiancheria/stendibiancheria:m ~ stendino/stendini:m
rotary airer/rotary airers ~ rotary dryer/rotary dryers | Wäschespinne/Wäschespinnen:f | séchoir parapluie/séchoirs parapluies:m | stendibiancheria a ombrello/stendibiancheria a ombrello:m
clothes line/clothes lines ~ washing line/washing lines ~ clothesline/clotheslines | Wäscheleine/Wäscheleinen:f | corde à linge/cordes à linge:f ~ fil à linge/fils à linge:m | filo stendibiancheria/fili stendibiancheria:m
clothes peg/clothes pegs ~ clothespin/clothespins | Wäscheklammer/Wäscheklammern:f | pince à linge/pinces à linge:f | molletta da bucato/mollette da bucato:f ~ molletta/mollette:f
laundry bag/laundry bags | Wäschesack/Wäschesäcke:m ~ Wäschenetz/Wäschenetze:n | sac à linge/sacs à linge:m ~ filet de lavage/filets de lavage:m | sacco per biancheria/sacchi per biancheria:m
ironing board/ironing boards | Bügelbrett/Bügelbretter:n ~ Bügeltisch/Bügeltische:m | planche à repasser/planches à repasser:f ~ table à repasser/tables à repasser:f | asse da stiro/assi da stiro:f ~ tavola da stiro/tavole da stiro:f
ironing board cover/ironing board covers | Bügelbrettbezug/Bügelbrettbezüge:m ~ Bügeltischbezug/Bügeltischbezüge:m | housse de table à repasser/housses de table à repasser:f ~ housse de planche à repasser/housses de planche à repasser:f | copriasse da stiro/copriassi da stiro:m ~ telo copriasse da stiro/teli copriasse da stiro:m
lint remover/lint removers ~ fabric shaver/fabric shavers | Fusselrasierer/Fusselrasierer:m | rasoir anti-peluches/rasoirs anti-peluches:m ~ rase-peluches/rase-peluches:m | levapelucchi/levapelucchi:m
laundry detergent/laundry detergents ~ washing detergent/washing detergents | Waschmittel/Waschmittel:n | lessive/lessives:f | detersivo per bucato/detersivi per bucato:m ~ detersivo per lavatrice/detersivi per lavatrice:m
fabric softener/fabric softeners ~ fabric conditioner/fabric conditioners | Weichspüler/Weichspüler:m | adoucissant/adoucissants:m ~ assouplissant/assouplissants:m | ammorbidente/ammorbidenti:m
stain remover/stain removers | Fleckenentferner/Fleckenentferner:m ~ Fleckentferner/Fleckentferner:m | détachant/détachants:m | smacchiatore/smacchiatori:m
washing-up liquid/washing-up liquids ~ dish soap/dish soaps ~ dishwashing liquid/dishwashing liquids | Spülmittel/Spülmittel:n ~ Geschirrspülmittel/Geschirrspülmittel:n ~ Abwaschmittel/Abwaschmittel:n | liquide vaisselle/liquides vaisselle:m | detersivo per piatti/detersivi per piatti:m
dishwasher tablet/dishwasher tablets | Spülmaschinentab/Spülmaschinentabs:m ~ Geschirrspültab/Geschirrspültabs:m | tablette lave-vaisselle/tablettes lave-vaisselle:f | pastiglia per lavastoviglie/pastiglie per lavastoviglie:f
dishwasher salt/dishwasher salts | Regeneriersalz/Regeneriersalze:n ~ Spülmaschinensalz/Spülmaschinensalze:n | sel régénérant/sels régénérants:m ~ sel lave-vaisselle/sels lave-vaisselle:m | sale per lavastoviglie/sali per lavastoviglie:m
all-purpose cleaner/all-purpose cleaners ~ multi-purpose cleaner/multi-purpose cleaners | Allzweckreiniger/Allzweckreiniger:m | nettoyant multi-usages/nettoyants multi-usages:m ~ nettoyant multiusage/nettoyants multiusages:m | detergente multiuso/detergenti multiuso:m
glass cleaner/glass cleaners ~ window cleaner/window cleaners | Glasreiniger/Glasreiniger:m | nettoyant vitres/nettoyants vitres:m ~ nettoyant pour vitres/nettoyants pour vitres:m | detergente per vetri/detergenti per vetri:m
floor cleaner/floor cleaners | Bodenreiniger/Bodenreiniger:m | nettoyant pour sols/nettoyants pour sols:m ~ nettoyant sols/nettoyants sols:m | detergente per pavimenti/detergenti per pavimenti:m
bathroom cleaner/bathroom cleaners | Badreiniger/Badreiniger:m | nettoyant salle de bain/nettoyants salle de bain:m | detergente per bagno/detergenti per bagno:m
toilet cleaner/toilet cleaners | WC-Reiniger/WC-Reiniger:m | nettoyant WC/nettoyants WC:m ~ gel WC/gels WC:m | detergente per WC/detergenti per WC:m
drain cleaner/drain cleaners ~ drain unblocker/drain unblockers | Abflussreiniger/Abflussreiniger:m ~ Rohrreiniger/Rohrreiniger:m | déboucheur/déboucheurs:m ~ déboucheur de canalisation/déboucheurs de canalisation:m | disgorgante/disgorganti:m ~ sturalavandini/sturalavandini:m
descaler/descalers ~ limescale remover/limescale removers | Entkalker/Entkalker:m | détartrant/détartrants:m | decalcificante/decalcificanti:m ~ anticalcare/anticalcare:m
cleaning cloth/cleaning cloths | Putztuch/Putztücher:n ~ Reinigungstuch/Reinigungstücher:n ~ Putzlappen/Putzlappen:m | chiffon de nettoyage/chiffons de nettoyage:m | panno per pulizia/panni per pulizia:m ~ panno per la pulizia/panni per la pulizia:m
microfibre cloth/microfibre cloths ~ microfiber cloth/microfiber cloths | Mikrofasertuch/Mikrofasertücher:n | chiffon microfibre/chiffons microfibres:m ~ chiffon en microfibre/chiffons en microfibre:m | panno in microfibra/panni in microfibra:m
cleaning wipe/cleaning wipes | Reinigungsfeuchttuch/Reinigungsfeuchttücher:n | lingette nettoyante/lingettes nettoyantes:f | salvietta detergente/salviette detergenti:f
sponge/sponges | Schwamm/Schwämme:m | éponge/éponges:f | spugna/spugne:f
broom/brooms | Besen/Besen:m | balai/balais:m | scopa/scope:f
dustpan/dustpans | Kehrschaufel/Kehrschaufeln:f ~ Kehrblech/Kehrbleche:n | pelle à poussière/pelles à poussière:f | paletta raccoglipolvere/palette raccoglipolvere:f
mop/mops | Wischmopp/Wischmopps:m ~ Wischmop/Wischmops:m ~ Bodenwischer/Bodenwischer:m | balai à franges/balais à franges:m | mocio/moci:m ~ scopa lavapavimenti/scope lavapavimenti:f
bucket/buckets ~ pail/pails | Eimer/Eimer:m ~ Kübel/Kübel:m | seau/seaux:m | secchio/secchi:m
feather duster/feather dusters ~ duster/dusters | Staubwedel/Staubwedel:m | plumeau/plumeaux:m | piumino per la polvere/piumini per la polvere:m ~ spolverino/spolverini:m
window squeegee/window squeegees ~ squeegee/squeegees | Fensterabzieher/Fensterabzieher:m ~ Fensterwischer/Fensterwischer:m | raclette à vitres/raclettes à vitres:f ~ raclette vitre/raclettes vitres:f | tergivetro/tergivetri:m ~ lavavetri/lavavetri:m
window vacuum/window vacuums | Fenstersauger/Fenstersauger:m ~ Akku-Fenstersauger/Akku-Fenstersauger:m | nettoyeur de vitres/nettoyeurs de vitres:m | aspiragocce/aspiragocce:m ~ lavavetri elettrico/lavavetri elettrici:m
waste bin/waste bins ~ rubbish bin/rubbish bins ~ trash can/trash cans ~ dustbin/dustbins | Mülleimer/Mülleimer:m ~ Abfalleimer/Abfalleimer:m ~ Kehrichteimer/Kehrichteimer:m ~ Mistkübel/Mistkübel:m | poubelle/poubelles:f | pattumiera/pattumiere:f ~ cestino dei rifiuti/cestini dei rifiuti:m ~ bidone della spazzatura/bidoni della spazzatura:m
pedal bin/pedal bins | Treteimer/Treteimer:m ~ Tretmülleimer/Tretmülleimer:m | poubelle à pédale/poubelles à pédale:f | pattumiera a pedale/pattumiere a pedale:f
waste paper basket/waste paper baskets ~ waste basket/waste baskets | Papierkorb/Papierkörbe:m | corbeille à papier/corbeilles à papier:f | cestino gettacarte/cestini gettacarte:m ~ cestino per la carta/cestini per la carta:m
bin bag/bin bags ~ rubbish bag/rubbish bags ~ garbage bag/garbage bags ~ trash bag/trash bags | Müllbeutel/Müllbeutel:m ~ Müllsack/Müllsäcke:m ~ Abfallsack/Abfallsäcke:m ~ Kehrichtsack/Kehrichtsäcke:m | sac poubelle/sacs poubelle:m | sacco per la spazzatura/sacchi per la spazzatura:m ~ sacchetto per la spazzatura/sacchetti per la spazzatura:m ~ sacco immondizia/sacchi immondizia:m
tableware/tableware ~ crockery/crockery ~ dinnerware/dinnerware | Geschirr/Geschirre:n | vaisselle/vaisselles:f | stoviglie/stoviglie:fp
dinnerware set/dinnerware sets ~ dinner set/dinner sets ~ crockery set/crockery sets | Geschirrset/Geschirrsets:n ~ Tafelservice/Tafelservices:n ~ Geschirrservice/Geschirrservices:n | service de table/services de table:m ~ service de vaisselle/services de vaisselle:m | servizio di piatti/servizi di piatti:m ~ servizio da tavola/servizi da tavola:m
plate/plates | Teller/Teller:m | assiette/assiettes:f | piatto/piatti:m
dinner plate/dinner plates | Speiseteller/Speiseteller:m ~ Essteller/Essteller:m | assiette plate/assiettes plates:f | piatto piano/piatti piani:m
soup plate/soup plates | Suppenteller/Suppenteller:m | assiette creuse/assiettes creuses:f | piatto fondo/piatti fondi:m
dessert plate/dessert plates | Dessertteller/Dessertteller:m ~ Kuchenteller/Kuchenteller:m | assiette à dessert/assiettes à dessert:f | piatto da dessert/piatti da dessert:m ~ piattino da dessert/piattini da dessert:m
saucer/saucers | Untertasse/Untertassen:f | soucoupe/soucoupes:f | piattino/piattini:m
bowl/bowls | Schüssel/Schüsseln:f | bol/bols:m | ciotola/ciotole:f ~ scodella/scodelle:f
cereal bowl/cereal bowls | Müslischale/Müslischalen:f | bol à céréales/bols à céréales:m | ciotola per cereali/ciotole per cereali:f
salad bowl/salad bowls | Salatschüssel/Salatschüsseln:f | saladier/saladiers:m | insalatiera/insalatiere:f
mixing bowl/mixing bowls | Rührschüssel/Rührschüsseln:f | bol mélangeur/bols mélangeurs:m ~ cul-de-poule/culs-de-poule:m | ciotola per impastare/ciotole per impastare:f ~ ciotola da miscelazione/ciotole da miscelazione:f
fruit bowl/fruit bowls | Obstschale/Obstschalen:f ~ Früchteschale/Früchteschalen:f | coupe à fruits/coupes à fruits:f ~ corbeille à fruits/corbeilles à fruits:f | fruttiera/fruttiere:f ~ portafrutta/portafrutta:m
sugar bowl/sugar bowls | Zuckerdose/Zuckerdosen:f | sucrier/sucriers:m | zuccheriera/zuccheriere:f
butter dish/butter dishes | Butterdose/Butterdosen:f | beurrier/beurriers:m | burriera/burriere:f ~ portaburro/portaburro:m
egg cup/egg cups | Eierbecher/Eierbecher:m | coquetier/coquetiers:m | portauovo/portauovo:m
serving platter/serving platters | Servierplatte/Servierplatten:f | plat de service/plats de service:m | piatto da portata/piatti da portata:m
tray/trays ~ serving tray/serving trays | Tablett/Tabletts:n ~ Serviertablett/Serviertabletts:n | plateau/plateaux:m ~ plateau de service/plateaux de service:m | vassoio/vassoi:m
cake stand/cake stands | Tortenständer/Tortenständer:m ~ Tortenplatte/Tortenplatten:f | présentoir à gâteau/présentoirs à gâteau:m ~ présentoir à gâteaux/présentoirs à gâteaux:m | alzata per torte/alzate per torte:f
mug/mugs ~ coffee mug/coffee mugs | Becher/Becher:m ~ Kaffeebecher/Kaffeebecher:m ~ Henkelbecher/Henkelbecher:m | mug/mugs:m | mug/mug:f ~ tazza mug/tazze mug:f
cup/cups | Tasse/Tassen:f | tasse/tasses:f | tazza/tazze:f
espresso cup/espresso cups | Espressotasse/Espressotassen:f | tasse à expresso/tasses à expresso:f ~ tasse à espresso/tasses à espresso:f | tazzina da caffè/tazzine da caffè:f ~ tazzina/tazzine:f
coffee cup/coffee cups | Kaffeetasse/Kaffeetassen:f | tasse à café/tasses à café:f | tazza da caffè/tazze da caffè:f
teacup/teacups ~ tea cup/tea cups | Teetasse/Teetassen:f | tasse à thé/tasses à thé:f | tazza da tè/tazze da tè:f
drinking glass/drinking glasses ~ glass/glasses | Trinkglas/Trinkgläser:n ~ Glas/Gläser:n | verre/verres:m ~ verre à boire/verres à boire:m | bicchiere/bicchieri:m
water glass/water glasses | Wasserglas/Wassergläser:n | verre à eau/verres à eau:m | bicchiere da acqua/bicchieri da acqua:m ~ bicchiere per acqua/bicchieri per acqua:m
wine glass/wine glasses | Weinglas/Weingläser:n | verre à vin/verres à vin:m | calice da vino/calici da vino:m ~ bicchiere da vino/bicchieri da vino:m
champagne glass/champagne glasses ~ champagne flute/champagne flutes | Sektglas/Sektgläser:n ~ Champagnerglas/Champagnergläser:n | flûte à champagne/flûtes à champagne:f ~ coupe à champagne/coupes à champagne:f | flûte da champagne/flûte da champagne:m ~ flute/flute:m
beer glass/beer glasses | Bierglas/Biergläser:n | verre à bière/verres à bière:m | bicchiere da birra/bicchieri da birra:m
whisky glass/whisky glasses ~ whiskey glass/whiskey glasses | Whiskyglas/Whiskygläser:n | verre à whisky/verres à whisky:m | bicchiere da whisky/bicchieri da whisky:m
cocktail glass/cocktail glasses | Cocktailglas/Cocktailgläser:n | verre à cocktail/verres à cocktail:m | bicchiere da cocktail/bicchieri da cocktail:m
shot glass/shot glasses | Schnapsglas/Schnapsgläser:n ~ Shotglas/Shotgläser:n | verre à shot/verres à shot:m ~ verre à liqueur/verres à liqueur:m | bicchierino da liquore/bicchierini da liquore:m ~ bicchierino/bicchierini:m
jug/jugs ~ pitcher/pitchers | Krug/Krüge:m | pichet/pichets:m ~ cruche/cruches:f | caraffa/caraffe:f ~ brocca/brocche:f
decanter/decanters | Dekanter/Dekanter:m ~ Karaffe/Karaffen:f | carafe à décanter/carafes à décanter:f ~ carafe/carafes:f | decanter/decanter:m
teapot/teapots | Teekanne/Teekannen:f | théière/théières:f | teiera/teiere:f
drinking straw/drinking straws | Trinkhalm/Trinkhalme:m ~ Strohhalm/Strohhalme:m ~ Röhrli/Röhrli:n | paille à boire/pailles à boire:f | cannuccia/cannucce:f
coaster/coasters | Untersetzer/Untersetzer:m | sous-verre/sous-verres:m | sottobicchiere/sottobicchieri:m
trivet/trivets | Topfuntersetzer/Topfuntersetzer:m | dessous-de-plat/dessous-de-plat:m | sottopentola/sottopentola:m
cutlery/cutlery ~ flatware/flatware ~ silverware/silverware | Besteck/Bestecke:n | couverts/couverts:mp | posate/posate:fp
cutlery set/cutlery sets ~ flatware set/flatware sets | Besteckset/Bestecksets:n ~ Besteck-Set/Besteck-Sets:n | ménagère/ménagères:f ~ set de couverts/sets de couverts:m | set di posate/set di posate:m ~ servizio di posate/servizi di posate:m
cutlery tray/cutlery trays | Besteckkasten/Besteckkästen:m ~ Besteckeinsatz/Besteckeinsätze:m | range-couverts/range-couverts:m | portaposate/portaposate:m
knife/knives | Messer/Messer:n | couteau/couteaux:m | coltello/coltelli:m
fork/forks | Gabel/Gabeln:f | fourchette/fourchettes:f | forchetta/forchette:f
spoon/spoons | Löffel/Löffel:m | cuillère/cuillères:f ~ cuiller/cuillers:f | cucchiaio/cucchiai:m
teaspoon/teaspoons | Teelöffel/Teelöffel:m | cuillère à café/cuillères à café:f ~ petite cuillère/petites cuillères:f | cucchiaino/cucchiaini:m
steak knife/steak knives | Steakmesser/Steakmesser:n | couteau à steak/couteaux à steak:m | coltello da bistecca/coltelli da bistecca:m
kitchen knife/kitchen knives | Küchenmesser/Küchenmesser:n | couteau de cuisine/couteaux de cuisine:m | coltello da cucina/coltelli da cucina:m
chef's knife/chef's knives ~ chef knife/chef knives | Kochmesser/Kochmesser:n | couteau de chef/couteaux de chef:m | coltello da chef/coltelli da chef:m ~ coltello da cuoco/coltelli da cuoco:m
bread knife/bread knives | Brotmesser/Brotmesser:n | couteau à pain/couteaux à pain:m | coltello da pane/coltelli da pane:m ~ coltello per pane/coltelli per pane:m
paring knife/paring knives | Schälmesser/Schälmesser:n ~ Gemüsemesser/Gemüsemesser:n ~ Rüstmesser/Rüstmesser:n | couteau d'office/couteaux d'office:m | spelucchino/spelucchini:m
knife block/knife blocks | Messerblock/Messerblöcke:m | bloc à couteaux/blocs à couteaux:m ~ bloc de couteaux/blocs de couteaux:m | ceppo portacoltelli/ceppi portacoltelli:m ~ ceppo coltelli/ceppi coltelli:m
knife sharpener/knife sharpeners | Messerschärfer/Messerschärfer:m | aiguiseur de couteaux/aiguiseurs de couteaux:m ~ affûteur de couteaux/affûteurs de couteaux:m | affilacoltelli/affilacoltelli:m ~ affilatore per coltelli/affilatori per coltelli:m
kitchen scissors/kitchen scissors:p ~ kitchen shears/kitchen shears:p | Küchenschere/Küchenscheren:f | ciseaux de cuisine/ciseaux de cuisine:mp | forbici da cucina/forbici da cucina:fp
chopping board/chopping boards ~ cutting board/cutting boards | Schneidebrett/Schneidebretter:n ~ Schneidbrett/Schneidbretter:n | planche à découper/planches à découper:f | tagliere/taglieri:m
cookware/cookware | Kochgeschirr/Kochgeschirre:n | batterie de cuisine/batteries de cuisine:f | pentolame/pentolame:m ~ batteria da cucina/batterie da cucina:f
cookware set/cookware sets ~ pan set/pan sets ~ pot set/pot sets | Topfset/Topfsets:n ~ Kochtopfset/Kochtopfsets:n ~ Kochgeschirr-Set/Kochgeschirr-Sets:n | set de casseroles/sets de casseroles:m | set di pentole/set di pentole:m ~ batteria di pentole/batterie di pentole:f
frying pan/frying pans | Bratpfanne/Bratpfannen:f ~ Pfanne/Pfannen:f | poêle/poêles:f ~ poêle à frire/poêles à frire:f | padella/padelle:f
grill pan/grill pans ~ griddle pan/griddle pans | Grillpfanne/Grillpfannen:f | poêle gril/poêles gril:f ~ poêle à griller/poêles à griller:f | bistecchiera/bistecchiere:f
crêpe pan/crêpe pans ~ pancake pan/pancake pans | Crêpepfanne/Crêpepfannen:f ~ Pfannkuchenpfanne/Pfannkuchenpfannen:f | crêpière/crêpières:f ~ poêle à crêpes/poêles à crêpes:f | padella per crêpe/padelle per crêpe:f ~ crepiera/crepiere:f
wok/woks | Wok/Woks:m ~ Wokpfanne/Wokpfannen:f | wok/woks:m | wok/wok:m
saucepan/saucepans | Stielkasserolle/Stielkasserollen:f ~ Stieltopf/Stieltöpfe:m | casserole/casseroles:f | casseruola/casseruole:f
cooking pot/cooking pots ~ pot/pots ~ stockpot/stockpots | Kochtopf/Kochtöpfe:m ~ Topf/Töpfe:m ~ Suppentopf/Suppentöpfe:m | marmite/marmites:f ~ faitout/faitouts:m ~ fait-tout/fait-tout:m | pentola/pentole:f
casserole dish/casserole dishes ~ Dutch oven/Dutch ovens | Schmortopf/Schmortöpfe:m ~ Bräter/Bräter:m | cocotte/cocottes:f | cocotte/cocotte:f ~ pentola in ghisa/pentole in ghisa:f
pressure cooker/pressure cookers | Schnellkochtopf/Schnellkochtöpfe:m ~ Dampfkochtopf/Dampfkochtöpfe:m | autocuiseur/autocuiseurs:m | pentola a pressione/pentole a pressione:f
pot lid/pot lids ~ pan lid/pan lids ~ saucepan lid/saucepan lids | Topfdeckel/Topfdeckel:m ~ Pfannendeckel/Pfannendeckel:m | couvercle de casserole/couvercles de casserole:m ~ couvercle de poêle/couvercles de poêle:m | coperchio per pentola/coperchi per pentola:m ~ coperchio per padella/coperchi per padella:m
baking dish/baking dishes ~ oven dish/oven dishes | Auflaufform/Auflaufformen:f ~ Ofenform/Ofenformen:f ~ Gratinform/Gratinformen:f | plat à gratin/plats à gratin:m ~ plat à four/plats à four:m | pirofila/pirofile:f ~ teglia da forno/teglie da forno:f
baking tray/baking trays ~ baking sheet/baking sheets | Backblech/Backbleche:n | plaque de cuisson/plaques de cuisson:f ~ plaque à pâtisserie/plaques à pâtisserie:f | placca da forno/placche da forno:f ~ leccarda/leccarde:f
cake tin/cake tins ~ cake pan/cake pans ~ baking tin/baking tins | Backform/Backformen:f ~ Kuchenform/Kuchenformen:f | moule à gâteau/moules à gâteau:m ~ moule à gâteaux/moules à gâteaux:m | stampo per torta/stampi per torta:m ~ stampo per torte/stampi per torte:m ~ tortiera/tortiere:f
springform tin/springform tins ~ springform pan/springform pans | Springform/Springformen:f | moule à charnière/moules à charnière:m | stampo a cerniera/stampi a cerniera:m ~ tortiera apribile/tortiere apribili:f
loaf tin/loaf tins ~ loaf pan/loaf pans | Kastenform/Kastenformen:f ~ Cakeform/Cakeformen:f | moule à cake/moules à cake:m | stampo da plumcake/stampi da plumcake:m ~ stampo per plumcake/stampi per plumcake:m
muffin tin/muffin tins ~ muffin tray/muffin trays ~ muffin pan/muffin pans | Muffinform/Muffinformen:f ~ Muffinblech/Muffinbleche:n | moule à muffins/moules à muffins:m | stampo per muffin/stampi per muffin:m
cookie cutter/cookie cutters ~ biscuit cutter/biscuit cutters | Ausstecher/Ausstecher:m ~ Ausstechform/Ausstechformen:f ~ Plätzchenausstecher/Plätzchenausstecher:m | emporte-pièce/emporte-pièces:m | tagliabiscotti/tagliabiscotti:m ~ formina per biscotti/formine per biscotti:f
baking paper/baking paper ~ parchment paper/parchment paper | Backpapier/Backpapiere:n | papier cuisson/papiers cuisson:m ~ papier sulfurisé/papiers sulfurisés:m | carta da forno/carta da forno:f ~ carta forno/carta forno:f
aluminium foil/aluminium foil ~ aluminum foil/aluminum foil ~ tin foil/tin foil | Alufolie/Alufolien:f ~ Aluminiumfolie/Aluminiumfolien:f | papier aluminium/papiers aluminium:m | carta alluminio/carta alluminio:f ~ foglio di alluminio/fogli di alluminio:m ~ carta stagnola/carta stagnola:f
cling film/cling films ~ plastic wrap/plastic wraps | Frischhaltefolie/Frischhaltefolien:f | film alimentaire/films alimentaires:m ~ film étirable alimentaire/films étirables alimentaires:m | pellicola per alimenti/pellicole per alimenti:f ~ pellicola trasparente per alimenti/pellicole trasparenti per alimenti:f
freezer bag/freezer bags | Gefrierbeutel/Gefrierbeutel:m | sac de congélation/sacs de congélation:m ~ sachet de congélation/sachets de congélation:m | sacchetto per congelatore/sacchetti per congelatore:m ~ sacchetto gelo/sacchetti gelo:m
food storage container/food storage containers | Frischhaltedose/Frischhaltedosen:f ~ Vorratsdose/Vorratsdosen:f | boîte de conservation/boîtes de conservation:f ~ boîte alimentaire/boîtes alimentaires:f | contenitore per alimenti/contenitori per alimenti:m
storage jar/storage jars | Vorratsglas/Vorratsgläser:n | bocal de rangement/bocaux de rangement:m | barattolo di vetro/barattoli di vetro:m
preserving jar/preserving jars | Einmachglas/Einmachgläser:n | bocal à conserves/bocaux à conserves:m ~ bocal de conservation/bocaux de conservation:m | vasetto per conserve/vasetti per conserve:m ~ barattolo per conserve/barattoli per conserve:m
lunch box/lunch boxes ~ lunchbox/lunchboxes | Brotdose/Brotdosen:f ~ Lunchbox/Lunchboxen:f ~ Brotbox/Brotboxen:f ~ Znünibox/Znüniboxen:f | lunch box/lunch box:f ~ boîte à lunch/boîtes à lunch:f ~ boîte à goûter/boîtes à goûter:f | portapranzo/portapranzo:m ~ porta pranzo/porta pranzo:m ~ lunch box/lunch box:f
bread bin/bread bins ~ bread box/bread boxes | Brotkasten/Brotkästen:m | boîte à pain/boîtes à pain:f ~ huche à pain/huches à pain:f | portapane/portapane:m
bottle/bottles | Flasche/Flaschen:f | bouteille/bouteilles:f ~ flacon/flacons:m | bottiglia/bottiglie:f ~ flacone/flaconi:m
water bottle/water bottles ~ drinking bottle/drinking bottles | Trinkflasche/Trinkflaschen:f | gourde/gourdes:f | borraccia/borracce:f
insulated bottle/insulated bottles ~ vacuum flask/vacuum flasks ~ thermos flask/thermos flasks | Isolierflasche/Isolierflaschen:f ~ Thermosflasche/Thermosflaschen:f ~ Thermoskanne/Thermoskannen:f ~ Thermoflasche/Thermoflaschen:f | bouteille isotherme/bouteilles isothermes:f ~ gourde isotherme/gourdes isothermes:f ~ thermos/thermos:m | bottiglia termica/bottiglie termiche:f ~ borraccia termica/borracce termiche:f ~ thermos/thermos:m
travel mug/travel mugs ~ thermal mug/thermal mugs | Thermobecher/Thermobecher:m ~ Isolierbecher/Isolierbecher:m | mug isotherme/mugs isothermes:m | tazza termica/tazze termiche:f
napkin/napkins ~ serviette/serviettes | Serviette/Servietten:f | serviette de table/serviettes de table:f | tovagliolo/tovaglioli:m
paper napkin/paper napkins | Papierserviette/Papierservietten:f | serviette en papier/serviettes en papier:f | tovagliolo di carta/tovaglioli di carta:m
tablecloth/tablecloths ~ table cloth/table cloths | Tischdecke/Tischdecken:f ~ Tischtuch/Tischtücher:n | nappe/nappes:f | tovaglia/tovaglie:f
table runner/table runners | Tischläufer/Tischläufer:m | chemin de table/chemins de table:m | runner da tavola/runner da tavola:m ~ runner/runner:m
placemat/placemats ~ place mat/place mats | Tischset/Tischsets:n ~ Platzset/Platzsets:n | set de table/sets de table:m | tovaglietta/tovagliette:f ~ tovaglietta americana/tovagliette americane:f
tea towel/tea towels ~ dish towel/dish towels ~ kitchen towel/kitchen towels | Geschirrtuch/Geschirrtücher:n ~ Küchentuch/Küchentücher:n ~ Abtrockentuch/Abtrockentücher:n | torchon/torchons:m ~ essuie-vaisselle/essuie-vaisselle:m | strofinaccio/strofinacci:m ~ canovaccio/canovacci:m
oven glove/oven gloves ~ oven mitt/oven mitts | Ofenhandschuh/Ofenhandschuhe:m ~ Topfhandschuh/Topfhandschuhe:m ~ Backhandschuh/Backhandschuhe:m | gant de cuisine/gants de cuisine:m ~ gant de four/gants de four:m ~ manique/maniques:f | guanto da forno/guanti da forno:m
kitchen utensil/kitchen utensils | Küchenhelfer/Küchenhelfer:m ~ Küchenutensil/Küchenutensilien:n | ustensile de cuisine/ustensiles de cuisine:m | utensile da cucina/utensili da cucina:m
wooden spoon/wooden spoons | Holzkochlöffel/Holzkochlöffel:m ~ Kochlöffel/Kochlöffel:m ~ Holzlöffel/Holzlöffel:m | cuillère en bois/cuillères en bois:f | cucchiaio di legno/cucchiai di legno:m
spatula/spatulas | Pfannenwender/Pfannenwender:m ~ Spatel/Spatel:m | spatule/spatules:f | spatola/spatole:f
ladle/ladles | Schöpfkelle/Schöpfkellen:f ~ Suppenkelle/Suppenkellen:f | louche/louches:f | mestolo/mestoli:m
whisk/whisks | Schneebesen/Schneebesen:m ~ Schwingbesen/Schwingbesen:m | fouet/fouets:m ~ fouet de cuisine/fouets de cuisine:m | frusta da cucina/fruste da cucina:f ~ frusta/fruste:f
kitchen tongs/kitchen tongs:p | Küchenzange/Küchenzangen:f ~ Servierzange/Servierzangen:f | pince de cuisine/pinces de cuisine:f | pinza da cucina/pinze da cucina:f
rolling pin/rolling pins | Nudelholz/Nudelhölzer:n ~ Teigrolle/Teigrollen:f ~ Wallholz/Wallhölzer:n ~ Nudelwalker/Nudelwalker:m | rouleau à pâtisserie/rouleaux à pâtisserie:m | mattarello/mattarelli:m ~ matterello/matterelli:m
pastry brush/pastry brushes | Backpinsel/Backpinsel:m ~ Küchenpinsel/Küchenpinsel:m | pinceau de cuisine/pinceaux de cuisine:m ~ pinceau à pâtisserie/pinceaux à pâtisserie:m | pennello da cucina/pennelli da cucina:m
grater/graters | Reibe/Reiben:f ~ Küchenreibe/Küchenreiben:f ~ Raffel/Raffeln:f | râpe/râpes:f ~ râpe de cuisine/râpes de cuisine:f | grattugia/grattugie:f
vegetable peeler/vegetable peelers ~ peeler/peelers | Sparschäler/Sparschäler:m ~ Gemüseschäler/Gemüseschäler:m | éplucheur/éplucheurs:m ~ économe/économes:m | pelapatate/pelapatate:m ~ pelaverdure/pelaverdure:m
vegetable slicer/vegetable slicers ~ mandoline slicer/mandoline slicers | Gemüsehobel/Gemüsehobel:m ~ Gemüseschneider/Gemüseschneider:m | coupe-légumes/coupe-légumes:m ~ mandoline de cuisine/mandolines de cuisine:f | affettaverdure/affettaverdure:m ~ mandolina da cucina/mandoline da cucina:f
garlic press/garlic presses | Knoblauchpresse/Knoblauchpressen:f | presse-ail/presse-ail:m | spremiaglio/spremiaglio:m
citrus juicer/citrus juicers ~ citrus press/citrus presses ~ lemon squeezer/lemon squeezers | Zitruspresse/Zitruspressen:f ~ Zitronenpresse/Zitronenpressen:f | presse-agrumes/presse-agrumes:m | spremiagrumi/spremiagrumi:m
tin opener/tin openers ~ can opener/can openers | Dosenöffner/Dosenöffner:m ~ Büchsenöffner/Büchsenöffner:m | ouvre-boîte/ouvre-boîtes:m | apriscatole/apriscatole:m
bottle opener/bottle openers | Flaschenöffner/Flaschenöffner:m | décapsuleur/décapsuleurs:m ~ ouvre-bouteille/ouvre-bouteilles:m | apribottiglie/apribottiglie:m
corkscrew/corkscrews | Korkenzieher/Korkenzieher:m ~ Zapfenzieher/Zapfenzieher:m | tire-bouchon/tire-bouchons:m | cavatappi/cavatappi:m
sieve/sieves ~ strainer/strainers | Sieb/Siebe:n ~ Küchensieb/Küchensiebe:n | passoire fine/passoires fines:f ~ tamis/tamis:m | colino/colini:m ~ setaccio/setacci:m
colander/colanders | Seiher/Seiher:m ~ Abtropfsieb/Abtropfsiebe:n ~ Nudelsieb/Nudelsiebe:n | passoire/passoires:f | scolapasta/scolapasta:m
dish rack/dish racks ~ dish drainer/dish drainers | Abtropfgestell/Abtropfgestelle:n ~ Geschirrabtropfer/Geschirrabtropfer:m ~ Geschirrständer/Geschirrständer:m | égouttoir à vaisselle/égouttoirs à vaisselle:m ~ égouttoir/égouttoirs:m | scolapiatti/scolapiatti:m
measuring cup/measuring cups ~ measuring jug/measuring jugs | Messbecher/Messbecher:m | verre doseur/verres doseurs:m ~ verre mesureur/verres mesureurs:m | caraffa graduata/caraffe graduate:f ~ misurino graduato/misurini graduati:m
measuring spoon/measuring spoons | Messlöffel/Messlöffel:m | cuillère doseuse/cuillères doseuses:f ~ cuillère mesure/cuillères mesures:f | cucchiaio dosatore/cucchiai dosatori:m
kitchen scale/kitchen scales ~ food scale/food scales | Küchenwaage/Küchenwaagen:f | balance de cuisine/balances de cuisine:f | bilancia da cucina/bilance da cucina:f
kitchen timer/kitchen timers ~ egg timer/egg timers | Küchentimer/Küchentimer:m ~ Kurzzeitmesser/Kurzzeitmesser:m ~ Eieruhr/Eieruhren:f | minuteur de cuisine/minuteurs de cuisine:m | timer da cucina/timer da cucina:m ~ contaminuti/contaminuti:m
meat thermometer/meat thermometers | Fleischthermometer/Fleischthermometer:n ~ Bratenthermometer/Bratenthermometer:n | thermomètre à viande/thermomètres à viande:m | termometro per carne/termometri per carne:m
salt mill/salt mills ~ salt grinder/salt grinders | Salzmühle/Salzmühlen:f | moulin à sel/moulins à sel:m | macinasale/macinasale:m
pepper mill/pepper mills ~ pepper grinder/pepper grinders | Pfeffermühle/Pfeffermühlen:f | moulin à poivre/moulins à poivre:m ~ poivrier/poivriers:m | macinapepe/macinapepe:m
salt shaker/salt shakers | Salzstreuer/Salzstreuer:m | salière/salières:f | saliera/saliere:f ~ spargisale/spargisale:m
spice rack/spice racks | Gewürzregal/Gewürzregale:n ~ Gewürzständer/Gewürzständer:m | étagère à épices/étagères à épices:f ~ porte-épices/porte-épices:m | portaspezie/portaspezie:m
spice jar/spice jars | Gewürzglas/Gewürzgläser:n ~ Gewürzdose/Gewürzdosen:f | pot à épices/pots à épices:m ~ bocal à épices/bocaux à épices:m | barattolo per spezie/barattoli per spezie:m ~ vasetto per spezie/vasetti per spezie:m
mortar and pestle/mortars and pestles | Mörser/Mörser:m | mortier de cuisine/mortiers de cuisine:m ~ mortier et pilon/mortiers et pilons:m | mortaio/mortai:m
ice cube tray/ice cube trays | Eiswürfelform/Eiswürfelformen:f | bac à glaçons/bacs à glaçons:m | stampo per cubetti di ghiaccio/stampi per cubetti di ghiaccio:m ~ vaschetta per il ghiaccio/vaschette per il ghiaccio:f
cocktail shaker/cocktail shakers | Cocktailshaker/Cocktailshaker:m ~ Cocktail-Shaker/Cocktail-Shaker:m | shaker à cocktail/shakers à cocktail:m | shaker per cocktail/shaker per cocktail:m
fondue set/fondue sets | Fondue-Set/Fondue-Sets:n ~ Fondueset/Fonduesets:n | service à fondue/services à fondue:m ~ appareil à fondue/appareils à fondue:m | set per fonduta/set per fonduta:m ~ set da fonduta/set da fonduta:m
French press/French presses ~ cafetière/cafetières | French Press/French Presses:f ~ Kaffeepresse/Kaffeepressen:f | cafetière à piston/cafetières à piston:f | caffettiera a stantuffo/caffettiere a stantuffo:f
moka pot/moka pots ~ stovetop espresso maker/stovetop espresso makers | Espressokocher/Espressokocher:m | cafetière italienne/cafetières italiennes:f ~ cafetière moka/cafetières moka:f | caffettiera moka/caffettiere moka:f ~ moka/moka:f
tea strainer/tea strainers | Teesieb/Teesiebe:n ~ Tee-Ei/Tee-Eier:n | passe-thé/passe-thé:m ~ boule à thé/boules à thé:f | filtro da tè/filtri da tè:m ~ colino da tè/colini da tè:m ~ colino per tè/colini per tè:m
coffee filter/coffee filters | Kaffeefilter/Kaffeefilter:m | filtre à café/filtres à café:m | filtro per caffè/filtri per caffè:m
milk jug/milk jugs ~ milk pitcher/milk pitchers | Milchkännchen/Milchkännchen:n | pot à lait/pots à lait:m | bricco per latte/bricchi per latte:m ~ lattiera/lattiere:f
lamp/lamps | Lampe/Lampen:f | lampe/lampes:f | lampada/lampade:f
light fitting/light fittings ~ light fixture/light fixtures | Leuchte/Leuchten:f | luminaire/luminaires:m | apparecchio di illuminazione/apparecchi di illuminazione:m
table lamp/table lamps | Tischlampe/Tischlampen:f ~ Tischleuchte/Tischleuchten:f | lampe de table/lampes de table:f ~ lampe à poser/lampes à poser:f | lampada da tavolo/lampade da tavolo:f
desk lamp/desk lamps | Schreibtischlampe/Schreibtischlampen:f ~ Schreibtischleuchte/Schreibtischleuchten:f | lampe de bureau/lampes de bureau:f | lampada da scrivania/lampade da scrivania:f
bedside lamp/bedside lamps | Nachttischlampe/Nachttischlampen:f ~ Nachttischleuchte/Nachttischleuchten:f | lampe de chevet/lampes de chevet:f | lampada da comodino/lampade da comodino:f
floor lamp/floor lamps | Stehlampe/Stehlampen:f ~ Stehleuchte/Stehleuchten:f | lampadaire/lampadaires:m ~ lampe sur pied/lampes sur pied:f | lampada da terra/lampade da terra:f ~ piantana/piantane:f
pendant light/pendant lights ~ pendant lamp/pendant lamps ~ hanging lamp/hanging lamps | Pendelleuchte/Pendelleuchten:f ~ Hängelampe/Hängelampen:f ~ Hängeleuchte/Hängeleuchten:f ~ Pendellampe/Pendellampen:f | suspension luminaire/suspensions luminaires:f ~ luminaire suspendu/luminaires suspendus:m | lampada a sospensione/lampade a sospensione:f ~ lampadario a sospensione/lampadari a sospensione:m
ceiling light/ceiling lights ~ ceiling lamp/ceiling lamps | Deckenleuchte/Deckenleuchten:f ~ Deckenlampe/Deckenlampen:f | plafonnier/plafonniers:m | plafoniera/plafoniere:f ~ lampada da soffitto/lampade da soffitto:f
wall light/wall lights ~ wall lamp/wall lamps | Wandleuchte/Wandleuchten:f ~ Wandlampe/Wandlampen:f | applique murale/appliques murales:f ~ applique/appliques:f | lampada da parete/lampade da parete:f ~ applique/applique:f
chandelier/chandeliers | Kronleuchter/Kronleuchter:m ~ Lüster/Lüster:m | lustre/lustres:m | lampadario/lampadari:m
spotlight/spotlights | Strahler/Strahler:m ~ Spot/Spots:m | spot/spots:m | faretto/faretti:m
recessed spotlight/recessed spotlights ~ recessed light/recessed lights ~ downlight/downlights | Einbaustrahler/Einbaustrahler:m ~ Einbauspot/Einbauspots:m | spot encastrable/spots encastrables:m ~ spot encastré/spots encastrés:m | faretto da incasso/faretti da incasso:m
floodlight/floodlights | Fluter/Fluter:m | projecteur extérieur/projecteurs extérieurs:m | faro da esterno/fari da esterno:m ~ proiettore da esterno/proiettori da esterno:m
outdoor light/outdoor lights ~ outdoor lamp/outdoor lamps | Außenleuchte/Außenleuchten:f ~ Außenlampe/Außenlampen:f | luminaire d'extérieur/luminaires d'extérieur:m ~ lampe d'extérieur/lampes d'extérieur:f | lampada da esterno/lampade da esterno:f
night light/night lights | Nachtlicht/Nachtlichter:n | veilleuse/veilleuses:f | luce notturna/luci notturne:f ~ lucina notturna/lucine notturne:f
fairy lights/fairy lights:p ~ string lights/string lights:p ~ string light/string lights | Lichterkette/Lichterketten:f | guirlande lumineuse/guirlandes lumineuses:f | catena luminosa/catene luminose:f ~ ghirlanda luminosa/ghirlande luminose:f
LED strip/LED strips ~ LED strip light/LED strip lights | LED-Streifen/LED-Streifen:m ~ LED-Strip/LED-Strips:m ~ LED-Band/LED-Bänder:n | ruban LED/rubans LED:m ~ bande LED/bandes LED:f | striscia LED/strisce LED:f
light bulb/light bulbs ~ lightbulb/lightbulbs | Leuchtmittel/Leuchtmittel:n ~ Glühbirne/Glühbirnen:f ~ Glühlampe/Glühlampen:f | ampoule/ampoules:f | lampadina/lampadine:f
LED bulb/LED bulbs ~ LED light bulb/LED light bulbs | LED-Lampe/LED-Lampen:f ~ LED-Leuchtmittel/LED-Leuchtmittel:n ~ LED-Birne/LED-Birnen:f | ampoule LED/ampoules LED:f | lampadina LED/lampadine LED:f ~ lampadina a LED/lampadine a LED:f
halogen bulb/halogen bulbs | Halogenlampe/Halogenlampen:f | ampoule halogène/ampoules halogènes:f | lampadina alogena/lampadine alogene:f
fluorescent tube/fluorescent tubes | Leuchtstoffröhre/Leuchtstoffröhren:f ~ Leuchtstofflampe/Leuchtstofflampen:f | tube fluorescent/tubes fluorescents:m ~ tube néon/tubes néon:m | tubo fluorescente/tubi fluorescenti:m
lampshade/lampshades ~ lamp shade/lamp shades | Lampenschirm/Lampenschirme:m | abat-jour/abat-jour:m | paralume/paralumi:m
lamp holder/lamp holders ~ lamp socket/lamp sockets | Lampenfassung/Lampenfassungen:f | douille de lampe/douilles de lampe:f | portalampada/portalampade:m
torch/torches ~ flashlight/flashlights | Taschenlampe/Taschenlampen:f | lampe de poche/lampes de poche:f ~ lampe torche/lampes torches:f ~ torche/torches:f | torcia elettrica/torce elettriche:f ~ torcia/torce:f
headlamp/headlamps ~ head torch/head torches | Stirnlampe/Stirnlampen:f ~ Kopflampe/Kopflampen:f | lampe frontale/lampes frontales:f ~ frontale/frontales:f | lampada frontale/lampade frontali:f ~ torcia frontale/torce frontali:f
household appliance/household appliances ~ home appliance/home appliances | Haushaltsgerät/Haushaltsgeräte:n ~ Elektrogerät/Elektrogeräte:n | appareil électroménager/appareils électroménagers:m | elettrodomestico/elettrodomestici:m
refrigerator/refrigerators ~ fridge/fridges | Kühlschrank/Kühlschränke:m | réfrigérateur/réfrigérateurs:m ~ frigo/frigos:m | frigorifero/frigoriferi:m ~ frigo/frigo:m
fridge freezer/fridge freezers | Kühl-Gefrier-Kombination/Kühl-Gefrier-Kombinationen:f ~ Kühl-Gefrierkombination/Kühl-Gefrierkombinationen:f | réfrigérateur-congélateur/réfrigérateurs-congélateurs:m ~ réfrigérateur combiné/réfrigérateurs combinés:m | frigorifero combinato/frigoriferi combinati:m
freezer/freezers | Gefrierschrank/Gefrierschränke:m ~ Tiefkühlschrank/Tiefkühlschränke:m ~ Tiefkühler/Tiefkühler:m | congélateur/congélateurs:m | congelatore/congelatori:m ~ freezer/freezer:m
chest freezer/chest freezers | Gefriertruhe/Gefriertruhen:f ~ Tiefkühltruhe/Tiefkühltruhen:f | congélateur coffre/congélateurs coffres:m | congelatore a pozzetto/congelatori a pozzetto:m
wine cooler/wine coolers ~ wine fridge/wine fridges | Weinkühlschrank/Weinkühlschränke:m ~ Weinkühler/Weinkühler:m | cave à vin/caves à vin:f | cantinetta vino/cantinette vino:f ~ cantinetta frigo/cantinette frigo:f
cool box/cool boxes ~ cooler box/cooler boxes | Kühlbox/Kühlboxen:f | glacière/glacières:f | frigo portatile/frigo portatili:m ~ frigorifero portatile/frigoriferi portatili:m ~ ghiacciaia/ghiacciaie:f ~ ghiacciaia portatile/ghiacciaie portatili:f
washing machine/washing machines | Waschmaschine/Waschmaschinen:f | lave-linge/lave-linge:m ~ machine à laver/machines à laver:f | lavatrice/lavatrici:f
tumble dryer/tumble dryers ~ clothes dryer/clothes dryers | Wäschetrockner/Wäschetrockner:m | sèche-linge/sèche-linge:m | asciugatrice/asciugatrici:f
washer-dryer/washer-dryers | Waschtrockner/Waschtrockner:m | lave-linge séchant/lave-linge séchants:m | lavasciuga/lavasciuga:f
dishwasher/dishwashers | Geschirrspüler/Geschirrspüler:m ~ Spülmaschine/Spülmaschinen:f ~ Geschirrspülmaschine/Geschirrspülmaschinen:f | lave-vaisselle/lave-vaisselle:m | lavastoviglie/lavastoviglie:f
oven/ovens | Backofen/Backöfen:m | four/fours:m | forno/forni:m
built-in oven/built-in ovens | Einbaubackofen/Einbaubacköfen:m | four encastrable/fours encastrables:m | forno da incasso/forni da incasso:m
mini oven/mini ovens | Minibackofen/Minibacköfen:m ~ Mini-Backofen/Mini-Backöfen:m | mini-four/mini-fours:m | fornetto/fornetti:m ~ fornetto elettrico/fornetti elettrici:m
cooker/cookers | Standherd/Standherde:m ~ Herd/Herde:m | cuisinière/cuisinières:f | cucina a libera installazione/cucine a libera installazione:f
hob/hobs ~ cooktop/cooktops | Kochfeld/Kochfelder:n | table de cuisson/tables de cuisson:f ~ plaque de cuisson encastrable/plaques de cuisson encastrables:f | piano cottura/piani cottura:m
induction hob/induction hobs ~ induction cooktop/induction cooktops | Induktionskochfeld/Induktionskochfelder:n | table de cuisson à induction/tables de cuisson à induction:f ~ plaque à induction/plaques à induction:f | piano cottura a induzione/piani cottura a induzione:m
hot plate/hot plates ~ hotplate/hotplates | Kochplatte/Kochplatten:f | plaque électrique/plaques électriques:f ~ réchaud électrique/réchauds électriques:m | piastra elettrica/piastre elettriche:f ~ fornello elettrico/fornelli elettrici:m
cooker hood/cooker hoods ~ extractor hood/extractor hoods ~ range hood/range hoods | Dunstabzugshaube/Dunstabzugshauben:f | hotte aspirante/hottes aspirantes:f ~ hotte/hottes:f | cappa aspirante/cappe aspiranti:f ~ cappa/cappe:f
microwave/microwaves ~ microwave oven/microwave ovens | Mikrowelle/Mikrowellen:f ~ Mikrowellenherd/Mikrowellenherde:m | four à micro-ondes/fours à micro-ondes:m ~ micro-ondes/micro-ondes:m | forno a microonde/forni a microonde:m ~ microonde/microonde:m
kettle/kettles ~ electric kettle/electric kettles | Wasserkocher/Wasserkocher:m | bouilloire/bouilloires:f ~ bouilloire électrique/bouilloires électriques:f | bollitore/bollitori:m ~ bollitore elettrico/bollitori elettrici:m
toaster/toasters | Toaster/Toaster:m | grille-pain/grille-pain:m ~ toaster/toasters:m | tostapane/tostapane:m
coffee machine/coffee machines ~ coffee maker/coffee makers | Kaffeemaschine/Kaffeemaschinen:f | machine à café/machines à café:f ~ cafetière électrique/cafetières électriques:f ~ cafetière/cafetières:f | macchina da caffè/macchine da caffè:f ~ macchina del caffè/macchine del caffè:f ~ macchina per caffè/macchine per caffè:f
espresso machine/espresso machines ~ espresso maker/espresso makers | Espressomaschine/Espressomaschinen:f ~ Siebträgermaschine/Siebträgermaschinen:f | machine à expresso/machines à expresso:f ~ machine à espresso/machines à espresso:f | macchina per espresso/macchine per espresso:f ~ macchina espresso/macchine espresso:f
bean-to-cup coffee machine/bean-to-cup coffee machines ~ fully automatic coffee machine/fully automatic coffee machines | Kaffeevollautomat/Kaffeevollautomaten:m | machine à café à grain/machines à café à grain:f ~ machine à café automatique/machines à café automatiques:f | macchina da caffè automatica/macchine da caffè automatiche:f
capsule coffee machine/capsule coffee machines ~ pod coffee machine/pod coffee machines | Kapselmaschine/Kapselmaschinen:f ~ Kaffeekapselmaschine/Kaffeekapselmaschinen:f | machine à café à capsules/machines à café à capsules:f | macchina da caffè a capsule/macchine da caffè a capsule:f
coffee grinder/coffee grinders | Kaffeemühle/Kaffeemühlen:f | moulin à café/moulins à café:m | macinacaffè/macinacaffè:m
milk frother/milk frothers | Milchaufschäumer/Milchaufschäumer:m ~ Milchschäumer/Milchschäumer:m | mousseur à lait/mousseurs à lait:m | montalatte/montalatte:m ~ cappuccinatore/cappuccinatori:m
blender/blenders | Standmixer/Standmixer:m ~ Mixer/Mixer:m | blender/blenders:m | frullatore/frullatori:m
hand blender/hand blenders ~ immersion blender/immersion blenders ~ stick blender/stick blenders | Stabmixer/Stabmixer:m ~ Pürierstab/Pürierstäbe:m | mixeur plongeant/mixeurs plongeants:m ~ mixeur/mixeurs:m | frullatore a immersione/frullatori a immersione:m
hand mixer/hand mixers | Handmixer/Handmixer:m ~ Handrührgerät/Handrührgeräte:n | batteur électrique/batteurs électriques:m | sbattitore elettrico/sbattitori elettrici:m ~ sbattitore/sbattitori:m
stand mixer/stand mixers | Küchenmaschine/Küchenmaschinen:f ~ Knetmaschine/Knetmaschinen:f | robot pâtissier/robots pâtissiers:m | planetaria/planetarie:f ~ impastatrice planetaria/impastatrici planetarie:f
food processor/food processors | Multifunktions-Küchenmaschine/Multifunktions-Küchenmaschinen:f ~ Kompakt-Küchenmaschine/Kompakt-Küchenmaschinen:f | robot de cuisine/robots de cuisine:m ~ robot multifonction/robots multifonctions:m | robot da cucina/robot da cucina:m
chopper/choppers | Zerkleinerer/Zerkleinerer:m ~ Universalzerkleinerer/Universalzerkleinerer:m | hachoir/hachoirs:m | tritatutto/tritatutto:m
meat grinder/meat grinders ~ mincer/mincers | Fleischwolf/Fleischwölfe:m | hachoir à viande/hachoirs à viande:m | tritacarne/tritacarne:m
food slicer/food slicers ~ meat slicer/meat slicers | Allesschneider/Allesschneider:m ~ Brotschneidemaschine/Brotschneidemaschinen:f | trancheuse/trancheuses:f | affettatrice/affettatrici:f
juicer/juicers | Entsafter/Entsafter:m | extracteur de jus/extracteurs de jus:m ~ centrifugeuse/centrifugeuses:f | estrattore di succo/estrattori di succo:m ~ centrifuga/centrifughe:f
air fryer/air fryers | Heißluftfritteuse/Heißluftfritteusen:f ~ Airfryer/Airfryer:m | friteuse à air chaud/friteuses à air chaud:f ~ friteuse sans huile/friteuses sans huile:f ~ air fryer/air fryers:m | friggitrice ad aria/friggitrici ad aria:f
deep fryer/deep fryers ~ deep fat fryer/deep fat fryers | Fritteuse/Fritteusen:f | friteuse/friteuses:f | friggitrice/friggitrici:f
slow cooker/slow cookers | Slow Cooker/Slow Cooker:m ~ Schongarer/Schongarer:m | mijoteuse/mijoteuses:f | pentola a cottura lenta/pentole a cottura lenta:f ~ slow cooker/slow cooker:f
rice cooker/rice cookers | Reiskocher/Reiskocher:m | cuiseur à riz/cuiseurs à riz:m | cuociriso/cuociriso:m
egg boiler/egg boilers ~ egg cooker/egg cookers | Eierkocher/Eierkocher:m | cuiseur à œufs/cuiseurs à œufs:m ~ cuit-œufs/cuit-œufs:m | cuociuova/cuociuova:m
steam cooker/steam cookers ~ food steamer/food steamers | Dampfgarer/Dampfgarer:m | cuiseur vapeur/cuiseurs vapeur:m ~ cuit-vapeur/cuit-vapeur:m | vaporiera/vaporiere:f
bread maker/bread makers ~ bread machine/bread machines | Brotbackautomat/Brotbackautomaten:m | machine à pain/machines à pain:f | macchina per il pane/macchine per il pane:f ~ macchina del pane/macchine del pane:f
waffle maker/waffle makers ~ waffle iron/waffle irons | Waffeleisen/Waffeleisen:n | gaufrier/gaufriers:m | piastra per waffle/piastre per waffle:f ~ macchina per waffle/macchine per waffle:f
sandwich maker/sandwich makers ~ sandwich toaster/sandwich toasters | Sandwichmaker/Sandwichmaker:m ~ Sandwichtoaster/Sandwichtoaster:m | appareil à croque-monsieur/appareils à croque-monsieur:m | tostiera/tostiere:f ~ piastra per toast/piastre per toast:f
contact grill/contact grills ~ electric grill/electric grills | Kontaktgrill/Kontaktgrills:m ~ Elektrogrill/Elektrogrills:m | gril électrique/grils électriques:m ~ grill électrique/grills électriques:m | griglia elettrica/griglie elettriche:f ~ bistecchiera elettrica/bistecchiere elettriche:f
raclette grill/raclette grills | Raclette-Grill/Raclette-Grills:m ~ Raclettegrill/Raclettegrills:m ~ Raclette-Gerät/Raclette-Geräte:n | appareil à raclette/appareils à raclette:m | piastra per raclette/piastre per raclette:f ~ griglia per raclette/griglie per raclette:f
ice cream maker/ice cream makers ~ ice cream machine/ice cream machines | Eismaschine/Eismaschinen:f ~ Speiseeismaschine/Speiseeismaschinen:f | sorbetière/sorbetières:f ~ machine à glace/machines à glace:f ~ turbine à glace/turbines à glace:f | gelatiera/gelatiere:f
ice maker/ice makers ~ ice cube maker/ice cube makers | Eiswürfelmaschine/Eiswürfelmaschinen:f ~ Eiswürfelbereiter/Eiswürfelbereiter:m | machine à glaçons/machines à glaçons:f | macchina per il ghiaccio/macchine per il ghiaccio:f ~ macchina del ghiaccio/macchine del ghiaccio:f
yoghurt maker/yoghurt makers ~ yogurt maker/yogurt makers | Joghurtbereiter/Joghurtbereiter:m ~ Joghurtmaschine/Joghurtmaschinen:f | yaourtière/yaourtières:f | yogurtiera/yogurtiere:f
food dehydrator/food dehydrators | Dörrautomat/Dörrautomaten:m ~ Dörrgerät/Dörrgeräte:n | déshydrateur alimentaire/déshydrateurs alimentaires:m ~ déshydrateur/déshydrateurs:m | essiccatore per alimenti/essiccatori per alimenti:m ~ essiccatore/essiccatori:m
popcorn maker/popcorn makers ~ popcorn machine/popcorn machines | Popcornmaschine/Popcornmaschinen:f | machine à pop-corn/machines à pop-corn:f | macchina per popcorn/macchine per popcorn:f
vacuum sealer/vacuum sealers | Vakuumierer/Vakuumierer:m ~ Vakuumiergerät/Vakuumiergeräte:n | machine sous vide/machines sous vide:f ~ appareil de mise sous vide/appareils de mise sous vide:m | macchina per sottovuoto/macchine per sottovuoto:f ~ macchina sottovuoto/macchine sottovuoto:f
water carbonator/water carbonators ~ soda maker/soda makers | Wassersprudler/Wassersprudler:m ~ Trinkwassersprudler/Trinkwassersprudler:m | machine à eau gazeuse/machines à eau gazeuse:f ~ machine à gazéifier/machines à gazéifier:f | gasatore d'acqua/gasatori d'acqua:m ~ gasatore/gasatori:m
water filter/water filters | Wasserfilter/Wasserfilter:m | filtre à eau/filtres à eau:m | filtro per l'acqua/filtri per l'acqua:m ~ filtro acqua/filtri acqua:m
filter jug/filter jugs ~ water filter jug/water filter jugs | Filterkaraffe/Filterkaraffen:f ~ Tischwasserfilter/Tischwasserfilter:m | carafe filtrante/carafes filtrantes:f | caraffa filtrante/caraffe filtranti:f
vacuum cleaner/vacuum cleaners | Staubsauger/Staubsauger:m | aspirateur/aspirateurs:m | aspirapolvere/aspirapolvere:m
robot vacuum cleaner/robot vacuum cleaners ~ robot vacuum/robot vacuums | Saugroboter/Saugroboter:m ~ Staubsaugerroboter/Staubsaugerroboter:m | aspirateur robot/aspirateurs robots:m ~ robot aspirateur/robots aspirateurs:m | robot aspirapolvere/robot aspirapolvere:m
cordless vacuum cleaner/cordless vacuum cleaners ~ stick vacuum/stick vacuums | Akku-Staubsauger/Akku-Staubsauger:m ~ Akkustaubsauger/Akkustaubsauger:m | aspirateur balai/aspirateurs balais:m ~ aspirateur sans fil/aspirateurs sans fil:m | scopa elettrica senza fili/scope elettriche senza fili:f ~ aspirapolvere senza fili/aspirapolvere senza fili:m ~ scopa elettrica/scope elettriche:f
handheld vacuum cleaner/handheld vacuum cleaners ~ handheld vacuum/handheld vacuums | Handstaubsauger/Handstaubsauger:m ~ Akkusauger/Akkusauger:m | aspirateur à main/aspirateurs à main:m | aspirabriciole/aspirabriciole:m
wet and dry vacuum cleaner/wet and dry vacuum cleaners | Nass- und Trockensauger/Nass- und Trockensauger:m ~ Nass-Trockensauger/Nass-Trockensauger:m | aspirateur eau et poussière/aspirateurs eau et poussière:m | aspiratutto/aspiratutto:m ~ aspiraliquidi/aspiraliquidi:m
vacuum cleaner bag/vacuum cleaner bags ~ dust bag/dust bags | Staubsaugerbeutel/Staubsaugerbeutel:m ~ Staubbeutel/Staubbeutel:m | sac d'aspirateur/sacs d'aspirateur:m ~ sac pour aspirateur/sacs pour aspirateur:m | sacchetto per aspirapolvere/sacchetti per aspirapolvere:m
steam cleaner/steam cleaners | Dampfreiniger/Dampfreiniger:m | nettoyeur vapeur/nettoyeurs vapeur:m | pulitore a vapore/pulitori a vapore:m
steam mop/steam mops | Dampfbesen/Dampfbesen:m ~ Dampfmopp/Dampfmopps:m | balai vapeur/balais vapeur:m | scopa a vapore/scope a vapore:f
clothes iron/clothes irons | Bügeleisen/Bügeleisen:n | fer à repasser/fers à repasser:m | ferro da stiro/ferri da stiro:m
steam iron/steam irons | Dampfbügeleisen/Dampfbügeleisen:n | fer à vapeur/fers à vapeur:m ~ fer à repasser vapeur/fers à repasser vapeur:m | ferro da stiro a vapore/ferri da stiro a vapore:m
steam generator iron/steam generator irons | Dampfbügelstation/Dampfbügelstationen:f ~ Bügelstation/Bügelstationen:f | centrale vapeur/centrales vapeur:f | ferro da stiro con caldaia/ferri da stiro con caldaia:m
garment steamer/garment steamers ~ clothes steamer/clothes steamers | Dampfglätter/Dampfglätter:m ~ Kleiderdampfer/Kleiderdampfer:m | défroisseur vapeur/défroisseurs vapeur:m ~ défroisseur/défroisseurs:m | stiratore a vapore/stiratori a vapore:m ~ stiratrice a vapore/stiratrici a vapore:f
fan/fans | Ventilator/Ventilatoren:m | ventilateur/ventilateurs:m | ventilatore/ventilatori:m
ceiling fan/ceiling fans | Deckenventilator/Deckenventilatoren:m | ventilateur de plafond/ventilateurs de plafond:m | ventilatore da soffitto/ventilatori da soffitto:m
tower fan/tower fans | Turmventilator/Turmventilatoren:m ~ Säulenventilator/Säulenventilatoren:m | ventilateur colonne/ventilateurs colonnes:m ~ ventilateur tour/ventilateurs tour:m | ventilatore a torre/ventilatori a torre:m ~ ventilatore a colonna/ventilatori a colonna:m
pedestal fan/pedestal fans | Standventilator/Standventilatoren:m | ventilateur sur pied/ventilateurs sur pied:m | ventilatore a piantana/ventilatori a piantana:m
air conditioner/air conditioners ~ air conditioning unit/air conditioning units | Klimaanlage/Klimaanlagen:f ~ Klimagerät/Klimageräte:n | climatiseur/climatiseurs:m | climatizzatore/climatizzatori:m ~ condizionatore/condizionatori:m
air cooler/air coolers | Luftkühler/Luftkühler:m | rafraîchisseur d'air/rafraîchisseurs d'air:m | raffrescatore d'aria/raffrescatori d'aria:m ~ raffrescatore/raffrescatori:m
air purifier/air purifiers | Luftreiniger/Luftreiniger:m | purificateur d'air/purificateurs d'air:m | purificatore d'aria/purificatori d'aria:m
humidifier/humidifiers ~ air humidifier/air humidifiers | Luftbefeuchter/Luftbefeuchter:m | humidificateur d'air/humidificateurs d'air:m ~ humidificateur/humidificateurs:m | umidificatore/umidificatori:m
dehumidifier/dehumidifiers | Luftentfeuchter/Luftentfeuchter:m | déshumidificateur/déshumidificateurs:m | deumidificatore/deumidificatori:m
heater/heaters ~ space heater/space heaters | Heizgerät/Heizgeräte:n | chauffage d'appoint/chauffages d'appoint:m | stufa elettrica/stufe elettriche:f
fan heater/fan heaters | Heizlüfter/Heizlüfter:m | radiateur soufflant/radiateurs soufflants:m | termoventilatore/termoventilatori:m
oil-filled radiator/oil-filled radiators ~ oil radiator/oil radiators | Ölradiator/Ölradiatoren:m | radiateur à bain d'huile/radiateurs à bain d'huile:m | radiatore a olio/radiatori a olio:m ~ radiatore ad olio/radiatori ad olio:m
infrared heater/infrared heaters | Infrarotheizung/Infrarotheizungen:f | chauffage infrarouge/chauffages infrarouges:m | riscaldatore a infrarossi/riscaldatori a infrarossi:m
pellet stove/pellet stoves | Pelletofen/Pelletöfen:m | poêle à granulés/poêles à granulés:m ~ poêle à pellets/poêles à pellets:m | stufa a pellet/stufe a pellet:f
wood-burning stove/wood-burning stoves ~ wood stove/wood stoves | Kaminofen/Kaminöfen:m ~ Holzofen/Holzöfen:m | poêle à bois/poêles à bois:m | stufa a legna/stufe a legna:f
fireplace/fireplaces | Kamin/Kamine:m ~ Cheminée/Cheminées:n | cheminée/cheminées:f | caminetto/caminetti:m ~ camino/camini:m
weather station/weather stations | Wetterstation/Wetterstationen:f | station météo/stations météo:f | stazione meteorologica/stazioni meteorologiche:f ~ stazione meteo/stazioni meteo:f
insect killer/insect killers ~ bug zapper/bug zappers | Insektenvernichter/Insektenvernichter:m | destructeur d'insectes/destructeurs d'insectes:m ~ tue-insectes/tue-insectes:m | elettroinsetticida/elettroinsetticidi:m ~ zanzariera elettrica/zanzariere elettriche:f
tumbler/tumblers | Becherglas/Bechergläser:n ~ Tumbler/Tumbler:m | gobelet/gobelets:mw ~ tumbler/tumblers:m | tumbler/tumbler:m
serving bowl/serving bowls | Servierschüssel/Servierschüsseln:f ~ Servierschale/Servierschalen:f | bol de service/bols de service:m ~ plat de service creux/plats de service creux:m | ciotola da portata/ciotole da portata:f
lazy Susan/lazy Susans | Drehteller/Drehteller:m ~ Drehplatte/Drehplatten:f | plateau tournant/plateaux tournants:m | vassoio girevole/vassoi girevoli:m
dinner candle/dinner candles | Tafelkerze/Tafelkerzen:f ~ Stabkerze/Stabkerzen:f | bougie chandelle/bougies chandelles:f | candela da tavola/candele da tavola:f
lunch bag/lunch bags | Lunchtasche/Lunchtaschen:f | sac à déjeuner/sacs à déjeuner:m | borsa porta pranzo/borse porta pranzo:f
quilt/quilts | Steppdecke/Steppdecken:f ~ Quilt/Quilts:m | courtepointe/courtepointes:f | trapunta/trapunte:f
water jug/water jugs | Wasserkrug/Wasserkrüge:m | carafe à eau/carafes à eau:f | caraffa per acqua/caraffe per acqua:f
key hook/key hooks | Schlüsselhaken/Schlüsselhaken:m | crochet à clés/crochets à clés:m | gancio portachiavi/ganci portachiavi:m
ashtray/ashtrays | Aschenbecher/Aschenbecher:m | cendrier/cendriers:m | posacenere/posacenere:m
sauté pan/sauté pans | Schmorpfanne/Schmorpfannen:f | sauteuse/sauteuses:f | padella alta/padelle alte:f
wall hanging/wall hangings | Wandbehang/Wandbehänge:m | tenture murale/tentures murales:f ~ tenture/tentures:f | arazzo da parete/arazzi da parete:m
`;
