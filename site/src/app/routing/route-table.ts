import type { ModuleId } from '@brand/sdk'
import {
  requireAgent,
  requireGuest,
  requireMember,
  requireModule,
  requireNoAgent,
  requirePlayer,
  requireRealAccount,
  type Guard,
  type Visit,
} from './guards.ts'
import type { Frame, Who } from './define-page.ts'
import { pageTable } from './page-table.gen.ts'

export interface RouteRow {
  path: string
  /** The page's name; `null` is not built: it shows not-found and no menu lists it. */
  page: string | null
  who: Who
  /** Switched off by the operator: closed to everyone. */
  module?: ModuleId
  frame: Frame
}

/** Every address of the site, once: its page, its frame, and who may open it. */
export const routeTable: readonly RouteRow[] = pageTable.flatMap(({ id, path, also = [], ...rest }) =>
  [path, ...also].map((each): RouteRow => ({
    page: id,
    who: 'anyone',
    frame: 'site',
    ...rest,
    path: each,
  })),
)

const guardsOf: Record<Who, readonly Guard[]> = {
  anyone: [],
  guest: [requireGuest],
  member: [requireMember],
  player: [requirePlayer],
  real: [requireRealAccount],
  agent: [requireAgent],
  noAgent: [requireNoAgent],
}

/** Guards of a page: first whether it is available at all, then who may open it. */
export const guardsFor = ({ module, who }: RouteRow): readonly Guard[] => [
  ...(module ? [requireModule(module)] : []),
  ...guardsOf[who],
]

/** Whether a page is nobody's before it is known who is here: drawn beforehand, it is its outline. */
export const asksLogin = ({ who }: Pick<RouteRow, 'who'>): boolean => /^(?:member|player|real|agent)$/.test(who)

/** Addresses are compared as routers do: without case, without a slash at the end, slashes once. */
const plain = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
const rows = new Map(routeTable.map((each) => [plain(each.path), each]))
/** `/news/:slug`, by what is before its name: `/news`. */
const below = new Map(
  routeTable.flatMap((each) =>
    each.path.includes('/:') ? [[plain(each.path).replace(/\/:.*/, ''), each] as const] : [],
  ),
)

/** The row of an address, if its page is built. */
export function routeAt(pathname: string): RouteRow | undefined {
  const path = plain(pathname)
  const found = rows.get(path) ?? below.get(path.replace(/\/[^/]+$/, ''))
  return found?.page ? found : undefined
}

/** An address of the table as the table spells it; any other as it is. */
export const canonical = (pathname: string): string => rows.get(plain(pathname))?.path ?? pathname

/**
 * Whether a menu may show this address (path, query and hash allowed): its page is built and its module is on. Who may
 * open it is checked on arrival. Pages of the member centre are checked by `useMemberShown`, which visitors do not
 * load.
 */
export function inMenus(href: string, moduleOn: Visit['moduleOn']): boolean {
  const found = routeAt(href.split(/[?#]/, 1)[0] ?? '')
  return found !== undefined && (found.module === undefined || moduleOn(found.module))
}
