import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boards } from '../src/boards/index.ts'
import { readConfig } from '../src/config.ts'
import type { Config } from '../src/config.ts'
import type { Proof } from '../src/fair/proof.ts'
import { commitment, nodeMac } from '../src/fair/node.ts'
import { words } from '../src/fair/words.ts'
import type { TableLive, TableState } from '../src/http/state.ts'
import { toMinor } from '../src/money.ts'
import { slipWorth } from '../src/rounds/slips.ts'
import type { SlipView } from '../src/rounds/slips.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'
import { startVendor } from './vendorProcess.ts'

const noon = Date.parse('2026-11-22T12:00:01Z')
const game = { gameCode: 'red-comb', gameName: 'Red Comb', gameType: 'COCKFIGHT', nodeId: 90_002 }
let gateway: FakeGateway
let dataDir: string
let stop: () => Promise<void>
let player: ReturnType<typeof playerAt>
/** The events' clock, which stops until a test moves it. */
let now: number

const env = () => vendorEnv(gateway.url, dataDir, 'table-secret')

async function begin(rules: Partial<Config> = {}, title = game) {
  const vendor = await createVendor(
    { ...readConfig(env()), ...rules },
    () => {},
    () => now,
  )
  const port = await vendor.listen()
  stop = () => vendor.close()
  player = playerAt(`http://127.0.0.1:${port}`, player?.token() ?? '')
  return player.enter(gateway.launch(title), title.gameCode)
}

beforeEach(async () => {
  now = noon
  player = undefined!
  gateway = await fakeGateway({ secret: 'table-secret' })
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-table-'))
})
afterEach(async () => {
  await stop()
  await gateway.close()
  await rm(dataDir, { recursive: true })
  expect(gateway.complaints).toEqual([])
})

const live = async () => (await player.call<{ table: TableLive }>('GET', '/table')).value.table
const place = (event: number, picks: Record<string, string>, ref: string = randomUUID()) =>
  player.call<{ slip: SlipView; waitMs?: number }>('POST', '/slips', {
    ref,
    event,
    picks: Object.entries(picks).map(([option, stake]) => ({ option, stake })),
  })
const slip = async (id: string) => (await live()).slips.find((one) => one.id === id)!
const movesOf = (id: string) => gateway.moves.filter((move) => move.round === id).map((move) => move.kind)
const settled = (id: string) => expect.poll(async () => (await slip(id)).state).toMatch(/CLOSED|VOIDED/)

describe('an event', () => {
  test('opens, closes and is settled by the server’s clock; its result follows from the seed whose hash was published', async () => {
    const { value } = await begin()
    const state = value.state as unknown as TableState
    expect(state).toMatchObject({ engine: 'odds', board: 'cockfight' })
    const [first] = state.table.events
    expect(first).toMatchObject({ seed: null, result: null })
    // Sixteen columns of the bead road; later calls continue it with the last ones.
    expect(state.table.past).toHaveLength(96)
    now = first!.closesAt - 1
    expect((await live()).events[0]).toEqual(first)
    now = first!.closesAt
    const closed = (await live()).events[0]!
    expect(commitment(closed.seed!)).toBe(first!.serverHash)
    const board = boards['cockfight']!
    const setup = board.setup(words(nodeMac(first!.serverHash), game.gameCode, first!.number))
    expect(closed.setup).toEqual(setup)
    expect(closed.result).toEqual(board.draw(setup, words(nodeMac(closed.seed!), game.gameCode, first!.number)))
    now = first!.settlesAt
    const after = await live()
    expect(after.past[0]).toEqual(closed)
    expect(after.past).toHaveLength(24)
    expect(after.events[0]!.number).not.toBe(first!.number)
    expect(after.events[0]).toMatchObject({ opensAt: first!.settlesAt, seed: null, result: null })
  })

  test('is the same for all players at the table, and another at the next table', async () => {
    await begin()
    const mine = await live()
    const other = playerAt(player.url)
    await other.enter(gateway.launch({ ...game, playerId: 'p2' }), game.gameCode)
    expect((await other.call<{ table: TableLive }>('GET', '/table')).value.table.events).toEqual(mine.events)
    const next = playerAt(player.url)
    await next.enter(gateway.launch({ ...game, gameCode: 'steel-spur' }), 'steel-spur')
    expect((await next.call<{ table: TableLive }>('GET', '/table')).value.table.events[0]!.serverHash).not.toBe(
      mine.events[0]!.serverHash,
    )
  })
})

test('a finished slip is returned only to callers with its player’s key from the operator', async () => {
  await begin()
  const event = (await live()).events[0]!
  const { id } = (await place(event.number, { first: '5.00' })).value.slip
  const key = (round: string, playerId = 'p1', secret = 'table-secret') =>
    createHmac('sha256', secret).update(`verify.${round}.${playerId}`).digest('hex')
  const getProof = (round: string, by: string, vass = 'PG') =>
    playerAt(player.url).call<{ proof: Proof }>('GET', `/proof/${vass}/${round}/${by}`)
  expect((await getProof(id, key(id))).status).toBe(404)
  now = event.settlesAt
  await settled(id)
  const { value } = await getProof(id, key(id))
  expect(value.proof).toEqual({
    board: 'cockfight',
    game: game.gameCode,
    event: event.number,
    serverHash: event.serverHash,
    serverSeed: expect.any(String) as string,
  })
  expect(commitment(value.proof.serverSeed)).toBe(event.serverHash)
  for (const wrong of [
    getProof(id, key(id, 'p2')),
    getProof(id, key(id, 'p1', 'another-secret')),
    getProof(randomUUID(), key(id)),
    getProof(id, key(id), 'JDB'),
  ])
    expect((await wrong).status).toBe(404)
})

test('a visitor without a session sees the sports boards as players do, and can place no bet', async () => {
  const football = { gameCode: 'football-live', gameName: 'Football Live', gameType: 'SPORTS', nodeId: 50_002 }
  await begin({}, football)
  const withoutSession = playerAt(player.url)
  const { status, value } = await withoutSession.call<{ state: TableState }>('GET', '/guest/PG/football-live')
  expect(status).toBe(200)
  const { slips: none, ...seen } = value.state.table
  const { slips: mine, ...rest } = await live()
  expect([seen, none, mine]).toEqual([rest, [], []])
  expect(
    (
      await withoutSession.call('POST', '/slips', {
        ref: randomUUID(),
        event: seen.events[0]!.number,
        picks: [{ option: 'first', stake: '1.00' }],
      })
    ).status,
  ).toBe(401)
  expect((await withoutSession.call('GET', '/guest/pg/football-live')).status).toBe(401)
})

test('a slip in all may not be above what the operator takes in one bet', async () => {
  await begin()
  await player.enter(
    gateway.launch({ ...game, config: { minBet: '2.00', maxBet: '8.00', stepBet: '1.00', minCycleMs: 0 } }),
    game.gameCode,
  )
  const [event] = (await live()).events
  expect((await place(event!.number, { first: '5.00', second: '4.00' })).value.error).toBe('stake_not_offered')
  expect((await place(event!.number, { first: '1.00' })).value.error).toBe('stake_not_offered')
  expect((await place(event!.number, { first: '5.00', second: '3.00' })).value.slip.state).toBe('PLAYING')
})

describe('a slip', () => {
  test('takes one stake, is paid once when the event is settled, and not before', async () => {
    await begin()
    const before = gateway.wallet.balance
    const { events } = await live()
    const { slip: placed } = (await place(events[0]!.number, { first: '5.00', tie: '2.00' })).value
    expect(placed).toMatchObject({
      state: 'PLAYING',
      stake: '7.00',
      win: null,
      balance: ((before - 700) / 100).toFixed(2),
    })
    now = events[0]!.settlesAt - 1
    expect((await slip(placed.id)).state).toBe('PLAYING')
    expect(movesOf(placed.id)).toEqual(['debit'])
    now = events[0]!.settlesAt
    await settled(placed.id)
    const done = await slip(placed.id)
    const win = slipWorth(boards['cockfight']!, done.event.setup, done.event.result, done.picks!)
    expect(toMinor(done.win!)).toBe(win)
    expect(movesOf(placed.id)).toEqual(['debit', 'credit'])
    expect(gateway.wallet.balance).toBe(before - 700 + win)
    expect(gateway.calls.at(-1)?.body).toMatchObject({
      roundClosed: true,
      refTxId: `${placed.id}-debit`,
      gameId: '90002',
    })
  })

  test('forty of them: the wallet moves by exactly the sum of the slips', async () => {
    await begin()
    const before = gateway.wallet.balance
    let expected = 0
    for (let i = 0; i < 20; i++) {
      const [event] = (await live()).events
      const ids = [
        (await place(event!.number, { first: '3.00' })).value.slip.id,
        (await place(event!.number, { second: '4.00', tie: '1.00' })).value.slip.id,
      ]
      now = event!.settlesAt
      for (const id of ids) {
        await settled(id)
        const done = await slip(id)
        expected += toMinor(done.win!) - toMinor(done.stake)
      }
    }
    expect(gateway.wallet.balance - before).toBe(expected)
    expect(gateway.moves.filter((move) => move.kind === 'credit')).toHaveLength(40)
  })

  test('requested twice with one reference is one; fifty at once are one', async () => {
    await begin()
    const [event] = (await live()).events
    const ref = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(event!.number, { first: '1.00' }, ref)))
    expect(new Set(answers.map(({ value }) => value.slip.id)).size).toBe(1)
    expect(gateway.moves).toHaveLength(1)
    now = event!.settlesAt
    await settled(answers[0]!.value.slip.id)
    expect((await place(event!.number, { first: '1.00' }, ref)).value.slip.state).toBe('CLOSED')
    expect(gateway.moves).toHaveLength(2)
  })

  test('from closing time none is taken, and what the wallet books after it is returned', async () => {
    await begin()
    const [event] = (await live()).events
    const before = gateway.wallet.balance
    gateway.setFault((method) => {
      if (method === 'debit') now = event!.closesAt
      return 'none'
    })
    const { slip: late } = (await place(event!.number, { first: '5.00' })).value
    await settled(late.id)
    expect(await slip(late.id)).toMatchObject({ state: 'VOIDED', reason: 'LATE' })
    expect(movesOf(late.id)).toEqual(['debit', 'rollback'])
    expect(gateway.wallet.balance).toBe(before)
    expect(await place(event!.number, { first: '5.00' })).toMatchObject({
      status: 409,
      value: { error: 'betting_closed' },
    })
  })

  test('what is not offered never reaches the wallet', async () => {
    await begin()
    const [event] = (await live()).events
    const tries: [number, Record<string, string>, string][] = [
      [event!.number, { first: '0.50' }, 'stake_not_offered'],
      [event!.number, { first: '1.50' }, 'stake_not_offered'],
      [event!.number, { first: '501.00' }, 'stake_not_offered'],
      [event!.number, { nobody: '1.00' }, 'bad_request'],
      [event!.number, {}, 'bad_request'],
      [event!.number + 7, { first: '1.00' }, 'betting_closed'],
    ]
    for (const [number, picks, error] of tries) expect((await place(number, picks)).value.error).toBe(error)
    const twice = await player.call('POST', '/slips', {
      ref: randomUUID(),
      event: event!.number,
      picks: [1, 2].map(() => ({ option: 'first', stake: '500.00' })),
    })
    expect(twice.value.error).toBe('bad_request')
    for (const picks of [null, 'x', [null], [7], [{ option: 7, stake: '1.00' }], [{ option: 'first', stake: 1 }]])
      expect(
        (await player.call('POST', '/slips', { ref: randomUUID(), event: event!.number, picks })).value.error,
      ).toBe('bad_request')
    now = event!.settlesAt
    expect((await place(event!.number, { first: '1.00' })).value.error).toBe('betting_closed')
    expect((await player.spin()).value.error).toBe('not_found')
    expect(gateway.calls.filter((call) => call.method === 'debit')).toEqual([])
  })

  test('keeps the minimum time between slips of a market', async () => {
    await begin({ minCycleMs: 5000 })
    const [event] = (await live()).events
    await place(event!.number, { first: '1.00' })
    now += 4000
    expect(await place(event!.number, { first: '1.00' })).toMatchObject({
      status: 409,
      value: { error: 'too_soon', waitMs: 1000 },
    })
    now += 1000
    expect((await place(event!.number, { first: '1.00' })).value.slip.state).toBe('PLAYING')
  })

  test('refused by the wallet it creates no slip', async () => {
    await begin()
    const [event] = (await live()).events
    gateway.wallet.balance = 99
    expect((await place(event!.number, { first: '1.00' })).value.slip).toMatchObject({
      state: 'REFUSED',
      reason: 'INSUFFICIENT_FUNDS',
    })
    expect((await live()).slips).toEqual([])
  })

  test.each(['lost', 'dropped', 'busy'] as const)(
    'a credit (%s) is sent until accepted and paid once, also when the vendor was closed meanwhile',
    async (fault) => {
      await begin()
      const [event] = (await live()).events
      const { slip: placed } = (await place(event!.number, { first: '10.00', second: '10.00' })).value
      gateway.setFault((method) => (method === 'credit' ? fault : 'none'))
      now = event!.settlesAt
      await expect.poll(async () => (await slip(placed.id)).state).toBe('CREDITING')
      await stop()
      gateway.setFault(() => 'none')
      await begin()
      await settled(placed.id)
      expect(movesOf(placed.id)).toEqual(['debit', 'credit'])
    },
  )

  test('of another player is not found', async () => {
    await begin()
    const [event] = (await live()).events
    const { slip: placed } = (await place(event!.number, { first: '1.00' })).value
    const otherPlayer = playerAt(player.url)
    await otherPlayer.enter(gateway.launch({ ...game, playerId: 'p2' }), game.gameCode)
    expect((await otherPlayer.call('GET', `/rounds/${placed.id}`)).status).toBe(404)
    expect((await otherPlayer.call<{ slips: SlipView[] }>('GET', '/slips')).value.slips).toEqual([])
    expect((await player.finish(placed.id)).value).toMatchObject({ error: 'not_found' })
  })
})

test('the vendor killed with a slip open: the next process has it and pays it once', async () => {
  stop = async () => {}
  const paced = { ...env(), EVENT_PACE: '9' }
  const first = await startVendor(paced)
  player = playerAt(first.url)
  await player.enter(gateway.launch(game), game.gameCode)
  // The next event, whole: there is time to bet on it however slow this machine is.
  const table = await live()
  await expect.poll(async () => (await live()).events[0]!.number).not.toBe(table.events[0]!.number)
  const { slip: placed } = (await place((await live()).events[0]!.number, { first: '2.00' })).value
  await first.kill()
  const second = await startVendor(paced)
  player = playerAt(second.url, player.token())
  await expect.poll(async () => (await slip(placed.id)).state, { timeout: 15_000 }).toMatch(/CLOSED|VOIDED/)
  await second.kill()
  expect([
    ['debit', 'credit'],
    ['debit', 'rollback'],
  ]).toContainEqual(movesOf(placed.id))
})
