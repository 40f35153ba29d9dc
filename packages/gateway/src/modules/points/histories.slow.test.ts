import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, transact } from '../../db/client.ts'
import { unhurried } from '../../testing/patient-limits.ts'
import { pointItem } from './schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { Refused } from '../../lib/refusal.ts'
import { settingsOf } from '../../app/settings.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkJournal } from '../settlements/checks.ts'
import { type LaunchedGame, vendorFixture } from '../rounds/testing.ts'
import { standingOf } from './account.ts'
import { convertPoints } from './convert.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { lead, readers } from '../../testing/readers.ts'
import { points } from './earn.ts'
import { approveOrder, redeemItem, rejectOrder } from './orders.ts'
import { anItem, address } from './testing.ts'

const { db, where } = await freshDb()
const otherDb = openDb(where, unhurried)
const gateway = await vendorFixture(db)
afterAll(() => otherDb.$client.end())
beforeAll(() => lead(db))

let rates: Record<string, number> = {}
const settings = () =>
  settingsOf([{ key: 'points', value: { rates, minPoints: 10, stepPoints: 10, perDayPoints: 300 } }])
const job = readers({ db: otherDb, settings, clock: systemClock }, { consumers: [points] })
/** Counts all that was settled. A transaction of any database of the server can hold the watermark below the last. */
async function earn(): Promise<void> {
  await expect
    .poll(
      async () => {
        await job()
        const { rows } = await db.execute<{ left: number }>(sql`
          select count(*)::int as left from settlement s
          where (s.written_by, s.id) > (select c.written_by, c.id from journal_cursor c where c.consumer = 'points')`)
        return rows[0]?.left
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(0)
}

/** What a bet of minor units earns, in millionths of a point, at so many points per 100.00. */
const micro = (stake: bigint, rate: number) => stake * BigInt(Math.round(rate * 100))

interface Model {
  /** Exact, in millionths: what was earned and not taken back. */
  earned: bigint
  /** Whole points that were spent and did not come back. */
  spent: bigint
  cash: bigint
  today: number
}
const net = ({ earned, spent }: Model) => {
  const rest = ((earned % 1_000_000n) + 1_000_000n) % 1_000_000n
  return (earned - rest) / 1_000_000n - spent
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      stake: fc.constantFrom('100.00', '33.33', '0.07', '999.99'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('rollback' as const), of: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('earn' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('convert' as const), points: fc.constantFrom(10, 20, 50, 15) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('redeem' as const), item: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('decide' as const), of: fc.nat(2), approve: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('nextDay' as const), rate: fc.constantFrom(0, 10, 0.37, 1000) }),
  },
)

/** So that there is something to spend. */
const opening = [{ does: 'bet', stake: '999.99' }, { does: 'earn' }] as const

/** The code of a refusal, or what was made. */
async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

test(
  'after any history of play, rollbacks, conversions and orders points are what a naive count says',
  { timeout: 300_000 },
  async () => {
    const [limited, cheap] = [
      await anItem(db, { points: 40n, stock: 3, perMember: 2 }),
      await anItem(db, { points: 7n }),
    ]
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        rates = { RNG: 10 }
        await db.update(pointItem).set({ stock: 3 }).where(eq(pointItem.id, limited))
        gateway.clock.time = new Date(gateway.clock.time.getTime() + 3 * 86_400_000)
        const player = await launched()
        const memberId = player.playerId
        const run = randomUUID().slice(0, 8)
        const model: Model = { earned: 0n, spent: 0n, cash: 0n, today: 0 }
        const bets: { id: string; stake: bigint; rate: number; counted: boolean; back: boolean }[] = []
        const orders: { id: number; points: bigint; limited: boolean; open: boolean; back: boolean }[] = []
        let stock = 3
        const tally = (one: (typeof bets)[number]) => {
          const wanted = one.back ? 0n : micro(one.stake, one.rate)
          model.earned += wanted - (one.counted ? micro(one.stake, one.rate) : 0n)
          one.counted = !one.back
        }
        const spend = (points: bigint): string | undefined =>
          net(model) < 0n ? 'points_owed' : net(model) < points ? 'points_not_enough' : undefined

        for (const one of [...opening, ...steps]) {
          const now = gateway.clock.time
          if (one.does === 'bet') {
            const id = `${run}-${bets.length}`
            const answer = await bet(player, id, one.stake)
            if (answer)
              bets.push({
                id,
                stake: BigInt(one.stake.replace('.', '')),
                rate: rates['RNG'] ?? 0,
                counted: false,
                back: false,
              })
          } else if (one.does === 'rollback') {
            const of = bets[one.of]
            if (!of || of.back) continue
            await gateway.send('rollback', player.body({ txId: `r${of.id}`, refTxId: `d${of.id}` }))
            of.back = true
          } else if (one.does === 'earn') {
            await earn()
            bets.forEach(tally)
          } else if (one.does === 'nextDay') {
            // The rates of a day are those when it was first counted.
            await earn()
            bets.forEach(tally)
            gateway.clock.time = new Date(now.getTime() + 86_400_000)
            rates = { RNG: one.rate }
            model.today = 0
          } else if (one.does === 'convert') {
            const outcome = await attempt(() =>
              transact(db, (tx) =>
                convertPoints(tx, settings(), { memberId, asset: 'BDT', points: one.points, key: randomUUID(), now }),
              ),
            )
            const refused =
              spend(BigInt(one.points)) ??
              (one.points % 10 !== 0 || model.today + one.points > 300 ? 'points_out_of_range' : undefined)
            expect(typeof outcome === 'string' ? outcome : undefined).toBe(refused)
            seen.add(`convert ${refused ?? 'done'}`)
            if (refused) continue
            model.spent += BigInt(one.points)
            model.today += one.points
            model.cash += BigInt(one.points)
          } else if (one.does === 'redeem') {
            const isLimited = one.item === 0
            const price = isLimited ? 40n : 7n
            const outcome = await attempt(() =>
              transact(db, (tx) =>
                redeemItem(tx, settings(), {
                  memberId,
                  asset: 'BDT',
                  itemId: isLimited ? limited : cheap,
                  address,
                  key: randomUUID(),
                  now,
                }),
              ),
            )
            const held = orders.filter((each) => each.limited && !each.back).length
            const refused =
              spend(price) ??
              (isLimited && held >= 2 ? 'limit_reached' : isLimited && stock === 0 ? 'out_of_stock' : undefined)
            expect(typeof outcome === 'string' ? outcome : undefined).toBe(refused)
            seen.add(`redeem ${refused ?? 'done'}`)
            if (typeof outcome === 'string') continue
            model.spent += price
            if (isLimited) stock--
            orders.push({ id: outcome.id, points: price, limited: isLimited, open: true, back: false })
          } else {
            const order = orders[one.of]
            if (!order) continue
            const outcome = await attempt(() =>
              transact(db, (tx) =>
                one.approve
                  ? approveOrder(tx, settings(), { id: order.id, by: 'mitu', now, deliveryNo: 'S1' })
                  : rejectOrder(tx, { id: order.id, by: 'mitu', now, reason: 'None left' }),
              ),
            )
            expect(typeof outcome === 'string' ? outcome : undefined).toBe(order.open ? undefined : 'order_closed')
            seen.add(order.open ? (one.approve ? 'approved' : 'rejected') : 'closed')
            if (order.open && !one.approve) {
              model.spent -= order.points
              order.back = true
              if (order.limited) stock++
            }
            order.open = false
          }
          const { balance, owed } = await standingOf(db, memberId)
          const is = net(model)
          expect({ balance, owed }).toEqual({ balance: is > 0n ? is : 0n, owed: is < 0n ? -is : 0n })
          if (owed > 0n) seen.add('owed')
        }
        await earn()
        bets.forEach(tally)
        const { balance, owed, rest } = await standingOf(db, memberId)
        expect(balance - owed).toBe(net(model))
        expect(BigInt(rest)).toBe(((model.earned % 1_000_000n) + 1_000_000n) % 1_000_000n)
        const { rows } = await db.execute<{ cash: string; issued: string }>(sql`
          select (select coalesce(sum(amount), 0)::text from point_conversion where member_id = ${memberId}) as cash,
            (select coalesce(sum(p.amount), 0)::text from posting p join account a on a.id = p.account_id
              where a.owner = ${memberId} and a.asset = 'POINTS') as issued`)
        expect(rows).toEqual([{ cash: String(model.cash), issued: String(balance) }])
        const [item] = await db.select().from(pointItem).where(eq(pointItem.id, limited))
        expect(item?.stock).toBe(stock)
      }),
      { numRuns: 25 },
    )
    for (const one of ['approved', 'rejected', 'closed', 'owed', 'convert done', 'redeem done'])
      expect(seen).toContain(one)
    expect(await checkInvariants(db)).toEqual([])
    expect(await checkJournal(db)).toEqual([])
  },
)

/** A player whose session lasts. */
async function launched(): Promise<LaunchedGame> {
  const player = await gateway.launchGame('T1')
  await db.execute(
    sql`update game_session set expires_at = expires_at + interval '1 year' where member_id = ${player.playerId}`,
  )
  return player
}

/** A closed round that loses its stake. @returns whether there was money for it */
async function bet(player: LaunchedGame, id: string, amount: string): Promise<boolean> {
  const { body } = await gateway.send('debit', player.body({ txId: `d${id}`, roundId: id, amount, roundClosed: true }))
  return body.status === 'OK'
}

test('a rollback takes back what the round earned, whatever the rates are by then; trial players earn nothing', async () => {
  rates = { RNG: 10 }
  gateway.clock.time = new Date(gateway.clock.time.getTime() + 30 * 86_400_000)
  const [player, trial] = [await launched(), await gateway.launchGame('T1', { type: 4, asset: 'FUN' })]
  const points = async () => (await standingOf(db, player.playerId)).balance
  await bet(player, 'one', '250.00')
  await bet(trial, 'two', '250.00')
  await earn()
  expect(await points()).toBe(25n)
  gateway.clock.time = new Date(gateway.clock.time.getTime() + 86_400_000)
  rates = { RNG: 90 }
  await bet(player, 'three', '100.00')
  await earn()
  expect(await points()).toBe(115n)
  // A change within the day waits for the next.
  rates = { RNG: 1 }
  await bet(player, 'four', '100.00')
  await gateway.send('rollback', player.body({ txId: 'r1', refTxId: 'done' }))
  await gateway.send('rollback', player.body({ txId: 'r2', refTxId: 'dthree' }))
  await earn()
  expect(await points()).toBe(90n)
  expect(await standingOf(db, trial.playerId)).toEqual({ balance: 0n, owed: 0n, rest: 0 })
})

test('a rank multiplies what its days earn; a rollback takes back as much, whatever the rank is by then', async () => {
  rates = { RNG: 10 }
  gateway.clock.time = new Date(gateway.clock.time.getTime() + 30 * 86_400_000)
  const player = await launched()
  const points = async () => (await standingOf(db, player.playerId)).balance
  const rank = (level: number) =>
    db.execute(sql`
      insert into vip_member (member_id, level) values (${player.playerId}, ${level})
      on conflict (member_id) do update set level = excluded.level`)
  await rank(3)
  await bet(player, 'ranked', '100.00')
  await earn()
  expect(await points()).toBe(12n)
  // The day keeps its factor.
  await rank(5)
  await bet(player, 'ranked-again', '100.00')
  await earn()
  expect(await points()).toBe(24n)
  gateway.clock.time = new Date(gateway.clock.time.getTime() + 86_400_000)
  await bet(player, 'next-day', '100.00')
  await earn()
  expect(await points()).toBe(44n)
  await rank(0)
  await gateway.send('rollback', player.body({ txId: 'r-ranked', refTxId: 'dranked' }))
  await earn()
  expect(await points()).toBe(32n)
})

test('what a job was stopped in is counted once', async () => {
  rates = { RNG: 10 }
  gateway.clock.time = new Date(gateway.clock.time.getTime() + 30 * 86_400_000)
  const player = await gateway.launchGame('T1')
  await bet(player, 'five', '500.00')
  const at = async () =>
    (
      await db.execute<{ id: string }>(
        sql`select written_by || ' ' || id as id from journal_cursor where consumer = 'points'`,
      )
    ).rows[0]?.id
  const before = await at()
  // Of two leaders at once one counts; a former one counts nothing.
  await Promise.all([earn(), earn()])
  expect(await at()).not.toBe(before)
  await expect(job(0)).rejects.toThrow('another gateway leads')
  expect((await standingOf(db, player.playerId)).balance).toBe(50n)
})
