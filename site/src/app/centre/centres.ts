import type { centreModules } from '../routing/page-details.gen.ts'
import { pageQueries } from './page-queries.ts'

/** The centres of the site: one address each, with pages at `?page=`, a menu of their groups, and their own words. */
export const centres = {
  member: {
    path: '/member',
    /** Sections of the menu, in their order. The label is `group.<name>`. */
    groups: ['money', 'records', 'rewards', 'account'],
    /** Word for what is open without `?page=`. */
    overview: 'account',
  },
  agent: {
    path: '/agentHome',
    groups: ['money', 'team', 'income', 'account'],
    overview: 'overview',
  },
} as const

/** A centre, and the words it shows: `locales/<lang>/site/<name>.json`. */
export type CentreName = keyof typeof centres
export type GroupOf<C extends CentreName> = (typeof centres)[C]['groups'][number]

/**
 * Permissions of an account, as the gateway returns them; they decide which pages the menu lists. Pages of payments are
 * listed for those who have, or had, such a contract.
 */
export type Permission =
  | 'transferFund'
  | 'transferUpline'
  | 'dividends'
  | 'dailyWages'
  | 'hourlySalary'
  | 'realtimeSalary'

/** Counts that stand beside a page in a centre's menu. */
export type BadgeName = 'messages' | 'rewards' | 'missions' | 'contracts' | 'tickets'

/** A page of a centre, by its `id`. */
export type PageId<C extends CentreName = CentreName> = { [Each in C]: keyof (typeof centreModules)[Each] }[C]

/** What `?page=` says for a page: `depositv2` for `deposit`. Addresses of pages are made and read with this alone. */
export const pageQuery = (page: PageId): string => (pageQueries as Partial<Record<PageId, string>>)[page] ?? page

/** `/member?page=depositv2` for the page `deposit` of the member centre. */
export const centrePath = <C extends CentreName>(centre: C, page: PageId<C>): string =>
  `${centres[centre].path}?page=${pageQuery(page as PageId)}`

/** The centre at an address without its query. */
export const centreAt = (pathname: string): CentreName | undefined =>
  (Object.keys(centres) as CentreName[]).find((name) => centres[name].path === pathname)
