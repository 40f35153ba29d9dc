import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const limits = { running: 2, waiting: 2, waitMs: 50 }
const gate = () => {
  let open = () => {}
  const work = new Promise<void>((resolve) => (open = resolve))
  return { work: () => work, open }
}
const refused = { code: 'unavailable', more: { retryAfterMs: 1000 } }

test('so many run, so many wait in the order they came, and the next is refused before it has begun', async () => {
  const queue = createQueue()
  const doors = [gate(), gate(), gate(), gate()]
  const begun: number[] = []
  const calls = doors.map((door, n) => queue({ ...limits, waitMs: 10_000 }, async () => (begun.push(n), door.work())))
  expect(begun).toEqual([0, 1])
  await expect(queue(limits, async () => begun.push(9))).rejects.toMatchObject(refused)
  doors[1]?.open()
  await calls[1]
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const door of doors) door.open()
  await Promise.all(calls)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('who waits too long is refused, and a call that fails gives its place on', async () => {
  const queue = createQueue()
  const door = gate()
  const running = [queue(limits, door.work), queue(limits, door.work)]
  await expect(queue(limits, async () => 'late')).rejects.toMatchObject(refused)
  door.open()
  await Promise.all(running)
  await expect(queue({ ...limits, running: 1 }, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  expect(await queue({ ...limits, running: 1 }, async () => 'next')).toBe('next')
})

test('a wait that was too long behind a late timer counts as too long', async () => {
  let time = 0
  const queue = createQueue(() => time)
  const door = gate()
  const first = queue({ ...limits, running: 1 }, door.work)
  const second = queue({ ...limits, running: 1 }, async () => 'second')
  const third = queue({ ...limits, running: 1, waitMs: 10_000 }, async () => 'third')
  const response = expect(second).rejects.toMatchObject(refused)
  time = 60
  door.open()
  await first
  await response
  expect(await third).toBe('third')
})
