import { expect } from 'vitest'
import type { Db } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { createDayJob } from '../settlements/days.ts'
import { waitingIn } from '../settlements/testing.ts'
import { createTeamJob } from '../team/days.ts'

const never = new AbortController().signal

/**
 * Counts the days of play and of money, which a month of revenue share is made of, until none waits: a transaction of
 * any database of the server can hold back what is read.
 */
export function dayCounters(db: Db, settings: () => Settings) {
  const timeZone = () => settings().site.timeZone
  const play = createDayJob({ db, timeZone, log: { warn: () => {} } })
  const money = createTeamJob({ db, timeZone })
  const until = (consumer: string, journal: 'settlement' | 'posting', run: () => Promise<unknown>) =>
    expect.poll(async () => (await run(), waitingIn(db, consumer, journal)), { timeout: 30_000 }).toBe(0)
  return {
    countPlay: () => until('days', 'settlement', () => play(never, 1)),
    countMoney: () => until('money-days', 'posting', () => money(never, 1)),
  }
}
