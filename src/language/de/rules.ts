/** The rules of German, over folded letters. */

import type { LanguageRules } from '../rules.ts'
import { endings } from './endings.ts'
import { numbers } from './numbers.ts'
import { plurals } from './plurals.ts'
import { sounds } from './sounds.ts'

export const rules: LanguageRules = {
  numbers,
  endings,
  plurals,
  sounds,
  headFirst: false,
  umlauts: true,
  compounds: true,
  // Like "angedampft", "geschwenkt", "ubergossen", "pochiert".
  participle:
    /^(?:(?:[a-z]{2,6})?ge[a-z]{3,}(?:t|en)|(?:uber|unter|ver|be|er|zer|durch)[a-z]{4,}(?:t|en)|[a-z]{3,}iert)$/,
  nameWithout: (foods) => `\\b${foods}(?:frei|los)|\\bohne ${foods}\\b`,
  // Infinitives as steps end with, with what stands before them: "vorheizen", "unterheben", "kleinschneiden".
  last: /^(?:ab|an|auf|aus|be|bei|dazu|dar(?:uber|auf|in|unter)|durch|ein|ent|er|fein|fest|fertig|gar|glatt|grob|heraus|hinein|hinzu|hin|in|klein|lauwarm|los|mit|nach|schaumig|steif|uber|um|unter|ver|vor|warm|weg|weich|zer|zu|zuruck|zusammen)*(?:arbeiten|backen|bestauben|binden|blanchieren|braten|braunen|brechen|bringen|bursten|decken|drehen|drucken|dunsten|einkochen|fetten|formen|frittieren|fugen|fullen|garen|garnieren|geben|gehen|giessen|gratinieren|grillen|hacken|halbieren|heben|heizen|hobeln|holen|karamellisieren|kneten|kochen|kocheln|kuhlen|lassen|legen|loffeln|losen|loschen|mahlen|marinieren|mengen|mischen|mixen|nehmen|olen|passieren|pinseln|pochieren|pressen|purieren|putzen|quirlen|raspeln|reduzieren|reiben|rollen|rosten|ruhren|ruhen|salzen|schalen|schaumen|schichten|schlagen|schmecken|schmelzen|schmoren|schneiden|schutteln|schwenken|schwitzen|servieren|setzen|sieben|sieden|simmern|spritzen|spulen|stampfen|stauben|stechen|stellen|stocken|streichen|streuen|stocken|spalten|temperieren|teilen|traufeln|trennen|trocknen|tropfen|tupfen|vierteln|wallen|walzen|warmen|waschen|weichen|wenden|wickeln|wurfeln|wurzen|zerkleinern|ziehen|zupfen|stampfen|mehlen|zuckern|sussen|wird|werden)$/,
  verb: null,
}
