import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import RafflesPage from './RafflesPage.tsx'

describeStates('raffles', {
  Page: RafflesPage,
  words: ['raffles', 'rewards', 'games'],
  modules: ['REWCEN3'],
  call: 'raffles.list',
  empty: {
    answer: { ...fixtures.raffles.list, list: [], totalPages: 0, totalCount: 0 },
    says: { en: /No open raffles/, bn: /এখন কোনো র‍্যাফল চলছে না/ },
  },
  title: { en: 'Raffles', bn: 'র‍্যাফল' },
  full: new RegExp(fixtures.raffles.list.list[0]?.title ?? 'none'),
})
