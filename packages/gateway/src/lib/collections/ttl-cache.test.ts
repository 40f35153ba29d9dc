import { expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { createTtlCache } from './ttl-cache.ts'

test('an answer is made once in its time, for all parallel requests, and frozen', async () => {
  const clock = testClock()
  const cache = createTtlCache(clock)
  let made = 0
  const read = () => cache.get('winners', 2000, async () => ({ made: ++made }))
  const answers = await Promise.all([read(), read(), read()])
  expect(new Set(answers).size).toBe(1)
  expect(Object.isFrozen(answers[0])).toBe(true)
  clock.forward(1900)
  expect(await read()).toEqual({ made: 1 })
  clock.forward(200)
  expect(await read()).toEqual({ made: 2 })
})

test('a failure is not kept, and another key has its own answer', async () => {
  const cache = createTtlCache(testClock())
  await expect(cache.get('a', 2000, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.get('a', 2000, async () => ({ of: 'a' }))).toEqual({ of: 'a' })
  expect(await cache.get('b', 2000, async () => ({ of: 'b' }))).toEqual({ of: 'b' })
})

test('a clock that is put back keeps no answer longer', async () => {
  const clock = testClock()
  const cache = createTtlCache(clock)
  let made = 0
  const read = () => cache.get('winners', 2000, async () => ({ made: ++made }))
  await read()
  clock.forward(-3_600_000)
  expect(await read()).toEqual({ made: 2 })
  clock.forward(1900)
  expect(await read()).toEqual({ made: 2 })
  clock.forward(200)
  expect(await read()).toEqual({ made: 3 })
})
