import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'pointMall',
  path: '/pointMall',
  module: 'PTSYS3',
  title: { area: 'points', key: 'title' },
  words: ['err', 'records', 'rewards'],
  component: './PointsMallPage.tsx',
})
