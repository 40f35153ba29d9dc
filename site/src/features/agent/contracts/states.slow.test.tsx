import { describeStates } from '../../../testing/page-states.tsx'
import ContractsPage from './ContractsPage.tsx'

describeStates('contracts', {
  Page: ContractsPage,
  words: ['contracts', 'agent', 'games', 'team'],
  at: '/?tab=up',
  call: 'contracts.list',
  empty: {
    answer: { list: [], next: null },
    says: { en: /No contract with your upline/, bn: /আপলাইনের সঙ্গে কোনো চুক্তি নেই/ },
  },
  title: { en: 'Contracts', bn: 'চুক্তি' },
  full: /Real-time salary|রিয়েল-টাইম বেতন/,
})
