/**
 * Makers and their lines, beyond those that casing knows: the same in every language. Folded, one word each; those
 * that are everyday words somewhere are left out.
 */
const names = `
acerbis adata adonit aeg aerin alcatel aldi alfa alienware altec amd anker aoc apc archos ariston arlo armani
arris artdeco ascend asrock atari auchan audeze audioengine avene avent avm babolat babybjorn babyliss baseus bauhaus
becca beko belstaff benecos benq bergans beurer billabong bioderma birkenstock blancpain bogner bontrager breitling
brita britax buderus bugaboo bulgari burberry bvlgari cacharel camelbak campagnolo carhartt carrefour cartier catrice
caudalie cerruti cetaphil chevrolet clarisonic clementoni clinique collistar compaq conair coolermaster coolpix
coop corsair crocs crosscall curaprox cybershot cybex dacia dainese darphin deepcool delock delonghi denner
dermalogica deskjet devolo dewalt diadora dickies digitus dimplex dlink dolce dorma dunlop duracell durex dymo ecco
ecovacs edeka eheim elgato elica elitebook elomi embryolisse emporio energizer essie eucerin eufy eurom evga ewent
exacompta exped extensa fatboy fender fendi ferragamo ferrari festo fila fissler foppapedretti fossil fresubin
fritzbox fujitsu furla gaggenau garnier geforce geomag germaine ghd gigabyte gigaset gillette givenchy globber goobay
gopro goretex grohe guerciotti guerlain haglofs hankook hannspree hansaplast hansgrohe hartan hasselblad havaianas
helly hisense hitachi hoco honeywell hotpoint humax husqvarna hyperx hyundai ideapad iiyama imetec indesit
infantino inglesina inspiron intenso irobot isdin isotoner issey iveco iwc ixus jabra janome jansport jbl joma jura
kaporal kappa karcher kaspersky kawai kenwood kenzo kerastase kettler kiabi kiehls kiko klipsch kobo kodak korg krups
kyocera lamborghini lamy lancaster lancia lancome laserjet leatherman leifheit lenor levenhuk lexibook lexus
libratone lidl lierac lindberg lindy linksys loewe lofree longchamp longines lowa lowepro lumia lumix lundhags maglite
makita mammut manfrotto maserati matrox maxell maxtor mazda medela medion medisana melitta meraki michelin microlife
migros mikasa mikrotik mitsubishi mizuno moleskine molteni moncler montblanc moschino moser mustela nacon naim
napapijri netatmo netgear nexus nikkor nilox nissan nivea nixon noctua nuxe oakley odlo officejet omnia omron
oneplus opinel optoma ortlieb osprey osram otterbox oukitel pampers patagonia pentax pentel philco piquadro
pirelli plantronics playmobil polti porsche powercolor powershot presario probook proliant provamel pyrex quechua
quinny radeon rakuten rapala rapoo razer realme reebok remington renault revell revlon rewe rexona rimmel rimowa
roborock roccat roku rolex roline ronson rotring rummo ryobi saeco salomon samsonite sandisk sanrio sanyo savio scarpa
schleich schneider scholl schwalbe schwarzkopf seagate sebamed sega seiko semperit shimano shiseido shure sisley
skechers skil skoda skullcandy smeg sodastream soehnle sonoff sonos soundcore spigen startech steelseries stihl stokke
strellson subaru suzuki swarovski synology targus tascam tassimo technics teclast tecra telefunken telit thermaltake
thinkbook thule tissot tomtom toshiba tplink travelmate tripp trixie trussardi tupperware ubiquiti
ugreen ulefone umbro uniqlo vaio vaude vax vention versace vertbaudet vichy victorinox viera viewsonic vileda viltrox
vivobook volvo vorwerk vostro wacom wahl wd weleda wella wenger wiko withings wolford woolrich xerox xperia
yale yankee yeti yonex zara zbook zenbook zenfone zildjian zippo zotac zte zyxel
`;

export const makerNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
