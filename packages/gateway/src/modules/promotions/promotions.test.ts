import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { createCanvas } from '@napi-rs/canvas'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { promotion, promotionEntry, promotionPicture, promotionVersion } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { dropLoosePictures } from './pictures.ts'
import { day, promotionFixture, type Row } from './testing.fixture.ts'

const { app, db, clock, provider, someone, start, refuseIt, approveIt, copyOf, publish, termsOf, visible, unmetOf } =
  await promotionFixture()
const { available, categories, detail, join } = contract.promotions

test('visitors read all promotions by category, with the terms, and take none', async () => {
  const all = await visible()
  expect(all.map(({ promotionId, status }) => [promotionId, status])).toEqual([
    ['welcome-match', 'JOINABLE'],
    ['first-lantern', 'JOINABLE'],
    ['monsoon-reload', 'JOINABLE'],
    ['golden-reels', 'JOINABLE'],
    ['river-tables', 'JOINABLE'],
    ['cricket-evenings', 'JOINABLE'],
    ['old-friends', 'JOINABLE'],
    ['two-cups-of-tea', 'JOINABLE'],
    ['boat-race-raffle', 'JOINABLE'],
    ['lucky-slip', 'JOINABLE'],
    ['zalo-friends', 'JOINABLE'],
    ['lotus-spins', 'JOINABLE'],
  ])
  const counted = valueOf(await call<{ list: { category: string; count: number }[] }>(app, categories)).list
  expect(counted).toEqual([
    { category: 'NEW', count: 2 },
    { category: 'DEPOSIT', count: 1 },
    { category: 'SLOTS', count: 2 },
    ...['LIVE', 'SPORTS', 'VIP', 'REFERRAL', 'RAFFLE'].map((category) => ({ category, count: 1 })),
    { category: 'MANUAL', count: 2 },
  ])
  const some = valueOf(await call<{ list: Row[] }>(app, available, { category: 'NEW' })).list
  expect(some.map(({ promotionId }) => promotionId)).toEqual(['welcome-match', 'first-lantern'])
  const bn = await call<Row & { content: string }>(app, detail, { promotionId: 'river-tables' })
  expect(valueOf(bn)).toMatchObject({
    title: 'নদীর ধারের টেবিল',
    terms: { multiple: 1, eligible: expect.arrayContaining([{ gameType: 'LIVE', pct: 100 }]) },
    unmet: [],
  })
  expect(valueOf(bn).content).toMatch(/^<p>.*<\/p>$/)
  expect(refusalOf(await call(app, detail, { promotionId: 'nothing' })).code).toBe('not_found')
  const key = { headers: { 'idempotency-key': randomUUID() } }
  expect(refusalOf(await call(app, join, { promotionId: 'monsoon-reload' }, key)).code).toBe('token_expired')
  const trial = { ...key, token: await trialToken(app) }
  expect(refusalOf(await call(app, join, { promotionId: 'monsoon-reload' }, trial)).code).toBe('real_account_required')
})

test('what is joined is paid by the next deposit that is large enough, and claimed in the reward centre', async () => {
  const who = await someone()
  expect(await who.of('monsoon-reload')).toMatchObject({ status: 'JOINABLE', unmet: [] })
  const { termsVersion } = await who.of('monsoon-reload')
  expect(valueOf(await who.join('monsoon-reload', { termsVersion }))).toMatchObject({ status: 'JOINED', version: 1 })
  expect(valueOf(await who.join('monsoon-reload'))).toMatchObject({ status: 'JOINED' })
  await who.pays(400_00n)
  expect(await who.of('monsoon-reload')).toMatchObject({ status: 'JOINED' })
  const orderNo = await who.pays(600_00n)
  const issued = await who.of('monsoon-reload')
  expect(issued).toMatchObject({ status: 'ISSUED', given: '150.00' })
  expect(await who.entry('monsoon-reload')).toMatchObject({ orderNo, decidedBy: 'SYSTEM' })
  const [given] = await who.rewards()
  expect(given).toMatchObject({ source: 'DEPOSIT', form: 'BONUS', amount: 150_00n, titles: { en: 'Monsoon reload' } })
  expect(given?.terms).toMatchObject({ base: '75000', multiple: 4, days: 30, maxBet: '50000' })
  valueOf(await who.claim(issued.rewardId))
  expect(await who.of('monsoon-reload')).toMatchObject({ status: 'CLAIMED' })
  await who.pays(600_00n)
  expect(await who.rewards()).toHaveLength(1)
  expect(await checkInvariants(db)).toEqual([])
})

test('free spins are given under the terms that were shown', async () => {
  const who = await someone()
  const shown = await who.of('lotus-spins')
  expect(shown.terms).toMatchObject({ form: 'SPINS', multiple: 3, spins: { count: 20, stake: '1.00', days: 7 } })
  expect(valueOf(await who.join('lotus-spins', { termsVersion: shown.termsVersion }))).toMatchObject({
    status: 'ISSUED',
    given: '20.00',
  })
  const [given] = await who.rewards()
  expect(given).toMatchObject({
    source: 'SLOTS',
    form: 'SPINS',
    amount: 20_00n,
    terms: { base: '0', multiple: 3, spins: { count: 20 } },
  })
  expect(valueOf(await who.claim(String(given?.id)))).toMatchObject({
    list: [{ state: 'ACTIVE', spins: { left: 20 } }],
  })
  expect((await who.of('lotus-spins')).status).toBe('CLAIMED')
})

test('one deposit brings one bonus: what was chosen with it, else what was joined first', async () => {
  const who = await someone()
  valueOf(await who.join('welcome-match'))
  valueOf(await who.join('cricket-evenings'))
  valueOf(await who.join('monsoon-reload'))
  await who.pays(1_000_00n, { bonusId: 'FIRST_DEPOSIT' })
  const given = async () => (await who.rewards()).map(({ ref }) => ref)
  expect(await given()).toEqual(['FIRST_DEPOSIT'])
  await who.pays(1_000_00n)
  expect(await given()).toEqual(['FIRST_DEPOSIT', 'promotion:cricket-evenings'])
  await who.pays(1_000_00n)
  // Each is named by the type of its promotion.
  expect((await who.rewards()).map(({ source }) => source)).toEqual(['DEPOSIT', 'SPORTS', 'DEPOSIT'])
  expect(await given()).toEqual(['FIRST_DEPOSIT', 'promotion:cricket-evenings', 'promotion:monsoon-reload'])
  // What is for the first deposit waits in vain, and says so.
  expect(await who.of('welcome-match')).toMatchObject({
    status: 'JOINED',
    unmet: [{ code: 'NO_DEPOSIT', have: '3', need: '0' }],
  })
  const late = await someone()
  await late.pays(300_00n)
  expect(await late.of('welcome-match')).toMatchObject({
    status: 'JOINABLE',
    unmet: [{ code: 'NO_DEPOSIT', have: '1', need: '0' }],
  })
  expect(unmetOf(await late.join('welcome-match'))).toEqual([{ code: 'NO_DEPOSIT', have: '1', need: '0' }])
})

test('conditions that are not met are listed with current values', async () => {
  const who = await someone()
  expect(await who.of('old-friends')).toMatchObject({
    unmet: [
      { code: 'ACCOUNT_DAYS', have: '0', need: '30' },
      { code: 'RANK', have: 'অতিথি', need: 'ভিআইপি ১' },
    ],
  })
  expect(refusalOf(await who.apply('old-friends'))).toMatchObject({ code: 'not_eligible' })
  expect(unmetOf(await who.join('golden-reels'))).toEqual([{ code: 'PLAYED', have: '0.00', need: '2000.00' }])
  const today = sql`(now() at time zone 'Asia/Dhaka')::date`
  for (const [type, valid] of [
    ['RNG', 1_999_99],
    ['LIVE', 9_000_00],
  ] as const)
    await db.execute(sql`insert into settlement_day (member_id, asset, day, game_type, valid_bet)
      values (${who.id}, 'BDT', ${today}, ${type}, ${valid})`)
  expect(unmetOf(await who.join('golden-reels'))).toEqual([{ code: 'PLAYED', have: '1999.99', need: '2000.00' }])
  await db.execute(sql`update settlement_day set valid_bet = valid_bet + 1 where member_id = ${who.id}`)
  expect(valueOf(await who.join('golden-reels'))).toMatchObject({ status: 'ISSUED', given: '150.00' })
  await copyOf('river-tables', 'deposited', { conditions: { deposited: '100000' } })
  await who.pays(700_00n)
  expect((await who.of('deposited')).unmet).toEqual([{ code: 'DEPOSITED', have: '700.00', need: '1000.00' }])
  await who.pays(300_00n)
  expect((await who.of('deposited')).unmet).toEqual([])
  await db
    .update(member)
    .set({ regAt: new Date(clock.now().getTime() - 8 * day) })
    .where(eq(member.id, who.id))
  expect(unmetOf(await who.join('first-lantern'))).toEqual([{ code: 'NEW_ACCOUNT_DAYS', have: '8', need: '7' }])
})

const png = (width: number) => createCanvas(width, 1).toBuffer('image/png').toString('base64')

test('an application is begun with, rejected with a reason, made again, approved and claimed', async () => {
  const who = await someone()
  const pictures = [1, 2, 3, 4].map(png)
  const ids: string[] = []
  for (const one of pictures) {
    clock.forward(1)
    ids.push(valueOf(await who.picture('lucky-slip', one)).imageId)
  }
  expect(valueOf(await who.picture('lucky-slip', pictures[3]!)).imageId).toBe(ids[3])
  expect(refusalOf(await who.picture('lucky-slip', 'R0lGODlh')).code).toBe('image_type')
  // Three are kept: the first has gone.
  expect(refusalOf(await who.apply('lucky-slip', { images: ids.slice(0, 1) }))).toMatchObject({ code: 'not_found' })
  expect(refusalOf(await who.apply('lucky-slip', { remark: 'x'.repeat(141) })).code).toBe('validation')
  const other = await someone()
  expect(refusalOf(await other.apply('lucky-slip', { images: ids.slice(1, 2) })).code).toBe('not_found')

  const applied = await who.apply('lucky-slip', { remark: ' Round 4177 ', images: ids.slice(1) })
  expect(valueOf(applied)).toMatchObject({ status: 'APPLYING', again: false })
  expect(await who.entry('lucky-slip')).toMatchObject({ remark: 'Round 4177' })
  expect(refusalOf(await who.apply('lucky-slip'))).toMatchObject({
    code: 'promotion_closed',
    details: { status: 'APPLYING' },
  })
  await start(who, 'lucky-slip')
  expect(await who.of('lucky-slip')).toMatchObject({ status: 'PROCESSING' })
  await refuseIt(who, 'lucky-slip', 'The number ends in 76')
  expect(await who.of('lucky-slip')).toMatchObject({ status: 'REJECTED', again: true, reason: 'The number ends in 76' })
  await expect(start(who, 'lucky-slip')).rejects.toMatchObject({ code: 'promotion_closed' })

  valueOf(await who.apply('lucky-slip', { remark: 'Round 4277' }))
  await expect(approveIt(who, 'lucky-slip', 777_01n)).rejects.toMatchObject({ code: 'amount_out_of_range' })
  await approveIt(who, 'lucky-slip', 77_00n)
  const issued = await who.of('lucky-slip')
  expect(issued).toMatchObject({ status: 'ISSUED', given: '77.00', reason: null })
  valueOf(await who.claim(issued.rewardId))
  expect(await who.of('lucky-slip')).toMatchObject({ status: 'CLAIMED' })
  await expect(approveIt(who, 'lucky-slip')).rejects.toMatchObject({ code: 'promotion_closed' })
  expect(await who.rewards()).toHaveLength(1)
})

test('a reward that is not claimed, and a promotion that is over, have expired', async () => {
  const who = await someone()
  await copyOf('monsoon-reload', 'brief', { endsAt: new Date(clock.now().getTime() + 5 * minute) })
  valueOf(await who.join('first-lantern'))
  valueOf(await who.join('brief'))
  expect(await who.of('first-lantern')).toMatchObject({ status: 'ISSUED', given: '100.00' })
  await copyOf('lucky-slip', 'soon', { startsAt: new Date(clock.now().getTime() + day) })
  expect(refusalOf(await who.join('soon')).code).toBe('promotion_closed')
  expect(refusalOf(await who.apply('soon'))).toMatchObject({ details: { status: 'COMING_SOON' } })
  // What leads to a page is not taken.
  expect(await who.of('boat-race-raffle')).toMatchObject({ status: 'JOINABLE', way: 'PAGE', unmet: [] })
  for (const answer of [await who.join('boat-race-raffle'), await who.apply('boat-race-raffle')])
    expect(refusalOf(answer).code).toBe('promotion_closed')
  const inTime = await who.ordered({ amount: '500.00' })
  await db.update(reward).set({ claimBy: clock.now() }).where(eq(reward.memberId, who.id))
  clock.forward(5 * minute)
  expect(await who.of('first-lantern')).toMatchObject({ status: 'EXPIRED' })
  expect(await who.of('brief')).toMatchObject({ status: 'EXPIRED' })
  const later = await someone()
  expect((await later.rows()).map(({ promotionId }) => promotionId)).not.toContain('brief')
  expect(valueOf(await later.detail('brief'))).toMatchObject({ status: 'EXPIRED' })
  expect(refusalOf(await later.join('brief'))).toMatchObject({ details: { status: 'EXPIRED' } })
  // Ordered in time, credited afterwards.
  provider.has(inTime.orderNo, { ref: randomUUID(), amount: 500_00n })
  await app.services.deposits.run(inTime.orderNo, true)
  expect(await who.of('brief')).toMatchObject({ status: 'ISSUED', given: '125.00' })
  await transact(db, (tx) =>
    tx.update(promotion).set({ endedAt: clock.now() }).where(eq(promotion.id, 'first-lantern')),
  )
  expect((await visible()).map(({ promotionId }) => promotionId)).not.toContain('first-lantern')
  await transact(db, (tx) => tx.update(promotion).set({ endedAt: null }).where(eq(promotion.id, 'first-lantern')))
})

test('of ten at once one joins, one applies, one approves; repeats get the same answer', async () => {
  const who = await someone()
  const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
  const joins = await ten(() => who.join('first-lantern'))
  expect(joins.map((answer) => valueOf(answer).status)).toEqual(Array.from({ length: 10 }, () => 'ISSUED'))
  expect(await who.rewards()).toHaveLength(1)
  const applied = await ten(() => who.apply('river-tables'))
  expect(applied.filter(({ body }) => body.success)).toHaveLength(1)
  const key = randomUUID()
  const same = await ten(() => who.apply('two-cups-of-tea', { remark: 'rina' }, key))
  expect(new Set(same.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1)
  const approved = await Promise.allSettled(Array.from({ length: 10 }, () => approveIt(who, 'river-tables')))
  expect(approved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await who.rewards()).toHaveLength(2)
  expect(await who.of('river-tables')).toMatchObject({ status: 'ISSUED', given: '120.00' })
  expect(await checkInvariants(db)).toEqual([])
})

test('terms that change meanwhile: whoever has taken it keeps what was shown, and nobody takes what was not', async () => {
  await copyOf('lucky-slip', 'slip-two')
  await copyOf('monsoon-reload', 'reload-two')
  const [early, late] = [await someone(), await someone()]
  const { termsVersion: seen } = await late.of('slip-two')
  valueOf(await early.apply('slip-two'))
  valueOf(await early.join('reload-two'))
  await publish('slip-two', { terms: { ...(await termsOf('slip-two')), max: '10000', multiple: 9 } })
  await publish('reload-two', { terms: { ...(await termsOf('reload-two')), percent: 10, minDeposit: '900000' } })

  expect(await early.of('slip-two')).toMatchObject({ version: 1, terms: { multiple: 2 } })
  expect(await late.of('slip-two')).toMatchObject({ version: 2, terms: { multiple: 9 } })
  expect(valueOf(await early.detail('reload-two'))).toMatchObject({ version: 1, terms: { percent: 25 } })
  expect(refusalOf(await late.apply('slip-two', { termsVersion: seen }))).toMatchObject({
    code: 'terms_changed',
    details: { changed: ['terms'] },
  })
  await approveIt(early, 'slip-two', 700_00n)
  await early.pays(500_00n)
  expect((await early.rewards()).map(({ amount, terms }) => [amount, terms.multiple])).toEqual([
    [700_00n, 2],
    [125_00n, 4],
  ])
  valueOf(await late.apply('slip-two'))
  await expect(approveIt(late, 'slip-two', 700_00n)).rejects.toMatchObject({ code: 'amount_out_of_range' })
  await expect(db.update(promotionVersion).set({ picture: '/' })).rejects.toThrow()
  await expect(
    db.update(promotionEntry).set({ version: 2 }).where(eq(promotionEntry.memberId, early.id)),
  ).rejects.toThrow()
})

test('the profile in force: no welcome bonus, one product, at most so much play', async () => {
  const who = await someone()
  await copyOf('monsoon-reload', 'much-play', { terms: { ...(await termsOf('monsoon-reload')), multiple: 20 } })
  const before = await who.of('much-play')
  valueOf(await who.join('welcome-match'))
  await app.services.settingsStore.write('rg', { profile: 'UKGC' })
  const after = await who.of('much-play')
  expect(after.terms.multiple).toBe(10)
  expect(after.terms.eligible.filter(({ pct }) => pct > 0)).toEqual([{ gameType: 'RNG', pct: 100 }])
  expect(after.termsVersion).not.toBe(before.termsVersion)
  expect((await who.of('cricket-evenings')).terms.eligible.filter(({ pct }) => pct > 0)).toEqual([
    { gameType: 'SPORTS', pct: 100 },
  ])
  expect(refusalOf(await who.join('much-play', { termsVersion: before.termsVersion })).code).toBe('terms_changed')
  await app.services.settingsStore.write('rg', { profile: 'BR' })
  const shown = (await visible()).map(({ category }) => category)
  expect(shown).not.toContain('NEW')
  expect(refusalOf(await who.join('first-lantern')).code).toBe('not_found')
  await who.pays(500_00n, { withoutLimit: true })
  expect(await who.rewards()).toEqual([])
  await app.services.settingsStore.write('rg', { profile: 'DE' })
  expect((await visible()).map(({ category }) => category)).not.toContain('VIP')
  await app.services.settingsStore.write('rg', { profile: 'SANDBOX' })
})

test('whoever takes a break is given no reason to play', async () => {
  const who = await someone()
  valueOf(await who.join('monsoon-reload'))
  await db.execute(sql`insert into rg_member (member_id, timeout_until)
    values (${who.id}, ${new Date(clock.now().getTime() + day)})
    on conflict (member_id) do update set timeout_until = excluded.timeout_until`)
  expect(refusalOf(await who.join('cricket-evenings')).code).toBe('rg_timeout')
  expect(refusalOf(await who.apply('lucky-slip')).code).toBe('rg_timeout')
})

test('promotions of members and of agents are seen by theirs alone; loose pictures go after a day', async () => {
  await copyOf('lucky-slip', 'for-agents', { audience: 'AGENT' })
  await copyOf('lucky-slip', 'for-members', { audience: 'MEMBER' })
  const [who, agent] = [await someone(), await someone()]
  await db.update(member).set({ type: 1 }).where(eq(member.id, agent.id))
  const ids = async (person: typeof who) => (await person.rows()).map(({ promotionId }) => promotionId)
  expect(await ids(who)).toContain('for-members')
  expect(await ids(who)).not.toContain('for-agents')
  expect(await ids(agent)).toContain('for-agents')
  expect(await ids(agent)).not.toContain('for-members')
  const all = (await visible()).map(({ promotionId }) => promotionId)
  expect([all.includes('for-members'), all.includes('for-agents')]).toEqual([true, false])
  expect(refusalOf(await who.apply('for-agents')).code).toBe('not_found')
  valueOf(await who.picture('for-members', png(9)))
  const mine = eq(promotionPicture.memberId, who.id)
  await dropLoosePictures(db, new Date(clock.now().getTime() + day - minute))
  expect(await db.$count(promotionPicture, mine)).toBe(1)
  await dropLoosePictures(db, new Date(clock.now().getTime() + day))
  expect(await db.$count(promotionPicture, mine)).toBe(0)
})
