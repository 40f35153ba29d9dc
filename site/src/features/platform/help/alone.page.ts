import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'helpAlone',
  path: '/helpmc',
  title: { area: 'support', key: 'help.title' },
  words: ['articles', 'err', 'mirrors'],
  calls: ({ language }) => [call(endpoints.content.helpCenter, { lang: language })],
  component: './HelpPage.tsx',
})
