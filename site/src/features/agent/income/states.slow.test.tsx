import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import { Income } from './Income.tsx'

describeStates('my income', {
  Page: Income,
  words: ['income', 'agent', 'games'],
  call: 'income.list',
  empty: {
    answer: { ...fixtures.income.list, list: [] },
    says: { en: /No income on these days/, bn: /এই দিনগুলোতে কোনো আয় নেই/ },
  },
  title: { en: 'My income', bn: 'আমার আয়' },
  full: /144\.6305/,
})
