/** Common English words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = wordSet(`
  ant april army august baby bag ball bank battery bed bee belt bicycle bike blanket bleach boat book boot bottle box
  brick bridge broom brother brush bucket building bulb bus cable camera candle car carpenter carpet cartridge cat cement
  chair charger church cleaner clock cloud coat comb computer concrete copper cotton couch curtain death december
  democracy desert desk detergent dishwasher doctor dog doll door drawer dress drill drive drum elephant engine envelope
  eraser evening factory father february film fire floor fly football forest fork freedom freezer friday fridge friend
  fuel game gasoline glove glue gold government grass gravel guitar hammer hamster happy hate helicopter hill home
  hospital hour house iron island jacket january jar jeans july june kettle key keyboard king knife ladder lake lamp
  language laptop leather letter life lightbulb lighter lion lipstick litter lock love machine magazine makeup match
  mattress medicine metal microwave minute mirror monday money monkey month moon mop morning mosquito mother motor
  motorbike motorcycle mountain movie mud music nail necklace neighbour newspaper night notebook november number nurse
  ocean october office oven paint paper parking passport peace pen pencil perfume petrol phone piano pill pillow plane
  planet plastic plate plug plumbing plywood poison police president price printer purse queen radio rain rat razor read
  ring river road rock rocket roof room rubber rug ruler run sad sand saturday saw scarf school scissors screen screw
  screwdriver sea september shampoo shelf ship shirt shoe shop silk silver sister skirt sky sleep smoke snow soap soccer
  sock socket sofa song spider spoon stamp star steel stone storm street student sun sunday table tablet tape tax teacher
  television tennis thinner thursday ticket tiger time tire toaster today tomorrow toothbrush toothpaste towel toy train
  tree trousers truck tuesday tyre umbrella university valley varnish varnishes violin walk wall wallet war wardrobe
  washing watch wax wednesday week wheel wind window wolf wood wool word wrench write year yesterday
`)
