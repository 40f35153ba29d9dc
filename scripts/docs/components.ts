// A page for each component: what its folder says of it, its examples, words, types, data attributes and measured size.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { registry, type Registered } from '../../packages/ui/src/registry.ts'
import * as icons from '../../packages/ui/src/icons/icons.gen.ts'
import sizes from '../../packages/ui/src/docs/sizes.json' with { type: 'json' }
import { root } from '../lib/run.ts'
import { read, table, type Page } from './page.ts'
import { propertiesOf } from './types.ts'

type Words = Record<string, Record<string, string>>
const [english, bengali] = ['en', 'bn'].map((lang) => JSON.parse(read(`locales/${lang}/ui.json`)) as Words)

const groups: Record<Registered['group'], string> = {
  layout: 'Layout',
  shell: 'Shell of a site',
  content: 'Content',
  primitive: 'Basics',
  form: 'Forms',
  feedback: 'Feedback',
  gaming: 'Games and money',
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

function sizeOf(entry: string): string {
  const row = sizes.find((each) => each.entry === entry)
  if (!row) throw new Error(`${entry} is not in packages/ui/src/docs/sizes.json: npm run sizes -w @brand/ui`)
  const promised = 'limit' in row && typeof row.limit === 'number' ? `; promised: at most ${kb(row.limit)}` : ''
  const later =
    'later' in row && typeof row.later === 'number' ? `; ${kb(row.later)} more load as parts of it open` : ''
  return `${kb(row.js + row.css)} gz with BrandProvider and base styles (${kb(row.js)} JS, ${kb(row.css)} CSS)${later}${promised}.`
}

/** The words that the sources of a folder read. */
function wordsTable(folder: string): string {
  const sources = readdirSync(folder).filter((name) => /^[^.]+\.tsx?$/.test(name))
  const parts = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/useStrings\('(\w+)'/g)].map(([, part = '']) => part),
  )
  const rows = [...new Set(parts)].flatMap((part) =>
    Object.entries(english?.[part] ?? {}).map(([key, text]) => [
      `\`${part}.${key}\``,
      text,
      bengali?.[part]?.[key] ?? '',
    ]),
  )
  return rows.length > 0 ? table(['Key', 'English', 'বাংলা'], rows) : ''
}

/** A name in words: `AnyNumber` is "Any number". */
const exampleTitle = (name: string) =>
  name.replaceAll(/(?<!^)([A-Z])/g, ' $1').replaceAll(/ [A-Z]/g, (word) => word.toLowerCase())

/** Each example live, with its lines of the file; together they are the whole of it. */
function examplesOf(folder: string, name: string): string {
  const code = readFileSync(join(folder, `${name}.examples.tsx`), 'utf8')
  return [...code.matchAll(/([^]*?)export function (\w+)[^]*?^\}$/gm)]
    .map(([lines, before = '', story = '']) => {
      const about = /\/\*\* ((?:(?!\*\/)[^])*) \*\/\n$/.exec(before)?.[1]
      const shown = (about ? lines.replace(`/** ${about} */\n`, '') : lines).trim()
      return `**${exampleTitle(story)}.**${about ? ` ${about}` : ''}\n\n\`\`\`story\n${story}\n\`\`\`\n\n\`\`\`tsx\n${shown}\n\`\`\``
    })
    .join('\n\n')
}

const hasSheet = (folder: string, name: string) =>
  readFileSync(join(folder, `${name}.stories.tsx`), 'utf8').includes('export const StateSheet')

function page({ name, entry, layered, folder }: Registered): Page {
  const home = `packages/ui/src/${folder ?? 'components'}/${name}`
  const source = `${home}/${name}.md`
  const at = join(root, home)
  const [head = '', ...sections] = read(source).split(/^(?=## )/m)
  const take = (title: string) => {
    const index = sections.findIndex((text) => text.startsWith(`## ${title}\n`))
    return index < 0 ? '' : (sections.splice(index, 1)[0] ?? '')
  }
  const [note, attributes] = [take('Words'), take('Data attributes')]
  const words = wordsTable(at)
  const names = Object.keys(icons).map((each) => `\`${each}\``)
  const parts = [
    head,
    `## Examples\n\n${examplesOf(at, name)}`,
    layered || !hasSheet(at, name) ? '' : '## States\n\n```story\nStateSheet\n```',
    ...sections,
    words && !note ? '## Words' : note,
    words,
    name === 'Icon' ? `## Names\n\n${names.join(', ')}` : '',
    `## Size\n\n${sizeOf(entry)}`,
    `## Properties\n\n${propertiesOf(at) || 'The native ones.'}`,
    attributes,
  ]
  return {
    slug: `components/${entry}`,
    section: 'Components',
    source,
    title: name,
    text: `${parts
      .filter(Boolean)
      .map((part) => part.trim())
      .join('\n\n')}\n`,
    stories: `${home}/${name}.stories.tsx`,
    framed: layered,
  }
}

const pages = new Map(registry.map((each) => [each, page(each)]))

function overview(): Page {
  const list = (group: string) =>
    [...pages]
      .filter(([each]) => each.group === group)
      .map(([{ name, entry }, { text }]) => {
        const when = /## When\n\n([^\n]+)/.exec(text)?.[1]?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') ?? ''
        return [`[${name}](${entry}.md)`, when]
      })
  const parts = Object.entries(groups).map(
    ([group, title]) => `## ${title}\n\n${table(['Component', 'When'], list(group))}`,
  )
  return {
    slug: 'components',
    section: 'Components',
    source: 'components/index.md',
    title: 'Components',
    text: `# Components\n\n${pages.size} components.\n\n${parts.join('\n\n')}\n`,
  }
}

export const componentPages = (): Page[] => [overview(), ...pages.values()]
