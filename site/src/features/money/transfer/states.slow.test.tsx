import { fixtures } from '@brand/sdk/testing'
import bn from '../../../../../locales/bn/site/transfer.json' with { type: 'json' }
import en from '../../../../../locales/en/site/transfer.json' with { type: 'json' }
import { describeStates } from '../../../testing/page-states.tsx'
import { Funds } from './Funds.tsx'
import { FundsHistory } from './FundsHistory.tsx'
import { Upline } from './Upline.tsx'

const words = ['transfer', 'security', 'tickets'] as const
const none = (key: keyof typeof en) => ({
  answer: { items: [], totalPages: 0, totalCount: 0 },
  says: { en: new RegExp(en[key]), bn: new RegExp(bn[key]) },
})

describeStates('transfers to vendors', {
  Page: FundsHistory,
  words,
  call: 'records.transfers',
  full: { en: new RegExp(en['state.CONFIRMED']), bn: new RegExp(bn['state.CONFIRMED']) },
  empty: none('history.funds.empty'),
})
describeStates('transfers to the upline', {
  Page: Upline,
  words,
  call: 'upline.history',
  title: { en: en['upline.title'], bn: bn['upline.title'] },
  full: new RegExp(fixtures.upline.history.items[0]?.transferNo ?? 'none'),
  empty: none('history.empty'),
})
describeStates('the wallet of the merchant', {
  Page: Funds,
  words,
  call: 'wallet.merchant',
  title: { en: en['funds.title'], bn: bn['funds.title'] },
  full: { en: new RegExp(en['funds.single']), bn: new RegExp(bn['funds.single']) },
})
