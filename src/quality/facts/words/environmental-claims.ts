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
