import { contract } from '@brand/sdk/contract'
import { sandboxIdentity } from '@brand/sdk/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member, memberIdentity } from '../../../auth/schema.ts'
import { seedChat } from '../../chat/index.ts'
import { call, freshApp, refusalOf, valueOf, type SignedIn } from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
await app.services.settingsStore.write('modules', { SOCIAL3: true })
const { social } = contract.session

/** The identity provider as a page calls it, through the gateway without a port. */
const throughApp: typeof fetch = async (input) => {
  const answer = await app.inject(typeof input === 'string' ? input.replace('http://gateway.test', '') : '')
  return new Response(answer.body, { status: answer.statusCode })
}
type Provider = 'google' | 'facebook' | 'phone'
const tokenOf = (provider: Provider, person: { subject: string; name?: string; email?: string; mobile?: string }) =>
  sandboxIdentity('http://gateway.test', person, throughApp).idToken(provider)
const login = async (provider: Provider, idToken: string, more: object = {}) =>
  call<SignedIn & { mustChangePassword: boolean }>(app, social, { provider, idToken, ...more })
const info = async (token: string) =>
  valueOf(await call<{ id: string; nickname: string; type: number }>(app, contract.member.info, {}, { token }))

test('a first login opens an account after agreeing; the same person finds it again', async () => {
  const rina = { subject: 'rina-1', name: 'Mitu', email: 'rina@example.org' }
  expect(refusalOf(await login('google', await tokenOf('google', rina))).code).toBe('terms_required')
  const first = valueOf(await login('google', await tokenOf('google', rina), { agreed: true }))
  expect(first).toMatchObject({ firstTimeLogin: true, mustChangePassword: false })
  const me = await info(first.token)
  expect(me).toMatchObject({ nickname: 'Mitu', type: 0 })
  expect(valueOf(await call(app, contract.wallet.balance, {}, { token: first.token }))).toMatchObject({
    sumBalance: '10000.00',
  })
  // As everybody who opens an account.
  expect(valueOf(await call(app, contract.inbox.list, {}, { token: first.token }))).toMatchObject({ totalCount: 1 })
  expect((await info(valueOf(await login('google', await tokenOf('google', rina))).token)).id).toBe(me.id)
  // The same subject at another provider is another person, and so is the same e-mail address.
  const other = valueOf(await login('facebook', await tokenOf('facebook', rina), { agreed: true }))
  expect((await info(other.token)).id).not.toBe(me.id)
})

test.each(['Customer Service', 'Rina', 'গ্রাহক সেবা'])(
  'a name at the provider that poses as the house (%s) is left out',
  async (name) => {
    await seedChat(db, clock.now())
    const opened = valueOf(
      await login('google', await tokenOf('google', { subject: `posing ${name}`, name }), { agreed: true }),
    )
    expect(await info(opened.token)).toMatchObject({ nickname: expect.stringMatching(/^g_/) })
  },
)

test('a token of another service, too old, altered or invented is refused', async () => {
  const token = await tokenOf('google', { subject: 'mina-1' })
  expect(refusalOf(await login('facebook', token, { agreed: true })).code).toBe('social_failed')
  expect(refusalOf(await login('google', `${token.slice(0, -4)}0000`, { agreed: true })).code).toBe('social_failed')
  expect(refusalOf(await login('google', 'x'.repeat(64), { agreed: true })).code).toBe('social_failed')
  clock.forward(6 * 60_000)
  expect(refusalOf(await login('google', token, { agreed: true })).code).toBe('social_failed')
  expect(await db.select().from(memberIdentity).where(eq(memberIdentity.subject, 'mina-1'))).toEqual([])
})

test('a number the service proved is the person who proved it here', async () => {
  const [demo] = await db
    .update(member)
    .set({ mobile: '+8801719999999' })
    .where(eq(member.account, 'demo_player'))
    .returning({ id: member.id })
  const back = valueOf(await login('phone', await tokenOf('phone', { subject: 'p-1', mobile: '+8801719999999' })))
  expect((await info(back.token)).id).toBe(demo?.id)
})

test('two tabs at once make one account', async () => {
  const idToken = await tokenOf('google', { subject: 'twice-1' })
  const both = await Promise.all([1, 2, 3].map(() => login('google', idToken, { agreed: true })))
  expect(both.some(({ body }) => body.success)).toBe(true)
  for (const { body } of both) if (!body.success) expect(body).toMatchObject({ code: 'unavailable', retryable: true })
  expect(await db.select().from(memberIdentity).where(eq(memberIdentity.subject, 'twice-1'))).toHaveLength(1)
  valueOf(await login('google', idToken))
})

test('the service is served only on this machine', async () => {
  expect(
    (await app.inject({ url: '/sandbox/identity.json?provider=google&subject=x', remoteAddress: '203.0.113.8' }))
      .statusCode,
  ).toBe(404)
  expect((await app.inject('/sandbox/identity.json?provider=nobody&subject=x')).statusCode).toBe(422)
})

test('where registration is off nobody joins this way, and who has joined logs in', async () => {
  const person = { subject: 'early-1', name: 'Early' }
  valueOf(await login('google', await tokenOf('google', person), { agreed: true }))
  await app.services.settingsStore.write('modules', { SOCIAL3: true, REG3: false })
  const late = await login('google', await tokenOf('google', { subject: 'late-1', name: 'Late' }), { agreed: true })
  const early = await login('google', await tokenOf('google', person))
  await app.services.settingsStore.write('modules', { SOCIAL3: true })
  expect(refusalOf(late).code).toBe('function_not_available')
  valueOf(early)
})

test('two tabs that join by one telephone number at once make one account', async () => {
  const person = { subject: 'twice-1', mobile: '+8801755009876' }
  const tokens = [await tokenOf('phone', person), await tokenOf('phone', person), await tokenOf('phone', person)]
  const answers = await Promise.all(tokens.map((token) => login('phone', token, { agreed: true })))
  for (const { body } of answers) expect(body.success ? 'ok' : body.code).toMatch(/^(ok|unavailable)$/)
  expect(await db.$count(member, eq(member.mobile, person.mobile))).toBe(1)
})
