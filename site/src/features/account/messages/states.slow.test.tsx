import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import MessagesPage from './Messages.tsx'

const words = ['messages', 'support'] as const
const at = '/member?page=messageV2'
const none = { items: [], list: [], totalCount: 0, totalPages: 0 }

describeStates('the inbox', {
  Page: MessagesPage,
  at,
  words,
  call: 'inbox.list',
  full: { en: /Messages/, bn: /বার্তা/ },
  empty: { answer: { ...fixtures.inbox.list, ...none }, says: { en: /No messages/, bn: /বার্তা নেই/ } },
})
describeStates('notices of the platform', {
  Page: MessagesPage,
  at: `${at}&view=notices`,
  words,
  call: 'content.announcements',
  full: { en: new RegExp(fixtures.content.announcements.list[0]?.title ?? ''), bn: /ঘোষণা/ },
  empty: { answer: { list: [] }, says: { en: /No announcements/, bn: /ঘোষণা নেই/ } },
})
