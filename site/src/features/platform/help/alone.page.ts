import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'helpAlone',
  path: '/helpmc',
  title: { area: 'support', key: 'help.title' },
  words: ['articles', 'err', 'mirrors'],
  component: './HelpPage.tsx',
})
