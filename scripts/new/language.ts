import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type LanguageRow } from '../../packages/ui/scripts/locale-modules.ts'
import { root } from '../lib/run.ts'
import { checked } from './names.ts'
import { json, Refusal, untranslated, words, type Plan, type Words } from './plan.ts'

/** English texts in brackets until they are translated. */
const marked = (value: Words): Words =>
  Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? untranslated(text) : marked(text)]),
  )

/** Plural forms depend on the language: each category starts with the English form of that category, or of `other`. */
function inForms(value: Words, categories: readonly string[]): Words {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]): [string, Words | string][] => {
      if (typeof text !== 'string') return [[key, inForms(text, categories)]]
      if (key.endsWith('_one') && key.replace(/_one$/, '_other') in value) return []
      const base = /^(.+)_other$/.exec(key)?.[1]
      return base && `${base}_one` in value
        ? categories.map((form) => [`${base}_${form}`, value[`${base}_${form}`] ?? text])
        : [[key, text]]
    }),
  )
}

type KnownLocale = Intl.Locale & {
  getTextInfo: () => { direction: 'ltr' | 'rtl' }
  getWeekInfo: () => { firstDay: number }
}

const platformHas = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0

/** What Unicode CLDR has of a language. */
function rowOf(tag: string, { name, locale }: { name?: string | undefined; locale?: string | undefined }): LanguageRow {
  const own = name ?? (platformHas(tag) ? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) : undefined)
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  const wanted = new Intl.Locale(locale ?? tag)
  const formats = `${wanted.language}-${wanted.maximize().region}`
  if (!own || !platformHas(formats))
    throw new Refusal(
      `"${tag}" is no language that is known here: for one that Intl lacks give its own name and the locale it writes ` +
        'dates in, --name "Reo Tahiti" --locale fr-PF',
    )
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(formats).resolvedOptions()
  const known = new Intl.Locale(formats) as KnownLocale
  return {
    tag,
    name: own[0]?.toLocaleUpperCase(tag) + own.slice(1),
    locale: formats,
    script,
    direction: known.getTextInfo().direction,
    calendar,
    digits: numberingSystem,
    firstDay: known.getWeekInfo().firstDay,
    complete: false,
  }
}

/** Adds a language: its row, and every file of the English texts, marked. */
export function language(given: string | undefined, options: { name?: string; locale?: string } = {}): Plan {
  const tag = checked(given, /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'a BCP 47 tag, for instance hi or zh-TW')
  if (languages().some((row) => row.tag === tag)) throw new Refusal(`${tag} is already spoken`)
  const row = rowOf(tag, options)
  const { pluralCategories } = new Intl.PluralRules([tag, row.locale]).resolvedOptions()
  const files = readdirSync(join(root, 'locales/en'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
  return {
    files: Object.fromEntries(
      files.map((file) => [
        `locales/${tag}/${file}`,
        json(marked(inForms(words(`locales/en/${file}`), pluralCategories))),
      ]),
    ),
    edits: [
      {
        path: 'locales/languages.json',
        change: (text) => json([...(JSON.parse(text) as LanguageRow[]), row]),
      },
    ],
    makers: [['scripts/gen.ts', 'ui']],
    next: [
      'look at its row in locales/languages.json: its own name, and the locale of its dates and numbers',
      `translate locales/${tag}/: what stands in ⟦ ⟧ is English; npm run -s lint sees that no key and no placeholder is lost`,
      `it is read ${row.direction === 'rtl' ? 'from right to left' : 'from left to right'}; look at it: npm run storybook, globe in the toolbar`,
      'the site offers it once its row says "complete": true',
    ],
  }
}
