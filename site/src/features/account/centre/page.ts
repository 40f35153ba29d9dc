import { centres } from '../../../app/centre/centres.ts'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'member',
  path: centres.member.path,
  who: 'real',
  frame: 'centre',
  title: { area: 'member', key: centres.member.overview },
  outline: 'member',
  words: ['err', 'overview', 'withdraw'],
  component: './MemberCentrePage.tsx',
})
