import { fixtures } from '@brand/sdk/testing'
import bn from '../../../../../locales/bn/site/records.json' with { type: 'json' }
import en from '../../../../../locales/en/site/records.json' with { type: 'json' }
import { describeStates } from '../../../testing/page-states.tsx'
import { AccountRecord, Bets, Transactions } from './RecordsPages.tsx'

const { bets, ledger, deposits, withdrawals } = fixtures.records
const titled = (key: keyof typeof en) => ({ en: en[key], bn: bn[key] })
const nothing = <T extends object>(of: T) => ({
  answer: { ...of, list: [], totalPages: 0, totalCount: 0 },
  says: { en: new RegExp(en['empty.title']), bn: new RegExp(bn['empty.title']) },
})
const words = ['games', 'member', 'tickets'] as const

describeStates('bets', {
  Page: Bets,
  words,
  call: 'records.bets',
  title: titled('bets.title'),
  full: new RegExp(bets.list[0]?.gameName ?? 'none'),
  empty: nothing(bets),
})
describeStates('every entry', {
  Page: AccountRecord,
  words,
  call: 'records.ledger',
  title: titled('account.title'),
  full: new RegExp(ledger.list[0]?.txNo ?? 'none'),
  empty: nothing(ledger),
})
describeStates('transactions', {
  Page: Transactions,
  words,
  call: 'records.ledger',
  title: titled('transactions.title'),
  full: new RegExp(ledger.list[0]?.txNo ?? 'none'),
  empty: nothing(ledger),
})
describeStates('orders of deposit', {
  Page: Transactions,
  words,
  at: '/?type=DEPOSIT',
  call: 'records.deposits',
  title: titled('transactions.title'),
  full: new RegExp(deposits.list[0]?.orderNo ?? 'none'),
  empty: nothing(deposits),
})
describeStates('orders of withdrawal', {
  Page: Transactions,
  words,
  at: '/?type=WITHDRAWAL',
  call: 'records.withdrawals',
  title: titled('transactions.title'),
  full: new RegExp(withdrawals.list[0]?.orderNo ?? 'none'),
  empty: nothing(withdrawals),
})
