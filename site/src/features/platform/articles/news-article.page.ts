import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'newsArticle',
  path: '/news/:slug',
  title: { area: 'articles', key: 'news' },
  words: ['err'],
  component: './NewsArticlePage.tsx',
})
