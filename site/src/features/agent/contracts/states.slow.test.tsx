import { describeStates } from '../../../testing/page-states.tsx'
import ContractsPage from './ContractsPage.tsx'

describeStates('contracts', {
  Page: ContractsPage,
  words: ['contracts', 'agent', 'games', 'team'],
  at: '/?tab=up',
  call: 'contracts.list',
  nothing: { list: [], next: null },
  title: ['Contracts', 'চুক্তি'],
  row: /Real-time salary|রিয়েল-টাইম বেতন/,
  none: /No contract with your upline/,
})
