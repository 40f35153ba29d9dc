import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { settingsOf } from '../../app/settings.ts'
import { freshApp } from '../../testing/inject.ts'
import { claimMission } from '../missions/claim.ts'
import { missionFixture } from '../missions/testing.fixture.ts'
import { addRaffle, raffleFixture } from '../raffles/testing.ts'
import { referralFixture } from '../referrals/testing.fixture.ts'
import { depositDecisions } from './decisions.ts'
import { termsToKeep } from './terms.ts'

const fixture = await freshApp()
const { app, db, clock } = fixture
const asset = 'BDT'
const settings = settingsOf()
const { deposits } = app.services
const decisions = depositDecisions({ db, clock, settings: () => settings, moneyStopped: () => false })
const missions = await missionFixture(fixture)
const raffles = await raffleFixture(fixture)
const referrals = await referralFixture(fixture)

/** A confirmed deposit whose money has been spent since: nothing of it is left to be taken back. */
async function deposited(memberId: string, amount: bigint): Promise<string> {
  const { orderNo } = await transact(db, (tx) =>
    deposits.begin(tx, {
      memberId,
      asset,
      channelId: 'bank-review',
      provider: 'sandbox',
      intent: randomUUID(),
      amount,
      fee: 0n,
      terms: termsToKeep(settings, undefined),
      expiresAt: new Date(clock.now().getTime() + 600_000),
    }),
  )
  await deposits.run(orderNo)
  await decisions.approve(orderNo)
  await transact(db, (tx) =>
    post(tx, {
      kind: 'upline_transfer',
      entries: [
        { member: memberId, kind: 'CASH', asset, amount: -amount },
        { system: 'SUSPENSE', asset, amount },
      ],
    }),
  )
  return orderNo
}

test('a mission loses a deposit that was charged back, unless its reward was claimed', async () => {
  const saver = await referrals.member()
  const progress = async (id: string) => {
    const { rows } = await db.execute<{ progress: string; claimed: boolean }>(sql`
      select progress::text, claimed_at is not null as claimed from mission_progress
      where mission_id = ${id} and member_id = ${saver.id}`)
    return rows
  }
  const always = { metric: 'DEPOSITS', period: 'ONCE', startsAt: new Date(0), at: new Date(0) } as const
  await missions.addMission('saving', { ...always, target: 90_000n })
  await missions.addMission('claimed', { ...always, target: 30_000n })
  const orderNo = await deposited(saver.id, 30_000n)
  await deposited(saver.id, 20_000n)
  await missions.count()
  expect(await progress('saving')).toEqual([{ progress: '50000', claimed: false }])
  await transact(db, (tx) => claimMission(tx, { memberId: saver.id, settings, now: clock.now() }, 'claimed', 'once'))
  await decisions.chargeBack(orderNo, 'Stolen')
  await missions.count()
  expect(await progress('saving')).toEqual([{ progress: '20000', claimed: false }])
  expect(await progress('claimed')).toEqual([{ progress: '50000', claimed: true }])
})

test('tickets of a raffle become void with the deposit that brought them', async () => {
  const { rows } = await db.execute<{ now: string }>(sql`select now() - interval '1 second' as now`)
  const from = new Date(rows[0]!.now)
  const endsAt = new Date(Math.max(clock.now().getTime(), from.getTime()) + 3_600_000)
  await addRaffle(db, 'charged', from, { betPerTicket: null, depositPerTicket: 10_000n, endsAt })
  const { id } = await referrals.member()
  await deposited(id, 12_000n)
  const orderNo = await deposited(id, 19_000n)
  await raffles.count()
  const valid = async () =>
    (await raffles.tickets('charged')).flatMap((ticket) => (ticket.memberId === id ? [ticket.voidedAt === null] : []))
  expect(await valid()).toEqual([true, true, true])
  await decisions.chargeBack(orderNo, 'Stolen')
  await raffles.count()
  expect(await valid()).toEqual([true, false, false])
})

test('a friend who is not decided yet has deposited less, and the share of a day falls by its rate', async () => {
  const levels = [{ deposit: 10_000, validBet: 0 }]
  await app.services.settingsStore.write('referral', { levels, depositMinor: 50_000, validBetMinor: 1_000 })
  const inviter = await referrals.inviter()
  const friend = await referrals.member({ referralCode: inviter.code })
  const early = await deposited(friend.id, 50_000n)
  await referrals.count()
  expect(await inviter.friends()).toMatchObject([{ state: 'DEPOSITED', depositMet: true }])
  await decisions.chargeBack(early, 'Stolen')
  await referrals.count()
  expect(await inviter.friends()).toMatchObject([{ state: 'REGISTERED', depositMet: false }])

  const first = await deposited(friend.id, 50_000n)
  await friend.play(1_000)
  await referrals.count()
  expect(await inviter.friends()).toMatchObject([{ state: 'QUALIFIED' }])
  // Postings have the time of the database, friends that of the test.
  await db.execute(sql`update referral set qualified_at = clock_timestamp() where friend_id = ${friend.id}`)
  const [kept, later] = [await deposited(friend.id, 30_000n), await deposited(friend.id, 20_000n)]
  await referrals.count()
  const running = async () => (await inviter.details()).running
  expect(await running()).toBe('5.00')
  // That from before the friend had qualified was no part of it.
  await decisions.chargeBack(first, 'Stolen')
  await decisions.chargeBack(later, 'Stolen')
  await referrals.count()
  expect(await running()).toBe('3.00')
  expect(await inviter.friends()).toMatchObject([{ state: 'QUALIFIED' }])
  await decisions.chargeBack(kept, 'Stolen')
  await referrals.count()
  expect(await running()).toBe('0.00')
})
