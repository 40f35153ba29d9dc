import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVendor, type VendorProcess } from '../../../../demo-vendor/test/vendorProcess.ts'
import { systemClock } from '../../app/app.ts'
import { createSecrets, secretFrom } from '../rounds/vendor-calls/secrets.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { httpVendorRounds } from '../reconcile/vendor-rounds.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'

// The demo vendor in a process of its own, over HTTP in both directions.
const key = 'the key of the gateway'
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as AddressInfo
    probe.close(() => resolve(free))
  })
})
const origin = `http://127.0.0.1:${port}`
const { app, db } = await freshApp({ clock: systemClock, vendorSecrets: { key }, vendorOrigin: origin })
const dataDir = mkdtempSync(join(tmpdir(), 'transfer-vendor-'))
let vendorUrl = ''
let vendor: VendorProcess
let token = ''

const start = async (failures = 'none') => {
  const secrets = `PG=${secretFrom(key, 'PG')},JDB=${secretFrom(key, 'JDB')}`
  const env = {
    VENDOR_PORT: String(port),
    HOST: '127.0.0.1',
    GATEWAY_URL: vendorUrl,
    VENDOR_SECRETS: secrets,
    DATA_DIR: dataDir,
    VENDOR_DIST: dataDir,
    WALLET_TROUBLES: failures,
  }
  vendor = await startVendor(env)
  expect(vendor.out.error).toBe('')
}
const again = async (failures: string) => {
  await vendor.kill()
  await start(failures)
}
beforeAll(async () => {
  vendorUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.services.settingsStore.write('wallet', { isSingle: false })
  token = await registered(app, 'traveller1')
  await start()
})
afterAll(async () => {
  await vendor.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const balance = async () =>
  valueOf(
    await call<{ sumBalance: string; vendor: string; suspense: string; total: string }>(
      app,
      contract.wallet.balance,
      {},
      { token },
    ),
  )
const transfer = async (direction: 'IN' | 'OUT', amount: string) =>
  valueOf(
    await call<{ transferId: string; state: string }>(
      app,
      contract.wallet.transfer,
      { vassalage: 'PG', direction, amount },
      { token, headers: { 'idempotency-key': randomUUID() } },
    ),
  )
const stateOf = async (transferId: string) =>
  valueOf(await call<{ state: string }>(app, contract.wallet.transferStatus, { transferId }, { token })).state
const recall = async () =>
  valueOf(
    await call<{ transfers: { state: string }[]; unanswered: string[] }>(app, contract.wallet.recall, {}, { token }),
  )

test('a game is opened with the money at its vendor, played there, and all of it is moved back', async () => {
  const { games } = valueOf(
    await call<{ games: { nodeId: number; gameCode: string; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      vassalage: 'PG',
      pageSize: 99,
    }),
  )
  const game = games.find(({ status }) => status === 'ON')
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(
      app,
      contract.games.launch,
      { nodeId: game?.nodeId, vassalage: 'PG', gameType: 'RNG', language: 'en', backUrl: '/' },
      { token },
    ),
  )
  expect(await balance()).toEqual(
    expect.objectContaining({ sumBalance: '0.00', vendor: '10000.00', total: '10000.00' }),
  )

  let session = ''
  const play = async (path: string, body: object = {}) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as {
      session: string
      state: { balance: string }
      round: { id: string; state: string; balance: string }
    }
  }
  const entered = await play('/session', {
    vass: 'PG',
    gameCode: game?.gameCode,
    token: new URL(content.game_url).searchParams.get('token'),
  })
  expect(entered.state.balance).toBe('10000.00')
  session = entered.session
  await play('/seeds', { clientSeed: 'traveller' })
  let left = ''
  let last = ''
  for (let n = 0; n < 8; n++) {
    const { round } = await play('/rounds', { ref: randomUUID(), stake: '2.00' })
    expect(round.state).toBe('PLAYING')
    last = round.id
    left = (await play(`/rounds/${round.id}/finish`)).round.balance
  }
  // It returns the state of its rounds to an operator whose signature is for its own brand.
  const rounds = httpVendorRounds({ origin, secretOf: createSecrets({ key }).of, clock: systemClock, timeoutMs: 5000 })
  expect(await rounds.named('PG', [last, 'nobody-s'])).toEqual([
    { roundId: last, state: 'CLOSED', stake: 200n, win: expect.any(BigInt) as bigint },
  ])
  expect([await rounds.named('JDB', [last]), await rounds.named('FC', [last])]).toEqual([[], undefined])
  expect(await recall()).toMatchObject({ transfers: [{ state: 'CONFIRMED' }], unanswered: [] })
  // Eight rounds of 2.00 on a slot, reported by the vendor with its balance.
  const {
    rows: [counted],
  } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(value::bigint), 0)::text as sum from vendor_play, jsonb_each_text(played)`,
  )
  expect(counted?.sum).toBe('1600')
  expect(await balance()).toEqual(
    expect.objectContaining({ sumBalance: left, vendor: '0.00', suspense: '0.00', total: left }),
  )
  const { rows } = await db.execute<{ n: number }>(
    sql`select (select count(*) from vendor_call) + (select count(*) from round) as n`,
  )
  expect(Number(rows[0]?.n)).toBe(0)
  expect(await checkInvariants(db)).toEqual([])
})

test('answers lost or late, and an unreachable vendor: the operator resolves it automatically, and the money is in one place', async () => {
  const { total } = await balance()
  const ends = (id: string) => expect.poll(() => stateOf(id), { timeout: 20_000, interval: 200 })
  await again('lost,none')
  const lost = await transfer('IN', '100.00')
  expect(lost.state).toBe('UNKNOWN')
  expect(await balance()).toMatchObject({ suspense: '100.00', total })
  await ends(lost.transferId).toBe('CONFIRMED')

  await again('slow,none')
  const late = await transfer('IN', '10.00')
  expect(late.state).toBe('UNKNOWN')
  await ends(late.transferId).toBe('CONFIRMED')

  await vendor.kill()
  const away = await transfer('IN', '5.00')
  expect(away.state).toBe('UNKNOWN')
  expect((await recall()).transfers).toMatchObject([{ transferId: away.transferId, state: 'UNKNOWN' }])
  await start()
  await ends(away.transferId).toBe('REVERSED')
  expect(await balance()).toMatchObject({ vendor: '110.00', suspense: '0.00', total })

  // The balance, then the withdrawal, which is executed but not answered.
  await again('none,lost,none')
  const back = await transfer('OUT', '110.00')
  expect(back.state).toBe('UNKNOWN')
  await ends(back.transferId).toBe('CONFIRMED')
  expect(await balance()).toEqual(
    expect.objectContaining({ sumBalance: total, vendor: '0.00', suspense: '0.00', total }),
  )
  expect(await checkInvariants(db)).toEqual([])
})
