import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'raffles',
  path: '/raffles',
  module: 'REWCEN3',
  title: { area: 'raffles', key: 'title' },
  words: ['err', 'records'],
  calls: ({ language }) => [call(memberEndpoints.raffles.list, { status: 'OPEN', page: 1, size: 10, language })],
  component: './RafflesPage.tsx',
})
