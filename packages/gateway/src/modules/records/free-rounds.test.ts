import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { endReward } from '../rewards/index.ts'
import { vendorFixture } from '../rounds/testing.ts'
import { claimSpins, rewardOf, spinner } from '../rounds/vendor-calls/testing.spins.ts'
import { type BetsAsked, betsPage } from './bets.ts'
import { receiptOf } from './receipt.ts'
import { playRound } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const { clock } = fixture
const { bets } = contract.records

async function begin(given: Parameters<typeof claimSpins>[3] = {}) {
  const game = await fixture.launchGame('T1')
  const id = await claimSpins(db, fixture, game, given)
  const owner = { memberId: game.playerId, asset: 'BDT' }
  const range = { from: new Date(clock.now().getTime() - 86_400_000), to: null }
  const record = (more: Partial<BetsAsked> = {}) =>
    betsPage(db, owner, { range, language: 'en', page: 1, pageSize: 20, ...more })
  return { ...game, id, owner, record, ...spinner(fixture, game, id) }
}
const money = (playerId: string, nodeId: number, minutes: number) =>
  playRound(db, playerId, {
    stake: 500n,
    win: 700n,
    nodeId,
    vendor: 'T1',
    at: new Date(clock.now().getTime() - minutes * 60_000),
  })

test('rounds of free spins are listed with those of money: without a stake, and with where their wins went', async () => {
  const { play, record, owner, playerId, nodeId, id } = await begin({ count: 2, maxWin: 800n })
  const paid = await money(playerId, nodeId, 1)
  await play('6.00')
  const before = await record()
  expect(before.list).toMatchObject([
    {
      stake: '0.00',
      validBet: '0.00',
      win: '6.00',
      net: '0.00',
      contribution: '0.00',
      status: 'SETTLED',
      freeRound: { rewardId: String(id), stake: '2.00', outcome: 'PENDING', won: '6.00', paid: null },
    },
    { betNo: paid, stake: '5.00', net: '2.00' },
  ])
  expect(before.list[1]).not.toHaveProperty('freeRound')
  // Their wins are in no sum of money: what they come to is posted as a reward.
  expect(before.totals).toEqual({ stake: '5.00', validBet: '5.00', win: '7.00', net: '2.00', freeWin: '6.00' })
  await play('9.00')
  const { list, totals, totalCount } = await record()
  expect(totalCount).toBe(3)
  expect(totals.freeWin).toBe('15.00')
  expect(list.map(({ freeRound }) => freeRound?.outcome)).toEqual(['CASH', 'CASH', undefined])
  expect(list[0]?.freeRound).toMatchObject({ won: '15.00', paid: '8.00' })
  const answer = { currency: 'BDT', startTime: clock.now().toISOString(), endTime: null, list, totals, totalCount }
  expect(bets.output.safeParse({ ...answer, pageNum: 1, totalPages: 1, upTo: '1-1' }).error).toBeUndefined()

  const betNo = list[0]?.betNo ?? ''
  const found = await receiptOf(db, owner, betNo, 'en')
  expect(found?.receipt).toMatchObject({ betNo, entries: [], counted: [], balanceBefore: null, win: '9.00' })
  expect(contract.records.bet.output.safeParse(found?.receipt).error).toBeUndefined()
  const other = await begin()
  expect(await receiptOf(db, other.owner, betNo, 'en')).toBeUndefined()
  expect(await receiptOf(db, owner, 'F999999', 'en')).toBeUndefined()
})

test('they are found by state, number and what was staked, and pages neither repeat nor skip one', async () => {
  const { bet, play, record, rollback, playerId, nodeId } = await begin({ count: 6 })
  for (const [n, win] of ['1.00', '0.00', '2.00'].entries()) {
    await play(win)
    await money(playerId, nodeId, n)
  }
  const open = bet()
  await fixture.send('debit', open)
  await rollback(open)
  const numbers = async (more: Partial<BetsAsked>) => (await record(more)).list.map(({ betNo }) => betNo)
  const all = await numbers({})
  expect(all).toHaveLength(7)
  const free = all.filter((betNo) => betNo.startsWith('F'))
  expect(await numbers({ playedWith: 'FREE_SPINS' })).toEqual(free)
  expect(await numbers({ playedWith: 'MONEY' })).toEqual(all.filter((betNo) => !free.includes(betNo)))
  expect((await record({ playedWith: 'MONEY' })).totals).not.toHaveProperty('freeWin')
  expect(await numbers({ status: 'ROLLED_BACK' })).toHaveLength(1)
  expect(await numbers({ roundId: String(open['roundId']) })).toEqual(await numbers({ status: 'ROLLED_BACK' }))
  expect(await numbers({ roundId: free[1]?.toLowerCase() })).toEqual([free[1]])
  const first = await record({ pageSize: 2 })
  await play('3.00')
  await money(playerId, nodeId, 0)
  const read = first.list.map(({ betNo }) => betNo)
  for (let page = 2; page <= first.totalPages; page++)
    read.push(...(await numbers({ page, pageSize: 2, upTo: first.upTo })))
  expect(read).toEqual(all)
})

test('what was won is told as a bonus, as nothing, or as lost', async () => {
  const outcome = async ({ record }: Awaited<ReturnType<typeof begin>>) => (await record()).list[0]?.freeRound?.outcome
  const bonus = await begin({ count: 1, multiple: 3 })
  await bonus.play('4.00')
  const nothing = await begin({ count: 1 })
  await nothing.play('0.00')
  const lost = await begin({ count: 2 })
  await lost.play('4.00')
  const row = await rewardOf(db, lost.id)
  if (!row) throw new Error('no reward')
  await transact(db, (tx) => endReward(tx, row, 'FORFEITED', clock.now()))
  expect(await Promise.all([bonus, nothing, lost].map(outcome))).toEqual(['BONUS', 'NOTHING', 'LOST'])
})
