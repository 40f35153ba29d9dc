import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { reward } from '../rewards/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { settingsOf } from '../../app/settings.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { depositor, fakeProvider, type ShownOrder, testChannel } from './testing.ts'

const bank = fakeProvider()
const { app, db, clock } = await freshApp({ providers: { fake: bank.provider } })
const channels = [...settingsOf().deposit.channels, testChannel]
const { settingsStore } = app.services
await settingsStore.write('deposit', { channels })
afterEach(async () => {
  await settingsStore.write('rg', {})
  expect(await checkInvariants(db)).toEqual([])
})

interface Offered {
  bonusId: string
  title?: string
  joined: boolean
  percent: number | null
  maxBonus: string
  terms: string
  quote?: { bonus: string; required: string }
}
interface Given {
  rewardId: string
  source: string
  title: string | null
  amount: string
  required: string
  state: string
  reason: string | null
}
type Order = ShownOrder & {
  bonus?: { state: string; title?: string; amount: string; required: string; reason?: string }
}

const titles = { reload: 'বর্ষার রিলোড', welcome: 'স্বাগত ম্যাচ' }

let people = 0
async function someone() {
  const account = `chooser${String(++people).padStart(2, '0')}`
  const who = await depositor(app, account)
  const [row] = await db.select().from(member).where(eq(member.account, account))
  const id = row?.id ?? ''
  const get = async <T>(endpoint: Endpoint, input: object) =>
    valueOf(await call<T>(app, endpoint, { ...input }, { token: who.token }))
  const post = <T>(endpoint: Endpoint, input: object) =>
    call<T>(app, endpoint, { ...input }, { token: who.token, headers: { 'idempotency-key': randomUUID() } })
  const offers = async (amount?: string) =>
    (await get<{ offers: Offered[] }>(contract.deposits.settings, amount ? { amount } : {})).offers
  const order = async (bonusId: string, amount = '1000.00', more: object = {}) =>
    valueOf(await who.submit({ amount, bonusId, ...more })) as Order
  /** The money of an order arrives. */
  const paid = async ({ orderNo, amount }: ShownOrder, minor = BigInt(Math.round(Number(amount) * 100))) => {
    bank.has(orderNo, { ref: randomUUID(), orderNo, amount: minor })
    return valueOf(await who.proof(orderNo)) as Order
  }
  return {
    ...who,
    id,
    offers,
    offer: async (bonusId: string, amount = '1000.00') => (await offers(amount)).find((one) => one.bonusId === bonusId),
    order,
    paid,
    deposits: async (bonusId: string, amount?: string) => paid(await order(bonusId, amount)),
    rewards: async (status: string) => (await get<{ list: Given[] }>(contract.rewards.list, { status })).list,
    join: (promotionId: string) => post(contract.promotions.join, { promotionId }),
    forfeit: (rewardId: string) => post<Given>(contract.rewards.forfeit, { rewardId }),
    status: async (promotionId: string) =>
      (await get<{ status: string }>(contract.promotions.detail, { promotionId })).status,
    cost: (input: object) => call<Cost>(app, contract.deposits.bonusCost, { ...input }, { token: who.token }),
  }
}
interface Cost {
  own: string
  start: string
  bonus: string
  required: string
  list: { rounds: number; lost: string; ahead: number }[]
}

test('the match is of the first deposit, of enough, and once', async () => {
  const one = await someone()
  expect((await one.offer('FIRST_DEPOSIT', '100.01'))?.quote).toEqual({ bonus: '50.00', required: '1000.00' })
  expect((await one.offer('FIRST_DEPOSIT', '99.99'))?.quote).toBeUndefined()
  expect((await one.offer('FIRST_DEPOSIT', '1000000.00'))?.quote?.bonus).toBe('5000.00')
  await one.paid(valueOf(await one.submit({ amount: '99.99' })))
  expect(await one.offer('FIRST_DEPOSIT')).toBeUndefined()
  expect(refusalOf(await one.submit({ amount: '500.00', bonusId: 'FIRST_DEPOSIT' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'first_deposit_used' },
  })
})

test('the match of a first deposit is a reward like others: listed with its play, given up by its number', async () => {
  const one = await someone()
  expect((await one.deposits('FIRST_DEPOSIT')).bonus).toMatchObject({ state: 'GIVEN', amount: '500.00' })
  const [running] = await one.rewards('IN_PROGRESS')
  expect(running).toMatchObject({
    source: 'DEPOSIT',
    title: null,
    amount: '500.00',
    required: '10000.00',
    state: 'ACTIVE',
  })
  expect((await one.balance()).bonus).toBe('500.00')
  valueOf(await one.forfeit(running?.rewardId ?? ''))
  expect((await one.balance()).bonus).toBe('0.00')
  expect(await one.rewards('HISTORY')).toMatchObject([{ state: 'FORFEITED', reason: 'given_up' }])
})

test('a promotion that a deposit brings is chosen with it, under the terms that were shown, and is claimed at once', async () => {
  const one = await someone()
  const reload = await one.offer('monsoon-reload', '1000.00')
  // The play counts the deposit and the bonus together, four times.
  expect(reload).toMatchObject({
    title: titles.reload,
    joined: false,
    percent: 25,
    quote: { bonus: '250.00', required: '5000.00' },
  })
  const shown = { bonus: reload?.terms }
  expect(
    refusalOf(await one.submit({ amount: '1000.00', bonusId: 'monsoon-reload', terms: { bonus: 'older-terms-0000' } })),
  ).toMatchObject({ code: 'terms_changed', details: { changed: ['bonus'] } })
  const order = await one.order('monsoon-reload', '1000.00', { terms: shown })
  expect(order.bonus).toMatchObject({ state: 'CHOSEN', title: titles.reload, amount: '250.00', required: '5000.00' })
  expect(await one.status('monsoon-reload')).toBe('JOINABLE')
  expect((await one.paid(order)).bonus).toMatchObject({ state: 'GIVEN', amount: '250.00' })
  expect(await one.rewards('CLAIMABLE')).toEqual([])
  expect(await one.rewards('IN_PROGRESS')).toMatchObject([
    { source: 'DEPOSIT', title: titles.reload, amount: '250.00', required: '5000.00', state: 'ACTIVE' },
  ])
  expect(await one.status('monsoon-reload')).toBe('CLAIMED')
  expect(await one.offer('monsoon-reload')).toBeUndefined()
  expect(refusalOf(await one.submit({ bonusId: 'monsoon-reload' }))).toMatchObject({ code: 'validation' })
})

test('a fixed sum is offered without a share; what is too small for it is refused', async () => {
  const one = await someone()
  expect(await one.offer('cricket-evenings', '1000.00')).toMatchObject({
    percent: null,
    maxBonus: '200.00',
    quote: { bonus: '200.00', required: '600.00' },
  })
  expect(refusalOf(await one.submit({ amount: '999.99', bonusId: 'cricket-evenings' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'below_minimum' },
  })
})

test('one deposit brings one bonus: the chosen one, not also what was joined', async () => {
  const one = await someone()
  valueOf(await one.join('monsoon-reload'))
  expect(await one.offer('monsoon-reload')).toMatchObject({ joined: true })
  expect((await one.deposits('welcome-match')).bonus).toMatchObject({ state: 'GIVEN', amount: '1000.00' })
  expect(await one.status('monsoon-reload')).toBe('JOINED')
  // The next one brings what was joined; while a bonus is open it waits.
  expect((await one.deposits('monsoon-reload')).bonus).toMatchObject({ state: 'GIVEN', amount: '250.00' })
  expect((await one.rewards('IN_PROGRESS')).map(({ title, state }) => [title, state])).toEqual([
    [titles.reload, 'CLAIMED'],
    [titles.welcome, 'ACTIVE'],
  ])
  expect((await one.balance()).bonus).toBe('1000.00')
})

test('of two deposits with the same promotion one brings it; the other says why it does not', async () => {
  const one = await someone()
  const orders = [await one.order('monsoon-reload'), await one.order('monsoon-reload')]
  const ended = await Promise.all(orders.map((order) => one.paid(order)))
  expect(new Set(ended.map(({ bonus }) => bonus?.state))).toEqual(new Set(['GIVEN', 'NOT_GIVEN']))
  expect(ended.find(({ bonus }) => bonus?.state === 'NOT_GIVEN')?.bonus?.reason).toBe('bonus_used')
  expect(await db.select().from(reward).where(eq(reward.memberId, one.id))).toHaveLength(1)
})

test('what the profile in force takes away meanwhile is not given, and is no longer offered', async () => {
  const [one, other] = [await someone(), await someone()]
  const [welcome, reload] = [await one.order('welcome-match'), await other.order('monsoon-reload')]
  await settingsStore.write('rg', { profile: 'ON' })
  expect((await one.paid(welcome)).bonus).toMatchObject({ state: 'NOT_GIVEN', reason: 'not_allowed' })
  expect((await other.paid(reload)).bonus).toMatchObject({ state: 'GIVEN' })
  const offered = (await (await someone()).offers()).map(({ bonusId }) => bonusId)
  expect(offered).toEqual(['monsoon-reload', 'cricket-evenings'])
})

test('what was chosen with an order keeps its terms, whatever profile comes before its money', async () => {
  const one = await someone()
  const order = await one.order('FIRST_DEPOSIT', '200.00')
  expect(order.bonus).toMatchObject({ amount: '100.00', required: '2000.00' })
  await settingsStore.write('rg', { profile: 'UKGC' })
  expect((await one.paid(order)).bonus).toMatchObject({ state: 'GIVEN', amount: '100.00', required: '2000.00' })
  expect(await one.rewards('IN_PROGRESS')).toMatchObject([{ amount: '100.00', required: '2000.00', state: 'ACTIVE' }])
  const [next] = await (await someone()).offers('200.00')
  expect(next).toMatchObject({ bonusId: 'FIRST_DEPOSIT', quote: { bonus: '100.00', required: '1000.00' } })
})

test('the cost of a bonus is reckoned with the deposit it comes with', async () => {
  const one = await someone()
  clock.forward(1100)
  const told = valueOf(await one.cost({ bonusId: 'monsoon-reload', amount: '1000.00', stake: '10.00' }))
  expect(told).toMatchObject({ own: '11000.00', start: '11250.00', bonus: '250.00', required: '5000.00' })
  expect(told.list[0]?.rounds).toBe(500)
  expect(Number(told.list[0]?.lost)).toBeGreaterThan(0)
  expect(refusalOf(await one.cost({ bonusId: 'monsoon-reload', amount: '1.00' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'below_minimum' },
  })
})

test('the cost of a deposit that no channel takes is not worked out', async () => {
  const one = await someone()
  const refused = refusalOf(await one.cost({ bonusId: 'FIRST_DEPOSIT', amount: '999999999999.99' }))
  expect(refused).toMatchObject({ code: 'amount_out_of_range' })
})
