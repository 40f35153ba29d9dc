import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../../app/routing/define-page.ts'
import { winnerLimit } from '../limits.ts'

export default definePage({
  id: 'winners',
  path: '/winners',
  module: 'WINNER3',
  title: { area: 'winners', key: 'title' },
  words: ['err'],
  calls: ({ language }) => [
    call(endpoints.games.winners, { limitNum: winnerLimit, gameCategory: 'ALL', period: 'WEEK', language }),
  ],
  component: './WinnersPage.tsx',
})
