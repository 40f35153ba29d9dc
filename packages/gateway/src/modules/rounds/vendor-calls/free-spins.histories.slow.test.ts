import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requirement } from '../../turnover/schema.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import { settingsOf } from '../../../app/settings.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { settleExpiredSpins } from '../../rewards/spins/settle.ts'
import { vendorFixture } from '../testing.ts'
import { claimSpins, grantOf, rewardOf, spinner } from './testing.spins.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const { send, clock } = fixture
const day = 86_400_000

/** What a vendor does next; numbers choose among the rounds there are. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bet' as const), close: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('win' as const),
      at: fc.nat(20),
      amount: fc.nat(2_000),
      close: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('backBet' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('backWin' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
)

interface Model {
  bet: Record<string, unknown>
  state: 'OPEN' | 'CLOSED' | 'REOPENED' | 'VOIDED'
  placed: boolean
  wins: { sent: Record<string, unknown>; amount: bigint; back: boolean }[]
}
const money = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

test('used and left are what was given, and the sum of settled wins is paid once, up to the cap', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: null }),
      fc.constantFrom(0, 3),
      fc.array(step, { maxLength: 25 }),
      async (count, maxWin, multiple, steps) => {
        const game = await fixture.launchGame('T1')
        const id = await claimSpins(db, fixture, game, {
          count,
          multiple,
          days: 1,
          ...(maxWin !== null && { maxWin: BigInt(maxWin) }),
        })
        const { bet, credit } = spinner(fixture, game, id)
        const from = clock.time
        const rounds: Model[] = []
        let [over, paid, expired] = [false, 0n, false]
        const used = () => rounds.filter(({ placed }) => placed).length
        const won = () =>
          rounds.flatMap(({ wins }) => wins.filter(({ back }) => !back)).reduce((n, w) => n + w.amount, 0n)
        const open = () => rounds.filter(({ state }) => state === 'OPEN' || state === 'REOPENED').length
        const settle = () => {
          if (over || open() > 0 || (used() < count && !expired)) return
          over = true
          paid = maxWin !== null && won() > BigInt(maxWin) ? BigInt(maxWin) : won()
        }
        for (const one of steps) {
          const round = 'at' in one ? rounds[one.at % Math.max(1, rounds.length)] : undefined
          if (one.do === 'bet') {
            const sent = bet({ roundClosed: one.close })
            const { status } = (await send('debit', sent)).body
            const fits = !over && !expired && used() < count
            expect(status).toBe(fits ? 'OK' : expired && !over ? expect.stringMatching(/TOKEN_EXPIRED|OVER/) : status)
            if (status !== 'OK') {
              expect(fits && status !== 'TOKEN_EXPIRED').toBe(false)
              continue
            }
            rounds.push({ bet: sent, state: one.close ? 'CLOSED' : 'OPEN', placed: true, wins: [] })
            if (one.close) settle()
          } else if (one.do === 'win' && round) {
            const sent = credit(round.bet, money(one.amount), { roundClosed: one.close })
            const { status } = (await send('credit', sent)).body
            expect(status).toBe(round.placed ? 'OK' : 'TX_ROLLED_BACK')
            if (status !== 'OK') continue
            expect((await send('credit', sent)).body.status).toBe('OK')
            round.wins.push({ sent, amount: BigInt(one.amount), back: false })
            round.state = one.close ? 'CLOSED' : round.state === 'CLOSED' ? 'REOPENED' : round.state
            settle()
          } else if (one.do === 'backBet' && round) {
            const back = game.body({ txId: randomUUID(), refTxId: round.bet['txId'] })
            expect((await send('rollback', back)).body.status).toBe('OK')
            if (!round.placed) continue
            round.placed = false
            const kept = round.wins.some((win) => !win.back)
            round.state = kept ? (round.state === 'CLOSED' ? 'REOPENED' : round.state) : 'VOIDED'
            settle()
          } else if (one.do === 'backWin' && round) {
            const win = round.wins.find(({ back }) => !back)
            if (!win) continue
            const back = game.body({ txId: randomUUID(), refTxId: win.sent['txId'] })
            expect((await send('rollback', back)).body.status).toBe('OK')
            win.back = true
            const kept = round.placed || round.wins.some((other) => !other.back)
            round.state = kept ? (round.state === 'CLOSED' ? 'REOPENED' : round.state) : 'VOIDED'
            settle()
          } else if (one.do === 'close' && round) {
            await send('round-close', game.body({ roundId: round.bet['roundId'] }))
            if (round.state === 'OPEN' || round.state === 'REOPENED') {
              round.state = 'CLOSED'
              settle()
            }
          } else if (one.do === 'expire') {
            clock.time = new Date(from.getTime() + day)
            expired = true
            await settleExpiredSpins(db, settingsOf(), clock.now())
            settle()
          }
          const grant = await grantOf(db, id)
          expect(grant).toMatchObject({ used: used(), won: won(), unsettled: open(), paid: over ? paid : null })
        }
        clock.time = from
        const wallet = await walletOf(db, game.playerId)
        const row = await rewardOf(db, id)
        expect((wallet?.cash ?? 0n) + (wallet?.bonus ?? 0n)).toBe(10_000_00n + paid)
        expect([row?.txnId !== null, row?.requirementId !== null]).toEqual([
          multiple === 0 && paid > 0n,
          multiple > 0 && paid > 0n,
        ])
        if (multiple > 0 && paid > 0n) {
          const [bonus] = await db
            .select()
            .from(requirement)
            .where(eq(requirement.id, row?.requirementId ?? 0))
          expect(bonus).toMatchObject({ base: paid, bonus: paid, required: paid * 3n })
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(await checkInvariants(db)).toEqual([])
  const { rows } = await db.execute(sql`select from round where member_id in (select member_id from spin_grant)`)
  expect(rows).toEqual([])
}, 240_000)
