import { endpoints } from '@brand/sdk'
import { hotFetch } from '../../../app/games/page-sizes.ts'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'download',
  path: '/download',
  module: 'DOWNLOAD3',
  title: { area: 'download', key: 'name' },
  calls: ({ language }) => [call(endpoints.games.hot, { pageSize: hotFetch, language })],
  component: './DownloadPage.tsx',
})
