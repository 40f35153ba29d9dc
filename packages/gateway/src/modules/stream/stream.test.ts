import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { news } from '../../server/schema.ts'
import { post } from '../../ledger/post.ts'
import { sendMessage } from '../messages/index.ts'
import { call, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { sweepNotices } from './notices.ts'
import { publishNotice } from '../../lib/events.ts'
import { streamFixture } from './testing.gateways.ts'

const { app, db, clock, other, otherUrl, listen, idOf, pay } = await streamFixture()

test('the whole balance comes at once, whatever the last event id, and again after every movement', async () => {
  const token = await registered(app, 'listener1')
  const stream = await listen(token, { 'last-event-id': 'anything at all' })
  expect(stream.status).toBe(200)
  const first = await stream.next('balance')
  expect(first).toMatchObject({ sumBalance: '10000.00' })
  const id = await idOf('listener1')
  await pay(id, 250n)
  const second = await stream.next('balance')
  expect(second).toMatchObject({ sumBalance: '10002.50' })
  expect(Number(second['version'])).toBeGreaterThan(Number(first['version']))
  await Promise.all(Array.from({ length: 20 }, () => pay(id, 100n)))
  let last = second
  while (last['sumBalance'] !== '10022.50') last = await stream.next('balance')
  stream.leave()
})

test('what a stream begins with says for how long it has been so', async () => {
  const token = await registered(app, 'listener9')
  const id = await idOf('listener9')
  await pay(id, 100n)
  await publishNotice(db, 'contract.offer', offer, id)
  await new Promise((pass) => setTimeout(pass, 1100))
  const stream = await listen(token)
  await stream.next('balance')
  await stream.next('contract.offer')
  const ages = () => [...stream.text().matchAll(/(?:age: (\d+)\n)?event: (balance|contract\.offer)\n/g)]
  expect(ages().map(([, age]) => Number(age))).toEqual([
    expect.toSatisfy((age) => age >= 1 && age <= 30),
    expect.toSatisfy((age) => age >= 1),
  ])
  await pay(id, 100n)
  await publishNotice(db, 'contract.offer', offer, id)
  await stream.next('balance')
  await stream.next('contract.offer')
  expect(
    ages()
      .slice(2)
      .map(([, age]) => age),
  ).toEqual([undefined, undefined])
  stream.leave()
})

test("events of another person's money are not received", async () => {
  const [mine, theirs] = [await listen(await registered(app, 'listener2')), await registered(app, 'listener3')]
  await mine.next('balance')
  await pay(await idOf('listener3'), 100n)
  const other = await listen(theirs)
  await other.next('balance')
  await publishNotice(db, 'winner', {
    customerName: 'ra***a',
    gameName: 'Golden Tiger',
    winAmount: '500.00',
  })
  expect(await mine.next('winner')).toEqual({ customerName: 'ra***a', gameName: 'Golden Tiger', winAmount: '500.00' })
  expect(mine.text().match(/event: balance/g)).toHaveLength(1)
  mine.leave()
  other.leave()
})

test('a movement that is rolled back is not published', async () => {
  const stream = await listen(await registered(app, 'listener4'))
  await stream.next('balance')
  const id = await idOf('listener4')
  await db
    .transaction(async (tx) => {
      await post(tx, {
        kind: 'sandbox_grant',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -900n },
          { member: id, kind: 'CASH', asset: 'BDT', amount: 900n },
        ],
      })
      throw new Error('not this time')
    })
    .catch(() => {})
  await pay(id, 100n)
  expect(await stream.next('balance')).toMatchObject({ sumBalance: '10001.00' })
  stream.leave()
})

test('a stream survives the loss of the listening connection', async () => {
  const stream = await listen(await registered(app, 'listener8'))
  await stream.next('balance')
  await db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway events' and datname = current_database()`,
  )
  const id = await idOf('listener8')
  // Published repeatedly until the new connection receives it.
  const paying = setInterval(() => void pay(id, 100n).catch(() => {}), 100)
  await stream.next('balance')
  clearInterval(paying)
  stream.leave()
})

const won = (winAmount: string) => ({
  customerName: 'ra***a',
  gameName: 'Golden Tiger',
  winAmount,
})
const offer = {
  contractId: 'c1',
  kind: 'REAL_TIME' as const,
  request: 'NEW' as const,
  status: 'pending' as const,
  version: 3,
  counterparty: 'de***t',
  expiresAt: '2026-11-23T10:00:00.000Z',
}

test('what one gateway does is sent by the streams of every gateway on the database', async () => {
  const token = await registered(app, 'gateways1')
  const [here, there] = [await listen(token), await listen(token, {}, otherUrl)]
  const id = await idOf('gateways1')
  for (const stream of [here, there]) {
    await stream.next('balance')
    expect(await stream.next('message.unread')).toEqual({ unreadMessage: 1 })
  }
  await publishNotice(db, 'winner', won('1.00'))
  await pay(id, 100n)
  await sendMessage(db, id, { category: 'SERVICE', texts: { en: { title: 'Hello', text: 'There' } } }, clock.now())
  await other.services.settingsStore.write('maintenance', { on: true, end: '2026-11-20T12:00:00Z' })
  await publishNotice(db, 'contract.offer', offer, id)
  for (const stream of [here, there]) {
    expect(await stream.next('winner')).toMatchObject({ winAmount: '1.00' })
    expect(await stream.next('balance')).toMatchObject({ sumBalance: '10001.00' })
    expect(await stream.next('message.unread')).toEqual({ unreadMessage: 2 })
    expect(await stream.next('maintenance')).toEqual({ maintenance: true, maintenanceEnd: '2026-11-20T12:00:00Z' })
    expect(await stream.next('contract.offer')).toEqual(offer)
  }
  await other.services.settingsStore.write('maintenance', {})
  expect(await here.next('maintenance')).toEqual({ maintenance: false })
  valueOf(await call(other, contract.inbox.read, {}, { token }))
  expect(await here.next('message.unread')).toEqual({ unreadMessage: 0 })
  valueOf(await call(other, contract.session.logout, {}, { token }))
  expect(await here.next('session.revoked')).toEqual({ reason: 'logout' })
  await Promise.all([here.ended, there.ended])
})

test('a client that reconnects with its last id gets the missed events, once and in order, at any gateway', async () => {
  const [token, stranger] = [await registered(app, 'resumes1'), await registered(app, 'resumes2')]
  const first = await listen(token)
  await publishNotice(db, 'winner', won('2.00'))
  await first.next('winner')
  const lastId = first.lastId()
  first.leave()
  await publishNotice(db, 'winner', won('3.00'))
  await publishNotice(db, 'contract.offer', offer, await idOf('resumes1'))
  await Promise.all(Array.from({ length: 30 }, (_, n) => publishNotice(db, 'winner', won(`${n + 4}.00`))))

  const second = await listen(token, { 'last-event-id': lastId }, otherUrl)
  expect(await second.next('winner')).toMatchObject({ winAmount: '3.00' })
  expect(await second.next('contract.offer')).toEqual(offer)
  const rest = []
  while (rest.length < 30) rest.push(Number((await second.next('winner'))['winAmount']))
  expect(rest.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 4))
  const ids = [...second.text().matchAll(/id: (\d+)\nevent: (?:winner|contract)/g)].map(([, id]) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(ids).size).toBe(32)

  const theirs = await listen(stranger, { 'last-event-id': lastId })
  await theirs.next('winner')
  await publishNotice(db, 'winner', won('99.00'))
  while ((await theirs.next('winner'))['winAmount'] !== '99.00');
  expect(theirs.text()).not.toContain('contract.offer')
  // With an id from another database, or none: no old events, and all new ones.
  const fresh = [
    await listen(stranger, { 'last-event-id': '999999999' }),
    await listen(stranger, { 'last-event-id': 'x' }),
  ]
  for (const stream of fresh) await stream.next('balance')
  await publishNotice(db, 'winner', won('100.00'))
  for (const stream of fresh) expect(await stream.next('winner')).toMatchObject({ winAmount: '100.00' })
  for (const stream of [second, theirs, ...fresh]) stream.leave()
})

test("a new stream tells the person's notices of the last half minute, which their first answers may lack", async () => {
  const [token, stranger] = [await registered(app, 'opens1'), await registered(app, 'opens2')]
  const id = await idOf('opens1')
  await publishNotice(db, 'contract.offer', { ...offer, version: 1 }, id)
  await db.update(news).set({ at: new Date(Date.now() - 31_000) })
  await publishNotice(db, 'contract.offer', { ...offer, version: 2 }, id)
  await publishNotice(db, 'winner', won('2.00'))
  const [own, theirs] = [await listen(token), await listen(stranger)]
  expect(await own.next('contract.offer')).toMatchObject({ version: 2 })
  await theirs.next('balance')
  await publishNotice(db, 'winner', won('3.00'))
  expect(await theirs.next('winner')).toMatchObject({ winAmount: '3.00' })
  expect(theirs.text()).not.toContain('contract.offer')
  for (const stream of [own, theirs]) stream.leave()
})

test('events published during a catch-up come after what was missed, and not twice', async () => {
  const token = await registered(app, 'catching')
  const before = await listen(token)
  await publishNotice(db, 'winner', won('199.00'))
  await before.next('winner')
  const lastId = before.lastId()
  before.leave()
  const reported = async () => {
    for (let n = 0; n < 40; n++) await publishNotice(db, 'winner', won(`${n + 200}.00`))
  }
  const pending = reported()
  const streams = []
  for (let n = 0; n < 3; n++) streams.push(await listen(token, { 'last-event-id': lastId }))
  await pending
  for (const stream of streams) {
    const received = []
    while (received.at(-1) !== 239) received.push(Number((await stream.next('winner'))['winAmount']))
    expect(received).toEqual(Array.from({ length: 40 }, (_, n) => n + 200))
    stream.leave()
  }
})

test('after the listening connection was lost, streams get what was published meanwhile', async () => {
  const stream = await listen(await registered(app, 'lostline'))
  await stream.next('balance')
  await db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway events' and datname = current_database()`,
  )
  await publishNotice(db, 'winner', won('300.00'))
  expect(await stream.next('winner')).toMatchObject({ winAmount: '300.00' })
  await pay(await idOf('lostline'), 100n)
  expect(await stream.next('balance')).toMatchObject({ sumBalance: '10001.00' })
  stream.leave()
})

test('pools of the ledger are published as they move, and when they end; an illustration never is', async () => {
  const grand = (amount: bigint) =>
    db.transaction((tx) =>
      post(tx, {
        kind: 'jackpot_seed',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -amount },
          { system: 'JACKPOT:grand', asset: 'BDT', amount },
        ],
      }),
    )
  const trial = await listen(await trialToken(app))
  await trial.next('balance')
  expect(trial.text()).not.toContain('event: jackpot')
  await grand(5000n)
  expect(await trial.next('jackpot')).toEqual({
    mode: 'pool',
    currency: 'BDT',
    amount: '50.00',
    pools: [{ id: 'grand', amount: '50.00' }],
  })
  const late = await listen(await trialToken(app), {}, otherUrl)
  expect(await late.next('jackpot')).toMatchObject({ amount: '50.00' })
  await grand(-5000n)
  expect(await trial.next('jackpot')).toMatchObject({ mode: 'illustration', pools: [] })
  // Trial players get no messages.
  expect(trial.text()).not.toContain('message.unread')
  for (const stream of [trial, late]) stream.leave()
})

test('events are kept for as long as the settings state', async () => {
  await publishNotice(db, 'winner', won('400.00'))
  await sweepNotices(db, 60)
  const storedNotices = () => db.$count(news)
  expect(await storedNotices()).toBeGreaterThan(0)
  await db.update(news).set({ at: new Date(Date.now() - 61 * 60_000) })
  await sweepNotices(db, 60)
  expect(await storedNotices()).toBe(0)
})
