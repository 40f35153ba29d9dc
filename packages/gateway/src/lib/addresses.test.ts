import { expect, test } from 'vitest'
import { refused, taken } from '../../../../scripts/lib/addresses.ts'
import { addresses } from '../../../ui/src/test/vectors.ts'
import { readAddress, safeAddress, sitePlace, webAddress } from './addresses.ts'

test.each(taken)('%s leads somewhere: %s', (text, kind) => {
  expect(readAddress(text)).toMatchObject({ href: text, kind })
  expect(safeAddress.safeParse(text).success).toBe(kind !== 'app')
})

test.each([...addresses, ...refused])('%j leads nowhere', (text) => {
  expect(readAddress(text)).toBeUndefined()
  for (const schema of [safeAddress, sitePlace, webAddress]) expect(schema.safeParse(text).success).toBe(false)
})

test('allowed hosts restrict it; the host is returned as a browser requests it', () => {
  expect(readAddress('https://t.me/x', { hosts: ['t.me'] })?.host).toBe('t.me')
  expect(readAddress('https://a.house.example/x', { hosts: ['.house.example'] })?.kind).toBe('web')
  for (const text of ['https://t.me.evil.example', 'https://at.me', 'https://evilhouse.example'])
    expect(readAddress(text, { hosts: ['t.me', '.house.example'] })).toBeUndefined()
  expect(readAddress('https://ｔ.ME/x', { hosts: ['t.me'] })?.host).toBe('t.me')
  expect(readAddress('https://tеlegram.example')?.host).toBe('xn--tlegram-7gg.example')
})
