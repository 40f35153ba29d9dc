import { listBullets } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'accountRecord',
  centre: 'member',
  group: 'records',
  order: 40,
  module: 'MEMTRANS3',
  icon: listBullets,
  words: ['records', 'tickets'],
  component: './RecordsPages.tsx#AccountRecord',
})
