import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'news',
  path: '/news',
  title: { area: 'articles', key: 'news' },
  outline: 'wide',
  words: ['err'],
  component: './NewsPage.tsx',
})
