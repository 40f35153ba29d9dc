import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'register',
  path: '/register',
  over: 'home',
  layer: 'dialogs',
  who: 'guest',
  module: 'REG3',
  words: ['access', 'err'],
  calls: ({ language }) => [
    call(endpoints.system.registerRules, {}),
    call(endpoints.system.countries, { language }),
    call(endpoints.content.banners, { groupName: 'w_register', language }),
  ],
  component: './RegisterDialog.tsx',
})
