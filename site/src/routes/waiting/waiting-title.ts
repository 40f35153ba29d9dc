import { lobbyAt, lotteryPaths, paths, homeAddresses } from '../../app/routing/paths.ts'
import { memberPages } from '../../app/routing/member-pages.ts'
import type { Area } from '../../app/i18n/words.ts'

/** What a page will look like: the outline follows it. */
export type Outline = 'member' | 'games' | 'wide' | 'game' | 'agent' | 'plain' | 'home'

export interface WaitingTitle {
  /** Words that hold the title. */
  area: Area
  key: string
  outline: Outline
}

const lotteries: readonly string[] = Object.values(lotteryPaths)

/** The title of the page at an address, known before its code is here. */
export function waitingTitle(pathname: string, search: string): WaitingTitle {
  const lobby = lobbyAt(pathname)
  if (lobby) return { area: 'site', key: `category.${lobby}`, outline: 'games' }
  if (homeAddresses.includes(pathname)) return { area: 'site', key: 'title.home', outline: 'home' }
  if (lotteries.includes(pathname)) return { area: 'lottery', key: `title.${pathname.slice(1)}`, outline: 'wide' }
  switch (pathname) {
    case paths.favourites:
      return { area: 'games', key: 'row.favourites', outline: 'games' }
    case paths.recent:
      return { area: 'games', key: 'row.recent', outline: 'games' }
    case paths.seamless:
      return { area: 'play', key: 'title', outline: 'game' }
    case paths.helpAlone:
      return { area: 'support', key: 'help.title', outline: 'plain' }
    case paths.agent:
      return { area: 'agent', key: 'login.headline', outline: 'agent' }
    case paths.agentHome:
      return { area: 'agent', key: 'overview', outline: 'agent' }
    case paths.member:
      return { area: 'member', key: memberKey(new URLSearchParams(search).get('page')), outline: 'member' }
    default:
      return { area: 'system', key: 'notFound.title', outline: 'plain' }
  }
}

const memberKey = (page: string | null) =>
  page === null ? 'account' : Object.hasOwn(memberPages, page) ? `page.${page}` : 'missing.title'

/** The words that the title at an address needs beside those of the first load. */
export const waitingAreas = (pathname: string): Area[] =>
  [waitingTitle(pathname, '').area].filter((area) => area !== 'site' && area !== 'games')
