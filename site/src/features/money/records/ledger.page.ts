import { listBullets } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'accountRecord',
  group: 'records',
  order: 40,
  icon: listBullets,
  load: () => import('./RecordsPages.tsx').then(({ AccountRecord }) => ({ default: AccountRecord })),
})
