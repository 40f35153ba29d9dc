import type { GameType } from '@brand/sdk'
import type { BuiltMemberPage } from './member-pages.ts'

/** Every address of the site, once. Links and routes both come from here. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  favourites: '/favorite',
  recent: '/recent',
  seamless: '/seamless',
  agent: '/agent',
  agentHome: '/agentHome',
  member: '/member',
  promotions: '/promotions',
  download: '/download',
  help: '/help',
  helpAlone: '/helpmc',
  pointMall: '/pointMall',
} as const

/** Pages of the member centre: those that are built, and those that menus and notices already name. */
export type MemberPage =
  BuiltMemberPage | 'bonusDetails' | 'manualRebate' | 'missionLeaderboard' | 'referral' | 'rewardCenter'

/** `/member?page=withdraw` */
export const memberPath = (page: MemberPage): string => `${paths.member}?page=${page}`

/** Other spellings of home. */
export const homeAliases = ['/index', '/index.html', '/home'] as const
/** Every address that shows home; login, registration and help open over it. */
export const homeAddresses: readonly string[] = [paths.home, ...homeAliases, paths.login, paths.register, paths.help]

/** The lobby of each product line. `/slot` is the spec's second name of the casino. */
export const lobbyPaths = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
} as const satisfies Record<GameType, string>

export const lobbyAliases = { '/slot': 'RNG' } as const satisfies Record<string, GameType>

const lobbies = new Map<string, GameType>([
  ...Object.entries(lobbyPaths).map(([type, path]) => [path, type as GameType] as const),
  ...Object.entries(lobbyAliases),
])

/** The category whose lobby is at an address. */
export const lobbyAt = (path: string): GameType | undefined => lobbies.get(path)

/** The lobby of a category, or null for a category of a newer gateway. */
export function lobbyPath(category: string, vassalage?: string): string | null {
  const path = Object.hasOwn(lobbyPaths, category) ? lobbyPaths[category as GameType] : null
  return path && vassalage ? `${path}?${new URLSearchParams({ vassalage }).toString()}` : path
}

/** The lottery pages, by the vendor codes that lead to them. */
export const lotteryPaths: Readonly<Record<string, string>> = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  TCG_SEA: '/seaLottery',
  TCG_LOTTO_VN: '/vnLottery',
}

/** The category that an address belongs to: its lobby under any name, or the page of its lotteries. */
export const categoryAt = (path: string): GameType | undefined =>
  lobbyAt(path) ?? (Object.values(lotteryPaths).includes(path) ? 'LOTT' : undefined)

/** `/vnLottery?gameCode=VN_NORTH`, the lobby without a code; null for a vendor of other games. */
export function lotteryPath(vassalage: string, gameCode?: string): string | null {
  const path = Object.hasOwn(lotteryPaths, vassalage) ? lotteryPaths[vassalage] : undefined
  return path === undefined ? null : gameCode ? `${path}?${new URLSearchParams({ gameCode }).toString()}` : path
}

export interface GameAddress {
  vassalage: string
  gameType: string
  nodeId: number
}

/** The page that plays a game. `back` is where leaving it leads. */
export function seamlessPath({ vassalage, gameType, nodeId }: GameAddress, back?: string): string {
  const query = new URLSearchParams({ vassalage, gameType, nodeId: String(nodeId), ...(back ? { back } : {}) })
  return `${paths.seamless}?${query.toString()}`
}

/** `/login?redirect=…`: log in, then go on to `to`. */
export function loginPath(to: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect: to }).toString()}`
}
