import { centres } from '../../../app/centre/centres.ts'
import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'member',
  path: centres.member.path,
  who: 'real',
  frame: 'centre',
  title: { area: 'member', key: centres.member.overview },
  outline: 'member',
  words: ['err', 'withdraw'],
  calls: () => [call(memberEndpoints.summary.member, {})],
  component: './MemberCentrePage.tsx',
})
