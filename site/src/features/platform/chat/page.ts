import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'chat',
  path: '/chat',
  module: 'CBS3',
  title: { area: 'chat', key: 'title' },
  words: ['err'],
  calls: ({ language }) => [call(memberEndpoints.chatRooms.list, { language })],
  component: './ChatPage.tsx',
})
