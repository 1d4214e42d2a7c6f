/** German plurals of what recipes count. */

import { forms, type Plurals } from '../plural-words.ts'

export const plurals: Plurals = {
  nouns: {
    m: forms(`
      apfel äpfel, kürbis kürbisse, rettich rettiche, pfirsich pfirsiche, pilz pilze, champignon champignons, seitling seitlinge,
      pfifferling pfifferlinge, steinpilz steinpilze, salat salate, kohlrabi, fenchel, chicorée, sellerie, mangold, spargel, lauch, porree,
      zweig zweige, stiel stiele, stängel, ast äste, strunk strünke, kopf köpfe, kolben, block blöcke, ring ringe, laib laibe, würfel,
      löffel, becher, beutel, riegel, karton kartons, topf töpfe, tropfen, spritzer, schuss, streifen, faden fäden, el, tl, liter,
      fisch fische, hering heringe, hummer, karpfen, krebs krebse, knochen, flügel, schenkel, schinken, braten, burger, knödel,
      kloß klöße, kloss klösse, wrap wraps, toast toasts, keks kekse, fladen, zwieback, kuchen, krapfen, pfannkuchen, stollen, käse,
      granatapfel granatäpfel, bratling bratlinge, sternanis, cracker, donut donuts, muffin muffins, pudding puddings, joghurt joghurts, quark,
      peperoni, zimt, mais, reis, tofu, fuß füße, teig, boden böden, zentimeter
    `),
    n: forms(`
      ei eier, dutzend, hühnerei hühnereier, wachtelei wachteleier, bioei bioeier, entenei enteneier, eigelb, eiweiß, eiweiss, eiklar, blatt blätter,
      glas gläser, stück, bund, paar, pfund, kilo, gramm, gemüse, filet filets, steak steaks, schnitzel, kotelett koteletts, huhn hühner,
      korn körner, brot brote, baguette baguettes, croissant croissants, biskuit biskuits, patty pattys, radieschen, brötchen, netz netze, kraut kräuter,
      ciabatta ciabattas, naan naans, fass fässer, mehl, öl, salz, wasser, obst
    `),
    f: forms(`
      zwiebel zwiebeln, kartoffel kartoffeln, dattel datteln, mandel mandeln, muschel muscheln, semmel semmeln, nudel nudeln,
      morchel morcheln, kugel kugeln, kapsel kapseln, tafel tafeln, schüssel schüsseln, schachtel schachteln, wachtel wachteln,
      gabel gabeln, nuss nüsse, brust brüste, wurst würste, gans gänse, frucht früchte, handvoll, paprika, zucchini, ananas, bete, beete,
      avocado avocados, mango mangos, kiwi kiwis, papaya papayas, chili chilis, grapefruit grapefruits, pomelo pomelos,
      tortilla tortillas, pita pitas, sahne, brühe, hefe, kresse, petersilie, creme, crème, butter, margarine, gelatine, milch, polenta
    `),
  },
  compounds: true,
  plural: [
    [/(?<=ung|ion|schaft|keit|heit)$/, 'en'],
    [/(?<=chen|lein)$/, ''],
    [/e$/, 'en'],
  ],
  singular: [
    [/(?<=ung|ion|schaft|keit|heit)en$/, ''],
    [/(?<=chen|lein)$/, ''],
    [/(?<=[^aeiou]|[aei]u|[aei]i)en$/, 'e'],
  ],
  changes: 'last',
  ends: new Set(
    'mit ohne in im aus von vom für und oder zum zur à a nach bis je pro auf am an ca etwa gut'.split(
      ' ',
    ),
  ),
  adjectives: { plural: 'e', singular: { m: 'er', n: 'es', f: 'e' }, gender: 'f' },
}
