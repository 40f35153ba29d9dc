import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrandClient, createSessionStore } from '../client/index.ts'
import { fakeFetch, login, ok, refusal } from '../test/server.ts'
import type { PublicKey } from './cipher.ts'
import { seal } from './jwe.ts'

async function gatewayKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'ECDH-ES' } as unknown as PublicKey
  const open = async (jwe: string) => {
    const { plaintext } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return JSON.parse(new TextDecoder().decode(plaintext)) as {
      iat: number
      jti: string
      m: string
      p: string
      b: unknown
    }
  }
  return { jwk, open }
}
const jweOf = (body: unknown) => (body as { jwe: string }).jwe

afterEach(() => vi.unstubAllGlobals())

describe('a seal', () => {
  test('opens with the gateway’s key, names it, and is bound to call and second', async () => {
    const { jwk, open } = await gatewayKey('k1')
    const keys = [jwk, (await gatewayKey('k0')).jwk]
    const plain = {
      method: 'POST',
      path: '/wps/session/login',
      body: { password: 'গোপন' },
      now: () => 1_790_000_000_999,
    }
    const [first, second] = await Promise.all([seal(plain, keys), seal(plain, keys)])
    const jwe = jweOf(JSON.parse(first.body))
    expect(first.headers).toEqual({
      Encryption: 'jwe',
      os: expect.stringMatching(/./),
      platform: 'W',
      'X-Gateway-Version': '3',
    })
    expect(decodeProtectedHeader(jwe)).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1', typ: 'wps+jwe' })
    const claims = await open(jwe)
    expect(claims).toEqual({
      iat: 1_790_000_000,
      jti: expect.stringMatching(/^[\w-]{22}$/),
      m: 'POST',
      p: '/wps/session/login',
      b: { password: 'গোপন' },
    })
    expect((await open(jweOf(JSON.parse(second.body)))).jti).not.toBe(claims.jti)
    const at = jwe.lastIndexOf('.') - 3
    await expect(open(jwe.slice(0, at) + (jwe[at] === 'A' ? 'B' : 'A') + jwe.slice(at + 1))).rejects.toThrow()
  })

  test('without a key of the gateway nothing is sealed', async () => {
    await expect(seal({ method: 'POST', path: '/', body: {}, now: () => 0 }, [])).rejects.toThrow('no key')
  })
})

describe('the client', () => {
  const credentials = { username: 'u', password: 'p4ssw0rd' }
  const puzzle = ok({ challenge: { puzzle: 1 } })
  const solve = async () => 'solved'

  test('fetches the keys once, and uses those the status brought', async () => {
    const { jwk, open } = await gatewayKey('k1')
    const { fetch, seen } = fakeFetch(puzzle, ok({ jwks: { keys: [jwk] } }), ok(login()), puzzle, ok(login()))
    const sdk = createBrandClient({ fetch, solve, session: createSessionStore() })
    await sdk.session.login(credentials)
    await sdk.session.login(credentials)
    expect(seen.map(({ path }) => path)).toEqual([
      '/wps/system/challenge',
      '/wps/system/status',
      '/wps/session/login',
      '/wps/system/challenge',
      '/wps/session/login',
    ])
    expect((await open(jweOf(seen[2]?.body))).b).toEqual(credentials)

    const known = fakeFetch(ok({ jwks: { keys: [jwk] } }), puzzle, ok(login()))
    const other = createBrandClient({ fetch: known.fetch, solve, session: createSessionStore() })
    await other.system.status()
    await other.session.login(credentials)
    expect(known.seen.length).toBe(3)
  })

  test('fetches the keys anew, once, when they have changed', async () => {
    const [before, after] = [await gatewayKey('k1'), await gatewayKey('k2')]
    const { fetch, seen } = fakeFetch(
      puzzle,
      ok({ jwks: { keys: [before.jwk] } }),
      refusal('seal_invalid', 400),
      puzzle,
      ok({ jwks: { keys: [after.jwk] } }),
      ok(login()),
    )
    const sdk = createBrandClient({ fetch, solve, session: createSessionStore() })
    await sdk.session.login(credentials)
    expect(seen.length).toBe(6)
    expect((await after.open(jweOf(seen[5]?.body))).b).toEqual(credentials)
  })

  test('reports plainly that the page is not a secure context', async () => {
    const { fetch, seen } = fakeFetch(ok(login()))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const sdk = createBrandClient({ fetch, solve, session: createSessionStore() })
    await expect(sdk.session.login(credentials)).rejects.toMatchObject({
      code: 'encryption_required',
      message: expect.stringContaining('https'),
      details: { reason: 'insecure_context' },
    })
    expect(seen.length).toBe(0)
  })

  test('takes the time from the status where the date of answers is hidden', async () => {
    const serverTime = new Date(Date.now() + 600_000).toISOString()
    const { jwk, open } = await gatewayKey('k1')
    const { fetch, seen } = fakeFetch(puzzle, ok({ jwks: { keys: [jwk] }, serverTime }), ok(login()))
    await createBrandClient({ fetch, solve, session: createSessionStore() }).session.login(credentials)
    expect((await open(jweOf(seen[2]?.body))).iat).toBeGreaterThanOrEqual(Math.floor(Date.parse(serverTime) / 1000))
  })

  test('no plain password is sent when keys cannot be had', async () => {
    const { fetch, seen } = fakeFetch(refusal('maintenance', 503))
    const sdk = createBrandClient({ fetch, solve, session: createSessionStore() })
    await expect(sdk.session.login(credentials)).rejects.toMatchObject({ code: 'maintenance' })
    expect(seen.every(({ method }) => method === 'GET')).toBe(true)
  })
})
