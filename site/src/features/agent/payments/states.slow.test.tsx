import { fixtures } from '@brand/sdk/testing'
import bn from '../../../../../locales/bn/site/payments.json' with { type: 'json' }
import en from '../../../../../locales/en/site/payments.json' with { type: 'json' }
import { describeStates } from '../../../testing/page-states.tsx'
import { DailyWages, Dividends, HourlySalary, RealtimeSalary } from './PaymentPages.tsx'

const { dividends, dailySalaries, hourlySalaries, realtimeSalaries } = fixtures.contracts
for (const [Page, call, title, answer, full] of [
  [Dividends, 'contracts.dividends', 'dividends.title', dividends, /2,400\.00/],
  [DailyWages, 'contracts.dailySalaries', 'dailyWages.title', dailySalaries, /60\.00/],
  [HourlySalary, 'contracts.hourlySalaries', 'hourlySalary.title', hourlySalaries, /60\.00/],
  [RealtimeSalary, 'contracts.realtimeSalaries', 'realtimeSalary.title', realtimeSalaries, /60\.00/],
] as const)
  describeStates(call, {
    Page,
    words: ['games', 'payments'],
    call,
    title: { en: en[title], bn: bn[title] },
    full,
    empty: {
      answer: { ...answer, list: [] },
      says: { en: new RegExp(en['none.title']), bn: new RegExp(bn['none.title']) },
    },
  })
