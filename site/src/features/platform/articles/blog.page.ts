import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'blog',
  path: '/blog',
  module: 'BLOG3',
  title: { area: 'articles', key: 'blog' },
  outline: 'wide',
  words: ['err'],
  calls: ({ language }) => [call(memberEndpoints.articles.blogList, { language })],
  component: './BlogPage.tsx',
})
