import type { Language } from "../language.ts";

const byFoldedForm = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(" ").map((word) => [word.toLowerCase(), word]));

/** Acronyms, sizes and standards: all capitals in every language. */
export const acronyms: ReadonlyMap<string, string> = byFoldedForm(
  "UHF VHF WWII LED LCD OLED QLED QNED AMOLED TFT IPS UHD FHD QHD WQHD HD HDR SD SDHC SDXC USB HDMI VGA DVI RCA VESA DVD CD CDS DVDS BD PC TV TVS IR RC AC DC AM FM DAB UKW SAT DVB GPS LTE UMTS GSM SIM RAM ROM SSD HDD CPU GPU NFC RFID WLAN LAN DSL WC PVC ABS PU PP PE PET EVA TPU TPR UV UVA UVB SPF LSF FPS BPA DIY XS XL XXL XXXL XXXXL UK USA EU DIN ISO CE IP RGB CMYK USV UPS AAA AA BMW VW HP LG JBL AEG IBM JVC TDK AKG MSI AMD HTC TCL ZTE NEC BBQ GLS AGPTEK ATX EDP EDT MDF OSB HPL CBD MSM DHA EPA BCAA NBA NFL UFC WWE LEGO FC PS BIOS VR AR DJ MIDI MP PDA POS RAID NAS VHS HIFI MTB BMX SUV LKW PKW KFZ TÜV GS RJ TNT SOS DAC AVR RTX GTX GDDR DDR FLAC DTS",
);

/** Names whose writing is neither all small nor a capital in front. */
export const mixedCaseNames: ReadonlyMap<string, string> = byFoldedForm(
  "iPhone iPad iPod iMac iOS iCloud MacBook AirPods AirPlay PlayStation YouTube eBook eBooks WiFi PowerPoint GoPro TomTom LaCie SanDisk DeLonghi DeWalt OnePlus BlackBerry PlayMais McCain McAfee ThinkPad IdeaPad ProBook EliteBook QuickTime JavaScript LaserJet OfficeJet DeskJet ScanDisk FitBit WMF eSIM MiniDisc DisplayPort LifeProof ChromeCast HiPP dLAN microSD microSDHC microSDXC mAh kWh",
);

/** Makers and product lines that are written with a capital where common nouns are not. */
export const brandNames: ReadonlySet<string> = new Set(
  "apple samsung sony philips panasonic toshiba nokia huawei xiaomi motorola lenovo acer asus dell logitech microsoft google amazon canon nikon olympus fujifilm kodak epson brother lexmark bosch siemens miele braun krups tefal moulinex rowenta bauknecht whirlpool electrolux liebherr candy hoover dyson karcher makita ryobi hilti metabo stanley einhell gardena fiskars adidas nike puma reebok asics converse fila lacoste levis wrangler diesel gucci prada chanel dior guess fossil casio seiko citizen swatch tissot festina lancome oreal occitane clarins nivea loreal garnier maybelline vichy colgate oral gillette pampers huggies chicco playmobil barbie disney marvel hasbro mattel ravensburger nintendo xbox sega ubisoft garmin pioneer kenwood sennheiser bose yamaha denon marantz onkyo grundig telefunken hama belkin kingston lexar corsair intel nvidia barilla ferrero nutella nestle milka lindt haribo lavazza illy nespresso senseo danone mulino rana star findus galbani vileda dash persil ariel galaxy lumia xperia ideapad pavilion satellite aspire inspiron thinkpad powershot coolpix cybershot walkman android windows bluetooth linux swarovski pandora star wars hello kitty bestway intex samsonite eastpak vans timberland geox renault peugeot citroen volkswagen audi mercedes opel ford fiat toyota honda yamaha suzuki kawasaki michelin pirelli airbus boeing paris noel london milano roma berlin france italia deutschland america europe".split(
    " ",
  ),
);

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Lower-case articles, prepositions and conjunctions: small inside a product name. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "a an the and or nor but for of in on at to by from with without as per into onto over under vs via off up",
  ),
  de: set(
    "der die das den dem des ein eine einen einem einer eines und oder sowie aber für mit ohne von vom zu zum zur in im ins an am ans auf aufs aus bei beim bis durch gegen nach über um unter vor zwischen inkl zzgl ca je als wie auch mm cm kg ml nicht sehr fürs ums vors fur ueber fuer",
  ),
  fr: set(
    "le la les l un une des du de d et ou à a au aux en dans par pour sur sous avec sans chez vers entre ni que qu qui ce cet cette ces son sa ses leur leurs votre vos notre nos selon jusqu très plus moins non env y est s n c j",
  ),
  it: set(
    "il lo la i gli le l un uno una di d a da in con su per tra fra e ed o od del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull come che non più senza ca circa",
  ),
};

/** Small words that are no others in any of the four languages: names in one language hold them in another. */
export const foreignSmallWords: ReadonlySet<string> = set(
  "the and for with without mit und für ohne zum zur beim oder aus pour avec sans dans et della dello delle degli con",
);
