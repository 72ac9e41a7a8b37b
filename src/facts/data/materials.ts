/** Materials, in the notation of the colours: key | en | de | fr | it. */
export const materials = `
leather | leather~genuine leather | leder~echtleder~ledern*~rindsleder~rindleder | cuir~cuirs | cuoio~vera pelle~di pelle~pelle bovina~pelle verniciata~in vera pelle~in pelle
faux leather | faux leather~artificial leather~imitation leather~pu leather~vegan leather~leatherette~synthetic leather | kunstleder~lederimitat~pu leder~leder pu~veganes leder | simili cuir~similicuir~imitation cuir~imitation de cuir~cuir synthétique~cuir vegan~cuir végan~cuir pu~pu cuir | ecopelle~similpelle~finta pelle~in finta pelle~pelle sintetica~in pelle sintetica~simil pelle~pelle pu~in pelle pu
suede | suede | wildleder~veloursleder~rauleder | daim~cuir suédé | pelle scamosciata~in pelle scamosciata~camoscio
cotton | cotton | baumwolle~bw? | coton | cotone
wool | wool~woollen~woolen | wolle~schurwolle~wollen | laine | lana
merino wool | merino wool~merino | merinowolle~merino | laine mérinos~mérinos | lana merino~merino
cashmere | cashmere | kaschmir~cashmere | cachemire | cashmere~cachemire
silk | silk | seide~seiden | soie | seta
linen | linen? | leinen | lin? | lino?
hemp | hemp | hanf | chanvre | canapa
jute | jute | jute | jute | iuta~juta
polyester | polyester | polyester | polyester | poliestere
polyamide | polyamide | polyamid | polyamide | poliammide~poliammidica
nylon | nylon | nylon | nylon | nylon~nailon
elastane | elastane~spandex~lycra | elasthan~elastan~lycra | élasthanne~lycra | elastan~elastane~elastam~lycra
acrylic | acrylic | acryl~polyacryl | acrylique~acryliques | acrilico~acrilica
acrylic glass | acrylic glass~plexiglass~plexiglas~perspex | acrylglas~plexiglas | plexiglas~verre acrylique | plexiglas~plexiglass
viscose | viscose~rayon? | viskose | viscose | viscosa
modal | modal? | modal | modal? | modal
lyocell | lyocell~tencel | lyocell~tencel | lyocell~tencel | lyocell~tencel
microfibre | microfibre~microfiber | mikrofaser | microfibre | microfibra
fleece | fleece | fleece | polaire? | pile?
velvet | velvet | samt | velours | velluto
corduroy | corduroy | cord?~cordsamt | velours côtelé | velluto a coste
denim | denim | denim | denim | denim
felt | felt? | filz | feutre?~feutrine | feltro
lace | lace? | spitze? | dentelle | pizzo
fur | fur? | fell?~pelz | fourrure | pelliccia
faux fur | faux fur~fake fur | kunstfell~kunstpelz | fausse fourrure | ecopelliccia~pelliccia ecologica~pelliccia sintetica
down | down feather~goose down~duck down~down^ | gänsedaunen~entendaunen~daunen^ | duvet d'oie~duvet de canard~duvet^ | piuma d'oca~piumino d'oca~piuma^
neoprene | neoprene | neopren | néoprène | neoprene
latex | latex | latex | latex | lattice~latex
foam | foam? | schaumstoff | mousse? | gommapiuma~schiuma?
memory foam | memory foam | memoryschaum~memory schaum | mousse à mémoire de forme | memory foam
wood | wood~wooden | holz~hölzern* | bois | legno
sandalwood | sandalwood | sandelholz | bois de santal | legno di sandalo~sandalo^
solid wood | solid wood | massivholz | bois massif | legno massello~legno massiccio
oak | oak~oakwood | eiche~eichenholz | chêne | rovere~quercia
pine | pine? ~pinewood | kiefer?~kiefernholz | pin? | pino?
beech | beech~beechwood | buche~buchenholz | hêtre | faggio
walnut wood | walnut wood | nussbaum~nussbaumholz | noyer | legno di noce
teak | teak | teak~teakholz | teck~teak | teak
acacia | acacia~acacia wood | akazie~akazienholz | acacia | acacia
bamboo | bamboo | bambus | bambou~bambous | bambù
rattan | rattan | rattan | rotin | rattan
cork | cork? | kork | liège? | sughero
cardboard | cardboard | pappe?~karton? | carton? | cartone
paper | paper? | papier? | papier? | carta?
metal | metal~metallic? | metall | métal~métallique? | metallo
steel | steel | stahl | acier | acciaio
stainless steel | stainless steel~inox | edelstahl~nirosta~inox | acier inoxydable~acier inox~inox | acciaio inossidabile~acciaio inox~inox
carbon steel | carbon steel | carbonstahl~karbonstahl~kohlenstoffstahl | acier au carbone~acier carbone | acciaio al carbonio
cast iron | cast iron | gusseisen~gusseisern* | fonte | ghisa
iron | wrought iron~iron^ | schmiedeeisen~eisen^ | fer forgé~fer^ | ferro battuto~ferro^
aluminium | aluminium~aluminum | aluminium~alu | aluminium~alu | alluminio
brass | brass | messing | laiton | ottone
copper | copper | kupfer | cuivre | rame
titanium | titanium | titan? | titane | titanio
zinc | zinc | zink | zinc | zinco
tin | pewter | zinn | étain | peltro
sterling silver | sterling silver~925 silver~solid silver | sterlingsilber~925 silber~925er silber~echtsilber | argent massif~argent 925~argent fin~argent fin 925~argent sterling | argento 925~argento sterling
plastic | plastic~plastics | kunststoff~plastik | plastique~plastiques | plastica
polypropylene | polypropylene | polypropylen | polypropylène | polipropilene
polyethylene | polyethylene | polyethylen | polyéthylène | polietilene
polycarbonate | polycarbonate | polycarbonat | polycarbonate | policarbonato
polystyrene | polystyrene | polystyrol~styropor | polystyrène | polistirolo~polistirene
resin | resin | kunstharz~polyresin | résine | resina
melamine | melamine | melamin | mélamine | melamina
vinyl | vinyl | vinyl | vinyle | vinile
silicone | silicone | silikon | silicone | silicone
rubber | rubber | gummi~naturkautschuk~kautschuk | caoutchouc | gomma~caucciù
glass | made of glass~material glass~real glass~glass^ | aus glas~echtglas~material glas~glas^ | en verre~verre^ | in vetro~di vetro~vetro^
tempered glass | tempered glass | hartglas~gehärtetes glas~gehärtetem glas~sicherheitsglas~panzerglas | verre trempé~en verre trempé | vetro temperato~in vetro temperato
borosilicate glass | borosilicate glass~borosilicate | borosilikatglas | verre borosilicate~en verre borosilicate~verre borosilicaté~en verre borosilicaté | vetro borosilicato~in vetro borosilicato
crystal | crystal? | kristallglas | cristal? | cristallo?
ceramic | ceramic~ceramics | keramik | céramique | ceramica
porcelain | porcelain | porzellan | porcelaine | porcellana
stoneware | stoneware | steingut~steinzeug | grès | gres~gres porcellanato
marble | marble~marbled^ | marmor~marmoriert^ | marbre | marmo~marmorizzato^
granite | granite | granit | granit~granite | granito
slate | slate? | schiefer | ardoise | ardesia
concrete | concrete? | beton | béton | cemento?
carbon fibre | carbon fibre~carbon fiber | carbonfaser~kohlefaser~carbon^ | fibre de carbone | fibra di carbonio
fibreglass | fibreglass~fiberglass | fiberglas~glasfaser? | fibre de verre | fibra di vetro~vetroresina
`;

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
