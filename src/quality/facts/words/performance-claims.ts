/** What a thing is said to withstand or to do without, in the notation of the colours: key | en | de | fr | it. */
export const performanceClaims = `
waterproof | waterproof~water proof~watertight | wasserdicht*~wasserfest* | étanche~étanches~imperméable~imperméables~waterproof | impermeabile~impermeabili~waterproof
water-repellent | water repellent~water resistant~splash proof~splashproof | wasserabweisend*~wasserresistent*~spritzwassergeschützt*~wasserbeständig* | déperlant*~déperlante~résistant à l'eau~résistante à l'eau~hydrofuge | idrorepellente~idrorepellenti~resistente all'acqua~resistenti all'acqua
windproof | windproof~wind proof | winddicht*~windfest* | coupe vent | antivento
dustproof | dustproof~dust proof | staubdicht* | étanche à la poussière | antipolvere
shockproof | shockproof~shock proof~shock resistant | stoßfest*~stoßsicher* | antichoc~résistant aux chocs | antiurto
scratch-resistant | scratch resistant~scratchproof~scratch proof | kratzfest*~kratzresistent* | anti rayures~résistant aux rayures | antigraffio~resistente ai graffi
heat-resistant | heat resistant~heatproof | hitzebeständig*~hitzefest* | résistant à la chaleur~résistante à la chaleur | resistente al calore~resistenti al calore
rustproof | rustproof~rust proof~rust free | rostfrei* | antirouille~inoxydable? | antiruggine
fireproof | fireproof~flame retardant~fire resistant | feuerfest*~schwer entflammbar*~flammhemmend* | ignifuge~ignifugé~ignifugée | ignifugo~ignifuga~ignifughi
unbreakable | unbreakable~shatterproof | bruchsicher*~unzerbrechlich*~bruchfest* | incassable~incassables | infrangibile~infrangibili
dishwasher-safe | dishwasher safe | spülmaschinenfest*~spülmaschinengeeignet*~geschirrspülerfest* | passe au lave vaisselle~compatible lave vaisselle~adapté au lave vaisselle~adaptée au lave vaisselle~lavable au lave vaisselle | lavabile in lavastoviglie~adatto alla lavastoviglie~adatta alla lavastoviglie
microwave-safe | microwave safe~microwavable | mikrowellengeeignet*~mikrowellenfest* | passe au micro ondes~compatible micro ondes | adatto al microonde~per microonde
oven-safe | oven safe~ovenproof | ofenfest*~backofenfest* | passe au four~allant au four | adatto al forno~resistente al forno
machine washable | machine washable~machine wash | maschinenwaschbar*~waschmaschinenfest* | lavable en machine~lavables en machine | lavabile in lavatrice~lavabili in lavatrice
non-stick | non stick~nonstick | antihaft~antihaftbeschichtet*~antihaftbeschichtung | anti adhésif~antiadhésif~antiadhésive~anti adhésive | antiaderente~antiaderenti
non-slip | non slip~anti slip~slip resistant | rutschfest*~rutschhemmend* | antidérapant*~antidérapante~antidérapantes | antiscivolo~antisdrucciolo
adjustable | adjustable | verstellbar*~einstellbar*~höhenverstellbar* | réglable~réglables~ajustable~ajustables | regolabile~regolabili
foldable | foldable~folding~collapsible~foldaway | faltbar*~klappbar*~zusammenklappbar* | pliable~pliables~pliant~pliante~escamotable^ | a scomparsa^~pieghevole~pieghevoli
rechargeable | rechargeable | wiederaufladbar*~aufladbar* | rechargeable~rechargeables | ricaricabile~ricaricabili
wireless | wireless~cordless | kabellos*~drahtlos*~schnurlos*~akkuschrauber^~akkubohrschrauber^~akkubohrer^~akkusauger^~akkustaubsauger^~akkusäge^~akkulampe^~akkuleuchte^ | sans fil | senza fili~wireless~senza filo
`;
