/** Texts of the command help in English; they define the keys and placeholders of every language. */

import type { TextsOf } from '../translate.ts'
import { manual } from './manual.ts'

export type Help = TextsOf<typeof help>

export const help = () =>
  ({
    ...manual(),
    // Commands, in the order of the help
    'about.ingr': 'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.',
    'about.search': 'Find ingredients by name or meaning',
    'about.complete': 'Complete a name as you type',
    'about.show': 'Base data of an ingredient',
    'about.browse': 'List ingredients by category, diet, what they contain, or by their ids',
    'about.count': 'How many ingredients the library has',
    'about.categories': 'Categories of the library',
    'about.units': 'Units of measure',
    'about.languages': 'Languages of the library',
    'about.allergens': 'The {count} dimensions and the EU allergens of one ingredient or several',
    'about.check': 'Check recipes for allergens and intolerances',
    'about.menu': 'The dishes of files and folders by the EU allergens, to print or to hand out',
    'about.batch': 'Check many recipes: JSON as the API takes it, or NDJSON',
    'about.diet': 'Whether ingredients fit a diet: {diets}',
    'about.label': 'Check the list of ingredients of a package: allergens, traces, additives, diets',
    'about.fodmap': 'FODMAP level of a list',
    'about.histamine': 'Histamine risk of a list',
    'about.substitutes': 'What can replace an ingredient, how much of it, and what is then missing',
    'about.swap': 'Substitutes checked for what somebody must avoid; with --file the least change to a recipe',
    'about.pairings': 'What goes with an ingredient',
    'about.similar': 'Ingredients of the same family or function',
    'about.profile': 'How an ingredient cooks, feels, works and tastes',
    'about.convert': 'Convert an amount of an ingredient between weight, volume and pieces',
    'about.nutrition': 'Nutrients of an ingredient',
    'about.analyze': 'Nutrients of a list',
    'about.parse': 'Read recipe lines',
    'about.shop': 'One shopping list for several recipes: the same foods added up, by category',
    'about.serve': 'Answer over HTTP, with keys, modules, credits and limits',
    'about.explore': 'Open the web page on this machine only: ingredients and recipes in a browser, without a key',
    'about.call': 'One request to the HTTP service, in-process and without a port',
    'about.mcp': 'The operations as tools for language models (Model Context Protocol), over standard input and output',
    'about.usage': 'Calls and their credits',
    'about.account': 'Accounts of the HTTP API',
    'about.account.create': 'Open an account (default: all modules, plan free, no quota)',
    'about.account.list': 'All accounts',
    'about.account.show': 'One account',
    'about.account.update': 'Change an account; omitted settings stay the same',
    'about.account.rename': 'Give an account another name',
    'about.account.block': 'Refuse the calls of an account',
    'about.account.unblock': 'Answer the calls of an account again',
    'about.account.delete': 'Delete an account with its keys; its usage stays, without a name, for billing',
    'about.key': 'Keys of an account',
    'about.key.issue': 'Issue a key; it is shown only once',
    'about.key.list': 'The keys of an account, revoked ones too',
    'about.key.revoke': 'Revoke a key for good',
    'about.build-library': 'Add your own ingredients to the library',
    'about.doctor': 'Examine the library',
    'about.completion': 'Print the script that completes commands and ingredients in a shell: bash, zsh or fish',
    'about.schema': 'JSON Schema of what a command prints with --json; without a command the list of them',
    'about.help': 'Help on a command or a topic',
    'about.group.help': 'Help on one of these commands',
    // Examples, one per line; {customer} and {key} are ids
    'examples.ingr': `search Möhre --lang de
allergens butter
check "200 g butter" "2 eggs" --concern lactose,egg
check --file recipe.txt --lang es
nutrition egg --amount 2 --unit piece --label eu`,
    'examples.search': `search Möhre
search "leavening agent" --limit 5
search "oat milk" --json | jq -r '.results[0].ingredient.id'`,
    'examples.complete': `complete tom
complete pimi --lang es`,
    'examples.show': `show butter
show Paradeiser --lang de --sources`,
    'examples.browse': `browse fruit --page 2
browse cheese --without gluten
browse legumes --diet vegan --min iron:3 --sort -iron
browse --ids butter,tofu --fields name,category --json`,
    'examples.count': 'count',
    'examples.categories': 'categories --lang es',
    'examples.units': 'units --lang de',
    'examples.languages': 'languages',
    'examples.allergens': `allergens butter
allergens butter, wheat flour, soy sauce
allergens Sellerie --letters at --lang de`,
    'examples.check': `check "200 g butter" "2 EL Mehl" --concern lactose,gluten
check --file recipe.txt --servings 4 --explain
check --file recipe.txt --letters at
check *.txt
check week --per day --servings 4
check *.txt --profile family.yaml --fail-on incompatible`,
    'examples.menu': `menu recipes/ --lang de
menu recipes/ --html --title "Gasthaus Adler" --letters at > menu.html
menu *.txt --csv > menu.csv`,
    'examples.batch': `batch '{"checks":[{"items":[{"ingredientId":"butter"}]}]}' --json
batch --ndjson --file checks.ndjson`,
    'examples.diet': `diet vegan butter "200 g Tofu"
diet porkFree --file recipe.txt
diet vegan *.txt`,
    'examples.label': `label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."
label --file package.txt --portion 30 --explain
label packages/*.txt --fail-on incompatible
label --ndjson --file packages.ndjson`,
    'examples.fodmap': `fodmap "100 g onion" "50 g garlic"
fodmap "100 g asparagus" "50 g rice" --max
fodmap recipes/ --servings 4`,
    'examples.histamine': 'histamine "50 g parmesan" "100 ml red wine"',
    'examples.substitutes': `substitutes butter
substitutes Ei --lang de --no-partial`,
    'examples.swap': `swap butter --for lactose,vegan --amount "100 g" --use baking
swap --file recipe.txt --for gluten,vegan
swap recipes/ --for lactose`,
    'examples.pairings': `pairings lamb
pairings fresa --lang es`,
    'examples.similar': `similar mozzarella
similar Kurkuma --lang de`,
    'examples.profile': `profile butter --with margarine
profile "queso manchego" --lang es`,
    'examples.convert': `convert flour 2 cup gram
convert "1 cup brown sugar" g
convert 125 g Butter EL --lang de
convert 1 tbsp honey g --json | jq .result`,
    'examples.nutrition': `nutrition butter
nutrition "2 eggs"
nutrition kale spinach
nutrition egg --amount 2 --unit piece
nutrition Haferflocken --label eu --lang de`,
    'examples.analyze': `analyze "200 g flour" "2 eggs" --servings 4
analyze --file recipe.txt --servings 4 --label eu
analyze *.txt --json`,
    'examples.parse': `parse "2-3 EL Schmalz" --lang de
parse --file recipe.txt --json
parse --file recipe.md --scale 6
parse "2 large eggs, beaten" --explain`,
    'examples.shop': `shop week/ --servings 4
shop pad-thai.txt pancakes.md --markdown > list.md
shop week/ --html --title "Saturday" > list.html`,
    'examples.serve': `serve
serve --port 0 --metrics
serve --workers 4 --cors https://app.example`,
    'examples.explore': `explore
explore --port 8081 --no-open`,
    'examples.call': `call GET "/v1/ingredients/search?q=butter&limit=1"
call POST /v1/compatibility/check '{"items":[{"ingredientId":"butter"}]}'
call GET /openapi.json | jq -r '.paths | keys[]'`,
    'examples.mcp': `mcp
mcp --lang de`,
    'examples.usage': `usage
usage --days 7
usage --customer {customer}
usage --all --month 2026-11 --csv`,
    'examples.account': `account create "Bistro Anna" --monthly-quota 10000
account list`,
    'examples.account.create': `account create "Bistro Anna" --monthly-quota 10000
account create Test --modules M1,M2 --plan standard`,
    'examples.account.list': 'account list --json',
    'examples.account.show': 'account show {customer}',
    'examples.account.update': `account update {customer} --plan pro
account update {customer} --monthly-quota none`,
    'examples.account.rename': 'account rename {customer} "Bistro Anna"',
    'examples.account.block': 'account block {customer}',
    'examples.account.unblock': 'account unblock {customer}',
    'examples.account.delete': 'account delete {customer} --yes',
    'examples.key': `key issue {customer}
key revoke {key}`,
    'examples.key.issue': `key issue {customer}
key issue {customer} --name staging --expires 90d --scopes M1,M2
key issue {customer} --test
key issue $(ingr account create Test --json | jq -r .customerId)`,
    'examples.key.list': 'key list {customer}',
    'examples.key.revoke': 'key revoke {key}',
    'examples.build-library': `build-library my-foods -o my.sqlite
search "house blend" --library my.sqlite`,
    'examples.doctor': `doctor
doctor --json`,
    'examples.completion': 'completion bash > ~/.local/share/bash-completion/completions/ingr',
    'examples.schema': `schema
schema check
schema batch --ndjson
schema account create`,
    'examples.help': `help check
help account create
help environment`,
    // Headings
    'heading.examples': 'Examples:',
    'heading.usage': 'Usage:',
    'heading.options': 'Options:',
    'heading.commands': 'Commands:',
    'heading.topics': 'Topics:',
    'heading.lookUp': 'Look up:',
    'heading.check': 'Check:',
    'heading.cook': 'Cook:',
    'heading.measure': 'Measure and read:',
    'heading.serve': 'Serve:',
    'heading.library': 'Own library:',
    'heading.help': 'Help:',
    'heading.common': 'For every command:',
    default: 'default',
    // Options
    'option.version': 'version of the program and of its library',
    'option.limit': 'at most this many, 1 to 100 (default: 10)',
    'option.complete.limit': 'at most this many, 1 to 25',
    'option.pairings.limit': 'at most this many of each kind, 1 to 100',
    'option.category': 'only this category',
    'option.diet': 'only foods that are compatible with these diets, comma-separated',
    'option.without': 'only foods without a conflict in the data for these concerns',
    'option.min': 'at least this much in 100 g, such as iron:3,fibre:5',
    'option.max': 'at most this much in 100 g, such as energyKcal:100',
    'option.fodmap.max': 'how many grams of each keep the list low',
    'option.sort': 'by id, name, commonness or a nutrient; -iron: highest first',
    'option.search.profile': 'only foods that suit everyone in a household file; without a file name your own',
    'option.profile': 'a household file, one person per line (Leo: peanuts, milk): the result for each person; without a file name (at the end of the command) your own',
    'option.known': 'the foods that a word of your own means, such as "my mix=oregano,basil"; repeatable',
    'option.explain': 'say which layer matched, and what makes the confidence',
    'option.allergens.explain': 'say what each fact rests on',
    'option.quiet': 'leave out remarks that change no verdict',
    'option.verbose': 'list each skipped line',
    'option.all': 'also histamine, FODMAP, fat and diets',
    'option.all.nutrients': 'every nutrient, not only those of a label and fibre',
    'option.nutrient': 'repeatable or comma-separated: only these nutrients; several foods are sorted from most to least',
    'option.check.recipe': 'read a package as a recipe',
    'option.check.explain': 'every rule that led to a verdict',
    'option.label.explain': 'the tree of ingredients, and every rule that led to a verdict',
    'option.parse.explain': 'also how each line was cut up',
    'option.lang': 'language: de, en or es (default: INGR_LANG, or that of the system)',
    'option.library': 'another library than the shipped one (or INGR_LIBRARY)',
    'option.json': 'print exactly the body of the HTTP response',
    'option.color': 'colour even in a pipe',
    'option.no-color': 'no colour',
    'option.quote-cells': "in a pipe, ' before cells that begin with = + - @",
    'option.sources': 'every figure with its source',
    'option.subcategory': 'only this subcategory',
    'option.fodmap': 'only these FODMAP levels, comma-separated',
    'option.ids': 'these ids instead of a page, comma-separated',
    'option.fields': 'only these properties of each ingredient, with --json; card: name, category and allergens in one line',
    'option.page': 'page number',
    'option.cursor': '`next` of the page before',
    'option.letters': 'EU allergens as letters of a menu: at (Austria) or numbers (1 to 14)',
    'option.check.letters': 'EU allergens as letters of a menu instead: at (Austria) or numbers (1 to 14)',
    'option.menu.letters': 'with the letters of a menu: at (Austria) or numbers (1 to 14)',
    'option.guess': 'take the nearest food for uncertain words, and say so',
    'option.concern': 'repeatable or comma-separated: {concerns}',
    'option.fail-on': 'exit 4 at this verdict or a worse one: uncertain, caution, incompatible',
    'option.strict': 'exit 5 when an item could not be resolved',
    'option.parse.strict': 'exit 5 when a line could not be resolved',
    'option.servings': 'number of servings it makes: one serving is judged',
    'option.analyze.servings': 'also per serving',
    'option.analyze.finished': 'with --label: grams that the dish weighs when done',
    'option.analyze.per': 'nutrients of each day: one file is one meal',
    'option.parse.servings': 'how many people the recipe is for (default: as it says)',
    'option.file': 'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md, .cook, .json or .html are recipes too',
    'option.batch.file': 'read the items from a file, or - for standard input',
    'option.label.file': 'the text of a package, or - for standard input; repeatable; arguments ending in .txt or .md are files too',
    'option.call.file': 'read the body from a file, or - for standard input',
    'option.ndjson': 'one JSON line per recipe',
    'option.batch.ndjson': 'one check per line in, one result per line out',
    'option.label.ndjson': 'one package per line in, as text or JSON, one answer per line out',
    'option.parse.ndjson': 'one line in, one JSON line out',
    'option.schema.ndjson': 'of one line of --ndjson',
    'option.per': 'day: FODMAP, histamine and fat over the meals of each day of a folder',
    'option.grid': 'one row per recipe, also for a single one',
    'option.html': 'as a page to print (A4), without scripts',
    'option.check.csv': 'as CSV for a spreadsheet, a row for each recipe',
    'option.csv': 'as CSV for a spreadsheet, a column for each allergen',
    'option.shop.csv': 'as CSV for a spreadsheet',
    'option.markdown': 'as Markdown, with boxes to tick',
    'option.shop.servings': 'buy each recipe for this many people (default: as the recipe says)',
    'option.makes': 'how many people a recipe serves if it does not say',
    'option.title': 'heading of the page',
    'option.date': 'date shown on the page, such as 2026-11-22 (default: today)',
    'option.portion': 'grams of the product that are eaten (default: 100)',
    'option.no-partial': 'only good substitutes',
    'option.for': 'repeatable or comma-separated: concerns and diets ({restrictions})',
    'option.amount': 'amount of the ingredient, such as "100 g" or "2 cups"',
    'option.nutrition.amount': 'also for this amount, such as 2, "100 g" or "2 cups"',
    'option.use': 'only foods that work for baking, frying, whipping, sauce, …',
    'option.with': 'compare with another ingredient',
    'option.unit': 'unit of the amount',
    'option.label': 'as a nutrition declaration: eu',
    'option.scale': 'the lines scaled to this many people instead',
    'option.metric': 'the recipe in grams and millilitres',
    'option.host': 'address to listen on (default: HOST, or 127.0.0.1)',
    'option.port': 'port to listen on; 0 picks one',
    'option.serve.port': 'port to listen on; 0 picks one (default: PORT, or 8080)',
    'option.workers': 'number of worker processes; SIGHUP replaces them one by one (default: WORKERS, or one process without SIGHUP)',
    'option.log-level': 'silent, fatal, error, warn, info, debug or trace (default: LOG_LEVEL, or info)',
    'option.body-limit': 'largest request body accepted',
    'option.cors': 'let browsers call from this origin (scheme, host, port); repeatable, * for all',
    'option.metrics': 'serve /metrics for Prometheus, without a key',
    'option.no-open': 'print the address and open no browser',
    'option.key': 'call with this API key, which others can see in the process list; better use INGR_KEY or:',
    'option.key-file': 'call with the API key in this file, or - for standard input',
    'option.include': 'print status and headers before the body',
    'option.customer': 'the account (default local: the calls of this terminal)',
    'option.days': 'this many days until today (UTC), 1 to 365 (default 30)',
    'option.month': 'a month (UTC) such as 2026-11, instead of --days',
    'option.usage.all': 'all customers in a month, for billing',
    'option.modules': 'booked modules: M1, M2, M3, M4, comma-separated',
    'option.plan': '{plans}; sets the rate limit unless that is given',
    'option.monthly-quota': 'credits per month (UTC), or none',
    'option.credit-price': 'price of a credit beyond the quota, or none',
    'option.spending-cap': 'at most this much per month beyond the quota, or none',
    'option.rate-limit': 'requests per minute',
    'option.name': 'name of the customer',
    'option.yes': 'really delete it; this cannot be undone',
    'option.key.name': 'what the key is for, such as staging',
    'option.expires': 'last day (UTC) on which it is valid, such as 2027-01-31, or a number of days such as 90d',
    'option.scopes': 'modules that it may call, comma-separated (default: all that are booked)',
    'option.test': 'a key for tests: the same answers, no credits, a low rate',
    'option.output': 'the library file to write',
    'option.help': 'this help',
    // Placeholders for values and arguments in usage lines
    'place.n': 'n',
    'place.id': 'id',
    'place.names': 'names',
    'place.concerns': 'concerns',
    'place.bounds': 'bounds',
    'place.by': 'by',
    'place.lang': 'lang',
    'place.file': 'file',
    'place.words': 'words',
    'place.prefix': 'prefix',
    'place.ingredient': 'ingredient',
    'place.category': 'category',
    'place.subcategory': 'subcategory',
    'place.diets': 'diets',
    'place.dimensions': 'dimensions',
    'place.levels': 'levels',
    'place.order': 'order',
    'place.ids': 'ids',
    'place.fields': 'fields',
    'place.cursor': 'cursor',
    'place.scheme': 'scheme',
    'place.concern': 'concern',
    'place.verdict': 'verdict',
    'place.path': 'path',
    'place.day': 'day',
    'place.month': 'month',
    'place.when': 'when',
    'place.items': 'items',
    'place.text': 'text',
    'place.places': 'places',
    'place.json': 'json',
    'place.diet': 'diet',
    'place.grams': 'grams',
    'place.texts': 'texts',
    'place.amount': 'amount',
    'place.context': 'context',
    'place.to': 'to',
    'place.unit': 'unit',
    'place.kind': 'kind',
    'place.lines': 'lines',
    'place.address': 'address',
    'place.level': 'level',
    'place.bytes': 'bytes',
    'place.origin': 'origin',
    'place.key': 'key',
    'place.method': 'method',
    'place.body': 'body',
    'place.modules': 'modules',
    'place.plan': 'plan',
    'place.x': 'x',
    'place.name': 'name',
    'place.customerId': 'customerId',
    'place.keyId': 'keyId',
    'place.folder': 'folder',
    'place.shell': 'shell',
    'place.command': 'command',
    'place.topic': 'topic',
    'place.from': 'from',
    'place.options': 'options',
    'place.arguments': 'arguments',
    'place.measure': 'measure',
  }) as const
