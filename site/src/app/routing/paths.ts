import type { GameType } from '@brand/sdk'
import { centrePath, type CentreName, type PageId } from '../centre/centres.ts'
import { lobbyAliases, lobbyPaths } from './lobby-paths.ts'
import { pageTable, type Paths } from './page-table.gen.ts'

export { lobbyAliases, lobbyPaths }

/** The address of each page, by the page's name. */
export const paths = Object.fromEntries(pageTable.map(({ id, path }) => [id, path])) as unknown as Paths

/** A page of the member centre. */
export type MemberPage = PageId<'member'>

/** Pages that the agent centre has as well: who is there stays there. */
const alsoOfAgents: readonly MemberPage[] = ['deposit', 'withdraw', 'messages', 'support'] satisfies PageId<'agent'>[]

/** `/member?page=withdraw`, within the agent centre `/agentHome?page=withdraw`. */
export function memberPath(page: MemberPage): string {
  const inAgentCentre = globalThis.location?.pathname === paths.agentHome && alsoOfAgents.includes(page)
  return centrePath<CentreName>(inAgentCentre ? 'agent' : 'member', page)
}

/** The address within the agent centre of a page of the member centre that agents have as well; others stay the same. */
export function stayingInAgentCentre(to: string): string {
  const at = alsoOfAgents
    .map((page) => [centrePath<CentreName>('member', page), centrePath<CentreName>('agent', page)] as const)
    .find(([own]) => to.startsWith(own) && /^(?:[&#]|$)/.test(to.slice(own.length)))
  return at ? at[1] + to.slice(at[0].length) : to
}

/** Every address that shows home; login, registration and help open over it. */
export const homeAddresses: readonly string[] = pageTable.flatMap(({ id, path, also = [], page = id }) =>
  page === 'home' ? [path, ...also] : [],
)

/** Those of them at which something lies over it from the start. */
export const overHome: readonly string[] = pageTable.flatMap(({ id, path, page }) =>
  page === 'home' && id !== 'home' ? [path] : [],
)

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

/**
 * `/vnLottery?gameCode=VN_NORTH`, the lobby without a code; null for a vendor of other games. E-lotteries are the second
 * list of a lobby that they share.
 */
export function lotteryPath(vassalage: string, gameCode?: string): string | null {
  const path = Object.hasOwn(lotteryPaths, vassalage) ? lotteryPaths[vassalage] : undefined
  if (path === undefined) return null
  if (gameCode) return `${path}?${new URLSearchParams({ gameCode }).toString()}`
  return vassalage === 'ELOTT' ? `${path}?show=ELOTT` : path
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

/** `/login?redirect=…`: log in, then continue to `to`. */
export function loginPath(to: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect: to }).toString()}`
}
