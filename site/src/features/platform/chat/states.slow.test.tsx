import { fixtures } from '@brand/sdk/testing'
import { beforeEach, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { describeStates } from '../../../testing/page-states.tsx'
import ChatDialog from './ChatDialog.tsx'
import ChatPage from './ChatPage.tsx'
import { HereNow } from './Beside.tsx'

beforeEach(() => {
  vi.spyOn(sdk.stream, 'subscribe').mockReturnValue(() => true)
  vi.spyOn(sdk.stream, 'onResume').mockReturnValue(() => true)
})

const words = ['chat'] as const
// A text of several lines with a list of people to mention: browsers and readers know the role there.
const without = ['aria-allowed-role']
const full = { en: /Good evening everyone/, bn: /Good evening everyone/ }
const closed = { en: /Room closed/, bn: /এই রুমটি বন্ধ/ }
const empty = { answer: { ...fixtures.chatRooms.list, list: [] }, says: closed }

describeStates('the chat as a page', {
  Page: ChatPage,
  at: '/chat',
  words,
  call: 'chatRooms.list',
  full,
  without,
  empty,
})
describeStates('the chat as a popup', {
  Page: () => <ChatDialog onClose={() => {}} />,
  at: '/',
  words,
  call: 'chatRooms.list',
  full,
  without,
  empty,
})
describeStates('what is said in a room', {
  Page: ChatPage,
  at: '/chat?room=en',
  words,
  call: 'chatRooms.messages',
  full,
  without,
})
describeStates('people in a room', {
  Page: () => <HereNow roomId="en" me={undefined} />,
  words,
  call: 'chatRooms.people',
  full: new RegExp(fixtures.chatRooms.people.list[0]?.name ?? 'none'),
})
