import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'download',
  path: '/download',
  module: 'DOWNLOAD3',
  title: { area: 'download', key: 'name' },
  component: './DownloadPage.tsx',
})
