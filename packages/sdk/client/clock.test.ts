import { expect, test, vi } from 'vitest'
import { boundedWait, systemClock } from './clock.ts'

test.each([
  [500, 500],
  [0, 100],
  [-1, 100],
  [2_592_000_000, 2 ** 31 - 1],
  [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
  [Number.NaN, 2 ** 31 - 1],
])('a wait of %d ms from outside is one of %d', (ms, wait) => expect(boundedWait(ms, 100)).toBe(wait))

test('a wait longer than a timer counts does not end at once', async () => {
  const run = vi.fn()
  const cancels = [2 ** 31, 30 * 86_400_000, Number.NaN].map((ms) => systemClock.after(ms, run))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(run).not.toHaveBeenCalled()
  for (const cancel of cancels) cancel()
})
