import { fixtures } from '@brand/sdk/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { visitAsMember } from '../../testing/member-visits.ts'
import { type Answers, showPage } from '../../testing/show-page.tsx'
import { sdk } from './client.ts'
import { member } from './member-client.ts'
import { useApiQuery } from './use-api-query.ts'
import { useInvalidateOnEvents, type News } from './use-invalidate-on-events.ts'

visitAsMember()
afterEach(() => vi.restoreAllMocks())

const news: News = { events: ['message.unread'], areas: ['inbox'] }

function Inbox() {
  useInvalidateOnEvents(news)
  const { data } = useApiQuery(member.inbox.list, {})
  return data ? <p>{`messages: ${data.totalCount}`}</p> : null
}

/** A site that listens for something else all the while, as the bell does; its page is there at `first`, or later. */
function Site({ first = true }) {
  const [inside, setInside] = useState(first)
  useEffect(() => sdk.stream.subscribe('balance', () => {}), [])
  return (
    <>
      <button type="button" onClick={() => setInside(!inside)}>
        go
      </button>
      {inside ? <Inbox /> : null}
    </>
  )
}

it('shows what came while the page was left, however fresh the answer still is', async () => {
  let totalCount = 1
  const answers = { inbox: { list: () => ({ ...fixtures.inbox.list, totalCount }) } }
  const { fake } = await showPage(Site, { words: [], answers: answers as Answers })
  const asked = () => fake.calls.filter(({ name }) => name === 'inbox.list').length
  await screen.findByText('messages: 1')
  await vi.waitFor(() => expect(fake.emit('balance', fixtures.wallet.balance)).toBe(true))
  const go = screen.getByRole('button', { name: 'go' })
  await userEvent.click(go)
  totalCount = 2
  act(() => void fake.emit('message.unread', { unreadMessage: 2 }))
  await userEvent.click(go)
  await screen.findByText('messages: 2')
  expect(asked()).toBe(2)
})

it('asks again for what was asked before the code of the page came, where it was told of a change meanwhile', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('earlyCalls', { '/wps/inbox': {} })
  let asked = 0
  const answers = { inbox: { list: () => ({ ...fixtures.inbox.list, totalCount: ++asked }) } }
  const { fake } = await showPage(() => <Site first={false} />, { words: [], answers: answers as Answers })
  await vi.waitFor(() => expect(fake.emit('message.unread', { unreadMessage: 2 })).toBe(true))
  await vi.waitFor(() => expect(sdk.stream.toldAt('message.unread')).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: 'go' }))
  await screen.findByText('messages: 2')
  expect(asked).toBe(2)
})

it.each([
  ['was asked for since, which it does not ask for again', 5000, 1],
  ['may have been read before, which it asks for again', 1000, 2],
  ['is older, which it asks for again', -5000, 2],
])('takes from the beginning of a stream what %s', async (_, later, times) => {
  let asked = 0
  const answers = { inbox: { list: () => ({ ...fixtures.inbox.list, totalCount: ++asked }) } }
  const { fake } = await showPage(Site, { words: [], answers: answers as Answers })
  await screen.findByText('messages: 1')
  await vi.waitFor(() => expect(fake.emit('balance', fixtures.wallet.balance)).toBe(true))
  // The stream may open long after the page, on a bad line.
  const asking = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => asking + 30_000 - later)
  act(() => void fake.emit('message.unread', { unreadMessage: 2 }, { age: 30 }))
  await screen.findByText(`messages: ${times}`)
  await new Promise((settled) => setTimeout(settled, 50))
  expect(asked).toBe(times)
})

it.each([
  ['told of something else', 'balance', fixtures.wallet.balance, { '/wps/inbox': {} }],
  ['asked for after it was told', 'message.unread', { unreadMessage: 2 }, {}],
] as const)('asks once where it was %s', async (_, event, data, earlyCalls) => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('earlyCalls', earlyCalls)
  let asked = 0
  const answers = { inbox: { list: () => ({ ...fixtures.inbox.list, totalCount: ++asked }) } }
  const { fake } = await showPage(() => <Site first={false} />, { words: [], answers: answers as Answers })
  await vi.waitFor(() => expect(fake.emit(event, data)).toBe(true))
  await vi.waitFor(() => expect(sdk.stream.toldAt(event)).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: 'go' }))
  await screen.findByText('messages: 1')
  await new Promise((settled) => setTimeout(settled, 50))
  expect(asked).toBe(1)
})
