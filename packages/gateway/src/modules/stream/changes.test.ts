import { expect, test } from 'vitest'
import { createChanges } from './changes.ts'

test('knows for half a minute what has happened to whom', () => {
  let now = 100_000
  const changes = createChanges(() => now)
  const quiet = (memberId: string) => changes.quietMs(['balance', 'rewards'], memberId)
  now += 5000
  // What was before the gateway is not known.
  expect(quiet('a')).toBe(5000)
  now += 60_000
  expect(quiet('a')).toBe(30_000)
  changes.note('rewards', 'a')
  now += 2000
  changes.note('missions', 'a')
  changes.sweep()
  expect([quiet('a'), quiet('b')]).toEqual([2000, 30_000])
  changes.note('balance', '')
  now += 1000
  expect([quiet('a'), quiet('b')]).toEqual([1000, 1000])
  now += 40_000
  changes.sweep()
  expect(quiet('a')).toBe(30_000)
  changes.forget()
  now += 10
  expect(quiet('b')).toBe(10)
})
