// Writes the documentation as pages of Storybook into .cache/docs, and beside them, in `served`, the same as Markdown
// with `llms.txt` and `openapi.json`. Storybook runs it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { sampleArt } from '../packages/ui/src/docs/art.ts'
import { read, type Page } from './docs/page.ts'
import { allPages, llmsText, relinked, withoutStories } from './docs/pages.ts'
import { root } from './lib/run.ts'

const out = join(root, '.cache/docs')
const pages = allPages()

function write(path: string, text: string): void {
  const file = join(out, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Place in the navigation. Of the contract each call is a page, so that the search, which reads titles, finds it. */
function titleOf({ section, slug, stories, title }: Page, part: string): string {
  if (stories) return /title: '([^']+)'/.exec(read(stories))?.[1] ?? title
  return [section, isApart(slug) ? `${title}/${headOf(part)}` : title.replaceAll('/', '∕')].join('/')
}
const isApart = (slug: string) => slug.startsWith('contract/')
const headOf = (part: string) => /^#+ (.+)$/m.exec(part)?.[1] ?? ''
const partsOf = (page: Page, text = page.text) => (isApart(page.slug) ? text.split(/^(?=## )/m).slice(1) : [text])

function address(page: Page, hash: string): string {
  const parts = partsOf(page)
  const part = parts.find((each) => `#${sanitize(headOf(each))}` === hash) ?? parts[0] ?? ''
  return `./?path=/docs/${sanitize(titleOf(page, part))}--docs`
}

/** A page with its stories live, and with properties to play with. */
function mdx(page: Page, part: string, path: string): string {
  const text = part.split(/^```story\n(\w+)\n```$/m).map((each, at) => {
    const frame = page.framed ? " story={{ inline: false, height: '480px' }}" : ''
    if (at % 2) return `<Canvas of={Stories.${each}} sourceState="none"${frame} />`
    return `<Markdown>{${JSON.stringify(each.trim())}}</Markdown>`
  })
  const from = page.stories && relative(dirname(join(out, path)), join(root, page.stories)).replaceAll('\\', '/')
  return [
    `import { Canvas, Markdown, Meta } from '@storybook/addon-docs/blocks'`,
    ...(from
      ? [`import * as Stories from '${from}'`, '<Meta of={Stories} name="Docs" />']
      : [`<Meta title=${JSON.stringify(titleOf(page, part))} />`]),
    ...text,
  ].join('\n\n')
}

rmSync(out, { recursive: true, force: true })
for (const page of pages) {
  const text = relinked(page, pages, ({ found, hash }) => found && address(found, hash))
  for (const part of partsOf(page, text)) {
    const path = isApart(page.slug) ? `${page.slug}/${headOf(part)}.mdx` : `${page.slug}.mdx`
    write(path, mdx(page, part, path))
  }
  const beside = ({ slug }: Page) => `${posix.relative(posix.dirname(page.slug), slug)}.md`
  write(
    `served/${page.slug}.md`,
    withoutStories(relinked(page, pages, ({ found, hash }) => found && beside(found) + hash)),
  )
}
write(
  'served/llms.txt',
  llmsText(
    '@brand',
    'Design system, typed client and reference gateway for multilingual sites of players and agents of online games. Play money only.',
    pages,
    ({ slug }) => `${slug}.md`,
  ),
)
// What examples name as the picture of an application.
write('served/picture.svg', decodeURIComponent(sampleArt(0).split(',', 2)[1] ?? ''))
cpSync(join(root, 'packages/sdk/openapi.json'), join(out, 'served/openapi.json'))
