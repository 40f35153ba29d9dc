import { fixtures } from '@brand/sdk/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { visitAsMember } from '../../testing/member-visits.ts'
import { type Answers, showPage } from '../../testing/show-page.tsx'
import { sdk } from './client.ts'
import { member } from './member-client.ts'
import { useApiQuery } from './use-api-query.ts'
import { useInvalidateOnEvents, type News } from './use-invalidate-on-events.ts'

visitAsMember()

const news: News = { events: ['message.unread'], areas: ['inbox'] }

function Inbox() {
  useInvalidateOnEvents(news)
  const { data } = useApiQuery(member.inbox.list, {})
  return data ? <p>{`messages: ${data.totalCount}`}</p> : null
}

/** A site that listens for something else all the while, as the bell does. */
function Site() {
  const [inside, setInside] = useState(true)
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
