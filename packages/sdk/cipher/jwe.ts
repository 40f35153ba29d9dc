import { CompactEncrypt } from 'jose/jwe/compact/encrypt'
import { importJWK } from 'jose/key/import'
import type { Plain, PublicKey, Sealed } from './cipher.ts'

/**
 * Seals a body as a compact JWE (ECDH-ES + A256GCM), bound to its call and its second, good once. It hides bodies from
 * logs and from proxies that end TLS; it does not replace TLS, and does not help against a script inside the page.
 */
export async function seal({ method, path, body, now }: Plain, [jwk]: readonly PublicKey[]): Promise<Sealed> {
  if (!jwk) throw new Error('the gateway publishes no key to seal with')
  const claims = { iat: Math.floor(now() / 1000), jti: randomId(), m: method, p: path, b: body }
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, typ: 'wps+jwe' })
    .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'))
  return { headers: { ...sealedHeaders(), Encryption: 'jwe' }, body: JSON.stringify({ jwe }) }
}

/**
 * What a sealed body travels with: the operating system as far as the browser exposes it, the platform (web), the
 * version of the scheme.
 */
const sealedHeaders = () => ({ os: globalThis.navigator?.platform || 'other', platform: 'W', 'X-Gateway-Version': '3' })

/** 128 random bits, base64url. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
