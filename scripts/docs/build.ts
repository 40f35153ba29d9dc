// Writes the site: pages in both languages with their Markdown beside them, the search, assets, Storybook, llms.txt.
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { build as bundle } from 'vite'
import { root } from '../lib/run.ts'
import { llmsText, versionOf } from './llms.ts'
import { pageHtml, pathOf } from './layout.ts'
import { render, type Rendered } from './markdown.ts'
import type { Page } from './page.ts'
import { allPages, leadsTo } from './pages.ts'
import { langs, scriptWords, words, type Lang } from './words.ts'

/**
 * Addresses of a page's links: other pages, or pictures, which are noted; undefined for a file that is read in the
 * repository.
 */
function resolver(page: Page, pages: Page[], lang: Lang) {
  const pictures: string[] = []
  const href = (target: string): string | undefined => {
    if (/^(https?:|mailto:|#)/.test(target)) return target
    const { found, file, hash } = leadsTo(page, target, pages)
    if (found) return pathOf(lang, found.slug) + hash
    if (!/\.(png|jpe?g|svg|webp)$/.test(file)) return undefined
    pictures.push(file)
    return `/assets/${file.split('/').at(-1)}`
  }
  return { href, pictures }
}

/** Addresses that begin at the root become relative, so that the site works in any folder. */
function relative(html: string, path: string): string {
  const up = '../'.repeat(path.split('/').filter(Boolean).length) || './'
  return html.replaceAll(
    / (href|src)="\/(?!\/)([^"]*)"/g,
    (_all, name: string, rest: string) => ` ${name}="${up}${rest}"`,
  )
}

interface Entry {
  title: string
  page: string
  url: string
  text: string
}

function searchEntries(lang: Lang, page: Page, { parts }: Rendered): Entry[] {
  return parts.map(({ id, title, text }) => ({
    title: title || page.title[lang],
    page: page.title[lang],
    url: pathOf(lang, page.slug).slice(1) + (id && title !== page.title[lang] ? `#${id}` : ''),
    text: text.slice(0, 1500),
  }))
}

async function assets(out: string): Promise<void> {
  await bundle({
    configFile: false,
    root: join(import.meta.dirname, 'client'),
    logLevel: 'error',
    base: './',
    publicDir: false,
    build: {
      outDir: join(out, 'assets'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: { docs: join(import.meta.dirname, 'client/docs.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css')) ? 'docs.css' : '[name]-[hash][extname]',
        },
      },
    },
  })
  cpSync(join(import.meta.dirname, 'client/early.js'), join(out, 'assets/early.js'))
}

export interface Built {
  pages: Page[]
  problems: string[]
}

export async function buildSite(out: string, storybook: string | undefined): Promise<Built> {
  rmSync(out, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    const file = join(out, normalize(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  await assets(out)
  const pages = allPages()
  const problems: string[] = []
  const version = versionOf('ui')
  for (const lang of langs) {
    const t = words(lang)
    const entries: Entry[] = []
    for (const page of pages) {
      const text = page.text[lang] ?? page.text.en
      const { href, pictures } = resolver(page, pages, lang)
      const safe = (target: string) => {
        try {
          return href(target)
        } catch (error) {
          problems.push(error instanceof Error ? error.message : String(error))
          return undefined
        }
      }
      const rendered = render(text, {
        href: safe,
        copy: t('copy'),
        example: (story) => t('example', undefined, { name: story.split('--')[1]?.replaceAll('-', ' ') ?? story }),
      })
      const path = pathOf(lang, page.slug)
      write(`${path}index.html`, relative(pageHtml(lang, page, pages, rendered, version), path))
      if (page.text[lang]) write(`${path}index.md`, text)
      entries.push(...searchEntries(lang, page, rendered))
      for (const picture of pictures) cpSync(join(root, picture), join(out, 'assets', picture.split('/').at(-1) ?? ''))
    }
    write(`assets/search-${lang}.json`, JSON.stringify({ words: scriptWords(lang), entries }))
  }
  write(
    'llms.txt',
    llmsText(pages, {
      title: words('en')('name'),
      lead: words('en')('llms'),
      version,
      href: (page) => `${page.slug ? `${page.slug}/` : ''}index.md`,
    }),
  )
  cpSync(join(root, 'packages/sdk/openapi.json'), join(out, 'contract/openapi.json'))
  if (storybook && statSync(join(storybook, 'index.json')).isFile())
    cpSync(storybook, join(out, 'storybook'), { recursive: true })
  return { pages, problems: [...new Set(problems)] }
}
