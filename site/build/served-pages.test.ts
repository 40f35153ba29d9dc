import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { head } from '../src/entry-server.tsx'
import { servedPages } from './served-pages.ts'
import { languageRows } from './words.ts'

const rules = readFileSync(join(import.meta.dirname, '../public/robots.txt'), 'utf8')
const closed = [...rules.matchAll(/^Disallow: (\S+)/gm)].map(([, prefix = '']) => prefix)
/** Pages that robots may read: each is found by its own words. */
const open = servedPages.filter(
  ({ shows: [address = ''] }) =>
    address &&
    !/[?:]/.test(address) &&
    address !== '/app-shell' &&
    !closed.some((prefix) => address.startsWith(prefix)),
)

it.each(languageRows.map(({ tag }) => tag))(
  'every public page has a title and a description of its own in %s',
  async (lang) => {
    expect(open.length).toBeGreaterThan(15)
    const heads = await Promise.all(open.map(({ about }) => head(about, lang, 'Veranda')))
    const site = await head(undefined, lang, 'Veranda')
    for (const [at, { title, description }] of heads.entries()) {
      const name = open[at]?.name
      // Isolated from what stands beside it, where text is written from the right.
      expect(title.replaceAll(/[\u2068\u2069]/g, ''), name).toMatch(/^.{2,60} · Veranda$/u)
      // As much as lists of results show; Chinese and Japanese say it in a third of the letters.
      expect(description.length, name).toBeGreaterThan(10)
      expect(description.length, name).toBeLessThan(165)
      expect(description, name).not.toMatch(/[{}]/)
      expect(description, name).not.toBe(site.description)
    }
    for (const field of ['title', 'description'] as const)
      expect(new Set(heads.map((one) => one[field])).size, field).toBe(heads.length)
    if (lang === 'bn') for (const { description } of heads) expect(description).toMatch(/[\u0980-\u09ff]/)
  },
)

it('the pages to log in and to join are not listed', () => {
  expect(servedPages.filter(({ about }) => about?.unlisted).map(({ name }) => name)).toEqual(['login', 'register'])
})
