import { expect, test } from 'vitest'
import { addressKey, allow, memoryLimiter, within } from './rate-limit.ts'

function clockAt(start: number) {
  let now = start
  return { now: () => new Date(now), forward: (ms: number) => void (now += ms) }
}

test('allows exactly the burst at once, then one per gap', () => {
  const clock = clockAt(1_000_000)
  const limiter = memoryLimiter(clock)
  const rate = { perSecond: 2, burst: 5 }
  const taken = () => Array.from({ length: 50 }, () => limiter.take('k', rate)).filter((wait) => wait === 0).length
  expect(taken()).toBe(5)
  clock.forward(499)
  expect(taken()).toBe(0)
  clock.forward(1)
  expect(taken()).toBe(1)
  clock.forward(60_000)
  expect(taken()).toBe(5)
})

test('a refusal costs nothing and states how long to wait', () => {
  const clock = clockAt(0)
  const limiter = memoryLimiter(clock)
  const rate = { perSecond: 1, burst: 1 }
  expect(limiter.take('k', rate)).toBe(0)
  for (let i = 0; i < 10; i++) expect(limiter.take('k', rate)).toBe(1000)
  clock.forward(400)
  expect(limiter.take('k', rate)).toBe(600)
  clock.forward(600)
  expect(limiter.take('k', rate)).toBe(0)
})

test('after a clock is put back nobody waits longer than the limit asks for', () => {
  const clock = clockAt(10_000_000)
  const limiter = memoryLimiter(clock)
  const rate = { perSecond: 1, burst: 2 }
  const taken = () => Array.from({ length: 5 }, () => limiter.take('k', rate))
  expect(taken()).toEqual([0, 0, 1000, 1000, 1000])
  clock.forward(-3_600_000)
  expect(taken()).toEqual([0, 0, 1000, 1000, 1000])
  clock.forward(1000)
  expect(taken()[0]).toBe(0)
})

test('what the work refuses is given back, what it accepts counts', async () => {
  const clock = clockAt(0)
  const rate = { perSecond: 1, burst: 2 }
  const limiter = memoryLimiter(clock)
  const run = (work: () => Promise<string>) => within(limiter, 'given', rate, 'rate_limited', work)
  const refused = async () => Promise.reject(new Error('too short'))
  for (let i = 0; i < 20; i++) await expect(run(refused)).rejects.toThrow('too short')
  for (let i = 0; i < 2; i++) expect(await run(async () => 'done')).toBe('done')
  await expect(run(async () => 'done')).rejects.toThrow(expect.objectContaining({ code: 'rate_limited' }))
  clock.forward(1000)
  await expect(run(refused)).rejects.toThrow('too short')
  expect(await run(async () => 'done')).toBe('done')
})

test('keys are independent, and old ones are dropped', () => {
  const clock = clockAt(0)
  const limiter = memoryLimiter(clock, 100)
  const rate = { perSecond: 1, burst: 1 }
  for (let i = 0; i <= 100; i++) expect(limiter.take(`k${i}`, rate)).toBe(0)
  clock.forward(5000)
  for (let i = 0; i <= 300; i++) void limiter.take(`n${i}`, rate)
  expect(limiter.size()).toBe(301)
})

test('refuses with the requested code', async () => {
  const limiter = memoryLimiter(clockAt(0))
  const rate = { perSecond: 1, burst: 1 }
  await allow(limiter, 'k', rate, 'throttled')
  await expect(allow(limiter, 'k', rate, 'throttled')).rejects.toThrow(
    expect.objectContaining({ code: 'throttled', more: { retryAfterMs: 1000 } }),
  )
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff:0:0:9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key))
