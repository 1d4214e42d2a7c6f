/** Common English words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  aardvark abacus accident accordion accountant ache actor actress adams admiral adult adventure advice advocate
  aeroplane afraid africa africans ahoy aid airplane airport alabama alarm alaska albania alberta alexander algerian
  alice allen alley alpaca alphabet alps alsace alts aluminium aluminum amanda amarillo ambulance america ammonia
  amsterdam amy anchor anderson andrew anemone angela anger angry ankle anna answer ant antarctica anteater antelope
  antenna anthony antifreeze anvil anxiety apartment ape appliance april apron aquarium architect arctic area arena
  argentina argo argue aria arias arizona arkansas arm armadillo armchair armpit army arrival arrive arthur artist
  ashore ashtray asia ask asphalt astronaut ate athens athlete atlantic atlas attention attic august aunt austere
  australia austria author autumn avalanche ave axe axle baboon baby baby-oil bachelor back backpack backsplash
  backstop badger badminton baffle bag baggies baghdad bailey bailiff bakelite balance balcony balkans ball balloon
  ballpoint balmier bandage bandana bandit bands bangor banister bank banker barbara barber barcelona barcode barely
  barf barn barnacle barometer barracks barred barren barrier barron bartender baseball basement basketball bastille
  bat bath bathmat bathrobe bathroom bathtub battery bavaria beach bear beard beaters beautiful beauty beaver bed
  bedroom bedsheet bedside bee beehive beekeeping beetle beginning behave belfast belgium belief believe bella belle
  bellini bellybutton belong belt bench benedict benjamin bennett berber berlin bermuda bernbach betters betty bhutto
  bicycle big-cheese bike bikini billboard billiards bimbo bin bind binder binoculars bird-feeder birdcage birmingham
  birth birthday bishop bittern bk blackbird blackboard blacktop blackwell blame blanca blanket blazer bleach blender
  blind blister blizzard blotter blouse blueprint board boat body bog bogies bohemia bola bold bolivia bolt bomb bone
  bonehead bonnet bono book bookcase bookmark bookshelf boot bordeaux bored boredom boris borrow boss boston bottle
  bounce bow bowl bowling box boxing boy bra bracelet brake branch brand brandi brando brandt brass brave bravery
  breath breathe brian brick bride bridge bridling bright brighton brisker brisking bristling bristol britain
  britisher brittany broadband broken bronze brooch brooks broom brother bruise brunet brush brussels bubble bucket
  bud budapest budding budgie bug bugle build builder building bulb bulgaria bulldozer bullet bumblebee bumper bumpkin
  bungalow bunk bunker burberry burglar burnett burton bus bush business butter-fingers butterfly buttock buy buzzard
  cabin cable cackle cage cairo caissons cake calculator calendar calf california callus cambridge camel camera
  campanella campbell campfire camphor canada canary candle candlestick cannon canto canyon cap cape captain car
  carafe caravan card cardboard cardiff cardigan career careless caribbean carol carolina carpark carpenter carpet
  carriage carry carson carter carton cartoon cartoons cartridge case cashier casserole cassette castle cat catalogue
  catalonia caterpillar cathedral catherine caucasian cauldron cause cave ceiling celebrate celebration cellar cement
  cemetery centipede ceramic chainsaw chair chalk chameleon chan chance chandelier chapel chapter charcoal charger
  charles charlotte charms charter cheat cheek cheekbone cheery cheetah chesapeake chess chest chicago chief child
  childhood chimney chimpanzee chin china chinos chisel chivas chocolate-brown choice choir choose chopping chopstick
  chorales chore christmas christopher chrome church cicadas cigar cigarette cinema circle circus citizen citroen city
  civies claim clamp clan clap clark clash clasp class clay cleaner cleaning clerk clever cliff climb climbing cling
  clingfilm clinic clip clipboard cloak cloakroom clobber clock clod clog close closet cloth cloud clovis clown club
  clue clutch coach coal coast coaster coat cobble cobra cobweb cockatoo cockroach code coffer coil coin colander
  collage collar collarbone colleague collect collection collins colombia colony colorado colour cols column comb come
  comedy comet comfort comic command common company compass competition complain complete computer concert concrete
  condition conditioner conductor confidence connecticut container contest continent contract cooker cookery cooley
  coolie coolies cooling cooper copier copper copy coquettes cord corduroy cork corkscrew cornea corner corners
  cornwall coronado corridor corsica cosmetic cosy cot cottage cotton couch cough council count couple courage course
  court courthouse cousin cove cover cow cowered coyote crack cradle craft crane crash crate crater crawl crayon creek
  creeps crescent crete crew crib cricket crime criminal crisis critic croatia crossbones crossness crossroads crow
  crowbar crowd crown crud crude cruel cruise cruncher crutch cry crying crystal cuba cubicle cuckoo culotte culprit
  cup cupboard curb cure curiosity curious curl current curse curtain curve cushion custom customer cutlery cutter
  cutting cycling cyprus dad dagger dakota damage dana dance dancer dancing dane danes danger daniel danube darkness
  darkroom dart data daughter david davis dawn dc deaf deal dean death debate deborah debt decade december decide
  decision deck deckchair decker deckle decorate decoration deed degree delaware delay delgado delhi delight deliver
  democracy deng denim denmark dennis dent dentist denture deodorant departure depot depth derby descaler describe
  desert deserter desire desk destroy detail detective detector detergent detroit deutsch device devil devon dew
  diamond diaper diary dice dick dictionary dignity dinosaur director dirt dirty disease dish dishcloth dishwasher
  dishwashing disinfectant disk dispenser display distance district ditch dive divorce doctor dodger dog doll dollar
  dolphin domain donald donkey donor door doorbell doorknob doormat dorian dorothy dorset doubt douche down download
  draft drag dragon dragonfly drain drama draw drawer drawing dream dress dresser drift drill drilling drive driver
  driving drone dropping drown drum drunk dublin duds dune dunn dust dustbin duster dustpan dusty duty duvet dwarf
  eagle ear eardrum earl earn earplug earring earth earthquake earthworm earwig easter echo ecuador eddies edge
  edinburgh editor education edward edwards effect effort egg-head egypt elan elbow election electrician elephant
  elevator elizabeth elkhart email embassy emily emma emotion emperor empire employee encyclopedia enemy energy engine
  engineer england enhance envelope environment envy episode eraser eric eritrea error escalator escape esquires essay
  essex estate estonia ethiopia europe evans evening event evidence evil exam excellence excited excitement excursion
  exercise exeter exhaust exile exit experience expert explain express extinguisher eye eyebrow eyelash eyelid fabric
  face factory failure fain fairy faith falcon fall fame family famous fan farm farmer fashion fate fathead father
  fault favour fear feather february feeder feeling felt fence fender ferret ferry festered festival fettered fever
  fiberglass fiction field fig-leaf fight figure file filler film financier fines finesse finger fingernail finland
  fire firefighter firehouse fireman fireplace firms fishbowl fisherman fishing fist fit fitness flaccid flag flamingo
  flannel flash flashlight flask flat flattop flea fleet fleischer flight flip flood floor floorboard florida flower
  flowerpot flute fly flying foam fog foil folder foliage folk fool foot football footpath foraging force forehead
  forest forget forgive fork forklift fort fortune fossil foster fountain fox frame france frank freckle freedom
  freezer frenches fresco frescoes frey friday fridge friend friendship frisbee frost frown frye fuel fugue fume fun
  funeral funnel funny furniture fury fuse fussily future fuzzily gaelic galaxy gales galleon gallery gallic gamble
  game gang garage gardener garment gary gas gasoline gate gauge gear gearbox gel general generous geneva genie
  gentleman george georgia gerbil germany ghana ghost giant gibbon gift giggle gingerly giraffe girl give glacier
  glasgow glass glasses glory gloucester glove glue gnome goal goblin god goes gold goldener goldfish golf gonzalez
  goon goren gorilla gosh gossip gourmet gout government governor gown grab grammar granddaughter grandee grandfather
  grandma grandmother grandpa grandparent grandson granite grape-vine grass grasshopper grater gratitude grave gravel
  gravity grecian greece greed greedy greenhouse greenland greet gregory grenade grief griffin grill grip grit groom
  grossed grosser ground grounder group growth guarani guard guess guest guide guilt guinea guitar gun guts gutter guy
  gym gymnastics habit hacksaw hail hair hairbrush hairclip hairdresser hairdryer hairspray hairy half-baked hall
  halloween hallway hammer hammock hampshire hamster hand handbag handcuff handkerchief handle handlebar handrail hang
  hanger hanukkah happen happiness happy harbour hardback hardtop harp harris harry harrying hatchet hate hatred
  hawaii hawk head headband headboard headlight headphone headscarf headset health hear hearth heat heater heather
  hedgehog heel helen helicopter hell helmet help helper henry herb-garden hermite hernandez hero heron hessian hide
  highlighter highway hill himalayas hindu hines hinge hip hippopotamus history hit hits hob hobby hockey hoe hogged
  hold holder holiday holland holler hollow home homework hone honest honesty honk hood hoodie hook hoop hope hornet
  horseback horsefly hose hosepipe hospital hostess hotel hothead hotshot hour house housing houston hovercraft hug
  huge hughes humidifier hummingbird humour hungary hunger hungry hunt hurricane hurry husband hut hydrant hydrating
  hyena iceland idaho ignore iguana iii illinois illness imagination immature impale improve independence india
  indiana indians indio indonesia infant information ink inn instants insurance integral intelligence internet invent
  inventor invitation invite invoice iodine iowa iran iraq ireland iron ironing island israel italy jack jackal jacket
  jackhammer jackson jacob jagger jaguar jail jamaica james jane janet january japan jar jason jaw jealous jealousy
  jean jeans jeep jeffrey jenkins jennifer jerry jerusalem jessica jewel jewellery jigsaw jimmie jimmied jittery
  jogging john johnson join joke jonathan jones joseph joshua journalist journey joy joystick judge judith judo jug
  juicer jukebox julia july jump jumper jumping june jungle junked junker jupiter justice kansas karate karen kate
  kayak kelly kennel kent kentucky kenya kern kettle kevin key keyboard keyring kick kid kill kindergarten kindness
  king kipling kiss kisses kit kitchen kite kitten knee kneecap kneel kneepad knife knight knit knob knock know
  knowledge knuckle koala korea kuhn label laboratory lace ladder ladle lady ladybird ladybug lagoon lake lamp
  lampshade landlord landscape lane language lanyard laptop largo larry larson laser lassa lathe latvia laugh laughing
  laughter laundry laura lauren lavish law lawn lawnmower lawyer layamon laywoman laywomen laziness lazy lead leader
  learn leash leather leave lebanon lecher ledge leech leeds leger leggings legman lego leicester lemur lend lens
  leopard letter letterbox level lewis liberty librarian library licence license lid lie life lifeguard lift light
  lightbulb lighter lighthouse lightning lila limped limper lincoln linda linen liner lingo lion lip lipstick liquid
  lisa lisbon listen litter live liverpool lizard llama loan lobby lock locker locket lombardy london loneliness
  lonely loom loop loops lorenz lorraine lorry lose lotion louisiana love luck lucky lucy luggage lumpy lunchbox
  luxembourg lyle lynx mabel macedonia mach machine madeline madrid magazine maghreb magician magnet magpie maid mail
  mailbox maine maker makeup malabo malaysia mallet maltese manage manager manchester manhattan maniac manifest manner
  mantis mao map marble marbles march mare margaret maria marina maritime mark marker market marquee marriage
  marrowless marry martha martinez mary maryland mascara mask massachusetts massage master masterpiece mat match mates
  matthew mattress mauve mayor mccartney meadow meager measuring mechanic medal meddler medicine meditate
  mediterranean meerkat meet meeting megan megaphone melbourne mellon mellow memory merchant mercury merry mess metal
  metallic mettle mexico miami michael michelle michigan microphone microscope microwave midnight midsummer milan
  mildred milk-tooth milkman mill millard milled miller mimosa mimosas mind miner minister minnesota mins minster
  minute miracle mirror missile mississippi missouri mist mistake mitchell mitt mitten mixer mixing moan mobile modem
  modern moisturizer monastery monday money mongolia mongoose monitor monk monkey monster montana month montreal
  monument mood moon moore mop moped morass morgan morning morocco morris morrow mortar mortgage moscow mosque
  mosquito moss most moth mother motor motorbike motorcycle motorway mountain mouse mousetrap moustache mouth
  mouthwash move movie mozilla mud mudguard mug mule mum munch munich murder murderer murmur murphy murrow muscle
  museum music musician musketeer mutter mystery mystic nail nancy napkin nappy narrow nash nashua nation national
  nature naughty navel nebraska neck necklace needle negro neighbor neighbour nelson nepal nephew neptune nero nervous
  nest nest-egg net netherlands neutron nevada new-york newcastle news newsletter newspaper newt newton niacin
  nicholas nicole niece nigeria night nightgown nightingale nimbus noel noise nonsense norfolk norman normand normandy
  norway nose nostril notebook notepad nottingham novel november nozzle number numbing nun nurse nursery nut-cracker
  nutcracker nylon oar oasis obey oblong obtain ocean ocelot october office officer ohio ointment oklahoma old
  old-fashioned oliver olympics omen ontario open opener opera opinion opossum orangutan orchard orient original
  orleans oslo otter ottoman ouster oven overalls owl own owner oxford pacific pacifier package packaging packet pad
  padding paddle padilla padlock pain paint paintbrush painter pajamas pakistan palace palestinians pallet palm pamela
  pamphlet pan panama panda pandora panel panels panier panther papal paper paperclip papilla parachute paradise
  paragraph parakeet parasol parcel parchment parent paris parker parking parliament parrot party paso passenger
  passover passport password past pastel patagonia path patience patient patricia patrick patty paul pauli pavement
  pavlov paws pay payday peace peacock pebble pedal pedalling pedestrian peeler peep pelican pelvis pen pencil penguin
  peninsula penn pennsylvania peps perez performance perfume periscope perter peru perusal pestle pete peter petfood
  petrol pharmacist pharmacy philip philippines phillips phoenix phone phosphor photo photocopier photograph
  photographer physician piano pica pickaxe piedmont pill pillar pillow pillowcase pilot pin pinboard pincers ping
  pinker pipe piper piranha pirate pistol pitches pitchfork placemat plaited plane planet plank plant planter plaster
  plastic plate platform platinum platte platypus play player playground playing pleasure pliers plinth ploy plug
  plumber plumbing plunder plunderer plunger pluto plymouth plywood pocket podding poem poet poetry point poison
  poland polar pole police policeman policewoman polish polished polisher polite politician politics polyester polymer
  polynesian pond pong pool poor pope popper porcelain porch porcupine porphyry portaged portsmouth portugal posse
  post postbox postcard poster postman pot potassium potter pouch poverty powder power prague prairie pram pray prayer
  prescription present president press pressure pretend price prickly pride priest prince princess printer prison
  prisoner prize proactive problem professor profit progress projector promise promote proof proud provence pub puddle
  pull pulley puma pummel pump pundit punic punish punishment punjab pupil puppet puppeteer puppy purpose purse push
  pushchair pushpin putter puzzle pyjamas pylon quake quarrel quebec queen queensland question quick quilt quincy quit
  rabbi raccoon rachel rack racket radiator radio rag railway rain rainbow raincoat rainy raise raises rake ramadan
  ramp randier rapine rat raven raymond razor reach read reading reason rebecca receipt receive receiver receptionist
  redraw reese reexamine referee reform refreshing refrigerator refund regional registration regret reissues religion
  remember remote remover rending rent repair replace reply reptile resin rest retina reuse revenge reward rhineland
  rhino rhinoceros rhythm rib richard richardson ride riding rifle ring risk river rivet road rob robe robert roberts
  robin robinson robot roche rock rocked rod rodriguez rogers rojas roland rollback roller rolling romania rome ronald
  roof room rope rose-garden rosemarie ross rots rouge rouged roughs rounds rousing router rozelle rubber rucksack
  rudder rude ruff rug rugby ruin rule ruler run running runway russia rust ruth ryan sachet sack sad saddle sadness
  safety sahara sail sailor saith salaam salad salado salamander salary sale salesman salome samantha same samuel
  san-francisco sand sandal sander sanders sandpaper sandpit sandra sanitizer sarah sardinia sargent sash satellite
  saturday saturn saucepan saucer savoyard saw sawdust saxon saxophone say scaffold scale scalp scamp scandinavia
  scanner scar scared scarf schiller school schoolboy science scientist scissors scoop scooter scorch scorpion
  scotland scott scouring scream screen screw screwdriver scrubber scullion sea seagull seahorse seal search seatbelt
  seattle second secret secretary seesaw selfie selfish selim sell senator send sensor sentence september sera serbia
  serene serenity servant server set sew shadow shame shampoo shampooing shanna shanty shaped sharon sharpener sharps
  shave shaver shaving shed sheena sheet sheffield shelf shepherd sherri shield shin ship shirt shoe shoebox shoehorn
  shoelace shoo shoot shop shopkeeper shore shorts shortstop shoulder shout shovel show shower shutter shy siberia
  sicily sick sickle sideboard sidelight sidelong sidewalk sieve sign signal silence silicone silk sill silly silver
  silverfish simmons simon sin sing singapore singer singing sink siren sister sistine sit size skateboard skating
  skeleton skewer ski skillet skin skip skirt skull skunk sky skyscraper slave sledge sledgehammer sleep sleeping
  sleepy sleeve slice slide slimming slipper slippery slope sloth slovakia slovenia slow slug smartphone smile smith
  smokey smoother smut snake sneaker sneeze snigger snore snorkel snow snugger soap soccer social sock socket sofa
  softener software soil soldering soldier solution solvent somalia somerset song sophie soul sound southampton
  southerner southwestern spaces spaceship spade spain spanner spark sparrow spatula speak speaker spec spectacles
  speech speed spend spherical spider spike spiky spine spinner spiral spirit spit spitz spongy spool spoon sport
  sports spring springy spy squeak squeegee squish stabilize stable stadium stain stair staircase stamp stand stapler
  star starched starfish station statue steal steamboat steel steeple steering stephanie stephen stepladder
  stethoscope steven stevie stewart sticker still stimulating sting stirrup stockholm stocking stockpot stolen stomach
  stone stool stop store stores stork storm story stove stovetop strainer stranger straw streak stream street
  streetlight stress string stroller student study stumble stupid styrofoam submarine subway success sudan suffer
  suffolk suit suitcase sullivan sultan summer sun sunday sunglasses sunrise sunscreen sunset supermarket surfing
  surgeon surprise surrey susan suspender sussex suzette swallow swamp swan sweat sweater sweden sweetheart swim
  swimming swimsuit swing swirl switch switzerland sword sydney synagogue syria syringe table tablecloth tablespoon
  tablet tacky tailor taiwan talk talking tamara tang tank tap tape tapir taproot tar tarantula tasmania tassel tatter
  tax taxi taylor teach teacher team teapot tear teaspoon teddy teenager telephone telescope television tell tempera
  temple temptation tenderfeet tennessee tennis tent teresa termite terrain texan texas textbook thailand thames
  thanksgiving theater theatre therein thereon thermometer thermos thermostat thief thigh think thinner thirst thirsty
  thomas thompson thought thousands thread threat throat throw thumb thunder thursday tick ticket tickle tie tiger
  tights timber time timer timetable timothy tin tingling tinsel tire tired tissue titanium toad toaster tobacco today
  toe toenail toilet tokyo tomorrow tongs tool toolbox toolkit tooth toothbrush toothpaste toothpick toothsome topsoil
  torch tornado toronto torso tortoise total toucan touch tough tourism tourist tout towel tower town toy tradition
  traffic tragedy trailer train trainer tram trampoline tran transistor transylvania trash travel tray tree trickle
  trident trilling trip tripod trippe tripping trivet troll trolly trophy trouble trouser trousers trowel truck
  trumpet trunk trust truth try tub tube tuesday tundra tunisia tunnel tupperware turbo turner turnstile tuscany
  tweezer tweezers twin tyler typewriter tyre tyrol uganda ugly ukraine umbrella umping uncle undershirt understand
  underwear uniform university unpack ups uranus uruguay utah utensil vacation vaccine vacuum valley van vancouver
  varnish varnishes vase vault vehicle veil velcro vellum velvet venezuela venice vents venus veranda verde vermont
  vesper vest vet vice victim victoria victory video vienna vietnam villa village vines vinyl violence violet violin
  virginia voice volcano volleyball volt vomit vote vulture wadi wagon waist waistcoat wait waiter waitress wake wales
  walk walker walking wall wallet wallpaper walrus walter wander war wardrobe warehouse warsaw wash washbasin
  washcloth washer washing washington wasp watch waterfall watering waterside watson wattle wave wax way wealth wear
  weasel weather weaver website wedding wednesday weed week weekend weep weight welles welsh west whale wheel
  wheelbarrow wheelchair whisk whisper whistle whiteboard whiz wholes whopper wick widow wife wifi wig wiki wilbert
  william williams wilson win wind windmill window windowsill windscreen windshield wing wink winner winter wipe wiper
  wire wisconsin wisdom wise wish wisp witch witting wizard wok wolf wolfish woman wombat wonder wood wooden woodier
  woodies woodland woodlouse woodpecker wool word work workbench worker working workshop worktop world worm worry wot
  wrapper wrapping wrench wrestle wrestling wright wrist wristband write writer writing wyoming xmas xylophone yacht
  yawn year yeas yeats yell yesterday yoga yorkshire young youth zambia zebra zimbabwe zip zipper zoo zurich
`)
