import { supported } from '../../../http/request/language.ts'
import { refuse } from '../../../lib/refusal.ts'

/**
 * The language a game opens in: the requested one (or the one it is a regional form of), else the one the person agreed
 * to. Never another silently: without either the launch is refused, listing the available languages.
 */
export function negotiateLanguage(languages: readonly string[], wanted: string, agreed?: string): string {
  const offered = { supported: languages }
  const found = supported(offered, wanted) ?? supported(offered, agreed)
  if (found === undefined)
    throw refuse('language_not_available', { field: 'language', details: { language: wanted, languages } })
  return found
}
