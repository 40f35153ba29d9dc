import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { toMinor } from '../src/money.ts'
import { createVendor } from '../src/vendor.ts'
import { sign } from '../src/wallet.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const secret = 'test-secret'
let gateway: FakeGateway
let dataDir: string
let url = ''
let stop = async () => {}

async function begin(more: Record<string, string> = {}): Promise<void> {
  await stop()
  const env = { ...vendorEnv(gateway.url, dataDir, `${secret},JDB=another-secret`), ...more }
  const vendor = await createVendor(readConfig(env), () => {})
  url = `http://127.0.0.1:${await vendor.listen()}`
  stop = () => vendor.close()
}
beforeEach(async () => {
  gateway = await fakeGateway({ secret })
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-transfer-'))
  await begin()
})
afterEach(async () => {
  await stop()
  stop = async () => {}
  await gateway.close()
  await rm(dataDir, { recursive: true })
})

interface WalletReply {
  http: number
  status?: string
  reason?: string
  balance?: string
}

/** The operator's call to a wallet; `broken` where the connection was cut. */
async function callWallet(
  method: string,
  body: object,
  { vass = 'PG', by = secret, as = method, at = Date.now() } = {},
): Promise<WalletReply> {
  const raw = JSON.stringify({ playerId: 'p1', currency: 'BDT', ...body })
  const timestamp = String(Math.floor(at / 1000))
  const headers = { 'x-vendor': vass, 'x-timestamp': timestamp, 'x-signature': sign(by, timestamp, `${as}.${raw}`) }
  const response = await fetch(`${url}/wallet/v1/${vass}/${method}`, { method: 'POST', headers, body: raw }).catch(
    () => undefined,
  )
  return response ? { http: response.status, ...((await response.json()) as object) } : { http: 0, status: 'broken' }
}
const balance = async () => (await callWallet('balance', {})).balance

describe('the wallet API of the operator', () => {
  test('money is moved once for each transferId, whatever is repeated', async () => {
    const [come, go] = [randomUUID(), randomUUID()]
    expect(await balance()).toBe('0.00')
    for (let n = 0; n < 3; n++)
      expect(await callWallet('deposit', { transferId: come, amount: '70.00' })).toMatchObject({
        status: 'DONE',
        balance: '70.00',
      })
    expect(await callWallet('deposit', { transferId: come, amount: '71.00' })).toMatchObject({
      status: 'REFUSED',
      reason: 'CONFLICT',
    })
    expect(await callWallet('withdraw', { transferId: come, amount: '70.00' })).toMatchObject({
      status: 'REFUSED',
      reason: 'CONFLICT',
    })
    expect(await callWallet('withdraw', { transferId: go, amount: '70.01' })).toMatchObject({
      status: 'REFUSED',
      reason: 'INSUFFICIENT_FUNDS',
    })
    await callWallet('deposit', { transferId: randomUUID(), amount: '1.00' })
    // A refusal is final: the operator has given the money back.
    expect(await callWallet('withdraw', { transferId: go, amount: '70.01' })).toMatchObject({ status: 'REFUSED' })
    expect(await callWallet('query', { transferId: go })).toMatchObject({ status: 'REFUSED', balance: '71.00' })
    expect(await callWallet('query', { transferId: come })).toMatchObject({ status: 'DONE', balance: '71.00' })
  })

  test('a transfer that is queried before it arrives is refused permanently, also by the next process', async () => {
    const transferId = randomUUID()
    expect(await callWallet('query', { transferId })).toMatchObject({ status: 'REFUSED', reason: 'CANCELLED' })
    await begin()
    expect(await callWallet('deposit', { transferId, amount: '5.00' })).toMatchObject({
      status: 'REFUSED',
      reason: 'CANCELLED',
      balance: '0.00',
    })
  })

  test('accepts the secret of its brand, for its call and its time only', async () => {
    const body = { transferId: randomUUID(), amount: '5.00' }
    const wrong = [
      { by: 'another-secret' },
      { vass: 'JDB' },
      { vass: 'EG2' },
      { as: 'query' },
      { at: Date.now() - 301_000 },
      { at: Date.now() + 600_000 },
    ]
    for (const how of wrong) expect(await callWallet('deposit', body, how)).toMatchObject({ http: 401 })
    for (const bent of [
      { transferId: '' },
      { amount: '0.00' },
      { amount: '-1.00' },
      { amount: '1e3' },
      { amount: 5 },
      { playerId: '' },
      { currency: 'bdt' },
      { currency: null },
    ]) {
      expect(await callWallet('deposit', { ...body, ...bent }), JSON.stringify(bent)).toMatchObject({ http: 400 })
    }
    expect((await callWallet('burn', body)).http).toBe(400)
    expect(await balance()).toBe('0.00')
  })

  test('as configured it is late, unavailable, or cuts the connection before or after', async () => {
    await begin({ WALLET_TROUBLES: 'drop,fail,lost,none' })
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await callWallet('deposit', { transferId: first, amount: '5.00' })).status).toBe('broken')
    expect((await callWallet('deposit', { transferId: first, amount: '5.00' })).http).toBe(503)
    expect((await callWallet('deposit', { transferId: second, amount: '3.00' })).status).toBe('broken')
    expect(await balance()).toBe('3.00')
    expect(() => readConfig({ VENDOR_SECRETS: 'PG=x', DATA_DIR: dataDir, WALLET_TROUBLES: 'rain' })).toThrow(
      /WALLET_TROUBLES/,
    )
  })
})

describe('a player whose money was moved here', () => {
  let player: ReturnType<typeof playerAt>
  const enterWithMoney = async (amount = '50.00') => {
    await callWallet('deposit', { transferId: randomUUID(), amount })
    player = playerAt(url)
    await player.enter(gateway.launch({ wallet: 'transfer' }))
    await player.seed()
  }

  test('plays from the wallet of the vendor: the operator books nothing, and what is left can be taken back', async () => {
    await enterWithMoney()
    expect((await player.state()).balance).toBe('50.00')
    let owed = 5000
    for (let n = 0; n < 12; n++) {
      const { round } = (await player.spin('2.00')).value
      expect(round.state).toBe('PLAYING')
      const closed = (await player.finish(round.id)).value.round
      owed += toMinor(closed.win ?? '') - 200
      expect(closed).toMatchObject({ state: 'CLOSED', balance: (owed / 100).toFixed(2) })
    }
    expect(gateway.moves).toEqual([])
    expect(await callWallet('withdraw', { transferId: randomUUID(), amount: (owed / 100).toFixed(2) })).toMatchObject({
      status: 'DONE',
      balance: '0.00',
    })
    expect((await player.spin('2.00')).value.round).toMatchObject({ state: 'REFUSED', reason: 'INSUFFICIENT_FUNDS' })
  })

  test('takes no bet after the operator ended the session, and pays the round that was open', async () => {
    await enterWithMoney()
    const { round } = (await player.spin('2.00')).value
    gateway.wallet.tokenAlive = false
    const closed = (await player.finish(round.id)).value.round
    expect(closed.state).toBe('CLOSED')
    expect((await player.spin('2.00')).value.round).toMatchObject({ state: 'REFUSED', reason: 'TOKEN_EXPIRED' })
    expect(await balance()).toBe(closed.balance)
  })

  test('keeps the round over a restart, and plays on while the operator is away', async () => {
    await enterWithMoney()
    const { round } = (await player.spin('2.00')).value
    const session = player.token()
    await gateway.close()
    await begin({ GATEWAY_TIMEOUT_MS: '300' })
    player = playerAt(url, session)
    const closed = (await player.finish(round.id)).value.round
    expect(closed.state).toBe('CLOSED')
    expect((await player.spin('2.00')).value.round.state).toBe('PLAYING')
    expect(await balance()).toBe((Number(closed.balance) - 2).toFixed(2))
    gateway = await fakeGateway({ secret })
  })
})
