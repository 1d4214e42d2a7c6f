/** The words that the terminal says, in the three languages. */

import type { Language } from '../domain/languages.ts'

const TEXT = {
  'domain.histamine': ['Histamin', 'histamine', 'histamina'],
  'domain.fodmap': ['FODMAP', 'FODMAP', 'FODMAP'],
  'domain.pancreas': ['Bauchspeicheldrüse', 'pancreas', 'páncreas'],
  'domain.gluten': ['Gluten', 'gluten', 'gluten'],
  'domain.lactose': ['Laktose', 'lactose', 'lactosa'],
  'domain.dairy': ['Milcheiweiß', 'dairy', 'lácteos'],
  'domain.egg': ['Ei', 'egg', 'huevo'],
  'domain.soy': ['Soja', 'soy', 'soja'],
  'domain.peanut': ['Erdnuss', 'peanut', 'cacahuete'],
  'domain.treeNut': ['Schalenfrüchte', 'tree nut', 'frutos de cáscara'],
  'domain.sesame': ['Sesam', 'sesame', 'sésamo'],
  'domain.sulfite': ['Sulfit', 'sulfite', 'sulfitos'],
  'domain.fish': ['Fisch', 'fish', 'pescado'],
  'domain.shellfish': ['Krebs- und Weichtiere', 'shellfish', 'marisco'],
  'verdict.compatible': [
    'kein Konflikt in den Daten gefunden',
    'no conflict found in the data',
    'ningún conflicto encontrado en los datos',
  ],
  'verdict.caution': ['Vorsicht', 'caution', 'precaución'],
  'verdict.incompatible': ['unverträglich', 'incompatible', 'incompatible'],
  'verdict.uncertain': ['ungewiss', 'uncertain', 'incierto'],
  'confidence.low': ['niedrig', 'low', 'baja'],
  'confidence.medium': ['mittel', 'medium', 'media'],
  'confidence.high': ['hoch', 'high', 'alta'],
  'confidence.unknown': ['unbekannt', 'unknown', 'desconocida'],
  'level.none': ['keines', 'none', 'ninguno'],
  'level.low': ['niedrig', 'low', 'bajo'],
  'level.moderate': ['mäßig', 'moderate', 'moderado'],
  'level.high': ['hoch', 'high', 'alto'],
  'level.possible': ['möglich', 'possible', 'posible'],
  'level.unknown': ['unbekannt', 'unknown', 'desconocido'],
  'level.yes': ['ja', 'yes', 'sí'],
  'level.no': ['nein', 'no', 'no'],
  'level.traces': ['Spuren', 'traces', 'trazas'],
  'head.concern': ['Bereich', 'concern', 'aspecto'],
  'head.verdict': ['Urteil', 'verdict', 'veredicto'],
  'head.risk': ['Risiko', 'risk', 'riesgo'],
  'head.confidence': ['Datenlage', 'confidence', 'confianza'],
  'head.because': ['wegen', 'because of', 'por'],
  'head.ingredient': ['Zutat', 'ingredient', 'ingrediente'],
  'head.id': ['Kennung', 'id', 'id'],
  'head.name': ['Name', 'name', 'nombre'],
  'head.category': ['Kategorie', 'category', 'categoría'],
  'head.dimension': ['Bereich', 'dimension', 'dimensión'],
  'head.value': ['Wert', 'value', 'valor'],
  'head.contains': ['enthält', 'contains', 'contiene'],
  'head.note': ['Hinweis', 'note', 'nota'],
  'head.unit': ['Einheit', 'unit', 'unidad'],
  'head.short': ['Kürzel', 'short', 'abreviatura'],
  'head.precision': ['Genauigkeit', 'precision', 'precisión'],
  'head.grams': ['Gramm', 'grams', 'gramos'],
  'head.amount': ['Menge', 'amount', 'cantidad'],
  'head.line': ['Zeile', 'line', 'línea'],
  'head.sure': ['sicher', 'sure', 'seguro'],
  'head.nutrient': ['Nährstoff', 'nutrient', 'nutriente'],
  'head.per100g': ['je 100 g', 'per 100 g', 'por 100 g'],
  'head.total': ['gesamt', 'total', 'total'],
  'head.perServing': ['je Portion', 'per serving', 'por ración'],
  'head.coverage': ['belegt', 'covered', 'cubierto'],
  'head.diet': ['Ernährung', 'diet', 'dieta'],
  'head.check': ['Prüfung', 'check', 'comprobación'],
  'head.profile': ['Profil', 'profile', 'perfil'],
  'head.languages': ['Sprachen', 'languages', 'idiomas'],
  'head.euAllergens': ['EU-Allergene', 'EU allergens', 'alérgenos UE'],
  'head.customer': ['Kundennummer', 'customer id', 'id de cliente'],
  'head.plan': ['Tarif', 'plan', 'tarifa'],
  'head.modules': ['Module', 'modules', 'módulos'],
  'head.monthlyQuota': ['Credits je Monat', 'credits per month', 'créditos por mes'],
  'head.creditPrice': ['Preis je Credit', 'price per credit', 'precio por crédito'],
  'head.spendingCap': ['Ausgabengrenze', 'spending cap', 'límite de gasto'],
  'head.rateLimit': ['Aufrufe je Minute', 'requests per minute', 'llamadas por minuto'],
  'head.blocked': ['gesperrt', 'blocked', 'bloqueada'],
  'head.key': ['Schlüssel', 'key', 'clave'],
  'head.prefix': ['Anfang', 'prefix', 'prefijo'],
  'head.createdAt': ['ausgestellt', 'issued', 'emitida'],
  'head.revokedAt': ['widerrufen', 'revoked', 'revocada'],
  'head.day': ['Tag', 'day', 'día'],
  'head.module': ['Modul', 'module', 'módulo'],
  'head.function': ['Funktion', 'function', 'función'],
  'head.requests': ['Aufrufe', 'requests', 'llamadas'],
  'head.errors': ['Fehler', 'errors', 'errores'],
  'head.units': ['Credits', 'credits', 'créditos'],
  'head.latency': ['ms im Mittel', 'mean ms', 'ms medios'],
  'said.keyOnce': [
    'Der Schlüssel wird nur dieses eine Mal gezeigt.',
    'The key is shown this once only.',
    'La clave se muestra solo esta vez.',
  ],
  'said.noAccounts': ['noch keine Konten', 'no accounts yet', 'todavía no hay cuentas'],
  'said.noKeys': ['keine Schlüssel', 'no keys', 'sin claves'],
  'said.noUsage': ['keine Aufrufe in dieser Zeit', 'no calls in this time', 'sin llamadas'],
  'said.damaged': [
    'unlesbare Zeilen im Protokoll übergangen',
    'damaged lines of the journal passed over',
    'líneas dañadas del registro omitidas',
  ],
  'said.heading': ['als Überschrift gelesen', 'read as a heading', 'leído como título'],
  'said.taken': ['verstanden als', 'taken as', 'entendido como'],
  'said.unresolved': ['nicht zugeordnet', 'unresolved', 'sin resolver'],
  'said.assumed': [
    'ohne Menge, 100 g angenommen',
    'no amount, 100 g assumed',
    'sin cantidad, se suponen 100 g',
  ],
  'said.violates': ['verstößt', 'violates', 'infringe'],
  'said.maybe': ['ungewiss', 'uncertain', 'incierto'],
  'said.nothing': ['nichts gefunden', 'nothing found', 'sin resultados'],
  'said.estimated': ['geschätzt', 'estimated', 'estimado'],
  'said.advice': [
    'Information, kein ärztlicher Rat',
    'information, not medical advice',
    'información, no consejo médico',
  ],
  'diet.vegan': ['vegan', 'vegan', 'vegana'],
  'diet.vegetarian': ['vegetarisch', 'vegetarian', 'vegetariana'],
  'diet.pescetarian': ['pescetarisch', 'pescetarian', 'pescetariana'],
  'diet.porkFree': ['ohne Schwein', 'pork-free', 'sin cerdo'],
  'rule.contains': ['enthalten', 'contains', 'contiene'],
  'rule.cross_contact': ['Kreuzkontakt', 'cross contact', 'contacto cruzado'],
  'rule.threshold': ['Schwelle in g', 'threshold in g', 'umbral en g'],
  'rule.content': ['Gehalt', 'content', 'contenido'],
  'rule.dao_effect': ['stützt das Enzym DAO', 'supports the enzyme DAO', 'favorece la enzima DAO'],
  'rule.liberator': ['Histaminliberator', 'liberator', 'liberador'],
  'rule.fermented': ['vergoren', 'fermented', 'fermentado'],
  'rule.aged': ['gereift', 'aged', 'curado'],
  'rule.unknown_content': ['Gehalt unbekannt', 'content unknown', 'contenido desconocido'],
  'rule.level': ['Stufe', 'level', 'nivel'],
  'rule.safe_serving': ['verträgliche Portion in g', 'safe serving in g', 'ración tolerada en g'],
  'rule.two_groups': ['zwei FODMAP-Gruppen', 'two FODMAP groups', 'dos grupos FODMAP'],
  'rule.many_groups': [
    'drei oder mehr FODMAP-Gruppen',
    'three or more FODMAP groups',
    'tres o más grupos FODMAP',
  ],
  'rule.many_moderate': [
    'drei oder mehr mäßige Zutaten',
    'three or more moderate ingredients',
    'tres o más ingredientes moderados',
  ],
  'rule.fat_load': ['Fettgehalt', 'fat load', 'carga de grasa'],
  'rule.fiber_load': ['Ballaststoffe', 'fibre load', 'carga de fibra'],
  'rule.fried_or_greasy': ['frittiert oder fettig', 'fried or greasy', 'frito o graso'],
  'rule.alcohol': ['Alkohol', 'alcohol', 'alcohol'],
  'rule.unknown_load': [
    'Fett oder Ballaststoffe unbekannt',
    'fat or fibre unknown',
    'grasa o fibra desconocida',
  ],
  'rule.low_confidence': [
    'schwache Datenlage mildert',
    'low confidence softens',
    'la baja confianza suaviza',
  ],
  'rule.unresolved': ['nicht zugeordnete Zutaten', 'unresolved items', 'ingredientes sin resolver'],
  'rule.not_assessed': ['nicht bewertet', 'not assessed', 'no evaluado'],
} as const satisfies Record<string, readonly [string, string, string]>

export type TextKey = keyof typeof TEXT
const COLUMN: Readonly<Record<Language, 0 | 1 | 2>> = { de: 0, en: 1, es: 2 }

export function say(key: TextKey, language: Language): string {
  return TEXT[key][COLUMN[language]]
}

/** For keys built from a closed set; a word that is not in the list stands as it is. */
export function sayWord(group: string, word: string, language: Language): string {
  const key = `${group}.${word}`
  return key in TEXT ? say(key as TextKey, language) : word
}

/** Decimal comma in German and Spanish; rounded for people. */
export function number(value: number, language: Language): string {
  const digits =
    Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  const text = String(Number(value.toFixed(digits)))
  return language === 'en' ? text : text.replace('.', ',')
}
