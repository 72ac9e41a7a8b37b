/**
 * Everyday English words that no row of the glossary translates but in phrases: with a capital in a title they look
 * like names, and are none. In their base form; endings are taken off before the look-up.
 */
export const everydayEnglish = `
ability above absolute absorb abstract accent acid act action active actual adapt add advance advanced adventure
affair age air alarm alfalfa alive all allergy alone alpha also always amaze amber amount ancient angel anger angle
animal answer anti any appeal apply approve arch area arm aroma around arrive art ask assist attach attack attract
aura authentic auto average avoid awake award aware away awesome axis ayurvedic baby back bad bake bakery balance bare
bargain bark base basic bath battle beam bear beast beat beauty become begin behave behind believe below bend berry
best better beyond big bind birth bite bitter blade blast blaze blend bless blind blink bliss block blood bloom
blossom blow bodywash bold bond bone bonus boost border born botanical both bottle bottom bounce bound bow brain
branch brave break breath breathe breeze brick bride bridge brief bright brilliant bring broken bronze bubble bud
buddy bug build bull bump burn burst bush business busy butterfly buy buzz calm calorie camera camp can captain
capture care careful carry carve cast casual catch cause celebrate central century chain challenge champion chance
change character charm chase cheer chef chemical chest chew chewy chief chill choice choose chop chunk church circle
city clap class classic claw clean clear clever click client climb cling clip close cloud club coal coast coat code
coil cold collect college combat combo come comfort command commit common community compact companion company compare
complete complex concentrate concept concern condition confidence connect conquer contact contain contemporary
contrast control convert cool copy coral core corner correct cosmic cosmos cost count country courage course court cow
crack craft crane crash crawl crazy cream create creature creep crew crime crop cross crowd crown cruel cruise crumb
crunch crush cry cube cuddle culture cure curious curl current curse curve custom cut cute cycle daily dance danger
dare dark date dawn day dead deal dear death decade decide deck declare deep deer defend define definite degree
delicious delight deliver deluxe demand demon dense dent depth desert deserve design desire destiny detail detect
detox develop development device devil dew diabetic diet differ difficult dig digest digital dilute dinner dip direct
dirt discover disease dish display dive divide divine do docs doctor dolphin domain door dot double doubt dough dove
down dragon drama draw dream dress drift drink drip drive drop drown dry duck due dull dusk dust duty dynamic eager
eagle early earth ease easy eat eco economy edge edit educate effect effort eggless either elder electric elegant
element elephant elevate elite embrace emerald emergency empire empty enable encounter end endless endure energy
engage engine enhance enjoy enough enter entire envy equal era escape essence essential eternal even event ever every
evil evolve exact example excellence excellent exchange excite exclusive exercise exhaust exotic expect experience
expert explore explosion expose express extend extra extract extreme face facewash fact fade fail faint fair fairy
faith fall false fame family famous fan fancy fantastic fantasy far farm fashion fast fate father favour favourite
fear feast feather feature feed feel female fence fern festival festive fever few field fierce fight figure fill final
find fine finest finger finish fire firm first fish fit fitness fix flame flash flat flavour flaw flesh flex flexible
flip float flock flood floor flow flower fluff fluid fly fog fold folk follow food fool force forest forever forget
form forward fox fragile frame free freedom freeze fresh friend fringe frog front frost frozen fruit fruity fuel full
fun function funk funky funny fury fuse fusion future gain galaxy gallop game gang gap garden gate gather gem general
generation genius gentle genuine germ get ghost giant gift girl give glad glamour glance glaze gleam glide glimpse
glitter global glory gloss glow goal god golden good goodness gorgeous grace grade grain grand grandfather grandma
grandmother grandpa grant gravity great greedy greet grill grind grip ground group grow growth grub guard guess guest
guide guilt gum gun guru guy habit hack hair half hall hand handmade handwash handy hang hangover happen happiness
happy harbour hard harmony harvest hatch hate have hawk head heal health healthy hear heart heat heaven heavy hell
hello help herbal heritage hero hidden hide high hill hint hippo history hit hold holder hole holiday hollow holy home
homemade honest honour hood hook hop hope horizon horn horror horse hot hour house hug huge human humble hunger hunt
hurry hurt husband hybrid hydrate ice icon idea ideal illuminate illusion image imagine immune impact imperial
important impress improve inch indulge industry infant infinite infuse inner innocent insane insect inside inspire
instant instinct intelligent intense intensive international internet invisible invite iron island issue item jealous
jet jewel job join joke journal journey joy joyful juicy jump jungle junior just keep keeper kelp key kick kill kind
king kingdom kiss kite knock know knowledge label lady lake lamb land lane language large last late laugh launch lava
lavish law lay layer lazy lead leader leaf league lean learn least leave leg legacy legend less lesson let letter
level liberty lick lie life lift light lightning like limit limited line link lion liquid list listen little live load
lock log logic lone long look loop loose lord lose loss lot lotus loud love lovely lover loving low loyal luck lucky
lunar lunch lush lust luxurious luxury machine mad magic magical magnet maiden main major make male manage manual
manufacture many map march mark market marvel mascot massive master match mate matter mature maximum meadow meal mean
measure meat medical medicine medium meet mega mellow melt member memory mental mention menu mercy mermaid merry mess
message meteor method middle midnight might mighty mild mile military mind mine mineral mini minimal minor minute
miracle mirage miss mission mist mix mixture mobile mode model modern moist moisture moment money monkey monster month
mood moon more morning most moth mother motion mount mountain mouse mouth move movement much mud multi multiple muscle
music musical must mystery mystic myth naked name narrow nation national native natural nature naughty near neat need
neon nerve nest net neutral never new news next nice night nightfall noble noise none noodle normal north nose not
note notebook nothing notice novel now nude number nurse nurture nutrition nutty oasis oat obsession ocean odd odour
off offer office official often old only open opinion option orbit orchard orchid order organ original other our out
outer outlaw over own owner ox oxygen pace pack page pain paint pair palace pale palm panda panic paper paradise
parent park parrot part partner party pass passion past patch path patient pattern paw pay peace peak pearl pebble
peel penguin people perfect perfection perform period permanent person pesticide petal petite phantom phase phoenix
photo physical piano pick picnic picture piece pig pinch pirate pit pitch pitted place plain plan planet plant plate
play player playful plaza please pleasure plenty plot pluck plump plunge plus pocket poet point poison polar pole
pomace pony pool pop popular portrait possible post pot potent pound pour powder power powerful practical practice
precious precise prefer premium prepare preservative preserve press pretty prevent price pride prime prince princess
print prism private prize pro problem process produce professional profile program progress promise promote proof
proper protect protection protein proud prove provide public puff pull pulse pump punch pup puppy pure purify purity
purpose push puzzle quake quality queen quest quick quiet quilt quiz rabbit race radiance radiant rage rail rain
rainbow raise random range rapid rare raw ray reach react read ready real reality really rebel recharge record recover
reduce reef refine reflect refresh regal region regular relax relaxation relaxing release relief remedy remember remix
removal remove renew repair repeat repel replace rescue resist respect rest restore result retreat return reveal
revenge reverse revive revolution reward rhythm rich ride right ring ripe rise rising risk ritual rival river road
roar roast robot rock rocket rogue role roll romance romantic roof room root rope rose rough round route row royal
royale rub rugged ruin rule ruled run rural rush rust rustic sacred sad safari safe safety sage sail saint same sand
satisfy savage save savoury say scalp scan scary scene scent school science score scorpion scout scrap scratch scream
scrub sculpt sea seal search season seat second secret secure see seek select self sell send senior sensation sense
sensitive sensual serene serenity series serious serum serve service seven severe sexy shade shadow shake shape share
shark sharp shave shed sheep sheer shell shelter shield shift shimmer shine shiny ship shock shoot shop shore short
shot shout show showpiece shred shrink shut shy sick side sight sign signature silence silent silly simple simply
since sing single sink sip sir sister skill skin skip skull sky slam sleek sleep sleepy slice slide slim slip sloth
slow small smart smash smell smile smoke smooth snack snail snake snap sneak snow snug so social soft soften soil
solar soldier sole solid solo solution some song sonic soothe soul sound sour source south space spark sparkle speak
special species speed spell sphere spice spin spiral spirit splash splendid split spoil sport spot spread spring
sprinkle sprout spy square squeeze squirrel stage stain stand star stardust stare start state stationery stay steady
steal steam steamer steep step stick still sting stir stone stop storm story straight strange stream street strength
strengthen stress stretch strike string stripe strong studio study stuff stunning style stylish sublime success such
sudden sugar suit sultan summit sun sunny sunrise sunset sunshine super superb superior supply support supreme surf
surface surge surprise survive sushi swallow swamp swan sweat sweep sweet swift swing switch symbol system tail take
tale talent talk tall tame tan tap target taste tasty taxi teach teacher team tear tease teen tell temple tempt ten
tender tense term terra test text texture than thank that therapy thermal they thick thief thin thing think this thorn
thrill throne through throw thunder tick tide tidy tie tiger tight time timeless tiny tip tired titan tobacco today
together tomorrow tone tonic tool top torch tornado torpedo total touch tough tour tower town toy track trade
tradition traditional trail train transform transparent trap travel traveller treasure treat treatment tree trek trend
tribal tribe trick trim trip tropical trouble true trust truth try tune tunnel turbo turn turtle twig twilight twin
twist two type ultimate ultra under unicorn union unique unit unite universal universe unlimited up urban urge use
utility vacation valley value vampire vanity vapour variety vast vault velvet venom venture versatile vertical vibe
vibrant vibration vice victory video view vigour village vintage violent viper viral virgin virtual visible vision
visit visual vital vitality vivid voice void volcano volume voyage waffle wake walk wander want war warm warning
warrior wash waste watch wave way weak wealth weapon wear weather weave web wedding weed week weekend weight welcome
well west whale what when which whip whisper whistle white whole why wicked wide wife wild wilderness will win wind
wing wings winner wipe wire wisdom wise wish witch with wizard wolf woman wonder wood woody word work world worry
worth wrap wringer write wrong yard year yes yogurt young your youth youthful yummy zen zero zesty zigzag zinc zone
`;
