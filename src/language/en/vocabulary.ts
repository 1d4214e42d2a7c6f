/** English words of recipe lines by what they do there, with their inflections, British and American; folded, separated by commas. */

import type { VocabularySource } from '../vocabulary.ts'

export const vocabulary: VocabularySource = {
  descriptor: `
    a1, acidic, acidulated, active, additive free, adult, aegean, afghan, african, aged, ailsa craig, air chilled, alaskan,
    albanian, albion, algerian, alkalised, alkalized, all natural, all purpose, allergy friendly, allotment, alphonso, alpine,
    alsatian, aluminium free, aluminum free, amalfi, amarillo, amber, ambient, ambiorix, ambrosia, american style, andalusian,
    anjou, antibiotic free, anya, aoc, aop, arabian, arabic, arabica, argentine, argentinian, armenian, aromatic, artisan,
    artisan style, artisanal, asc certified, asian, asian style, assorted, ataulfo, atlantic, australian, austrian, authentic,
    autumn, autumnal, average, baby, bagged, baking grade, balinese, balkan, bangladeshi, barely ripe, bargain, barlotta, barn,
    barn laid, barn raised, barrel aged, bartlett, bartletts, basque, batavia, bavarian, beauregard, beefsteak, belgian, belgian
    style, bendy, bengali, best, best quality, better quality, beurre bosc, bicolor, bicolored, big leaf, bing, bio, biodynamic,
    biologic, bitter, bittersweet, black, black skinned, blackish, bland, bleached, blemish free, blenheim, blenheim orange,
    blond, blonde, boiling, boiling hot, bold, bolivian, boltardy, bone dry, boneless, bosc, boscs, boston, bottle conditioned,
    bottled, boxed, braeburn, braeburns, brand name, brandywine, brazilian, breton, bright, bright colored, bright green, bright
    red, brightly colored, brightly coloured, british, british lion, broad, broad leaf, broad leaved, brown, browner, bruise
    free, brut, budget, bulgarian, bulk, bulk bought, burbank, burmese, bushy, butchers, cage free, calabrian, calasparra,
    california, californian, calimyrna, calorie reduced, cambodian, canadian, cantonese, cara, carbonated, caribbean, carisma,
    cask aged, castelfranco, catalan, cave aged, cavendish, cavolo, celtic, center cut, central, centre cut, ceremonial grade,
    certified organic, ceylon, chantenay, charlotte, charlottes, cheap, cheaper, chemical free, cherry belle, chilean, chilled,
    chinese, chinese style, chinkiang, chioggia, chunky, classic, clean, clear, close textured, cloudy, coarse, coarse cut,
    coarse grain, coarse grained, coarse ground, coarse textured, coarser, cold, cold pressed, colder, coldest, colombian,
    colored, colorful, coloured, colourful, comice, commercial, commercially made, common, concorde, confectionery grade,
    conference, continental, conventional, cool, cooler, coreless, corn fed, corn finished, cornish, corsican, cortland,
    country, country style, countrystyle, cox, cox orange pippin, coxs, coxs orange pippin, crianza, crimson, crimson sweet,
    crinkled, crinkly, croatian, crown prince, cruelty free, crumbly, crunchier, crunchy, crustless, crusty, cuban, culinary,
    culinary grade, cultivated, cultured, cuore di bue, curly, curly leaf, curved, cylindra, cylindrical, cypriot, czech, danish
    style, dark, dark brown, dark colored, dark coloured, dark fleshed, dark green, dark red, darker, datterino, day old,
    dayboat, days old, decaffeinated, decent, decent quality, decorative, deep, deep red, deglet nour, delicata, delicate,
    delicious, delta, demeter, demi sec, dense, desiree, desirees, detroit, devon, devonshire, diet, different, different
    colored, different coloured, discounted, discovery, diver caught, diver harvested, doc, docg, dolphin safe, domestic,
    dominican, dop, dorset, double, double acting, double concentrated, double strength, doyenne du comice, drinkable, droopy,
    dry aged, dry cured, dry farmed, dry packed, dutch, dutch process, dutch processed, dutched, dwarf, early, early girl, early
    season, earthy, east asian, eastern, easy bake, easy blend, easy cook, easy peel, easy peeler, easy peelers, easy to peel,
    ecological, ecuadorian, edible, egremont russet, egyptian, elderly, elephant, elongated, elsanta, empire, english, english
    style, envy, essex, estima, estimas, estonian, ethical, ethically sourced, ethiopian, ethnic, european, european style,
    everyday, excellent, excellent quality, exotic, expensive, extra brut, extra chunky, extra crunchy, extra dry, extra fancy,
    extra fine, extra firm, extra hot, extra juicy, extra lean, extra light, extra mature, extra ripe, extra sharp, extra
    smooth, extra soft, extra special, extra spicy, extra strong, extra sweet, extra tender, extra thick, extra thin, extra
    virgin, extra wide, eyeless, fair, fair trade, fairtrade, fall, family, family size, family sized, fancy, farm, farm fresh,
    farm raised, farm reared, farmed, farmed or wild, farmers, farmers market, farmhouse, fast acting, fast action, fast rising,
    fat, fat free, fat on, fat reduced, fatfree, fattier, fatty, fermented, fibrous, field, filipino, filipino style, filtered,
    fine, fine cut, fine grain, fine grained, fine ground, fine leaf, fine textured, finer, finest, finest quality, fingerling,
    fingerlings, finnish, firm, firm and ripe, firm but ripe, firm fleshed, firm ripe, firm textured, firmer, first press, first
    quality, fizzy, flaky, flame, flat, flat bottomed, flat leaf, flat leaved, flatleaf, flatleaved, flavorful, flavorless,
    flavorsome, flavourful, flavourless, flavoursome, flaxen, flemish, fleshy, floral, florida, floury, fluffy, fluted, food
    grade, foraged, foreign, forelle, forest, fortified, fragrant, free of charge, free range, free roaming, free run,
    freerange, french, french breakfast, french style, french trimmed, frenched, freshly bought, freshly brewed, freshly cooked,
    freshly harvested, freshly made, freshly popped, freshness, fridge cold, from a carton, from a jar, from concentrate, from
    the deli, from the jar, fruity, fuerte, fuji, fujis, full bodied, full cream, full fat, full flavor, full flavored, full
    flavour, full flavoured, full sodium, full strength, full sugar, fuller, fullest, fullfat, gala, galas, galician, garden,
    garnet, gascon, gassy, gelatinous, generic, genuine, georgian, german, german style, ghanaian, giant, gluey, gmo free, gold,
    golden, golden brown, golden delicious, golden wonder, good, good quality, gooey, gourmet, grade, grade a, grade aa, grade
    b, graded, grain fed, grain finished, grainy, grass fed, grass finished, grassfed, gravelly, gravenstein, gray, greater,
    greek, greek style, green, green skinned, green zebra, greenish, grey, gritty, guatemalan, haas, hairy, haitian, halal, half
    fat, halffat, hand crafted, hand dived, hand harvested, hand made, hand picked, handcrafted, handmade, hard, hard neck,
    hardened, harder, hardneck, hardy, harvest, harvested, hass, hawaiian, head off, headless, heads on, healthier, healthiest,
    healthy, hearty, heat, heat proof, heat treated, heavy, heavy duty, hebridean, heirloom, herefordshire, heritage, heritage
    breed, high altitude, high cocoa content, high fat, high fiber, high fibre, high grade, high heat, high in fat, high oleic,
    high protein, high quality, high smoke point, high temperature, high welfare, higher welfare, highest quality, highly,
    himalayan, hispi, hokkaido, holland, hollow, home cured, home grown, home made, home style, homegrown, homemade, homestyle,
    homogenised, homogenized, honey gold, honeycrisp, honeycrisps, hormone free, hot, hothouse, hotter, hottest, house made,
    housemade, humanely raised, hungarian, ice cold, icelandic, icy, icy cold, idaho, idared, igp, imported, in brine, in its
    juice, in its own juice, in its own juices, in its skin, in juice, in natural juice, in own juice, in pods, in salt, in
    season, in shell, in spring water, in spring water or brine, in the pod, in the shell, in their juice, in their own juice,
    in their shells, in their skins, in water, indian, indian style, indonesian, industrial, inexpensive, inner, instant,
    intense, international, iodised, iodized, iranian, iraqi, irish, irish style, israeli, israeli style, italian, italian
    style, ivory, jacket on, jamaican, january king, japanese, japanese style, javanese, jazz, jersey, jersey royal, jersey
    royals, jewel, jewish, jonagold, jonagolds, jonathan, jordanian, juicier, juicy, jumbo sized, just ripe, kashmiri, keitt,
    kent, kentish, kentucky, kenyan, kerrs pink, kesar, keto friendly, king, king edward, king edwards, king size, king sized,
    kirby, knobbly, knobby, korean, korean style, kosher, kosher certified, kumato, la ratte, label rouge, lacinato, lady
    balfour, lamb hass, lambert, lancastrian, laotian, large flake, large grain, large leaved, late, late season, latin, latin
    american, latvian, leaf on, leafy, lean, leaner, leanest, leaves attached, leaves on, lebanese, lebanese style, less fat,
    less salt, less sodium, less sugar, lesser, lesser quality, levantine, libyan, light, light brown, light colored, light
    coloured, light fleshed, light green, light in color, lighter, lighter colored, lightest, ligurian, lincolnshire, line
    caught, lion stamped, lisbon, lite, lithuanian, live, live culture, live cultured, local, locally grown, locally produced,
    locally raised, locally sourced, loch, lollo, lollo biondo, london, long, long cooking, long cut, long grain, long grained,
    long life, long necked, long stem, long stemmed, longer, longgrain, loose, loose leaf, louisiana, lovely, low, low cal, low
    calorie, low carb, low fat, low gi, low in fat, low in salt, low in sodium, low in sugar, low moisture, low salt, low
    sodium, low sugar, lower calorie, lower fat, lower salt, lower sodium, lower sugar, lowest, lowfat, lukewarm, luxury,
    macedonian, madagascan, madagascar, maghrebi, main crop, maincrop, maine, malaysian, maltese, manuka, marbled well, marfona,
    marfonas, maris, maris bard, maris peer, maris piper, maris pipers, market, matte, mature, matured, mcintosh, mealy,
    meatier, meaty, mediterranean, mediterranean style, medium coarse, medium dry, medium fat, medium fine, medium firm, medium
    grain, medium grained, medium grind, medium ground, medium hot, medium ripe, medium sharp, medium soft, medium spicy, medium
    sweet, medjool, mellow, mexican, mexican style, meyer, micro planed, mid range, middle eastern, mild, mild flavored, mild
    flavoured, mild tasting, milder, mildest, mildly, milk fed, mineral, mineral rich, mission, mixed, mixed color, mixed
    colored, mixed colors, mixed colour, mixed coloured, mixed colours, modena, moist, moldovan, moneymaker, mongolian,
    monounsaturated, montmorency, morello, moroccan, moroccan style, mountain, msc, msc certified, multi colored, multi
    coloured, multi purpose, multicolored, multicoloured, multipurpose, muscat, mushy, musselburgh, nam dok mai, named,
    nantaise, nantes, narrow, narrow leaf, native, natural, natural colored, natural coloured, naturally brewed, naturally
    fermented, naturally raised, navel, nepalese, nepali, neutral, neutral flavored, neutral flavoured, neutral tasting, new,
    new crop, new season, new seasons, new zealand, next, nice, nicer, nigerian, nitrate free, nitrite free, no added salt, no
    added sugar, no nitrate, no salt, no salt added, no stir, no sugar, no sugar added, non alcoholic, non bitter, non fat, non
    gmo, non hydrogenated, non iodised, non iodized, non organic, non pareil, non vintage, non waxed, nonalcoholic, nonfat,
    nonhydrogenated, noniodized, nonorganic, nonreactive, nonvintage, noor, norfolk, normal, normandy, north african, northern,
    northern spy, norwegian, not from concentrate, not too ripe and firm, nourishing, nutritious, oak aged, oaked, oblong,
    odorless, odourless, off dry, off the bone, off white, oil cured, oil packed, oily, old, old fashion, old fashioned, older,
    on the bone, on the stalk, on the stem, on the vine, one hundred percent, opal, opaque, open cap, orange colored, orange
    coloured, orange fleshed, orange skinned, ordinary, oregon, organic, organically grown, oriental, original, original style,
    other, out of season, outdoor bred, outdoor reared, oval, oven ready, over ripe, overripe, overseas, own brand, own label,
    pacific, pacific rose, packaged, packed in brine, packed in juice, packed in oil, packed in salt, packed in syrup, packed in
    water, packham, padron, pakistani, pale, pale colored, pale green, paler, paler colored, palestinian, pan ready, parisian,
    passe crassane, pasteurised, pasteurized, pasture fed, pasture raised, pastured, patagonian, pattypan, pdo, peak season,
    pearlescent, peppery, perfect, perfectly, perfectly ripe, persian, peruvian, pesticide free, pgi, piccolo, piedmontese,
    pinhead, pink, pink fir apple, pink fir apples, pink ladies, pink lady, piper, pipers, pippin, pippins, pitless, plain,
    plump, plumper, plumpest, pointed, pointed spring, pointy, pole caught, polish, polish style, polynesian, polyunsaturated,
    poor quality, popular, portuguese, pourable, pre cooked, pre made, pre packaged, pre packed, pre prepared, precooked,
    prefab, premade, premium, premium quality, prepackaged, prepacked, preservative free, pretty, prime, prime quality, primo,
    probiotic, produced, proper, protected, provencal, provencal style, puerto rican, pungent, punjabi, pure, purple, purple
    haze, purple skinned, purple sprouting, quality, quality assured, quality of, quick, quick acting, quick cook, quick
    cooking, quick rise, quick rising, rainbow, rainier, rapid, rapid rise, rare breed, ratte, rattes, ready, ready chopped,
    ready diced, ready grated, ready ground, ready made, ready mixed, ready peeled, ready prepared, ready rolled, ready
    shredded, ready sliced, ready to cook, ready to drink, ready to eat, ready to go, ready to roll, ready to use, ready washed,
    readymade, real, rectangular, red, red anjou, red delicious, red fleshed, red kuri, red label, red norland, red russian, red
    skinned, red stemmed, red tractor, redder, reddish, redskin, redskins, reduced calorie, reduced fat, reduced in fat, reduced
    salt, reduced sodium, reduced sugar, refined, refrigerated, regional, regular, removable, reserva, residue free, responsibly
    sourced, restaurant quality, restaurant style, ridged, rind off, rindless, ripe, ripe and ready, ripe but firm, ripe red,
    ripe yellow, ripened, ripeness, riper, ripest, riserva, robust, robusta, robustly, rod caught, roman, romanian, rome beauty,
    rooster, roosters, root on, rose colored, roseval, round, rounder, roundish, royal, royal gala, royals, rspca assured, ruby,
    ruby red, runny, russet, russets, russian, rustic, rusty, salt cured, salt free, salt reduced, salted, saltier, saltless,
    salty, salvadoran, san marzano, santa, sardinian, sashimi grade, saturn, savoyard, scandinavian, scarlet, scented, scottish,
    seasonal, seasons, sec, seckel, second, seedless, seeds on, self raising, self rising, selfraising, semi dry, semi firm,
    semi hard, semi ripe, semi skimmed, semi soft, semi sweet, semi sweetened, semiskimmed, semisweet, senegalese, serbian,
    seville, shanghai, sharp, sharper, shelf stable, shell off, shells on, shetland black, shiny, shop bought, shopbought,
    short, short cut, short grain, short grained, shorter, siberian, sichuan, sichuanese, sicilian, silken, silky, silver,
    simple, sinewless, singaporean, single, single acting, single origin, sized, skim, skimmed, skinless, skinny, skins off,
    skins on, slender, slightly ripe, slightly under ripe, slightly underripe, slim, slim line, slimline, slovak, slovenian,
    slow, slow acting, slow rise, small leaved, smaller eyed, smelly, smokey, smoky, smooth, smoother, sodium, soft, soft and
    ripe, soft ripe, soft set, softer, softneck, solid, solid pack, solidified, somerset, sour, soured, south african, south
    american, south indian, southern, southwestern, spanish, spanish style, sparkling, spartan, special, speciality, specialty,
    specific, spicier, spiciness, spicy, spongy, spreadable, spring, sprouting, squeezable, squeezy, squishy, sri lankan,
    stainless steel, stale, stalk on, stalkless, stalks on, standard, standard size, standard sized, starchy, stayman, steel
    cut, stem on, stemless, stems attached, stems on, stiff, still, stone baked, stone free, stone ground, stoneground,
    stoneless, store bought, store brand, storebought, straight, straight sided, strained, strength, stringless, strong, strong
    flavored, strong flavoured, stronger, strongly, stubby, suffolk, sugar baby, sugarloaf, sulfite treated, summer, sun blush,
    sun blushed, sun gold, sun ripened, sunblush, sunblushed, sungold, sungolden, sungolds, sunkissed, sunripened, super
    crunchy, super fine, super soft, super sweet, superb, superfine, superior, superior quality, supermarket, supermarket brand,
    supermarket own, supersweet, supple, sushi grade, sussex, sustainable, sustainably caught, sustainably sourced, swedish,
    swedish style, sweet, sweet tasting, sweetened, sweeter, sweetest, sweetheart, sweetish, sweetly, sweetness, swiss style,
    syrian, szechuan, szechwan, taggiasca, tahitian, tail off, tailless, tails off, taiwanese, tangier, tangy, tapered,
    tasmanian, tasty, tawny, tender, tenderer, tennessee, tepid, texan, texas, thai, thai style, thick, thick cut, thick set,
    thick skinned, thicker, thickest, thin, thin cut, thin skinned, thinner, thinnest, thompson, thornless, tibetan, tiger,
    tightly closed, tinted, tipo, top, top grade, top notch, top quality, top shelf, tops attached, tough, traditional,
    traditional style, traditionally made, trans fat free, translucent, trap caught, treated, tri color, tri colored, tri
    coloured, triangular, tricolor, tricolour, triple, triple distilled, triple washed, tropical, true, tunisian, turban,
    turkish, turkish style, tuscan, tuscan black, twelve year old, two percent, typical, tyrolean, ugly, uht, ukrainian, ultra
    fine, ultra pasteurised, ultra pasteurized, ultra thin, umbrian, unadulterated, unaged, unbattered, unbleached, unblemished,
    unbreaded, unbrewed, unbroken, unbruised, uncoated, uncolored, uncoloured, uncured, undamaged, under ripe, underripe,
    unfilled, unfiltered, unflavored, unflavoured, unfloured, unfrosted, unglazed, uniced, uniform, unmarinated, unmarked,
    unoaked, unpasteurised, unpasteurized, unpressed, unprocessed, unrefined, unripe, unripened, unsalted, unscented,
    unseasoned, unsmoked, unspiced, unspoiled, unsprayed, unsqueezed, unstuffed, unsulfured, unsulphured, unsweetened,
    untreated, unusual, unwaxed, unwilted, uruguayan, usda, usda choice, usda prime, usual, uzbek, valencia, valencian, value,
    value pack, variegated, various, venetian, venezuelan, vermont, very cold, very dry, very fine, very fresh, very hot, very
    lean, very ripe, very soft, very strong, very thin, vibrant, victoria, vidalia, vietnamese, vietnamese style, vine, vine
    ripe, vine ripened, vintage, virgin, vitamin enriched, vittoria, vivaldi, walla walla, warm, warmer, warmish, water packed,
    wavy, waxed, waxy, weak, well aged, well chilled, well marbled, well ripened, welsh, western, western style, whichever,
    white, white fleshed, white skinned, whiter, whitish, whole, whole fat, whole grain, wholegrain, wholesome, wide, wide cut,
    wider, wild, wild caught, wild foraged, wild harvested, wild or farmed, wilder, wilja, william, williams, williams bon
    chretien, wilting slightly, wiltshire, winesap, winter, wintry, with bone, with bones, with head on, with heads on, with its
    juice, with its liquid, with juice, with juices, with leaves, with liquid, with peel, with rind, with roots, with shells on,
    with skin, with skin on, with skins, with stalks, with stems, with tail on, with tails, with tails on, with the bone, with
    the juice, with the liquid, with the peel, with the skin, with the skin on, with the stem, with their juice, with their
    juices, with their leaves, with their liquid, with their tops, with tops, without bones, without skin, without skins,
    without stones, wood aged, woodsy, woody, wrinkled, wrinkly, yellow, yellow finn, yellow fleshed, yellow skinned, yellowish,
    yemeni, yorkshire, young, younger, youngest, yukon, yukon gold, yukon golds, zante, zanzibar, zebra, zero fat, zero sugar
  `,
  preparation: `
    across the grain, add, added, adding, adjust, adjusted, against the grain, aged overnight, air popped, al dente, allow,
    allowed, along the grain, apart, arrange, arranged, assemble, assembled, at a slant, at an angle, attached, back fat
    removed, baked off, bash, bashed, bashing, baste, basted, batch cooked, batonned, bearded, bearding, beat, beaten, beaten
    together, beating, bias cut, blanch, blanched, blanching, blended, blended together, blended until smooth, blending, blind
    baked, blitz, blitzed, blitzing, bloomed, blot, blotted, bone in, bone out, bone removed, boned, boned and rolled, boned
    out, bones in, bones removed, bones reserved, break, breaking, brewed, briefly, brine reserved, bring, bring to the boil,
    bringing, broken, broken in half, broken in pieces, broken in two, broken into chunks, broken into florets, broken into
    pieces, broken off, broken open, broken roughly, broken up, brought, brought to a boil, brought to room temperature, brought
    to the boil, brown sides, browned, browning, bruise, bruised, brush clean, brushed, brushed clean, brushed off, bulk sliced,
    bundled, butterflied, butterflied open, butterfly, by hand, by the butcher, by the fishmonger, by your butcher, by your
    fishmonger, caramelise until, carve, carved, carving, casing discarded, casing removed, casings discarded, casings removed,
    char grilled, chargrilled, charred, chiffonade, chiffonaded, chill, chill overnight, chilled overnight, chilled until
    needed, chilling, chined, chop, chop off, choped, chopped, chopped coarsely, chopped fine, chopped finely, chopped into
    pieces, chopped medium, chopped roughly, chopped small, chopped up, chopping, choppped, chunked, clarified, cleaned, cleaned
    and sliced, cleaned of, cleaning, closed, cloves crushed, cloves peeled, cloves separated, coarsely, coarsely chopped,
    coarsely crushed, coarsely cut, coarsely grated, coarsely ground, coarsley, coddled, collect, collected, combine, combined,
    combined together, combining, completely, concasse, concassed, cooked and chopped, cooked and diced, cooked and mashed,
    cooked and sliced, cooked crisp, cooked until crisp, cooled, cooling, core, core removed, cored, cored and chopped, cored
    and diced, cored and quartered, cored and seeded, cored and sliced, cores removed, coring, cover, covered, covering,
    cracked, cracked open, cracking, crinkle cut, crisp tender, crisped up, criss cross, criss crossed, cross cut, cross
    hatched, crosscut, crosshatched, crossways, crosswise, crumble up, crumbled, crumbled into pieces, crumbling, crush,
    crushed, crushed in a mortar, crushed with the flat of a knife, crushing, crust cut off, crust removed, crusts cut off,
    crusts discarded, crusts off, crusts removed, crusts trimmed, crusts trimmed off, cube, cubed, cubed small, cubing, cure,
    cured, curled, cut, cut across, cut against the grain, cut away, cut crosswise, cut diagonally, cut evenly, cut fine, cut
    finely, cut in chunks, cut in cubes, cut in half, cut in pieces, cut in quarters, cut in slices, cut in strips, cut in two,
    cut in wedges, cut into bite size pieces, cut into chunks, cut into cubes, cut into florets, cut into matchsticks, cut into
    pieces, cut into quarters, cut into rings, cut into rounds, cut into segments, cut into slices, cut into small pieces, cut
    into squares, cut into sticks, cut into strips, cut into wedges, cut lengthways, cut lengthwise, cut on the bias, cut on the
    diagonal, cut open, cut out, cut roughly, cut side down, cut side up, cut small, cut thick, cut thickly, cut thin, cut
    thinly, cut through, cut to fit, cut to size, cut up, cutting, dark green parts discarded, dark green parts removed, de
    beaded, de bearded, de boned, de gorged, de seed, de seeded, de stalked, de stemmed, de stoned, de stringed, de veined,
    debearded, deboned, decanted, decored, deep cleaned, deep scored, deeply, defatted, defrost, defrosted, defrosted and
    drained, defrosted if frozen, defrosted overnight, defrosting, deglazed, degorged, degreased, dehusked, delicately, depod,
    depodded, deribbed, derinded, descaled, deseed, deseeded, deseeding, destalked, destemmed, destoned, destringed, detached,
    devein, deveined, deveining, diagonal, diagonally, diagonally cut, dice, diced, diced fine, diced finely, diced small,
    dicing, dilute, diluted, discard, discarded, discarding, disjointed, dissolve, dissolved, dissolving, distribute,
    distributed, divide, dividing, double peeled, double podded, double shelled, drain, drain off, drained, drained and chopped,
    drained and crumbled, drained and cubed, drained and flaked, drained and halved, drained and mashed, drained and patted dry,
    drained and rinsed, drained and sliced, drained and squeezed dry, drained well, draining, drawn, drizzled, dry fried, dry
    toasted, dunk, dunked, dusting off, ease, emptied, empty, emulsified, ends cut off, ends discarded, ends removed, ends
    snapped off, ends trimmed, even, even sized, evenly, eviscerated, excess fat removed, excess fat trimmed, eyed, fanned,
    fashioned, fat removed, fat skimmed, fat trimmed, feathered, fileted, filleted, filleting, filter, fine chopped, finely,
    finely chopped, finely crumbled, finely crushed, finely cut, finely diced, finely grated, finely ground, finely minced,
    finely shredded, finely sliced, finely sliced on the diagonal, firmly, firmly packed, firmly pressed, flaked, flaking,
    flamed, flash fried style, flatten, flattened, flattened out, flattening, fluffed, foamed, foaming, foamy, fold, folded,
    folding, force through, forked, form, formed, formed into balls, forming, french cut, fresh cracked, fresh grated, fresh
    ground, fresh squeezed, freshly, freshly chopped, freshly cracked, freshly crushed, freshly grated, freshly ground, freshly
    milled, freshly pressed, freshly squeezed, freshly toasted, freshly torn, fried until crisp, frothed, frothy, frozen until
    firm, frozen until needed, frozen until solid, fully, gathered, gathered up, generously, gently, gently bruised, gently
    crushed, gently melted, gently warmed, germ removed, grate, grated, grated finely, grated on a box grater, grated on a
    microplane, grating, green bits only, green germ removed, green parts only, green tops only, griddle, griddled, grill,
    grilled, grind, grinding, ground in a mortar, ground in a spice grinder, ground to a paste, ground up, gut, gutted, hacked,
    halve, halved, halved and pitted, halved and seeded, halved and sliced, halved and stoned, halved crossways, halved
    crosswise, halved lengthways, halved lengthwise, halving, hand chopped, hand cut, hand grated, hand pulled, hand sliced,
    hand torn, hang, head on, heads and tails removed, heads removed, heat up, heated, heating, hollowed, hollowed out,
    horizontally, hull, hulled, hulled and halved, hulled and quartered, hulled and sliced, hulling, hung, husked, husking, in a
    blender, in a dry frying pan, in a dry pan, in a dry skillet, in a food mill, in a food processor, in a frying pan, in a low
    oven, in a microwave, in a mortar, in a mortar and pestle, in a pestle and mortar, in chunks, in cubes, in half, in halves,
    in matchsticks, in pieces, in quarters, in rings, in rounds, in segments, in slices, in strips, in the microwave, in the
    oven, in thirds, in wedges, insert, inserted, into, into balls, into bite size pieces, into bite sized pieces, into chunks,
    into coins, into cubes, into dice, into discs, into disks, into fingers, into florets, into half moons, into halves, into
    lengths, into matchsticks, into pieces, into quarters, into ribbons, into rings, into rounds, into segments, into slices,
    into small pieces, into squares, into sticks, into strips, into thirds, into wedges, inverted, jointed, juice reserved,
    juice squeezed, juiced, juices reserved, juicing, juliened, julienned, keep, keeping, kept, kept chilled, kept cold, kept
    frozen, kept separate, kept warm, kept whole, knead, kneaded, knocked back, knotted, ladled, laid, laid out, laminated,
    large holes, latticed, lay, layer, layered, leave, leaves and stalks chopped, leaves and stems separated, leaves bruised,
    leaves chopped, leaves finely chopped, leaves only, leaves picked, leaves removed, leaves roughly chopped, leaves separated,
    leaves shredded, leaves stripped, leaves torn, leaves washed, leaving, left, left on, left over night, left to cool, left to
    drain, left to dry, left to infuse, left to prove, left to rise, left to soak, left to stand, left to thaw, left unpeeled,
    left whole, length ways, length wise, lengthways, lengthwise, lift, lifted, light green parts, lightly, lightly bashed,
    lightly beaten, lightly bruised, lightly cracked, lightly crushed, lightly greased, lightly mashed, lightly oiled, lightly
    packed, lightly salted, lightly smashed, lightly toasted, lightly whipped, lightly whisked, lightly wilted, line, lined,
    lining, liquefied, liquid discarded, liquid reserved, liquidise, liquidised, liquidized, loosely, loosely chopped, loosely
    packed, loosen, loosened, lying, macerate, macerated, made, made up, make, making, mandolined, marbled, mashed, mashed to a
    paste, mashed together, mashing, massage, massaged, measure, measured, measuring, medium chopped, medium diced, melt,
    melted, melted and cooled, melted and slightly cooled, melted over a pan, melting, membrane removed, microplaned,
    microwaved, mill, mince finely, minced, minced fine, mincing, mixed thoroughly, mixed together, mixed well, mixing, moisten,
    moistened, mortared, nearly, neatly, next day, notched, off, oiled, on a bias, on a box grater, on a diagonal, on a griddle,
    on a mandolin, on a mandoline, on a slant, on an angle, on the barbecue, on the bias, on the diagonal, on the grill, on the
    large holes of a box grater, on the small holes of a box grater, open, opened, opened flat, opened out, opened up, opening,
    outer leaves discarded, outer leaves removed, over a bain marie, over a flame, over simmering water, overnight, packed,
    packed down, pale green parts, pan fried, pan roasted, pan seared, pan toasted, par baked, par boiled, par cooked, parbaked,
    parboil, parboiled, parcooked, pare, pared, paring, part baked, part boiled, part cooked, partially, partially cooked,
    partially thawed, partly, pass, passed, passing, pat, pat dry, patted, patted dry, peel, peel removed, peeled, peeled and
    chopped, peeled and cored, peeled and crushed, peeled and cubed, peeled and cut, peeled and deveined, peeled and diced,
    peeled and grated, peeled and halved, peeled and left whole, peeled and minced, peeled and quartered, peeled and seeded,
    peeled and sliced, peeled and stoned, peeled off, peeled seeded and chopped, peeled seeded and diced, peeling, percolated,
    pestled, pick, picked, picked from stems, picked from the stalks, picked from the stem, picked off, picked over, picked
    through, picking, pierce, pierced, piercing, pin boned, pinboned, pinch off, pinched, piped, pipped, pith removed, pitted,
    pitting, place, placed, placing, plucked, plumped, plus the juice, podded, podding, poke, poked, portioned, pound, pounded,
    pounded flat, pounded thin, pounded to a paste, pounding, pour, poured, poured over, pouring, pre baked, pre boiled, pre
    chopped, pre cut, pre diced, pre ground, pre heated, pre peeled, pre rinsed, pre roasted, pre rolled, pre shredded, pre
    sliced, pre soaked, pre toasted, pre washed, prebaked, prechopped, precut, preheat, preheated, prepare, prepared, preparing,
    prepped, preshredded, presliced, presoaked, press, pressed, pressed through a sieve, pressing, prewashed, prick, pricked,
    pricking, process, processed, processed until smooth, proofed, proved, proven, puffed, pull, pull apart, pulled, pulled
    apart, pulled off, pulling, pulse, pulsed, pulverise, pulverised, pulverized, puree, pureed, pureed until smooth, pureeing,
    push, pushed, put, put aside, put through a garlic press, put through a press, put through a ricer, putting, quarter,
    quartered, quartered lengthways, quartered lengthwise, quartering, quick soaked, randomly, rasped, reconstituted, reduce,
    reduced, reducing, refill, refresh, refreshed, refreshing, reheat, reheated, rehydrate, rehydrated, release, released,
    remove, removed, removing, render, rendered, replace, replaced, reserve, reserved, reserving, reshaped, rest, rested,
    resting, retained, return, ribboned, ribs and seeds removed, ribs discarded, ribs removed, riced, rind on, rind removed,
    rinds removed, rinse, rinsed, rinsed and chopped, rinsed and drained, rinsed and dried, rinsed and patted dry, rinsing, rip,
    ripped, ripped into pieces, ripped up, roast until, roll out, rolled, rolled out, rolled out thinly, rolled thin, rolled
    thinly, rolled up, room temperature softened, root end intact, root end left on, root end trimmed, root intact, root
    trimmed, roots removed, roots trimmed, rotated, rough, rough chopped, roughly, roughly chopped, roughly crushed, roughly
    cut, roughly diced, roughly mashed, roughly sliced, roughly torn, rubbed, rubbed off, rubbed through a sieve, rubbed
    together, rubbing, run, running, salted overnight, saute, sauteed, sauteing, scald, scalded, scalding, scaled, scaling,
    scissored, scoop, scooped, scooped out, scooping, score, scored, scoring, scrape, scraped, scraped clean, scraped out,
    scraping, scrub, scrubbed, scrubbed clean, scrubbing, sealed, sear, seared, searing, seasoned to, sectioned, seed discarded,
    seed removed, seeded, seeded and chopped, seeded and diced, seeded and finely chopped, seeded and minced, seeded and sliced,
    seeded and thinly sliced, seeds and all, seeds and membranes removed, seeds and pith removed, seeds and ribs removed, seeds
    and stems removed, seeds crushed, seeds discarded, seeds extracted, seeds from, seeds intact, seeds of, seeds only, seeds
    out, seeds removed, seeds reserved, seeds scooped out, seeds scraped, seeds scraped out, segmented, separate, separated,
    separately, separating, served, set, set aside, set to drain, setting, settled, shake, shaken, shaken off, shaken well,
    shaking, shaped, shaped into a ball, shaped into balls, shaping, sharply, shave, shaved, shaved thinly, shaved with a
    vegetable peeler, shaven, shaving, shell on, shell removed, shelled, shelled and deveined, shelling, shells cracked, shells
    discarded, shells intact, shells removed, shells reserved, shells rinsed, shells scrubbed, shred, shredded, shredding,
    shuck, shucked, shucking, sieve, sieved, sieved and cooled, sieving, sift, sifted, sifting, simmer, simmered, simmering,
    singed, skewered, skim off, skimmed off, skin, skin discarded, skin off, skin on, skin removed, skin scored, skinned,
    skinning, skins discarded, skins removed, skins slipped off, slash, slashed, slice, sliced, sliced on the bias, sliced on
    the diagonal, sliced thin, sliced thinly, slicing, slid, slightly, slightly beaten, slightly cooled, slightly crushed,
    slightly softened, slightly thawed, slightly warm, slightly warmed, slit, slitted, slivered, slow cooked, slow roasted,
    small holes, smash, smashed, smashed and peeled, smashed with the side of a knife, smashing, smear, smeared, smooth down,
    smoothed, smushed, snapped, snapped in half, snapped into pieces, snapping, snip, snipped, snipping, soak, soaked, soaked
    and cooked, soaked and drained, soaked overnight, soaking, soaking liquid reserved, soften, softened, softened at room
    temperature, softening, softly, softly whipped, sort, sorted, sorting, spatchcock, spatchcocked, spiral cut, spiral sliced,
    spiralised, spiralized, splashed, splayed, split, split in half, split lengthways, split lengthwise, split open, splitting,
    spoon, spooned, sprayed, spread out, spritzed, sprouted, sprouting removed, spun, spun dry, squared, squash down, squashed,
    squashed flat, squeeze, squeezed, squeezed dry, squeezed from, squeezed out, squeezed over, squeezing, stalked, stalks and
    leaves separated, stalks discarded, stalks finely chopped, stalks removed, stalks trimmed, stand, standing, start, starting,
    steep, steeped, steeping, stem, stem trimmed, stemmed, stemmed and chopped, stemmed and seeded, stemming, stems and leaves
    separated, stems discarded, stems finely chopped, stems removed, stems trimmed, sticking, stiffly, stiffly beaten, stiffly
    whipped, still frozen, stir, stir fried, stirred, stirred together, stirring, stone, stone removed, stoned, stones removed,
    stoning, store, stored, strain, strained off, straining, stretch, stretched, stretched thin, string, stringed, strings
    removed, strip, stripped, stripped from stems, stripped from the stalks, stripped from the stem, stripped off, stripping,
    strung, stuck, stuck together, sweat, sweated, sweating, swirl, swirled, swished, tail on, tailed, tails intact, tails left
    on, tails on, tails removed, take, taken, taken off, taken off the stalk, tamped, tap, tapped, tear, tearing, teased,
    tempered, tender crisp, tenderised, tenderized, thaw, thawed, thawed and drained, thawed if frozen, thawed overnight,
    thawing, thick cut slices, thick sliced, thick stalks removed, thick stems removed, thickly, thickly sliced, thin cut
    slices, thin sliced, thinly, thinly sliced, thinned, thoroughly, thoroughly drained, thoroughly washed, threaded, through a
    fine sieve, through a garlic press, through a press, through a sieve, tie, tied, tied together, tied up, tightly, tightly
    packed, tilted, tip, tipped, to a coarse powder, to a fine paste, to a fine powder, to a paste, to a powder, to a pulp, to a
    puree, to chop, to cool, to crush, to cut, to drain, to grate, to loosen, to melt, to peel, to remove, to rinse, to
    separate, to slice, to soak, to soft peaks, to soften, to soften up, to stiff peaks, to thaw, toasted, toasting, top and
    tail, topped and tailed, topping and tailing, tops cut off, tops removed, tops trimmed, torched, torn, torn apart, torn in
    half, torn into bite size pieces, torn into pieces, torn into shreds, torn roughly, torn up, torn up roughly, toss, tossed,
    tossed together, tossing, tough ends removed, tough outer leaves removed, tough stems removed, trim, trimmed, trimmed and
    chopped, trimmed and cut, trimmed and sliced, trimmed of all fat, trimmed of excess fat, trimmed of fat, trimmed of sinew,
    trimmed of visible fat, trimming, trussed, tuck, tucked, turn, turned, twist, twisted, tying, unbaked, unbeaten, unblanched,
    unboned, unchopped, uncored, uncovered, uncut, under the broiler, under the grill, undiluted, undrained, undressed, undyed,
    ungreased, unhulled, unmelted, unmolded, unmoulded, unopened, unpacked, unpeeled, unpitted, unroll, unrolled, unshelled,
    unshucked, unsifted, unskinned, unsliced, unsoaked, unstemmed, unstoned, unstrained, until, until al dente, until cold,
    until cool, until crisp, until dissolved, until fluffy, until foamy, until fragrant, until frothy, until golden, until
    golden brown, until hot, until just tender, until light and fluffy, until melted, until needed, until ready to use, until
    required, until ripe, until serving, until smooth, until soft, until soft peaks, until softened, until stiff, until stiff
    peaks, until tender, until thick, until toasted, until translucent, until warm, untoasted, untrimmed, unwashed, unwrap,
    unwrapped, using a peeler, using a vegetable peeler, veins removed, vertically, vigorously, warm up, warmed, warmed through,
    warming, wash, washed, washed and chopped, washed and drained, washed and dried, washed and sliced, washed and spun dry,
    washed and torn, washed and trimmed, washed well, washing, wedged, weigh, weighed, weighing, well, well beaten, well
    chopped, well cleaned, well crushed, well drained, well dried, well mashed, well mixed, well oiled, well packed, well
    rinsed, well salted, well scrubbed, well seeded, well shaken, well squeezed, well stirred, well trimmed, well washed, well
    whisked, whipped, whipping, whirled, whisk, whisked, whisked together, whisking, white and green parts, white and green
    parts separated, white and light green parts, white and light green parts only, white and pale green parts, white and pale
    green parts only, white bits only, white part only, white parts only, whizz, whizzed, widthways, widthwise, wilt, wilted,
    wilting, wipe, wiped, wiped clean, wiping, with a fork, with a knife, with a mandoline, with a mortar and pestle, with a
    peeler, with a pestle and mortar, with a potato peeler, with a rolling pin, with a sharp knife, with a spoon, with a
    vegetable peeler, with kitchen paper, with paper towel, with paper towels, with seeds removed, with the back of a knife,
    with the back of a spoon, with the flat of a knife, with the grain, with the side of a knife, with your fingers, with your
    hands, woody ends removed, woody ends snapped off, woody ends trimmed, work, worked, wound, wring, wrung, wrung out,
    yielding, zest, zest and juice only, zested, zesting
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
    almond sized, apple sized, approx size, apricot sized, bean sized, big, bigger, biggest, bite size, bite sized, bitesize,
    bitesized, centimeter, centimeters, centimetre, centimetres, cherry sized, chickpea sized, chip size, chip sized, cm, cm
    long, cm thick, cm wide, cms, coin sized, coin thick, cubic, diameter, dozenish, egg sized, enormous, equal size, equal
    sized, equally sized, evenly sized, extra large, extra long, extra small, extralarge, fairly large, fairly small, family
    sized portion, feet, finger length, finger sized, finger thick, finger width, fist size, fist sized, foot, full, full sized,
    generous, golf ball size, golf ball sized, golfball sized, good sized, grape sized, great, hand sized, hazelnut sized,
    heaped, heaping, high, huge, in diameter, in length, inch, inch long, inch piece, inch thick, inch wide, inches, individual,
    jumbo, l, large, large sized, larger, largest, largish, length, lengths, lentil sized, level, leveled, levelled, lg, lge,
    little, littler, long length, lrg, m, marble sized, massive, matchbox sized, md, med, med sized, medium, medium large,
    medium size, medium sized, medium small, medium thick, medium to large, mediumsized, micro, mid size, mid sized, middle
    sized, middling, mighty, millimeter, millimeters, millimetre, millimetres, mini, miniature, minis, minuscule, mm, mm long,
    mm thick, mm wide, mouthful sized, normal size, normal sized, nut sized, olive sized, oversized, palm sized, paper thin, pea
    size, pea sized, pencil thick, pencil thin, penny sized, petite, pint sized, plum sized, quail egg sized, quart sized, razor
    thin, regular size, regular sized, rice sized, rounded, s, same size, same sized, scant, size, size l, size large, size m,
    size medium, size of a golf ball, size of a hazelnut, size of a pea, size of a pea pod, size of a thumb, size of a walnut,
    size of an egg, size of your thumb, size s, size small, size xl, sizes, slightly heaped, slightly rounded, sm, small, small
    ish, small sized, small to medium, smaller, smallest, smallish, sml, snack size, snack sized, stacked, stamp sized, super
    thin, tall, taller, teeny, the size of a walnut, the size of an egg, the size of your thumb, thick ish, thickness,
    thicknesses, thin ish, thumb length, thumb size, thumb sized, thumb thick, thumbnail sized, thumbsized, tiny, unequal, very
    large, very small, wafer thin, walnut size, walnut sized, whopping, width, widths, xl, xs, xxl
  `,
  shape: `
    allumettes, arcs, ball of, balls of, barrels, batonettes, batonnets, batons, battonets, big chunks, big pieces, bite size
    chunks, bite size pieces, bite sized chunks, bite sized morsels, bite sized pieces, bite sizes, blades, block, blocks,
    brunoise, bunches, bundle, bundles, chips of, chunk, chunks, chunky pieces, chunky slices, chunky strips, chunky wedges,
    circle, circles, cluster, clusters, cm chunks, cm cubes, cm dice, cm lengths, cm pieces, cm rounds, cm slices, cm strips,
    coil, coils, coin pieces, coin shapes, coins, column, columns, confetti, crescent shapes, crescents, crumbles of, cubelets,
    cubes, curl, curls, cutouts, cylinder, cylinders, diagonal slices, diagonals, diamond shapes, diamonds, dices, disc, discs,
    disk, disks, dollop, dollops, domes, eighths, equal chunks, equal pieces, equal slices, even chunks, even pieces, even
    slices, fan, fans, fine dice, fine julienne, fine shreds, fine slices, fine strips, fingers of, flecks, floret, florets,
    flowerets, fourths, frill, frills, frond, fronds, half circles, half inch dice, half inch pieces, half moon, half moons,
    half pieces, half rings, half slices, halfmoons, halves, heart shapes, inch chunks, inch cubes, inch dice, inch lengths,
    inch pieces, inch rounds, inch slices, inch strips, individual portions, jardiniere, joint, joints, julienne, julienne
    strips, juliennes, kernel, kernels, large ball, large chunks, large dice, large pieces, larger chunks, larger pieces,
    lattice, layers, leaf shapes, link, links, long slices, long strips, lozenges, lump, lumps, macedoine, manageable pieces,
    match sticks, matchstick, matchstick pieces, matchstick size, matchstick sized pieces, matchstick strips, matchsticks,
    medallion, medallions, medium dice, mini cubes, mm dice, mm slices, mm strips, moons, morsel, morsels, mouthful, mouthfuls,
    narrow strips, nest, nests, nuggets of, oblong shapes, oblongs, ovals, part, parts, paysanne, petal, petals, piece, pieces,
    pieces of, plank, planks, portion, portions, quarter moons, quarter pieces, quarters, rectangle, rectangles, ribbon,
    ribbons, ring, rings, rods, rondelles, ropes, rosette, rosettes, rough chunks, rough cubes, rough dice, rough pieces, rough
    slices, roughly equal pieces, rounds, scraps, section, sections, segment, segments, serving pieces, serving size pieces,
    serving sized pieces, shape, shapes, shard, shards, shaving shapes, shavings, sheet, sheets, shreds, side, sides, sixths,
    slab, slabs, slice shapes, slices, sliver, slivers, small ball, small chunks, small cubes, small dice, small florets, small
    pieces, small sticks, smaller chunks, smaller pieces, spear, spears, sphere, spheres, spiral, spirals, sprig, sprigs, spring
    sprigs, square, squares, squiggles, stars of, strand, strands, strip shapes, strips, swirls, teardrops, thick rounds, thick
    slices, thick sticks, thick strips, thick wedges, thin julienne, thin rounds, thin shreds, thin slices, thin sticks, thin
    strip, thin strips, thin wedges, thirds, thread, threads, thumb sized pieces, tiny cubes, tiny dice, tiny pieces, tip
    shapes, tips, tranche, tranches, trapezoids, triangle, triangles, tube, tubes, tuft, tufts, twists of, uniform pieces,
    wedge, wedges, wheels, whirls, wide strips
  `,
  part: `
    all parts, back bone, backbone, backbones, base end, beards, belly flaps, bloodline, blossom end, blossom ends, blossoms,
    bodies, body, bone, bones, bottom third, branch, branches, brown skin, brown skins, bulb, bulb end, bulb only, bulb part,
    bulbs, cap, caps, cartilage, casing, casings, cavity, center, centers, centre, centres, choke, chokes, cocoa solids,
    connective tissue, cooking juices, cooking liquid, cores, crown, crowns, damaged leaves, dark green parts, dead leaves, ear,
    ears, edge, edges, end, end bits, ends, excess fat, excess juice, excess liquid, excess moisture, excess oil, excess salt,
    excess skin, excess water, exterior, eyes, fat end, fatty bits, fatty deposits, fatty parts, feathers, fiber, fibers, fibre,
    fibres, fin, fins, flaps, flesh, flesh only, flower heads, flowering tops, foam, fuzz, fuzzy choke, gills, grated zest,
    grated zest and juice, green bits, green core, green end, green ends, green part, green parts, green stem, green stems,
    green tips, green top, green tops, gristle, guts, hard bits, hard core, hard parts, head, head end, heads, heart, heart of,
    hearts, hulls, husk, husks, inedible parts, innards, inner core, inner leaves, inside, insides, interior, its juice, its
    juices, its liquid, its own liquid, joints removed, juice, juice and rind, juice and zest, juice from, juice of, juice only,
    juices, knuckles, large end, large leaves, larger leaves, leaf, leaf tips, leafs, leafy bits, leafy part, leafy parts, leafy
    tops, leaves, leaves and stems, leaves from, leaves of, leaves off, lees, light part, liquid, liquid from, liquid part,
    liquids, liquor reserved, loose leaves, lower part, membrane, membranes, middle, middles, midrib, midribs, neck end,
    nectaries, only the flesh, only the green part, only the green parts, only the juice, only the leaves, only the white part,
    only the zest, outer, outer husk, outer layer, outer layers, outer leaves, outer skin, outer skins, outside, own juice, own
    juices, packing juice, packing liquid, pan juices, papery husks, papery skin, papery skins, peaks, peel and pith, peel of,
    peelings, peels, pin bones, pinbones, pip, pips, pistil, pistils, pit, pith, piths, pits, pod, pods, pulp, pulp of, pulps,
    rib bones, rib removed, rind, rind and juice, rind of, rinds, root, root end, root ends, root hairs, root only, roots, sap,
    sediment, seed case, seed pods, seedpods, seeds and membranes, seeds and pulp, seeds and ribs, silver skin, silverskin,
    sinew, sinews, skin and bones, skins, small end, small leaves, smaller leaves, soaking liquid, soft leaves, soft parts,
    solid part, solids, spine, spines, sprout ends, stalk, stalk end, stalk part, stalks, stalks only, stamen, stamens, stem
    end, stem ends, stem part, stems, stems and leaves, stems and roots, stigmas, stones, strings, tail, tail end, tail ends,
    tails, taproot, tender leaves, tender parts, tender stems, tendon, tendons, tendrils, tentacle, tentacles, the bone, the
    core, the fat, the flesh, the juice, the juices, the leaves, the liquid, the peel, the pith, the pulp, the rind, the roots,
    the skin, the stalks, the stems, the zest, their juice, their juices, their liquid, their liquor, thick end, thick part,
    thick parts, thick stalks, thick stems, thin end, thin parts, thorns, tip ends, tissue, top half, top leaves, top third,
    tops, tops only, tough core, tough outer layer, tough outer layers, tough outer leaves, tough parts, tough stalks, tough
    stems, tubers, underside, upper part, vein, veins, vines, white and green part, white bits, white core, white end, white
    ends, white membrane, white part, white parts, white pith, whites and greens separated, wilted leaves, wing tip, wing tips
    removed, wishbone, woody bits, woody core, woody ends, woody stalk, woody stalks, woody stem, woody stems, yellow leaves,
    young leaves, zest and juice, zest from, zest of, zest only, zests
  `,
  container: `
    ampoule, ampoules, armfuls, bag, bag of, baggie, baggies, bags, bags of, ball jar, bar of, barrel of, bars of, basket,
    basket of, baskets, blister pack, bottle, bottle of, bottles, bottles of, bowl, bowl of, bowlful, bowls, bowls of, box, box
    of, boxes, boxes of, brick pack, bucket, buckets, can, can of, canister, canisters, cans, cans of, capful, capfuls, capsule,
    capsules, carafe, carton, carton of, cartons, cartons of, clamshell, clamshells, coffee cup, coffee cups, container,
    container of, containers, containers of, crate, crate of, crates, cup measure, cupful, cupfuls, dispenser, doypack, drained
    weight, drained wt, envelope, envelope of, envelopes, envelopes of, family pack, fistful, fistfuls, flask, foil pack, glass
    jar, glass of, glasses of, glassful, glassfuls, half bottle, half bottles, individual pack, individual packs, individual
    pots, jam jar, jam jars, jar, jar of, jarful, jarfuls, jars, jars of, jug, jug of, jugs, keg, ladle, ladleful, ladlefuls,
    ladles, large bag, large can, large carton, large jar, large packet, large pots, large tin, large tub, mini jar, mini jars,
    mini pack, mini tin, mini tins, miniature bottle, mug, mug of, mugful, mugfuls, mugs, multi pack, multipack, multipacks,
    net, net drained weight, net weight, net wt, nets, pack, pack of, package, package of, packages, packages of, packaging,
    packet, packet of, packets, packets of, packing, packs, packs of, pail, pails, palmful, palmfuls, paper bag, parcel pack,
    pint carton, pk, pkg, pkgs, pkt, pkts, plastic bag, pot of, pot pack, pots of, pottle, pouch, pouch of, pouches, pouches of,
    punnet, punnet of, punnets, punnets of, ramekinful, resealable bag, sachet, sachet of, sachets, sachets of, sack, sack of,
    sacks, scoops, shot glass, shot glasses, shrink wrapped, sleeve, sleeves, small bag, small can, small carton, small jar,
    small pack, small packet, small pot, small tin, small tub, snack pack, spoonful, spoonfuls, squeeze bottle, squeezy bottle,
    standard can, standard tin, steam bag, teacup, teacupful, teacupfuls, teacups, tetra pack, tetra pak, tetrapak, thimbleful,
    tin, tin of, tinful, tins, tins of, tray of, tray pack, trays of, tub, tub of, tube of, tubes of, tubful, tubs, tubs of,
    tumbler, tumblers, vac pack, vac packed, vacuum pack, vacuum packed, vacuum packs, vacuum sealed, vial, vials, wine bottle,
    wine glass, wine glasses, wineglass, wineglassful
  `,
  filler: `
    a, a big bunch of, a big handful, a big handful of, a big pinch, a big pinch of, a big squeeze of, a bit, a bit extra, a bit
    less, a bit more, a bit of, a blend of, a combination of, a couple, a couple of, a dash, a dash of, a drizzle of, a drop, a
    few, a few drops, a few drops of, a few grinds, a few grinds of, a few grinds of the mill, a generous amount of, a generous
    handful of, a generous pinch of, a generous splash of, a good amount, a good amount of, a good glug, a good glug of, a good
    handful, a good handful of, a good pinch, a good pinch of, a good splash, a good splash of, a good squeeze, a good squeeze
    of, a grating of, a handful, a hint, a hint of, a k a, a large handful, a large handful of, a large pinch, a large pinch of,
    a little, a little bit, a little bit of, a little extra, a little less, a little more, a little squeeze of, a lot, a lot of,
    a mix of, a mixture of, a pinch, a range of, a scattering of, a selection of, a small amount, a small amount of, a small
    bit, a small handful, a small handful of, a small pinch, a small pinch of, a splash, a splash of, a sprinkle, a sprinkle of,
    a sprinkling, a sprinkling of, a squeeze of, a squirt of, a suspicion of, a tad, a tiny bit, a touch, a touch of, a variety
    of, a whisper of, about, about the same, above all, abundant, abv, accordingly, across, additional, additionally, after,
    afterwards, again, against, aka, all, all around, all of, all over, almost, almost all, along, alot, already, also, also
    called, also known, also known as, also labeled, also labelled, also sold as, although, altitude, altogether, always,
    amount, amounts, an, an assortment of, and co, and so on, and the like, another, any, any kind of, any less, any more, any
    type of, anymore, anyone, anything, anyway, anywhere, apiece, app, appr, approx, approx total, approximate, approximately,
    approximatly, aprox, are, around, as, as big as, as fine as, as finely as possible, as follows, as fresh as possible, as
    good as, as hot as you can stand, as hot as you like, as large as, as little as possible, as long as, as many, as many as,
    as much, as much as, as much as needed, as much as possible, as much as required, as possible, as small as, as small as
    possible, as thick as, as thin as, as thin as possible, as thinly as possible, as well as, asap, assortment, assortment of,
    at, at a time, at all, at least, at minimum, at most, at once, away, back, balance, barely, based, basically, be, because,
    been, before, being, below, best results, better, between, big enough, bind, binding, bit, bit of, bits and bobs, blend of,
    both, both of, both sides, btw, but, by, by size, by volume, by weight, ca, called, cannot, cant, capacity, cent, certain,
    changes, choice, choice of, circa, colors, colours, com, combination, combination of, consistency, content, could, couldnt,
    count, couple, couple of, couples, cracks, dab, dabs, daily, degree, degrees, described, different kinds, directly, ditto,
    do, down, drizzle, drizzle of, dry weight, during, ea, each, each about, each of, each side, easily, either, either side,
    enough, entire, entirely, equal, equal amounts, equal parts, equal quantities, equivalent, especially, essentially, et
    cetera, etc, even better, even less, even more, ever, every, everyone, everything, exact, exactly, example of, except as
    noted, excess, extra, extra large amount, fairly, far less, far more, few, finally, first, follow, following, follows,
    freely, from, from about, further, furthermore, fyi, generally, generous amount of, generous grind of, generous grinding of,
    get, give, given, gives, glug, glugs, go, going, gonna, good amount of, good grind of, good grinding of, got, grating of,
    gratings, greatly, grind of, grinding of, grindings, grinds, grinds of, gross, had, halfway, hand, hands, has, have, having,
    he, headnote, heaps, heaps of, hence, her, here, heres, hers, him, hint, hint of, hints, his, holes, hopefully, how,
    however, i, i am, i had, i have, i like, i like to use, i love, i mean, i prefer, i recommend, i suggest, i think, i use, i
    used, i usually use, id, ideally, idk, if, ill, im, imho, imo, in addition, in all, in batches, in four, in half crossways,
    in half crosswise, in half lengthways, in half lengthwise, in one go, in one piece, in order to, in particular, in thirds
    lengthwise, in three, in total, in two, include, included, individually, inside of, instead, is, ish, it, itll, its, its
    best, its fine, itself, ive, just, just about, just enough, just over, just under, kind, kind of, kinda, kinds, knobs, knot,
    known, known as, labeled, labelled, large enough, lashings, lashings of, last, lastly, least, less, let, lets, lil, little
    bit, little bit of, loads, loads of, long enough, look, lot, lots, lots more, lots of, lug, lugs, mainly, many, many more,
    marked, max, maximum, may, maybe, me, mean, medley of, might, min, mine, minimum, mix of, mixture of, more, more than,
    moreover, most, most of, mostly, much, much less, much more, must, my, my favorite, my favourite, named as, namely, nearly
    all, need, need to, needs, neither, nevertheless, no 1, no 2, no 3, no less than, no more, no more than, nob, none, none of,
    nor, nos, not overly, not too, not too big, not too ripe, not too small, not too soft, not too sweet, not too thick, not too
    thin, nothing else, now, nub, number, number one, odd, odd bits, of, off the, often, ok, okay, on hand, once, one at a time,
    one more, ones, only, onto, oodles of, or so, or thereabouts, otherwise, our, out, out of, overall, own, part of,
    particular, particularly, pat of, pattern, pc, pce, pcs, pct, peeled weight, per, per cent, per side, percent, perhaps,
    pinches, plenty, plenty of, possible, possibly, pref, prefer, preferable, preferably, preference, preferred, prepared
    weight, pretty much, prevent, previously, probably, proof, provide, purely, qty, quality brand of, quantities, quantity,
    quite, range of, rather, ratio, raw weight, really, regularly, relatively, remain, remainder, remaining, respective,
    respectively, rest of, result, results, right, right away, room, roughly about, same, same amount, say about, scatter,
    scattered, scattering of, schmear, selection of, several, shake of, shakes, shall, she, shelled weight, should, shouldnt,
    similar, similarly, simply, since, single serving of, skosh, slightly less, slightly more, slug, slugs, small amount of,
    small enough, small quantity of, smear of, smidge, smidgen, smidgeon, so, so called, so long as, sold as, some, some more,
    some of, somehow, something, something like that, sometimes, somewhat, sort of, sorts, sprinkle, sprinkles of, sprinkling
    of, spritz, spritz of, squeeze of, squirt, squirt of, squirts, still more, straight from, straight out of, style, styles,
    such, sufficient, super, swig, tad, tbh, than, that, thats, the, the amount, the best, the rest, the rest of, the same, the
    same amount of, the total, their, them, themselves, then, there, thereabouts, therefore, theres, these, they, theyll,
    theyre, thicken, thin enough, thing, things, this, those, though, through, throughout, thru, thus, thx, til, till, tiny
    amount of, tiny bit of, to, today, together, tomorrow, tonight, tons of, too, total, total about, total weight, totally,
    touch, touch of, toward, towards, trace, trace of, truly, turns, turns of the mill, twist of, twists, type, types,
    unavailable, uncooked weight, under, unless, up, up to, upon, upto, us, use, used, uses, using, usually, varieties, variety,
    variety of, version, versions, versus, very, via, volume, vs, wanna, want, wanted, wants, was, way, way less, way more,
    ways, we, weekly, weighed about, weighed after, weighs, weight, weight after, weight before, weights, well known, well see,
    went, were, what, whatever, whats, when, when possible, whenever, where, where possible, whereas, wherever, wherever
    possible, whether, which, while, whilst, whisper of, who, whole lot, whole thing, whos, whose, why, will, wish, wishes,
    within, without any, wont, works, worth, worth of, would, wt, ya, ye, yes, yesterday, yet, you, youd, youll, your, your
    choice, your choice of, your favorite, your favourite, youre, yours, yourself, youself, youve
  `,
  remark: `
    1 each, 1 per person, 2 each, 2 per person, a day ahead, a day in advance, above, above recipe, accompaniment,
    accompaniments, accompany, according, according to directions, according to instructions, according to pack instructions,
    according to package directions, according to package instructions, according to packet instructions, according to
    preference, according to taste, according to the directions on the packet, according to the instructions, according to the
    package directions, according to the package instructions, according to the packet instructions, according to your taste,
    adapted, adapted from, add flavor, add flavour, additional for serving, adds flavor, adds flavour, adjust according to
    taste, adjust as needed, adjust seasoning, adjust to preference, adjust to taste, adjust to your preference, adjust to your
    taste, adults, advance, affiliate, affiliate link, aged 12 months, ahead, ahead of time, aisle, aisles, aldi, all at room
    temperature, all shapes, all together, allergic, allergies, allergy, alongside, alternative, alternatively, amazon, amazon
    com, any amount, any brand, any color, any color you like, any colour, any colour you like, any combination, any combination
    of, any firm, any fresh, any good, any good brand, any good quality, any kind, any kind will do, any kind will work, any
    kind you like, any leftover, any leftovers, any mild, any mix of, any mixture of, any neutral, any of, any one, any other,
    any shape, any shape you like, any shape you prefer, any short shape, any size, any type, any type will do, any variety, any
    variety will do, any will do, any will work, as a garnish, as above, as accompaniment, as an accompaniment, as below, as
    described, as described above, as desired, as directed, as garnish, as instructed, as is, as liked, as many as you like, as
    much as you like, as necessary, as needed, as per instructions, as per packet instructions, as per taste, as per your taste,
    as preferred, as required, as you like, as you prefer, asda, asian aisle, asian food shops, asian food stores, asian
    grocers, asian grocery, asian grocery stores, asian market, asian markets, asian section, asian shops, asian specialist
    shops, asian stores, asian supermarket, asian supermarkets, aside, ask, ask the butcher, ask the butcher to do this, ask the
    fishmonger, ask your butcher, ask your butcher to do this, ask your butcher to do this for you, ask your fishmonger, ask
    your fishmonger to do this, ask your fishmonger to do this for you, assembly, at asian markets, at end of recipe, at home,
    at room temp, at room temperature, at serving time, at the end, at the end of the recipe, at the last minute, at the side,
    at the table, at your local, atop, available, available at, available at asian markets, available at health food stores,
    available at most supermarkets, available at specialty stores, available at supermarkets, available from, available from
    asian grocers, available from asian supermarkets, available from delicatessens, available from good delis, available from
    health food shops, available from health food stores, available from larger supermarkets, available from most supermarkets,
    available from online suppliers, available from some supermarkets, available from specialist shops, available from
    supermarkets, available in asian markets, available in health food shops, available in most supermarkets, available in
    specialty stores, available in supermarkets, available in the international aisle, available online, avoid, baking aisle,
    baking day, baking section, based on, batch, batches, be careful, be careful not to, be generous, be sure to, be sure to
    use, best flavor, best flavour, best if, best quality you can find, best served, best to use, best used, best when, best you
    can afford, best you can find, better if, better when, blog, blog post, bought, brand, brands, budget friendly, budget
    option, but any, but any will do, but not essential, but optional, butcher, buy, buying, by preference, by taste, called
    for, calls for, can add, can add more, can also be used, can also use, can be bought, can be found, can be found at, can be
    frozen, can be made ahead, can be omitted, can be replaced, can be replaced by, can be skipped, can be substituted, can be
    used, can replace, can sub, can substitute, can use, can use less, can use more, careful, careful not to, carefully,
    caution, cheap option, check, check allergens, check label, check labels, check packaging, check packet for allergens, check
    the ingredients, check the label, check the labels, check the packet, checked, chef, chefs, chefs note, children, choose,
    click here, co op, coles, comment, comments, cook ahead, cooks note, cooks notes, coop, cost, costco, could add, could also
    use, could be used, could sub, could substitute, could use, cupboard, cupboards, dairy aisle, day, day before, days, days
    before, deeper flavor, deeper flavour, deli, deli counter, deli section, delicatessen, delicatessens, delis, depending,
    depending how spicy you like it, depending on, depending on how spicy you like it, depending on how thick you like it,
    depending on preference, depending on season, depending on size, depending on taste, depending on the size, depending on the
    thickness, depending on thickness, depending on your preference, depending on your taste, desired, detail, details, diet
    friendly, dietary, difficult, difficult to find, digital, divided, divided use, do ahead, do not chop, do not cook, do not
    cut, do not defrost, do not discard, do not drain, do not pack, do not peel, do not rinse, do not skin, do not stir, do not
    thaw, do not trim, do not use instant, do not wash, dont discard, dont drain, dont forget, dont forget to, dont peel, dont
    rinse, dont skip, dont worry, earlier, easier, easiest, easily found, easy, easy to find, enjoy, enjoyed, essential, et al,
    ethnic aisle, ethnic markets, ethnic stores, explained, explained below, explanation, eye, eyeball, eyeball it, eyeballed,
    farmers markets, favorite, favorites, favourite, favourites, feel free, feel free to add more, feel free to use, few per
    person, find, find it at, fishmonger, fishmongers, for 10 minutes, for 15 minutes, for 20 minutes, for 24 hours, for 30
    minutes, for 5 minutes, for a few hours, for a few minutes, for a few seconds, for a milder taste, for a spicier dish, for a
    treat, for about, for accompaniment, for added flavor, for added flavour, for adults, for an hour, for assembly, for at
    least, for best results, for children, for coating the pan, for cocktail, for color, for colour, for convenience, for
    crunch, for decor, for decorating, for decoration, for dusting, for extra crunch, for extra flavor, for extra flavour, for
    extra heat, for extra spice, for finishing, for flavor, for flavour, for four, for four people, for freshness, for frying,
    for garnish, for garnishing, for good luck, for greasing, for half an hour, for heat, for kids, for later, for more flavor,
    for more flavour, for presentation, for serving, for several hours, for spice, for sprinkling, for sweetness, for taste, for
    texture, for the table, for the top, for this recipe, for topping, for two, for two people, found, found at, found in asian
    markets, found in health food stores, found in the asian aisle, found in the baking aisle, found in the freezer section,
    found in the international aisle, found in the produce section, freezer section, freshly made or store bought, fridge, from
    above, from below, from earlier, from my, from our, from package, from packet, from scratch, from step 1, from step 2, from
    step 3, from step one, from the bone, from the bottle, from the butcher, from the can, from the day before, from the
    freezer, from the garden, from the market, from the night before, from the package, from the packet, from the pan, from the
    shop, from the stalk, from the stem, from the store, from the supermarket, from the tin, frozen aisle, frozen section, full
    recipe, full recipe below, garnish optional, generous pinch to taste, get the recipe, giblets discarded, giblets removed,
    giblets reserved, gives about, good quality brand, good quality if possible, good supermarkets, great flavor, great flavour,
    grocers, grocery, grocery store, grocery stores, grown ups, h mart, handy, hard to find, have on hand, have ready, health,
    health food shop, health food shops, health food store, health food stores, heb, helpful, highly recommended, hint below,
    hmart, home, homemade or shop bought, homemade or store bought, homemade recipe, homes, hour, hours, hours before,
    household, hr, hrs, i bought, i buy, i found, i got, iceland foods, if available, if baking, if big, if can find, if
    cooking, if desired, if desired for garnish, if desired for serving, if desired to serve, if dry, if fresh, if frozen, if
    frozen thaw, if frying, if grilling, if hungry, if in a hurry, if in doubt, if in season, if it is, if it is too dry, if it
    is too thick, if its, if its too thick, if large, if like, if liked, if making, if making ahead, if necessary, if need be,
    if needed, if needed for, if needed to thicken, if needed to thin, if not, if not available, if not available use, if not
    sweet enough, if not using, if on hand, if possible, if preferred, if required, if roasting, if salted, if serving, if
    serving a crowd, if serving later, if small, if so, if there are, if there is, if there is any, if they are large, if they
    are small, if thick, if thin, if too big, if too dry, if too large, if too runny, if too sour, if too sticky, if too sweet,
    if too thick, if too thin, if unavailable, if unsalted, if using, if using a, if using active dry, if using an, if using
    bottled, if using canned, if using dried, if using fresh, if using frozen, if using homemade, if using instant, if using it,
    if using large, if using one, if using salted, if using small, if using store bought, if using the, if using them, if using
    tinned, if using unsalted, if using whole, if using wooden, if very large, if wanted, if wet, if whole, if wished, if you
    are, if you are feeling, if you are feeling adventurous, if you are lucky, if you are using, if you can, if you can find it,
    if you can find one, if you can find some, if you can find them, if you can get hold of it, if you can get hold of some, if
    you can get hold of them, if you can get it, if you can get them, if you can handle it, if you can handle the heat, if you
    can manage, if you can stand it, if you cannot find, if you cant find, if you choose, if you desire, if you do not have, if
    you dont have, if you dont like, if you dont like it spicy, if you dont mind, if you dont want, if you dont want it spicy,
    if you feel like it, if you have, if you have it, if you have one, if you have some, if you have them, if you have time, if
    you havent, if you like, if you like a bit of heat, if you like heat, if you like it hot, if you like it spicy, if you like
    it sweeter, if you like it thicker, if you like spice, if you must, if you need, if you need it, if you need to, if you
    prefer, if you use, if you used, if you want, if you want a, if you want extra, if you want it, if you want it spicy, if you
    want it sweeter, if you want it thicker, if you want more, if you want some, if you want to, if you wish, if you would like,
    if youd like, if youre, if youre feeling adventurous, if youre feeling fancy, if youre in a hurry, if youre using, if youve
    got, if youve got it, if youve got some, ikea, important, in a pinch, in advance, in blog post, in flavor, in flavour, in
    headnote, in my fridge, in my pantry, in my shop, in post, in recipe, in season only, in shops, in step 1, in step 2, in
    step 3, in step 4, in stock, in store, in stores, in supermarkets, in text, in the cupboard, in the freezer, in the fridge,
    in the headnote, in the introduction, in the method, in the method below, in the notes, in the pantry, in the post, in the
    post above, in the recipe, in the refrigerator, in the text, in total divided, in your fridge, in your pantry, increase,
    info, information, ingredient, ingredient note, ingredient notes, inspired by, instructions below, instructions follow,
    intact, international aisle, intolerance, intolerant, jump to recipe, just before serving, just enough to cover, keep aside,
    kid friendly, kids, kitchen garden, kroger, larger supermarkets, last minute, later, later on, later use, latin markets,
    left aside, less if desired, less or more, less to taste, levels, lidl, like it hot, like it spicy, like to use, liking,
    link above, link below, link in notes, listed, listed above, listed below, local butcher, lol, long time, look for, look for
    it, look for the, look out, look out for, lots of flavor, lots of flavour, love, loved, low cost, m s, made according to,
    made ahead, made from scratch, made in advance, made the day before, made with a stock cube, make ahead, make sure, make
    sure it is, make sure its, make sure they are, make sure to use, make sure you use, make your own, makes about, making sure,
    markets, marks and spencer, may be frozen, may be omitted, may be optional, may be substituted, may be used, may need, may
    need a little more, may need less, may need more, may not be needed, may not need all, may not use all, may use, meijer,
    mentioned, mentioned above, mentioned below, middle eastern grocers, middle eastern markets, middle eastern shops, middle
    eastern stores, might not be needed, milder flavor, milder flavour, mins, minute, minutes, minutes before, month, months,
    more as desired, more as needed, more as required, more details, more flavor, more flavour, more for dusting, more for
    garnish, more for greasing, more for serving, more for topping, more if desired, more if necessary, more if needed, more if
    required, more if you like, more if you like it spicy, more info, more information, more optional, more or less, more or
    less depending on taste, more or less to taste, more or less to your liking, more to finish, more to garnish, more to serve,
    more to taste, morrisons, most supermarkets, must be, must be at room temperature, must be cold, must use, nb, necessary,
    neck and giblets removed, needed, needs to be, needs to be at room temperature, needs to be cold, nice flavor, nice flavour,
    night, night before, no exact amount, no need to, no need to chop, no need to defrost, no need to drain, no need to measure,
    no need to peel, no need to rinse, no need to thaw, no substitutes, not beaten, not breaded, not canned, not chilled, not
    chopped, not cold, not concentrated, not cut, not dark, not diluted, not drained, not dried, not dutch process, not
    essential, not extra virgin, not fat free, not firm, not flavored, not flavoured, not fresh, not frozen, not granulated, not
    ground, not heaped, not heaping, not hot, not in brine, not in oil, not in syrup, not in water, not included, not instant,
    not just, not less than, not level, not light, not low fat, not marinated, not melted, not more than, not necessary, not
    needed, not only, not optional, not overripe, not packed, not peeled, not pie filling, not powdered, not pumpkin pie
    filling, not quick cooking, not raw, not reduced fat, not required, not rinsed, not ripe, not roasted, not salted, not
    seasoned, not self raising, not self rising, not sharp, not sifted, not silken, not skimmed, not sliced, not smoked, not so
    ripe, not soaked, not soft, not softened, not sour, not sweet, not sweetened, not thawed, not the liquid, not thick, not
    thin, not tinned, not toasted, not too cold, not too dark, not too dry, not too fatty, not too fine, not too finely, not too
    firm, not too hard, not too hot, not too large, not too lean, not too many, not too much, not too old, not too salty, not
    too small chunks, not too spicy, not too strong, not too thickly, not too thinly, not too wet, not unsalted, not very ripe,
    not whole, note, note 1, note 2, note 3, note 4, note 5, note below, notes below, nutrition note, ocado, omit if, on page,
    on request, on sale, on side, on special, on the side, on top, one each, one per person, online, online retailers, online
    suppliers, opposite, option, optional, optional but delicious, optional but great, optional but nice, optional but
    recommended, optional but tasty, optional extra, optional extras, optional for garnish, optional for serving, optional
    garnish, optional to serve, optional to taste, optional topping, optionally, options, or according to taste, or adjust to
    taste, or any, or any other, or any other kind, or as desired, or as needed, or as preferred, or as required, or less, or
    less to taste, or more, or more as needed, or more if desired, or more if needed, or more if you like, or more or less to
    taste, or more to taste, or omit, or other, or similar, or so to taste, or the equivalent, or to preference, or to taste, or
    to your taste, or whatever, or whatever you have, or whatever you have on hand, or whatever you like, or whatever you
    prefer, original called for, original recipe, original recipe calls for, original recipe says, other brand, overnight in the
    fridge, page, pages, pantry, people, per person, per portion, per serving, person, personal preference, personal taste,
    personally, persons, photo, photos, picture, pictures, pin it, please, please see note, please see notes, pls, plus a bit
    extra, plus a bit for, plus a bit for dusting, plus a bit for greasing, plus a bit more, plus a drizzle, plus a few, plus a
    few drops, plus a few extra, plus a few for garnish, plus a few leaves, plus a few leaves to garnish, plus a few more, plus
    a few sprigs, plus a few sprigs to garnish, plus a few to garnish, plus a few to serve, plus a handful, plus a handful to
    serve, plus a knob, plus a little extra, plus a little extra for greasing, plus a little for, plus a little for brushing,
    plus a little for dusting, plus a little for frying, plus a little for greasing, plus a little more, plus a pinch, plus a
    splash, plus a splash more, plus a squeeze, plus additional, plus additional for dusting, plus additional for garnish, plus
    additional for serving, plus enough, plus enough for, plus enough to, plus enough to cover, plus extra, plus extra as
    needed, plus extra for brushing, plus extra for coating, plus extra for decoration, plus extra for drizzling, plus extra for
    dusting, plus extra for finishing, plus extra for frying, plus extra for garnish, plus extra for greasing, plus extra for
    handling, plus extra for kneading, plus extra for oiling, plus extra for rolling, plus extra for scattering, plus extra for
    serving, plus extra for shaping, plus extra for sprinkling, plus extra for sprinkling on top, plus extra for the dish, plus
    extra for the pan, plus extra for the tin, plus extra for the top, plus extra for the work surface, plus extra for topping,
    plus extra for tossing, plus extra for work surface, plus extra if necessary, plus extra if needed, plus extra leaves, plus
    extra leaves for garnish, plus extra leaves to garnish, plus extra leaves to serve, plus extra on the side, plus extra
    optional, plus extra slices to garnish, plus extra slices to serve, plus extra splash, plus extra sprigs, plus extra sprigs
    for garnish, plus extra sprigs to garnish, plus extra sprigs to serve, plus extra to brush, plus extra to coat, plus extra
    to decorate, plus extra to drizzle, plus extra to dust, plus extra to finish, plus extra to fry, plus extra to garnish, plus
    extra to glaze, plus extra to grease, plus extra to oil, plus extra to roll, plus extra to roll out, plus extra to scatter,
    plus extra to season, plus extra to serve, plus extra to spread, plus extra to sprinkle, plus extra to squeeze over, plus
    extra to taste, plus extra to top, plus extra wedges, plus extra wedges for serving, plus extra wedges to serve, plus its,
    plus its juice, plus juice, plus leaves, plus leaves to garnish, plus leaves to serve, plus more, plus more as needed, plus
    more for brushing, plus more for coating, plus more for decorating, plus more for decoration, plus more for drizzling, plus
    more for dusting, plus more for finishing, plus more for frying, plus more for garnish, plus more for garnishing, plus more
    for greasing, plus more for kneading, plus more for oiling, plus more for pan, plus more for pans, plus more for passing,
    plus more for rolling, plus more for rolling out, plus more for seasoning, plus more for serving, plus more for shaping,
    plus more for sprinkling, plus more for sprinkling on top, plus more for the baking dish, plus more for the bowl, plus more
    for the dish, plus more for the grill, plus more for the pan, plus more for the tin, plus more for the top, plus more for
    the work surface, plus more for topping, plus more for work surface, plus more for work surfaces, plus more if necessary,
    plus more if needed, plus more leaves for garnish, plus more on the side, plus more on top, plus more sprigs for garnish,
    plus more to adjust consistency, plus more to coat, plus more to dust, plus more to finish, plus more to garnish, plus more
    to grease, plus more to reach desired consistency, plus more to serve, plus more to sprinkle, plus more to taste, plus more
    to thin, plus more to top, plus one, plus slices, plus slices for garnish, plus slices to serve, plus some, plus some extra,
    plus some for, plus some for dusting, plus some for garnish, plus some for greasing, plus some for serving, plus some for
    the pan, plus some more, plus some to garnish, plus some to serve, plus some to taste, plus sprigs, plus sprigs for garnish,
    plus sprigs to garnish, plus the zest, plus their, plus their juice, plus to garnish, plus to serve, plus to taste, plus
    wedges, plus wedges for serving, plus wedges to serve, plus whole leaves, plus whole leaves for garnish, plus zest, post,
    price, print, print recipe, prior, prior to serving, produce aisle, produce section, publix, purchased, recipe, recipe
    above, recipe adapted from, recipe at end, recipe below, recipe called for, recipe calls for, recipe following, recipe
    follows, recipe here, recipe in notes, recipe link, recipe note, recipe notes, recipe on page, recipe opposite, recipe p,
    recipe says, recipe source, recipes, recipes follow, recommend, recommendation, recommended, refer, refer to notes,
    refrigerated section, refrigerator, remember, remember to, required, retailer, retailers, right before serving, room temp,
    room temperature, safeway, sainsburys, sams club, save, save for later, saved, saved for, saved from, say, seconds, secs,
    see, see above, see below, see blog, see blog post, see box, see cooks note, see cooks notes, see cooks tip, see headnote,
    see here, see how to, see ingredient note, see ingredients note, see instructions, see intro, see introduction, see method,
    see note, see note 1, see note 2, see note 3, see note 4, see note 5, see note 6, see note above, see note below, see notes,
    see notes above, see notes below, see notes for substitutions, see our, see page, see photo, see pictures, see post, see
    post for details, see recipe, see recipe above, see recipe below, see recipe intro, see recipe introduction, see recipe
    note, see recipe notes, see recipe tip, see recipe tips, see sidebar, see step, see substitutions, see tip, see tip above,
    see tip below, see tips, see tips below, see try, set to one side, several per person, shop, shopping, shops, should be,
    should be at room temperature, should be cold, should be ripe, should be soft, side note, six servings, sized to taste,
    skip, skip if, so good, sold, sold at, some people, some supermarkets, source, sourced, sources, spar, specialist,
    specialist shop, specialist shops, specialist stores, specialist suppliers, specialists, speciality stores, specialty food
    stores, specialty shops, specialty stores, sprouts farmers market, stock cupboard, storage, store cupboard, stores, stronger
    flavor, stronger flavour, sub, subbed, subs, substituted, substitution, substitutions, suggested, suggestion, suggestions,
    suitable, suitable for freezing, suitable for home freezing, supermarket shelves, supermarkets, supplier, suppliers, sure,
    target, taste, taste and adjust, taste test, tastes, temp, temperature, temperatures, tesco, tested, testing, thank you,
    thanks, thats it, the best you can find, the day before, the night before, the original recipe, the recipe calls for, this
    is, this is important, this is optional, through step, time, times, to accompany, to add, to add at the end, to add later,
    to add on top, to avoid lumps, to avoid sticking, to bake, to balance, to baste, to be added, to be added later, to be
    served, to be used, to begin, to bind, to blanch, to boil, to brighten, to brush on top, to celebrate, to coat the pan, to
    color, to colour, to cook, to cover, to deep fry, to dip, to dredge, to drink, to dunk, to eat, to end, to enhance, to
    enjoy, to fill pan, to fit, to fit the pan, to fit your pan, to flavor, to flavour, to fry, to get, to glaze, to grease the
    pan, to grease the tin, to grill, to help, to keep, to knead, to lift, to line, to line the tin, to loosen it, to make, to
    make a dough, to make a paste, to make a total of, to make it thinner, to make up to, to mix, to moisten, to party, to
    personal taste, to plate, to plate up, to poach, to preference, to present, to prevent sticking, to roast, to roll, to roll
    out, to rub, to saute, to scatter, to scatter on top, to scatter over, to season, to season to taste, to season well, to
    serve alongside, to serve as needed, to serve optional, to shallow fry, to share, to simmer, to spread, to spread on top, to
    sprinkle on top, to sprinkle over, to squeeze, to squeeze over, to start, to steam, to stir through, to strew, to suit, to
    sweeten, to sweeten it, to thicken, to thicken it, to thin, to thin out, to top, to top it off, to top up, to use, to your
    liking, to your own taste, to your preference, to your taste, tradejoes, trader joes, tried and tested, try, try not to, try
    to buy, try to find, try to get, try to use, try using, two days, two each, two per person, type used, unavailable locally,
    up to you, use a, use a good one, use a good quality one, use all, use all of it, use an, use any, use as needed, use as
    required, use both, use both white and green parts, use good quality, use half, use less, use less if, use more, use more
    if, use more or less, use only the green part, use only the leaves, use only the white part, use only the white parts, use
    sparingly, use the, use the best quality you can find, use the best you can afford, use the best you can find, use the green
    part only, use the white part only, use the white parts only, use to taste, use what you have, use whatever, use whatever
    you have, use your favorite, use your favorite brand, use your favourite, use your favourite brand, use your hands, used as,
    used for, used here, used to, very important, video, visible, waitrose, walmart, warning, watch, we like, we love, we
    prefer, we use, we used, webshop, website, week, weeks, wegmans, whatever brand, whatever i have, whatever i have on hand,
    whatever is in season, whatever is on hand, whatever kind, whatever kind you like, whatever size, whatever type, whatever
    you fancy, whatever you got, whatever you have, whatever you like, whatever you prefer, whichever you prefer, whole foods,
    whole foods market, whole leaves for garnish, wholefoods, wholesale, why not, will do, will work, wondering, woolworths,
    works best, works fine, works great, works too, works well, world food aisle, world food section, world market, would work,
    year, year old, years, yield, yielding about, yields, yields about, you can, you can also, you can also use, you can buy,
    you can find, you can leave, you can make, you can omit, you can skip, you can sub, you can substitute, you can use, you
    have, you like, you may need, you may need less, you may need more, you may not need all, you may want, you might need, you
    might not need all, you need, you prefer, you want, you wont need all, your favorite brand, your favourite brand, your own,
    your preference, youve got, yum, yummy
  `,
  purpose: `
    a crowd, accompanying, acidity, appetiser, appetizer, appetizers, assembling, assembly line, au bain marie, baking, baking
    tray, barbecuing, base, basting, bathing, bbqing, binding together, birthday, birthdays, blind baking, board, boiling water
    bath, bottling, braising, breakfast, brining, broiling, brunch, brushing, brushing on top, brushing over, brushing the top,
    brushing tops, brushing with, bulking, canning, casseroling, celebration, celebrations, christmas, coat, coating, color,
    coloring, colour, colouring, contrast, cooking, counter, countertop, cover top, crisping, curing, decorate, decorating,
    decoration, decorations, deep fat frying, deep fry, deep frying, dinner, dipping, dredging, drinking, drizzling, drizzling
    on top, drizzling over, drizzling over the top, dunking, dust, dusting, dusting on top, dusting the board, dusting the pan,
    dusting the surface, dusting the tin, dusting the top, dusting the work surface, dusting the worktop, easter, eating,
    entertaining, feeding, finish, finishing, finishing the dish, folding in, freshening, frying, frying pan, frying the,
    garnish, garnishes, garnishing, garnishing the, gift, gifts, glass rim, glazing, grease, greased, greasing, greasing pan,
    greasing pans, greasing the baking dish, greasing the baking tray, greasing the bowl, greasing the dish, greasing the molds,
    greasing the mould, greasing the muffin tin, greasing the pan, greasing the tin, greasing the tray, greasing tins, grill
    pan, grilling, guests, halloween, hand rolling, handling, heat level, kick, kneading, layering, lining the pan, lining the
    tin, lining the tray, lining tins, loosening, lunch, lunch boxes, lunchbox, lunchboxes, main course, mains, mixing in,
    moistening, molding, moulding, oiling, oiling the bowl, oiling the grill, oiling the pan, oiling the tin, oiling your hands,
    one person, packed lunches, pan frying, pan greasing, parties, party, pickling, picnic, plate up, plating, poaching, pot
    roasting, presentation, preserving, proving, rim, rimming, rimming glasses, rimming the glass, rims, rising, roasting,
    rolling, rolling dough, rolling in, rolling out, rolling the dough, sauteing pan, scattering, scattering on top, scattering
    over, school lunches, sealing, season, seasoning to taste, serve, serving, serving alongside, serving at the table, serving
    on the side, shallow fry, shallow frying, shaping balls, side dish, skewering, slow cooking, smoker, smoking, snacking,
    soaking pan, spraying, spreading, spreading on top, sprinkling, sprinkling on top, sprinkling over, sprinkling the top,
    squeezing over, steaming, stewing, stir frying, stirring at the end, stirring in, stirring through, storing, supper,
    surface, surfaces, sweetening, swirling, table, tasting, tenderising, tenderizing, texture, thanksgiving, the baking, the
    baking dish, the baking pan, the baking sheet, the baking sheets, the baking tray, the blanching, the board, the boiling,
    the bowl, the brushing, the cake tin, the cake tins, the casserole dish, the cookie sheet, the cooking, the counter, the
    counter top, the countertop, the cups, the decoration, the dish, the drizzling, the dusting, the finish, the finishing, the
    freezer, the fridge, the frying, the frying pan, the garnish, the glass rims, the greasing, the griddle, the grill, the
    grilling, the hands, the kneading, the loaf pan, the loaf tin, the mold, the mould, the muffin tin, the muffin tray, the
    pan, the pans, the pie dish, the poaching, the pot, the ramekins, the rim, the roasting, the roasting tin, the rolling, the
    serving, the serving plate, the skillet, the sprinkling, the table top, the tin, the tins, the top, the tray, the wok, the
    work surface, the worktop, thickening, thinning, thinning out, thinning the sauce, to decorate, to drizzle, to dust, to
    finish, to garnish, to grease, to serve, to sprinkle, to taste, toasting pan, topping up, tossing in, tossing pan, tray, two
    people, water bath, weekend, weekends, weeknight, weeknights, whisking in, winter days, work surface, work surfaces,
    working, worktop, your hands, your pan, zing
  `,
  utensil: `
    acetate, acetate sheet, acetate sheets, actifry, air fryer, airfryer, airtight, airtight container, airtight jar, aluminium,
    aluminium foil, aluminum, aluminum foil, apple corer, apron, attachment, bain marie, bakers twine, baking cases, baking
    cups, baking dish, baking dishes, baking mat, baking pan, baking pans, baking paper, baking parchment, baking sheet, baking
    sheets, baking steel, baking stone, baking tin, baking tins, baking trays, ball of string, baller, balloon whisk, bamboo
    mat, bamboo skewer, bamboo skewers, bamboo steamer, bamboo sticks, banneton, bannetons, baster, basting brush, bbq grill,
    bench scraper, biscuit cutter, biscuit cutters, biscuit tin, bit of string, blender, blender jug, blenders, blini pan, blow
    torch, blowtorch, boning knife, bottle opener, bowl scraper, box grater, bread bin, bread knife, bread machine, bread maker,
    bread pan, bread tin, breadmaker, briquettes, broiler, broiler pan, brown paper, brown paper bag, brush, brushes, bulb
    baster, bun tin, bundt pan, bundt tin, butchers string, butchers twine, butter dish, butter knife, butter paper, cake board,
    cake boards, cake cases, cake frame, cake hoop, cake pan, cake pans, cake pop stick, cake pop sticks, cake ring, cake stand,
    cake tester, cake tin, cake tins, cake topper, cake toppers, cake turntable, can opener, candle, candles, candy mold, candy
    molds, candy thermometer, cannelloni tubes metal, canning jars, cardboard, carving fork, carving knife, casserole dish,
    casserole dishes, cast iron, cast iron pan, cast iron pot, cast iron skillet, cedar plank, cedar planks, cello bags,
    cellophane, cellophane bags, channel knife, charcoal, charger, chargers, cheese cloth, cheese grater, cheesecloth, chefs
    knife, cherry pitter, cherry stoner, chinois, chipper, chocolate mold, chocolate mould, chocolate moulds, chopping board,
    chopping boards, chopstick, chopsticks, cleaver, cleaver knife, cling film, cling wrap, clingfilm, cloth, clothes peg, coal,
    coals, cocktail shaker, cocktail stick, cocktail sticks, cocktail umbrella, cocktail umbrellas, coffee filter, coffee
    filters, coffee grinder, coffee machine, coffee maker, colander, comal, cooker, cookie cutter, cookie cutters, cookie gun,
    cookie press, cookie scoop, cookie sheet, cookie sheets, cookie stamp, cookie tin, cooking oil thermometer, cooking string,
    cooking thermometer, cooking twine, cooling rack, cooling racks, corer, cork, corkscrew, cotton string, cotton thread, cream
    horn molds, cream horn moulds, cream whipper, crepe pan, crinkle cutter, crock, crock pot, crockpot, crumpet ring, crumpet
    rings, cupcake cases, cupcake liners, cupcake pan, cupcake papers, cupcake stand, cupcake tin, cupcake wrappers, cutlery,
    cutter, cutters, cutting board, dariole mould, dariole moulds, deep dish, deep fat fryer, deep fryer, deep pan, deep pot,
    dental floss, digital kitchen scale, digital scale, digital scales, digital thermometer, dish, dish cloth, dish towel,
    disposable gloves, disposable piping bag, doilies, doily, donut pan, double boiler, dough cutter, dough hook, dough scraper,
    dough whisk, doughnut pan, doughnut tin, dowel, dowelling rods, dowels, drum sieve, dutch oven, egg cup, egg cups, egg
    poacher, egg ring, egg rings, egg slicer, egg timer, egg whisk, electric, electric hand mixer, electric mixer, electric
    whisk, enameled, enamelled, espresso machine, fat separator, filleting knife, filter paper, fine mesh sieve, fine mesh
    strainer, fine sieve, fire pit, fish kettle, fish slice, fish tweezers, flan dish, flan ring, flan tin, flour sieve, flour
    sifter, fluted tin, foil, foil pan, foil pans, foil tray, foil trays, fondue forks, fondue pot, fondue set, food bag, food
    bags, food mill, food processor, food thermometer, fork, forks, freezer bag, freezer bags, freezer paper, french press,
    fruit bowl, fry pan, fryer, frying pans, funnel, garlic crusher, garlic press, gas burner, gift box, gift tags, glass
    bottle, glass bottles, glass bowl, glass dish, glass jars, glasses, gloves, grater, graters, grease proof paper,
    greaseproof, greaseproof paper, griddle pan, grill basket, grill rack, grill tongs, grinder, hand blender, hand mixer, hand
    whisk, heatproof, heatproof bowl, heavy based, heavy based pan, heavy bottomed, heavy bottomed pan, hob, ice bath, ice
    bucket, ice cream machine, ice cream maker, ice cream scoop, ice cream sticks, ice cube tray, ice cube trays, ice lolly
    mould, ice lolly moulds, ice lolly sticks, ice pop molds, ice pop sticks, icing bag, icing nozzle, icing smoother, icing
    sugar shaker, immersion blender, instant pot, instapot, iron, jam funnel, jam pan, jam thermometer, jar labels, jar lid, jar
    lids, jar with lid, jars with lids, jelly bag, jelly mould, jelly moulds, jelly roll pan, juicer, julienne peeler, kamado,
    karahi, kettle, kitchen aid, kitchen foil, kitchen knife, kitchen paper, kitchen roll, kitchen scale, kitchen scales,
    kitchen scissors, kitchen shears, kitchen string, kitchen thermometer, kitchen thread, kitchen timer, kitchen torch, kitchen
    towel, kitchen towels, kitchen twine, knife, knives, labels, ladle spoon, lame, larding needle, large bowl, large pan, large
    pot, large saucepan, lemon squeezer, lemon zester, length of string, lid, lids, lighter fluid, lined baking tray, lined
    tray, linen cloth, liner, liners, loaf pan, loaf pans, loaf tin, loaf tin liner, loaf tins, lollipop stick, lollipop sticks,
    lolly bags, lolly moulds, lolly stick, lolly sticks, loose based, loose bottomed, madeleine tin, mallet, mandolin,
    mandoline, mandoline slicer, mason jar, mason jars, matches, measuring cup, measuring cups, measuring jug, measuring jugs,
    measuring spoon, measuring spoons, meat mallet, meat tenderiser, meat tenderizer, meat thermometer, medium bowl, medium
    saucepan, melon baller, mesh bag, mesh strainer, metal ring, metal rings, metal skewers, metal spoon, metal tin, mezzaluna,
    micro plane, microplane, microplane grater, microwave, milk frother, milk pan, mincer, mini cupcake liners, mini muffin pan,
    mini muffin tin, mini muffin tray, mixer, mixers, mixing bowl, mixing bowls, mixing jug, mixing spoon, molcajete, mold,
    molds, mortar, mortar and pestle, mould, mould tray, moulds, mouli, muffin cases, muffin cups, muffin liners, muffin pan,
    muffin papers, muffin tin, muffin tins, muffin tray, muffin trays, muslin, muslin bag, muslin cloth, muslin square, napkin,
    napkins, needle and thread, ninja foodi, non stick, non stick frying pan, non stick pan, non stick skillet, nonstick,
    nonstick pan, nonstick skillet, nozzle, nozzles, nut cracker, nut milk bag, nutcracker, nutmeg grater, nutmeg mill,
    nutribullet, nylon sieve, offset spatula, oil mister, oil thermometer, omelette pan, oven, oven bag, oven bags, oven dish,
    oven gloves, oven mitts, oven proof dish, oven rack, oven thermometer, oven tray, ovenproof, ovenproof dish, ovenproof pan,
    ovenproof skillet, oyster knife, paddle attachment, paella pan, paintbrush, palette knife, pan, pancake pan, pans, paper
    baking cases, paper cake cases, paper cases, paper cupcake cases, paper cups, paper doily, paper liners, paper muffin cases,
    paper napkins, paper plates, paper straws, paper towel, paper towels, parchment, parchment paper, paring knife, party bags,
    pasta machine, pasta maker, pasta pot, pasta roller, pastry bag, pastry blender, pastry board, pastry brush, pastry cutter,
    pastry cutters, pastry wheel, peeler, peelers, pepper grinder, pepper mill, peppermill, perforated spoon, pestle, pestle and
    mortar, pie beads, pie bird, pie dish, pie dishes, pie funnel, pie pan, pie plate, pie plates, pie tin, pie weights, piece
    of foil, piece of muslin, piece of string, pieces of foil, piping bag, piping bags, piping nozzle, piping nozzles, piping
    set, piping tip, piping tips, pizza cutter, pizza oven, pizza pan, pizza peel, pizza screen, pizza stone, pizza tin, pizza
    tray, pizza wheel, plancha, plastic bags, plastic container, plastic film, plastic gloves, plastic wrap, plate, plates,
    platter, popcorn maker, popsicle mold, popsicle molds, popsicle stick, popsicle sticks, pot, potato masher, potato peeler,
    potato ricer, potholder, pots, poultry shears, pressure canner, pressure cooker, probe thermometer, processor, proofing
    basket, proving basket, proving bowl, pudding basin, pudding basins, pudding cloth, pudding mould, pudding moulds, rack,
    racks, ramekin, ramekins, razor blade, reamer, resealable, resealable bags, ribbon to decorate, rice cooker, rice paddle,
    ricer, roasting bag, roasting bags, roasting pan, roasting rack, roasting tin, roasting tray, rolling pin, rolling pins,
    rubber, rubber band, rubber bands, rubber gloves, rubber spatula, salad bowl, salad spinner, salt grinder, salt mill,
    sandwich bags, sandwich press, sandwich toaster, sauce pan, saucepan, saucepans, saucer, saucers, saute pan, scale, scales,
    scissors, scraper, sealable bag, sealable bags, serrated knife, serving bowl, serving bowls, serving dish, serving plate,
    serving platter, serving spoon, sewing thread, shaker, shallow dish, sharp knife, shears, sheet of baking paper, sheet of
    foil, sheet of parchment, sheet pan, sheet pans, sheet tray, sheets of foil, sieves, sifter, silicone baking mat, silicone
    brush, silicone mat, silicone mold, silicone molds, silicone mould, silicone moulds, silicone paper, silicone spatula,
    silpat, siphon, skewer, skewers, skillet, skillets, slicer, slotted spoon, slow cooker, slowcooker, small bowl, small pan,
    small saucepan, soda siphon, souffle dish, souffle dishes, souffle mould, soup bowl, soup bowls, soup ladle, soup pot, sous
    vide machine, spatula, spatulas, spice bag, spice grinder, spice mill, spider strainer, spiraliser, spiralizer, spiralizer
    machine, spoons, spray bottle, springform, springform cake pan, springform cake tin, springform pan, springform tin, square
    of muslin, squares of muslin, squeezer, stainless, stand mixer, steak knife, steamer, steamer basket, steel bowl, stencil,
    sterilised, sterilised jar, sterilised jars, sterilized, sterilized jar, sterilized jars, stick blender, sticky tape,
    stirrer, storage container, storage jar, storage jars, stove, stovetop, strainer, sugar shaker, sugar thermometer, swiss
    roll pan, swiss roll tin, tablecloth, tagine dish, tart pan, tart pans, tart ring, tart rings, tart tin, tart tins, tartlet
    pans, tartlet tin, tartlet tins, tava, tawa, tea bag paper, tea cloth, tea infuser, tea strainer, tea towel, tea towels,
    teapot, terrine dish, terrine mould, thermometer, thermometers, thermomix, thermos, timbale moulds, timer, tin foil, tin
    opener, tinfoil, toaster, toaster oven, tongs, tooth pick, tooth picks, toothpick, toothpicks, tortilla press, towel,
    towels, traybake tin, trays, trivet, trussing needle, turkey baster, turntable, tweezers, twine, utensil, utensils,
    vegetable brush, vegetable knife, vegetable peeler, vitamix, waffle iron, waffle maker, wax paper, waxed paper, whisk
    attachment, wide pan, wire mesh, wire rack, wire whisk, wok, wok lid, woks, wood chips, wood plank, wood skewers, wooden
    board, wooden pick, wooden picks, wooden skewer, wooden skewers, wooden spoon, wooden spoons, wooden stick, wooden sticks,
    wooden toothpicks, y peeler, yoghurt maker, yogurt machine, yogurt maker, zester, zip lock bag, zip lock bags, zip top bag,
    ziploc bag, ziploc bags, ziplock bag, ziplock bags, ziptop bag
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
    blister, blizzard, bloom, blouse, blow, blur, boast, boat, bob, bobbin, bog, bomb, book, booth, border, born, borrow, boss,
    bother, boulder, boy, bra, bracket, brake, brandish, brass, brazen, breach, breadth, breath, breed, brian, brick, bride,
    bridge, bridle, brief, brim, bristol, broker, bronze, brood, brook, broom, brother, brow, buckle, bud, budge, buffer, bug,
    bullet, bump, bumper, bunk, bunny, burden, bureau, burglar, burial, burn, burner, bus, bush, bust, butler, bye, cab,
    cabinet, cage, call, calm, came, camera, camp, canada, canal, cancel, cancer, candid, cannon, canoe, canopy, canvas, canyon,
    capital, captain, caption, capture, car, caravan, card, care, career, caress, carol, carpet, carrier, carry, cart, cartoon,
    cash, cashier, casino, cast, castle, casual, cat, catch, cause, cave, cavern, cease, ceiling, celerity, cellar, cement,
    century, chain, chair, chamber, champion, chance, change, channel, chant, chap, chapel, chapter, charge, charles, charm,
    chart, chase, cheat, cheer, cheery, cheque, chess, chew, chicago, child, chimney, chin, china, chisel, choir, chord, chorus,
    chrome, church, cinder, cinema, circus, claim, clamp, clan, clap, class, clause, claw, clay, clever, click, climate, cling,
    clip, clog, close, closet, clothe, clothes, cloud, clue, clumsy, coach, coast, coaster, cobble, cocoon, code, coffin,
    cognate, coin, collar, colony, colt, comb, combat, comedy, coming, command, commit, compare, compete, complete, compose,
    computer, comrade, conceal, concern, concert, condition, condone, confess, confirm, conflict, connect, conquer, console,
    consume, contest, convert, convey, convict, cop, cope, copper, cord, cornea, corner, coroner, corpse, costume, cosy, cot,
    couch, coupon, courage, cousin, coward, cowboy, cradle, craft, crag, cramp, crane, crater, crayon, creak, crease, create,
    creek, creep, crest, crib, cried, crime, crisis, critic, crook, crouch, crow, crude, cruise, crumple, cry, cuckoo, cuddle,
    cue, cuff, culture, curb, cursed, curt, curtsy, custom, dad, dagger, daisy, dallas, damage, dame, damp, dance, dancer,
    danger, daniel, dare, dart, data, daylight, dead, deaf, deal, dealer, dean, dear, debate, decade, decay, decide, deck, deed,
    deem, delete, deliver, demon, den, denial, dent, denver, design, desire, desk, deter, devil, dew, dial, diaper, diary, die,
    differ, dig, digger, dim, dime, diner, dinosaur, dive, diver, dock, dog, doll, dollar, domain, donate, donor, door, doorway,
    dose, dot, drab, draft, drank, drape, dread, dream, dreary, drench, dresser, drill, driver, drown, drum, drunk, duct, due,
    duel, duet, dull, dummy, dump, dusk, dye, eager, earn, earner, earring, east, ego, elastic, elf, ella, embark, ember,
    emerge, endure, energy, engine, enrage, era, eraser, errand, escape, estate, esteem, ethics, europe, event, exam, express,
    extinct, fabric, face, fact, factor, fad, fail, faint, fairy, fake, falcon, fame, fantasy, far, fare, fashion, fate, father,
    favour, fax, fear, feast, feather, feature, fee, feed, feel, fell, fellow, female, fender, ferry, fiction, fiddle, figure,
    file, film, finance, fir, fire, fit, fix, flag, flannel, flap, flare, flatter, flaw, flea, flex, flight, fling, flog, flood,
    floor, floppy, florin, flu, fluent, flush, flute, flutter, fly, foal, foe, fog, folder, folk, fond, fool, forbid, force,
    ford, forget, formal, format, former, fort, forth, foster, fought, foul, founder, fox, frail, frame, france, frank, fred,
    friend, fringe, frown, fuel, fume, fund, funny, fur, furry, fury, fuss, future, gain, gait, gale, gallop, gamble, gang, gap,
    garage, garbage, garland, gary, gas, gate, gather, gave, gaze, gear, gender, gentle, george, germany, gist, glacier,
    glamour, glance, gland, glare, glass, globe, gloss, glossy, glove, glue, gnat, goal, god, gone, goods, gordon, gorilla,
    govern, gown, grab, grace, grant, graph, grave, gravel, gravity, graze, greece, greedy, grenade, grid, grim, grin, groan,
    groin, groove, grow, grower, growl, growth, grudge, grumble, guard, guilt, guilty, guitar, gulf, gull, gulp, gun, gutter,
    guy, gym, hack, hail, hair, haircut, hall, halo, halt, hammer, hammock, hamper, hamster, handle, hangar, hanger, hannah,
    harm, harp, harsh, haste, hat, hatch, hatchet, hate, hatred, haul, hay, hazard, haze, hazy, heal, heap, hear, hearse,
    heater, heather, heaven, hectic, heel, height, heir, hell, hello, help, helper, hem, herald, herd, hero, heroine, heston,
    hid, hide, hike, hill, hinder, hinge, hire, hiss, hit, hitch, hive, hockey, hold, hole, holly, homage, honest, honour, hood,
    hook, hoot, hope, horizon, horn, hornet, hose, hostage, hostel, hotel, house, houston, hover, howl, hub, huddle, hug,
    humour, hump, hunger, hunter, hurdle, hurry, hush, hut, ian, icon, import, improve, ina, indeed, india, infect, inflate,
    inherit, inmate, inn, insect, intent, invent, invest, ireland, island, ivan, jackal, jacket, jackie, jacob, jagged, jaguar,
    jail, jane, january, jason, jaw, jean, jeans, jeff, jenny, jet, jim, jimmy, jingle, joan, job, jockey, joe, jog, john, join,
    joke, jolly, joseph, joshua, joy, judge, jump, jumper, junior, karate, kate, keeper, kelly, ken, kennel, kerb, key, khaki,
    kidnap, kill, killer, kilt, kindle, kit, kitchen, kitten, knack, know, koala, lab, labour, lace, lack, lad, ladder, lagoon,
    lair, lake, lament, lamp, lance, land, lane, lantern, lark, laser, lash, latch, lather, latter, launch, lava, lavish, law,
    lawn, lawyer, lazy, lead, leader, league, leap, leather, lecture, ledger, leech, leeds, legend, lend, lens, lesson, letter,
    lever, liable, lie, lied, life, limb, limp, linger, lingo, lip, lisa, litter, lizard, load, loan, lobe, locate, lock,
    locker, locket, logo, lola, lonely, loom, lord, lose, loss, lotion, lottery, loud, louise, lounge, louse, lout, lover, luck,
    luke, lull, macadam, mad, madman, magazine, magnet, maid, mail, male, malice, mall, mammal, man, manage, manager, mane,
    mania, manner, manor, mansion, mantle, manual, map, marble, march, mare, margaret, margin, maria, marine, mark, marsh,
    marshal, martha, martin, martyr, marvel, mary, mascot, mask, mason, mass, mast, master, mat, match, math, matter, maze,
    meadow, medal, meek, meet, melody, member, men, menace, mend, mental, merely, mermaid, merry, mess, mexico, mice, mick,
    migrate, mike, mile, miller, mind, miner, minister, mirror, misery, miss, missile, mist, mistake, mister, mitten, mob,
    mobile, mode, model, moment, monday, money, mongrel, monitor, monk, monster, mood, moon, moor, mop, moral, morose, mosaic,
    moss, motion, motive, mount, mouse, move, mow, muck, muddle, muffle, mule, mummy, murder, mustang, muster, mute, mutter,
    mystery, nag, nail, name, nancy, nap, nathan, nation, navy, near, needle, neglect, nibble, nick, nickel, nimble, nina, nod,
    noon, noose, north, nose, notion, noun, nudge, null, nun, oak, oar, oath, oblige, observe, obtain, ocean, oliver, omen,
    onward, opinion, opt, oracle, orchard, orchid, ordeal, organ, orient, origin, outlet, owl, pace, pad, paddle, padlock, paid,
    paint, painter, pair, palace, palm, pamela, pane, panel, pant, panther, paper, parade, pardon, parent, parish, park, parole,
    parrot, parting, partisan, partner, passage, passive, past, pastel, pastern, pastime, pastor, pasture, path, patrol, patron,
    paul, pave, paw, pawn, pay, payment, peace, peak, peal, pebble, peck, peer, peg, pelican, pellet, pelt, pen, pencil,
    penguin, pennant, penny, pension, period, perish, perk, permit, pest, pester, pet, petrol, petty, philip, pickaxe, pier,
    pigsty, pile, pill, pillar, pillow, pilot, pimple, pin, pioneer, pipe, pirate, pistol, piston, pity, pivot, plague, plan,
    plane, planet, planner, planter, plaster, plastic, play, player, pleasant, pliers, plight, plug, plumage, plume, plunge,
    plural, pocket, poem, poet, poetry, poison, poland, pole, police, polite, poll, pond, ponder, pony, poor, pope, poppet,
    porch, pore, pose, postage, poster, posture, potent, potion, potter, pottery, praise, pram, prance, pray, prayer, preach,
    present, prey, pride, priest, prince, prison, private, profile, profit, prolong, prompt, prone, prop, prose, prosper,
    protect, protest, pry, pub, public, puddle, pulley, puma, pump, punish, puppet, puppy, pursue, puzzle, quack, quarrel,
    quarry, quartz, queen, queer, quest, quilt, quiver, rabble, race, rachel, racket, radial, radius, raffle, raft, rafter, rag,
    rage, rail, railing, rain, raise, rake, ramble, ramp, ran, ranger, ransom, rash, rat, rate, rattle, ravage, rave, raven,
    ravine, razor, reach, read, reader, realise, rear, reason, recall, recent, reckon, rector, reed, reef, reel, regain, region,
    regret, rein, relate, relative, relief, remind, remote, rent, report, repose, resent, resist, retail, retain, retreat,
    reunion, reveal, revenue, revise, reward, rhyme, richard, rick, rid, riddle, ride, rider, rifle, rig, ripple, rise, risk,
    ritual, river, rivet, roam, roar, rob, robber, robe, robin, rocker, rocky, rod, rode, role, romance, ronald, rook, rope,
    rosary, rosie, ross, rosy, rot, rotate, rotten, rouge, rouse, route, rover, row, rug, rumble, rumpus, rush, rust, rut, sad,
    safari, safe, said, sail, saint, salary, sale, saliva, salon, saloon, salute, salvage, sam, sample, samuel, sanction, sand,
    sandal, sandra, sane, sanity, sapphire, sarcasm, sash, satire, satisfy, savage, saviour, saw, scab, scandal, scar, scarce,
    scare, scene, scenery, scheme, school, scope, scorch, scorn, scorpion, scout, scratch, scream, screen, scroll, sculpture,
    sea, seam, search, seat, seattle, secret, sector, secure, seek, self, selfish, sell, seller, senate, send, sentry, series,
    sermon, serpent, servant, session, settee, settle, sever, severe, sew, sewage, sewing, shabby, shack, shadow, shaggy,
    shallow, share, shatter, shed, sheer, shelf, shelter, shield, shine, ship, shirt, shiver, shock, shoe, shook, shorts, shout,
    shovel, shower, shriek, shrill, shrine, shrink, shroud, shudder, shuffle, shun, shut, shutter, shy, sick, sickle, silence,
    silent, silt, sin, sing, singer, sink, sip, siren, sister, sit, sketch, ski, skid, skipper, sky, slack, slam, slander,
    slant, slap, slate, slay, sled, sledge, sleek, sleep, sleepy, slide, slime, sling, slipper, slogan, slope, sloppy, slot,
    slouch, sluice, slum, slush, sly, smack, smell, smith, smug, snag, snare, snarl, snatch, sneak, snob, snow, soap, soar, sob,
    sock, socket, sofa, soil, soldier, solely, solemn, solo, solution, solve, son, song, soothe, sore, sorrow, soul, sow, space,
    spade, spain, span, spank, spanner, spark, sparkle, sparrow, speak, species, speech, speed, spell, spelling, spent, spider,
    spike, spin, spit, spite, splendid, splint, sport, spot, spouse, spout, sprain, sprawl, spur, spy, squad, squalid, squat,
    squeak, squeal, squib, stab, stack, stag, stage, stagger, stair, stake, stallion, stamina, stammer, stamp, staple, stapler,
    stare, starve, state, statue, stay, steady, steal, steed, steeple, steer, stench, stereo, sticker, stingy, stitch, stocking,
    stole, stolen, stopper, strap, stray, stream, street, stress, strict, stride, strife, strike, stroll, struck, strut, stuart,
    stun, stupid, stutter, sue, suede, suit, sullen, sum, summit, summon, sunday, sung, sunk, sunrise, sunset, suppose, surgeon,
    surgery, survey, swallow, swam, swamp, swap, sway, sweater, sweep, swell, swerve, swindle, swing, switch, sydney, symbol,
    system, tack, tackle, tact, tactic, tailor, tale, talent, tame, tangle, tango, tanker, tanner, tape, tarmac, tarnish, tarot,
    tarp, tassel, tattoo, tavern, tax, teach, teacher, team, tell, temper, temple, tempt, tenant, tennis, tent, teresa, term,
    terrier, terror, thank, theme, theory, thirst, thorn, thrash, threat, throat, throne, throng, thunder, tick, ticket, tickle,
    tide, tile, tiller, tim, timber, tina, tingle, tinker, tinsel, tire, tobacco, toe, toilet, toll, tomb, tone, tornado,
    torrent, torture, tour, tow, toxic, toy, trailer, train, trainer, tram, tramp, trample, transit, trap, travel, trawler,
    treaty, tree, tremble, trench, trial, tribe, trick, tricky, trinket, trip, trot, trough, truant, trudge, tryout, tug,
    tumble, tummy, tune, tunic, tunnel, turf, tusk, twinkle, tyrant, undress, union, unit, urgent, utter, vaccine, vacuum, vain,
    valley, valour, van, vandal, vanish, vase, veer, veil, velvet, vent, venture, verb, verge, verse, vessel, vest, veto, vex,
    vice, view, vile, villa, violin, visual, volley, voltage, vote, vow, voyage, vulgar, vulture, wag, wage, wager, wail,
    waiter, wake, walker, wall, wallet, wallow, walter, wand, wander, wane, war, ward, warden, ware, warfare, warp, warrant,
    wart, waste, wax, weaken, weapon, wear, weather, web, wedding, weed, weep, weld, west, wet, wheeze, whim, whine, whisper,
    whiten, wicker, wicket, wife, wig, willing, willow, win, wince, wind, window, wink, winner, wire, wise, wit, wither, wizard,
    wobble, woke, women, won, wonder, wood, wooden, wool, woollen, word, worker, worm, worse, wrangle, wreath, wrench, wrinkle,
    writer, wrote, yard, yell, yelp, yoke, york, zeal, zip, zipper, zone
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
