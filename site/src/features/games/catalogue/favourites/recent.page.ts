import { definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'recent',
  path: '/recent',
  who: 'member',
  module: 'GAMELOREC3',
  title: { area: 'games', key: 'row.recent' },
  outline: 'games',
  words: ['lobby'],
  component: './RecentPage.tsx',
})
