import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `locales` of the repository from source, of the package once built (scripts/finish-build.ts). */
function folder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'locales', 'en', 'gateway.json'))) return join(at, 'locales')
  }
  throw new Error('the words of the gateway are missing: the installation is broken')
}

const root = folder()
const languages = readdirSync(root).filter((language) => existsSync(join(root, language, 'gateway.json')))
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Record<string, string>
// The site draws the banners of a new site before any call: their texts are the site's own.
const words = new Map(
  languages.map((language) => [
    language,
    {
      ...read(language, 'site/games.json'),
      ...read(language, 'site/access.json'),
      ...read(language, 'gateway.json'),
    },
  ]),
)

/** Languages the operator itself supports. */
export const gatewayLanguages: readonly string[] = languages

/**
 * A text of `locales/<lang>/gateway.json`, or of a banner in `site/games.json` or `site/access.json`, with `{{name}}`
 * filled in. English where the language is not supported.
 */
export function translate(language: string, key: string, values: Record<string, string | number> = {}): string {
  const text = (words.get(language) ?? words.get('en'))?.[key]
  if (text === undefined) throw new Error(`no words for ${key}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => String(values[name] ?? ''))
}
