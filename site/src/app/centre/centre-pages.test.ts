import { describe, expect, it } from 'vitest'
import { agentPages } from './agent-pages.gen.ts'
import { centrePages } from './centre-pages.ts'
import { centrePath, centres, pageQuery, type CentreName } from './centres.ts'
import { memberPages } from './member-pages.gen.ts'

const words = import.meta.glob<Record<string, string>>('../../../../locales/*/site/{member,agent}.json', {
  import: 'default',
  eager: true,
})

describe.each([
  ['member', memberPages],
  ['agent', agentPages],
] as const)('the %s centre', (centre: CentreName, defined) => {
  const pages = centrePages(centre, defined)

  it('has each page once, each with a place of its own in its group', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(defined.length)
    expect(new Set(pages.map(({ group, order }) => `${group} ${order}`)).size).toBe(defined.length)
  })

  it('lists them by the groups of its menu, then by their order', () => {
    const groups: readonly string[] = centres[centre].groups
    const places = pages.map(({ group, order }) => groups.indexOf(group) * 1000 + order)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(0, ...places)).toBe(0)
  })

  it.each(['en', 'bn'])('has words for its pages and groups, %s', (lang) => {
    const own = words[`../../../../locales/${lang}/site/${centre}.json`] ?? {}
    const keys = [...pages.map(({ id }) => `page.${id}`), ...centres[centre].groups.map((group) => `group.${group}`)]
    for (const key of [...keys, centres[centre].overview]) expect(own[key], key).toMatch(/\S/)
  })
})

/** The pages that a centre of this kind has, by the words that links of older sites use. */
const expected = {
  member: [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'manualRebate',
    'accountInfo',
    'accountRecord',
  ],
  agent: [
    'depositv2',
    'withdraw',
    'agentAnnouncement',
    'agentTeamOverview',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'dividends',
    'dailyWages',
    'hourlySalary',
    'realtimeSalary',
    'contracts',
    'messageV2',
    'customerService',
  ],
} as const satisfies Record<CentreName, readonly string[]>

it.each([
  ['member', memberPages],
  ['agent', agentPages],
] as const)('the menu of the %s centre lacks no page', (centre, defined) => {
  const queries = defined.map(({ id }) => pageQuery(id))
  expect(expected[centre].filter((query) => !queries.includes(query))).toEqual([])
})

it('an address has the older word for a page where there is one', () => {
  expect(centrePath('member', 'deposit')).toBe('/member?page=depositv2')
  expect(centrePath('agent', 'teamBets')).toBe('/agentHome?page=personalHistoryCopy')
  expect(centrePath('agent', 'withdraw')).toBe('/agentHome?page=withdraw')
})
