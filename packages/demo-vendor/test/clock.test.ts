import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { TableLive } from '../src/http/state.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const game = { gameCode: 'red-comb', gameName: 'Red Comb', gameType: 'COCKFIGHT', nodeId: 90_002 }
const minute = 60_000
let gateway: FakeGateway
let dataDir: string
let now: number
let stop: () => Promise<void>
let player: ReturnType<typeof playerAt>

async function begin(rules: Partial<ReturnType<typeof readConfig>> = {}, title: object = game) {
  const config = readConfig(vendorEnv(gateway.url, dataDir, 'table-secret'))
  const vendor = await createVendor(
    { ...config, ...rules },
    () => {},
    () => now,
  )
  player = playerAt(`http://127.0.0.1:${await vendor.listen()}`)
  stop = () => vendor.close()
  await player.enter(gateway.launch(title), title === game ? game.gameCode : undefined)
}

beforeEach(async () => {
  now = Date.parse('2026-11-22T12:00:01Z')
  gateway = await fakeGateway({ secret: 'table-secret' })
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-clock-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await stop()
  await gateway.close()
  await rm(dataDir, { recursive: true })
})

const table = async () => (await player.call<{ table: TableLive }>('GET', '/table')).value.table
const place = (event: number) =>
  player.call<{ slip: { state: string } }>('POST', '/slips', {
    ref: randomUUID(),
    event,
    picks: [{ option: 'first', stake: '1.00' }],
  })

test.each(['while it runs', 'while it is down'])(
  'events whose results are known have others when the clock is put back %s',
  async (when) => {
    await begin()
    const start = now
    const bet = (await table()).events[0]!
    await place(bet.number)
    now += 10 * minute
    const { past, events } = await table()
    const [known, running] = [past.find(({ opensAt }) => opensAt > start + minute)!, events[0]!]
    const earlier = past.find(({ settlesAt }) => settlesAt <= start)

    if (when === 'while it runs') now = known.opensAt + 1
    else {
      await stop()
      now = known.opensAt + 1
      await begin()
    }
    const again = await table()
    expect(again.events[0]!.number).toBe(known.number)
    expect(again.events[0]!.serverHash).not.toBe(known.serverHash)
    expect((await place(known.number)).value.slip.state).toBe('PLAYING')
    // Earlier events are those that were played, and those whose result was not known keep their promise.
    for (const one of again.past) expect(past.find(({ number }) => number === one.number) ?? one).toEqual(one)
    if (earlier) expect(again.past).toContainEqual(earlier)
    now = running.opensAt + 1
    expect((await table()).events[0]!.serverHash).toBe(running.serverHash)

    // One that was bet on has its result: no bet is taken on it.
    now = bet.opensAt + 1
    await table()
    expect(await place(bet.number)).toMatchObject({ status: 409, value: { error: 'betting_closed' } })
  },
)

test('a clock that is put back holds up neither the next spin nor a win, and spins keep their pace', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const noon = Date.parse('2026-11-22T12:00:00Z')
  vi.setSystemTime(noon)
  await begin({ minCycleMs: 2500, roundTimeoutMs: 10_000 }, {})
  await player.seed()
  const { round } = (await player.spin()).value
  gateway.setFault((method) => (method === 'credit' ? 'busy' : 'none'))
  // The page is gone, and the first try of the credit fails.
  vi.setSystemTime(noon - 60 * minute)
  await player.until(round.id, 'CREDITING')
  vi.setSystemTime(noon - 120 * minute)
  gateway.setFault(() => 'none')
  await player.until(round.id, 'CLOSED')
  const next = await player.spin()
  expect(next.status).toBe(200)
  await player.finish(next.value.round.id)
  await player.until(next.value.round.id, 'CLOSED')
  vi.setSystemTime(noon - 120 * minute + 1000)
  expect(await player.spin()).toMatchObject({ status: 409, value: { error: 'too_soon', waitMs: 1500 } })
})
