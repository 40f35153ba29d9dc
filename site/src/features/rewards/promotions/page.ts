import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'promotions',
  path: '/promotions',
  module: 'REWCEN3',
  title: { area: 'promotions', key: 'title' },
  words: ['err', 'records', 'rewards'],
  calls: ({ language }) => [
    call(memberEndpoints.promotions.list, { language }),
    call(memberEndpoints.promotions.available, { language }, { guest: true }),
  ],
  component: './PromotionsPage.tsx',
})
