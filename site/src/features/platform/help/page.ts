import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'help',
  path: '/help',
  over: 'home',
  layer: 'popups',
  words: ['access', 'articles', 'err', 'mirrors', 'support'],
  calls: ({ language }) => [call(endpoints.content.helpCenter, { lang: language })],
  component: './HelpDialog.tsx',
})
