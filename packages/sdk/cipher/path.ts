import type { PublicKey } from './cipher.ts'

const bytesOf = (text = '') =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const utf8 = new TextEncoder()

/**
 * Opens what the gateway sealed for its clients, such as the path of a customer-service entry: a compact JWE under a
 * key that follows from the published one. It hides addresses from scrapers only, not from clients of the gateway.
 */
export async function openPath(sealed: string, keys: readonly PublicKey[]): Promise<string> {
  const [header = '', , iv, text, tag] = sealed.split('.')
  const { kid } = JSON.parse(new TextDecoder().decode(bytesOf(header))) as { kid?: string }
  const key = keys.find((one) => one.kid === kid)
  if (!key) throw new Error('sealed under a key that is not published')
  const secret = await crypto.subtle.digest('SHA-256', utf8.encode(`wps-path.${key.x}.${key.y}`))
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
  const options = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: utf8.encode(header) }
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(options, aes, Uint8Array.from([...bytesOf(text), ...bytesOf(tag)])),
  )
}
