import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'raffles',
  path: '/raffles',
  module: 'REWCEN3',
  title: { area: 'raffles', key: 'title' },
  outline: 'wide',
  words: ['err', 'records'],
  component: './RafflesPage.tsx',
})
