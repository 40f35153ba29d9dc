import { request, type ServerResponse } from 'node:http'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../../app/app.ts'
import { member } from '../../auth/schema.ts'
import { news } from '../../server/schema.ts'
import { post } from '../../ledger/post.ts'
import { sendMessage } from '../messages/index.ts'
import { call, freshApp, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { sweepNotices } from './notices.ts'
import { publishNotice } from '../../lib/events.ts'
import { listenTo } from './testing.ts'

const { app, db, clock } = await freshApp()
const url = await app.listen({ port: 0, host: '127.0.0.1' })
/** Another gateway on the same database. */
const other = await createApp({ db, clock, logLevel: 'silent' })
const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => other.close())

const listen = (token?: string, headers?: Record<string, string>, at = url) => listenTo(at, token, headers)
const idOf = async (account: string) =>
  (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''
const pay = (to: string, amount: bigint) =>
  db.transaction((tx) =>
    post(tx, {
      kind: 'sandbox_grant',
      entries: [
        { system: 'PROMO_COST', asset: 'BDT', amount: -amount },
        { member: to, kind: 'CASH', asset: 'BDT', amount },
      ],
    }),
  )

test('a stream needs a valid session', async () => {
  expect((await listen()).status).toBe(401)
  expect((await listen('A'.repeat(43))).status).toBe(401)
})

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

test('a session that ends while its stream is being opened ends the stream too', async () => {
  const token = await registered(app, 'listenrace')
  const { sessions, events } = app.services
  const usual = { ...sessions }
  sessions.find = async (token) => {
    const found = await usual.find(token)
    if (typeof found === 'string') return found
    const reported = new Promise<void>((resolve) =>
      events.subscribe((event) => event.name === 'session.revoked' && resolve()),
    )
    await sessions.end(found.id, 'logout')
    await reported
    return found
  }
  const stream = await listen(token).finally(() => Object.assign(sessions, usual))
  await stream.ended
  expect(stream.text()).toContain('event: session.revoked')
  expect(stream.text()).not.toContain('event: balance')
})

test('a client that leaves while its stream is being opened leaves none behind', async () => {
  const token = await registered(app, 'listenleft')
  const { sessions, streams } = app.services
  const usual = { ...sessions }
  const client = request(`${url}/wps/stream`, { headers: { authorization: `Bearer ${token}` } }).on('error', () => {})
  const left = new Promise<void>((resolve) =>
    app.server.once('request', (_req, res: ServerResponse) => res.once('close', () => resolve())),
  )
  sessions.find = async (given) => {
    const found = await usual.find(given)
    client.destroy()
    await left
    Object.assign(sessions, usual)
    return found
  }
  client.end()
  await left
  const stream = await listen(token)
  await stream.next('balance')
  expect(streams.get(await idOf('listenleft'))?.size).toBe(1)
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

test('logging out ends the stream of that session, and only of that', async () => {
  const first = await registered(app, 'listener5')
  const second = valueOf(
    await call<{ token: string }>(app, contract.session.login, { username: 'listener5', password: 'Secret123' }),
  ).token
  const [a, b] = [await listen(first), await listen(second)]
  await Promise.all([a.next('balance'), b.next('balance')])
  valueOf(await call(app, contract.session.logout, {}, { token: first }))
  expect(await a.next('session.revoked')).toEqual({ reason: 'logout' })
  await a.ended
  await pay(await idOf('listener5'), 100n)
  expect(await b.next('balance')).toMatchObject({ sumBalance: '10001.00' })
  await app.services.sessions.endAll(db, await idOf('listener5'), 'password')
  expect(await b.next('session.revoked')).toEqual({ reason: 'password' })
  await b.ended
})

test.each(['blocked', 'closed'] as const)('an account that is %s ends its streams at both gateways', async (status) => {
  const account = `stands${status}`
  const token = await registered(app, account)
  const streams = [await listen(token), await listen(token, {}, otherUrl)]
  for (const stream of streams) await stream.next('balance')
  await db.update(member).set({ status }).where(eq(member.account, account))
  for (const stream of streams) {
    expect(await stream.next('session.revoked')).toEqual({ reason: 'operator' })
    await stream.ended
  }
})

test('a new password ends the stream that was opened with the token before it; the new token opens one', async () => {
  const stolen = await registered(app, 'listener5b')
  const stream = await listen(stolen)
  await stream.next('balance')
  const input = { oldPassword: 'Secret123', newPassword: 'Monsoon77', confirmNewPassword: 'Monsoon77' }
  const fresh = valueOf(await call<{ token: string }>(app, contract.password.change, input, { token: stolen })).token
  await stream.ended
  const again = await listen(fresh)
  expect(await again.next('balance')).toMatchObject({ sumBalance: '10000.00' })
  again.leave()
})

test('a person has a limited number of streams; a closed one frees a place', async () => {
  const token = await registered(app, 'listener6')
  const streams = []
  for (let i = 0; i < 5; i++) streams.push(await listen(token))
  expect((await listen(token)).status).toBe(429)
  streams[0]?.leave()
  let again = await listen(token)
  while (again.status === 429) again = await listen(token)
  expect(again.status).toBe(200)
  for (const stream of [...streams, again]) stream.leave()
})

test('reading the stream does not keep a session alive', async () => {
  const token = await registered(app, 'listener7')
  const stream = await listen(token)
  await stream.next('balance')
  clock.forward(31 * 60_000)
  expect((await listen(token)).status).toBe(401)
  stream.leave()
})

test('open streams are checked in parts, each once a minute, and one whose session has ended is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const checking = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
  try {
    const at = await checking.listen({ port: 0, host: '127.0.0.1' })
    const tokens = await Promise.all(['checked1', 'checked2', 'checked3'].map((name) => registered(app, name)))
    const streams = await Promise.all(tokens.map((token) => listen(token, {}, at)))
    for (const stream of streams) await stream.next('balance')
    const { sessions } = checking.services
    const alive = vi.spyOn(sessions, 'alive')
    clock.forward(31 * 60_000)
    vi.advanceTimersByTime(60_000)
    expect(alive.mock.calls.map(([ids]) => ids.length)).toEqual([1, 1, 1])
    for (const stream of streams) expect(await stream.next('session.revoked')).toEqual({ reason: 'expired' })
  } finally {
    vi.useRealTimers()
    await checking.close()
  }
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

test('the stream of an address that is blocked meanwhile ends', async () => {
  const stream = await listen(await registered(app, 'blocked1'))
  await stream.next('balance')
  await app.services.settingsStore.write('region', { blockedIps: ['127.0.0.1'] })
  await stream.ended
  expect(stream.text()).not.toContain('session.revoked')
  await app.services.settingsStore.write('region', {})
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

test('when the gateway stops, streams end', async () => {
  const token = await registered(app, 'listener9')
  const stream = await listen(token)
  await stream.next('balance')
  await app.close()
  await stream.ended
})
