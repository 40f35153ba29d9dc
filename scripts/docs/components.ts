// A page for each component, from its docs page in the kit: the same text, the live examples by reference, the measured
// size.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { attributeRows, type AttributeTable } from '../../packages/ui/src/docs/attributes.ts'
import { registry } from '../../packages/ui/src/registry.ts'
import { exampleTitle } from '../../packages/ui/src/docs/exampleTitle.ts'
import examples from '../../packages/ui/src/docs/examples.gen.json' with { type: 'json' }
import sizes from '../../packages/ui/src/docs/sizes.json' with { type: 'json' }
import { root } from '../lib/run.ts'
import type { Page } from './page.ts'
import { words } from './words.ts'

type Words = Record<string, Record<string, string>>
const kitWords = (lang: string) => JSON.parse(readFileSync(join(root, 'locales', lang, 'ui.json'), 'utf8')) as Words

const kb = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export function sizeOf(entry: string): string {
  const row = sizes.find((each) => each.entry === entry)
  if (!row) throw new Error(`${entry} is not in packages/ui/src/docs/sizes.json: npm run sizes -w @brand/ui`)
  const promised = 'limit' in row && typeof row.limit === 'number' ? `; promised: at most ${kb(row.limit)}` : ''
  return `${kb(row.js + row.css)} gz with BrandProvider and base styles (${kb(row.js)} JS, ${kb(row.css)} CSS)${promised}.`
}

function wordsTable(part: string): string {
  const [en, bn] = [kitWords('en')[part], kitWords('bn')[part]]
  if (!en || !bn) throw new Error(`no words of ${part} in locales/*/ui.json`)
  const rows = Object.entries(en).map(
    ([key, text]) => `| \`${part}.${key}\` | ${cell(text)} | ${cell(bn[key] ?? '')} |`,
  )
  return ['| Key | English | বাংলা |', '| --- | --- | --- |', ...rows].join('\n')
}

const exampleList: Readonly<Record<string, readonly { name: string; about?: string; code: string }[]>> = examples

const examplesOf = (component: string): string =>
  (exampleList[component] ?? [])
    .map(
      ({ name, about, code }) => `**${exampleTitle(name)}.**${about ? ` ${about}` : ''}\n\n\`\`\`tsx\n${code}\n\`\`\``,
    )
    .join('\n\n')

const tables = new Map(
  await Promise.all(
    registry.map(async ({ name, folder = 'components' }) => {
      const file = join(root, 'packages/ui/src', folder, name, `${name}.attributes.ts`)
      const { attributes } = (await import(pathToFileURL(file).href)) as { attributes: AttributeTable }
      return [name, attributes] as const
    }),
  ),
)

function attributesTable(name: string): string {
  const table = tables.get(name)
  if (!table) throw new Error(`${name} is not in packages/ui/src/registry.ts`)
  const rows = attributeRows(name, table).map(
    ({ attribute, value, when }) => `| \`${attribute}\` | ${value ? `\`${value}\`` : 'none'} | ${cell(when)} |`,
  )
  return ['| Attribute | Value | When |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Text from an opening brace to the one that closes it. */
function braced(text: string, from: number): string {
  let depth = 0
  for (let at = text.indexOf('{', from); at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1)
  }
  return ''
}

/** The properties as declared in the source, with their comments. */
function propertiesOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|css)\./.test(name))
  const declared = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const starts = [...text.matchAll(/^export (?:interface \w*Props\b|type \w*Props\b[^=\n]*=)[^{\n]*\{/gm)]
    return starts.map((start) => braced(text, start.index).replace(/^export /, ''))
  })
  return declared.length > 0 ? `\`\`\`ts shape\n${declared.join('\n\n')}\n\`\`\`` : ''
}

const tagOf = (name: string) =>
  name
    .replace(/(?<!^)([A-Z])/g, ' $1')
    .toLowerCase()
    .replaceAll(' ', '-')

/** Path of the component in Storybook, from the title of its stories: `primitives-button`. */
function storiesId(folder: string, name: string): string {
  const title = /title: '([A-Z]\w+\/[^']+)'/.exec(readFileSync(join(folder, `${name}.stories.tsx`), 'utf8'))?.[1] ?? ''
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

export function componentPages(): Page[] {
  const pages = registry.map(({ name, entry, group, folder = 'components' }): Page => {
    const home = `packages/ui/src/${folder}/${name}`
    const source = `${home}/${name}.docs.mdx`
    if (!existsSync(join(root, source))) throw new Error(`${source} is missing`)
    const id = storiesId(join(root, home), name)
    const text = readFileSync(join(root, source), 'utf8')
      .replace(/^import .+\n/gm, '')
      .replace(/^<Meta .+\n/m, '')
      .replaceAll(
        /<Canvas of=\{Stories\.(\w+)\} ?\/>/g,
        (_all, story: string) => `\`\`\`story\n${id}--${tagOf(story)}\n\`\`\``,
      )
      .replaceAll(/<Examples of="(\w+)" ?\/>/g, (_all, of: string) => examplesOf(of))
      .replaceAll(/<Size entry="([^"]+)" ?\/>/g, (_all, of: string) => sizeOf(of))
      .replaceAll(/<Words part="([^"]+)" ?\/>/g, (_all, part: string) => wordsTable(part))
      .replaceAll(/<DataAttributes of=\{attributes\} component="(\w+)" ?\/>/g, (_all, of: string) =>
        attributesTable(of),
      )
      .replaceAll(/<Controls .+\/>/g, propertiesOf(join(root, home)) || 'The native ones.')
      .trim()
    return {
      slug: `components/${entry}`,
      section: 'components',
      group,
      source,
      title: { en: name, bn: name },
      text: { en: `${text}\n` },
    }
  })
  return [overview(pages), ...pages.sort((a, b) => order(a) - order(b))]
}

const groups = ['layout', 'shell', 'content', 'primitive', 'form', 'feedback', 'gaming']
const order = ({ group = '' }: Page) => groups.indexOf(group)

function overview(pages: Page[]): Page {
  const list = (group: string) =>
    pages
      .filter((page) => page.group === group)
      .map(({ slug, title, text }) => {
        const when = /## When\n\n([^\n]+)/.exec(text.en)?.[1]?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') ?? ''
        return `| [${title.en}](${slug.split('/')[1]}.md) | ${cell(when)} |`
      })
  const text = (lang: 'en' | 'bn') => {
    const t = words(lang)
    const parts = groups.map(
      (group) =>
        `## ${t(`group.${group}`)}\n\n| ${t('component')} | ${t('when')} |\n| --- | --- |\n${list(group).join('\n')}`,
    )
    return `# ${t('section.components')}\n\n${t('components.lead', undefined, { count: pages.length })}\n\n${parts.join('\n\n')}\n`
  }
  const title = { en: words('en')('section.components'), bn: words('bn')('section.components') }
  return {
    slug: 'components',
    section: 'components',
    source: 'components/index.md',
    title,
    text: { en: text('en'), bn: text('bn') },
  }
}
