import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const limits = { running: 2, waiting: 2, waitMs: 50 }
const createGate = () => {
  let open = () => {}
  const work = new Promise<void>((resolve) => (open = resolve))
  return { work: () => work, open }
}
const refused = { code: 'unavailable', more: { retryAfterMs: 1000 } }

test('a limited number runs, a limited number waits in order, and the next is refused before it has begun', async () => {
  const queue = createQueue()
  const gates = [createGate(), createGate(), createGate(), createGate()]
  const begun: number[] = []
  const calls = gates.map((gate, n) => queue({ ...limits, waitMs: 10_000 }, async () => (begun.push(n), gate.work())))
  expect(begun).toEqual([0, 1])
  await expect(queue(limits, async () => begun.push(9))).rejects.toMatchObject(refused)
  gates[1]?.open()
  await calls[1]
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.open()
  await Promise.all(calls)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a call that waits too long is refused, and one that fails frees its place', async () => {
  const queue = createQueue()
  const gate = createGate()
  const running = [queue(limits, gate.work), queue(limits, gate.work)]
  await expect(queue(limits, async () => 'late')).rejects.toMatchObject(refused)
  gate.open()
  await Promise.all(running)
  await expect(queue({ ...limits, running: 1 }, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  expect(await queue({ ...limits, running: 1 }, async () => 'next')).toBe('next')
})

test('a wait that was too long, noticed by a late timer, counts as too long', async () => {
  let time = 0
  const queue = createQueue(() => time)
  const gate = createGate()
  const first = queue({ ...limits, running: 1 }, gate.work)
  const second = queue({ ...limits, running: 1 }, async () => 'second')
  const third = queue({ ...limits, running: 1, waitMs: 10_000 }, async () => 'third')
  const response = expect(second).rejects.toMatchObject(refused)
  time = 60
  gate.open()
  await first
  await response
  expect(await third).toBe('third')
})
