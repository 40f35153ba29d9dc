import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'newsArticle',
  path: '/news/:slug',
  module: 'NEWS3',
  title: { area: 'articles', key: 'news' },
  words: ['err'],
  component: './NewsArticlePage.tsx',
})
