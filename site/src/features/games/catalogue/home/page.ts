import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../../app/routing/define-page.ts'

export default definePage({
  id: 'home',
  path: '/',
  also: ['/index', '/index.html', '/home'],
  title: { area: 'site', key: 'title.home' },
  outline: 'home',
  calls: ({ language }) => [call(endpoints.games.hot, { pageSize: 12, language })],
  component: './HomePage.tsx',
})
