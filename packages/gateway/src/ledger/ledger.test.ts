import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { pgConfig, pgError, transact } from '../db/client.ts'
import { member } from '../auth/schema.ts'
import { account } from './schema.ts'
import { freshDb } from '../testing/fresh.ts'
import { checkInvariants } from './invariants.ts'
import { InsufficientFunds, type Leg, entriesOf, mirrorOf, post } from './post.ts'
import { grant, openWallet, walletOf } from './wallet.ts'

const { db, where, owner } = await freshDb()

async function newMember(asset = 'BDT'): Promise<string> {
  return transact(db, async (tx) => {
    const [row] = await tx.insert(member).values({ account: randomUUID(), asset }).returning()
    if (!row) throw new Error('no row')
    await openWallet(tx, row.id, asset)
    await grant(tx, row.id, asset)
    return row.id
  })
}

const bet = (who: string, amount: bigint, asset = 'BDT') =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'bet',
      entries: [
        { member: who, kind: 'CASH', asset, amount: -amount },
        { system: 'GAME_PNL:T1', asset, amount },
      ],
    }),
  )
const cash = async (who: string) => (await walletOf(db, who))?.cash

/** The constraint a statement violates. */
async function broken(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return pgError(error)?.constraint ?? pgError(error)?.code ?? String(error)
  }
}

let who = ''
beforeEach(async () => {
  who = await newMember()
})

describe('a wallet', () => {
  test('opens with the grant of the sandbox, once', async () => {
    expect(await walletOf(db, who)).toEqual({
      asset: 'BDT',
      symbol: '৳',
      cash: 1_000_000n,
      bonus: 0n,
      hold: 0n,
      vendors: [],
      version: expect.any(Number),
    })
    expect(await broken(() => transact(db, (tx) => grant(tx, who, 'BDT')))).toBe('txn_idem')
    expect(await cash(who)).toBe(1_000_000n)
  })

  test('of an unknown owner is undefined', async () => {
    expect(await walletOf(db, randomUUID())).toBeUndefined()
  })

  test('has a version that grows with every movement of its own, and with no other', async () => {
    const version = async () => (await walletOf(db, who))?.version ?? 0
    const first = await version()
    await bet(await newMember(), 1n)
    expect(await version()).toBe(first)
    await bet(who, 1n)
    expect(await version()).toBeGreaterThan(first)
  })
})

describe('post', () => {
  test('refuses what would go below zero, and the transaction continues', async () => {
    const left = await transact(db, async (tx) => {
      await expect(
        post(tx, {
          kind: 'bet',
          entries: [
            { member: who, kind: 'CASH', asset: 'BDT', amount: -1_000_001n },
            { system: 'PROMO_COST', asset: 'BDT', amount: 1_000_001n },
          ],
        }),
      ).rejects.toThrow(InsufficientFunds)
      return (await walletOf(tx, who))?.cash
    })
    expect(left).toBe(1_000_000n)
  })

  test('of the last coin by ten at once pays one', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => bet(who, 1_000_000n)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await cash(who)).toBe(0n)
  })

  test('between two members, both ways at once, ends without a deadlock', async () => {
    const other = await newMember()
    const move = (from: string, to: string) =>
      transact(db, (tx) =>
        post(tx, {
          kind: 'upline_transfer',
          entries: [
            { member: from, kind: 'CASH', asset: 'BDT', amount: -1n },
            { member: to, kind: 'CASH', asset: 'BDT', amount: 1n },
          ],
        }),
      )
    const before = await db.execute<{ n: string }>(
      sql`select deadlocks as n from pg_stat_database where datname = current_database()`,
    )
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? move(who, other) : move(other, who))))
    const after = await db.execute<{ n: string }>(
      sql`select deadlocks as n from pg_stat_database where datname = current_database()`,
    )
    expect([await cash(who), await cash(other), after.rows[0]?.n]).toEqual([1_000_000n, 1_000_000n, before.rows[0]?.n])
  })

  test('of nothing is a transaction without legs', async () => {
    const id = await bet(who, 0n)
    const { rows } = await db.execute(sql`select from audit_postings where txn_id = ${id}`)
    expect(rows).toEqual([])
  })

  test('to a wallet not opened is refused', async () => {
    expect(await broken(() => bet(randomUUID(), 1n))).toBe('23502')
  })

  test('is published to the event streams at commit, and not when rolled back', async () => {
    const listener = new pg.Client(pgConfig(where))
    await listener.connect()
    const received: string[] = []
    listener.on('notification', ({ payload }) => received.push(payload ?? ''))
    await listener.query('listen house_events')
    await transact(db, async (tx) => {
      await post(tx, {
        kind: 'bet',
        entries: [
          { member: who, kind: 'CASH', asset: 'BDT', amount: -1n },
          { system: 'PROMO_COST', asset: 'BDT', amount: 1n },
        ],
      })
      throw new Error('undone')
    }).catch(() => {})
    const other = await newMember()
    await expect
      .poll(() => received.map((payload) => JSON.parse(payload) as unknown))
      .toEqual([{ name: 'balance', memberId: other }])
    await listener.end()
  })
})

describe('a mirror', () => {
  test('reverses a transaction exactly, once', async () => {
    const id = await bet(who, 777n)
    const { rows } = await db.execute<{ legs: Leg[] }>(sql`select ${mirrorOf(sql`${id}`)} as legs`)
    const entries = entriesOf(rows[0]?.legs ?? [])
    const reverse = () => transact(db, (tx) => post(tx, { kind: 'rollback', entries, reverses: id }))
    await reverse()
    expect(await cash(who)).toBe(1_000_000n)
    expect(await broken(reverse)).toBe('txn_reverses')
  })
})

describe('the database itself refuses its owner', () => {
  const sums = (legs: { account: number; asset: string; amount: number }[]) =>
    broken(() =>
      transact(owner, async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(sql`insert into txn (kind) values ('forged') returning id`)
        const values = legs.map(({ account, asset, amount }) => sql`(${rows[0]?.id}, ${account}, ${asset}, ${amount})`)
        await tx.execute(
          sql`insert into posting (txn_id, account_id, asset, amount) values ${sql.join(values, sql`, `)}`,
        )
      }),
    )
  const accountOf = async (kind: string, asset: string) => {
    await transact(db, (tx) =>
      post(tx, { kind: 'jackpot_seed', entries: [{ system: kind as 'PROMO_COST', asset, amount: 0n }] }),
    )
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from account where owner is null and kind = ${kind} and asset = ${asset}`,
    )
    return Number(rows[0]?.id)
  }

  test('a transaction that does not sum to zero', async () => {
    const [a, b] = [await accountOf('PROMO_COST', 'BDT'), await accountOf('GAME_PNL:T1', 'BDT')]
    expect(
      await sums([
        { account: a, asset: 'BDT', amount: 5 },
        { account: b, asset: 'BDT', amount: -4 },
      ]),
    ).toBe('posting_sum_zero')
    expect(await sums([{ account: a, asset: 'BDT', amount: 5 }])).toBe('posting_sum_zero')
    expect(
      await sums([
        { account: a, asset: 'BDT', amount: 5 },
        { account: b, asset: 'BDT', amount: -5 },
      ]),
    ).toBeUndefined()
  })

  test('play coins in a transaction of money, even where both sum to zero', async () => {
    const [a, b] = [await accountOf('PROMO_COST', 'BDT'), await accountOf('GAME_PNL:T1', 'BDT')]
    const [c, d] = [await accountOf('PROMO_COST', 'FUN'), await accountOf('GAME_PNL:T1', 'FUN')]
    const legs = [
      { account: a, asset: 'BDT', amount: 5 },
      { account: b, asset: 'BDT', amount: -5 },
      { account: c, asset: 'FUN', amount: 5 },
      { account: d, asset: 'FUN', amount: -5 },
    ]
    expect(await sums(legs)).toBe('posting_one_asset')
  })

  test('a posting in another asset than its account', async () => {
    expect(await sums([{ account: await accountOf('PROMO_COST', 'BDT'), asset: 'FUN', amount: 5 }])).toBe(
      'posting_account_asset',
    )
  })

  test.each([
    'update posting set amount = amount + 1',
    'delete from posting',
    'truncate posting',
    'update txn set kind = kind',
    'delete from txn',
    'truncate txn cascade',
  ])('%s', async (statement) => {
    expect(await broken(() => owner.execute(sql.raw(statement)))).toBe('append_only')
  })

  test('a balance moved by hand, an account opened with money, an account removed', async () => {
    expect(await broken(() => owner.update(account).set({ balance: 5n }).where(eq(account.owner, who)))).toBe(
      'account_by_postings_only',
    )
    expect(
      await broken(() => owner.insert(account).values({ owner: who, kind: 'GIFT', asset: 'BDT', balance: 5n })),
    ).toBe('account_by_postings_only')
    expect(await broken(() => owner.delete(account).where(eq(account.owner, who)))).toBe('account_by_postings_only')
  })

  test('a member below zero, by any posting', async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from account where owner = ${who} and kind = 'CASH'`,
    )
    const services = await accountOf('PROMO_COST', 'BDT')
    expect(
      await sums([
        { account: Number(rows[0]?.id), asset: 'BDT', amount: -1_000_001 },
        { account: services, asset: 'BDT', amount: 1_000_001 },
      ]),
    ).toBe('account_balance_not_negative')
  })
})

describe('checkInvariants', () => {
  const withoutGuards = (statement: string) =>
    owner.transaction(async (tx) => {
      for (const table of ['account', 'posting']) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
      await tx.execute(sql.raw(statement))
      for (const table of ['account', 'posting']) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    })

  test('finds nothing in a consistent ledger', async () => {
    expect(await checkInvariants(db)).toEqual([])
  })

  test('finds a balance moved by hand', async () => {
    const [row] = await db.select().from(account).where(eq(account.owner, who)).limit(1)
    await withoutGuards(`update account set balance = balance + 1 where id = ${row?.id}`)
    expect(await checkInvariants(db)).toEqual([{ rule: 'balance', subject: String(row?.id) }])
    await withoutGuards(`update account set balance = balance - 1 where id = ${row?.id}`)
  })

  test('finds a posting changed, a sum broken', async () => {
    const id = await bet(who, 10n)
    await withoutGuards(`update posting set amount = 11 where txn_id = ${id} and amount = 10`)
    expect(await checkInvariants(db)).toEqual([{ rule: 'sum', subject: String(id) }])
    await withoutGuards(`update posting set amount = 10 where txn_id = ${id} and amount = 11`)
  })

  test('finds a vendor transaction booked twice', async () => {
    await owner.$client.query(`
      alter table txn_before drop constraint if exists txn_before_vendor_tx;
      alter table txn disable trigger user;
      insert into txn (kind, vendor, vendor_tx) values ('bet', 'T1', 'twice'), ('win', 'T1', 'twice');
      alter table txn enable trigger user`)
    expect(await checkInvariants(db)).toEqual([{ rule: 'repeated', subject: 'T1/twice' }])
  })
})

test('a time of the ledger that is told goes on from its newest row, and is not to come', async () => {
  const told = (at: string) =>
    transact(db, async (tx) => {
      await tx.execute(sql`select set_config('ledger.at', ${at}, true)`)
      await post(tx, {
        kind: 'deposit',
        entries: [
          { system: 'BANK', asset: 'BDT', amount: -100n },
          { system: 'SUSPENSE', asset: 'BDT', amount: 100n },
        ],
      })
    })
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at::text as at from txn order by id desc limit 1`,
  )
  await expect(told('2020-01-01T00:00:00Z')).rejects.toThrow()
  await expect(told('2120-01-01T00:00:00Z')).rejects.toThrow()
  const newest = rows[0]?.at ?? ''
  await told(newest)
  const last = await db.execute<{ at: string }>(sql`select created_at::text as at from txn order by id desc limit 1`)
  expect(last.rows[0]?.at).toBe(newest)
})
