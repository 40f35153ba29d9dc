import fc from 'fast-check'
import { contract } from '@brand/sdk/contract'
import { afterEach, expect, test } from 'vitest'
import { fakeProvider, depositor, testChannel, type ShownOrder } from './testing.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { settingsOf } from '../../app/settings.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'

type Bonus = { state: string; amount: string; required: string; maxBet: string; reason?: string }
type Shown = ShownOrder & { multiple: number; bonus?: Bonus }
type Requirement = { source: string; required: string; maxBet?: string; eligible: { gameType: string; pct: number }[] }

const bank = fakeProvider()
const { app, db } = await freshApp({ providers: { fake: bank.provider } })
const channels = [...settingsOf().deposit.channels, testChannel]
const write = app.services.settingsStore.write.bind(app.services.settingsStore)
const worse = { percent: 5, maxMinor: 50_00, multiple: 20, maxBetMinor: 1_00, days: 1 }

async function normal(): Promise<void> {
  await write('deposit', { channels })
  await write('bonus', {})
  await write('turnover', {})
  await write('rg', {})
}
await normal()
afterEach(async () => {
  await normal()
  expect(await checkInvariants(db)).toEqual([])
})

let people = 0
async function someone() {
  const who = await depositor(app, `pinned${String(++people).padStart(3, '0')}`)
  const offer = async (amount: string) => {
    const { offers, terms } = valueOf(
      await call<{ terms: string; offers: { terms: string; quote?: object }[] }>(
        app,
        contract.deposits.settings,
        { amount },
        { token: who.token },
      ),
    )
    return { play: terms, bonus: offers[0]?.terms ?? '', quote: offers[0]?.quote }
  }
  const channel = async () =>
    valueOf(
      await call<{ channels: { channelId: string; terms: string }[] }>(
        app,
        contract.deposits.channels,
        {},
        { token: who.token },
      ),
    ).channels.find(({ channelId }) => channelId === 'test')?.terms ?? ''
  const open = async () =>
    valueOf(await call<{ requirements: Requirement[] }>(app, contract.turnover.info, {}, { token: who.token }))
      .requirements
  const messages = async () =>
    valueOf(
      await call<{ list: { title: string; content: string }[] }>(app, contract.inbox.list, {}, { token: who.token }),
    ).list
  const withBonus = async (amount = '1000.00') =>
    valueOf(await who.submit({ amount, bonusId: 'FIRST_DEPOSIT' })) as Shown
  /** The money arrives. */
  const paid = async ({ orderNo }: { orderNo: string }, amount = 100_000n) => {
    bank.has(orderNo, { ref: `pay-${orderNo}`, orderNo, amount })
    return valueOf(await who.proof(orderNo)) as Shown
  }
  return { ...who, offer, channel, open, messages, withBonus, paid }
}

test('the bonus is what was shown when the deposit was ordered, whatever the operator offers by the time it is paid', async () => {
  const who = await someone()
  expect((await who.offer('1000.00')).quote).toEqual({ bonus: '500.00', required: '10000.00' })
  const order = await who.withBonus()
  expect(order.bonus).toMatchObject({ state: 'CHOSEN', amount: '500.00', required: '10000.00', maxBet: '500.00' })
  await write('bonus', { firstDeposit: worse })
  await write('turnover', { depositMultiple: 3, weights: { RNG: 10 } })
  expect((await who.paid(order)).bonus).toMatchObject({
    state: 'GIVEN',
    amount: '500.00',
    required: '10000.00',
    maxBet: '500.00',
  })
  expect((await who.balance()).bonus).toBe('500.00')
  const requested = await who.open()
  expect(requested.map(({ source, required }) => [source, required])).toEqual([
    ['DEPOSIT', '1000.00'],
    ['BONUS', '10000.00'],
  ])
  expect(requested[1]?.maxBet).toBe('500.00')
  for (const { eligible } of requested) expect(eligible.find(({ gameType }) => gameType === 'RNG')?.pct).toBe(100)
})

test('an offer that ended after the order was made is given all the same', async () => {
  const who = await someone()
  const order = await who.withBonus()
  await write('bonus', { firstDeposit: { on: false } })
  expect((await who.paid(order)).bonus).toMatchObject({ state: 'GIVEN', amount: '500.00' })
})

test('terms that changed after they were shown are reported before anything is ordered, each by its name', async () => {
  const who = await someone()
  const [seen, channel] = [await who.offer('1000.00'), await who.channel()]
  const terms = { channel, play: seen.play, bonus: seen.bonus }
  const submit = (more: object = {}) => who.submit({ amount: '1000.00', bonusId: 'FIRST_DEPOSIT', terms, ...more })

  await write('bonus', { firstDeposit: worse })
  expect(refusalOf(await submit())).toMatchObject({ code: 'terms_changed', details: { changed: ['bonus'] } })
  await write('bonus', {})
  await write('turnover', { depositMultiple: 2 })
  expect(refusalOf(await submit())).toMatchObject({ code: 'terms_changed', details: { changed: ['play'] } })
  await write('turnover', {})
  await write('deposit', { channels: [{ ...testChannel, feeType: 'FIXED', fee: 10_00 }] })
  expect(refusalOf(await submit())).toMatchObject({ code: 'terms_changed', details: { changed: ['channel'] } })
  expect((await who.settings()).orders).toEqual([])
  // Terms that were read again are accepted.
  const now = await who.offer('1000.00')
  expect(
    valueOf(await submit({ terms: { channel: await who.channel(), play: now.play, bonus: now.bonus } })),
  ).toMatchObject({ payAmount: '1010.00' })
})

test('a bonus that cannot be taken is refused with the reason', async () => {
  const who = await someone()
  expect(refusalOf(await who.submit({ amount: '0.50', bonusId: 'FIRST_DEPOSIT' }))).toMatchObject({
    code: 'amount_out_of_range',
    details: { bound: 'min' },
  })
  await write('bonus', { firstDeposit: { minDepositMinor: 2_000_00 } })
  expect(refusalOf(await who.submit({ amount: '1000.00', bonusId: 'FIRST_DEPOSIT' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'below_minimum' },
  })
  await write('bonus', { firstDeposit: { on: false } })
  expect(refusalOf(await who.submit({ amount: '1000.00', bonusId: 'FIRST_DEPOSIT' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'not_offered' },
  })
  await write('bonus', {})
  await who.paid(valueOf(await who.submit({ amount: '1000.00' })))
  expect(refusalOf(await who.submit({ amount: '1000.00', bonusId: 'FIRST_DEPOSIT' }))).toMatchObject({
    code: 'bonus_not_available',
    details: { reason: 'first_deposit_used' },
  })
})

test('where no bonus is given the order states why, its history too, and a message to the person', async () => {
  const late = await someone()
  const [first, second] = [await late.withBonus(), await late.withBonus()]
  await late.paid(first)
  const reported = await late.paid(second)
  expect(reported).toMatchObject({ status: 'CONFIRMED', bonus: { state: 'NOT_GIVEN', reason: 'bonus_used' } })
  expect(reported.history.at(-1)).toMatchObject({ state: 'CONFIRMED', by: 'SYSTEM', note: 'bonus_bonus_used' })
  expect((await late.messages())[0]?.content).toContain(second.orderNo)
  expect((await late.open()).filter(({ source }) => source === 'BONUS')).toHaveLength(1)

  const away = await someone()
  const order = await away.withBonus()
  valueOf(
    await call(
      app,
      contract.limits.timeout,
      { hours: 24, account: `pinned${String(people).padStart(3, '0')}` },
      { token: away.token },
    ),
  )
  expect((await away.paid(order)).bonus).toMatchObject({ state: 'NOT_GIVEN', reason: 'on_break' })
  expect((await away.balance()).bonus).toBe('0.00')

  const abroad = await someone()
  const forbidden = await abroad.withBonus()
  await write('rg', { profile: 'ON' })
  expect((await abroad.paid(forbidden)).bonus).toMatchObject({ state: 'NOT_GIVEN', reason: 'not_allowed' })
})

test('whatever the operator changes between order and payment, the quoted amount is credited', async () => {
  const change = fc.record({
    percent: fc.integer({ min: 1, max: 500 }),
    maxMinor: fc.integer({ min: 1, max: 1_000_000 }),
    minDepositMinor: fc.integer({ min: 1, max: 1_000_000 }),
    multiple: fc.integer({ min: 1, max: 20 }),
    days: fc.integer({ min: 1, max: 90 }),
    maxBetMinor: fc.integer({ min: 1, max: 1_000_000 }),
    on: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      change,
      change,
      fc.integer({ min: 100_00, max: 20_000_00 }),
      fc.integer({ min: 0, max: 5 }),
      async (before, after, minor, depositMultiple) => {
        await write('bonus', { firstDeposit: { ...before, on: true } })
        const who = await someone()
        const amount = (minor / 100).toFixed(2)
        const { quote } = await who.offer(amount)
        const answer = await who.submit({ amount, bonusId: 'FIRST_DEPOSIT' })
        if (!quote) {
          expect(refusalOf(answer).code).toBe('bonus_not_available')
          return
        }
        await write('bonus', { firstDeposit: after })
        await write('turnover', { depositMultiple })
        const { bonus } = await who.paid(valueOf(answer), BigInt(minor))
        expect(bonus).toMatchObject({
          state: 'GIVEN',
          amount: (quote as { bonus: string }).bonus,
          required: (quote as { required: string }).required,
        })
        expect((await who.balance()).bonus).toBe(bonus?.amount)
        expect((await who.open()).map(({ required }) => required)).toEqual([amount, bonus?.required])
        await write('turnover', {})
      },
    ),
    { numRuns: 12 },
  )
})
