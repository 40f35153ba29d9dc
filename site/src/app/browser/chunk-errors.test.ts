import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTime, loadTimeoutMs, mayReload } from './chunk-errors.ts'

describe('mayReload', () => {
  it.each([
    [0, 1_000_000, true],
    [1_000_000, 1_000_000, false],
    [1_000_000, 1_030_000, false],
    [1_000_000, 1_030_001, true],
    [2_000_000, 1_000_000, true],
  ])('last %i, now %i → %s', (last, now, may) => {
    expect(mayReload(last, now)).toBe(may)
  })
})

describe('inTime', () => {
  afterEach(() => vi.useRealTimers())

  it('passes the module on', async () => expect(await inTime(async () => 7)).toBe(7))

  it('fails once the script time-out has passed', async () => {
    vi.useFakeTimers()
    const answer = expect(inTime(() => new Promise(() => {}))).rejects.toThrow('120 s')
    await vi.advanceTimersByTimeAsync(loadTimeoutMs)
    await answer
  })
})
