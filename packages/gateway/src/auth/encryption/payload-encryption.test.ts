import { contract } from '@brand/sdk/contract'
import { CompactEncrypt, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { kernelJobs } from '../../server/jobs/kernel-jobs.ts'
import { freshApp, inject, jti, proofFor, refusalOf, seal } from '../../testing/inject.ts'

const { app, clock, db } = await freshApp()
const { method, path } = contract.session.login
let people = 0
/** A different account each time, so that no failure count interferes. */
const body = () => ({ username: `nobody${++people}`, password: 'Secret123' })
const claims = (more: object = {}) => ({
  iat: Math.floor(clock.now().getTime() / 1000),
  jti: jti(),
  m: method,
  p: path,
  b: body(),
  ...more,
})

async function send(jwe: unknown, headers: Record<string, string> = { encryption: 'jwe' }) {
  return inject(app, {
    method,
    url: path,
    payload: { jwe } as object,
    headers: { 'x-challenge': await proofFor(app, 'login'), ...headers },
  })
}
const code = async (jwe: unknown, headers?: Record<string, string>) => refusalOf(await send(jwe, headers)).code

test('a whole seal is opened: the handler checks the password', async () => {
  expect(await code(await seal(app, claims()))).toBe('bad_credentials')
})

test('a plain body is refused: a client cannot be downgraded to it', async () => {
  const plain = await inject(app, {
    method,
    url: path,
    payload: body(),
    headers: { 'x-challenge': await proofFor(app, 'login') },
  })
  expect(refusalOf(plain).code).toBe('encryption_required')
  expect(plain.status).toBe(400)
  expect(await code(await seal(app, claims()), {})).toBe('encryption_required')
})

/** Changes one character in the middle of a part, where every bit counts. */
function bend(jwe: string, part: number): string {
  const parts = jwe.split('.')
  const text = parts[part] ?? ''
  const at = Math.floor(text.length / 2)
  parts[part] = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
  return parts.join('.')
}

test('every fault of the envelope gets the same answer', async () => {
  const whole = await seal(app, claims())
  const parts = whole.split('.')
  const stranger = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const kid = app.services.seal.jwks().keys[0]?.kid
  const encrypt = (header: Record<string, string>, key: Parameters<CompactEncrypt['encrypt']>[0]) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims())))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...header })
      .encrypt(key)
  const faults = [
    bend(whole, 0),
    bend(whole, 2),
    bend(whole, 3),
    bend(whole, 4),
    parts.slice(0, 4).join('.'),
    'x.y.z',
    '',
    await encrypt({ kid: String(kid), typ: 'wps+jwe' }, stranger.publicKey),
    await seal(app, claims(), { kid: 'k20200101-nobody' }),
    await seal(app, claims(), { typ: 'JWT' }),
    await seal(app, claims(), { enc: 'A128GCM' }),
    await seal(app, claims(), { alg: 'ECDH-ES+A128KW' }),
    await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: String(kid), typ: 'wps+jwe' })
      .encrypt(new Uint8Array(32)),
    await seal(app, { hello: 1 }),
    await seal(app, claims({ jti: 'short' })),
    await seal(app, claims({ iat: 'now' })),
  ]
  const answers = []
  for (const jwe of faults) answers.push(await send(jwe))
  const seen = new Set(answers.map(({ status, body: { requestId: _id, ...rest } }) => JSON.stringify({ status, rest })))
  expect([...seen]).toEqual([
    JSON.stringify({
      status: 400,
      rest: { success: false, value: null, code: 'seal_invalid', message: 'seal_invalid', retryable: false },
    }),
  ])
})

test('a seal is for one call: it is refused for another method or path', async () => {
  expect(await code(await seal(app, claims({ p: contract.member.register.path })))).toBe('seal_invalid')
  expect(await code(await seal(app, claims({ m: 'PUT' })))).toBe('seal_invalid')
})

test('a seal is valid for a minute of our clock, either way', async () => {
  const at = (seconds: number) => claims({ iat: Math.floor(clock.now().getTime() / 1000) + seconds })
  expect(await code(await seal(app, at(-62)))).toBe('stale')
  expect(await code(await seal(app, at(62)))).toBe('stale')
  expect(await code(await seal(app, at(-57)))).toBe('bad_credentials')
  expect(await code(await seal(app, at(57)))).toBe('bad_credentials')
})

test('a seal is valid once, also when it is sent twice at the same time', async () => {
  const jwe = await seal(app, claims())
  const codes = await Promise.all(Array.from({ length: 8 }, () => code(jwe)))
  expect(codes.toSorted()).toEqual(['bad_credentials', ...Array<string>(7).fill('replayed')])
})

test('a seal is remembered for as long as it is valid, also of a page whose clock is ahead', async () => {
  const sweep = kernelJobs(app.services, { check: async () => {} } as never).find(({ name }) => name === 'expired-rows')
  await app.services.settingsStore.write('seal', { windowSeconds: 600 })
  const jwe = await seal(app, claims({ iat: Math.floor(clock.now().getTime() / 1000) + 590 }))
  expect(await code(jwe)).toBe('bad_credentials')
  clock.forward(19 * 60_000)
  await sweep?.run(new AbortController().signal, 0)
  expect(await code(jwe)).toBe('replayed')
  await app.services.settingsStore.write('seal', {})
})

test('keys rotate: the next becomes current, the old one opens for a day more, and no private part is published', async () => {
  const before = app.services.seal.jwks().keys
  const sealedEarly = () => seal(app, claims(), { kid: before[0]?.kid })
  const withOld = await sealedEarly()
  expect(before).toHaveLength(2)
  for (const key of before) expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  clock.forward(31 * 86_400_000)
  await app.services.seal.rotate()
  const after = app.services.seal.jwks().keys
  expect(after[0]?.kid).toBe(before[1]?.kid)
  expect(after.map((key) => key.kid)).not.toContain(before[0]?.kid)
  expect(await code(withOld)).toBe('stale')
  // It can be decrypted, so the old key still works: with a lost key the result would be `seal_invalid`.
  clock.forward(25 * 3_600_000)
  expect(await code(withOld)).toBe('seal_invalid')
  const { rows } = await db.execute<{ n: number }>('select count(*)::int as n from gateway_key')
  await app.services.seal.rotate()
  expect(rows[0]?.n).toBe(3)
})
