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

/** `/member?page=withdraw` */
export const centrePath = (centre: CentreName, page: string): string => `${centres[centre].path}?page=${page}`

/** The centre at an address without its query. */
export const centreAt = (pathname: string): CentreName | undefined =>
  (Object.keys(centres) as CentreName[]).find((name) => centres[name].path === pathname)
