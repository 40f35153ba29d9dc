import { fixtures } from '@brand/sdk/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../../app/api/client.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { GameTiles } from './GameTiles.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [game] = fixtures.games.list.items
const games = [
  { ...game!, nodeId: 101, displayName: 'Slot', gameType: 'RNG' as const },
  { ...game!, nodeId: 102, displayName: 'Other slot', gameType: 'RNG' as const },
  { ...game!, nodeId: 103, displayName: 'Table', gameType: 'LIVE' as const },
]
function Page() {
  const [list] = useState(games)
  return <GameTiles games={list} outlines={3} />
}
const asked = (fake: { calls: { name: string }[] }) => fake.calls.filter(({ name }) => name === 'games.bonusShares')

it('marks games with what they count for the running bonus, also nothing, and asks once', async () => {
  const { fake, client } = await showPage(Page, { words: ['games'] })
  await screen.findByRole('button', { name: /^Slot/ })
  expect(screen.queryByText('100%')).toBeNull()
  expect(asked(fake)).toHaveLength(0)
  const balance = { ...fixtures.wallet.balance, bonus: '25.00' }
  // Files share the session of a worker, and may have ended some before.
  const { epoch } = sdk.store.get()
  await act(async () => client.setQueryData(['wallet', 'balance', { epoch }], balance))
  await screen.findByRole('button', { name: /^Slot.*Counts 100% towards your bonus/ })
  screen.getByRole('button', { name: /^Other slot.*Does not count towards your bonus/ })
  screen.getByRole('button', { name: /^Table.*Does not count towards your bonus/ })
  expect(screen.getAllByText('0%')).toHaveLength(2)
  expect(asked(fake)).toHaveLength(1)
})

it('marks them too while all bonus money is staked, and no longer once the bonus has ended', async () => {
  const { client } = await showPage(Page, { words: ['games'] })
  const { epoch } = sdk.store.get()
  const know = (bonusRunning: boolean) =>
    act(async () =>
      client.setQueryData(['wallet', 'balance', { epoch }], {
        ...fixtures.wallet.balance,
        bonus: '0.00',
        bonusRunning,
      }),
    )
  await know(true)
  await screen.findByRole('button', { name: /^Slot.*Counts 100% towards your bonus/ })
  await know(false)
  await waitFor(() => expect(screen.queryByText('100%')).toBeNull())
})
