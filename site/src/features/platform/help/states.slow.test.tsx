import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import HelpDialog from './HelpDialog.tsx'
import HelpPage from './HelpPage.tsx'

const words = ['support'] as const
const help = fixtures.content.helpCenter
const [topic] = help.topics

describeStates('help as a page', {
  Page: HelpPage,
  at: '/helpmc',
  words,
  call: 'content.helpCenter',
  full: { en: new RegExp(topic?.title ?? ''), bn: /সহায়তা কেন্দ্র/ },
  empty: { answer: { ...help, topics: [] }, says: { en: /Customer service/, bn: /গ্রাহক সেবা/ } },
})
describeStates('help as a popup', {
  Page: () => <HelpDialog onClose={() => {}} />,
  at: '/help',
  words,
  call: 'content.helpCenter',
  full: { en: new RegExp(topic?.title ?? ''), bn: /সহায়তা কেন্দ্র/ },
})
