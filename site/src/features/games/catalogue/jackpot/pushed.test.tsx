import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visitAsMember } from '../../../../testing/member-visits.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import Jackpot from '../home/Jackpot.tsx'
import { JackpotSheet } from './JackpotSheet.tsx'

visitAsMember()

it('keeps those who have won while the pool moves', async () => {
  const pool = { ...fixtures.games.jackpot, mode: 'pool' as const, amount: '50.00', tick: undefined }
  const hit = {
    id: 'grand',
    customerName: 'ra***a',
    nodeId: 10001,
    gameName: 'Padma Gold',
    amount: '12000.00',
    at: '2026-11-22T07:00:00Z',
    hash: 'b'.repeat(64),
    seed: 'a'.repeat(64),
    onePer: 1,
    draw: 'JL:r-1',
    stake: '1.00',
  }
  const jackpot = (amount: string) => ({ ...pool, amount, pools: [{ id: 'grand', amount }] })
  function Home() {
    return (
      <>
        <Jackpot />
        <JackpotSheet open onClose={() => {}} />
      </>
    )
  }
  const { fake } = await showPage(Home, {
    words: ['games', 'lobby'],
    answers: { games: { jackpot: { ...jackpot('50.00'), hits: [hit] } } },
  })
  await screen.findByText(hit.customerName)
  await vi.waitFor(() => expect(fake.emit('jackpot', jackpot('61.25'))).toBe(true))
  await vi.waitFor(() => expect(document.body.textContent).toContain('61.25'))
  expect(screen.queryByText(hit.customerName)).not.toBeNull()
})
