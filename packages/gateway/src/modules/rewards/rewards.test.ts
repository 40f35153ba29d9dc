import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { rgMember } from '../responsible-gaming/schema.ts'
import { reward } from './schema.ts'
import { requirement } from '../turnover/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import type { OperatorContext } from '../../server/command.ts'
import { countPlay, weightsOf } from '../turnover/index.ts'
import { expireOffers } from './claim.ts'
import { type NewReward, offerReward } from './offer.ts'
import operator from './operator.ts'

const { app, db, clock } = await freshApp()
const { list, claim, forfeit } = contract.rewards
const day = 24 * 60 * minute
let people = 0

const { weights, gameWeights } = weightsOf(app.services.settings().turnover)
const none = Object.fromEntries(Object.keys(weights).map((type) => [type, 0])) as typeof weights
const sportsAndLive = { weights: { ...none, LIVE: 10, SPORTS: 100 }, gameWeights }

const waitingForBalances = sql`
  select from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = current_database() and a.query like '%lock_balances%'`

interface Reward {
  rewardId: string
  state: string
  reason: string | null
  amount: string
  required: string
  done: string
  percent: number
  released: string
  multiple: number
  terms: string
  eligible: { gameType: string; pct: number }[]
}

async function someone() {
  const account = `gifted${String(++people).padStart(2, '0')}`
  const token = await registered(app, account)
  const [row] = await db.select().from(member).where(eq(member.account, account))
  const id = row?.id ?? ''
  const asset = row?.asset ?? ''
  let key = 0
  return {
    id,
    token,
    asset,
    wallet: () => walletOf(db, id),
    offer: (more: Partial<NewReward> = {}) =>
      transact(db, (tx) =>
        offerReward(tx, app.services.settings(), {
          memberId: id,
          asset,
          source: 'MANUAL',
          ref: `gift-${++key}`,
          form: 'BONUS',
          amount: 100_00n,
          multiple: 5,
          days: 30,
          now: clock.now(),
          ...more,
        }),
      ).then((made) => String(made?.id ?? '')),
    of: async (status: string) =>
      valueOf(await call<{ list: Reward[]; claimable: number }>(app, list, { status }, { token })),
    claim: (rewardId?: string, idempotency: string = randomUUID(), terms?: string) =>
      call<{ list: Reward[] }>(
        app,
        claim,
        { ...(rewardId && { rewardId }), ...(terms && { terms }) },
        {
          token,
          headers: { 'idempotency-key': idempotency },
        },
      ),
    forfeit: (rewardId: string) =>
      call<Reward>(app, forfeit, { rewardId }, { token, headers: { 'idempotency-key': randomUUID() } }),
    /** Counts valid bet. `before`: the commit. */
    async play(amount: bigint, before: () => Promise<unknown> = () => Promise.resolve()) {
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into vendor_play (member_id, vendor, asset, result, at)
        select ${id}, code, ${asset}, 0, now() from vendor limit 1 returning id`)
      await transact(db, async (tx) => {
        await countPlay(
          tx,
          {
            memberId: id,
            asset,
            of: { vendorPlayId: Number(rows[0]?.id) },
            before: 0n,
            after: amount,
            percent: () => 100,
            settled: false,
          },
          app.services.settings(),
          clock.now(),
        )
        await before()
      })
    },
  }
}

test('cash comes at once, a bonus with its play; what is claimed once is closed', async () => {
  const who = await someone()
  const before = (await who.wallet())?.cash ?? 0n
  const cash = await who.offer({ form: 'CASH', multiple: 0, amount: 12_34n })
  const bonus = await who.offer()
  expect(await who.of('CLAIMABLE')).toMatchObject({
    claimable: 2,
    list: [{ rewardId: bonus }, { rewardId: cash, released: '0.00' }],
  })

  const key = randomUUID()
  const [once, twice] = await Promise.all([who.claim(cash, key), who.claim(cash, key)])
  expect(valueOf(once).list).toEqual(valueOf(twice).list)
  expect(valueOf(once).list).toMatchObject([{ state: 'RELEASED', reason: null, amount: '12.34', released: '12.34' }])
  expect((await who.wallet())?.cash).toBe(before + 12_34n)
  expect(refusalOf(await who.claim(cash))).toMatchObject({ code: 'reward_closed', details: { state: 'RELEASED' } })

  const [claimed] = valueOf(await who.claim(bonus)).list
  expect(claimed).toMatchObject({ state: 'ACTIVE', required: '500.00', done: '0.00' })
  expect((await who.wallet())?.bonus).toBe(100_00n)
  await who.play(500_00n)
  const history = await who.of('HISTORY')
  expect(history.list).toMatchObject([
    { rewardId: bonus, state: 'RELEASED', released: '100.00' },
    { rewardId: cash, released: '12.34' },
  ])
  expect(await who.wallet()).toMatchObject({ cash: before + 112_34n, bonus: 0n })
})

test('bonuses are played one after the other, in the order they were claimed', async () => {
  const who = await someone()
  const [first, second, third] = [
    await who.offer(),
    await who.offer({ amount: 40_00n }),
    await who.offer({ multiple: 0 }),
  ]
  const states: string[] = []
  for (const id of [first, second, third]) states.push(...valueOf(await who.claim(id)).list.map(({ state }) => state))
  expect(states).toEqual(['ACTIVE', 'CLAIMED', 'CLAIMED'])
  expect((await who.wallet())?.bonus).toBe(100_00n)
  // More than the first requires: what a waiting one requires is played once its money is there.
  await who.play(600_00n)
  const inProgress = await who.of('IN_PROGRESS')
  expect(inProgress.list).toMatchObject([
    { rewardId: third, state: 'CLAIMED' },
    { rewardId: second, state: 'ACTIVE', done: '0.00', required: '200.00' },
  ])
  expect((await who.wallet())?.bonus).toBe(40_00n)
  // One without play is released as soon as it comes.
  const cash = (await who.wallet())?.cash ?? 0n
  expect(valueOf(await who.forfeit(second))).toMatchObject({ state: 'FORFEITED', reason: 'given_up' })
  expect(await who.wallet()).toMatchObject({ bonus: 0n, cash: cash + 100_00n })
  expect((await who.of('HISTORY')).list).toMatchObject([
    { rewardId: third, state: 'RELEASED' },
    { rewardId: second, state: 'FORFEITED' },
    { rewardId: first, state: 'RELEASED' },
  ])
})

test('an operator who cancels a bonus that is met meanwhile ends no other', async () => {
  const who = await someone()
  const [first, second] = [await who.offer(), await who.offer({ amount: 40_00n })]
  for (const id of [first, second]) valueOf(await who.claim(id))
  // Without what surrounds the command: the check of the ledger would wait first.
  const cancel = operator[0]?.commands.find(({ name }) => name === 'cancel')
  let cancelling: Promise<unknown> | undefined
  await who.play(500_00n, async () => {
    cancelling = transact(db, async (tx) =>
      cancel?.run({ tx, clock } as Partial<OperatorContext> as OperatorContext, {
        id: Number(first),
        note: 'It was given twice',
      }),
    ).catch((error: unknown) => error)
    await expect.poll(async () => (await db.execute(waitingForBalances)).rowCount, { timeout: 5_000 }).toBe(1)
  })
  expect(await cancelling).toMatchObject({ code: 'reward_closed' })
  expect((await who.of('IN_PROGRESS')).list).toMatchObject([{ rewardId: second, state: 'ACTIVE' }])
  expect((await who.of('HISTORY')).list).toMatchObject([{ rewardId: first, state: 'RELEASED' }])
  expect((await who.wallet())?.bonus).toBe(40_00n)
})

test('an offer ends with its time; what waits or is offered can be given up, once', async () => {
  const who = await someone()
  const claimBy = new Date(clock.now().getTime() + minute)
  const [late, later, latest] = [
    await who.offer({ claimBy }),
    await who.offer({ claimBy }),
    await who.offer({ claimBy }),
  ]
  const [active, waiting, offered] = [await who.offer(), await who.offer(), await who.offer()]
  valueOf(await who.claim(active))
  valueOf(await who.claim(waiting))
  clock.forward(2 * minute)
  // Before the job has run, too.
  expect(refusalOf(await who.claim(late)).code).toBe('reward_closed')
  const expired = [late, later, latest].map((rewardId) => ({ rewardId, state: 'EXPIRED', reason: 'not_claimed' }))
  const history = async () => (await who.of('HISTORY')).list.toSorted((a, b) => Number(a.rewardId) - Number(b.rewardId))
  expect(await history()).toMatchObject(expired)
  // Two with each statement.
  await expireOffers(db, clock.now(), 2)
  expect(await history()).toMatchObject(expired)
  const { rows } = await db.execute(sql`select state from reward where id in (${late}, ${later}, ${latest})`)
  expect(rows).toEqual([{ state: 'EXPIRED' }, { state: 'EXPIRED' }, { state: 'EXPIRED' }])
  for (const rewardId of [waiting, offered]) {
    expect(valueOf(await who.forfeit(rewardId))).toMatchObject({ state: 'FORFEITED', reason: 'given_up' })
    expect(refusalOf(await who.forfeit(rewardId)).code).toBe('reward_closed')
  }
  expect(await who.of('CLAIMABLE')).toMatchObject({ claimable: 0, list: [] })
})

test('of ten claims at once each reward is given once', async () => {
  const who = await someone()
  const before = (await who.wallet())?.cash ?? 0n
  for (let n = 0; n < 5; n++) await who.offer({ form: 'CASH', multiple: 0, amount: 10_00n })
  const bonus = await who.offer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => who.claim()))
  expect(answers.flatMap((answer) => valueOf(answer).list)).toHaveLength(5)
  // What asks for play is not taken unread.
  expect(await who.of('CLAIMABLE')).toMatchObject({ claimable: 1, list: [{ rewardId: bonus }] })
  const taken = await Promise.all(Array.from({ length: 10 }, () => who.claim(bonus)))
  expect(taken.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await who.wallet()).toMatchObject({ cash: before + 50_00n, bonus: 100_00n })
  expect(await checkInvariants(db)).toEqual([])
})

test('whoever takes a break is given what asks for no play, and nothing else', async () => {
  const who = await someone()
  const [cash, bonus] = [await who.offer({ form: 'CASH', multiple: 0 }), await who.offer()]
  const until = new Date(clock.now().getTime() + day)
  await db
    .insert(rgMember)
    .values({ memberId: who.id, timeoutUntil: until })
    .onConflictDoUpdate({ target: rgMember.memberId, set: { timeoutUntil: until } })
  expect(refusalOf(await who.claim(bonus)).code).toBe('rg_timeout')
  expect(valueOf(await who.claim()).list).toMatchObject([{ rewardId: cash, state: 'RELEASED' }])
  expect((await who.of('CLAIMABLE')).list).toMatchObject([{ rewardId: bonus }])
})

test('cash with play is locked until it was played', async () => {
  const who = await someone()
  const cash = await who.offer({ form: 'CASH', multiple: 1 })
  expect(valueOf(await who.claim(cash)).list).toMatchObject([{ state: 'ACTIVE', required: '100.00' }])
  expect(refusalOf(await who.forfeit(cash)).code).toBe('reward_closed')
  await who.play(100_00n)
  expect((await who.of('HISTORY')).list).toMatchObject([
    { rewardId: cash, state: 'RELEASED', percent: 100, released: '100.00' },
  ])
})

test('nobody else’s reward can be named; the same origin gives once', async () => {
  const [who, other] = [await someone(), await someone()]
  const theirs = await other.offer()
  for (const rewardId of [theirs, '999999999']) {
    expect(refusalOf(await who.claim(rewardId))).toMatchObject({ code: 'not_found' })
    expect(refusalOf(await who.forfeit(rewardId))).toMatchObject({ code: 'not_found' })
  }
  await who.offer({ ref: 'same' })
  expect(await who.offer({ ref: 'same' })).toBe('')
  const token = await trialToken(app)
  expect(refusalOf(await call(app, list, {}, { token })).code).toBe('real_account_required')
})

test('terms of what is not claimed yet are those of the profile in force, shown and taken', async () => {
  const [who, later] = [await someone(), await someone()]
  const terms = async (person: typeof who, id: string, status = 'CLAIMABLE') => {
    const row = (await person.of(status)).list.find(({ rewardId }) => rewardId === id)
    return {
      multiple: row?.multiple,
      required: row?.required,
      counting: row?.eligible.filter(({ pct }) => pct > 0).map(({ gameType }) => gameType),
    }
  }
  const [bonus, sports] = [await who.offer({ multiple: 18 }), await who.offer({ weights: sportsAndLive })]
  const claimed = await later.offer({ multiple: 18 })
  expect(valueOf(await later.claim(claimed)).list).toMatchObject([{ required: '1800.00' }])
  expect(await terms(who, bonus)).toMatchObject({ multiple: 18, required: '1800.00' })
  const all = (await terms(who, bonus)).counting
  const version = async () => (await who.of('CLAIMABLE')).list.find(({ rewardId }) => rewardId === bonus)?.terms
  const before = await version()
  await app.services.settingsStore.write('rg', { profile: 'UKGC' })
  const inForce = { multiple: 10, required: '1000.00', counting: ['RNG'] }
  expect(await terms(who, bonus)).toEqual(inForce)
  expect(valueOf(await call(app, contract.rewards.cost, { rewardId: bonus }, { token: who.token }))).toMatchObject({
    required: '1000.00',
    reward: { multiple: 10 },
  })
  expect((await terms(who, sports)).counting).toEqual(['SPORTS'])
  // What was chosen before keeps its terms.
  expect(await terms(later, claimed, 'IN_PROGRESS')).toEqual({ multiple: 18, required: '1800.00', counting: all })
  expect(refusalOf(await who.claim(bonus, undefined, before)).code).toBe('terms_changed')
  expect(valueOf(await who.claim(bonus, undefined, await version())).list).toMatchObject([
    { state: 'ACTIVE', multiple: 10, required: '1000.00' },
  ])
  await app.services.settingsStore.write('rg', { profile: 'SANDBOX' })
  expect(await terms(who, bonus, 'IN_PROGRESS')).toEqual(inForce)
  const [row] = await db
    .select({ multiple: requirement.multiple, weights: requirement.weights })
    .from(reward)
    .innerJoin(requirement, eq(requirement.id, reward.requirementId))
    .where(and(eq(reward.memberId, who.id), eq(reward.id, Number(bonus))))
  expect(row?.multiple).toBe(10)
  expect(Object.entries(row?.weights?.weights ?? {}).filter(([, pct]) => pct > 0)).toEqual([['RNG', 100]])
})
