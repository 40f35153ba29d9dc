// A page in one language, from what the build left of it: the build draws the first languages, the gateway each other one
// when somebody asks for it.
import { readLanguages, readWords } from './app/i18n/word-files.ts'
import type { Lang } from './app/i18n/language.ts'
import { firstAreas, type Area } from './app/i18n/words.ts'
import { escape, picturesFirst, withMarkup, withWords } from './page-html.ts'

/** What the head of a page tells of. */
export interface About {
  /** Of the page, or the category of a lobby: its description. */
  id: string
  /** Where its heading is. */
  title?: { area: Area; key: string }
  /** What it shows is that of another page: robots follow its links, and list it not. */
  unlisted?: boolean
}

/** A page as the build leaves it, with places for what is in a language. */
export interface PageTemplate {
  /** `%LANG%`, `%DIR%`, `%TITLE%`, `%DESCRIPTION%`, `%NOTE%` and `%FONTS%` are places. */
  html: string
  /** Drawn as it stands at this address; a shell, which draws itself, without one. */
  at?: string | undefined
  about?: About | undefined
  /** Its words beside those of the first load. */
  words: readonly Area[]
  /** Whether it shows parts of the kit beside those of the first load. */
  ownParts: boolean
}

/** What is the same for all pages of a language. */
export interface LanguageParts {
  direction: string
  /** Files of the fonts of its first words. */
  fonts: string
  /** What a page shows when its scripts do not load. */
  note: string
}

const place = /%(LANG|DIR|TITLE|DESCRIPTION|NOTE|FONTS)%/g

/** Words a page shows at once, in its language. */
async function wordsOf(
  lang: Lang,
  { words, ownParts }: PageTemplate,
): Promise<Record<string, Record<string, unknown>>> {
  const names = ['ui-first', ...(ownParts ? ['ui-later'] : []), ...firstAreas, ...words]
  return Object.fromEntries(await Promise.all(names.map(async (area) => [area, await readWords(lang, area)] as const)))
}

/** The HTML of a page in a language. */
export async function fillPage(
  template: PageTemplate,
  lang: Lang,
  markup: string,
  head: { title: string; description: string },
  parts: LanguageParts,
): Promise<string> {
  const language = (await readLanguages()).find(({ tag }) => tag === lang)
  if (!language) throw new Error(`the site does not speak ${lang}`)
  const values: Readonly<Record<string, string>> = {
    LANG: lang,
    DIR: parts.direction,
    TITLE: escape(head.title),
    DESCRIPTION: escape(head.description),
    NOTE: parts.note,
    FONTS: parts.fonts,
  }
  const page = template.html.replace(place, (_whole, name: string) => values[name] ?? '')
  return withWords(withMarkup(picturesFirst(page, markup), markup), { language, areas: await wordsOf(lang, template) })
}
