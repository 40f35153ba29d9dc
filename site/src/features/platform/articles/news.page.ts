import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'news',
  path: '/news',
  module: 'NEWS3',
  title: { area: 'articles', key: 'news' },
  outline: 'wide',
  words: ['err'],
  calls: ({ language }) => [call(memberEndpoints.articles.newsList, { language })],
  component: './NewsPage.tsx',
})
