import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export interface Check {
  name: string
  problems: string[]
}

interface LockEntry {
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/** The lockfile contains no registry host, and every platform package that a package may need. */
function lockfile(packages: Record<string, LockEntry>): string[] {
  const names = new Set(Object.keys(packages))
  const problems: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved && !entry.link) problems.push(`${path} names where it was downloaded: ${entry.resolved}`)
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      // npm looks in the parent folders of the package that depends on it.
      const places = [`${path}/node_modules/${name}`]
      for (let at = path; at.includes('node_modules/');) {
        at = at.slice(0, at.lastIndexOf('node_modules/'))
        places.push(`${at}node_modules/${name}`)
      }
      places.push(`node_modules/${name}`)
      if (!places.some((place) => names.has(place)))
        problems.push(`${path || 'package.json'} may want ${name}, which the lockfile lacks: npm ci would fail`)
    }
  }
  return problems
}

export type Words = { [key: string]: string | Words }

export function* flat(words: Words, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield [path + key, value]
    else yield* flat(value, `${path}${key}.`)
  }
}

export const plural = /_(zero|one|two|few|many|other)$/
// A language may say a value twice: "de {{step}} en {{step}}".
const holes = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\d+)>/g)].map((m) => m[1] ?? m[2] ?? ''))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')

/**
 * Every English key exists in each other language with the same placeholders, and there are no extra keys. A language
 * that has only `ui.json` belongs to the kit alone; any other belongs to the site and must be complete, but for what
 * the sandbox opens with.
 */
export function locales(folder: string): string[] {
  const problems: string[] = []
  const rows = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8')) as { tag: string; locale: string }[]
  const read = (lang: string, file: string) =>
    new Map(flat(JSON.parse(readFileSync(join(folder, lang, file), 'utf8')) as Words))
  const filesOf = (lang: string) =>
    readdirSync(join(folder, lang), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  for (const lang of readdirSync(folder).filter((name) => name !== 'en' && !name.includes('.'))) {
    const row = rows.find(({ tag }) => tag === lang)
    if (!row) {
      problems.push(`${lang} has no row in languages.json`)
      continue
    }
    const { pluralCategories: categories } = new Intl.PluralRules(row.locale).resolvedOptions()
    const kitOnly = filesOf(lang).join() === 'ui.json'
    for (const file of filesOf('en')) {
      if (kitOnly && file !== 'ui.json') continue
      if (!existsSync(join(folder, lang, file))) {
        // What the sandbox opens with is read in another language where one lacks it.
        if (file !== 'opening.json') problems.push(`${lang}/${file} is missing`)
        continue
      }
      const [en, other] = [read('en', file), read(lang, file)]
      const base = (key: string) => key.replace(plural, '')
      const have = new Set([...other.keys()].map(base))
      for (const key of new Set([...en.keys()].map(base)))
        if (!have.has(key)) problems.push(`${lang}/${file} lacks ${key}`)
      const want = new Set([...en.keys()].map(base))
      for (const key of en.keys())
        if (key.endsWith('_other') && en.has(key.replace(/other$/, 'one')))
          for (const form of categories)
            if (!other.has(key.replace(/other$/, form)) && have.has(base(key)))
              problems.push(`${lang}/${file} lacks ${key.replace(/other$/, form)}, a form that the language has`)
      for (const [key, text] of other) {
        if (!want.has(base(key))) problems.push(`${lang}/${file} has ${key}, which English lacks`)
        if (text.trim() === '') problems.push(`${lang}/${file} leaves ${key} empty`)
        const english = en.get(key)
        // The form of one or two may say the number in words.
        if (english !== undefined && !plural.test(key) && holes(english) !== holes(text))
          problems.push(`${lang}/${file} ${key}: placeholders differ from English`)
      }
    }
  }
  return problems
}

/** English texts of site, gateway and games with a word that the last column of the glossary replaces. */
export function glossary(table: string, folder: string): string[] {
  const replaced = [...table.matchAll(/^\| `.* \| (.+) \|$/gm)].flatMap(([, words = '']) => words.split(', '))
  const pattern = new RegExp(`\\b(${replaced.join('|')})s?\\b`, 'i')
  const problems: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(site.+|gateway|vendor)\.json$/.test(file)) continue
    for (const [key, text] of flat(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words)) {
      const [word] = pattern.exec(text.replaceAll(/\{\{[^}]*\}\}/g, '')) ?? []
      if (word) problems.push(`en/${file} ${key} says "${word}", for which docs/glossary.md has another word`)
    }
  }
  return problems
}

export function repositoryChecks(): Check[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return [
    { name: 'lockfile complete, no registry host', problems: lockfile(lock.packages) },
    { name: 'locale keys complete', problems: locales(join(root, 'locales')) },
    {
      name: 'words of the glossary',
      problems: glossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), join(root, 'locales/en')),
    },
  ]
}
