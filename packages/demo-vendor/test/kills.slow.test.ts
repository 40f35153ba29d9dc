import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toMinor } from '../src/money.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { startVendor } from './vendorProcess.ts'
import type { VendorProcess } from './vendorProcess.ts'

const secret = 'kill-secret'
let gateway: FakeGateway
let dataDir: string
let vendor: VendorProcess | undefined

beforeEach(async () => {
  gateway = await fakeGateway({ secret })
  dataDir = await mkdtemp(join(tmpdir(), 'vendor-kill-'))
})
afterEach(async () => {
  if (vendor?.child.exitCode === null) await vendor.kill()
  await gateway.close()
  await rm(dataDir, { recursive: true })
})

const env = () => ({
  VENDOR_PORT: '0',
  HOST: '127.0.0.1',
  GATEWAY_URL: gateway.url,
  VENDOR_SECRETS: `PG=${secret}`,
  DATA_DIR: dataDir,
  GATEWAY_TIMEOUT_MS: '1000',
})
const start = async () => {
  vendor = await startVendor(env())
  expect(vendor.out.error).toBe('')
  return vendor
}

/** Every round of the wallet's books: taken once, and paid once or sent back once, or not taken at all. */
function expectSettled() {
  const rounds = Map.groupBy(gateway.moves, (move) => move.round)
  for (const moves of rounds.values()) {
    const kinds = moves.map((move) => move.kind).toSorted()
    expect([
      ['credit', 'debit'],
      ['debit', 'rollback'],
    ]).toContainEqual(kinds)
  }
  expect(new Set(gateway.moves.map((move) => move.txId)).size).toBe(gateway.moves.length)
}

test('vendor killed while the reels turn: the next one has the same round and pays it', async () => {
  const first = await start()
  const player = playerAt(first.url)
  await player.enter(gateway.launch())
  await player.seed()
  const { round } = (await player.spin('10.00')).value
  await first.kill()

  const again = playerAt((await start()).url, player.token())
  const { active } = await again.state()
  expect(active).toMatchObject({ id: round.id, state: 'PLAYING', outcome: round.outcome })
  const closed = (await again.finish(round.id)).value.round
  expect(gateway.net(round.id)).toBe(toMinor(closed.win!) - 1000)
  expectSettled()
})

test('gateway unreachable at the end of a round and vendor killed meanwhile: the win still arrives, once', async () => {
  const first = await start()
  const player = playerAt(first.url)
  await player.enter(gateway.launch())
  await player.seed()
  const { round } = (await player.spin('10.00')).value
  await gateway.close()
  expect((await player.finish(round.id)).value.round.state).toBe('CREDITING')
  await first.kill()
  const again = playerAt((await start()).url, player.token())
  expect((await again.round(round.id)).state).toBe('CREDITING')
  await gateway.resume()
  await again.until(round.id, 'CLOSED')
  expectSettled()
})

test('vendor killed between stake and answer: the stake is returned', async () => {
  const first = await start()
  const player = playerAt(first.url)
  await player.enter(gateway.launch())
  await player.seed()
  const before = gateway.wallet.balance
  const killed = new Promise<void>((resolve) => {
    gateway.setFault((method) => {
      if (method !== 'debit') return 'none'
      void first.kill().then(resolve)
      return 'lost'
    })
  })
  await Promise.all([player.spin('10.00').catch(() => 'cut'), killed])
  gateway.setFault(() => 'none')
  expect(gateway.wallet.balance).toBe(before - 1000)
  const again = playerAt((await start()).url, player.token())
  await expect.poll(() => gateway.wallet.balance).toBe(before)
  expect((await again.state()).active).toBeNull()
  expectSettled()
})

test('twelve kills at any booking on a bad connection: nothing taken twice, paid twice or lost', async () => {
  const faults = ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'lost', 'dropped', 'busy'] as const
  const any = (count: number) => Math.floor(Math.random() * count)
  let token = ''
  for (let life = 0; life < 12; life++) {
    gateway.setFault(() => 'none')
    const running = await start()
    const player = playerAt(running.url, token)
    if (!token) {
      await player.enter(gateway.launch())
      await player.seed()
      token = player.token()
    }
    // Dies while one of its next bookings is under way, at a random point.
    let left = 1 + any(6)
    gateway.setFault((method) => {
      if (method === 'balance') return 'none'
      if (--left === 0) running.child.kill('SIGKILL')
      return faults[any(faults.length)]!
    })
    const playing = (async () => {
      while (running.child.exitCode === null && running.child.signalCode === null) {
        const { active } = await player.state()
        if (active?.state === 'PLAYING') await player.finish(active.id)
        else if (active) await pause(20)
        else await player.spin('1.00')
      }
    })().catch(() => 'cut')
    await running.ended
    await playing
  }
  gateway.setFault(() => 'none')
  const last = playerAt((await start()).url, token)
  const { active } = await last.state()
  if (active) {
    const settled =
      active.state === 'PLAYING'
        ? (await last.finish(active.id)).value.round
        : await last.until(active.id, 'CLOSED', 'VOIDED')
    expect(['CLOSED', 'VOIDED']).toContain(settled.state)
  }
  console.log(`kills: 12, movements: ${gateway.moves.length}, calls: ${gateway.calls.length}`)
  expect(gateway.moves.length).toBeGreaterThan(4)
  expectSettled()
})

test('leaves with its parent', async () => {
  const running = await start()
  running.child.disconnect()
  const [code] = await running.ended
  expect(code).toBe(0)
})

test('a port in use, a folder in use, a missing secret: one clear line, exit code 1', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  const busy = await startVendor({ ...env(), VENDOR_PORT: String(port) })
  expect(busy.exitCode).toBe(1)
  expect(busy.out.error).toBe(
    `demo-vendor: port ${port} is in use; stop what runs there or set VENDOR_PORT to a free one\n`,
  )
  holder.close()

  await start()
  const second = await startVendor(env())
  expect(second.exitCode).toBe(1)
  expect(second.out.error).toBe(
    'demo-vendor: the data folder (DATA_DIR) is in use by another demo vendor; stop that one first\n',
  )

  const mute = await startVendor({ ...env(), VENDOR_SECRETS: '' })
  expect(mute.exitCode).toBe(1)
  expect(mute.out.error).toMatch(/^demo-vendor: VENDOR_SECRETS is missing[^\n]*\n$/)
})
