import { generateKeyPairSync, sign, createHmac, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  hostOf,
  keyPairs,
  MirrorListRefused,
  mirrorKeyId,
  readMirrorList,
  signedTextIn,
  type MirrorCheck,
} from './mirror-list.ts'

const now = new Date('2026-11-27T08:00:00Z')
const list = {
  version: 7,
  issuedAt: '2026-11-27T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
  lines: [
    { name: 'Harbour', host: 'play.example', region: 'Dhaka' },
    { name: { en: 'Courtyard', bn: 'উঠান' }, host: 'v2.play.example:8443', region: '' },
  ],
}
type Payload = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const publicOf = (key: KeyObject) => String(key.export({ format: 'jwk' })['x'])
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pinned = publicOf(publicKey)
const kid = await mirrorKeyId(pinned)
const header = { alg: 'Ed25519', kid, typ: 'wps-mirrors+jws' }

/** A list as the owner of a key signs it. */
function signed(payload: Payload = list, by = privateKey, head: object = header) {
  const [protect, body] = [encode(head), encode(payload)]
  const signature = sign(null, Buffer.from(`${protect}.${body}`), by).toString('base64url')
  return { protected: protect, payload: body, signature }
}
const read = (document: object | string, more: Partial<MirrorCheck> = {}) =>
  readMirrorList(typeof document === 'string' ? document : JSON.stringify(document), {
    publicKey: pinned,
    now,
    knownVersion: 6,
    ...more,
  })
const faultOf = (document: object | string, more?: Partial<MirrorCheck>) =>
  read(document, more).then(
    () => 'accepted',
    (error: unknown) => (error instanceof MirrorListRefused ? error.fault : String(error)),
  )

it('accepts what the pinned key signed, once more too, and names the key in eight pairs', async () => {
  expect(await read(signed())).toEqual(list)
  expect(await read(signed(), { knownVersion: 7 })).toEqual(list)
  expect(keyPairs('9f41c2087ad3551e')).toBe('9F 41 C2 08 · 7A D3 55 1E')
})

describe('ten ways of tampering are refused', () => {
  const good = signed()
  const other = generateKeyPairSync('ed25519')

  it('1 another key, under its own name or under ours', async () => {
    const own = { ...header, kid: await mirrorKeyId(publicOf(other.publicKey)) }
    expect(await faultOf(signed(list, other.privateKey, own))).toBe('key')
    expect(await faultOf(signed(list, other.privateKey))).toBe('signature')
  })
  it('2 a changed host', async () => {
    const lines = list.lines.map((line, at) => (at === 0 ? { ...line, host: 'p1ay.example' } : line))
    expect(await faultOf({ ...good, payload: encode({ ...list, lines }) })).toBe('signature')
  })
  it('3 a changed time', async () => {
    expect(await faultOf({ ...good, payload: encode({ ...list, expiresAt: '2030-01-01T00:00:00.000Z' }) })).toBe(
      'signature',
    )
    expect(await faultOf(signed({ ...list, expiresAt: 'never' }))).toBe('fields')
    expect(await faultOf(signed({ ...list, issuedAt: '2026-11-28T06:00:00.000Z' }))).toBe('not_yet_valid')
  })
  it('4 an expired list, from the very moment on', async () => {
    expect(await faultOf(good, { now: new Date(list.expiresAt) })).toBe('expired')
    expect(await faultOf(good, { now: new Date(Date.parse(list.expiresAt) - 1) })).toBe('accepted')
  })
  it('5 an older version, replayed', async () => {
    expect(await faultOf(signed({ ...list, version: 5 }))).toBe('older')
  })
  it('6 an extra field, in the envelope, its header, the list or a line', async () => {
    const [line] = list.lines
    expect(await faultOf({ ...good, jwk: publicOf(other.publicKey) })).toBe('fields')
    expect(await faultOf(signed(list, privateKey, { ...header, jwk: publicOf(other.publicKey) }))).toBe('fields')
    expect(await faultOf(signed({ ...list, next: 'https://elsewhere.example' }))).toBe('fields')
    expect(await faultOf(signed({ ...list, lines: [{ ...line, to: 'elsewhere.example' }] }))).toBe('fields')
  })
  it('7 a signature in another encoding', async () => {
    const bytes = Buffer.from(good.signature, 'base64url')
    for (const signature of [
      bytes.toString('hex'),
      bytes.toString('base64'),
      `${good.signature}=`,
      ` ${good.signature}`,
    ])
      expect(await faultOf({ ...good, signature })).toBe('signature')
    // The last letter of 86 carries four bits that do not count.
    const last = good.signature.at(-1)!
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = letters[letters.indexOf(last) + 1]!
    expect(await faultOf({ ...good, signature: good.signature.slice(0, -1) + twin })).toBe('signature')
  })
  it('8 a truncated document, list or signature', async () => {
    expect(await faultOf(JSON.stringify(good).slice(0, -20))).toBe('malformed')
    expect(await faultOf({ ...good, payload: good.payload.slice(0, -4) })).not.toBe('accepted')
    expect(await faultOf({ ...good, signature: good.signature.slice(0, 43) })).toBe('signature')
    expect(await faultOf('')).toBe('malformed')
    expect(await faultOf(`{"x":"${'a'.repeat(70_000)}"}`)).toBe('malformed')
  })
  it('9 another algorithm: none, a shared secret, another curve', async () => {
    for (const alg of ['none', 'HS256', 'ES256', 'EdDSA', 'ed25519']) {
      const changed = { ...good, protected: encode({ ...header, alg }) }
      expect(await faultOf(changed), alg).toBe('algorithm')
    }
    const hs = { protected: encode({ ...header, alg: 'HS256' }), payload: good.payload }
    const signature = createHmac('sha256', Buffer.from(pinned, 'base64url'))
      .update(`${hs.protected}.${hs.payload}`)
      .digest('base64url')
    expect(await faultOf({ ...hs, signature })).toBe('algorithm')
    expect(await faultOf(signed(list, privateKey, { ...header, typ: 'JWT' }))).toBe('algorithm')
  })
  it('reads names by language, and none that is no text', async () => {
    const [line] = list.lines
    expect(signedTextIn({ en: 'Harbour', bn: 'বন্দর' }, 'bn-BD')).toBe('বন্দর')
    expect(signedTextIn({ en: 'Harbour', bn: 'বন্দর' }, 'fr')).toBe('Harbour')
    expect(signedTextIn({ bn: 'বন্দর' }, 'constructor')).toBe('বন্দর')
    expect(signedTextIn('Harbour', 'bn')).toBe('Harbour')
    for (const name of [{}, { en: '' }, { en: 7 }, { english: 'Harbour' }, ['Harbour'], null, { en: 'x'.repeat(81) }])
      expect(await faultOf(signed({ ...list, lines: [{ ...line, name }] })), JSON.stringify(name)).toBe('fields')
  })
  it('10 one host twice, and hosts that are none', async () => {
    const [line] = list.lines
    expect(await faultOf(signed({ ...list, lines: [line, { ...line, name: 'Twin' }] }))).toBe('duplicate_host')
    for (const host of [
      'PLAY.example',
      'play.example/',
      'https://play.example',
      'play.example:0',
      'a b',
      '',
      'ex*mple',
    ])
      expect(await faultOf(signed({ ...list, lines: [{ ...line, host }] })), host).toBe('fields')
  })
})

it('has no answer without a key that is one', async () => {
  for (const publicKey of ['', 'AAAA', `${pinned}A`, 'ß'.repeat(43)])
    expect(await faultOf(signed(), { publicKey }), publicKey).toBe('key')
})

it('reads the host of what was typed or sent', () => {
  const typed = {
    'play.example': 'play.example',
    ' https://Play.Example/rng?x=1#y ': 'play.example',
    'play.example:8443/a': 'play.example:8443',
    'http://localhost:8080': 'localhost:8080',
    'play.example.': 'play.example',
    'https://play.example@evil.example/': undefined,
    'plаy.example': 'xn--ply-7cd.example',
    'javascript:alert(1)': undefined,
    'mailto:a@b.example': undefined,
    'two words.example': undefined,
    nothing: undefined,
    '': undefined,
  }
  for (const [text, host] of Object.entries(typed)) expect(hostOf(text), text).toBe(host)
})
