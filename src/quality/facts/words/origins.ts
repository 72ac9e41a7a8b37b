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
