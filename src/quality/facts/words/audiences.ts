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
