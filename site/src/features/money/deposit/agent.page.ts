import { arrowCircleDown } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'deposit',
  query: 'depositv2',
  centre: 'agent',
  group: 'money',
  order: 10,
  module: 'DEPO3',
  icon: arrowCircleDown,
  words: ['deposit', 'err', 'tickets'],
  component: './Deposit.tsx#Deposit',
})
