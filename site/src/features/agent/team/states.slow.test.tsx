import { fixtures } from '@brand/sdk/testing'
import bn from '../../../../../locales/bn/site/team.json' with { type: 'json' }
import en from '../../../../../locales/en/site/team.json' with { type: 'json' }
import { describeStates } from '../../../testing/page-states.tsx'
import { Downlines } from './downlines/Downlines.tsx'
import { TeamBets } from './reports/TeamBets.tsx'
import { TeamPnl } from './reports/TeamPnl.tsx'
import { TeamTransactions } from './reports/TeamTransactions.tsx'

const { team, downline } = fixtures
for (const [Page, call, title, answer, full] of [
  [TeamBets, 'team.bets', 'bets.title', team.bets, /mitu\.r/],
  [TeamPnl, 'team.pnl', 'pnl.title', team.pnl, /nasrin_04/],
  [TeamTransactions, 'team.transactions', 'transactions.title', team.transactions, /mitu\.r/],
  [Downlines, 'downline.list', 'downlines.title', downline.list, /nasrin_04/],
] as const)
  describeStates(call, {
    Page,
    words: ['agent', 'games', 'team'],
    call,
    title: { en: en[title], bn: bn[title] },
    full,
    empty: {
      answer: { ...answer, list: [], next: null },
      says: { en: new RegExp(en['empty.title']), bn: new RegExp(bn['empty.title']) },
    },
  })
