import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import { member } from '../../auth/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { fakeVendors } from './testing.ts'
import type { WalletRef } from './vendor-wallets.ts'

export interface Transfer {
  transferId: string
  state: string
  reason?: string
}
export interface Person {
  token: string
  wallet: WalletRef
}

export const minute = 60_000
export const vendorKey = 'the key of the gateway'

/**
 * A gateway whose money is moved to vendors, with a new person before each test. After each test the ledger is
 * consistent.
 */
export async function transferApp() {
  const vendors = fakeVendors()
  const { app, db, clock } = await freshApp({
    vendorWallets: vendors,
    vendorSecrets: { key: vendorKey },
    vendorOrigin: 'http://vendor.test',
  })
  let count = 0

  async function newPerson(): Promise<Person> {
    const account = `mover${String(++count).padStart(3, '0')}`
    const token = await registered(app, account)
    const [row] = await db.select().from(member).where(eq(member.account, account))
    return { token, wallet: { memberId: row?.id ?? '', vendor: 'PG', asset: 'BDT' } }
  }
  const current = { who: { token: '', wallet: { memberId: '', vendor: 'PG', asset: 'BDT' } } as Person }
  const transfer = (input: object, { token }: Person = current.who, idempotency: string = randomUUID()) =>
    call<Transfer>(
      app,
      contract.wallet.transfer,
      { vassalage: 'PG', direction: 'IN', amount: '100.00', ...input },
      { token, headers: { 'idempotency-key': idempotency } },
    )
  const balance = async ({ token }: Person = current.who, on = app) =>
    valueOf(await call<Record<string, unknown>>(on, contract.wallet.balance, {}, { token }))
  const status = (transferId: string, { token }: Person = current.who, on = app) =>
    call<Transfer>(on, contract.wallet.transferStatus, { transferId }, { token })
  async function game(vassalage: string) {
    const { games } = valueOf(
      await call<{ games: { nodeId: number; vassalage: string; status: string }[] }>(app, contract.games.list, {
        gameType: 'RNG',
        vassalage,
        pageSize: 99,
      }),
    )
    return games.find((one) => one.status === 'ON')
  }
  const launch = async (vassalage: string, { token }: Person = current.who) =>
    call<{ content: { game_url: string }; needTransfer: boolean }>(
      app,
      contract.games.launch,
      { nodeId: (await game(vassalage))?.nodeId, vassalage, gameType: 'RNG', language: 'en', backUrl: '/' },
      { token },
    )

  beforeEach(async () => {
    vendors.failWith(() => 'none')
    await app.services.settingsStore.write('wallet', { isSingle: false })
    current.who = await newPerson()
  })
  afterEach(async () => {
    expect(await checkInvariants(db)).toEqual([])
  })
  return { app, db, clock, vendors, current, newPerson, transfer, balance, status, launch }
}
