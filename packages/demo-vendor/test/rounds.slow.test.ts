import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { Config } from '../src/config.ts'
import { commitment, nodeMac } from '../src/fair/node.ts'
import type { Proof } from '../src/fair/proof.ts'
import { replay } from '../src/fair/replay.ts'
import { toMinor } from '../src/money.ts'
import { worth } from '../src/stakes.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const secret = 'test-secret'
let gateway: FakeGateway
let dataDir: string
let url: string
let stop: () => Promise<void>
let player: ReturnType<typeof playerAt>

async function begin(rules: Partial<Config> = {}) {
  const config = { ...readConfig(vendorEnv(gateway.url, dataDir, secret)), ...rules }
  const vendor = await createVendor(config, () => {})
  const port = await vendor.listen()
  stop = () => vendor.close()
  url = `http://127.0.0.1:${port}`
  player = playerAt(url)
  await player.enter(gateway.launch())
  await player.seed()
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

const movesOf = (id: string) => gateway.moves.filter((move) => move.round === id).map((move) => move.kind)

test('the terms of the operator: only stakes it takes are offered, and a round lasts as long as they require', async () => {
  await begin()
  await player.enter(
    gateway.launch({ config: { minBet: '1.00', maxBet: '20.00', stepBet: '1.00', minCycleMs: 60_000 } }),
  )
  const { config } = await player.state()
  expect(config).toMatchObject({
    stakes: ['1.00', '2.00', '3.00', '5.00', '10.00', '20.00'],
    defaultStake: '1.00',
    minCycleMs: 60_000,
    quickStop: false,
  })
  expect((await player.spin('0.50')).value.error).toBe('stake_not_offered')
  const { round } = (await player.spin('2.00')).value
  await player.finish(round.id)
  const soon = await player.spin('2.00')
  expect([soon.value.error, soon.value.waitMs! > 50_000]).toEqual(['too_soon', true])
})

describe('a round', () => {
  test('takes the stake, shows the outcome, pays at the end and closes', async () => {
    await begin()
    const { round } = (await player.spin('5.00')).value
    expect(round.state).toBe('PLAYING')
    expect(movesOf(round.id)).toEqual(['debit'])
    const closed = (await player.finish(round.id)).value.round
    expect(closed.state).toBe('CLOSED')
    expect(movesOf(round.id)).toEqual(['debit', 'credit'])
    const win = toMinor(closed.win!)
    expect(win).toBe(worth(closed.outcome!.units, 500))
    expect(gateway.net(round.id)).toBe(win - 500)
    expect(toMinor(closed.balance!)).toBe(gateway.wallet.balance)
    const credit = gateway.calls.find((call) => call.method === 'credit')!
    expect(credit.body).toMatchObject({
      roundClosed: true,
      amount: closed.win,
      refTxId: `${round.id}-debit`,
      gameId: '42',
      playerId: 'p1',
    })
  })

  test('a hundred rounds: the wallet moves by exactly the sum of the rounds, zero wins are booked too', async () => {
    await begin()
    const before = gateway.wallet.balance
    let expected = 0
    for (let i = 0; i < 100; i++) {
      const { round } = (await player.spin('0.50')).value
      const closed = (await player.finish(round.id)).value.round
      expected += toMinor(closed.win!) - 50
    }
    expect(gateway.wallet.balance - before).toBe(expected)
    expect(gateway.moves.filter((move) => move.kind === 'credit')).toHaveLength(100)
    expect(gateway.moves.some((move) => move.kind === 'credit' && move.amount === 0)).toBe(true)
  })

  test('requested twice with one reference is played once; finished twice is paid once', async () => {
    await begin()
    const ref = crypto.randomUUID()
    const [a, b] = await Promise.all([player.spin('1.00', ref), player.spin('1.00', ref)])
    expect(b.value.round.id).toBe(a.value.round.id)
    const id = a.value.round.id
    await Promise.all([player.finish(id), player.finish(id), player.finish(id)])
    await player.finish(id)
    expect(movesOf(id)).toEqual(['debit', 'credit'])
    expect((await player.spin('1.00', ref)).value.round.state).toBe('CLOSED')
    expect(gateway.calls.filter((call) => call.method === 'debit')).toHaveLength(1)
  })

  test('only one is open per player and game, and the state shows which', async () => {
    await begin()
    const { round } = (await player.spin()).value
    const second = await player.spin()
    expect(second).toMatchObject({ status: 409, value: { error: 'round_open' } })
    expect((await player.state()).active).toMatchObject({ id: round.id, state: 'PLAYING', outcome: round.outcome })
    await player.finish(round.id)
    expect((await player.state()).active).toBeNull()
  })

  test('settles itself when the client stays away', async () => {
    await begin({ roundTimeoutMs: 150 })
    const { round } = (await player.spin()).value
    await player.until(round.id, 'CLOSED')
    expect(movesOf(round.id)).toEqual(['debit', 'credit'])
  })

  test('keeps the minimum time between rounds of a market', async () => {
    await begin({ minCycleMs: 60_000 })
    const { round } = (await player.spin()).value
    await player.finish(round.id)
    const soon = await player.spin()
    expect(soon).toMatchObject({ status: 409, value: { error: 'too_soon' } })
    expect(soon.value.waitMs).toBeGreaterThan(50_000)
  })
})

describe('a wallet that refuses', () => {
  test.each([
    ['INSUFFICIENT_FUNDS', () => (gateway.wallet.balance = 99)],
    ['TOKEN_EXPIRED', () => (gateway.wallet.tokenAlive = false)],
    ['PLAYER_BLOCKED', () => (gateway.wallet.blocked = true)],
  ])('%s: nothing moves, nothing is drawn, the next round is free', async (reason, arrange) => {
    await begin()
    arrange()
    const { round } = (await player.spin()).value
    expect(round).toMatchObject({ state: 'REFUSED', reason, outcome: null })
    expect(gateway.moves).toEqual([])
    gateway.wallet.balance = 1_000_000
    gateway.wallet.tokenAlive = true
    gateway.wallet.blocked = false
    expect((await player.spin()).value.round.state).toBe('PLAYING')
  })

  test('stakes that are not offered never reach it', async () => {
    await begin()
    for (const stake of ['0.01', '7.00', '1000.00'])
      expect((await player.spin(stake)).value.error).toBe('stake_not_offered')
    for (const stake of ['1', '-1.00', '1e2', '1.005', '১.০০'])
      expect((await player.spin(stake)).value.error).toBe('bad_request')
    expect(gateway.calls.filter((call) => call.method === 'debit')).toEqual([])
  })
})

describe('a connection that breaks', () => {
  test('a debit whose answer is lost is sent again with the same bytes and booked once', async () => {
    await begin()
    let left = 1
    gateway.setFault((method) => (method === 'debit' && left-- > 0 ? 'lost' : 'none'))
    const { round } = (await player.spin()).value
    expect(round.state).toBe('PLAYING')
    const sent = gateway.calls.filter((call) => call.method === 'debit')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.raw).toBe(sent[1]?.raw)
    expect(movesOf(round.id)).toEqual(['debit'])
  })

  test.each(['lost', 'dropped', 'busy'] as const)(
    'a debit that stays unknown (%s) is returned in full',
    async (fault) => {
      await begin()
      const before = gateway.wallet.balance
      gateway.setFault((method) => (method === 'debit' ? fault : 'none'))
      const { round } = (await player.spin('2.00')).value
      expect(['CANCELLING', 'VOIDED']).toContain(round.state)
      expect(round.outcome).toBeNull()
      await player.until(round.id, 'VOIDED')
      expect(gateway.wallet.balance).toBe(before)
      gateway.setFault(() => 'none')
      expect((await player.spin()).value.round.state).toBe('PLAYING')
    },
  )

  test('a rollback that overtakes its debit leaves a tombstone: the late debit moves nothing', async () => {
    await gateway.close()
    gateway = await fakeGateway({ secret, lateMs: 2500 })
    await begin({ gatewayTimeoutMs: 150 })
    gateway.setFault((method) => (method === 'debit' ? 'late' : 'none'))
    const before = gateway.wallet.balance
    const { round } = (await player.spin()).value
    await player.until(round.id, 'VOIDED')
    expect(gateway.lateAnswers).toEqual([])
    await expect
      .poll(() => gateway.lateAnswers)
      .toMatchObject(Array.from({ length: 3 }, () => ({ status: 'TX_ROLLED_BACK' })))
    expect(gateway.wallet.balance).toBe(before)
    expect(gateway.moves).toEqual([])
  })

  test.each(['lost', 'dropped', 'busy'] as const)(
    'a credit (%s) is sent until accepted, paid once, and no round starts before',
    async (fault) => {
      await begin()
      const { round } = (await player.spin()).value
      let left = 3
      gateway.setFault((method) => (method === 'credit' && left-- > 0 ? fault : 'none'))
      const first = (await player.finish(round.id)).value.round
      expect(first.state).toBe('CREDITING')
      expect((await player.spin()).value.error).toBe('round_open')
      const closed = await player.until(round.id, 'CLOSED')
      expect(movesOf(round.id)).toEqual(['debit', 'credit'])
      expect(gateway.net(round.id)).toBe(toMinor(closed.win!) - 100)
      const sent = new Set(gateway.calls.filter((call) => call.method === 'credit').map((call) => call.raw))
      expect(sent.size).toBe(1)
    },
  )

  test('a credit reaches a wallet whose session has ended meanwhile', async () => {
    await begin()
    const { round } = (await player.spin()).value
    gateway.wallet.tokenAlive = false
    expect((await player.finish(round.id)).value.round.state).toBe('CLOSED')
  })
})

describe('fairness', () => {
  test('the hash was published before, and every round follows from the revealed seeds', async () => {
    await begin()
    const { active } = (await player.state()).fairness
    const played = []
    for (let i = 0; i < 12; i++) {
      const { round } = (await player.spin()).value
      played.push((await player.finish(round.id)).value.round)
    }
    await player.seed('another-text')
    const after = (await player.state()).fairness
    const shown = after.revealed[0]!
    expect(shown).toMatchObject({ serverHash: active!.serverHash, clientSeed: 'players-own', rounds: 12 })
    expect(commitment(shown.serverSeed)).toBe(active!.serverHash)
    for (const round of played)
      expect(replay(nodeMac(shown.serverSeed), shown.clientSeed, round.nonce!)).toEqual(round.outcome)
    expect(played.map((round) => round.nonce)).toEqual(Array.from({ length: 12 }, (_, i) => i))
  })

  test('the next seed is fixed before the player chooses what to mix with it', async () => {
    await begin()
    const { nextHash } = (await player.state()).fairness
    await player.seed('chosen-after')
    expect((await player.state()).fairness.active).toEqual({
      serverHash: nextHash,
      clientSeed: 'chosen-after',
      nonce: 0,
    })
  })

  test('a finished round is returned to a caller with its player’s key from the operator: its secret once it is rotated', async () => {
    await begin()
    const { round } = (await player.spin('5.00')).value
    const key = createHmac('sha256', secret).update(`verify.${round.id}.p1`).digest('hex')
    const getProof = () => playerAt(url).call<{ proof: Proof }>('GET', `/proof/PG/${round.id}/${key}`)
    expect((await getProof()).status).toBe(404)
    await player.finish(round.id)
    const before = (await getProof()).value.proof
    expect(before).toMatchObject({
      serverSeed: '',
      serverHash: round.serverHash,
      nonce: round.nonce,
      stake: '5.00',
      game: 'jewel_lane',
      type: 'RNG',
      currency: 'BDT',
    })
    await player.seed()
    const after = (await getProof()).value.proof
    expect(after).toEqual({ ...before, serverSeed: expect.any(String) as string })
    expect(commitment(after.serverSeed)).toBe(round.serverHash)
  })

  test('a seed in use is not revealed, nor changed under an open round', async () => {
    await begin()
    const { round } = (await player.spin()).value
    expect(await player.seed('early')).toMatchObject({ status: 409, value: { error: 'round_open' } })
    expect((await player.state()).fairness.revealed).toEqual([])
    expect(JSON.stringify(await player.round(round.id))).not.toContain('server_seed')
  })
})

describe('sessions', () => {
  test('a launch token works once and only for its game', async () => {
    await begin()
    const token = gateway.launch()
    expect((await player.enter(token)).status).toBe(200)
    expect(await player.enter(token)).toMatchObject({ status: 401, value: { error: 'session_expired' } })
    expect(await player.enter(gateway.launch(), 'another_game')).toMatchObject({ status: 401 })
  })

  test('a page that lost the answer to its launch enters by the same attempt, and nobody else does', async () => {
    await begin()
    const token = gateway.launch()
    const ref = crypto.randomUUID()
    let lost = true
    gateway.setFault((method) => (method === 'authenticate' && lost ? ((lost = false), 'lost') : 'none'))
    expect(await player.enter(token, 'jewel_lane', ref)).toMatchObject({ value: { error: 'gateway_unreachable' } })
    expect(await player.enter(token, 'jewel_lane', crypto.randomUUID())).toMatchObject({ status: 401 })
    expect((await player.enter(token, 'jewel_lane', ref)).status).toBe(200)
  })

  test('without a session nothing is returned and nothing is done', async () => {
    await begin()
    const { round } = (await player.spin()).value
    const withoutSession = playerAt(url, 'x'.repeat(43))
    for (const [method, path] of [
      ['GET', '/session'],
      ['GET', '/seeds'],
      ['GET', `/rounds/${round.id}`],
      ['POST', `/rounds/${round.id}/finish`],
    ] as const)
      expect(await withoutSession.call(method, path)).toEqual({ status: 401, value: { error: 'session_expired' } })
    expect(movesOf(round.id)).toEqual(['debit'])
  })

  test('pages may be framed by the site alone and run only their own scripts', async () => {
    await begin()
    const response = await fetch(`${url}/healthz`)
    expect(response.status).toBe(200)
    const csp = response.headers.get('content-security-policy')
    expect(csp).toContain(`frame-ancestors 'self' ${gateway.url}`)
    expect(csp).not.toMatch(/unsafe|\*/)
    expect((await fetch(`${url}/play/PG/jewel_lane?parent=https://evil.example`)).status).toBe(404)
    expect((await fetch(`${url}/../vendor.sqlite`)).status).toBe(404)
  })
})
