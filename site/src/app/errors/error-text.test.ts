import { GatewayError } from '@brand/sdk'
import { describe, expect, it } from 'vitest'
import { errors } from '../../../../packages/sdk/contract/errors.ts'
import bn from '../../../../locales/bn/site/err.json'
import en from '../../../../locales/en/site/err.json'
import { errorKeys, errorMessage } from './error-text.ts'

describe('texts of refusals', () => {
  const codes = Object.keys(errors).sort()

  it('has exactly one for every code of the contract, in both languages', () => {
    expect(Object.keys(errorKeys).sort()).toEqual(codes)
    for (const words of [en, bn] as Record<string, string>[]) {
      // Some have a form for each number.
      const keys = Object.keys(words).map((key) => key.replace(/_(?:one|other)$/, ''))
      expect([...new Set(keys)].sort()).toEqual(codes)
      expect(Object.values(words).every((text) => text.trim().length > 3)).toBe(true)
    }
  })

  it('maps a code of a newer gateway, and any other failure, to unknown', () => {
    expect(errorMessage(new GatewayError({ code: 'from_the_future' })).key).toBe('unknown')
    expect(errorMessage(new GatewayError({ code: 'constructor' })).key).toBe('unknown')
    expect(errorMessage(new TypeError('x')).key).toBe('unknown')
  })

  it('returns how long a lock lasts, in whole minutes and hours', () => {
    expect(errorMessage(new GatewayError({ code: 'locked', retryAfterMs: 61_000 }))).toEqual({
      key: 'locked',
      values: { minutes: 2, hours: 1, count: 2 },
    })
    expect(errorMessage(new GatewayError({ code: 'locked' })).values).toEqual({ minutes: 5, count: 5 })
  })
})
