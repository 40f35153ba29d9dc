import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import { Income } from './Income.tsx'

describeStates('my income', {
  Page: Income,
  words: ['income', 'agent', 'games'],
  call: 'income.list',
  nothing: { ...fixtures.income.list, list: [] },
  title: ['My income', 'আমার আয়'],
  row: /144\.6305/,
  none: /No income in these days/,
})
