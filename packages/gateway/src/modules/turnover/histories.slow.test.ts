import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlement } from '../settlements/schema.ts'
import { requirement } from './schema.ts'
import { transact } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { parseMoney } from '../../ledger/money.ts'
import { requirementQueue, turnoverModel } from './testing.model.ts'
import { bonusWeights, expireRequirements, forfeitBonus, startNextBonus, takeBonus } from './index.ts'
import { vendorFixture, playerAt, settings } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)

/** Few distinct ids and rounds, so that calls repeat, collide and arrive in any order. */
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const), amount: fc.constantFrom('100.00', '40.00') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      tx: fc.nat(5),
      round: fc.nat(2),
      amount: fc.constantFrom('100.00', '33.33', '0.50', '130.00'),
      close: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('win' as const),
      tx: fc.nat(3),
      round: fc.nat(2),
      amount: fc.constantFrom('0.00', '10.01', '100.00', '77.77'),
      close: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      tx: fc.nat(6),
      of: fc.constantFrom('b0', 'b1', 'b2', 'b3', 'w0', 'w1'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('close' as const), round: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      required: fc.constantFrom(10_000n, 25_000n),
      most: fc.constantFrom(null, 4_000n),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      as: fc.constantFrom('FORFEITED' as const, 'EXPIRED' as const),
    }),
  },
)

const bonusGiven = 5_000n

type Row = typeof requirement.$inferSelect

/**
 * Progress of one member as nothing but a fold of the settlement journal, for games of one weight: `weigh` is what
 * counts of the valid bet of a round. Requirements that end otherwise than by play are ended by `sync`.
 */
function journalFold(memberId: string, weigh: (validBet: bigint) => bigint) {
  const { requirements, change } = requirementQueue()
  const valid = new Map<number, bigint>()
  let last = 0
  return {
    requirements,
    async read() {
      const rows = await db
        .select({ id: settlement.id, roundId: settlement.roundId, validBet: settlement.validBet })
        .from(settlement)
        .where(and(eq(settlement.memberId, memberId), gt(settlement.id, last)))
        .orderBy(asc(settlement.id))
      for (const { id, roundId, validBet } of rows) {
        const before = valid.get(roundId ?? 0) ?? 0n
        valid.set(roundId ?? 0, before + validBet)
        change(roundId ?? 0, weigh(before), weigh(before + validBet))
        last = id
      }
      return rows.length
    },
    begin(rows: readonly Row[]) {
      for (const { required, source } of rows.slice(requirements.length))
        requirements.push({
          required,
          done: 0n,
          bonus: source === 'BONUS',
          state: source === 'BONUS' ? 'WAITING' : 'ACTIVE',
        })
    },
    sync(rows: readonly Row[]) {
      for (const [at, { state }] of rows.entries()) {
        const one = requirements[at]
        if (one && (one.state === 'WAITING' || state === 'CLEARED' || state === 'FORFEITED' || state === 'EXPIRED'))
          one.state = state as typeof one.state
      }
    },
  }
}

/** Ends the bonus that is played: given up, or its time is over. The next begins. */
async function end(memberId: string, as: 'FORFEITED' | 'EXPIRED') {
  const now = fixture.clock.now()
  await transact(db, async (tx) => {
    if (as === 'FORFEITED') await forfeitBonus(tx, { memberId, asset: 'BDT', now })
    else {
      await tx
        .update(requirement)
        .set({ expiresAt: now })
        .where(
          and(eq(requirement.memberId, memberId), eq(requirement.source, 'BONUS'), eq(requirement.state, 'ACTIVE')),
        )
      await expireRequirements(tx, memberId, now)
    }
    await startNextBonus(tx, { memberId, asset: 'BDT' }, now)
  })
}

const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

const lessOf = (stake: bigint, win: bigint) => {
  const net = stake > win ? stake - win : win - stake
  return ((net < stake ? net : stake) * 10n) / 100n
}

/** What the operator has given to a player and not got back, minor units. */
async function costOf(memberId: string): Promise<bigint> {
  const { rows } = await db.execute<{ cost: string }>(sql`
    select coalesce(-sum(p.amount), 0)::text as cost from posting p join account a on a.id = p.account_id
    where a.kind = 'PROMO_COST' and p.txn_id in (
      select o.txn_id from posting o join account own on own.id = o.account_id where own.owner = ${memberId})`)
  return BigInt(rows[0]?.cost ?? 0)
}

test('after any history, late calls included, money follows the rules and progress is a fold of the journal', async () => {
  const ends = new Set<string>()
  let refused = 0
  let folded = 0
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 6, maxLength: 40 }), async (live, steps) => {
      const player = await playerAt(db, fixture)
      const { memberId, asset } = player
      const before = await costOf(memberId)
      if (live) await player.plays('LIVE')
      const model = turnoverModel(live ? lessOf : (stake) => stake, 100n)
      const take = (required: bigint, maxRelease: bigint | null) =>
        transact(db, (tx) =>
          takeBonus(tx, {
            memberId,
            asset,
            ref: randomUUID(),
            offer: 'MANUAL',
            amount: bonusGiven,
            base: required,
            multiple: 1,
            days: 30,
            maxBet: null,
            maxRelease,
            weights: bonusWeights(settings),
            now: fixture.clock.now(),
          }),
        )
      await player.payIn(10_000n)
      model.payIn(10_000n)
      await take(25_000n, null)
      model.take(bonusGiven, 25_000n, null)
      const requirementsNow = () =>
        db.select().from(requirement).where(eq(requirement.memberId, memberId)).orderBy(requirement.id)
      const fold = journalFold(memberId, (validBet) => (live ? (validBet * 10n) / 100n : validBet))
      fold.begin(await requirementsNow())
      fold.sync(await requirementsNow())
      const run = randomUUID().slice(0, 8)
      const received = new Set<string>()
      for (const one of steps) {
        if (one.do === 'pay') {
          const amount = parseMoney(one.amount) ?? 0n
          await player.payIn(amount)
          model.payIn(amount)
        } else if (one.do === 'take') {
          await take(one.required, one.most)
          model.take(bonusGiven, one.required, one.most)
        } else if (one.do === 'end') {
          await end(memberId, one.as)
          model.end(one.as)
        } else if (one.do === 'close') {
          if ((await fixture.send('round-close', player.body({ roundId: `${run}-${one.round}` }))).body.status === 'OK')
            model.close(one.round)
        } else {
          const name = `${one.do[0]}${one.tx}`
          const ids = {
            txId: `${run}-${name}`,
            ...('round' in one && { roundId: `${run}-${one.round}`, amount: one.amount, roundClosed: one.close }),
          }
          const call = { bet: 'debit', win: 'credit', undo: 'rollback' }[one.do]
          const { body: response } = await fixture.send(
            call,
            player.body({ ...ids, ...('of' in one && { refTxId: `${run}-${one.of}` }) }),
          )
          if (one.do === 'undo' && response.status === 'INSUFFICIENT_FUNDS') {
            // A rollback waits for money that was the player's, and for no other.
            expect(model.owes(one.of)).toBeGreaterThan(model.state().cash)
            refused++
          }
          if (response.status !== 'OK' || received.has(name)) continue
          received.add(name)
          if (one.do === 'bet') model.bet(name, one.round, parseMoney(one.amount) ?? 0n, one.close)
          else if (one.do === 'win') model.win(name, one.round, parseMoney(one.amount) ?? 0n, one.close)
          else model.undo(one.of)
        }
        const rows = await requirementsNow()
        fold.begin(rows)
        folded += await fold.read()
        fold.sync(rows)
        expect(
          fold.requirements.map(({ done }) => done),
          JSON.stringify(one, text),
        ).toEqual(rows.map(({ done }) => done))
        const response = rows.map(({ required, done, state, released }) => ({ required, done, state, released }))
        expect(response, JSON.stringify(one, text)).toEqual(model.requirements())
        expect(
          { ...(await player.wallet()), cost: (await costOf(memberId)) - before },
          JSON.stringify(one, text),
        ).toEqual(model.state())
        for (const { state } of response) ends.add(state)
      }
    }),
    { numRuns: 120 },
  )
  expect(folded).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(0)
  expect([...ends].sort()).toEqual(['ACTIVE', 'CLEARED', 'COMPLETED', 'EXPIRED', 'FORFEITED', 'WAITING'])
  const { rows } = await db.execute(sql`
    select r.id from requirement r left join requirement_step s on s.requirement_id = r.id
    group by r.id having r.done <> coalesce(sum(s.amount), 0)`)
  expect(rows).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})
