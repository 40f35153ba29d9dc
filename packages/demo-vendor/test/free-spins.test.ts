import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { nodeMac } from '../src/fair/node.ts'
import { replay } from '../src/fair/replay.ts'
import { toMinor } from '../src/money.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const secret = 'test-secret'
let gateway: FakeGateway
let dataDir: string
let stop: () => Promise<void>
let player: ReturnType<typeof playerAt>

const spins = (left: number) => ({
  grant: '7',
  count: 3,
  left,
  stake: '1.00',
  won: '0.00',
  expiresAt: '2026-12-01T00:00:00.000Z',
})

async function begin(told: ReturnType<typeof spins> | null) {
  gateway.gift.spins = told
  const vendor = await createVendor(readConfig(vendorEnv(gateway.url, dataDir, secret)), () => {})
  const port = await vendor.listen()
  stop = () => vendor.close()
  player = playerAt(`http://127.0.0.1:${port}`)
  const { value } = await player.enter(gateway.launch())
  await player.seed()
  return value.state
}

beforeEach(async () => {
  gateway = await fakeGateway({ secret })
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-'))
})
afterEach(async () => {
  await stop()
  await gateway.close()
  await rm(dataDir, { recursive: true })
  expect(gateway.complaints).toEqual([])
})

test('free spins are told of, played for nothing, and counted down to the last', async () => {
  expect((await begin(spins(2))).free).toEqual(spins(2))
  const before = gateway.wallet.balance
  let won = 0
  for (const left of [1, 0]) {
    const { round } = (await player.freeSpin('7')).value
    expect(round).toMatchObject({ state: 'PLAYING', stake: '1.00', free: { left } })
    const closed = (await player.finish(round.id)).value.round
    won += toMinor(closed.win!)
    expect(closed).toMatchObject({ state: 'CLOSED', free: { left } })
    expect(toMinor(closed.free!.won)).toBe(won)
  }
  expect(gateway.wallet.balance).toBe(before)
  const debits = gateway.calls.filter(({ method }) => method === 'debit')
  expect(debits.map(({ body }) => [body.amount, body.freeSpin])).toEqual([
    ['0.00', { grant: '7', stake: '1.00' }],
    ['0.00', { grant: '7', stake: '1.00' }],
  ])
  expect((await player.state()).free).toBeNull()
  const refused = (await player.freeSpin('7')).value.round
  expect(refused).toMatchObject({ state: 'REFUSED', reason: 'FREE_SPINS_OVER' })
  // Then the player's own stake again.
  const { round } = (await player.spin()).value
  expect(round.free).toBeNull()
  expect(gateway.wallet.balance).toBe(before - 100)
})

test('a free spin is drawn from the same seeds as any other', async () => {
  await begin(spins(2))
  const { round } = (await player.freeSpin('7')).value
  await player.finish(round.id)
  const { value } = await player.call<{ fairness: { revealed: { serverSeed: string; clientSeed: string }[] } }>(
    'POST',
    '/seeds',
    { clientSeed: 'another' },
  )
  const [used] = value.fairness.revealed
  expect(replay(nodeMac(used!.serverSeed), used!.clientSeed, round.nonce!)).toEqual(round.outcome)
})

test('a lost answer gives the spin back once; the same name again plays nothing again', async () => {
  await begin(spins(3))
  gateway.setFault((method) => (method === 'debit' ? 'lost' : 'none'))
  const ref = randomUUID()
  const { round } = (await player.freeSpin('7', '1.00', ref)).value
  gateway.setFault(() => 'none')
  await player.until(round.id, 'VOIDED')
  expect((await player.freeSpin('7', '1.00', ref)).value.round.id).toBe(round.id)
  expect(gateway.gift.spins?.left).toBe(3)
  expect((await player.state()).free?.left).toBe(3)
})

test('spins of a stake that reels cannot be played for are left with the operator', async () => {
  expect((await begin({ ...spins(3), stake: '0.05' })).free).toBeNull()
  expect((await player.freeSpin('7', '0.05')).value.error).toBe('stake_not_offered')
})
