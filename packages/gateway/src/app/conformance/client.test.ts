import {
  cookieSession,
  createBrandClient,
  createSessionStore,
  isGatewayError,
  memoryStorage,
  type BrandClient,
  type ClientOptions,
} from '@brand/sdk'
import { sandboxIdentity } from '@brand/sdk/testing'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { startGateway } from '../../testing.ts'

// Tests of the published client against the gateway over HTTP.
const gateway = await startGateway({ server: inject('postgres'), trustProxy: ['127.0.0.1'] })
await gateway.set('codes', { resendSeconds: 0, perHour: 100, perHourPerIp: 1000 })
const clients: BrandClient[] = []
afterAll(async () => {
  for (const client of clients) client.close()
  await gateway.stop()
})

let browsers = 0

/** Adds what a browser adds to fetch, the cookies, and the address that the proxy adds. */
function withCookies(jar: Map<string, string>): typeof fetch {
  const address = `127.0.1.${++browsers}`
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(input, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
}

/** A browser: its own session, and its own cookies. */
function browser(
  options: ClientOptions = { session: createSessionStore(memoryStorage()), fetch: withCookies(new Map()) },
): BrandClient {
  const sdk = createBrandClient({ baseUrl: gateway.url, ...options })
  clients.push(sdk)
  return sdk
}

/** The code in the latest of this many messages; waits until it has been sent. */
async function codeFor(to: string, messagesSoFar: number): Promise<string> {
  return vi.waitFor(async () => {
    const { messages } = (await (await fetch(`${gateway.url}/sandbox/inbox.json`)).json()) as {
      messages: { to: string; text: string }[]
    }
    const mine = messages.filter((message) => message.to === to)
    expect(mine).toHaveLength(messagesSoFar)
    return /\d{6}/.exec(mine[0]?.text ?? '')?.[0] ?? ''
  })
}
const codeOf = (error: unknown) => (isGatewayError(error) ? error.code : String(error))
const second = () => new Promise((resolve) => setTimeout(resolve, 1050))

test('an account by telephone, a login by code, a forgotten password', async () => {
  const sdk = browser()
  const number = { mobileNum: '01711000001', countryDialingCode: '880' }
  await sdk.verification.register({ mobileNo: number.mobileNum, countryDialingCode: '880' })
  await sdk.member.registerMobile({
    ...number,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    agreed: true,
    verificationCode: await codeFor('+8801711000001', 1),
  })
  expect((await sdk.member.info()).account).toBe('8801711000001')
  await sdk.session.logout()
  expect(sdk.store.get().session).toBeNull()

  await sdk.verification.sms(number)
  await expect(sdk.verification.sms(number)).rejects.toMatchObject({
    code: 'throttled',
    retryAfterMs: expect.any(Number),
  })
  await sdk.session.login({ username: number.mobileNum, password: await codeFor('+8801711000001', 2), type: 'sms' })
  const other = browser()
  await other.session.login({ username: '8801711000001', password: 'Secret123' })
  await second()
  await sdk.verification.sms(number)
  await sdk.session.logout()
  await sdk.password.resetByMobile({
    ...number,
    verificationCode: await codeFor('+8801711000001', 3),
    newPassword: 'Padma2026',
  })
  expect((await sdk.wallet.balance()).sumBalance).toBe('10000.00')
  await expect(other.member.info()).rejects.toMatchObject({ code: 'session_revoked' })
  expect(other.store.get().session).toBeNull()
})

test('a new password keeps the person signed in, their stream open and their epoch unchanged', async () => {
  const sdk = browser()
  await sdk.member.register({ username: 'client01', password: 'Secret123', confirmPassword: 'Secret123', agreed: true })
  const received = vi.fn()
  sdk.stream.subscribe('balance', received)
  await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(1))
  const ended = vi.fn()
  sdk.onSessionEnd(ended)
  const before = sdk.store.get()
  await sdk.password.change({ oldPassword: 'Secret123', newPassword: 'Padma2026', confirmNewPassword: 'Padma2026' })
  expect(sdk.store.get().epoch).toBe(before.epoch)
  expect(sdk.store.get().session?.token).not.toBe(before.session?.token)
  await sdk.member.info()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(ended).not.toHaveBeenCalled()
})

test('a remembered browser logs in again, until it is logged out', async () => {
  const sdk = browser()
  await sdk.member.register({ username: 'client02', password: 'Secret123', confirmPassword: 'Secret123', agreed: true })
  await sdk.session.logout()
  await sdk.session.login({ username: 'client02', password: 'Secret123', remember: true })
  sdk.store.end('expired')
  await sdk.session.remembered()
  expect((await sdk.member.info()).account).toBe('client02')
  await sdk.session.logout()
  expect(await sdk.session.remembered().catch(codeOf)).toBe('bad_credentials')
})

test('a code carries the login to another browser; a service address opens; an identity service identifies', async () => {
  const [here, there] = [browser(), browser()]
  await here.member.register({
    username: 'client03',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    agreed: true,
    affiliateCode: 'WELCOME',
  })
  const { code } = await here.session.code()
  await there.session.exchange({ code })
  expect((await there.member.info()).account).toBe('client03')
  expect(await browser().session.exchange({ code }).catch(codeOf)).toBe('bad_credentials')

  await gateway.set('site', {
    customerService: [{ csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/room' }],
  })
  const { info } = await here.system.status()
  expect(await here.open(info.customerService[0]?.path ?? '')).toBe('https://chat.example/room')

  await gateway.set('modules', { SOCIAL3: true })
  const guest = browser()
  const idToken = await sandboxIdentity(gateway.url, { subject: 'rina', name: 'Mitu' }).idToken('google')
  expect(await guest.session.social({ provider: 'google', idToken }).catch(codeOf)).toBe('terms_required')
  await guest.session.social({ provider: 'google', idToken, agreed: true })
  expect((await guest.member.info()).nickname).toBe('Mitu')
})

test('a token in a cookie: calls and stream work as usual, the next visit signed in, nothing of it left after logout', async () => {
  const jar = new Map<string, string>()
  const page = memoryStorage()
  const visit = () => browser(cookieSession(withCookies(jar), page))
  const sdk = visit()
  await sdk.member.register({ username: 'client04', password: 'Secret123', confirmPassword: 'Secret123', agreed: true })
  expect([...jar.keys()].filter((name) => name !== '__Host-device')).toEqual(['__Host-session'])
  expect(JSON.stringify(page.read())).not.toContain(jar.get('__Host-session'))
  const received = vi.fn()
  sdk.stream.subscribe('balance', received)
  await vi.waitFor(() => expect(received).toHaveBeenCalled())

  const next = visit()
  expect((await next.member.info()).account).toBe('client04')
  await next.password.change({ oldPassword: 'Secret123', newPassword: 'Padma2026', confirmNewPassword: 'Padma2026' })
  expect((await visit().member.info()).account).toBe('client04')
  await next.session.logout()
  expect([...jar.keys()]).toEqual(['__Host-device'])
  expect(page.read()).toBeNull()
  expect(visit().store.get().session).toBeNull()
})
