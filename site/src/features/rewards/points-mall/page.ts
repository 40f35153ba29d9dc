import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'pointMall',
  path: '/pointMall',
  module: 'PTSYS3',
  title: { area: 'points', key: 'title' },
  words: ['err', 'records', 'rewards'],
  calls: ({ language }) => [
    call(memberEndpoints.points.balance, {}),
    call(memberEndpoints.points.config, {}),
    call(memberEndpoints.points.items, { sort: 'newest', language }, { pages: true }),
  ],
  component: './PointsMallPage.tsx',
})
