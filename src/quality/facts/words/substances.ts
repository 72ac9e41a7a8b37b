/** What a product may be said to be free of: key | en | de | fr | it, in the notation of the colours. */
export const substances = `
parabens | paraben~parabens | paraben~parabene~parabenen | parabène~parabènes | parabeni
bpa | bpa~bisphenol a | bpa~bisphenol a | bpa~bisphénol a | bpa~bisfenolo a
phthalates | phthalate~phthalates | phthalat~phthalate~weichmacher | phtalate~phtalates | ftalati
sulphates | sulfate~sulfates~sulphate~sulphates | sulfat~sulfate | sulfate~sulfates | solfati
silicones | silicones | silikone~silikonen | silicones | siliconi
alcohol | alcohol | alkohol | alcool | alcol~alcool
fragrance | fragrance~perfume | duftstoff~duftstoffe~parfüm~parfum | parfum~parfums | profumo~profumi
colourings | colouring~colourings~colorants~artificial colours~artificial colors | farbstoff~farbstoffe~farbstoffen | colorant~colorants | coloranti
preservatives | preservative~preservatives | konservierungsstoff~konservierungsstoffe~konservierungsstoffen~konservierungsmittel | conservateur~conservateurs | conservanti
sugar | sugar~added sugar | zucker~zuckerzusatz | sucre~sucres~sucres ajoutés~sucre ajouté | zucchero~zuccheri~zuccheri aggiunti
gluten | gluten | gluten | gluten | glutine
lactose | lactose | laktose~lactose | lactose | lattosio
palm oil | palm oil | palmöl | huile de palme | olio di palma
soy | soy~soya | soja | soja | soia
nuts | nut~nuts | nüsse~nüssen | fruits à coque~noix | frutta a guscio~noci
gmo | gmo | gentechnik~gvo | ogm | ogm
microplastics | microplastic~microplastics | mikroplastik | microplastiques~microplastique | microplastiche
plastic | plastic | plastik~kunststoff | plastique | plastica
nickel | nickel | nickel | nickel | nichel~nickel
lead | lead | blei | plomb | piombo
pfas | pfas~pfoa~ptfe | pfas~pfoa~ptfe | pfas~pfoa~ptfe | pfas~pfoa~ptfe
formaldehyde | formaldehyde | formaldehyd | formaldéhyde | formaldeide
mineral oil | mineral oil | mineralöl~mineralölen | huile minérale~huiles minérales | oli minerali~olio minerale
caffeine | caffeine | koffein | caféine | caffeina
solvents | solvent~solvents | lösungsmittel | solvant~solvants | solventi~solvente
latex | latex | latex | latex | lattice
oil | oil | öl | huile | olio
`;

/** Other ways to say that it is free of one of them. */
export const freeOfSubstances = `
without alcohol | non alcoholic~nonalcoholic | entalkoholisiert* | non alcoolisé* | analcolico~analcolica~analcolici~analcoliche
without sugar | sugarless~unsweetened | ungesüßt* | non sucré* | non zuccherato~non zuccherata
without gluten | coeliac friendly | glutenfrei* | adapté aux cœliaques | adatto ai celiaci
`;
