import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { deviceCookie } from '../../auth/login/known-devices.ts'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { offerReward } from '../rewards/index.ts'
import type { OperatorContext } from '../../server/command.ts'
import { freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { addSettlement } from '../settlements/testing.ts'
import commands from './operator.ts'
import { referralFixture } from './testing.fixture.ts'

const made = await freshApp()
const { app, db, owner, clock } = made
const { settingsStore } = app.services
const { count, run, inviter, member } = await referralFixture(made)
const day = 86_400_000
const operator = runner(db, 'mitu', clock)
await operator('operators', 'add', { name: 'mitu', roles: ['manager'] })

afterEach(async () => {
  await settingsStore.write('referral', {})
  await settingsStore.write('modules', {})
})

test('a friend who deposits and plays enough brings both their reward, which is claimed once', async () => {
  const one = await inviter()
  const friend = await member({ referralCode: one.code.toLowerCase() })
  expect(await one.friends()).toMatchObject([
    { account: expect.stringMatching(/^in.*\*/), state: 'REGISTERED', depositMet: false, betMet: false },
  ])
  await friend.deposit(50_000)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'DEPOSITED', depositMet: true, betMet: false }])
  const takeBack = await friend.play(400_000)
  await friend.play(599_999)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'DEPOSITED', betMet: false }])
  await takeBack()
  await friend.play(1)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'DEPOSITED', betMet: false }])
  expect(refusalOf(await one.claim()).code).toBe('not_found')
  await friend.play(400_000)
  await count()
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'QUALIFIED', reason: null }])
  expect(await one.details()).toMatchObject({
    claimable: '100.00',
    earned: '0.00',
    counts: [{ state: 'QUALIFIED', count: 1 }],
  })
  expect(await friend.income()).toMatchObject([{ kind: 'INVITED', amount: '50.00', account: null, state: 'OFFERED' }])

  const answers = await Promise.all(Array.from({ length: 10 }, () => one.claim()))
  const paid = answers.filter(({ body }) => body.success)
  expect(paid.map(valueOf)).toEqual([{ amount: '100.00', count: 1 }])
  expect(await one.friends()).toMatchObject([{ state: 'REWARDED' }])
  expect(await one.details()).toMatchObject({ claimable: '0.00', earned: '100.00' })
  expect(await one.income()).toMatchObject([
    { kind: 'FRIEND', account: expect.stringContaining('*'), state: 'CLAIMED' },
  ])
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from txn t join posting p on p.txn_id = t.id join account a on a.id = p.account_id
    where t.kind = 'bonus_cash' and a.owner = ${one.id}`)
  expect(rows[0]?.n).toBe(1)
  expect(await checkInvariants(db)).toEqual([])
})

test('a promotion about invitations is claimed where its terms are read: no reward of it is shown or claimed here', async () => {
  const one = await inviter()
  await transact(db, (tx) =>
    offerReward(tx, app.services.settingsStore.current(), {
      memberId: one.id,
      asset: 'BDT',
      source: 'REFERRAL',
      ref: 'promotion:two-cups-of-tea',
      form: 'CASH',
      amount: 30_000n,
      multiple: 1,
      now: clock.now(),
    }),
  )
  expect(await one.income()).toEqual([])
  expect(await one.details()).toMatchObject({ claimable: '0.00' })
  expect(refusalOf(await one.claim()).code).toBe('not_found')
})

const qualifying = async (one: Awaited<ReturnType<typeof inviter>>, more: object = {}, how: object = {}) => {
  const friend = await member({ referralCode: one.code, ...more }, how)
  await friend.deposit(50_000)
  await friend.play(1_000_000)
  return friend
}

test('one browser, one address, one account or one name: the friend is rejected, and the inviter sees why', async () => {
  const device = 'a'.repeat(43)
  const headers = { cookie: `${deviceCookie}=${device}` }
  const byDevice = await inviter({ headers })
  await member({ referralCode: byDevice.code }, { headers })
  expect(await byDevice.friends()).toMatchObject([{ state: 'REJECTED', reason: 'SAME_DEVICE' }])

  const byAddress = await inviter({ ip: '2001:db8:7:1::5' })
  await member({ referralCode: byAddress.code }, { ip: '2001:db8:7:1::77' })
  expect(await byAddress.friends()).toMatchObject([{ state: 'REJECTED', reason: 'SAME_ADDRESS' }])

  const bind = (memberId: string, holder: string, fingerprint: string) =>
    owner.execute(sql`
      insert into payout_account (member_id, method_id, holder, fields, fingerprint, created_at)
      values (${memberId}, 'bank', ${holder}, '{}', ${fingerprint}, ${clock.now()})`)
  const byAccount = await inviter()
  const shared = await member({ referralCode: byAccount.code })
  expect(await byAccount.friends()).toMatchObject([{ state: 'REGISTERED' }])
  await bind(byAccount.id, 'Rina Akter', 'one')
  await bind(shared.id, 'Milon Sheikh', 'one')
  await shared.deposit(50_000)
  await count()
  expect(await byAccount.friends()).toMatchObject([{ state: 'REJECTED', reason: 'SAME_ACCOUNT' }])

  const byName = await inviter()
  const named = await member({ referralCode: byName.code })
  await bind(byName.id, 'Rina  Akter', 'two')
  await bind(named.id, 'rina akter ', 'three')
  await named.play(1)
  await count()
  expect(await byName.friends()).toMatchObject([{ state: 'REJECTED', reason: 'SAME_NAME' }])

  // An operator who does not look at browsers.
  await settingsStore.write('referral', { checks: { device: false } })
  const other = await inviter({ headers })
  await member({ referralCode: other.code }, { headers })
  expect(await other.friends()).toMatchObject([{ state: 'REGISTERED', reason: null }])
})

test('a friend whom an operator accepts has what was deposited and played while they were rejected', async () => {
  const one = await inviter({ ip: '198.51.100.77' })
  const friend = await member({ referralCode: one.code }, { ip: '198.51.100.77' })
  expect(await one.friends()).toMatchObject([{ state: 'REJECTED', reason: 'SAME_ADDRESS' }])
  await friend.deposit(50_000)
  await friend.play(999_999)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'REJECTED', depositMet: true, betMet: false }])
  await operator('referrals', 'accept', { account: friend.account, reason: 'Two of one family' })
  expect(await one.friends()).toMatchObject([{ state: 'DEPOSITED', reason: null }])
  await friend.play(1)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'QUALIFIED' }])
})

test('a friend who is revoked brings no share any more, neither of today nor of whom they invited', async () => {
  const top = await inviter()
  const [middle, other] = [await qualifying(top), await qualifying(top)]
  await count()
  const { code } = await middle.details()
  const bottom = await member({ referralCode: code })
  await bottom.deposit(50_000)
  await bottom.play(1_000_000)
  await count()
  clock.forward(day)
  await middle.play(200_000)
  await bottom.play(1_000_000)
  await other.play(400_000)
  await count()
  expect((await top.details()).running).toBe('5.00')
  // Without what surrounds the command: the check of the ledger knows nothing of rounds made up.
  const revoke = commands[0]?.commands.find(({ name }) => name === 'revoke')
  await transact(db, async (tx) =>
    revoke?.run({ tx, clock } as Partial<OperatorContext> as OperatorContext, {
      account: middle.account,
      reason: 'One person, two accounts',
    }),
  )
  expect((await top.details()).running).toBe('2.00')
  // Whom the friend has invited brings the friend a share all the same.
  expect((await middle.details()).running).toBe('5.00')
  clock.forward(day)
  await run()
  expect((await top.income()).filter(({ kind }) => kind === 'SHARE').map(({ amount }) => amount)).toEqual(['2.00'])
})

test('what comes after the time counts for nothing; of what came before none is lost', async () => {
  const one = await inviter()
  const late = await member({ referralCode: one.code })
  const inTime = await member({ referralCode: one.code })
  await inTime.deposit(50_000)
  clock.forward(30 * day - 60_000)
  await inTime.play(1_000_000)
  clock.forward(2 * 60_000)
  await late.play(1_000_000)
  await count()
  expect((await one.friends()).map(({ state }) => state)).toEqual(['QUALIFIED', 'REGISTERED'])
  clock.forward(10 * 60_000)
  await run()
  expect(await one.friends()).toMatchObject([
    { state: 'QUALIFIED' },
    { state: 'REJECTED', reason: 'TOO_LATE', betMet: false },
  ])
})

test('no more friends qualify in a month than are rewarded, however many do at once', async () => {
  await settingsStore.write('referral', { monthLimit: 2 })
  const one = await inviter()
  for (let n = 0; n < 4; n++) await qualifying(one)
  await count()
  const friends = await one.friends()
  expect(friends.filter(({ state }) => state === 'QUALIFIED')).toHaveLength(2)
  expect(friends.filter(({ reason }) => reason === 'LIMIT')).toHaveLength(2)
})

test('the terms are those of the registration; where the profile allows no welcome bonus the friend is given none', async () => {
  const one = await inviter()
  const early = await member({ referralCode: one.code })
  await settingsStore.write('referral', { depositMinor: 99_999, inviterMinor: 1, multiple: 9 })
  const { terms } = await one.details()
  expect(terms).toMatchObject({ deposit: '999.99', inviter: '0.01', multiple: 9 })
  await early.deposit(50_000)
  await early.play(1_000_000)
  await count()
  expect(await one.friends()).toMatchObject([{ state: 'QUALIFIED', reward: '100.00' }])
  await settingsStore.write('referral', {})
  await settingsStore.write('rg', { profile: 'ON' })
  const ruled = await inviter()
  const friend = await qualifying(ruled)
  await settingsStore.write('rg', {})
  await count()
  expect(await ruled.friends()).toMatchObject([{ state: 'QUALIFIED', reward: '100.00' }])
  expect(await friend.income()).toEqual([])
})

test('shares by level are offered when the day is over, each row with its rate; what is taken back lowers them', async () => {
  const top = await inviter()
  const middle = await qualifying(top)
  await count()
  const { code } = await middle.details()
  const bottom = await member({ referralCode: code })
  await bottom.deposit(50_000)
  await bottom.play(1_000_000)
  await count()
  // Nothing from before a friend has qualified.
  expect((await top.details()).running).toBe('0.00')
  clock.forward(day)
  await middle.play(200_000)
  await bottom.play(1_000_000)
  const takeBack = await bottom.play(500_000)
  await count()
  expect((await top.details()).running).toBe('4.00')
  await takeBack()
  await count()
  expect((await top.details()).running).toBe('3.00')
  expect((await middle.details()).running).toBe('5.00')
  clock.forward(day)
  await Promise.all([run(), run()])
  await run()
  expect(await top.details()).toMatchObject({ running: '0.00' })
  const [share] = await top.income()
  expect(share).toMatchObject({ kind: 'SHARE', amount: '3.00', state: 'OFFERED', account: null })
  expect(share?.lines).toMatchObject([
    { level: 1, friends: 1, validBet: '2000.00', betRate: '0.05', amount: '1.00' },
    { level: 2, friends: 1, validBet: '10000.00', betRate: '0.02', amount: '2.00' },
  ])
  expect(valueOf(await top.claim())).toEqual({ amount: '103.00', count: 2 })
  // More taken back than played: a day brings nothing, and the next is not touched.
  const [back] = [await middle.play(300_000)]
  await count()
  clock.forward(day)
  await run()
  await back()
  await count()
  clock.forward(day)
  await run()
  expect((await top.income()).filter(({ kind }) => kind === 'SHARE').map(({ amount }) => amount)).toEqual([
    '1.50',
    '3.00',
  ])
  expect(await checkInvariants(db)).toEqual([])
})

test('what is counted after a day was closed is in the share of the next', async () => {
  const one = await inviter()
  const friend = await qualifying(one)
  await count()
  clock.forward(day)
  const closed = clock.now()
  await friend.play(1_000_000)
  await count()
  clock.forward(day)
  await run()
  const shares = async () => (await one.income()).filter(({ kind }) => kind === 'SHARE').map(({ amount }) => amount)
  expect(await shares()).toEqual(['5.00'])
  // A transaction that was open all the while is committed.
  await addSettlement(owner, { memberId: friend.id, roundId: 900_001, at: closed.toISOString(), bet: 400_000 })
  await count()
  expect((await one.details()).running).toBe('2.00')
  clock.forward(day)
  await run()
  expect(await shares()).toEqual(['2.00', '5.00'])
})

test('play that goes on keeps no day open; what waits of the day does', async () => {
  const one = await inviter()
  const friend = await qualifying(one)
  await count()
  clock.forward(day)
  await friend.play(1_000_000)
  await count()
  clock.forward(day)
  const { term } = (await owner.execute<{ term: number }>(sql`select term from job_leader`)).rows[0] ?? { term: 1 }
  /** Closes what may be closed, while a transaction that stays open holds back what is counted. */
  const runHeldBack = async (at: Date, roundId: number) => {
    await owner.transaction(async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`)
      await addSettlement(owner, { memberId: friend.id, roundId, at: at.toISOString(), bet: 100 })
      await run(term)
    })
    const running = (await one.details()).running
    await count()
    return running
  }
  const yesterday = new Date(clock.now().getTime() - day)
  expect(await runHeldBack(yesterday, 900_002)).not.toBe('0.00')
  clock.forward(day)
  await friend.play(1_000_000)
  await count()
  clock.forward(day)
  expect(await runHeldBack(clock.now(), 900_003)).toBe('0.00')
})

test('nobody gains by inviting themselves: what must be played costs more than both are given', async () => {
  const { referral } = app.services.settings()
  const { rows } = await db.execute<{ rtp: number }>(sql`select max(rtp)::float as rtp from game where rtp is not null`)
  const edge = 1 - (rows[0]?.rtp ?? 100) / 100
  expect(edge).toBeGreaterThan(0)
  expect(referral.validBetMinor * edge).toBeGreaterThan(referral.inviterMinor + referral.friendMinor)
  const shares = referral.levels.reduce((sum, { validBet }) => sum + validBet, 0) / 1_000_000
  expect(shares).toBeLessThan(edge)
})
