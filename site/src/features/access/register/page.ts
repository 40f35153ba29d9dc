import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'register',
  path: '/register',
  over: 'home',
  layer: 'dialogs',
  who: 'guest',
  module: 'REG3',
  words: ['access', 'err'],
  component: './RegisterDialog.tsx',
})
