import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../lib/crypto/random.ts'
import { Refused } from '../../lib/refusal.ts'
import { transact, type Db } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { account } from '../../ledger/schema.ts'
import { walletTransfer } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import { grant, openWallet, walletOf } from '../../ledger/wallet.ts'
import { testClock } from '../../testing/inject.ts'
import { isOpen, vendorBalanceOf, type Transfer } from './store.ts'
import { createWorkflow } from './workflow.ts'
import { Died, fakeVendors, type Failure } from './testing.ts'
import type { WalletRef } from './vendor-wallets.ts'

const { db } = await freshDb()
const seed = Number(process.env['SEED'] || 7)
const histories = process.env['MODE'] === 'fuzz' ? 100 : 4
const grantMinor = 1_000_000n

async function newWallet(vendor = 'PG'): Promise<WalletRef> {
  return transact(db, async (tx) => {
    const [row] = await tx.insert(member).values({ account: randomUUID(), asset: 'BDT' }).returning()
    if (!row) throw new Error('no row')
    await openWallet(tx, row.id, 'BDT')
    await grant(tx, row.id, 'BDT')
    return { memberId: row.id, vendor, asset: 'BDT' }
  })
}

/**
 * A database whose gateway may crash at any commit: just before it, so that nothing is stored, or just after it, so
 * that nobody is notified.
 */
function mortal(dies: () => 'no' | 'before' | 'after'): Db {
  const transaction: Db['transaction'] = (work, config) => {
    const when = dies()
    const stored = db.transaction(async (tx) => {
      const made = await work(tx)
      if (when === 'before') throw new Died()
      return made
    }, config)
    return when === 'after' ? stored.then(() => Promise.reject(new Died())) : stored
  }
  return Object.assign(Object.create(db) as Db, { transaction })
}

const cash = async ({ memberId }: WalletRef) => (await walletOf(db, memberId))?.cash ?? 0n
const transfersOf = ({ memberId }: WalletRef) =>
  db.select().from(walletTransfer).where(eq(walletTransfer.memberId, memberId))
const inSuspense = (rows: Transfer[]) =>
  rows.filter((row) => isOpen(row) && row.state !== 'INIT').reduce((sum, { amount }) => sum + amount, 0n)
/** Waits for all of them, even if one crashes. */
async function together(works: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((done) => done.status === 'rejected')
  if (failed) throw failed.reason
}
async function suspense(): Promise<bigint> {
  const { rows } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(p.amount), 0)::text as sum from account a join posting p on p.account_id = a.id
      where a.owner is null and a.kind = 'SUSPENSE'`,
  )
  return BigInt(rows[0]?.sum ?? 0)
}

describe('one transfer', () => {
  test('goes there and back; the operator knows what play has won and lost', async () => {
    const wallet = await newWallet()
    const vendors = fakeVendors()
    const workflow = createWorkflow(db, testClock(), vendors)
    const begin = (direction: 'IN' | 'OUT', amount: bigint) =>
      transact(db, (tx) => workflow.begin(tx, wallet, direction, amount))
    expect(await workflow.run((await begin('IN', 50_000n)).id)).toMatchObject({
      state: 'CONFIRMED',
      settledAt: expect.any(Date),
    })
    expect([await cash(wallet), await vendorBalanceOf(db, wallet), vendors.balanceOf(wallet)]).toEqual([
      950_000n,
      50_000n,
      50_000n,
    ])
    vendors.play(wallet, 1_234n)
    expect(await workflow.sync(wallet)).toBe(51_234n)
    vendors.play(wallet, -51_000n)
    // More than the balance: the ledger books the loss, and nothing else has moved.
    expect(await workflow.run((await begin('OUT', 51_234n)).id)).toMatchObject({
      state: 'REVERSED',
      reason: 'INSUFFICIENT_FUNDS',
    })
    expect(await vendorBalanceOf(db, wallet)).toBe(234n)
    expect(await workflow.run((await begin('OUT', 234n)).id)).toMatchObject({ state: 'CONFIRMED' })
    expect([await cash(wallet), await vendorBalanceOf(db, wallet), vendors.balanceOf(wallet)]).toEqual([
      950_234n,
      0n,
      0n,
    ])
    await expect(begin('IN', 950_235n)).rejects.toThrow(InsufficientFunds)
    expect((await transfersOf(wallet)).every((row) => !isOpen(row))).toBe(true)
    expect(await checkInvariants(db)).toEqual([])
  })

  test('whose answer is lost stays in suspense however long it takes, and no second one is begun', async () => {
    const wallet = await newWallet()
    const vendors = fakeVendors(() => 'lost')
    const clock = testClock()
    const workflow = createWorkflow(db, clock, vendors)
    const { id } = await transact(db, (tx) => workflow.begin(tx, wallet, 'IN', 700n))
    expect(await workflow.run(id)).toMatchObject({ state: 'UNKNOWN' })
    for (let days = 0; days < 30; days++) {
      clock.forward(86_400_000)
      expect(await workflow.run(id)).toMatchObject({ state: 'UNKNOWN' })
    }
    expect([await cash(wallet), await vendorBalanceOf(db, wallet), await suspense()]).toEqual([999_300n, 0n, 700n])
    const second = transact(db, (tx) => workflow.begin(tx, wallet, 'IN', 1n))
    await expect(second).rejects.toMatchObject({ code: 'transfer_unknown', more: { details: { transferId: id } } })
    await expect(second).rejects.toThrow(Refused)
    vendors.failWith(() => 'none')
    expect(await workflow.run(id, true)).toMatchObject({ state: 'CONFIRMED' })
    expect([await vendorBalanceOf(db, wallet), await suspense()]).toEqual([700n, 0n])
  })

  test('that never arrived is reversed when the vendor confirms that, and is refused there if it arrives late', async () => {
    const wallet = await newWallet()
    const vendors = fakeVendors(() => 'dropped')
    const workflow = createWorkflow(db, testClock(), vendors)
    const { id } = await transact(db, (tx) => workflow.begin(tx, wallet, 'IN', 700n))
    await workflow.run(id)
    vendors.failWith(() => 'none')
    expect(await workflow.run(id, true)).toMatchObject({ state: 'REVERSED', reason: 'CANCELLED' })
    expect(await vendors.deposit(wallet, id, 700n)).toEqual({ refused: 'CANCELLED' })
    expect([await cash(wallet), vendors.balanceOf(wallet), await suspense()]).toEqual([grantMinor, 0n, 0n])
  })

  test('a figure that was read before a transfer is not booked after it', async () => {
    const wallet = await newWallet()
    const requested = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const vendors = fakeVendors()
    const slow = {
      ...vendors,
      balance: async (of: WalletRef) => {
        const read = vendors.balanceOf(of)
        requested.resolve()
        await answered.promise
        return { balance: read }
      },
    }
    const workflow = createWorkflow(db, testClock(), slow)
    const reading = workflow.sync(wallet)
    await requested.promise
    await workflow.run((await transact(db, (tx) => workflow.begin(tx, wallet, 'IN', 900n))).id)
    answered.resolve()
    // It is queried again, and no loss was booked in between.
    expect(await reading).toBe(900n)
    const { rows } = await db.execute(
      sql`select from txn t join posting p on p.txn_id = t.id join account a on a.id = p.account_id
        where t.kind = 'vendor_result' and a.owner = ${wallet.memberId}`,
    )
    expect(rows).toHaveLength(0)
  })
})

describe('a gateway that dies', () => {
  /** Every commit and every call to the vendor, before and after it. */
  const places = [
    ...[1, 2, 3, 4].flatMap((at) =>
      (['before', 'after'] as const).map((when) => ({ name: `${when} commit ${at}`, at, when })),
    ),
    ...(['die-before', 'die-after'] as const).map((failure) => ({
      name: `${failure.slice(4)} the call`,
      trouble: failure,
    })),
  ]
  const kinds = (['IN', 'OUT'] as const).flatMap((direction) =>
    (['done', 'refused'] as const).map((outcome) => ({ direction, outcome })),
  )

  test.each(places.flatMap((place) => kinds.map((kind) => ({ ...place, ...kind }))))(
    '$name of a transfer $direction that is $outcome: the next one ends it, once',
    async (scene) => {
      const wallet = await newWallet()
      const vendors = fakeVendors()
      const clock = testClock()
      const well = createWorkflow(db, clock, vendors)
      await well.run((await transact(db, (tx) => well.begin(tx, wallet, 'IN', 5_000n))).id)

      const { direction, outcome } = scene
      const movement = direction === 'IN' ? 'deposit' : 'withdraw'
      vendors.failWith((call) =>
        call !== movement ? 'none' : 'trouble' in scene ? scene.trouble : outcome === 'refused' ? 'refused' : 'none',
      )
      let commits = 0
      const dying = createWorkflow(
        'when' in scene ? mortal(() => (++commits === scene.at ? scene.when : 'no')) : db,
        clock,
        vendors,
      )
      const { id } = await transact(db, (tx) => dying.begin(tx, wallet, direction, 700n))
      await dying.run(id).catch((error: unknown) => {
        if (!(error instanceof Died)) throw error
      })

      // The next process, without knowledge of the earlier calls.
      vendors.failWith((call) => (call === movement && outcome === 'refused' ? 'refused' : 'none'))
      const next = createWorkflow(db, clock, vendors)
      clock.forward(20_000)
      const ended = await next.run(id)
      expect(['CONFIRMED', 'REVERSED']).toContain(ended.state)
      expect(ended.state === 'CONFIRMED').toBe(vendors.did(id))
      const moved = ended.state === 'CONFIRMED' ? (direction === 'IN' ? 700n : -700n) : 0n
      expect([
        await cash(wallet),
        await vendorBalanceOf(db, wallet),
        vendors.balanceOf(wallet),
        await suspense(),
      ]).toEqual([995_000n - moved, 5_000n + moved, 5_000n + moved, 0n])
      expect(await checkInvariants(db)).toEqual([])
    },
  )
})

test('random histories of transfers, play, lost answers, refusals, deaths and restarts add up, and every transfer ends once', async () => {
  let ended = 0
  for (let n = 0; n < histories; n++) {
    const random = randomFrom(seed + n)
    const chance = (share: number) => random() < share
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const clock = testClock()
    const vendors = fakeVendors()
    const badly = () =>
      pick<Failure>([
        'none',
        'none',
        'none',
        'none',
        'none',
        'none',
        'lost',
        'dropped',
        'refused',
        'die-before',
        'die-after',
      ])
    const dying = () => mortal(() => (chance(0.1) ? pick(['before', 'after'] as const) : 'no'))
    let workflow = createWorkflow(dying(), clock, vendors)
    const wallets = await Promise.all([newWallet('PG'), newWallet('JDB')])
    const played = new Map(wallets.map((wallet) => [wallet, 0n]))
    const survive = async (work: Promise<unknown>) => {
      try {
        await work
      } catch (error) {
        if (
          !(
            error instanceof Died ||
            error instanceof InsufficientFunds ||
            (error instanceof Refused && error.code === 'transfer_unknown')
          )
        )
          throw error
        // A crashed process restarts; a refused call continues.
        if (error instanceof Died) workflow = createWorkflow(dying(), clock, vendors)
      }
    }
    vendors.failWith(badly)
    for (let step = 0; step < 40; step++) {
      const wallet = pick(wallets)
      const open = (await transfersOf(wallet)).find(isOpen)
      const amount = BigInt(1 + Math.floor(random() * 300_000))
      const begin = () =>
        survive(
          transact(db, (tx) => workflow.begin(tx, wallet, pick(['IN', 'IN', 'OUT'] as const), amount)).then(({ id }) =>
            chance(0.8) ? workflow.run(id) : undefined,
          ),
        )
      await pick([
        begin,
        begin,
        begin,
        () =>
          survive(open ? together([workflow.run(open.id), workflow.run(open.id, chance(0.5))]) : workflow.sync(wallet)),
        // Two gateways at once on one transfer.
        () =>
          survive(
            open
              ? together([workflow.run(open.id, true), createWorkflow(db, clock, vendors).run(open.id, true)])
              : workflow.sync(wallet),
          ),
        async () =>
          void played.set(
            wallet,
            (played.get(wallet) ?? 0n) + vendors.play(wallet, BigInt(Math.floor((random() - 0.5) * 50_000))),
          ),
        async () => clock.forward(pick([500, 5_000, 20_000, 3_600_000])),
        async () => void (workflow = createWorkflow(dying(), clock, vendors)),
      ])()
      const rows = (await Promise.all(wallets.map(transfersOf))).flat()
      expect(await suspense()).toBe(inSuspense(rows))
      if (step % 10 === 9) expect(await checkInvariants(db)).toEqual([])
    }

    // Without failures every transfer ends.
    vendors.failWith(() => 'none')
    workflow = createWorkflow(db, clock, vendors)
    clock.forward(3_600_000)
    for (const wallet of wallets) {
      for (const row of (await transfersOf(wallet)).filter(isOpen)) await workflow.run(row.id, true)
      const rows = await transfersOf(wallet)
      for (const { id, state } of rows) expect([id, state]).toEqual([id, vendors.did(id) ? 'CONFIRMED' : 'REVERSED'])
      ended += rows.length
      const there = rows
        .filter(({ state }) => state === 'CONFIRMED')
        .reduce((sum, { direction, amount }) => sum + (direction === 'IN' ? amount : -amount), 0n)
      expect(await cash(wallet)).toBe(grantMinor - there)
      expect(vendors.balanceOf(wallet)).toBe(there + (played.get(wallet) ?? 0n))
      expect(await workflow.sync(wallet)).toBe(vendors.balanceOf(wallet))
      const [stored] = await db
        .select({ balance: account.balance })
        .from(account)
        .where(and(eq(account.owner, wallet.memberId), eq(account.kind, `VENDOR:${wallet.vendor}`)))
      expect(stored?.balance).toBe(vendors.balanceOf(wallet))
    }
    expect(await suspense()).toBe(0n)
    expect(await checkInvariants(db)).toEqual([])
  }
  console.log(
    `transfers: ${histories} histories (seed ${seed}), ${ended} transfers, 0 lost or doubled ` +
      `(below ${((3 / Math.max(1, ended)) * 100).toFixed(2)} %)`,
  )
})
