import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'blogArticle',
  path: '/blog/:slug',
  module: 'BLOG3',
  title: { area: 'articles', key: 'blog' },
  words: ['err'],
  component: './BlogArticlePage.tsx',
})
