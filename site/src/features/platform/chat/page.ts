import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'chat',
  path: '/chat',
  module: 'CBS3',
  title: { area: 'chat', key: 'title' },
  words: ['err'],
  component: './ChatPage.tsx',
})
