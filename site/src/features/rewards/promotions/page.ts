import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'promotions',
  path: '/promotions',
  module: 'REWCEN3',
  title: { area: 'promotions', key: 'title' },
  words: ['err', 'records', 'rewards'],
  component: './PromotionsPage.tsx',
})
