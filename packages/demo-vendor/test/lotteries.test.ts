import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boards } from '../src/boards/index.ts'
import { readConfig } from '../src/config.ts'
import { commitment, nodeMac } from '../src/fair/node.ts'
import { words } from '../src/fair/words.ts'
import type { TableLive, TableState } from '../src/http/state.ts'
import type { SlipView } from '../src/rounds/slips.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

// A lottery of the gateway: its issues, its promise, its seed; ours are the bets alone.
const game = { gameCode: 'PADMA5D', gameName: 'Padma Five', gameType: 'LOTT', nodeId: 75_001 }
const noon = Date.parse('2026-11-22T12:00:00Z')
const seeds = ['5eed'.repeat(16), 'cafe'.repeat(16), 'f00d'.repeat(16)]
let gateway: FakeGateway
let dataDir: string
let now: number
let player: ReturnType<typeof playerAt>
let stop: () => Promise<void>
/** What is published as the seed of the running issue once it is drawn. */
let publishedSeed: string
/** How far the operator's clock is ahead of ours, milliseconds. */
let ahead = 0

/** Minutes after noon: drawn as they end, closed ten seconds before. */
function issues(): { numero: string; drawTime: string; [key: string]: unknown }[] {
  return seeds.map((seed, i) => {
    const opens = noon + (i - 1) * 60_000
    const drawn = opens + 60_000 <= now + ahead
    const at = (ms: number) => new Date(ms).toISOString()
    return {
      numero: `20261122072${i}`,
      openTime: at(opens),
      closeTime: at(opens + 50_000),
      drawTime: at(opens + 60_000),
      commitment: commitment(seed),
      ...(drawn && { seed: i === 1 ? publishedSeed : seed }),
    }
  })
}
const issuesFor = (url: URL) =>
  issues().filter((issue) =>
    url.pathname === '/lgw/draw' ? issue.numero === url.searchParams.get('numero') && 'seed' in issue : true,
  )

beforeEach(async () => {
  now = noon + 20_000
  publishedSeed = seeds[1]!
  ahead = 0
  gateway = await fakeGateway({ secret: 'house-secret' })
  gateway.lottery.answer = issuesFor
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-house-'))
  await begin()
})
afterEach(async () => {
  await stop()
  await gateway.close()
  await rm(dataDir, { recursive: true })
  expect(gateway.complaints).toEqual([])
})

async function begin() {
  const vendor = await createVendor(
    readConfig(vendorEnv(gateway.url, dataDir, 'house-secret')),
    () => {},
    () => now,
  )
  const port = await vendor.listen()
  stop = () => vendor.close()
  player = playerAt(`http://127.0.0.1:${port}`, player?.token() ?? '')
}
const enter = async () => (await player.enter(gateway.launch(game), game.gameCode)).value.state as unknown as TableState
const live = async () => (await player.call<{ table: TableLive }>('GET', '/table')).value.table
const place = async (event: number, option: string) =>
  (
    await player.call<{ slip: SlipView; error?: string }>('POST', '/slips', {
      ref: randomUUID(),
      event,
      picks: [{ option, stake: '2.00' }],
    })
  ).value
const slip = async (id: string) => (await live()).slips.find((one) => one.id === id)!
const resultOf = (seed: string, number: number) =>
  boards['five']!.draw({}, words(nodeMac(seed), 'PADMA5D', number)) as { numbers: number[] }
const movesOf = (id: string) =>
  gateway.moves.filter((move) => move.round === id).map((move) => [move.kind, move.amount])

test('the running issue is the operator’s, its result shown only after the operator has drawn', async () => {
  const state = await enter()
  expect(state).toMatchObject({ board: 'five', engine: 'draw', held: true })
  const [running] = state.table.events
  expect(running).toMatchObject({
    number: 202611220721,
    closesAt: noon + 50_000,
    settlesAt: noon + 60_000,
    serverHash: commitment(seeds[1]!),
    seed: null,
    result: null,
  })
  expect(state.table.past.map(({ number, result }) => [number, result])).toEqual([
    [202611220720, resultOf(seeds[0]!, 202611220720)],
  ])
  now = noon + 55_000
  expect((await live()).events[0]).toEqual(running)
  expect((await place(running!.number, 'odd')).error).toBe('betting_closed')
  expect((await place(202611220722, 'odd')).error).toBe('betting_closed')
})

test('a slip is settled by the promised seed once the operator publishes it, even late and after a restart of the vendor', async () => {
  const [running] = (await enter()).table.events
  const { numbers } = resultOf(seeds[1]!, running!.number)
  const { slip: won } = await place(running!.number, numbers.at(-1)! % 2 === 1 ? 'odd' : 'even')
  const { slip: lost } = await place(running!.number, numbers.at(-1)! % 2 === 1 ? 'even' : 'odd')
  gateway.lottery.answer = null
  now = noon + 61_000
  await stop()
  await begin()
  expect((await slip(won.id)).state).toBe('PLAYING')
  gateway.lottery.answer = issuesFor
  await expect
    .poll(async () => {
      now += 600
      return (await slip(won.id)).state
    })
    .toBe('CLOSED')
  expect(await slip(won.id)).toMatchObject({ win: '3.86', event: { seed: seeds[1], result: { numbers } } })
  await expect.poll(async () => (await slip(lost.id)).state).toBe('CLOSED')
  expect([movesOf(won.id), movesOf(lost.id)]).toEqual([
    [
      ['debit', -200],
      ['credit', 386],
    ],
    [
      ['debit', -200],
      ['credit', 0],
    ],
  ])
})

test('a seed the operator had not promised settles nothing: the stakes are returned, once', async () => {
  const [running] = (await enter()).table.events
  const { slip: one } = await place(running!.number, 'odd')
  const { slip: two } = await place(running!.number, 'even')
  publishedSeed = 'bad0'.repeat(16)
  now = noon + 61_000
  for (const { id } of [one, two]) {
    await expect
      .poll(async () => {
        now += 600
        return (await slip(id)).state
      })
      .toBe('VOIDED')
    expect(movesOf(id)).toEqual([
      ['debit', -200],
      ['rollback', 200],
    ])
  }
})

test('no bet is taken on what the operator has drawn, though the clock here lags and a bet was placed on it before', async () => {
  const [running] = (await enter()).table.events
  now = noon + 45_000
  expect((await place(running!.number, 'odd')).slip.state).toBe('PLAYING')
  ahead = 20_000
  expect((await place(running!.number, 'even')).error).toBe('betting_closed')
  const { events, past } = await live()
  expect([events, past[0]?.number]).toEqual([[], running!.number])
})

test('an event is queried again after the operator has answered, not while a request is pending', async () => {
  const [first, second] = [202611220721, 202611220722]
  const requests = new Map([
    [first, 0],
    [second, 0],
  ])
  let answerFirst = (_list: object[]) => {}
  const waits = new Promise<object[]>((resolve) => (answerFirst = resolve))
  gateway.lottery.answer = (url) => {
    if (url.pathname !== '/lgw/draw') return issuesFor(url)
    const number = Number(url.searchParams.get('numero'))
    requests.set(number, requests.get(number)! + 1)
    return number === first ? waits : []
  }
  await enter()
  await place(first, 'odd')
  now = noon + 80_000
  await place(second, 'odd')
  now = noon + 121_000
  await expect
    .poll(() => {
      now += 600
      return requests.get(second)!
    })
    .toBeGreaterThanOrEqual(3)
  expect(requests.get(first)).toBe(1)
  answerFirst([])
  await expect
    .poll(() => {
      now += 600
      return requests.get(first)!
    })
    .toBeGreaterThanOrEqual(2)
})

test('no bet is taken on an issue whose numbers may have been seen before the clock was put back', async () => {
  const [drawn] = (await enter()).table.events
  now = noon + 61_000
  await expect.poll(async () => (await live()).past[0]!.number).toBe(drawn!.number)
  now = noon + 30_000
  expect((await place(drawn!.number, 'odd')).error).toBe('betting_closed')
  await stop()
  await begin()
  expect((await place(drawn!.number, 'odd')).error).toBe('betting_closed')
  // The next one was not drawn yet.
  now = noon + 62_000
  expect((await place(drawn!.number + 1, 'odd')).slip.state).toBe('PLAYING')
})

test('a clock that was far ahead by mistake closes no issue', async () => {
  const [running] = (await enter()).table.events
  now += 20 * 365 * 86_400_000
  await live()
  now = noon + 21_000
  expect((await place(running!.number, 'odd')).slip.state).toBe('PLAYING')
})
