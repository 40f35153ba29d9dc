import { fixtures } from '@brand/sdk/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Bets } from './RecordsPages.tsx'

visitAsMember()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for the next day once midnight has passed where the site is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T17:59:30Z') })
  vi.spyOn(sdk, 'now').mockImplementation(() => Date.now())
  const { fake } = await showPage(Bets, { at: '/?days=today', words: ['games', 'member', 'tickets'] })
  const asked = () => fake.calls.filter(({ name }) => name === 'records.bets').map(({ input }) => input)
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ startTime: '2026-11-19T18:00:00.000Z' }))
  await screen.findAllByRole('row')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(asked().at(-1)).toMatchObject({ startTime: '2026-11-20T18:00:00.000Z', endTime: '2026-11-21T18:00:00.000Z' })
})

it('has the bets that were made since the page was left', async () => {
  function Site() {
    const [inside, setInside] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setInside(!inside)}>
          go
        </button>
        {inside ? <Bets /> : null}
      </>
    )
  }
  const { bets } = fixtures.records
  let { list } = bets
  await showPage(Site, {
    words: ['games', 'member', 'tickets'],
    answers: { records: { bets: () => ({ ...bets, list }) } },
  })
  const go = screen.getByRole('button', { name: 'go' })
  await screen.findAllByText(list[0]?.gameName ?? 'none')
  await userEvent.click(go)
  list = list.map((bet) => ({ ...bet, gameName: 'Played meanwhile' }))
  await userEvent.click(go)
  await screen.findAllByText('Played meanwhile')
})
