// `node scripts/docs/packages.ts <name>`: writes the documentation that a package contains, in its own version:
// `docs/*.md` with an index, `llms.txt`. The build of each package runs it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../lib/run.ts'
import { read, type Page } from './page.ts'
import { allPages, leadOf, llmsText, relinked, withoutStories } from './pages.ts'

const chosen: Record<string, (page: Page) => boolean> = {
  ui: ({ slug, section }) =>
    section === 'Components' ||
    /^start\/(install|design|lobby|back-office)\b/.test(slug) ||
    ['guides/brand', 'guides/language', 'guides/upgrade'].includes(slug),
  sdk: ({ slug, section }) =>
    section === 'Contract' || /^(start\/(install|lobby|back-office)|guides\/(encryption|upgrade))\b/.test(slug),
  gateway: ({ slug }) =>
    /^start\/install\b/.test(slug) ||
    ['guides/payment-provider', 'guides/game-vendor', 'guides/upgrade', 'architecture'].includes(slug),
}

const fileOf = ({ slug }: Page, pages: readonly Page[]) =>
  `docs/${slug}${pages.some((each) => each.slug.startsWith(`${slug}/`)) ? '/index' : ''}.md`

export function writePackageDocs(name: string): string[] {
  const isMine = chosen[name]
  if (!isMine) throw new Error(`no documentation is chosen for ${name}`)
  const all = allPages()
  const mine = all.filter(isMine)
  const readme = all.find(({ slug }) => slug === `packages/${name}`)
  const home = join(root, 'packages', name)
  const href = (page: Page) => (page === readme ? 'README.md' : fileOf(page, mine))
  rmSync(join(home, 'docs'), { recursive: true, force: true })
  const written: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
    written.push(path)
  }
  for (const page of mine) {
    // Links to what the package has are kept, others become plain text; live stories are left out.
    const text = relinked(page, all, ({ found, hash }) =>
      found && (mine.includes(found) || found === readme)
        ? posix.relative(posix.dirname(href(page)), href(found)) + hash
        : undefined,
    )
    write(href(page), withoutStories(text))
  }
  const { version } = JSON.parse(read(`packages/${name}/package.json`)) as { version: string }
  const lead = `${leadOf(readme?.text ?? '')} Version ${version}.`
  write('llms.txt', llmsText(`@brand/${name}`, lead, [...mine, ...(readme ? [readme] : [])], href))
  return written
}

if (import.meta.main) for (const name of process.argv.slice(2)) writePackageDocs(name)
