import { definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'winners',
  path: '/winners',
  module: 'WINNER3',
  title: { area: 'winners', key: 'title' },
  outline: 'wide',
  words: ['err'],
  component: './WinnersPage.tsx',
})
