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
import { homeAliases, lobbyAliases, lobbyPaths, paths } from './paths.ts'
import type { PageName } from '../../routes/router.tsx'

/**
 * Who may open an address: anyone; `guest` only without an account; `member` any session; `player` the same, and a
 * visitor who reads the odds of a sports board; `real` a session that is no trial;
 * `agent` agents; `noAgent` anyone but an agent who is already in.
 */
export type Who = 'anyone' | 'guest' | 'member' | 'player' | 'real' | 'agent' | 'noAgent'

export interface RouteRow {
  path: string
  /** `null` is not built: it shows not-found and stands in no menu. */
  page: PageName | null
  /** The agents' own view, or the site's with header, side menu and footer. */
  view: 'site' | 'agent'
  who: Who
  /** Switched off by the house: nobody may. */
  module?: ModuleId | undefined
  /** Game pages leave the side menu to the drawer. */
  sideMenu: boolean
  /** Has a menu and gutters of its own; the site's menu keeps to the drawer. */
  ownMenu: boolean
}

type Rest = Partial<Pick<RouteRow, 'who' | 'module' | 'view' | 'sideMenu' | 'ownMenu'>>
const row = (
  path: string,
  page: PageName | null,
  { who = 'anyone', module, view = 'site', sideMenu = true, ownMenu = false }: Rest = {},
): RouteRow => ({ path, page, who, module, view, sideMenu, ownMenu })

/** Every address of the site, once: its page, its view, and who may open it. */
export const routeTable: readonly RouteRow[] = [
  row(paths.home, 'Home'),
  ...homeAliases.map((path) => row(path, 'Home')),
  row(paths.login, 'Home', { who: 'guest' }),
  row(paths.register, 'Home', { who: 'guest', module: 'REG3' }),
  row(paths.download, null),
  row(paths.agent, 'Agent', { who: 'noAgent', view: 'agent' }),
  row(paths.agentHome, 'AgentHome', { who: 'agent', view: 'agent' }),
  row(paths.member, 'Member', { who: 'real', ownMenu: true }),
  row(paths.help, 'Home'),
  row(paths.helpAlone, 'Help'),
  ...[...Object.values(lobbyPaths), ...Object.keys(lobbyAliases)].map((path) =>
    row(path, 'Lobby', { module: 'GAMELO3' }),
  ),
  row(paths.favourites, 'Favourites', { who: 'member', module: 'GAMELOFAV3' }),
  row(paths.recent, 'Recent', { who: 'member', module: 'GAMELOREC3' }),
  row('/lottery', 'Lottery', { who: 'member', module: 'GAMELO3', sideMenu: false }),
  row('/seaLottery', 'Lottery', { who: 'member', module: 'GAMELO3', sideMenu: false }),
  row('/vnLottery', 'Lottery', { who: 'member', module: 'GAMELO3', sideMenu: false }),
  row(paths.promotions, null),
  row(paths.pointMall, null, { who: 'real' }),
  row(paths.seamless, 'Seamless', { who: 'player', sideMenu: false }),
]

const guardsOf: Record<Who, readonly Guard[]> = {
  anyone: [],
  guest: [requireGuest],
  member: [requireMember],
  player: [requirePlayer],
  real: [requireRealAccount],
  agent: [requireAgent],
  noAgent: [requireNoAgent],
}

/** What stands before a page: first whether it is there at all, then who is asking. */
export const guardsFor = ({ module, who }: RouteRow): readonly Guard[] => [
  ...(module ? [requireModule(module)] : []),
  ...guardsOf[who],
]

/** Addresses are compared as routers do: without case, without a slash at the end, slashes once. */
const plain = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
const rows = new Map(routeTable.map((each) => [plain(each.path), each]))

/** The row of an address, if its page is built. */
export function routeAt(pathname: string): RouteRow | undefined {
  const found = rows.get(plain(pathname))
  return found?.page ? found : undefined
}

/** An address of the table as the table spells it; any other as it is. */
export const canonical = (pathname: string): string => rows.get(plain(pathname))?.path ?? pathname

/**
 * Whether a menu may show this address (path, query and hash allowed): its page is built and its module is on. Who may
 * open it is told on arrival. Pages of the member centre are told apart by `useMemberShown`, which visitors do not
 * load.
 */
export function inMenus(href: string, moduleOn: Visit['moduleOn']): boolean {
  const found = routeAt(href.split(/[?#]/, 1)[0] ?? '')
  return found !== undefined && (found.module === undefined || moduleOn(found.module))
}
