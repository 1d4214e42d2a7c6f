/** The API as types, generated from its document by `UPDATE_CLIENT=1 npx vitest run test/client/types.test.ts`. */

/** Method and path of each operation. */
export const ENDPOINTS = {
  healthAlias: ['GET', '/health'],
  health: ['GET', '/v1/health'],
  search: ['GET', '/v1/ingredients/search'],
  autocomplete: ['GET', '/v1/ingredients/autocomplete'],
  count: ['GET', '/v1/ingredients/count'],
  detail: ['GET', '/v1/ingredients/{canonicalId}'],
  categories: ['GET', '/v1/meta/categories'],
  units: ['GET', '/v1/meta/units'],
  languages: ['GET', '/v1/meta/languages'],
  allergens: ['GET', '/v1/ingredients/{canonicalId}/allergens'],
  check: ['POST', '/v1/compatibility/check'],
  checkBatch: ['POST', '/v1/compatibility/check/batch'],
  diet: ['POST', '/v1/compatibility/diet'],
  fodmap: ['POST', '/v1/compatibility/fodmap'],
  histamine: ['POST', '/v1/compatibility/histamine'],
  substitutes: ['GET', '/v1/ingredients/{canonicalId}/substitutes'],
  pairings: ['GET', '/v1/ingredients/{canonicalId}/pairings'],
  similar: ['GET', '/v1/ingredients/{canonicalId}/similar'],
  profile: ['GET', '/v1/ingredients/{canonicalId}/profile'],
  convert: ['POST', '/v1/units/convert'],
  nutrition: ['GET', '/v1/ingredients/{canonicalId}/nutrition'],
  analyze: ['POST', '/v1/nutrition/analyze'],
  usage: ['GET', '/v1/account/usage'],
  recipeParse: ['POST', '/v1/recipes/parse'],
  recipeCheck: ['POST', '/v1/recipes/check'],
  recipeSwap: ['POST', '/v1/recipes/swap'],
  recipeAnalyze: ['POST', '/v1/recipes/analyze'],
  label: ['POST', '/v1/labels/check'],
  browse: ['GET', '/v1/ingredients'],
} as const

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server answers (alias of /v1/health)
         * @description Needs no key and costs nothing.
         */
        get: operations["healthAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server answers
         * @description Needs no key and costs nothing.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find ingredients by name or meaning
         * @description Names in all three languages are searched, then what a description means; `lang` decides about ties and names. Costs 1 credit.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a name as it is typed
         * @description Costs 1 credit.
         */
        get: operations["autocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many ingredients the library has, as a sentence
         * @description Costs 1 credit.
         */
        get: operations["count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Base data of an ingredient
         * @description The flat base fields, and nested the full Ingredient with its profiles null: readers of either documented form find their own. Costs 1 credit.
         */
        get: operations["detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories that occur
         * @description Costs 1 credit.
         */
        get: operations["categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Units of measure
         * @description Costs 1 credit.
         */
        get: operations["units"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages of the library
         * @description Costs 1 credit.
         */
        get: operations["languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/allergens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 14 dimensions of an ingredient
         * @description Costs 5 credits.
         */
        get: operations["allergens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compatibility/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a list of ingredients for allergens and intolerances
         * @description All 14 domains are evaluated; `concerns` holds a verdict for each one asked for, entries of the EU list among them. What cannot be resolved is listed and makes a compatible verdict uncertain. Costs 5 credits.
         */
        post: operations["check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compatibility/check/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check up to 100 lists
         * @description Costs 5 credits per check, which must be there before any is made; counts as one request for the rate limit. The error of a check is its own: the status stays 200. Costs 5 credits per check.
         */
        post: operations["checkBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compatibility/diet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether ingredients fit a diet
         * @description Costs 5 credits.
         */
        post: operations["diet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compatibility/fodmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * FODMAP level of a list
         * @description Costs 5 credits.
         */
        post: operations["fodmap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compatibility/histamine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Histamine risk of a list
         * @description Costs 5 credits.
         */
        post: operations["histamine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/substitutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can stand in for an ingredient
         * @description With `for` or `diet` only substitutes that are checked again and compatible with all of them, each with what it solves, keeps and brings in. Costs 2 credits.
         */
        get: operations["substitutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What goes with an ingredient
         * @description Costs 2 credits.
         */
        get: operations["pairings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ingredients of the same family or function
         * @description Costs 2 credits.
         */
        get: operations["similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Culinary profile of an ingredient
         * @description Costs 2 credits.
         */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/units/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert between weight, volume and pieces
         * @description Costs 2 credits.
         */
        post: operations["convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients/{canonicalId}/nutrition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nutrients of an ingredient
         * @description Costs 3 credits.
         */
        get: operations["nutrition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/nutrition/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nutrients of a list
         * @description What cannot be resolved is listed and is not added to the total as zero. Costs 3 credits.
         */
        post: operations["analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own usage, by day and function
         * @description Costs 0 credits.
         */
        get: operations["usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a recipe
         * @description Each line with the food it names, its amount and grams, and how surely it was read. Ask your user about every item whose `reading` is `guess` or `none`, about each with `or` or `optional`, and about those in `skipped` that have `named`: a guess accuses and never acquits. Costs 1 credit.
         */
        post: operations["recipeParse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a recipe: concerns, diets and EU allergens
         * @description All domains are evaluated; `concerns` holds a verdict for each one asked for, `diets` one for each diet asked for or else for every diet. `contains`, `mayContain` and `unknown` are the EU allergens; what stands in none of them was not found. Ask your user about the readings that are no `sure` ones. Costs 5 credits.
         */
        post: operations["recipeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The least change that makes a recipe compatible
         * @description Each substitute is checked again; what has none stands in `irreplaceable`, and `verdicts` are those of the changed recipe. Costs 2 credits.
         */
        post: operations["recipeSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nutrients of a recipe
         * @description What cannot be read or weighed is listed and is not added to the total as zero. Costs 3 credits.
         */
        post: operations["recipeAnalyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/labels/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the list of ingredients of a package
         * @description Reads the list with its classes of additives, brackets and shares, and the statements beside it. What cannot be read leaves verdicts open; what only a guess says is accused and never cleared. FODMAP, histamine and lactose count the most that the order of weight allows. Costs 5 credits.
         */
        post: operations["label"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ingredients, page by page or by their ids
         * @description All filters must hold. A food that nobody has assessed passes no `diet` and no `without`. `next` is the cursor of the next page and stays good when the library changes. Costs 1 credit.
         */
        get: operations["browse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description What was wrong. */
            error: {
                /** @description Stable code of the error; the page of errors explains each. */
                code: components["schemas"]["ErrorCode"];
                /** @description One line that names the offending value. */
                message: string;
                /** @description Field to what is wrong with it, near matches, known values. */
                details: {
                    [key: string]: string;
                } | null;
            };
        };
        AllergenSubProfile: {
            /** @description Whether the food contains it; unknown never reads as no. */
            contains: components["schemas"]["Contains"];
            /** @description How likely traces come in where the food is made or packed. */
            crossContactRisk: components["schemas"]["Risk"];
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Amount of the food from which on a dose-dependent reaction counts in full, in grams. */
            thresholdGrams: number | null;
            /** @description Quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
        };
        HistamineProfile: {
            /**
             * @description How much histamine the food holds, before its amount is looked at.
             * @enum {string}
             */
            histamineContent: "high" | "moderate" | "low" | "none" | "unknown";
            /**
             * @description Whether the food sets histamine free in the body.
             * @enum {string}
             */
            liberator: "no" | "suspected" | "yes";
            /**
             * @description How much the food supports the enzyme diamine oxidase.
             * @enum {string}
             */
            daoEffect: "none" | "weak" | "strong";
            /** @description Whether the food is fermented, which raises the risk by a level. */
            fermented: boolean;
            /** @description Whether the food has aged, which raises the risk by a level. */
            aged: boolean;
            /** @description Amount from which on the risk is high, in grams. */
            thresholdGrams: number | null;
            /** @description Weakest quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
        };
        FodmapProfile: {
            /** @description The level of the food, before its amount is looked at. */
            fodmapLevel: components["schemas"]["FodmapLevel"];
            /** @description The groups of FODMAPs that the food holds. */
            fodmapGroups: components["schemas"]["FodmapGroup"][];
            /** @description Below this a level falls by one, at or above it the level is high, in grams. */
            safeServingGrams: number | null;
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Weakest quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
            /** @description As far as measured; disaccharides are lactose, monosaccharides the fructose beyond glucose. */
            gramsPer100g?: {
                /** @description In grams; null where nobody measured them. */
                oligosaccharides: number | null;
                /** @description In grams; null where nobody measured them. */
                disaccharides: number | null;
                /** @description In grams; null where nobody measured them. */
                monosaccharides: number | null;
                /** @description In grams; null where nobody measured them. */
                polyols: number | null;
            };
        };
        PancreasProfile: {
            /** @description The risk of 100 g. */
            pancreasRisk: components["schemas"]["Load"];
            /** @description How much fat 100 g hold. */
            fatLoad: components["schemas"]["Load"];
            /** @description How much fibre 100 g hold. */
            fiberLoad: components["schemas"]["Load"];
            /** @description Whether the food is fried or greasy, which raises the risk by a level. */
            friedOrGreasy: boolean;
            /** @description Whether the food holds alcohol, which gives a high risk. */
            alcohol: boolean;
            /** @description Amount that holds 10 g of fat, in grams. */
            safeServingGrams: number | null;
            /** @description Weakest quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
        };
        /** @description 14 dimensions; null where nobody has assessed one. */
        AllergenProfile: {
            /** @description The assessment in this dimension; null where nobody has made one. */
            histamine: components["schemas"]["HistamineProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            fodmap: components["schemas"]["FodmapProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            pancreas: components["schemas"]["PancreasProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            gluten: components["schemas"]["GlutenProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            lactose: components["schemas"]["LactoseProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            dairy: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            egg: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            soy: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            peanut: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            treeNut: components["schemas"]["TreeNutProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            sesame: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            sulfite: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            fish: components["schemas"]["AllergenSubProfile"] | null;
            /** @description The assessment in this dimension; null where nobody has made one. */
            shellfish: components["schemas"]["ShellfishProfile"] | null;
        };
        /** @description The entries of EU Regulation 1169/2011, Annex II. */
        EuAllergens: {
            /** @description Whether the food contains it; unknown never reads as no. */
            gluten: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            crustaceans: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            eggs: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            fish: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            peanuts: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            soybeans: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            milk: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            nuts: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            celery: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            mustard: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            sesame: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            sulphites: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            lupin: components["schemas"]["Contains"];
            /** @description Whether the food contains it; unknown never reads as no. */
            molluscs: components["schemas"]["Contains"];
        };
        FactEvidence: {
            /**
             * @description What the fact rests on; on kin alone it is never sure.
             * @enum {string}
             */
            basis: "definition" | "composition" | "law" | "measured" | "published" | "recipe" | "cross-contact" | "kin";
            /** @description Of a mixed food: the parts that bring what the fact tells. */
            parts?: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /**
                 * @description How surely the part is in the food.
                 * @enum {string}
                 */
                tier: "always" | "usually" | "sometimes";
                /** @description From and to. */
                share: number[] | null;
                /** @description The country whose recipes it is told of. */
                region: string | null;
            }[];
            /** @description A remark of those who looked at it. */
            note?: string;
        };
        /** @description Why each fact is so. */
        Evidence: {
            /** @description What the fact rests on; null where nobody knows the fact. */
            gluten: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            lactose: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            dairy: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            egg: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            soy: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            peanut: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            treeNut: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            sesame: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            sulfite: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            fish: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            shellfish: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            celery: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            mustard: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            lupin: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            animalSources: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            histamine: components["schemas"]["FactEvidence"];
            /** @description What the fact rests on; null where nobody knows the fact. */
            fodmap: components["schemas"]["FactEvidence"];
        };
        /** @description 24 axes. */
        FlavorProfile: {
            /** @description Strength of the axis. */
            sweet: number;
            /** @description Strength of the axis. */
            salty: number;
            /** @description Strength of the axis. */
            sour: number;
            /** @description Strength of the axis. */
            bitter: number;
            /** @description Strength of the axis. */
            umami: number;
            /** @description Strength of the axis. */
            fatty: number;
            /** @description Strength of the axis. */
            pungent: number;
            /** @description Strength of the axis. */
            astringent: number;
            /** @description Strength of the axis. */
            cooling: number;
            /** @description Strength of the axis. */
            fruity: number;
            /** @description Strength of the axis. */
            citrus: number;
            /** @description Strength of the axis. */
            floral: number;
            /** @description Strength of the axis. */
            herbal: number;
            /** @description Strength of the axis. */
            green: number;
            /** @description Strength of the axis. */
            woody: number;
            /** @description Strength of the axis. */
            earthy: number;
            /** @description Strength of the axis. */
            nutty: number;
            /** @description Strength of the axis. */
            roasted: number;
            /** @description Strength of the axis. */
            smoky: number;
            /** @description Strength of the axis. */
            caramel: number;
            /** @description Strength of the axis. */
            creamy: number;
            /** @description Strength of the axis. */
            fermented: number;
            /** @description Strength of the axis. */
            sulfurous: number;
            /** @description Strength of the axis. */
            marine: number;
        };
        /** @description How it is cooked. */
        CookProfile: {
            /** @description Usual ways to prepare it; `raw` where it is eaten as it is. */
            methods: string[];
            /** @description low: added at the end or raw; moderate: gentle heat; high: long or strong heat. */
            heat_stability: string | null;
            /** @description Whether it melts when warmed. */
            melts: boolean | null;
        };
        /** @description Quality of the data behind each profile; null where the profile is. */
        ProfileConfidence: {
            /** @description Quality of the data behind the profile; null where the profile is. */
            cook_profile: components["schemas"]["DataConfidence"] | null;
            /** @description Quality of the data behind the profile; null where the profile is. */
            texture_profile: components["schemas"]["DataConfidence"] | null;
            /** @description Quality of the data behind the profile; null where the profile is. */
            functional_profile: components["schemas"]["DataConfidence"] | null;
            /** @description Quality of the data behind the profile; null where the profile is. */
            application_profile: components["schemas"]["DataConfidence"] | null;
            /** @description Quality of the data behind the profile; null where the profile is. */
            flavor_profile: components["schemas"]["DataConfidence"] | null;
        };
        /** @description The last four: substitutes only. */
        Edge: {
            /** @description Canonical ingredient id. */
            ingredientID: string;
            /** @description Strength of the edge. */
            score: number;
            /** @description Stable snake_case codes. */
            reasons: string[];
            /** @description Grams of the substitute for a gram of the ingredient. */
            ratio?: number;
            /** @description Where it works. */
            contexts?: components["schemas"]["Context"][];
            /** @description What is missing then. */
            loses?: components["schemas"]["Loss"][];
            /** @description What is needed beside it. */
            with?: {
                /** @description Canonical ingredient id. */
                ingredientID: string;
                /** @description Grams for a gram of the ingredient. */
                ratio: number;
            }[];
        };
        Relationships: {
            /** @description What stands in well; null where nobody has looked. */
            substitutesWell: components["schemas"]["Edge"][] | null;
            /** @description What stands in only partly; null where nobody has looked. */
            substitutesPartially: components["schemas"]["Edge"][] | null;
            /** @description Foods that do the same in a dish; null where nobody has looked. */
            functionallySimilarTo: components["schemas"]["Edge"][] | null;
            /** @description Foods of the same family; null where nobody has looked. */
            sameFamilyAs: components["schemas"]["Edge"][] | null;
            /** @description What goes with it; null where nobody has looked. */
            pairsWellWith: components["schemas"]["Edge"][] | null;
            /** @description What recipes use beside it; null where nobody has looked. */
            oftenUsedWith: components["schemas"]["Edge"][] | null;
        };
        Ingredient: {
            /** @description Canonical ingredient id. */
            id: string;
            /** @description Name in the language of the answer. */
            name: string;
            /** @description Other names in the language of the answer. */
            synonyms: string[];
            /** @description Stable code of the category. */
            category: string | null;
            /** @description Stable code of the subcategory; null where there is none. */
            subcategory: string | null;
            /** @description Grams per millilitre, as a household measure holds it. */
            density: number | null;
            /** @description Edible weight of one medium piece, in grams. */
            piece_weight: number | null;
            /** @description Unit ids that lead to grams. */
            allowed_units: string[];
            /** @description `unknown` among them where nobody can say; empty for plant food. */
            animal_source: string[];
            /** @description The dimensions of the food; null in the answers of detail. */
            allergen_profile: components["schemas"]["AllergenProfile"] | null;
            /** @description How it tastes and smells; null where nobody has assessed it. */
            flavor_profile: components["schemas"]["FlavorProfile"] | null;
            /** @description How the food is cooked; null where nobody has assessed it. */
            cook_profile: components["schemas"]["CookProfile"] | null;
            /** @description How it feels: snake_case axes, 0 to 1; null where nobody has assessed it. */
            texture_profile: {
                [key: string]: number;
            } | null;
            /** @description What it does in a dish: snake_case axes, 0 to 1; null where nobody has assessed it. */
            functional_profile: {
                [key: string]: number;
            } | null;
            /** @description What it is used for: snake_case axes, 0 to 1; null where nobody has assessed it. */
            application_profile: {
                [key: string]: number;
            } | null;
            /** @description Quality of the data behind each profile. */
            profile_confidence: components["schemas"]["ProfileConfidence"] | null;
            /** @description What stands in for it, resembles it and goes with it. */
            ingredient_relationships: components["schemas"]["Relationships"] | null;
            /** @description The entries of EU Regulation 1169/2011, Annex II; null in the answers of detail. */
            eu_allergens: components["schemas"]["EuAllergens"] | null;
        };
        /** @description What the law says of a food additive; null for what is none. */
        Additive: {
            /** @description As Regulation (EC) 1333/2008 writes it: `E 322`. */
            number: string;
            /** @description The number of the Codex Alimentarius. */
            ins: string;
            /** @description Roman numbers of its forms. */
            forms: string[];
            /** @description Numbers of a group, or older ones, that stand for it on labels. */
            also: string[];
            /** @description Functional classes, the usual one first. */
            classes: components["schemas"]["AdditiveClass"][];
            /** @description What it may be made from. */
            origin: components["schemas"]["AdditiveOrigin"][];
            /** @description Whether the Union allows it in food; `restricted`: in a few foods only. */
            authorised: components["schemas"]["Authorisation"];
            /** @description What else there is to know; null where nothing is. */
            note: string | null;
        };
        IngredientDetailResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description Name in the language of the answer. */
            name: string;
            /** @description Other names in the language of the answer. */
            synonyms: string[];
            /** @description Stable code of the category. */
            category: string;
            /** @description Stable code of the subcategory; null where there is none. */
            subcategory: string | null;
            /** @description The food that this one is a form of; null where there is none. */
            mainIngredient: string | null;
            /** @description Unit ids that lead to grams. */
            allowedUnits: string[];
            /** @description The kinds of units that lead to grams. */
            unitCategories: components["schemas"]["UnitCategory"][];
            /** @description Edible weight of one medium piece, in grams. */
            pieceWeight: number | null;
            /** @description Grams per millilitre. */
            density: number | null;
            /** @description Cuisines that the food is typical of. */
            cuisineTags: string[];
            /** @description `none` where no cuisine claims it. */
            cuisineStrength: string;
            /** @description Whether the food is made of others or changed by more than cleaning and cutting. */
            isProcessed: boolean;
            /** @description `unknown` among them where nobody can say; empty for plant food. */
            animalSources: string[];
            /** @description What kind of a form of its main ingredient it is. */
            variantType: string;
            /** @description What the law says of a food additive; null for what is none. */
            additive: components["schemas"]["Additive"] | null;
            /** @description The same as a full Ingredient whose profiles are null. */
            ingredient: components["schemas"]["Ingredient"];
        };
        IngredientProfileResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description How the food is cooked; null where nobody has assessed it. */
            cookProfile: components["schemas"]["CookProfile"] | null;
            /** @description How it feels: snake_case axes, 0 to 1; null where nobody has assessed it. */
            textureProfile: {
                [key: string]: number;
            } | null;
            /** @description What it does in a dish: snake_case axes, 0 to 1; null where nobody has assessed it. */
            functionalProfile: {
                [key: string]: number;
            } | null;
            /** @description What it is used for: snake_case axes, 0 to 1; null where nobody has assessed it. */
            applicationProfile: {
                [key: string]: number;
            } | null;
            /** @description Quality of the data behind each profile. */
            profileConfidence: components["schemas"]["ProfileConfidence"] | null;
            /** @description How it tastes and smells; null where nobody has assessed it. */
            flavorProfile: components["schemas"]["FlavorProfile"] | null;
        };
        Unit: {
            /** @description Stable id. */
            id: string;
            /** @description Name in the language of the answer. */
            name: string;
            /** @description Abbreviation in the language of the answer. */
            shortcut: string;
            /**
             * @description How exactly the unit can be turned into grams.
             * @enum {string}
             */
            precision: "weight" | "exact" | "qualitative" | "estimated";
        };
        SearchResponse: {
            /** @description What was asked. */
            query: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description At most so many results, as asked for. */
            limit: number | null;
            /** @description What was found, in order. */
            results: {
                /** @description How sure the hit is; results are sorted by it. */
                confidence: number;
                /** @description The ingredient. */
                ingredient: components["schemas"]["Ingredient"];
                /**
                 * @description The layer of search that found it.
                 * @enum {string}
                 */
                matched: "exact" | "synonym" | "prefix" | "word" | "typo" | "meaning";
                /** @description The name that matched; null where none did by itself. */
                matchedName: string | null;
                /** @description What the confidence is made of; with `explain` only. */
                parts?: {
                    /** @description A part of the confidence. */
                    part: string;
                    /** @description What the part adds. */
                    value: number;
                }[];
            }[];
        };
        AutocompleteResponse: {
            /** @description What was asked. */
            query: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description Names that begin as the text does, or nearly. */
            suggestions: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
            }[];
        };
        /** @description The base data of an ingredient. */
        BrowsedIngredient: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description Name in the language of the answer. */
            name: string;
            /** @description Other names in the language of the answer. */
            synonyms: string[];
            /** @description Stable code of the category. */
            category: string;
            /** @description Stable code of the subcategory; null where there is none. */
            subcategory: string | null;
            /** @description The food that this one is a form of; null where there is none. */
            mainIngredient: string | null;
            /** @description Unit ids that lead to grams. */
            allowedUnits: string[];
            /** @description The kinds of units that lead to grams. */
            unitCategories: components["schemas"]["UnitCategory"][];
            /** @description Edible weight of one medium piece, in grams. */
            pieceWeight: number | null;
            /** @description Grams per millilitre. */
            density: number | null;
            /** @description Cuisines that the food is typical of. */
            cuisineTags: string[];
            /** @description `none` where no cuisine claims it. */
            cuisineStrength: string;
            /** @description Whether the food is made of others or changed by more than cleaning and cutting. */
            isProcessed: boolean;
            /** @description `unknown` among them where nobody can say; empty for plant food. */
            animalSources: string[];
            /** @description What kind of a form of its main ingredient it is. */
            variantType: string;
            /** @description What the law says of a food additive; null for what is none. */
            additive: components["schemas"]["Additive"] | null;
            /** @description In 100 g, by `group.name`, the nutrients that were filtered or sorted by; null where no source measured it. */
            nutrients?: {
                [key: string]: number | null;
            };
        };
        /** @description `unresolved` only where ids were asked for. */
        BrowseResponse: {
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description Over all pages. */
            total: number;
            /** @description At most so many on a page. */
            limit: number;
            /** @description What was found, in order. */
            results: components["schemas"]["BrowsedIngredient"][];
            /** @description The cursor of the next page; null where this is the last. */
            next: string | null;
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved?: components["schemas"]["Unresolved"][];
        };
        CategoriesResponse: {
            /** @description The categories that occur, in alphabetical order. */
            categories: string[];
        };
        UnitsResponse: {
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description The units of measure. */
            units: components["schemas"]["Unit"][];
        };
        LanguagesResponse: {
            /** @description The languages of the library. */
            languages: components["schemas"]["Language"][];
        };
        AllergensResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description Name in the language of the answer. */
            name: string;
            /** @description The dimensions of the food. */
            allergenProfile: components["schemas"]["AllergenProfile"];
            /** @description The entries of EU Regulation 1169/2011, Annex II. */
            euAllergens: components["schemas"]["EuAllergens"];
            /** @description What each fact rests on. */
            evidence: components["schemas"]["Evidence"];
        };
        CompatibilityItem: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description 100 g are assumed where it is missing; above 1000000000000 it is unresolved. */
            amount?: number | null;
            /** @description By id or by any of its names; grams where it is missing. */
            unit?: string | null;
        };
        EvaluatedItem: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description Weight, in grams. */
            grams: number;
            /** @description true when 100 g were assumed. */
            amountAssumed: boolean;
        };
        Unresolved: {
            /** @description The id, or the words that could not be read. */
            ingredientId: string;
            /** @description Why it is not resolved, for people. */
            reason: string;
            /**
             * @description Stable; the reason is for people.
             * @enum {string}
             */
            code: "INGREDIENT_NOT_FOUND" | "GUESS" | "BRAND" | "UNKNOWN_UNIT" | "CONVERSION_NOT_POSSIBLE" | "AMOUNT_TOO_LARGE" | "AMOUNT_MISSING" | "NO_NUTRIENTS";
            /** @description Ids that may be meant by an unknown one, by its name in any language or its spelling; for the first five of a list. */
            near?: string[];
            /** @description What the words were taken for; its risks count, and it clears nothing. */
            guess?: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description How sure. */
                confidence: number;
            };
            /** @description The brand that the words name: only its label tells what is in it. */
            brand?: {
                /** @description Name in the language of the answer. */
                name: string;
                /** @description What it is, in the language that was asked for. */
                kind: string;
                /** @description EU entries, cereals, nuts and animal sources that it mostly has. */
                typically: string[];
            };
        };
        /** @description One rule at work. */
        Step: {
            /** @description Stable code of the rule. */
            rule: string;
            /** @description The risk before the rule. */
            before: components["schemas"]["Risk"];
            /** @description The risk after the rule. */
            after: components["schemas"]["Risk"];
            /** @description What the rule looked at. */
            figure: string | number | null;
        };
        DomainEvaluation: {
            /** @description The risk that the rules compute. */
            risk: components["schemas"]["Risk"];
            /** @description What follows from the risk for whoever asked. */
            verdict: components["schemas"]["Verdict"];
            /** @description Weakest quality of the data behind it. */
            confidence: components["schemas"]["Confidence"];
            /** @description Ingredients with any risk at all, most severe first. */
            contributors: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Sum over the list; null where no weight is known, in grams. */
                grams: number | null;
                /** @description The risk that the rules compute. */
                risk: components["schemas"]["Risk"];
                /** @description The rules at work, in their order. */
                steps: components["schemas"]["Step"][];
            }[];
            /** @description Ids whose risk is not known, unresolved ones among them. */
            unknown: string[];
            /** @description Rules over the whole list. */
            steps?: components["schemas"]["Step"][];
        };
        ConcernResult: {
            /** @description The dimension that was asked about. */
            concern: components["schemas"]["Concern"];
            /** @description The risk that the rules compute. */
            risk: components["schemas"]["Risk"];
            /** @description What follows from the risk for whoever asked. */
            verdict: components["schemas"]["Verdict"];
            /** @description Weakest quality of the data behind it. */
            confidence: components["schemas"]["Confidence"];
        };
        CheckRequest: {
            /** @description The items of the list. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description What to give a verdict on; all 14 dimensions are evaluated anyway. Repeated ones count once. */
            concerns?: components["schemas"]["Concern"][] | null;
            /** @description For how many it is: verdicts are for one of them. */
            servings?: number | null;
        };
        CheckResponse: {
            /** @description The items of the list. */
            items: components["schemas"]["EvaluatedItem"][];
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description What the rules found in each dimension. */
            evaluation: {
                /** @description What the rules found in this dimension. */
                histamine: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fodmap: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                pancreas: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                gluten: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                lactose: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                dairy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                egg: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                soy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                peanut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                treeNut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sesame: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sulfite: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fish: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                shellfish: components["schemas"]["DomainEvaluation"];
            };
            /** @description The same for each entry of the EU list that `concerns` of the request names. */
            euEvaluation?: {
                /** @description What the rules found for this entry. */
                crustaceans?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                celery?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                mustard?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                lupin?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                molluscs?: components["schemas"]["DomainEvaluation"];
            };
            /** @description One verdict for each concern that was asked for; null where none was. */
            concerns: components["schemas"]["ConcernResult"][] | null;
        };
        BatchRequest: {
            /** @description The lists to check, each like the request of a single check. */
            checks: components["schemas"]["CheckRequest"][];
            /** @description Default for every check; its own concerns override it. Repeated ones count once. */
            concerns?: components["schemas"]["Concern"][] | null;
        };
        /** @description What one check of a batch found. */
        BatchResult: {
            /** @description Place of the check in the request, from 0. */
            index: number;
            /** @description What was found; null where nothing of the list is known. */
            result: components["schemas"]["CheckResponse"];
        };
        /** @description Why one check of a batch could not be made. */
        BatchError: {
            /** @description Place of the check in the request, from 0. */
            index: number;
            /** @description What was wrong. */
            error: {
                /** @description Stable code of the error; the page of errors explains each. */
                code: components["schemas"]["ErrorCode"];
                /** @description One line that names the offending value; for people, and it may change. */
                message: string;
            };
        };
        BatchResponse: {
            /** @description In the order of the request; each either a result or an error. */
            results: (components["schemas"]["BatchResult"] | components["schemas"]["BatchError"])[];
        };
        DietRequest: {
            /** @description The diet that was asked about. */
            diet: components["schemas"]["Diet"];
            /** @description Canonical ingredient ids. */
            ingredientIds: string[];
        };
        DietResponse: {
            /** @description The diet that was asked about. */
            diet: components["schemas"]["Diet"];
            /** @description What follows from the risk for whoever asked. */
            verdict: components["schemas"]["DietVerdict"];
            /** @description The foods that the diet excludes. */
            violations: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description The animal sources that the diet excludes, or may exclude. */
                sources: string[];
            }[];
            /** @description Ids of the foods that may be excluded: nobody knows. */
            uncertain: string[];
            /** @description What nobody could identify or weigh; it never counts as harmless. */
            unresolved: string[];
            /** @description Why each uncertain ingredient is. */
            uncertainSources: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description The animal sources that the diet excludes, or may exclude. */
                sources: string[];
            }[];
        };
        /** @description Give text or lines. */
        LabelRequest: {
            /** @description All that stands on the package: at most 50000 letters, 1000 of them between two signs that part ingredients. */
            text: string;
            /** @description Not beside text. */
            lines?: null;
            /** @description The section that is judged where a package has several, and the language of names; told by the text where it has only one. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Grams of the product that are eaten; 100 where it is left out. */
            portion?: number | null;
            /** @description What to give a verdict on; all 14 dimensions are evaluated anyway. Repeated ones count once. */
            concerns?: components["schemas"]["Concern"][] | null;
        } | {
            /** @description The same line by line. */
            lines: string[];
            /** @description Not beside lines. */
            text?: null;
            /** @description The section that is judged where a package has several, and the language of names; told by the text where it has only one. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Grams of the product that are eaten; 100 where it is left out. */
            portion?: number | null;
            /** @description What to give a verdict on; all 14 dimensions are evaluated anyway. Repeated ones count once. */
            concerns?: components["schemas"]["Concern"][] | null;
        };
        LabelIngredient: {
            /** @description The words as they stand. */
            text: string;
            /** @description Where they begin in the text, in UTF-16 units. */
            start: number;
            /** @description Behind their last letter. */
            end: number;
            /** @description Without figures and the name of a class. */
            name: string;
            /** @description null for what the library does not know. */
            ingredientId: string | null;
            /** @description How surely it was read; what is none leaves verdicts open. */
            reading: components["schemas"]["Certainty"];
            /** @description How sure. */
            confidence: number;
            /** @description How much of the product it is. */
            share: {
                /** @description Per cent of the product at least. */
                min: number;
                /** @description Per cent of the product at most, by the order of weight and the figures. */
                max: number;
                /** @description Whether the package gives the figure. */
                given: boolean;
            };
            /** @description The functional class that the package names; null where it names none. */
            class: components["schemas"]["AdditiveClass"] | null;
            /** @description Of an additive, such as `E 322`. */
            number: string | null;
            /** @description Further foods that the same words name. */
            also?: {
                /** @description null for what the library does not know. */
                ingredientId: string | null;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description How surely it was read; a guess clears nothing. */
                reading: components["schemas"]["Certainty"];
            }[];
            /** @description Set where the words only say what the part around them contains. */
            isNote?: boolean;
            /** @description What it is made of. */
            ingredients: components["schemas"]["LabelIngredient"][];
        };
        LabelResponse: {
            /** @description Entries of EU Annex II that are contained. */
            contains: components["schemas"]["EuAllergen"][];
            /** @description Those that may be there as traces. */
            mayContain: components["schemas"]["EuAllergen"][];
            /** @description Those that nobody can tell from what is written. */
            unknown: components["schemas"]["EuAllergen"][];
            /** @description What the rules found in each dimension. */
            evaluation: {
                /** @description What the rules found in this dimension. */
                histamine: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fodmap: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                pancreas: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                gluten: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                lactose: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                dairy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                egg: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                soy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                peanut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                treeNut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sesame: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sulfite: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fish: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                shellfish: components["schemas"]["DomainEvaluation"];
            };
            /** @description The same for each entry of the EU list that `concerns` of the request names. */
            euEvaluation?: {
                /** @description What the rules found for this entry. */
                crustaceans?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                celery?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                mustard?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                lupin?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                molluscs?: components["schemas"]["DomainEvaluation"];
            };
            /** @description One verdict for each concern that was asked for; null where none was. */
            concerns: components["schemas"]["ConcernResult"][] | null;
            /** @description The verdict for each diet. */
            diets: {
                /** @description The verdict for this diet, with what it follows from. */
                vegan: {
                    /** @description What follows from the risk for whoever asked. */
                    verdict: components["schemas"]["DietVerdict"];
                    /** @description The foods that the diet excludes. */
                    violations: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                    /** @description Ids of the foods that may be excluded: nobody knows. */
                    uncertain: string[];
                    /** @description What nobody could identify or weigh; it never counts as harmless. */
                    unresolved: string[];
                    /** @description Why each uncertain ingredient is. */
                    uncertainSources: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                };
                /** @description The verdict for this diet, with what it follows from. */
                vegetarian: {
                    /** @description What follows from the risk for whoever asked. */
                    verdict: components["schemas"]["DietVerdict"];
                    /** @description The foods that the diet excludes. */
                    violations: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                    /** @description Ids of the foods that may be excluded: nobody knows. */
                    uncertain: string[];
                    /** @description What nobody could identify or weigh; it never counts as harmless. */
                    unresolved: string[];
                    /** @description Why each uncertain ingredient is. */
                    uncertainSources: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                };
                /** @description The verdict for this diet, with what it follows from. */
                pescetarian: {
                    /** @description What follows from the risk for whoever asked. */
                    verdict: components["schemas"]["DietVerdict"];
                    /** @description The foods that the diet excludes. */
                    violations: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                    /** @description Ids of the foods that may be excluded: nobody knows. */
                    uncertain: string[];
                    /** @description What nobody could identify or weigh; it never counts as harmless. */
                    unresolved: string[];
                    /** @description Why each uncertain ingredient is. */
                    uncertainSources: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                };
                /** @description The verdict for this diet, with what it follows from. */
                porkFree: {
                    /** @description What follows from the risk for whoever asked. */
                    verdict: components["schemas"]["DietVerdict"];
                    /** @description The foods that the diet excludes. */
                    violations: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                    /** @description Ids of the foods that may be excluded: nobody knows. */
                    uncertain: string[];
                    /** @description What nobody could identify or weigh; it never counts as harmless. */
                    unresolved: string[];
                    /** @description Why each uncertain ingredient is. */
                    uncertainSources: {
                        /** @description Canonical ingredient id. */
                        ingredientId: string;
                        /** @description The animal sources that the diet excludes, or may exclude. */
                        sources: string[];
                    }[];
                };
            };
            /** @description In the order of the list. */
            additives: {
                /** @description The words as they stand. */
                text: string;
                /** @description Where they begin in the text, in UTF-16 units. */
                start: number;
                /** @description Behind their last letter. */
                end: number;
                /** @description As the law writes it: `E 322`. */
                number: string | null;
                /** @description null for what the library does not know. */
                ingredientId: string | null;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description The functional class: that of the package, else the usual one. */
                class: components["schemas"]["AdditiveClass"] | null;
                /** @description What it may be made from. */
                origin: components["schemas"]["AdditiveOrigin"][] | null;
                /** @description Whether the Union allows it in food; `restricted`: in a few foods only; null where the library does not know. */
                authorised: components["schemas"]["Authorisation"] | null;
                /** @description What else there is to know; null where nothing is. */
                note: string | null;
            }[];
            /** @description The list as a tree. */
            ingredients: components["schemas"]["LabelIngredient"][];
            /** @description What is no part of the list and no statement on allergens. */
            skipped: {
                /** @description The words as they stand. */
                text: string;
                /** @description Where they begin in the text, in UTF-16 units. */
                start: number;
                /** @description Behind their last letter. */
                end: number;
                /**
                 * @description Why it is not resolved, for people.
                 * @enum {string}
                 */
                reason: "heading" | "title" | "nutrition" | "storage" | "weight" | "address" | "origin" | "preparation" | "note" | "language";
            }[];
            /** @description Foods that the text names, that it does not deny, and that no item covers: what they burden is at least uncertain. */
            named?: components["schemas"]["NamedFood"][];
            /** @description What could not be read; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description The language of the section that was judged. */
            lang: components["schemas"]["Language"];
            /** @description The amount that the verdicts are for. */
            portion: {
                /** @description Grams of the product. */
                grams: number;
                /** @description true when 100 g were assumed. */
                assumed: boolean;
            };
            /** @description The statements on allergens. */
            statements: {
                /** @description The words as they stand. */
                text: string;
                /** @description Where they begin in the text, in UTF-16 units. */
                start: number;
                /** @description Behind their last letter. */
                end: number;
                /**
                 * @description What it says.
                 * @enum {string}
                 */
                kind: "contains" | "mayContain" | "freeFrom";
                /** @description What it names. */
                allergens: components["schemas"]["EuAllergen"][];
                /** @description What it denies in terms that the law defines. */
                without: string[];
            }[];
            /** @description All entries, with where the text tells them. */
            allergens: {
                /** @description The entry of EU Annex II. */
                allergen: components["schemas"]["EuAllergen"];
                /** @description What follows from all that is written. */
                status: components["schemas"]["AllergenStatus"];
                /** @description The words that it follows from. */
                because: {
                    /** @description The words as they stand. */
                    text: string;
                    /** @description Where they begin in the text, in UTF-16 units. */
                    start: number;
                    /** @description Behind their last letter. */
                    end: number;
                    /** @description What follows from these words. */
                    status: components["schemas"]["AllergenStatus"];
                    /** @description null for what the library does not know. */
                    ingredientId: string | null;
                }[];
            }[];
            /** @description The other languages of the package. */
            compared: {
                /** @description The language of that section. */
                lang: components["schemas"]["Language"];
                /** @description Told there as contained. */
                contains: components["schemas"]["EuAllergen"][];
                /** @description Told there as traces. */
                mayContain: components["schemas"]["EuAllergen"][];
                /** @description Told there and not in the section that was judged. */
                more: components["schemas"]["EuAllergen"][];
            }[];
        };
        ItemsRequest: {
            /** @description The items of the list. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description For how many it is: verdicts are for one of them. */
            servings?: number | null;
        };
        FodmapResponse: {
            /** @description The items of the list. */
            items: components["schemas"]["EvaluatedItem"][];
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description What was found; null where nothing of the list is known. */
            result: {
                /** @description The level of the whole list. */
                level: components["schemas"]["FodmapLevel"];
                /** @description The FODMAP groups that the level comes from. */
                dominantGroups: components["schemas"]["FodmapGroup"][];
                /** @description Whether a food or something that nobody has assessed is in the list. */
                hasUnknown: boolean;
                /** @description Weakest quality of the data behind it. */
                confidence: components["schemas"]["Confidence"];
            } | null;
            /** @description The foods of the list with their profiles. */
            ingredients: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description The profile of the food; null where nobody has made one. */
                profile: components["schemas"]["FodmapProfile"] | null;
            }[];
            /** @description What the rules found in each dimension. */
            evaluation: components["schemas"]["DomainEvaluation"];
        };
        HistamineResponse: {
            /** @description The items of the list. */
            items: components["schemas"]["EvaluatedItem"][];
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description What was found; null where nothing of the list is known. */
            result: {
                /** @description The risk that the rules compute. */
                risk: components["schemas"]["Risk"];
                /** @description Ids of the foods that contribute most. */
                topContributors: string[];
                /** @description Whether one of the foods is fermented. */
                containsFermented: boolean;
                /** @description Whether one of the foods has aged. */
                containsAged: boolean;
                /** @description Whether one of the foods sets histamine free, or may. */
                containsLiberators: boolean;
                /** @description Whether a food or something that nobody has assessed is in the list. */
                hasUnknown: boolean;
                /** @description Weakest quality of the data behind it. */
                confidence: components["schemas"]["Confidence"];
            } | null;
            /** @description The foods of the list with their profiles. */
            ingredients: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description The profile of the food; null where nobody has made one. */
                profile: components["schemas"]["HistamineProfile"] | null;
            }[];
            /** @description What the rules found in each dimension. */
            evaluation: components["schemas"]["DomainEvaluation"];
        };
        SubstitutesResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description The concerns and diets that were asked for. */
            for?: components["schemas"]["Restriction"][];
            /** @description What can stand in, best first. */
            substitutes: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description Whether it stands in well or only partly. */
                quality: components["schemas"]["SubstituteQuality"];
                /** @description Stable snake_case codes. */
                reasons: string[];
                /** @description Strength of the edge. */
                score: number;
                /** @description Grams of the substitute for a gram of the ingredient. */
                ratio: number;
                /** @description Where it works. */
                contexts: components["schemas"]["Context"][];
                /** @description What is missing then. */
                loses: components["schemas"]["Loss"][];
                /** @description What is needed beside it. */
                with: {
                    /** @description Canonical ingredient id. */
                    ingredientId: string;
                    /** @description Name in the language of the answer. */
                    name: string;
                    /** @description Grams for a gram of the ingredient. */
                    ratio: number;
                }[];
                /** @description Of `for`, what the ingredient itself breaks. */
                solves?: components["schemas"]["Restriction"][];
                /** @description In what its verdict is more severe than that of the ingredient. */
                brings?: components["schemas"]["Restriction"][];
                /** @description In what both are not compatible. */
                keeps?: components["schemas"]["Restriction"][];
            }[];
        };
        PairingsResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description What goes with it; null where nobody has looked. */
            pairsWellWith: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description Stable snake_case codes. */
                reasons: string[];
                /** @description Strength of the edge. */
                score: number;
            }[];
            /** @description What recipes use beside it; null where nobody has looked. */
            oftenUsedWith: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
            }[];
        };
        SimilarResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description The language of the names in the answer. */
            language: components["schemas"]["Language"];
            /** @description Similar foods, best first. */
            similar: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description Stable snake_case codes. */
                reasons: string[];
                /**
                 * @description Whether it is of the same family or does the same in a dish.
                 * @enum {string}
                 */
                relation: "sameFamily" | "functional";
                /** @description Strength of the edge. */
                score: number;
            }[];
        };
        ConvertRequest: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description The amount in the unit that is given with it. */
            amount: number;
            /** @description The unit of the amount, by id or by any of its names. */
            fromUnit: string;
            /** @description The unit that is asked for, by id or by any of its names. */
            toUnit: string;
        };
        ConvertResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description As it was asked. */
            amount: number;
            /** @description The unit of the amount, by id or by any of its names. */
            fromUnit: string;
            /** @description The unit that is asked for, by id or by any of its names. */
            toUnit: string;
            /** @description Amount in the unit asked for. */
            result: number;
            /** @description true when a density or a piece weight was used. */
            estimated: boolean;
        };
        /** @description A value of null was not measured; it is never a zero. */
        Nutrients: {
            /** @description The nutrients of the group; null where no source measured any. */
            id: string;
            /** @description The nutrients of the group; null where no source measured any. */
            macros: {
                /** @description In kcal; null where no source measured it. */
                energyKcal: number | null;
                /** @description In kJ; null where no source measured it. */
                energyKilojoule: number | null;
                /** @description In g; null where no source measured it. */
                protein: number | null;
                /** @description In g; null where no source measured it. */
                fat: number | null;
                /** @description In g; null where no source measured it. */
                carbohydrates: number | null;
                /** @description In g; null where no source measured it. */
                fibre: number | null;
                /** @description In g; null where no source measured it. */
                sugar: number | null;
                /** @description In g; null where no source measured it. */
                salt: number | null;
                /** @description In g; null where no source measured it. */
                water: number | null;
                /** @description In g; null where no source measured it. */
                alcohol: number | null;
            } | null;
            /** @description The nutrients of the group; null where no source measured any. */
            lipids: {
                /** @description In mg; null where no source measured it. */
                cholesterol: number | null;
                /** @description In g; null where no source measured it. */
                saturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                monounsaturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                polyunsaturatedFat: number | null;
            } | null;
            /** @description The nutrients of the group; null where no source measured any. */
            minerals: {
                /** @description In mg; null where no source measured it. */
                calcium: number | null;
                /** @description In mg; null where no source measured it. */
                iron: number | null;
                /** @description In mg; null where no source measured it. */
                magnesium: number | null;
                /** @description In mg; null where no source measured it. */
                phosphorus: number | null;
                /** @description In mg; null where no source measured it. */
                potassium: number | null;
                /** @description In mg; null where no source measured it. */
                sodium: number | null;
                /** @description In mg; null where no source measured it. */
                zinc: number | null;
            } | null;
            /** @description The nutrients of the group; null where no source measured any. */
            vitamins: {
                /** @description In ug RAE; null where no source measured it. */
                a: number | null;
                /** @description In mg; null where no source measured it. */
                b1: number | null;
                /** @description In mg; null where no source measured it. */
                b2: number | null;
                /** @description In mg; null where no source measured it. */
                b6: number | null;
                /** @description In mg; null where no source measured it. */
                c: number | null;
                /** @description In ug; null where no source measured it. */
                k: number | null;
                /** @description In mg; null where no source measured it. */
                niacin: number | null;
                /** @description In mg; null where no source measured it. */
                pantothenicAcid: number | null;
            } | null;
        };
        /** @description Single sugars, polyols and organic acids; null where no source names one. */
        NutrientParts: {
            /** @description Single sugars and polyols, in grams. */
            sugars: {
                /** @description In g; null where no source measured it. */
                lactose: number | null;
                /** @description In g; null where no source measured it. */
                fructose: number | null;
                /** @description In g; null where no source measured it. */
                glucose: number | null;
                /** @description In g; null where no source measured it. */
                sucrose: number | null;
                /** @description In g; null where no source measured it. */
                maltose: number | null;
                /** @description In g; null where no source measured it. */
                polyols: number | null;
                /** @description In g; null where no source measured it. */
                erythritol: number | null;
            };
            /** @description Organic acids, in grams. */
            acids: {
                /** @description In g; null where no source measured it. */
                organic: number | null;
            };
        };
        /** @description Share of the grams that have a value; below 1 a total is a lower bound. */
        Coverage: {
            /** @description Share of the grams that have a figure; null where there are no grams. */
            macros: {
                /** @description Share of the grams that have a figure; null where there are no grams. */
                energyKcal: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                energyKilojoule: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                protein: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                fat: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                carbohydrates: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                fibre: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                sugar: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                salt: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                water: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                alcohol: number | null;
            } | null;
            /** @description Share of the grams that have a figure; null where there are no grams. */
            lipids: {
                /** @description Share of the grams that have a figure; null where there are no grams. */
                cholesterol: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                saturatedFat: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                monounsaturatedFat: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                polyunsaturatedFat: number | null;
            } | null;
            /** @description Share of the grams that have a figure; null where there are no grams. */
            minerals: {
                /** @description Share of the grams that have a figure; null where there are no grams. */
                calcium: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                iron: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                magnesium: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                phosphorus: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                potassium: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                sodium: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                zinc: number | null;
            } | null;
            /** @description Share of the grams that have a figure; null where there are no grams. */
            vitamins: {
                /** @description Share of the grams that have a figure; null where there are no grams. */
                a: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                b1: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                b2: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                b6: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                c: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                k: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                niacin: number | null;
                /** @description Share of the grams that have a figure; null where there are no grams. */
                pantothenicAcid: number | null;
            } | null;
        };
        /** @description Nutrients with the share of the grams behind each; sums of what is known. */
        NutrientTotal: {
            /** @description Sums of what is known; null where nothing of the group is. */
            id: string;
            /** @description Sums of what is known; null where nothing of the group is. */
            macros: {
                /** @description In kcal; null where no source measured it. */
                energyKcal: number | null;
                /** @description In kJ; null where no source measured it. */
                energyKilojoule: number | null;
                /** @description In g; null where no source measured it. */
                protein: number | null;
                /** @description In g; null where no source measured it. */
                fat: number | null;
                /** @description In g; null where no source measured it. */
                carbohydrates: number | null;
                /** @description In g; null where no source measured it. */
                fibre: number | null;
                /** @description In g; null where no source measured it. */
                sugar: number | null;
                /** @description In g; null where no source measured it. */
                salt: number | null;
                /** @description In g; null where no source measured it. */
                water: number | null;
                /** @description In g; null where no source measured it. */
                alcohol: number | null;
            } | null;
            /** @description Sums of what is known; null where nothing of the group is. */
            lipids: {
                /** @description In mg; null where no source measured it. */
                cholesterol: number | null;
                /** @description In g; null where no source measured it. */
                saturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                monounsaturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                polyunsaturatedFat: number | null;
            } | null;
            /** @description Sums of what is known; null where nothing of the group is. */
            minerals: {
                /** @description In mg; null where no source measured it. */
                calcium: number | null;
                /** @description In mg; null where no source measured it. */
                iron: number | null;
                /** @description In mg; null where no source measured it. */
                magnesium: number | null;
                /** @description In mg; null where no source measured it. */
                phosphorus: number | null;
                /** @description In mg; null where no source measured it. */
                potassium: number | null;
                /** @description In mg; null where no source measured it. */
                sodium: number | null;
                /** @description In mg; null where no source measured it. */
                zinc: number | null;
            } | null;
            /** @description Sums of what is known; null where nothing of the group is. */
            vitamins: {
                /** @description In ug RAE; null where no source measured it. */
                a: number | null;
                /** @description In mg; null where no source measured it. */
                b1: number | null;
                /** @description In mg; null where no source measured it. */
                b2: number | null;
                /** @description In mg; null where no source measured it. */
                b6: number | null;
                /** @description In mg; null where no source measured it. */
                c: number | null;
                /** @description In ug; null where no source measured it. */
                k: number | null;
                /** @description In mg; null where no source measured it. */
                niacin: number | null;
                /** @description In mg; null where no source measured it. */
                pantothenicAcid: number | null;
            } | null;
            /** @description Sums of what is known; null where nothing of the group is. */
            coverage: components["schemas"]["Coverage"];
            /** @description Sums of what is known; null where nothing of the group is. */
            parts?: components["schemas"]["NutrientParts"];
            /** @description By group.name, only where a figure is not exact: at least `min`, at most `max`, which is null where nobody can tell. */
            range?: {
                [key: string]: {
                    /** @description It is at least so much. */
                    min: number;
                    /** @description It is at most so much; null where nobody knows a bound. */
                    max: number | null;
                };
            };
        };
        /** @description The total over the servings. */
        NutrientServing: {
            /** @description What one serving holds; null where nothing of the group is known. */
            id: string;
            /** @description What one serving holds; null where nothing of the group is known. */
            macros: {
                /** @description In kcal; null where no source measured it. */
                energyKcal: number | null;
                /** @description In kJ; null where no source measured it. */
                energyKilojoule: number | null;
                /** @description In g; null where no source measured it. */
                protein: number | null;
                /** @description In g; null where no source measured it. */
                fat: number | null;
                /** @description In g; null where no source measured it. */
                carbohydrates: number | null;
                /** @description In g; null where no source measured it. */
                fibre: number | null;
                /** @description In g; null where no source measured it. */
                sugar: number | null;
                /** @description In g; null where no source measured it. */
                salt: number | null;
                /** @description In g; null where no source measured it. */
                water: number | null;
                /** @description In g; null where no source measured it. */
                alcohol: number | null;
            } | null;
            /** @description What one serving holds; null where nothing of the group is known. */
            lipids: {
                /** @description In mg; null where no source measured it. */
                cholesterol: number | null;
                /** @description In g; null where no source measured it. */
                saturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                monounsaturatedFat: number | null;
                /** @description In g; null where no source measured it. */
                polyunsaturatedFat: number | null;
            } | null;
            /** @description What one serving holds; null where nothing of the group is known. */
            minerals: {
                /** @description In mg; null where no source measured it. */
                calcium: number | null;
                /** @description In mg; null where no source measured it. */
                iron: number | null;
                /** @description In mg; null where no source measured it. */
                magnesium: number | null;
                /** @description In mg; null where no source measured it. */
                phosphorus: number | null;
                /** @description In mg; null where no source measured it. */
                potassium: number | null;
                /** @description In mg; null where no source measured it. */
                sodium: number | null;
                /** @description In mg; null where no source measured it. */
                zinc: number | null;
            } | null;
            /** @description What one serving holds; null where nothing of the group is known. */
            vitamins: {
                /** @description In ug RAE; null where no source measured it. */
                a: number | null;
                /** @description In mg; null where no source measured it. */
                b1: number | null;
                /** @description In mg; null where no source measured it. */
                b2: number | null;
                /** @description In mg; null where no source measured it. */
                b6: number | null;
                /** @description In mg; null where no source measured it. */
                c: number | null;
                /** @description In ug; null where no source measured it. */
                k: number | null;
                /** @description In mg; null where no source measured it. */
                niacin: number | null;
                /** @description In mg; null where no source measured it. */
                pantothenicAcid: number | null;
            } | null;
            /** @description What one serving holds; null where nothing of the group is known. */
            parts?: components["schemas"]["NutrientParts"];
            /** @description By group.name, only where a figure is not exact: at least `min`, at most `max`, which is null where nobody can tell. */
            range?: {
                [key: string]: {
                    /** @description It is at least so much. */
                    min: number;
                    /** @description It is at most so much; null where nobody knows a bound. */
                    max: number | null;
                };
            };
        };
        NutritionResponse: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /**
             * @description What the nutrients are of: 100 g.
             * @constant
             */
            basis: "per100g";
            /** @description The nutrients of the amount that stands beside it. */
            nutrients: components["schemas"]["Nutrients"];
            /** @description Single sugars, polyols and acids in grams; null where nobody measured them. */
            parts?: components["schemas"]["NutrientParts"];
            /** @description What a source tells in place of a figure: an upper bound per 100 g, or traces. */
            bounds?: {
                [key: string]: number | "traces";
            };
            /** @description With `sources=true`: where each figure comes from. */
            sources?: {
                /** @description Code of the table and the row in it, or of what it was calculated from. */
                source: string;
                /**
                 * @description The state in which the food was measured.
                 * @enum {string}
                 */
                state: "raw" | "dried" | "cooked" | "canned" | "processed";
                /** @description The figures that come from it, as `group.name`. */
                nutrients: string[];
            }[];
            /** @description The nutrients of the amount that was asked for; absent where none was. */
            computed?: {
                /** @description As it was asked. */
                amount: number;
                /** @description The unit of the amount. */
                unit: string;
                /** @description Weight, in grams. */
                grams: number;
                /** @description true when a density or a piece weight was used. */
                estimated: boolean;
                /** @description The nutrients of the amount that stands beside it. */
                nutrients: components["schemas"]["Nutrients"];
                /** @description Single sugars, polyols and acids in grams; null where nobody measured them. */
                parts?: components["schemas"]["NutrientParts"];
                /** @description By group.name, only where a figure is not exact: at least `min`, at most `max`, which is null where nobody can tell. */
                range?: {
                    [key: string]: {
                        /** @description It is at least so much. */
                        min: number;
                        /** @description It is at most so much; null where nobody knows a bound. */
                        max: number | null;
                    };
                };
            };
        };
        AnalyzeRequest: {
            /** @description The items of the list. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description Among how many the total is divided; null for all of it. */
            servings?: number | null;
        };
        AnalyzeResponse: {
            /** @description The items of the list. */
            items: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description As it was asked. */
                amount: number;
                /** @description The unit of the amount. */
                unit: string;
                /** @description Weight, in grams. */
                grams: number;
                /** @description true when a density or a piece weight was used. */
                estimated: boolean;
                /** @description The nutrients of the amount that stands beside it. */
                nutrients: components["schemas"]["Nutrients"];
            }[];
            /** @description The nutrients of the whole list. */
            total: components["schemas"]["NutrientTotal"];
            /** @description The total divided by the servings; absent without servings. */
            perServing?: components["schemas"]["NutrientServing"];
            /** @description Among how many the total is divided; null for all of it. */
            servings: number | null;
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
        };
        UsageResponse: {
            /**
             * Format: uuid
             * @description The account of the key.
             */
            customerId: string;
            /** @description So many days until today (UTC). */
            days: number;
            /** @description The modules that the account has booked. */
            modules: components["schemas"]["Module"][];
            /** @description The plan of the account. */
            plan: string;
            /** @description One entry for each day and function, in this order. */
            usage: {
                /**
                 * Format: date
                 * @description UTC.
                 */
                day: string;
                /**
                 * @description The module that was charged.
                 * @enum {string}
                 */
                module: "M1" | "M2" | "M3" | "M4" | "account";
                /**
                 * @description The operation, by its operationId.
                 * @enum {string}
                 */
                function: "healthAlias" | "health" | "search" | "autocomplete" | "count" | "detail" | "browse" | "categories" | "units" | "languages" | "allergens" | "check" | "checkBatch" | "diet" | "fodmap" | "histamine" | "substitutes" | "pairings" | "similar" | "profile" | "convert" | "recipeParse" | "recipeCheck" | "recipeSwap" | "recipeAnalyze" | "letters" | "headroom" | "household" | "week" | "swap" | "nutrition" | "analyze" | "usage" | "label";
                /** @description Failed ones among them. */
                requests: number;
                /** @description Requests that were not answered; they cost nothing. */
                errors: number;
                /** @description Credits spent. */
                units: number;
                /** @description Mean time from the request to its answer, in milliseconds. */
                avgLatencyMs: number;
                /**
                 * @description Of calls with test keys, which cost nothing; left out of the others.
                 * @constant
                 */
                test?: true;
            }[];
        };
        /** @description Give one of text, lines and items. */
        RecipeParseRequest: {
            /** @description A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most 500 lines of ingredients in a recipe and 50000 letters in them. */
            text: string;
            /** @description Not beside text. */
            lines?: null;
            /** @description Not beside text. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Also write the lines for so many people. */
            scale?: number | null;
        } | {
            /** @description Lines each of which is meant as an item, never as a heading. */
            lines: string[];
            /** @description Not beside lines. */
            text?: null;
            /** @description Not beside lines. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Also write the lines for so many people. */
            scale?: number | null;
        } | {
            /** @description Items as the plain operations take them. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description Not beside items. */
            text?: null;
            /** @description Not beside items. */
            lines?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Also write the lines for so many people. */
            scale?: number | null;
        };
        /** @description Give one of text, lines and items. */
        RecipeCheckRequest: {
            /** @description A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most 500 lines of ingredients in a recipe and 50000 letters in them. */
            text: string;
            /** @description Not beside text. */
            lines?: null;
            /** @description Not beside text. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description What `concerns` of the answer gives a verdict on. */
            concerns?: components["schemas"]["Concern"][] | null;
            /** @description Diets to judge; all where it is left out. */
            diets?: components["schemas"]["Diet"][] | null;
        } | {
            /** @description Lines each of which is meant as an item, never as a heading. */
            lines: string[];
            /** @description Not beside lines. */
            text?: null;
            /** @description Not beside lines. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description What `concerns` of the answer gives a verdict on. */
            concerns?: components["schemas"]["Concern"][] | null;
            /** @description Diets to judge; all where it is left out. */
            diets?: components["schemas"]["Diet"][] | null;
        } | {
            /** @description Items as the plain operations take them. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description Not beside items. */
            text?: null;
            /** @description Not beside items. */
            lines?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description What `concerns` of the answer gives a verdict on. */
            concerns?: components["schemas"]["Concern"][] | null;
            /** @description Diets to judge; all where it is left out. */
            diets?: components["schemas"]["Diet"][] | null;
        };
        /** @description Give one of text, lines and items. */
        RecipeSwapRequest: {
            /** @description A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most 500 lines of ingredients in a recipe and 50000 letters in them. */
            text: string;
            /** @description Not beside text. */
            lines?: null;
            /** @description Not beside text. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Concerns and diets that the recipe is to be compatible with. */
            for: components["schemas"]["Restriction"][];
            /** @description Only substitutes that work for this. */
            use?: components["schemas"]["Context"] | null;
        } | {
            /** @description Lines each of which is meant as an item, never as a heading. */
            lines: string[];
            /** @description Not beside lines. */
            text?: null;
            /** @description Not beside lines. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Concerns and diets that the recipe is to be compatible with. */
            for: components["schemas"]["Restriction"][];
            /** @description Only substitutes that work for this. */
            use?: components["schemas"]["Context"] | null;
        } | {
            /** @description Items as the plain operations take them. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description Not beside items. */
            text?: null;
            /** @description Not beside items. */
            lines?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
            /** @description Concerns and diets that the recipe is to be compatible with. */
            for: components["schemas"]["Restriction"][];
            /** @description Only substitutes that work for this. */
            use?: components["schemas"]["Context"] | null;
        };
        /** @description Give one of text, lines and items. */
        RecipeAnalyzeRequest: {
            /** @description A whole recipe: text, Markdown, Cooklang, schema.org JSON, a web page, or an export of Mealie, Tandoor or Nextcloud Cookbook; at most 500 lines of ingredients in a recipe and 50000 letters in them. */
            text: string;
            /** @description Not beside text. */
            lines?: null;
            /** @description Not beside text. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
        } | {
            /** @description Lines each of which is meant as an item, never as a heading. */
            lines: string[];
            /** @description Not beside lines. */
            text?: null;
            /** @description Not beside lines. */
            items?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
        } | {
            /** @description Items as the plain operations take them. */
            items: components["schemas"]["CompatibilityItem"][];
            /** @description Not beside items. */
            text?: null;
            /** @description Not beside items. */
            lines?: null;
            /** @description Language of the text; en where it is left out. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Which of several recipes of the text, from 1. */
            recipe?: number | null;
            /** @description For how many the recipe is; where it is left out, as the recipe says. */
            servings?: number | null;
        };
        NamedFood: {
            /** @description The words as they stand. */
            text: string;
            /** @description Where they begin in the text that was sent, in UTF-16 units; null where a format spells them otherwise. */
            start: number | null;
            /** @description After their last letter. */
            end: number | null;
            /** @description Their line in the text that was sent. */
            line: number | null;
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /**
             * @description The part of the text: a line of ingredients, or why its line was passed over.
             * @enum {string}
             */
            where: "ruled line" | "title" | "servings" | "heading" | "method" | "metadata" | "markup" | "equipment" | "note" | "not food" | "nutrition" | "storage" | "weight" | "address" | "origin" | "preparation" | "language" | "line";
        };
        ParsedItem: {
            /** @description The line as it is written. */
            line: string;
            /** @description Canonical ingredient id. */
            ingredientId: string | null;
            /** @description The name of the ingredient, or the words that named none. */
            name: string;
            /** @description As it is written; the upper end of a range. */
            amount: number | null;
            /** @description The unit of the amount. */
            unit: string | null;
            /** @description Weight, in grams. */
            grams: number | null;
            /** @description true when a density or a piece weight was used. */
            estimated: boolean;
            /** @description How sure the ingredient is; 0 where there is none. */
            confidence: number;
            /** @description What the words may mean instead. */
            alternatives: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description How sure. */
                confidence: number;
            }[];
            /** @description sure: every word is accounted for; a guess clears nothing. */
            reading: components["schemas"]["Certainty"];
            /** @description The cook's own words for the food. */
            phrase: string;
            /** @description The whole line in stretches; their texts, one behind the other, are the line. */
            parts: {
                /**
                 * @description What the stretch is in the line.
                 * @enum {string}
                 */
                role: "amount" | "unit" | "size" | "food" | "descriptor" | "state" | "coating" | "filler" | "further food" | "alternative" | "negation" | "note" | "non-food" | "unread";
                /** @description The words as they stand. */
                text: string;
            }[];
            /** @description The brand that the words name: only its label tells what is in it. */
            brand?: {
                /** @description Name in the language of the answer. */
                name: string;
                /** @description What it is, in the language that was asked for. */
                kind: string;
                /** @description EU entries, cereals, nuts and animal sources that it mostly has. */
                typically: string[];
            };
            /** @description What the line allows instead; every choice is judged. */
            or?: {
                /** @description Canonical ingredient id. */
                ingredientId: string | null;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description The cook's own words for the food. */
                phrase: string;
                /** @description How surely it was read; a guess clears nothing. */
                reading: components["schemas"]["Certainty"];
                /** @description As it is written. */
                amount: number | null;
                /** @description The unit of the amount. */
                unit: string | null;
                /** @description How sure. */
                confidence: number;
                /** @description The brand that the words name: only its label tells what is in it. */
                brand?: {
                    /** @description Name in the language of the answer. */
                    name: string;
                    /** @description What it is, in the language that was asked for. */
                    kind: string;
                    /** @description EU entries, cereals, nuts and animal sources that it mostly has. */
                    typically: string[];
                };
            }[];
            /** @description What the line says the food is without. */
            without?: components["schemas"]["Absence"][];
            /** @description true for what may be there or not, or may be left out by the cook. */
            optional?: boolean;
            /** @description true where the line lets the cook leave it out; judged as if nobody did. */
            mayOmit?: boolean;
            /** @description true where the cook decides how much. */
            toTaste?: boolean;
            /** @description true for what a coating is made of. */
            coating?: boolean;
            /** @description Why there is no ingredient, no certainty or no weight. */
            reason?: string;
        };
        ParsedRecipe: {
            /** @description The items of the list. */
            items: components["schemas"]["ParsedItem"][];
            /** @description The lines that name no ingredient of the library, or have no weight. */
            unresolved: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it is not resolved, for people. */
                reason: string;
                /** @description Ids that may be meant. */
                suggestions: string[];
            }[];
            /** @description The lines that were passed over, and why. */
            skipped: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it was passed over. */
                reason: components["schemas"]["SkipReason"];
                /** @description What a title or heading names, or the dish of its name holds, and no line has. */
                named?: string[];
                /** @description What it says the dish is without. */
                without?: components["schemas"]["Absence"][];
            }[];
            /** @description null where the text has none, or several. */
            title: string | null;
            /** @description Among how many the total is divided; null for all of it. */
            servings: {
                /** @description Of a range the lower end. */
                count: number;
                /** @description The words that say so. */
                text: string;
            } | null;
        };
        ParseResponse: {
            /** @description The items of the list. */
            items: components["schemas"]["ParsedItem"][];
            /** @description The lines that name no ingredient of the library, or have no weight. */
            unresolved: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it is not resolved, for people. */
                reason: string;
                /** @description Ids that may be meant. */
                suggestions: string[];
            }[];
            /** @description The lines that were passed over, and why. */
            skipped: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it was passed over. */
                reason: components["schemas"]["SkipReason"];
                /** @description What a title or heading names, or the dish of its name holds, and no line has. */
                named?: string[];
                /** @description What it says the dish is without. */
                without?: components["schemas"]["Absence"][];
            }[];
            /** @description null where the text has none, or several. */
            title: string | null;
            /** @description Among how many the total is divided; null for all of it. */
            servings: {
                /** @description Of a range the lower end. */
                count: number;
                /** @description The words that say so. */
                text: string;
            } | null;
            /** @description Each by itself, where the text holds several. */
            recipes?: components["schemas"]["ParsedRecipe"][];
            /** @description With `scale`: each recipe for so many people. */
            scaled?: {
                /** @description The title of the recipe; null where it has none. */
                title: string | null;
                /** @description The people that the lines are for now. */
                servings: number;
                /** @description Those that the recipe was for. */
                from: number;
                /** @description Its lines with the amounts for them, rounded as cooks measure. */
                lines: string[];
                /** @description What each item comes to before anything is rounded. */
                items: {
                    /** @description The line that names it, as in `lines`. */
                    line: string;
                    /** @description Canonical ingredient id. */
                    ingredientId: string | null;
                    /** @description To the last digit. */
                    amount: number | null;
                    /** @description The unit of the amount. */
                    unit: string | null;
                    /** @description Weight, in grams. */
                    grams: number | null;
                }[];
            }[];
        };
        SafeSubstitute: {
            /** @description Canonical ingredient id. */
            ingredientId: string;
            /** @description Name in the language of the answer. */
            name: string;
            /** @description What replaces the ingredient, in grams. */
            grams: number;
            /** @description Whether it stands in well or only partly. */
            quality: components["schemas"]["SubstituteQuality"];
            /** @description Of `for`, what the ingredient itself breaks. */
            solves: components["schemas"]["Restriction"][];
            /** @description In what its verdict is more severe than that of the ingredient. */
            brings: components["schemas"]["Restriction"][];
            /** @description In what both are not compatible. */
            keeps: components["schemas"]["Restriction"][];
            /** @description What is needed beside it. */
            with: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description Beside it, in grams. */
                grams: number;
            }[];
            /** @description Where it works. */
            contexts: components["schemas"]["Context"][];
            /** @description What is missing then. */
            loses: components["schemas"]["Loss"][];
            /** @description Stable snake_case codes. */
            reasons: string[];
            /** @description Strength of the edge. */
            score: number;
        };
        RecipeSwapResponse: {
            /** @description What was asked for. */
            for: components["schemas"]["Restriction"][];
            /** @description The ingredients that were replaced. */
            changes: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
                /** @description Weight in the recipe, in grams. */
                grams: number;
                /** @description What replaces it. */
                substitute: components["schemas"]["SafeSubstitute"];
            }[];
            /** @description What conflicts and has no substitute that solves it. */
            irreplaceable: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description Name in the language of the answer. */
                name: string;
            }[];
            /** @description What could not be resolved. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description One for each restriction that was asked for. */
            verdicts: {
                [key: string]: components["schemas"]["Verdict"];
            };
            /** @description With servings: the answer is for one of them. */
            serving?: {
                /** @description For so many the list is. */
                servings: number;
                /** @description Of one serving, in grams. */
                grams: number;
            };
            /** @description With servings: items, grams and verdicts of the whole list. */
            whole?: {
                [key: string]: unknown;
            };
            /** @description The lines that were passed over, and why. */
            skipped?: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it was passed over. */
                reason: components["schemas"]["SkipReason"];
                /** @description What a title or heading names, or the dish of its name holds, and no line has. */
                named?: string[];
                /** @description What it says the dish is without. */
                without?: components["schemas"]["Absence"][];
            }[];
            /** @description What each line was read as. */
            readings?: components["schemas"]["ParsedItem"][];
            /** @description Foods that the text names, that it does not deny, and that no item covers: what they burden is at least uncertain. */
            named?: components["schemas"]["NamedFood"][];
            /** @description Of a check: the lines that leave a choice. */
            choices?: {
                /** @description The line as it is written. */
                line: string;
                /** @description What the line leaves to choose from. */
                sides: {
                    /** @description Canonical ingredient id. */
                    ingredientId: string | null;
                    /** @description Name in the language of the answer. */
                    name: string;
                    /** @description In what this side is compatible and another is not. */
                    compatible: components["schemas"]["Concern"][];
                }[];
            }[];
        };
        RecipeCheckResponse: {
            /** @description The items of the list. */
            items: components["schemas"]["EvaluatedItem"][];
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description What the rules found in each dimension. */
            evaluation: {
                /** @description What the rules found in this dimension. */
                histamine: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fodmap: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                pancreas: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                gluten: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                lactose: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                dairy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                egg: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                soy: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                peanut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                treeNut: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sesame: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                sulfite: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                fish: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found in this dimension. */
                shellfish: components["schemas"]["DomainEvaluation"];
            };
            /** @description The same for each entry of the EU list that `concerns` of the request names. */
            euEvaluation?: {
                /** @description What the rules found for this entry. */
                crustaceans?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                celery?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                mustard?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                lupin?: components["schemas"]["DomainEvaluation"];
                /** @description What the rules found for this entry. */
                molluscs?: components["schemas"]["DomainEvaluation"];
            };
            /** @description One verdict for each concern that was asked for; null where none was. */
            concerns: components["schemas"]["ConcernResult"][] | null;
            /** @description With servings: the answer is for one of them. */
            serving?: {
                /** @description For so many the list is. */
                servings: number;
                /** @description Of one serving, in grams. */
                grams: number;
            };
            /** @description With servings: items, grams and verdicts of the whole list. */
            whole?: {
                [key: string]: unknown;
            };
            /** @description The lines that were passed over, and why. */
            skipped?: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it was passed over. */
                reason: components["schemas"]["SkipReason"];
                /** @description What a title or heading names, or the dish of its name holds, and no line has. */
                named?: string[];
                /** @description What it says the dish is without. */
                without?: components["schemas"]["Absence"][];
            }[];
            /** @description What each line was read as. */
            readings?: components["schemas"]["ParsedItem"][];
            /** @description Foods that the text names, that it does not deny, and that no item covers: what they burden is at least uncertain. */
            named?: components["schemas"]["NamedFood"][];
            /** @description Of a check: the lines that leave a choice. */
            choices?: {
                /** @description The line as it is written. */
                line: string;
                /** @description What the line leaves to choose from. */
                sides: {
                    /** @description Canonical ingredient id. */
                    ingredientId: string | null;
                    /** @description Name in the language of the answer. */
                    name: string;
                    /** @description In what this side is compatible and another is not. */
                    compatible: components["schemas"]["Concern"][];
                }[];
            }[];
            /** @description The verdict for each diet. */
            diets: components["schemas"]["DietResponse"][];
            /** @description EU allergens that it contains. */
            contains: components["schemas"]["EuAllergen"][];
            /** @description EU allergens of which it may hold traces. */
            mayContain: components["schemas"]["EuAllergen"][];
            /** @description EU allergens of which nobody knows. */
            unknown: components["schemas"]["EuAllergen"][];
        };
        RecipeAnalyzeResponse: {
            /** @description The items of the list. */
            items: {
                /** @description Canonical ingredient id. */
                ingredientId: string;
                /** @description As it was asked. */
                amount: number;
                /** @description The unit of the amount. */
                unit: string;
                /** @description Weight, in grams. */
                grams: number;
                /** @description true when a density or a piece weight was used. */
                estimated: boolean;
                /** @description The nutrients of the amount that stands beside it. */
                nutrients: components["schemas"]["Nutrients"];
            }[];
            /** @description The nutrients of the whole list. */
            total: components["schemas"]["NutrientTotal"];
            /** @description The total divided by the servings; absent without servings. */
            perServing?: components["schemas"]["NutrientServing"];
            /** @description Among how many the total is divided; null for all of it. */
            servings: number | null;
            /** @description What could not be resolved; it never counts as harmless. */
            unresolved: components["schemas"]["Unresolved"][];
            /** @description With servings: the answer is for one of them. */
            serving?: {
                /** @description For so many the list is. */
                servings: number;
                /** @description Of one serving, in grams. */
                grams: number;
            };
            /** @description With servings: items, grams and verdicts of the whole list. */
            whole?: {
                [key: string]: unknown;
            };
            /** @description The lines that were passed over, and why. */
            skipped?: {
                /** @description The line as it is written. */
                line: string;
                /** @description Why it was passed over. */
                reason: components["schemas"]["SkipReason"];
                /** @description What a title or heading names, or the dish of its name holds, and no line has. */
                named?: string[];
                /** @description What it says the dish is without. */
                without?: components["schemas"]["Absence"][];
            }[];
            /** @description What each line was read as. */
            readings?: components["schemas"]["ParsedItem"][];
            /** @description Foods that the text names, that it does not deny, and that no item covers: what they burden is at least uncertain. */
            named?: components["schemas"]["NamedFood"][];
            /** @description Of a check: the lines that leave a choice. */
            choices?: {
                /** @description The line as it is written. */
                line: string;
                /** @description What the line leaves to choose from. */
                sides: {
                    /** @description Canonical ingredient id. */
                    ingredientId: string | null;
                    /** @description Name in the language of the answer. */
                    name: string;
                    /** @description In what this side is compatible and another is not. */
                    compatible: components["schemas"]["Concern"][];
                }[];
            }[];
        };
        GlutenProfile: {
            /** @description Whether the food contains it; unknown never reads as no. */
            contains: components["schemas"]["Contains"];
            /** @description How likely traces come in where the food is made or packed. */
            crossContactRisk: components["schemas"]["Risk"];
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Amount of the food from which on a dose-dependent reaction counts in full, in grams. */
            thresholdGrams: number | null;
            /** @description Quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
            /** @description Cereals of EU Annex II that it comes from. */
            cereals?: string[];
            /** @description Further kinds, of parts that are only usually or sometimes in it. */
            possibleKinds?: string[];
        };
        LactoseProfile: {
            /** @description Whether the food contains it; unknown never reads as no. */
            contains: components["schemas"]["Contains"];
            /** @description How likely traces come in where the food is made or packed. */
            crossContactRisk: components["schemas"]["Risk"];
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Amount of the food from which on a dose-dependent reaction counts in full, in grams. */
            thresholdGrams: number | null;
            /** @description Quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
            /** @description Lactose in 100 g of the food, in grams. */
            gramsPer100g?: number | null;
        };
        TreeNutProfile: {
            /** @description Whether the food contains it; unknown never reads as no. */
            contains: components["schemas"]["Contains"];
            /** @description How likely traces come in where the food is made or packed. */
            crossContactRisk: components["schemas"]["Risk"];
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Amount of the food from which on a dose-dependent reaction counts in full, in grams. */
            thresholdGrams: number | null;
            /** @description Quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
            /** @description Nuts that it comes from. */
            species?: string[];
            /** @description Further kinds, of parts that are only usually or sometimes in it. */
            possibleKinds?: string[];
        };
        ShellfishProfile: {
            /** @description Whether the food contains it; unknown never reads as no. */
            contains: components["schemas"]["Contains"];
            /** @description How likely traces come in where the food is made or packed. */
            crossContactRisk: components["schemas"]["Risk"];
            /** @description Whether the assessment is of a processed food, whose recipes differ. */
            processed: boolean;
            /** @description Amount of the food from which on a dose-dependent reaction counts in full, in grams. */
            thresholdGrams: number | null;
            /** @description Quality of the data behind it. */
            confidence: components["schemas"]["DataConfidence"];
            /** @description The groups that it comes from. */
            groups?: ("crustacean" | "mollusc")[];
            /** @description Further kinds, of parts that are only usually or sometimes in it. */
            possibleKinds?: string[];
        };
        /**
         * @description What a food or a dish is said to be without.
         * @enum {string}
         */
        Absence: "gluten" | "lactose" | "dairy" | "egg" | "soy" | "peanut" | "treeNut" | "sesame" | "sulfite" | "fish" | "shellfish" | "celery" | "mustard" | "lupin" | "pork" | "meat" | "gelatine" | "honey" | "rennet" | "vegetarian" | "vegan";
        /**
         * @description A functional class of Regulation (EU) 1169/2011.
         * @enum {string}
         */
        AdditiveClass: "sweetener" | "colour" | "preservative" | "antioxidant" | "carrier" | "acid" | "acidity-regulator" | "anti-caking-agent" | "anti-foaming-agent" | "bulking-agent" | "emulsifier" | "emulsifying-salt" | "firming-agent" | "flavour-enhancer" | "foaming-agent" | "gelling-agent" | "glazing-agent" | "humectant" | "modified-starch" | "packaging-gas" | "propellant" | "raising-agent" | "sequestrant" | "stabiliser" | "thickener" | "flour-treatment-agent" | "contrast-enhancer";
        /**
         * @description What an additive may be made from.
         * @enum {string}
         */
        AdditiveOrigin: "plant" | "animal" | "mineral" | "synthetic" | "microbial";
        /**
         * @description What a package tells of an allergen; unknown is no no.
         * @enum {string}
         */
        AllergenStatus: "contains" | "traces" | "unknown" | "no";
        /**
         * @description Whether the Union allows an additive in food.
         * @enum {string}
         */
        Authorisation: "yes" | "no" | "restricted";
        /**
         * @description How surely words were read; a guess clears nothing.
         * @enum {string}
         */
        Certainty: "sure" | "guess" | "none";
        /**
         * @description A dimension, or an entry of the EU list without a dimension of its own.
         * @enum {string}
         */
        Concern: "histamine" | "fodmap" | "pancreas" | "gluten" | "lactose" | "dairy" | "egg" | "soy" | "peanut" | "treeNut" | "sesame" | "sulfite" | "fish" | "shellfish" | "crustaceans" | "celery" | "mustard" | "lupin" | "molluscs";
        /**
         * @description Quality of the data behind a verdict.
         * @enum {string}
         */
        Confidence: "low" | "medium" | "high" | "unknown";
        /**
         * @description Whether a food contains something; unknown never reads as no.
         * @enum {string}
         */
        Contains: "yes" | "traces" | "no" | "unknown";
        /**
         * @description What a substitute is used for.
         * @enum {string}
         */
        Context: "baking" | "frying" | "whipping" | "thickening" | "binding" | "leavening" | "gelling" | "sweetening" | "salting" | "acidifying" | "sauce" | "soup" | "stew" | "raw" | "dressing" | "marinade" | "drink" | "spread" | "filling" | "seasoning" | "topping" | "main" | "side";
        /**
         * @description Quality of curated data.
         * @enum {string}
         */
        DataConfidence: "low" | "medium" | "high";
        /**
         * @description A diet.
         * @enum {string}
         */
        Diet: "vegan" | "vegetarian" | "pescetarian" | "porkFree";
        /**
         * @description Whether a diet allows a list.
         * @enum {string}
         */
        DietVerdict: "compatible" | "incompatible" | "uncertain";
        /**
         * @description Stable; the page of errors explains each.
         * @enum {string}
         */
        ErrorCode: "INVALID_REQUEST" | "INVALID_LANGUAGE" | "INVALID_JSON" | "MISSING_QUERY" | "EMPTY_ITEMS" | "EMPTY_BATCH" | "TOO_MANY_ITEMS" | "BATCH_TOO_LARGE" | "INVALID_CONCERN" | "INVALID_DIET" | "UNKNOWN_UNIT" | "CONVERSION_NOT_POSSIBLE" | "MISSING_API_KEY" | "INVALID_API_KEY" | "QUOTA_EXCEEDED" | "SPENDING_CAP_REACHED" | "MODULE_NOT_BOOKED" | "ACCOUNT_BLOCKED" | "INGREDIENT_NOT_FOUND" | "ROUTE_NOT_FOUND" | "ACCOUNT_NOT_FOUND" | "KEY_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "NO_RELATIONSHIP_DATA" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "UNSUPPORTED_TRANSFER_CODING" | "ENGINE_ERROR" | "UNAVAILABLE";
        /**
         * @description An entry of EU Regulation 1169/2011, Annex II.
         * @enum {string}
         */
        EuAllergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /**
         * @description A group of FODMAPs.
         * @enum {string}
         */
        FodmapGroup: "oligosaccharides" | "disaccharides" | "monosaccharides" | "polyols" | "combinations";
        /**
         * @description How much of FODMAPs there is.
         * @enum {string}
         */
        FodmapLevel: "none" | "low" | "moderate" | "high" | "possible" | "unknown";
        /**
         * @description A language of the library.
         * @enum {string}
         */
        Language: "de" | "en" | "es";
        /**
         * @description How much of something 100 g hold.
         * @enum {string}
         */
        Load: "low" | "moderate" | "high" | "unknown";
        /**
         * @description What is missing with a substitute.
         * @enum {string}
         */
        Loss: "flavour" | "sweetness" | "colour" | "moisture" | "binding" | "rise" | "browning" | "creaminess" | "crunch" | "acidity" | "saltiness" | "umami" | "heat" | "aroma" | "fat" | "protein" | "texture" | "structure";
        /**
         * @description A billing module.
         * @enum {string}
         */
        Module: "M1" | "M2" | "M3" | "M4";
        /**
         * @description A concern or a diet.
         * @enum {string}
         */
        Restriction: "histamine" | "fodmap" | "pancreas" | "gluten" | "lactose" | "dairy" | "egg" | "soy" | "peanut" | "treeNut" | "sesame" | "sulfite" | "fish" | "shellfish" | "crustaceans" | "celery" | "mustard" | "lupin" | "molluscs" | "vegan" | "vegetarian" | "pescetarian" | "porkFree";
        /**
         * @description What a rule computes.
         * @enum {string}
         */
        Risk: "none" | "low" | "moderate" | "high" | "unknown";
        /**
         * @description Why a line was passed over.
         * @enum {string}
         */
        SkipReason: "ruled line" | "title" | "servings" | "heading" | "method" | "metadata" | "markup" | "equipment" | "note" | "not food";
        /**
         * @description What a list is ordered by.
         * @enum {string}
         */
        Sorting: "id" | "-id" | "name" | "-name" | "energyKcal" | "-energyKcal" | "energyKilojoule" | "-energyKilojoule" | "protein" | "-protein" | "fat" | "-fat" | "carbohydrates" | "-carbohydrates" | "fibre" | "-fibre" | "sugar" | "-sugar" | "salt" | "-salt" | "water" | "-water" | "alcohol" | "-alcohol" | "cholesterol" | "-cholesterol" | "saturatedFat" | "-saturatedFat" | "monounsaturatedFat" | "-monounsaturatedFat" | "polyunsaturatedFat" | "-polyunsaturatedFat" | "calcium" | "-calcium" | "iron" | "-iron" | "magnesium" | "-magnesium" | "phosphorus" | "-phosphorus" | "potassium" | "-potassium" | "sodium" | "-sodium" | "zinc" | "-zinc" | "a" | "-a" | "b1" | "-b1" | "b2" | "-b2" | "b6" | "-b6" | "c" | "-c" | "k" | "-k" | "niacin" | "-niacin" | "pantothenicAcid" | "-pantothenicAcid";
        /**
         * @description Whether a substitute stands in well or only partly.
         * @enum {string}
         */
        SubstituteQuality: "well" | "partial";
        /**
         * @description What a unit measures.
         * @enum {string}
         */
        UnitCategory: "weight" | "volume" | "piece";
        /**
         * @description From no conflict found in the data to a conflict.
         * @enum {string}
         */
        Verdict: "compatible" | "uncertain" | "caution" | "incompatible";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    healthAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What to look for, in any of the three languages. */
                q: string;
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
                /** @description Only foods of this category. */
                category?: string;
                /** @description Only foods that are compatible with all of these diets, separated by commas. What nobody knows is not. */
                diet?: components["schemas"]["Diet"][];
                /** @description Only foods that the data find no conflict in, 100 g of each, for all of these concerns, separated by commas. What nobody knows does not pass. */
                without?: components["schemas"]["Concern"][];
                /** @description Only foods that hold at least this much, as `nutrient:amount`, separated by commas: `iron:3,fibre:5`. The amount is in 100 g and in the unit that the answer of `nutrition` has. A food without a figure never passes. */
                min?: string[];
                /** @description Only foods that hold at most this much, as `nutrient:amount`, separated by commas: `iron:3,fibre:5`. The amount is in 100 g and in the unit that the answer of `nutrition` has. A food without a figure never passes. */
                max?: string[];
                /** @description By `id`, by `name` in the asked language, or by a nutrient; with a minus before it from most to least. Foods without a figure stand last. */
                sort?: components["schemas"]["Sorting"];
                /** @description Only these properties of each ingredient, separated by commas; `id` is always there. The schema of the answer is the one without `fields`: what is not asked for is left out of it. */
                fields?: ("id" | "name" | "synonyms" | "category" | "subcategory" | "density" | "piece_weight" | "allowed_units" | "animal_source" | "allergen_profile" | "flavor_profile" | "cook_profile" | "texture_profile" | "functional_profile" | "application_profile" | "profile_confidence" | "ingredient_relationships" | "eu_allergens")[];
                /** @description Whether to say what each confidence is made of. */
                explain?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
        };
    };
    autocomplete: {
        parameters: {
            query: {
                /** @description What to look for, in any of the three languages. */
                q: string;
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocompleteResponse"];
                };
            };
        };
    };
    count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    detail: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description Only these properties of each ingredient, separated by commas; `ingredientId` is always there. The schema of the answer is the one without `fields`: what is not asked for is left out of it. */
                fields?: ("ingredientId" | "language" | "name" | "synonyms" | "category" | "subcategory" | "mainIngredient" | "allowedUnits" | "unitCategories" | "pieceWeight" | "density" | "cuisineTags" | "cuisineStrength" | "isProcessed" | "animalSources" | "variantType" | "additive" | "ingredient")[];
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngredientDetailResponse"];
                };
            };
        };
    };
    categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesResponse"];
                };
            };
        };
    };
    units: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitsResponse"];
                };
            };
        };
    };
    languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguagesResponse"];
                };
            };
        };
    };
    allergens: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllergensResponse"];
                };
            };
        };
    };
    check: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckResponse"];
                };
            };
        };
    };
    checkBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResponse"];
                };
            };
        };
    };
    diet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DietRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietResponse"];
                };
            };
        };
    };
    fodmap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FodmapResponse"];
                };
            };
        };
    };
    histamine: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistamineResponse"];
                };
            };
        };
    };
    substitutes: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
                /** @description Also those that stand in only partly. */
                includePartial?: boolean;
                /** @description Concerns and diets, separated by commas: only what is compatible with them. */
                for?: components["schemas"]["Restriction"][];
                /** @description Concerns and diets, separated by commas: only what is compatible with them. */
                diet?: components["schemas"]["Restriction"][];
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubstitutesResponse"];
                };
            };
        };
    };
    pairings: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingsResponse"];
                };
            };
        };
    };
    similar: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarResponse"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngredientProfileResponse"];
                };
            };
        };
    };
    convert: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertResponse"];
                };
            };
        };
    };
    nutrition: {
        parameters: {
            query?: {
                /** @description Also compute the nutrients of this amount. */
                amount?: number;
                /** @description Unit of the amount, by id or by any of its names; grams when it is left out. */
                unit?: string;
                /** @description Whether to say where each figure comes from. */
                sources?: boolean;
            };
            header?: never;
            path: {
                /** @description Canonical ingredient id. */
                canonicalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NutritionResponse"];
                };
            };
        };
    };
    analyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyzeRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeResponse"];
                };
            };
        };
    };
    usage: {
        parameters: {
            query?: {
                /** @description So many days, today (UTC) the last. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
        };
    };
    recipeParse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeParseRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParseResponse"];
                };
            };
        };
    };
    recipeCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeCheckRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeCheckResponse"];
                };
            };
        };
    };
    recipeSwap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeSwapRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeSwapResponse"];
                };
            };
        };
    };
    recipeAnalyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeAnalyzeRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeAnalyzeResponse"];
                };
            };
        };
    };
    label: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each request, such as a UUID: the same request with the same key is charged once within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelResponse"];
                };
            };
        };
    };
    browse: {
        parameters: {
            query?: {
                /** @description Language of names in the answer. */
                lang?: components["schemas"]["Language"];
                /** @description At most this many entries. */
                limit?: number;
                /** @description `next` of the page before, with the same filters and order. */
                cursor?: string;
                /** @description Only foods of this category. */
                category?: string;
                /** @description Only foods of this subcategory. */
                subcategory?: string;
                /** @description Only foods that are compatible with all of these diets, separated by commas. What nobody knows is not. */
                diet?: components["schemas"]["Diet"][];
                /** @description Only foods that the data find no conflict in, 100 g of each, for all of these concerns, separated by commas. What nobody knows does not pass. */
                without?: components["schemas"]["Concern"][];
                /** @description Only foods of these FODMAP levels, separated by commas. */
                fodmap?: components["schemas"]["FodmapLevel"][];
                /** @description Only foods that hold at least this much, as `nutrient:amount`, separated by commas: `iron:3,fibre:5`. The amount is in 100 g and in the unit that the answer of `nutrition` has. A food without a figure never passes. */
                min?: string[];
                /** @description Only foods that hold at most this much, as `nutrient:amount`, separated by commas: `iron:3,fibre:5`. The amount is in 100 g and in the unit that the answer of `nutrition` has. A food without a figure never passes. */
                max?: string[];
                /** @description By `id`, by `name` in the asked language, or by a nutrient; with a minus before it from most to least. Foods without a figure stand last. */
                sort?: components["schemas"]["Sorting"];
                /** @description At most 100 ingredient ids, separated by commas: these, in their order, instead of a page. What no ingredient has is in `unresolved`. */
                ids?: string[];
                /** @description Only these properties of each ingredient, separated by commas; `ingredientId` is always there. The schema of the answer is the one without `fields`: what is not asked for is left out of it. */
                fields?: ("ingredientId" | "name" | "synonyms" | "category" | "subcategory" | "mainIngredient" | "allowedUnits" | "unitCategories" | "pieceWeight" | "density" | "cuisineTags" | "cuisineStrength" | "isProcessed" | "animalSources" | "variantType" | "additive" | "nutrients")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowseResponse"];
                };
            };
        };
    };
}
