import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { valueOf } from '../../testing/inject.ts'
import { unmetBy } from './conditions.ts'
import { type VersionRow, promotionBy } from './store.ts'
import { day, promotionFixture } from './testing.fixture.ts'

const { app, db, clock, someone, approveIt, copyOf, unmetOf } = await promotionFixture()

const measuringAt = (now: Date) => {
  const { depositedDuring, settings } = app.services
  return { depositedDuring, settings: settings(), language: 'en', now }
}

test('conditions of many promotions are read with as many queries as those of one, each by its own period', async () => {
  const who = await someone()
  const orderNo = await who.pays(300_00n)
  await who.pays(200_00n)
  await db.execute(sql`update deposit_order set created_at = created_at - interval '1 day' where order_no = ${orderNo}`)
  const joined = new Date(clock.now().getTime() - 1.5 * day)
  await db.update(member).set({ regAt: joined }).where(eq(member.id, who.id))
  const { version } = (await promotionBy(db, 'monsoon-reload'))!
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const of = (startsAt: Date, endsAt: Date | null, conditions: VersionRow['conditions']) => ({
    ...version,
    startsAt,
    endsAt,
    conditions,
  })
  const all = { deposited: '60000', played: '100', accountDays: 5, newAccountDays: 9, noDeposit: true } as const
  const versions = [
    of(ago(9), null, all),
    of(ago(0.5), null, { deposited: '60000' }),
    of(ago(9), ago(0.5), { deposited: '60000' }),
    of(ago(9), null, { deposited: '50000' }),
    of(ago(9), null, { played: '200' }),
    of(ago(9), null, {}),
  ]
  let queries = 0
  const counting = new Proxy(db, {
    get: (target, name) => (name === 'execute' && queries++, Reflect.get(target, name)),
  })
  const person = { memberId: who.id, asset: 'BDT' }
  const measuring = measuringAt(now)
  const unmet = async (some: VersionRow[]) => {
    queries = 0
    return { found: await unmetBy(counting, person, some, measuring), queries }
  }
  const one = await unmet(versions.slice(0, 1))
  const many = await unmet(versions)
  expect([one.queries, many.queries]).toEqual([4, 4])
  expect(many.found).toEqual([
    [
      { code: 'ACCOUNT_DAYS', have: '1', need: '5' },
      { code: 'NO_DEPOSIT', have: '2', need: '0' },
      { code: 'DEPOSITED', have: '500.00', need: '600.00' },
      { code: 'PLAYED', have: '0.00', need: '1.00' },
    ],
    [{ code: 'DEPOSITED', have: '200.00', need: '600.00' }],
    [{ code: 'DEPOSITED', have: '300.00', need: '600.00' }],
    [],
    [{ code: 'PLAYED', have: '0.00', need: '2.00' }],
    [],
  ])
  expect((await unmet([of(ago(9), null, {})])).queries).toBe(0)
})

test('a deposit counts from its order on, in the period it was ordered in, while it is credited and in that asset', async () => {
  const who = await someone()
  const { version } = (await promotionBy(db, 'monsoon-reload'))!
  const now = clock.now()
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const orders = [
    { amount: 100_00n, ordered: -6 },
    { amount: 101_00n, ordered: -5 },
    { amount: 102_00n, ordered: -2 },
    { amount: 103_00n, ordered: -1 },
  ]
  const paid = []
  for (const { amount, ordered } of orders) {
    const orderNo = await who.pays(amount)
    await db.execute(sql`update deposit_order set created_at = ${at(ordered)} where order_no = ${orderNo}`)
    paid.push(orderNo)
  }
  await who.ordered({ amount: '900.00' })
  // From the second on, up to the last and without it.
  const versions = [
    { ...version, startsAt: at(-5), endsAt: at(-1), conditions: { deposited: '9999999' } },
    { ...version, startsAt: at(-6), endsAt: null, conditions: { deposited: '9999999' } },
  ]
  const counted = async (asset = 'BDT') =>
    (await unmetBy(db, { memberId: who.id, asset }, versions, measuringAt(now))).map(([unmet]) => unmet?.have)
  expect(await counted()).toEqual(['203.00', '406.00'])
  expect(await counted('FUN')).toEqual(['0.00', '0.00'])
  await db.execute(
    sql`update deposit_order set state = 'CHARGED_BACK', taken_back = credited where order_no = ${paid[2]}`,
  )
  expect(await counted()).toEqual(['101.00', '304.00'])
})

const rank = (memberId: string, level: number) =>
  db.execute(sql`insert into vip_member (member_id, level, reached, since) values (${memberId}, ${level}, ${level}, now())
    on conflict (member_id) do update set level = excluded.level`)

test('a rank that is asked for is shown beside the own one; one that is lost later takes nothing away', async () => {
  const who = await someone()
  await copyOf('river-tables', 'ranked-application', { conditions: { minRank: 2 } })
  await copyOf('cricket-evenings', 'ranked-deposit', { conditions: { minRank: 2 } })
  await rank(who.id, 1)
  const tooLow = [{ code: 'RANK', have: 'ভিআইপি ১', need: 'ভিআইপি ২' }]
  expect((await who.of('ranked-application')).unmet).toEqual(tooLow)
  expect(unmetOf(await who.apply('ranked-application'))).toEqual(tooLow)
  await rank(who.id, 2)
  expect((await who.of('ranked-application')).unmet).toEqual([])
  valueOf(await who.apply('ranked-application'))
  valueOf(await who.join('ranked-deposit'))
  await rank(who.id, 0)
  expect((await who.of('ranked-deposit')).unmet).toEqual([])
  await approveIt(who, 'ranked-application')
  await who.pays(1000_00n)
  expect((await who.rewards()).map(({ amount }) => amount)).toEqual([120_00n, 200_00n])

  // Where there are no ranks nothing asks for one; a ladder that has become shorter asks for its highest.
  const other = await someone()
  expect((await other.of('ranked-deposit')).unmet).toHaveLength(1)
  await app.services.settingsStore.write('modules', { VIP3: false })
  expect((await other.of('ranked-deposit')).unmet).toEqual([])
  await app.services.settingsStore.write('modules', {})
  const { ranks } = app.services.settings().vip
  await app.services.settingsStore.write('vip', { ranks: ranks.slice(0, 2) })
  expect((await other.of('ranked-deposit')).unmet).toEqual([{ code: 'RANK', have: 'অতিথি', need: 'ভিআইপি ১' }])
  await app.services.settingsStore.write('vip', {})
})
