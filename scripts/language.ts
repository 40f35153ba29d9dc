// `npm run language -- report` tells of each language how far it is: texts it has, those equal to English, faults, and
// labels that are much longer than in English.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.ts'
import { flat, locales, type Words } from './lint/repository-checks.ts'

const folder = join(root, 'locales')
const rows = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8')) as {
  tag: string
  name: string
  complete: boolean
}[]
/** A label is no longer than this in English; beyond twice its length it is worth a look at the page. */
const label = 24

function textsOf(lang: string): Map<string, string> {
  const files = readdirSync(join(folder, lang), { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        [...flat(JSON.parse(readFileSync(join(folder, lang, file), 'utf8')) as Words)].map(
          ([key, text]): [string, string] => [`${file} ${key}`, text],
        ),
      ),
  )
}

if (process.argv[2] !== 'report') {
  console.error('npm run language -- report')
  process.exit(2)
}
const english = textsOf('en')
const faults = locales(folder)
// What is only a name, a sign or a placeholder is the same in every language.
const worded = (text: string) => /[a-z]{3}/.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
console.table(
  rows
    .filter(({ tag }) => existsSync(join(folder, tag)))
    .map(({ tag, name, complete }) => {
      const texts = [...textsOf(tag)]
      return {
        tag,
        name,
        offered: complete ? 'yes' : 'no',
        texts: texts.length,
        'as in English':
          tag === 'en' ? '' : texts.filter(([key, text]) => english.get(key) === text && worded(text)).length,
        'long labels': texts.filter(([key, text]) => {
          const short = english.get(key)
          return short !== undefined && short.length <= label && text.length > 8 + 2 * short.length
        }).length,
        articles: existsSync(join(folder, tag, 'articles')) ? readdirSync(join(folder, tag, 'articles')).length : 0,
        faults: faults.filter((fault) => fault.startsWith(`${tag}/`)).length,
      }
    }),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
