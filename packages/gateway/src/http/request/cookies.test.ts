import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, refusalOf, registration, valueOf, type Answer, type SignedIn } from '../../testing/inject.ts'

const { app, clock } = await freshApp()
const storeHeader = { 'x-session-store': 'cookie' }

/** The line that sets the session cookie, and the `name=value` a browser sends back. */
function cookieIn({ headers }: Answer): { line: string; pair: string } {
  const line =
    [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((each) => each.startsWith('__Host-session=')) ?? ''
  return { line, pair: line.split(';')[0] ?? '' }
}

async function registeredInto(username: string) {
  const answer = await call<SignedIn>(app, contract.member.register, registration(username), { headers: storeHeader })
  return { name: valueOf(answer).token, ...cookieIn(answer) }
}
const info = (name: string, headers: Record<string, string>) =>
  call<{ account: string }>(app, contract.member.info, {}, { token: name, headers })

test('the token is where no script reads it; the page has a name that opens nothing alone', async () => {
  const { name, line, pair } = await registeredInto('cookie01')
  expect(line).toMatch(/^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const token = pair.split('=')[1] ?? ''
  expect(name).toMatch(/^cookie\.[0-9a-f]{64}$/)
  expect(name).not.toContain(token)
  expect(valueOf(await info(name, { cookie: pair })).account).toBe('cookie01')
  expect(refusalOf(await info(name, {})).code).toBe('token_expired')
  expect(refusalOf(await info(name, { cookie: '__Host-session=x' })).code).toBe('token_expired')
  const other = await registeredInto('cookie02')
  expect(refusalOf(await info(name, { cookie: other.pair })).code).toBe('token_expired')
})

test('a cookie by itself, or one another page made the browser send, is not accepted', async () => {
  const { name, pair } = await registeredInto('cookie03')
  const { path } = contract.member.info
  expect((await app.inject({ url: path, headers: { cookie: pair } })).statusCode).toBe(401)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const from of foreign) {
    expect(refusalOf(await info(name, { cookie: pair, ...from })).code, JSON.stringify(from)).toBe('forbidden')
  }
  const own: Record<string, string>[] = [
    { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ]
  for (const from of own) {
    expect((await info(name, { host: 'localhost', cookie: pair, ...from })).status, JSON.stringify(from)).toBe(200)
  }
})

test('a new password brings a new cookie, logging out removes it', async () => {
  const { name, pair } = await registeredInto('cookie04')
  clock.forward(2000)
  const change = { oldPassword: 'Secret123', newPassword: 'Padma2026', confirmNewPassword: 'Padma2026' }
  const renewed = await call<SignedIn>(app, contract.password.change, change, {
    token: name,
    headers: { ...storeHeader, cookie: pair },
  })
  const next = { name: valueOf(renewed).token, ...cookieIn(renewed) }
  expect(next.pair).not.toBe(pair)
  expect(refusalOf(await info(name, { cookie: pair })).code).toBe('token_expired')
  expect(valueOf(await info(next.name, { cookie: next.pair })).account).toBe('cookie04')
  const left = await call(
    app,
    contract.session.logout,
    {},
    { token: next.name, headers: { ...storeHeader, cookie: next.pair } },
  )
  expect(cookieIn(left).line).toBe('__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict')
  expect(refusalOf(await info(next.name, { cookie: next.pair })).code).toBe('session_revoked')
})

test('a client that does not request a cookie gets the token itself, and leaves the cookie of another alone', async () => {
  const { pair } = await registeredInto('cookie05')
  const answer = await call<SignedIn>(app, contract.session.freePlay)
  const { token } = valueOf(answer)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(cookieIn(answer).line).toBe('')
  expect(cookieIn(await call(app, contract.session.logout, {}, { token, headers: { cookie: pair } })).line).toBe('')
})

test('a login in the place of another ends the session of the cookie; a client that keeps the token itself ends none', async () => {
  const first = await registeredInto('cookie06')
  const sessionOf = (pair: string) => app.services.sessions.idOf(pair.split('=')[1] ?? '')
  const ended = async (pair: string) => {
    const {
      rows: [row],
    } = await app.services.db.$client.query('select revoked_reason as reason from session where token_hash = $1', [
      sessionOf(pair),
    ])
    return row.reason as string | null
  }
  const again = { username: 'cookie06', password: 'Secret123' }
  await call<SignedIn>(app, contract.session.login, again, { headers: { cookie: first.pair } })
  expect(await ended(first.pair)).toBeNull()
  const login = await call<SignedIn>(app, contract.session.login, again, {
    headers: { ...storeHeader, cookie: first.pair },
  })
  const second = { name: valueOf(login).token, ...cookieIn(login) }
  expect(await ended(first.pair)).toBe('logout')
  expect(refusalOf(await info(first.name, { cookie: first.pair })).code).toBe('session_revoked')
  const trial = await call<SignedIn>(
    app,
    contract.session.freePlay,
    {},
    { headers: { ...storeHeader, cookie: second.pair } },
  )
  expect(await ended(second.pair)).toBe('logout')
  expect(await ended(cookieIn(trial).pair)).toBeNull()
})
