import { refuse } from '../../../lib/refusal.ts'

/**
 * The language a game opens in: the requested one (or the one it is a regional form of), else the one the person agreed
 * to. Never another silently: without either the launch is refused, listing the available languages.
 */
export function negotiateLanguage(languages: readonly string[], wanted: string, agreed?: string): string {
  const found =
    matchingLanguage(languages, wanted) ?? (agreed === undefined ? undefined : matchingLanguage(languages, agreed))
  if (found === undefined)
    throw refuse('language_not_available', { field: 'language', details: { language: wanted, languages } })
  return found
}

function matchingLanguage(languages: readonly string[], tag: string): string | undefined {
  const find = (wanted: string | undefined) => languages.find((one) => one.toLowerCase() === wanted)
  const low = tag.toLowerCase()
  return find(low) ?? find(low.split('-')[0])
}
