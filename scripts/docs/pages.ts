// The pages of the documentation as Markdown, written by hand or generated, in the order of the navigation.
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/run.ts'
import { componentPages } from './components.ts'
import { contractPages } from './contract.ts'
import { read, type Page } from './page.ts'

export const sections = ['Start', 'Guides', 'Rules', 'Components', 'Contract', 'Packages', 'Project', 'Decisions']

const headingOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

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

function written(slug: string, section: string, source = `docs/${slug}.md`): Page {
  const text = read(source)
  return { slug, section, source, text, title: headingOf(text) || slug }
}

/** The files of a folder of `docs/`, those named first. A Bengali text, `<name>.bn.md`, is a page of its own. */
function folder(name: string, section: string, first: string[] = []): Page[] {
  const names = readdirSync(join(root, 'docs', name))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''))
    .sort()
  const ordered = new Set([...first, ...names])
  return [...ordered].map((file) => written(posix.join(name, file), section))
}

/** All pages. */
export const allPages = (): Page[] => [
  written('index', 'Start'),
  written('index.bn', 'Start'),
  ...folder('start', 'Start', ['run', 'install', 'lobby', 'back-office', 'design']),
  ...folder('guides', 'Guides'),
  ...folder('rules', 'Rules', ['ledger', 'rounds', 'settlements']),
  ...componentPages(),
  ...contractPages(),
  ...['ui', 'sdk', 'gateway', 'demo-vendor'].map((name) =>
    written(`packages/${name}`, 'Packages', `packages/${name}/README.md`),
  ),
  written('contributing', 'Project', 'CONTRIBUTING.md'),
  ...folder('', 'Project', ['architecture']).filter(({ slug }) => !slug.startsWith('index')),
  ...folder('decisions', 'Decisions'),
]

interface Target {
  found: Page | undefined
  /** From the repository's root. */
  file: string
  /** With its `#`; empty without one. */
  hash: string
}

/** Target of a relative link of a page: another page, or a file of the repository. @throws Error for anything else */
export function leadsTo(page: Page, target: string, pages: readonly Page[]): Target {
  const [path = '', hash] = target.split('#')
  const file = posix
    .join(posix.dirname(page.source), path)
    .replace(/\/$/, '')
    // The README of a package links to the docs that the package carries.
    .replace(/^packages\/\w+\/docs\//, 'docs/')
  // Pages made from data have no file; the guides link to them as if they were in `docs/`.
  const found = pages.find(({ source, slug }) =>
    [
      source,
      slug,
      `${slug}.md`,
      `${slug}/index.md`,
      `docs/${slug}`,
      `docs/${slug}.md`,
      `docs/${slug}/index.md`,
    ].includes(file),
  )
  if (!found && !existsSync(join(root, file))) throw new Error(`${page.source} links to ${target}, which is not there`)
  return { found, file, hash: hash ? `#${hash}` : '' }
}

/** The text with each relative link as `to` has it; undefined leaves its words alone. Code is left as it is. */
export const relinked = (page: Page, pages: readonly Page[], to: (target: Target) => string | undefined): string =>
  page.text
    .replaceAll(/<!-- given: [\s\S]*? -->\n/g, '')
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part.replace(/^```(\w*)[^\n]*/, '```$1')
        : part.replaceAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, (whole: string, words: string, target: string) => {
            if (/^(https?:|mailto:|#)/.test(target)) return whole
            const address = to(leadsTo(page, target, pages))
            return address ? `[${words}](${address})` : words
          }),
    )
    .join('')

/** For readers of the file alone: no live stories. */
export const withoutStories = (text: string): string => text.replaceAll(/(## States\n\n)?```story\n[^`]*```\n*/g, '')

/** An index of pages for language models (llmstxt.org): a title, a description, and a list for each section. */
export function llmsText(title: string, lead: string, pages: readonly Page[], href: (page: Page) => string): string {
  const line = (page: Page) => {
    const about = leadOf(page.text).slice(0, 160)
    return `- [${page.title}](${href(page)})${about && `: ${about}`}`
  }
  const lists = sections.flatMap((section) => {
    const mine = pages.filter((page) => page.section === section)
    return mine.length > 0 ? [`## ${section}\n\n${mine.map(line).join('\n')}`] : []
  })
  return `# ${title}\n\n> ${lead}\n\n${lists.join('\n\n')}\n`
}
