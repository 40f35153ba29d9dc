import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from './schema.ts'
import { contentSecurityPolicy } from '../http/request/headers.ts'
import { call, freshApp, refusalOf, valueOf, type SignedIn } from '../testing/inject.ts'

const { app, clock, db } = await freshApp()
const project = 'brand-test'
const google = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
let served = 0
const keys = createServer(async (_req, res) => {
  served += 1
  res
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }))
})
beforeAll(async () => {
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening))
  await app.services.settingsStore.write('modules', { SOCIAL3: true })
  const jwksUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  await app.services.settingsStore.write('firebase', {
    projectId: project,
    apiKey: 'public',
    authDomain: 'brand-test.firebaseapp.com',
    jwksUrl,
  })
})
afterAll(() => keys.close())

const seconds = () => Math.floor(clock.now().getTime() / 1000)
const claims = (more: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'uid-1',
  iat: seconds(),
  exp: seconds() + 3600,
  auth_time: seconds(),
  name: 'Parul',
  email: 'rina@example.org',
  firebase: { sign_in_provider: 'google.com' },
  ...more,
})
const sign = (payload: Record<string, unknown>, { key = google.privateKey, kid = 'k1' } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
const login = (idToken: string, provider = 'google') =>
  call<SignedIn>(app, contract.session.social, { provider, idToken, agreed: true })
const codeOf = async (idToken: string, provider?: string) => refusalOf(await login(idToken, provider)).code

test('a token of Google for our project logs its person in, again and again', async () => {
  const { token } = valueOf(await login(await sign(claims())))
  const me = valueOf(await call<{ id: string; nickname: string }>(app, contract.member.info, {}, { token }))
  expect(me.nickname).toBe('Parul')
  clock.forward(3_600_000)
  const again = valueOf(await login(await sign(claims({ name: 'Parul R.' }))))
  expect(valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token: again.token })).id).toBe(me.id)
  expect(served).toBe(1)
})

test('every other token is rejected', async () => {
  const bad: [string, Promise<string> | string][] = [
    ['another project', sign(claims({ aud: 'other-project' }))],
    ['another issuer', sign(claims({ iss: 'https://securetoken.google.com/other-project' }))],
    ['over', sign(claims({ iat: seconds() - 7200, exp: seconds() - 3600 }))],
    ['of a login long ago', sign(claims({ auth_time: seconds() - 301 }))],
    ['of a login to come', sign(claims({ auth_time: seconds() + 60 }))],
    ['of nobody', sign(claims({ sub: '' }))],
    ['by another provider', sign(claims({ firebase: { sign_in_provider: 'facebook.com' } }))],
    ['by an anonymous login', sign(claims({ firebase: { sign_in_provider: 'anonymous' } }))],
    ['a stranger under the name of Google’s key', sign(claims(), { key: stranger.privateKey })],
    ['an unknown key', sign(claims(), { kid: 'k2' })],
    ['no signature', new UnsecuredJWT(claims()).encode()],
    [
      'signed with the public key as a secret',
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(google.publicKey)))),
    ],
    ['no token', 'x'.repeat(64)],
  ]
  for (const [what, token] of bad) expect(await codeOf(await token), what).toBe('social_failed')
})

test('a proved number is the person of that number; sandbox tokens are rejected', async () => {
  const phone = {
    firebase: { sign_in_provider: 'phone' },
    phone_number: '+8801755000001',
    name: undefined,
    email: undefined,
  }
  const [existing] = await db
    .update(member)
    .set({ mobile: '+8801755000001' })
    .where(eq(member.account, 'demo_player'))
    .returning({ id: member.id })
  const { token } = valueOf(await login(await sign(claims({ ...phone, sub: 'uid-2' })), 'phone'))
  expect(valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token })).id).toBe(existing?.id)
  expect((await app.inject('/sandbox/identity.json?provider=google&subject=anybody')).statusCode).toBe(404)
})

test('its public part is sent to clients, and only then its hosts may be reached from a page', async () => {
  const { info } = valueOf(await call<{ info: { firebase?: unknown } }>(app, contract.system.status))
  expect(info.firebase).toEqual({ projectId: project, apiKey: 'public', authDomain: 'brand-test.firebaseapp.com' })
  const policy = (authDomain: string) =>
    contentSecurityPolicy({ vendorOrigin: 'https://games.example', images: [], authDomain }, 'n')
  expect(policy('')).not.toMatch(/google|firebase|default 'allow/)
  const open = policy('brand-test.firebaseapp.com')
  expect(open).toContain(
    "script-src 'self' https://apis.google.com/js/ https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  )
  expect(open).toContain(
    'frame-src https://games.example https://brand-test.firebaseapp.com https://www.google.com/recaptcha/;',
  )
  expect(open).toContain('https://identitytoolkit.googleapis.com')
  expect(open).not.toMatch(/unsafe|\*/)
})
