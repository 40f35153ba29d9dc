import { GatewayError } from '@brand/sdk'
import { expect, it } from 'vitest'
import { fits, lengthOf, limitOf, usual } from './text-limit.ts'

it('counts as the gateway does: code points, or words, between spaces and where there are none', () => {
  expect(lengthOf(' 😀আ ', 'char')).toBe(2)
  expect(lengthOf('  one two\n three ', 'word')).toBe(3)
  expect(lengthOf('我的存款还没有到账请帮我查一下谢谢', 'word')).toBeGreaterThanOrEqual(5)
  expect([
    fits('', usual),
    fits('   ', usual),
    fits('a', usual),
    fits('a'.repeat(140), usual),
    fits('a'.repeat(141), usual),
  ]).toEqual([false, false, true, true, false])
  expect(fits('two words', { unit: 'word', min: 2, max: 3 })).toBe(true)
})

it('takes the limit from the refusal, and nothing from any other', () => {
  const refusal = (details: object, code = 'text_length') =>
    new GatewayError({ code, details: details as Record<string, unknown> })
  expect(limitOf(refusal({ unit: 'word', min: 2, max: 30 }))).toEqual({ unit: 'word', min: 2, max: 30 })
  for (const wrong of [{}, { unit: 'page', min: 1, max: 2 }, { unit: 'word', min: '1', max: 2 }])
    expect(limitOf(refusal(wrong))).toBeUndefined()
  expect(limitOf(refusal({ unit: 'word', min: 2, max: 30 }, 'rate_limited'))).toBeUndefined()
})
