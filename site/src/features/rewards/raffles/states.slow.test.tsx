import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import RafflesPage from './RafflesPage.tsx'

describeStates('raffles', {
  Page: RafflesPage,
  words: ['raffles', 'rewards', 'games'],
  modules: ['REWCEN3'],
  call: 'raffles.list',
  nothing: { ...fixtures.raffles.list, list: [], totalPages: 0, totalCount: 0 },
  title: ['Raffles', 'র‍্যাফল'],
  row: new RegExp(fixtures.raffles.list.list[0]?.title ?? 'none'),
  none: /No raffle is open/,
})
