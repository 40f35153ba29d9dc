import { centreAt, pageQuery, type CentreName, type PageId } from '../centre/centres.ts'
import type { Visit } from './guards.ts'
import { centreModules } from './page-details.gen.ts'

/** Pages of the member centre, each with the module that switches it on or off. */
export const memberPages = centreModules.member

/** The page of a centre that `?page=` asks for; undefined where the centre has no such page. */
export const pageAsked = (centre: CentreName, query: string): PageId | undefined =>
  (Object.keys(centreModules[centre]) as PageId[]).find((page) => pageQuery(page) === query)

/** Whether menus may show a page of a centre; an address elsewhere is not its business. */
export function pageInMenus(href: string, on: Visit['moduleOn']): boolean {
  const [path = '', query] = href.split('#', 1)[0]?.split('?') ?? []
  const centre = centreAt(path)
  const asked = centre ? new URLSearchParams(query).get('page') : null
  if (!centre || asked === null) return true
  const page = pageAsked(centre, asked)
  return page !== undefined && on((centreModules[centre] as Record<PageId, string>)[page])
}
