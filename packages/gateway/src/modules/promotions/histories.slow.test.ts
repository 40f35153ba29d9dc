import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { promotion, promotionEntry } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp } from '../../testing/inject.ts'
import { depositor, fakeProvider, testChannel } from '../deposits/testing.ts'
import { approve, reject, startProcessing } from './decide.ts'
import { promotionBy, writeVersion } from './store.ts'

const provider = fakeProvider()
const { app, db, clock } = await freshApp({ providers: { fake: provider.provider } })
await app.services.settingsStore.write('deposit', {
  channels: [...app.services.settings().deposit.channels, testChannel],
  mostOpen: 100,
})

const percent = fc.constantFrom(10, 25, 50, 100)
const amount = fc.constantFrom(60, 150, 400, 1000)
const who = fc.nat(1)
/** Few people, versions and amounts, so that what is taken and what changes meet in any order. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), percent, least: amount, max: amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take' as const), who, of: fc.constantFrom('match', 'slip') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit' as const), who, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('start' as const, 'approve' as const, 'reject' as const), who, amount }),
  },
)

/** The terms of a version, and what they promise: the model of this test. Major units. */
interface Version {
  percent: number
  least: number
  max: number
  multiple: number
}

const termsOf = (base: PromotionTerms, { percent, least, max, multiple }: Version, of: string): PromotionTerms => ({
  ...base,
  multiple,
  max: `${max}00`,
  ...(of === 'match' && { percent, minDeposit: `${least}00` }),
})

let runs = 0
async function world() {
  const run = ++runs
  const names = { match: `match-${run}`, slip: `slip-${run}` } as const
  const first: Version = { percent: 25, least: 150, max: 400, multiple: 3 }
  const versions = [first]
  const publish = (number: number, now: Version) =>
    transact(db, async (tx) => {
      for (const [of, like] of [
        ['match', 'monsoon-reload'],
        ['slip', 'lucky-slip'],
      ] as const) {
        const found = await promotionBy(tx, like)
        if (!found) throw new Error(`no ${like}`)
        const { promotion: row, version } = found
        const id = names[of]
        if (number === 1) await tx.insert(promotion).values({ ...row, id, position: 1 })
        await writeVersion(tx, { ...version, promotionId: id, version: number, terms: termsOf(version.terms, now, of) })
      }
    })
  await publish(1, first)
  const people = await Promise.all(
    [0, 1].map(async (n) => {
      const account = `history${run}x${n}`
      const person = await depositor(app, account)
      const [row] = await db.select().from(member).where(eq(member.account, account))
      return { ...person, id: row?.id ?? '' }
    }),
  )
  return { names, versions, publish, people }
}

/** What a person has taken, and what it has to bring. */
interface Model {
  match?: Version | 'paid'
  slip?: Version | 'paid'
  rewards: { amount: number; base: number; multiple: number }[]
}

test('whatever changes meanwhile, each person gets what the version promised that they took', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
      const { names, versions, publish, people } = await world()
      const model: Model[] = people.map(() => ({ rewards: [] }))
      for (const one of steps) {
        if (one.do === 'publish') {
          versions.push({ ...one, multiple: versions.length + 1 })
          await publish(versions.length, versions.at(-1)!)
          continue
        }
        const [person, its] = [people[one.who]!, model[one.who]!]
        const key = { token: person.token, headers: { 'idempotency-key': randomUUID() } }
        if (one.do === 'take') {
          const taken = its[one.of as 'match' | 'slip']
          const endpoint = one.of === 'match' ? contract.promotions.join : contract.promotions.apply
          const answer = await call(app, endpoint, { promotionId: names[one.of as 'match' | 'slip'] }, key)
          expect(answer.body.success).toBe(one.of === 'match' || taken === undefined)
          its[one.of as 'match' | 'slip'] = taken ?? versions.at(-1)!
        } else if (one.do === 'deposit') {
          const { orderNo } = await person.ordered({ amount: `${one.amount}.00` })
          provider.has(orderNo, { ref: randomUUID(), amount: BigInt(one.amount) * 100n })
          expect((await app.services.deposits.run(orderNo, true)).state).toBe('CONFIRMED')
          const { match } = its
          if (!match || match === 'paid' || one.amount < match.least) continue
          const given = Math.min((one.amount * match.percent) / 100, match.max)
          its.rewards.push({ amount: given, base: given + one.amount, multiple: match.multiple })
          its.match = 'paid'
        } else {
          const [entry] = (
            await db
              .select()
              .from(promotionEntry)
              .where(eq(promotionEntry.memberId, person.id))
              .orderBy(promotionEntry.id)
          )
            .filter(({ promotionId }) => promotionId === names.slip)
            .slice(-1)
          const decision = { by: 'mitu', now: clock.now() }
          const id = entry?.id ?? 0
          const decided = await transact(db, (tx) =>
            one.do === 'start'
              ? startProcessing(tx, id)
              : one.do === 'reject'
                ? reject(tx, id, 'No', decision)
                : approve(tx, app.services.settings(), id, BigInt(one.amount) * 100n, decision),
          ).then(
            () => true,
            () => false,
          )
          const { slip } = its
          const open = slip !== undefined && slip !== 'paid'
          expect(decided).toBe(open && (one.do !== 'approve' || one.amount <= slip.max))
          if (!decided || !open) continue
          if (one.do === 'reject') delete its.slip
          if (one.do !== 'approve') continue
          its.rewards.push({ amount: one.amount, base: one.amount, multiple: slip.multiple })
          its.slip = 'paid'
        }
      }
      for (const [n, { id }] of people.entries()) {
        const rows = await db.select().from(reward).where(eq(reward.memberId, id)).orderBy(reward.id)
        expect(
          rows.map(({ amount, terms: { base, multiple } }) => ({
            amount: Number(amount) / 100,
            base: Number(base) / 100,
            multiple,
          })),
        ).toEqual(model[n]?.rewards)
      }
      clock.forward(1000)
    }),
    { numRuns: 15 },
  )
  expect(await checkInvariants(db)).toEqual([])
}, 180_000)
