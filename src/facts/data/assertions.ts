/**
 * What an answer must not assert of a product unless its source does, and what is no fact of a product by which its texts are
 * scored, in the notation of the colours: key | en | de | fr | it.
 */
export const assertions = `
babies | from birth | ab geburt~säugling~säuglinge~säuglingen | dès la naissance~nourrissons | dalla nascita~lattante~lattanti
seniors | seniors~the elderly~elderly people | senioren~ältere menschen~ältere personen | seniors~personnes âgées | anziani~persone anziane
pregnancy | pregnant~pregnancy | schwangere~schwangeren~schwangerschaft | enceinte?~enceintes?~grossesse | gravidanza~incinta~incinte
athletes | athletes | sportler~leistungssportler | sportifs de haut niveau~athlètes | atleti
recommended | recommended by~doctor recommended~expert recommended~endorsed by~approved by~trusted by | ärzten empfohlen~experten empfohlen~fachleuten empfohlen~zahnärzten empfohlen~hebammen empfohlen~tierärzten empfohlen | recommandé* par~approuvé* par | raccomandat* da~raccomandat* dai~raccomandat* dagli~consigliat* da~consigliat* dai~consigliat* dagli~approvat* da
award winning | gold medal~five stars~rated~voted~product of the year~prize winning~won the~won a~won several | produkt des jahres~mehrfach ausgezeichnet*~prämiert*~goldmedaille~fünf sternen~fünf sterne~auszeichnung~auszeichnungen | produit de l'année~récompensé*~lauréat~médaille d'or~cinq étoiles | prodotto dell'anno~pluripremiat*~medaglia d'oro~cinque stelle~vincitore di~vincitrice di
best of all | world's best~best in the world~best in class~market leader~market leading~industry leading~on the market | der welt~weltbeste*~marktführer~auf dem markt~klassenbeste* | du monde~leader du marché~sur le marché | del mondo~leader di mercato~sul mercato
best seller | bestselling~top seller | meistverkauft*~topseller | la plus vendue~le plus vendu~n° 1 des ventes | più vendut*
better than others | better than~superior to~unlike other | besser als~im gegensatz zu anderen | mieux que~meilleur que~meilleure que~contrairement aux autres | meglio di~migliore di~a differenza di altr*
cheap | reduced price~discounted~cheap~cheapest~cheaper~bargain~half price~lowest price~best price~low price | billig*~reduziert*~günstigste*~halben preis~halber preis~bestpreis~schnäppchen | prix réduit~pas cher~pas chère~moins cher~moins chère~bon marché~moitié prix~bonne affaire | prezzo ridotto~scontat*~economic*~a buon mercato~metà prezzo~prezzo più basso~miglior prezzo
returns | refund~refunds~free returns~return policy | rückgaberecht~rückerstattung~umtauschrecht | remboursement~remboursé*~retour gratuit | rimborso~reso gratuito
used goods | second hand~pre owned~refurbished~reconditioned~previously owned~signs of wear~used item~used product~returned item~used^ | gebraucht*~generalüberholt*~gebrauchsspuren~ausstellungsstück~rückläufer~retoure~b ware~wiederaufbereitet* | occasion?~d'occasion~reconditionné*~traces d'usure~retour client~usagé^ | ricondizionat*~rigenerat*~seconda mano~segni di usura~articolo usato~prodotto usato~usat*^
recall | recalled~product recall | zurückgerufen*~rückruf~rückrufaktion | rappelé*~rappel produit | ritirato dal mercato~stato ritirato~richiamat*
danger | dangerous~hazardous~harmful | gefährlich*~gesundheitsschädlich* | dangereux~dangereuse~dangereuses~nocif | pericolos*~nociv*
abuse | idiot~idiots~fools~stupid~crap~shit~fucking | idiot~idioten~scheiße~scheiß~schrott~dumm | idiot~idiots~merde~imbécile~imbéciles | idiot*~stupid*~merda~schifezza
the planet | the planet~the environment~zero waste~earth friendly | die umwelt~der umwelt~den planeten~zero waste~öko | la planète~l'environnement~zéro déchet | il pianeta~al pianeta~protegge l'ambiente~rispetta l'ambiente~zero sprechi~zero rifiuti
energy saving | saves energy~saves electricity | spart energie~spart strom | économise de l'énergie~économise l'énergie | risparmia energia
cancer | cancer~anti cancer | krebs?~krebserkrankung~krebserkrankungen | cancer~anticancer | cancro~anticancro
blood pressure | blood pressure | blutdruck | tension artérielle~baisser la tension~pression artérielle | pressione sanguigna~pressione arteriosa~abbassa la pressione
headaches | back pain~headache~headaches~migraine~migraines | rückenschmerz~rückenschmerzen~kopfschmerz~kopfschmerzen~migräne | mal de dos~mal de tête~maux de tête~migraine~migraines | mal di schiena~mal di testa~emicrania~emicranie
heart health | your heart~heart disease~heart health | herzgesundheit~fürs herz~herzerkrankungen | santé cardiaque~bon pour le cœur | salute del cuore~malattie cardiache
diabetes | diabetes~diabetics~diabetic~blood sugar | diabetes~diabetiker~blutzucker | diabète~diabétique~diabétiques~glycémie | diabete~diabetico~diabetici~diabetica~glicemia
arthritis | arthritis~rheumatism~joint pain | arthritis~arthrose~rheuma~gelenkschmerzen | arthrite~arthrose~rhumatismes~douleurs articulaires | artrite~artrosi~reumatismi~dolori articolari
anxiety | depression~anxiety~insomnia | depressionen~angstzustände~schlaflosigkeit~schlafstörungen | dépression~anxiété~insomnie | depressione~ansia~insonnia
allergies | allergies~asthma~eczema | allergien~asthma~neurodermitis | allergies~asthme~eczéma | allergie~asma~eczema
illness | diseases~illness~illnesses~infections | krankheiten~infektionen | maladies~infections | malattie~infezioni
antibacterial | bacteria~germs~germ free~viruses | bakterien~keime~keimfrei*~viren | bactéries~germes~virus | batteri~germi~virus
healthy | good for your health~health promoting~healthy~healthier | gesundheitsfördernd*~gut für die gesundheit~gesund?~gesunde?~gesünder | bon pour la santé~bonne pour la santé~sain^~saine^ | fa bene alla salute~salutare~san*^
leakproof | leakproof~leak proof~never leaks~spill proof | auslaufsicher*~läuft nie aus~läuft nicht aus~dicht schließend* | anti fuite~anti fuites~ne fuit jamais~ne fuit pas | a tenuta stagna~antigoccia~non perde mai
childproof | childproof~child proof~child safe~child resistant | kindersicher* | sécurité enfant~sans danger pour les enfants | a prova di bambino~sicur* per i bambini
certified | certified~certification~certificate | zertifiziert*~zertifizierung~zertifikat | certifié*~certification | certificat*~certificazione
laboratory tested | laboratory tested~lab tested~tested in the laboratory~tested in laboratories | laborgeprüft*~im labor getestet~im labor geprüft | testé* en laboratoire | testat* in laboratorio
alexa | alexa~amazon alexa | alexa | alexa | alexa
google assistant | google assistant~google home | google assistant~google home | assistant google~google home | assistente google~google home
siri | siri~homekit | siri~homekit | siri~homekit | siri~homekit
android | android | android | android | android
thermomix | thermomix | thermomix | thermomix | thermomix
nespresso | nespresso~dolce gusto | nespresso~dolce gusto | nespresso~dolce gusto | nespresso~dolce gusto
playstation | playstation~xbox~nintendo switch | playstation~xbox~nintendo switch | playstation~xbox~nintendo switch | playstation~xbox~nintendo switch
mahogany | mahogany | mahagoni | acajou | mogano
ebony | ebony | ebenholz | ébène | ebano
ivory | made of ivory~real ivory~with ivory~genuine ivory | echtes elfenbein~aus elfenbein | en ivoire | in avorio~d'avorio
carbon fibre | carbon fibre~carbon fiber | carbon?~kohlefaser~karbon | fibre de carbone | fibra di carbonio
kevlar | kevlar | kevlar | kevlar | kevlar
granite | granite | granit | granit | granito
ochre | ochre~ocher | ocker~ockerfarben* | ocre~ocres | ocra
crimson | crimson~scarlet | karmesin~karmesinrot*~scharlachrot* | cramoisi*~écarlate | cremisi~scarlatto
aubergine | aubergine coloured~eggplant coloured | auberginefarben* | couleur aubergine | color melanzana
`;

/** Words that make an origin of the country behind them, where an answer has them. */
export const looseIntroductions =
  "from~comes from~imported from~assembled in~designed in~engineered in~built in~aus~stammt aus~kommt aus~importiert aus~entwickelt in~de~du~des~vient du~vient de~d'~provient de~importé de~assemblé en~conçu en~da~dal~dalla~dagli~viene da~viene dal~importato da~progettato in~assemblato in";

/** What people of a country are said to be good at, where their adjective stands right before or behind it. */
export const nationalQualities =
  "quality engineering engineers craftsmanship precision technology tradition wertarbeit qualität ingenieurskunst handwerkskunst präzision technik qualité ingénierie précision qualità ingegneria precisione artigianato tecnologia";

export const nationalities = `
germany | german | deutsche~deutscher | allemande~allemand | tedesca~tedesco
switzerland | swiss | schweizer | suisse | svizzera~svizzero
italy | italian | italienische~italienischer | italienne~italien | italiana~italiano
france | french | französische~französischer | française~français | francese
japan | japanese | japanische~japanischer | japonaise~japonais | giapponese
usa | american | amerikanische~amerikanischer | américaine~américain | americana~americano
uk | british~english | britische~britischer~englische | britannique~anglaise | britannica~inglese
austria | austrian | österreichische~österreichischer | autrichienne | austriaca
sweden | swedish~scandinavian | schwedische~schwedischer~skandinavische | suédoise~scandinave | svedese~scandinava
`;

/**
 * The words before a country that make an origin of it, and the countries: key | en | de | fr | it, in the notation of
 * the colours.
 */
export const originIntroductions =
  "made in~manufactured in~produced in~crafted in~product of~hergestellt in~produziert in~gefertigt in~aus produktion in~qualität aus~fabriqué en~fabriquée en~fabriqués en~fabriqué au~fabriqué aux~produit en~origine~prodotto in~prodotta in~prodotti in~fabbricato in~realizzato in";

export const countries = `
germany | germany | deutschland~germany | allemagne~germany | germania~germany
italy | italy | italien~italy | italie~italy | italia~italy
france | france | frankreich~france | france | francia
switzerland | switzerland | der schweiz~schweiz~switzerland | suisse | svizzera
austria | austria | österreich | autriche | austria
spain | spain | spanien | espagne | spagna
portugal | portugal | portugal | portugal | portogallo
uk | the uk~uk~england~britain~great britain | england~großbritannien | angleterre~royaume uni | inghilterra~regno unito
usa | the usa~usa~america | usa~den usa | états unis~usa | usa~stati uniti
china | china | china | chine | cina
japan | japan | japan | japon | giappone
korea | korea~south korea | korea~südkorea | corée | corea
india | india | indien | inde | india
turkey | turkey | der türkei | turquie | turchia
poland | poland | polen | pologne | polonia
netherlands | the netherlands~holland | den niederlanden~holland | pays bas | olanda~paesi bassi
belgium | belgium | belgien | belgique | belgio
sweden | sweden | schweden | suède | svezia
denmark | denmark | dänemark | danemark | danimarca
finland | finland | finnland | finlande | finlandia
norway | norway | norwegen | norvège | norvegia
greece | greece | griechenland | grèce | grecia
vietnam | vietnam | vietnam | vietnam | vietnam
taiwan | taiwan | taiwan | taïwan | taiwan
eu | the eu~europe~the european union | der eu~europa | europe~ue | europa~ue
`;

/** Origins that are one word or a name of their own. */
export const origins = `
handmade | handmade~hand made~handcrafted~hand crafted | handgefertigt*~handgemacht*~handarbeit | fait main~fait à la main | fatto a mano~fatta a mano~fatti a mano
swiss made | swiss made | schweizer qualität~schweizer produktion | fabrication suisse | produzione svizzera
german made | german made~german quality | deutsche qualität~deutsche produktion~deutscher herstellung | fabrication allemande | qualità tedesca~produzione tedesca
french made | french made | französische produktion | fabrication française | produzione francese
italian made | italian made | italienische produktion | fabrication italienne | produzione italiana~manifattura italiana
`;
