/** Every schema of the API, by its name in the API document. */

import type { TSchema } from '@sinclair/typebox'
import { AccountResponse, Key } from './account.ts'
import * as compatibility from './compatibility.ts'
import { ErrorBody } from './error.ts'
import * as foods from './foods.ts'
import * as kitchen from './kitchen.ts'
import * as labels from './labels.ts'
import * as nutrition from './nutrition.ts'
import * as people from './people.ts'
import * as plans from './plans.ts'
import * as profiles from './profiles.ts'
import * as recipeRequests from './recipe-requests.ts'
import * as recipes from './recipes.ts'
import { ResolveResponse } from './resolve.ts'
import * as shopping from './shopping.ts'
import * as swaps from './swaps.ts'
import { UsageResponse } from './usage.ts'

const NAMED = {
  Error: ErrorBody,
  AllergenSubProfile: profiles.AllergenSubProfile,
  HistamineProfile: profiles.HistamineProfile,
  FodmapProfile: profiles.FodmapProfile,
  PancreasProfile: profiles.PancreasProfile,
  AllergenProfile: profiles.AllergenProfile,
  EuAllergens: profiles.EuAllergens,
  FactEvidence: foods.FactEvidence,
  Evidence: foods.Evidence,
  FlavorProfile: profiles.FlavorProfile,
  CookProfile: profiles.CookProfile,
  ProfileConfidence: profiles.ProfileConfidence,
  Edge: foods.Edge,
  Relationships: foods.Relationships,
  Ingredient: foods.Ingredient,
  Additive: foods.Additive,
  IngredientDetailResponse: foods.IngredientDetailResponse,
  IngredientProfileResponse: foods.IngredientProfileResponse,
  Unit: foods.Unit,
  SearchResponse: foods.SearchResponse,
  AutocompleteResponse: foods.AutocompleteResponse,
  BrowsedIngredient: foods.BrowsedIngredient,
  BrowseResponse: foods.BrowseResponse,
  CategoriesResponse: foods.CategoriesResponse,
  UnitsResponse: foods.UnitsResponse,
  LanguagesResponse: foods.LanguagesResponse,
  AllergensResponse: foods.AllergensResponse,
  CompatibilityItem: compatibility.CompatibilityItem,
  EvaluatedItem: compatibility.EvaluatedItem,
  Unresolved: compatibility.Unresolved,
  Step: compatibility.Step,
  DomainEvaluation: compatibility.DomainEvaluation,
  ConcernResult: compatibility.ConcernResult,
  CheckRequest: compatibility.CheckRequest,
  CheckResponse: compatibility.CheckResponse,
  BatchRequest: compatibility.BatchRequest,
  BatchResult: compatibility.BatchResult,
  BatchError: compatibility.BatchError,
  BatchResponse: compatibility.BatchResponse,
  DietRequest: compatibility.DietRequest,
  DietResponse: compatibility.DietResponse,
  LabelRequest: labels.LabelRequest,
  LabelIngredient: labels.LabelIngredient,
  LabelResponse: labels.LabelResponse,
  ItemsRequest: compatibility.ItemsRequest,
  FodmapResponse: compatibility.FodmapResponse,
  HistamineResponse: compatibility.HistamineResponse,
  SubstitutesResponse: kitchen.SubstitutesResponse,
  PairingsResponse: kitchen.PairingsResponse,
  SimilarResponse: kitchen.SimilarResponse,
  ConvertRequest: kitchen.ConvertRequest,
  ConvertResponse: kitchen.ConvertResponse,
  Nutrients: nutrition.Nutrients,
  NutrientParts: nutrition.NutrientParts,
  Coverage: nutrition.Coverage,
  NutrientTotal: nutrition.NutrientTotal,
  NutrientServing: nutrition.NutrientServing,
  NutritionResponse: nutrition.NutritionResponse,
  AnalyzeRequest: nutrition.AnalyzeRequest,
  AnalyzeResponse: nutrition.AnalyzeResponse,
  UsageResponse,
  Key,
  AccountResponse,
  RecipeParseRequest: recipeRequests.RecipeParseRequest,
  RecipeCheckRequest: recipeRequests.RecipeCheckRequest,
  RecipeSwapRequest: recipeRequests.RecipeSwapRequest,
  RecipeAnalyzeRequest: recipeRequests.RecipeAnalyzeRequest,
  NamedFood: recipes.NamedFood,
  ParsedItem: recipes.ParsedItem,
  ParsedRecipe: recipes.ParsedRecipe,
  ParseResponse: recipes.ParseResponse,
  SafeSubstitute: swaps.SafeSubstitute,
  RecipeSwapResponse: swaps.RecipeSwapResponse,
  RecipeCheckResponse: recipes.RecipeCheckResponse,
  RecipeAnalyzeResponse: recipes.RecipeAnalyzeResponse,
  Person: people.Person,
  PersonFinding: people.PersonFinding,
  RecipeLettersRequest: recipeRequests.RecipeLettersRequest,
  RecipeLettersResponse: recipes.RecipeLettersResponse,
  RecipeHeadroomRequest: recipeRequests.RecipeHeadroomRequest,
  RecipeHeadroomResponse: recipes.RecipeHeadroomResponse,
  RecipeDietRequest: recipeRequests.RecipeDietRequest,
  RecipeDietResponse: recipes.RecipeDietResponse,
  RecipeDoseRequest: recipeRequests.RecipeDoseRequest,
  RecipeFodmapResponse: recipes.RecipeFodmapResponse,
  RecipeHistamineResponse: recipes.RecipeHistamineResponse,
  RecipeDeclarationRequest: recipeRequests.RecipeDeclarationRequest,
  PlainRecipeRequest: recipeRequests.PlainRecipeRequest,
  RecipeDeclarationResponse: recipes.RecipeDeclarationResponse,
  DeclarationResponse: nutrition.DeclarationResponse,
  LettersResponse: recipes.LettersResponse,
  PlanRequest: plans.PlanRequest,
  PlanResponse: plans.PlanResponse,
  SwapRequest: recipeRequests.SwapRequest,
  SwapResponse: swaps.SwapResponse,
  ParseLineRequest: recipeRequests.ParseLineRequest,
  ParseLineResponse: recipes.ParseLineResponse,
  ResolveResponse,
  ShoppingRequest: shopping.ShoppingRequest,
  ShoppingResponse: shopping.ShoppingResponse,
}
export type Named = typeof NAMED

export const SCHEMAS: Readonly<Record<string, TSchema>> = { ...NAMED, ...profiles.SUB_PROFILES }
