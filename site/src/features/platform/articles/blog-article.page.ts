import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'blogArticle',
  path: '/blog/:slug',
  title: { area: 'articles', key: 'blog' },
  words: ['err'],
  component: './BlogArticlePage.tsx',
})
