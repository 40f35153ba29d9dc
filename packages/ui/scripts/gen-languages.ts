import { languages } from './locale-modules.ts'
import type { Generated } from './generated.ts'

const head = '// Made from locales/languages.json by scripts/gen.ts.\n\n'
/** A key as the formatter writes it: `zh-CN` needs quotes. */
const key = (tag: string) => (/^\w+$/.test(tag) ? tag : `'${tag}'`)

/** Calendars of rows by language, where the platform's default is another: for fa-IR it takes the Persian one. */
const calendars = () =>
  Object.fromEntries(
    languages()
      .filter(({ locale, calendar }) => new Intl.DateTimeFormat(locale).resolvedOptions().calendar !== calendar)
      .map(({ tag, calendar }) => [new Intl.Locale(tag).language, calendar]),
  )

/** What the kit knows of its languages: the rows, a tag and a loader for each, and a module with the words of each. */
export function languageFiles(): Generated[] {
  const rows = languages()
  const tags = rows.map(({ tag }) => tag)
  return [
    {
      path: 'src/i18n/languages.gen.ts',
      text:
        `${head}export const rows = [\n` +
        `${rows.map(({ complete: _ofTheSite, ...row }) => `  ${JSON.stringify(row)},\n`).join('')}] as const\n\n` +
        `export const calendars: Record<string, string> = ${JSON.stringify(calendars())}\n`,
    },
    {
      path: 'src/i18n/locales.gen.ts',
      text:
        `${head}export const locales = ${JSON.stringify(tags)} as const\n\n` +
        `// One chunk per language: a page loads the one it shows.\nexport const files: Record<(typeof locales)[number], () => Promise<{ default: object }>> = {\n` +
        `${tags.map((tag) => `  ${key(tag)}: () => import('./locales/${tag}.ts'),\n`).join('')}}\n`,
    },
    ...tags.map((tag) => ({
      path: `src/i18n/locales/${tag}.ts`,
      text: `export { default } from '../../../../../locales/${tag}/ui.json' with { type: 'json' }\n`,
    })),
  ]
}
