import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'blog',
  path: '/blog',
  title: { area: 'articles', key: 'blog' },
  outline: 'wide',
  words: ['err'],
  component: './BlogPage.tsx',
})
