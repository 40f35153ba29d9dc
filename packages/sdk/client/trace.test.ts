import { expect, test } from 'vitest'
import { away, ok } from '../test/server.ts'
import { setup } from '../test/setup.ts'
import { traces } from './trace.ts'

/** Trace, span and flags of the calls made. */
const tracesOf = (seen: readonly { headers: Headers }[]) =>
  seen.map(({ headers }) => /^00-([\da-f]{32})-([\da-f]{16})-(0[01])$/.exec(headers.get('traceparent') ?? '')?.slice(1))

test('all attempts of a call are spans of one trace, and the next call begins another', async () => {
  const { sdk, clock, seen } = setup([away, away, ok({ games: [] })], { trace: traces(1) })
  await clock.until(sdk.games.list())
  await clock.until(sdk.games.list({ filter: 'HOT' }))
  const sent = tracesOf(seen)
  expect(sent.map((parts) => parts?.[2])).toEqual(['01', '01', '01', '01'])
  expect(new Set(sent.map((parts) => parts?.[0])).size).toBe(2)
  expect(sent[2]?.[0]).toBe(sent[0]?.[0])
  expect(new Set(sent.map((parts) => parts?.[1])).size).toBe(4)
})

test('the share decides which traces are marked as sampled', async () => {
  const { sdk, seen } = setup([ok({ games: [] })], { trace: traces(0) })
  await sdk.games.list()
  expect(tracesOf(seen)[0]?.[2]).toBe('00')
})

test('no call has a trace without the option', async () => {
  const { sdk, seen } = setup([ok({ games: [] })])
  await sdk.games.list()
  expect(seen[0]?.headers.has('traceparent')).toBe(false)
})
