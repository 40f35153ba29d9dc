import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const now = new Date('2026-11-20T10:00:00Z')
const at = (offset: number) => String(now.getTime() / 1000 + offset)
const raw = Buffer.from('{"requestId":"r1","note":"টাকা"}')
const signed = (timestamp: string, bytes = raw) =>
  isSigned('secret', timestamp, sign('secret', timestamp, bytes), raw, now)

test('is the hex HMAC-SHA256 of timestamp, a dot and the bytes of the body', () => {
  expect(sign('secret', '17', raw)).toBe(
    createHmac('sha256', 'secret')
      .update(Buffer.concat([Buffer.from('17.'), raw]))
      .digest('hex'),
  )
})

test('is valid for five minutes either way', () => {
  expect([-301, -300, 0, 300, 301].map((offset) => signed(at(offset)))).toEqual([false, true, true, true, false])
})

test('refuses another body, another secret, another time and an invalid signature', () => {
  expect(signed(at(0), Buffer.from('{}'))).toBe(false)
  expect(isSigned('other', at(0), sign('secret', at(0), raw), raw, now)).toBe(false)
  expect(isSigned('secret', at(1), sign('secret', at(0), raw), raw, now)).toBe(false)
  for (const bad of [undefined, '', 'zz', sign('secret', at(0), raw).slice(2), [sign('secret', at(0), raw)]]) {
    expect(isSigned('secret', at(0), bad, raw, now)).toBe(false)
  }
  for (const bad of [undefined, '', 'soon', '-5', '1e9', ' 5'])
    expect(isSigned('secret', bad, sign('secret', String(bad), raw), raw, now)).toBe(false)
})
