import { tagOf } from './direction.ts'
import { files, locales } from './locales.gen.ts'
import type { UiStrings } from './strings.gen.ts'

export { locales }
/** A language the kit has words in. */
export type Locale = (typeof locales)[number]

/** The tag with the language, script and region that it leaves open; undefined for a text that is no tag. */
function whole(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tagOf(tag)).maximize()
  } catch {
    return undefined
  }
}

/**
 * The language that matches these languages best, in order of preference: `ur-PK` → `ur`, `bn_BD` → `bn`. Of several
 * in one language that of the region, else that of the script: among `zh-CN` and `zh-TW`, `zh-HK` → `zh-TW`. An
 * unsupported language is skipped; after the last comes the fallback. `supported`: the languages of the kit, unless you
 * have words in others.
 */
export function matchLocale<Tag extends string = Locale>(
  wishes: string | readonly string[],
  fallback: Tag = 'en' as Tag,
  supported: readonly Tag[] = locales as readonly string[] as readonly Tag[],
): Tag {
  for (const wish of [wishes].flat()) {
    const wanted = whole(wish)
    const same = (part: 'language' | 'script' | 'region') => (tag: Tag) => whole(tag)?.[part] === wanted?.[part]
    const [first, ...others] = wanted ? supported.filter(same('language')) : []
    if (first === undefined) continue
    const near = [first, ...others].filter(same('script'))
    return near.find(same('region')) ?? near[0] ?? first
  }
  return fallback
}

/**
 * The words of the kit for a language, or of the one it falls back to: `await loadStrings('pt-BR')` gives the English
 * ones.
 */
export const loadStrings = async (lang: string, fallback?: Locale): Promise<UiStrings> =>
  (await files[matchLocale(lang, fallback)]()).default as UiStrings
