import { fixtures } from '@brand/sdk/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Bets } from './RecordsPages.tsx'

visitAsMember()
afterEach(() => void vi.useRealTimers())

it('asks for the next day once midnight has passed where the site is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T17:59:30Z') })
  const status = () => ({ ...fixtures.system.status, serverTime: new Date().toISOString() })
  const { fake } = await showPage(Bets, {
    at: '/?days=today',
    words: ['games', 'member', 'tickets'],
    answers: { system: { status } },
  })
  const asked = () => fake.calls.filter(({ name }) => name === 'records.bets').map(({ input }) => input)
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ startTime: '2026-11-19T18:00:00.000Z' }))
  await screen.findAllByRole('row')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(asked().at(-1)).toMatchObject({ startTime: '2026-11-20T18:00:00.000Z', endTime: '2026-11-21T18:00:00.000Z' })
})
