/** Common English words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  aardvark abacus accident accordion accountant ache actor actress adams admiral adult adventure advice advocate
  aeroplane afraid africa aid airplane airport alabama alarm alaska albania alberta alexander alice allen alley alpaca
  alphabet alps aluminium aluminum amanda ambulance america ammonia amsterdam amy anchor anderson andrew angela anger
  angry ankle anna answer ant antarctica anteater antelope antenna anthony antifreeze anvil anxiety apartment ape
  appliance april apron aquarium architect arctic arena argentina argue arizona arkansas arm armadillo armchair armpit
  army arrival arrive arthur artist ashtray asia ask asphalt astronaut athens athlete atlantic atlas attention attic
  august aunt australia austria author autumn avalanche axe axle baboon baby bachelor back backpack backsplash badger
  badminton bag baghdad bailey balance balcony balkans ball balloon ballpoint bandage bandana bandit bands banister
  bank banker barbara barber barcelona barcode barn barometer barracks barrier baseball basement basketball bat bath
  bathmat bathrobe bathroom bathtub battery bavaria beach bear beard beautiful beauty beaver bed bedroom bedsheet
  bedside bee beehive beetle beginning behave belfast belgium belief believe bellybutton belong belt bench benjamin
  bennett berlin bermuda betty bicycle bike bikini billboard billiards bin binder binoculars birdcage birmingham birth
  birthday bishop blackbird blackboard blame blanket blazer bleach blender blind blister blouse blueprint board boat
  body bog bolivia bolt bomb bone book bookcase bookmark bookshelf boot bordeaux bored boredom borrow boss boston
  bottle bounce bow bowl bowling box boxing boy bra bracelet brake brass brave bravery breath breathe brian brick
  bride bridge brighton bristol britain brittany broadband broken bronze brooch brooks broom brother bruise brush
  brussels bubble bucket bud budapest budgie bug build builder building bulb bulgaria bulldozer bullet bumblebee
  bumper bungalow bunk bunker burglar burton bus bush business butterfly buttock buy buzzard cabin cable cage cairo
  cake calculator calendar calf california cambridge camel camera campbell canada canary candle candlestick cannon
  canyon cap cape captain car carafe caravan cardboard cardiff cardigan career careless caribbean carol carolina
  carpark carpenter carpet carriage carry carter carton cartoon cartoons cartridge case cashier casserole cassette
  castle cat catalogue catalonia caterpillar cathedral catherine cause cave ceiling celebrate celebration cellar
  cement cemetery centipede ceramic chainsaw chair chalk chameleon chance chandelier chapel chapter charger charles
  charlotte charms charter cheat cheek cheetah chess chest chicago chief child childhood chimney chimpanzee chin china
  chisel choice choir choose chopping chopstick chore christmas christopher chrome church cigar cigarette cinema
  circle circus citizen city claim clamp clan clap clark clash clasp class clay cleaner cleaning clerk clever cliff
  climb climbing cling clingfilm clinic clip clipboard cloak cloakroom clock clog close closet cloth cloud clown club
  clue clutch coach coal coast coaster coat cobra cobweb cockatoo cockroach code coin colander collar collarbone
  colleague collect collection collins colombia colony colorado colour column comb come comedy comet comfort comic
  command common company compass competition complain complete computer concert concrete conditioner conductor
  confidence connecticut container contest continent contract cooker cookery cooper copier copper copy cord corduroy
  cork corkscrew cornea corner corners cornwall corridor corsica cosmetic cosy cot cottage cotton couch cough council
  count couple courage course court courthouse cousin cove cover cow coyote crack cradle craft crane crash crate
  crater crawl crayon creek crete crew crib cricket crime criminal crisis critic croatia crossroads crow crowbar crowd
  crown cruel cruise crutch cry crying crystal cuba cubicle cuckoo culprit cup cupboard curb cure curiosity curious
  curl curse curtain curve cushion custom customer cutlery cutter cutting cycling dad dagger dakota damage dana dance
  dancer dancing danger daniel danube darkness dart data daughter david davis dawn deaf deal dean death debate deborah
  debt decade december decide decision deck deckchair deed degree delaware delay delhi deliver democracy denim denmark
  dennis dent dentist denture deodorant departure depot depth derby descaler describe desert desire desk destroy
  detail detective detector detergent detroit deutsch device devil devon dew diamond diaper diary dice dictionary
  dignity dinosaur director dirt dirty disease dish dishcloth dishwasher dishwashing disinfectant disk dispenser
  display distance district ditch dive divorce doctor dog doll dollar dolphin domain donald donkey donor door doorbell
  doorknob doormat dorothy dorset doubt down download draft drag dragon dragonfly drain drama draw drawer drawing
  dream dress dresser drift drill drilling drive driver driving drone drown drum drunk dublin dune dust dustbin duster
  dustpan duty duvet dwarf eagle ear eardrum earl earn earplug earring earth earthquake earthworm earwig easter echo
  ecuador edge edinburgh editor education edward edwards effect effort egypt elbow election electrician elephant
  elevator elizabeth email embassy emily emma emotion emperor empire employee encyclopedia enemy energy engine
  engineer england enhance envelope environment envy episode eraser eric error escalator escape essay essex estate
  estonia ethiopia europe evans evening event evidence evil exam excellence excited excitement exercise exeter exhaust
  exile exit experience expert explain express extinguisher eye eyebrow eyelash eyelid fabric face factory failure
  fairy faith falcon fall fame family famous fan farm farmer fashion fate father fault favour fear feather february
  feeling felt fence fender ferret ferry festival fever fiberglass fiction field fight file film finger fingernail
  finland fire firefighter firehouse fireman fireplace firms fisherman fishing fist fit flag flamingo flannel flash
  flashlight flask flat flea fleet flight flood floor floorboard florida flower flowerpot flute fly flying foam fog
  foil folder folk foot football footpath force forehead forest forget forgive fork forklift fort fortune fossil
  foster fountain fox france frank freckle freedom freezer friday fridge friend friendship frisbee frost frown fuel
  fun funeral funnel funny furniture fury fuse future galaxy gallery gamble game gang garage gardener garment gary gas
  gasoline gate gauge gear gearbox gel general generous geneva genie gentleman george georgia gerbil germany ghana
  ghost gift giggle giraffe girl give glacier glasgow glass glasses glove glue gnome goal goblin god goes gold
  goldfish golf gonzalez gorilla gossip gourmet government governor gown grab grammar granddaughter grandfather
  grandma grandmother grandpa grandparent grandson granite grass grasshopper grater gratitude grave gravel gravity
  greece greed greedy greenhouse greenland greet gregory grenade grief griffin grill grip groom ground group growth
  guard guess guest guide guilt guitar gun gutter guy gym gymnastics habit hacksaw hail hair hairbrush hairclip
  hairdresser hairdryer hairspray hall hallway hammer hammock hampshire hamster hand handbag handcuff handkerchief
  handle handlebar handrail hang hanger happen happiness happy harbour harp harris harry hatchet hate hatred hawaii
  hawk head headband headboard headlight headphone headscarf headset health hear hearth heater heather hedgehog heel
  helen helicopter hell helmet help henry hernandez hero heron hide highlighter highway hill himalayas hinge hip
  hippopotamus history hit hob hobby hockey hoe hold holder holiday holland home homework honest honesty honk hood
  hoodie hook hope hornet horseback horsefly hose hosepipe hospital hostess hotel hour house housing houston
  hovercraft hug hughes humidifier hummingbird humour hungary hunger hungry hunt hurricane hurry husband hut hydrant
  hyena iceland idaho ignore iguana iii illinois illness imagination improve independence india indiana indians
  indonesia infant information ink inn insurance intelligence internet invent inventor invitation invite invoice iowa
  iran iraq ireland iron ironing island israel italy jack jackal jacket jackhammer jackson jacob jaguar jail jamaica
  james jane janet january japan jar jason jaw jealous jealousy jean jeans jeep jeffrey jenkins jennifer jerry
  jerusalem jessica jewel jewellery jigsaw jogging john johnson join joke jonathan jones joseph joshua journalist
  journey joy joystick judge judith judo jug juicer jukebox julia july jump jumper jumping june jungle jupiter justice
  kansas karate karen kate kayak kelly kennel kent kentucky kenya kettle kevin key keyboard keyring kick kid kill
  kindergarten kindness king kiss kit kitchen kite kitten knee kneecap kneel kneepad knife knight knit knob knock know
  knowledge knuckle koala korea label laboratory lace ladder ladle lady ladybird ladybug lagoon lake lamp lampshade
  landlord landscape lane language lanyard laptop larry laser lathe latvia laugh laughing laughter laundry laura
  lauren law lawn lawnmower lawyer laziness lazy lead leader learn leash leather leave lebanon ledge leech leeds
  leggings lego leicester lemur lend lens leopard letter letterbox level lewis liberty librarian library licence
  license lid lie life lifeguard lift light lightbulb lighter lighthouse lightning lincoln linda linen liner lion lip
  lipstick liquid lisa lisbon listen litter live liverpool lizard llama loan lobby lock locker london loneliness
  lonely loop loops lorry lose lotion louisiana love luck lucky lucy luggage luxembourg lynx machine madrid magazine
  magician magnet magpie maid mail mailbox maine maker makeup malaysia mallet manager manchester manhattan map marble
  marbles march margaret maria mark marker market marquee marriage marrowless marry martha martinez mary maryland
  mascara massachusetts massage master mat match matthew mattress mayor meadow measuring mechanic medal medicine
  meditate mediterranean meerkat meet meeting megan megaphone melbourne memory merchant mercury merry metal mexico
  miami michael michelle michigan microphone microscope microwave midnight milan milkman miller mind miner minister
  minnesota mins minute miracle mirror missile mississippi missouri mist mistake mitchell mitt mitten mixer mixing
  moan mobile modem modern moisturizer monastery monday money mongolia mongoose monitor monk monkey monster montana
  month montreal monument mood moon moore mop moped morgan morning morocco morris mortar mortgage moscow mosque
  mosquito moss most moth mother motor motorbike motorcycle motorway mountain mouse mousetrap moustache mouth
  mouthwash move movie mozilla mud mudguard mug mule mum munich murder murderer murphy muscle museum music musician
  mystery nail nancy napkin nappy narrow nation national nature naughty navel nebraska neck necklace needle neighbor
  neighbour nelson nepal nephew neptune nervous net netherlands nevada newcastle news newsletter newspaper newt newton
  nicholas nicole niece nigeria night nightgown nightingale noise nonsense norfolk norman normandy norway nose nostril
  notebook notepad nottingham novel november nozzle number nun nurse nursery nutcracker nylon oar obey obtain ocean
  ocelot october office officer ohio ointment oklahoma old oliver olympics ontario open opener opera opinion opossum
  orangutan original orleans oslo otter ottoman oven overalls owl own owner oxford pacific pacifier package packaging
  packet pad paddle padlock pain paint paintbrush painter pajamas pakistan palace pallet palm pamela pamphlet pan
  panama panda panel panels panther paper paperclip parachute paragraph parakeet parasol parcel parchment parent paris
  parker parking parliament parrot party paso passenger passport password patagonia path patience patient patricia
  patrick paul pavement pay peace peacock pebble pedal pedestrian peeler pelican pelvis pen pencil penguin peninsula
  penn pennsylvania perez performance perfume periscope peru pestle pete peter petfood petrol pharmacist pharmacy
  philip philippines phillips phoenix phone photo photocopier photograph photographer physician piano pickaxe pill
  pillar pillow pillowcase pilot pin pinboard pincers ping pipe piranha pirate pistol pitchfork placemat plane planet
  plank plaster plastic plate platform platinum platypus play player playground playing pleasure pliers plinth plug
  plumber plumbing plunger pluto plymouth plywood pocket poem poet poetry point poison poland polar police policeman
  policewoman polish polite politician politics polyester polymer pond pong pool poor pope porcelain porch porcupine
  portsmouth portugal post postbox postcard poster postman pot potter pouch poverty powder power prague pram pray
  prayer prescription present press pressure pretend price pride priest prince princess printer prison prisoner prize
  problem professor profit progress projector promise promote proof proud provence pub puddle pull pulley puma pump
  punish punishment pupil puppet puppeteer puppy purpose purse push pushchair pushpin puzzle pyjamas pylon quarrel
  quebec queen queensland question quilt quit raccoon rachel rack racket radiator radio rag railway rain rainbow
  raincoat raises rake ramp rat raven raymond razor reach read reading reason rebecca receipt receive receiver
  receptionist referee reform refrigerator refund registration regret religion remember remote remover rent repair
  replace reply reptile rest retina revenge reward rhino rhinoceros rhythm rib richard richardson ride riding rifle
  ring risk river rivet road rob robe robert roberts robin robinson robot rock rod rodriguez rogers roland roller
  rolling romania rome ronald roof room rope ross router rubber rucksack rudder rude rug rugby ruin rule ruler run
  running runway russia rust ruth ryan sachet sack sad saddle sadness safety sahara sail sailor salad salamander
  salary sale salesman samantha same samuel sand sandal sander sanders sandpaper sandpit sandra sanitizer sarah
  sardinia satellite saturday saturn saucepan saucer saw sawdust saxophone say scaffold scale scalp scandinavia
  scanner scar scared scarf school science scientist scissors scoop scooter scorpion scotland scott scouring scream
  screen screw screwdriver scrubber sea seagull seahorse seal search seatbelt seattle second secret secretary seesaw
  selfie selfish sell senator send sensor sentence september serbia serenity servant server set sew shadow shame
  shampoo shampooing sharon sharpener shave shaver shaving shed sheet sheffield shelf shepherd shield shin ship shirt
  shoe shoebox shoehorn shoelace shoot shop shopkeeper shore shorts shoulder shout shovel show shower shutter shy
  siberia sicily sick sickle sideboard sidewalk sieve sign signal silence silicone silk sill silly silver simmons
  simon sin sing singapore singer singing sink sister sit size skateboard skating skeleton skewer ski skillet skin
  skip skirt skull skunk sky skyscraper slave sledge sledgehammer sleep sleeping sleepy sleeve slice slide slipper
  slope sloth slovakia slovenia slow slug smartphone smile smith snake sneaker sneeze snore snorkel snow soap soccer
  social sock socket sofa softener software soil soldering soldier solvent somalia somerset song sophie soul sound
  southampton spaces spaceship spade spain spanner spark sparrow spatula speak speaker spec spectacles speech speed
  spend spider spine spinner spirit spit spool spoon sport sports spring spy squeegee stable stadium stain stair
  staircase stamp stand stapler star starfish station statue steal steel steeple steering stephanie stephen stepladder
  stethoscope steven stewart sticker sting stirrup stockholm stocking stockpot stomach stone stool stop store stores
  stork storm story stove stovetop strainer stranger straw stream street streetlight stress string stroller student
  study stumble stupid styrofoam submarine subway success sudan suffer suffolk suit suitcase sullivan summer sun
  sunday sunglasses sunrise sunscreen sunset supermarket surfing surgeon surprise surrey susan suspender sussex
  swallow swamp swan sweater sweden swim swimming swimsuit swing switch switzerland sword sydney synagogue syria
  syringe table tablecloth tablespoon tablet tailor taiwan talk talking tank tap tape tapir tar tarantula tasmania
  tassel tax taxi taylor teach teacher team teapot tear teaspoon teddy teenager telephone telescope television tell
  temple tennessee tennis tent teresa termite terrain texas textbook thailand thames theater theatre thermometer
  thermos thermostat thief thigh think thinner thirst thirsty thomas thompson thought thousands thread threat throat
  throw thumb thunder thursday tick ticket tickle tie tiger tights timber time timer timetable timothy tin tinsel tire
  tired tissue titanium toad toaster tobacco today toe toenail toilet tokyo tomorrow tongs tool toolbox toolkit tooth
  toothbrush toothpaste toothpick torch tornado toronto torso tortoise total toucan touch tourism tourist towel tower
  town toy tradition traffic tragedy trailer train trainer tram trampoline transistor transylvania trash travel tray
  tree trip tripod trivet trophy trouble trouser trousers trowel truck trumpet trunk trust truth try tub tube tuesday
  tunisia tunnel tupperware turbo turner turnstile tuscany tweezer tweezers twin tyler typewriter tyre tyrol uganda
  ugly ukraine umbrella uncle undershirt understand underwear uniform university unpack ups uranus uruguay utah
  utensil vacation vaccine vacuum valley van vancouver varnish varnishes vase vault vehicle veil velcro velvet
  venezuela venice venus veranda vermont vest vet vice victim victoria victory video vienna vietnam villa village
  violence violin virginia voice volcano volleyball volt vomit vote vulture wagon waist waistcoat wait waiter waitress
  wake wales walk walker walking wall wallet wallpaper walrus walter wander war wardrobe warehouse warsaw wash
  washbasin washcloth washer washing washington wasp watch waterfall watering watson wave wax way wealth wear weasel
  weather website wedding wednesday weed week weekend weep weight west whale wheel wheelbarrow wheelchair whisk
  whisper whistle whiteboard wick widow wife wifi wig wiki william williams wilson win wind windmill window windowsill
  windscreen windshield wing wink winner winter wipe wiper wire wisconsin wisdom wise wish witch wizard wok wolf woman
  wombat wonder wood wooden woodlouse woodpecker wool word work workbench worker working workshop worktop world worm
  worry wrapper wrapping wrench wrestle wrestling wright wrist wristband write writer writing wyoming xylophone yacht
  yawn year yell yesterday yoga yorkshire young youth zambia zebra zimbabwe zip zipper zoo zurich
`)
