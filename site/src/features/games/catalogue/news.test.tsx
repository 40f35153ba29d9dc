import type { GamesJackpotOutput } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import Jackpot from './home/Jackpot.tsx'
import { useWinnerNews } from './winner-news.ts'

visitAsMember()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps the pool that was pushed while an earlier one was on its way', async () => {
  const pool = (amount: string): GamesJackpotOutput => ({ ...fixtures.games.jackpot, mode: 'pool', amount })
  const answer = Promise.withResolvers<GamesJackpotOutput>()
  const { fake, client } = await showPage(Jackpot, {
    words: ['games'],
    answers: { games: { jackpot: () => answer.promise } },
  })
  const known = () => client.getQueriesData<GamesJackpotOutput>({ queryKey: ['games', 'jackpot'] })[0]?.[1]?.amount
  await vi.waitFor(() => expect(fake.emit('jackpot', pool('0.00'))).toBe(true))
  await vi.waitFor(() => expect(known()).toBe('0.00'))
  answer.resolve(pool('980.00'))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(known()).toBe('0.00')
})

it('asks again for winners that were on their way while somebody won', async () => {
  let push = () => {}
  vi.spyOn(sdk.stream, 'subscribe').mockImplementation((_name, listener) => {
    push = () => listener({ customerName: 'ra***a', gameName: 'Golden Tiger', winAmount: '500.00' } as never)
    return () => {}
  })
  const answer = vi.fn(() => new Promise<never>(() => {}))
  const Board = () => {
    useWinnerNews()
    useApiQuery(sdk.games.winners, {})
    return <h1>Winners</h1>
  }
  await showPage(Board, { words: ['games'], answers: { games: { winners: answer } } })
  await screen.findByRole('heading')
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  vi.useFakeTimers()
  push()
  await vi.advanceTimersByTimeAsync(2500)
  vi.useRealTimers()
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
})
