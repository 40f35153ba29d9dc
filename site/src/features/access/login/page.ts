import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'login',
  path: '/login',
  over: 'home',
  layer: 'dialogs',
  who: 'guest',
  words: ['access', 'err'],
  calls: ({ language }) => [call(endpoints.content.banners, { groupName: 'w_login', language })],
  component: './LoginDialog.tsx',
})
