import { listBullets } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'teamTransactions',
  centre: 'agent',
  group: 'team',
  order: 60,
  module: 'AGEDOWNTRANS3',
  icon: listBullets,
  words: ['err', 'records', 'team'],
  component: './reports/TeamTransactions.tsx#TeamTransactions',
})
