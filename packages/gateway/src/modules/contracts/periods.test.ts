import { expect, test } from 'vitest'
import { type Span, periodAt, slotMs } from './periods.ts'

/** The hours of a zone from one moment to another. */
function hours(timeZone: string, from: string, to: string): Span[] {
  const spans: Span[] = []
  for (let at = Date.parse(from); at < Date.parse(to); at += slotMs) {
    const span = periodAt('HOUR', new Date(at), timeZone)
    expect(span.from.getTime() <= at && at < span.to.getTime(), new Date(at).toISOString()).toBe(true)
    if (span.from.getTime() !== spans.at(-1)?.from.getTime()) spans.push(span)
  }
  return spans
}

test.each([
  // Back by half an hour, on by half an hour, back by an hour at a quarter to four, and a zone that keeps its clocks.
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z', '2026-04-04T18:00:00Z', [60, 60, 60, 30, 60, 60, 60]],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-03T18:00:00Z', [60, 60, 30, 60, 60]],
  ['Pacific/Chatham', '2026-04-04T12:15:00Z', '2026-04-04T16:15:00Z', [60, 60, 60, 60]],
  ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z', [60, 60, 60, 60]],
  ['Asia/Kathmandu', '2026-10-24T23:15:00Z', '2026-10-25T02:15:00Z', [60, 60, 60]],
])('each hour of %s begins where the one before ends, also when clocks change', (zone, from, to, minutes) => {
  const spans = hours(zone, from, to)
  expect(spans.map((span) => (span.to.getTime() - span.from.getTime()) / 60_000)).toEqual(minutes)
  for (const [at, span] of spans.entries()) if (at > 0) expect(span.from).toEqual(spans[at - 1]?.to)
})
