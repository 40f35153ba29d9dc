import { fixtures } from '@brand/sdk/testing'
import { pageStates } from '../../../testing/states-in-languages.tsx'
import TermsDialog from './TermsDialog.tsx'

const term = fixtures.content.helpCenter.topics.find(({ id }) => id === 'term')
const article = new RegExp(term?.articles[0]?.title ?? 'there are terms')

pageStates('terms to accept', {
  Page: () => <TermsDialog onDone={() => {}} onLater={() => {}} onLogout={() => {}} />,
  at: '/',
  words: ['access', 'support'],
  call: ['content', 'helpCenter'],
  full: { en: article, bn: article },
})
