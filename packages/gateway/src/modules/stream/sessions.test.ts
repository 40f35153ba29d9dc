import { request, type ServerResponse } from 'node:http'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../app/app.ts'
import { member } from '../../auth/schema.ts'
import { call, registered, valueOf } from '../../testing/inject.ts'
import { streamFixture } from './testing.gateways.ts'

const { app, db, clock, url, otherUrl, listen, idOf, pay } = await streamFixture()

test('a stream needs a valid session', async () => {
  expect((await listen()).status).toBe(401)
  expect((await listen('A'.repeat(43))).status).toBe(401)
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

test('the stream of an address that is blocked meanwhile ends', async () => {
  const stream = await listen(await registered(app, 'blocked1'))
  await stream.next('balance')
  await app.services.settingsStore.write('region', { blockedIps: ['127.0.0.1'] })
  await stream.ended
  expect(stream.text()).not.toContain('session.revoked')
  await app.services.settingsStore.write('region', {})
})

test('when the gateway stops, streams end', async () => {
  const token = await registered(app, 'listener9')
  const stream = await listen(token)
  await stream.next('balance')
  await app.close()
  await stream.ended
})
