import { centreAt } from '../../app/centre/centres.ts'
import type { PageOutline } from '../../app/routing/define-page.ts'
import { pageAsked } from '../../app/routing/member-pages.ts'
import { pageOutlines } from '../../app/routing/page-details.gen.ts'
import { routeAt } from '../../app/routing/route-table.ts'

const notFound: PageOutline = { area: 'system', key: 'notFound.title', outline: 'plain' }

/** The title and the outline of the page at an address, known before its code is here. */
export function waitingTitle(pathname: string, search: string): PageOutline {
  const page = routeAt(pathname)?.page
  const own = page ? pageOutlines[page] : undefined
  if (!own) return notFound
  const centre = centreAt(pathname)
  const asked = centre ? new URLSearchParams(search).get('page') : null
  if (!centre || asked === null) return { ...own, key: own.at?.[pathname] ?? own.key }
  const open = pageAsked(centre, asked)
  return { ...own, key: open === undefined ? 'missing.title' : `page.${open}` }
}

/** The words that the title at an address needs beside those of the first load. */
export const waitingAreas = (pathname: string): string[] =>
  [waitingTitle(pathname, '').area].filter((area) => area !== 'site' && area !== 'games')
