// `node scripts/docs/packages.ts <name>`: writes the documentation that a package contains, in its own version:
// `docs/*.md` with an index, `llms.txt`. The build of each package runs it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../lib/run.ts'
import { llmsText, versionOf } from './llms.ts'
import type { Page } from './page.ts'
import { allPages, leadOf, leadsTo } from './pages.ts'

const chosen: Record<string, (page: Page) => boolean> = {
  ui: ({ slug, section }) =>
    section === 'components' || ['start/install', 'start/design', 'guides/brand', 'guides/language'].includes(slug),
  sdk: ({ slug, section }) => section === 'contract' || ['start/install', 'guides/encryption'].includes(slug),
  gateway: ({ slug }) =>
    ['start/install', 'guides/payment-provider', 'guides/game-vendor', 'architecture'].includes(slug),
}

const fileOf = ({ slug }: Page, pages: readonly Page[]) =>
  pages.some((each) => each.slug.startsWith(`${slug}/`)) ? `${slug}/index.md` : `${slug}.md`

/**
 * The text as in the package: links to included pages are kept, others become plain text; live examples are left out.
 */
function carried(page: Page, text: string, mine: readonly Page[], all: readonly Page[], name: string): string {
  const here = posix.dirname(`docs/${fileOf(page, mine)}`)
  const link = (whole: string, words: string, target: string) => {
    if (/^(https?:|mailto:|#)/.test(target)) return whole
    const { found, hash } = leadsTo(page, target, all)
    const to =
      found &&
      (mine.includes(found)
        ? `docs/${fileOf(found, mine)}`
        : found.slug === `packages/${name}`
          ? 'README.md'
          : undefined)
    return to ? `[${words}](${posix.relative(here, to)}${hash})` : words
  }
  const parts = text
    .replaceAll(/```story\n[^`]*```\n*/g, '')
    .replaceAll(/<!-- given: [\s\S]*? -->\n/g, '')
    .split(/(^```[\s\S]*?^```$)/m)
  return parts
    .map((part) =>
      part.startsWith('```')
        ? part.replace(/^```(\w*)[^\n]*/, '```$1')
        : part.replaceAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, link),
    )
    .join('')
}

export function writePackageDocs(name: string): string[] {
  const mineOnly = chosen[name]
  if (!mineOnly) throw new Error(`no documentation is chosen for ${name}`)
  const all = allPages()
  const mine = all.filter(mineOnly)
  const home = join(root, 'packages', name)
  rmSync(join(home, 'docs'), { recursive: true, force: true })
  const written: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
    written.push(path)
  }
  for (const page of mine) {
    const path = `docs/${fileOf(page, mine)}`
    write(path, carried(page, page.text.en, mine, all, name))
    if (page.text.bn && page.section === 'start')
      write(path.replace(/\.md$/, '.bn.md'), carried(page, page.text.bn, mine, all, name))
  }
  const readme = all.find(({ slug }) => slug === `packages/${name}`)
  const lead = leadOf(readme?.text.en ?? '')
  write(
    'llms.txt',
    llmsText([...mine, ...(readme ? [readme] : [])], {
      title: `@brand/${name}`,
      lead,
      version: versionOf(name),
      href: (page) => (page === readme ? 'README.md' : `docs/${fileOf(page, mine)}`),
    }),
  )
  return written
}

if (import.meta.main) for (const name of process.argv.slice(2)) writePackageDocs(name)
