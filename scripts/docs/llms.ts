import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { sections, type Page } from './page.ts'
import { leadOf } from './pages.ts'
import { words } from './words.ts'

interface Index {
  title: string
  lead: string
  version: string
  href: (page: Page) => string
}

/**
 * An index of the documentation for language models (llmstxt.org): a title, a description, and a list for each section.
 */
export function llmsText(pages: Page[], { title, lead, version, href }: Index): string {
  const t = words('en')
  const lists = sections.flatMap((section) => {
    const mine = pages.filter((page) => page.section === section)
    const line = (page: Page) =>
      `- [${page.title.en}](${href(page)})${leadOf(page.text.en) ? `: ${leadOf(page.text.en).slice(0, 160)}` : ''}`
    return mine.length > 0 ? [`## ${t(`section.${section}`)}\n\n${mine.map(line).join('\n')}`] : []
  })
  return `# ${title}\n\n> ${lead} Version ${version}.\n\n${lists.join('\n\n')}\n`
}

export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version
