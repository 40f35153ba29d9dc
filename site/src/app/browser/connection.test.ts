import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchConnection, type Connection } from './connection.ts'

let reached: boolean | 'never'
let browser: boolean
let seen: boolean[]
let probes: number
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  ;[reached, browser, seen, probes] = [true, true, [], 0]
  connection = watchConnection({
    probe: (signal) => {
      probes++
      if (reached === 'never')
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))))
      return Promise.resolve(reached)
    },
    browserOnline: () => browser,
    onChange: (online) => seen.push(online),
  })
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const failed = () => connection.watch(Promise.reject(new TypeError('Failed to fetch')))

it('reports at once what the browser reports, and probes the gateway before it reports online', async () => {
  browser = false
  connection.browserChanged()
  expect(seen).toEqual([false])
  browser = true
  reached = false
  connection.browserChanged()
  await pass(100)
  expect(seen).toEqual([false])
  reached = true
  await pass(2000)
  expect(seen).toEqual([false, true])
})

it('one failed call while the gateway answers is no lost connection', async () => {
  failed()
  await pass(5000)
  expect([seen, probes]).toEqual([[], 1])
})

it('reports within two seconds that calls fail and the gateway does not answer, once, and when it answers again', async () => {
  reached = false
  failed()
  failed()
  await pass(500)
  expect([seen, probes]).toEqual([[false], 1])
  await pass(6000)
  expect(seen).toEqual([false])
  reached = true
  await pass(2000)
  expect(seen).toEqual([false, true])
  const before = probes
  await pass(10_000)
  expect(probes).toBe(before)
})

it('reports within four seconds that a call gets no answer at all', async () => {
  reached = 'never'
  connection.watch(new Promise(() => {}))
  await pass(4000)
  expect([seen, probes]).toEqual([[false], 2])
})

it('an answer to any call in the meantime says that the line is there', async () => {
  reached = 'never'
  connection.watch(new Promise(() => {}))
  await pass(1000)
  connection.watch(Promise.resolve(new Response()))
  await pass(6000)
  expect(seen).toEqual([])
})

it('time in which the page itself is busy is not taken for a slow line', async () => {
  connection.watch(new Promise((resolve) => setTimeout(() => resolve(new Response()), 500)))
  // The thread is busy: the clock goes on, no timer runs.
  vi.setSystemTime(Date.now() + 5000)
  await pass(600)
  expect([seen, probes]).toEqual([[], 0])
})

it('a line that is always slow is given more time', async () => {
  for (let n = 0; n < 12; n++) {
    connection.watch(new Promise((resolve) => setTimeout(() => resolve(new Response()), 1500)))
    await pass(1600)
  }
  expect(seen).toEqual([])
  const before = probes
  connection.watch(new Promise((resolve) => setTimeout(() => resolve(new Response()), 2500)))
  await pass(2600)
  expect(probes).toBe(before)
})

it('ignores an aborted call, and one the gateway refused', async () => {
  connection.watch(Promise.reject(new DOMException('gone', 'AbortError')))
  connection.watch(Promise.resolve(new Response(null, { status: 503 })))
  await pass(5000)
  expect([seen, probes]).toEqual([[], 0])
})

it('probes on navigation only when the last answer is old', async () => {
  connection.check(5000)
  expect(probes).toBe(0)
  await pass(6000)
  reached = false
  connection.check(5000)
  await pass(10)
  expect(seen).toEqual([false])
})
