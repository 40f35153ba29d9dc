import { contract as calls } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { member } from '../../auth/schema.ts'
import { refusalOf, valueOf } from '../../testing/inject.ts'
import { contractFixture, type Person, kept, tier } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const {
  db,
  clock,
  add,
  line,
  ask,
  send,
  refused,
  offer,
  answer,
  accept,
  agree,
  operatorContract,
  listed,
  statusOf,
  moved,
} = await contractFixture()
const { contracts: of } = calls

test('a newer contract replaces the one before when its first period begins', async () => {
  const { top, first } = await line()
  const { contract: before } = await agree(top, first, 'REAL_TIME', [tier('0.4')])
  clock.forward(3_600_000)
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.5')])
  expect((await listed(first)).find(({ id }) => id === offered.id)).toMatchObject({ before: [{ rate: '0.4' }] })
  const { contract: after } = await accept(first, offered)
  const [replaced] = await listed(first, { scope: 'ended' })
  expect(replaced).toMatchObject({ id: before.id, status: 'superseded', endAt: after.startAt })
  expect((await listed(first)).map(({ id }) => id)).toEqual([after.id])
})

test('an end is asked for, refused, withdrawn or agreed on; agreed, it comes with the running period', async () => {
  const top = await add(null)
  const first = await add(top)
  await operatorContract(top, 'DIVIDEND', [kept(20)], 'SEMIMONTHLY')
  const { contract: agreed } = await agree(top, first, 'DIVIDEND', [tier('10')], { period: 'SEMIMONTHLY' })
  // 2026-11-20 in Dhaka: the next half of a month begins on 1 December, at 18:00 UTC of the day before.
  expect(agreed.startAt).toBe('2026-11-30T18:00:00.000Z')
  clock.forward(Date.parse('2026-12-05T00:00:00Z') - clock.now().getTime())
  const reason = 'The shop closes'
  const requested = async (who: Person, version: number) =>
    ask(of.terminate, who, { contractId: agreed.id, version, reason })
  const asked = await requested(first, agreed.version)
  expect(asked).toMatchObject({ status: 'term_pending', request: null, termination: { by: 'DOWN', reason } })
  expect((await ask(calls.member.funds, top)).divtypereq).toMatchObject([{ id: agreed.id, request: 'TERMINATE' }])
  expect(refusalOf(await answer(first, asked, 'ACCEPT', 'TERMINATE')).code).toBe('contract_changed')
  expect(refusalOf(await answer(top, asked, 'ACCEPT', 'NEW')).code).toBe('contract_changed')
  valueOf(await answer(top, asked, 'REJECT', 'TERMINATE'))
  const second = await requested(top, asked.version + 1)
  const back = await ask(of.withdraw, top, { contractId: agreed.id, version: second.version })
  expect(back).toMatchObject({ status: 'active', termination: null })
  const third = await requested(top, back.version)
  valueOf(await answer(first, third, 'ACCEPT', 'TERMINATE'))
  const [ended] = await listed(first, { scope: 'ended' })
  expect(ended).toMatchObject({ status: 'terminated', endAt: '2026-12-15T18:00:00.000Z' })
  const told = [
    ['pending', 'UP'],
    ['active', 'DOWN'],
    ['term_pending', 'DOWN'],
    ['active', 'UP'],
    ['term_pending', 'UP'],
    ['active', 'UP'],
    ['term_pending', 'UP'],
    ['terminated', 'DOWN'],
  ]
  const stepsOf = (one: typeof ended) => one?.steps.map(({ status, by }) => [status, by])
  expect(stepsOf(ended)).toEqual(told)
  expect(ended?.steps.at(-1)?.at).toBe(clock.now().toISOString())
  const [own] = await listed(top, { scope: 'ended' })
  expect(stepsOf(own)).toEqual([['draft', 'UP'], ...told])
  // After the end, an offer that was waiting meanwhile still stands on its own.
  expect(refusalOf(await answer(first, third, 'ACCEPT', 'TERMINATE')).code).toBe('contract_changed')
  const { contract: next } = await agree(top, first, 'DIVIDEND', [tier('10')], { period: 'SEMIMONTHLY' })
  expect(next.startAt).toBe('2026-12-15T18:00:00.000Z')
})

test('whoever accepts less ends what is above it further down, and sees it before', async () => {
  const { top, first, second, third } = await line(1, 3)
  const other = await add(first)
  const modest = await add(first)
  await agree(top, first, 'REAL_TIME', [tier('0.8')])
  const { contract: high } = await agree(first, second, 'REAL_TIME', [tier('0.6')])
  const { contract: deep } = await agree(second, third, 'REAL_TIME', [tier('0.2')])
  const { contract: low } = await agree(first, modest, 'REAL_TIME', [tier('0.3')])
  const { contract: daily } = await (async () => {
    await operatorContract(top, 'DAILY', [kept(1)])
    await agree(top, first, 'DAILY', [tier('0.9')])
    return agree(first, second, 'DAILY', [tier('0.9')])
  })()
  const waiting = await offer(first, other, 'REAL_TIME', [tier('0.7')])
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.5')])
  const effect = await ask(of.effect, first, { contractId: offered.id })
  expect(effect.list).toMatchObject([
    { id: high.id, upline: first.account, downline: second.account, rate: '0.6' },
    { id: deep.id, upline: second.account, downline: third.account, rate: '0.2' },
  ])
  clock.forward(61_234)
  const { ended } = await accept(first, offered)
  expect(ended).toEqual(effect.list)
  for (const { id } of [high, deep]) expect(await statusOf(id)).toBe('auto_terminated')
  const [gone] = await listed(second, { scope: 'ended' })
  expect(gone?.endAt).toBe(
    clock.now().toISOString() > (gone?.startAt ?? '') ? clock.now().toISOString() : gone?.startAt,
  )
  for (const { id } of [low, daily]) expect(await statusOf(id)).toBe('active')
  expect(await statusOf(waiting.id)).toBe('withdrawn')
  const titles = async (who: Person, language = 'en') =>
    (await ask(calls.inbox.list, who, { language, categories: 'CONTRACT' })).list.map(({ title }) => title)
  for (const who of [second, third]) {
    expect(await titles(who)).toContain('Contract ended: real-time salary')
    expect(await titles(who, 'bn')).toContain('চুক্তি শেষ: রিয়েল-টাইম বেতন')
  }
  // The offer of the day before is above what the upline has now.
  expect(
    await refused(of.offer, first, {
      account: second.account,
      kind: 'REAL_TIME',
      period: '5MIN',
      tiers: [tier('0.6')],
    }),
  ).toBe('rate_above_own')
})

test('accepted above and below at once, nobody is left with more than the upline has', async () => {
  for (let n = 0; n < 6; n++) {
    const { top, first, second, third } = await line(1, 3)
    await agree(top, first, 'REAL_TIME', [tier('0.8')])
    await agree(first, second, 'REAL_TIME', [tier('0.4')])
    const [less, more, deep] = [
      await offer(top, first, 'REAL_TIME', [tier('0.5')]),
      await offer(first, second, 'REAL_TIME', [tier('0.7')]),
      await offer(second, third, 'REAL_TIME', [tier('0.4')]),
    ]
    await Promise.all([answer(first, less), answer(second, more), answer(third, deep)])
    const { rows } = await db.execute<{ rate: number; most: number | null }>(sql`
      select (c.tiers -> 0 ->> 'rate')::int as rate, (u.tiers -> 0 ->> 'rate')::int as most from contract c
        left join contract u on u.downline_id = c.upline_id and u.kind = c.kind and u.state = 'active'
      where c.state = 'active' and c.kind = 'REAL_TIME' and c.upline_id is not null`)
    for (const { rate, most } of rows) expect(rate).toBeLessThanOrEqual(most ?? 0)
  }
})

test('whoever is moved to another upline has no contract with the former one', async () => {
  const { top, first, second } = await line()
  const { contract: agreed } = await agree(top, first, 'REAL_TIME', [tier('0.8')])
  const { contract: deep } = await agree(first, second, 'REAL_TIME', [tier('0.4')])
  const { top: other } = await line()
  await db.update(member).set({ uplineId: other.id }).where(eq(member.id, first.id))
  await moved()
  expect([await statusOf(agreed.id), await statusOf(deep.id)]).toEqual(['auto_terminated', 'auto_terminated'])
  valueOf(
    await send(of.offer, other, { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.5')] }),
  )
})
