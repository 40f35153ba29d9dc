import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { depositOrder } from '../deposits/schema.ts'
import { round } from '../rounds/schema.ts'
import { ticket } from './schema.ts'
import { newNumber } from '../../lib/text/order-number.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { playRound } from '../records/testing.ts'
import { type Person, type Shown, ticketFixture } from './testing.ts'
import { replyTo } from './service.ts'

const { app, db, clock, settings, desk, person, ask, reply, read, inbox } = await ticketFixture()
const calls = contract.tickets

async function orderOf({ id }: Person): Promise<string> {
  const { orderNo, reference } = newNumber('D', clock.now())
  await db.insert(depositOrder).values({
    orderNo,
    memberId: id,
    asset: 'BDT',
    channelId: 'instant-wallet',
    provider: 'sandbox',
    amount: 150_000n,
    fee: 0n,
    reference,
    state: 'EXPIRED',
    expiresAt: clock.now(),
    createdAt: clock.now(),
  })
  return orderNo
}

test('a question about an order is answered with choices, read, replied to, closed, and opened again by a reply', async () => {
  const who = await person()
  const order = await orderOf(who)
  const filed = valueOf(await ask(who, { subject: { kind: 'DEPOSIT', id: order } }))
  expect(filed).toMatchObject({
    state: 'OPEN',
    subject: { name: 'Instant wallet', amount: '1500.00', status: 'EXPIRED' },
    messages: [{ from: 'PERSON', text: 'Where do I find my deposit?' }],
  })
  const no = filed.ticketNo
  const facts = (await desk().read(no)).join('\n')
  expect(facts).toContain(`about DEPOSIT ${order}: Instant wallet, BDT 1500.00, EXPIRED`)
  expect((await desk().list()).join('\n')).toContain(`${no} OPEN of ${who.account}`)

  clock.forward(7 * minute)
  const choices = ['Send it again', 'Leave it']
  expect(await desk().answer(no, { text: 'It expired.', name: 'Mita', choices, asks: false })).toMatchObject({
    before: 'OPEN',
    after: 'WAITING',
  })
  expect(await read(who, no)).toMatchObject({ state: 'WAITING', unread: true, firstAnswerMinutes: 7, expectedAt: null })
  expect((await inbox(who))[0]).toMatchObject({ read: false, about: { type: 'TICKET', reference: no } })
  expect((await inbox(who, 'bn'))[0]?.title).toMatch(/প্রশ্ন/)
  expect(valueOf(await call(app, calls.read, { ticketNo: no }, { token: who.token }))).toEqual({ unread: 0 })
  expect((await inbox(who))[0]).toMatchObject({ read: true })

  const messageNo = (await read(who, no)).messages[1]?.messageNo
  const chosen = valueOf(await reply(who, no, { choice: { messageNo, index: 1 } }))
  expect(chosen).toMatchObject({ state: 'OPEN', messages: [{}, { chosen: 1 }, { from: 'PERSON', text: 'Leave it' }] })
  expect(refusalOf(await reply(who, no, { choice: { messageNo, index: 0 } })).code).toBe('order_closed')

  await desk().close(no, 'Done.', undefined)
  await expect(desk().answer(no, { text: 'x', choices: [], asks: false })).rejects.toMatchObject({
    code: 'order_closed',
  })
  expect(await read(who, no)).toMatchObject({ state: 'CLOSED', canReply: true, unread: true })
  const again = valueOf(await reply(who, no, { text: 'Not yet' }))
  expect(again.state).toBe('REOPENED')
  expect(again.messages.map(({ event, text }) => event ?? text).slice(-3)).toEqual(['CLOSED', 'REOPENED', 'Not yet'])

  expect(valueOf(await call<Shown>(app, calls.close, { ticketNo: no }, { token: who.token })).state).toBe('CLOSED')
})

test('a problem in a game is asked with its round, or else with the game', async () => {
  const [who, other] = [await person(), await person()]
  const betNo = await playRound(db, who.id, { stake: 2000n, win: 500n })
  const [played] = await db
    .select({ vendorRound: round.vendorRound })
    .from(round)
    .where(eq(round.id, Number(betNo)))
  const roundId = played?.vendorRound
  const inRound = valueOf(await ask(who, { problem: { nodeId: 10001, roundId } }))
  expect(inRound.subject).toMatchObject({ kind: 'ROUND', id: betNo, amount: '20.00', status: 'SETTLED' })
  const inGame = valueOf(await ask(who, { problem: { nodeId: 10001 } }))
  expect(inGame.subject).toMatchObject({ kind: 'GAME', id: '10001', amount: null, status: 'ON' })
  expect(inGame.subject?.name).toBe(inRound.subject?.name)
  expect((await desk().read(inGame.ticketNo)).join('\n')).toMatch(/about GAME 10001: .*\n.*added, game .* of JL/)

  const refused = async (person: Person, problem: object, more = {}) =>
    refusalOf(await ask(person, { problem, ...more }))
  expect(await refused(other, { nodeId: 10001, roundId })).toMatchObject({
    code: 'not_found',
    field: 'problem.roundId',
  })
  expect(await refused(who, { nodeId: 2_000_000_000 })).toMatchObject({ code: 'not_found', field: 'problem.nodeId' })
  const both = { subject: { kind: 'GAME', id: '10001' } }
  expect((await refused(who, { nodeId: 10001 }, both)).code).toBe('validation')
  const tooLarge = { subject: { kind: 'GAME', id: '9'.repeat(18) } }
  expect(refusalOf(await ask(who, tooLarge)).code).toBe('not_found')
})

test('an answer that comes while the one before is read stays unread, in the inbox too', async () => {
  const who = await person()
  const { ticketNo } = valueOf(await ask(who))
  const answer = async (text: string) => {
    clock.forward(minute)
    await desk().answer(ticketNo, { text, choices: [], asks: false })
  }
  const mark = (more: object) => call<{ unread: number }>(app, calls.read, { ticketNo, ...more }, { token: who.token })
  await answer('It is on its way.')
  const { messageNo: upTo } = (await read(who, ticketNo)).messages.at(-1)!
  await answer('It has arrived.')
  expect(valueOf(await mark({ upTo }))).toEqual({ unread: 1 })
  expect((await read(who, ticketNo)).unread).toBe(true)
  expect((await inbox(who)).map((one) => one.read)).toEqual([false, true])

  const { messageNo: last } = (await read(who, ticketNo)).messages.at(-1)!
  // What the person wrote since is no answer.
  valueOf(await reply(who, ticketNo, { text: 'Thank you' }))
  expect(valueOf(await mark({ upTo: last }))).toEqual({ unread: 0 })
  expect((await inbox(who)).map((one) => one.read)).toEqual([true, true])

  const other = valueOf(await ask(await person()))
  expect(refusalOf(await mark({ upTo: other.messages[0]!.messageNo })).code).toBe('not_found')
  await answer('Anything else?')
  // A client of the release before names no message.
  expect(valueOf(await mark({}))).toEqual({ unread: 0 })
})

test('other words under the key of a question or a reply are a conflict, not the first ones again', async () => {
  const who = await person()
  const intent = randomUUID()
  const { ticketNo } = valueOf(await ask(who, { intent }))
  const order = await orderOf(who)
  for (const other of [{ text: 'Where is my withdrawal?' }, { subject: { kind: 'DEPOSIT', id: order } }])
    expect(refusalOf(await ask(who, { intent, ...other })).code).toBe('idempotency_conflict')
  const key = randomUUID()
  valueOf(await reply(who, ticketNo, { text: 'It was 500', intent: key }))
  expect(refusalOf(await reply(who, ticketNo, { text: 'It was 600', intent: key })).code).toBe('idempotency_conflict')

  await desk().answer(ticketNo, { text: 'Which?', choices: ['This', 'That'], asks: true })
  const { messageNo } = (await read(who, ticketNo)).messages.at(-1)!
  const choose = (index: number, by: string) => reply(who, ticketNo, { choice: { messageNo, index }, intent: by })
  const chosen = randomUUID()
  valueOf(await choose(1, chosen))
  expect(refusalOf(await choose(0, chosen)).code).toBe('idempotency_conflict')
  expect(valueOf(await choose(1, chosen)).messages.filter(({ text }) => text === 'That')).toHaveLength(1)
})

test('what is sent twice is filed once, and nobody reads or answers for another', async () => {
  const [who, other] = [await person(), await person()]
  const intent = randomUUID()
  const [one, two] = [valueOf(await ask(who, { intent })), valueOf(await ask(who, { intent }))]
  expect(two.ticketNo).toBe(one.ticketNo)
  const again = { text: 'Thank you', intent: randomUUID() }
  valueOf(await reply(who, one.ticketNo, again))
  expect(valueOf(await reply(who, one.ticketNo, again)).messages).toHaveLength(2)

  const theirs = await orderOf(other)
  expect(refusalOf(await ask(who, { subject: { kind: 'DEPOSIT', id: theirs } })).code).toBe('not_found')
  for (const subject of [
    { kind: 'ROUND', id: "1' or true" },
    { kind: 'TRANSFER', id: 'nonsense' },
    { kind: 'CONTRACT', id: '1' },
    { kind: 'LINE_TRANSFER', id: '1' },
    { kind: 'WITHDRAWAL', id: 'W260101ZZZZZZZZ' },
  ])
    expect(refusalOf(await ask(who, { subject })).code).toBe('not_found')
  const as = { token: other.token }
  for (const endpoint of [calls.ticket, calls.close, calls.read])
    expect(refusalOf(await call(app, endpoint, { ticketNo: one.ticketNo }, as)).code).toBe('not_found')
  expect(refusalOf(await reply(other, one.ticketNo, { text: 'Me too' })).code).toBe('not_found')
  expect(refusalOf(await call(app, calls.list, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
})

test('the length, in characters or words, and the number of open questions are settings', async () => {
  const who = await person()
  expect(refusalOf(await ask(who, { text: 'Too short' }))).toMatchObject({
    code: 'text_length',
    details: { unit: 'char', min: 10, max: 500 },
  })
  await app.services.settingsStore.write('tickets', { unit: 'word', min: 3, max: 4, mostOpen: 2 })
  expect(refusalOf(await ask(who, { text: 'Two words' })).code).toBe('text_length')
  expect(refusalOf(await ask(who, { text: 'far too many words here' })).code).toBe('text_length')
  for (const _open of [1, 2]) valueOf(await ask(who, { text: 'three short words' }))
  expect(refusalOf(await ask(who, { text: 'three short words' }))).toMatchObject({
    code: 'too_many_open_orders',
    details: { most: 2 },
  })
  expect(valueOf(await call(app, calls.options, {}, { token: who.token }))).toMatchObject({
    openTickets: 2,
    mostOpen: 2,
  })
  await app.services.settingsStore.write('tickets', {})
})

test('a closed question is reopened only where one more can be open, also by replies at once', async () => {
  const who = await person()
  await app.services.settingsStore.write('tickets', { mostOpen: 2 })
  const close = ({ ticketNo }: Shown) => call<Shown>(app, calls.close, { ticketNo }, { token: who.token })
  const closed = []
  for (const _one of [1, 2, 3]) closed.push(valueOf(await close(valueOf(await ask(who)))))
  const [first, second, third] = closed.map(({ ticketNo }) => ticketNo) as [string, string, string]
  valueOf(await reply(who, first, { text: 'Still nothing.' }))
  const both = await Promise.all(
    [second, third].map(async (ticketNo) =>
      replyTo(
        db,
        { memberId: who.id, language: 'en', settings: settings() },
        { ticketNo, text: 'Still nothing.', intent: randomUUID() },
        clock.now(),
      ).then(
        () => 'reopened',
        ({ code }: { code: string }) => code,
      ),
    ),
  )
  expect(both.toSorted()).toEqual(['reopened', 'too_many_open_orders'])
  const rest = [second, third][both.indexOf('too_many_open_orders')] ?? ''
  const refused = refusalOf(await reply(who, rest, { text: 'Still nothing.' }))
  expect(refused).toMatchObject({ code: 'too_many_open_orders', details: { most: 2 } })
  expect((await read(who, rest)).messages.map(({ from }) => from)).toEqual(['PERSON', 'SYSTEM'])
  // One that is open is written on.
  valueOf(await reply(who, first, { text: 'And this too.' }))
  valueOf(await close(await read(who, first)))
  expect(valueOf(await reply(who, rest, { text: 'Still nothing.' })).state).toBe('REOPENED')
  await app.services.settingsStore.write('tickets', {})
})

test('questions and replies that are refused use up none of the hour', async () => {
  const who = await person()
  await app.services.settingsStore.write('tickets', { perHour: 3 })
  for (let n = 0; n < 8; n++) {
    expect(refusalOf(await ask(who, { text: 'short' })).code).toBe('text_length')
    expect(refusalOf(await ask(who, { subject: { kind: 'DEPOSIT', id: 'D000000NONE' } })).code).toBe('not_found')
    expect(refusalOf(await reply(who, 'Q000000999', { text: 'Hello?' })).code).toBe('not_found')
  }
  const { ticketNo } = valueOf(await ask(who))
  for (const text of ['And one more thing.', 'That is all.']) valueOf(await reply(who, ticketNo, { text }))
  expect(refusalOf(await reply(who, ticketNo, { text: 'Really all.' })).code).toBe('rate_limited')
  await app.services.settingsStore.write('tickets', {})
})

test('the expected time is the median of past answers in service hours', async () => {
  const who = await person()
  const options = async () =>
    valueOf(
      await call<{ open: boolean; nextOpen: string | null; medianMinutes: number | null; expectedAt: string | null }>(
        app,
        calls.options,
        {},
        { token: who.token },
      ),
    )
  const every = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }]
  await app.services.settingsStore.write('tickets', { hours: every, mostOpen: 50, perHour: 100, usualMinutes: 90 })
  await db.update(ticket).set({ answeredAt: null, answerMinutes: null })
  const before = await options()
  expect(before).toMatchObject({ open: true, medianMinutes: null })
  expect(Date.parse(before.expectedAt ?? '') - clock.now().getTime()).toBe(90 * minute)
  for (const minutes of [2, 4, 10, 12, 14]) {
    const { ticketNo } = valueOf(await ask(who))
    clock.forward(minutes * minute)
    await desk().answer(ticketNo, { text: 'So it is.', choices: [], asks: false })
  }
  expect((await options()).medianMinutes).toBe(10)
  await app.services.settingsStore.write('tickets', { hours: [] })
  expect(await options()).toMatchObject({ open: false, nextOpen: null, expectedAt: null })
  await app.services.settingsStore.write('tickets', {})
})

test('three pictures go with a message, for its writer and operators alone', async () => {
  const [who, other] = [await person(), await person()]
  const { ticketNo, messages } = valueOf(await ask(who))
  const picture = (n: number) => createCanvas(n, 1).toBuffer('image/png').toString('base64')
  const add = (image: string, as = who) =>
    call<{ pictures: number }>(
      app,
      calls.addPicture,
      { ticketNo, messageNo: messages[0]?.messageNo, image },
      { token: as.token },
    )
  expect(valueOf(await add(picture(1))).pictures).toBe(1)
  expect(valueOf(await add(picture(1))).pictures).toBe(1)
  expect(refusalOf(await add(picture(2), other)).code).toBe('not_found')
  expect(refusalOf(await add(Buffer.from('<svg/>').toString('base64'))).code).toBe('image_type')
  for (const n of [2, 3]) valueOf(await add(picture(n)))
  expect(refusalOf(await add(picture(4))).code).toBe('too_many_images')
  const imageId = (await read(who, ticketNo)).messages[0]?.pictures[0]
  expect(valueOf(await call(app, calls.picture, { imageId }, { token: who.token }))).toMatchObject({
    type: 'image/png',
  })
  expect(refusalOf(await call(app, calls.picture, { imageId }, { token: other.token })).code).toBe('not_found')
  expect((await desk().pictures(ticketNo)).map(({ name }) => name)).toContain(`${ticketNo}-1.png`)
})
