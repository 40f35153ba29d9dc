import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../../lib/time/calendar.ts'
import { freshApp } from '../../testing/inject.ts'
import { referralFixture } from './testing.fixture.ts'

const made = await freshApp()
const { app, db, clock } = made
const { count, run, member, inviter } = await referralFixture(made)
const day = 86_400_000
const zone = app.services.settings().site.timeZone
// Postings carry the time of the database, which the clock of the test has to be ahead of.
clock.forward(Math.max(0, Date.now() + day - clock.now().getTime()))
await app.services.settingsStore.write('referral', {
  depositMinor: 1000,
  validBetMinor: 3000,
  days: 5,
  levels: [
    { deposit: 10_000, validBet: 5000 },
    { deposit: 0, validBet: 2500 },
  ],
})

type Step =
  | { do: 'deposit' | 'play'; who: number; amount: number }
  | { do: 'takeBack'; at: number }
  | { do: 'wait'; hours: number }

const who = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), who, amount: fc.integer({ min: 200, max: 1500 }) }),
  fc.record({ do: fc.constant('play' as const), who, amount: fc.integer({ min: 200, max: 4000 }) }),
  fc.record({ do: fc.constant('play' as const), who, amount: fc.integer({ min: 200, max: 4000 }) }),
  fc.record({ do: fc.constant('takeBack' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
)

interface Event {
  who: number
  /** When it counts, and the day it is added on. */
  of: number
  day: string
  deposits: number
  validBet: number
}

/** A chain: 0 invited 1, 1 invited 2, and somebody outside invited 0. In plain sums over all that happened. */
function model(joined: number) {
  const events: Event[] = []
  const friends = [0, 1, 2].map(() => ({ state: 'REGISTERED', qualifiedAt: Infinity }))
  const until = joined + 5 * day
  const sums = (of: number) => {
    const own = events.filter((event) => event.who === of && event.of < until)
    return [
      own.reduce((sum, { deposits }) => sum + deposits, 0),
      own.reduce((sum, { validBet }) => sum + validBet, 0),
    ] as const
  }
  return {
    events,
    friends,
    decide(now: number) {
      friends.forEach((friend, n) => {
        if (!['REGISTERED', 'DEPOSITED'].includes(friend.state)) return
        const [deposits, validBet] = sums(n)
        if (deposits >= 1000 && validBet >= 3000) Object.assign(friend, { state: 'QUALIFIED', qualifiedAt: now })
        else friend.state = until <= now - 600_000 ? 'REJECTED' : deposits >= 1000 ? 'DEPOSITED' : 'REGISTERED'
      })
    },
    /** Shares of the days before `today` of whoever is above a friend: minor units by inviter. */
    shares(today: string) {
      // Inviter n is the one above friend n: 3 is outside, then 0 and 1.
      const paid = new Map<string, number>()
      for (const { who: friend, of, day: on, deposits, validBet } of events) {
        if (on >= today) continue
        const rates = [
          [0.01, 0.005],
          [0, 0.0025],
        ] as const
        for (let level = 0; level < rates.length && friend - level >= 0; level++) {
          const chain = friends.slice(friend - level, friend + 1)
          if (!chain.every(({ qualifiedAt }) => qualifiedAt <= of)) break
          const key = `${friend - level} ${on}`
          const [ofDeposit, ofBet] = rates[level] ?? [0, 0]
          paid.set(key, (paid.get(key) ?? 0) + deposits * ofDeposit + validBet * ofBet)
        }
      }
      const sum = (above: number) =>
        [...paid]
          .filter(([key]) => key.startsWith(`${above} `))
          .reduce((all, [, part]) => all + Math.floor(Math.max(part, 0) + 1e-6), 0)
      return [0, 1, 2].map(sum)
    },
  }
}

test('after any history states and shares are those of plain sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 22 }), async (steps) => {
      const outside = await inviter()
      const people: Awaited<ReturnType<typeof member>>[] = []
      const joined = clock.now().getTime()
      for (let n = 0; n < 3; n++) {
        const code = n === 0 ? outside.code : ((await people[n - 1]?.details())?.code ?? '')
        people.push(await member({ referralCode: code }))
      }
      const plain = model(joined)
      const rounds: { event: Event; takeBack: () => Promise<void>; over: boolean }[] = []
      for (const one of steps) {
        const now = clock.now().getTime()
        const on = dayOf(clock.now(), zone)
        if (one.do === 'wait') clock.forward(one.hours * 3_600_000)
        else if (one.do === 'deposit') {
          await people[one.who]?.deposit(one.amount)
          const {
            rows: [row],
          } = await db.execute<{ at: string }>(sql`select created_at as at from posting order by id desc limit 1`)
          const at = new Date(row?.at ?? 0)
          plain.events.push({ who: one.who, of: at.getTime(), day: dayOf(at, zone), deposits: one.amount, validBet: 0 })
        } else if (one.do === 'play') {
          const event = { who: one.who, of: now, day: on, deposits: 0, validBet: one.amount }
          const takeBack = await people[one.who]?.play(one.amount)
          plain.events.push(event)
          if (takeBack) rounds.push({ event, takeBack, over: false })
        } else if (one.do === 'takeBack') {
          const open = rounds.filter(({ over }) => !over)
          const round = open[one.at % Math.max(open.length, 1)]
          if (round) {
            round.over = true
            await round.takeBack()
            plain.events.push({ ...round.event, day: on, validBet: -round.event.validBet })
          }
        }
        clock.forward(1)
        await count()
        plain.decide(clock.now().getTime())
        clock.forward(1)
      }
      clock.forward(2 * day)
      await run()
      plain.decide(clock.now().getTime())
      const { rows } = await db.execute<{ state: string }>(sql`
        select state from referral where friend_id in (${sql.join(
          people.map(({ id }) => sql`${id}`),
          sql`, `,
        )}) order by id`)
      expect(rows.map(({ state }) => state)).toEqual(plain.friends.map(({ state }) => state))
      const today = dayOf(clock.now(), zone)
      const given = await Promise.all(
        [outside, ...people.slice(0, 2)].map(async ({ id }) => {
          const { rows: sums } = await db.execute<{ sum: string }>(sql`
            select coalesce(sum(amount), 0)::text as sum from reward where member_id = ${id} and ref like 'share:%'`)
          return Number(sums[0]?.sum)
        }),
      )
      expect(given).toEqual(plain.shares(today))
    }),
    { numRuns: 8 },
  )
}, 180_000)
