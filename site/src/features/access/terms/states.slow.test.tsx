import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import TermsDialog from './TermsDialog.tsx'

const term = fixtures.content.helpCenter.topics.find(({ id }) => id === 'term')
const article = new RegExp(term?.articles[0]?.title ?? 'there are terms')

describeStates('terms to accept', {
  Page: () => <TermsDialog onDone={() => {}} onLater={() => {}} onLogout={() => {}} />,
  at: '/',
  words: ['access', 'support'],
  call: 'content.helpCenter',
  full: { en: article, bn: article },
})
