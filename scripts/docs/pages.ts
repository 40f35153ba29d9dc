// The pages of the site as Markdown, written by hand or generated, with their place in the navigation.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/run.ts'
import { componentPages } from './components.ts'
import { contractPages } from './contract.ts'
import { sections, type Page, type Section } from './page.ts'
import { words, type Lang } from './words.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Folders of pages written by hand, in the order of the navigation. The rest of `docs/` follows in `project`. */
const placed: Partial<Record<Section, string[]>> = {
  start: ['start/run', 'start/install', 'start/design'],
  guides: [
    'guides/brand',
    'guides/language',
    'guides/page',
    'guides/endpoint',
    'guides/payment-provider',
    'guides/game-vendor',
    'guides/encryption',
    'guides/database',
    'guides/ledger-head',
  ],
  understand: ['architecture'],
  rules: [
    'rules/ledger',
    'rules/rounds',
    'rules/settlements',
    'rules/turnover',
    'rules/orders',
    'rules/limits',
    'rules/access',
  ],
}
const readmes: [name: string, title: string][] = [
  ['ui', '@brand/ui'],
  ['sdk', '@brand/sdk'],
  ['gateway', '@brand/gateway'],
  ['demo-vendor', 'Demo vendor'],
]

export const headingOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** The first paragraph: the description of a page in lists. */
export function leadOf(text: string): string {
  const paragraph = text
    .replace(/^# .+$/m, '')
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .find((each) => /^[^#`|<!\-_]/.test(each) || /^`[^`]/.test(each))
  return (paragraph ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replaceAll('\n', ' ')
}

function written(slug: string, section: Page['section'], source = `docs/${slug}.md`): Page {
  const bengali = source.replace(/\.md$/, '.bn.md')
  const text = { en: read(source), ...(existsSync(join(root, bengali)) && { bn: read(bengali) }) }
  const key = `title.${slug || 'home'}`
  const own = headingOf(text.en) || slug
  return { slug, section, source, text, title: { en: words('en')(key, own), bn: words('bn')(key, own) } }
}

function projectPages(): Page[] {
  const known = new Set(['index', ...Object.values(placed).flat()])
  const names = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && !name.endsWith('.bn.md'))
    .map((name) => name.replace('.md', ''))
  return [
    written('contributing', 'project', 'CONTRIBUTING.md'),
    ...names.filter((name) => !known.has(name)).map((name) => written(name, 'project')),
  ]
}

function decisionPages(): Page[] {
  const names = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b))
  const pages = names.map((name) => written(`decisions/${name.replace('.md', '')}`, 'decisions'))
  const list = pages.map(({ slug, title }) => `- [${title.en}](${slug.replace('decisions/', '')}.md)`)
  const overview = (lang: Lang) =>
    `# ${words(lang)('section.decisions')}\n\n${words(lang)('decisions.lead')}\n\n${list.join('\n')}\n`
  const title = { en: words('en')('section.decisions'), bn: words('bn')('section.decisions') }
  return [
    {
      slug: 'decisions',
      section: 'decisions',
      source: 'docs/decisions/index.md',
      title,
      text: { en: overview('en'), bn: overview('bn') },
    },
    ...pages,
  ]
}

/** All pages of the site. */
export function allPages(): Page[] {
  return [
    written('', 'home', 'docs/index.md'),
    ...sections.flatMap((section) => (placed[section] ?? []).map((slug) => written(slug, section))),
    ...componentPages(),
    ...contractPages(),
    ...readmes.map(([name, title]): Page => ({
      ...written(`packages/${name}`, 'packages', `packages/${name}/README.md`),
      title: { en: title, bn: title },
    })),
    ...projectPages(),
    ...decisionPages(),
  ]
}

interface Target {
  found: Page | undefined
  /** From the repository's root. */
  file: string
  /** With its `#`; empty without one. */
  hash: string
}

/**
 * Target of a relative link of a page: another page, or a file of the repository. @throws Error if it does not exist
 */
export function leadsTo(page: Page, target: string, pages: readonly Page[]): Target {
  const [path = '', hash] = target.split('#')
  const file = posix.join(posix.dirname(page.source), path).replace(/\/$/, '')
  // Pages made from data have no file; the guides link to them as if they were in `docs/`.
  const names = (each: Page) => [
    each.source,
    `${each.slug}.md`,
    `${each.slug}/index.md`,
    each.source.replace(/\.md$/, '.bn.md'),
    `docs/${each.slug}.md`,
    `docs/${each.slug}/index.md`,
    `docs/${each.slug}`,
  ]
  const found = pages.find((each) => names(each).includes(file))
  if (!found && !existsSync(join(root, file))) throw new Error(`${page.source} links to ${target}, which is not there`)
  return { found, file, hash: hash ? `#${hash}` : '' }
}
