/**
 * Certifications and marks: key | what they are called in any language, divided by `~`; `!` marks what must be written
 * in capitals, since it is a word otherwise. Names as their issuers write them: oeko-tex.com, global-standard.org,
 * fsc.org, pefc.org, eu-ecolabel.eu, blauer-engel.de, energystar.gov, msc.org, fairtrade.net.
 */
export const certifications = `
ce | ce!~ce mark~ce marked~ce zeichen~ce kennzeichnung~ce zertifiziert~marquage ce~marcatura ce~marchio ce~ce certified~certifié ce~certificato ce~ce geprüft
gs | gs!~gs zeichen~gs geprüft~geprüfte sicherheit
tüv | tüv~tuev~tüv geprüft~tüv süd~tüv rheinland~tüv nord
oeko-tex | oeko tex~öko tex~oekotex~oko tex
oeko-tex standard 100 | oeko tex standard 100~öko tex standard 100~standard 100 by oeko tex~oeko tex 100
gots | gots~global organic textile standard
grs | grs!~global recycled standard
rws | rws!~responsible wool standard
rds | rds!~responsible down standard
bci | bci!~better cotton initiative~better cotton
fsc | fsc!~fsc certified~fsc zertifiziert~certifié fsc~certificato fsc~forest stewardship council
pefc | pefc
eu ecolabel | eu ecolabel~ecolabel~eu blume~ecolabel européen~écolabel européen~ecolabel ue
blue angel | blauer engel~blue angel~blauen engel~ange bleu~angelo blu
nordic swan | nordic swan~nordischer schwan
energy star | energy star
eu organic | bio siegel~eu bio siegel~eu bio logo~eu organic logo~bio zertifiziert~certifié bio~label bio~certificato bio~certificazione biologica~ab label~agriculture biologique~usda organic~organic certified
demeter | demeter
bioland | bioland
naturland | naturland
ecocert | ecocert
cosmos organic | cosmos organic~cosmos natural
natrue | natrue
fairtrade | fairtrade~max havelaar
rainforest alliance | rainforest alliance
utz | utz!
msc | msc!~marine stewardship council
asc | asc!~aquaculture stewardship council
dop | dop!~denominazione di origine protetta~aop!~appellation d'origine protégée
igp | igp!~indicazione geografica protetta~indication géographique protégée~g.g.a.
docg | docg!
doc | doc!
label rouge | label rouge
ul | ul!~ul listed~ul zertifiziert~ul certified
etl | etl!~etl listed
fcc | fcc!
rohs | rohs
reach | reach!
vde | vde!~vde geprüft
atex | atex
ccc | ccc!
fda | fda!~fda approved~fda zugelassen
lfgb | lfgb
haccp | haccp
gmp | gmp!~good manufacturing practice
nsf | nsf!
bluesign | bluesign
cradle to cradle | cradle to cradle
leed | leed!
bsci | bsci!
sedex | sedex
peta | peta approved~peta approved vegan
leaping bunny | leaping bunny
vegan society | vegan society~v label~veganblume
hallmarked | hallmarked
mfi | mfi!~made for iphone
qi certified | qi certified~qi zertifiziert
`;
