/** English words of recipe lines by what they do there, with their inflections, British and American; folded, separated by commas. */

import type { VocabularySource } from '../vocabulary.ts'

export const vocabulary: VocabularySource = {
  descriptor: `
    half fat, half sugar, half salt, no bake, no cook, no fat, no knead,
    a grade, a1, aa grade, acidic, acidulated, active, additive free, adult, aegean, affordable, afghan, african, aged, ailsa
    craig, air chilled, airy, alaskan, albanian, albion, algerian, alkalised, alkalized, all natural, all purpose, allergy
    friendly, allotment, allotment grown, alphonso, alpine, alsatian, aluminium free, aluminum free, amalfi, amarillo, amber,
    ambient, ambiorix, ambrosia, american style, andalusian, anjou, antibiotic free, anya, aoc, aop, arabian, arabic, arabica,
    argentine, argentinian, armenian, aromatic, artisan, artisan style, artisanal, asc certified, asian, asian style, assertive,
    assorted, astringent, at blood heat, at blood temperature, ataulfo, atlantic, australian, austrian, authentic, autumn,
    autumnal, average, baby, baby bath warm, baby friendly, bagged, baking grade, balinese, balkan, bangladeshi, barely ripe,
    bargain, barlotta, barn, barn laid, barn raised, barrel aged, bartlett, bartletts, basque, batavia, bath temperature,
    bathwater warm, battle scarred, bavarian, beauregard, beautiful, beefsteak, belgian, belgian style, bendy, bengali, best,
    best quality, better quality, beurre bosc, bicolor, bicolored, big leaf, bing, bio, biodynamic, biologic, bitter,
    bitterness, bittersweet, black, black skinned, blackish, bland, blazing hot, bleached, blemish free, blemished, blenheim,
    blenheim orange, blond, blonde, blood heat, blood temperature, blood warm, blotchy, body temperature, bog standard, boiling,
    boiling hot, bold, bolder, bolivian, boltardy, bone dry, boneless, bosc, boscs, boston, bottle conditioned, bottled, bouncy,
    boxed, braeburn, braeburns, brand name, brandywine, brazilian, breton, bright, bright colored, bright green, bright red,
    brightly colored, brightly coloured, british, british lion, broad, broad leaf, broad leaved, brown, browner, bruise free,
    brut, budget, bulgarian, bulk, bulk bought, burbank, burmese, bushy, butchers, cage free, calabrian, calasparra, california,
    californian, calimyrna, calorie reduced, cambodian, canadian, cantonese, cara, carbonated, caribbean, carisma, cask aged,
    castelfranco, catalan, cave aged, cavendish, cavolo, celtic, center cut, central, centre cut, ceremonial grade, certified
    organic, ceylon, chantenay, charlotte, charlottes, cheap, cheap and cheerful, cheaper, cheapest, chemical free, cherry
    belle, child friendly, chilean, chilled, chinese, chinese style, chinkiang, chioggia, choice grade, chubby, chunky, class 1,
    class one, classic, clean, clear, close textured, cloudy, clumpy, coarse, coarse cut, coarse grain, coarse grained, coarse
    ground, coarse textured, coarser, cold, cold pressed, colder, coldest, colombian, colored, colorful, coloured, colourful,
    comice, commercial, commercially made, common, common or garden, concentrated, concorde, confectionery grade, conference,
    continental, conventional, cool, cool to the touch, cooler, coreless, corn fed, corn finished, cornish, corsican, cortland,
    country, country style, countrystyle, cox, cox orange pippin, coxs, coxs orange pippin, crianza, crimson, crimson sweet,
    crinkled, crinkly, crispest, croatian, crooked, crown prince, cruelty free, crumbly, crunchier, crunchy, crustless, crusty,
    cuban, culinary, culinary grade, cultivated, cultured, cuore di bue, curly, curly leaf, curved, cylindra, cylindrical,
    cypriot, czech, danish style, dark, dark brown, dark colored, dark coloured, dark fleshed, dark green, dark red, darker,
    datterino, day old, dayboat, days old, decaffeinated, decent, decent quality, decorative, deep, deep red, deglet nour,
    delicata, delicate, delicious, delta, demeter, demi sec, dense, desiree, desirees, detroit, devon, devonshire, diet,
    different, different colored, different coloured, discounted, discovery, diver caught, diver harvested, doc, docg, dolphin
    safe, domestic, dominican, dop, dorset, double, double acting, double concentrated, double strength, doyenne du comice,
    drinkable, droopy, dry aged, dry cured, dry farmed, dry packed, dusty, dutch, dutch process, dutch processed, dutched,
    dwarf, early, early girl, early season, earthy, east asian, eastern, easy bake, easy blend, easy cook, easy peel, easy
    peeler, easy peelers, easy to peel, ecological, economy, ecuadorian, edible, egremont russet, egyptian, elderly, elephant,
    elongated, elsanta, empire, english, english style, envy, essex, estima, estimas, estonian, ethical, ethically sourced,
    ethiopian, ethnic, european, european style, everyday, excellent, excellent quality, exotic, expensive, extra brut, extra
    chunky, extra crunchy, extra dry, extra fancy, extra fine, extra firm, extra hot, extra juicy, extra lean, extra light,
    extra mature, extra ripe, extra sharp, extra smooth, extra soft, extra special, extra spicy, extra strength, extra strong,
    extra sweet, extra tender, extra thick, extra thin, extra virgin, extra wide, eyeless, fair, fair trade, fairtrade, fall,
    family, family friendly, family size, family sized, fancier, fancy, farm, farm fresh, farm raised, farm reared, farmed,
    farmed or wild, farmers, farmers market, farmhouse, fast acting, fast action, fast rising, fat, fat free, fat on, fat
    reduced, fatfree, fattier, fatty, fermented, ferocious, fibrous, field, fierce, fierier, fieriest, fiery, filipino, filipino
    style, filtered, fine, fine cut, fine grain, fine grained, fine ground, fine leaf, fine textured, finer, finest, finest
    quality, finger warm, fingerling, fingerlings, finnish, firm, firm and ripe, firm but ripe, firm fleshed, firm ripe, firm
    textured, firmer, first class, first press, first quality, first rate, fizzy, flaky, flame, flat, flat bottomed, flat leaf,
    flat leaved, flatleaf, flatleaved, flavorful, flavorless, flavorsome, flavourful, flavourless, flavoursome, flaxen, flecked,
    flemish, fleshy, flexible, floppy, floral, florida, floury, fluffier, fluffy, fluted, food grade, foraged, foreign, forelle,
    forest, fortified, fragrant, freckled, free of charge, free range, free roaming, free run, freerange, freezer cold, french,
    french breakfast, french style, french trimmed, frenched, freshly bought, freshly brewed, freshly cooked, freshly harvested,
    freshly made, freshly popped, freshness, fridge cold, from a carton, from a jar, from concentrate, from the deli, from the
    jar, fruity, fuerte, fuji, fujis, full bodied, full fat, full flavor, full flavored, full flavour, full flavoured, full
    sodium, full strength, full sugar, fuller, fullest, fullfat, gala, galas, galician, garden, garnet, gascon, gassy,
    gelatinous, generic, gentle, gentler, genuine, georgian, german, german style, ghanaian, giant, gloopy, glossy, gluey, gmo
    free, gnarled, gnarly, gold, golden, golden brown, golden delicious, golden wonder, good, good quality, gooey, gorgeous,
    gourmet, grade, grade 1, grade a, grade aa, grade b, grade one, graded, grain fed, grain finished, grainy, grass fed, grass
    finished, grassfed, grassy, gravelly, gravenstein, gray, greater, greek, greek style, green, green skinned, green zebra,
    greenish, grey, gritty, grubby, guatemalan, haas, hairy, haitian, halal, half decent, half strength, halffat, hand crafted,
    hand dived, hand harvested, hand hot, hand made, hand picked, hand selected, hand warm, handcrafted, handmade, handsome,
    hard, hard neck, hardened, harder, hardneck, hardy, harvest, harvested, hass, hawaiian, head off, headless, heads on, heady,
    healthier, healthiest, healthy, hearty, heat, heat proof, heat treated, heavy, heavy duty, hebridean, heirloom,
    herefordshire, heritage, heritage breed, high altitude, high cocoa content, high fat, high fiber, high fibre, high grade,
    high heat, high in fat, high oleic, high protein, high quality, high smoke point, high strength, high temperature, high
    welfare, higher welfare, highest quality, highly, himalayan, hispi, hokkaido, holland, hollow, home cured, home grown, home
    made, home style, homegrown, homemade, homestyle, homogenised, homogenized, honey gold, honeycrisp, honeycrisps, hormone
    free, hot, hot to the touch, hothouse, hotter, hottest, house made, housemade, humanely raised, hungarian, ice cold,
    icelandic, icy, icy cold, idaho, idared, igp, imperfect, imported, in brine, in its juice, in its own juice, in its own
    juices, in its skin, in juice, in natural juice, in need of using up, in own juice, in pods, in salt, in season, in shell,
    in spring water, in spring water or brine, in the pod, in the shell, in their juice, in their own juice, in their shells, in
    their skins, in water, indian, indian style, indonesian, industrial, industrial strength, inexpensive, inner, instant,
    intense, international, iodised, iodized, iranian, iraqi, irish, irish style, israeli, israeli style, italian, italian
    style, ivory, jacket on, jamaican, january king, japanese, japanese style, javanese, jazz, jersey, jersey royal, jersey
    royals, jewel, jewish, jonagold, jonagolds, jonathan, jordanian, juicier, juiciest, juicy, jumbo sized, just ripe, kashmiri,
    keitt, kent, kentish, kentucky, kenyan, kept overnight, kerrs pink, kesar, keto friendly, king, king edward, king edwards,
    king size, king sized, kirby, knobbly, knobby, korean, korean style, kosher, kosher certified, kumato, la ratte, label
    rouge, lacinato, lady balfour, lambert, lancastrian, laotian, large flake, large grain, large leaved, late, late season,
    latin, latin american, latvian, leaf on, leafy, lean, leaner, leanest, leathery, leaves attached, leaves on, lebanese,
    lebanese style, less fat, less salt, less sodium, less sugar, lesser, lesser quality, levantine, libyan, light, light and
    airy, light brown, light colored, light coloured, light fleshed, light green, light in color, lighter, lighter colored,
    lightest, ligurian, lincolnshire, line caught, lion marked, lion stamped, lisbon, lite, lithuanian, live, live culture, live
    cultured, local, locally grown, locally produced, locally raised, locally sourced, loch, lollo, lollo biondo, london, long,
    long cooking, long cut, long grain, long grained, long life, long necked, long stem, long stemmed, longer, longgrain, loose,
    loose leaf, louisiana, lovely, low, low cal, low calorie, low carb, low fat, low gi, low in fat, low in salt, low in sodium,
    low in sugar, low moisture, low salt, low sodium, low sugar, lower calorie, lower fat, lower salt, lower sodium, lower
    sugar, lowest, lowfat, luke warm, lukewarm, lump free, lumpfree, lumpier, lumpy, luscious, lush, lustrous, luxury,
    macedonian, madagascan, madagascar, maghrebi, main crop, maincrop, maine, malaysian, maltese, manuka, marbled well, marfona,
    marfonas, maris, maris bard, maris peer, maris piper, maris pipers, market, matte, mature, matured, mcintosh, mealy,
    meatier, meaty, mediterranean, mediterranean style, medium coarse, medium dry, medium fat, medium fine, medium firm, medium
    grain, medium grained, medium grind, medium ground, medium hot, medium ripe, medium sharp, medium soft, medium spicy, medium
    sweet, medjool, mellow, mexican, mexican style, meyer, micro planed, mid range, middle eastern, mild, mild flavored, mild
    flavoured, mild tasting, milder, mildest, mildly, mineral, mineral rich, misshapen, mission, mixed, mixed color, mixed
    colored, mixed colors, mixed colour, mixed coloured, mixed colours, modena, moist, moldovan, moneymaker, mongolian,
    monounsaturated, montmorency, morello, moroccan, moroccan style, mottled, mountain, msc, msc certified, muddy, multi
    colored, multi coloured, multi purpose, multicolored, multicoloured, multipurpose, murky, muscat, mushy, musselburgh, nam
    dok mai, named, nantaise, nantes, narrow, narrow leaf, native, natural, natural colored, natural coloured, naturally brewed,
    naturally fermented, naturally raised, navel, nepalese, nepali, neutral, neutral flavored, neutral flavoured, neutral
    tasting, new, new crop, new season, new seasons, new zealand, next, nice, nicer, niffy, nigerian, nitrate free, nitrite
    free, no added salt, no added sugar, no nitrate, no salt, no salt added, no stir, no sugar, no sugar added, non alcoholic,
    non bitter, non fat, non gmo, non hydrogenated, non iodised, non iodized, non organic, non pareil, non vintage, non waxed,
    nonalcoholic, nonfat, nonhydrogenated, noniodized, nonorganic, nonreactive, nonvintage, noor, norfolk, normal, normal
    strength, normandy, north african, northern, northern spy, norwegian, not boiling, not from concentrate, not too ripe and
    firm, nourishing, nutritious, oak aged, oaked, oblong, odorless, odourless, off dry, off the bone, off white, oil cured, oil
    packed, oily, old, old fashion, old fashioned, older, on the bone, on the stalk, on the stem, on the turn, on the vine, on
    their last legs, one hundred percent, opal, opaque, open cap, orange colored, orange coloured, orange fleshed, orange
    skinned, ordinary, oregon, organic, organically grown, oriental, original, original style, other, out of season, outdoor
    bred, outdoor reared, oval, oven ready, over ripe, overripe, overseas, own brand, own label, pacific, pacific rose,
    packaged, packed in brine, packed in juice, packed in oil, packed in salt, packed in syrup, packed in water, packham,
    padron, pakistani, pale, pale colored, pale green, paler, paler colored, palestinian, pan ready, parisian, passable, passe
    crassane, past its best, past their best, pasteurised, pasteurized, pasture fed, pasture raised, pasture raised certified,
    pastured, patagonian, pattypan, pdo, peak season, pearlescent, peppery, perfect, perfectly, perfectly ripe, persian,
    peruvian, pesticide free, pgi, piccolo, pick your own, piedmontese, pillowy, pinhead, pink, pink fir apple, pink fir apples,
    pink ladies, pink lady, piper, pipers, piping hot, pippin, pippins, piquant, pithy, pitless, plain, plain old, pliable,
    pliant, plump, plumper, plumpest, pointed, pointed spring, pointy, pole caught, polish, polish style, polynesian,
    polyunsaturated, poor quality, popular, portuguese, posh, posher, pourable, pre cooked, pre made, pre packaged, pre packed,
    pre prepared, precooked, prefab, premade, premium, premium quality, prepackaged, prepacked, preservative free, prettier,
    prettiest, pretty, pricey, prime, prime grade, prime quality, primo, probiotic, produced, proper, protected, provencal,
    provencal style, puckery, puerto rican, punchy, pungent, punjabi, pure, purple, purple haze, purple skinned, purple
    sprouting, quaffable, quality, quality assured, quality of, quick, quick acting, quick cook, quick cooking, quick rise,
    quick rising, rainbow, rainier, rapid, rapid rise, rare breed, ratte, rattes, ready, ready chopped, ready diced, ready
    grated, ready ground, ready made, ready mixed, ready peeled, ready prepared, ready rolled, ready shredded, ready sliced,
    ready to cook, ready to drink, ready to eat, ready to go, ready to use, ready washed, readymade, real, reasonable,
    rectangular, red, red anjou, red delicious, red fleshed, red kuri, red label, red norland, red russian, red skinned, red
    stemmed, red tractor, redder, reddish, redskin, redskins, reduced calorie, reduced fat, reduced in fat, reduced salt,
    reduced sodium, reduced sugar, refined, refrigerated, regional, regular, regular strength, removable, reserva, residue free,
    respectable, responsibly sourced, restaurant quality, restaurant style, ridged, rind off, rindless, ripe, ripe and ready,
    ripe but firm, ripe red, ripe yellow, ripened, ripeness, riper, ripest, riserva, robust, robusta, robustly, rod caught,
    roman, romanian, rome beauty, rooster, roosters, root on, rose colored, roseval, round, rounder, roundish, royal, royal
    gala, royals, rspca assured, rubbery, ruby, ruby red, run of the mill, runny, russet, russets, russian, rustic, rusty, sad
    looking, salt cured, salt free, salt reduced, salted, saltier, saltless, salty, salvadoran, san marzano, sandier, santa,
    sardinian, sashimi grade, satiny, saturn, savoyard, scalding hot, scandinavian, scarlet, scented, scottish, seasonal,
    seasons, sec, seckel, second, seedless, seeds on, select grade, self raising, self rising, selfraising, semi dry, semi firm,
    semi hard, semi ripe, semi skimmed, semi soft, semi sweet, semi sweetened, semiskimmed, semisweet, senegalese, serbian,
    seville, shanghai, sharp, sharper, sharpish, shelf stable, shell off, shells on, shetland black, shiny, shop bought,
    shopbought, short, short cut, short grain, short grained, shorter, siberian, sichuan, sichuanese, sicilian, silken, silky,
    silver, simple, sinewless, singaporean, single, single acting, single origin, single strength, sized, skim, skimmed,
    skinless, skinny, skins off, skins on, slender, slick, slightly ripe, slightly under ripe, slightly underripe, slim, slim
    line, slimline, slimy, slippery, slovak, slovenian, slow, slow acting, slow rise, small leaved, smaller eyed, smelly,
    smokey, smoky, smooth, smoother, snappy, sodium, soft, soft and ripe, soft ripe, soft set, softer, softneck, solid, solid
    pack, solidified, somerset, sour, soured, south african, south american, south indian, southern, southwestern, spanish,
    spanish style, sparkling, spartan, special, speciality, specialty, specific, speckled, spicier, spiciness, spicy, spongy,
    spottier, spottier the better, spottiest, spotty, spreadable, spring, springy, sprouting, squashy, squeezable, squeezy,
    squidgier, squidgy, squishy, sri lankan, stainless steel, stale, stalk on, stalkless, stalks on, standard, standard issue,
    standard size, standard sized, starchy, stayman, steel cut, stem on, stemless, stems attached, stems on, stiff, still,
    stinky, stone baked, stone cold, stone free, stone ground, stoneground, stoneless, store bought, store brand, storebought,
    straight, straight from the fridge, straight sided, straightish, strained, stray, strength, stringier, stringless, stringy,
    strong, strong flavored, strong flavoured, stronger, strongly, stubby, subtle, succulent, suffolk, sugar baby, sugarloaf,
    sulfite treated, summer, sun blush, sun blushed, sun gold, sun ripened, sunblush, sunblushed, sungold, sungolden, sungolds,
    sunkissed, sunripened, super crunchy, super fine, super soft, super sweet, superb, superfine, superior, superior quality,
    supermarket, supermarket brand, supermarket own, supersweet, supple, sushi grade, sussex, sustainable, sustainably caught,
    sustainably sourced, swedish, swedish style, sweet, sweet tasting, sweetened, sweeter, sweetest, sweetheart, sweetish,
    sweetly, sweetness, swiss style, syrian, szechuan, szechwan, tacky, taggiasca, tahitian, tail off, tailless, tails off,
    taiwanese, tangier, tangy, tapered, tasmanian, tasty, tawny, tender, tenderer, tennessee, tepid, texan, texas, thai, thai
    style, that need using up, that needs using up, the bigger the better, the blacker the better, the browner the better, the
    colder the better, the fresher the better, the hotter the better, the older the better, the riper the better, the smaller
    the better, the spottier the better, the staler the better, the thinner the better, thick, thick cut, thick set, thick
    skinned, thicker, thickest, thin, thin cut, thin skinned, thinner, thinnest, thompson, thornless, tibetan, tiger, tightly
    closed, tinted, tipo, tired looking, toddler friendly, top, top drawer, top grade, top notch, top quality, top shelf, tops
    attached, tough, tougher, toughest, traditional, traditional style, traditionally made, trans fat free, translucent, trap
    caught, treated, tri color, tri colored, tri coloured, triangular, tricolor, tricolour, triple, triple concentrated, triple
    distilled, triple strength, triple washed, tropical, true, tunisian, turban, turkish, turkish style, tuscan, tuscan black,
    twelve year old, two percent, typical, tyrolean, ugly, uht, ukrainian, ultra fine, ultra pasteurised, ultra pasteurized,
    ultra thin, umbrian, unadulterated, unaged, unbattered, unbleached, unblemished, unbreaded, unbrewed, unbroken, unbruised,
    unchilled, uncoated, uncolored, uncoloured, uncracked, uncured, undamaged, undefrosted, under ripe, underripe, unfilled,
    unfiltered, unflavored, unflavoured, unfloured, unfrosted, unglazed, unheated, uniced, uniform, unmarinated, unmarked,
    unoaked, unpasteurised, unpasteurized, unpressed, unprocessed, unrefined, unrefrigerated, unrinsed, unripe, unripened,
    unsalted, unscented, unscored, unseasoned, unseparated, unsmoked, unspiced, unspoiled, unsprayed, unsqueezed, unstuffed,
    unsulfured, unsulphured, unsweetened, unthawed, untreated, unused, unusual, unwaxed, unwhipped, unwilted, uruguayan, usda,
    usda choice, usda prime, usda select, usual, utility grade, uzbek, valencia, valencian, value, value pack, value range,
    variegated, various, velvety, venetian, venezuelan, vermont, very cold, very dry, very fine, very fresh, very hot, very
    lean, very ripe, very soft, very strong, very thin, vibrant, victoria, vidalia, vietnamese, vietnamese style, vine, vine
    ripe, vine ripened, vintage, virgin, vitamin enriched, vittoria, vivaldi, walla walla, warm, warm not hot, warm to the
    touch, warmer, warmish, water packed, watered down, wavy, waxed, waxy, weak, well aged, well chilled, well marbled, well
    ripened, welsh, western, western style, whichever, white, white fleshed, white skinned, whiter, whitish, whole, whole fat,
    whole grain, wholegrain, wholesome, wide, wide cut, wider, wild, wild caught, wild foraged, wild harvested, wild or farmed,
    wilder, wilja, william, williams, williams bon chretien, wilting slightly, wiltshire, winesap, winter, wintry, with bone,
    with bones, with head on, with heads on, with its juice, with its liquid, with juice, with juices, with leaves, with liquid,
    with peel, with rind, with roots, with shells on, with skin, with skin on, with skins, with stalks, with stems, with tail
    on, with tails, with tails on, with the bone, with the juice, with the liquid, with the peel, with the skin, with the skin
    on, with the stem, with their juice, with their juices, with their leaves, with their liquid, with their tops, with tops,
    without bones, without skin, without skins, without stones, wonky, wood aged, woodsy, woody, workable, wrinkled, wrinkly,
    yellow, yellow finn, yellow fleshed, yellow skinned, yellowed, yellowing, yellowish, yemeni, yorkshire, young, younger,
    youngest, yukon, yukon gold, yukon golds, zante, zanzibar, zebra, zero fat, zero sugar, zingy, zippy
  `,
  preparation: `
    dry roasted, dry roasted and ground, into chips,
    a few held back, a few kept back, a few reserved, a little held back, absorb, absorbed, absorbing, acclimatise,
    acclimatised, acclimatising, acclimatize, acclimatized, acclimatizing, across the grain, activate, activated, activating,
    active and bubbly, adapt, adapting, add, added, adding, adjust, adjusted, adjusting, aerate, aerated, aerating, against the
    grain, aged overnight, air fried, air popped, al dente, allocate, allocated, allocating, allot, allotted, allotting, allow,
    allowed, allowed to come to room temperature, almost melted, along its length, along the equator, along the grain, along the
    natural seam, along the seam, along their length, alternate, alternated, alternating, amend, amended, amending, any bad bits
    cut out, any bits removed, any blemishes removed, any bones removed, any brown bits cut out, any bruised bits cut out, any
    clumps broken up, any dirty ends trimmed, any excess fat removed, any excess fat trimmed, any excess fat trimmed off, any
    fat removed, any fat trimmed, any feathers removed, any lead shot removed, any loose fat pulled out, any lumps broken up,
    any pin feathers removed, any shot removed, any silk removed, any small bones removed, any stray bits of shell removed, any
    stray bones pulled out, any stray bones removed, any stray feathers removed, any stray hairs removed, any stray seeds
    removed, any stray shell removed, any stray stalks removed, any stray stems removed, any stringy bits removed, any visible
    fat removed, any yellow leaves removed, apart, apportion, apportioned, apportioning, around the equator, around the middle,
    around the natural seam, around the seam, around their middles, arrange, arranged, arranging, array, arrayed, arraying, as
    evenly as possible, as fine as hair, as fine as possible, as finely as you can manage, as thin as you can, as thinly as you
    can manage, as you can manage, assemble, assembled, at 1 inch intervals, at a slant, at an angle, at even intervals, at
    intervals, at its peak, at regular intervals, attached, attaching, back fat removed, backbone cut out, backbone removed,
    backbones removed, bad bits cut out, baked off, balanced, balancing, bang, banging, barely melted, base cut off, base
    trimmed, bases trimmed, bash, bashed, bashed into crumbs, bashed to crumbs, bashed up, bashing, baste, basted, batch cooked,
    batonned, bearded, bearding, beards pulled off, beards removed, beat, beaten, beaten together, beaters and bowl chilled,
    beating, bending, between finger and thumb, between fingertips, between kitchen paper, between palms, between paper towels,
    between sheets of baking paper, between sheets of cling film, between sheets of kitchen paper, between sheets of plastic
    wrap, between sheets of wax paper, between the palms, between the palms of your hands, between thumb and finger, between
    thumb and forefinger, between two pieces of cling film, between two plates, between two sheets of cling film, between two
    sheets of clingfilm, between two sheets of parchment, between two sheets of plastic wrap, between two spoons, between your
    finger and thumb, between your fingers, between your fingertips, between your palms, bias cut, binned, black vein removed,
    blanch, blanched, blanched and skinned, blanched in boiling water, blanching, bleach, bleaching, blemishes cut out,
    blemishes removed, blended, blended together, blended until smooth, blending, blind baked, blister, blistered, blistered and
    peeled, blistering, blitz, blitzed, blitzed into crumbs, blitzed to crumbs, blitzed to fine crumbs, blitzing, bloomed,
    bloomed in cold water, bloomed in water, blot, blotted, blotting, blowtorched, blowtorching, boiled down, bone in, bone out,
    bone removed, boned, boned and rolled, boned and tied, boned out, bones and all, bones in, bones removed, bones reserved,
    bottom cut off, bottom inch cut off, bottom inch discarded, bottom inch lopped off, bottom inch removed, bottom inch
    trimmed, bottom removed, bottom sliced off, bottom third cut off, bottom third removed, bottom third trimmed, bottom
    trimmed, bottoms removed, bottoms trimmed, break, breaking, brewed, briefly, brighten, brightened, brightening, brine
    reserved, bring, bring to the boil, bringing, broken, broken in half, broken in pieces, broken in two, broken into big
    flakes, broken into bits, broken into chunks, broken into crumbs, broken into flakes, broken into florets, broken into its
    points, broken into large flakes, broken into little bits, broken into pieces, broken into segments, broken off, broken
    open, broken roughly, broken up, broken up into bits, broken up into little bits, bronze, bronzed, bronzing, brought,
    brought to a boil, brought to room temperature, brought to the boil, brought up to room temperature, brown and white meat
    separated, brown bits removed, brown sides, browned, browned at the edges, browned round the edges, browning, bruise,
    bruised, brush clean, brushed, brushed clean, brushed off, bubbled, bubbling, bubbly and active, bubbly and doubled, bulk
    sliced, bundled, burst, bursting, but not mushy, but still holding their shape, butterflied, butterflied open, butterfly,
    butterflying, by hand, by the butcher, by the fishmonger, by your butcher, by your fishmonger, caramelise until, caramelised
    at the edges, caramelised round the edges, caramelized at the edges, carve, carved, carving, casing discarded, casing
    removed, casings discarded, casings removed, change the water, change the water once, change the water several times, char
    grilled, chargrilled, charred, charred and peeled, charred at the edges, charred in places, charred in spots, charred over a
    gas flame, charring, checked for bones, checked for shell, checked for stones, checking, cheeks cut off, cheeks removed,
    cheeks sliced off, chiffonade, chiffonaded, chill, chill overnight, chilled first, chilled overnight, chilled until needed,
    chilling, chine bone removed, chined, chisel, chiseled, chiseling, chop, chop off, choped, chopped, chopped coarsely,
    chopped fine, chopped finely, chopped into bits, chopped into pieces, chopped medium, chopped roughly, chopped small,
    chopped up, chopping, choppped, chucked, chucked away, chucked out, chucking, chunked, clarified, claws cracked, cleaned,
    cleaned and sliced, cleaned of, cleaning, clinging to the bone, clipped, clipping, clobbered, clobbering, closed, cloves
    crushed, cloves peeled, cloves separated, clump, clumped, clumping, clumps broken up, clumps removed, coagulate, coagulated,
    coagulating, coarsely, coarsely chopped, coarsely crushed, coarsely cut, coarsely grated, coarsely ground, coarsley, coax,
    coaxed, coaxing, cobs discarded, cobs reserved, cobs scraped, coddled, coiled, coiling, cold but pliable, collapse,
    collapsed, collapsing, collect, collected, combed, combine, combined, combined together, combing, combining, completely,
    composted, concasse, concassed, congeal, congealed, congealing, cooked and chopped, cooked and diced, cooked and mashed,
    cooked and sliced, cooked crisp, cooked down, cooked first, cooked until crisp, cool but malleable, cool but pliable,
    cooled, cooling, core, core and all, core removed, cored, cored and chopped, cored and diced, cored and quartered, cored and
    seeded, cored and sliced, cores removed, coring, counted, counting, cover, covered, covered in boiling water, covered in
    cold water, covered in water, covered with a clean cloth, covered with a damp cloth, covered with a damp tea towel, covered
    with a damp towel, covered with boiling water, covered with cling film, covered with clingfilm, covered with cold water,
    covered with hot water, covered with plastic wrap, covered with water, covering, crack, cracked, cracked open, cracking,
    crackled, crammed, cramming, crease, creased, creasing, crimp, crimped, crimping, crinkle cut, crisp tender, crisped,
    crisped in a pan, crisped in the oven, crisped up, criss cross, criss crossed, cross cut, cross hatched, crosscut,
    crosshatched, crossways, crosswise, crumble up, crumbled, crumbled into pieces, crumbling, crush, crushed, crushed in a
    mortar, crushed into crumbs, crushed into fine crumbs, crushed to crumbs, crushed to fine crumbs, crushed up, crushed with
    the flat of a knife, crushing, crust cut off, crust removed, crusts cut off, crusts discarded, crusts off, crusts removed,
    crusts trimmed, crusts trimmed off, cube, cubed, cubed small, cubed up, cubing, curds pressed through a sieve, cure, cured,
    curled, curling, cut, cut across, cut across the grain, cut against the grain, cut away, cut crosswise, cut diagonally, cut
    evenly, cut fine, cut finely, cut from the cob, cut in chunks, cut in cubes, cut in eighths, cut in half, cut in pieces, cut
    in quarters, cut in sixths, cut in slices, cut in strips, cut in thirds, cut in three, cut in two, cut in wedges, cut into
    bite size pieces, cut into bits, cut into cheeks, cut into chunks, cut into cubes, cut into eight, cut into five, cut into
    florets, cut into four, cut into generous mouthfuls, cut into matchsticks, cut into pieces, cut into quarters, cut into
    rings, cut into rounds, cut into segments, cut into six, cut into slices, cut into small pieces, cut into soldiers, cut into
    squares, cut into sticks, cut into strips, cut into ten, cut into three, cut into two, cut into wedges, cut lengthways, cut
    lengthwise, cut off the cob, cut on the bias, cut on the diagonal, cut open, cut out, cut roughly, cut side down, cut side
    up, cut small, cut thick, cut thickly, cut thin, cut thinly, cut through, cut to fit, cut to order, cut to size, cut up,
    cutting, dabbed, dabbing, dampen, dampened, dampening, dark green parts discarded, dark green parts only, dark green parts
    removed, de beaded, de bearded, de boned, de gorged, de rib, de ribed, de ribing, de seed, de seeded, de seeding, de stalk,
    de stalked, de stalking, de stem, de stemmed, de stemming, de stoned, de stringed, de vein, de veined, de veining, debeard,
    debearded, debearding, debone, deboned, deboning, decant, decanted, decanting, decore, decored, decoring, deep cleaned, deep
    scored, deeply, defatted, defrost, defrosted, defrosted and drained, defrosted if frozen, defrosted overnight, defrosting,
    deglazed, degorged, degreased, dehull, dehulled, dehulling, dehusk, dehusked, dehusking, delicately, depit, depitted,
    depitting, depod, depodded, derib, deribbed, deribbing, derinded, descaled, deseed, deseeded, deseeding, destalk, destalked,
    destalking, destem, destemmed, destemming, destone, destoned, destoning, destringed, detach, detached, detaching, devein,
    deveined, deveining, diagonal, diagonally, diagonally cut, diamond pattern, dice, diced, diced fine, diced finely, diced
    small, diced up, dicing, dilute, diluted, diluted in water, diluted with water, dip and level, dip and sweep, dip and sweep
    method, directly over a flame, dirt brushed off, dirt wiped off, dirty ends trimmed, disassemble, disassembled,
    disassembling, discard, discard seeds, discard soaking water, discard the seeds, discard the soaking water, discarded,
    discarding, disentangle, disentangled, disentangling, disjoint, disjointed, disjointing, dismantle, dismantled, dismantling,
    dismember, dismembered, dismembering, dissolve, dissolved, dissolved in a little water, dissolved in boiling water,
    dissolved in hot water, dissolved in warm water, dissolved in water, dissolving, distribute, distributed, disturb,
    disturbed, disturbing, divide, divided in half, divided in three, divided in two, divided into three, divided into three
    parts, divided into two, divided into two batches, divided into two lots, divided into two parts, divided into two portions,
    dividing, divvied, divvy, divvying, docked, docking, double peeled, double podded, double shelled, doubled, doubled in bulk,
    doubled in size, doubled in volume, doubling, doused, dousing, down the length, drain, drain excess fat, drain fat, drain
    grease, drain off, drain off fat, drain off grease, drain off the fat, drain the fat, drain the grease, drained, drained and
    chopped, drained and crumbled, drained and cubed, drained and flaked, drained and halved, drained and mashed, drained and
    patted dry, drained and rinsed, drained and rinsed of brine, drained and sliced, drained and squeezed dry, drained first,
    drained from brine, drained of brine, drained of excess grease, drained of excess liquid, drained of fat, drained of grease,
    drained of its syrup, drained of liquid, drained of syrup, drained of their syrup, drained of whey, drained twice, drained
    well, draining, draw, drawing, drawn, drench, drenched, drenching, dribbled, dribbling, drip, dripped, drizzled, droop,
    drooped, drooping, dropped, dropped in cold water, dropped into acidulated water, dropped into cold water, dropped into
    water, dry fried, dry toasted, dug out, dunk, dunked, dunked in boiling water, dunked in ice water, dusting off, earmark,
    earmarked, earmarking, ease, eased, eased out, easing, emptied, empty, emulsified, emulsify, emulsifying, ends cut off, ends
    discarded, ends removed, ends snapped off, ends trimmed, estimate, estimated, estimating, even, even sized, evenly,
    eviscerate, eviscerated, eviscerating, examine, examined, examining, excess fat cut off, excess fat discarded, excess fat
    removed, excess fat trimmed, excess fat trimmed away, excess fat trimmed off, excess grease drained, excess water pressed
    out, excess water squeezed out, exchange, exchanged, exchanging, expose, exposed, exposing, eyeballing, eyed, eyes and
    blemishes removed, eyes removed, falling off the bone, fanned, fanning, fashioned, fat and gristle removed, fat and sinew
    removed, fat cap on, fat cap removed, fat cap scored, fat cap trimmed, fat cut away, fat cut off, fat drained off, fat left
    in, fat left on, fat poured off, fat pulled from the cavity, fat pulled out, fat removed, fat scored, fat side up, fat
    skimmed, fat skimmed off, fat trimmed, fat trimmed away, fat trimmed off, feathered, feathers removed, fed 4 hours before,
    fed 8 hours before, fed and bubbly, fed recently, fed the night before, feet removed, fileted, fill the can with water, fill
    the tin with water, filleted, filleting, filter, filtering, fine chopped, finely, finely chopped, finely crumbed in a food
    processor, finely crumbled, finely crushed, finely cut, finely diced, finely grated, finely ground, finely minced, finely
    shredded, finely sliced, finely sliced on the diagonal, fingered, fingering, fins cut off, fins removed, fins snipped, fins
    snipped off, fins trimmed, firm to the touch, firmed, firming, firmly, firmly packed, firmly packed into the cup, firmly
    pressed, fished, fished out, fishing, fizz gone, fizzed, fizzing, flaked, flaking, flambe, flambeed, flambeing, flamed,
    flaming, flash fried style, flatten, flattened, flattened out, flattening, flesh broken into flakes, flesh flaked, flick,
    flicked, flicked out, flicking, fluffed, fluffing, flush, flushed, flushing, foamed, foaming, foamy, fold, folded, folded
    in, folding, foot removed, foraging, force through, forked, form, formed, formed into balls, formed into patties, formed
    into small balls, forming, fracture, fractured, fracturing, frayed, fraying, french cut, frenched if you like, frenching,
    fresh cracked, fresh grated, fresh ground, fresh squeezed, freshen, freshened, freshly, freshly chopped, freshly cracked,
    freshly crushed, freshly fed, freshly grated, freshly ground, freshly milled, freshly pressed, freshly squeezed, freshly
    toasted, freshly torn, fried until crisp, from end to end, from pole to pole, from the bottom of the jar, from the bottom of
    the pan, from the underside, from top to bottom, frothed, frothing, frothy, frozen for 20 minutes, frozen for 30 minutes,
    frozen for at least 2 hours, frozen in chunks, frozen in slices, frozen overnight, frozen solid, frozen until firm, frozen
    until needed, frozen until solid, fully, gathered, gathered up, gathering, generously, gently, gently bruised, gently
    crushed, gently melted, gently warmed, germ removed, giblets and neck removed, giblets set aside, gills removed, gills
    scraped off, gills scraped out, gives slightly when pressed, glean, gleaned, gleaning, going brown, going soft, going stale,
    gone brown, gone cold, gone flat, gone hard, gone off the boil, gone soft, gone stale, grains loosened, grains separated,
    grate, grated, grated finely, grated on a box grater, grated on a microplane, grating, grease drained, grease drained off,
    grease poured off, green bits only, green bits removed, green germ removed, green part only, green parts only, green tops
    only, griddle, griddled, grill, grilled, grind, grinding, groove, grooved, grooving, ground in a mortar, ground in a spice
    grinder, ground to a paste, ground to crumbs, ground to fine crumbs, ground to order, ground up, guess, guessed, guessing,
    guesstimate, guesstimated, guesstimating, gut, gutted, gutting, hacked, hacked into chunks, hacked into lumps, hacked into
    pieces, hacking, hair fine, hair thin, half baked, half cooked, half frozen, half melted, half moon slices, half thawed,
    halve, halved, halved and pitted, halved and seeded, halved and sliced, halved and stoned, halved and then quartered, halved
    crossways, halved crosswise, halved lengthways, halved lengthwise, halving, hammer, hammered, hammering, hand chopped, hand
    crushed, hand cut, hand grated, hand mashed, hand minced, hand pulled, hand shredded, hand sliced, hand squeezed, hand torn,
    handled, hang, hanging, hard bits removed, harden, hardening, harvesting, head and tail removed, head on, heads and tails
    removed, heads removed, heads reserved, heat up, heated, heated up, heating, held, held back, held in cold water, held in
    water, hoard, hoarded, hoarding, hoicked out, hold back, hold back a few, hold its shape, hold some back, hold their shape,
    holding, holding its shape, holding their shape, holds its shape, holds their shape, hollowed, hollowed out, homogenise,
    homogenising, homogenize, homogenizing, hooked out, horizontally, hosed, hosing, hull, hulled, hulled and halved, hulled and
    quartered, hulled and sliced, hulling, humidified, humidify, humidifying, hung, husk and silk removed, husked, husked and
    silked, husking, husks and silks removed, husks removed and rinsed, immerse, immersed, immersed in boiling water, immersing,
    in a blender, in a clean cloth, in a clean dish towel, in a clean kitchen towel, in a clean tea towel, in a cloth, in a
    crosshatch, in a diamond pattern, in a dish towel, in a dry frying pan, in a dry measuring cup, in a dry pan, in a dry
    skillet, in a few places, in a food mill, in a food processor, in a frying pan, in a grid, in a grid pattern, in a hatch
    pattern, in a kitchen towel, in a liquid measuring cup, in a low oven, in a microwave, in a mortar, in a mortar and pestle,
    in a muslin bag, in a pestle and mortar, in a tea towel, in bite sized bits, in bits, in boiling salted water, in chunks, in
    cold salted water, in cubes, in diamonds, in eight, in half, in half moons, in half through the core, in halves, in kitchen
    paper, in kitchen roll, in large flakes, in lightly salted water, in lots of water, in matchsticks, in paper towels, in
    pieces, in plenty of cold water, in plenty of salted water, in plenty of water, in quarters, in rings, in rounds, in salted
    water, in segments, in several changes of cold water, in several changes of water, in several places, in six, in slices, in
    strips, in the microwave, in the oven, in thirds, in three additions, in three batches, in three changes of water, in three
    parts, in three places, in two additions, in two batches, in two lots, in two parts, in two places, in two portions, in
    unsalted water, in wedges, in well salted water, insert, inserted, inspect, inspected, inspecting, into, into a fan, into a
    slurry, into a smooth paste, into balls, into big flakes, into bite size pieces, into bite sized bits, into bite sized
    pieces, into bits, into chunks, into coins, into cubes, into diamonds, into dice, into discs, into disks, into fans, into
    fingers, into florets, into half circles, into half moons, into half rings, into halves, into its points, into large flakes,
    into lengths, into little bits, into matchsticks, into pea sized bits, into pieces, into pockets, into quarters, into
    ribbons, into rings, into rounds, into rubble, into segments, into slices, into small bits, into small pieces, into
    soldiers, into squares, into sticks, into strips, into thirds, into tiny bits, into wedges, inverted, jabbed, jabbing,
    jiggle, jiggled, jiggling, jointed, jointing, jostle, jostled, jostling, jugged, jugging, juice reserved, juice squeezed,
    juiced, juices reserved, juicing, juliened, julienned, just going brown, just melting, just turning, just turning brown,
    just turning golden, keep, keep a few back, keep back a few, keep back some, keep chilled, keep cold, keep covered, keep
    frozen, keep in cold water, keep refrigerated, keep seeds in, keep separate, keep some back, keep the pod, keep the seeds
    in, keep warm, keeping, kept, kept apart, kept aside, kept attached, kept back, kept chilled, kept cold, kept covered, kept
    frozen, kept hot, kept in cold water, kept moist, kept separate, kept to one side, kept under a damp cloth, kept very cold,
    kept warm, kept whole, kernels cut from cob, kernels cut from the cob, kernels cut from the cobs, kernels cut off, kernels
    cut off the cob, kernels removed from cob, kernels removed from the cob, kernels sliced off, kernels stripped from the cob,
    knead, kneaded, kneaded briefly, kneaded lightly, kneaded until workable, knocked back, knocked out, knotted, ladled, laid,
    laid aside, laid out, laminated, large holes, latticed, lay, layer, layered, lead shot removed, leave, leave seeds in, leave
    the seeds in, leave to swell, leaves and all, leaves and fine stems, leaves and soft stems, leaves and stalks chopped,
    leaves and stalks separated, leaves and stems chopped, leaves and stems chopped separately, leaves and stems separated,
    leaves and tender stalks, leaves and tender stems, leaves and tender stems only, leaves bruised, leaves chopped, leaves
    finely chopped, leaves only, leaves picked, leaves removed, leaves roughly chopped, leaves separated, leaves shredded,
    leaves stripped, leaves torn, leaves washed, leaving, left, left attached, left in cold water, left on, left out of the
    fridge, left out of the fridge overnight, left over night, left to bloom, left to come to room temperature, left to cool,
    left to cool a bit, left to cool a little, left to double in size, left to drain, left to dry, left to ferment, left to gel,
    left to infuse, left to one side, left to plump, left to plump up, left to proof, left to prove, left to rise, left to soak,
    left to sponge, left to stand, left to steep, left to swell, left to thaw, left unpeeled, left whole, length ways, length
    wise, lengthways, lengthwise, levered, levering, lift, lifted, light green parts, lightly, lightly bashed, lightly beaten,
    lightly bruised, lightly cracked, lightly crushed, lightly greased, lightly mashed, lightly oiled, lightly packed, lightly
    packed into the cup, lightly salted, lightly smashed, lightly toasted, lightly whipped, lightly whisked, lightly wilted,
    line, lined, lining, liquefied, liquefy, liquefying, liquid discarded, liquid poured off, liquid reserved, liquid shaken
    off, liquid squeezed out, liquidise, liquidised, liquidising, liquidize, liquidized, liquidizing, liquor discarded, liquor
    kept, liquor strained, lobbed off, looped, looping, loose fat pulled from the cavity, loose fat removed, loosely, loosely
    chopped, loosely packed, loosely packed into the cup, loosen, loosened, loosened with a little water, loosened with water,
    lopped, lopped off, lopping, loses its fizz, lumps broken up, lumps removed, lumps squashed, lying, macerate, macerated,
    made, made up, make, making, malleable, mandolined, mangle, mangled, mangling, manhandle, manhandled, manhandling, marbled,
    mashed, mashed to a paste, mashed together, mashed up, mashing, massage, massaged, massaging, measure, measured, measured
    after chopping, measured after cooking, measured after draining, measured after melting, measured after sifting, measured
    before cooking, measured before melting, measured before popping, measured then sifted, measuring, meat falling off the
    bone, meat picked from the bones, meat picked off, meat pulled from the bones, meat pulled off, meat pulled off the bones,
    meat removed, meat removed from bones, meat removed from shells, meat removed from the bones, meat removed from the shell,
    meat stripped from the bone, meat stripped from the bones, medium chopped, medium diced, melt, melted, melted and cooled,
    melted and slightly cooled, melted down, melted over a pan, melting, membrane removed, microplaned, microwaved, mill, mince
    finely, minced, minced fine, mincing, misted, misting, mixed thoroughly, mixed together, mixed well, mixed with a little
    water, mixed with cold water, mixed with water, mixing, modified, modify, modifying, moisten, moistened, mopped, mopping,
    mortared, mounded, mounding, muscle removed, mushed, mushing, nearly, nearly melted, neatly, neck and giblets discarded,
    neck and giblets reserved, neck and giblets set aside, needles chopped, needles only, needles picked, needles removed,
    needles stripped, needles stripped and chopped, next day, nicked, nicked off, nicking, nipped, nipped off, nipping, notched,
    notching, obliterate, obliterated, obliterating, off, off the cob, oiled, on a bias, on a box grater, on a diagonal, on a
    gas burner, on a griddle, on a mandolin, on a mandoline, on a severe bias, on a sharp angle, on a sharp bias, on a slant, on
    a steep diagonal, on absorbent kitchen paper, on absorbent paper, on an angle, on kitchen paper, on kitchen roll, on kitchen
    towel, on kitchen towels, on paper towel, on paper towels, on the angle, on the barbecue, on the bias, on the cob, on the
    diagonal, on the grill, on the large holes of a box grater, on the slant, on the small holes of a box grater, on the
    underside, open, open into pockets, opened, opened flat, opened into pockets, opened out, opened up, opening, outer leaves
    discarded, outer leaves pulled off, outer leaves removed, over a bain marie, over a flame, over a gas flame, over a gas
    ring, over an open flame, over simmering water, overbake, overbaked, overbaking, overbeat, overbeaten, overbeating,
    overcook, overcooking, overdone, overmix, overmixed, overmixing, overnight, overwhip, overwhipped, overwhipping, overwork,
    overworked, overworking, packed, packed down, packed into the cup, pale green parts, pan fried, pan roasted, pan seared, pan
    toasted, papery husks removed, par bake, par baked, par baking, par boiled, par cook, par cooked, par cooking, parbaked,
    parboil, parboiled, parboiling, parcooked, pare, pared, paring, part baked, part boiled, part cooked, parted, partially,
    partially cooked, partially thawed, parting, partly, pass, passed, passing, pat, pat dry, patted, patted down, patted dry,
    peel, peel removed, peeled, peeled and chopped, peeled and cored, peeled and crushed, peeled and cubed, peeled and cut,
    peeled and deveined, peeled and diced, peeled and grated, peeled and halved, peeled and left whole, peeled and minced,
    peeled and quartered, peeled and seeded, peeled and sliced, peeled and stoned, peeled first, peeled off, peeled seeded and
    chopped, peeled seeded and diced, peeling, pellets removed, percolated, perforate, perforated, perforating, perked, perking,
    pestled, pick, picked, picked from stems, picked from the stalks, picked from the stem, picked off, picked over, picked over
    for bits of shell, picked over for debris, picked over for grit, picked over for shell, picked over for shells, picked over
    for stones, picked through, picked through for bits of shell, picking, pierce, pierced, piercing, piled, piling, pin boned,
    pin bones pulled out, pin bones removed, pin feathers removed, pinboned, pinch off, pinched, pinching, piped, pipped, pith
    removed, pitted, pitting, place, placed, placed in the freezer, placing, planed, planing, pleat, pleated, pleating, plucked,
    plucked and drawn, plucked and dressed, plucking, plumped, plumped in boiling water, plumped in hot water, plumped in warm
    water, plumping, plunged in ice water, plunged into cold water, plunged into iced water, plus the juice, pod discarded, pod
    kept, pod reserved, pod saved, podded, podding, poke, poked, poking, pole to pole, popped in the freezer, popped in the
    fridge, portioned, portioning, pound, pounded, pounded flat, pounded thin, pounded to a paste, pounding, pour, poured,
    poured over, pouring, pre baked, pre boiled, pre chopped, pre cut, pre diced, pre ground, pre heated, pre peeled, pre
    rinsed, pre roasted, pre rolled, pre shredded, pre sliced, pre soaked, pre toasted, pre washed, prebaked, prechopped,
    precut, preheat, preheated, preheating, prepare, prepared, preparing, prepped, preshredded, presliced, presoaked, press,
    pressed, pressed down, pressed into the cup, pressed through a sieve, pressing, prewashed, prick, pricked, pricking, pried,
    prise, prised, prising, prize, prized, prizing, process, processed, processed to crumbs, processed to fine crumbs, processed
    until smooth, prod, prodded, prodding, proofed, proofing, propped, propping, prove, proved, proven, pruning, prying, puffed,
    puffing, pull, pull apart, pulled, pulled apart, pulled into segments, pulled off, pulled off the underside, pulling,
    pulped, pulping, pulse, pulsed, pulverise, pulverised, pulverising, pulverize, pulverized, pulverizing, pummeled, pummeling,
    puncture, punctured, puncturing, puree, pureed, pureed until smooth, pureeing, purge, purged, purging, push, pushed, pushed
    down, put, put aside, put back in the fridge, put by, put in the freezer, put through a garlic press, put through a press,
    put through a ricer, put to one side, putting, quadrupled, quadrupling, quarter, quartered, quartered lengthways, quartered
    lengthwise, quartering, quick soaked, racked, racking, raked, raking, randomly, rasped, ration, rationed, rationing,
    recently fed, reckoned, reckoning, reconstitute, reconstituted, reconstituting, redden, reddened, reddening, reduce,
    reduced, reduced down, reducing, refill, refresh, refreshed, refreshed in cold water, refreshed in iced water, refreshed
    under cold water, refreshing, refrigerate, refrigerating, reheat, reheated, reheating, rehydrate, rehydrated, rehydrated in
    boiling water, rehydrated in hot water, rehydrated in warm water, rehydrating, release, released, remove, remove seeds,
    remove seeds for less heat, remove the seeds, remove the seeds for less heat, removed, removed from fridge 30 minutes
    before, removed from the fridge, removed from the fridge beforehand, removing, render, rendered, replace, replaced,
    replacing, reserve, reserve the pod, reserved, reserving, reshaped, residue rinsed off, rest, rested, resting, retained,
    return, returned to chill, returned to the fridge, revive, revived, reviving, ribboned, ribs and seeds removed, ribs
    discarded, ribs removed, riced, right down to the bottom, right to the bottom, rind and all, rind on, rind removed, rinds
    removed, rinse, rinse out the can, rinse out the tin, rinse the can, rinsed, rinsed 3 times, rinsed and chopped, rinsed and
    drained, rinsed and dried, rinsed and patted dry, rinsed first, rinsed in cold water, rinsed in hot water, rinsed in ice
    cold water, rinsed of brine, rinsed of excess salt, rinsed of salt, rinsed of syrup, rinsed of their brine, rinsed of their
    salt, rinsed of their syrup, rinsed out, rinsed several times, rinsed three times, rinsed to remove salt, rinsed twice,
    rinsed under cold running water, rinsed under cold water, rinsed under hot water, rinsed until the water runs clear, rinsed
    until water runs clear, rinsing, rip, ripe and bubbly, ripe but not mushy, ripe but not soft, ripe but still firm, ripped,
    ripped into pieces, ripped up, roast until, roll out, rolled, rolled and tied, rolled into a cigar, rolled into balls,
    rolled into little balls, rolled into small balls, rolled out, rolled out thickly, rolled out thinly, rolled thin, rolled
    thinly, rolled up, rolled up into a cigar, rolled up tightly, room temperature softened, root base trimmed, root end intact,
    root end left on, root end trimmed, root intact, root kept attached, root to tip, root trimmed, roots and all, roots
    removed, roots trimmed, rotated, rough, rough chopped, roughly, roughly chopped, roughly crushed, roughly cut, roughly
    diced, roughly mashed, roughly sliced, roughly torn, rubbed, rubbed in, rubbed off, rubbed through a sieve, rubbed together,
    rubbing, rummage, rummaged, rummaging, run, run under cold water, run under hot water, run under warm water, running,
    sagged, sagging, salt brushed off, salt rinsed off, salted overnight, saute, sauteed, sauteing, save the pod, sawing, sawn,
    scald, scalded, scalding, scaled, scales removed, scaling, scissored, scoop, scoop and level, scoop and sweep, scoop and
    swoop, scoop out the seeds, scooped, scooped and leveled, scooped and levelled, scooped out, scooped with a teaspoon,
    scooping, scorched, scorching, score, scored, scored in three places, scoring, scour, scoured, scouring, scrape, scrape out
    the seeds, scrape the seeds, scraped, scraped clean, scraped out, scraping, scrub, scrubbed, scrubbed clean, scrubbed under
    hot water, scrubbing, scrump, scrumped, scrumping, sealed, seam boned, seam removed, sear, seared, searing, seasoned to,
    sectioned, seed discarded, seed removed, seeded, seeded and chopped, seeded and diced, seeded and finely chopped, seeded and
    minced, seeded and sliced, seeded and thinly sliced, seeds and all, seeds and core removed, seeds and fibers scooped out,
    seeds and fibres scooped out, seeds and membrane removed, seeds and membranes discarded, seeds and membranes removed, seeds
    and pith discarded, seeds and pith removed, seeds and pulp removed, seeds and pulp scooped out, seeds and ribs discarded,
    seeds and ribs removed, seeds and stems removed, seeds and strings removed, seeds and stringy bits removed, seeds and veins
    removed, seeds bashed out, seeds crushed, seeds cut out, seeds discarded, seeds extracted, seeds flicked out, seeds from,
    seeds in or out, seeds intact, seeds knocked out, seeds left in for extra heat, seeds of, seeds only, seeds out, seeds
    removed, seeds reserved, seeds scooped out, seeds scraped, seeds scraped out, seeds shaken out, seeds spooned out, seeds
    squeezed out, seeds tapped out, segmented, segregate, segregated, segregating, semi thawed, separate, separated, separated
    into two, separated into two lots, separated into two portions, separately, separating, served, set, set aside, set by, set
    to drain, setting, settled, severed, severing, shake, shaken, shaken first, shaken off, shaken out, shaken well, shaking,
    shaped, shaped into a ball, shaped into balls, shaped into little balls, shaped into patties, shaping, sharpen, sharpened,
    sharpening, sharply, shatter, shattered, shattering, shave, shaved, shaved thinly, shaved with a vegetable peeler, shaven,
    shaving, shear, sheared, shearing, shell on, shell removed, shelled, shelled and deveined, shelling, shells and all, shells
    cracked, shells discarded, shells intact, shells removed, shells reserved, shells rinsed, shells scrubbed, shirr, shirred,
    shirring, shot pellets removed, shove, shoved, shoving, shrank, shred, shredded, shredded as fine as hair, shredding,
    shrink, shrinking, shrunk, shuck, shucked, shucked and silked, shucked to order, shucking, side muscle removed, side muscles
    removed, sieve, sieved, sieved and cooled, sieved three times, sieved twice, sieving, sift, sifted, sifted 3 times, sifted
    three times, sifted twice, sifting, silk removed, silked, silking, silks removed, silver skin removed, silverskin removed,
    simmer, simmered, simmering, singe, singed, singeing, siphoned, siphoning, sitting, sized to fit, skewered, skewered on a
    stick, skim off, skimmed off, skin, skin and all, skin and bone removed, skin and bones discarded, skin and bones removed,
    skin and fat removed, skin discarded, skin off, skin on, skin removed, skin scored, skinned, skinning, skins discarded,
    skins removed, skins slipped off, slacken, slackened, slackening, slaked, slaked in water, slaked with a little cold water,
    slaked with cold water, slaked with water, slaking, slapped, slapping, slash, slashed, slashed in a few places, slashed in
    three places, slashed three times, slashing, slice, sliced, sliced as thin as possible, sliced as thinly as possible, sliced
    as thinly as you can, sliced on the bias, sliced on the diagonal, sliced see through thin, sliced super thin, sliced thin,
    sliced thinly, sliced to order, sliced up, sliced wafer thin, sliced whisper thin, slicing, slid, slightly, slightly beaten,
    slightly cooled, slightly crushed, slightly softened, slightly thawed, slightly warm, slightly warmed, slinging, slip,
    slipped, slipping, slit, slitted, slitting, slivered, slosh, sloshed, sloshing, slow cooked, slow roasted, sluice, sluiced,
    sluicing, slumped, slumping, slung, small holes, smash, smashed, smashed and peeled, smashed up, smashed with the side of a
    knife, smashing, smear, smeared, smooth down, smoothed, smoothed down, smushed, snapped, snapped in half, snapped into
    pieces, snapped off, snapping, snip, snipped, snipped into bits, snipping, so a finger leaves a dent, so they caramelise, so
    they caramelize, soak, soaked, soaked and cooked, soaked and drained, soaked first, soaked in boiling water, soaked in cold
    water, soaked in hot water, soaked in ice water, soaked in iced water, soaked in warm water, soaked in water, soaked in
    water overnight, soaked overnight, soaked overnight in cold water, soaked to remove excess salt, soaked to remove salt,
    soaking, soaking liquid reserved, soaking water discarded, soaking water kept, soaking water reserved, soaking water thrown
    away, soaking water thrown out, soft bits cut out, soft enough to dent, soft enough to leave a dent, soft enough to mash,
    soft enough to spread, soft to the touch, soft when pressed, soften, softened, softened at room temperature, softened in
    cold water, softened in hot water, softened in warm water, softened in water, softening, softly, softly whipped, solidify,
    solidifying, some held back, some reserved, sop, sopped, sopping, sort, sorted, sorting, sous vided, sous viding,
    spatchcock, spatchcocked, spatchcocking, spatter, spattered, spattering, speared, speared on a cocktail stick, speared on a
    pick, spearing, spill, spilled, spilling, spiral cut, spiral sliced, spiralised, spiralized, spitting, splashed, splatter,
    splattered, splattering, splayed, splinter, splintered, splintering, split, split in half, split in three, split in two,
    split into pockets, split into segments, split into two, split lengthways, split lengthwise, split open, splitting,
    splutter, spluttered, spluttering, spoon, spoon and level, spoon and level method, spooned, spooned and swept, spooned into
    cup and leveled, spooned into measuring cup, spooned into the cup, spooned into the measuring cup, spray the measuring cup,
    sprayed, spread out, sprinkled over the surface, spritzed, spritzing, sprouted, sprouting removed, spun, spun dry, spun in a
    salad spinner, squared, squash down, squashed, squashed flat, squeegee, squeegeed, squeegeeing, squeeze, squeezed, squeezed
    dry, squeezed from, squeezed from the tube, squeezed out, squeezed over, squeezed to order, squeezing, squidge, squidged,
    squidging, squirted, squirting, squish, squished, squishing, stabbed, stabbing, stabilise, stabilised, stabilising,
    stabilize, stabilized, stabilizing, stacking, stain, stained, staining, stalk still attached, stalked, stalks and all,
    stalks and leaves, stalks and leaves separated, stalks discarded, stalks finely chopped, stalks nipped off, stalks removed,
    stalks trimmed, stand, standing, start, starting, stash, stashed, stashing, steep, steeped, steeping, stem, stem attached,
    stem to root, stem trimmed, stemmed, stemmed and chopped, stemmed and seeded, stemming, stems and all, stems and leaves
    separated, stems discarded, stems finely chopped, stems nipped off, stems removed, stems trimmed, sticking, sticky residue
    rinsed off, stiffen, stiffened, stiffening, stiffly, stiffly beaten, stiffly whipped, still attached, still frozen, still
    half frozen, still holding its shape, still holding their shape, still oozing, still partially frozen, still slightly
    frozen, stir, stir fried, stirred, stirred first, stirred in, stirred right to the bottom, stirred together, stirring,
    stockpile, stockpiled, stockpiling, stone, stone removed, stoned, stones eased out, stones removed, stones twisted out,
    stoning, stood, store, stored, straight from the bag, straight from the bottle, straight from the tub, straight from the
    tube, strain, strained off, straining, stray bones pulled out, stray bones removed, stretch, stretched, stretched thin,
    stretching, string, stringed, strings removed, stringy bits pulled off, stringy bits removed, strip, stripped, stripped from
    stems, stripped from the stalks, stripped from the stem, stripped off, stripping, strung, stuck, stuck in the freezer, stuck
    together, subbing, submerge, submerged, submerged in cold water, submerged in water, submerging, suspend, suspended,
    suspending, swabbed, swabbing, swapped, swapping, sweat, sweated, sweating, swelled, swelling, swill, swill out, swilled,
    swilled out, swilled out with water, swilled round, swilling, swirl, swirled, swished, swishing, swollen, syphon, syphoned,
    syphoning, syrup discarded, syrup drained, syrup kept, syrup reserved, tail on, tailed, tailored, tailoring, tails intact,
    tails left on, tails on, tails removed, take, taken, taken off, taken off the stalk, taken out of the fridge, taken out of
    the fridge beforehand, tamped, tamping, tan, tanned, tanning, tap, tapped, tapped out, tear, tearing, tease, teased,
    teasing, tempered, tender crisp, tenderised, tenderized, tendons cut out, tendons pulled out, tendons removed, that give
    slightly, that yield to gentle pressure, thaw, thawed, thawed and drained, thawed first, thawed if frozen, thawed overnight,
    thawing, thick cut slices, thick sliced, thick stalks removed, thick stems removed, thickly, thickly sliced, thin cut
    slices, thin sliced, thinly, thinly sliced, thinned, thinned out, thinned with a little water, thinned with water,
    thoroughly, thoroughly drained, thoroughly washed, threaded, threaded on skewers, threaded onto skewers, thrice, through a
    fine sieve, through a garlic press, through a press, through a sieve, through the equator, through the root end, through the
    stem end, thrown away, thrown in, thrown out, thump, thumped, thumping, tie, tied, tied at intervals, tied in a bundle, tied
    in a muslin bag, tied in cheesecloth, tied in muslin, tied together, tied up, tied with kitchen string, tied with string,
    tightly, tightly packed, tilted, tip, tipped, tipped in, tipped out, to a coarse paste, to a coarse powder, to a coarse
    rubble, to a fine dust, to a fine paste, to a fine powder, to a gritty texture, to a mush, to a paste, to a powder, to a
    pulp, to a puree, to a rough paste, to a rubble, to a sand, to a sandy texture, to a slurry, to a smooth paste, to bits, to
    chop, to coarse crumbs, to cool, to crumbs, to crush, to cut, to drain, to drive off moisture, to fine crumbs, to form a
    paste, to form a slurry, to form a smooth paste, to get the water out, to grate, to loosen, to make a slurry, to melt, to
    peel, to remove, to remove excess water, to remove the excess water, to rinse, to rough crumbs, to rubble, to sandy crumbs,
    to separate, to slice, to soak, to soft peaks, to soften, to soften up, to stiff peaks, to thaw, to the bottom of the jar,
    toasted, toasted first, toasting, top and tail, top and tailed, top third cut off, top to bottom, topped and tailed, topping
    and tailing, tops and all, tops and tails cut off, tops and tails removed, tops cut off, tops removed, tops trimmed, torch,
    torched, torching, torn, torn apart, torn in half, torn into bite size pieces, torn into bits, torn into pieces, torn into
    shreds, torn roughly, torn to fit, torn to size, torn up, torn up roughly, toss, tossed, tossed out, tossed together,
    tossing, tough bits removed, tough ends removed, tough muscle removed, tough outer leaves removed, tough side muscle
    removed, tough stems removed, tougher bits removed, trebled, trebling, trickle, trickled, trickling, trim, trimmed, trimmed
    and chopped, trimmed and cut, trimmed and sliced, trimmed of all fat, trimmed of any excess fat, trimmed of any fat, trimmed
    of excess fat, trimmed of excess fat and sinew, trimmed of fat, trimmed of fat and gristle, trimmed of fat and sinew,
    trimmed of most fat, trimmed of sinew, trimmed of visible fat, trimmed to fit, trimmed to size, trimming, tripled, tripling,
    truss, trussed, trussing, tuck, tucked, tucking, tugged, tugging, tunnel boned, turn, turned, turned golden, turned out,
    turning brown, tweak, tweaked, tweaking, tweeze, tweezed, tweezing, twice peeled, twirled, twirling, twist, twisted,
    twisting, tying, unbaked, unbeaten, unblanched, unboned, uncap, uncapped, uncapping, unchopped, uncore, uncored, uncoring,
    uncork, uncorked, uncorking, uncovered, uncut, under a damp cloth, under a damp kitchen towel, under a damp tea towel, under
    a damp towel, under the broiler, under the grill, underbake, underbaked, underbaking, undercook, undercooked, undercooking,
    underdone, undiluted, undrained, undressed, undyed, unfasten, unfastened, unfastening, unfed, unfold, unfolded, unfolding,
    unfurl, unfurled, unfurling, ungreased, unhulled, unhusk, unhusked, unhusking, unmelted, unmold, unmolded, unmolding,
    unmould, unmoulded, unmoulding, unopened, unpacked, unpeeled, unpitted, unravel, unraveled, unraveling, unroll, unrolled,
    unrolling, unscrew, unscrewed, unscrewing, unseal, unsealed, unsealing, unshell, unshelled, unshelling, unshucked, unsifted,
    unskinned, unsliced, unsoaked, unstemmed, unstick, unsticking, unstoned, unstrained, unstuck, untangle, untangled,
    untangling, until, until al dente, until cold, until cool, until crisp, until dissolved, until fluffy, until foamy, until
    fragrant, until frothy, until golden, until golden brown, until hot, until just tender, until light and fluffy, until
    melted, until needed, until ready to use, until required, until ripe, until serving, until smooth, until soft, until soft
    peaks, until softened, until stiff, until stiff peaks, until tender, until thick, until toasted, until translucent, until
    warm, untoasted, untrimmed, unwashed, unwind, unwinding, unwound, unwrap, unwrapped, using a measuring cup, using a peeler,
    using a pestle and mortar, using a small spoon, using a teaspoon, using a vegetable peeler, using two forks, varied, vary,
    varying, vein removed, veins removed, vertically, vigorously, visible fat removed, visible fat trimmed, visible fat trimmed
    off, warm up, warmed, warmed through, warmed up, warming, wash, washed, washed and chopped, washed and drained, washed and
    dried, washed and sliced, washed and spun dry, washed and torn, washed and trimmed, washed first, washed in cold water,
    washed three times, washed thrice, washed twice, washed until the water runs clear, washed well, washing, water drained,
    water drained off, water pressed out, water squeezed out, wedged, weeded, weeded out, weeding, weigh, weighed, weighed after
    peeling, weighed after shelling, weighed after stoning, weighed before cooking, weighed in the shell, weighed in their
    shells, weighed raw, weighed without shells, weighing, weighted, weighting, well, well beaten, well chopped, well cleaned,
    well crushed, well drained, well dried, well mashed, well mixed, well oiled, well packed, well rinsed, well salted, well
    scrubbed, well seeded, well shaken, well squeezed, well stirred, well trimmed, well washed, well whisked, wetted, wetting,
    whack, whacked, whacked out, whacking, whey drained off, whey poured off, whipped, whipping, whirled, whisk, whisked,
    whisked in, whisked together, whisked up, whisking, white and brown meat kept separate, white and brown meat separated,
    white and green parts, white and green parts separated, white and light green parts, white and light green parts only, white
    and pale green parts, white and pale green parts only, white bits only, white part only, white parts only, whiten, whitened,
    whitening, whites and greens divided, whites and greens kept separate, whittle, whittled, whittling, whizz, whizzed, whizzed
    to crumbs, whizzed to fine crumbs, widthways, widthwise, wiggle, wiggled, wiggling, wilt, wilted, wilting, wing tips cut
    off, wing tips discarded, wing tips reserved, wingtips removed, winkled out, winnow, winnowed, winnowing, wipe, wiped, wiped
    clean, wiping, wishbone removed, with a bit of fat, with a bit of fat on, with a clean cloth, with a clean tea towel, with a
    cloth, with a damp cloth, with a damp kitchen towel, with a damp paper towel, with a damp tea towel, with a dry cloth, with
    a fork, with a good fat cap, with a good layer of fat, with a hot knife, with a knife, with a little fat, with a little fat
    on, with a mandoline, with a mortar and pestle, with a nice layer of fat, with a peeler, with a pestle and mortar, with a
    potato peeler, with a rolling pin, with a sharp knife, with a small spoon, with a spoon, with a teaspoon, with a vegetable
    peeler, with a wet knife, with a wet spoon, with damp fingers, with damp hands, with damp kitchen paper, with damp kitchen
    towel, with damp paper, with damp paper towel, with damp paper towels, with fat on, with fingertips, with kitchen paper,
    with kitchen roll, with kitchen towel, with kitchen towels, with oiled hands, with or without seeds, with paper towel, with
    paper towels, with seeds removed, with some fat, with some fat on, with the back of a fork, with the back of a knife, with
    the back of a spoon, with the base of a pan, with the bottom of a glass, with the bottom of a pan, with the edge of a spoon,
    with the fat on, with the flat of a knife, with the grain, with the heel of your hand, with the palm of your hand, with the
    point of a knife, with the side of a knife, with the tip of a knife, with their liquor, with tops attached, with two forks,
    with wet fingers, with wet hands, with wet scissors, with your fingers, with your fingertips, with your hands, with your
    palms, with your thumbs, woody bits removed, woody ends removed, woody ends snapped off, woody ends trimmed, work, worked,
    worked out, wound, wrapped in a damp cloth, wrapped in cheesecloth, wrapped in cling film, wrapped in muslin, wriggle,
    wriggled, wriggling, wring, wringing, wrung, wrung out, yank, yanked, yanking, yellow leaves discarded, yellowed leaves
    discarded, yellowed leaves removed, yellowed outer leaves pulled off, yellowed outer leaves removed, yielding, yielding
    slightly, yields to gentle pressure, zest, zest and juice only, zested, zesting
  `,
  raw: `
    green unroasted, medium rare, not cooked, part raw, rare, raw, still raw, un cooked, uncooked, unfried, unroasted
  `,
  cooked: `
    al forno, bake until, baked, boil, boiled, boiled and cooled, boils, braise, braised, broiled, coddling, cold cooked,
    confited, cook, cooked, cooked and cooled, cooked and crumbled, cooked and drained, cooked and peeled, cooked and shredded,
    cooked weight, cooks, fire roasted, firmly boiled, flame grilled, flame roasted, freshly boiled, fully cooked, gently
    cooked, gently fried, grilled and sliced, hard boiled, hard cooked, hardboiled, home cooked, hot boiled, just boiled, just
    cooked, left over, leftover, leftover cooked, leftovers, lightly boiled, lightly cooked, lightly fried, lightly poached,
    lightly steamed, medium boiled, oven baked, oven roasted, overcooked, plain boiled, plain cooked, poach, poached, pot
    roasted, precooked and, pressure cooked, ready boiled, ready cooked, ready roasted, roast, roasted, roasted and chopped,
    roasted and peeled, roasted and salted, roasted unsalted, rotisserie, rotisserie cooked, scrambled, semi cooked, shallow
    fried, soft boiled, soft cooked, softboiled, sous vide, spit roast, spit roasted, steam, steam cooked, steamed, stew until,
    stewed, toasted and cooled, twice cooked, vacuum cooked, vacuum packed cooked, warm cooked, well cooked, well done, wok
    fried, wood fired, wood roasted, woodfired, yesterdays, yesterdays cooked
  `,
  dried: `
    air cured, air dried, dehydrated, desiccated, dessicated, dried, dried and ground, dried out, dried whole, drier, dry, dry
    form, dryish, freeze dried, freezedried, fully dried, oven dried, partially dried, rubbed dried, semi dried, semidried, sun
    dried, sundried, wind dried
  `,
  fresh: `
    fresh, fresh cut, fresh if possible, fresh or frozen, fresh picked, fresher, freshest, freshly caught, freshly dug, freshly
    laid, freshly picked, freshly podded, freshly shelled, freshly shucked, just picked, market fresh, new laid, really fresh,
    super fresh, unfrozen, vine fresh
  `,
  frozen: `
    deep freeze, deep frozen, flash frozen, freeze, freezer, freezes, freezing, fresh frozen, from frozen, froze, frozen, frozen
    and thawed, frozen then thawed, individually frozen, iqf, part frozen, partially frozen, previously frozen, quick frozen,
    semi frozen, snap frozen
  `,
  ground: `
    crushed to a powder, fine ground powder, granular, granulated, granulates, granules, ground, ground finely, ground to a
    powder, in ground form, in powder, in powder form, micronised, micronized, milled, powder, powder form, powdered, powders,
    powdery, stone milled, whole or ground
  `,
  canned: `
    canned, canned and drained, canned in water, from a can, from a tin, from can, from cans, from tins, in a can, in a jar, in
    a tin, in cans, in glass, in tins, jarred, out of a can, out of a tin, tinned, tinned and drained
  `,
  smoked: `
    apple wood smoked, applewood smoked, beech smoked, beechwood smoked, cherrywood smoked, cold smoked, hardwood smoked,
    hickory smoked, home smoked, hot smoked, kiln roasted, lightly smoked, maplewood smoked, naturally smoked, oak smoked, peat
    smoked, smoke, smoke dried, smoked, tea smoked, undyed smoked, wood smoked, woodsmoked
  `,
  size: `
    a centimetre thick, a finger thick, a finger width, a fingers width, a quarter inch thick, a quarter of an inch, a quarter
    of an inch thick, a4 sized, a5 sized, about a foot long, about as thick as a coin, about half an inch thick, about the same
    size, about the same weight, about the size of a fist, about the size of a hazelnut, about the size of a walnut, about the
    size of an egg, about the size of your fist, about the size of your thumb, about two fingers thick, all about the same size,
    all the same size, almond sized, an eighth of an inch, an inch and a half, an inch and a half thick, apple sized, approx
    size, apricot sized, as big as a postage stamp, as thick as a pencil, as thick as a pound coin, as thick as your finger, as
    thick as your thumb, baseball sized, bean sized, big, bigger, biggest, bite size, bite size or smaller, bite sized,
    bitesize, bitesized, centimeter, centimeters, centimetre, centimetres, cherry sized, chickpea sized, chip size, chip sized,
    cigarette paper thin, cm, cm long, cm thick, cm wide, cms, coin sized, coin thick, credit card sized, cubic, deck of cards
    sized, diameter, dice sized, die sized, dime sized, dinner plate sized, dozenish, egg sized, eighth inch, eighth inch thick,
    enormous, equal size, equal sized, equally sized, evenly sized, extra large, extra long, extra small, extralarge, fairly
    large, fairly small, family sized portion, feet, finger length, finger long, finger sized, finger thick, finger thickness,
    finger width, fingernail sized, fist size, fist sized, foot, foot long, fork size, fork sized, forkable, four inch, four
    inches, full, full sized, generous, golf ball size, golf ball sized, golfball sized, good sized, gossamer thin, grape sized,
    grapefruit sized, great, half a centimeter thick, half a centimetre, half a centimetre thick, half an inch, half an inch
    thick, half centimetre, half inch thick, half inch wide, hand length, hand sized, hazelnut sized, heaped, heaping, hens egg
    sized, high, huge, in diameter, in length, inch, inch and a half thick, inch long, inch piece, inch thick, inch wide,
    inches, individual, jumbo, l, large, large sized, larger, largest, largish, lemon sized, length, lengths, lentil sized,
    level, leveled, levelled, lg, lge, little, little finger thick, littler, long length, lrg, m, marble size, marble sized,
    massive, matchbox sized, matching size, md, med, med sized, medium, medium large, medium size, medium sized, medium small,
    medium thick, medium to large, mediumsized, micro, mid size, mid sized, middle sized, middling, mighty, millimeter,
    millimeters, millimetre, millimetres, mini, miniature, minis, minuscule, mm, mm long, mm thick, mm wide, mouth sized,
    mouthful sized, nickel sized, nickel thick, normal size, normal sized, nut sized, of a similar size, of equal size, of even
    size, of similar size, olive sized, one and a half inch, one and a half inches, one and a half inches thick, one bite, one
    centimetre, one finger thick, orange sized, oversized, palm size, palm sized, paper thin, paperback sized, pea size, pea
    sized, pencil thick, pencil thickness, pencil thin, penny sized, petite, ping pong ball sized, pint sized, plum sized,
    postage stamp sized, pound coin thick, pound coin thickness, quail egg sized, quart sized, quarter inch, quarter inch thick,
    quarter of an inch, quarter sized, razor thin, razor thinly, regular size, regular sized, rice sized, roughly equal size,
    roughly the same size, roughly the size of a walnut, rounded, s, same size, same sized, saucer sized, scant, see through
    thin, side plate sized, similar in size, similar weight, similarly sized, six inch, six inches, size, size l, size large,
    size m, size medium, size of a baseball, size of a coin, size of a fist, size of a golf ball, size of a grape, size of a
    grapefruit, size of a hazelnut, size of a marble, size of a matchbox, size of a pea, size of a pea pod, size of a penny,
    size of a postage stamp, size of a quarter, size of a softball, size of a tennis ball, size of a thumb, size of a walnut,
    size of an almond, size of an apple, size of an egg, size of an olive, size of an orange, size of peas, size of walnuts,
    size of your fist, size of your hand, size of your thumb, size s, size small, size xl, sizes, slightly heaped, slightly
    rounded, sm, small, small ish, small sized, small to medium, smaller, smallest, smallish, sml, snack size, snack sized,
    softball sized, soup spoon size, spoon size, spoon sized, stacked, stamp sized, sugar cube sized, super thin, tall, taller,
    teeny, tennis ball sized, the length of a finger, the length of your finger, the size of a baseball, the size of a bean, the
    size of a cherry, the size of a coin, the size of a credit card, the size of a dice, the size of a dime, the size of a fist,
    the size of a golf ball, the size of a grape, the size of a grapefruit, the size of a hazelnut, the size of a large egg, the
    size of a lemon, the size of a lime, the size of a marble, the size of a matchbox, the size of a paperback, the size of a
    pea, the size of a plum, the size of a postage stamp, the size of a potato, the size of a quarter, the size of a small egg,
    the size of a softball, the size of a sugar cube, the size of a tennis ball, the size of a walnut, the size of an almond,
    the size of an apple, the size of an egg, the size of an olive, the size of an orange, the size of dice, the size of
    hazelnuts, the size of peas, the size of small peas, the size of walnuts, the size of your fist, the size of your hand, the
    size of your palm, the size of your thumb, the size of your thumbnail, the thickness of a nickel, the thickness of a pencil,
    the thickness of a pound coin, the thickness of a quarter, thick as a coin, thick ish, thickness, thickness of a coin,
    thickness of a pound coin, thicknesses, thin ish, three inch, three inches, three inches long, three quarter inch, three
    quarters of an inch, three quarters of an inch thick, thumb length, thumb size, thumb sized, thumb thick, thumbnail size,
    thumbnail sized, thumbsized, tiny, tissue thin, translucent thin, two bite, two centimetre, two centimetres, two finger
    widths, two fingers thick, two inch long, two inches, two inches long, two inches thick, two pence sized, unequal, very
    large, very small, wafer thin, walnut size, walnut sized, whisper thin, whopping, width, widths, xl, xs, xxl
  `,
  shape: `
    allumettes, arcs, ball of, balls of, barrels, batonettes, batonnets, batons, battonets, big chunks, big pieces, bite size
    chunks, bite size lumps, bite size pieces, bite sized chunks, bite sized morsels, bite sized pieces, bite sizes, blades,
    block, blocks, brunoise, bunches, bundle, bundles, carrot stick size, cheeks, chips of, chunk, chunks, chunky pieces, chunky
    slices, chunky strips, chunky wedges, circle, circles, cluster, clusters, cm chunks, cm cubes, cm dice, cm lengths, cm
    pieces, cm rounds, cm slices, cm strips, coarse shreds, coil, coils, coin pieces, coin shapes, coins, column, columns,
    confetti, crescent shapes, crescents, crumbles of, cubelets, cubes, curl, curls, cutouts, cylinder, cylinders, diagonal
    slices, diagonals, diamond shapes, diamonds, dices, disc, discs, disk, disks, dollop, dollops, domes, eighths, equal balls,
    equal chunks, equal lengths, equal pieces, equal slices, even balls, even chunks, even dice, even lengths, even pieces, even
    portions, even rounds, even slices, fan, fans, fifths, fine dice, fine julienne, fine matchsticks, fine shreds, fine slices,
    fine strips, fine threads, finger lengths, fingers of, flecks, floret, florets, flowerets, fourths, frill, frills, frond,
    fronds, generous chunks, generous pieces, half circles, half coins, half inch dice, half inch pieces, half moon, half moons,
    half pieces, half rings, half rounds, half slices, halfmoons, halves, halves and quarters, heart shapes, inch chunks, inch
    cubes, inch dice, inch lengths, inch pieces, inch rounds, inch slices, inch strips, individual portions, irregular chunks,
    irregular pieces, jardiniere, joint, joints, julienne, julienne strips, juliennes, kernel, kernels, large ball, large
    chunks, large dice, large lumps, large pieces, larger chunks, larger pieces, lattice, layers, leaf shapes, link, links,
    little balls, little sticks, long lengths, long ribbons, long slices, long strips, lozenges, lump, lumps, macedoine,
    manageable chunks, manageable lengths, manageable pieces, match sticks, matchstick, matchstick pieces, matchstick size,
    matchstick sized pieces, matchstick strips, matchsticks, medallion, medallions, medium dice, mini cubes, mm dice, mm slices,
    mm strips, moons, morsel, morsels, mouthful, mouthfuls, narrow strips, nest, nests, ninths, nuggets of, oblong shapes,
    oblongs, ovals, paillards, part, parts, paysanne, petal, petals, piece, pieces, pieces of, plank, planks, portion, portions,
    quarter circles, quarter moons, quarter pieces, quarter rounds, quarters, random chunks, random pieces, rectangle,
    rectangles, rhomboids, ribbon, ribbons, ring, rings, rods, rondelles, ropes, rosette, rosettes, rough chunks, rough cubes,
    rough dice, rough pieces, rough shards, rough slices, roughly equal pieces, rounds, rustic chunks, rustic pieces, scraps,
    section, sections, segment, segments, serving pieces, serving portions, serving size pieces, serving sized pieces, sevenths,
    shape, shapes, shard, shards, shaving shapes, shavings, sheet, sheets, short lengths, short sticks, short tubes, shreds,
    side, sides, sixteenths, sixths, slab, slabs, slice shapes, slices, sliver, slivers, small ball, small balls, small chunks,
    small cubes, small dice, small florets, small pieces, small sticks, smaller chunks, smaller pieces, spear, spears, sphere,
    spheres, spiral, spirals, sprig, sprigs, spring sprigs, square, squares, squiggles, stars of, strand, strands, strip shapes,
    strips, swirls, tangles, tatters, teardrops, tenths, thick batons, thick coins, thick medallions, thick rounds, thick
    slices, thick sticks, thick strips, thick wedges, thin batons, thin coins, thin crescents, thin half moons, thin julienne,
    thin medallions, thin planks, thin rounds, thin shreds, thin slabs, thin slices, thin sticks, thin strands, thin strip, thin
    strips, thin wedges, thirds, thread, threads, thumb sized pieces, tiny cubes, tiny dice, tiny pieces, tip shapes, tips,
    tranche, tranches, trapezoids, triangle, triangles, tube, tubes, tuft, tufts, twelfths, twists of, uneven chunks, uneven
    pieces, uniform cubes, uniform pieces, uniform slices, wedge, wedges, wheels, whirls, wide strips
  `,
  part: `
    coral, corals,
    adductor muscle, aitch bone, all parts, back bone, backbone, backbones, bad bits, base end, beards, belly flaps, black bits,
    black spots, blade bone, blemishes, bloodline, blossom end, blossom ends, blossoms, bodies, body, bone, bones, bottom third,
    branch, branches, brown bits, brown skin, brown skins, brown spots, bruised bits, bruises, bulb, bulb end, bulb only, bulb
    part, bulbs, cap, caps, cartilage, casing, casings, cavity, center, center rib, centers, central core, central rib, central
    stalk, central stem, central vein, centre, centre rib, centre stalk, centres, chewy bits, chine bone, chine bones, choke,
    chokes, claws and all, cocoa solids, connective tissue, cooking juices, cooking liquid, cores, crown, crowns, damaged
    leaves, dark green parts, dark spots, dead leaves, dirty bits, dirty ends, dried ends, dried out ends, ear, ears, edge,
    edges, end, end bits, ends, excess fat, excess juice, excess liquid, excess moisture, excess oil, excess salt, excess skin,
    excess water, exterior, eyes, fat end, fatty bits, fatty deposits, fatty parts, feathers, fiber, fibers, fibre, fibres,
    fibrous bits, fibrous core, fin, fins, flaps, flesh, flesh only, flower end, flower ends, flower heads, flowering tops,
    foam, foot muscle, furry choke, fuzz, fuzzy choke, gills, grated zest, grated zest and juice, green bits, green core, green
    end, green ends, green part, green parts, green shoot, green shoots, green sprout, green sprouts, green stem, green stems,
    green tips, green top, green tops, gristle, gristly bits, gritty bits, guts, hairy choke, hard bits, hard core, hard middle,
    hard parts, head, head end, heads, heart, heart of, hearts, hip bone, hulls, husk, husks, inedible parts, innards, inner
    core, inner husk, inner leaves, inside, insides, interior, its juice, its juices, its liquid, its own liquid, joints
    removed, juice, juice and rind, juice and zest, juice from, juice of, juice only, juices, knuckle bone, knuckles, large end,
    large leaves, larger leaves, leaf, leaf tips, leafs, leafy bits, leafy part, leafy parts, leafy tops, leaves, leaves and
    stems, leaves from, leaves of, leaves off, lees, leg bone, light part, liquid, liquid from, liquid part, liquids, liquor
    reserved, loose leaves, loose skin, loose skins, lower part, membrane, membranes, middle, middles, midrib, midribs, mouldy
    bits, muddy ends, natural seam, neck end, nectaries, needles, only the flesh, only the green part, only the green parts,
    only the juice, only the leaves, only the white part, only the zest, outer, outer husk, outer husks, outer layer, outer
    layers, outer leaves, outer skin, outer skins, outside, own juice, own juices, packing juice, packing liquid, pan juices,
    papery husks, papery layers, papery skin, papery skins, peaks, peel and pith, peel of, peelings, peels, pin bones, pinbones,
    pip, pips, pips and all, pistil, pistils, pit, pith, piths, pits, pod, pods, pointed end, pointed ends, pointy end, pointy
    ends, pulp, pulp of, pulps, rib bones, rib removed, rind, rind and juice, rind of, rinds, root, root end, root ends, root
    hairs, root only, roots, sap, seam, sediment, seed case, seed pod, seed pods, seedpods, seeds and membranes, seeds and pulp,
    seeds and ribs, shank bone, side muscle, side muscles, silks, silver skin, silverskin, sinew, sinews, skin and bones, skins,
    small end, small leaves, smaller leaves, soaking liquid, soft leaves, soft parts, solid part, solids, spine, spines, sprout
    ends, stalk, stalk end, stalk part, stalks, stalks only, stamen, stamens, stem end, stem ends, stem part, stems, stems and
    leaves, stems and roots, sticky residue, stigmas, stones, strings, stringy bits, stringy core, stringy fibers, stringy
    fibres, stringy middle, stringy middles, stringy pulp, tail, tail end, tail ends, tails, taproot, tender leaves, tender
    parts, tender stems, tendon, tendons, tendrils, tentacle, tentacles, the bone, the core, the fat, the flesh, the juice, the
    juices, the leaves, the liquid, the peel, the pith, the pulp, the rind, the roots, the skin, the stalks, the stems, the
    zest, their juice, their juices, their liquid, their liquor, thick central stem, thick end, thick midrib, thick part, thick
    parts, thick rib, thick ribs, thick stalks, thick stems, thigh bone, thin end, thin parts, thorns, tip end, tip ends,
    tissue, top half, top leaves, top third, tops, tops only, tough bits, tough core, tough middle, tough middle bit, tough
    outer layer, tough outer layers, tough outer leaves, tough parts, tough stalks, tough stems, tougher bits, tubers,
    underside, upper part, vein, veins, vines, white and green part, white bits, white bulb, white bulbs, white core, white end,
    white ends, white membrane, white part, white parts, white pith, whites and greens separated, wilted leaves, wing tip, wing
    tips removed, wishbone, woody bit, woody bits, woody core, woody cores, woody ends, woody stalk, woody stalks, woody stem,
    woody stems, yellow leaves, young leaves, zest and juice, zest from, zest of, zest only, zests
  `,
  container: `
    ampoule, ampoules, armfuls, bag, bag of, baggie, baggies, bags, bags of, ball jar, bar of, barrel of, bars of, basket,
    basket of, baskets, blister pack, bottle, bottle of, bottles, bottles of, bowl, bowl of, bowlful, bowls, bowls of, box, box
    of, boxes, boxes of, brick pack, bucket, buckets, can, can of, canister, canisters, cans, cans of, capful, capfuls, capsule,
    capsules, carafe, carton, carton of, cartons, cartons of, chub, chubs, clamshell, clamshells, coffee cup, coffee cups,
    container, container of, containers, containers of, crate, crate of, crates, cup measure, cupful, cupfuls, dessert spoon,
    dessert spoonful, dessert spoons, dessertspoon, dessertspoonful, dessertspoonfuls, dessertspoons, dispenser, doypack,
    drained weight, drained wt, dsp, dsps, dstsp, dstspn, envelope, envelope of, envelopes, envelopes of, espresso cup, espresso
    cups, family pack, fistful, fistfuls, flask, foil pack, glass jar, glass of, glasses of, glassful, glassfuls, half bottle,
    half bottles, individual pack, individual packs, individual pot, individual pots, jam jar, jam jars, jar, jar of, jarful,
    jarfuls, jars, jars of, jug, jug of, jugs, keg, ladle, ladleful, ladlefuls, ladles, large bag, large can, large carton,
    large jar, large packet, large pot of, large pots, large tin, large tub, mini jar, mini jars, mini pack, mini tin, mini
    tins, miniature bottle, mug, mug of, mugful, mugfuls, mugs, multi pack, multipack, multipacks, net, net drained weight, net
    weight, net wt, nets, pack, pack of, package, package of, packages, packages of, packaging, packet, packet of, packets,
    packets of, packing, packs, packs of, pail, pails, palmful, palmfuls, paper bag, parcel pack, pint carton, pk, pkg, pkgs,
    pkt, pkts, plastic bag, pot of, pot pack, pots of, pottle, pouch, pouch of, pouches, pouches of, punnet, punnet of, punnets,
    punnets of, rack of, racks of, ramekinful, resealable bag, sachet, sachet of, sachets, sachets of, sack, sack of, sacks,
    scoops, shot glass, shot glasses, shot of, shots of, shrink wrapped, sleeve, sleeves, small bag, small can, small carton,
    small jar, small pack, small packet, small pot, small pots, small tin, small tub, snack pack, spoonful, spoonfuls, squeeze
    bottle, squeeze tube, squeezy bottle, squeezy tube, standard can, standard tin, steam bag, teacup, teacupful, teacupfuls,
    teacups, tetra pack, tetra pak, tetrapak, thimbleful, tin, tin of, tinful, tins, tins of, tray of, tray pack, trays of, tub,
    tub of, tube of, tubes of, tubful, tubs, tubs of, tumbler, tumblers, vac pack, vac packed, vacuum pack, vacuum packed,
    vacuum packs, vacuum sealed, vial, vials, wheel of, wheels of, wine bottle, wine glass, wine glasses, wineglass,
    wineglassful
  `,
  filler: `
    a, a big bunch of, a big handful, a big handful of, a big pinch, a big pinch of, a big squeeze of, a bit, a bit extra, a bit
    less, a bit more, a bit of, a blend of, a combination of, a couple, a couple of, a dash, a dash of, a dozen of, a dozen or
    so, a drizzle of, a drop, a few, a few drops, a few drops of, a few grinds, a few grinds of, a few grinds of the mill, a few
    of them, a fraction, a generous amount of, a generous handful of, a generous pinch of, a generous splash of, a good amount,
    a good amount of, a good glug, a good glug of, a good handful, a good handful of, a good pinch, a good pinch of, a good
    splash, a good splash of, a good squeeze, a good squeeze of, a grating of, a hair, a handful, a hint, a hint of, a k a, a
    large handful, a large handful of, a large pinch, a large pinch of, a little, a little bit, a little bit of, a little extra,
    a little less, a little more, a little squeeze of, a lot, a lot of, a mix of, a mixture of, a pinch, a range of, a
    scattering of, a selection of, a small amount, a small amount of, a small bit, a small handful, a small handful of, a small
    pinch, a small pinch of, a smidge, a smidgen, a smidgeon, a splash, a splash of, a sprinkle, a sprinkle of, a sprinkling, a
    sprinkling of, a squeeze of, a squirt of, a suspicion of, a tad, a third of them, a tiny bit, a touch, a touch of, a variety
    of, a wee, a wee bit, a whisper of, about, about the same, above all, absolutely, abundant, abundantly, abv, accordingly,
    accurately, across, additional, additionally, adequately, admittedly, after, afterwards, again, against, aka, all, all
    around, all of, all over, almost, almost all, along, alot, already, also, also called, also known, also known as, also
    labeled, also labelled, also sold as, although, altitude, altogether, always, amount, amounts, amply, an, an assortment of,
    and co, and so on, and the like, another, another one, any, any kind of, any less, any more, any type of, anymore, anyone,
    anything, anyway, anywhere, apiece, app, apparently, appr, approx, approx total, approximate, approximately, approximatly,
    aprox, arbitrarily, are, around, artfully, as, as big as, as fine as, as finely as possible, as follows, as fresh as
    possible, as good as, as hot as you can stand, as hot as you like, as large as, as little as possible, as long as, as many,
    as many as, as much, as much as, as much as needed, as much as possible, as much as required, as possible, as small as, as
    small as possible, as thick as, as thin as, as thin as possible, as thinly as possible, as well as, asap, assortment,
    assortment of, at, at a time, at all, at least, at minimum, at most, at once, away, back, balance, barely, based, basically,
    be, became, because, becomes, becoming, been, before, beforehand, begins, being, below, best results, better, between, big
    enough, bind, binding, bit, bit of, bits and bobs, blend of, both, both of, both sides, briskly, btw, but, by, by size, by
    volume, by weight, ca, called, cannot, cant, capacity, casually, cautiously, cent, certain, changes, chiefly, choice, choice
    of, circa, classically, clearly, closely, colors, colours, com, combination, combination of, commercially, comparatively,
    consistency, content, conventionally, copiously, correctly, could, couldnt, count, couple, couple of, couples, cracks, dab,
    dabs, daily, decently, degree, degrees, described, did, different kinds, directly, ditto, do, does, doing, done, down,
    drizzle, drizzle of, dry weight, during, ea, each, each about, each of, each side, easily, either, either side, enough,
    entire, entirely, equal, equal amounts, equal parts, equal quantities, equivalent, especially, essentially, et cetera, etc,
    ethically, even better, even less, even more, evenly spaced, ever, every, everyone, everything, exact, exactly, example of,
    except as noted, excess, extra, extra large amount, fairly, far less, far more, few, finally, first, follow, following,
    follows, frankly, freely, frequently, from, from about, further, furthermore, fyi, generally, generous amount of, generous
    grind of, generous grinding of, get, gets, getting, give, given, gives, glug, glugs, go, goes, going, gonna, good amount of,
    good grind of, good grinding of, got, gradually, grating of, gratings, greatly, grind of, grinding of, grindings, grinds,
    grinds of, gross, had, half of them, halfway, hand, hands, haphazardly, happens, happy, has, have, having, he, headnote,
    heaps, heaps of, helped, helps, hence, her, here, heres, hers, him, hint, hint of, hints, his, historically, holes,
    honestly, hopefully, how, however, humanely, i, i am, i had, i have, i like, i like to use, i love, i mean, i prefer, i
    recommend, i suggest, i think, i use, i used, i usually use, id, ideally, idk, if, ill, ill use, im, imho, immediately, imo,
    in addition, in all, in batches, in four, in half crossways, in half crosswise, in half lengthways, in half lengthwise, in
    one go, in one piece, in order to, in particular, in thirds lengthwise, in three, in total, in two, include, included,
    individually, industrially, inside of, instantly, instead, is, ish, it, itll, its, its best, its fine, itself, ive, just,
    just about, just enough, just over, just under, kind, kind of, kinda, kinds, knobs, knot, known, known as, labeled,
    labelled, large enough, largely, lashings, lashings of, last, lastly, lasts, least, less, let, lets, liberally, likes, lil,
    literally, little bit, little bit of, loads, loads of, locally, long enough, look, looking, looks, lot, lots, lots more,
    lots of, lovingly, luckily, lug, lugs, mainly, many, many more, marked, max, maximum, may, maybe, me, mean, meanwhile,
    medley of, might, min, mine, minimum, mix of, mixture of, moderately, momentarily, more, more than, moreover, most, most of,
    most of them, mostly, much, much less, much more, must, my, my favorite, my favourite, named as, namely, naturally,
    naturally occurring, nearly all, need, need to, needs, neither, nevertheless, newly, nicely, no 1, no 2, no 3, no less than,
    no more, no more than, nob, none, none of, nonetheless, nor, nos, not overly, not too, not too big, not too ripe, not too
    small, not too soft, not too sweet, not too thick, not too thin, nothing else, noticeably, now, nub, number, number one,
    obviously, odd, odd bits, of, off the, often, ok, okay, on hand, once, one at a time, one more, one of these, one of those,
    ones, only, onto, oodles of, or so, or so of, or thereabouts, organically, originally, otherwise, our, out, out of, overall,
    own, part of, particular, particularly, pat of, patiently, pattern, pc, pce, pcs, pct, peeled weight, per, per cent, per
    head, per side, percent, perhaps, pinches, plenty, plenty of, possible, possibly, practically, precisely, predominantly,
    pref, prefer, preferable, preferably, preference, preferred, prepared weight, prettily, pretty much, prevent, previously,
    primarily, principally, probably, professionally, promptly, proof, properly, provide, purely, qty, quality brand of,
    quantities, quantity, quickly, quite, range of, rather, ratio, raw weight, really, reasonably, regularly, relatively,
    remain, remainder, remaining, repeatedly, respective, respectively, responsibly, rest of, result, results, right, right
    away, room, roughly about, roundabout, sadly, said, same, same amount, say about, says, scatter, scattered, scattering of,
    schmear, seemed, seemingly, seems, selection of, several, shake of, shakes, shall, she, shelled weight, short of, shortly,
    should, shouldnt, shy of, similar, similarly, simply, since, single serving of, skosh, slightly less, slightly more, slug,
    slugs, small amount of, small enough, small quantity of, smear of, smidge, smidgen, smidgeon, so, so called, so long as,
    sold as, some, some more, some of, some of them, somehow, something, something like that, sometimes, somewhat, sort of,
    sorts, sparingly, sprinkle, sprinkling of, spritz, spritz of, squeeze of, squirt, squirt of, squirts, starts, still more,
    stopped, stops, straight from, straight out of, strictly, style, styles, such, sufficient, sufficiently, suits, super,
    sustainably, swig, tad, takes, taking, tbh, tells, than, thankfully, that, that one, thats, the, the amount, the best, the
    one, the ones, the other, the others, the rest, the rest of, the same, the same amount of, the total, their, them,
    themselves, then, there, thereabouts, thereafter, therefore, therein, theres, these, these ones, they, theyll, theyre,
    theyve, thicken, thin enough, thing, things, this, this one, those, those ones, though, through, throughout, thru, thus,
    thx, tidily, til, till, tiny amount of, tiny bit of, to, today, together, tomorrow, tonight, tons of, too, took, total,
    total about, total weight, totally, touch, touch of, toward, towards, trace, trace of, traditionally, truly, turns, turns of
    the mill, twist of, twists, type, types, typically, unavailable, uncooked weight, under, unless, up, up to, upon, upto, us,
    use, used, uses, using, usually, utterly, varieties, variety, variety of, version, versions, versus, very, via, virtually,
    visibly, volume, vs, wanna, want, wanted, wants, was, way, way less, way more, ways, we, weekly, weighed about, weighed
    after, weighs, weight, weight after, weight before, weights, well known, well see, went, were, were using, weve, what,
    whatever, whats, when, when possible, whenever, where, where possible, whereas, wherever, wherever possible, whether, which,
    while, whilst, whisper of, who, whole lot, whole thing, wholly, whos, whose, why, will, wish, wishes, within, without any,
    wont, works, worth, worth of, would, wt, ya, ye, yes, yesterday, yet, you, youd, youll, your, your choice, your choice of,
    your favorite, your favourite, youre, yours, yourself, youself, youve
  `,
  remark: `
    1 big one, 1 each, 1 large one, 1 minute shy of al dente, 1 per person, 10 fat, 12 fat, 15 fat, 2 big ones, 2 each, 2 large
    ones, 2 minutes less than package directions, 2 minutes shy of al dente, 2 per person, 2 small ones, 20 fat, 3 small ones, 5
    fat, a big one, a cheap one, a cheap one is fine, a cheap one will do, a day ahead, a day in advance, a family favorite, a
    family favourite, a few hours ahead, a few hours before, a good one, a large one, a little goes a long way, a medium one, a
    must, a nice big one, a nice one, a ripe one, a small one, a supermarket bird, about 2 large ones, about 2 medium ones,
    about 3 medium ones, about 4 small ones, above, above recipe, absorbs a lot of liquid, accompaniment, accompaniments,
    accompany, according, according to directions, according to directions on package, according to instructions, according to
    pack instructions, according to package directions, according to package instructions, according to packet directions,
    according to packet instructions, according to preference, according to taste, according to the directions on the packet,
    according to the instructions, according to the package directions, according to the package instructions, according to the
    packet, according to the packet instructions, according to your taste, adapted, adapted from, add flavor, add flavour, added
    in step 2, additional for serving, adds flavor, adds flavour, adjust according to taste, adjust as needed, adjust seasoning,
    adjust to preference, adjust to taste, adjust to your preference, adjust to your taste, adults, advance, affiliate,
    affiliate link, aged 12 months, ahead, ahead of time, aisle, aisles, al dente bite, aldi, all at room temperature, all
    shapes, all together, allergic, allergies, allergy, alongside, alternative, alternatively, amazon, amazon com, an hour
    ahead, an hour before, an hour beforehand, any amount, any brand, any broken ones discarded, any cheap one, any color, any
    color you like, any colour, any colour you like, any combination, any combination of, any cracked ones discarded, any firm,
    any fresh, any good, any good brand, any good quality, any kind, any kind will do, any kind will work, any kind you like,
    any leftover, any leftovers, any mild, any mix of, any mixture of, any neutral, any of, any one, any ones, any open ones
    discarded, any other, any shape, any shape you like, any shape you prefer, any short shape, any size, any that do not close,
    any that dont close when tapped, any that dont open, any type, any type will do, any variety, any variety will do, any will
    do, any will work, are best, are best here, are delicious, are fine too, are great, are ideal, are important, are nice, are
    traditional, as a garnish, as above, as accompaniment, as an accompaniment, as below, as brown as you like, as crispy as you
    like, as described, as described above, as desired, as directed, as directed on package, as directed on the package, as
    fiery as you can take, as fiery as you like, as garnish, as good as you can afford, as hot as you can bear, as hot as you
    can handle, as hot as you dare, as instructed, as instructed on the packet, as is, as it cools, as it may curdle, as it may
    split, as it might split, as it stains, as it thickens, as it will split, as liked, as many as fit, as many as it takes, as
    many as will fit, as many as you dare, as many as you like, as much as it takes, as much as will fit, as much as you can
    handle, as much as you dare, as much as you like, as necessary, as needed, as per instructions, as per pack instructions, as
    per package instructions, as per packet directions, as per packet instructions, as per taste, as per the package, as per the
    packet, as per the packet instructions, as per your taste, as preferred, as required, as spicy as you can handle, as spicy
    as you like, as sweet as you like, as the pack says, as the packet says, as they burn easily, as they burn quickly, as they
    cool, as thick as you like, as thin as you like, as you go, as you go along, as you like, as you need it, as you need them,
    as you prefer, as you see fit, asda, asian aisle, asian food shops, asian food stores, asian grocers, asian grocery, asian
    grocery stores, asian market, asian markets, asian section, asian shops, asian specialist shops, asian stores, asian
    supermarket, asian supermarkets, aside, ask, ask the butcher, ask the butcher to do this, ask the fishmonger, ask your
    butcher, ask your butcher to do this, ask your butcher to do this for you, ask your fishmonger, ask your fishmonger to do
    this, ask your fishmonger to do this for you, assembly, at asian markets, at end of recipe, at home, at room temp, at room
    temperature, at serving time, at the base, at the end, at the end of the recipe, at the joint, at the joints, at the last
    minute, at the last moment, at the last second, at the root, at the side, at the stem end, at the table, at the very end, at
    the very last minute, at your local, atop, available, available at, available at asian markets, available at health food
    stores, available at most supermarkets, available at specialty stores, available at supermarkets, available from, available
    from asian grocers, available from asian supermarkets, available from delicatessens, available from good delis, available
    from health food shops, available from health food stores, available from larger supermarkets, available from most
    supermarkets, available from online suppliers, available from some supermarkets, available from specialist shops, available
    from supermarkets, available in asian markets, available in health food shops, available in most supermarkets, available in
    specialty stores, available in supermarkets, available in the international aisle, available online, avoid, baking aisle,
    baking day, baking section, based on, batch, batches, be careful, be careful not to, be generous, be sure to, be sure to
    use, being careful, being careful not to, being careful not to pierce, being careful to avoid the pith, being sure to, best
    flavor, best flavour, best if, best ones, best quality you can find, best served, best side up, best to use, best used, best
    when, best you can afford, best you can find, better if, better when, big ones, bigger ones, bit of bite, blog, blog post,
    bought, bought or home made, bought or homemade, brand, brands, broken ones, budget friendly, budget option, bumper pack,
    but any, but any will do, but not drained, but not essential, but not melted, but not peeled, but not rinsed, but not
    washed, but optional, butcher, buy, buying, by preference, by taste, called for, calls for, can add, can add more, can also
    be used, can also use, can be bought, can be found, can be found at, can be frozen, can be made ahead, can be omitted, can
    be replaced, can be replaced by, can be skipped, can be substituted, can be used, can replace, can sub, can substitute, can
    use, can use less, can use more, canned ones, careful, careful it stains, careful its hot, careful not to, carefully,
    catering pack, catering size, caution, cheap ones, cheap option, check, check allergens, check label, check labels, check
    packaging, check packet for allergens, check the ingredients, check the label, check the labels, check the packet, checked,
    chef, chefs, chefs note, children, choose, click here, club pack, co op, coles, come to room temperature, comes to room
    temperature, comment, comments, cook ahead, cooking quality, cooks note, cooks notes, cooks perk, cooks perks, cooks treat,
    cool enough to handle, coop, cost, costco, could add, could also use, could be used, could sub, could substitute, could use,
    cupboard, cupboards, dairy aisle, day, day before, days, days before, deeper flavor, deeper flavour, deli, deli counter,
    deli section, delicatessen, delicatessens, delis, depending, depending how spicy you like it, depending on, depending on
    age, depending on appetite, depending on appetites, depending on availability, depending on brand, depending on heat
    preference, depending on heat tolerance, depending on how big they are, depending on how brave you are, depending on how
    hungry you are, depending on how ripe they are, depending on how spicy you like it, depending on how sweet they are,
    depending on how thick you like it, depending on number of guests, depending on numbers, depending on personal preference,
    depending on personal taste, depending on preference, depending on season, depending on size, depending on spice tolerance,
    depending on strength, depending on taste, depending on the brand, depending on the consistency, depending on the flour,
    depending on the humidity, depending on the number of people, depending on the ripeness, depending on the season, depending
    on the size, depending on the thickness, depending on the weather, depending on thickness, depending on what you have,
    depending on whats available, depending on your appetite, depending on your flour, depending on your heat tolerance,
    depending on your mood, depending on your preference, depending on your spice tolerance, depending on your taste, depending
    on your tastes, depending on your tolerance, desired, detail, details, diet friendly, dietary, difficult, difficult to find,
    digital, dip your finger in, discard any broken ones, discard any open ones, discard any that are cracked, discard any that
    are open, discard any that dont close, discard any that dont open, divided, divided use, do ahead, do not boil, do not
    brown, do not burn, do not chop, do not cook, do not cut, do not defrost, do not discard, do not double, do not drain, do
    not let it boil, do not melt, do not microwave, do not omit, do not overbeat, do not overcook, do not overmix, do not pack,
    do not peel, do not rinse, do not shake, do not sift, do not skin, do not skip, do not stir, do not substitute, do not thaw,
    do not throw away, do not trim, do not use instant, do not wash, does fine, does nicely, does not matter, doesnt have to be
    exact, doesnt have to be perfect, doesnt matter, doesnt matter what kind, doesnt matter which, doesnt need to be exact,
    doesnt need to be perfect, dont be afraid, dont be put off, dont be shy, dont be stingy, dont be tempted to skip, dont
    bother chopping too finely, dont bother peeling, dont bother thawing, dont bother to peel, dont burn it, dont chop, dont
    close, dont cut too small, dont cut too thin, dont defrost, dont discard, dont discard it, dont drain, dont drain it, dont
    drain them, dont forget, dont forget to, dont let it boil, dont let it burn, dont let them burn, dont omit, dont overbeat,
    dont overcook, dont overcook them, dont overdo it, dont overmix, dont overwork, dont pack, dont pack it, dont pack it down,
    dont panic, dont peel, dont peel it, dont peel them, dont rinse, dont rinse it, dont rinse them, dont shake, dont shake it,
    dont shake the can, dont skimp, dont skimp on it, dont skip, dont skip it, dont skip this, dont stir, dont sub, dont
    substitute, dont thaw, dont thaw it, dont thaw them, dont throw away, dont throw it away, dont throw out, dont throw them
    away, dont wash, dont wash it, dont worry, dont worry about, dont worry if, dont worry too much, dried ones, drinking
    quality, dull side down, dull side up, earlier, easier, easier to handle, easier to peel, easier to slice, easier to work
    with, easiest, easiest to handle, easily found, easy, easy does it, easy to find, economy pack, economy size, enjoy,
    enjoyed, enough to coat, enough to coat the pan, enough to cover, enough to fill the dish, enough to fill the pan, enough to
    fit the pan, enough to line the base, enough to line the tin, enough to mist, essential, et al, ethnic aisle, ethnic
    markets, ethnic stores, every few minutes, explained, explained below, explanation, extremely important, eye, eyeball,
    eyeball it, eyeballed, farmers markets, fat content, fat is best, fat is fine, fat is ideal, fat percentage, fat works best,
    fat works well, fat works well here, favorite, favorites, favourite, favourites, feel free, feel free to add more, feel free
    to use, feels heavy, feels like bath water, feels warm, few per person, fewer, fewer if, fiddly, fiddly but worth it, fiddly
    but worth the effort, find, find it at, firm ones, fishmonger, fishmongers, flat side down, following package directions,
    following packet instructions, following the instructions on the packet, following the package directions, following the
    packet instructions, footnote, footnotes, for 10 minutes, for 15 minutes, for 20 minutes, for 24 hours, for 30 minutes, for
    5 minutes, for a bit of bite, for a few hours, for a few minutes, for a few seconds, for a milder taste, for a spicier dish,
    for a treat, for about, for accompaniment, for added flavor, for added flavour, for adults, for an hour, for assembly, for
    at least, for best flavor, for best flavour, for best results, for best texture, for bite, for children, for coating the
    pan, for cocktail, for color, for colour, for convenience, for crunch, for decor, for decorating, for decoration, for
    dusting, for extra crunch, for extra flavor, for extra flavour, for extra heat, for extra spice, for finishing, for flavor,
    for flavour, for four, for four people, for freshness, for frying, for garnish, for garnishing, for good luck, for good
    measure, for greasing, for half an hour, for heat, for kids, for later, for luck, for misting, for mopping up, for mopping
    up the juices, for mopping up the sauce, for more flavor, for more flavour, for presentation, for serving, for several
    hours, for spice, for sprinkling, for step 1, for step 2, for step 3, for sweetness, for taste, for texture, for the chef,
    for the cook, for the table, for the top, for this recipe, for topping, for two, for two people, found, found at, found in
    asian markets, found in health food stores, found in the asian aisle, found in the baking aisle, found in the freezer
    section, found in the international aisle, found in the produce section, freeze the rest, freezer section, fresh ones,
    freshly made or store bought, fridge, from a good butcher, from a supermarket, from above, from below, from earlier, from
    last night, from my, from my garden, from our, from package, from packet, from scratch, from step 1, from step 2, from step
    3, from step 4, from step one, from step two, from sundays roast, from the allotment, from the asian aisle, from the bakery,
    from the bakery aisle, from the baking aisle, from the bone, from the bottle, from the bulk bin, from the bulk bins, from
    the bulk section, from the butcher, from the butchers, from the can, from the cheese counter, from the chilled aisle, from
    the chilled cabinet, from the chilled section, from the chiller, from the chiller cabinet, from the cold tap, from the
    corner shop, from the cupboard, from the day before, from the deli bar, from the deli counter, from the ethnic aisle, from
    the farmers market, from the fish counter, from the fishmonger, from the freezer, from the freezer aisle, from the freezer
    section, from the frozen aisle, from the fruit bowl, from the garden, from the greengrocer, from the health food aisle, from
    the health food section, from the hot tap, from the international aisle, from the kettle, from the larder, from the market,
    from the meat counter, from the night before, from the olive bar, from the package, from the packet, from the pan, from the
    refrigerated section, from the refrigerator section, from the roast, from the salad bar, from the shop, from the spice
    aisle, from the spice rack, from the stalk, from the stem, from the store, from the sunday roast, from the supermarket, from
    the tap, from the tin, from the world food aisle, from the world foods aisle, from yesterday, from your butcher, from your
    fishmonger, frozen aisle, frozen ones, frozen section, full recipe, full recipe below, fun size, fun sized, gallon size,
    garnish optional, generous pinch to taste, get rid of, get the recipe, giblets discarded, giblets removed, giblets reserved,
    gives about, gives best results, gives better results, gives the best flavor, gives the best flavour, gives the best
    results, gives the best texture, go easy, go easy on it, go steady, go steady on it, good enough to drink, good ones, good
    quality brand, good quality if possible, good supermarkets, great flavor, great flavour, grocers, grocery, grocery store,
    grocery stores, grown ups, h mart, half an hour ahead, half an hour before, half an hour beforehand, half pint, halfway
    through, halfway through cooking, halved if big, halved if not, handy, happy to drink, hard to find, have on hand, have
    ready, health, health food shop, health food shops, health food store, health food stores, heavy for its size, heavy for
    their size, heb, helpful, highly recommended, hint below, hmart, home, homemade or shop bought, homemade or store bought,
    homemade recipe, homes, hot enough to handle, hot from the kettle, hour, hours, hours before, household, hr, hrs, i bought,
    i buy, i found, i got, i promise, i swear, i use three, i use two, i used half, i used one, i used three, i used two,
    iceland foods, if available, if baking, if big, if bitter, if bruised, if can find, if chunky, if clumpy, if cooking, if
    cracked, if damaged, if desired, if desired for garnish, if desired for serving, if desired to serve, if dirty, if doubling,
    if doubling the recipe, if dry, if enormous, if fat, if feeling adventurous, if feeling brave, if feeling fancy, if feeling
    generous, if fibrous, if freezing, if fresh, if frozen, if frozen thaw, if frying, if grilling, if gritty, if grubby, if
    halving, if hard, if home grown, if homegrown, if huge, if hungry, if in a hurry, if in doubt, if in season, if it is, if it
    is too dry, if it is too thick, if it needs it, if its, if its cold, if its hot, if its not, if its too dry, if its too
    thick, if its very thick, if kept whole, if large, if left whole, if like, if liked, if lumpy, if making, if making ahead,
    if making in advance, if massive, if muddy, if muddy or gritty, if necessary, if need be, if needed, if needed for, if
    needed to thicken, if needed to thin, if needs be, if not, if not available, if not available use, if not fresh, if not
    ripe, if not sweet enough, if not using, if not whole, if old, if older, if on hand, if overripe, if past their best, if
    possible, if preferred, if pushed for time, if required, if ripe, if roasting, if runny, if salted, if salty, if sandy, if
    scaling up, if serving, if serving a crowd, if serving later, if short of time, if short on time, if small, if so, if sour,
    if sticky, if stiff, if stringy, if tart, if the batter is too thick, if the batter seems thick, if the dough is dry, if the
    dough is sticky, if the dough is too dry, if the dough is too sticky, if the dough looks dry, if the dough seems dry, if the
    fruit is sour, if the fruit is very sweet, if the mixture is dry, if the mixture is too dry, if the mixture is too stiff, if
    the mixture is too wet, if the mixture looks dry, if the mixture seems dry, if the mixture seems stiff, if the pan is dry,
    if the pan is small, if the pan seems dry, if the pastry is dry, if the pieces are big, if the pieces are large, if the
    sauce is too thick, if the sauce seems thick, if the skin is thick, if the skin is tough, if the skins are tough, if the
    stalks are thick, if the stems are thick, if the stems are tough, if there are, if there is, if there is any, if they are
    big, if they are large, if they are small, if they need it, if theyre big, if theyre large, if theyre not, if theyre small,
    if theyre thick, if theyre tough, if theyre very large, if theyre very small, if thick, if thin, if tiny, if too big, if too
    dry, if too large, if too runny, if too salty, if too sour, if too sticky, if too sweet, if too thick, if too thin, if
    tripling, if unavailable, if underripe, if unripe, if unsalted, if unwaxed, if using, if using a, if using active dry, if
    using an, if using bottled, if using canned, if using dried, if using fresh, if using frozen, if using homemade, if using
    instant, if using it, if using large, if using one, if using salted, if using small, if using store bought, if using the, if
    using them, if using tinned, if using unsalted, if using whole, if using wooden, if very dirty, if very large, if very ripe,
    if very salty, if wanted, if watery, if waxed, if wet, if whole, if wilted, if wished, if woody, if you are, if you are
    brave, if you are feeling, if you are feeling adventurous, if you are lucky, if you are using, if you can, if you can be
    bothered, if you can find it, if you can find one, if you can find some, if you can find them, if you can get hold of it, if
    you can get hold of some, if you can get hold of them, if you can get it, if you can get some, if you can get them, if you
    can handle it, if you can handle the heat, if you can manage, if you can manage it, if you can stand it, if you can stand
    the heat, if you can take it, if you can take the heat, if you cannot find, if you cant be bothered, if you cant find, if
    you cant find any, if you cant find it, if you cant find them, if you cant find these, if you cant get, if you cant get hold
    of, if you cant get it, if you choose, if you dare, if you desire, if you do not have, if you dont have, if you dont have
    any, if you dont have it, if you dont have one, if you dont like, if you dont like heat, if you dont like it, if you dont
    like it hot, if you dont like it spicy, if you dont like spicy, if you dont mind, if you dont want, if you dont want it
    spicy, if you fancy, if you fancy it, if you fancy some heat, if you feel like it, if you have, if you have a sweet tooth,
    if you have any, if you have it, if you have one, if you have patience, if you have some, if you have the patience, if you
    have the time, if you have them, if you have time, if you havent, if you havent any, if you havent got any, if you insist,
    if you like, if you like a bit of heat, if you like a kick, if you like heat, if you like it extra spicy, if you like it
    fiery, if you like it hot, if you like it spicy, if you like it sweeter, if you like it thicker, if you like more heat, if
    you like more spice, if you like spice, if you like things hot, if you must, if you need, if you need it, if you need to, if
    you prefer, if you prefer it milder, if you prefer less heat, if you prefer less sweet, if you remember, if you think it
    needs it, if you use, if you used, if you want, if you want a, if you want extra, if you want it, if you want it spicy, if
    you want it sweeter, if you want it thicker, if you want more, if you want some, if you want to, if you wish, if you would
    like, if youd like, if young, if your fruit is very sweet, if your pan is small, if your tomatoes are sour, if youre, if
    youre a fan, if youre brave, if youre doubling the recipe, if youre feeling adventurous, if youre feeling brave, if youre
    feeling fancy, if youre feeling generous, if youre feeling indulgent, if youre in a hurry, if youre lucky, if youre making,
    if youre not a fan, if youre pushed for time, if youre using, if youve got, if youve got a sweet tooth, if youve got any, if
    youve got it, if youve got one, if youve got some, if youve got them, if youve got time, ikea, important, in a pinch, in
    advance, in blog post, in flavor, in flavour, in headnote, in my fridge, in my pantry, in my shop, in other words, in post,
    in recipe, in season only, in shops, in step 1, in step 2, in step 3, in step 4, in step 5, in step one, in step three, in
    step two, in store, in stores, in supermarkets, in text, in the cupboard, in the footnotes, in the freezer, in the fridge,
    in the headnote, in the introduction, in the link, in the method, in the method below, in the notes, in the pantry, in the
    post, in the post above, in the recipe, in the refrigerator, in the text, in total divided, in your fridge, in your pantry,
    increase, individual serving, individual servings, individual size, info, information, ingredient, ingredient note,
    ingredient notes, inspired by, instructions below, instructions follow, intact, international aisle, intolerance,
    intolerant, is a must, is absolutely fine, is best, is best here, is delicious, is enough, is essential, is fine too, is
    good too, is great, is great here, is ideal, is ideal here, is important, is key, is nice, is ok, is okay, is optional, is
    perfect, is perfect here, is perfectly fine, is plenty, is tastier, is totally fine, is traditional, it burns easily, it
    burns quickly, it doesnt matter, it doesnt matter which, it should come to about, it stains, its your call, jumbo pack, jump
    to recipe, just before baking, just before cooking, just before eating, just before needed, just before serving, just before
    using, just before you need it, just before you serve, just boiled kettle, just enough to cover, just in case, just off the
    boil, just shy of al dente, just to be safe, just under al dente, keep an eye on it, keep an eye on them, keep aside, kid
    friendly, kids, kitchen garden, kroger, large ones, larger ones, larger supermarkets, last minute, later, later on, later
    use, latin markets, left aside, left whole if tiny, leftover is fine, leftovers are fine, leftovers are perfect, leftovers
    from christmas, leftovers from sunday lunch, leftovers from thanksgiving, leftovers work well, less if desired, less is
    more, less or more, less than package directions, less than the pack says, less than the packet says, less to taste, levels,
    lidl, like bath water, like it hot, like it spicy, like to use, liking, link above, link below, link in bio, link in
    description, link in notes, listed, listed above, listed below, local butcher, lol, long ones, long time, look for, look for
    it, look for the, look out, look out for, lots of flavor, lots of flavour, love, loved, low cost, lunchbox size, m s, made
    according to, made ahead, made from scratch, made in advance, made the day before, make ahead, make sure, make sure it is,
    make sure its, make sure they are, make sure to use, make sure you use, make your own, makes about, making sure, making sure
    there are no, making sure they are, making sure to, markets, marks and spencer, matching, may be frozen, may be omitted, may
    be optional, may be substituted, may be used, may need, may need a little more, may need less, may need more, may not be
    needed, may not need all, may not use all, may use, meaning, meijer, mentioned, mentioned above, mentioned below, middle
    eastern grocers, middle eastern markets, middle eastern shops, middle eastern stores, might not be needed, milder flavor,
    milder flavour, mins, minute, minutes, minutes before, moments before serving, month, months, more as desired, more as
    needed, more as required, more details, more flavor, more flavour, more for dusting, more for garnish, more for greasing,
    more for serving, more for topping, more if desired, more if necessary, more if needed, more if required, more if you like,
    more if you like it spicy, more info, more information, more optional, more or less, more or less depending on taste, more
    or less to taste, more or less to your liking, more to finish, more to garnish, more to serve, more to taste, morrisons,
    most important, most supermarkets, must be, must be at room temperature, must be cold, must use, my go to, my secret, my
    secret ingredient, nb, near the end of cooking, necessary, neck and giblets removed, needed, needs to be, needs to be at
    room temperature, needs to be cold, nice flavor, nice flavour, nice ones, night, night before, no exact amount, no
    exceptions, no need to, no need to be exact, no need to be precise, no need to be too precise, no need to chill, no need to
    chop, no need to chop finely, no need to cook, no need to cook first, no need to core, no need to defrost, no need to
    defrost first, no need to drain, no need to drain them, no need to measure, no need to melt, no need to peel, no need to
    peel them, no need to rinse, no need to seed, no need to sift, no need to soak, no need to soften, no need to thaw, no need
    to thaw first, no need to thaw them, no need to toast, no need to trim, no shortcuts, no skimping, no subs, no substitutes,
    no substitutions, no swaps, not a typo, not absolutely essential, not absolutely necessary, not all may be needed, not all
    of it, not all will be used, not authentic, not beaten, not blackstrap, not bleached, not bottled, not breaded, not brewers,
    not canned, not chilled, not chopped, not chopped too finely, not chopped too small, not cold, not compulsory, not
    concentrated, not cored, not counting, not crushed, not cut, not cut too finely, not cut too small, not cut too thin, not
    dark, not defrosted, not diced, not diluted, not drained, not dried, not dutch process, not enriched, not essential, not
    expired, not extra virgin, not fat free, not firm, not flaked, not flavored, not flavoured, not fresh, not from a bottle,
    not from a can, not from a jar, not from a tin, not frozen, not fully ripe, not granulated, not grated, not ground, not
    halved, not hard, not heaped, not heaping, not homogenised, not homogenized, not hot, not hulled, not in brine, not in oil,
    not in syrup, not in water, not included, not instant, not jarred, not jumbo, not just, not large, not less than, not level,
    not light, not longlife, not low fat, not low sodium, not mandatory, not marinated, not melted, not minced, not mixed, not
    more than, not mushy, not necessary, not needed, not only, not optional, not out of date, not over ripe, not overly ripe,
    not overripe, not packed, not pasteurised, not pasteurized, not peeled, not pie filling, not pitted, not powdered, not pre
    cooked, not pre cut, not pre grated, not pre minced, not pre shredded, not pre sliced, not precooked, not preshredded, not
    pumpkin pie filling, not quick cooking, not quite ripe, not raw, not ready grated, not reduced fat, not refrigerated, not
    required, not rinsed, not ripe, not roasted, not runny, not salted, not scored, not seasoned, not seeded, not self raising,
    not self rising, not separated, not shaken, not sharp, not shelled, not shredded, not sifted, not silken, not skimmed, not
    skinned, not sliced, not small, not smoked, not so fine, not so ripe, not so thin, not soaked, not soft, not softened, not
    soggy, not sour, not stirred, not stoned, not strictly necessary, not sweet, not sweetened, not thawed, not the bottled
    kind, not the bottled stuff, not the canned kind, not the concentrated kind, not the dried kind, not the fresh kind, not the
    frozen kind, not the ground kind, not the hot kind, not the instant kind, not the jarred kind, not the jarred stuff, not the
    jumbo kind, not the jumbo sort, not the light kind, not the liquid, not the low fat kind, not the powdered kind, not the pre
    grated kind, not the pre shredded kind, not the quick cooking kind, not the quick kind, not the shredded kind, not the side,
    not the sides, not the spreadable kind, not the squeezy kind, not the stuff from a jar, not the stuff in a bottle, not the
    stuff in a jar, not the stuff in a tub, not the sweet kind, not the thick kind, not the tub kind, not thick, not thick cut,
    not thin, not thin cut, not tinned, not toasted, not too coarse, not too coarsely, not too cold, not too dark, not too dry,
    not too fatty, not too fine, not too finely, not too finely chopped, not too firm, not too hard, not too hot, not too large,
    not too lean, not too many, not too much, not too old, not too runny, not too salty, not too small chunks, not too sour, not
    too spicy, not too strong, not too thickly, not too thinly, not too wet, not traditional, not traditional but, not trimmed,
    not uht, not ultra pasteurised, not ultra pasteurized, not underripe, not unsalted, not very ripe, not warm, not washed, not
    waxed, not whipped, not whisked, not whole, not yet ripe, note, note 1, note 2, note 3, note 4, note 5, note below, notes
    below, nothing expensive, nothing fancy, nothing special, nothing too expensive, nothing too fancy, nothing too pricey,
    nutrition note, ocado, off the boil, omit if, on all sides, on both sides, on each side, on one side, on page, on request,
    on sale, on side, on special, on the bottom, on the side, on the top, on top, one big one, one chopped, one crushed, one cut
    into wedges, one drained the other not, one each, one grated, one half juiced, one half sliced, one halved, one juiced, one
    juiced and one sliced, one juiced one sliced, one large one, one left unpeeled, one left whole, one medium one, one minute
    less than package directions, one minute shy of al dente, one per person, one quartered, one sliced, one whole, one you
    would drink, one youd be happy to drink, one zested, online, online retailers, online suppliers, only if grubby, only if the
    pastry looks dry, opposite, option, optional, optional but delicious, optional but great, optional but nice, optional but
    recommended, optional but tasty, optional extra, optional extras, optional for garnish, optional for serving, optional
    garnish, optional to serve, optional to taste, optional topping, optionally, options, or according to taste, or adjust to
    taste, or any, or any other, or any other kind, or as desired, or as many as you like, or as much as you like, or as needed,
    or as preferred, or as required, or fewer, or however many, or however much, or however much you like, or it may curdle, or
    it may split, or it will split, or less, or less if you prefer, or less to taste, or more, or more as needed, or more as you
    see fit, or more if desired, or more if needed, or more if you like, or more or less to taste, or more to taste, or omit, or
    other, or similar, or so to taste, or the equivalent, or to preference, or to suit your palate, or to suit your taste, or to
    taste, or to your taste, or whatever, or whatever you have, or whatever you have on hand, or whatever you like, or whatever
    you prefer, original called for, original recipe, original recipe calls for, original recipe says, other brand, otherwise it
    may split, otherwise it will split, our favorite, our favourite, overnight in the fridge, page, pages, pantry, party size,
    people, per bag instructions, per box, per box directions, per box instructions, per cent fat, per label, per package, per
    package directions, per package instructions, per packet, per packet instructions, per person, per portion, per serving, per
    the package directions, percent fat, person, personal preference, personal taste, personally, persons, photo, photos,
    picture, pictures, pin it, pint size, please, please see note, please see notes, pls, plus a bit extra, plus a bit for, plus
    a bit for dusting, plus a bit for greasing, plus a bit more, plus a drizzle, plus a few, plus a few drops, plus a few extra,
    plus a few for garnish, plus a few leaves, plus a few leaves to garnish, plus a few more, plus a few sprigs, plus a few
    sprigs to garnish, plus a few to garnish, plus a few to serve, plus a handful, plus a handful to serve, plus a knob, plus a
    little extra, plus a little extra for greasing, plus a little for, plus a little for brushing, plus a little for dusting,
    plus a little for frying, plus a little for greasing, plus a little more, plus a pinch, plus a splash, plus a splash more,
    plus a squeeze, plus additional, plus additional for dusting, plus additional for garnish, plus additional for serving, plus
    enough, plus enough for, plus enough to, plus enough to cover, plus extra, plus extra as needed, plus extra for brushing,
    plus extra for coating, plus extra for decoration, plus extra for drizzling, plus extra for dusting, plus extra for
    finishing, plus extra for frying, plus extra for garnish, plus extra for greasing, plus extra for handling, plus extra for
    kneading, plus extra for oiling, plus extra for rolling, plus extra for scattering, plus extra for serving, plus extra for
    shaping, plus extra for sprinkling, plus extra for sprinkling on top, plus extra for the dish, plus extra for the pan, plus
    extra for the tin, plus extra for the top, plus extra for the work surface, plus extra for topping, plus extra for tossing,
    plus extra for work surface, plus extra if necessary, plus extra if needed, plus extra leaves, plus extra leaves for
    garnish, plus extra leaves to garnish, plus extra leaves to serve, plus extra on the side, plus extra optional, plus extra
    slices to garnish, plus extra slices to serve, plus extra splash, plus extra sprigs, plus extra sprigs for garnish, plus
    extra sprigs to garnish, plus extra sprigs to serve, plus extra to brush, plus extra to coat, plus extra to decorate, plus
    extra to drizzle, plus extra to dust, plus extra to finish, plus extra to fry, plus extra to garnish, plus extra to glaze,
    plus extra to grease, plus extra to oil, plus extra to roll, plus extra to roll out, plus extra to scatter, plus extra to
    season, plus extra to serve, plus extra to spread, plus extra to sprinkle, plus extra to squeeze over, plus extra to taste,
    plus extra to top, plus extra wedges, plus extra wedges for serving, plus extra wedges to serve, plus its, plus its juice,
    plus juice, plus leaves, plus leaves to garnish, plus leaves to serve, plus more, plus more as needed, plus more for
    brushing, plus more for coating, plus more for decorating, plus more for decoration, plus more for drizzling, plus more for
    dusting, plus more for finishing, plus more for frying, plus more for garnish, plus more for garnishing, plus more for
    greasing, plus more for kneading, plus more for oiling, plus more for pan, plus more for pans, plus more for passing, plus
    more for rolling, plus more for rolling out, plus more for seasoning, plus more for serving, plus more for shaping, plus
    more for sprinkling, plus more for sprinkling on top, plus more for the baking dish, plus more for the bowl, plus more for
    the dish, plus more for the grill, plus more for the pan, plus more for the tin, plus more for the top, plus more for the
    work surface, plus more for topping, plus more for work surface, plus more for work surfaces, plus more if necessary, plus
    more if needed, plus more leaves for garnish, plus more on the side, plus more on top, plus more sprigs for garnish, plus
    more to adjust consistency, plus more to coat, plus more to dust, plus more to finish, plus more to garnish, plus more to
    grease, plus more to reach desired consistency, plus more to serve, plus more to sprinkle, plus more to taste, plus more to
    thin, plus more to top, plus one, plus slices, plus slices for garnish, plus slices to serve, plus some, plus some extra,
    plus some for, plus some for dusting, plus some for garnish, plus some for greasing, plus some for serving, plus some for
    the pan, plus some more, plus some to garnish, plus some to serve, plus some to taste, plus sprigs, plus sprigs for garnish,
    plus sprigs to garnish, plus the zest, plus their, plus their juice, plus to garnish, plus to serve, plus to taste, plus
    wedges, plus wedges for serving, plus wedges to serve, plus whole leaves, plus whole leaves for garnish, plus zest, post,
    preferred over, presentation side up, price, print, print recipe, prior, prior to serving, produce aisle, produce section,
    publix, purchased, quart size, quartered if not, raw with the mother, recipe, recipe above, recipe adapted from, recipe at
    bottom, recipe at end, recipe at the bottom, recipe at the end, recipe below, recipe called for, recipe calls for, recipe
    following, recipe follows, recipe here, recipe in notes, recipe in the notes, recipe link, recipe note, recipe notes, recipe
    on page, recipe opposite, recipe p, recipe says, recipe source, recipes, recipes follow, recommend, recommendation,
    recommended, refer, refer to notes, refrigerated section, refrigerator, remember, remember to, required, reserve the whites,
    reserve the yolks, reserve whites, reserve yolks, reserved for another recipe, retailer, retailers, right at the end, right
    at the end of cooking, right before baking, right before cooking, right before serving, right before using, right before you
    need it, right before you need them, right way up, ripe ones, room temp, room temperature, round ones, safeway, sainsburys,
    sams club, save, save for another day, save for another recipe, save for another use, save for later, save the other half,
    save the rest, save the rest for another time, save the rest for another use, save the whites, save the whites for another
    use, save the yolks, save the yolks for another use, save whites for another use, save yolks for another use, saved, saved
    for, saved from, say, seconds, secret ingredient, secs, see, see above, see below, see blog, see blog post, see box, see
    cooks note, see cooks notes, see cooks tip, see footnote, see footnote for recipe link, see footnotes, see headnote, see
    here, see how to, see ingredient note, see ingredients note, see instructions, see intro, see introduction, see link, see
    link for recipe, see method, see note, see note 1, see note 2, see note 3, see note 4, see note 5, see note 6, see note
    above, see note below, see notes, see notes above, see notes below, see notes for substitutions, see our, see page, see
    photo, see pictures, see post, see post above, see post for details, see recipe, see recipe above, see recipe below, see
    recipe intro, see recipe introduction, see recipe note, see recipe notes, see recipe tip, see recipe tips, see sidebar, see
    step, see step 1, see step 2, see step 3, see step 4, see step one, see substitutions, see the note, see the notes, see the
    video, see tip, see tip above, see tip below, see tips, see tips below, see try, see video, set to one side, several per
    person, share size, sharing bag, sharing size, shiny side down, shiny side up, shop, shop bought is fine, shop bought or
    homemade, shop bought works, shopping, shops, short ones, shortly before serving, should be, should be at room temperature,
    should be cold, should be enough, should be plenty, should be ripe, should be soft, should come to, should do, should do it,
    should feel hot, should feel like bath water, should feel warm, should feel warm to the touch, should give about, should
    give around, should give you about, should yield, should yield about, should yield around, shy of al dente, side note,
    single serve, single serving, six servings, sized to taste, skin side down, skin side up, skinny ones, skip, skip if, small
    ones, smaller ones, smells sweet, snack bag, snack bags, snack sized bag, so good, so its easy to slice, so the fat
    separates, so the flavors develop, so the flavours develop, so the flavours mingle, so the leaves come apart, so the leaves
    separate, so they all cook evenly, so they are soft, so they break down, so they break down quickly, so they cook evenly, so
    they cook quickly, so they dont bleed, so they dont brown, so they dont burn, so they dont burst, so they dont curl, so they
    dont discolor, so they dont discolour, so they dont dry out, so they dont fall apart, so they dont get soggy, so they dont
    go brown, so they dont go soggy, so they dont roll away, so they dont sink, so they dont spit, so they dont split, so they
    dont stick, so they fit in the pan, so they fit the pan, so they lie flat, so they release their flavour, so they release
    their juices, so they sit flat, so they slice easily, so they soften, so they spit out their sand, so they stand up, so they
    stand upright, so they stay crisp, so they stay put, soaks up a lot of liquid, soaks up liquid, soft ones, soft ones
    discarded, soft ones weeded out, soft squidgy ones, sold, sold at, some people, some supermarkets, some will be left over,
    something you would drink, something youd be happy to drink, something youd drink, source, sourced, sources, spar,
    specialist, specialist shop, specialist shops, specialist stores, specialist suppliers, specialists, speciality stores,
    specialty food stores, specialty shops, specialty stores, splurge, splurge here, splurge on a good one, splurge on the good
    one, sprouts farmers market, squidgy ones, stains easily, still has a bite, still has some bite, still with some bite, stock
    cupboard, stoned weight, storage, store bought works, store bought works great, store cupboard, stores, straight from the
    freezer, straight from the jar, straight from the kettle, straight from the oven, straight from the pack, straight from the
    packet, straight from the tap, straight from the tin, straight off the boil, stronger flavor, stronger flavour, sub, subbed,
    subs, substituted, substitution, substitutions, suggested, suggestion, suggestions, suitable, suitable for baking, suitable
    for freezing, suitable for frying, suitable for home freezing, suitable for roasting, super important, supermarket bird,
    supermarket shelves, supermarkets, supplier, suppliers, sure, sweet smelling, taking care, taking care not to, taking care
    not to break, taking care not to burst, taking care not to tear, taking care to avoid, taking care to avoid the pith,
    target, taste, taste and adjust, taste test, tastes, tastes best, tastes better, temp, temperature, temperatures, tesco,
    tested, testing, thank you, thanks, that dont close, that dont close when tapped, that feel heavy for their size, that feels
    heavy, that feels heavy for its size, that is, that is to say, that means, that smell fragrant, that smell sweet, that
    smells sweet, that youd be happy to drink, that youd drink, thats it, thats not a typo, the best stuff, the best you can
    afford, the best you can find, the best you can get, the big ones, the black ones, the brown ones, the canned ones, the
    cheap ones, the cheap ones are fine, the cheap stuff, the day before, the dried ones, the evening before, the fancy stuff,
    the firm ones, the fresh ones, the frozen ones, the fruit not the spice, the genuine article, the good kind, the good stuff,
    the green ones, the hard ones, the herb, the hot ones, the key ingredient, the large ones, the little ones, the long ones,
    the magic ingredient, the mild ones, the more the better, the more the merrier, the most important ingredient, the night
    before, the original recipe, the other chopped, the other half, the other left whole, the other not, the other sliced, the
    plain ones, the previous day, the proper kind, the proper stuff, the purple ones, the real deal, the real mccoy, the real
    stuff, the real thing, the recipe calls for, the red ones, the round ones, the secret ingredient, the small ones, the small
    snack bag, the soft ones, the spice, the spice not the, the spicy ones, the star of the show, the sweet ones, the thick
    ones, the thin ones, the tinned ones, the vegetable, the white ones, the yellow ones, there will be leftovers, there will be
    some left over, they burn easily, they burn quickly, thick ones, thin ones, this is, this is important, this is key, this is
    not a typo, this is optional, three chopped, three crushed, three left whole, three sliced, three whole, through step, throw
    away any that are open, time, times, tinned ones, tiny ones, to absorb excess moisture, to absorb moisture, to accompany, to
    achieve desired consistency, to add, to add at the end, to add later, to add on top, to adjust consistency, to adjust the
    consistency, to avoid bitterness, to avoid browning, to avoid burning, to avoid clumping, to avoid clumps, to avoid lumps,
    to avoid lumpy icing, to avoid sogginess, to avoid splatters, to avoid sticking, to bake, to balance, to balance the
    acidity, to balance the flavours, to balance the heat, to balance the sweetness, to baste, to be added, to be added later,
    to be honest, to be on the safe side, to be safe, to be served, to be used, to begin, to bind, to blanch, to boil, to
    brighten, to bring out the flavour, to bring out the sweetness, to brush on top, to brush over, to brush over the top, to
    brush the pan, to brush the top, to brush the tops, to catch drips, to catch the juice, to catch the juices, to celebrate,
    to coat the bottom, to coat the pan, to coat the skillet, to color, to colour, to cook, to cover, to cover the base, to
    cover the bottom, to cover the pan, to cut the richness, to cut through the richness, to deep fry, to deepen the color, to
    deepen the colour, to deepen the flavour, to desired consistency, to desired heat, to desired sweetness, to desired
    thickness, to dip, to draw out bitterness, to draw out excess moisture, to draw out moisture, to draw out the juices, to
    draw out the moisture, to draw out the salt, to draw out water, to dredge, to drink, to dunk, to eat, to end, to enhance, to
    enhance the flavour, to enjoy, to expose cloves, to expose the cloves, to expose the flesh, to fill pan, to finish it off,
    to finish off, to fit, to fit the dish, to fit the pan, to fit the tin, to fit the top, to fit your pan, to flavor, to
    flavour, to fry, to get, to get every last bit, to get every last drop, to get rid of air bubbles, to get rid of any grit,
    to get rid of any lumps, to get rid of bitterness, to get rid of excess liquid, to get rid of excess moisture, to get rid of
    excess starch, to get rid of excess water, to get rid of grit, to get rid of lumps, to get rid of sand, to get rid of
    starch, to get rid of the grit, to get rid of the lumps, to get rid of the starch, to get the desired consistency, to get
    the last bits, to get the last bits out, to give a crunchy top, to give color, to give colour, to give it a kick, to give it
    some bite, to glaze, to grease the pan, to grease the tin, to grill, to help, to keep, to keep from browning, to keep from
    sticking, to keep it cold, to keep it crisp, to keep it from browning, to keep it from sticking, to keep it moist, to keep
    it soft, to keep it warm, to keep the apples from browning, to keep the avocado from browning, to keep them cold, to keep
    them crisp, to keep them fresh, to keep them from browning, to keep them from sticking, to keep them moist, to keep them
    separate, to keep them soft, to keep them warm, to keep warm, to knead, to lift, to lift it, to lift the flavour, to line,
    to line the base, to line the dish, to line the pan, to line the tin, to look pretty, to loosen it, to loosen the skin, to
    loosen the skins, to make, to make a dough, to make a paste, to make a total of, to make carving easier, to make cutting
    easier, to make it easier, to make it easier to handle, to make it easier to peel, to make it easier to slice, to make it
    look nice, to make it look pretty, to make it pourable, to make it pretty, to make it spreadable, to make it thicker, to
    make it thinner, to make peeling easier, to make slicing easier, to make up to, to match, to match the, to mellow, to mellow
    the bite, to mellow the flavour, to mist, to mix, to moisten, to mop up, to mop up the juices, to mop up the sauce, to
    party, to perfume, to personal taste, to plate, to plate up, to poach, to preference, to present, to pretty it up, to
    prevent a skin forming, to prevent browning, to prevent burning, to prevent clumping, to prevent clumps, to prevent
    crystallisation, to prevent crystallization, to prevent curdling, to prevent discoloration, to prevent discolouration, to
    prevent drying out, to prevent lumps, to prevent splatter, to prevent splattering, to prevent splitting, to prevent
    sticking, to prevent the apples browning, to prevent the apples from browning, to prevent the avocado from browning, to
    prevent the bananas from browning, to reach desired consistency, to reach the desired consistency, to reduce bitterness, to
    release juices, to release moisture, to release the aroma, to release the flavor, to release the flavour, to release the
    juices, to release the oils, to release their aroma, to release their juices, to release their oils, to remove air bubbles,
    to remove any bitterness, to remove any dirt, to remove any grit, to remove any moisture, to remove any sand, to remove
    bitterness, to remove dirt, to remove excess liquid, to remove excess moisture, to remove excess starch, to remove grit, to
    remove moisture, to remove sand, to remove starch, to remove the bitterness, to remove the excess liquid, to remove the
    grit, to remove the skins, to remove the starch, to rinse off the starch, to roast, to roll, to roll out, to round it out,
    to rub, to saute, to scatter, to scatter on top, to scatter over, to season, to season to taste, to season well, to serve
    alongside, to serve as needed, to serve optional, to shallow fry, to share, to sharpen, to sharpen it up, to sharpen the
    flavour, to sharpen up, to simmer, to soak up, to soak up excess moisture, to soak up the juices, to soak up the moisture,
    to soak up the sauce, to soften the bite, to spread, to spread on top, to sprinkle on top, to sprinkle over, to squeeze, to
    squeeze over, to stabilise, to stabilise the whites, to stabilize, to stabilize the whites, to start, to steam, to stir
    through, to stop browning, to stop cooking, to stop discolouring, to stop it browning, to stop it burning, to stop it
    curdling, to stop it drying out, to stop it splitting, to stop it sticking, to stop the apples browning, to stop the apples
    discolouring, to stop the apples going brown, to stop the avocado browning, to stop the avocado going brown, to stop the
    bananas browning, to stop the cooking, to stop the cooking process, to stop the fruit browning, to stop the pears browning,
    to stop the pears discolouring, to stop the potatoes browning, to stop them browning, to stop them burning, to stop them
    curling, to stop them discolouring, to stop them drying out, to stop them sticking, to strew, to suit, to suit your palate,
    to suit your taste, to sweeten, to sweeten it, to take away bitterness, to take off the raw edge, to take the bitterness
    away, to take the bitterness off, to take the edge off, to take the sting out, to tame the bite, to tame the heat, to the
    consistency you like, to thicken, to thicken it, to thin, to thin out, to top, to top it off, to top up, to use, to wash off
    starch, to your liking, to your own sweetness, to your own taste, to your palate, to your preference, to your taste, towards
    the end, towards the end of cooking, tradejoes, trader joes, travel size, trial size, tried and tested, tried and true,
    trimmed weight, trust me, trust us, try, try not to, try to buy, try to find, try to get, try to use, try using, two
    chopped, two crushed, two days, two days ahead, two days in advance, two each, two grated, two halved, two hours ahead, two
    hours before, two large ones, two left whole, two minutes less than package directions, two minutes shy of package
    directions, two peeled, two per person, two sliced, two small ones, two whole, type used, unavailable locally, underneath,
    unpeeled weight, unshelled weight, unstoned weight, up to you, up to you entirely, upside down, use a, use a good one, use a
    good quality one, use all, use all of it, use an, use any, use as needed, use as required, use both, use both white and
    green parts, use gloves, use gloves when handling, use good quality, use half, use half now, use less, use less if, use
    more, use more if, use more or less, use only the green part, use only the leaves, use only the white part, use only the
    white parts, use sparingly, use the, use the best quality you can find, use the best you can afford, use the best you can
    find, use the good stuff, use the green part only, use the rest, use the white part only, use the white parts only, use
    three, use to taste, use two, use what you have, use whatever, use whatever you have, use your favorite, use your favorite
    brand, use your favourite, use your favourite brand, use your hands, used as, used for, used here, used in step 1, used in
    step 2, used in step 3, used to, very important, video, visible, waitrose, walmart, warning, watch, watch closely, watch out
    as it stains, watch them, watch them carefully, watch them closely, watched carefully, watched closely, we like, we love, we
    prefer, we use, we used, wear gloves, wear gloves when handling, wear rubber gloves, webshop, website, week, weeks, wegmans,
    weight after peeling, weight after stoning, weight before cooking, weight before peeling, weight before stoning, weight when
    cooked, weight when drained, well in advance, whatever brand, whatever i have, whatever i have on hand, whatever is in
    season, whatever is on hand, whatever kind, whatever kind you like, whatever size, whatever type, whatever you fancy,
    whatever you got, whatever you have, whatever you like, whatever you prefer, which means, whichever you prefer, while
    baking, while cooking, while hot, while partially frozen, while still cold, while still frozen, while still half frozen,
    while still hot, while still in the skin, while still tacky, while still warm, while still wet, while toasting, while warm,
    while you cook, while you prepare the rest, while you work, whites and yolks separated, whole foods, whole foods market,
    whole leaves for garnish, wholefoods, wholesale, why not, will also work, will do, will do fine, will do nicely, will stain,
    will work, will work too, with a bit of bite, with a little bite, with a slight bite, with mother, with some bite, with the
    mother, without boiling, without breaking, without browning, without burning, without bursting, without coloring, without
    colouring, without cracking, without cutting all the way through, without cutting into the flesh, without cutting right
    through, without cutting through, without piercing, without rind, without shaking, without stalks, without stems, without
    stirring, without tearing, without the bones, without the core, without the pith, without the rind, without the skin,
    without the stalk, without the stalks, without the stem, without the stems, wondering, woolworths, works a treat, works as
    well, works best, works best here, works fine, works great, works in a pinch, works just as well, works really well, works
    too, works well, works well here, world food aisle, world food section, world market, worth hunting down, worth it, worth
    seeking out, worth splurging on, worth the effort, worth tracking down, would work, year, year old, years, yes a whole one,
    yes all of it, yes all of them, yes four, yes really, yes that much, yes thats right, yes three, yes two, yes you read that
    right, yield, yielding about, yields, yields about, yolks and whites separated, you can, you can also, you can also use, you
    can buy, you can find, you can leave, you can make, you can never have too many, you can never have too much, you can omit,
    you can skip, you can sub, you can substitute, you can use, you have, you heard me, you like, you may have some left over,
    you may need, you may need less, you may need more, you may not need all, you may not need it all, you may not need this,
    you may not use it all, you may want, you might have some left, you might need, you might need a little more, you might need
    more, you might not need all, you might not need it all, you need, you only need, you prefer, you want, you will have some
    left over, you will need about, you will only need, you wont need all, you wont need all of it, you wont need it all, you
    wont use all of it, you wont use it all, you would drink, youd be happy to drink, youd drink, youll have some left over,
    youll need about, youll need half, youll only need, your call, your favorite brand, your favourite brand, your own, your
    preference, youve got, yum, yummy
  `,
  purpose: `
    a crowd, accompanying, acidity, anointing, another day, another meal, another time, appetiser, appetizer, appetizers,
    assembling, assembly line, au bain marie, baking, baking tray, barbecuing, base, basting, bathing, bbqing, binding together,
    birthday, birthdays, blind baking, board, boiling water bath, bottling, braising, breakfast, brining, broiling, brunch,
    brushing, brushing on top, brushing over, brushing the top, brushing tops, brushing with, bulking, canning, casseroling,
    celebration, celebrations, christmas, coat, coating, color, coloring, colour, colouring, contrast, cooking, counter,
    countertop, cover top, crisping, curing, decorate, decorating, decoration, decorations, deep fat frying, deep fry, deep
    frying, dinner, dipping, dredging, drinking, drizzling, drizzling on top, drizzling over, drizzling over the top, drying,
    dunking, dust, dusting, dusting on top, dusting the board, dusting the pan, dusting the surface, dusting the tin, dusting
    the top, dusting the work surface, dusting the worktop, easter, eating, entertaining, fastening, feeding, feeding the
    starter, finish, finishing, finishing the dish, flavoring sugar, flavouring sugar, folding in, freshening, frying, frying
    pan, frying the, garnish, garnishes, garnishing, garnishing the, gift, gifts, glass rim, glazing, gluing, grease, greased,
    greasing, greasing pan, greasing pans, greasing the baking dish, greasing the baking tray, greasing the bowl, greasing the
    dish, greasing the molds, greasing the mould, greasing the muffin tin, greasing the pan, greasing the tin, greasing the
    tray, greasing tins, grill pan, grilling, guests, halloween, hand rolling, handling, handling the dough, heat level, kick,
    kneading, later in the week, layering, lining the base, lining the dish, lining the pan, lining the tin, lining the tray,
    lining tins, loosening, lunch, lunch boxes, lunchbox, lunchboxes, main course, mains, mixing in, moistening, molding,
    mopping up, moulding, oiling, oiling hands, oiling the bowl, oiling the grates, oiling the grill, oiling the pan, oiling the
    rack, oiling the tin, oiling the tray, oiling your hands, one person, packed lunches, pan frying, pan greasing, parties,
    party, patting, pickling, picnic, plate up, plating, poaching, pot roasting, presentation, preserving, proving, refilling,
    rim, rimming, rimming glasses, rimming the glass, rims, rising, roasting, rolling, rolling dough, rolling in, rolling out,
    rolling the dough, rubbing all over, rubbing in, rubbing over, sauteing pan, scattering, scattering on top, scattering over,
    school lunches, sealing, sealing the edges, season, seasoning to taste, securing, serve, serving, serving alongside, serving
    at the table, serving on the side, shallow fry, shallow frying, shaping balls, side dish, skewering, slathering, slicking,
    slow cooking, smearing, smoker, smoking, snacking, soaking pan, spraying, spreading, spreading on top, spreading thickly,
    spreading thinly, sprinkling, sprinkling on top, sprinkling over, sprinkling the top, squeezing over, steaming, stewing,
    stir frying, stirring at the end, stirring in, stirring through, storing, supper, surface, surfaces, sweetening, swirling,
    swirling through, table, tasting, tenderising, tenderizing, texture, thanksgiving, the baking, the baking dish, the baking
    pan, the baking sheet, the baking sheets, the baking tray, the banneton, the blanching, the board, the boiling, the boiling
    water, the bowl, the brushing, the cake tin, the cake tins, the casserole dish, the children, the cookie sheet, the cooking,
    the cooking water, the counter, the counter top, the countertop, the cups, the decoration, the dish, the drizzling, the
    dusting, the finish, the finishing, the freezer, the fridge, the frying, the frying pan, the garnish, the glass rims, the
    greasing, the griddle, the grill, the grilling, the grown ups, the hands, the kids, the kneading, the loaf pan, the loaf
    tin, the mold, the mould, the muffin tin, the muffin tray, the next day, the pan, the pans, the pasta water, the pie dish,
    the poaching, the poaching water, the pot, the potato water, the proving basket, the ramekins, the rim, the roasting, the
    roasting tin, the rolling, the serving, the serving plate, the side, the skillet, the soaking water, the sprinkling, the
    table, the table top, the tin, the tins, the top, the tray, the water, the wok, the work surface, the worktop, thickening,
    thinning, thinning out, thinning the sauce, to decorate, to drizzle, to dust, to finish, to garnish, to grease, to serve, to
    sprinkle, to taste, toasting pan, topping up, tossing in, tossing pan, tray, two people, tying up, water bath, weekend,
    weekends, weeknight, weeknights, weeks to come, weighing down, wetting hands, wetting your hands, whisking in, winter days,
    work surface, work surfaces, working, worktop, your hands, your pan, zing
  `,
  utensil: `
    acetate, acetate sheet, acetate sheets, actifry, air fryer, airfryer, airtight, airtight container, airtight jar, aluminium,
    aluminium foil, aluminum, aluminum foil, apple corer, apron, attachment, avocado tool, bain marie, bakers twine, baking
    cases, baking cups, baking dish, baking dishes, baking mat, baking pan, baking pans, baking paper, baking parchment, baking
    sheet, baking sheets, baking steel, baking stone, baking tin, baking tins, baking trays, ball of string, baller, balloon
    whisk, bamboo mat, bamboo skewer, bamboo skewers, bamboo steamer, bamboo sticks, banneton, bannetons, baster, basting brush,
    bbq grill, beater attachment, beaters, bench knife, bench scraper, biscuit cutter, biscuit cutters, biscuit tin, bit of
    string, blender, blender jug, blenders, blini pan, blow torch, blowtorch, boning knife, bottle opener, bowl scraper, box
    grater, bread bin, bread knife, bread machine, bread maker, bread pan, bread tin, breadmaker, briquettes, broiler, broiler
    pan, brown paper, brown paper bag, brush, brushes, bulb baster, bun tin, bundt pan, bundt tin, butchers string, butchers
    twine, butter dish, butter knife, butter paper, cake board, cake boards, cake cases, cake frame, cake hoop, cake pan, cake
    pans, cake pop stick, cake pop sticks, cake ring, cake stand, cake tester, cake tin, cake tins, cake topper, cake toppers,
    cake turntable, can opener, candle, candles, candy mold, candy molds, candy thermometer, cannelloni tubes metal, canning
    jars, cardboard, carving fork, carving knife, casserole dish, casserole dishes, cast iron, cast iron pan, cast iron pot,
    cast iron skillet, cedar plank, cedar planks, cello bags, cellophane, cellophane bags, channel knife, charcoal, charger,
    chargers, cheese cloth, cheese grater, cheesecloth, chefs knife, cherry pitter, cherry stoner, chiller cabinet, chinois,
    chipper, chocolate mold, chocolate mould, chocolate moulds, chopping board, chopping boards, chopstick, chopsticks, clean
    damp cloth, cleaver, cleaver knife, cling film, cling wrap, clingfilm, cloth, clothes peg, coal, coals, cocktail shaker,
    cocktail stick, cocktail sticks, cocktail umbrella, cocktail umbrellas, coffee filter, coffee filter paper, coffee filters,
    coffee grinder, coffee machine, coffee maker, colander, comal, cooker, cookie cutter, cookie cutters, cookie gun, cookie
    press, cookie scoop, cookie sheet, cookie sheets, cookie stamp, cookie tin, cooking oil thermometer, cooking string, cooking
    thermometer, cooking twine, cooks blowtorch, cooling rack, cooling racks, corer, cork, corkscrew, cotton string, cotton
    thread, cream horn molds, cream horn moulds, cream whipper, crepe pan, crinkle cutter, crock, crock pot, crockpot, crumpet
    ring, crumpet rings, cupcake cases, cupcake liners, cupcake pan, cupcake papers, cupcake stand, cupcake tin, cupcake
    wrappers, cutlery, cutter, cutters, cutting board, damp cloth, damp cloths, damp dish towel, damp kitchen paper, damp
    kitchen towel, damp paper towel, damp paper towels, damp tea towel, damp tea towels, damp towel, dariole mould, dariole
    moulds, deep dish, deep fat fryer, deep fryer, deep pan, deep pot, dental floss, digital kitchen scale, digital scale,
    digital scales, digital thermometer, dish, dish cloth, dish towel, disposable gloves, disposable piping bag, doilies, doily,
    donut pan, double boiler, dough cutter, dough hook, dough hook attachment, dough scraper, dough whisk, doughnut pan,
    doughnut tin, dowel, dowelling rods, dowels, drum sieve, dutch oven, egg cup, egg cups, egg poacher, egg ring, egg rings,
    egg slicer, egg timer, egg whisk, electric, electric beaters, electric hand mixer, electric mixer, electric whisk, enameled,
    enamelled, espresso machine, fat separator, filleting knife, filter paper, fine mesh sieve, fine mesh strainer, fine sieve,
    fire pit, fish kettle, fish slice, fish tweezers, flan dish, flan ring, flan tin, flour sieve, flour sifter, fluted cutter,
    fluted tin, foil, foil pan, foil pans, foil tray, foil trays, fondue forks, fondue pot, fondue set, food bag, food bags,
    food mill, food processor, food thermometer, fork, forks, freezer bag, freezer bags, freezer paper, french press, fruit
    bowl, fry pan, fryer, frying pans, funnel, garlic crusher, garlic press, gas burner, gas flame, gas hob, gas ring, gift box,
    gift tags, glass bottle, glass bottles, glass bowl, glass dish, glass jars, glasses, gloves, grater, graters, gravy
    separator, grease proof paper, greaseproof, greaseproof paper, griddle pan, grill basket, grill rack, grill tongs, grinder,
    hand beaters, hand blender, hand mixer, hand whisk, heatproof, heatproof bowl, heavy based, heavy based pan, heavy bottomed,
    heavy bottomed pan, hob, ice bath, ice bucket, ice cream machine, ice cream maker, ice cream scoop, ice cream sticks, ice
    cube tray, ice cube trays, ice lolly mould, ice lolly moulds, ice lolly sticks, ice pop molds, ice pop sticks, icing bag,
    icing nozzle, icing smoother, icing sugar shaker, immersion blender, instant pot, instapot, iron, jam funnel, jam pan, jam
    thermometer, jar labels, jar lid, jar lids, jar with lid, jars with lids, jelly bag, jelly mould, jelly moulds, jelly roll
    pan, juicer, julienne peeler, kamado, karahi, kettle, kitchen aid, kitchen cloth, kitchen foil, kitchen gloves, kitchen
    knife, kitchen paper, kitchen roll, kitchen scale, kitchen scales, kitchen scissors, kitchen shears, kitchen string, kitchen
    thermometer, kitchen thread, kitchen timer, kitchen torch, kitchen towel, kitchen towels, kitchen twine, knife, knives,
    labels, ladle spoon, lame, larding needle, large bowl, large pan, large pot, large saucepan, latex gloves, lemon squeezer,
    lemon zester, length of string, lid, lids, lighter fluid, lined baking tray, lined tray, linen cloth, liner, liners, loaf
    pan, loaf pans, loaf tin, loaf tin liner, loaf tins, lollipop stick, lollipop sticks, lolly bags, lolly moulds, lolly stick,
    lolly sticks, loose based, loose bottomed, madeleine pan, madeleine tin, mallet, mandolin, mandoline, mandoline slicer,
    mason jar, mason jars, matches, measuring cup, measuring cups, measuring jug, measuring jugs, measuring spoon, measuring
    spoons, measuring tape, meat mallet, meat tenderiser, meat tenderizer, meat thermometer, medium bowl, medium saucepan, melon
    baller, mesh bag, mesh strainer, metal ring, metal rings, metal skewers, metal spoon, metal tin, mezzaluna, micro plane,
    microplane, microplane grater, microplane zester, microwave, milk frother, milk pan, mincer, mini cupcake liners, mini
    muffin pan, mini muffin tin, mini muffin tray, mixer, mixers, mixing bowl, mixing bowls, mixing jug, mixing spoon,
    molcajete, mold, molds, mortar, mortar and pestle, mould, mould tray, moulds, mouli, muffin cases, muffin cups, muffin
    liners, muffin pan, muffin papers, muffin tin, muffin tins, muffin tray, muffin trays, mushroom brush, muslin, muslin bag,
    muslin cloth, muslin square, nail brush, napkin, napkins, needle and thread, ninja foodi, non stick, non stick frying pan,
    non stick pan, non stick skillet, nonstick, nonstick pan, nonstick skillet, nozzle, nozzles, nut cracker, nut milk bag,
    nutcracker, nutmeg grater, nutmeg mill, nutribullet, nylon sieve, offset spatula, oil mister, oil thermometer, olive pitter,
    omelette pan, oven, oven bag, oven bags, oven dish, oven gloves, oven mitts, oven proof dish, oven rack, oven thermometer,
    oven tray, ovenproof, ovenproof dish, ovenproof pan, ovenproof skillet, oyster knife, paddle attachment, paella pan,
    paintbrush, palette knife, pan, pancake pan, pans, paper baking cases, paper cake cases, paper cases, paper cupcake cases,
    paper cups, paper doily, paper liners, paper muffin cases, paper napkins, paper plates, paper straws, paper towel, paper
    toweling, paper towelling, paper towels, parchment, parchment paper, paring knife, parisienne scoop, party bags, pasta
    machine, pasta maker, pasta pot, pasta roller, pastry bag, pastry blender, pastry board, pastry brush, pastry cutter, pastry
    cutters, pastry wheel, peeler, peelers, pepper grinder, pepper mill, peppermill, perforated spoon, pestle, pestle and
    mortar, pie beads, pie bird, pie dish, pie dishes, pie funnel, pie pan, pie plate, pie plates, pie tin, pie weights, piece
    of foil, piece of muslin, piece of string, pieces of foil, pin bone tweezers, pineapple corer, piping bag, piping bags,
    piping nozzle, piping nozzles, piping set, piping tip, piping tips, pizza cutter, pizza oven, pizza pan, pizza peel, pizza
    screen, pizza stone, pizza tin, pizza tray, pizza wheel, plancha, plastic bags, plastic container, plastic film, plastic
    gloves, plastic wrap, plate, plates, platter, pliers, popcorn maker, popsicle mold, popsicle molds, popsicle stick, popsicle
    sticks, pot, potato masher, potato peeler, potato ricer, potholder, pots, poultry shears, pressure canner, pressure cooker,
    probe thermometer, processor, proofing basket, proving basket, proving bowl, pudding basin, pudding basins, pudding cloth,
    pudding mould, pudding moulds, rack, racks, ramekin, ramekins, razor blade, reamer, resealable, resealable bags, ribbon to
    decorate, rice cooker, rice paddle, ricer, roasting bag, roasting bags, roasting pan, roasting rack, roasting tin, roasting
    tray, rolling pin, rolling pins, rotary grater, rubber, rubber band, rubber bands, rubber gloves, rubber spatula, salad
    bowl, salad spinner, salt grinder, salt mill, sandwich bags, sandwich press, sandwich toaster, sauce pan, saucepan,
    saucepans, saucer, saucers, saute pan, scale, scales, scissors, scraper, scrubbing brush, sealable bag, sealable bags,
    sealed bag, serrated knife, serving bowl, serving bowls, serving dish, serving plate, serving platter, serving spoon, sewing
    thread, shaker, shallow dish, sharp knife, sharp scissors, shears, sheet of baking paper, sheet of foil, sheet of parchment,
    sheet pan, sheet pans, sheet tray, sheets of foil, sieves, sifter, silicone baking mat, silicone brush, silicone mat,
    silicone mold, silicone molds, silicone mould, silicone moulds, silicone paper, silicone spatula, silpat, siphon, skewer,
    skewers, skillet, skillets, slicer, slotted spoon, slow cooker, slowcooker, small bowl, small pan, small saucepan, soda
    siphon, souffle dish, souffle dishes, souffle mould, soup bowl, soup bowls, soup ladle, soup pot, sous vide bag, sous vide
    bags, sous vide machine, spatula, spatulas, speed peeler, spice bag, spice grinder, spice mill, spider strainer, spiraliser,
    spiralizer, spiralizer machine, splatter guard, splatter screen, spoons, spray bottle, springform, springform cake pan,
    springform cake tin, springform pan, springform tin, square of muslin, squares of muslin, squeezer, stainless, stand mixer,
    steak knife, steamer, steamer basket, steel bowl, stencil, sterilised, sterilised jar, sterilised jars, sterilized,
    sterilized jar, sterilized jars, stick blender, sticky tape, stirrer, storage container, storage jar, storage jars, stove,
    stovetop, strainer, sugar shaker, sugar thermometer, sushi mat, sushi rolling mat, swiss roll pan, swiss roll tin, swivel
    peeler, tablecloth, tagine dish, tart pan, tart pans, tart ring, tart rings, tart tin, tart tins, tartlet pans, tartlet tin,
    tartlet tins, tava, tawa, tea bag paper, tea cloth, tea infuser, tea strainer, tea towel, tea towels, teapot, terrine dish,
    terrine mould, thermometer, thermometers, thermomix, thermos, timbale moulds, timer, tin foil, tin opener, tinfoil, toaster,
    toaster oven, tongs, tooth pick, tooth picks, toothbrush, toothpick, toothpicks, tortilla press, towel, towels, traybake
    tin, trays, trivet, trussing needle, turkey baster, turntable, tweezers, twine, unflavored dental floss, unflavoured dental
    floss, unwaxed dental floss, utensil, utensils, vegetable brush, vegetable knife, vegetable peeler, vitamix, waffle iron,
    waffle maker, wax paper, waxed paper, wet cloth, wet scissors, whisk attachment, wide pan, wire mesh, wire rack, wire whisk,
    wok, wok lid, woks, wood chips, wood plank, wood skewers, wooden board, wooden pick, wooden picks, wooden skewer, wooden
    skewers, wooden spoon, wooden spoons, wooden stick, wooden sticks, wooden toothpicks, y peeler, yoghurt maker, yogurt
    machine, yogurt maker, zester, zip lock bag, zip lock bags, zip top bag, ziploc bag, ziploc bags, ziplock bag, ziplock bags,
    ziptop bag
  `,
  section: `
    accompanying sauce, active time, add ins, additional ingredients, additional toppings, allergen, allergens, allergy advice,
    also need, also needed, assembly instructions only, author, bases, batter, bottom layer, bowls serve, brine, broth base,
    calorie, calories, carbohydrate, carbohydrates, carbs, category, chefs tips, chilling time, cholesterol, coatings, cook
    time, cooking time, cooks tip, cooks tips, course, crust, cuisine, day one, day two, decoration ideas, difficulty,
    difficulty level, dips, dough, doughs, dressing, dressings, dry ingredients, dry ingredients mix, dry mix ingredients,
    equipment, equipments, extras, fibre g, filling, fillings, finishing touches, first layer, for assembling, for brushing, for
    coating, for cooking, for decorating the cake, for decoration ideas, for deep frying, for drizzling, for layering, for
    marinating, for marination, for part one, for part two, for rolling, for seasoning, for serving optional, for tempering, for
    the assembly, for the base, for the batter, for the beans, for the beef, for the biscuits, for the bowl, for the bowls, for
    the braise, for the brine, for the broth, for the burgers, for the cake, for the cakes, for the caramel, for the casserole,
    for the chicken, for the chutney, for the coating, for the cocktail, for the compote, for the cookies, for the crumble, for
    the crust, for the cupcakes, for the curry, for the decoration, for the dip, for the dough, for the dressing, for the drink,
    for the drizzle, for the dry ingredients, for the filling, for the fillings, for the finish, for the first layer, for the
    frosting, for the ganache, for the garnish, for the garnish and serving, for the garnishes, for the glaze, for the gravy,
    for the icing, for the jelly, for the lamb, for the layers, for the lentils, for the marinade, for the masala, for the mash,
    for the meat, for the meatballs, for the meringue, for the mixture, for the muffins, for the onions, for the paste, for the
    pastry, for the pickle, for the pie, for the pizza, for the poaching liquid, for the pork, for the potatoes, for the puree,
    for the ragu, for the relish, for the rice, for the risotto, for the rub, for the salad, for the salsa, for the sauce, for
    the seasoning, for the second layer, for the side, for the slaw, for the soup, for the spice mix, for the spice paste, for
    the spice rub, for the sponge, for the sprinkle, for the starter, for the stew, for the stock, for the streusel, for the
    stuffing, for the syrup, for the tacos, for the tadka, for the tart, for the tempering, for the tomato sauce, for the
    topping, for the toppings, for the veg, for the vegetables, for the vinaigrette, for the wet ingredients, for topping and
    serving, freezes well, from the fridge, from the pantry, from the store cupboard, frosting layer, glaze, glazes, good to
    know, hands on time, inactive time, ingredient groups, kcal, keywords, kilojoules, kj, layer one, layer two, level easy,
    main, main ingredients, make the dough, make the filling, make the sauce, makes, marinade, marinades, marinating time, mix
    ins, notes, nutrition, nutrition facts, nutrition info, nutrition information, nutrition per serving, nutritional,
    nutritional info, nutritional information, nutritional values, optional add ins, optional toppings, other ingredients, pan
    size, pantry items, part 1, part 2, part one, part two, per 100g, portions per recipe, prep, prep time, preparation time,
    protein g, published, rating, ready in, recipe by, resting time, reviews, rising time, saturated fat, saturates, sauce,
    sauces, second layer, serves, serving size, serving suggestion, serving suggestions, servings, servings per recipe, skill
    level, sodium g, source url, special equipment, spice rub, spices mix, step by step pictures, storage instructions, store
    cupboard ingredients, sugars g, tadka, tempering, to assemble, to brush, to coat, to decorate and serve, to freeze, to
    store, tools, tools needed, tools you will need, top layer, topping, toppings, total time, updated, variation, variations,
    waiting time, wet ingredients, what to serve with, works with, you will also need, youll also need
  `,
  method: `
    assembling instructions, assembly instructions, baking instructions, cooking directions, cooking instructions, cooking
    method, cooking steps, direction, directions, heres how, how it is made, how it works, how to assemble, how to bake, how to
    cook, how to cook it, how to do it, how to make, how to make it, how to make this recipe, how to prepare, instruction,
    instructions, lets cook, lets get cooking, make it, making it, making of, method, method of cooking, method of preparation,
    methods, mise en place, prep instructions, prep steps, preparation, preparation method, preparation steps, preparations,
    preparing instructions, procedure, procedures, process steps, put it together, recipe directions, recipe instructions,
    recipe method, recipe preparation, recipe steps, step, step 1, step 2, step 3, step 4, step 5, step 6, step 7, step 8, step
    by step, step by step instructions, step by step method, step one, step three, step two, steps, steps to make, the method,
    this is how, to cook it, to make it, to make this, to prepare, what to do, what you do
  `,
  ingredients: `
    buy list, components, for this you need, groceries, grocery list, ingredient list, ingredients, ingredients and amounts,
    ingredients and quantities, ingredients for, ingredients for the recipe, ingredients list, ingredients needed, ingredients
    uk, ingredients us, ingredients you need, ingredients youll need, list of ingredients, needed ingredients, pantry list,
    recipe ingredients, shopping list, shoppinglist, the ingredients, things you need, things youll need, to buy, what goes in,
    what is needed, what to buy, what you need, what you will need, what youll need, you need the following, you will need,
    youll need, your ingredients
  `,
  breaded: `
    au gratin, bread crumb coated, bread crumb crusted, bread crumbed, breadcrumb coated, breadcrumb crusted, breadcrumbed,
    breaded, breaded and fried, cornflake coated, cornflake crusted, cracker crusted, crispy baked coated, crispy breaded,
    crispy coated, crispy crumb, crumb coated, crumb covered, crumb crusted, crumb fried, crumb topped, crumbed, crunchy coated,
    crusted, double breaded, en croute, fried in breadcrumbs, golden crumbed, goujon, goujons, gratinated, gratineed, in a
    crispy coating, in bread crumbs, in breadcrumbs, in crumb, in crumbs, in panko, katsu, katsu style, kiev, kievs, lightly
    breaded, lightly crumbed, milanesa, milanese, nugget, nuggets, oven crisp breaded, oven fry, panko breaded, panko coated,
    panko crusted, panko fried, panned, parmigiana, pre breaded, pretzel crusted, ready breaded, rolled in breadcrumbs, rolled
    in crumbs, schnitzel, schnitzels, shake and bake, shake n bake, tonkatsu, wholemeal breaded, with breadcrumb coating, with
    crumb coating
  `,
  battered: `
    ale battered, batter coated, batter dipped, batter fried, batterdipped, battered, battered and fried, beer batter, beer
    battered, buttermilk fried, chip shop, chip shop style, coated in batter, corn dog style, crispy battered, crispy fried,
    crunchy battered, deep fried, deep fried in batter, dipped in batter, double battered, fish and chip shop, fried in batter,
    fritter style, golden battered, in batter, in beer batter, in tempura batter, karaage, kentucky fried, lightly battered,
    pakora style, popcorn style, pre battered, southern fried, southern style fried, tempura, tempura battered, tempura fried,
    tempura style, with batter
  `,
  floured: `
    coated in flour, coated in seasoned flour, coated with flour, cornflour dusted, dipped in flour, dredged, dredged in flour,
    dredged in seasoned flour, dredged with flour, dusted, dusted in flour, dusted with flour, flour coated, flour dredged,
    flour dusted, floured, floured and fried, lightly dusted, lightly floured, prefloured, rolled in flour, seasoned flour
    coated, semolina dusted, tossed in flour, tossed in seasoned flour, well floured, with flour coating
  `,
  marinated: `
    adobo style, agrodolce, barbecue flavor, barbecue flavored, barbecue flavour, barbecue flavoured, barbecue glazed, barbecue
    style, barbecued, basted in sauce, bbq flavor, bbq flavored, bbq flavour, bbq flavoured, bbq glazed, bbq style, blackened,
    blackening, brined, buffalo style, bulgogi, butter basted, butter flavored, butter flavoured, cajun seasoned, cajun spiced,
    cajun style, candied, candy coated, caramelised, caramelized, char siu, cheese flavored, cheese flavoured, chilli marinated,
    chocolate coated, chocolate covered, chocolate dipped, chocolate enrobed, chocolate flavored, chocolate flavoured, chutney
    glazed, cinnamon coated, coated, con salsa, creole seasoned, curried, curry flavored, curry flavoured, deviled, devilled,
    dressed, dry marinated, dry roast, dry roasted, dry rubbed, enriched, enrobed, flavor infused, flavored, flavour infused,
    flavoured, frosted, garlic infused, garlic marinated, general tso, general tsos, gingered, glaced, glazed, herb crusted,
    herb marinated, herbed, herby, honey baked, honey coated, honey cured, honey glazed, honey roast, honey roasted, honey soy,
    iced, in adobo, in dressing, in gravy, in marinade, in mayonnaise, in sauce, in vinaigrette, infused, jerk, jerk marinated,
    jerk seasoned, jerk style, kung pao, lacquered, loaded, maple cured, maple flavored, maple glazed, marinaded, marinading,
    marinate, marinated, marinating, mesquite flavored, minted, mojo, mustard glazed, oil marinated, oven glazed, pepper
    crusted, peppered, peri peri, pesto marinated, pickled, piri piri, pre marinated, pre seasoned, premarinated, prepared with
    sauce, preseasoned, ranch flavored, ranch style, ready dressed, ready marinated, ready seasoned, rotisserie seasoned, rubbed
    with spices, salt and vinegar, satay, sauced, season salted, seasoned, seasoned with, self basted, self basting, sesame
    coated, sesame crusted, shawarma, smoked paprika flavored, smothered, souvlaki style, soy glazed, soy marinated, spice
    coated, spice crusted, spice rubbed, spiced, spicy marinated, sugar coated, sugar cured, sugar glazed, sugared, sweet and
    sour, sweet chilli flavour, sweet cured, taco seasoned, tandoori, tandoori marinated, tandoori style, tea marinated,
    teriyaki, teriyaki glazed, teriyaki marinated, teriyaki style, tex mex seasoned, tikka, tikka marinated, tikka style,
    treacle cured, truffled, vanilla flavored, vanilla flavoured, vanilla infused, wasabi coated, wine marinated, yoghurt
    coated, yogurt coated, yogurt covered, yogurt marinated
  `,
  filled: `
    almond stuffed, anchovy stuffed, apple filled, blue cheese stuffed, cheese filled, cheese stuffed, cheese stuffed crust,
    cheese topped, chocolate filled, cream filled, creme filled, crumble topped, custard filled, custard topped, double stuffed,
    en papillote with, feta stuffed, filled, filled with, fruit filled, garlic stuffed, injected, jalapeno stuffed, jam filled,
    jelly filled, layered with, loaded with, meat filled, mixed seeded, multi seed, multi seeded, multiseed, multiseeded,
    mushroom filled, mushroom stuffed, nut filled, nut stuffed, pimento stuffed, pimiento stuffed, pre stuffed, prestuffed,
    ready stuffed, ricotta filled, sandwiched, sandwiched with, seed coated, seed topped, seeded bagel, seeded bagels, seeded
    baguette, seeded baps, seeded batch, seeded bloomer, seeded brioche, seeded bun, seeded buns, seeded burger bun, seeded
    burger buns, seeded ciabatta, seeded cracker, seeded crackers, seeded hamburger buns, seeded pitta, seeded sourdough, seeded
    toast, seeded tortilla, seeded tortillas, seeded wholemeal, seeded wrap, seeded wraps, spinach filled, stuffed, stuffed
    crust, stuffed with, topped, vegetable filled, with a filling, with filling, with seeds, with stuffing
  `,
  negator: `
    containing no, contains no, do not contain, does not contain, doesnt contain, free from, free of, guaranteed free from, made
    without, no, no added, omit, omitting, sans, with no, with no added, without, without added, without any added, zero
  `,
  negatorBehind: `
    free
  `,
  plant: `
    100 plant based, 100 vegan, certified vegan, completely vegan, fully plant based, fully vegan, made from plants, plant
    based, plant derived, plantbased, purely plant based, suitable for vegans, vegan, vegan certified, vegan friendly, vegan
    labelled, veganised, veganized, vegans
  `,
  vegetarian: `
    lacto ovo vegetarian, lacto vegetarian, meat free, meatfree, meatless, ovo lacto vegetarian, ovo vegetarian, suitable for
    vegetarians, vegetarian, vegetarian certified, vegetarian friendly, vegetarian suitable, vegetarians, veggie friendly
  `,
  example: `
    among others, anything like, as an example, as for example, as in, comparable to, e g, eg, eg a, eg any, equivalent to, ex,
    exempli gratia, for eg, for ex, for example, for instance, i e, i used for example, ie, in lieu of, in place of, including
    for example, instead of, like, like a, like an, like the, rather than, similar to, something like, such as, such as a, such
    as an, such as the, think, to name a few, try for example, we used for example
  `,
  contains: `
    composed from, composed of, comprised of, comprises, comprising, consisting of, consists of, contain, containing, contains,
    contents, enriched with, flavored with, flavoured with, fortified with, high in, incl, included in this, includes,
    including, inclusive of, infused with, ingredients contain, made from, made of, made out of, made up of, made using, made
    with, mixed from, prepared from, prepared with, produced from, produced with, rich in, seasoned lightly with, sweetened
    with, that contain, that contains, which contain, which contains, with a high content of, with added
  `,
  mayContain: `
    also may contain, can contain, can contain traces of, can include, could contain, could contain traces of, could include,
    made in a facility that also processes, made in a facility that processes, made in a factory that also handles, made in a
    factory that handles, made in a factory which handles, made on equipment that also processes, made on shared equipment with,
    manufactured in a facility that also processes, manufactured in a facility that processes, manufactured on equipment that
    processes, may also contain, may also contain traces of, may be contaminated with, may contain, may contain bits of, may
    contain fragments of, may contain small amounts of, may contain trace amounts of, may contain traces, may contain traces of,
    may contains, may include, might contain, might contain traces of, not suitable for people with, not suitable for those
    allergic to, often contain, often contains, packed in a facility that handles, packed in a factory that handles, possible
    traces of, possibly contains, possibly contains traces of, processed in a facility that also processes, processed in a
    facility that processes, processed in a facility with, processed on shared equipment with, produced in a facility that also
    processes, produced in a facility that handles, produced in a factory that handles, produced in a factory that uses,
    produced in a factory which handles, produced on equipment that also processes, produced on shared lines with, shared
    equipment with, shared facility with, sometimes contain, sometimes contains, trace amounts of, traces, traces of, traces
    possible
  `,
  with: `
    accompanied by, accompanied with, added to, along with, alongside of, and some, as well as some, available in, bathed in,
    beaten together with, beaten with, besides, blended with, boiled in, bound with, braided with, braised in, brushed in,
    brushed with, bundled with, can be found in, can be replaced with, coated in, coated with, combined with, cooked in, cooked
    with, covered in, covered with, crowned with, crumbled over, crushed with, cut in, cut into, decorated with, diluted in,
    diluted with, dipped in, dissolved in, divided into, dolloped with, dotted with, drained from, dredged with, drenched in,
    dressed with, drizzled in, drizzled on, drizzled over, drizzled with, dry roast in, dusted with, encased in, enclosed in,
    encrusted with, filled up with, find it in, finished with, flanked by, folded into, follow with, followed by, found in,
    fried in, fried with, garnished with, glazed with, grated over, grilled with, ground with, in, in a, in combination with, in
    its, in the, in their, interspersed with, into a, laced with, layered between, layered on, left in, let down with, lined
    with, made up with, marinated in, marinated with, mashed with, melted in, melted with, mix with, mixed in, mixed together
    with, mixed with, moistened with, on, on a, on a bed of, on the, on top of, over, over a bed of, over the, packed in, packed
    with, paired with, piled on, piled with, pit in, pits in, plus, plus a, plus the, poached in, poured on, preserved in,
    pureed with, recipe tested with, roasted in, roasted with, rolled in, rolled into, rub in, rubbed with, sandwiched between,
    sandwiched together with, sauteed in, sauteed with, scattered over, scattered with, seasoned generously with, seeds in,
    seeds left in, served in, served on, served over, served with, shape into, simmered in, sliced into, smeared with, smothered
    in, smothered with, soaked in, sold in, spooned over, spread on, spread onto, spread over, spread with, sprinkled in,
    sprinkled on, sprinkled over, sprinkled with, stacked with, steamed with, steeped in, stewed in, stirred into, stirred with,
    stone in, strewn with, studded with, stuffed in, substitute with, surrounded by, swimming in, swirled with, tested with,
    thickened with, thinned with, tied in, tied with, to begin with, to eat with, to end with, to fry in, to fry it in, to go
    with, to rub in, to start with, to stir in, toasted in, toasted with, together with, topped off with, topped with, tossed
    in, tossed with, tucked into, used in, whisked together with, whisked with, with, with a, with a little, with an, with bone
    in, with its, with plenty of, with some, with the, with the bone in, with their, wrapped around, wrapped in, wrapped with
  `,
  everyday: `
    able, aboard, abroad, absent, accent, access, ache, achieve, act, actress, adam, advert, advise, affair, afraid, africa,
    agency, agenda, aim, air, alan, albert, alex, alive, allied, alone, aloud, america, amid, ample, angela, anger, angle, anna,
    ant, anthem, anthony, ape, appear, apply, appoint, april, area, arena, arise, ark, arm, arrow, art, asleep, aspect, assign,
    assist, astray, attach, attack, attract, auction, avert, axe, axle, baboon, bad, badger, bail, balcony, bald, ballad,
    ballet, ballot, ban, band, bank, banker, banner, barber, bare, baron, barrel, barrier, barter, basic, basin, bat, baton,
    battery, battle, bawl, beach, beacon, bead, beads, beak, beam, bear, bearer, bearing, beast, beaver, bed, bedding, beep,
    beetle, beg, beggar, behalf, behind, belief, belong, belt, ben, bench, bend, bet, betray, beware, bias, bib, bid, bike,
    bill, billow, billy, bin, binder, birth, bishop, bite, bitten, bladder, blame, blank, blanket, blaze, blazer, blew, blind,
    blizzard, bloom, blouse, blow, blur, boast, boat, bob, bobbin, bog, bomb, book, booth, border, born, borrow, boss, bother,
    boulder, boy, bra, bracket, brake, brandish, brass, brazen, breach, breadth, breath, breed, brian, brick, bride, bridge,
    bridle, brief, brim, bristol, broker, brood, brook, broom, brother, brow, buckle, bud, budge, buffer, bug, bullet, bump,
    bumper, bunk, bunny, burden, bureau, burglar, burial, burn, burner, bus, bush, bust, butler, bye, cab, cabinet, cage, call,
    calm, came, camera, camp, canada, canal, cancel, cancer, candid, cannon, canoe, canopy, canvas, canyon, capital, captain,
    caption, capture, car, caravan, card, care, career, caress, carol, carpet, carrier, carry, cart, cartoon, cash, cashier,
    casino, cast, castle, casual, cat, catch, cause, cave, cavern, cease, ceiling, celerity, cellar, cement, century, chain,
    chair, chamber, champion, chance, change, channel, chant, chap, chapel, chapter, charge, charles, charm, chart, chase,
    cheat, cheer, cheery, cheque, chess, chew, chicago, child, chimney, chin, china, choir, chord, chorus, chrome, church,
    cinder, cinema, circus, claim, clamp, clan, clap, class, clause, claw, clay, clever, click, climate, cling, clip, clog,
    close, closet, clothe, clothes, cloud, clue, clumsy, coach, coast, coaster, cobble, cocoon, code, coffin, cognate, coin,
    collar, colony, colt, comb, combat, comedy, coming, command, commit, compare, compete, complete, compose, computer, comrade,
    conceal, concern, concert, condition, condone, confess, confirm, conflict, connect, conquer, console, consume, contest,
    convert, convey, convict, cop, cope, copper, cord, cornea, corner, coroner, corpse, costume, cosy, cot, couch, coupon,
    courage, cousin, coward, cowboy, cradle, craft, crag, cramp, crane, crater, crayon, creak, create, creek, creep, crest,
    crib, cried, crime, crisis, critic, crook, crouch, crow, crude, cruise, crumple, cry, cuckoo, cuddle, cue, cuff, culture,
    curb, cursed, curt, curtsy, custom, dad, dagger, daisy, dallas, damage, dame, damp, dance, dancer, danger, daniel, dare,
    dart, data, daylight, dead, deaf, deal, dealer, dean, dear, debate, decade, decay, decide, deck, deed, deem, delete,
    deliver, demon, den, denial, dent, denver, design, desire, desk, deter, devil, dew, dial, diaper, diary, die, differ, dig,
    digger, dim, dime, diner, dinosaur, dive, diver, dock, dog, doll, dollar, domain, donate, donor, door, doorway, dose, dot,
    drab, draft, drank, drape, dread, dream, dreary, dresser, drill, driver, drown, drum, drunk, duct, due, duel, duet, dull,
    dummy, dump, dusk, dye, eager, earn, earner, earring, east, ego, elastic, elf, ella, embark, ember, emerge, endure, energy,
    engine, enrage, era, eraser, errand, escape, estate, esteem, ethics, europe, event, exam, express, extinct, fabric, face,
    fact, factor, fad, fail, faint, fairy, fake, falcon, fame, fantasy, far, fare, fashion, fate, father, favour, fax, fear,
    feast, feather, feature, fee, feed, feel, fell, fellow, female, fender, ferry, fiction, fiddle, figure, file, film, finance,
    fir, fire, fit, fix, flag, flannel, flap, flare, flatter, flaw, flea, flex, flight, fling, flog, flood, floor, florin, flu,
    fluent, flute, flutter, fly, foal, foe, fog, folder, folk, fond, fool, forbid, force, ford, forget, formal, format, former,
    fort, forth, foster, fought, foul, founder, fox, frail, frame, france, frank, fred, friend, fringe, frown, fuel, fume, fund,
    funny, fur, furry, fury, fuss, future, gain, gait, gale, gallop, gamble, gang, gap, garage, garbage, garland, gary, gas,
    gate, gather, gave, gaze, gear, gender, george, germany, gist, glacier, glamour, glance, gland, glare, glass, globe, gloss,
    glove, glue, gnat, goal, god, gone, goods, gordon, gorilla, govern, gown, grab, grace, grant, graph, grave, gravel, gravity,
    graze, greece, greedy, grenade, grid, grim, grin, groan, groin, grow, grower, growl, growth, grudge, grumble, guard, guilt,
    guilty, guitar, gulf, gull, gulp, gun, gutter, guy, gym, hack, hail, hair, haircut, hall, halo, halt, hammock, hamper,
    hamster, handle, hangar, hanger, hannah, harm, harp, harsh, haste, hat, hatch, hatchet, hate, hatred, haul, hay, hazard,
    haze, hazy, heal, heap, hear, hearse, heater, heather, heaven, hectic, heel, height, heir, hell, hello, help, helper, hem,
    herald, herd, hero, heroine, heston, hid, hide, hike, hill, hinder, hinge, hire, hiss, hit, hitch, hive, hockey, hold, hole,
    holly, homage, honest, honour, hood, hook, hoot, hope, horizon, horn, hornet, hose, hostage, hostel, hotel, house, houston,
    hover, howl, hub, huddle, hug, humour, hump, hunger, hunter, hurdle, hurry, hush, hut, ian, icon, import, improve, ina,
    indeed, india, infect, inflate, inherit, inmate, inn, insect, intent, invent, invest, ireland, island, ivan, jackal, jacket,
    jackie, jacob, jagged, jaguar, jail, jane, january, jason, jaw, jean, jeans, jeff, jenny, jet, jim, jimmy, jingle, joan,
    job, jockey, joe, jog, john, join, joke, jolly, joseph, joshua, joy, judge, jump, jumper, junior, karate, kate, keeper,
    kelly, ken, kennel, kerb, key, khaki, kidnap, kill, killer, kilt, kindle, kit, kitchen, kitten, knack, know, koala, lab,
    labour, lace, lack, lad, ladder, lagoon, lair, lake, lament, lamp, lance, land, lane, lantern, lark, laser, lash, latch,
    lather, latter, launch, lava, lavish, law, lawn, lawyer, lazy, lead, leader, league, leap, leather, lecture, ledger, leech,
    leeds, legend, lend, lens, lesson, letter, lever, liable, lie, lied, life, limb, limp, linger, lingo, lip, lisa, litter,
    lizard, load, loan, lobe, locate, lock, locker, locket, logo, lola, lonely, loom, lord, lose, loss, lotion, lottery, loud,
    louise, lounge, louse, lout, lover, luck, luke, lull, macadam, mad, madman, magazine, magnet, maid, mail, male, malice,
    mall, mammal, man, manage, manager, mane, mania, manner, manor, mansion, mantle, manual, map, marble, march, mare, margaret,
    margin, maria, marine, mark, marsh, marshal, martha, martin, martyr, marvel, mary, mascot, mask, mason, mass, mast, master,
    mat, match, math, matter, maze, meadow, medal, meek, meet, melody, member, men, menace, mend, mental, merely, mermaid,
    merry, mess, mexico, mice, mick, migrate, mike, mile, miller, mind, miner, minister, mirror, misery, miss, missile, mist,
    mistake, mister, mitten, mob, mobile, mode, model, moment, monday, money, mongrel, monitor, monk, monster, mood, moon, moor,
    mop, moral, morose, mosaic, moss, motion, motive, mount, mouse, move, mow, muck, muddle, muffle, mule, mummy, murder,
    mustang, muster, mute, mutter, mystery, nag, nail, name, nancy, nap, nathan, nation, navy, near, needle, neglect, nibble,
    nick, nickel, nimble, nina, nod, noon, noose, north, nose, notion, noun, nudge, null, nun, oak, oar, oath, oblige, observe,
    obtain, ocean, oliver, omen, onward, opinion, opt, oracle, orchard, orchid, ordeal, organ, orient, origin, outlet, owl,
    pace, pad, paddle, padlock, paid, paint, painter, pair, palace, palm, pamela, pane, panel, pant, panther, paper, parade,
    pardon, parent, parish, park, parole, parrot, partisan, partner, passage, passive, past, pastel, pastern, pastime, pastor,
    pasture, path, patrol, patron, paul, pave, paw, pawn, pay, payment, peace, peak, peal, pebble, peck, peer, peg, pelican,
    pellet, pelt, pen, pencil, penguin, pennant, penny, pension, period, perish, perk, permit, pest, pester, pet, petrol, petty,
    philip, pickaxe, pier, pigsty, pile, pill, pillar, pillow, pilot, pimple, pin, pioneer, pipe, pirate, pistol, piston, pity,
    pivot, plague, plan, plane, planet, planner, planter, plaster, plastic, play, player, pleasant, plight, plug, plumage,
    plume, plunge, plural, pocket, poem, poet, poetry, poison, poland, pole, police, polite, poll, pond, ponder, pony, poor,
    pope, poppet, porch, pore, pose, postage, poster, posture, potent, potion, potter, pottery, praise, pram, prance, pray,
    prayer, preach, present, prey, pride, priest, prince, prison, private, profile, profit, prolong, prompt, prone, prop, prose,
    prosper, protect, protest, pry, pub, public, puddle, pulley, puma, pump, punish, puppet, puppy, pursue, puzzle, quack,
    quarrel, quarry, quartz, queen, queer, quest, quilt, quiver, rabble, race, rachel, racket, radial, radius, raffle, raft,
    rafter, rag, rage, rail, railing, rain, raise, rake, ramble, ramp, ran, ranger, ransom, rash, rat, rate, rattle, ravage,
    rave, raven, ravine, razor, reach, read, reader, realise, rear, reason, recall, recent, reckon, rector, reed, reef, reel,
    regain, region, regret, rein, relate, relative, relief, remind, remote, rent, report, repose, resent, resist, retail,
    retain, retreat, reunion, reveal, revenue, revise, reward, rhyme, richard, rick, rid, riddle, ride, rider, rifle, rig,
    ripple, rise, risk, ritual, river, rivet, roam, roar, rob, robber, robe, robin, rocker, rocky, rod, rode, role, romance,
    ronald, rook, rope, rosary, rosie, ross, rosy, rot, rotate, rotten, rouge, rouse, route, rover, row, rug, rumble, rumpus,
    rush, rust, rut, sad, safari, safe, sail, saint, salary, sale, saliva, salon, saloon, salute, salvage, sam, sample, samuel,
    sanction, sand, sandal, sandra, sane, sanity, sapphire, sarcasm, sash, satire, satisfy, savage, saviour, saw, scab, scandal,
    scar, scarce, scare, scene, scenery, scheme, school, scope, scorch, scorn, scorpion, scout, scratch, scream, screen, scroll,
    sculpture, sea, search, seat, seattle, secret, sector, secure, seek, self, selfish, sell, seller, senate, send, sentry,
    series, sermon, serpent, servant, session, settee, settle, sever, severe, sew, sewage, sewing, shabby, shack, shadow,
    shaggy, shallow, share, shed, sheer, shelf, shelter, shield, shine, ship, shirt, shiver, shock, shoe, shook, shorts, shout,
    shovel, shower, shriek, shrill, shrine, shroud, shudder, shuffle, shun, shut, shutter, shy, sick, sickle, silence, silent,
    silt, sin, sing, singer, sink, sip, siren, sister, sit, sketch, ski, skid, skipper, sky, slack, slam, slander, slant, slap,
    slate, slay, sled, sledge, sleek, sleep, sleepy, slide, slime, sling, slipper, slogan, slope, sloppy, slot, slouch, slum,
    slush, sly, smack, smell, smith, smug, snag, snare, snarl, snatch, sneak, snob, snow, soap, soar, sob, sock, socket, sofa,
    soil, soldier, solely, solemn, solo, solution, solve, son, song, soothe, sore, sorrow, soul, sow, space, spade, spain, span,
    spank, spanner, spark, sparkle, sparrow, speak, species, speech, speed, spell, spelling, spent, spider, spike, spin, spit,
    spite, splendid, splint, sport, spot, spouse, spout, sprain, sprawl, spur, spy, squad, squalid, squat, squeak, squeal,
    squib, stab, stack, stag, stage, stagger, stair, stake, stallion, stamina, stammer, stamp, staple, stapler, stare, starve,
    state, statue, stay, steady, steal, steed, steeple, steer, stench, stereo, sticker, stingy, stitch, stocking, stole, stolen,
    stopper, strap, stream, street, stress, strict, stride, strife, strike, stroll, struck, strut, stuart, stun, stupid,
    stutter, sue, suede, suit, sullen, sum, summit, summon, sunday, sung, sunk, sunrise, sunset, suppose, surgeon, surgery,
    survey, swallow, swam, swamp, swap, sway, sweater, sweep, swell, swerve, swindle, swing, switch, sydney, symbol, system,
    tack, tackle, tact, tactic, tailor, tale, talent, tame, tangle, tango, tanker, tanner, tape, tarmac, tarnish, tarot, tarp,
    tassel, tattoo, tavern, tax, teach, teacher, team, tell, temper, temple, tempt, tenant, tennis, tent, teresa, term, terrier,
    terror, thank, theme, theory, thirst, thorn, thrash, threat, throat, throne, throng, thunder, tick, ticket, tickle, tide,
    tile, tiller, tim, timber, tina, tingle, tinker, tinsel, tire, tobacco, toe, toilet, toll, tomb, tone, tornado, torrent,
    torture, tour, tow, toxic, toy, trailer, train, trainer, tram, tramp, trample, transit, trap, travel, trawler, treaty, tree,
    tremble, trench, trial, tribe, trick, tricky, trinket, trip, trot, trough, truant, trudge, tryout, tug, tumble, tummy, tune,
    tunic, tunnel, turf, tusk, twinkle, tyrant, undress, union, unit, urgent, utter, vaccine, vacuum, vain, valley, valour, van,
    vandal, vanish, vase, veer, veil, velvet, vent, venture, verb, verge, verse, vessel, vest, veto, vex, vice, view, vile,
    villa, violin, visual, volley, voltage, vote, vow, voyage, vulgar, vulture, wag, wage, wager, wail, waiter, wake, walker,
    wall, wallet, wallow, walter, wand, wander, wane, war, ward, warden, ware, warfare, warp, warrant, wart, waste, wax, weaken,
    weapon, wear, weather, web, wedding, weed, weep, weld, west, wet, wheeze, whim, whine, whisper, wicker, wicket, wife, wig,
    willing, willow, win, wince, wind, window, wink, winner, wire, wise, wit, wither, wizard, wobble, woke, women, won, wonder,
    wood, wooden, wool, woollen, word, worker, worm, worse, wrangle, wreath, wrench, wrinkle, writer, wrote, yard, yell, yelp,
    yoke, york, zeal, zip, zipper, zone
  `,
  brand: `
    100 grand, 3 musketeers, activia, aero, after eight, albert heijn, almond joy, alpen, alpro, altoids, ambrosia custard,
    amoy, andes mints, angel delight, annies, arla, arla lactofree, arnotts, aunt jemima, baby ruth, babybel, bahlsen, baileys,
    bakers chocolate, balocco, barilla, batchelors, becel, bel, bel gioioso, belgioioso, belvita, ben and jerrys, benecol, bens
    original, bertolli, betty crocker, beyond burger, beyond meat, birds, birds eye, biscoff, blue band, blue bonnet, blue
    diamond, blue dragon, bobs red mill, bolands, bonne maman, boost bar, bounty, bourbon creams, bournville, boursin, bovril,
    boyajian, branston, breyers, brillat savarin, brita, brummel and brown, buitoni, bulls eye, bullseye, butterfinger,
    butterkist, cabot, cadbury, cadburys, califia, callebaut, campbells, capn crunch, captain birdseye, caputo, carambar,
    carnation, carnation milk, carrs, carrs crackers, cathedral city, celestial seasonings, cheerios, cheetos, cheez it, cheez
    whiz, cherry garcia, chex, chips ahoy, chobani, cholula, cirio, clark bar, clif, clover margarine, club crackers, coca cola,
    coco pops, cocoa pops, coffee mate, colmans, country crock, cowbell, cracker barrel, cravendale, crisco, crispix, crunchie,
    crunchy nut, curly wurly, curtice brothers, daim, dairy milk, dairylea, daiya, danone, de cecco, del monte, delverde,
    diamond crystal, digiorno, dole, dolmio, domino, dorito, doritos, dove bar, dove chocolate, dr oetker, dr pepper, droste,
    dukes, dum dums, duncan hines, duplo, earth balance, edmond fallot, eggo, elmlea, ener g, fage, fairlife, famous grouse,
    ferrero, ferrero rocher, field roast, fig newtons, findus, finlandia, flake 99, fleischmanns, flora, flora plant, forager,
    franks, franks redhot, freia, frenchs, frito lay, fritos, froot loops, frosted mini wheats, frosties, fruit loops, fruit
    pastilles, fruitella, galbani, gales, gardein, geeta, general mills, ghirardelli, girl scout, glico, golden grahams,
    goldfish, goya, grape nuts, green and blacks, green giant, grey poupon, gu puds, guittard, haagen dazs, hain, halo top,
    hammonds, hanuta, haribo, hartleys, heath, heath bar, heinz, hellmann, hellmanns, hendersons, hershey, hershey kisses,
    hersheys, hersheys kisses, hidden valley, hobnob, homepride, honey bunches of oats, horizon organic, horlicks, hostess,
    hovis, huel, hula hoops, hunts, huy fong, i cant believe its not butter, ideal milk, impossible burger, impossible foods,
    innocent, international delight, jacobs, jacobs crackers, jacobs creek, jaffa cake, jaffa cakes, jell o, jelly belly, jif,
    jiffy, jimmy dean, johnsonville, jolly rancher, jolly ranchers, jordans, junior mints, jus rol, just egg, justins, kallo,
    karo, kashi, kelloggs, kenco, kerry gold, kerrygold, kikkoman, kinder, kinder bueno, kinder chocolate, king arthur,
    kingsford, kingsmill, kit kat, kite hill, kitkat, kix, klim, knoppers, knorr, knox, kool aid, krackel, kraft, krispie,
    krispies, la choy, la croix, la preferida, la vache qui rit, lactaid, lactofree, land o lakes, lao gan ma, larabar, laughing
    cow, lays, lea and perrins, lea perrins, leerdammer, leibniz, libbys, life cereal, lifesavers, lilt, linda mccartney,
    lindor, lindt, lion, lion bar, lipton, little debbie, loacker, lotus biscoff, loyd grossman, lu biscuits, lucky charms,
    lucozade, luna bar, lurpak, lyles, m and ms, m ms, mae ploy, maggi, maille, maldon, malteser, maltesers, manuka health,
    marigold, marmite, mars bar, martha white, martini, maseca, mazola, mccain, mccormick, mcdougalls, mcvities, merci,
    meridian, mezzetta, mike and ike, milano, milk duds, milka, milky bar, milky way, milkybar, minute maid, mission foods,
    miyokos, mon cheri, monini, monster munch, morningstar, morton, moser roth, mounds, mountain dew, mr goodbar, mr kipling,
    mrs beeton, mrs butterworths, mrs dash, muller, murphys, mutti, nabisco, nando, nandos, nature valley, naturli, neilsons,
    nerds, nescafe, nesquik, nestle, nestle carnation, nestle toll house, nido, nilla, nutella, nutri grain, nutter butter,
    nutter butters, oatly, ocean spray, old bay, old el paso, onken, ore ida, oreo, organic valley, ortega, oscar mayer, oxo,
    pace picante, pam, parkay, patak, pataks, patum peperium, payday, peak milk, peek freans, peeps, peppadew, pepperidge farm,
    perdue, perrier, petit beurre lu, petits filous, philadelphia, philly, pilgrims choice, pillsbury, pim s, plugra, pocky,
    polo mints, pom bears, pop tart, pop tarts, post cereals, prego, premier protein, president, primula, prince biscuit,
    princes, pringles, progresso, promise, provamel, pukka, pure leaf, quaker, quality street, quavers, raffaello, raisinets,
    rama, raos, red bull, red star, red vines, redbush, reddi wip, redi whip, reese, reeses, rhodes, ribena, rice a roni, rice
    krispies, ritter sport, ritz, ro tel, robertsons, robinsons, rocher, rodda, roddas, rolo, rolos, roses chocolates, rotel,
    roundtrees, rowntree, rowntrees, rowse, royce, rummo, ryvita, s w, san pellegrino, santa maria, sara lee, sargento, sarsons,
    saxa, schar, scharffen berger, schnucks, schwartz, schweppes, seggiano, seriously strong, sharwoods, shredded wheat,
    shreddies, silk, simply orange, skippy, skittles, skor, slimfast, smart balance, smarties, smucker, smuckers, snapple,
    snickers, snyders, so delicious, softmints, sour patch kids, soylent, spam, special k, sprite, spry, st dalfour, starbucks,
    starburst, stork, stork margarine, stouffers, stubbs, sun maid, sun pat, sunkist, sunmaid, sunpat, sure jell, swans down,
    swanson, swedish fish, sweet baby rays, symphony bar, tabasco, taco bell, tate and lyle, tate lyle, tazo, teddy grahams,
    terrys, tetley, thorntons, three musketeers, tic tac, tilda, tillamook, tim tam, tim tams, tiptree, toblerone, toblerones,
    toffifee, tofurky, toll house, tonys chocolonely, totino, trex, triscuit, triscuits, trix, tropicana, truvia, tuc, tucs,
    tunnocks, twiglets, twinkie, twinkies, twirl, twix, twizzlers, ty phoo, typhoo, tyson, uncle bens, utterly butterly, utz,
    valrhona, van houten, vegenaise, violife, vita coco, vitalite, vlasic, wagon wheel, wagon wheels, walkers, warburtons, wasa,
    weight watchers, werther, werthers, wesson, whatchamacallit, wheat thins, wheaties, wholly guacamole, whoppers, wilton,
    wispa, wonder bread, wondra, wotsits, wrigley, yakult, yeo valley, yoplait, york patties, york peppermint, yorkie, yorkshire
    tea, zatarains, zero bar, zevia
  `,
}
