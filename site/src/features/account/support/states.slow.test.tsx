import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import { AskForm } from './AskForm.tsx'
import { Questions } from './Questions.tsx'
import { Thread } from './Thread.tsx'

const words = ['tickets', 'support', 'messages'] as const
const at = '/member?page=customerService'
const OrderHistory = () => <p>The steps of the order</p>

describeStates('my questions', {
  Page: () => <Questions page={1} />,
  at,
  words,
  call: 'tickets.list',
  full: { en: /Waiting for you/, bn: /আপনার অপেক্ষায়/ },
  empty: {
    answer: { ...fixtures.tickets.list, items: [], totalCount: 0, totalPages: 0 },
    says: { en: /Ask a question/, bn: /প্রশ্ন করুন/ },
  },
})
describeStates('a new question', {
  Page: () => <AskForm about={undefined} />,
  at: `${at}&view=ask`,
  words,
  call: 'tickets.options',
  full: { en: /Between 10 and 500 characters/, bn: /১০.*৫০০/ },
})
describeStates('a question with its thread', {
  Page: () => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />,
  at: `${at}&view=ticket&no=Q001193`,
  words,
  call: 'tickets.ticket',
  full: { en: /Waiting for you/, bn: /আপনার অপেক্ষায়/ },
})
