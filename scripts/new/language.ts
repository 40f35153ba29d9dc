import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { directionOf } from '../../packages/ui/src/i18n/direction.ts'
import { locales } from '../../packages/ui/src/i18n/locale.ts'
import rows from '../../locales/languages.json' with { type: 'json' }
import { checked } from './names.ts'
import { after, json, Refusal, swap, untranslated, words, type Plan, type Words } from './plan.ts'

/** Scripts that the fonts of the brands cover (packages/ui/scripts/gen-fonts.ts). */
const drawn = new Set(['Latn', 'Beng', 'Arab'])

/** English texts in brackets until they are translated. */
const marked = (value: Words): Words =>
  Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? untranslated(text) : marked(text)]),
  )

/** Plural forms depend on the language: each category starts with the English form of that category, or of `other`. */
function inForms(value: Words, lang: string): Words {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]): [string, Words | string][] => {
      if (key.endsWith('_one') && key.replace(/_one$/, '_other') in value) return []
      const base = /^(.+)_other$/.exec(key)?.[1]
      return base && `${base}_one` in value
        ? pluralCategories.map((form) => [`${base}_${form}`, value[`${base}_${form}`] ?? text])
        : [[key, text]]
    }),
  )
}

/** Adds a language to the kit; with `site` also to the site: its texts, its direction, its entries in all lists. */
export function language(given: string | undefined, { site = false }: { site?: boolean }): Plan {
  const lang = checked(given, /^[a-z]{2,3}$/, 'a language tag of two or three letters, for instance hi')
  const own = new Intl.DisplayNames([lang], { type: 'language', fallback: 'none' }).of(lang)
  if (!own) throw new Refusal(`"${lang}" is no language that is known here`)
  const inKit = locales.some((one) => one === lang)
  if (rows.some(({ tag, complete }) => tag === lang && complete) || (inKit && !site))
    throw new Refusal(
      `${own} (${lang}) is already spoken${inKit && !site ? ' by the kit: --site for the site as well' : ''}`,
    )
  const kit = inKit ? { files: {}, edits: [] } : ofKit(lang, own)
  const rest = site ? ofSite(lang, own) : { files: {}, edits: [] }
  const script = new Intl.Locale(lang).maximize().script ?? 'Latn'
  return {
    files: { ...kit.files, ...rest.files },
    edits: [...kit.edits, ...rest.edits],
    makers: [['packages/ui/scripts/gen.ts']],
    next: [
      `translate locales/${lang}/: what stands in ⟦ ⟧ is English; npm run -s lint sees that no key and no placeholder is lost`,
      `it is read ${isRtl(lang) ? 'from right to left' : 'from left to right'}; look at it: npm run storybook, globe in the toolbar`,
      ...(drawn.has(script)
        ? []
        : [
            `its script (${script}) is none the brands have letters for: they come from the device until a family ` +
              'of @fontsource-variable is named in packages/ui/scripts/gen-fonts.ts and families.ts, ' +
              'and line heights in src/theme/scripts.ts',
          ]),
      site
        ? 'the site offers it once the operator does: "supported" of the group languages ' +
          '(packages/gateway/src/settings/kernel.ts); until then nobody is shown it, so translate first'
        : `for the site as well: npm run new language ${lang} -- --site`,
    ],
  }
}

const isRtl = (lang: string) => /^(Arab|Hebr|Thaa|Adlm|Syrc|Nkoo)$/.test(new Intl.Locale(lang).maximize().script ?? '')

type Part = Pick<Plan, 'files' | 'edits'>

function ofKit(lang: string, own: string): Part {
  const src = 'packages/ui/src/i18n'
  return {
    files: {
      [`locales/${lang}/ui.json`]: json(marked(words('locales/en/ui.json'))),
      [`${src}/locales/${lang}.ts`]: `export { default } from '../../../../../locales/${lang}/ui.json' with { type: 'json' }\n`,
    },
    edits: [
      {
        path: `${src}/locale.ts`,
        change: (text) =>
          after(
            swap(text, /locales = \[[^\]]*/, (found) => `${found}, '${lang}'`),
            /(?: {2}\w+: \(\) => import\([^\n]*\n)+/,
            `  ${lang}: () => import('./locales/${lang}.ts'),\n`,
          ),
      },
      {
        path: '.storybook/languages.ts',
        change: (text) =>
          after(
            after(
              text,
              /(?:^import \w+ from '[^']+locales[^']+'\n)+/m,
              `import ${name(lang)} from '../packages/ui/src/i18n/locales/${lang}.ts'\n`,
            ),
            /(?: {2}\w+: \{ title: [^\n]*\n)+/,
            `  ${lang}: { title: '${own}', strings: ${name(lang)} },\n`,
          ),
      },
      ...(isRtl(lang) && directionOf(lang) === 'ltr'
        ? [
            {
              path: `${src}/direction.ts`,
              change: (text: string) => swap(text, /\^\(ar\|/, (found) => `${found}${lang}|`),
            },
          ]
        : []),
    ],
  }
}

/** `is`, `in` and others are language codes and keywords of JavaScript. */
const name = (lang: string) => `${lang}Words`

function ofSite(lang: string, own: string): Part {
  const areas = readdirSync(join(root, 'locales/en'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== 'ui.json',
  )
  return {
    files: Object.fromEntries(
      areas.map((file) => [`locales/${lang}/${file}`, json(marked(inForms(words(`locales/en/${file}`), lang)))]),
    ),
    edits: [
      {
        path: 'site/src/app/i18n/language.ts',
        change: (text) =>
          swap(
            swap(text, /languages = \[[^\]]*/, (found) => `${found}, '${lang}'`),
            /languageNames: [^\n]* \}/,
            (found) => found.replace(/ \}$/, `, ${lang}: '${own}' }`),
          ),
      },
      {
        path: 'site/src/app/format/format.ts',
        change: (text) =>
          swap(text, /const locales: Record<Lang, string> = \{[^}]* \}/, (found) =>
            found.replace(/ \}$/, `, ${lang}: '${lang}' }`),
          ),
      },
      {
        path: 'site/src/app/i18n/word-files.ts',
        change: (text) => swap(text, /\{bn,/, () => `{bn,${lang},`),
      },
    ],
  }
}
