import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { depositDecisions } from './decisions.ts'
import { fakeProvider, depositor, testChannel } from './testing.ts'
import { depositMoney, depositOrder, depositProof } from './schema.ts'
import { rgLimit } from '../responsible-gaming/schema.ts'
import { requirement } from '../turnover/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { settingsOf } from '../../app/settings.ts'

const bank = fakeProvider()
const { app, db, clock } = await freshApp({ providers: { fake: bank.provider } })
const channels = [...settingsOf().deposit.channels, testChannel]
await app.services.settingsStore.write('deposit', { channels })
const minute = 60_000
const decisions = depositDecisions({ db, clock, settings: () => app.services.settings(), moneyStopped: () => false })
let people = 0
const someone = () => depositor(app, `payer${String(++people).padStart(3, '0')}`)
const states = (order: { history: { state: string }[] }) => order.history.map(({ state }) => state)
const notice = (body: object, word = 'friend', provider = 'fake') =>
  app.inject({
    method: 'POST',
    url: `/payment/v1/${provider}/notice`,
    headers: { 'x-word': word, 'content-type': 'application/json' },
    payload: body,
  })
const png = createCanvas(4, 4).toBuffer('image/png').toString('base64')

afterEach(async () => {
  bank.providerState('well')
  expect(await checkInvariants(db)).toEqual([])
})

test('an instant payment is in the wallet as soon as the person has paid, with the play it requires', async () => {
  const who = await someone()
  const order = await who.ordered({ channelId: 'instant-wallet', amount: '1000' })
  expect(order).toMatchObject({
    status: 'WAITING_PAYMENT',
    amount: '1000.00',
    payAmount: '1000.00',
    payee: { bank: 'Sandbox Bank' },
  })
  expect(valueOf(await who.proof(order.orderNo, { paidReference: 'TRX 7781' }))).toMatchObject({
    status: 'CONFIRMED',
    credited: '1000.00',
    paidReference: 'TRX 7781',
  })
  const now = valueOf(await who.order({ orderNo: order.orderNo }))
  expect(states(now)).toEqual(['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'CONFIRMED'])
  expect(await who.balance()).toMatchObject({ sumBalance: '11000.00', bonus: '0.00' })
  expect(await db.select().from(requirement).where(eq(requirement.ref, order.orderNo))).toMatchObject([
    { source: 'DEPOSIT', required: 100_000n, state: 'ACTIVE' },
  ])
})

test('a bonus is taken only when requested, and shown with its cost before', async () => {
  const who = await someone()
  const offered = async (amount?: string) =>
    (await who.settings(amount ? { amount } : {})).offers.find(({ bonusId }) => bonusId === 'FIRST_DEPOSIT')
  expect(await offered('1000.00')).toMatchObject({ quote: { bonus: '500.00', required: '10000.00' } })
  expect((await offered('1.00'))?.quote).toBeUndefined()
  expect(refusalOf(await who.submit({ bonusId: 'FREE_MONEY' }))).toMatchObject({ code: 'validation', field: 'bonusId' })
  const { orderNo } = await who.ordered({ channelId: 'instant-wallet', amount: '1000', bonusId: 'FIRST_DEPOSIT' })
  valueOf(await who.proof(orderNo))
  expect(await who.balance()).toMatchObject({ sumBalance: '11500.00', bonus: '500.00' })
  expect(await offered()).toBeUndefined()
})

test('a declined payment is reported as such, one whose provider refuses to begin too, and neither moves money', async () => {
  const who = await someone()
  const { orderNo, payAmount } = await who.ordered({ channelId: 'card-declined', amount: '333.33' })
  expect(payAmount).toBe('338.33')
  expect(valueOf(await who.proof(orderNo)).history.at(-1)).toMatchObject({
    state: 'FAILED',
    by: 'PROVIDER',
    note: 'declined',
  })
  bank.providerState('refuses')
  expect(await who.ordered()).toMatchObject({ status: 'FAILED' })
  expect(await who.balance()).toMatchObject({ sumBalance: '10000.00' })
})

test('a provider that does not answer is called again, and an order it never opened ends without any money message', async () => {
  const who = await someone()
  bank.providerState('silent')
  const { orderNo, status } = await who.ordered()
  expect(status).toBe('CREATED')
  bank.providerState('well')
  clock.forward(4000)
  expect(valueOf(await who.order({ orderNo })).status).toBe('WAITING_PAYMENT')
  bank.providerState('silent')
  const other = await who.ordered()
  clock.forward(11 * minute)
  await app.services.deposits.work()
  expect(valueOf(await who.order({ orderNo: other.orderNo })).history.at(-1)).toMatchObject({
    state: 'FAILED',
    note: 'provider_silent',
  })
  expect(valueOf(await who.order({ orderNo })).status).toBe('EXPIRED')
})

test('malformed amounts, amounts out of range or in other digits are refused by name', async () => {
  const who = await someone()
  for (const amount of [
    '1e3',
    '-1',
    '0',
    '0.00',
    '0.005',
    'NaN',
    '',
    ' 5',
    '१००',
    '５００',
    '9007199254740993.00',
    '1,000',
    '+5',
    '00.5',
  ]) {
    expect([amount, refusalOf(await who.submit({ amount })).details]).toEqual([
      amount,
      { fields: { amount: expect.anything() as unknown } },
    ])
  }
  expect(refusalOf(await who.submit({ amount: '0.99' }))).toMatchObject({
    code: 'amount_out_of_range',
    field: 'amount',
    details: { min: '1.00', max: '1000000.00' },
  })
  expect(refusalOf(await who.submit({ channelId: 'agent-hand' })).code).toBe('channel_maintenance')
  expect(refusalOf(await who.submit({ channelId: 'none' })).code).toBe('not_found')
  expect(refusalOf(await who.submit({ channelId: 'bank-review' }))).toMatchObject({
    code: 'field_invalid',
    details: { fields: { payerName: { code: 'required' } } },
  })
  expect((await who.settings()).orders).toEqual([])
})

test('one key is one order, however often it is sent at once, and a lost answer is found by it', async () => {
  const who = await someone()
  const key = randomUUID()
  expect(refusalOf(await who.order({ key })).code).toBe('not_found')
  const answers = await Promise.all(Array.from({ length: 10 }, () => who.submit({}, key)))
  const numbers = new Set(answers.map((answer) => valueOf(answer).orderNo))
  expect(numbers.size).toBe(1)
  expect(valueOf(await who.order({ key })).orderNo).toBe([...numbers][0])
  expect(refusalOf(await who.submit({ amount: '501.00' }, key)).code).toBe('idempotency_conflict')
  expect((await who.settings()).orders).toHaveLength(1)
})

test('the settings list the open orders and the newest three of all', async () => {
  const who = await someone()
  const numbers: string[] = []
  for (let n = 0; n < 5; n++) {
    const { orderNo } = valueOf(await who.submit())
    numbers.unshift(orderNo)
    clock.forward(1000)
    // The oldest stays open.
    if (n > 0) valueOf(await who.cancel(orderNo))
  }
  const [fifth, fourth, third, , oldest] = numbers
  expect((await who.settings()).orders.map(({ orderNo }) => orderNo)).toEqual([fifth, fourth, third, oldest])
})

test('three orders are open at most, also when ten are sent at once, and a limit applies as well', async () => {
  const who = await someone()
  const answers = await Promise.all(Array.from({ length: 10 }, () => who.submit()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => !body.success && body.code === 'too_many_open_orders')).toHaveLength(7)
  const [first] = (await who.settings()).orders
  valueOf(await who.cancel(first?.orderNo ?? ''))
  expect(valueOf(await who.submit()).status).toBe('WAITING_PAYMENT')

  const careful = await someone()
  const [row] = await db
    .select({ id: depositOrder.memberId })
    .from(depositOrder)
    .where(eq(depositOrder.orderNo, (await careful.ordered({ amount: '400' })).orderNo))
  await db.insert(rgLimit).values({
    memberId: row?.id ?? '',
    kind: 'DEPOSIT',
    period: 'DAY',
    value: 100_000n,
    status: 'ACTIVE',
    effectiveAt: clock.now(),
    createdAt: clock.now(),
  })
  expect((await careful.settings()).limit).toMatchObject({ left: '600.00' })
  const parallel = await Promise.all([careful.submit({ amount: '600' }), careful.submit({ amount: '600' })])
  expect(parallel.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('orders of another member cannot be seen, proved or cancelled; without the module, or on trial, there are none', async () => {
  const [who, other] = [await someone(), await someone()]
  const { orderNo } = await who.ordered()
  for (const answer of [await other.order({ orderNo }), await other.proof(orderNo), await other.cancel(orderNo)])
    expect(refusalOf(answer).code).toBe('not_found')
  expect(refusalOf(await call(app, contract.deposits.channels, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
  await app.services.settingsStore.write('deposit', { channels, on: false })
  expect(refusalOf(await who.submit()).code).toBe('deposit_disabled')
  await app.services.settingsStore.write('deposit', { channels })
  await app.services.settingsStore.write('modules', { DEPO3: false })
  expect(refusalOf(await who.submit()).code).toBe('function_not_available')
  await app.services.settingsStore.write('modules', {})
})

test('pictures are checked by their bytes, three at most, duplicates once; large bodies only from permitted callers', async () => {
  const who = await someone()
  const { orderNo } = await who.ordered()
  expect(
    refusalOf(await who.proof(orderNo, { image: Buffer.from('<svg onload=alert(1)>').toString('base64') })).code,
  ).toBe('image_type')
  expect(valueOf(await who.order({ orderNo })).status).toBe('WAITING_PAYMENT')
  const pictures = Array.from({ length: 4 }, (_, n) =>
    createCanvas(4 + n, 4)
      .toBuffer('image/jpeg')
      .toString('base64'),
  )
  await Promise.all([png, png, ...pictures.slice(0, 2)].map((image) => who.proof(orderNo, { image })))
  expect(valueOf(await who.order({ orderNo }))).toMatchObject({ status: 'SUBMITTED', proofs: 3 })
  expect(refusalOf(await who.proof(orderNo, { image: pictures[2] }))).toMatchObject({
    code: 'too_many_images',
    details: { most: 3 },
  })
  expect(valueOf(await who.proof(orderNo, { image: png })).proofs).toBe(3)
  expect(
    (await db.select({ type: depositProof.type }).from(depositProof).where(eq(depositProof.orderNo, orderNo)))
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['image/jpeg', 'image/jpeg', 'image/png'])
  const large = { orderNo, image: 'A'.repeat(6_000_000) }
  expect(refusalOf(await call(app, contract.deposits.proof, large)).code).toBe('token_expired')
  expect(refusalOf(await who.proof(orderNo, { image: large.image })).code).toBe('image_type')
})

test('WebP is taken only while the setting allows it, and kept as a JPEG', async () => {
  const who = await someone()
  const { orderNo } = await who.ordered()
  const image = createCanvas(5, 4).toBuffer('image/webp').toString('base64')
  expect(refusalOf(await who.proof(orderNo, { image })).code).toBe('image_type')
  await app.services.settingsStore.write('pictures', { webp: true })
  expect(valueOf(await who.proof(orderNo, { image })).proofs).toBe(1)
  await app.services.settingsStore.write('pictures', {})
  const [kept] = await db.select().from(depositProof).where(eq(depositProof.orderNo, orderNo))
  expect(kept?.type).toBe('image/jpeg')
})

test('money that comes after the order has expired is reviewed and credited by hand; after a cancel as well', async () => {
  const who = await someone()
  const late = await who.ordered({ channelId: 'crypto-late', amount: '2000' })
  expect(late.payAmount).toBe('2025.00')
  clock.forward(61_000)
  expect(valueOf(await who.order({ orderNo: late.orderNo })).status).toBe('EXPIRED')
  clock.forward(30_000)
  await app.services.deposits.work()
  expect(valueOf(await who.order({ orderNo: late.orderNo })).history.at(-1)).toMatchObject({
    state: 'PENDING_REVIEW',
    by: 'PROVIDER',
    note: 'late',
  })
  expect(await decisions.list()).toContainEqual(expect.stringContaining(late.orderNo))
  expect(await decisions.approve(late.orderNo)).toContain('credited 2000.00')
  expect(await who.balance()).toMatchObject({ sumBalance: '12000.00' })
  const inbox = valueOf(
    await call<{ list: { title: string; content: string }[] }>(
      app,
      contract.inbox.list,
      { language: 'en' },
      { token: who.token },
    ),
  )
  expect(inbox.list[0]).toMatchObject({
    title: 'Deposit credited',
    content: expect.stringContaining(`${late.orderNo} and credited ৳ 2,000.00`) as string,
    about: { type: 'DEPOSIT', reference: late.orderNo },
  })
  await expect(decisions.approve(late.orderNo)).rejects.toMatchObject({ code: 'order_closed' })

  const { orderNo } = await who.ordered()
  valueOf(await who.cancel(orderNo))
  bank.has(orderNo, { ref: `B-${orderNo}`, amount: 50_000n })
  clock.forward(11 * minute)
  await app.services.deposits.work()
  expect(valueOf(await who.order({ orderNo })).history.at(-1)).toMatchObject({ state: 'PENDING_REVIEW', note: 'late' })
  expect(await decisions.reject(orderNo, 'sent back to the payer')).toContain('FAILED')
  expect(valueOf(await who.order({ orderNo })).history.at(-1)).toMatchObject({
    by: 'OPERATOR',
    note: 'rejected',
    remark: 'sent back to the payer',
  })
  expect(await who.balance()).toMatchObject({ sumBalance: '12000.00' })
})

test('money for a cancelled order is found though the clock was put back', async () => {
  const who = await someone()
  const { orderNo } = await who.ordered()
  valueOf(await who.cancel(orderNo))
  bank.has(orderNo, { ref: `B-${orderNo}`, amount: 50_000n })
  clock.forward(-180 * minute)
  await app.services.deposits.work()
  const [order] = await db.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo))
  clock.forward(180 * minute)
  expect(order?.state).toBe('PENDING_REVIEW')
})

test('another sum, a second payment and money without an order are reviewed; what came is what is credited', async () => {
  const who = await someone()
  const less = await who.ordered()
  expect((await notice({ ref: 'less', orderNo: less.orderNo, amount: '49999' })).json()).toEqual({ status: 'OK' })
  expect(valueOf(await who.order({ orderNo: less.orderNo })).history.at(-1)).toMatchObject({
    state: 'PENDING_REVIEW',
    note: 'amount_differs',
  })
  expect(await decisions.approve(less.orderNo)).toContain('credited 499.99')

  const twice = await who.ordered()
  await notice({ ref: 'first', orderNo: twice.orderNo, amount: '50000' })
  await notice({ ref: 'second', orderNo: twice.orderNo, amount: '50000' })
  expect(valueOf(await who.order({ orderNo: twice.orderNo })).status).toBe('CONFIRMED')
  // Both orders carry the time of one stopped clock, so neither is the first by rule.
  const extra = (await who.settings()).orders.find((order) => order.status === 'PENDING_REVIEW')
  expect(extra).toMatchObject({ status: 'PENDING_REVIEW', history: [{ note: 'second_payment' }] })
  await decisions.approve(extra?.orderNo ?? '')
  expect(await who.balance()).toMatchObject({ sumBalance: '11499.99' })

  expect((await notice({ ref: 'of nobody', orderNo: 'D000000AAAAAAAA', amount: '7' })).statusCode).toBe(200)
  expect(await decisions.list()).toContainEqual('money of no order: fake of nobody 0.07')
})

test('a notice counts once however often and to whichever gateway it is sent, and only when it is authentic', async () => {
  const who = await someone()
  const { orderNo } = await who.ordered()
  const body = { ref: `N-${orderNo}`, orderNo, amount: '50000' }
  expect((await notice(body, 'stranger')).statusCode).toBe(401)
  expect((await notice(body, 'friend', 'sandbox')).statusCode).toBe(404)
  expect((await notice(body, 'friend', '__proto__')).statusCode).toBe(404)
  bank.has(orderNo, { ref: body.ref, amount: 50_000n })
  const reported = await Promise.all([
    ...Array.from({ length: 10 }, () => notice(body)),
    app.services.deposits.run(orderNo, true),
    app.services.deposits.work(),
  ])
  expect(reported.slice(0, 10).every((answer) => answer && 'statusCode' in answer && answer.statusCode === 200)).toBe(
    true,
  )
  expect(await who.balance()).toMatchObject({ sumBalance: '10500.00' })
  expect(await db.select().from(depositMoney).where(eq(depositMoney.orderNo, orderNo))).toHaveLength(1)
})

test('an order without a reported payment is reviewed by an operator, who decides', async () => {
  const who = await someone()
  const fields = { fields: { payerName: 'রিনা আক্তার' } }
  const { orderNo } = await who.ordered({ channelId: 'bank-review', amount: '700', ...fields })
  expect(valueOf(await who.proof(orderNo, { paidReference: 'BX/77-1' })).status).toBe('SUBMITTED')
  expect(refusalOf(await who.cancel(orderNo)).code).toBe('order_closed')
  clock.forward(11 * minute)
  await app.services.deposits.work()
  expect(valueOf(await who.order({ orderNo })).history.at(-1)).toMatchObject({
    state: 'PENDING_REVIEW',
    note: 'not_seen',
  })
  expect(await decisions.approve(orderNo)).toContain('credited 700.00')
  expect(await who.balance()).toMatchObject({ sumBalance: '10700.00' })
  // A payment reported after the deadline is credited too.
  const late = await who.ordered()
  clock.forward(11 * minute)
  expect(valueOf(await who.proof(late.orderNo)).history.map(({ note }) => note)).toEqual([
    '',
    '',
    'no_payment',
    'late_claim',
  ])
  expect(await decisions.payLate(late.orderNo)).toContain('credited')
  expect(await who.balance()).toMatchObject({ sumBalance: '11200.00' })
})
