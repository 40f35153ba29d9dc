import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { FakeClock } from '../test/clock.ts'
import { away, fakeFetch, ok, silent } from '../test/server.ts'
import { createBrandClient, createSessionStore } from './index.ts'
import { sleep, withDeadline } from './with-deadline.ts'

test('1,000 calls on one signal leave no listener, whatever their result', async () => {
  const { signal } = new AbortController()
  const replies = [ok({ games: [] }), away, ok('nothing with rows')]
  for (const reply of replies) {
    const clock = new FakeClock()
    const sdk = createBrandClient({ fetch: fakeFetch(reply).fetch, clock, session: createSessionStore() })
    const made = await Promise.allSettled(
      Array.from({ length: 334 }, () => clock.until(sdk.games.list({}, { signal }))),
    )
    expect(made.length).toBe(334)
    expect(getEventListeners(signal, 'abort').length).toBe(0)
    expect(clock.pending).toBe(0)
  }
})

test('giving up ends the call at once, aborts the fetch, and leaves nothing', async () => {
  const clock = new FakeClock()
  const { fetch, seen } = fakeFetch(silent)
  const sdk = createBrandClient({ fetch, clock, session: createSessionStore() })
  const aborter = new AbortController()
  const call = sdk.games.list({}, { signal: aborter.signal })
  await clock.advance(100)
  aborter.abort('tired')
  await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'tired', retryable: false })
  expect(seen[0]?.signal?.aborted).toBe(true)
  expect(getEventListeners(aborter.signal, 'abort').length).toBe(0)
  expect(clock.pending).toBe(0)
  await expect(sdk.games.list({}, { signal: aborter.signal })).rejects.toMatchObject({ code: 'aborted' })
  expect(seen.length).toBe(1)
})

test('a wait between repeats can be given up', async () => {
  const clock = new FakeClock()
  const aborter = new AbortController()
  const waiting = sleep(clock, 5000, aborter.signal)
  await clock.advance(100)
  aborter.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
  expect(clock.pending).toBe(0)
})

test('a timeout ends work that ignores its signal', async () => {
  const clock = new FakeClock()
  const work = withDeadline(clock, 50, undefined, () => new Promise(() => undefined))
  await expect(clock.until(work)).rejects.toMatchObject({ code: 'timeout', retryable: true })
})
