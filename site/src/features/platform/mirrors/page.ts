import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'mirrors',
  path: '/mirrors',
  module: 'MIRROR3',
  title: { area: 'mirrors', key: 'title' },
  words: ['err'],
  component: './MirrorsPage.tsx',
})
