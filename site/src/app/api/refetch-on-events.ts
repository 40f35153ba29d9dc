import type { StreamEvents } from '@brand/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { sdk } from './client.ts'
import { hasEarlyCalls } from './early-calls.ts'
import { refetchChanged, type Changed } from './refetch-changed.ts'

type Events = readonly (keyof StreamEvents)[]

/** What has been so for longer is what a stream begins with. */
const newsMs = 1000
/** An answer may have been read so long before it came. */
const underWayMs = 3000

/**
 * Refetches answers as soon as one of the events arrives, or may have been missed: the stream broke, or told it before
 * the code of the page came.
 */
export function refetchOnEvents(client: QueryClient, events: Events, changed: Changed): () => void {
  const again = () => void refetchChanged(client, changed)
  const told = (name: Events[number]) => sdk.stream.toldAt(name) ?? 0
  const last = Math.max(0, ...events.map(told))
  if (last > 0) void refetchOlder(client, changed, last)
  const hear = (name: Events[number]) => () => {
    const at = told(name)
    if (at > 0 && Date.now() - at > newsMs) void refetchOlder(client, changed, at)
    else again()
  }
  const stops = [...events.map((name) => sdk.stream.subscribe(name, hear(name))), sdk.stream.onResume(again)]
  return () => stops.forEach((stop) => stop())
}

/** Refetches answers that were asked for before a moment. */
async function refetchOlder(client: QueryClient, changed: Changed, moment: number): Promise<void> {
  const at = moment + underWayMs
  // Those were asked for as the page began.
  const early = hasEarlyCalls() && at > performance.timeOrigin
  // What the page asks as it is drawn is under way by then.
  await Promise.resolve()
  const older = client
    .getQueryCache()
    .findAll(changed)
    .filter(({ state: { data, dataUpdatedAt, fetchStatus } }) =>
      data === undefined ? early && fetchStatus === 'fetching' : fetchStatus === 'idle' && dataUpdatedAt < at,
    )
  await Promise.allSettled(older.flatMap(({ promise }) => promise ?? []))
  await client.invalidateQueries({ predicate: (query) => older.includes(query) })
}
