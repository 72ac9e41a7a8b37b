/** Claims of health and hygiene, in the notation of the colours: key | en | de | fr | it. */
export const healthClaims = `
antibacterial | antibacterial~anti bacterial~antimicrobial~anti microbial | antibakteriell*~antimikrobiell* | antibactérien*~antibactérienne~antibactériennes~antimicrobien | antibatterico~antibatterica~antibatterici~antibatteriche~antimicrobico
antifungal | antifungal~anti fungal | antimykotisch*~pilzhemmend* | antifongique~antifongiques | antimicotico~antifungino
hypoallergenic | hypoallergenic~hypo allergenic | hypoallergen*~antiallergisch*~allergikerfreundlich* | hypoallergénique~hypoallergéniques~anti allergique | ipoallergenico~ipoallergenica~ipoallergenici~ipoallergeniche~anallergico~anallergica
dermatologically tested | dermatologically tested~dermatologist tested~dermatologist approved | dermatologisch getestet*~dermatologisch geprüft*~hautärztlich getestet* | testé dermatologiquement~testée dermatologiquement~testés dermatologiquement~dermatologiquement testé | dermatologicamente testato~dermatologicamente testata~testato dermatologicamente~testata dermatologicamente
clinically tested | clinically tested~clinically proven | klinisch getestet*~klinisch geprüft*~klinisch bewiesen | cliniquement prouvé~cliniquement testé~testé cliniquement | clinicamente testato~clinicamente testata~clinicamente provato
heals | heals~healing~cures | heilt~heilend*~heilsam* | guérit~guérison~cicatrisant~cicatrisante | guarisce~curativo~curativa~cicatrizzante
relieves pain | pain relief~relieves pain~pain relieving~relieve pain | schmerzlindernd*~lindert schmerzen~schmerzstillend* | soulage la douleur~antidouleur~anti douleur | allevia il dolore~antidolorifico~antidolorifica
anti-inflammatory | anti inflammatory~antiinflammatory | entzündungshemmend*~antientzündlich* | anti inflammatoire~anti inflammatoires | antinfiammatorio~antinfiammatoria~antinfiammatori~anti infiammatorio
immune system | boosts immunity~strengthens the immune system~immune boosting~boosts the immune system | stärkt das immunsystem~immunstärkend* | renforce le système immunitaire~renforce l'immunité | rafforza il sistema immunitario~rinforza le difese immunitarie
slimming | slimming~weight loss~fat burning | fettverbrennend*~schlankmachend* | amincissant~amincissante~brûle graisse | dimagrante~dimagranti~brucia grassi~snellente
anti-ageing | anti ageing~anti aging~antiaging~anti wrinkle | anti aging~anti falten~faltenreduzierend* | anti âge~anti rides | antietà~anti età~antirughe~anti rughe
antioxidant | antioxidant~antioxidants~antioxidative | antioxidativ*~antioxidantien | antioxydant*~antioxydante~antioxydantes | antiossidante~antiossidanti
detox | detox~detoxifying | detox~entgiftend* | détox~détoxifiant~détoxifiante | detox~disintossicante
medical device | medical device~medical grade | medizinprodukt | dispositif médical | dispositivo medico~presidio medico
orthopaedic | orthopaedic~orthopedic | orthopädisch* | orthopédique~orthopédiques | ortopedico~ortopedica~ortopedici
breathable | breathable | atmungsaktiv* | respirant*~respirante~respirantes | traspirante~traspiranti
skin friendly | skin friendly~kind to skin | hautfreundlich*~hautverträglich* | doux pour la peau~respectueux de la peau | delicato sulla pelle~delicata sulla pelle
food safe | food safe~food grade | lebensmittelecht*~lebensmittelsicher* | qualité alimentaire~contact alimentaire | per alimenti~uso alimentare
low fat | low fat~fat reduced | fettarm*~fettreduziert* | allégé~allégée~pauvre en matières grasses | a basso contenuto di grassi~basso contenuto di grassi
high protein | high protein~protein rich~rich in protein | proteinreich*~eiweißreich* | riche en protéines | ricco di proteine~ricca di proteine~alto contenuto di proteine
high fibre | high fibre~high fiber~rich in fibre | ballaststoffreich* | riche en fibres | ricco di fibre~ricca di fibre
kosher | kosher | koscher* | casher~kasher | kosher
halal | halal | halal | halal | halal
`;
