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
import { claimRewards, offerReward, takeBackReward } from '../rewards/index.ts'
import { expireRequirements, forfeitBonus, requiredOf, startNextBonus } from './index.ts'
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
      amount: fc.constantFrom('100.00', '33.33', '0.50', '130.00', '50.00'),
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
      multiple: fc.constantFrom(2, 5),
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spend' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), at: fc.nat(1) }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** How histories begin: with the deposit and a bonus met that asks for little, with everything lost, or anyhow. */
const openings: Record<'met' | 'lost' | 'any', Step[]> = {
  met: [
    { do: 'bet', tx: 0, round: 0, amount: '130.00', close: true },
    { do: 'win', tx: 0, round: 0, amount: '77.77', close: true },
  ],
  lost: [{ do: 'spend' }, { do: 'bet', tx: 0, round: 0, amount: '50.00', close: true }],
  any: [],
}
const opening = fc.constantFrom('met' as const, 'lost' as const, 'any' as const)

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
        if (one && (one.state === 'WAITING' || !['WAITING', 'ACTIVE', 'COMPLETED'].includes(state))) one.state = state
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
  const revoked = { met: 0, kept: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      opening,
      fc.array(step, { minLength: 6, maxLength: 40 }),
      async (live, begun, steps) => {
        const player = await playerAt(db, fixture)
        const { memberId, asset } = player
        const before = await costOf(memberId)
        if (live) await player.plays('LIVE')
        const model = turnoverModel(live ? lessOf : (stake) => stake, 100n)
        const gifts: number[] = []
        const take = (multiple: number, maxRelease: bigint | null) =>
          transact(db, async (tx) => {
            const now = fixture.clock.now()
            const gift = await offerReward(tx, settings, {
              memberId,
              asset,
              source: 'MANUAL',
              ref: randomUUID(),
              form: 'BONUS',
              amount: bonusGiven,
              multiple,
              days: 30,
              maxRelease,
              now,
            })
            await claimRewards(tx, { memberId, asset, settings, now }, gift?.id)
            gifts.push(gift?.id ?? 0)
            model.take(bonusGiven, requiredOf(multiple, bonusGiven), maxRelease)
          })
        await player.payIn(10_000n)
        model.payIn(10_000n)
        await take(begun === 'met' ? 0.5 : 5, null)
        const requirementsNow = () =>
          db.select().from(requirement).where(eq(requirement.memberId, memberId)).orderBy(requirement.id)
        const fold = journalFold(memberId, (validBet) => (live ? (validBet * 10n) / 100n : validBet))
        fold.begin(await requirementsNow())
        fold.sync(await requirementsNow())
        const run = randomUUID().slice(0, 8)
        const received = new Set<string>()
        const charged = new Set<number>()
        for (const one of [...openings[begun], ...steps]) {
          if (one.do === 'pay') {
            const amount = parseMoney(one.amount) ?? 0n
            await player.payIn(amount)
            model.payIn(amount)
          } else if (one.do === 'take') {
            await take(one.multiple, one.most)
          } else if (one.do === 'spend') {
            const all = model.spend()
            if (all > 0n) await player.move(-all)
          } else if (one.do === 'charge') {
            const gift = gifts[one.at]
            if (gift === undefined || charged.has(gift)) continue
            charged.add(gift)
            const { state, missing } = await transact(db, (tx) =>
              takeBackReward(tx, gift, `deposit:${run}`, fixture.clock.now()),
            )
            if (state === 'RELEASED') revoked.met++
            if (missing > 0n) revoked.kept++
            model.chargeBack(one.at)
          } else if (one.do === 'end') {
            await end(memberId, one.as)
            model.end(one.as)
          } else if (one.do === 'close') {
            if (
              (await fixture.send('round-close', player.body({ roundId: `${run}-${one.round}` }))).body.status === 'OK'
            )
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
      },
    ),
    { numRuns: 120 },
  )
  expect(folded).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(0)
  expect(Math.min(...Object.values(revoked))).toBeGreaterThan(0)
  expect([...ends].sort()).toEqual(['ACTIVE', 'CANCELLED', 'CLEARED', 'COMPLETED', 'EXPIRED', 'FORFEITED', 'WAITING'])
  const { rows } = await db.execute(sql`
    select r.id from requirement r left join requirement_step s on s.requirement_id = r.id
    group by r.id having r.done <> coalesce(sum(s.amount), 0)`)
  expect(rows).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})
