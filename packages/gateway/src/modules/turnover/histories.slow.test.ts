import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlement } from '../settlements/schema.ts'
import { requirement } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { parseMoney } from '../../ledger/money.ts'
import { requirementQueue, turnoverModel } from './testing.model.ts'
import { vendorFixture, playerAt } from './testing.ts'

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
)

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
        requirements.push({ required, done: 0n, bonus: source === 'BONUS', state: 'ACTIVE' })
    },
    sync(rows: readonly Row[]) {
      for (const [at, { state }] of rows.entries()) {
        const one = requirements[at]
        if (one && state === 'CLEARED') one.state = 'CLEARED'
      }
    },
  }
}

const lessOf = (stake: bigint, win: bigint) => {
  const net = stake > win ? stake - win : win - stake
  return ((net < stake ? net : stake) * 10n) / 100n
}

test('after any history, late calls included, money follows the rules and progress is a fold of the journal', async () => {
  const ends = new Set<string>()
  let folded = 0
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 6, maxLength: 30 }), async (live, steps) => {
      const player = await playerAt(db, fixture)
      if (live) await player.plays('LIVE')
      const model = turnoverModel(live ? lessOf : (stake) => stake, 100n)
      await player.payIn(10_000n, { withBonus: true })
      // Low enough to be met within a history.
      await db
        .update(requirement)
        .set({ required: 25_000n })
        .where(sql`member_id = ${player.memberId} and source = 'BONUS'`)
      model.payIn(10_000n, 5_000n, 5n)
      const requirementsNow = () =>
        db.select().from(requirement).where(eq(requirement.memberId, player.memberId)).orderBy(requirement.id)
      const fold = journalFold(player.memberId, (validBet) => (live ? (validBet * 10n) / 100n : validBet))
      const run = randomUUID().slice(0, 8)
      const received = new Set<string>()
      for (const one of steps) {
        if (one.do === 'pay') {
          const amount = parseMoney(one.amount) ?? 0n
          await player.payIn(amount)
          model.payIn(amount, 0n, 0n)
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
          JSON.stringify(one),
        ).toEqual(rows.map(({ done }) => done))
        const response = rows.map(({ required, done, state }) => ({ required, done, state }))
        expect(response, JSON.stringify(one)).toEqual(model.requirements())
        expect(await player.wallet(), JSON.stringify(one)).toEqual(model.balances)
        for (const { state } of response) ends.add(state)
      }
    }),
    { numRuns: 60 },
  )
  expect(folded).toBeGreaterThan(100)
  expect([...ends].sort()).toEqual(['ACTIVE', 'CLEARED', 'COMPLETED'])
  const { rows } = await db.execute(sql`
    select r.id from requirement r left join requirement_step s on s.requirement_id = r.id
    group by r.id having r.done <> coalesce(sum(s.amount), 0)`)
  expect(rows).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})
