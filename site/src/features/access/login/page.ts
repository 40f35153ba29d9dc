import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'login',
  path: '/login',
  over: 'home',
  layer: 'dialogs',
  who: 'guest',
  words: ['access', 'err'],
  component: './LoginDialog.tsx',
})
