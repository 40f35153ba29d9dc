import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/config.ts'
import { toMinor } from '../src/money.ts'
import type { CallFailure } from '../src/failures.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'vendor-troubles-'))))
afterAll(() => rm(folder, { recursive: true }))

const env = (gateway: string, data: string) => ({
  VENDOR_PORT: '0',
  HOST: '127.0.0.1',
  GATEWAY_URL: gateway,
  VENDOR_SECRETS: 'PG=secret',
  DATA_DIR: join(folder, data),
  VENDOR_DIST: folder,
})

/** Plays this many rounds under a failure, one after the other, each to its end. */
async function played(failure: CallFailure, rounds: number) {
  const gateway = await fakeGateway({ secret: 'secret' })
  const before = gateway.wallet.balance
  const vendor = await createVendor(
    { ...readConfig({ ...env(gateway.url, failure), CALL_TROUBLES: failure }) },
    () => {},
  )
  const player = playerAt(`http://127.0.0.1:${await vendor.listen()}`)
  await player.enter(gateway.launch())
  await player.seed()
  const ends = []
  for (let i = 0; i < rounds; i++) {
    const { round } = (await player.spin('1.00')).value
    if (round.state === 'PLAYING') await player.finish(round.id)
    ends.push(await player.until(round.id, 'CLOSED', 'VOIDED', 'REFUSED'))
  }
  await vendor.close()
  await gateway.close()
  const count = (kind: string) => gateway.moves.filter((move) => move.kind === kind).length
  return { gateway, ends, count, moved: gateway.wallet.balance - before, calls: gateway.calls.length }
}

test.each([
  ['slow', 1],
  ['twice', 3],
  ['bad', 3],
] as const)('%s: each stake and each win is booked once', async (failure, rounds) => {
  const { gateway, ends, count, moved } = await played(failure, rounds)
  expect(ends.map(({ state }) => state)).toEqual(Array(rounds).fill('CLOSED'))
  expect([count('debit'), count('credit')]).toEqual([rounds, rounds])
  expect(moved).toBe(ends.reduce((sum, { win, stake }) => sum + toMinor(win!) - toMinor(stake), 0))
  expect(gateway.complaints).toHaveLength(failure === 'bad' ? rounds * 2 : 0)
  expect(gateway.calls.filter(({ method }) => method === 'debit')).toHaveLength(
    failure === 'twice' ? rounds * 2 : rounds,
  )
})

test('early: a stake that was rolled back before it arrived is refused, and nothing moves', async () => {
  const { ends, gateway } = await played('early', 2)
  expect(ends.map(({ state, reason }) => [state, reason])).toEqual([
    ['REFUSED', 'TX_ROLLED_BACK'],
    ['REFUSED', 'TX_ROLLED_BACK'],
  ])
  expect(gateway.moves).toEqual([])
})

test('lost: a stake whose answers were all lost is returned, exactly once', async () => {
  const gateway = await fakeGateway({ secret: 'secret' })
  // No attempt of a debit gets an answer; the second of its rollback does.
  const vendor = await createVendor(
    readConfig({ ...env(gateway.url, 'lost'), CALL_TROUBLES: 'lost,lost,lost,lost,none' }),
    () => {},
  )
  const player = playerAt(`http://127.0.0.1:${await vendor.listen()}`)
  await player.enter(gateway.launch())
  await player.seed()
  const { round } = (await player.spin('1.00')).value
  await player.until(round.id, 'VOIDED')
  await vendor.close()
  await gateway.close()
  expect(gateway.moves.map(({ kind }) => kind)).toEqual(['debit', 'rollback'])
  expect(gateway.net(round.id)).toBe(0)
})

test('an unknown failure name stops the process at start', () => {
  expect(() => readConfig({ ...env('http://localhost:1', 'x'), CALL_TROUBLES: 'twice,thrice' })).toThrow(ConfigError)
})
