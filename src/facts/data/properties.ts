/** Whom a thing is for, in the notation of the colours: key | en | de | fr | it. */
export const audiences = `
men | men~mens~gents~gentlemen~male^~mns^ | herren~männer~männern~männlich^ | homme~hommes~masculin^ | uomo~uomini~maschile^
women | women~womens~woman~ladies~lady?~female^~wmns^~wmn^ | damen~frauen~weiblich^ | femme~femmes~dame~dames~féminin^ | donna~donne~femminile^
children | children~childrens~kids~child? | kinder~kindern | enfant~enfants | bambini~infanzia
boys | boys~boy | jungen? | garçon~garçons | bambino~ragazzo?~ragazzi?
girls | girls~girl | mädchen | fille~filles~fillette | bambina~bambine~ragazza?
babies | baby~babies~infant~infants~newborn | baby~babys~neugeborene | bébé~bébés~nourrisson | neonato~neonati~neonata~bebè
toddlers | toddler~toddlers | kleinkind~kleinkinder | tout petit~tout petits~jeune enfant~jeunes enfants | bimbo~bimbi
teenagers | teenager~teenagers~teens | teenager~jugendliche | adolescent~adolescents~ado | adolescenti~adolescente~ragazzo?~ragazzi?~ragazza?
adults | adult~adults | erwachsene~erwachsenen | adulte~adultes | adulto~adulti
unisex | unisex | unisex | unisexe~mixte? | unisex
dogs | dog~dogs | hund~hunde~hunden | chien~chiens | cane?~cani
cats | cat~cats | katze~katzen | chat~chats | gatto~gatti
`;

/**
 * Colours: key | en | de | fr | it. `~` divides other words; `*` stands for the endings that adjectives take in the
 * language; `?` marks what names other things too in another language, so that it counts only in a text known to be
 * in this one; `^` marks what mostly means something else: it states nothing, but vouches for what other words state.
 */
export const colours = `
black | black~blk^ | schwarz*~schw^~schwarztee~schwarzbrot | noir* | ner*
white | white~wht^ | weiß*~weißwein~weißweine~weißbrot | blanc~blancs~blanche~blanches | bianco~bianca~bianchi~bianche
grey | grey~gray~gry^ | grau* | gris~grise~grises | grigio~grigia~grigi~grigie
red | red | rot*~knallrot*~rotwein~rotweine | rouge~rouges | ross*
blue | blue | blau* | bleu* | blu
navy blue | navy blue~navy~nvy^ | marineblau*~marine? | bleu marine~marine? | blu marino~blu navy~blu marine
light blue | light blue~baby blue~sky blue | hellblau*~himmelblau* | bleu clair~bleu ciel~bleu azur~azur | azzurr*~blu chiaro~celeste~celesti
dark blue | dark blue | dunkelblau* | bleu foncé | blu scuro
green | green | grün*~grüntee | vert* | verde~verdi
yellow | yellow | gelb* | jaune~jaunes | giall*
orange | orange? | orange?~orangefarben* | orange? | arancione~arancioni
pink | pink~rose pink | rosa~pink~rosafarben* | rose? | rosa
fuchsia | fuchsia~magenta | fuchsia~magenta~pinkfarben* | fuchsia~magenta | fucsia~magenta
purple | purple~violet? | lila~violett*~lilafarben* | violet~violette~violets~violettes | viola
mauve | mauve~lilac | mauve~mauvefarben*~fliederfarben* | mauve~parme~lilas | malva~lilla
brown | brown~brn^ | braun* | marron~marrons~brun~brune~bruns~brunes | marrone~marroni
beige | beige | beige~beigen~beiger~beiges~beigefarben* | beige | beige
cream | cream coloured~cream colored~off white~ecru~ivory? | cremefarben*~cremeweiß*~ecru~elfenbeinfarben*~elfenbein | écru~écrue~blanc cassé~couleur crème~ivoire? | écru~ecru~color crema~avorio?
khaki | khaki | khaki | kaki~khaki | kaki~cachi?
olive green | olive green | olivgrün*~oliv | vert olive | verde oliva
turquoise | turquoise | türkis~türkise~türkiser~türkises~türkisen~türkisfarben* | turquoise~turquoises | turchese~turchesi
petrol | petrol blue~teal | petrol?~petrolblau*~petrolfarben* | bleu pétrole~bleu canard | petrolio?~verde petrolio~blu petrolio
mint green | mint green | mintgrün*~mintfarben* | vert menthe~vert d'eau | verde menta
burgundy | burgundy~maroon | bordeaux?~bordeauxrot*~weinrot* | bordeaux? | bordeaux?~bordò~color vinaccia
silver | silver~silvery | silber?~silbern*~versilbert*~silberfarben*~silbergrau* | argenté*~argent?~plaqué argent | argento?~argentat*
gold | gold?~golden | gold?~golden~goldene~goldener~goldenes~goldenen~vergoldet*~goldfarben* | doré*~plaqué or~en or~or massif | oro?~dorat*
white gold | white gold | weißgold | or blanc | oro bianco
yellow gold | yellow gold | gelbgold | or jaune | oro giallo
rose gold | rose gold | roségold~rotgold | or rose | oro rosa
bronze | bronze? | bronze?~bronzefarben* | bronze? | bronzo?
copper | copper coloured~copper colored | kupferfarben* | couleur cuivre~cuivrée~cuivrées | ramat*~color rame
anthracite | anthracite~charcoal grey~charcoal gray | anthrazit~anthrazitfarben*~anthrazitgrau* | anthracite | antracite
taupe | taupe | taupe | taupe? | tortora?~talpa?
coral | coral red~coral^ | korallenrot*~korallenfarben*~koralle^ | rouge corail~couleur corail~corail^ | rosso corallo~color corallo~corallo^
salmon | salmon pink | lachsfarben*~lachsrosa | rose saumon~couleur saumon | rosa salmone~color salmone
camel | camel coloured~camel colored | camelfarben* | couleur camel | color cammello
mustard | mustard yellow | senfgelb*~senffarben* | jaune moutarde | giallo senape
dark chocolate | dark chocolate | zartbitterschokolade~bitterschokolade~dunkle schokolade~edelbitter | chocolat noir | cioccolato fondente~cioccolato amaro
multicoloured | multicoloured~multicolored~multicolour~multicolor~multi coloured~multi colored~multi colour~multi color | mehrfarbig*~bunt*~vielfarbig*~multicolor | multicolore~multicolores | multicolore~multicolori~multicolor
transparent | transparent~see through | transparent*~durchsichtig* | transparent* | trasparente~trasparenti
`;

/** Names of things in which words of colour and material state neither, in whatever language. */
export const idioms =
  "rouge à lèvres|rouges à lèvres|fard à joues|whiteboard|tableau blanc|lavagna bianca|blackboard|tableau noir|fazzoletti di carta|fazzoletto di carta|mouchoirs en papier|papiertaschentücher|papiertaschentuch|platine vinyle|tourne disque vinyle|disque vinyle|disco in vinile|fer à repasser|ferro da stiro|fer à lisser|ferro arricciacapelli|ironing board|steam iron|asse da stiro|pomme de terre|pommes de terre|rote bete|red bull|blu ray|blue ray|orange juice|jus d'orange|gold edition|black edition|white edition|silver edition|gold series|black friday|80 plus gold|80 plus silver|80 plus bronze|black and decker|black decker|new balance|gift card|carte cadeau|carta regalo|carta igienica|rosa canina|blood orange|orange sanguine|cane sugar";

/**
 * What makes another colour of a colour: key | en | de | fr | it, in the notation of the colours. Before the colour in
 * English, the first part of a German compound, behind the colour in French and Italian.
 */
export const shades = `
light | light~pale | hell~blass~zart | clair*~pâle~pâles | chiar*
dark | dark~deep | dunkel~tief | foncé*~sombre | scur*
warm | warm | warm | chaud*~chaude | cald*
cool | cool~cold | kalt | froid*~froide | fredd*
neutral | neutral | neutral | neutre | neutro
bright | bright | leucht~knall | vif~vive~vifs | acceso~accesa~vivo
pastel | pastel | pastell | pastel | pastello
neon | neon~fluorescent | neon | fluo~néon | fluo~neon
cherry | cherry | kirsch | cerise | ciliegia
wine | wine | wein | lie de vin | vino
ruby | ruby | rubin | rubis | rubino
fire | fire~flame | feuer | feu | fuoco
brick | brick | ziegel | brique | mattone
rust | rust | rost | rouille | ruggine
blood | blood | blut | sang | sangue
sky | sky | himmel | ciel | cielo
royal | royal | royal~königs | roi~royal | royal~reale
night | midnight~night | nacht~mitternachts | nuit~minuit | notte
steel | steel | stahl | acier | acciaio
ice | ice~icy | eis | glacier | ghiaccio
navy | navy | marine | marine | marino
pigeon | pigeon | tauben | pigeon | tortora
powder | powder | puder | poudré* | polvere~cipria
mint | mint | mint | menthe | menta
olive | olive | oliv | olive | oliva
moss | moss | moos | vert mousse | muschio
forest | forest | wald~tannen | sapin | bosco~foresta
grass | grass | gras | prairie | prato
apple | apple | apfel | pomme | mela
lime | lime | limetten | citron vert | lime
lemon | lemon | zitronen | citron | limone
mustard | mustard | senf | moutarde | senape
honey | honey | honig | miel | miele
chocolate | chocolate | schokoladen~schoko | chocolat | cioccolato
nut | walnut~hazel | nuss | noisette | nocciola
chestnut | chestnut | kastanien | châtaigne | castagna
slate | slate | schiefer | ardoise | ardesia
graphite | graphite | graphit | graphite | grafite
anthracite | anthracite | anthrazit | anthracite | antracite
pearl | pearl | perl | perle | perla
snow | snow | schnee | neige | neve
sand | sand | sand | sable | sabbia
emerald | emerald | smaragd | émeraude | smeraldo
old | antique~dusty | alt~altrosa | ancien | antico
silver | silver | silber | argent | argento
`;
