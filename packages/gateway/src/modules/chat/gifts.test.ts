import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, password, refusalOf, valueOf, type Answer } from '../../testing/inject.ts'
import { addRequirement } from '../turnover/index.ts'
import { chatFixture, type ChatPerson } from './testing.ts'

const made = await freshApp()
const { app, db, clock } = made
const { person, say, messages, cash, give } = await chatFixture(made, 'giver')
const { chatRooms, limits } = contract

const codeOf = (answer: Answer) => refusalOf(answer).code
const start = 1_000_000n

test('ten tips at once with one key are one tip; both sides add up', async () => {
  const [giver, taker] = [await person({ gifts: true }), await person()]
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => give(giver, 'tip', { person: taker.ref, amount: '50.00' }, key)),
  )
  expect(new Set(answers.map((answer) => valueOf(answer).messageId)).size).toBe(1)
  expect([await cash(giver), await cash(taker)]).toEqual([start - 5000n, start + 5000n])
  expect(valueOf(await call(app, chatRooms.findGift, { idempotencyKey: key }, { token: giver.token }))).toMatchObject({
    kind: 'TIP',
    amount: '50.00',
  })
  const last = valueOf(await messages({ pageSize: 1 })).list[0]
  expect(last).toMatchObject({ kind: 'TIP', gift: { amount: '50.00', people: 1, to: [{ person: taker.ref }] } })
  expect(
    valueOf(
      await call<{ list: { type: string; amount: string }[] }>(
        app,
        contract.records.ledger,
        { group: 'TRANSFER' },
        { token: taker.token },
      ),
    ).list,
  ).toMatchObject([{ type: 'chat_tip', amount: '50.00' }])
  expect(await checkInvariants(db)).toEqual([])
})

test('gifts keep to cash, to the day, to open requirements and to who may receive', async () => {
  await app.services.settingsStore.write('chat', { giftsPerDayMinor: 100_00 })
  const [giver, taker] = [await person({ gifts: true }), await person({ gifts: true })]
  const tip = (from: ChatPerson, amount: string, input: object = {}) =>
    give(from, 'tip', { person: taker.ref, amount, ...input })
  expect(codeOf(await tip(giver, '9.99'))).toBe('amount_out_of_range')
  expect(codeOf(await tip(giver, '50.00', { fundPassword: '000000' }))).toBe('fund_password_wrong')
  expect(codeOf(await give(giver, 'tip', { person: giver.ref, amount: '50.00' }))).toBe('transfer_forbidden')
  // Of several at once, none sees the day as it was before the others.
  const codes = await Promise.all(Array.from({ length: 5 }, async () => (await tip(giver, '40.00')).body.success))
  expect(codes.filter(Boolean)).toHaveLength(2)
  expect(refusalOf(await tip(giver, '40.00'))).toMatchObject({
    code: 'amount_out_of_range',
    details: { bound: 'day', leftToday: '20.00' },
  })
  clock.forward(24 * 3_600_000)
  for (const one of [giver, taker]) {
    const login = { username: one.account, password }
    one.token = valueOf(await call<{ token: string }>(app, contract.session.login, login)).token
  }
  valueOf(await tip(giver, '40.00'))
  await transact(db, (tx) =>
    addRequirement(tx, {
      memberId: giver.id,
      asset: 'BDT',
      source: 'DEPOSIT',
      ref: randomUUID(),
      base: 1000n,
      multiple: 1,
      now: clock.now(),
    }),
  )
  expect(codeOf(await tip(giver, '10.00'))).toBe('turnover_open')
  valueOf(await call(app, chatRooms.block, { person: giver.ref }, { token: taker.token }))
  const third = await person({ gifts: true })
  valueOf(await call(app, chatRooms.block, { person: third.ref }, { token: taker.token }))
  expect(codeOf(await tip(third, '10.00'))).toBe('transfer_forbidden')
  await app.services.settingsStore.write('chat', {})
  expect(await checkInvariants(db)).toEqual([])
})

test('rain falls on those who wrote last, in equal parts, and the rest stays', async () => {
  clock.forward(2 * 3_600_000)
  const giver = await person({ gifts: true })
  expect(codeOf(await give(giver, 'rain', { people: 5, amount: '100.00' }))).toBe('transfer_forbidden')
  const people = [await person(), await person(), await person(), await person()]
  for (const one of people) await say(one, 'here')
  await say(giver, 'now it rains')
  // A break is nobody else's business: the rain passes by.
  const [away, ...rest] = people as [ChatPerson, ...ChatPerson[]]
  valueOf(await call(app, limits.timeout, { hours: 24, account: away.account }, { token: away.token }))
  const before = await cash(giver)
  const answer = valueOf(await give(giver, 'rain', { people: 20, amount: '100.00' }))
  expect(answer).toMatchObject({ amount: '99.99', each: '33.33', people: 3 })
  expect(before - (await cash(giver))).toBe(9999n)
  for (const one of rest) expect(await cash(one)).toBe(start + 3333n)
  expect(await cash(away)).toBe(start)
  expect(codeOf(await give(giver, 'rain', { people: 3, amount: '20.00' }))).toBe('amount_out_of_range')
  expect(await checkInvariants(db)).toEqual([])
})

test('a key that moved money is refused for another gift, and days later', async () => {
  const [giver, taker] = [await person({ gifts: true }), await person()]
  await say(taker, 'hello')
  const key = randomUUID()
  valueOf(await give(giver, 'tip', { person: taker.ref, amount: '50.00' }, key))
  expect(codeOf(await give(giver, 'rain', { people: 1, amount: '50.00' }, key))).toBe('idempotency_conflict')
  clock.forward(73 * 3_600_000)
  const login = await call<{ token: string }>(app, contract.session.login, { username: giver.account, password })
  const again = { ...giver, token: valueOf(login).token }
  expect(codeOf(await give(again, 'tip', { person: taker.ref, amount: '50.00' }, key))).toBe('idempotency_conflict')
  expect(await cash(giver)).toBe(start - 5000n)
})
