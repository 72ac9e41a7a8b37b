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
