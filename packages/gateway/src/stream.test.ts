import { request, type IncomingMessage } from 'node:http'
import { contract, events, type EventName } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from './db/schema/index.ts'
import { post } from './ledger/post.ts'
import { call, freshApp, registered, valueOf } from './testing.inject.ts'

const { app, db, clock } = await freshApp()
const url = await app.listen({ port: 0, host: '127.0.0.1' })

interface Listening {
  status: number
  text(): string
  /** The next event of a name not yet taken, as its schema reads it. */
  next(name: EventName): Promise<Record<string, unknown>>
  ended: Promise<void>
  leave(): void
}

async function listen(token?: string, headers: Record<string, string> = {}): Promise<Listening> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}/wps/stream`, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } }, resolve).on('error', reject).end()
  })
  let text = ''
  let taken = 0
  const waiting = new Set<() => void>()
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (const wake of waiting) wake()
  })
  response.on('error', () => {})
  const ended = new Promise<void>((resolve) => response.on('close', resolve))
  return {
    status: response.statusCode ?? 0,
    text: () => text,
    async next(name) {
      for (;;) {
        const found = new RegExp(`event: ${name.replace('.', '\\.')}\ndata: (.*)\n\n`, 'g')
        found.lastIndex = taken
        const match = found.exec(text)
        if (match) {
          taken = found.lastIndex
          return events[name].parse(JSON.parse(match[1] ?? '')) as Record<string, unknown>
        }
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`no ${name} in ${text}`)), 5000)
          const wake = () => (waiting.delete(wake), clearTimeout(late), resolve())
          waiting.add(wake)
        })
      }
    },
    ended,
    leave: () => response.destroy(),
  }
}

const idOf = async (account: string) => (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''
const pay = (to: string, amount: bigint) => db.transaction((tx) => post(tx, { kind: 'test', entries: [{ house: 'PROMO_COST', asset: 'BDT', amount: -amount }, { member: to, kind: 'CASH', asset: 'BDT', amount }] }))

test('a stream needs a live session', async () => {
  expect((await listen()).status).toBe(401)
  expect((await listen('A'.repeat(43))).status).toBe(401)
})

test('the whole balance comes at once, whatever was heard last, and again after every movement', async () => {
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

test('a session that ends while its stream is being opened takes the stream with it', async () => {
  const token = await registered(app, 'listenrace')
  const { sessions, events: heard } = app.house
  const usual = { ...sessions }
  sessions.find = async (asked) => {
    const found = await usual.find(asked)
    if (typeof found === 'string') return found
    const told = new Promise<void>((resolve) => heard.subscribe((event) => event.name === 'session.revoked' && resolve()))
    await sessions.end(found.id, 'logout')
    await told
    return found
  }
  const stream = await listen(token).finally(() => Object.assign(sessions, usual))
  await stream.ended
  expect(stream.text()).toContain('event: session.revoked')
  expect(stream.text()).not.toContain('event: balance')
})

test('nobody hears of another person\'s money', async () => {
  const [mine, theirs] = [await listen(await registered(app, 'listener2')), await registered(app, 'listener3')]
  await mine.next('balance')
  await pay(await idOf('listener3'), 100n)
  const other = await listen(theirs)
  await other.next('balance')
  await app.house.events.publish(db, { name: 'winner', customerName: 'ra***a', gameName: 'Golden Tiger', winAmount: '500.00' })
  expect(await mine.next('winner')).toEqual({ customerName: 'ra***a', gameName: 'Golden Tiger', winAmount: '500.00' })
  expect(mine.text().match(/event: balance/g)).toHaveLength(1)
  mine.leave()
  other.leave()
})

test('a movement that is rolled back is not told', async () => {
  const stream = await listen(await registered(app, 'listener4'))
  await stream.next('balance')
  const id = await idOf('listener4')
  await db.transaction(async (tx) => {
    await post(tx, { kind: 'test', entries: [{ house: 'PROMO_COST', asset: 'BDT', amount: -900n }, { member: id, kind: 'CASH', asset: 'BDT', amount: 900n }] })
    throw new Error('not this time')
  }).catch(() => {})
  await pay(id, 100n)
  expect(await stream.next('balance')).toMatchObject({ sumBalance: '10001.00' })
  stream.leave()
})

test('logging out ends the stream of that session, and only of that', async () => {
  const first = await registered(app, 'listener5')
  const second = valueOf(await call<{ token: string }>(app, contract.session.login, { username: 'listener5', password: 'Secret123' })).token
  const [a, b] = [await listen(first), await listen(second)]
  await Promise.all([a.next('balance'), b.next('balance')])
  valueOf(await call(app, contract.session.logout, {}, { token: first }))
  expect(await a.next('session.revoked')).toEqual({ reason: 'logout' })
  await a.ended
  await pay(await idOf('listener5'), 100n)
  expect(await b.next('balance')).toMatchObject({ sumBalance: '10001.00' })
  await app.house.sessions.endAll(await idOf('listener5'), 'password')
  expect(await b.next('session.revoked')).toEqual({ reason: 'password' })
  await b.ended
})

test('a person has so many streams and no more; one that is left makes room', async () => {
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

test('reading the stream keeps nobody logged in', async () => {
  const token = await registered(app, 'listener7')
  const stream = await listen(token)
  await stream.next('balance')
  clock.forward(31 * 60_000)
  expect((await listen(token)).status).toBe(401)
  stream.leave()
})

test('a stream survives the loss of the listening connection', async () => {
  const stream = await listen(await registered(app, 'listener8'))
  await stream.next('balance')
  await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway events' and datname = current_database()`)
  const id = await idOf('listener8')
  // Told again and again until the new connection hears it.
  const paying = setInterval(() => void pay(id, 100n).catch(() => {}), 100)
  await stream.next('balance')
  clearInterval(paying)
  stream.leave()
})

test('when the gateway stops, streams end', async () => {
  const token = await registered(app, 'listener9')
  const stream = await listen(token)
  await stream.next('balance')
  await app.close()
  await stream.ended
})
