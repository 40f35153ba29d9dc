import { describe, expect, it } from 'vitest'
import { retryAfter, statusNumber, timeLeft, viewOf } from './start-up.ts'

describe('start-up view', () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [false, true, 2],
    [true, true, 1],
  ] as const)('maintenance %s, region %s → %i', (maintenance, regionRestriction, number) => {
    expect(statusNumber({ maintenance, regionRestriction })).toBe(number)
  })

  const open = { maintenance: false, regionRestriction: false }
  it('follows the status before the page', () => {
    expect(viewOf({ status: open, failed: false, served: 'maintenance' })).toBe('normal')
    expect(viewOf({ status: { ...open, regionRestriction: true }, failed: true, served: undefined })).toBe('blocked')
  })

  it('starts as it was served', () => {
    expect(viewOf({ status: undefined, failed: false, served: 'blocked' })).toBe('blocked')
    expect(viewOf({ status: undefined, failed: false, served: 'normal' })).toBe('normal')
    expect(viewOf({ status: undefined, failed: false, served: undefined })).toBe('normal')
  })

  it('is the network page when nothing answers', () =>
    expect(viewOf({ status: undefined, failed: true, served: undefined })).toBe('network'))
  it('keeps the frame that the service worker showed without a network', () =>
    expect(viewOf({ status: undefined, failed: true, served: 'kept' })).toBe('normal'))
})

describe('waiting', () => {
  it('spreads the retries over ten seconds', () => {
    expect(retryAfter(0)).toBe(60_000)
    expect(retryAfter(1)).toBe(70_000)
  })

  it('counts down to zero and stays there', () => {
    expect(timeLeft(3_723_000, 0)).toEqual({ hours: 1, minutes: 2, seconds: 3 })
    expect(timeLeft(1, 0)).toEqual({ hours: 0, minutes: 0, seconds: 1 })
    expect(timeLeft(0, 5000)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
  })
})
