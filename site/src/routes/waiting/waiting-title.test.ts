import { expect, it } from 'vitest'
import { routeTable } from '../../app/routing/route-table.ts'
import { memberPages } from '../../app/routing/member-pages.ts'
import { pageQuery, type PageId } from '../../app/centre/centres.ts'
import { waitingAreas, waitingTitle } from './waiting-title.ts'

const files = import.meta.glob<Record<string, string>>('../../../../locales/*/site/*.json', {
  import: 'default',
  eager: true,
})
const wordOf = (lang: string, { area, key }: { area: string; key: string }) =>
  files[`../../../../locales/${lang}/site/${area}.json`]?.[key]

const addresses = [
  ...routeTable.map(({ path }) => [path, ''] as const),
  ...(Object.keys(memberPages) as PageId[]).map((page) => ['/member', `?page=${pageQuery(page)}`] as const),
  ['/member', '?page=nowhere'] as const,
  ['/nowhere', ''] as const,
]

it.each(addresses)('%s%s has a title in both languages before its code is here', (path, search) => {
  const title = waitingTitle(path, search)
  for (const lang of ['en', 'bn']) expect(wordOf(lang, title)).toMatch(/\S/)
})

it('asks for no words that the first load has', () => {
  expect(waitingAreas('/rng')).toEqual([])
  expect(waitingAreas('/recent')).toEqual([])
  expect(waitingAreas('/member')).toEqual(['member'])
})
