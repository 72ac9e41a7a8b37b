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
