/** Closed sets for food additives: numbers and classes of Regulation (EC) 1333/2008, origins, and authorisation. */

/** Functional classes of Annex I, as labels name them before an additive. */
export const ADDITIVE_CLASSES = [
  'sweetener',
  'colour',
  'preservative',
  'antioxidant',
  'carrier',
  'acid',
  'acidity-regulator',
  'anti-caking-agent',
  'anti-foaming-agent',
  'bulking-agent',
  'emulsifier',
  'emulsifying-salt',
  'firming-agent',
  'flavour-enhancer',
  'foaming-agent',
  'gelling-agent',
  'glazing-agent',
  'humectant',
  'modified-starch',
  'packaging-gas',
  'propellant',
  'raising-agent',
  'sequestrant',
  'stabiliser',
  'thickener',
  'flour-treatment-agent',
  'contrast-enhancer',
] as const
export type AdditiveClass = (typeof ADDITIVE_CLASSES)[number]

/**
 * For each class of additives, the maximum percentage of one additive in a food. This maximum is above the usual level
 * of use, which Regulation (EC) 1333/2008 mostly leaves to good practice (quantum satis). Classes that may make up much
 * of a food have no entry: sweeteners, bulking agents, humectants, carriers, starches, and flavour enhancers (as in
 * stock cubes).
 */
const MOST_ADDED: Readonly<Partial<Record<AdditiveClass, number>>> = {
  acid: 5,
  'acidity-regulator': 5,
  'anti-caking-agent': 5,
  'anti-foaming-agent': 1,
  antioxidant: 1,
  colour: 2,
  emulsifier: 5,
  'emulsifying-salt': 5,
  'firming-agent': 2,
  'flour-treatment-agent': 1,
  'foaming-agent': 5,
  'gelling-agent': 10,
  'glazing-agent': 2,
  preservative: 1,
  'raising-agent': 5,
  sequestrant: 1,
  stabiliser: 5,
  thickener: 10,
}

/** Maximum share of an additive with these classes in a food, in per cent; 100 if one of them has no limit. */
export const mostAdded = (classes: readonly AdditiveClass[]): number =>
  classes.length === 0 ? 100 : Math.max(...classes.map((one) => MOST_ADDED[one] ?? 100))

/** Possible origins of an additive. An additive has several origins if its makers use different sources. */
export const ADDITIVE_ORIGINS = ['plant', 'animal', 'mineral', 'synthetic', 'microbial'] as const
export type AdditiveOrigin = (typeof ADDITIVE_ORIGINS)[number]

/** Authorisation of an additive in the EU; `restricted` means allowed in only one or a few foods. */
export const AUTHORISATIONS = ['yes', 'no', 'restricted'] as const

/** Matches `E 322`, `E 150d` and `E 500(ii)`. */
export const ADDITIVE_NUMBER = /^E (\d{3,4}[a-z]?)(?:\(([ivx]+)\))?$/

/** Removes the Roman numeral from an E number. For example, `E 500(ii)` becomes `E 500`. */
export const listedNumber = (number: string) => number.replace(/\(.*$/, '')

/** Numbers allowed by Annex II, part B (colours, sweeteners, others). `ingr doctor` reports missing numbers. */
export const UNION_LIST: readonly string[] = `
  100 101 102 104 110 120 122 123 124 127 129 131 132 133 140 141 142 150a 150b 150c 150d 151 153
  155 160a 160b 160c 160d 160e 161b 161g 162 163 170 172 173 174 175 180
  420 421 950 951 952 953 954 955 957 959 960a 960c 960d 961 962 964 965 966 967 968 969
  200 202 210 211 212 213 214 215 218 219 220 221 222 223 224 226 227 228 234 235 239 242 243 246
  249 250 251 252 260 261 262 263 270 280 281 282 283 284 285 290 296 297 300 301 302 304 306 307
  308 309 310 315 316 319 320 321 322 322a 325 326 327 330 331 332 333 334 335 336 337 338 339 340
  341 343 350 351 352 353 354 355 356 357 363 380 385 392 400 401 402 403 404 405 406 407 407a 410
  412 413 414 415 416 417 418 422 423 425 426 427 431 432 433 434 435 436 440 442 444 445 450 451
  452 456 459 460 461 462 463 463a 464 465 466 468 469 470a 470b 471 472a 472b 472c 472d 472e 472f
  473 474 475 476 477 479b 481 482 483 491 492 493 494 495 499 500 501 503 504 507 508 509 511 512
  513 514 515 516 517 520 521 522 523 524 525 526 527 528 529 530 534 535 536 538 541 551 552 553a
  553b 554 555 570 574 575 576 577 578 579 585 586 620 621 622 623 624 625 626 627 628 629 630 631
  632 633 634 635 640 641 650 900 901 902 903 904 905 907 914 920 927b 938 939 941 942 943a 943b
  944 948 949 999 1103 1105 1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1404 1410 1412 1413
  1414 1420 1422 1440 1442 1450 1451 1452 1505 1517 1518 1519 1520 1521
`
  .trim()
  .split(/\s+/)
  .map((digits) => `E ${digits}`)
