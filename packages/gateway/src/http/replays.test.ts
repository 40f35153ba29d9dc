import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { transact } from '../db/client.ts'
import { winRaffle } from '../modules/raffles/testing.ts'
import { completeMission } from '../modules/missions/testing.ts'
import { address, anItem, changePoints } from '../modules/points/testing.ts'
import { offerReward } from '../modules/rewards/index.ts'
import { fakeProvider, testChannel } from '../modules/deposits/testing.ts'
import { withdrawalFixture, fundPassword, type Person } from '../modules/withdrawals/testing.ts'
import { member } from '../auth/schema.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import { call, freshApp, valueOf, type Answer } from '../testing/inject.ts'
import { fakeVendors } from '../modules/transfers/testing.ts'

// Delays what follows the commit of an order, so that repeats arrive in between.
const provider = fakeProvider()
let pending: Promise<unknown> | undefined
const slow = {
  ...provider.provider,
  open: async (...given: Parameters<typeof provider.provider.open>) => (
    await (pending ?? delay(60)),
    provider.provider.open(...given)
  ),
}
const vendors = fakeVendors()
const slowVendors = {
  ...vendors,
  deposit: async (...given: Parameters<typeof vendors.deposit>) => (await delay(60), vendors.deposit(...given)),
}
const options = { providers: { fake: slow }, vendorWallets: slowVendors }
const made = await freshApp(options)
const { app, db, clock } = made
await app.services.settingsStore.write('deposit', {
  channels: [...app.services.settings().deposit.channels, testChannel],
})
const { person, sent } = await withdrawalFixture(made)
const another = () => createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent', ...options })
/** A gateway that has done none of the calls, as one that was started anew. */
const restarted = await another()
afterAll(() => restarted.close())

interface Sample {
  endpoint: Endpoint
  /** Sets up what the call needs, and returns its input. */
  input: (who: Person) => Promise<object>
}
const wallets = (isSingle: boolean) => app.services.settingsStore.write('wallet', { isSingle })

/** The account of a new person below somebody, who becomes an agent. */
async function below({ id }: Person): Promise<string> {
  await db.update(member).set({ type: 1 }).where(eq(member.id, id))
  const { id: lower } = await person()
  const [row] = await db.update(member).set({ uplineId: id }).where(eq(member.id, lower)).returning()
  return row?.account ?? ''
}

/** A bonus that waits for a person. */
async function reward({ id }: Person): Promise<string> {
  const given = { memberId: id, asset: 'BDT', source: 'MANUAL', ref: randomUUID(), form: 'BONUS' } as const
  const row = await transact(db, (tx) =>
    offerReward(tx, app.services.settings(), { ...given, amount: 10_000n, multiple: 5, now: clock.now() }),
  )
  return String(row?.id)
}

/** Lets a person take part in the chat. @returns their identifier there */
async function chatter({ token }: Person): Promise<string> {
  valueOf(await call(app, contract.chatRooms.accept, { version: 1 }, { token }))
  const { me } = valueOf(
    await call<{ me: { person: string } }>(app, contract.chatRooms.permission, { roomId: 'en' }, { token }),
  )
  return me.person
}

/** Every call of the contract that moves money. */
const samples: Record<string, Sample> = {
  'turnover.forfeit': {
    endpoint: contract.turnover.forfeit,
    async input({ token }) {
      const { orderNo } = valueOf(
        await call<{ orderNo: string }>(
          app,
          contract.deposits.submit,
          { channelId: 'instant-wallet', amount: '500.00', bonusId: 'FIRST_DEPOSIT' },
          { token, headers: { 'idempotency-key': randomUUID() } },
        ),
      )
      valueOf(await call(app, contract.deposits.proof, { orderNo }, { token }))
      await expect
        .poll(async () => {
          clock.forward(5000)
          return valueOf(await call<{ status: string }>(app, contract.deposits.order, { orderNo }, { token })).status
        })
        .toBe('CONFIRMED')
      return {}
    },
  },
  'rebates.submit': {
    endpoint: contract.rebates.submit,
    async input({ id }) {
      await app.services.settingsStore.write('rebate', {})
      await db.execute(sql`
        insert into rebate_open (member_id, minute, game_type, base)
        values (${id}, ${new Date(clock.now().getTime() - 3_600_000)}, 'RNG', 1000000)`)
      return {}
    },
  },
  'referrals.claim': {
    endpoint: contract.referrals.claim,
    async input({ id }) {
      const given = {
        memberId: id,
        asset: 'BDT',
        source: 'REFERRAL',
        ref: `friend:${randomUUID()}`,
        form: 'CASH',
      } as const
      await transact(db, (tx) =>
        offerReward(tx, app.services.settings(), { ...given, amount: 5000n, multiple: 1, now: clock.now() }),
      )
      return {}
    },
  },
  'rewards.claim': {
    endpoint: contract.rewards.claim,
    input: async (who) => ({ rewardId: await reward(who) }),
  },
  'rewards.forfeit': {
    endpoint: contract.rewards.forfeit,
    input: async (who) => ({ rewardId: await reward(who) }),
  },
  'promotions.join': {
    endpoint: contract.promotions.join,
    input: async () => ({ promotionId: 'first-lantern' }),
  },
  'promotions.apply': {
    endpoint: contract.promotions.apply,
    input: async () => ({ promotionId: 'lucky-slip', remark: 'Round 4177' }),
  },
  'missions.claim': {
    endpoint: contract.missions.claim,
    input: async ({ id }) => ({ id: await completeMission(db, id), periodKey: 'once' }),
  },
  'raffles.claim': {
    endpoint: contract.raffles.claim,
    input: async ({ id }) => ({ id: await winRaffle(db, id, app.services.settings()), place: 1 }),
  },
  'points.redeem': {
    endpoint: contract.points.redeem,
    async input({ id }) {
      await changePoints(db, id, 1000n)
      return { itemId: String(await anItem(db)), address, fundPassword }
    },
  },
  'points.convert': {
    endpoint: contract.points.convert,
    async input({ id }) {
      await changePoints(db, id, 1000n)
      return { points: 1000, fundPassword }
    },
  },
  'deposits.submit': {
    endpoint: contract.deposits.submit,
    input: async () => ({ channelId: 'test', amount: '500.00' }),
  },
  'withdrawals.submit': {
    endpoint: contract.withdrawals.submit,
    input: async ({ bank }) => ({ fundPassword, accountId: bank, amount: '600.00' }),
  },
  'upline.submit': {
    endpoint: contract.upline.submit,
    async input({ id }) {
      const above = await person()
      await db.update(member).set({ type: 1 }).where(eq(member.id, above.id))
      await db.update(member).set({ uplineId: above.id }).where(eq(member.id, id))
      return { amount: '250.00', fundPassword }
    },
  },
  'downlineTransfers.submit': {
    endpoint: contract.downlineTransfers.submit,
    input: async (who) => ({ account: await below(who), amount: '250.00', purpose: 'WAGES', fundPassword }),
  },
  'downlineTransfers.sendPacket': {
    endpoint: contract.downlineTransfers.sendPacket,
    async input(who) {
      const accounts = [await below(who), await below(who)]
      return { gifts: accounts.map((account) => ({ account, amount: '25.00' })), fundPassword }
    },
  },
  'chatRooms.tip': {
    endpoint: contract.chatRooms.tip,
    async input(who) {
      const taker = await chatter(await person())
      await chatter(who)
      return { roomId: 'en', person: taker, amount: '50.00', fundPassword }
    },
  },
  'chatRooms.rain': {
    endpoint: contract.chatRooms.rain,
    async input(who) {
      const other = await person()
      for (const one of [other, who]) await chatter(one)
      valueOf(
        await call(
          app,
          contract.chatRooms.send,
          { roomId: 'en', clientId: randomUUID(), text: 'Good evening' },
          { token: other.token },
        ),
      )
      return { roomId: 'en', people: 1, amount: '50.00', fundPassword }
    },
  },
  'wallet.transfer': {
    endpoint: contract.wallet.transfer,
    async input() {
      await wallets(false)
      return { vassalage: 'PG', direction: 'IN', amount: '100.00' }
    },
  },
  'receipts.act': {
    endpoint: contract.receipts.act,
    async input(who) {
      await wallets(true)
      return { orderNo: (await sent(who)).orderNo, action: 'FULLY_PAID' }
    },
  },
}

const moving = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.money ? [`${area}.${name}`] : [],
  ),
)

/** The response without the id of the request. */
const bytes = ({ status, body }: Answer) => `${status} ${JSON.stringify({ ...body, requestId: undefined })}`

test('every call that moves money is tested below', () => {
  expect(Object.keys(samples).toSorted()).toEqual(moving.toSorted())
})

test.each(Object.entries(samples))(
  '%s: ten at once, repeats and another gateway have one answer',
  async (_name, { endpoint, input }) => {
    const who = await person()
    const requested = { ...(await input(who)) }
    const send = (key: string, on = app, given: object = requested) =>
      call(on, endpoint, { ...given }, { token: who.token, headers: { 'idempotency-key': key } })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key)))
    expect(answers[0]?.status).toBe(200)
    expect(answers.filter(({ headers }) => headers['idempotency-hit'] === undefined)).toHaveLength(1)
    clock.forward(120_000)
    answers.push(await send(key))
    answers.push(await send(key, restarted))
    expect([...new Set(answers.map(bytes))]).toEqual([bytes(answers[0]!)])
    expect(await checkInvariants(db)).toEqual([])
  },
)

test.each(Object.entries(samples))('%s: a refusal is repeated byte for byte as well', async (_name, { endpoint }) => {
  await wallets(endpoint !== contract.wallet.transfer)
  const { token } = await person()
  const wrong: Record<string, object> = {
    [contract.rewards.claim.path]: { rewardId: '999999999' },
    [contract.rewards.forfeit.path]: { rewardId: '999999999' },
    [contract.promotions.join.path]: { promotionId: 'of-nobody' },
    [contract.promotions.apply.path]: { promotionId: 'of-nobody' },
    [contract.missions.claim.path]: { id: 'of-nobody', periodKey: 'once' },
    [contract.raffles.claim.path]: { id: 'of-nobody', place: 1 },
    [contract.points.redeem.path]: { itemId: '999999999', fundPassword },
    [contract.points.convert.path]: { points: 1000, fundPassword },
    [contract.deposits.submit.path]: { channelId: 'test', amount: '0.50' },
    [contract.withdrawals.submit.path]: { fundPassword, accountId: randomUUID(), amount: '600.00' },
    [contract.upline.submit.path]: { amount: '250.00', fundPassword },
    [contract.downlineTransfers.submit.path]: { account: 'nobody1', amount: '250.00', fundPassword },
    [contract.downlineTransfers.sendPacket.path]: { gifts: [{ account: 'nobody1', amount: '25.00' }], fundPassword },
    [contract.wallet.transfer.path]: { vassalage: 'PG', direction: 'IN', amount: '99999.00' },
    [contract.receipts.act.path]: { orderNo: 'W1', action: 'FULLY_PAID' },
  }
  const key = randomUUID()
  const send = () => call(app, endpoint, { ...wrong[endpoint.path] }, { token, headers: { 'idempotency-key': key } })
  const answers = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()]
  expect(answers[0]?.body.success).toBe(false)
  expect(answers[0]?.status).toBeLessThan(500)
  expect([...new Set(answers.map(bytes))]).toEqual([bytes(answers[0]!)])
})

test('where the first call does not return, a repeat fixes the answer, and a late first one returns the same', async () => {
  const { token } = await person()
  let release = () => {}
  pending = new Promise<void>((resolve) => (release = resolve))
  const key = randomUUID()
  const send = (on = app) =>
    call(
      on,
      contract.deposits.submit,
      { channelId: 'test', amount: '500.00' },
      { token, headers: { 'idempotency-key': key } },
    )
  const first = send()
  await expect
    .poll(
      async () =>
        (await call<{ orders: unknown[] }>(app, contract.deposits.settings, {}, { token })).body.value?.orders.length,
    )
    .toBe(1)
  const restarted = await another()
  const repeat = await send(restarted)
  release()
  pending = undefined
  expect(bytes(repeat)).toBe(bytes(await first))
  expect(bytes(await send(restarted))).toBe(bytes(repeat))
  expect(repeat.headers['idempotency-hit']).toBe('true')
  await restarted.close()
})

test('another body under the same key is a conflict, also before the first answer is final', async () => {
  const { token } = await person()
  const key = randomUUID()
  const send = (amount: string) =>
    call(app, contract.deposits.submit, { channelId: 'test', amount }, { token, headers: { 'idempotency-key': key } })
  const answers = await Promise.all(['500.00', '501.00', '500.00', '501.00'].map(send))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
})
