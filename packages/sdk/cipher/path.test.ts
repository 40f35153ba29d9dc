import { exportJWK, generateKeyPair } from 'jose'
import { expect, test, vi } from 'vitest'
import { createBrandClient, createSessionStore } from '../client/index.ts'
import { fakeFetch, ok } from '../test/server.ts'

const sealer = vi.hoisted(() => ({ loaded: false }))
vi.mock('./jwe.ts', () => {
  sealer.loaded = true
  return {}
})

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** As the gateway seals the path of a customer-service entry. */
async function sealPath(path: string, { kid, x, y }: { kid: string; x?: string; y?: string }) {
  const utf8 = new TextEncoder()
  const header = base64url(utf8.encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid })))
  const secret = await crypto.subtle.digest('SHA-256', utf8.encode(`wps-path.${x}.${y}`))
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const options = { name: 'AES-GCM', iv, additionalData: utf8.encode(header) }
  const text = new Uint8Array(await crypto.subtle.encrypt(options, key, utf8.encode(path)))
  return [header, '', base64url(iv), base64url(text.slice(0, -16)), base64url(text.slice(-16))].join('.')
}

test('opens what the gateway sealed, without the code that seals', async () => {
  const jwk = { ...(await exportJWK((await generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey)), kid: 'k1' }
  const { fetch } = fakeFetch(ok({ jwks: { keys: [jwk] } }))
  const sdk = createBrandClient({ fetch, session: createSessionStore() })
  expect(await sdk.open(await sealPath('https://chat.example/', jwk))).toBe('https://chat.example/')
  await expect(sdk.open(await sealPath('https://chat.example/', { ...jwk, kid: 'k2' }))).rejects.toThrow(
    'not published',
  )
  expect(sealer.loaded).toBe(false)
})
