import { definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'home',
  path: '/',
  also: ['/index', '/index.html', '/home'],
  title: { area: 'site', key: 'title.home' },
  outline: 'home',
  load: () => import('./HomePage.tsx'),
})
