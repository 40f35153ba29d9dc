import {
  arrowCircleDown,
  arrowCircleUp,
  arrowsLeftRight,
  chartLine,
  clockCounterClockwise,
  coins,
  envelopeSimple,
  gift,
  listBullets,
  percent,
  receipt,
  shieldCheck,
  target,
  ticket,
  user,
  userPlus,
  usersThree,
} from '@brand/ui/icons'
import type { MemberPage } from '../../app/routing/paths.ts'
import type { Key } from '../../app/language/words.ts'

export type PageGroup = 'account' | 'money' | 'records' | 'rewards'

export const groups: readonly PageGroup[] = ['money', 'records', 'rewards', 'account']

/** Counts that stand beside a page; each has a source in `badges.ts`. */
export type BadgeName = 'messages'

export interface PageRow {
  name: MemberPage
  group: PageGroup
  icon: string
  label: Key<'member'>
  badge?: BadgeName
}

const row = (name: MemberPage, group: PageGroup, icon: string, badge?: BadgeName): PageRow => ({
  name,
  group,
  icon,
  label: `page.${name}`,
  ...(badge ? { badge } : {}),
})

/** Every page of the member centre in the order of its menu (spec §2). Which of them are built, `app/routing/member-pages.ts` says. */
export const pageRows: readonly PageRow[] = [
  row('depositv2', 'money', arrowCircleDown),
  row('withdraw', 'money', arrowCircleUp),
  row('transferFund', 'money', arrowsLeftRight),
  row('transferUpline', 'money', usersThree),
  row('personalHistoryCopy', 'records', ticket),
  row('transactionHistory', 'records', receipt),
  row('personalProfit', 'records', chartLine),
  row('accountRecord', 'records', listBullets),
  row('ledgerProof', 'records', target),
  row('rewardCenter', 'rewards', gift),
  row('bonusDetails', 'rewards', coins),
  row('missionLeaderboard', 'rewards', target),
  row('referral', 'rewards', userPlus),
  row('manualRebate', 'rewards', percent),
  row('messageV2', 'account', envelopeSimple, 'messages'),
  row('accountInfo', 'account', user),
  row('securityCenter', 'account', shieldCheck),
  row('limits', 'account', clockCounterClockwise),
]

/** The row of a page that an address names. */
export const pageRow = (name: string): PageRow | undefined => pageRows.find((each) => each.name === name)
