import { centreAt } from '../centre/centres.ts'
import type { Visit } from './guards.ts'
import { centreModules } from './page-details.gen.ts'

/** Pages of the member centre, each with the module that switches it on or off. */
export const memberPages = centreModules.member

export type BuiltMemberPage = keyof typeof memberPages

/** The module of a page of a centre; undefined where the centre has no such page. */
export function centreModule(centre: keyof typeof centreModules, page: string): string | undefined {
  const modules: Partial<Record<string, string>> = centreModules[centre]
  return Object.hasOwn(modules, page) ? modules[page] : undefined
}

/** Whether menus may show a page of a centre; an address elsewhere is not its business. */
export function pageInMenus(href: string, on: Visit['moduleOn']): boolean {
  const [path = '', query] = href.split('#', 1)[0]?.split('?') ?? []
  const centre = centreAt(path)
  const page = centre ? new URLSearchParams(query).get('page') : null
  if (!centre || page === null) return true
  const module = centreModule(centre, page)
  return module !== undefined && on(module)
}
